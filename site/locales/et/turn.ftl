## Kuidas käik kulgeb.

turn-draws =
    { $pile ->
        [taken] Oma käigul tõmbab mängija tõmbepakist või võtab viskehunniku
       *[never] Oma käigul tõmbab mängija tõmbepakist
    }
turn-parts =
    { $ending ->
        [required] { turn-draws }, seejärel laob nii palju, kui soovib, ja viskab lõpuks ühe kaardi ära.
        [required-several] { turn-draws }, seejärel laob nii palju, kui soovib, ja viskab lõpuks kaarte ära.
        [optional-several] { turn-draws }, seejärel laob nii palju, kui soovib, ja viskab lõpuks soovi korral kaarte ära.
       *[optional] { turn-draws }, seejärel laob nii palju, kui soovib, ja viskab lõpuks soovi korral ühe kaardi ära.
    }
turn-discards =
    { $count ->
        [one] Kes kaarte ära viskab, paneb hunnikule { $count } kaardi.
       *[other] Kes kaarte ära viskab, paneb hunnikule üksteise järel { $count } kaarti või kogu käe, kui selles ei ole rohkem.
    }
    .formula = Üksteise järel äravisatavate kaartide arv: { $quantity }; kui käes ei ole rohkem, visatakse ära kogu käsi.
    .table = Kes kaarte ära viskab, paneb hunnikule üksteise järel mitu kaarti või kogu käe, kui selles ei ole rohkem. Nende arvu määrab { $quantity }:
turn-draw =
    { $count ->
        [one] Kes tõmbab, võtab tõmbepakist { $count } kaardi.
       *[other] Kes tõmbab, võtab tõmbepakist { $count } kaarti.
    }
    .formula = Tõmbepakist tõmmatavate kaartide arv: { $quantity }.
    .table = Tõmbepakist tõmmatavate kaartide arvu määrab { $quantity }:
turn-shortage =
    { $shortage ->
        [what-is-left] Kui tõmbepakis on vähem kaarte, tõmbab mängija need, mis alles on.
       *[nothing] Kui tõmbepakis on vähem kaarte, loetakse see tühjaks.
    }
turn-dead =
    { $count ->
        [one] Tõmbepaki viimast { $count } kaarti ei tõmmata kunagi.
       *[other] Tõmbepaki viimast { $count } kaarti ei tõmmata kunagi.
    }
    .formula = Tõmbepaki viimaseid kaarte ei tõmmata kunagi; nende arv: { $quantity }.
    .table = Tõmbepaki viimaseid kaarte ei tõmmata kunagi; nende arvu määrab { $quantity }:
turn-stock-empty =
    { $dead ->
        [none] Voor lõpeb, kui mängija peab tõmbama, aga tõmbepakk on tühi.
       *[some] Voor lõpeb, kui mängija peab tõmbama, aga tõmmata ei ole enam ühtegi kaarti.
    }
turn-draw-forbid = Mängija, kes saab hunniku võtta, ei tohi selle asemel tõmbepakist tõmmata.
    .when = Mängija peab võtma hunniku ega tohi tõmbepakist tõmmata, kui { $condition }{ end }
turn-discard-forbid = { $cards-parts } ei tohi ära visata.
    .when = { $cards-parts } ei tohi ära visata, kui { $condition }{ end }
turn-redraw = Mängija võib äsja tõmmatud kaardi hunnikule visata ja tõmmata uue, üks kord käigu jooksul.
    .when = Mängija võib äsja tõmmatud kaardi hunnikule visata ja tõmmata uue, üks kord käigu jooksul, kui { $condition }{ end }
turn-discard-exempt = Käigu võib lõpetada kaarti ära viskamata.
    .when = Käigu võib lõpetada kaarti ära viskamata, kui { $condition }{ end }
turn-stuck =
    { $stuck ->
        [pass] Kui mängijal on kaarte käes, aga ta ei tohi neist ühtegi ära visata, lõpetab ta käigu kaarti ära viskamata.
       *[end-round] Kui mängijal on kaarte käes, aga ta ei tohi neist ühtegi ära visata, lõpeb voor.
    }
