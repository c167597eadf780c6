## What may be laid on the table, and what the first meld of a round must reach.

meld-kind-sets = sets
    .one = a set
    .name = set
meld-kind-sevens = melds of sevens
    .one = a meld of sevens
    .name = meld of sevens
meld-kind-wilds = wild melds
    .one = a wild meld
    .name = wild meld
meld-kind-black-threes = melds of black threes
    .one = a meld of black threes
    .name = meld of black threes
meld-kind-other = melds “{ $name }”
    .one = a meld “{ $name }”
    .name = meld “{ $name }”

melds-belong =
    { $sides ->
        [solo] Every player has melds of their own, and nobody may add to another player’s. Different players may have melds of the same rank.
       *[partners] Melds belong to the side: partners add to each other’s melds, but nobody may add to the melds of another side. Different sides may have melds of the same rank.
    }
melds-kind-set = { $cards } form { $kind }, each of one rank:
melds-kind-rank = { $cards } form { $kind }:
melds-kind-wild = Wild cards alone form { $kind }:
melds-size = { $count } cards or more, with no upper limit.
melds-size-range = { $low } to { $high } cards.
melds-size-exactly = Exactly { count-cards }.
melds-naturals =
    { $count ->
        [one] At least { $count } natural card.
       *[other] At least { $count } natural cards.
    }
melds-wilds =
    { $count ->
        [0] No wild cards.
        [one] At most { $count } wild card.
       *[other] At most { $count } wild cards.
    }
melds-wilds-unlimited = Any number of wild cards.
melds-per-rank-set =
    { $number ->
        [one] A { side } has one such meld of a rank; further cards of that rank are added to it.
        [one-open] A { side } has one unfinished meld of a rank at a time; once it is a canasta, another of that rank may be begun.
       *[any] A { side } may have several such melds of one rank.
    }
melds-per-rank-wild =
    { $number ->
        [one] A { side } has one such meld.
        [one-open] A { side } has one unfinished wild meld at a time; once it is a canasta, another may be begun.
       *[any] A { side } may have several such melds.
    }
melds-canasta = With enough cards it becomes a canasta.
melds-no-canasta = It never counts as a canasta.
melds-begin = It may be begun only if { $condition }{ end }
melds-limit = After every play this must be true of each meld: { $condition }{ end }

initial-meld =
    { $holder ->
        [player] A player’s initial meld, the first of the round,
       *[side] A { side }’s initial meld, the first of the round,
    }
melds-minimum =
    { $count ->
        [0] The initial meld needs no minimum of points.
       *[other] { initial-meld } must be worth at least { count-points }.
    }
    .formula = The minimum in points for the initial meld, the first of the round for a { $holder ->
        [player] player
       *[side] { side }
    }, is { $quantity }.
    .table = { initial-meld } must be worth a minimum that depends on { $quantity }:
melds-counting = Several melds may be laid together to reach it. What counts is the value of the cards in them, never a bonus, whether for a canasta or for bonus cards. { $upcard ->
        [counts] Of a pile that is taken, only the upcard counts.
       *[does-not-count] Of a pile that is taken, nothing counts, not even the upcard.
    }
melds-exempt = No minimum is asked for.
    .when = No minimum is asked for if { $condition }{ end }
melds-demand = This must be true of the initial meld too: { $condition }{ end }
demand-when = The next rule holds only if { $condition }{ end }
