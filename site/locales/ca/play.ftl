## El que veu i sent qui juga en un terminal. El que fan els jugadors és a narration.ftl.

# Com es diu la persona del terminal en una llista de jugadors.
play-you = tu

play-list-more = { $first }, { $second }
play-list-last = { $first } i { $second }
play-choice-more = { $first }, { $second }
play-choice-last = { $first } o { $second }

play-welcome = { $game }, llavor { $seed }. Escriu ? per demanar ajuda.
play-watch = { $game }, llavor { $seed }.

# La taula tal com és.
play-turn = Ronda { $round }, torn { $turn }. Reparteix: { $dealer }.
play-side =
    { $points ->
        [one] { $side }, { $points } punt:
        [many] { $side }, { $points } de punts:
       *[other] { $side }, { $points } punts:
    }
play-no-melds = encara cap combinació
play-meld = { $meld }: { $cards }
play-canasta = { $meld }: { $cards }, { $kind-name }
play-aside = a part: { $cards }
play-hands = Cartes a la mà: { $hands }
play-hands-one = { $player } { $count }
play-reserve =
    { $count ->
        [one] { $reserve }, per a tu: { $count } carta, de cara avall
        [many] { $reserve }, per a tu: { $count } de cartes, de cara avall
       *[other] { $reserve }, per a tu: { $count } cartes, de cara avall
    }
play-reserve-seen = { $reserve }, per a tu: { $cards }
play-stock =
    { $count ->
        [0] Munt: buit
        [one] Munt: { $count } carta
        [many] Munt: { $count } de cartes
       *[other] Munt: { $count } cartes
    }
play-pile-empty = Pila: buida
play-pile =
    { $count ->
        [one] Pila: només { $card }
        [many] Pila: { $card } a dalt, { $count } de cartes en total
       *[other] Pila: { $card } a dalt, { $count } cartes en total
    }
play-frozen = Congelada: { $rule }
play-blocked = Ara no es pot agafar: { $rule }
play-minimum =
    { $points ->
        [one] La teva baixada inicial ha de valer almenys { $points } punt.
        [many] La teva baixada inicial ha de valer almenys { $points } de punts.
       *[other] La teva baixada inicial ha de valer almenys { $points } punts.
    }
play-hand =
    { $count ->
        [one] La teva mà, { $count } carta:
        [many] La teva mà, { $count } de cartes:
       *[other] La teva mà, { $count } cartes:
    }

# El que es pot fer ara.
play-may = Pots { $moves }.
play-may-draw = robar
play-may-take =
    { $count ->
        [one] agafar la pila
        [many] agafar la pila ({ $count } de maneres)
       *[other] agafar la pila ({ $count } maneres)
    }
play-may-lay =
    { $count ->
        [one] baixar cartes ({ $count } manera)
        [many] baixar cartes ({ $count } de maneres)
       *[other] baixar cartes ({ $count } maneres)
    }
play-may-discard =
    { $count ->
        [one] descartar ({ $count } carta)
        [many] descartar ({ $count } de cartes diferents)
       *[other] descartar ({ $count } cartes diferents)
    }
play-may-ask = preguntar al company si pots tancar
play-may-answer = respondre sí o no: el company pregunta si pot tancar
play-may-look = mirar una reserva
play-may-expose = posar una carta a part (expose)
play-may-redraw = deixar a la pila la carta robada i tornar a robar (redraw)
play-may-pass = passar

play-prompt = La teva jugada:
play-help =
    Les jugades s’escriuen així:
      draw                      robar del munt
      take with 9S 9D           agafar la pila i fer amb aquestes cartes una combinació nova
      take to 8                 agafar la pila i afegir-ne la carta superior a la teva combinació de 8
      lay KS KH KD              baixar una combinació nova; si són diverses, separades per comes
      add 2C to K               afegir 2C a la teva combinació de K; si n’hi ha d’iguals, amb número: #1
      discard 9S                descartar 9S, i s’acaba el teu torn
      ask, yes, no              preguntar abans de tancar, i respondre, on els companys ho pregunten
      look kitty, pass          mirar la reserva, passar, on les regles ho permeten
    Les cartes són un rang i la lletra d’un coll: S piques, H cors, D diamants, C trèvols; un jòquer és JK.
    La primera paraula d’una jugada es pot escurçar.
    També pots escriure:
      moves   què es pot fer ara           hint    què faria un jugador prudent
      hand    les teves cartes             table   tot el que hi ha a la vista
      score   la puntuació                 undo    desfer la teva última jugada
      ?       aquesta ajuda                quit    deixar la partida
play-hint = Un jugador prudent faria: { $move }
play-moves-more =
    { $count ->
        [one] i { $count } més
        [many] i { $count } més
       *[other] i { $count } més
    }
play-undone = Desfet: { $move }
play-undo-nothing = No hi ha res per desfer: encara no has jugat en aquest torn.
play-undo-stock = Això ja no es pot desfer: has vist una carta del munt.
play-undo-pile = Això ja no es pot desfer: has vist les cartes que hi havia a la pila.
play-undo-reserve = Això ja no es pot desfer: has vist les cartes d’una reserva.
play-undo-turn = Això ja no es pot desfer: ja no depèn només de tu.
play-unreadable = No ho entenc: { $message }
play-rule-place = Regla { $rule }, a { $place }.
play-left = Deixes la partida. Queda tal com està.
play-recorded = El registre és a { $file }.

# El sorteig dels seients.
play-draw-seats = Tothom treu una carta per als seients i els companys.
play-drawn = { $player }: { $card }
play-seats = Seients per ordre de joc: { $players }.
play-no-seating = En aquest joc no se sortegen els seients; tothom seu tal com s’ha dit.

# El full de després d’una ronda.
play-sheet-title = Ronda { $number }
play-sheet-before = abans
play-sheet-round = aquesta ronda
play-sheet-after = puntuació
play-sheet-match = punts de l’enfrontament
play-score = { $side }: { $points }
