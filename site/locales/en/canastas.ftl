## When a meld is a canasta, which kind it is, and what it earns.

canasta-kind-natural = natural canastas
    .one = a natural canasta
    .name = natural canasta
canasta-kind-mixed = mixed canastas
    .one = a mixed canasta
    .name = mixed canasta
canasta-kind-sevens = sevens canastas
    .one = a sevens canasta
    .name = sevens canasta
canasta-kind-wild = wild canastas
    .one = a wild canasta
    .name = wild canasta
canasta-kind-red = red canastas
    .one = a red canasta
    .name = red canasta
canasta-kind-black = black canastas
    .one = a black canasta
    .name = black canasta
canasta-kind-pure = pure canastas
    .one = a pure canasta
    .name = pure canasta
canasta-kind-impure = impure canastas
    .one = an impure canasta
    .name = impure canasta
canasta-kind-other = canastas “{ $name }”
    .one = a canasta “{ $name }”
    .name = canasta “{ $name }”

canastas-size = A meld of { $count } cards or more is a canasta and earns a bonus.
canastas-kind =
    { $place ->
        [first] Every canasta is { $kind-one } and earns { count-points }.
       *[later] Any other canasta is { $kind-one } and earns { count-points }.
    }
    .when = A canasta counts as { $kind-one } and earns { count-points } if { $condition }{ end }
canastas-kind-variable =
    { $place ->
        [first] Every canasta is { $kind-one }.
       *[later] Any other canasta is { $kind-one }.
    }
    .when = A canasta counts as { $kind-one } if { $condition }{ end }
canastas-bonus =
    .formula = What { $kind-one } earns in points is { $quantity }.
    .table = What { $kind-one } earns depends on { $quantity }:
canastas-order = If several of these fit, the first is the kind of the canasta. It is judged anew whenever cards are added.
