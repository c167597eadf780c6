## Cum decurge o tură.

turn-draws =
    { $pile ->
        [taken] În tura sa, un jucător trage din talon sau ia teancul de decartare
       *[never] În tura sa, un jucător trage din talon
    }
turn-parts =
    { $ending ->
        [required] { turn-draws }, apoi etalează cât vrea și la sfârșit decartează o carte.
        [required-several] { turn-draws }, apoi etalează cât vrea și la sfârșit decartează.
        [optional-several] { turn-draws }, apoi etalează cât vrea și la sfârșit decartează sau nu, după voie.
       *[optional] { turn-draws }, apoi etalează cât vrea și la sfârșit decartează o carte sau nu, după voie.
    }
turn-discards = Jucătorul care decartează pune pe teanc, una după alta, { count-cards } sau, dacă nu are destule, toată mâna.
    .formula = Numărul de cărți pe care un jucător le decartează, una după alta: { $quantity }; dacă nu are destule, decartează toată mâna.
    .table = Jucătorul care decartează pune pe teanc mai multe cărți, una după alta, sau, dacă nu are destule, toată mâna. Numărul lor depinde de { $quantity }:
turn-draw = Jucătorul care trage ia din talon { count-cards }.
    .formula = Numărul de cărți pe care un jucător le trage din talon: { $quantity }.
    .table = Numărul de cărți pe care un jucător le trage din talon depinde de { $quantity }:
turn-shortage =
    { $shortage ->
        [what-is-left] Dacă talonul are mai puține cărți decât atât, jucătorul trage ce a rămas.
       *[nothing] Dacă talonul are mai puține cărți decât atât, se socotește gol.
    }
turn-dead =
    { $count ->
        [one] Ultima carte din talon nu se trage niciodată.
        [few] Ultimele { $count } cărți din talon nu se trag niciodată.
       *[other] Ultimele { $count } de cărți din talon nu se trag niciodată.
    }
    .formula = Ultimele cărți din talon nu se trag niciodată; numărul lor: { $quantity }.
    .table = Ultimele cărți din talon nu se trag niciodată; numărul lor depinde de { $quantity }:
turn-stock-empty =
    { $dead ->
        [none] Runda se încheie când un jucător trebuie să tragă și talonul e gol.
       *[some] Runda se încheie când un jucător trebuie să tragă și nu a mai rămas nicio carte de tras.
    }
turn-draw-forbid = Un jucător care poate lua teancul nu are voie să tragă în schimb din talon.
    .when = Un jucător trebuie să ia teancul și nu are voie să tragă din talon dacă { $condition }{ end }
turn-discard-forbid = { $cards-def } nu se pot decarta.
    .when = { $cards-def } nu se pot decarta cât timp { $condition }{ end }
turn-redraw = O dată pe tură, un jucător poate arunca pe teanc cartea abia trasă și poate trage alta.
    .when = O dată pe tură, un jucător poate arunca pe teanc cartea abia trasă și poate trage alta, dacă { $condition }{ end }
turn-discard-exempt = O tură se poate încheia fără decartare.
    .when = O tură se poate încheia fără decartare dacă { $condition }{ end }
turn-stuck =
    { $stuck ->
        [pass] Un jucător care mai are cărți, dar nu poate decarta niciuna, își încheie tura fără decartare.
       *[end-round] Dacă un jucător mai are cărți, dar nu poate decarta niciuna, runda se încheie.
    }
