## Kes mängib, kes mängib kellega koos ja kes jagab.

table-players =
    { $count ->
        [one] Mängus on { $count } mängija.
       *[other] Mängus on { $count } mängijat.
    }
table-players-listed = Mängijaid võib olla { $numbers }.
table-players-range = Mängijaid võib olla { $low } kuni { $high }.
table-solo = Igaüks mängib enda eest; võistkondi ei ole.
table-begin-alone = Igaüks alustab vooru üksi, ühe mängija võistkonnana. Vooru jooksul võivad tekkida suuremad võistkonnad.
table-sides = Mängijad moodustavad { count-sides }. Kohad jaotatakse võistkondadele vaheldumisi, nii et partnerid ei istu kunagi kõrvuti.
    .formula = Võistkondade arv: { $quantity }. Kohad jaotatakse võistkondadele vaheldumisi, nii et partnerid ei istu kunagi kõrvuti.
    .table = Võistkondade arvu määrab { $quantity }. Kohad jaotatakse võistkondadele vaheldumisi, nii et partnerid ei istu kunagi kõrvuti:
seating-draw =
    { $partners ->
        [none] Enne esimest vooru tõmbab igaüks kohtade jaotamiseks kaardi. Kõrgeima kaardi saanu valib koha esimesena, siis kõrguselt järgmine ja nii edasi.
        [one] Enne esimest vooru tõmbab igaüks kohtade ja partnerite jaotamiseks kaardi. Kõrgeima kaardi saanu valib koha ja kõrguselt teise kaardi saanu on tema partner.
       *[several] Enne esimest vooru tõmbab igaüks kohtade ja partnerite jaotamiseks kaardi. Kõrgeima kaardi saanu valib koha ja kõrguselt järgmised on tema partnerid.
    }
table-seating = { seating-draw } Väärtused kõrgest madalani on { $ranks-name }; kui väärtus on sama, otsustab mast: { $suits }. Kes tõmbab jokkeri või samasuguse kaardi nagu keegi teine, tõmbab uuesti.
table-direction =
    { $direction ->
        [clockwise] Jagatakse ja käiakse päripäeva.
       *[anticlockwise] Jagatakse ja käiakse vastupäeva.
    }
table-first-dealer =
    { $dealer ->
        [random] Esimene jagaja valitakse juhuslikult.
       *[right-of-highest-draw] Esimene jagaja on kõrgeima kaardi tõmmanud mängijast paremal istuv mängija.
    }
table-deal-passes =
    { $passes ->
        [next] Pärast iga vooru läheb jagamiskord järgmisele mängijale.
        [previous] Pärast iga vooru läheb jagamiskord jagajale eelnevale mängijale.
       *[stays] Kõigis voorudes jagab sama mängija.
    }
table-first-turn = Esimesena käib jagajale järgnev mängija.
table-resting = Kui ühes võistkonnas on rohkem mängijaid kui teises, jätab igas voorus kordamööda üks neist vahele.
table-custom = { $text }
