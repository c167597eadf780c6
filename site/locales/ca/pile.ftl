## Com s’agafa la pila de descart i quan no es pot agafar.

pile-routes =
    { $part ->
        [whole] En comptes de robar, un jugador pot agafar tota la pila de descart d’alguna d’aquestes maneres:
       *[some] En comptes de robar, un jugador pot agafar cartes de la pila de descart d’alguna d’aquestes maneres:
    }
pile-never-taken = La pila de descart no s’agafa mai.
matching-naturals =
    { $count ->
        [one] { $count } carta natural de la mà que coincideixi amb la carta superior
        [many] { $count } de cartes naturals de la mà que coincideixin amb la carta superior
       *[other] { $count } cartes naturals de la mà que coincideixin amb la carta superior
    }
matching-pair =
    { $naturals ->
        [one] { $naturals } carta natural de la mà que coincideixi amb la carta superior
        [many] { $naturals } de cartes naturals de la mà que coincideixin amb la carta superior
       *[other] { $naturals } cartes naturals de la mà que coincideixin amb la carta superior
    }
joining-wilds =
    { $wilds ->
        [one] { $wilds } comodí
        [many] { $wilds } de comodins
       *[other] { $wilds } comodins
    }
wilds-alone =
    { $count ->
        [one] { $count } comodí de la mà
        [many] { $count } de comodins de la mà
       *[other] { $count } comodins de la mà
    }
# Per a quines combinacions val una manera, si no val per a totes.
for-melds =
    { $melds ->
        [all] { "" }
       *[some] , per a { $kind-one }
    }
pile-route-naturals = Amb { matching-naturals }{ for-melds }.
    .when = Amb { matching-naturals }{ for-melds }, si { $condition }{ end }
pile-route-both = Amb { matching-pair } i { joining-wilds }{ for-melds }.
    .when = Amb { matching-pair } i { joining-wilds }{ for-melds }, si { $condition }{ end }
pile-route-wilds = Amb { wilds-alone }{ for-melds }.
    .when = Amb { wilds-alone }{ for-melds }, si { $condition }{ end }
own-meld =
    { $melds ->
        [all] { $sides ->
            [solo] una combinació pròpia
           *[partners] una combinació del propi bàndol
        }
       *[some] { $sides ->
            [solo] { $kind-one } del mateix jugador
           *[partners] { $kind-one } del propi bàndol
        }
    }
any-meld =
    { $melds ->
        [all] una combinació nova o una que ja és a la taula
       *[some] { $kind-one } que es comença o que ja és a la taula
    }
pile-route-onto = Afegint la carta superior a { own-meld }.
    .when = Afegint la carta superior a { own-meld }, si { $condition }{ end }
pile-route-any = Baixant la carta superior en { any-meld }.
    .when = Baixant la carta superior en { any-meld }, si { $condition }{ end }
pile-route-nothing = Sense baixar la carta superior: va a la mà amb les altres.
    .when = Sense baixar la carta superior, que va a la mà amb les altres, si { $condition }{ end }
pile-whole = tota la pila
pile-top =
    { $count ->
        [one] { $count } carta de dalt de la pila
        [many] { $count } de cartes de dalt de la pila
       *[other] { $count } cartes de dalt de la pila
    }
pile-top-agreed = tantes cartes de dalt de la pila com la taula ha acordat
pile-top-amount = tantes cartes de dalt de la pila com { $quantity }
pile-top-in-table = cartes de dalt de la pila segons { $quantity }
# Quant s’agafa quan ho tria el jugador: del nombre més petit al més gran, o fins a tota la pila.
pile-chosen = tantes cartes de dalt de la pila com el jugador vulgui (almenys { $least }, com a màxim { $most })
pile-chosen-open = tantes cartes de dalt de la pila com el jugador vulgui (almenys { $least })
# Quan les cartes agafades es poden baixar en la mateixa jugada; les que es demanen han de venir igualment de la mà.
pile-lent = { $taken } (i totes es poden baixar de seguida amb la carta superior)
pile-part-naturals = { $taken }, amb { matching-naturals }{ for-melds }.
    .when = { $taken }, amb { matching-naturals }{ for-melds }, si { $condition }{ end }
pile-part-both = { $taken }, amb { matching-pair } i { joining-wilds }{ for-melds }.
    .when = { $taken }, amb { matching-pair } i { joining-wilds }{ for-melds }, si { $condition }{ end }
pile-part-wilds = { $taken }, amb { wilds-alone }{ for-melds }.
    .when = { $taken }, amb { wilds-alone }{ for-melds }, si { $condition }{ end }
pile-part-onto = { $taken }, afegint la carta superior a { own-meld }.
    .when = { $taken }, afegint la carta superior a { own-meld }, si { $condition }{ end }
pile-part-any = { $taken }, baixant la carta superior en { any-meld }.
    .when = { $taken }, baixant la carta superior en { any-meld }, si { $condition }{ end }
pile-part-nothing = { $taken }, sense baixar la carta superior: va a la mà amb les altres.
    .when = { $taken }, sense baixar la carta superior, que va a la mà amb les altres, si { $condition }{ end }
pile-rest =
    { $part ->
        [whole] Després, la resta de la pila va a la mà del jugador.
       *[some] Després, les altres cartes agafades van a la mà del jugador.
    }
pile-take =
    { $minimum ->
        [none] La carta superior es baixa tot seguit d’aquesta manera. { pile-rest }
       *[some] La carta superior es baixa tot seguit d’aquesta manera, amb altres combinacions de la mà si la baixada inicial ho demana. { pile-rest }
    }
pile-forbid = La pila no es pot agafar.
    .when = La pila no es pot agafar si { $condition }{ end }
pile-frozen = La pila sempre està congelada.
    .when = Per al jugador que la vol, la pila està congelada mentre { $condition }{ end }
pile-freeze-holds = La carta que congela la pila es posa de través perquè es vegi. Tapar-la no descongela la pila; agafar la pila, sí.
pile-part-thaws = Agafar només una part de la pila també la descongela.
pile-part-stays-frozen = Agafar només una part de la pila no la descongela.
