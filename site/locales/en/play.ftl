## What a person sees and hears when playing at a terminal. What players do is in narration.ftl.

# How the person at the terminal is called in a list of players.
play-you = you

play-list-more = { $first }, { $second }
play-list-last = { $first } and { $second }
play-choice-more = { $first }, { $second }
play-choice-last = { $first } or { $second }

play-welcome = { $game }, seed { $seed }. Type ? for help.
play-watch = { $game }, seed { $seed }.

# The table as it lies there.
play-turn = Round { $round }, turn { $turn }. Dealer: { $dealer }.
play-side =
    { $points ->
        [one] { $side }, { $points } point:
       *[other] { $side }, { $points } points:
    }
play-no-melds = no melds yet
play-meld = { $meld }: { $cards }
play-canasta = { $meld }: { $cards }, { $kind-name }
play-aside = aside: { $cards }
play-hands = Cards in hand: { $hands }
play-hands-one = { $player } { $count }
play-reserve =
    { $count ->
        [one] { $reserve }, for you: { $count } card, face down
       *[other] { $reserve }, for you: { $count } cards, face down
    }
play-reserve-seen = { $reserve }, for you: { $cards }
play-stock =
    { $count ->
        [0] Stock: empty
        [one] Stock: { $count } card
       *[other] Stock: { $count } cards
    }
play-pile-empty = Pile: empty
play-pile =
    { $count ->
        [one] Pile: { $card } alone
       *[other] Pile: { $card } on top, { $count } cards in all
    }
play-frozen = Frozen: { $rule }
play-blocked = Not to be taken now: { $rule }
play-minimum =
    { $points ->
        [one] Your first meld of the round must be worth { $points } point.
       *[other] Your first meld of the round must be worth { $points } points.
    }
play-hand =
    { $count ->
        [one] Your hand, { $count } card:
       *[other] Your hand, { $count } cards:
    }

# What may be done now.
play-may = You may { $moves }.
play-may-draw = draw
play-may-take =
    { $count ->
        [one] take the pile
       *[other] take the pile ({ $count } ways)
    }
play-may-lay =
    { $count ->
        [one] meld ({ $count } way)
       *[other] meld ({ $count } ways)
    }
play-may-discard =
    { $count ->
        [one] discard ({ $count } card)
       *[other] discard ({ $count } different cards)
    }
play-may-redraw = throw back the card you drew (redraw)
play-may-expose = lay a card aside (expose)
play-may-ask = ask your partner whether to go out
play-may-answer = say yes or no: your partner asks whether to go out
play-may-look = look at a reserve
play-may-pass = pass

play-prompt = Your move:
play-help =
    A move is said like this:
      draw                      draw from the stock
      take with 9S 9D           take the pile, its top card in a new meld with these
      take to 8                 take the pile, its top card added to your meld of 8
      lay KS KH KD              lay a new meld; several at once after commas
      add 2C to K               add to your meld of K; melds alike have numbers: #1
      discard 9S                discard, which ends your turn
      ask, yes, no              before going out, where partners ask
      look kitty, pass          where the rules have it
    Cards are a rank and a suit letter, S H D C; a joker is JK.
    The first word of a move may be shortened.
    You can also say:
      moves   what is allowed now          hint    what a steady player would do
      hand    your cards                   table   everything that lies open
      score   the scores                   undo    take your last move back
      ?       this help                    quit    leave the game
play-hint = A steady player would say: { $move }
play-moves-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
play-undone = Taken back: { $move }
play-undo-nothing = There is nothing to take back: you have not moved yet this turn.
play-undo-stock = This stands: you have seen a card from the stock.
play-undo-pile = This stands: you have seen the cards that were in the pile.
play-undo-reserve = This stands: you have seen the cards of a reserve.
play-undo-turn = This stands: it is not your move alone any more.
play-unreadable = I can't read that: { $message }
play-rule-place = Rule { $rule }, at { $place }.
play-left = You leave the game. It stands as it is.
play-recorded = The record is in { $file }.

# The draw for seats.
play-draw-seats = Everyone draws a card for seats and partners.
play-drawn = { $player }: { $card }
play-seats = Seats in the order of play: { $players }.
play-no-seating = This game has no draw for seats; everybody sits as named.

# The sheet after a round.
play-sheet-title = Round { $number }
play-sheet-before = before
play-sheet-round = this round
play-sheet-after = score
play-sheet-match = points of the match
play-score = { $side }: { $points }
