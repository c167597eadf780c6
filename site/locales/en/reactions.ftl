## What happens, and what follows.

reaction = When { $event }, { $effect }.
    .when = When { $event }, { $effect }, provided that { $condition }{ end }
reaction-amount = The amount depends on { $quantity }:
reaction-leave = What counts is whether this holds when the card is laid aside, not when it comes to hand.

event-deal = { $cards-one } is dealt to a player
event-draw = { $cards-one } is drawn from the stock
event-deal-or-draw = { $cards-one } is dealt to a player or drawn from the stock
event-take = { $cards-one } comes to hand with the pile
event-reserve = { $cards-one } comes to hand with { $reserve }
event-deal-draw-or-reserve = { $cards-one } is dealt to a player, drawn from the stock or comes to hand with { $reserve }
event-deal-draw-or-take = { $cards-one } is dealt to a player, drawn from the stock or comes to hand with the pile
event-any-way = { $cards-one } comes to hand in whatever way
event-take-or-reserve = { $cards-one } comes to hand with the pile or with { $reserve }
event-upcard = { $cards-one } is turned up as the first upcard
event-discard = { $cards-one } is discarded
event-expose = { $cards-one } is laid aside face up
event-meld = a player melds
event-canasta = a player completes a canasta
event-canasta-of = a player completes { $kind-one }
event-opening =
    { $sides ->
        [solo] a player makes their initial meld
       *[partners] a side makes its initial meld
    }
event-pile-taken = the pile is taken
event-hand-emptied = a player has no cards left in hand
event-stock-emptied = the last card of the stock is drawn
event-going-out = a player goes out
event-turn-end = a turn ends
event-look = a player looks at a reserve
event-look-of = a player looks at { $reserve }

effect-expose = it is laid aside face up
effect-may-expose = the player may keep it, and lay it aside face up in any turn after drawing
effect-replace = the next card of the stock replaces it
effect-cover = another card is turned up on top, to which the same applies
effect-return = it goes back into the stock, which is shuffled, and another card is turned up
effect-freeze-until-taken = the pile is frozen until it is taken
effect-freeze =
    { $count ->
        [one] the pile is frozen for the next { $count } turn
       *[other] the pile is frozen for the next { $count } turns
    }
effect-freeze-once-round = the pile is frozen until everybody has had a turn
effect-freeze-as-long = the pile is frozen for as many turns as { $quantity }
effect-freeze-by-table = the pile is frozen for a number of turns by { $quantity }
effect-block-once-round = the pile may not be taken until everybody has had a turn
effect-block-as-long = the pile may not be taken for as many turns as { $quantity }
effect-block-by-table = the pile may not be taken for a number of turns by { $quantity }
effect-block =
    { $count ->
        [1] the next player may not take the pile
        [one] the pile may not be taken in the next { $count } turn
       *[other] the pile may not be taken in the next { $count } turns
    }
effect-look = the player may look at { $reserve }
effect-take-reserve = the player takes { $reserve } into the hand
effect-draw = the player draws { $amount } more from the stock
effect-penalty = the { side } loses { $amount }
effect-award = the { side } gains { $amount }
effect-reshuffle = all of the pile but the upcard is shuffled and becomes the stock, and a freeze is lifted
effect-reserve-to-stock = { $reserve } becomes the stock, if nobody has taken it
effect-play-alone = the player plays alone for the rest of the round, and all the others are one side and put their melds together
effect-end-round = the round ends at once and is scored
effect-end-round-after-the-others = each of the others has one more turn, and then the round ends and is scored
effect-end-round-after-once-round = everybody has one more turn, and then the round ends and is scored
effect-end-round-after-as-long = the round ends and is scored after as many more turns as { $quantity }
effect-end-round-after-by-table = the round ends and is scored after a number of further turns by { $quantity }
effect-end-round-after =
    { $count ->
        [one] the round ends and is scored after { $count } more turn
       *[other] the round ends and is scored after { $count } more turns
    }
