## Kuidas viskehunnik võetakse ja millal seda ei tohi.

pile-routes =
    { $part ->
        [whole] Tõmbamise asemel võib mängija võtta terve viskehunniku ühel neist viisidest:
       *[some] Tõmbamise asemel võib mängija võtta viskehunnikust kaarte ühel neist viisidest:
    }
pile-never-taken = Viskehunnikut ei võeta kunagi.
matching-naturals =
    { $count ->
        [one] { $count } käes oleva loomuliku kaardiga, mis sobib pealmise kaardiga
       *[other] { $count } käes oleva loomuliku kaardiga, mis sobivad pealmise kaardiga
    }
matching-pair =
    { $naturals ->
        [one] { $naturals } käes oleva loomuliku kaardiga, mis sobib pealmise kaardiga,
       *[other] { $naturals } käes oleva loomuliku kaardiga, mis sobivad pealmise kaardiga,
    }
joining-wilds =
    { $wilds ->
        [one] { $wilds } asenduskaardiga
       *[other] { $wilds } asenduskaardiga
    }
wilds-alone =
    { $count ->
        [one] { $count } käes oleva asenduskaardiga
       *[other] { $count } käes oleva asenduskaardiga
    }
# Milliste kombinatsioonide jaoks viis on, kui mitte kõigi jaoks.
for-melds =
    { $melds ->
        [all] { "" }
       *[some] {" "}(ainult { $kind-gen } jaoks)
    }
pile-route-naturals = { matching-naturals }{ for-melds }.
    .when = { matching-naturals }{ for-melds }, kui { $condition }{ end }
pile-route-both = { matching-pair } ja { joining-wilds }{ for-melds }.
    .when = { matching-pair } ja { joining-wilds }{ for-melds }, kui { $condition }{ end }
pile-route-wilds = { wilds-alone }{ for-melds }.
    .when = { wilds-alone }{ for-melds }, kui { $condition }{ end }
own-meld =
    { $melds ->
        [all] { $sides ->
            [solo] oma kombinatsioonile
           *[partners] oma võistkonna kombinatsioonile
        }
       *[some] { $sides ->
            [solo] oma kombinatsioonile, milleks on { $kind-name }
           *[partners] oma võistkonna kombinatsioonile, milleks on { $kind-name }
        }
    }
any-meld =
    { $melds ->
        [all] uude või juba laual olevasse kombinatsiooni
       *[some] uude või juba laual olevasse kombinatsiooni, milleks on { $kind-name }
    }
pile-route-onto = Lisades pealmise kaardi { own-meld }.
    .when = Lisades pealmise kaardi { own-meld }, kui { $condition }{ end }
pile-route-any = Ladudes pealmise kaardi { any-meld }.
    .when = Ladudes pealmise kaardi { any-meld }, kui { $condition }{ end }
pile-route-nothing = Pealmist kaarti ladumata: see tuleb koos teistega kätte.
    .when = Pealmist kaarti ladumata (see tuleb koos teistega kätte), kui { $condition }{ end }
pile-whole = terve hunnik
pile-top =
    { $count ->
        [one] { $count } kaart hunniku pealt
       *[other] { $count } kaarti hunniku pealt
    }
pile-top-agreed = hunniku pealt nii mitu kaarti, kui lauas on kokku lepitud
pile-top-amount = hunniku pealt nii mitu kaarti, kui näitab { $quantity }
pile-top-in-table = hunniku pealt nii mitu kaarti, kui määrab { $quantity }
# Kui palju võetakse, kui mängija valib ise: vähimast arvust suurimani või terve hunnikuni.
pile-chosen = hunniku pealt nii mitu kaarti, kui mängija tahab (vähemalt { $least }, kõige rohkem { $most })
pile-chosen-open = hunniku pealt nii mitu kaarti, kui mängija tahab (vähemalt { $least })
# Kui võetud kaarte tohib laduda samas käigus; nõutavad kaardid tulevad ikkagi käest.
pile-lent = { $taken } (kõik need võib koos pealmise kaardiga kohe laduda)
pile-part-naturals = { $taken }: { matching-naturals }{ for-melds }.
    .when = { $taken }: { matching-naturals }{ for-melds }, kui { $condition }{ end }
pile-part-both = { $taken }: { matching-pair } ja { joining-wilds }{ for-melds }.
    .when = { $taken }: { matching-pair } ja { joining-wilds }{ for-melds }, kui { $condition }{ end }
pile-part-wilds = { $taken }: { wilds-alone }{ for-melds }.
    .when = { $taken }: { wilds-alone }{ for-melds }, kui { $condition }{ end }
pile-part-onto = { $taken }: lisades pealmise kaardi { own-meld }.
    .when = { $taken }: lisades pealmise kaardi { own-meld }, kui { $condition }{ end }
pile-part-any = { $taken }: ladudes pealmise kaardi { any-meld }.
    .when = { $taken }: ladudes pealmise kaardi { any-meld }, kui { $condition }{ end }
pile-part-nothing = { $taken }: pealmist kaarti ladumata; see tuleb koos teistega kätte.
    .when = { $taken }: pealmist kaarti ladumata (see tuleb koos teistega kätte), kui { $condition }{ end }
pile-rest =
    { $part ->
        [whole] Seejärel läheb ülejäänud hunnik mängijale kätte.
       *[some] Seejärel lähevad teised võetud kaardid mängijale kätte.
    }
pile-take =
    { $minimum ->
        [none] Pealmine kaart laotakse sel viisil kohe. { pile-rest }
       *[some] Pealmine kaart laotakse sel viisil kohe, vajadusel koos muude kombinatsioonidega käest, kui avaladumine seda nõuab. { pile-rest }
    }
pile-forbid = Hunnikut ei tohi võtta.
    .when = Hunnikut ei tohi võtta, kui { $condition }{ end }
pile-frozen = Hunnik on alati külmutatud.
    .when = Hunnik on seda võtta sooviva mängija jaoks külmutatud, kui { $condition }{ end }
pile-freeze-holds = Kaart, mis hunniku külmutab, pannakse selle märgiks risti. Kinnikatmine külmutust ei tühista, hunniku võtmine tühistab.
pile-part-thaws = Külmutuse tühistab ka ainult osa hunniku võtmine.
pile-part-stays-frozen = Ainult osa hunniku võtmine külmutust ei tühista.
