## The cards by name, and what is in the deck.

# Each noun has three forms: several ("red threes"), one with its article ("a red three"), one without ("red three").

card-any = cards
    .one = a card
    .name = card
card-wild = wild cards
    .one = a wild card
    .name = wild card
card-natural = natural cards
    .one = a natural card
    .name = natural card
card-bonus = bonus cards
    .one = a bonus card
    .name = bonus card
card-blocking = blocking cards
    .one = a blocking card
    .name = blocking card
card-joker = jokers
    .one = a joker
    .name = joker

rank-A = aces
    .one = an ace
    .name = ace
rank-K = kings
    .one = a king
    .name = king
rank-Q = queens
    .one = a queen
    .name = queen
rank-J = jacks
    .one = a jack
    .name = jack
rank-10 = tens
    .one = a ten
    .name = ten
rank-9 = nines
    .one = a nine
    .name = nine
rank-8 = eights
    .one = an eight
    .name = eight
rank-7 = sevens
    .one = a seven
    .name = seven
rank-6 = sixes
    .one = a six
    .name = six
rank-5 = fives
    .one = a five
    .name = five
rank-4 = fours
    .one = a four
    .name = four
rank-3 = threes
    .one = a three
    .name = three
rank-2 = twos
    .one = a two
    .name = two
rank-other = cards of rank { $name }
    .one = a card of rank { $name }
    .name = card of rank { $name }

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-other = { $name }

extra-CALIENTE = Caliente cards
    .one = a Caliente card
    .name = Caliente card
extra-other = cards “{ $name }”
    .one = a card “{ $name }”
    .name = card “{ $name }”

colour =
    { $colour ->
        [red] red
       *[black] black
    }
card-range = { $low } to { $high }
    .one = a card from { $low-name } to { $high-name }
    .name = card from { $low-name } to { $high-name }
card-by-colour = { colour } { $cards }
    .one = a { colour } { $cards-name }
    .name = { colour } { $cards-name }
card-of-colour = { colour } cards
    .one = a { colour } card
    .name = { colour } card
card-by-suit = { $cards } of { $suit }
    .one = { $cards-one } of { $suit }
    .name = { $cards-name } of { $suit }
card-of-suit = { $suit }
    .one = a card of { $suit }
    .name = card of { $suit }

cards-none = no cards
    .one = no card
    .name = card
cards-more = { $first }, { $second }
    .one = { $first-one }, { $second-one }
    .name = { $first-name }, { $second-name }
cards-last = { $first } and { $second }
    .one = { $first-one } or { $second-one }
    .name = { $first-name } or { $second-name }

# Single cards as they are named in a message to a player.
face = the { $rank-name } of { $suit }
face-joker = a joker
face-extra = the card “{ $name }”
faces-none = none
faces-more = { $first }, { $second }
faces-last = { $first } and { $second }

cards-decks = The game is played with { count-decks }, shuffled together.
    .per-player = The game is played with { count-decks } for each player, all shuffled together.
    .formula = As many decks are shuffled together as { $quantity }.
    .table = The number of decks shuffled together depends on { $quantity }:
cards-jokers =
    { $count ->
        [0] There are no jokers.
       *[other] With them go { count-jokers } in all.
    }
    .per-player = With them go { count-jokers } for each player.
    .formula = With them go as many jokers as { $quantity }.
    .table = The number of jokers depends on { $quantity }:
cards-total = That makes { count-cards } altogether.
cards-deck = A deck has { $count } cards in { $suits }. From low to high the ranks are { $ranks-name }.
cards-without = From every deck { $cards } are taken out.
cards-suits =
    { $colour ->
        [red] { $suits } are red.
       *[black] { $suits } are black.
    }
cards-extras = There are also { $cards }.
counted-extra =
    { $count ->
        [one] { $count } { $cards-name }
       *[other] { $count } { $cards }
    }
cards-values = Every card has a value in points:
cards-value = What { $cards } count depends on { $quantity }:
cards-wild = { $cards } are wild cards: in a meld they can stand for other cards.
cards-no-wild = There are no wild cards.
cards-bonus = { $cards } are bonus cards: they are never part of a meld.
cards-blocking = { $cards } are blocking cards: on top of the pile they can keep it from being taken.
cards-natural = All other cards are natural cards: they stand only for themselves.
