## Asjaolud, mida reegel võib küsida, igaüks terve osalausena, ja loetelud, milles need on.

condition-all = kehtivad kõik need tingimused
condition-any = kehtib vähemalt üks neist tingimustest
condition-list = { $condition }:
condition-members =
    { $domain ->
        [side] { $join ->
            [all] { side-of } kohta { holds } kõik see
           *[any] { side-of } kohta { holds } vähemalt üks neist
        }
        [player] { $join ->
            [all] { player-of } kohta { holds } kõik see
           *[any] { player-of } kohta { holds } vähemalt üks neist
        }
       *[other] { $join ->
            [all] { meld-of } kohta { holds } kõik see
           *[any] { meld-of } kohta { holds } vähemalt üks neist
        }
    }
holds =
    { $subject ->
        [no] ei kehti
        [no-teammate] ei kehti
        [no-play] ei kehti
       *[other] kehtib
    }
condition-compare =
    { $relation ->
        [equal] { $left } on sama mis { $right }
        [not-equal] { $left } ei ole sama mis { $right }
        [less] { $left } on väiksem kui { $right }
        [at-most] { $left } ei ole suurem kui { $right }
        [more] { $left } on suurem kui { $right }
       *[at-least] { $left } on vähemalt sama suur kui { $right }
    }

# Kahte liiki asjad, mille arvu võrreldakse. Vorm parts on mitmuse osastav, gens mitmuse omastav.
thing-melds = kombinatsioonid
    .parts = kombinatsioone
    .gens = kombinatsioonide
thing-canastas = kanastad
    .parts = kanastasid
    .gens = kanastate
times-as-many =
    { $relation ->
        [equal] täpselt { $times } korda nii palju { $left-parts } kui { $right-parts }
        [not-equal] rohkem või vähem kui { $times } korda nii palju { $left-parts } kui { $right-parts }
        [less] vähem kui { $times } korda nii palju { $left-parts } kui { $right-parts }
        [at-most] kõige rohkem { $times } korda nii palju { $left-parts } kui { $right-parts }
        [more] üle { $times } korra nii palju { $left-parts } kui { $right-parts }
       *[at-least] vähemalt { $times } korda nii palju { $left-parts } kui { $right-parts }
    }
as-many =
    { $relation ->
        [equal] täpselt sama palju { $left-parts } kui { $right-parts }
        [not-equal] rohkem või vähem { $left-parts } kui { $right-parts }
        [less] vähem { $left-parts } kui { $right-parts }
        [at-most] kõige rohkem sama palju { $left-parts } kui { $right-parts }
        [more] rohkem { $left-parts } kui { $right-parts }
       *[at-least] vähemalt sama palju { $left-parts } kui { $right-parts }
    }
meld-before = { meld-in } { had-those }
condition-agreed = { $condition } (kui lauas ei ole kokku lepitud muud arvu)
things-side = { side-at } on { as-many }
    .times = { side-at } on { times-as-many }
    .only = { side-at } on ainult { $left-parts }
    .not-only = { side-at } on muudki peale { $left-gens }
things-hand = { player-at } on käes { as-many }
    .times = { player-at } on käes { times-as-many }
    .only = { player-at } on käes ainult { $left-parts }
    .not-only = { player-at } on käes muidki kaarte peale { $left-gens }
things-meld = { meld-in } on { as-many }
    .times = { meld-in } on { times-as-many }
    .only = { meld-in } on ainult { $left-parts }
    .not-only = { meld-in } on muidki kaarte peale { $left-gens }

# Kellest või millest jutt on: nimetav.
subject-side =
    { $subject ->
        [every] iga { side }
        [any] mõni { side }
        [no] ükski { side }
       *[other] { side }
    }
subject-player =
    { $subject ->
        [every] iga mängija
        [any] mõni mängija
        [no] ükski mängija
        [every-teammate] võistkonna iga mängija
        [any-teammate] mõni võistkonna mängija
        [no-teammate] ükski võistkonna mängija
       *[other] mängija
    }
subject-meld =
    { $subject ->
        [every] iga kombinatsioon
        [any] mõni kombinatsioon
        [no] ükski kombinatsioon
        [every-play] iga selle ladumise kombinatsioon
        [any-play] mõni selle ladumise kombinatsioon
        [no-play] ükski selle ladumise kombinatsioon
       *[other] kombinatsioon
    }

# Sama omastavas käändes.
side-of =
    { $subject ->
        [every] iga { side.gen }
        [any] mõne { side.gen }
        [no] mitte ühegi { side.gen }
       *[other] { side.gen }
    }
player-of =
    { $subject ->
        [every] iga mängija
        [any] mõne mängija
        [no] mitte ühegi mängija
        [every-teammate] võistkonna iga mängija
        [any-teammate] mõne võistkonna mängija
        [no-teammate] mitte ühegi võistkonna mängija
       *[other] mängija
    }
meld-of =
    { $subject ->
        [every] iga kombinatsiooni
        [any] mõne kombinatsiooni
        [no] mitte ühegi kombinatsiooni
        [every-play] iga selle ladumise kombinatsiooni
        [any-play] mõne selle ladumise kombinatsiooni
        [no-play] mitte ühegi selle ladumise kombinatsiooni
       *[other] kombinatsiooni
    }

# Sama alalütlevas käändes (kombinatsiooni puhul seesütlevas): kellel, milles.
side-at =
    { $subject ->
        [every] igal { side.on }
        [any] mõnel { side.on }
        [no] mitte ühelgi { side.on }
       *[other] { side.on }
    }
player-at =
    { $subject ->
        [every] igal mängijal
        [any] mõnel mängijal
        [no] mitte ühelgi mängijal
        [every-teammate] võistkonna igal mängijal
        [any-teammate] mõnel võistkonna mängijal
        [no-teammate] mitte ühelgi võistkonna mängijal
       *[other] mängijal
    }
meld-in =
    { $subject ->
        [every] igas kombinatsioonis
        [any] mõnes kombinatsioonis
        [no] mitte üheski kombinatsioonis
        [every-play] igas selle ladumise kombinatsioonis
        [any-play] mõnes selle ladumise kombinatsioonis
        [no-play] mitte üheski selle ladumise kombinatsioonis
       *[other] kombinatsioonis
    }

# Kombinatsioon alaleütlevas käändes: millele.
meld-to =
    { $subject ->
        [every] igale kombinatsioonile
        [any] mõnele kombinatsioonile
        [no] mitte ühelegi kombinatsioonile
        [every-play] igale selle ladumise kombinatsioonile
        [any-play] mõnele selle ladumise kombinatsioonile
        [no-play] mitte ühelegi selle ladumise kombinatsioonile
       *[other] kombinatsioonile
    }

# Alus koos tegusõnaga „on“: pärast sõna „ükski“ on see eitav.
side-is =
    { $subject ->
        [no] { subject-side } ei ole
       *[other] { subject-side } on
    }
player-is =
    { $subject ->
        [no] { subject-player } ei ole
        [no-teammate] { subject-player } ei ole
       *[other] { subject-player } on
    }
meld-is =
    { $subject ->
        [no] { subject-meld } ei ole
        [no-play] { subject-meld } ei ole
       *[other] { subject-meld } on
    }
meld-was =
    { $subject ->
        [no] { subject-meld } ei olnud
        [no-play] { subject-meld } ei olnud
       *[other] { subject-meld } oli
    }

# Võrreldavad arvud. Vorm has ütleb, et midagi on, had ütleb, et midagi oli.
relation =
    { $relation ->
        [equal] täpselt
        [not-equal] rohkem või vähem kui
        [less] vähem kui
        [at-most] kõige rohkem
        [more] rohkem kui
       *[at-least] vähemalt
    }
has-cards =
    { $relation ->
        [equal] { $count ->
            [0] ei ole ühtegi kaarti
           *[other] on { relation } { count-cards }
        }
       *[other] on { relation } { count-cards }
    }
has-melds =
    { $relation ->
        [equal] { $count ->
            [0] ei ole ühtegi kombinatsiooni
           *[other] on { relation } { count-melds }
        }
       *[other] on { relation } { count-melds }
    }
has-canastas =
    { $relation ->
        [equal] { $count ->
            [0] ei ole ühtegi kanastat
           *[other] on { relation } { count-canastas }
        }
       *[other] on { relation } { count-canastas }
    }
compared-points = { relation } { count-points }
compared-players = { relation } { count-players }
openings =
    { $sides ->
        [solo] { $count ->
            [one] { $count } mängija
           *[other] { $count } mängijat
        }
       *[partners] { $count ->
            [one] { $count } võistkond
           *[other] { $count } võistkonda
        }
    }
counted-kind =
    { $count ->
        [one] { $count } { $kind-name }
       *[other] { $count } { $kind-part }
    }
has-kind =
    { $relation ->
        [equal] { $count ->
            [0] ei ole ühtegi { $kind-part }
           *[other] on { relation } { counted-kind }
        }
        [at-least] { $count ->
            [1] on { $kind-name }
           *[other] on { relation } { counted-kind }
        }
       *[other] on { relation } { counted-kind }
    }
counted-those =
    { $count ->
        [one] { $count } { $cards-name }
       *[other] { $count } { $cards-part }
    }
has-those =
    { $relation ->
        [equal] { $count ->
            [0] ei ole ühtegi { $cards-part }
           *[other] on { relation } { counted-those }
        }
        [at-least] { $count ->
            [1] on { $cards-name }
           *[other] on { relation } { counted-those }
        }
       *[other] on { relation } { counted-those }
    }
had-those =
    { $relation ->
        [equal] { $count ->
            [0] ei olnud enne ladumist ühtegi { $cards-part }
           *[other] oli enne ladumist { relation } { counted-those }
        }
        [at-least] { $count ->
            [1] oli enne ladumist { $cards-name }
           *[other] oli enne ladumist { relation } { counted-those }
        }
       *[other] oli enne ladumist { relation } { counted-those }
    }

# Laud ja voor.
fact-players = lauas on { compared-players }
    .quantity = mängijate arv
    .each = iga lauas oleva mängija
fact-option = lauas on kokku lepitud „{ $option }“
    .not = lauas ei ole kokku lepitud „{ $option }“
    .with = kehtib „{ $option }“
    .without = ei kehti „{ $option }“
fact-option-choice = lauas on kokku lepitud „{ $option }“: „{ $choice }“
    .not = lauas ei ole kokku lepitud „{ $option }“: „{ $choice }“
    .with = „{ $option }“ on „{ $choice }“
    .quantity = kokkulepitud „{ $option }“
fact-option-number =
    { $relation ->
        [equal] „{ $option }“ on { $count }
        [not-equal] „{ $option }“ ei ole { $count }
        [less] „{ $option }“ on alla { $count }
        [at-most] „{ $option }“ on kõige rohkem { $count }
        [more] „{ $option }“ on üle { $count }
       *[at-least] „{ $option }“ on vähemalt { $count }
    }
    .with =
        { $relation ->
            [equal] „{ $option }“ on { $count }
            [not-equal] „{ $option }“ ei ole { $count }
            [less] „{ $option }“ on alla { $count }
            [at-most] „{ $option }“ on kõige rohkem { $count }
            [more] „{ $option }“ on üle { $count }
           *[at-least] „{ $option }“ on vähemalt { $count }
        }
    .quantity = kokkulepitud „{ $option }“
fact-round-number =
    { $relation ->
        [equal] käsil on { $count }. voor
        [not-equal] käsil ei ole { $count }. voor
        [less] käsil on varasem voor kui { $count }.
        [at-most] käsil on { $count }. või varasem voor
        [more] käsil on hilisem voor kui { $count }.
       *[at-least] käsil on { $count }. või hilisem voor
    }
    .quantity = vooru number
fact-round-lap =
    { $relation ->
        [equal] { $count ->
            [1] see on mängija esimene käik selles voorus
           *[other] see on mängija { $count }. käik selles voorus
        }
        [not-equal] see ei ole mängija { $count }. käik selles voorus
        [less] see on varem kui mängija { $count }. käik selles voorus
        [at-most] see on mängija { $count }. või varasem käik selles voorus
        [more] { $count ->
            [1] mängija on selles voorus juba käinud
           *[other] see on hiljem kui mängija { $count }. käik selles voorus
        }
       *[at-least] see on mängija { $count }. või hilisem käik selles voorus
    }
    .quantity = mängija käikude arv selles voorus
fact-round-openings =
    { $relation ->
        [equal] { $count ->
            [0] ükski { side } ei ole ladunud
           *[other] ladunud on täpselt { openings }
        }
       *[other] ladunud on { relation } { openings }
    }
    .quantity =
        { $sides ->
            [solo] ladunud mängijate arv
           *[partners] ladunud võistkondade arv
        }
    .each = iga ladunud { side.gen }
fact-round-allied = üks mängija mängib üksi kõigi teiste vastu
    .not = ükski mängija ei mängi üksi kõigi teiste vastu
fact-round-ending = käimas on vooru viimased käigud
    .not = vooru viimased käigud ei ole alanud
fact-round-over = voor on läbi
    .not = voor ei ole läbi
fact-game-over = mäng on läbi
    .not = mäng ei ole läbi

# Võistkond.
fact-side-score = { side-at } oli vooru alguses { compared-points }
    .quantity = { side-of } seis vooru alguses
fact-side-round-score = { side-at } on selles voorus { compared-points }
    .quantity = { side-of } punktid selles voorus
fact-side-total = { side-at } on kokku { compared-points }
    .quantity = { side-of } kogusumma
fact-side-lead = { side-at } on { other-sides.before } edu { compared-points }
    .quantity = { side-of } edu { other-sides.before }
fact-side-match = { side-at } on turniiripunktidena { compared-points }
    .quantity = { side-of } turniiripunktid
fact-side-minimum = { side-at } on avaladumiseks vaja { compared-points }
    .quantity = { side-of } avaladumise miinimum
fact-side-melded = { side-is } ladunud
    .not = { subject-side } ei ole ladunud
fact-side-melded-before = { side-is } ladunud juba enne seda käiku
    .not = { subject-side } ei ole enne seda käiku midagi ladunud
fact-side-melds = { side-at } { has-melds }
    .quantity = { side-of } kombinatsioonide arv
    .each = iga kombinatsiooni
fact-side-melds-of = { side-at } { has-kind }
    .quantity = { side-of } { $kind-gens } arv
    .each = iga { $kind-gen }
fact-side-unfinished = { side-at } { has-melds } pooleli
    .quantity = { side-of } pooleliolevate kombinatsioonide arv
    .each = iga pooleli oleva kombinatsiooni
fact-side-unfinished-of = { side-at } { has-kind } pooleli
    .quantity = { side-of } pooleliolevate { $kind-gens } arv
    .each = iga pooleli oleva { $kind-gen }
fact-side-canastas = { side-at } { has-canastas }
    .quantity = { side-of } kanastate arv
    .each = iga kanasta
fact-side-canastas-of = { side-at } { has-kind }
    .quantity = { side-of } { $kind-gens } arv
    .each = iga { $kind-gen }
fact-side-bonus-cards = { side-at } { has-those } kõrvale pandud
    .quantity = { side-of } kõrvale pandud { $cards-gens } arv
    .each = iga kõrvale pandud { $cards-gen }
fact-side-melded-points = { side-of } kombinatsioonide kaardid annavad { compared-points }
    .quantity = { side-of } kombinatsioonide kaartide punktiväärtus
fact-side-canasta-points = { side-of } kanastad annavad { compared-points }
    .quantity = { side-of } kanastate boonused
fact-side-hand-points = { side-of } käes olevad kaardid annavad { compared-points }
    .quantity = { side-of } käes olevate kaartide punktiväärtus
fact-side-reserve-points = { side-of } võtmata { $reserve-gen } kaardid annavad { compared-points }
    .quantity = { side-of } võtmata { $reserve-gen } kaartide punktiväärtus
fact-side-hand-cards = { side-at } { has-cards } käes
    .quantity = { side-of } käes olevate kaartide arv
    .each = iga käes oleva kaardi
fact-side-hand-cards-of = { side-at } { has-those } käes
    .quantity = { side-of } käes olevate { $cards-gens } arv
    .each = iga käes oleva { $cards-gen }
fact-side-taken = { side-is } { $reserve-gen } kätte võtnud
    .not = { subject-side } ei ole { $reserve-part } kätte võtnud
fact-side-used = { side-is } { $reserve-gen } kätte võtnud ja sellest saadik midagi mänginud
    .not = { subject-side } ei ole veel { $reserve-gen } kaartidega midagi mänginud
fact-side-piles =
    { $relation ->
        [equal] { $count ->
            [0] { subject-side } ei ole selles voorus hunnikut võtnud
           *[other] { side-is } selles voorus hunniku võtnud { relation } { counted-times }
        }
        [at-least] { $count ->
            [1] { side-is } selles voorus hunniku võtnud
           *[other] { side-is } selles voorus hunniku võtnud { relation } { counted-times }
        }
       *[other] { side-is } selles voorus hunniku võtnud { relation } { counted-times }
    }
    .quantity = kordade arv, mil { subject-side } on selles voorus hunniku võtnud
    .each = iga korra, mil { side } on selles voorus hunniku võtnud,
fact-side-special = { side-is } läinud välja erilise käega
    .not = { subject-side } ei ole läinud välja erilise käega
fact-side-special-of = { side-is } läinud välja { $hand-with }
    .not = { subject-side } ei ole läinud välja { $hand-with }
fact-others-hand-points = { other-sides } käes olevad kaardid annavad { compared-points }
    .quantity = { other-sides } käes olevate kaartide punktiväärtus
fact-others-best-total = { other-sides } parim kogusumma on { compared-points }
    .quantity = { other-sides } parim kogusumma
# Teised omastavas käändes; vormid: on alalütlev, before eespool olemine.
other-sides =
    { $sides ->
        [solo] teiste mängijate
       *[partners] teiste võistkondade
    }
    .on =
        { $sides ->
            [solo] teistel mängijatel
           *[partners] teistel võistkondadel
        }
    .before =
        { $sides ->
            [solo] teiste mängijate ees
           *[partners] teiste võistkondade ees
        }
fact-side-went-out = { side-is } välja läinud
    .not = { subject-side } ei ole välja läinud
fact-side-concealed = { side-is } välja läinud varjatult
    .not = { subject-side } ei ole välja läinud varjatult
fact-side-won = { side-is } mängu võitnud
    .not = { subject-side } ei ole mängu võitnud

# Mängija ja käik.
fact-player-score = { player-at } oli vooru alguses { compared-points }
    .quantity = { player-of } seis vooru alguses
fact-player-total = { player-at } on kokku { compared-points }
    .quantity = { player-of } kogusumma
fact-player-melded = { player-is } ladunud juba enne seda käiku
    .not = { subject-player } ei ole enne seda käiku midagi ladunud
fact-player-looked = { player-is } vaadanud { $reserve-part }
    .not = { subject-player } ei ole vaadanud { $reserve-part }
fact-player-taken = { player-is } { $reserve-gen } kätte võtnud
    .not = { subject-player } ei ole { $reserve-part } kätte võtnud
fact-player-used = { player-is } { $reserve-gen } kätte võtnud ja sellest saadik midagi mänginud
    .not = { subject-player } ei ole veel { $reserve-gen } kaartidega midagi mänginud
fact-player-piles =
    { $relation ->
        [equal] { $count ->
            [0] { subject-player } ei ole selles voorus hunnikut võtnud
           *[other] { player-is } selles voorus hunniku võtnud { relation } { counted-times }
        }
        [at-least] { $count ->
            [1] { player-is } selles voorus hunniku võtnud
           *[other] { player-is } selles voorus hunniku võtnud { relation } { counted-times }
        }
       *[other] { player-is } selles voorus hunniku võtnud { relation } { counted-times }
    }
    .quantity = kordade arv, mil { subject-player } on selles voorus hunniku võtnud
    .each = iga korra, mil mängija on selles voorus hunniku võtnud,
counted-times =
    { $count ->
        [one] ühe korra
       *[other] { $count } korda
    }
fact-player-bonus-cards = { player-at } { has-those } kõrvale pandud
    .quantity = { player-of } kõrvale pandud { $cards-gens } arv
    .each = iga mängija kõrvale pandud { $cards-gen }
fact-reserve-left = { $reserve } on veel võtmata
    .not = { $reserve } on juba võetud
fact-turn-drew = mängija on sel käigul tõmmanud tõmbepakist
    .not = mängija ei ole sel käigul tõmmanud tõmbepakist
fact-turn-drawn =
    { $relation ->
        [equal] { $count ->
            [0] mängija ei ole sel käigul tõmmatud kaartidest ühtegi alles jätnud
           *[other] mängija on sel käigul tõmmanud { relation } { count-cards }
        }
       *[other] mängija on sel käigul tõmmanud { relation } { count-cards }
    }
    .quantity = sel käigul tõmmatud kaartide arv
    .each = iga sel käigul tõmmatud kaardi
fact-turn-took-pile = mängija on sel käigul võtnud hunniku
    .not = mängija ei ole sel käigul hunnikut võtnud
fact-turn-played = mängija on sel käigul midagi ladunud
    .not = mängija ei ole sel käigul midagi ladunud
fact-turn-canastas =
    { $relation ->
        [at-least] { $count ->
            [1] mängijal on sel käigul valminud kanasta
           *[other] mängijal on sel käigul valminud { relation } { count-canastas }
        }
        [equal] { $count ->
            [0] mängijal ei ole sel käigul valminud ühtegi kanastat
           *[other] mängijal on sel käigul valminud { relation } { count-canastas }
        }
       *[other] mängijal on sel käigul valminud { relation } { count-canastas }
    }
    .quantity = mängijal sel käigul valminud kanastate arv
    .each = iga kanasta, mille mängija on sel käigul valmis saanud,
fact-turn-canastas-of = mängijal { has-kind } sel käigul valminud
    .quantity = mängijal sel käigul valminud { $kind-gens } arv
    .each = iga mängijal sel käigul valminud { $kind-gen }
fact-turn-discarded = mängija on sel käigul kaardi ära visanud
    .not = mängija ei ole sel käigul kaarti ära visanud
fact-turn-agreed = partner on nõustunud
    .not = partner ei ole nõustunud
fact-turn-refused = partner on keeldunud
    .not = partner ei ole keeldunud
fact-turn-pile-cards =
    { $relation ->
        [equal] { $count ->
            [0] sel käigul võetud hunnik oli tühi
           *[other] sel käigul võetud hunnikus oli { relation } { count-cards }
        }
       *[other] sel käigul võetud hunnikus oli { relation } { count-cards }
    }
    .quantity = sel käigul võetud hunniku kaartide arv
    .each = iga sel käigul võetud hunniku kaardi
fact-going-out = mängija läheb välja
    .not = mängija ei lähe välja
fact-hand-cards = { player-at } { has-cards } käes
    .quantity = { player-of } käes olevate kaartide arv
    .each = iga käes oleva kaardi
fact-hand-cards-of = { player-at } { has-those } käes
    .quantity = { player-of } käes olevate { $cards-gens } arv
    .each = iga käes oleva { $cards-gen }

# Hunnik ja tõmbepakk.
fact-pack-cards = mängus { has-cards }
    .quantity = mängu kaartide arv
    .each = iga mängus oleva kaardi
fact-pack-cards-of = mängus { has-those }
    .quantity = mängus olevate { $cards-gens } arv
    .each = iga mängus oleva { $cards-gen }
fact-pile-cards =
    { $relation ->
        [equal] { $count ->
            [0] hunnik on tühi
           *[other] hunnikus { has-cards }
        }
       *[other] hunnikus { has-cards }
    }
    .quantity = hunniku kaartide arv
    .each = iga hunnikus oleva kaardi
fact-pile-cards-of = hunnikus { has-those }
    .quantity = hunnikus olevate { $cards-gens } arv
    .each = iga hunnikus oleva { $cards-gen }
fact-pile-frozen = hunnik on külmutatud
    .not = hunnik ei ole külmutatud
fact-pile-blocked = hunnik on tõkestatud
    .not = hunnik ei ole tõkestatud
fact-pile-open-naturals = mängija saab hunniku võtta { matching-naturals }{ for-melds }
    .not = mängija ei saa hunnikut võtta { matching-naturals }{ for-melds }
fact-pile-open-both = mängija saab hunniku võtta { matching-pair } ja { joining-wilds }{ for-melds }
    .not = mängija ei saa hunnikut võtta { matching-pair } ja { joining-wilds }{ for-melds }
fact-pile-open-wilds = mängija saab hunniku võtta { wilds-alone }{ for-melds }
    .not = mängija ei saa hunnikut võtta { wilds-alone }{ for-melds }
fact-pile-open-onto = mängija saab hunniku võtta, lisades pealmise kaardi { own-meld }
    .not = mängija ei saa hunnikut võtta, lisades pealmise kaardi { own-meld }
fact-pile-open-any = mängija saab hunniku võtta, ladudes pealmise kaardi { any-meld }
    .not = mängija ei saa hunnikut võtta, ladudes pealmise kaardi { any-meld }
fact-pile-open-nothing = mängija saab hunniku võtta pealmist kaarti ladumata
    .not = mängija ei saa hunnikut võtta pealmist kaarti ladumata
fact-stock-cards =
    { $relation ->
        [equal] { $count ->
            [0] tõmbepakk on tühi
           *[other] tõmbepakis { has-cards }
        }
       *[other] tõmbepakis { has-cards }
    }
    .quantity = tõmbepaki kaartide arv
    .each = iga tõmbepakis oleva kaardi
fact-upcard = pealmine kaart on { $cards-name }
    .not = pealmine kaart ei ole { $cards-name }
    .quantity = pealmine kaart
fact-card = kaart on { $cards-name }
    .not = kaart ei ole { $cards-name }
    .quantity = kaart
fact-card-dead = laual on selle kaardi väärtusega kanasta
    .not = laual ei ole selle kaardi väärtusega kanastat
fact-card-taken = kõik niisugused kaardid käes on tulnud sel käigul hunnikuga
    .not = mõni niisugune kaart käes ei ole tulnud sel käigul hunnikuga

# Kombinatsioon.
fact-meld-kind = { meld-is } { $kind-name }
    .not = { subject-meld } ei ole { $kind-name }
fact-meld-rank = { meld-of } kaardid on { $cards }
    .not = { meld-of } kaardid ei ole { $cards }
    .quantity = { meld-of } väärtus
fact-meld-cards = { meld-in } { has-cards }
    .quantity = { meld-of } kaartide arv
    .each = iga kombinatsiooni kaardi
fact-meld-cards-of = { meld-in } { has-those }
    .quantity = { meld-in } olevate { $cards-gens } arv
    .each = iga kombinatsioonis oleva { $cards-gen }
fact-meld-naturals =
    { $relation ->
        [equal] { $count ->
            [0] { meld-in } ei ole ühtegi loomulikku kaarti
           *[other] { meld-in } on { relation } { counted-naturals }
        }
       *[other] { meld-in } on { relation } { counted-naturals }
    }
    .quantity = { meld-of } loomulike kaartide arv
    .each = iga kombinatsiooni loomuliku kaardi
counted-naturals =
    { $count ->
        [one] { $count } loomulik kaart
       *[other] { $count } loomulikku kaarti
    }
fact-meld-wilds =
    { $relation ->
        [equal] { $count ->
            [0] { meld-in } ei ole ühtegi asenduskaarti
           *[other] { meld-in } on { relation } { counted-wilds }
        }
       *[other] { meld-in } on { relation } { counted-wilds }
    }
    .quantity = { meld-of } asenduskaartide arv
    .each = iga kombinatsiooni asenduskaardi
counted-wilds =
    { $count ->
        [one] { $count } asenduskaart
       *[other] { $count } asenduskaarti
    }
fact-meld-added =
    { $relation ->
        [equal] { $count ->
            [0] { meld-to } ei ole käest ühtegi kaarti lisatud
           *[other] { meld-to } on selle ladumisega lisatud { relation } { count-cards }
        }
       *[other] { meld-to } on selle ladumisega lisatud { relation } { count-cards }
    }
    .quantity = selle ladumisega { meld-to } lisatud kaartide arv
    .each = iga selle ladumisega kombinatsioonile lisatud kaardi
fact-meld-added-of = { meld-to } { added-those }
    .quantity = selle ladumisega { meld-to } lisatud { $cards-gens } arv
    .each = iga selle ladumisega kombinatsioonile lisatud { $cards-gen }
fact-meld-from-hand = { meld-to } { from-hand-cards }, pealmist kaarti arvestamata
    .quantity = { meld-to } käest lisatud kaartide arv, pealmist kaarti arvestamata
    .each = iga käest kombinatsioonile lisatud kaardi
fact-meld-from-hand-of = { meld-to } { from-hand-those }, pealmist kaarti arvestamata
    .quantity = { meld-to } käest lisatud { $cards-gens } arv, pealmist kaarti arvestamata
    .each = iga käest kombinatsioonile lisatud { $cards-gen }
added-those =
    { $relation ->
        [equal] { $count ->
            [0] ei ole selle ladumisega lisatud ühtegi { $cards-part }
           *[other] on selle ladumisega lisatud { relation } { counted-those }
        }
        [at-least] { $count ->
            [1] on selle ladumisega lisatud { $cards-name }
           *[other] on selle ladumisega lisatud { relation } { counted-those }
        }
       *[other] on selle ladumisega lisatud { relation } { counted-those }
    }
from-hand-cards =
    { $relation ->
        [equal] { $count ->
            [0] ei ole käest lisatud ühtegi kaarti
           *[other] on käest lisatud { relation } { count-cards }
        }
       *[other] on käest lisatud { relation } { count-cards }
    }
from-hand-those =
    { $relation ->
        [equal] { $count ->
            [0] ei ole käest lisatud ühtegi { $cards-part }
           *[other] on käest lisatud { relation } { counted-those }
        }
        [at-least] { $count ->
            [1] on käest lisatud { $cards-name }
           *[other] on käest lisatud { relation } { counted-those }
        }
       *[other] on käest lisatud { relation } { counted-those }
    }
fact-meld-new = { meld-is } äsja alustatud
    .not = { subject-meld } ei ole äsja alustatud
fact-meld-run = { meld-in } on järjest { relation } { counted-naturals }
    .quantity = { meld-in } järjest olevate loomulike kaartide suurim arv
    .each = iga kombinatsiooni pikima loomulike kaartide järjendi kaardi
fact-meld-low = { meld-of } madalaim kaart on { $cards-name }
    .not = { meld-of } madalaim kaart ei ole { $cards-name }
    .quantity = { meld-of } madalaim kaart
fact-meld-high = { meld-of } kõrgeim kaart on { $cards-name }
    .not = { meld-of } kõrgeim kaart ei ole { $cards-name }
    .quantity = { meld-of } kõrgeim kaart
fact-meld-dead =
    { $subject ->
        [this] laual oli juba varem selle kombinatsiooni väärtusega kanasta
       *[other] { meld-of } väärtusega kanasta oli laual juba varem
    }
    .not =
        { $subject ->
            [this] laual ei olnud varem selle kombinatsiooni väärtusega kanastat
           *[other] { meld-of } väärtusega kanastat ei olnud laual varem
        }
fact-meld-canasta-before = { meld-was } juba enne seda käiku kanasta
    .not = { subject-meld } ei olnud enne seda käiku kanasta
fact-meld-wilds-before =
    { $relation ->
        [equal] { $count ->
            [0] { meld-in } ei olnud enne seda käiku ühtegi asenduskaarti
           *[other] { meld-in } oli enne seda käiku { relation } { counted-wilds }
        }
       *[other] { meld-in } oli enne seda käiku { relation } { counted-wilds }
    }
    .quantity = { meld-of } asenduskaartide arv enne seda käiku
    .each = iga asenduskaardi, mis oli kombinatsioonis enne seda käiku,
fact-meld-suits = { meld-in } on { relation } { count-suits }
    .quantity = { meld-of } eri mastide arv
    .each = iga kombinatsiooni masti
count-suits =
    { $count ->
        [one] { $count } mast
       *[other] { $count } eri masti
    }
fact-meld-points = { meld-of } kaardid annavad { compared-points }
    .quantity = { meld-of } kaartide punktiväärtus
fact-meld-twins = { side.on } { has-others }, mis on sama liiki ja väärtusega kui { subject-meld }
    .quantity = { side.gen } selliste teiste kombinatsioonide arv, mis on sama liiki ja väärtusega kui { subject-meld }
    .each = iga teise sama liiki ja väärtusega kombinatsiooni
fact-meld-clean-twins = { side.on } { has-others } ilma asenduskaartideta, mis on sama liiki ja väärtusega kui { subject-meld }
    .quantity = { side.gen } selliste teiste asenduskaartideta kombinatsioonide arv, mis on sama liiki ja väärtusega kui { subject-meld }
    .each = iga teise sama liiki ja väärtusega asenduskaartideta kombinatsiooni
fact-meld-copies = { side.on } { has-others } täpselt samade kaartidega kui { subject-meld }
    .quantity = { side.gen } selliste teiste kombinatsioonide arv, kus on täpselt samad kaardid kui { meld-in }
    .each = iga teise täpselt samade kaartidega kombinatsiooni
fact-meld-rivals = { other-sides.on } { has-melds }, mis on sama liiki ja väärtusega kui { subject-meld }
    .quantity = { other-sides } selliste kombinatsioonide arv, mis on sama liiki ja väärtusega kui { subject-meld }
    .each = iga { other-sides } sama liiki ja väärtusega kombinatsiooni
has-others =
    { $relation ->
        [equal] { $count ->
            [0] ei ole ühtegi teist kombinatsiooni
           *[other] on { relation } { count-others }
        }
       *[other] on { relation } { count-others }
    }
count-others =
    { $count ->
        [one] { $count } teine kombinatsioon
       *[other] { $count } teist kombinatsiooni
    }
fact-meld-canasta = { meld-is } kanasta
    .not = { subject-meld } ei ole kanasta
fact-canasta = kanasta on { $kind-name }
    .not = kanasta ei ole { $kind-name }
