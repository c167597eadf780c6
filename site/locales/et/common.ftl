## Mida iga leht vajab: arvud ühikutega, vahemikud, loetelud, pealkirjad, märkused.

# Selle keele sõnad, igal mõistel üks:
#   game mäng · match turniir · round voor · turn käik · deal jagamine · side võistkond · partner partner · deck kaardipakk · suit mast
#   rank väärtus · card value punktiväärtus · joker jokker · deuce kaks · wild card asenduskaart · natural card loomulik kaart
#   bonus card boonuskaart · blocking card tõkkekaart · red three punane kolm · black three must kolm · hand käsi, käes · stock tõmbepakk
#   discard pile viskehunnik, hunnik · upcard pealmine kaart · reserve reserv · kitty lisakäsi · foot jalg · pozzetto pozzetto
#   meld kombinatsioon · set komplekt · sequence rida · run mastirida · book raamat · canasta kanasta · lay, meld laduma · add lisama
#   initial meld avaladumine · minimum miinimum · draw tõmbama · take võtma · discard ära viskama · frozen külmutatud · blocked tõkestatud
#   go out välja minema, väljaminek · concealed varjatult · points punktid · bonus boonus · penalty trahv · score seis · target sihtsumma

# Mitmest numbrist alates tuhandeid rühmitatakse: viiega jääb neljakohaline arv kokku.
digits-before-grouping = 5

# Kuidas lauas olevat poolt nimetatakse: partneriteta mängus on see lihtsalt mängija.
# Vormid: gen omastav, on alalütlev, to alaleütlev, from alaltütlev.
side =
    { $sides ->
        [solo] mängija
       *[partners] võistkond
    }
    .gen =
        { $sides ->
            [solo] mängija
           *[partners] võistkonna
        }
    .on =
        { $sides ->
            [solo] mängijal
           *[partners] võistkonnal
        }
    .to =
        { $sides ->
            [solo] mängijale
           *[partners] võistkonnale
        }
    .from =
        { $sides ->
            [solo] mängijalt
           *[partners] võistkonnalt
        }

# Kuidas reegel pärast tingimust lõpeb: punktiga või tingimuste loetelu ees kooloniga.
end =
    { $form ->
        [list] :
       *[one] .
    }

# Nii algab reegel, mis kehtib ainult siis, kui lauas on see valitud.
where = Kui lauas on kokku lepitud, et { $condition }: { $rule }

count-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarti
    }
count-points =
    { $count ->
        [one] { $count } punkt
       *[other] { $count } punkti
    }
count-decks =
    { $count ->
        [one] { $count } kaardipakk
       *[other] { $count } kaardipakki
    }
count-jokers =
    { $count ->
        [one] { $count } jokker
       *[other] { $count } jokkerit
    }
count-players =
    { $count ->
        [one] { $count } mängija
       *[other] { $count } mängijat
    }
count-sides =
    { $count ->
        [one] { $count } võistkond
       *[other] { $count } võistkonda
    }
count-melds =
    { $count ->
        [one] { $count } kombinatsioon
       *[other] { $count } kombinatsiooni
    }
count-canastas =
    { $count ->
        [one] { $count } kanasta
       *[other] { $count } kanastat
    }
count-rounds =
    { $count ->
        [one] { $count } voor
       *[other] { $count } vooru
    }
count-turns =
    { $count ->
        [one] { $count } käik
       *[other] { $count } käiku
    }
count-times =
    { $count ->
        [one] { $count } kord
       *[other] { $count } korda
    }

quantity-number = { $count }
quantity-per-player = { $count } iga mängija kohta
quantity-times = { $quantity } korda { $times }
# Kombinatsioonide, võistkondade või mängijate hulgast need, kelle kohta miski kehtib.
quantity-members =
    { $domain ->
        [side] nende võistkondade arv, kelle kohta kehtib: { $condition }
        [player] nende mängijate arv, kelle kohta kehtib: { $condition }
        [play] nende selle ladumise kombinatsioonide arv, mille kohta kehtib: { $condition }
        [teammate] nende võistkonna mängijate arv, kelle kohta kehtib: { $condition }
       *[meld] nende kombinatsioonide arv, mille kohta kehtib: { $condition }
    }
condition-both = { $first } ja { $second }
condition-either = { $first } või { $second }
quantity-plus = { $first } pluss { $second }
quantity-and =
    { $sign ->
        [plus] { $quantity } pluss { $count }
       *[minus] { $quantity } miinus { $count }
    }
amount-in-table-points = nii palju punkte, kui määrab { $quantity }
amount-in-table-cards = nii palju kaarte, kui määrab { $quantity }

range-below = alla { $count }
range-between = { $low } kuni { $high }
range-exactly = { $count }
range-from = { $low } ja rohkem
range-within = { $outer }, { $inner }
by-round = voor
range-round-below = enne { $count }. vooru
range-round-between = { $low }.–{ $high }. voor
range-round-exactly = { $count }. voor
range-round-from = alates { $low }. voorust

# Osalaused üheks ühendatud.
clauses-comma = { $first }, { $second }
clauses-and = { $first } ja { $second }
clauses-also = { $first } ja { $second }
clauses-or = { $first } või { $second }

# Nimed üheks ühendatud. Vormid: name nimetav, gen omastav, part osastav, parts mitmuse osastav, gens mitmuse omastav.
names-none = mitte midagi
    .name = mitte miski
    .gen = mitte millegi
    .part = mitte midagi
    .parts = mitte midagi
    .gens = mitte millegi
    .with = mitte millegagi
names-more = { $first }, { $second }
    .name = { $first-name }, { $second-name }
    .gen = { $first-gen }, { $second-gen }
    .part = { $first-part }, { $second-part }
    .parts = { $first-parts }, { $second-parts }
    .gens = { $first-gens }, { $second-gens }
    .with = { $first-with }, { $second-with }
names-last = { $first } ja { $second }
    .name = { $first-name } või { $second-name }
    .gen = { $first-gen } või { $second-gen }
    .part = { $first-part } või { $second-part }
    .parts = { $first-parts } ja { $second-parts }
    .gens = { $first-gens } ja { $second-gens }
    .with = { $first-with } ja { $second-with }
either-more = { $first }, { $second }
    .name = { $first-name }, { $second-name }
    .gen = { $first-gen }, { $second-gen }
    .part = { $first-part }, { $second-part }
    .parts = { $first-parts }, { $second-parts }
    .gens = { $first-gens }, { $second-gens }
    .with = { $first-with }, { $second-with }
either-last = { $first } või { $second }
    .name = { $first-name } või { $second-name }
    .gen = { $first-gen } või { $second-gen }
    .part = { $first-part } või { $second-part }
    .parts = { $first-parts } või { $second-parts }
    .gens = { $first-gens } või { $second-gens }
    .with = { $first-with } või { $second-with }
choices-more = { $first }, { $second }
choices-last = { $first } või { $second }

# Nimed järjekorras, esimesest viimaseni.
order-more = { $first }, { $second }
    .name = { $first-name }, { $second-name }
order-last = { $first }, { $second }
    .name = { $first-name }, { $second-name }

room-glance = Lühidalt
room-table = Mängulaud
room-cards = Kaardid
room-deal = Jagamine
room-turn = Käik
room-melds = Kombinatsioonid
room-canastas = Kanastad
room-pile = Viskehunnik
room-going-out = Väljaminek
room-scoring = Punktiarvestus
room-options = Milles lauas kokku leppida
room-footnotes = Märkused ja allikad

footnote-note = { $text }
footnote-ruling = Tõlgendus: { $text }
footnote-unverified = Kontrollimata: lugeda ei õnnestunud ühtegi allikat, mis seda kinnitaks.
footnote-sources = { $sources }.
source = { $title }
source-at-url = { $title }, { $url }
source-in-language = { $title } ({ $language } keeles)
source-in-language-at-url = { $title } ({ $language } keeles), { $url }
sources-more = { $first }; { $second }

glance = { $summary }
glance-players = Mängijaid
glance-players-number = { $count }
glance-players-listed-number = { $numbers }
glance-players-range-number = { $low }–{ $high }
glance-decks = Kaardipakke
glance-jokers = Jokkereid
glance-hand = Jagatavaid kaarte
glance-draw = Tõmmatavaid kaarte
glance-minimum = Avaladumine
glance-going-out = Väljaminekuks
glance-going-out-more = ja muud, vaata „Väljaminek“
glance-going-out-listed = vaata „Väljaminek“
glance-target = Sihtsumma
glance-default-number = { $count }, kui lauas ei lepita kokku teisiti
glance-target-where = { $target } ({ $condition })
glance-default = { count-points }, kui lauas ei lepita kokku teisiti
