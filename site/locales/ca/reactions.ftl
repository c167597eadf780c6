## Què passa i què en resulta.

reaction = Quan { $event }, { $effect }.
    .when = Quan { $event }, { $effect }, si { $condition }{ end }
reaction-amount = La quantitat varia segons { $quantity }:
reaction-leave = El que compta és si això es compleix quan es posa la carta a part, no pas quan arriba a la mà.

event-deal = es reparteix { $cards-one } a un jugador
event-draw = es roba { $cards-one } del munt
event-deal-or-draw = es reparteix { $cards-one } a un jugador o es roba del munt
event-take = { $cards-one } arriba a la mà amb la pila
event-reserve = { $cards-one } arriba a la mà amb { $reserve }
event-deal-draw-or-reserve = es reparteix { $cards-one } a un jugador, es roba del munt o arriba a la mà amb { $reserve }
event-deal-draw-or-take = es reparteix { $cards-one } a un jugador, es roba del munt o arriba a la mà amb la pila
event-any-way = { $cards-one } arriba a la mà de la manera que sigui
event-take-or-reserve = { $cards-one } arriba a la mà amb la pila o amb { $reserve }
event-upcard = es gira { $cards-one } com a primera carta de la pila
event-discard = es descarta { $cards-one }
event-meld = un jugador baixa cartes
event-canasta = un jugador completa una canasta
event-canasta-of = un jugador completa { $kind-one }
event-opening =
    { $sides ->
        [solo] un jugador fa la seva baixada inicial
       *[partners] un bàndol fa la seva baixada inicial
    }
event-pile-taken = s’agafa la pila
event-hand-emptied = a un jugador no li queden cartes a la mà
event-stock-emptied = es roba l’última carta del munt
event-going-out = un jugador tanca
event-turn-end = s’acaba un torn
event-look = un jugador mira una reserva
event-look-of = un jugador mira { $reserve }

effect-expose = es posa a part de cara amunt
effect-replace = se substitueix per la carta següent del munt
effect-cover = es gira una altra carta al damunt, per a la qual val el mateix
effect-return = torna al munt, que es barreja, i es gira una altra carta
effect-freeze-until-taken = la pila queda congelada fins que s’agafa
effect-freeze =
    { $count ->
        [one] la pila queda congelada durant el torn següent
        [many] la pila queda congelada durant el { $count } de torns següents
       *[other] la pila queda congelada durant els { $count } torns següents
    }
effect-freeze-once-round = la pila queda congelada fins que tothom ha tingut un torn
effect-freeze-as-long = la pila queda congelada durant tants torns com { $quantity }
effect-freeze-by-table = la pila queda congelada durant un nombre de torns que varia segons { $quantity }
effect-block-once-round = la pila no es pot agafar fins que tothom ha tingut un torn
effect-block-as-long = la pila no es pot agafar durant tants torns com { $quantity }
effect-block-by-table = la pila no es pot agafar durant un nombre de torns que varia segons { $quantity }
effect-block =
    { $count ->
        [1] el jugador següent no pot agafar la pila
        [one] la pila no es pot agafar durant el torn següent
        [many] la pila no es pot agafar durant el { $count } de torns següents
       *[other] la pila no es pot agafar durant els { $count } torns següents
    }
effect-look = el jugador pot mirar { $reserve }
effect-take-reserve = el jugador es posa { $reserve } a la mà
effect-draw = el jugador roba del munt, a més, { $amount }
effect-penalty = el { side } paga { $amount }
effect-award = el { side } guanya { $amount }
effect-reshuffle = es barreja tota la pila, llevat de la carta superior, i passa a ser el munt, i la pila deixa d’estar congelada
effect-reserve-to-stock = { $reserve } passa a ser el munt, sempre que no l’hagi agafat ningú
effect-play-alone = el jugador juga sol la resta de la ronda, i tots els altres són un sol bàndol i ajunten les seves combinacions
effect-end-round = la ronda s’acaba de seguida i es puntua
effect-end-round-after-the-others = cada un dels altres té un torn més, i després la ronda s’acaba i es puntua
effect-end-round-after-once-round = tothom té un torn més, i després la ronda s’acaba i es puntua
effect-end-round-after-as-long = la ronda s’acaba i es puntua després de tants torns més com { $quantity }
effect-end-round-after-by-table = la ronda s’acaba i es puntua després d’un nombre de torns més que varia segons { $quantity }
effect-end-round-after =
    { $count ->
        [one] la ronda s’acaba i es puntua després { before-count }{ $count } torn més
        [many] la ronda s’acaba i es puntua després { before-count }{ $count } de torns més
       *[other] la ronda s’acaba i es puntua després { before-count }{ $count } torns més
    }
event-expose = es posa { $cards-one } a part de cara amunt
effect-may-expose = el jugador es pot quedar la carta i, en qualsevol torn, després de robar, posar-la a part de cara amunt
