## Què es pot baixar a la taula i què ha de sumar la primera baixada de la ronda.

meld-kind-sets = grups
    .one = un grup
    .name = grup
    .of = de grups
meld-kind-sevens = combinacions de sets
    .one = una combinació de sets
    .name = combinació de sets
    .of = de combinacions de sets
meld-kind-wilds = combinacions de comodins
    .one = una combinació de comodins
    .name = combinació de comodins
    .of = de combinacions de comodins
meld-kind-sequences = escales
    .one = una escala
    .name = escala
    .of = d’escales
meld-kind-runs = seguides
    .one = una seguida
    .name = seguida
    .of = de seguides
meld-kind-books = llibres
    .one = un llibre
    .name = llibre
    .of = de llibres
meld-kind-black-threes = combinacions de tresos negres
    .one = una combinació de tresos negres
    .name = combinació de tresos negres
    .of = de combinacions de tresos negres
meld-kind-ace-sets = grups d’asos
    .one = un grup d’asos
    .name = grup d’asos
    .of = de grups d’asos
meld-kind-high-sets = grups d’asos, reis o tresos
    .one = un grup d’asos, reis o tresos
    .name = grup d’asos, reis o tresos
    .of = de grups d’asos, reis o tresos
meld-kind-other = combinacions «{ $name }»
    .one = una combinació «{ $name }»
    .name = combinació «{ $name }»
    .of = de combinacions «{ $name }»

melds-belong =
    { $sides ->
        [solo] Cada jugador té les seves combinacions, i ningú no pot afegir cartes a les d’un altre. Jugadors diferents poden tenir combinacions del mateix rang.
       *[partners] Les combinacions són del bàndol: tots els companys poden afegir cartes a les del seu bàndol, però ningú no en pot afegir a les d’un altre bàndol. Bàndols diferents poden tenir combinacions del mateix rang.
    }
melds-belong-open =
    { $sides ->
        [solo] Cada jugador té les seves combinacions. Jugadors diferents poden tenir combinacions del mateix rang.
       *[partners] Les combinacions són del bàndol: tots els companys hi poden afegir cartes. Bàndols diferents poden tenir combinacions del mateix rang.
    }
melds-kind-set = { $cards-all } formen { $kind }, sempre d’un sol rang:
melds-kind-rank = { $cards-all } formen { $kind }:
melds-kind-sequence = { $cards-all } formen { $kind }, sempre d’un sol coll i en ordre:
melds-kind-identical = { $cards-all } formen { $kind }, sempre d’un sol rang i d’un sol coll:
melds-kind-wild = Els comodins sols formen { $kind }:
melds-size = { $count } cartes o més, sense màxim.
melds-size-range = De { $low } a { $high } cartes.
melds-size-exactly = Exactament { count-cards }.
melds-naturals =
    { $count ->
        [one] Almenys { $count } carta natural.
        [many] Almenys { $count } de cartes naturals.
       *[other] Almenys { $count } cartes naturals.
    }
melds-wilds =
    { $count ->
        [0] Cap comodí.
        [one] Com a màxim { $count } comodí.
        [many] Com a màxim { $count } de comodins.
       *[other] Com a màxim { $count } comodins.
    }
melds-wilds-unlimited = Tants comodins com es vulgui.
melds-per-rank-set =
    { $number ->
        [one] Un { side } només pot tenir una combinació així de cada rang; les altres cartes d’aquell rang s’hi afegeixen.
        [one-open] Un { side } només pot tenir alhora una combinació incompleta de cada rang; quan ja és una canasta, en pot començar una altra d’aquell rang.
       *[any] Un { side } pot tenir diverses combinacions així del mateix rang.
    }
melds-per-rank-sequence =
    { $number ->
        [one] Un { side } només pot tenir una combinació així de cada coll; les altres cartes d’aquell coll s’hi afegeixen.
        [one-open] Un { side } només pot tenir alhora una combinació incompleta de cada coll; quan ja és una canasta, en pot començar una altra d’aquell coll.
       *[any] Un { side } pot tenir diverses combinacions així del mateix coll.
    }
melds-per-rank-identical =
    { $number ->
        [one] Un { side } només pot tenir una combinació així de cada rang i coll; les altres cartes iguals s’hi afegeixen.
        [one-open] Un { side } només pot tenir alhora una combinació incompleta de cada rang i coll; quan ja és una canasta, en pot començar una altra.
       *[any] Un { side } pot tenir diverses combinacions així del mateix rang i coll.
    }
melds-order = L’ordre va { $low-from } { $high-to }.
melds-order-own = L’ordre, de baix a dalt, és: { $ranks-name }.
melds-either-end = { $ranks-one } pot anar a qualsevol dels dos extrems.
melds-own-place = { $ranks-one } del mateix coll pot ocupar el seu propi lloc; aleshores no fa de comodí.
melds-wild-slides = Quan s’afegeix la carta que un comodí representa, el comodí passa a un extrem.
melds-wild-stays = Un comodí es queda on és; la carta que representa ja no hi té lloc.
melds-wild-by-card = Quan s’afegeix la carta que un comodí representa, el comodí passa a un extrem. En canvi, { $cards-all } es queden on són, i la carta que representen ja no hi té lloc.
melds-per-rank-wild =
    { $number ->
        [one] Un { side } només en pot tenir una.
        [one-open] Un { side } només pot tenir alhora una combinació de comodins incompleta; quan ja és una canasta, en pot començar una altra.
       *[any] Un { side } en pot tenir diverses.
    }
melds-canasta = Amb prou cartes esdevé una canasta.
melds-no-canasta = No compta mai com a canasta.
melds-join =
    { $make ->
        [sequence] Un { side } en pot ajuntar dues que se segueixin en el mateix coll, en qualsevol moment del torn després de robar.
        [identical] Un { side } en pot ajuntar dues del mateix rang i coll, en qualsevol moment del torn després de robar.
        [wild] Un { side } en pot ajuntar dues, en qualsevol moment del torn després de robar.
       *[set] Un { side } en pot ajuntar dues del mateix rang, en qualsevol moment del torn després de robar.
    }
melds-exchange = { exchange-offer }. { exchange-place }
    .when = { exchange-place } { exchange-offer }, si { $condition }{ end }
exchange-offer = Després de robar, un jugador pot agafar { $cards-one } { exchange-melds } si posa al seu lloc la carta que representa
exchange-place = En un grup, un comodí representa qualsevol carta d’aquell rang.
exchange-melds =
    { $whose ->
        [own] { exchange-kind } del propi { side }
        [others] { exchange-kind } d’un altre { side }
       *[any] { exchange-kind } de qualsevol { side }
    }
exchange-kind =
    { $melds ->
        [all] d’una combinació
       *[some] d’{ $kind-one }
    }
melds-lay-off = { lay-off-offer }. { lay-off-points }
    .when = { lay-off-points } { lay-off-offer }, si { $condition }{ end }
lay-off-offer = Després de robar, un jugador pot afegir cartes a { lay-off-kind } d’un altre { side }
lay-off-kind =
    { $melds ->
        [all] una combinació
       *[some] { $kind-one }
    }
lay-off-points =
    { $credit ->
        [player] Una carta afegida a una combinació d’un altre { side } compta per a qui l’ha posada, no per al { side } que té la combinació.
       *[owner] Una carta afegida a una combinació d’un altre { side } compta per al { side } que té la combinació.
    }
melds-begin = Només es pot començar si { $condition }{ end }
melds-limit = Només es poden baixar o afegir cartes si { $condition }{ end }
    .when = Si { $premise }, només es poden baixar o afegir cartes si { $condition }{ end }
    .whenever = Només es poden baixar o afegir cartes si { $condition }, quan { $premise }{ end }

initial-meld =
    { $holder ->
        [player] La baixada inicial d’un jugador, la primera que fa en la ronda,
       *[side] La baixada inicial d’un { side }, la primera que fa en la ronda,
    }
melds-minimum =
    { $count ->
        [0] La baixada inicial no té cap mínim de punts.
       *[other] { initial-meld } ha de valer almenys { count-points }.
    }
    .formula = El mínim de punts per a la baixada inicial, la primera que un { $holder ->
        [player] jugador
       *[side] { side }
    } fa en la ronda, és { $quantity }.
    .table = { initial-meld } ha d’arribar a un mínim que varia segons { $quantity }:
melds-counting = Per arribar-hi es poden baixar diverses combinacions alhora. Compta el valor de les cartes que contenen, i mai cap bonificació, ni per canastes ni per cartes de bonificació. { $upcard ->
        [counts] De la pila que s’agafa, només compta la carta superior.
       *[does-not-count] De la pila que s’agafa no compta res, ni tan sols la carta superior.
    }
melds-exempt = No es demana cap mínim.
    .when = No es demana cap mínim si { $condition }{ end }
melds-demand = La baixada inicial només es pot fer si { $condition }{ end }
    .when = Si { $premise }, la baixada inicial només es pot fer si { $condition }{ end }
    .whenever = La baixada inicial només es pot fer si { $condition }, quan { $premise }{ end }
demand-when = La regla següent només val si { $condition }{ end }
