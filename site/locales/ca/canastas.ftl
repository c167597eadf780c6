## Quan una combinació és una canasta, de quina mena és i què val.

canasta-kind-natural = canastes naturals
    .one = una canasta natural
    .name = canasta natural
    .of = de canastes naturals
canasta-kind-mixed = canastes mixtes
    .one = una canasta mixta
    .name = canasta mixta
    .of = de canastes mixtes
canasta-kind-sevens = canastes de sets
    .one = una canasta de sets
    .name = canasta de sets
    .of = de canastes de sets
canasta-kind-wild = canastes de comodins
    .one = una canasta de comodins
    .name = canasta de comodins
    .of = de canastes de comodins
canasta-kind-red = canastes vermelles
    .one = una canasta vermella
    .name = canasta vermella
    .of = de canastes vermelles
canasta-kind-black = canastes negres
    .one = una canasta negra
    .name = canasta negra
    .of = de canastes negres
canasta-kind-pure = canastes pures
    .one = una canasta pura
    .name = canasta pura
    .of = de canastes pures
canasta-kind-impure = canastes impures
    .one = una canasta impura
    .name = canasta impura
    .of = de canastes impures
canasta-kind-samba = sambes
    .one = una samba
    .name = samba
    .of = de sambes
canasta-kind-bolivia = bolívies
    .one = una bolívia
    .name = bolívia
    .of = de bolívies
canasta-kind-escalera = escaleres
    .one = una escalera
    .name = escalera
    .of = d’escaleres
canasta-kind-dirty-royal = canastes reials brutes
    .one = una canasta reial bruta
    .name = canasta reial bruta
    .of = de canastes reials brutes
canasta-kind-dirty-super = canastes súper brutes
    .one = una canasta súper bruta
    .name = canasta súper bruta
    .of = de canastes súper brutes
canasta-kind-loosely-semi-clean = canastes seminetes en sentit ampli
    .one = una canasta semineta en sentit ampli
    .name = canasta semineta en sentit ampli
    .of = de canastes seminetes en sentit ampli
canasta-kind-royal = canastes reials
    .one = una canasta reial
    .name = canasta reial
    .of = de canastes reials
canasta-kind-semi-clean = canastes seminetes
    .one = una canasta semineta
    .name = canasta semineta
    .of = de canastes seminetes
canasta-kind-super = canastes súper
    .one = una canasta súper
    .name = canasta súper
    .of = de canastes súper
canasta-kind-clean = canastes netes
    .one = una canasta neta
    .name = canasta neta
    .of = de canastes netes
canasta-kind-dirty = canastes brutes
    .one = una canasta bruta
    .name = canasta bruta
    .of = de canastes brutes
canasta-kind-aces = canastes d’asos
    .one = una canasta d’asos
    .name = canasta d’asos
    .of = de canastes d’asos
canasta-kind-natural-sevens = canastes naturals de sets
    .one = una canasta natural de sets
    .name = canasta natural de sets
    .of = de canastes naturals de sets
canasta-kind-mixed-sevens = canastes mixtes de sets
    .one = una canasta mixta de sets
    .name = canasta mixta de sets
    .of = de canastes mixtes de sets
canasta-kind-seven-twos = canastes de set dosos
    .one = una canasta de set dosos
    .name = canasta de set dosos
    .of = de canastes de set dosos
canasta-kind-four-jokers = canastes amb quatre jòquers
    .one = una canasta amb quatre jòquers
    .name = canasta amb quatre jòquers
    .of = de canastes amb quatre jòquers
canasta-kind-five-hundred = canastes de cinc-cents
    .one = una canasta de cinc-cents
    .name = canasta de cinc-cents
    .of = de canastes de cinc-cents
canasta-kind-thousand = canastes de mil
    .one = una canasta de mil
    .name = canasta de mil
    .of = de canastes de mil
canasta-kind-other = canastes «{ $name }»
    .one = una canasta «{ $name }»
    .name = canasta «{ $name }»
    .of = de canastes «{ $name }»

canastas-size = Una combinació de { $count } cartes o més és una canasta i té una bonificació.
canastas-kind =
    { $place ->
        [first] Tota canasta és { $kind-one } i val { count-points }.
       *[later] Qualsevol altra canasta és { $kind-one } i val { count-points }.
    }
    .when = Una canasta compta com a { $kind-name } i val { count-points } si { $condition }{ end }
canastas-kind-variable =
    { $place ->
        [first] Tota canasta és { $kind-one }.
       *[later] Qualsevol altra canasta és { $kind-one }.
    }
    .when = Una canasta compta com a { $kind-name } si { $condition }{ end }
canastas-bonus =
    .formula = El valor en punts d’{ $kind-one } és { $quantity }.
    .table = El valor d’{ $kind-one } varia segons { $quantity }:
canastas-order = Si una canasta encaixa en més d’una d’aquestes menes, és de la primera. { canastas-judged }
canastas-judged =
    { $judged ->
        [once] La mena es decideix quan es completa la canasta, i no canvia encara que s’hi afegeixin cartes.
       *[always] La mena es torna a mirar cada vegada que s’hi afegeixen cartes.
    }
