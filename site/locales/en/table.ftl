## Who plays, who plays together, and who deals.

table-players = The game is for { count-players }.
table-players-listed = The game is for { $numbers } players.
table-players-range = The game is for { $low } to { $high } players.
table-solo = Everyone plays alone; there are no partnerships.
table-begin-alone = Everyone begins the round alone, as a side of one player. In the course of it sides may be formed.
table-sides = The players form { count-sides }. The seats go to the sides in turn, so that partners never sit next to each other.
    .formula = The number of sides is { $quantity }. The seats go to the sides in turn, so that partners never sit next to each other.
    .table = The number of sides depends on { $quantity }. The seats go to the sides in turn, so that partners never sit next to each other:
seating-draw =
    { $partners ->
        [none] Before the first round everyone draws a card for seats. The highest card chooses a seat first, then the next highest, and so on.
        [one] Before the first round everyone draws a card for seats and partners. The highest card chooses a seat, and the second highest is that player’s partner.
       *[several] Before the first round everyone draws a card for seats and partners. The highest card chooses a seat, and the next highest are that player’s partners.
    }
table-seating = { seating-draw } From high to low the ranks are { $ranks-name }; between two cards of one rank the suits decide: { $suits }. Whoever draws a joker, or the same card as someone else, draws again.
table-direction =
    { $direction ->
        [clockwise] The deal and the turns go round the table clockwise.
       *[anticlockwise] The deal and the turns go round the table anticlockwise.
    }
table-first-dealer =
    { $dealer ->
        [random] The first dealer is chosen at random.
       *[right-of-highest-draw] The first dealer is the player to the right of whoever drew the highest card.
    }
table-deal-passes =
    { $passes ->
        [next] After every round the deal passes to the next player.
        [previous] After every round the deal passes to the player before the dealer.
       *[stays] The same player deals every round.
    }
table-first-turn = The player after the dealer has the first turn.
table-resting = Of a side that has more players than another, one rests each round, in turn.
table-custom = { $text }
