## Mis mängus juhtub, iga tegevus ühe lühikese lausena. `who` on `you`, kui tegutseb lugeja ise.

narration-round = { $number }. voor: { $who ->
        [you] jagad sina.
       *[other] jagab { $name }.
    }
narration-reshuffle = Tõmbepakk segatakse uuesti.
narration-upcard = Pööratakse pealmine kaart: { $card }.
narration-draw =
    { $who ->
        [you] Sina tõmbad { draw-count }
       *[other] { $name } tõmbab { draw-count }
    }
draw-count =
    { $count ->
        [0] ega jäta midagi alles.
        [one] ühe kaardi.
       *[other] { $count } kaarti.
    }
narration-redraw =
    { $who ->
        [you] Sina viskad hunnikule { $card } ja tõmbad uuesti.
       *[other] { $name } viskab hunnikule { $card } ja tõmbab uuesti.
    }
narration-drawn = Sina tõmbad: { $cards }.
narration-stock-empty =
    { $who ->
        [you] Sul on vaja kaarti, aga tõmbepakk on tühi.
       *[other] { $name } vajab kaarti, aga tõmbepakk on tühi.
    }
narration-aside =
    { $who ->
        [you] Sina paned kõrvale: { $cards }.
        [many] { $name } panevad kõrvale: { $cards }.
       *[other] { $name } paneb kõrvale: { $cards }.
    }
narration-take-with =
    { $who ->
        [you] Sina võtad hunniku ({ $pile }) nende kaartidega: { $cards }.
       *[other] { $name } võtab hunniku ({ $pile }) nende kaartidega: { $cards }.
    }
narration-take-to =
    { $who ->
        [you] Sina võtad hunniku ({ $pile }) kombinatsioonile { $meld }.
       *[other] { $name } võtab hunniku ({ $pile }) kombinatsioonile { $meld }.
    }
narration-take-to-with =
    { $who ->
        [you] Sina võtad hunniku ({ $pile }) kombinatsioonile { $meld } koos nendega: { $cards }.
       *[other] { $name } võtab hunniku ({ $pile }) kombinatsioonile { $meld } koos nendega: { $cards }.
    }
narration-lay =
    { $who ->
        [you] Sina laod: { $cards }.
       *[other] { $name } laob: { $cards }.
    }
narration-add =
    { $who ->
        [you] Sina lisad kombinatsioonile { $meld }: { $cards }.
       *[other] { $name } lisab kombinatsioonile { $meld }: { $cards }.
    }
narration-lay-off =
    { $who ->
        [you] Sina lisad teiste kombinatsioonile { $meld }: { $cards }.
       *[other] { $name } lisab teiste kombinatsioonile { $meld }: { $cards }.
    }
narration-canasta = Valmis on { $kind-name }: { $meld }.
narration-discard =
    { $who ->
        [you] Sina viskad ära: { $card }.
       *[other] { $name } viskab ära: { $card }.
    }
narration-frozen = Hunnik on külmutatud.
narration-blocked = Hunnik on tõkestatud.
narration-ask =
    { $who ->
        [you] Sina küsid, kas võid välja minna.
       *[other] { $name } küsib, kas võib välja minna.
    }
narration-yes =
    { $who ->
        [you] Sina ütled jah.
       *[other] { $name } ütleb jah.
    }
narration-no =
    { $who ->
        [you] Sina ütled ei.
       *[other] { $name } ütleb ei.
    }
narration-swap =
    { $who ->
        [you] Sina vahetad kombinatsioonis { $meld } kaarte: sisse { $card }, välja { $wild }.
       *[other] { $name } vahetab kombinatsioonis { $meld } kaarte: sisse { $card }, välja { $wild }.
    }
narration-swap-of-others =
    { $who ->
        [you] Sina vahetad teiste kombinatsioonis { $meld } kaarte: sisse { $card }, välja { $wild }.
       *[other] { $name } vahetab teiste kombinatsioonis { $meld } kaarte: sisse { $card }, välja { $wild }.
    }
narration-join =
    { $who ->
        [you] Sina ühendad kaks kombinatsiooni: { $meld }.
       *[other] { $name } ühendab kaks kombinatsiooni: { $meld }.
    }
narration-look =
    { $who ->
        [you] Sina vaatad { $reserve-part }.
       *[other] { $name } vaatab { $reserve-part }.
    }
narration-reserve =
    { $who ->
        [you] Sina võtad kätte { $reserve-gen }.
       *[other] { $name } võtab kätte { $reserve-gen }.
    }
narration-pass =
    { $who ->
        [you] Sina jätad vahele.
       *[other] { $name } jätab vahele.
    }
narration-out =
    { $who ->
        [you] Sina lähed välja.
       *[other] { $name } läheb välja.
    }
narration-out-concealed =
    { $who ->
        [you] Sina lähed välja varjatult.
       *[other] { $name } läheb välja varjatult.
    }
narration-end-stock = Tõmbepakk on otsas ja voor on läbi.
narration-end-stuck = Ühtegi kaarti ei tohi ära visata ja voor on läbi.
narration-end-rule = Voor on läbi: { $rule }
narration-winner =
    { $who ->
        [you] Sina võidad, punkte: { $points }.
        [many] { $name } võidavad, punkte: { $points }.
       *[other] { $name } võidab, punkte: { $points }.
    }
narration-shared = { $names } jagavad võitu, punkte: { $points }.
narration-unfinished = Mäng ei ole veel läbi.
narration-take =
    { $who ->
        [you] Sina võtad hunniku ({ $pile }).
       *[other] { $name } võtab hunniku ({ $pile }).
    }
narration-show =
    { $who ->
        [you] Sina näitad ette terve käe: { $hand }.
       *[other] { $name } näitab ette terve käe: { $hand }.
    }
