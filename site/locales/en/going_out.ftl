## Who may empty the hand, and how.

going-out-what = A player who plays the last card from the hand goes out, and the round ends.
going-out-needs = A player may go out only if { $condition }{ end }
going-out-needs-all = A player may go out only if all of these hold:
going-out-need = { $condition }.
going-out-no-needs = Nothing special is needed to go out.
going-out-keep = Whoever may not go out must keep a card in hand: no play and no discard may use up the last one.
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
