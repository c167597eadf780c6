## What a round is worth, and when the game is over.

sign =
    { $sign ->
        [plus] Add
       *[minus] Subtract
    }
scoring-lines = After a round, every { side } is scored:
shared =
    { $split ->
        [shared] , shared equally by the players of the side
       *[whole] { "" }
    }
scoring-line = { sign } { $amount }{ shared }.
    .when = { sign } { $amount }{ shared } if { $condition }{ end }
scoring-line-each = { sign } { $amount } for { $each }{ shared }.
    .when = { sign } { $amount } for { $each }{ shared } if { $condition }{ end }
scoring-by-player = Every player keeps a score of their own and gets all that their side makes.
scorer =
    { $holder ->
        [player] player
       *[side] { side }
    }
quantity-times-over = each one in { $quantity }
number-in-table = each one in a number by { $quantity }
scoring-ends = The game ends after one round.
    .when = The game ends after a round if { $condition }{ end }
scoring-wins = When the game ends in this way, only those can win for whom this is true, if there are any: { $condition }{ end }
scoring-match = When the game is over, every { side } gets points of the match, which do not change who has won:
scoring-no-end = The game has no set end; the table decides when to stop.
scoring-winner =
    { $tie ->
        [extra-round] The { scorer } with the highest total wins. If the best totals are equal, further rounds are played until one is ahead.
       *[shared] The { scorer } with the highest total wins. If the best totals are equal, they share the win.
    }
