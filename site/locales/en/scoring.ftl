## What a round is worth, and when the game is over.

sign =
    { $sign ->
        [plus] Add
       *[minus] Subtract
    }
scoring-lines = After a round, every { side } is scored:
scoring-line = { sign } { $amount }.
    .when = { sign } { $amount } if { $condition }{ end }
scoring-line-each = { sign } { $amount } for { $each }.
    .when = { sign } { $amount } for { $each } if { $condition }{ end }
quantity-times-over = each one in { $quantity }
number-in-table = each one in the number that the table below says
scoring-amount = These points depend on { $quantity }:
scoring-number = How often the points count depends on { $quantity }:
scoring-ends = The game ends after one round.
    .when = The game ends after a round if { $condition }{ end }
scoring-no-end = The game has no set end; the table decides when to stop.
scoring-winner =
    { $tie ->
        [extra-round] The { side } with the highest total wins. If the best totals are equal, further rounds are played until one is ahead.
       *[shared] The { side } with the highest total wins. If the best totals are equal, they share the win.
    }
