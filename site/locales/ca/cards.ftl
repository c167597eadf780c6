## Les cartes pel seu nom, i què hi ha a la baralla.

# Cada nom té aquestes formes: diverses («tresos vermells»), one amb article («un tres vermell»), name sense («tres vermell»),
# of amb la preposició («de tresos vermells», «d’asos») i all amb l’article determinat («els tresos vermells»).
# Els rangs tenen, a més, la carta concreta (the), l’origen i el final d’un interval (from, to) i l’adjectiu de color que hi concorda.

card-any = cartes
    .one = una carta
    .name = carta
    .of = de cartes
    .all = les cartes
card-wild = comodins
    .one = un comodí
    .name = comodí
    .of = de comodins
    .all = els comodins
card-natural = cartes naturals
    .one = una carta natural
    .name = carta natural
    .of = de cartes naturals
    .all = les cartes naturals
card-bonus = cartes de bonificació
    .one = una carta de bonificació
    .name = carta de bonificació
    .of = de cartes de bonificació
    .all = les cartes de bonificació
card-blocking = cartes de bloqueig
    .one = una carta de bloqueig
    .name = carta de bloqueig
    .of = de cartes de bloqueig
    .all = les cartes de bloqueig
card-joker = jòquers
    .one = un jòquer
    .name = jòquer
    .of = de jòquers
    .all = els jòquers

rank-A = asos
    .one = un as
    .name = as
    .of = d’asos
    .all = els asos
    .the = l’as
    .from = de l’as
    .to = a l’as
    .red = vermell
    .reds = vermells
    .black = negre
rank-K = reis
    .one = un rei
    .name = rei
    .of = de reis
    .all = els reis
    .the = el rei
    .from = del rei
    .to = al rei
    .red = vermell
    .reds = vermells
    .black = negre
rank-Q = dames
    .one = una dama
    .name = dama
    .of = de dames
    .all = les dames
    .the = la dama
    .from = de la dama
    .to = a la dama
    .red = vermella
    .reds = vermelles
    .black = negra
rank-J = valets
    .one = un valet
    .name = valet
    .of = de valets
    .all = els valets
    .the = el valet
    .from = del valet
    .to = al valet
    .red = vermell
    .reds = vermells
    .black = negre
rank-10 = deus
    .one = un deu
    .name = deu
    .of = de deus
    .all = els deus
    .the = el deu
    .from = del deu
    .to = al deu
    .red = vermell
    .reds = vermells
    .black = negre
rank-9 = nous
    .one = un nou
    .name = nou
    .of = de nous
    .all = els nous
    .the = el nou
    .from = del nou
    .to = al nou
    .red = vermell
    .reds = vermells
    .black = negre
rank-8 = vuits
    .one = un vuit
    .name = vuit
    .of = de vuits
    .all = els vuits
    .the = el vuit
    .from = del vuit
    .to = al vuit
    .red = vermell
    .reds = vermells
    .black = negre
rank-7 = sets
    .one = un set
    .name = set
    .of = de sets
    .all = els sets
    .the = el set
    .from = del set
    .to = al set
    .red = vermell
    .reds = vermells
    .black = negre
rank-6 = sisos
    .one = un sis
    .name = sis
    .of = de sisos
    .all = els sisos
    .the = el sis
    .from = del sis
    .to = al sis
    .red = vermell
    .reds = vermells
    .black = negre
rank-5 = cincs
    .one = un cinc
    .name = cinc
    .of = de cincs
    .all = els cincs
    .the = el cinc
    .from = del cinc
    .to = al cinc
    .red = vermell
    .reds = vermells
    .black = negre
rank-4 = quatres
    .one = un quatre
    .name = quatre
    .of = de quatres
    .all = els quatres
    .the = el quatre
    .from = del quatre
    .to = al quatre
    .red = vermell
    .reds = vermells
    .black = negre
rank-3 = tresos
    .one = un tres
    .name = tres
    .of = de tresos
    .all = els tresos
    .the = el tres
    .from = del tres
    .to = al tres
    .red = vermell
    .reds = vermells
    .black = negre
rank-2 = dosos
    .one = un dos
    .name = dos
    .of = de dosos
    .all = els dosos
    .the = el dos
    .from = del dos
    .to = al dos
    .red = vermell
    .reds = vermells
    .black = negre
rank-other = cartes del rang { $name }
    .one = una carta del rang { $name }
    .name = carta del rang { $name }
    .of = de cartes del rang { $name }
    .all = les cartes del rang { $name }
    .the = la carta { $name }
    .from = del rang { $name }
    .to = al rang { $name }
    .red = vermella
    .reds = vermelles
    .black = negra

suit-S = piques
suit-H = cors
suit-D = diamants
suit-C = trèvols
suit-other = { $name }

extra-CALIENTE = cartes Caliente
    .one = una carta Caliente
    .name = carta Caliente
    .of = de cartes Caliente
    .all = les cartes Caliente
extra-other = cartes «{ $name }»
    .one = una carta «{ $name }»
    .name = carta «{ $name }»
    .of = de cartes «{ $name }»
    .all = les cartes «{ $name }»

card-range = cartes { $low-from } { $high-to }
    .one = una carta { $low-from } { $high-to }
    .name = carta { $low-from } { $high-to }
    .of = de cartes { $low-from } { $high-to }
    .all = les cartes { $low-from } { $high-to }
    .red = vermella
    .reds = vermelles
    .black = negra
card-by-colour =
    { $colour ->
        [red] { $cards } { $cards-reds }
       *[black] { $cards } negres
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
    .of =
        { $colour ->
            [red] { $cards-of } { $cards-reds }
           *[black] { $cards-of } negres
        }
    .all =
        { $colour ->
            [red] { $cards-all } { $cards-reds }
           *[black] { $cards-all } negres
        }
card-of-colour =
    { $colour ->
        [red] cartes vermelles
       *[black] cartes negres
    }
    .one =
        { $colour ->
            [red] una carta vermella
           *[black] una carta negra
        }
    .name =
        { $colour ->
            [red] carta vermella
           *[black] carta negra
        }
    .of =
        { $colour ->
            [red] de cartes vermelles
           *[black] de cartes negres
        }
    .all =
        { $colour ->
            [red] les cartes vermelles
           *[black] les cartes negres
        }
card-by-suit = { $cards } de { $suit }
    .one = { $cards-one } de { $suit }
    .name = { $cards-name } de { $suit }
    .of = { $cards-of } de { $suit }
    .all = { $cards-all } de { $suit }
card-of-suit = cartes de { $suit }
    .one = una carta de { $suit }
    .name = carta de { $suit }
    .of = de cartes de { $suit }
    .all = les cartes de { $suit }

cards-none = cartes
    .one = cap carta
    .name = carta
    .of = de cartes
    .all = cap carta
cards-more = { $first }, { $second }
    .one = { $first-one }, { $second-one }
    .name = { $first-name }, { $second-name }
    .of = { $first-of }, { $second-of }
    .all = { $first-all }, { $second-all }
cards-last = { $first } i { $second }
    .one = { $first-one } o { $second-one }
    .name = { $first-name } o { $second-name }
    .of = { $first-of } i { $second-of }
    .all = { $first-all } i { $second-all }

# Cartes concretes, tal com s’anomenen en un missatge a un jugador.
face = { $rank-the } de { $suit }
face-joker = un jòquer
face-extra = la carta «{ $name }»
faces-none = cap
faces-more = { $first }, { $second }
faces-last = { $first } i { $second }

cards-decks = Es juga amb { count-decks }, tot barrejat.
    .per-player = Es juga amb { count-decks } per jugador, tot barrejat.
    .formula = El nombre de baralles que es barregen és { $quantity }.
    .table = El nombre de baralles que es barregen varia segons { $quantity }:
cards-jokers =
    { $count ->
        [0] No hi ha jòquers.
       *[other] S’hi afegeixen { count-jokers } en total.
    }
    .per-player = S’hi afegeixen { count-jokers } per jugador.
    .formula = El nombre de jòquers és { $quantity }.
    .table = El nombre de jòquers varia segons { $quantity }:
cards-total = En total són { count-cards }.
cards-deck = Una baralla té { $count } cartes de { $suits }. De baix a dalt, els rangs són: { $ranks-name }.
cards-without = De cada baralla es treuen { $cards-all }.
cards-suits =
    { $colour ->
        [red] Els colls vermells són { $suits }.
       *[black] Els colls negres són { $suits }.
    }
cards-extras = També hi ha { $cards }.
counted-extra =
    { $count ->
        [one] { $count } { $cards-name }
        [many] { $count } { $cards-of }
       *[other] { $count } { $cards }
    }
cards-values = Cada carta té un valor en punts:
cards-value = El valor { $cards-of } varia segons { $quantity }:
cards-wild = { $cards-all } són comodins: en una combinació poden fer el paper d’altres cartes.
cards-no-wild = No hi ha comodins.
cards-bonus = { $cards-all } són cartes de bonificació: mai no formen part d’una combinació.
cards-blocking = { $cards-all } són cartes de bloqueig: damunt de la pila poden impedir que s’agafi.
cards-natural = Totes les altres cartes són naturals: només es representen a si mateixes.
