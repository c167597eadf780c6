## What is dealt before play begins.

deal-hand = Each player is dealt { count-cards }.
    .formula = The number of cards dealt to each player is { $quantity }.
    .table = The number of cards dealt to each player depends on { $quantity }:

reserve-owner =
    { $owner ->
        [seat] Each player
       *[side] Each { side }
    }
deal-reserve = { reserve-owner } also gets { $reserve-one } of { count-cards }, dealt face down. Nobody may look at it until a rule allows it.
    .formula = { reserve-owner } also gets { $reserve-one }, dealt face down. The number of its cards is { $quantity }. Nobody may look at it until a rule allows it.
    .table = { reserve-owner } also gets { $reserve-one }, dealt face down. Nobody may look at it until a rule allows it. The number of its cards depends on { $quantity }:
deal-reserve-common = { $reserve-one } of { count-cards } is dealt face down to the middle of the table. It belongs to nobody: whoever is first to have a right to it takes it.
    .formula = { $reserve-one } is dealt face down to the middle of the table. The number of its cards is { $quantity }. It belongs to nobody: whoever is first to have a right to it takes it.
    .table = { $reserve-one } is dealt face down to the middle of the table. It belongs to nobody: whoever is first to have a right to it takes it. The number of its cards depends on { $quantity }:
deal-reserve-only = { $reserve } is dealt only if { $condition }{ end }
deal-upcard = The rest of the cards, face down, is the stock. Its top card is turned up beside it as the first upcard of the discard pile.
deal-pile =
    { $count ->
        [one] { $count } more card is laid face down under the upcard. It belongs to the pile, and nobody may look at it before the pile is taken.
       *[other] { $count } more cards are laid face down under the upcard. They belong to the pile, and nobody may look at them before it is taken.
    }
    .formula = More cards are laid face down under the upcard; their number is { $quantity }. They belong to the pile, and nobody may look at them before it is taken.
    .table = More cards are laid face down under the upcard. They belong to the pile, and nobody may look at them before it is taken. Their number depends on { $quantity }:
deal-no-upcard = The rest of the cards, face down, is the stock. The discard pile begins empty.

reserve-kitty = the kitty
    .one = a kitty
reserve-any = a reserve
    .one = a reserve
reserve-pozzetto = the pozzetto
    .one = a pozzetto
reserve-foot = the foot
    .one = a foot
reserve-other = the { $name }
    .one = a { $name }
