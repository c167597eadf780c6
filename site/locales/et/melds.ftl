## Mida tohib lauale laduda ja kui palju peab andma vooru esimene ladumine.

meld-kind-sets = komplektid
    .name = komplekt
    .gen = komplekti
    .part = komplekti
    .parts = komplekte
    .gens = komplektide
meld-kind-sevens = seitsmete kombinatsioonid
    .name = seitsmete kombinatsioon
    .gen = seitsmete kombinatsiooni
    .part = seitsmete kombinatsiooni
    .parts = seitsmete kombinatsioone
    .gens = seitsmete kombinatsioonide
meld-kind-wilds = asenduskombinatsioonid
    .name = asenduskombinatsioon
    .gen = asenduskombinatsiooni
    .part = asenduskombinatsiooni
    .parts = asenduskombinatsioone
    .gens = asenduskombinatsioonide
meld-kind-sequences = read
    .name = rida
    .gen = rea
    .part = rida
    .parts = ridu
    .gens = ridade
meld-kind-runs = mastiread
    .name = mastirida
    .gen = mastirea
    .part = mastirida
    .parts = mastiridu
    .gens = mastiridade
meld-kind-books = raamatud
    .name = raamat
    .gen = raamatu
    .part = raamatut
    .parts = raamatuid
    .gens = raamatute
meld-kind-black-threes = mustade kolmede kombinatsioonid
    .name = mustade kolmede kombinatsioon
    .gen = mustade kolmede kombinatsiooni
    .part = mustade kolmede kombinatsiooni
    .parts = mustade kolmede kombinatsioone
    .gens = mustade kolmede kombinatsioonide
meld-kind-ace-sets = ässade komplektid
    .name = ässade komplekt
    .gen = ässade komplekti
    .part = ässade komplekti
    .parts = ässade komplekte
    .gens = ässade komplektide
meld-kind-high-sets = kõrged komplektid
    .name = kõrge komplekt
    .gen = kõrge komplekti
    .part = kõrget komplekti
    .parts = kõrgeid komplekte
    .gens = kõrgete komplektide
meld-kind-other = „{ $name }“-kombinatsioonid
    .name = „{ $name }“-kombinatsioon
    .gen = „{ $name }“-kombinatsiooni
    .part = „{ $name }“-kombinatsiooni
    .parts = „{ $name }“-kombinatsioone
    .gens = „{ $name }“-kombinatsioonide

melds-belong =
    { $sides ->
        [solo] Igal mängijal on oma kombinatsioonid ja teise mängija kombinatsioonile ei tohi keegi lisada. Eri mängijatel võib olla sama väärtusega kombinatsioone.
       *[partners] Kombinatsioonid kuuluvad võistkonnale: partnerid lisavad üksteise kombinatsioonidele, aga teise võistkonna kombinatsioonidele ei tohi keegi lisada. Eri võistkondadel võib olla sama väärtusega kombinatsioone.
    }
melds-belong-open =
    { $sides ->
        [solo] Igal mängijal on oma kombinatsioonid. Eri mängijatel võib olla sama väärtusega kombinatsioone.
       *[partners] Kombinatsioonid kuuluvad võistkonnale: partnerid lisavad üksteise kombinatsioonidele. Eri võistkondadel võib olla sama väärtusega kombinatsioone.
    }
melds-kind-set = { $cards } moodustavad { $kind-parts }, kus kõik kaardid on sama väärtusega:
melds-kind-rank = { $cards } moodustavad { $kind-parts }:
melds-kind-sequence = { $cards } moodustavad { $kind-parts }, kus kaardid on ühest mastist ja järjest:
melds-kind-identical = { $cards } moodustavad { $kind-parts }, kus kõik kaardid on sama väärtusega ja samast mastist:
melds-kind-wild = Ainult asenduskaardid moodustavad { $kind-parts }:
melds-size = Kaarte vähemalt { $count }, ülempiiri ei ole.
melds-size-range = { $low } kuni { $high } kaarti.
melds-size-exactly = Täpselt { count-cards }.
melds-naturals =
    { $count ->
        [one] Vähemalt { $count } loomulik kaart.
       *[other] Vähemalt { $count } loomulikku kaarti.
    }
melds-wilds =
    { $count ->
        [0] Asenduskaarte ei tohi olla.
        [one] Kõige rohkem { $count } asenduskaart.
       *[other] Kõige rohkem { $count } asenduskaarti.
    }
melds-wilds-unlimited = Asenduskaarte võib olla kui tahes palju.
melds-per-rank-set =
    { $number ->
        [one] Igal { side.on } on ühest väärtusest üks niisugune kombinatsioon; sama väärtusega kaardid lisatakse sellele.
        [one-open] Igal { side.on } on ühest väärtusest korraga üks pooleliolev kombinatsioon; kui see on kanasta, võib alustada sama väärtusega uut.
       *[any] Igal { side.on } võib ühest väärtusest olla mitu niisugust kombinatsiooni.
    }
melds-per-rank-sequence =
    { $number ->
        [one] Igal { side.on } on ühest mastist üks niisugune kombinatsioon; sama masti kaardid lisatakse sellele.
        [one-open] Igal { side.on } on ühest mastist korraga üks pooleliolev kombinatsioon; kui see on kanasta, võib alustada sama masti uut.
       *[any] Igal { side.on } võib ühest mastist olla mitu niisugust kombinatsiooni.
    }
melds-per-rank-identical =
    { $number ->
        [one] Igal { side.on } on ühest väärtusest ja mastist üks niisugune kombinatsioon; samasugused kaardid lisatakse sellele.
        [one-open] Igal { side.on } on ühest väärtusest ja mastist korraga üks pooleliolev kombinatsioon; kui see on kanasta, võib alustada uut.
       *[any] Igal { side.on } võib ühest väärtusest ja mastist olla mitu niisugust kombinatsiooni.
    }
melds-order = Järjekord on { $low-gen }st { $high-gen }ni.
melds-order-own = Järjekord madalast kõrgeni on { $ranks-name }.
melds-either-end = { $ranks-name } võib olla rea kummaski otsas.
melds-own-place = Sama masti { $ranks-name } võib tähistada iseennast, oma õigel kohal; siis ei ole see asenduskaart.
melds-wild-slides = Kui lisatakse kaart, mida asenduskaart asendab, läheb asenduskaart rea otsa.
melds-wild-stays = Asenduskaart jääb oma kohale; kaardil, mida see asendab, ei ole reas enam kohta.
melds-wild-by-card = Kui lisatakse kaart, mida asenduskaart asendab, läheb asenduskaart rea otsa. Aga { $cards } jäävad oma kohale ja kaardil, mida nad asendavad, ei ole reas enam kohta.
melds-per-rank-wild =
    { $number ->
        [one] Igal { side.on } on üks niisugune kombinatsioon.
        [one-open] Igal { side.on } on korraga üks pooleliolev asenduskombinatsioon; kui see on kanasta, võib alustada uut.
       *[any] Igal { side.on } võib olla mitu niisugust kombinatsiooni.
    }
melds-canasta = Kui kaarte on piisavalt, saab sellest kanasta.
melds-no-canasta = Kanastaks see kunagi ei loe.
melds-join =
    { $make ->
        [sequence] { side } võib kaks niisugust kombinatsiooni, mis samas mastis teineteisele järgnevad, pärast kaardi tõmbamist igal ajal üheks ühendada.
        [identical] { side } võib kaks sama väärtuse ja mastiga niisugust kombinatsiooni pärast kaardi tõmbamist igal ajal üheks ühendada.
        [wild] { side } võib kaks niisugust kombinatsiooni pärast kaardi tõmbamist igal ajal üheks ühendada.
       *[set] { side } võib kaks sama väärtusega niisugust kombinatsiooni pärast kaardi tõmbamist igal ajal üheks ühendada.
    }
melds-exchange = { exchange-offer }. { exchange-place }
    .when = { exchange-place } { exchange-offer }, kui { $condition }{ end }
exchange-offer = Pärast kaardi tõmbamist võib mängija { exchange-from } välja võtta { $cards-gen }, pannes selle asemele kaardi, mida see asendab
exchange-place = Komplektis asendab asenduskaart ükskõik millist sama väärtusega kaarti.
exchange-from =
    { $melds ->
        [all] { $whose ->
            [own] oma { side.gen } kombinatsioonist
            [others] teise { side.gen } kombinatsioonist
           *[any] ükskõik millise { side.gen } kombinatsioonist
        }
       *[some] { $whose ->
            [own] oma { side.gen } kombinatsioonist, milleks on { $kind-name },
            [others] teise { side.gen } kombinatsioonist, milleks on { $kind-name },
           *[any] ükskõik millise { side.gen } kombinatsioonist, milleks on { $kind-name },
        }
    }
melds-lay-off = { lay-off-offer }. { lay-off-points }
    .when = { lay-off-points } { lay-off-offer }, kui { $condition }{ end }
lay-off-offer =
    { $melds ->
        [all] Pärast kaardi tõmbamist võib mängija lisada kaarte teise { side.gen } kombinatsioonile
       *[some] Pärast kaardi tõmbamist võib mängija lisada kaarte teise { side.gen } kombinatsioonile, milleks on { $kind-name }
    }
lay-off-points =
    { $credit ->
        [player] Teise { side.gen } kombinatsioonile lisatud kaardi punktid saab see, kes kaardi lisas, mitte kombinatsiooni omanik.
       *[owner] Teise { side.gen } kombinatsioonile lisatud kaardi punktid saab kombinatsiooni omanik.
    }
melds-begin = Seda võib alustada ainult siis, kui { $condition }{ end }
melds-limit = Kaarte võib kombinatsiooniks laduda või kombinatsioonile lisada ainult siis, kui { $condition }{ end }
    .when = Kui { $premise }, võib kaarte kombinatsiooniks laduda või kombinatsioonile lisada ainult siis, kui { $condition }{ end }
    .whenever = Kaarte võib kombinatsiooniks laduda või kombinatsioonile lisada ainult siis, kui { $condition }; see kehtib alati, kui { $premise }{ end }

initial-meld =
    { $holder ->
        [player] Mängija avaladumine, see tähendab vooru esimene ladumine,
       *[side] { side.gen } avaladumine, see tähendab vooru esimene ladumine,
    }
melds-minimum =
    { $count ->
        [0] Avaladumisel ei ole punktide miinimumi.
       *[other] { initial-meld } peab andma vähemalt { count-points }.
    }
    .formula = { $holder ->
        [player] Mängija
       *[side] { side.gen }
    } avaladumine, see tähendab vooru esimene ladumine, peab andma vähemalt nii palju punkte: { $quantity }.
    .table = { initial-meld } peab andma vähemalt miinimumi, mille määrab { $quantity }:
melds-counting = Miinimumi täitmiseks võib korraga laduda mitu kombinatsiooni. Arvesse läheb nendes olevate kaartide punktiväärtus, mitte kunagi boonus, olgu kanasta või boonuskaartide eest. { $upcard ->
        [counts] Kui võetakse hunnik, läheb sellest arvesse ainult pealmine kaart.
       *[does-not-count] Kui võetakse hunnik, ei lähe sellest arvesse midagi, isegi mitte pealmine kaart.
    }
melds-exempt = Miinimumi ei nõuta.
    .when = Miinimumi ei nõuta, kui { $condition }{ end }
melds-demand = Avaladumine on lubatud ainult siis, kui { $condition }{ end }
    .when = Kui { $premise }, on avaladumine lubatud ainult siis, kui { $condition }{ end }
    .whenever = Avaladumine on lubatud ainult siis, kui { $condition }; see kehtib alati, kui { $premise }{ end }
demand-when = Järgmine reegel kehtib ainult siis, kui { $condition }{ end }
