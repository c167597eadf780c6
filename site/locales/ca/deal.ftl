## Què es reparteix abans de començar a jugar.

deal-hand = Cada jugador rep { count-cards }.
    .formula = El nombre de cartes que rep cada jugador és { $quantity }.
    .table = El nombre de cartes que rep cada jugador varia segons { $quantity }:

reserve-owner =
    { $owner ->
        [seat] Cada jugador
       *[side] Cada { side }
    }
deal-reserve = { reserve-owner } rep, a més, { $reserve-one } amb { count-cards } de cara avall. Ningú no les pot mirar fins que una regla ho permeti.
    .formula = { reserve-owner } rep, a més, { $reserve-one } amb cartes de cara avall. El nombre de cartes és { $quantity }. Ningú no les pot mirar fins que una regla ho permeti.
    .table = { reserve-owner } rep, a més, { $reserve-one } amb cartes de cara avall. Ningú no les pot mirar fins que una regla ho permeti. El nombre de cartes varia segons { $quantity }:
deal-reserve-common = Al mig de la taula es reparteix { $reserve-one } amb { count-cards } de cara avall. No és de ningú: l’agafa el primer que hi té dret.
    .formula = Al mig de la taula es reparteix { $reserve-one } amb cartes de cara avall. El nombre de cartes és { $quantity }. No és de ningú: l’agafa el primer que hi té dret.
    .table = Al mig de la taula es reparteix { $reserve-one } amb cartes de cara avall. No és de ningú: l’agafa el primer que hi té dret. El nombre de cartes varia segons { $quantity }:
deal-pile =
    { $count ->
        [one] Sota la primera carta de la pila es posa { $count } carta més, de cara avall. És de la pila, i ningú no la pot mirar abans que s’agafi.
        [many] Sota la primera carta de la pila es posen { $count } de cartes més, de cara avall. Són de la pila, i ningú no les pot mirar abans que s’agafi.
       *[other] Sota la primera carta de la pila es posen { $count } cartes més, de cara avall. Són de la pila, i ningú no les pot mirar abans que s’agafi.
    }
    .formula = Sota la primera carta de la pila es posen més cartes, de cara avall; el seu nombre és { $quantity }. Són de la pila, i ningú no les pot mirar abans que s’agafi.
    .table = Sota la primera carta de la pila es posen més cartes, de cara avall. Són de la pila, i ningú no les pot mirar abans que s’agafi. El seu nombre varia segons { $quantity }:
deal-reserve-only = { $reserve } només es reparteix si { $condition }{ end }
deal-upcard = La resta de les cartes, de cara avall, forma el munt. La de dalt es gira i es posa al costat: és la primera carta de la pila de descart.
deal-no-upcard = La resta de les cartes, de cara avall, forma el munt. La pila de descart comença buida.

# «one» és amb article indeterminat, «nor» darrere d’una negació i «in» diu el lloc.
reserve-kitty = la reserva
    .one = una reserva
    .nor = la reserva
    .in = a la reserva
reserve-any = una reserva
    .one = una reserva
    .nor = una reserva
    .in = en una reserva
reserve-pozzetto = el pozzetto
    .one = un pozzetto
    .nor = el pozzetto
    .in = al pozzetto
reserve-small-pozzetto = el pozzetto petit
    .one = un pozzetto petit
    .nor = el pozzetto petit
    .in = al pozzetto petit
reserve-large-pozzetto = el pozzetto gran
    .one = un pozzetto gran
    .nor = el pozzetto gran
    .in = al pozzetto gran
reserve-first-morto = el primer mort
    .one = el primer mort
    .nor = el primer mort
    .in = al primer mort
reserve-second-morto = el segon mort
    .one = el segon mort
    .nor = el segon mort
    .in = al segon mort
reserve-foot = el peu
    .one = un peu
    .nor = el peu
    .in = al peu
reserve-other = la reserva «{ $name }»
    .one = una reserva «{ $name }»
    .nor = la reserva «{ $name }»
    .in = a la reserva «{ $name }»
