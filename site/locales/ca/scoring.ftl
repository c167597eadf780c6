## Què val una ronda i quan s’acaba la partida.

sign =
    { $sign ->
        [plus] Suma
       *[minus] Resta
    }
scoring-lines = Després de cada ronda, cada { side } puntua així:
shared =
    { $split ->
        [shared] , a parts iguals entre els jugadors del bàndol,
       *[whole] { "" }
    }
scoring-line = { sign }{ shared } { $amount }.
    .when = { sign }{ shared } { $amount } si { $condition }{ end }
scoring-line-each = { sign }{ shared } { $amount } per { $each }.
    .when = { sign }{ shared } { $amount } per { $each }, si { $condition }{ end }
scoring-by-player = Cada jugador porta la seva pròpia puntuació i hi suma tot el que fa el seu bàndol.
scorer =
    { $holder ->
        [player] jugador
       *[side] { side }
    }
quantity-times-over = cada unitat que hi ha en { $quantity }
number-in-table = cada unitat d’un nombre que varia segons { $quantity }
scoring-ends = La partida s’acaba després d’una ronda.
    .when = La partida s’acaba després d’una ronda si { $condition }{ end }
scoring-wins = Quan la partida s’acaba d’aquesta manera, només poden guanyar aquells per a qui és cert això, si n’hi ha cap: { $condition }{ end }
scoring-match = Quan s’acaba la partida, cada { side } rep punts de l’enfrontament, que no canvien qui ha guanyat:
scoring-no-end = La partida no té un final fixat; la taula decideix quan plega.
scoring-winner =
    { $tie ->
        [extra-round] Guanya el { scorer } amb el total més alt. Si els totals més alts són iguals, es juguen més rondes fins que un va al davant.
       *[shared] Guanya el { scorer } amb el total més alt. Si els totals més alts són iguals, comparteixen la victòria.
    }
