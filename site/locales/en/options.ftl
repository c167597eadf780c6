## What the table chooses before the game.

option-target = target score
option-rounds = agreed number of rounds
option-tournament = kind of tournament
option-upcard-black-three = a black three as the first upcard
option-black-three-freezes = a discarded black three freezes the pile
option-canasta-takes-pile = a canasta can take the pile
option-concealed-exempt = going out concealed needs no minimum
option-concealed-by = whose melds spoil going out concealed
option-last-red-three-melds = a last red three from the stock lets its player meld
option-stock-end = taking the pile when the stock is empty
option-red-three-sign = what makes red threes count in favour
option-four-unmelded = penalty for all red threes without a meld
option-other = { $name }

choice-upcard-black-three-cover = it is covered
choice-upcard-black-three-block = it blocks the pile
choice-upcard-black-three-freeze = it freezes the pile
choice-concealed-by-player = the player’s own
choice-concealed-by-side = the side’s
choice-stock-end-forced = forced
choice-stock-end-free = free
choice-red-three-sign-melded = a meld
choice-red-three-sign-canasta = a canasta
choice-tournament-quick = first to the target score
choice-tournament-rounds = a fixed number of rounds
choice-other = { $name }

option-flag =
    { $default ->
        [on] { $option }: yes, unless the table agrees otherwise.
       *[off] { $option }: no, unless the table agrees otherwise.
    }
option-choice = { $option }: { $default }, unless the table agrees otherwise. The choices are: { $choices }.
option-numbers = { $option }: { $default }, unless the table agrees otherwise. The choices are: { $choices }.
option-number = { $option }: { $default }, unless the table agrees on another number.
option-number-from = { $option }: { $default }, unless the table agrees on another number, { $low } or more.
option-number-to = { $option }: { $default }, unless the table agrees on another number, { $high } or less.
option-number-from-to = { $option }: { $default }, unless the table agrees on another number from { $low } to { $high }.
