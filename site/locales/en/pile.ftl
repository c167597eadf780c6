## How the discard pile is taken, and when it may not be.

pile-routes = Instead of drawing, a player may take the whole discard pile in one of these ways:
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
pile-route-naturals = With { matching-naturals }.
    .when = With { matching-naturals }, if { $condition }{ end }
pile-route-both = With { matching-pair }, together with { joining-wilds }.
    .when = With { matching-pair }, together with { joining-wilds }, if { $condition }{ end }
pile-route-wilds = With { wilds-alone }.
    .when = With { wilds-alone }, if { $condition }{ end }
own-meld =
    { $sides ->
        [solo] one of the player’s own melds
       *[partners] a meld of the player’s own side
    }
pile-route-onto = By adding the upcard to { own-meld }.
    .when = By adding the upcard to { own-meld }, if { $condition }{ end }
pile-take = The upcard is melded at once in this way, with further melds from the hand where the initial meld asks for them. Then the rest of the pile goes to the player’s hand.
pile-forbid = The pile may not be taken.
    .when = The pile may not be taken if { $condition }{ end }
pile-frozen = The pile is always frozen.
    .when = For the player who wants it, the pile is frozen while { $condition }{ end }
pile-freeze-holds = A card that freezes the pile is laid crosswise to show it. Covering it does not lift the freeze; taking the pile does.
