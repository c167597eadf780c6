## Kaartide nimed ja mis pakis on.

# Igal nimel on kuus vormi: mitmus („punased kolmed“), name nimetav („punane kolm“), gen omastav („punase kolme“),
# part osastav („punast kolme“), parts mitmuse osastav („punaseid kolmi“), gens mitmuse omastav („punaste kolmede“).

card-any = kaardid
    .name = kaart
    .gen = kaardi
    .part = kaarti
    .parts = kaarte
    .gens = kaartide
card-wild = asenduskaardid
    .name = asenduskaart
    .gen = asenduskaardi
    .part = asenduskaarti
    .parts = asenduskaarte
    .gens = asenduskaartide
card-natural = loomulikud kaardid
    .name = loomulik kaart
    .gen = loomuliku kaardi
    .part = loomulikku kaarti
    .parts = loomulikke kaarte
    .gens = loomulike kaartide
card-bonus = boonuskaardid
    .name = boonuskaart
    .gen = boonuskaardi
    .part = boonuskaarti
    .parts = boonuskaarte
    .gens = boonuskaartide
card-blocking = tõkkekaardid
    .name = tõkkekaart
    .gen = tõkkekaardi
    .part = tõkkekaarti
    .parts = tõkkekaarte
    .gens = tõkkekaartide
card-joker = jokkerid
    .name = jokker
    .gen = jokkeri
    .part = jokkerit
    .parts = jokkereid
    .gens = jokkerite

rank-A = ässad
    .name = äss
    .gen = ässa
    .part = ässa
    .parts = ässi
    .gens = ässade
rank-K = kuningad
    .name = kuningas
    .gen = kuninga
    .part = kuningat
    .parts = kuningaid
    .gens = kuningate
rank-Q = emandad
    .name = emand
    .gen = emanda
    .part = emandat
    .parts = emandaid
    .gens = emandate
rank-J = soldatid
    .name = soldat
    .gen = soldati
    .part = soldatit
    .parts = soldateid
    .gens = soldatite
rank-10 = kümned
    .name = kümme
    .gen = kümne
    .part = kümmet
    .parts = kümneid
    .gens = kümnete
rank-9 = üheksad
    .name = üheksa
    .gen = üheksa
    .part = üheksat
    .parts = üheksaid
    .gens = üheksate
rank-8 = kaheksad
    .name = kaheksa
    .gen = kaheksa
    .part = kaheksat
    .parts = kaheksaid
    .gens = kaheksate
rank-7 = seitsmed
    .name = seitse
    .gen = seitsme
    .part = seitset
    .parts = seitsmeid
    .gens = seitsmete
rank-6 = kuued
    .name = kuus
    .gen = kuue
    .part = kuut
    .parts = kuusi
    .gens = kuute
rank-5 = viied
    .name = viis
    .gen = viie
    .part = viit
    .parts = viisi
    .gens = viite
rank-4 = neljad
    .name = neli
    .gen = nelja
    .part = nelja
    .parts = neljasid
    .gens = neljade
rank-3 = kolmed
    .name = kolm
    .gen = kolme
    .part = kolme
    .parts = kolmi
    .gens = kolmede
rank-2 = kahed
    .name = kaks
    .gen = kahe
    .part = kahte
    .parts = kahtesid
    .gens = kahtede
rank-other = väärtusega { $name } kaardid
    .name = väärtusega { $name } kaart
    .gen = väärtusega { $name } kaardi
    .part = väärtusega { $name } kaarti
    .parts = väärtusega { $name } kaarte
    .gens = väärtusega { $name } kaartide

suit-S = pada
suit-H = ärtu
suit-D = ruutu
suit-C = risti
suit-other = { $name }

extra-CALIENTE = Caliente kaardid
    .name = Caliente kaart
    .gen = Caliente kaardi
    .part = Caliente kaarti
    .parts = Caliente kaarte
    .gens = Caliente kaartide
extra-other = „{ $name }“-kaardid
    .name = „{ $name }“-kaart
    .gen = „{ $name }“-kaardi
    .part = „{ $name }“-kaarti
    .parts = „{ $name }“-kaarte
    .gens = „{ $name }“-kaartide

colour =
    { $colour ->
        [red] punased
       *[black] mustad
    }
    .name =
        { $colour ->
            [red] punane
           *[black] must
        }
    .gen =
        { $colour ->
            [red] punase
           *[black] musta
        }
    .part =
        { $colour ->
            [red] punast
           *[black] musta
        }
    .parts =
        { $colour ->
            [red] punaseid
           *[black] musti
        }
    .gens =
        { $colour ->
            [red] punaste
           *[black] mustade
        }
card-range = kaardid { $low-gen }st { $high-gen }ni
    .name = kaart { $low-gen }st { $high-gen }ni
    .gen = kaardi { $low-gen }st { $high-gen }ni
    .part = kaarti { $low-gen }st { $high-gen }ni
    .parts = kaarte { $low-gen }st { $high-gen }ni
    .gens = kaartide { $low-gen }st { $high-gen }ni
card-by-colour = { colour } { $cards }
    .name = { colour.name } { $cards-name }
    .gen = { colour.gen } { $cards-gen }
    .part = { colour.part } { $cards-part }
    .parts = { colour.parts } { $cards-parts }
    .gens = { colour.gens } { $cards-gens }
card-of-colour = { colour } kaardid
    .name = { colour.name } kaart
    .gen = { colour.gen } kaardi
    .part = { colour.part } kaarti
    .parts = { colour.parts } kaarte
    .gens = { colour.gens } kaartide
card-by-suit = { $suit } { $cards }
    .name = { $suit } { $cards-name }
    .gen = { $suit } { $cards-gen }
    .part = { $suit } { $cards-part }
    .parts = { $suit } { $cards-parts }
    .gens = { $suit } { $cards-gens }
card-of-suit = { $suit }kaardid
    .name = { $suit }kaart
    .gen = { $suit }kaardi
    .part = { $suit }kaarti
    .parts = { $suit }kaarte
    .gens = { $suit }kaartide

cards-none = mitte ühtegi kaarti
    .name = mitte ükski kaart
    .gen = kaardi
    .part = kaarti
    .parts = kaarte
    .gens = kaartide
cards-more = { $first }, { $second }
    .name = { $first-name }, { $second-name }
    .gen = { $first-gen }, { $second-gen }
    .part = { $first-part }, { $second-part }
    .parts = { $first-parts }, { $second-parts }
    .gens = { $first-gens }, { $second-gens }
cards-last = { $first } ja { $second }
    .name = { $first-name } või { $second-name }
    .gen = { $first-gen } või { $second-gen }
    .part = { $first-part } või { $second-part }
    .parts = { $first-parts } ja { $second-parts }
    .gens = { $first-gens } ja { $second-gens }

# Üksikud kaardid, nagu neid mängijale nimetatakse.
face = { $suit } { $rank-name }
    .gen = { $suit } { $rank-gen }
    .part = { $suit } { $rank-part }
face-joker = jokker
    .gen = jokkeri
    .part = jokkerit
face-extra = kaart „{ $name }“
    .gen = kaardi „{ $name }“
    .part = kaarti „{ $name }“
faces-none = mitte midagi
    .gen = mitte midagi
    .part = mitte midagi
faces-more = { $first }, { $second }
    .gen = { $first-gen }, { $second-gen }
    .part = { $first-part }, { $second-part }
faces-last = { $first } ja { $second }
    .gen = { $first-gen } ja { $second-gen }
    .part = { $first-part } ja { $second-part }

cards-decks =
    { $count ->
        [one] Mängitakse { $count } kaardipakiga.
       *[other] Mängitakse { $count } kaardipakiga, mis segatakse kokku.
    }
    .per-player = Iga mängija kohta on { count-decks }; kõik pakid segatakse kokku.
    .formula = Kokkusegatavate kaardipakkide arv: { $quantity }.
    .table = Kokkusegatavate kaardipakkide arvu määrab { $quantity }:
cards-jokers =
    { $count ->
        [0] Jokkereid ei ole.
        [one] Nendega koos on mängus kokku { $count } jokker.
       *[other] Nendega koos on mängus kokku { $count } jokkerit.
    }
    .per-player = Nendega koos on mängus { count-jokers } iga mängija kohta.
    .formula = Jokkerite arv: { $quantity }.
    .table = Jokkerite arvu määrab { $quantity }:
cards-total = Kokku teeb see { count-cards }.
cards-deck =
    { $count ->
        [one] Pakis on { $count } kaart; mastid on { $suits }. Väärtused madalast kõrgeni on { $ranks-name }.
       *[other] Pakis on { $count } kaarti; mastid on { $suits }. Väärtused madalast kõrgeni on { $ranks-name }.
    }
cards-without = Igast pakist võetakse välja { $cards }.
cards-suits =
    { $colour ->
        [red] { $suits } on punased.
       *[black] { $suits } on mustad.
    }
cards-extras = Lisaks on mängus { $cards }.
counted-extra =
    { $count ->
        [one] { $count } { $cards-name }
       *[other] { $count } { $cards-part }
    }
cards-values = Igal kaardil on punktiväärtus:
cards-value = { $cards-gens } punktiväärtuse määrab { $quantity }:
cards-wild = { $cards } on asenduskaardid: kombinatsioonis võivad nad asendada teisi kaarte.
cards-no-wild = Asenduskaarte ei ole.
cards-bonus = { $cards } on boonuskaardid: nad ei kuulu kunagi kombinatsiooni.
cards-blocking = { $cards } on tõkkekaardid: hunniku peal võivad nad takistada selle võtmist.
cards-natural = Kõik muud kaardid on loomulikud kaardid: nad tähistavad ainult iseennast.
