## Kes tohib käe tühjaks mängida ja kuidas.

going-out-what =
    { $refill ->
        [none] Mängija, kes mängib välja oma viimase kaardi käest, läheb välja ja voor lõpeb.
       *[reserve] Mängija, kes mängib välja oma viimase kaardi käest ja kellel pole enam midagi kätte võtta, läheb välja ja voor lõpeb.
    }
going-out-forbid = Keegi ei tohi välja minna.
    .when = Keegi ei tohi välja minna, kui { $condition }{ end }
going-out-needs = Mängija võib välja minna ainult siis, kui { $condition }{ end }
    .when = Kui { $premise }, võib mängija välja minna ainult siis, kui { $condition }{ end }
    .whenever = Mängija võib välja minna ainult siis, kui { $condition }; see kehtib alati, kui { $premise }{ end }
going-out-needs-all = Mängija võib välja minna ainult siis, kui kehtivad kõik need tingimused:
going-out-need = { $condition }.
going-out-no-needs = Väljaminekuks ei ole vaja midagi erilist.
going-out-keep =
    { $refill ->
        [none] Kes ei tohi välja minna, peab hoidma käes vähemalt ühe kaardi: viimast kaarti ei tohi laduda ega ära visata.
       *[reserve] Kes ei tohi välja minna ja kellel pole midagi kätte võtta, peab hoidma käes vähemalt ühe kaardi: viimast kaarti ei tohi laduda ega ära visata.
    }
going-out-last-card =
    { $discard ->
        [optional] Viimase kaardi võib ära visata või laduda.
        [required] Viimane kaart tuleb ära visata: mängija laob kõik teised kaardid ja jätab selle äraviskamiseks.
       *[forbidden] Viimast kaarti ei tohi ära visata: kogu käsi tuleb laduda.
    }
going-out-last-forbid = Viimaseks äravisatavaks kaardiks ei tohi olla { $cards-name }.
    .when = Viimaseks äravisatavaks kaardiks ei tohi olla { $cards-name }, kui { $condition }{ end }
going-out-ask =
    { $ask ->
        [none] Enne väljaminekut partnerilt luba ei küsita.
        [optional] Enne väljaminekut võib mängija küsida partnerilt luba; vastus on selle käigu jaoks siduv.
       *[required] Enne väljaminekut peab mängija küsima partnerilt luba; vastus on selle käigu jaoks siduv.
    }
going-out-ask-limit =
    { $limit ->
        [turn] Küsida võib üks kord käigu jooksul.
       *[round] Küsida võib üks kord vooru jooksul.
    }
going-out-concealed = Väljaminek on alati varjatud.
    .when = Väljaminek on varjatud, kui { $condition }{ end }

# Vormid: name nimetav, with kaasaütlev, part osastav.
special-hand-pairs = paarid
    .name = paarid
    .with = paaridega
special-hand-wild-pairs = paarid asenduskaartidega
    .name = paarid asenduskaartidega
    .with = asenduskaartidega paaridega
special-hand-miami-pairs = Miami paarid
    .name = Miami paarid
    .with = Miami paaridega
special-hand-straight = täisrida
    .name = täisrida
    .with = täisreaga
special-hand-zip-code = sihtnumber
    .name = sihtnumber
    .with = sihtnumbriga
special-hand-garbage = praht
    .name = praht
    .with = prahiga
special-hand-blast-off = start
    .name = start
    .with = stardiga
special-hand-triples = kolmikud
    .name = kolmikud
    .with = kolmikutega
special-hand-quads = nelikud
    .name = nelikud
    .with = nelikutega
special-hand-dream-four = unistus nelja asenduskaardiga
    .name = unistus nelja asenduskaardiga
    .with = nelja asenduskaardiga unistusega
special-hand-dream-five = unistus viie asenduskaardiga
    .name = unistus viie asenduskaardiga
    .with = viie asenduskaardiga unistusega
special-hand-other = käsi „{ $name }“
    .name = { $name }
    .with = käega „{ $name }“
hand-group =
    { $size ->
        [1] { $count ->
            [one] { $count } üksik kaart
           *[other] { $count } üksikut kaarti, igaüks ise väärtusega
        }
        [2] { $count ->
            [one] { $count } paar
           *[other] { $count } paari
        }
       *[other] { $count ->
            [one] { $size } ühesugust
           *[other] { $count } korda { $size } ühesugust
        }
    }
going-out-hands = Mängija võib välja minna ka nii, et näitab ette terve käe, mis vastab ühele neist mustritest; jokkerid loetakse omaette väärtuseks:
going-out-hand = { $hand-name }: { hand-groups }.
    .when = { $hand-name }: { hand-groups }, kui { $condition }{ end }
hand-groups =
    { $wilds ->
        [together] { $groups }, kusjuures asenduskaardid loetakse ühte liiki
       *[by-rank] { $groups }
    }
