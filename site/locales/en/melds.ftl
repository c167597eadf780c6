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
meld-kind-sequences = sequences
    .one = a sequence
    .name = sequence
meld-kind-runs = runs
    .one = a run
    .name = run
meld-kind-books = books
    .one = a book
    .name = book
meld-kind-black-threes = melds of black threes
    .one = a meld of black threes
    .name = meld of black threes
meld-kind-other = “{ $name }” melds
    .one = a “{ $name }” meld
    .name = “{ $name }” meld

melds-belong =
    { $sides ->
        [solo] Every player has melds of their own, and nobody may add to another player’s. Different players may have melds of the same rank.
       *[partners] Melds belong to the side: partners add to each other’s melds, but nobody may add to the melds of another side. Different sides may have melds of the same rank.
    }
melds-belong-open =
    { $sides ->
        [solo] Every player has melds of their own. Different players may have melds of the same rank.
       *[partners] Melds belong to the side: partners add to each other’s melds. Different sides may have melds of the same rank.
    }
melds-kind-set = { $cards } form { $kind }, each of one rank:
melds-kind-rank = { $cards } form { $kind }:
melds-kind-sequence = { $cards } form { $kind }, each in one suit and in order:
melds-kind-identical = { $cards } form { $kind }, each of one rank and one suit:
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
melds-per-rank-sequence =
    { $number ->
        [one] A { side } has one such meld of a suit; further cards of that suit are added to it.
        [one-open] A { side } has one unfinished meld of a suit at a time; once it is a canasta, another of that suit may be begun.
       *[any] A { side } may have several such melds of one suit.
    }
melds-per-rank-identical =
    { $number ->
        [one] A { side } has one such meld of a rank and suit; further cards like them are added to it.
        [one-open] A { side } has one unfinished meld of a rank and suit at a time; once it is a canasta, another may be begun.
       *[any] A { side } may have several such melds of one rank and suit.
    }
melds-order = The order is from { $low-name } up to { $high-name }.
melds-order-own = The order, from low to high, is { $ranks-name }.
melds-either-end = { $ranks-one } may stand at either end.
melds-own-place = { $ranks-one } of the suit may stand for itself, in its own place; then it is no wild card.
melds-wild-slides = When the card that a wild card stands for is added, the wild card moves to an end.
melds-wild-stays = A wild card stays where it lies; the card that it stands for has no place any more.
melds-wild-by-card = When the card that a wild card stands for is added, the wild card moves to an end. But { $cards } stay where they lie, and the card that they stand for has no place any more.
melds-per-rank-wild =
    { $number ->
        [one] A { side } has one such meld.
        [one-open] A { side } has one unfinished wild meld at a time; once it is a canasta, another may be begun.
       *[any] A { side } may have several such melds.
    }
melds-canasta = With enough cards it becomes a canasta.
melds-no-canasta = It never counts as a canasta.
melds-join =
    { $make ->
        [sequence] A { side } may put two such melds together that follow each other in one suit, at any time in a turn after the draw.
        [identical] A { side } may put two such melds of one rank and suit together, at any time in a turn after the draw.
        [wild] A { side } may put two such melds together, at any time in a turn after the draw.
       *[set] A { side } may put two such melds of one rank together, at any time in a turn after the draw.
    }
melds-exchange = { exchange-offer }. { exchange-place }
    .when = { exchange-place } { exchange-offer }, if { $condition }{ end }
exchange-offer = After the draw, a player may take { $cards-one } from { exchange-melds } by putting the card that it stands for in its place
exchange-place = In a set, a wild card stands for any card of the rank.
exchange-melds =
    { $whose ->
        [own] { exchange-kind } of the own { side }
        [others] { exchange-kind } of another { side }
       *[any] { exchange-kind } of any { side }
    }
exchange-kind =
    { $melds ->
        [all] a meld
       *[some] { $kind-one }
    }
melds-lay-off = { lay-off-offer }. { lay-off-points }
    .when = { lay-off-points } { lay-off-offer }, if { $condition }{ end }
lay-off-offer = After the draw, a player may add cards to { exchange-kind } of another { side }
lay-off-points =
    { $credit ->
        [player] A card added to a meld of another { side } counts for whoever laid it, not for the { side } whose meld it is.
       *[owner] A card added to a meld of another { side } counts for the { side } whose meld it is.
    }
melds-begin = It may be begun only if { $condition }{ end }
melds-limit = Cards may be laid as a meld, or added to one, only if { $condition }{ end }
    .when = If { $premise }, cards may be laid as a meld, or added to one, only if { $condition }{ end }
    .whenever = Cards may be laid as a meld, or added to one, only if { $condition }, whenever { $premise }{ end }

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
melds-demand = The initial meld may be made only if { $condition }{ end }
    .when = If { $premise }, the initial meld may be made only if { $condition }{ end }
    .whenever = The initial meld may be made only if { $condition }, whenever { $premise }{ end }
demand-when = The next rule holds only if { $condition }{ end }
