## Per què no es permet una jugada: un missatge per a cada regla que es pot trencar, dit al jugador.

refusal-ways = Maneres d’agafar-la:
refusal-found = Ara mateix, { $quantity } és { $count }.

refusal-table-round-over = La ronda s’ha acabat.
refusal-turn-order = No et toca. És el torn del jugador { $seat }.
refusal-turn-phase =
    { $phase ->
        [draw] Primer roba del munt o agafa la pila.
        [meld] Ja has robat: baixa cartes, si vols, i després descarta.
        [discard] Ja has començat a descartar: continua o acaba el torn.
        [answer] Primer ha de respondre el company.
        [chance] Primer s’han de barrejar les cartes.
       *[over] La partida s’ha acabat.
    }
refusal-turn-draw-forbidden = Ara no pots robar: has d’agafar la pila.
refusal-turn-discard-forbidden = Ara no pots descartar { $card }.
refusal-turn-no-discard-left = Et quedarien cartes, però cap que es pugui descartar. Guarda-te’n una que sí que es pugui.
refusal-turn-pass = Només pots passar si no hi ha cap descart permès ni cap carta que es pugui posar a part abans.
refusal-cards-held = No tens { $missing }.
refusal-cards-order = Aquestes no són les cartes que s’han de barrejar.
refusal-deal-look = Ara no pots mirar { $reserve }.
refusal-melds-no-kind = Amb aquestes cartes no es pot fer cap mena de combinació: { $cards }.
refusal-melds-begin = Ara no pots començar { $kind-one }.
refusal-melds-size =
    .min = { $kind-one } necessita almenys { limit-cards }; aquí n’hi hauria { $found }.
    .max = { $kind-one } pot tenir com a màxim { limit-cards }; aquí n’hi hauria { $found }.
limit-cards =
    { $limit ->
        [one] { $limit } carta
        [many] { $limit } de cartes
       *[other] { $limit } cartes
    }
refusal-melds-naturals =
    { $limit ->
        [one] { $kind-one } necessita almenys { $limit } carta natural; aquí n’hi hauria { $found }.
        [many] { $kind-one } necessita almenys { $limit } de cartes naturals; aquí n’hi hauria { $found }.
       *[other] { $kind-one } necessita almenys { $limit } cartes naturals; aquí n’hi hauria { $found }.
    }
refusal-melds-wilds =
    { $limit ->
        [0] { $kind-one } no pot tenir comodins; aquí n’hi hauria { $found }.
        [one] { $kind-one } pot tenir com a màxim { $limit } comodí; aquí n’hi hauria { $found }.
        [many] { $kind-one } pot tenir com a màxim { $limit } de comodins; aquí n’hi hauria { $found }.
       *[other] { $kind-one } pot tenir com a màxim { $limit } comodins; aquí n’hi hauria { $found }.
    }
refusal-melds-sequence = Aquestes cartes no formen cap escala: { $cards }.
refusal-melds-onto =
    { $sides ->
        [solo] No tens cap combinació on es pugui afegir això: { $cards }.
       *[partners] El teu bàndol no té cap combinació on es pugui afegir això: { $cards }.
    }
refusal-melds-swap = No hi ha cap carta així que es pugui agafar a canvi d’això: { $cards }.
refusal-melds-swap-closed = Ara no pots agafar aquesta carta.
refusal-melds-join = Aquestes dues combinacions no es poden ajuntar.
refusal-melds-lay-off = No hi ha cap combinació dels altres on es pugui afegir això: { $cards }.
refusal-melds-lay-off-closed = Ara no pots afegir cartes a aquesta combinació dels altres.
refusal-melds-limit = Aquesta combinació no està permesa.
refusal-melds-minimum =
    { $points ->
        [one] { $points } punt: te’n falten { $short } per arribar als { $minimum } que demana la baixada inicial. Baixa alhora més combinacions.
        [many] { $points } de punts: te’n falten { $short } per arribar als { $minimum } que demana la baixada inicial. Baixa alhora més combinacions.
       *[other] { $points } punts: te’n falten { $short } per arribar als { $minimum } que demana la baixada inicial. Baixa alhora més combinacions.
    }
refusal-melds-demand = Amb això no n’hi ha prou per a la baixada inicial.
refusal-pile-empty = La pila de descart és buida.
refusal-pile-forbidden = Ara no pots agafar la pila.
refusal-pile-blocked = La pila està bloquejada durant aquest torn: has de robar.
refusal-pile-route = La pila no es pot agafar amb aquestes cartes.
refusal-pile-route-closed = Ara no pots agafar la pila d’aquesta manera.
refusal-pile-amount =
    { $form ->
        [fixed] D’aquesta manera s’agafa un nombre fix, { count-taken }: no diguis cap nombre.
        [none] La pila té massa poques cartes: se n’haurien d’agafar almenys { $least }.
       *[chosen] Digues quantes cartes agafes: de { $least } a { $most }.
    }
count-taken =
    { $most ->
        [one] { $most } carta
        [many] { $most } de cartes
       *[other] { $most } cartes
    }
refusal-going-out-forbidden = Ara no pots tancar.
refusal-going-out-needs = Encara no pots tancar.
refusal-going-out-discard-required = L’última carta s’ha de descartar. Guarda-te’n una per al descart.
refusal-going-out-discard-forbidden = L’última carta no es pot descartar. Baixa-la.
refusal-going-out-last-card = L’últim descart no pot ser { $card }.
refusal-going-out-refused = El company ha dit que no: en aquest torn no pots tancar.
refusal-going-out-ask-first = Primer pregunta al company si pots tancar.
refusal-going-out-ask = Ara no ho pots preguntar.
refusal-going-out-hand = Això no és { $hand }, o ara no es pot ensenyar.
refusal-cards-expose = No pots posar { $card } a part.
refusal-turn-redraw = No acabes de robar cap carta que puguis tornar a deixar.
refusal-turn-redraw-closed = Ara no pots deixar aquesta carta a la pila i robar-ne una altra.
