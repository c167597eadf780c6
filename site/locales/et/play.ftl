## Mida inimene näeb ja kuuleb, kui ta terminalis mängib. Mida mängijad teevad, on failis narration.ftl.

# Kuidas terminali taga istujat mängijate loetelus kutsutakse.
play-you = sina

play-list-more = { $first }, { $second }
play-list-last = { $first } ja { $second }
play-choice-more = { $first }, { $second }
play-choice-last = { $first } või { $second }

play-welcome = { $game }, seeme { $seed }. Abi saad, kui kirjutad ?.
play-watch = { $game }, seeme { $seed }.

# Laud, nagu see parajasti on.
play-turn = { $round }. voor, { $turn }. käik. Jagaja: { $dealer }.
play-side =
    { $points ->
        [one] { $side }, { $points } punkt:
       *[other] { $side }, { $points } punkti:
    }
play-no-melds = kombinatsioone veel ei ole
play-meld = { $meld }: { $cards }
play-canasta = { $meld }: { $cards }, { $kind-name }
play-aside = kõrval: { $cards }
play-hands = Kaarte käes: { $hands }
play-hands-one = { $player } { $count }
play-reserve =
    { $count ->
        [one] { $reserve }, sinu jaoks: { $count } kaart, pilt all
       *[other] { $reserve }, sinu jaoks: { $count } kaarti, pildid all
    }
play-reserve-seen = { $reserve }, sinu jaoks: { $cards }
play-stock =
    { $count ->
        [0] Tõmbepakk: tühi
        [one] Tõmbepakk: { $count } kaart
       *[other] Tõmbepakk: { $count } kaarti
    }
play-pile-empty = Hunnik: tühi
play-pile =
    { $count ->
        [one] Hunnik: ainult { $card }
       *[other] Hunnik: peal { $card }, kokku { $count } kaarti
    }
play-frozen = Külmutatud: { $rule }
play-blocked = Praegu ei tohi võtta: { $rule }
play-minimum =
    { $points ->
        [one] Sinu avaladumine peab andma vähemalt { $points } punkti.
       *[other] Sinu avaladumine peab andma vähemalt { $points } punkti.
    }
play-hand =
    { $count ->
        [one] Sinu käsi, { $count } kaart:
       *[other] Sinu käsi, { $count } kaarti:
    }

# Mida praegu teha võib.
play-may = Sa võid { $moves }.
play-may-draw = tõmmata
play-may-take =
    { $count ->
        [one] võtta hunniku
       *[other] võtta hunniku ({ $count } viisil)
    }
play-may-lay =
    { $count ->
        [one] laduda ({ $count } viisil)
       *[other] laduda ({ $count } viisil)
    }
play-may-discard =
    { $count ->
        [one] ära visata ({ $count } kaart)
       *[other] ära visata ({ $count } eri kaarti)
    }
play-may-redraw = visata tõmmatud kaardi tagasi (redraw)
play-may-expose = panna kaardi kõrvale (expose)
play-may-ask = küsida partnerilt, kas välja minna
play-may-answer = vastata yes või no: partner küsib, kas välja minna
play-may-look = vaadata reservi
play-may-pass = vahele jätta

play-prompt = Sinu tegevus:
play-help =
    Tegevus kirjutatakse nii:
      draw                      tõmba tõmbepakist
      take with 9S 9D           võta hunnik, pealmine kaart koos nendega uude kombinatsiooni
      take to 8                 võta hunnik, pealmine kaart oma kaheksate kombinatsioonile
      lay KS KH KD              lao uus kombinatsioon; mitu korraga, komadega eraldatud
      add 2C to K               lisa oma kuningate kombinatsioonile; ühesugustel on numbrid: #1
      discard 9S                viska ära, sellega käik lõpeb
      ask, yes, no              enne väljaminekut, kui partnerilt küsitakse
      look kitty, pass          kui reeglid seda lubavad
    Kaart on väärtus ja masti täht: S pada, H ärtu, D ruutu, C risti; jokker on JK.
    Tegevuse esimest sõna võib lühendada.
    Võid kirjutada ka:
      moves   mis on praegu lubatud        hint    mida teeks rahulik mängija
      hand    sinu kaardid                 table   kõik, mis on avatud
      score   punktiseis                   undo    võta oma viimane tegevus tagasi
      ?       see abi                      quit    lahku mängust
play-hint = Rahulik mängija ütleks: { $move }
play-moves-more =
    { $count ->
        [one] ja veel { $count }
       *[other] ja veel { $count }
    }
play-undone = Tagasi võetud: { $move }
play-undo-nothing = Midagi ei ole tagasi võtta: sa ei ole sel käigul veel midagi teinud.
play-undo-stock = See jääb nii: sa oled näinud tõmbepaki kaarti.
play-undo-pile = See jääb nii: sa oled näinud hunnikus olnud kaarte.
play-undo-reserve = See jääb nii: sa oled näinud reservi kaarte.
play-undo-turn = See jääb nii: see ei ole enam ainult sinu tegevus.
play-unreadable = Ma ei saa sellest aru: { $message }
play-rule-place = Reegel { $rule }, asukoht { $place }.
play-left = Sa lahkud mängust. See jääb nii, nagu on.
play-recorded = Mäng on üles kirjutatud faili { $file }.

# Kohtade loosimine.
play-draw-seats = Igaüks tõmbab kohtade ja partnerite jaotamiseks kaardi.
play-drawn = { $player }: { $card }
play-seats = Kohad mängujärjekorras: { $players }.
play-no-seating = Selles mängus kohti ei loosita; igaüks istub, nagu nimetatud.

# Leht pärast vooru.
play-sheet-title = { $number }. voor
play-sheet-before = enne
play-sheet-round = see voor
play-sheet-after = seis
play-sheet-match = turniiripunktid
play-score = { $side }: { $points }
