## What happens in a game, each move in one short sentence. `who` is `you` where the reader is the one who acts.

narration-round = Round { $number }: { $who ->
        [you] you deal.
       *[other] { $name } deals.
    }
narration-reshuffle = The stock is shuffled again.
narration-upcard = { $card } is turned up.
narration-draw =
    { $who ->
        [you] You draw { draw-count }
       *[other] { $name } draws { draw-count }
    }
draw-count =
    { $count ->
        [0] and keep nothing.
        [one] a card.
       *[other] { $count } cards.
    }
narration-redraw =
    { $who ->
        [you] You throw { $card } onto the pile and draw again.
       *[other] { $name } throws { $card } onto the pile and draws again.
    }
narration-drawn = You draw { $cards }.
narration-stock-empty =
    { $who ->
        [you] You need a card, but the stock is empty.
       *[other] { $name } needs a card, but the stock is empty.
    }
narration-aside =
    { $who ->
        [you] You lay aside { $cards }.
        [many] { $name } lay aside { $cards }.
       *[other] { $name } lays aside { $cards }.
    }
narration-take-with =
    { $who ->
        [you] You take the pile ({ $pile }) with { $cards }.
       *[other] { $name } takes the pile ({ $pile }) with { $cards }.
    }
narration-take-to =
    { $who ->
        [you] You take the pile ({ $pile }) to the { $meld } meld.
       *[other] { $name } takes the pile ({ $pile }) to the { $meld } meld.
    }
narration-take-to-with =
    { $who ->
        [you] You take the pile ({ $pile }) to the { $meld } meld with { $cards }.
       *[other] { $name } takes the pile ({ $pile }) to the { $meld } meld with { $cards }.
    }
narration-lay =
    { $who ->
        [you] You lay { $cards }.
       *[other] { $name } lays { $cards }.
    }
narration-add =
    { $who ->
        [you] You add { $cards } to { $meld }.
       *[other] { $name } adds { $cards } to { $meld }.
    }
narration-lay-off =
    { $who ->
        [you] You add { $cards } to the others’ { $meld }.
       *[other] { $name } adds { $cards } to the others’ { $meld }.
    }
narration-canasta = That makes { $kind-one }: { $meld }.
narration-discard =
    { $who ->
        [you] You discard { $card }.
       *[other] { $name } discards { $card }.
    }
narration-frozen = The pile is frozen.
narration-blocked = The pile is blocked.
narration-ask =
    { $who ->
        [you] You ask whether to go out.
       *[other] { $name } asks whether to go out.
    }
narration-yes =
    { $who ->
        [you] You say yes.
       *[other] { $name } says yes.
    }
narration-no =
    { $who ->
        [you] You say no.
       *[other] { $name } says no.
    }
narration-swap =
    { $who ->
        [you] You put { $card } into { $meld } and take { $wild }.
       *[other] { $name } puts { $card } into { $meld } and takes { $wild }.
    }
narration-swap-of-others =
    { $who ->
        [you] You put { $card } into the others’ { $meld } and take { $wild }.
       *[other] { $name } puts { $card } into the others’ { $meld } and takes { $wild }.
    }
narration-join =
    { $who ->
        [you] You put two melds together as { $meld }.
       *[other] { $name } puts two melds together as { $meld }.
    }
narration-look =
    { $who ->
        [you] You look at { $reserve }.
       *[other] { $name } looks at { $reserve }.
    }
narration-reserve =
    { $who ->
        [you] You take up { $reserve }.
       *[other] { $name } takes up { $reserve }.
    }
narration-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
narration-out =
    { $who ->
        [you] You go out.
       *[other] { $name } goes out.
    }
narration-out-concealed =
    { $who ->
        [you] You go out concealed.
       *[other] { $name } goes out concealed.
    }
narration-end-stock = The stock is used up, and the round is over.
narration-end-stuck = No discard is allowed, and the round is over.
narration-end-rule = The round is over: { $rule }
narration-winner =
    { $who ->
        [you] You win with { $points } points.
        [many] { $name } win with { $points } points.
       *[other] { $name } wins with { $points } points.
    }
narration-shared = { $names } share the win with { $points } points.
narration-unfinished = The game is not over yet.
narration-take =
    { $who ->
        [you] You take the pile ({ $pile }).
       *[other] { $name } takes the pile ({ $pile }).
    }
narration-show =
    { $who ->
        [you] You show a whole hand: { $hand }.
       *[other] { $name } shows a whole hand: { $hand }.
    }
