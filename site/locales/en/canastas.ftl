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
canasta-kind-samba = sambas
    .one = a samba
    .name = samba
canasta-kind-bolivia = bolivias
    .one = a bolivia
    .name = bolivia
canasta-kind-escalera = escaleras
    .one = an escalera
    .name = escalera
canasta-kind-dirty-royal = dirty royal canastas
    .one = a dirty royal canasta
    .name = dirty royal canasta
canasta-kind-dirty-super = dirty super canastas
    .one = a dirty super canasta
    .name = dirty super canasta
canasta-kind-loosely-semi-clean = loosely semi-clean canastas
    .one = a loosely semi-clean canasta
    .name = loosely semi-clean canasta
canasta-kind-royal = royal canastas
    .one = a royal canasta
    .name = royal canasta
canasta-kind-semi-clean = semi-clean canastas
    .one = a semi-clean canasta
    .name = semi-clean canasta
canasta-kind-super = super canastas
    .one = a super canasta
    .name = super canasta
canasta-kind-clean = clean canastas
    .one = a clean canasta
    .name = clean canasta
canasta-kind-dirty = dirty canastas
    .one = a dirty canasta
    .name = dirty canasta
canasta-kind-aces = canastas of aces
    .one = a canasta of aces
    .name = canasta of aces
canasta-kind-natural-sevens = natural canastas of sevens
    .one = a natural canasta of sevens
    .name = natural canasta of sevens
canasta-kind-mixed-sevens = mixed canastas of sevens
    .one = a mixed canasta of sevens
    .name = mixed canasta of sevens
canasta-kind-seven-twos = canastas of seven twos
    .one = a canasta of seven twos
    .name = canasta of seven twos
canasta-kind-four-jokers = canastas with four jokers
    .one = a canasta with four jokers
    .name = canasta with four jokers
canasta-kind-other = “{ $name }” canastas
    .one = a “{ $name }” canasta
    .name = “{ $name }” canasta

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
canastas-order = If several of these fit, the first is the kind of the canasta. { canastas-judged }
canastas-judged =
    { $judged ->
        [once] It is judged when the canasta is completed, and stays the same whatever is added.
       *[always] It is judged anew whenever cards are added.
    }
