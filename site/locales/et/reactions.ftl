## Mis juhtub ja mis sellest järgneb.

reaction = Kui { $event }, siis { $effect }.
    .when = Kui { $event }, siis { $effect }, kuid ainult juhul, kui { $condition }{ end }
reaction-amount = Summa määrab { $quantity }:
reaction-leave = Loeb see, kas tingimus kehtib siis, kui kaart kõrvale pannakse, mitte siis, kui see kätte tuleb.

event-deal = mängijale jagatakse { $cards-name }
event-draw = tõmbepakist tõmmatakse { $cards-name }
event-deal-or-draw = mängijale jagatakse või tõmbepakist tõmmatakse { $cards-name }
event-take = koos hunnikuga tuleb kätte { $cards-name }
event-reserve = koos { $reserve-gen }ga tuleb kätte { $cards-name }
event-deal-draw-or-reserve = { $cards-name } jagatakse mängijale, tõmmatakse tõmbepakist või tuleb kätte koos { $reserve-gen }ga
event-deal-draw-or-take = { $cards-name } jagatakse mängijale, tõmmatakse tõmbepakist või tuleb kätte koos hunnikuga
event-any-way = kätte tuleb ükskõik kuidas { $cards-name }
event-take-or-reserve = { $cards-name } tuleb kätte koos hunnikuga või { $reserve-gen }ga
event-upcard = esimeseks pealmiseks kaardiks pööratakse { $cards-name }
event-discard = ära visatakse { $cards-name }
event-expose = pilt üles kõrvale pannakse { $cards-name }
event-meld = mängija laob
event-canasta = mängija saab kanasta valmis
event-canasta-of = mängijal saab valmis { $kind-name }
event-opening =
    { $sides ->
        [solo] mängija teeb avaladumise
       *[partners] võistkond teeb avaladumise
    }
event-pile-taken = hunnik võetakse
event-hand-emptied = mängijal saavad kaardid käest otsa
event-stock-emptied = tõmbepakist tõmmatakse viimane kaart
event-going-out = mängija läheb välja
event-turn-end = käik lõpeb
event-look = mängija vaatab reservi
event-look-of = mängija vaatab { $reserve-part }

effect-expose = pannakse see pilt üles kõrvale
effect-may-expose = võib mängija selle kätte jätta ja ükskõik mis käigul pärast tõmbamist pilt üles kõrvale panna
effect-replace = saab mängija selle asemele tõmbepakist järgmise kaardi
effect-cover = pööratakse selle peale veel üks kaart, mille kohta kehtib sama
effect-return = läheb see tagasi tõmbepakki, mis segatakse, ja pööratakse uus kaart
effect-freeze-until-taken = jääb hunnik kuni võtmiseni külmutatuks
effect-freeze =
    { $count ->
        [one] on hunnik külmutatud järgmiseks { $count } käiguks
       *[other] on hunnik külmutatud järgmiseks { $count } käiguks
    }
effect-freeze-once-round = on hunnik külmutatud ühe mänguringi
effect-freeze-as-long = on hunnik külmutatud nii mitmeks käiguks, kui näitab { $quantity }
effect-freeze-by-table = on hunnik külmutatud nii mitmeks käiguks, kui määrab { $quantity }
effect-block-once-round = ei tohi hunnikut ühe mänguringi jooksul võtta
effect-block-as-long = ei tohi hunnikut võtta nii mitu käiku, kui näitab { $quantity }
effect-block-by-table = ei tohi hunnikut võtta nii mitu käiku, kui määrab { $quantity }
effect-block =
    { $count ->
        [1] ei tohi järgmine mängija hunnikut võtta
        [one] ei tohi hunnikut võtta järgmise { $count } käigu jooksul
       *[other] ei tohi hunnikut võtta järgmise { $count } käigu jooksul
    }
effect-look = tohib mängija vaadata { $reserve-part }
effect-take-reserve = võtab mängija kätte { $reserve-gen }
effect-draw = tõmmatakse tõmbepakist juurde { $amount }
effect-penalty = võetakse { side.from } maha { $amount }
effect-award = antakse { side.to } juurde { $amount }
effect-reshuffle = segatakse kogu hunnik peale pealmise kaardi uueks tõmbepakiks ja külmutus tühistub
effect-reserve-to-stock = saab { $reserve-gen } kaartidest tõmbepakk, kui keegi pole neid võtnud
effect-play-alone = mängib see mängija vooru lõpuni üksi, kõik teised on üks võistkond ja panevad oma kombinatsioonid kokku
effect-end-round = lõpeb voor kohe punktiarvestusega
effect-end-round-after-the-others = on igal teisel veel üks käik ja siis lõpeb voor punktiarvestusega
effect-end-round-after-once-round = on igaühel veel üks käik ja siis lõpeb voor punktiarvestusega
effect-end-round-after-as-long = lõpeb voor punktiarvestusega veel nii mitme käigu järel, kui näitab { $quantity }
effect-end-round-after-by-table = lõpeb voor punktiarvestusega veel nii mitme käigu järel, kui määrab { $quantity }
effect-end-round-after =
    { $count ->
        [one] lõpeb voor punktiarvestusega veel { $count } käigu järel
       *[other] lõpeb voor punktiarvestusega veel { $count } käigu järel
    }
