## How a turn goes.

turn-draws =
    { $pile ->
        [taken] In a turn a player draws from the stock or takes the discard pile
       *[never] In a turn a player draws from the stock
    }
turn-parts =
    { $ending ->
        [required] { turn-draws }, then melds as much as they like, and at the end discards a card.
        [required-several] { turn-draws }, then melds as much as they like, and at the end discards.
        [optional-several] { turn-draws }, then melds as much as they like, and at the end discards or not, as they like.
       *[optional] { turn-draws }, then melds as much as they like, and at the end discards a card or not, as they like.
    }
turn-discards = A player who discards puts { count-cards } on the pile, one after the other, or the whole hand if it has no more.
    .formula = The number of cards a player discards, one after the other, is { $quantity }; or the whole hand if it has no more.
    .table = A player who discards puts several cards on the pile, one after the other, or the whole hand if it has no more. Their number depends on { $quantity }:
turn-draw = A player who draws takes { count-cards } from the stock.
    .formula = The number of cards a player draws from the stock is { $quantity }.
    .table = The number of cards a player draws from the stock depends on { $quantity }:
turn-shortage =
    { $shortage ->
        [what-is-left] If the stock has fewer cards than that, the player draws what is left.
       *[nothing] If the stock has fewer cards than that, it counts as empty.
    }
turn-dead =
    { $count ->
        [one] The last { $count } card of the stock is never drawn.
       *[other] The last { $count } cards of the stock are never drawn.
    }
    .formula = The last cards of the stock are never drawn; their number is { $quantity }.
    .table = The last cards of the stock are never drawn; their number depends on { $quantity }:
turn-stock-empty =
    { $dead ->
        [none] The round ends when a player has to draw and the stock is empty.
       *[some] The round ends when a player has to draw and no card is left to be drawn.
    }
turn-draw-forbid = A player who can take the pile may not draw from the stock instead.
    .when = A player has to take the pile, and may not draw from the stock, if { $condition }{ end }
turn-discard-forbid = { $cards } may not be discarded.
    .when = { $cards } may not be discarded while { $condition }{ end }
turn-redraw = A player may throw the card just drawn onto the pile and draw another, once in a turn.
    .when = A player may throw the card just drawn onto the pile and draw another, once in a turn, if { $condition }{ end }
turn-discard-exempt = A turn may end without a discard.
    .when = A turn may end without a discard if { $condition }{ end }
turn-stuck =
    { $stuck ->
        [pass] A player who has cards left but may discard none of them ends the turn without a discard.
       *[end-round] If a player has cards left but may discard none of them, the round ends.
    }
