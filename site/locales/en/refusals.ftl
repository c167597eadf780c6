## Why a move is refused: one message for every rule a move can break, said to the player.

refusal-ways = Ways to take it:
refusal-found = Now { $quantity } is { $count }.

refusal-table-round-over = The round is over.
refusal-turn-order = It is not your turn. It is the turn of player { $seat }.
refusal-turn-phase =
    { $phase ->
        [draw] First draw from the stock or take the pile.
        [meld] You have drawn already: meld if you like, then discard.
        [discard] You have begun to discard: go on, or end your turn.
        [answer] The partner’s answer comes first.
        [chance] The cards have to be shuffled first.
       *[over] The game is over.
    }
refusal-turn-draw-forbidden = You may not draw now: you have to take the pile.
refusal-turn-discard-forbidden = You may not discard { $card } now.
refusal-turn-no-discard-left = You would keep cards but none that may be discarded. Keep one that may.
refusal-turn-pass = You may pass only if no discard is allowed, nor any card to be laid aside first.
refusal-turn-redraw = No card that you have just drawn can be thrown back.
refusal-turn-redraw-closed = You may not throw this card back and draw another now.
refusal-cards-held = You do not have { $missing }.
refusal-cards-expose = You may not lay { $card } aside.
refusal-cards-order = These are not the cards that are to be shuffled.
refusal-deal-look = You may not look at { $reserve } now.
refusal-melds-no-kind = No kind of meld is made of these cards: { $cards }.
refusal-melds-begin = You may not begin { $kind-one } now.
refusal-melds-size =
    .min = { $kind-one } needs at least { limit-cards }; this one would have { $found }.
    .max = { $kind-one } may have at most { limit-cards }; this one would have { $found }.
limit-cards =
    { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }
refusal-melds-naturals =
    { $limit ->
        [one] { $kind-one } needs at least { $limit } natural card; this one would have { $found }.
       *[other] { $kind-one } needs at least { $limit } natural cards; this one would have { $found }.
    }
refusal-melds-wilds =
    { $limit ->
        [0] { $kind-one } may have no wild cards; this one would have { $found }.
        [one] { $kind-one } may have at most { $limit } wild card; this one would have { $found }.
       *[other] { $kind-one } may have at most { $limit } wild cards; this one would have { $found }.
    }
refusal-melds-sequence = These cards make no sequence: { $cards }.
refusal-melds-onto = There is no meld of your { side } that takes { $cards }.
refusal-melds-swap = There is no such card that may be taken for { $cards }.
refusal-melds-swap-closed = You may not take this card now.
refusal-melds-join = These two melds may not be put together.
refusal-melds-lay-off = There is no meld of others to which { $cards } may be added.
refusal-melds-lay-off-closed = You may not add cards to this meld of others now.
refusal-melds-limit = This meld is not allowed.
refusal-melds-minimum =
    { $points ->
        [one] { $points } point, { $short } short of the { $minimum } needed for the initial meld. Lay further melds with it.
       *[other] { $points } points, { $short } short of the { $minimum } needed for the initial meld. Lay further melds with it.
    }
refusal-melds-demand = This is not enough for the initial meld.
refusal-pile-empty = The discard pile is empty.
refusal-pile-forbidden = You may not take the pile now.
refusal-pile-blocked = The pile is blocked this turn: you have to draw.
refusal-pile-route = The pile cannot be taken with these cards.
refusal-pile-route-closed = You may not take the pile in this way now.
refusal-pile-amount =
    { $form ->
        [fixed] This way takes { count-taken }: say no number.
        [none] The pile has too few cards: at least { $least } would have to be taken.
       *[chosen] Say how many cards you take: from { $least } to { $most }.
    }
count-taken =
    { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }
refusal-going-out-forbidden = You may not go out now.
refusal-going-out-needs = You may not go out yet.
refusal-going-out-discard-required = The last card must be discarded. Keep one for the discard.
refusal-going-out-discard-forbidden = The last card may not be discarded. Meld it.
refusal-going-out-last-card = { $card } may not be the last discard.
refusal-going-out-refused = The partner has refused: you may not go out this turn.
refusal-going-out-ask-first = First ask the partner whether you may go out.
refusal-going-out-ask = You may not ask now.
refusal-going-out-hand = This is not { $hand }, or it may not be shown now.
