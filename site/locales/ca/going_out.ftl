## Qui pot buidar la mà i com.

going-out-what =
    { $refill ->
        [none] Qui juga l’última carta de la mà tanca, i la ronda s’acaba.
       *[reserve] Qui juga l’última carta de la mà i no té res més per agafar tanca, i la ronda s’acaba.
    }
going-out-forbid = Ningú no pot tancar.
    .when = Ningú no pot tancar mentre { $condition }{ end }
going-out-needs = Un jugador només pot tancar si { $condition }{ end }
    .when = Si { $premise }, un jugador només pot tancar si { $condition }{ end }
    .whenever = Un jugador només pot tancar si { $condition }, quan { $premise }{ end }
going-out-needs-all = Un jugador només pot tancar si es compleix tot això:
going-out-need = { $condition }.
going-out-no-needs = Per tancar no cal res d’especial.
going-out-keep =
    { $refill ->
        [none] Qui no pot tancar s’ha de quedar una carta a la mà: no pot gastar l’última ni baixant-la ni descartant-la.
       *[reserve] Qui no pot tancar ni té res per agafar s’ha de quedar una carta a la mà: no pot gastar l’última ni baixant-la ni descartant-la.
    }
going-out-last-card =
    { $discard ->
        [optional] L’última carta es pot descartar o baixar.
        [required] L’última carta s’ha de descartar: el jugador baixa totes les altres i es guarda aquesta per al descart.
       *[forbidden] L’última carta no es pot descartar: s’ha de baixar tota la mà.
    }
going-out-last-forbid = No es pot tancar descartant { $cards-one }.
    .when = No es pot tancar descartant { $cards-one } mentre { $condition }{ end }
going-out-ask =
    { $ask ->
        [none] Ningú no demana permís al company abans de tancar.
        [optional] Abans de tancar, un jugador pot demanar permís al company; la resposta l’obliga durant aquell torn.
       *[required] Abans de tancar, un jugador ha de demanar permís al company; la resposta l’obliga durant aquell torn.
    }
going-out-ask-limit =
    { $limit ->
        [turn] Només es pot demanar una vegada per torn.
       *[round] Només es pot demanar una vegada per ronda.
    }
going-out-concealed = Tancar sempre compta com a tancar amb la mà tapada.
    .when = Tancar compta com a tancar amb la mà tapada si { $condition }{ end }

special-hand-pairs = parelles
    .name = parelles
special-hand-wild-pairs = parelles amb comodins
    .name = parelles amb comodins
special-hand-miami-pairs = parelles de Miami
    .name = parelles de Miami
special-hand-zip-code = un codi postal
    .name = codi postal
special-hand-garbage = escombraries
    .name = escombraries
special-hand-blast-off = un enlairament
    .name = enlairament
special-hand-triples = trios
    .name = trios
special-hand-quads = quartets
    .name = quartets
special-hand-dream-four = un somni de quatre comodins
    .name = somni de quatre comodins
special-hand-dream-five = un somni de cinc comodins
    .name = somni de cinc comodins
special-hand-other = la mà «{ $name }»
    .name = { $name }
hand-group =
    { $size ->
        [1] { $count ->
            [one] { $count } carta solta
            [many] { $count } de cartes soltes, totes de rangs diferents
           *[other] { $count } cartes soltes, totes de rangs diferents
        }
        [2] { $count ->
            [one] { $count } parella
            [many] { $count } de parelles
           *[other] { $count } parelles
        }
       *[other] { $count ->
            [one] { $size } cartes del mateix rang
            [many] { $count } de vegades { $size } cartes del mateix rang
           *[other] { $count } vegades { $size } cartes del mateix rang
        }
    }
going-out-hands = Un jugador també pot tancar si ensenya una mà sencera d’una d’aquestes menes; els jòquers hi compten com un rang a part:
going-out-hand = { $hand-name }: { hand-groups }.
    .when = { $hand-name }: { hand-groups }, si { $condition }{ end }
hand-groups =
    { $wilds ->
        [together] { $groups }, i els comodins hi compten com un sol rang
       *[by-rank] { $groups }
    }
special-hand-straight = una escala
    .name = escala
