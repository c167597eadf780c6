## The website: its menu, its own pages, and the words around rules and examples. Terminals show none of these.

# What a browser and a search engine are told of the site.
site-name = Meldbook
site-description = The rules of the Canasta family, from the same data the games are played by.
site-dark = Dark
site-light = Light

# The menu, and the titles of the pages.
nav-home = Home
nav-games = Games
nav-house-rules = House rules
nav-compare = Compare
nav-glossary = Glossary
nav-write = Write your own
nav-tutorial = A game of your own
nav-reference = The keys of a spec
nav-conditions = Conditions
nav-diagnostics = What the checker says

# Letters in the corners of a card; numbers stand there as they are.
letter-A = A
letter-K = K
letter-Q = Q
letter-J = J

## The home page.

home-title = The rules of the Canasta family
home-welcome = Each game on these pages is written down once, as data. A program checks that file, plays the game by it, and makes the page you read from it. So the rules here are the rules that are played, to the last point.
home-games = { $count ->
        [one] { $count } game, with examples that are drawn card by card.
       *[other] { $count } games, with examples that are drawn card by card.
    }
home-house-rules = { $count ->
        [one] { $count } house rule, and what it changes in each game.
       *[other] { $count } house rules, and what each changes in each game.
    }
home-compare = Two games side by side: only the rules that differ.
home-glossary = The words of card players, in every language of this site.
home-write = Change a game, or write your own, and play it.
home-reading = How to read a page
home-sections = Every page has the same sections in the same order: the table, the cards, the deal, the turn, melds, canastas, the discard pile, going out, scoring, and what a table may choose. A small number after a rule leads to where it comes from.
home-anchors = Every rule has an address of its own. When a program refuses a move, it names the rule by the same address, for example { $rule }: put it behind the # of the page’s address.

## All games.

games-title = All games
games-lead = The numbers a player asks for first, side by side.
games-game = Game
games-presets = Games with house rules
games-filter-name = Name
games-filter-players = Players
games-filter-decks = Decks
games-filter-any = any
games-filter-shown = { $count ->
        [one] { $count } game shown
       *[other] { $count } games shown
    }

## The page of a game.

game-summary-of = What kind of game it is
game-based-on = This game is based on { $game }.
game-differences = What differs from { $game }
game-no-differences = No rule differs from { $game }.
game-house-rules = House rules for this game
game-no-house-rules = There are no house rules for this game yet.
game-further-examples = Further examples
game-edit = Change this rule
game-edit-title = Where this rule is written down: { $file }, line { $line }
game-spec = The spec of this game
game-sheet = One page to print
game-compare = Compare with another game
game-play = Play it
game-pictures = What they look like
game-picture-of = { $kind-one }

# An old rule and the new one in its place; a rule that is gone; a rule that has come.
difference-instead = Instead of
difference-now = now
difference-gone = No longer
difference-new = In addition
difference-none = Nothing that a page says.

## Examples, drawn.

examples-count = { $count ->
        [one] Example
       *[other] { $count } examples
    }
example-number = Example { $count }
example-hand = Your hand
example-hand-of = The hand of player { $number }
example-no-cards = no cards
example-melds =
    { $sides ->
        [solo] Your melds
       *[partners] The melds of your side
    }
example-melds-of =
    { $sides ->
        [solo] The melds of player { $number }
       *[partners] The melds of side { $number }
    }
example-bonus = Laid aside by your side
example-bonus-of =
    { $sides ->
        [solo] Laid aside by player { $number }
       *[partners] Laid aside by side { $number }
    }
example-pile = The discard pile, its top card last
example-pile-top = The top card of the pile
example-stock = The stock, the next card last
example-reserve = { $reserve }, for you
example-score = Your score before this round
example-scores = The scores before this round
example-round = Round
example-players = Players
example-options = The table plays
example-option = { $option }: { $choice }
example-option-on = { $option }
example-option-off = not { $option }
example-taken = Already taken up
example-player = Player { $number }
example-upcard = The upcard is turned.
example-round-ends = The round ends here and is scored.
example-no-move = As it stands
example-allowed = Allowed
example-refused = Not allowed
example-then = Then
example-after-hand = In hand afterwards
example-after-melds = On the table afterwards

## House rules.

house-title = House rules
house-lead = A house rule is laid on a game, and several can be. Each of these pages says, rule by rule, what becomes different.
house-by-game = By game
house-for = For these games
house-for-all = This house rule can be laid on any game.
house-changes = What it changes
house-changes-in = In { $games }
house-options = What the table chooses with it
house-conflicts = It cannot be combined with
house-requires = It needs
house-play = Play with it
house-does-not-fit = It cannot be laid on { $game } as the game stands.
house-count = { $count ->
        [one] { $count } house rule
       *[other] { $count } house rules
    }

## The sheet to print.

sheet-title = { $game }: the sheet
sheet-back = All rules of { $game }
sheet-print = Print
sheet-large = Large print
sheet-hash = Rules { $hash }
sheet-hash-title = The fingerprint of these rules. A game record names it, so everybody can see which rules were played.

## Two games side by side.

compare-title = Compare two games
compare-lead = Choose two games, and read only the rules in which they differ.
compare-first = First game
compare-second = Second game
compare-all = Show the rules they share, too
compare-same = In this section the games are the same.
compare-only-in = Only in { $game }
compare-both = In both
compare-wait = The rules are being fetched …
compare-plain = Without scripts, these pages say what differs from the game that another is based on:
compare-pair = { $game }, compared with { $base }

## The glossary. A term, and its meaning in one sentence.

glossary-title = Glossary
glossary-lead = What card players say, in every language of this site.
glossary-term = Term
glossary-meaning = Meaning

term-game = game
    .meaning = The whole contest, up to the target score.
term-round = round
    .meaning = One deal with its play and its score.
term-turn = turn
    .meaning = What one player does, from drawing to discarding.
term-dealer = dealer
    .meaning = The player who gives out the cards of a round.
term-side = side
    .meaning = The players who meld and score together; without partners, a single player.
term-partner = partner
    .meaning = A player of the same side.
term-deck = deck
    .meaning = A full set of cards with its jokers.
term-suit = suit
    .meaning = Spades, hearts, diamonds or clubs.
term-rank = rank
    .meaning = What a card is besides its suit: ace, king, and so on.
term-joker = joker
    .meaning = A card without suit and rank, which most games use as a wild card.
term-hand = hand
    .meaning = The cards a player holds.
term-stock = stock
    .meaning = The face-down cards that are drawn from.
term-pile = discard pile
    .meaning = The face-up cards that were discarded.
term-upcard = upcard
    .meaning = The top card of the discard pile.
term-reserve = reserve
    .meaning = A second hand that is taken up later. Games call it foot, kitty, pozzetto or morto.
term-natural = natural card
    .meaning = A card that stands only for itself.
term-wild = wild card
    .meaning = A card that can stand for another.
term-bonus-card = bonus card
    .meaning = A card that is laid aside for points, like the red threes of many games.
term-blocking-card = blocking card
    .meaning = A card that keeps the pile from being taken while it lies on top.
term-meld = meld
    .meaning = Cards laid out together: cards of one rank, a sequence, or wild cards.
term-set = set
    .meaning = A meld of cards of one rank.
term-sequence = sequence
    .meaning = A meld of cards of one suit in the order of their ranks.
term-canasta = canasta
    .meaning = A meld of so many cards that it earns a bonus, in most games seven.
term-initial-meld = initial meld
    .meaning = The first cards a side lays in a round.
term-minimum = minimum
    .meaning = The points the initial meld must have at least.
term-lay = lay
    .meaning = To put a new meld on the table.
term-add = add
    .meaning = To put further cards to a meld.
term-draw = draw
    .meaning = To take cards from the stock.
term-take = take the pile
    .meaning = To pick up the discard pile, for its top card and all that lies below.
term-discard = discard
    .meaning = To put a card on the pile, which ends the turn.
term-frozen = frozen
    .meaning = Said of the pile while only a pair from the hand takes it.
term-blocked = blocked
    .meaning = Said of the pile while it cannot be taken at all.
term-go-out = go out
    .meaning = To play the last card, which ends the round.
term-concealed = go out concealed
    .meaning = To go out in one turn without having laid anything before.
term-card-value = card value
    .meaning = The points a card counts.
term-bonus = bonus
    .meaning = Points besides those of the cards.
term-penalty = penalty
    .meaning = Points that are taken away.
term-score = score
    .meaning = The points of a side so far.
term-target = target
    .meaning = The score that ends the game.
term-house-rule = house rule
    .meaning = A rule that a table lays on a game.

## Write your own.

write-title = Write your own game
write-lead = A game is one file of text. Start from a game that is near, and write only what differs.
write-start = Begin with a file
write-start-text = Save this as { $file }. It takes over every rule of the game it extends, and changes three of them.
write-check = Have it checked
write-check-text = The checker names every mistake with its line, and says what was meant. It also runs the examples: an example is a position, a move, and what comes of it.
write-read = Read what you have said
write-read-text = The rules come back in words. If a sentence is not what you meant, the rule is not either.
write-play = Play it
write-play-text = You sit down with players of the program, or watch them among themselves.
write-example = Show what you mean
write-example-text = Write an example for each rule that somebody could doubt. It is checked with the file and drawn on the page.
write-house = A house rule
write-house-text = A house rule is the same with less: it names the games it is for, and what it changes of them. It is laid on a game with a plus sign. Have it checked, compare it with the game it changes, and watch it; the last command plays twenty games by both rules and says what is different.
write-site = Put it on a site
write-site-text = The site is made from your files as well: name their folder, with the folders { $variants } and { $overlays } in it.
write-further = Further reading
write-reference-text = Every key of a spec, with its meaning, its default and examples.
write-conditions-text = Everything a rule can ask about the game.
write-diagnostics-text = Every code the checker can give.
write-english = This reference is written in English, like the keys of a spec themselves.

## A page that is not there, and the page before the languages.

missing-title = There is no such page
missing-text = The rule may have moved to another page. Here are all of them:
root-choose = Choose a language

