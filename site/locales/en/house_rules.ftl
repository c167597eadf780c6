## The names of what only house rules add.
canasta-kind-identical = canastas of identical cards
    .one = a canasta of identical cards
    .name = canasta of identical cards
option-cards-of-the-pile = agreed number of cards from the pile
option-points-for-identical-canasta = points for a canasta of identical cards
