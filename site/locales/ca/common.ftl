## El que cal a totes les pàgines: nombres amb allò que compten, intervals, llistes, títols, notes.

# Les paraules d'aquesta llengua, una per a cada terme:
#   game partida · round ronda · turn torn · deal repartir · side bàndol · partner company · deck baralla · suit coll · rank rang
#   joker jòquer · wild card comodí · natural card carta natural · bonus card carta de bonificació · blocking card carta de bloqueig
#   red three tres vermell · black three tres negre · hand mà · stock munt · discard pile pila (de descart) · upcard carta superior
#   reserve, kitty reserva · foot peu · pozzetto pozzetto · meld combinació · set grup · sequence escala · run seguida · book llibre
#   canasta canasta · lay, meld baixar · add afegir · initial meld baixada inicial · minimum mínim · draw robar · take agafar
#   discard descartar · frozen congelada · blocked bloquejada · go out tancar · concealed amb la mà tapada
#   points punts · bonus bonificació · penalty penalització · score puntuació · target puntuació final

# A partir de quantes xifres se separen els milers: amb 5, 1495 queda sencer i 20.000 porta punt.
digits-before-grouping = 5

# Com es diu un bàndol: on no hi ha companys, és un jugador.
side =
    { $sides ->
        [solo] jugador
       *[partners] bàndol
    }

# Com acaba una regla després de la condició: amb punt, o amb dos punts davant d'una llista de condicions.
end =
    { $form ->
        [list] :
       *[one] .
    }

# Així comença una regla que només val si la taula l'ha triada.
where = (Només si la taula juga { $condition }.) { $rule }

# La preposició davant d'un nombre: s'apostrofa davant d'«u» i d'«onze».
before-count =
    { $count ->
        [1] d’
        [11] d’
       *[other] { "de " }
    }

count-cards =
    { $count ->
        [one] { $count } carta
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
count-points =
    { $count ->
        [one] { $count } punt
        [many] { $count } de punts
       *[other] { $count } punts
    }
count-decks =
    { $count ->
        [one] { $count } baralla
        [many] { $count } de baralles
       *[other] { $count } baralles
    }
count-jokers =
    { $count ->
        [one] { $count } jòquer
        [many] { $count } de jòquers
       *[other] { $count } jòquers
    }
count-players =
    { $count ->
        [one] { $count } jugador
        [many] { $count } de jugadors
       *[other] { $count } jugadors
    }
count-sides =
    { $count ->
        [one] { $count } bàndol
        [many] { $count } de bàndols
       *[other] { $count } bàndols
    }
count-melds =
    { $count ->
        [one] { $count } combinació
        [many] { $count } de combinacions
       *[other] { $count } combinacions
    }
count-canastas =
    { $count ->
        [one] { $count } canasta
        [many] { $count } de canastes
       *[other] { $count } canastes
    }
count-rounds =
    { $count ->
        [one] { $count } ronda
        [many] { $count } de rondes
       *[other] { $count } rondes
    }
count-turns =
    { $count ->
        [one] { $count } torn
        [many] { $count } de torns
       *[other] { $count } torns
    }
count-times =
    { $count ->
        [one] { $count } vegada
        [many] { $count } de vegades
       *[other] { $count } vegades
    }

quantity-number = { $count }
quantity-per-player = { $count } per jugador
quantity-times = { $times } vegades { $quantity }
quantity-plus = { $first } més { $second }
quantity-and =
    { $sign ->
        [plus] { $quantity } més { $count }
       *[minus] { $quantity } menys { $count }
    }
# De les combinacions, els bàndols o els jugadors que hi ha, aquells de qui és cert alguna cosa.
quantity-members =
    { $domain ->
        [side] el nombre de bàndols per als quals és cert que { $condition }
        [player] el nombre de jugadors per als quals és cert que { $condition }
        [teammate] el nombre de jugadors del bàndol per als quals és cert que { $condition }
        [play] el nombre de combinacions d’aquesta jugada per a les quals és cert que { $condition }
       *[meld] el nombre de combinacions per a les quals és cert que { $condition }
    }
condition-both = { $first } i { $second }
condition-either = { $first } o { $second }
amount-in-table-points = punts segons { $quantity }
amount-in-table-cards = cartes segons { $quantity }

range-below = menys { before-count }{ $count }
range-between = { $low } a { $high }
range-exactly = { $count }
range-from = { $low } o més
range-within = { $outer }, { $inner }
by-round = la ronda
range-round-below = abans de la ronda { $count }
range-round-between = rondes { $low } a { $high }
range-round-exactly = ronda { $count }
range-round-from = a partir de la ronda { $low }

# Frases unides en una.
clauses-comma = { $first }, { $second }
clauses-and = { $first }, i { $second }
clauses-also = { $first } i { $second }
clauses-or = { $first } o { $second }

# Noms units en un. La forma «in» és la dels llocs («a la reserva», «al peu»), i «nor» va darrere d’una negació.
names-none = res
    .one = res
    .name = res
names-more = { $first }, { $second }
    .one = { $first-one }, { $second-one }
    .name = { $first-name }, { $second-name }
    .in = { $first-in }, { $second-in }
names-last = { $first } i { $second }
    .one = { $first-one } o { $second-one }
    .name = { $first-name } o { $second-name }
    .in = { $first-in } i { $second-in }
either-more = { $first }, { $second }
    .one = { $first-one }, { $second-one }
    .name = { $first-name }, { $second-name }
    .nor = { $first-nor }, { $second-nor }
    .of = { $first-of }, { $second-of }
either-last = { $first } o { $second }
    .one = { $first-one } o { $second-one }
    .name = { $first-name } o { $second-name }
    .nor = { $first-nor } ni { $second-nor }
    .of = { $first-of } o { $second-of }
choices-more = { $first }, { $second }
choices-last = { $first } o { $second }

# Noms en ordre, del primer a l'últim.
order-more = { $first }, { $second }
    .name = { $first-name }, { $second-name }
order-last = { $first }, { $second }
    .name = { $first-name }, { $second-name }

room-glance = En un cop d’ull
room-table = La taula
room-cards = Les cartes
room-deal = El repartiment
room-turn = El torn
room-melds = Les combinacions
room-canastas = Les canastes
room-pile = La pila de descart
room-going-out = Tancar
room-scoring = La puntuació
room-options = El que pot triar la taula
room-footnotes = Notes i fonts

footnote-note = { $text }
footnote-unverified = Sense verificar: no s’ha pogut llegir cap font que ho digui.
footnote-ruling = Criteri: { $text }
footnote-sources = { $sources }.
source = { $title }
source-at-url = { $title }, { $url }
source-in-language = { $title } ({ $language })
source-in-language-at-url = { $title } ({ $language }), { $url }
sources-more = { $first }; { $second }

glance = { $summary }
glance-players = Jugadors
glance-players-number = { $count }
glance-players-listed-number = { $numbers }
glance-players-range-number = { $low } a { $high }
glance-decks = Baralles
glance-jokers = Jòquers
glance-hand = Cartes repartides
glance-draw = Cartes que es roben
glance-minimum = Baixada inicial
glance-going-out = Per tancar
glance-going-out-more = i més, vegeu «Tancar»
glance-going-out-listed = vegeu «Tancar»
glance-target = Puntuació final
glance-default-number = { $count }, llevat que la taula en triï un altre
glance-target-where = { $target } ({ $condition })
glance-default = { count-points }, llevat que la taula en triï uns altres
