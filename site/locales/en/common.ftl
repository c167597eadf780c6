## What every page needs: numbers with their units, ranges, lists, headings, footnotes.

# From how many digits on thousands are grouped: 4 makes 1,495, 5 would leave 1495.
digits-before-grouping = 4

# How one side of the table is called: in a game without partners, simply a player.
side =
    { $sides ->
        [solo] player
       *[partners] side
    }

# How a rule ends after its condition: with a full stop, or with a colon before a list of conditions.
end =
    { $form ->
        [list] :
       *[one] .
    }

# A rule that holds only where the table has chosen it begins with that.
where = Where the table plays { $condition }: { $rule }

count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-decks =
    { $count ->
        [one] { $count } deck
       *[other] { $count } decks
    }
count-jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-sides =
    { $count ->
        [one] { $count } side
       *[other] { $count } sides
    }
count-melds =
    { $count ->
        [one] { $count } meld
       *[other] { $count } melds
    }
count-canastas =
    { $count ->
        [one] { $count } canasta
       *[other] { $count } canastas
    }
count-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
count-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
count-times =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }

quantity-number = { $count }
quantity-per-player = { $count } for each player
quantity-times = { $times } times { $quantity }
# Of the melds, sides or players there are, those of which something is true.
quantity-members =
    { $domain ->
        [side] the number of sides such that { $condition }
        [player] the number of players such that { $condition }
        [teammate] the number of players of the side such that { $condition }
        [play] the number of melds of this play such that { $condition }
       *[meld] the number of melds such that { $condition }
    }
condition-both = { $first } and { $second }
condition-either = { $first } or { $second }
quantity-plus = { $first } plus { $second }
quantity-and =
    { $sign ->
        [plus] { $quantity } plus { $count }
       *[minus] { $quantity } minus { $count }
    }
amount-in-table-points = points by { $quantity }
amount-in-table-cards = cards by { $quantity }

range-below = below { $count }
range-between = { $low } to { $high }
range-exactly = { $count }
range-from = { $low } and up
range-within = { $outer }, { $inner }
by-round = the round
range-round-below = before round { $count }
range-round-between = rounds { $low } to { $high }
range-round-exactly = round { $count }
range-round-from = from round { $low } on

# Clauses joined into one.
clauses-comma = { $first }, { $second }
clauses-and = { $first }, and { $second }
clauses-also = { $first } and { $second }
clauses-or = { $first } or { $second }

# Names joined into one.
names-none = nothing
    .one = nothing
    .name = nothing
names-more = { $first }, { $second }
    .one = { $first-one }, { $second-one }
    .name = { $first-name }, { $second-name }
names-last = { $first } and { $second }
    .one = { $first-one } or { $second-one }
    .name = { $first-name } or { $second-name }
either-more = { $first }, { $second }
    .one = { $first-one }, { $second-one }
    .name = { $first-name }, { $second-name }
either-last = { $first } or { $second }
    .one = { $first-one } or { $second-one }
    .name = { $first-name } or { $second-name }
choices-more = { $first }, { $second }
choices-last = { $first } or { $second }

# Names in their order, from the first to the last.
order-more = { $first }, { $second }
    .name = { $first-name }, { $second-name }
order-last = { $first }, { $second }
    .name = { $first-name }, { $second-name }

room-glance = At a glance
room-table = The table
room-cards = The cards
room-deal = The deal
room-turn = The turn
room-melds = Melds
room-canastas = Canastas
room-pile = The discard pile
room-going-out = Going out
room-scoring = Scoring
room-options = What the table may choose
room-footnotes = Notes and sources

footnote-note = { $text }
footnote-ruling = Ruling: { $text }
footnote-unverified = Not verified: no source could be read that tells this.
footnote-sources = { $sources }.
source = { $title }
source-at-url = { $title }, { $url }
source-in-language = { $title } ({ $language })
source-in-language-at-url = { $title } ({ $language }), { $url }
sources-more = { $first }; { $second }

glance = { $summary }
glance-players = Players
glance-players-number = { $count }
glance-players-listed-number = { $numbers }
glance-players-range-number = { $low } to { $high }
glance-decks = Decks
glance-jokers = Jokers
glance-hand = Cards dealt
glance-draw = Cards drawn
glance-minimum = Initial meld
glance-going-out = To go out
glance-going-out-more = and more, see “Going out”
glance-going-out-listed = see “Going out”
glance-target = Target
glance-default-number = { $count }, unless the table chooses otherwise
glance-target-where = { $target } ({ $condition })
glance-default = { count-points }, unless the table chooses otherwise
