## How the discard pile is taken, and when it may not be.

pile-routes =
    { $part ->
        [whole] Instead of drawing, a player may take the whole discard pile in one of these ways:
       *[some] Instead of drawing, a player may take cards from the discard pile in one of these ways:
    }
pile-never-taken = The discard pile is never taken.
matching-naturals =
    { $count ->
        [one] { $count } natural card from the hand that matches the upcard
       *[other] { $count } natural cards from the hand that match the upcard
    }
matching-pair =
    { $naturals ->
        [one] { $naturals } natural card from the hand that matches the upcard
       *[other] { $naturals } natural cards from the hand that match the upcard
    }
joining-wilds =
    { $wilds ->
        [one] { $wilds } wild card
       *[other] { $wilds } wild cards
    }
wilds-alone =
    { $count ->
        [one] { $count } wild card from the hand
       *[other] { $count } wild cards from the hand
    }
# Which melds a way is for, if not for all.
for-melds =
    { $melds ->
        [all] { "" }
       *[some] , for { $kind-one }
    }
pile-route-naturals = With { matching-naturals }{ for-melds }.
    .when = With { matching-naturals }{ for-melds }, if { $condition }{ end }
pile-route-both = With { matching-pair }, together with { joining-wilds }{ for-melds }.
    .when = With { matching-pair }, together with { joining-wilds }{ for-melds }, if { $condition }{ end }
pile-route-wilds = With { wilds-alone }{ for-melds }.
    .when = With { wilds-alone }{ for-melds }, if { $condition }{ end }
own-meld =
    { $melds ->
        [all] { $sides ->
            [solo] one of the player’s own melds
           *[partners] a meld of the player’s own side
        }
       *[some] { $sides ->
            [solo] { $kind-one } of the player’s own
           *[partners] { $kind-one } of the player’s own side
        }
    }
any-meld =
    { $melds ->
        [all] a new meld or one that lies there
       *[some] { $kind-one }, a new one or one that lies there
    }
pile-route-onto = By adding the upcard to { own-meld }.
    .when = By adding the upcard to { own-meld }, if { $condition }{ end }
pile-route-any = By melding the upcard in { any-meld }.
    .when = By melding the upcard in { any-meld }, if { $condition }{ end }
pile-route-nothing = Without melding the upcard: it comes to hand with the others.
    .when = Without melding the upcard, which comes to hand with the others, if { $condition }{ end }
pile-whole = the whole pile
pile-top =
    { $count ->
        [one] the top { $count } card
       *[other] the top { $count } cards
    }
pile-top-agreed = as many cards from the top as the table has agreed on
pile-top-amount = as many cards from the top as { $quantity }
pile-top-in-table = cards from the top by { $quantity }
# How much is taken where the player chooses: from the least number to the most, or to the whole pile.
pile-chosen = as many cards from the top as the player likes (at least { $least }, at most { $most })
pile-chosen-open = as many cards from the top as the player likes (at least { $least })
# Where the cards taken may be melded in the move that takes them; the cards asked for come from the hand all the same.
pile-lent = { $taken } (all of which may be melded with the upcard at once)
pile-part-naturals = { $taken }, with { matching-naturals }{ for-melds }.
    .when = { $taken }, with { matching-naturals }{ for-melds }, if { $condition }{ end }
pile-part-both = { $taken }, with { matching-pair }, together with { joining-wilds }{ for-melds }.
    .when = { $taken }, with { matching-pair }, together with { joining-wilds }{ for-melds }, if { $condition }{ end }
pile-part-wilds = { $taken }, with { wilds-alone }{ for-melds }.
    .when = { $taken }, with { wilds-alone }{ for-melds }, if { $condition }{ end }
pile-part-onto = { $taken }, by adding the upcard to { own-meld }.
    .when = { $taken }, by adding the upcard to { own-meld }, if { $condition }{ end }
pile-part-any = { $taken }, by melding the upcard in { any-meld }.
    .when = { $taken }, by melding the upcard in { any-meld }, if { $condition }{ end }
pile-part-nothing = { $taken }, without melding the upcard: it comes to hand with the others.
    .when = { $taken }, without melding the upcard, which comes to hand with the others, if { $condition }{ end }
pile-rest =
    { $part ->
        [whole] Then the rest of the pile goes to the player’s hand.
       *[some] Then the other cards taken go to the player’s hand.
    }
pile-take =
    { $minimum ->
        [none] The upcard is melded at once in this way. { pile-rest }
       *[some] The upcard is melded at once in this way, with further melds from the hand where the initial meld asks for them. { pile-rest }
    }
pile-forbid = The pile may not be taken.
    .when = The pile may not be taken if { $condition }{ end }
pile-frozen = The pile is always frozen.
    .when = For the player who wants it, the pile is frozen while { $condition }{ end }
pile-freeze-holds = A card that freezes the pile is laid crosswise to show it. Covering it does not lift the freeze; taking the pile does.
pile-part-thaws = Taking only a part of the pile lifts the freeze too.
pile-part-stays-frozen = Taking only a part of the pile does not lift the freeze.
