## Miks tegevus tagasi lükatakse: igal reeglil, mida võib rikkuda, on mängijale üks teade.

refusal-ways = Selle võtmise viisid:
refusal-found = Praegune arv on { $count } ({ $quantity }).

refusal-table-round-over = Voor on läbi.
refusal-turn-order = Praegu ei ole sinu käik. Käib { $seat }. mängija.
refusal-turn-phase =
    { $phase ->
        [draw] Kõigepealt tõmba tõmbepakist või võta hunnik.
        [meld] Sa oled juba tõmmanud: lao, kui soovid, ja siis viska kaart ära.
        [discard] Sa oled hakanud kaarte ära viskama: jätka või lõpeta käik.
        [answer] Kõigepealt peab partner vastama.
        [chance] Kõigepealt tuleb kaardid segada.
       *[over] Mäng on läbi.
    }
refusal-turn-draw-forbidden = Sa ei tohi praegu tõmmata: pead võtma hunniku.
refusal-turn-discard-forbidden = Sa ei tohi praegu ära visata seda kaarti: { $card }.
refusal-turn-no-discard-left = Sulle jääksid kätte kaardid, millest ühtegi ei tohi ära visata. Jäta alles mõni, mida tohib.
refusal-turn-pass = Vahele jätta võid ainult siis, kui ühtegi kaarti ei tohi ära visata ega enne kõrvale panna.
refusal-turn-redraw = Ei ole äsja tõmmatud kaarti, mille saaks tagasi visata.
refusal-turn-redraw-closed = Sa ei tohi praegu seda kaarti tagasi visata ja uut tõmmata.
refusal-cards-held = Sul ei ole neid kaarte: { $missing }.
refusal-cards-expose = Seda kaarti ei tohi sa kõrvale panna: { $card }.
refusal-cards-order = Need ei ole kaardid, mida tuleb segada.
refusal-deal-look = Sa ei tohi praegu vaadata { $reserve-part }.
refusal-melds-no-kind = Nendest kaartidest ei saa ühtegi kombinatsiooni: { $cards }.
refusal-melds-begin = Seda ei tohi praegu alustada: { $kind-name }.
refusal-melds-size =
    .min = Siin peab kaarte olema vähemalt { $limit } ({ $kind-name }), aga oleks { $found }.
    .max = Siin tohib kaarte olla kõige rohkem { $limit } ({ $kind-name }), aga oleks { $found }.
refusal-melds-naturals = Siin peab loomulikke kaarte olema vähemalt { $limit } ({ $kind-name }), aga oleks { $found }.
refusal-melds-wilds =
    { $limit ->
        [0] Siin ei tohi asenduskaarte olla ({ $kind-name }), aga oleks { $found }.
        [one] Siin tohib asenduskaarte olla kõige rohkem { $limit } ({ $kind-name }), aga oleks { $found }.
       *[other] Siin tohib asenduskaarte olla kõige rohkem { $limit } ({ $kind-name }), aga oleks { $found }.
    }
refusal-melds-sequence = Need kaardid ei moodusta rida: { $cards }.
refusal-melds-onto =
    { $sides ->
        [solo] Sul ei ole kombinatsiooni, kuhu sobiksid { $cards }.
       *[partners] Sinu võistkonnal ei ole kombinatsiooni, kuhu sobiksid { $cards }.
    }
refusal-melds-swap = Ei ole niisugust kaarti, mille saaks vahetada nende vastu: { $cards }.
refusal-melds-swap-closed = Seda kaarti ei tohi sa praegu võtta.
refusal-melds-join = Neid kahte kombinatsiooni ei tohi ühendada.
refusal-melds-lay-off = Teistel ei ole kombinatsiooni, kuhu sobiksid { $cards }.
refusal-melds-lay-off-closed = Sa ei tohi praegu sellele teiste kombinatsioonile kaarte lisada.
refusal-melds-limit = See kombinatsioon ei ole lubatud.
refusal-melds-minimum =
    { $points ->
        [one] Siin on { $points } punkt; avaladumiseks on vaja { $minimum }, puudu on { $short }. Lao lisaks muid kombinatsioone.
       *[other] Siin on { $points } punkti; avaladumiseks on vaja { $minimum }, puudu on { $short }. Lao lisaks muid kombinatsioone.
    }
refusal-melds-demand = Avaladumiseks sellest ei piisa.
refusal-pile-empty = Viskehunnik on tühi.
refusal-pile-forbidden = Sa ei tohi praegu hunnikut võtta.
refusal-pile-blocked = Hunnik on sel käigul tõkestatud: pead tõmbama.
refusal-pile-route = Nende kaartidega ei saa hunnikut võtta.
refusal-pile-route-closed = Sel viisil ei tohi sa praegu hunnikut võtta.
refusal-pile-amount =
    { $form ->
        [fixed] Sel viisil võetakse { count-taken }: arvu ei ole vaja öelda.
        [none] Hunnikus on liiga vähe kaarte: võtta tuleks vähemalt { $least }.
       *[chosen] Ütle, mitu kaarti võtad: { $least } kuni { $most }.
    }
count-taken =
    { $most ->
        [one] { $most } kaart
       *[other] { $most } kaarti
    }
refusal-going-out-forbidden = Sa ei tohi praegu välja minna.
refusal-going-out-needs = Sa ei tohi veel välja minna.
refusal-going-out-discard-required = Viimane kaart tuleb ära visata. Jäta üks kaart äraviskamiseks.
refusal-going-out-discard-forbidden = Viimast kaarti ei tohi ära visata. Lao see.
refusal-going-out-last-card = See ei tohi olla viimane äravisatav kaart: { $card }.
refusal-going-out-refused = Partner on keeldunud: sel käigul sa välja minna ei tohi.
refusal-going-out-ask-first = Kõigepealt küsi partnerilt, kas tohid välja minna.
refusal-going-out-ask = Sa ei tohi praegu küsida.
refusal-going-out-hand = See ei vasta mustrile „{ $hand }“ või ei tohi seda praegu ette näidata.
