## Cărțile pe nume și ce cuprinde pachetul.

# Formele fiecărui nume: mai multe („treiari roșii”), one cu articol nehotărât („un treiar roșu”), name fără articol („treiar roșu”),
# def mai multe, cu articol hotărât („treiarii roșii”). Rangurile au și the („treiarul”) și culorile acordate: red, black, blacks.

card-any = cărți
    .one = o carte
    .name = carte
    .def = cărțile
card-wild = cărți universale
    .one = o carte universală
    .name = carte universală
    .def = cărțile universale
card-natural = cărți naturale
    .one = o carte naturală
    .name = carte naturală
    .def = cărțile naturale
card-bonus = cărți bonus
    .one = o carte bonus
    .name = carte bonus
    .def = cărțile bonus
card-blocking = cărți de blocare
    .one = o carte de blocare
    .name = carte de blocare
    .def = cărțile de blocare
card-joker = jokeri
    .one = un joker
    .name = joker
    .def = jokerii

rank-A = ași
    .one = un as
    .name = as
    .def = așii
    .the = asul
    .red = roșu
    .black = negru
    .blacks = negri
rank-K = regi
    .one = un rege
    .name = rege
    .def = regii
    .the = regele
    .red = roșu
    .black = negru
    .blacks = negri
rank-Q = dame
    .one = o damă
    .name = damă
    .def = damele
    .the = dama
    .red = roșie
    .black = neagră
    .blacks = negre
rank-J = valeți
    .one = un valet
    .name = valet
    .def = valeții
    .the = valetul
    .red = roșu
    .black = negru
    .blacks = negri
rank-10 = decari
    .one = un decar
    .name = decar
    .def = decarii
    .the = decarul
    .red = roșu
    .black = negru
    .blacks = negri
rank-9 = nouari
    .one = un nouar
    .name = nouar
    .def = nouarii
    .the = nouarul
    .red = roșu
    .black = negru
    .blacks = negri
rank-8 = optari
    .one = un optar
    .name = optar
    .def = optarii
    .the = optarul
    .red = roșu
    .black = negru
    .blacks = negri
rank-7 = șeptari
    .one = un șeptar
    .name = șeptar
    .def = șeptarii
    .the = șeptarul
    .red = roșu
    .black = negru
    .blacks = negri
rank-6 = șesari
    .one = un șesar
    .name = șesar
    .def = șesarii
    .the = șesarul
    .red = roșu
    .black = negru
    .blacks = negri
rank-5 = cincari
    .one = un cincar
    .name = cincar
    .def = cincarii
    .the = cincarul
    .red = roșu
    .black = negru
    .blacks = negri
rank-4 = pătrari
    .one = un pătrar
    .name = pătrar
    .def = pătrarii
    .the = pătrarul
    .red = roșu
    .black = negru
    .blacks = negri
rank-3 = treiari
    .one = un treiar
    .name = treiar
    .def = treiarii
    .the = treiarul
    .red = roșu
    .black = negru
    .blacks = negri
rank-2 = doiari
    .one = un doiar
    .name = doiar
    .def = doiarii
    .the = doiarul
    .red = roșu
    .black = negru
    .blacks = negri
rank-other = cărți de rang { $name }
    .one = o carte de rang { $name }
    .name = carte de rang { $name }
    .def = cărțile de rang { $name }
    .the = cartea de rang { $name }
    .red = roșie
    .black = neagră
    .blacks = negre

suit-S = pică
suit-H = cupă
suit-D = caro
suit-C = treflă
suit-other = { $name }

extra-CALIENTE = cărți Caliente
    .one = o carte Caliente
    .name = carte Caliente
    .def = cărțile Caliente
extra-other = cărți „{ $name }”
    .one = o carte „{ $name }”
    .name = carte „{ $name }”
    .def = cărțile „{ $name }”

card-range = cărți de la { $low-name } la { $high-name }
    .one = o carte de la { $low-name } la { $high-name }
    .name = carte de la { $low-name } la { $high-name }
    .def = cărțile de la { $low-name } la { $high-name }
    .red = roșie
    .black = neagră
    .blacks = negre
card-by-colour =
    { $colour ->
        [red] { $cards } roșii
       *[black] { $cards } { $cards-blacks }
    }
    .one =
        { $colour ->
            [red] { $cards-one } { $cards-red }
           *[black] { $cards-one } { $cards-black }
        }
    .name =
        { $colour ->
            [red] { $cards-name } { $cards-red }
           *[black] { $cards-name } { $cards-black }
        }
    .def =
        { $colour ->
            [red] { $cards-def } roșii
           *[black] { $cards-def } { $cards-blacks }
        }
card-of-colour =
    { $colour ->
        [red] cărți roșii
       *[black] cărți negre
    }
    .one =
        { $colour ->
            [red] o carte roșie
           *[black] o carte neagră
        }
    .name =
        { $colour ->
            [red] carte roșie
           *[black] carte neagră
        }
    .def =
        { $colour ->
            [red] cărțile roșii
           *[black] cărțile negre
        }
card-by-suit = { $cards } de { $suit }
    .one = { $cards-one } de { $suit }
    .name = { $cards-name } de { $suit }
    .def = { $cards-def } de { $suit }
card-of-suit = cărți de { $suit }
    .one = o carte de { $suit }
    .name = carte de { $suit }
    .def = cărțile de { $suit }

cards-none = cărți
    .one = nicio carte
    .name = carte
    .def = nicio carte
cards-more = { $first }, { $second }
    .one = { $first-one }, { $second-one }
    .name = { $first-name }, { $second-name }
    .def = { $first-def }, { $second-def }
cards-last = { $first } și { $second }
    .one = { $first-one } sau { $second-one }
    .name = { $first-name } sau { $second-name }
    .def = { $first-def } și { $second-def }

# Cărțile una câte una, așa cum le aude un jucător.
face = { $rank-the } de { $suit }
face-joker = un joker
face-extra = cartea „{ $name }”
faces-none = nimic
faces-more = { $first }, { $second }
faces-last = { $first } și { $second }

cards-decks = Se joacă cu { count-decks }; toate cărțile se amestecă împreună.
    .per-player = Se joacă cu câte { count-decks } de fiecare jucător; toate cărțile se amestecă împreună.
    .formula = Pachetele se amestecă împreună; numărul lor: { $quantity }.
    .table = Pachetele se amestecă împreună; numărul lor depinde de { $quantity }:
cards-jokers =
    { $count ->
        [0] Nu se folosesc jokeri.
       *[other] La ele se adaugă în total { count-jokers }.
    }
    .per-player = La ele se adaugă câte { count-jokers } de fiecare jucător.
    .formula = Numărul jokerilor adăugați: { $quantity }.
    .table = Numărul jokerilor adăugați depinde de { $quantity }:
cards-total = În total: { count-cards }.
cards-deck =
    { $count ->
        [one] Un pachet are { $count } carte, în culorile { $suits }. De la mic la mare, rangurile sunt: { $ranks-name }.
        [few] Un pachet are { $count } cărți, în culorile { $suits }. De la mic la mare, rangurile sunt: { $ranks-name }.
       *[other] Un pachet are { $count } de cărți, în culorile { $suits }. De la mic la mare, rangurile sunt: { $ranks-name }.
    }
cards-without = Din fiecare pachet se scot { $cards-def }.
cards-suits =
    { $colour ->
        [red] Culorile roșii: { $suits }.
       *[black] Culorile negre: { $suits }.
    }
cards-extras = Se adaugă și { $cards }.
counted-extra =
    { $count ->
        [one] { $count } { $cards-name }
        [few] { $count } { $cards }
       *[other] { $count } de { $cards }
    }
cards-values = Fiecare carte are o valoare în puncte:
cards-value = Valoarea pentru { $cards } depinde de { $quantity }:
cards-wild = { $cards-def } sunt cărți universale: într-o formație pot ține locul altor cărți.
cards-no-wild = Nu există cărți universale.
cards-bonus = { $cards-def } sunt cărți bonus: nu intră niciodată într-o formație.
cards-blocking = { $cards-def } sunt cărți de blocare: deasupra teancului, pot împiedica luarea lui.
cards-natural = Toate celelalte sunt cărți naturale: nu țin decât locul lor.
