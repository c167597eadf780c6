## Who may empty the hand, and how.

going-out-what =
    { $refill ->
        [none] A player who plays the last card from the hand goes out, and the round ends.
       *[reserve] A player who plays the last card from the hand, and has nothing to take up then, goes out, and the round ends.
    }
going-out-forbid = Nobody may go out.
    .when = Nobody may go out while { $condition }{ end }
going-out-needs = A player may go out only if { $condition }{ end }
    .when = If { $premise }, a player may go out only if { $condition }{ end }
    .whenever = A player may go out only if { $condition }, whenever { $premise }{ end }
going-out-needs-all = A player may go out only if all of these hold:
going-out-need = { $condition }.
going-out-no-needs = Nothing special is needed to go out.
going-out-keep =
    { $refill ->
        [none] Whoever may not go out must keep a card in hand: no play and no discard may use up the last one.
       *[reserve] Whoever may not go out, and has nothing to take up, must keep a card in hand: no play and no discard may use up the last one.
    }
going-out-last-card =
    { $discard ->
        [optional] The last card may be discarded or melded.
        [required] The last card must be discarded: the player melds all the others and keeps this one for the discard.
       *[forbidden] The last card may not be discarded: the whole hand must be melded.
    }
going-out-last-forbid = The last discard may not be { $cards-one }.
    .when = The last discard may not be { $cards-one } while { $condition }{ end }
going-out-ask =
    { $ask ->
        [none] Nobody asks a partner before going out.
        [optional] Before going out, a player may ask the partner’s leave; the answer is binding for that turn.
       *[required] Before going out, a player must ask the partner’s leave; the answer is binding for that turn.
    }
going-out-ask-limit =
    { $limit ->
        [turn] The question may be put once in a turn.
       *[round] The question may be put once in a round.
    }
going-out-concealed = Going out always counts as concealed.
    .when = Going out counts as concealed if { $condition }{ end }

special-hand-pairs = pairs
    .name = pairs
special-hand-wild-pairs = wild pairs
    .name = wild pairs
special-hand-miami-pairs = Miami pairs
    .name = Miami pairs
special-hand-straight = a straight
    .name = straight
special-hand-zip-code = a zip code
    .name = zip code
special-hand-garbage = garbage
    .name = garbage
special-hand-blast-off = a blast-off
    .name = blast-off
special-hand-triples = triples
    .name = triples
special-hand-quads = quads
    .name = quads
special-hand-dream-four = a dream of four wild cards
    .name = dream of four wild cards
special-hand-dream-five = a dream of five wild cards
    .name = dream of five wild cards
special-hand-other = the hand “{ $name }”
    .name = { $name }
hand-group =
    { $size ->
        [1] { $count ->
            [one] { $count } single card
           *[other] { $count } single cards, each of another rank
        }
        [2] { $count ->
            [one] { $count } pair
           *[other] { $count } pairs
        }
       *[other] { $count ->
            [one] { $size } of a kind
           *[other] { $count } times { $size } of a kind
        }
    }
going-out-hands = A player may also go out by showing a whole hand of one of these patterns; jokers count as a rank of their own:
going-out-hand = { $hand-name }: { hand-groups }.
    .when = { $hand-name }: { hand-groups }, if { $condition }{ end }
hand-groups =
    { $wilds ->
        [together] { $groups }, with the wild cards as one kind
       *[by-rank] { $groups }
    }
