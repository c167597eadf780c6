## Qui juga, qui juga amb qui i qui reparteix.

table-players = És un joc per a { count-players }.
table-players-listed = Hi poden jugar { $numbers } jugadors.
table-players-range = Hi poden jugar de { $low } a { $high } jugadors.
table-solo = Tothom juga pel seu compte; no hi ha companys.
table-begin-alone = Tothom comença la ronda pel seu compte, com a bàndol d’un sol jugador. Durant la ronda es poden formar bàndols.
table-sides = Els jugadors formen { count-sides }. Els seients es reparteixen per torn entre els bàndols, de manera que els companys mai no seuen de costat.
    .formula = El nombre de bàndols és { $quantity }. Els seients es reparteixen per torn entre els bàndols, de manera que els companys mai no seuen de costat.
    .table = Els seients es reparteixen per torn entre els bàndols, de manera que els companys mai no seuen de costat. El nombre de bàndols varia segons { $quantity }:
seating-draw =
    { $partners ->
        [none] Abans de la primera ronda, tothom treu una carta per als seients. Qui treu la carta més alta tria seient primer; després, qui treu la següent, i així fins a l’última.
        [one] Abans de la primera ronda, tothom treu una carta per als seients i les parelles. Qui treu la carta més alta tria seient, i qui treu la segona és el seu company.
       *[several] Abans de la primera ronda, tothom treu una carta per als seients i els companys. Qui treu la carta més alta tria seient, i els qui treuen les següents són els seus companys.
    }
table-seating = { seating-draw } De dalt a baix, els rangs són: { $ranks-name }. Entre dues cartes del mateix rang decideixen els colls: { $suits }. Qui treu un jòquer, o la mateixa carta que un altre, torna a treure carta.
table-direction =
    { $direction ->
        [clockwise] Es reparteix i es juga en el sentit de les agulles del rellotge.
       *[anticlockwise] Es reparteix i es juga en sentit contrari al de les agulles del rellotge.
    }
table-first-dealer =
    { $dealer ->
        [random] Qui reparteix primer es decideix a l’atzar.
       *[right-of-highest-draw] Reparteix primer el jugador de la dreta de qui ha tret la carta més alta.
    }
table-deal-passes =
    { $passes ->
        [next] Després de cada ronda reparteix el jugador següent.
        [previous] Després de cada ronda reparteix el jugador anterior.
       *[stays] Reparteix sempre el mateix jugador.
    }
table-first-turn = El primer torn és del jugador que ve després de qui reparteix.
table-resting = Si un bàndol té més jugadors que un altre, a cada ronda en descansa un, per torn.
table-custom = { $text }
