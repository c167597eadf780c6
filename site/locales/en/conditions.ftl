## The facts a rule may ask, each as a whole clause, and the lists they stand in.

condition-all = all of these hold
condition-any = at least one of these holds
condition-list = { $condition }:
condition-members =
    { $domain ->
        [side] { $join ->
            [all] all of this holds for { subject-side }
           *[any] at least one of these holds for { subject-side }
        }
        [player] { $join ->
            [all] all of this holds for { subject-player }
           *[any] at least one of these holds for { subject-player }
        }
       *[other] { $join ->
            [all] all of this holds for { subject-meld }
           *[any] at least one of these holds for { subject-meld }
        }
    }
condition-compare =
    { $relation ->
        [equal] { $left } is the same as { $right }
        [not-equal] { $left } is not the same as { $right }
        [less] { $left } is less than { $right }
        [at-most] { $left } is at most { $right }
        [more] { $left } is more than { $right }
       *[at-least] { $left } is at least { $right }
    }

# Two kinds of things compared in number.
thing-melds = melds
thing-canastas = canastas
times-as-many =
    { $relation ->
        [equal] exactly { $times } times as many { $left } as { $right }
        [not-equal] more or fewer than { $times } times as many { $left } as { $right }
        [less] fewer than { $times } times as many { $left } as { $right }
        [at-most] at most { $times } times as many { $left } as { $right }
        [more] more than { $times } times as many { $left } as { $right }
       *[at-least] at least { $times } times as many { $left } as { $right }
    }
as-many =
    { $relation ->
        [equal] exactly as many { $left } as { $right }
        [not-equal] more or fewer { $left } than { $right }
        [less] fewer { $left } than { $right }
        [at-most] at most as many { $left } as { $right }
        [more] more { $left } than { $right }
       *[at-least] at least as many { $left } as { $right }
    }
meld-before = { subject-meld } had { compared-those } before the play
condition-agreed = { $condition }, unless the table has agreed on another number
things-side = { subject-side } has { as-many }
    .times = { subject-side } has { times-as-many }
    .only = { subject-side } has only { $left }
    .not-only = { subject-side } has more than just { $left }
things-hand = { subject-player } has { as-many } in hand
    .times = { subject-player } has { times-as-many } in hand
    .only = { subject-player } has only { $left } in hand
    .not-only = { subject-player } has other cards than { $left } in hand
things-meld = { subject-meld } has { as-many }
    .times = { subject-meld } has { times-as-many }
    .only = { subject-meld } has only { $left }
    .not-only = { subject-meld } has other cards than { $left }

# Whom a fact speaks of.
subject-side =
    { $subject ->
        [every] every { side }
        [any] some { side }
        [no] no { side }
       *[other] the { side }
    }
subject-player =
    { $subject ->
        [every] every player
        [any] some player
        [no] no player
        [every-teammate] every player of the side
        [any-teammate] some player of the side
        [no-teammate] no player of the side
       *[other] the player
    }
subject-meld =
    { $subject ->
        [every] every meld
        [any] some meld
        [no] no meld
        [every-play] every meld of this play
        [any-play] some meld of this play
        [no-play] no meld of this play
       *[other] the meld
    }

# Numbers compared.
relation =
    { $relation ->
        [equal] exactly
        [not-equal] more or fewer than
        [less] fewer than
        [at-most] at most
        [more] more than
       *[at-least] at least
    }
compared-cards =
    { $relation ->
        [equal] { $count ->
            [0] no cards
           *[other] { relation } { count-cards }
        }
       *[other] { relation } { count-cards }
    }
compared-melds =
    { $relation ->
        [equal] { $count ->
            [0] no melds
           *[other] { relation } { count-melds }
        }
       *[other] { relation } { count-melds }
    }
compared-canastas =
    { $relation ->
        [equal] { $count ->
            [0] no canasta
           *[other] { relation } { count-canastas }
        }
       *[other] { relation } { count-canastas }
    }
compared-points = { relation } { count-points }
compared-players = { relation } { count-players }
openings =
    { $sides ->
        [solo] { $count ->
            [one] { $count } player has melded
           *[other] { $count } players have melded
        }
       *[partners] { $count ->
            [one] { $count } side has melded
           *[other] { $count } sides have melded
        }
    }
counted-kind =
    { $count ->
        [one] { $count } { $kind-name }
       *[other] { $count } { $kind }
    }
compared-kind =
    { $relation ->
        [equal] { $count ->
            [0] no { $kind-name }
           *[other] { relation } { counted-kind }
        }
        [at-least] { $count ->
            [1] { $kind-one }
           *[other] { relation } { counted-kind }
        }
       *[other] { relation } { counted-kind }
    }
counted-those =
    { $count ->
        [one] { $count } { $cards-name }
       *[other] { $count } { $cards }
    }
compared-those =
    { $relation ->
        [equal] { $count ->
            [0] no { $cards }
           *[other] { relation } { counted-those }
        }
        [at-least] { $count ->
            [1] { $cards-one }
           *[other] { relation } { counted-those }
        }
       *[other] { relation } { counted-those }
    }

# The table and the round.
fact-players = { compared-players } are at the table
    .quantity = the number of players
    .each = each player at the table
fact-option = the table plays with “{ $option }”
    .not = the table plays without “{ $option }”
    .with = with “{ $option }”
    .without = without “{ $option }”
fact-option-choice = the table has chosen “{ $choice }” for “{ $option }”
    .not = the table has not chosen “{ $choice }” for “{ $option }”
    .with = with “{ $choice }” for “{ $option }”
    .quantity = the { $option }
fact-option-number =
    { $relation ->
        [equal] the { $option } is { $count }
        [not-equal] the { $option } is not { $count }
        [less] the { $option } is below { $count }
        [at-most] the { $option } is { $count } or less
        [more] the { $option } is above { $count }
       *[at-least] the { $option } is { $count } or more
    }
    .with =
        { $relation ->
            [equal] with { $count } for “{ $option }”
            [not-equal] with another number than { $count } for “{ $option }”
            [less] with less than { $count } for “{ $option }”
            [at-most] with { $count } or less for “{ $option }”
            [more] with more than { $count } for “{ $option }”
           *[at-least] with { $count } or more for “{ $option }”
        }
    .quantity = the { $option }
fact-round-number =
    { $relation ->
        [equal] this is round { $count }
        [not-equal] this is not round { $count }
        [less] this is a round before round { $count }
        [at-most] this is round { $count } or an earlier one
        [more] this is a round after round { $count }
       *[at-least] this is round { $count } or a later one
    }
    .quantity = the number of this round
fact-round-lap =
    { $relation ->
        [equal] { $count ->
            [1] this is the player’s first turn of the round
           *[other] this is turn { $count } of the player in the round
        }
        [not-equal] this is not turn { $count } of the player in the round
        [less] this is a turn before turn { $count } of the player in the round
        [at-most] this is turn { $count } of the player in the round or an earlier one
        [more] { $count ->
            [1] the player has had a turn in this round before
           *[other] this is a turn after turn { $count } of the player in the round
        }
       *[at-least] this is turn { $count } of the player in the round or a later one
    }
    .quantity = the number of turns the player has had in the round
fact-round-openings =
    { $relation ->
        [equal] { $count ->
            [0] no { side } has melded
           *[other] exactly { openings }
        }
       *[other] { relation } { openings }
    }
    .quantity =
        { $sides ->
            [solo] the number of players that have melded
           *[partners] the number of sides that have melded
        }
    .each = each { side } that has melded
fact-round-allied = one player plays alone against all the others
    .not = no player plays alone against all the others
fact-round-ending = the last turns of the round are being played
    .not = the last turns of the round have not begun
fact-round-over = the round is over
    .not = the round is not over
fact-game-over = the game is over
    .not = the game is not over

# A side.
fact-side-score = { subject-side } had { compared-points } when the round began
    .quantity = { subject-side }’s score when the round began
fact-side-round-score = { subject-side } has made { compared-points } in this round
    .quantity = { subject-side }’s score in this round
fact-side-total = { subject-side } has { compared-points } in total
    .quantity = { subject-side }’s total
fact-side-lead = { subject-side } is ahead of { other-sides } by { compared-points }
    .quantity = the lead of { subject-side } over { other-sides }
fact-side-match = { subject-side } has { compared-points } of the match
    .quantity = { subject-side }’s points of the match
fact-side-minimum = { subject-side } needs { compared-points } for the initial meld
    .quantity = { subject-side }’s minimum for the initial meld
fact-side-melded = { subject-side } has melded
    .not = { subject-side } has not melded
fact-side-melded-before = { subject-side } had melded before this turn
    .not = { subject-side } had melded nothing before this turn
fact-side-melds = { subject-side } has { compared-melds }
    .quantity = the number of { subject-side }’s melds
    .each = each meld
fact-side-melds-of = { subject-side } has { compared-kind }
    .quantity = the number of { subject-side }’s { $kind }
    .each = each { $kind-name }
fact-side-unfinished = { subject-side } has { compared-melds } not yet complete
    .quantity = the number of { subject-side }’s melds not yet complete
    .each = each meld not yet complete
fact-side-unfinished-of = { subject-side } has { compared-kind } not yet complete
    .quantity = the number of { subject-side }’s { $kind } not yet complete
    .each = each { $kind-name } not yet complete
fact-side-canastas = { subject-side } has { compared-canastas }
    .quantity = the number of { subject-side }’s canastas
    .each = each canasta
fact-side-canastas-of = { subject-side } has { compared-kind }
    .quantity = the number of { subject-side }’s { $kind }
    .each = each { $kind-name }
fact-side-bonus-cards = { subject-side } has { compared-those } laid aside
    .quantity = the number of { $cards } that { subject-side } has laid aside
    .each = each { $cards-name } laid aside
fact-side-melded-points = the cards in { subject-side }’s melds are worth { compared-points }
    .quantity = the value of the cards in { subject-side }’s melds
fact-side-canasta-points = { subject-side }’s canastas earn { compared-points }
    .quantity = the bonuses for { subject-side }’s canastas
fact-side-hand-points = the cards { subject-side } still holds are worth { compared-points }
    .quantity = the value of the cards { subject-side } still holds
fact-side-reserve-points = the cards { subject-side } still has in { $reserve } are worth { compared-points }
    .quantity = the value of the cards { subject-side } still has in { $reserve }
fact-side-hand-cards = { subject-side } still holds { compared-cards }
    .quantity = the number of cards { subject-side } still holds
    .each = each card still in hand
fact-side-hand-cards-of = { subject-side } still holds { compared-those }
    .quantity = the number of { $cards } { subject-side } still holds
    .each = each { $cards-name } still in hand
fact-side-taken = { subject-side } has taken { $reserve }
    .not = { subject-side } has not taken { $reserve }
fact-side-used = { subject-side } has taken { $reserve } and made a move since
    .not = { subject-side } has not yet made a move with { $reserve }
fact-side-piles =
    { $relation ->
        [equal] { $count ->
            [0] { subject-side } has not taken the pile in this round
           *[other] { subject-side } has taken the pile { relation } { counted-times } in this round
        }
        [at-least] { $count ->
            [1] { subject-side } has taken the pile in this round
           *[other] { subject-side } has taken the pile { relation } { counted-times } in this round
        }
       *[other] { subject-side } has taken the pile { relation } { counted-times } in this round
    }
    .quantity = the number of times { subject-side } has taken the pile in this round
    .each = each time the { side } has taken the pile in this round
fact-side-special = { subject-side } has gone out with a special hand
    .not = { subject-side } has not gone out with a special hand
fact-side-special-of = { subject-side } has gone out with { $hand }
    .not = { subject-side } has not gone out with { $hand }
fact-others-hand-points = the cards { other-sides } still hold are worth { compared-points }
    .quantity = the value of the cards { other-sides } still hold
fact-others-best-total = the best total of { other-sides } is { compared-points }
    .quantity = the best total of { other-sides }
other-sides =
    { $sides ->
        [solo] the other players
       *[partners] the other sides
    }
fact-side-went-out = { subject-side } has gone out
    .not = { subject-side } has not gone out
fact-side-concealed = { subject-side } has gone out concealed
    .not = { subject-side } has not gone out concealed
fact-side-won = { subject-side } has won the game
    .not = { subject-side } has not won the game

# A player and the turn.
fact-player-score = { subject-player } had { compared-points } when the round began
    .quantity = { subject-player }’s score when the round began
fact-player-total = { subject-player } has { compared-points } in total
    .quantity = { subject-player }’s total
fact-player-melded = { subject-player } had melded before this turn
    .not = { subject-player } had melded nothing before this turn
fact-player-looked = { subject-player } has looked at { $reserve }
    .not = { subject-player } has not looked at { $reserve }
fact-player-taken = { subject-player } has taken { $reserve }
    .not = { subject-player } has not taken { $reserve }
fact-player-used = { subject-player } has taken { $reserve } and made a move since
    .not = { subject-player } has not yet made a move with { $reserve }
fact-player-piles =
    { $relation ->
        [equal] { $count ->
            [0] { subject-player } has not taken the pile in this round
           *[other] { subject-player } has taken the pile { relation } { counted-times } in this round
        }
        [at-least] { $count ->
            [1] { subject-player } has taken the pile in this round
           *[other] { subject-player } has taken the pile { relation } { counted-times } in this round
        }
       *[other] { subject-player } has taken the pile { relation } { counted-times } in this round
    }
    .quantity = the number of times { subject-player } has taken the pile in this round
    .each = each time the player has taken the pile in this round
counted-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
fact-player-bonus-cards = { subject-player } has laid aside { compared-those }
    .quantity = the number of { $cards } that { subject-player } has laid aside
    .each = each { $cards-name } that the player has laid aside
fact-reserve-left = { $reserve } has not been taken yet
    .not = { $reserve } has been taken
fact-turn-drew = the player drew from the stock this turn
    .not = the player did not draw from the stock this turn
fact-turn-drawn =
    { $relation ->
        [equal] { $count ->
            [0] the player has kept no card drawn this turn
           *[other] the player drew { compared-cards } this turn
        }
       *[other] the player drew { compared-cards } this turn
    }
    .quantity = the number of cards drawn this turn
    .each = each card drawn this turn
fact-turn-took-pile = the player took the pile this turn
    .not = the player did not take the pile this turn
fact-turn-played = the player has melded something this turn
    .not = the player has melded nothing this turn
fact-turn-canastas =
    { $relation ->
        [at-least] { $count ->
            [1] the player has completed a canasta this turn
           *[other] the player has completed { compared-canastas } this turn
        }
       *[other] the player has completed { compared-canastas } this turn
    }
    .quantity = the number of canastas the player has completed this turn
    .each = each canasta the player has completed this turn
fact-turn-canastas-of = the player has completed { compared-kind } this turn
    .quantity = the number of { $kind } the player has completed this turn
    .each = each { $kind-name } the player has completed this turn
fact-turn-discarded = the player has discarded this turn
    .not = the player has not discarded this turn
fact-turn-agreed = the partner has agreed
    .not = the partner has not agreed
fact-turn-refused = the partner has refused
    .not = the partner has not refused
fact-turn-pile-cards = the pile taken this turn had { compared-cards }
    .quantity = the number of cards in the pile taken this turn
    .each = each card of the pile taken this turn
fact-going-out = the player is going out
    .not = the player is not going out
fact-hand-cards = { subject-player } has { compared-cards } in hand
    .quantity = the number of cards in { subject-player }’s hand
    .each = each card in hand
fact-hand-cards-of = { subject-player } has { compared-those } in hand
    .quantity = the number of { $cards } in { subject-player }’s hand
    .each = each { $cards-name } in hand

# The pile and the stock.
fact-pack-cards = the game has { compared-cards }
    .quantity = the number of cards in the game
    .each = each card in the game
fact-pack-cards-of = the game has { compared-those }
    .quantity = the number of { $cards } in the game
    .each = each { $cards-name } in the game
fact-pile-cards =
    { $relation ->
        [equal] { $count ->
            [0] the pile is empty
           *[other] the pile has { compared-cards }
        }
       *[other] the pile has { compared-cards }
    }
    .quantity = the number of cards in the pile
    .each = each card in the pile
fact-pile-cards-of = the pile holds { compared-those }
    .quantity = the number of { $cards } in the pile
    .each = each { $cards-name } in the pile
fact-pile-frozen = the pile is frozen
    .not = the pile is not frozen
fact-pile-blocked = the pile is blocked
    .not = the pile is not blocked
fact-pile-open-naturals = the player can take the pile with { matching-naturals }{ for-melds }
    .not = the player cannot take the pile with { matching-naturals }{ for-melds }
fact-pile-open-both = the player can take the pile with { matching-pair } and { joining-wilds }{ for-melds }
    .not = the player cannot take the pile with { matching-pair } and { joining-wilds }{ for-melds }
fact-pile-open-wilds = the player can take the pile with { wilds-alone }{ for-melds }
    .not = the player cannot take the pile with { wilds-alone }{ for-melds }
fact-pile-open-onto = the player can take the pile by adding the upcard to { own-meld }
    .not = the player cannot take the pile by adding the upcard to { own-meld }
fact-pile-open-any = the player can take the pile by melding the upcard in { any-meld }
    .not = the player cannot take the pile by melding the upcard in { any-meld }
fact-pile-open-nothing = the player can take the pile without melding the upcard
    .not = the player cannot take the pile without melding the upcard
fact-stock-cards =
    { $relation ->
        [equal] { $count ->
            [0] the stock is empty
           *[other] the stock has { compared-cards }
        }
       *[other] the stock has { compared-cards }
    }
    .quantity = the number of cards in the stock
    .each = each card in the stock
fact-upcard = the upcard is { $cards-one }
    .not = the upcard is not { $cards-one }
    .quantity = the upcard
fact-card = the card is { $cards-one }
    .not = the card is not { $cards-one }
    .quantity = the card
fact-card-dead = a canasta of the card’s rank lies on the table
    .not = no canasta of the card’s rank lies on the table
fact-card-taken = every such card in hand came with the pile this turn
    .not = some such card in hand did not come with the pile this turn

# A meld.
fact-meld-kind = { subject-meld } is { $kind-one }
    .not = { subject-meld } is not { $kind-one }
fact-meld-rank = { subject-meld } is one of { $cards }
    .not = { subject-meld } is not one of { $cards }
    .quantity = the rank of { subject-meld }
fact-meld-cards = { subject-meld } has { compared-cards }
    .quantity = the number of cards in { subject-meld }
    .each = each card in the meld
fact-meld-cards-of = { subject-meld } has { compared-those }
    .quantity = the number of { $cards } in { subject-meld }
    .each = each { $cards-name } in the meld
fact-meld-naturals =
    { $relation ->
        [equal] { $count ->
            [0] { subject-meld } has no natural card
           *[other] { subject-meld } has { relation } { counted-naturals }
        }
       *[other] { subject-meld } has { relation } { counted-naturals }
    }
    .quantity = the number of natural cards in { subject-meld }
    .each = each natural card in the meld
counted-naturals =
    { $count ->
        [one] { $count } natural card
       *[other] { $count } natural cards
    }
fact-meld-wilds =
    { $relation ->
        [equal] { $count ->
            [0] { subject-meld } has no wild card
           *[other] { subject-meld } has { relation } { counted-wilds }
        }
       *[other] { subject-meld } has { relation } { counted-wilds }
    }
    .quantity = the number of wild cards in { subject-meld }
    .each = each wild card in the meld
counted-wilds =
    { $count ->
        [one] { $count } wild card
       *[other] { $count } wild cards
    }
fact-meld-added =
    { $relation ->
        [equal] { $count ->
            [0] { subject-meld } gains no card from the hand
           *[other] { subject-meld } gains { compared-cards } by the play
        }
       *[other] { subject-meld } gains { compared-cards } by the play
    }
    .quantity = the number of cards { subject-meld } gains by the play
    .each = each card the meld gains by the play
fact-meld-added-of = { subject-meld } gains { compared-those } by the play
    .quantity = the number of { $cards } { subject-meld } gains by the play
    .each = each { $cards-name } the meld gains by the play
fact-meld-from-hand = { subject-meld } gains { compared-cards } from the hand, the upcard not counted
    .quantity = the number of cards, without the upcard, that { subject-meld } gains from the hand
    .each = each card the meld gains from the hand
fact-meld-from-hand-of = { subject-meld } gains { compared-those } from the hand, the upcard not counted
    .quantity = the number of { $cards }, without the upcard, that { subject-meld } gains from the hand
    .each = each { $cards-name } the meld gains from the hand
fact-meld-new = { subject-meld } is newly begun
    .not = { subject-meld } is not newly begun
fact-meld-run = { subject-meld } has { relation } { counted-naturals } in a row
    .quantity = the largest number of natural cards in a row in { subject-meld }
    .each = each card of the longest row of natural cards in the meld
fact-meld-low = { subject-meld } begins with { $cards-one }
    .not = { subject-meld } does not begin with { $cards-one }
    .quantity = the lowest card of { subject-meld }
fact-meld-high = { subject-meld } ends with { $cards-one }
    .not = { subject-meld } does not end with { $cards-one }
    .quantity = the highest card of { subject-meld }
fact-meld-dead =
    { $subject ->
        [this] a canasta of the meld’s rank lay on the table before
       *[other] { subject-meld } is of a rank of which a canasta lay on the table before
    }
    .not =
        { $subject ->
            [this] no canasta of the meld’s rank lay on the table before
           *[other] { subject-meld } is of a rank of which no canasta lay on the table before
        }
fact-meld-canasta-before = { subject-meld } was a canasta before this turn
    .not = { subject-meld } was not a canasta before this turn
fact-meld-wilds-before =
    { $relation ->
        [equal] { $count ->
            [0] { subject-meld } had no wild card before this turn
           *[other] { subject-meld } had { relation } { counted-wilds } before this turn
        }
       *[other] { subject-meld } had { relation } { counted-wilds } before this turn
    }
    .quantity = the number of wild cards { subject-meld } had before this turn
    .each = each wild card the meld had before this turn
fact-meld-suits = { subject-meld } shows { relation } { count-suits }
    .quantity = the number of different suits in { subject-meld }
    .each = each suit in the meld
count-suits =
    { $count ->
        [one] { $count } suit
       *[other] { $count } different suits
    }
fact-meld-points = the cards of { subject-meld } are worth { compared-points }
    .quantity = the value of the cards of { subject-meld }
fact-meld-twins = beside { subject-meld } the { side } has { compared-others } of its kind and rank
    .quantity = the number of other melds that the { side } has of the kind and rank of { subject-meld }
    .each = each other meld of its kind and rank
fact-meld-clean-twins = beside { subject-meld } the { side } has { compared-others } of its kind and rank without wild cards
    .quantity = the number of other melds without wild cards that the { side } has of the kind and rank of { subject-meld }
    .each = each other meld of its kind and rank without wild cards
fact-meld-copies = beside { subject-meld } the { side } has { compared-others } of just the same cards
    .quantity = the number of other melds of just the same cards that the { side } has beside { subject-meld }
    .each = each other meld of just the same cards
fact-meld-rivals = { other-sides } have { compared-melds } of the kind and rank of { subject-meld }
    .quantity = the number of melds of the kind and rank of { subject-meld } that { other-sides } have
    .each = each meld of its kind and rank of { other-sides }
compared-others =
    { $relation ->
        [equal] { $count ->
            [0] no other meld
           *[other] { relation } { count-others }
        }
       *[other] { relation } { count-others }
    }
count-others =
    { $count ->
        [one] { $count } other meld
       *[other] { $count } other melds
    }
fact-meld-canasta = { subject-meld } is a canasta
    .not = { subject-meld } is not a canasta
fact-canasta = the canasta is { $kind-one }
    .not = the canasta is not { $kind-one }
