## Com va un torn.

turn-draws =
    { $pile ->
        [taken] Al seu torn, el jugador roba del munt o agafa la pila de descart
       *[never] Al seu torn, el jugador roba del munt
    }
turn-parts =
    { $ending ->
        [required] { turn-draws }, després baixa tantes cartes com vol i, per acabar, descarta una carta.
        [required-several] { turn-draws }, després baixa tantes cartes com vol i, per acabar, descarta.
        [optional-several] { turn-draws }, després baixa tantes cartes com vol i, per acabar, descarta o no, com prefereixi.
       *[optional] { turn-draws }, després baixa tantes cartes com vol i, per acabar, descarta una carta o no, com prefereixi.
    }
turn-draw = Qui roba agafa { count-cards } del munt.
    .formula = El nombre de cartes que es roben del munt és { $quantity }.
    .table = El nombre de cartes que es roben del munt varia segons { $quantity }:
turn-shortage =
    { $shortage ->
        [what-is-left] Si al munt hi ha menys cartes, el jugador roba les que queden.
       *[nothing] Si al munt hi ha menys cartes, es considera buit.
    }
turn-dead =
    { $count ->
        [one] L’última carta del munt no es roba mai.
        [many] Les últimes { $count } de cartes del munt no es roben mai.
       *[other] Les últimes { $count } cartes del munt no es roben mai.
    }
    .formula = Les últimes cartes del munt no es roben mai; el seu nombre és { $quantity }.
    .table = Les últimes cartes del munt no es roben mai; el seu nombre varia segons { $quantity }:
turn-stock-empty =
    { $dead ->
        [none] La ronda s’acaba quan un jugador ha de robar i el munt és buit.
       *[some] La ronda s’acaba quan un jugador ha de robar i no queda cap carta per robar.
    }
turn-draw-forbid = Qui pot agafar la pila no pot robar del munt en comptes d’això.
    .when = El jugador ha d’agafar la pila, i no pot robar del munt, si { $condition }{ end }
turn-discard-forbid = { $cards-all } no es poden descartar.
    .when = No es pot descartar { $cards-one } mentre { $condition }{ end }
turn-discard-exempt = El torn es pot acabar sense descartar.
    .when = El torn es pot acabar sense descartar si { $condition }{ end }
turn-stuck =
    { $stuck ->
        [pass] Un jugador que té cartes però no en pot descartar cap acaba el torn sense descartar.
       *[end-round] Si un jugador té cartes però no en pot descartar cap, s’acaba la ronda.
    }
turn-discards = Qui descarta deixa a la pila { count-cards }, l’una darrere l’altra, o tota la mà si no en té prou.
    .formula = El nombre de cartes que es descarten, l’una darrere l’altra, és { $quantity }; qui no en té prou descarta tota la mà.
    .table = Qui descarta deixa a la pila unes quantes cartes, l’una darrere l’altra, o tota la mà si no en té prou. El nombre de cartes varia segons { $quantity }:
turn-redraw = Un cop per torn, un jugador pot deixar a la pila la carta que acaba de robar i robar-ne una altra.
    .when = Un cop per torn, un jugador pot deixar a la pila la carta que acaba de robar i robar-ne una altra, si { $condition }{ end }
