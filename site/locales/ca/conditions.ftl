## Els fets que una regla pot demanar, cadascun com una frase sencera, i les llistes on van.

condition-all = es compleix tot això
condition-any = es compleix almenys una d’aquestes condicions
condition-list = { $condition }:
condition-members =
    { $domain ->
        [side] { $join ->
            [all] { subject-side } compleix tot això
           *[any] { subject-side } compleix almenys una d’aquestes condicions
        }
        [player] { $join ->
            [all] { subject-player } compleix tot això
           *[any] { subject-player } compleix almenys una d’aquestes condicions
        }
       *[other] { $join ->
            [all] { subject-meld } compleix tot això
           *[any] { subject-meld } compleix almenys una d’aquestes condicions
        }
    }
condition-compare =
    { $relation ->
        [equal] { $left } és igual que { $right }
        [not-equal] { $left } no és igual que { $right }
        [less] { $left } és menor que { $right }
        [at-most] { $left } és com a màxim { $right }
        [more] { $left } és més gran que { $right }
       *[at-least] { $left } és almenys { $right }
    }

# Dues menes de coses comparades en nombre.
thing-melds = combinacions
    .name = combinació
    .of = de combinacions
thing-canastas = canastes
    .name = canasta
    .of = de canastes
times-as-many =
    { $relation ->
        [equal] exactament { $times } { $left } per cada { $right-name }
        [not-equal] menys o més de { $times } { $left } per cada { $right-name }
        [less] menys de { $times } { $left } per cada { $right-name }
        [at-most] com a màxim { $times } { $left } per cada { $right-name }
        [more] més de { $times } { $left } per cada { $right-name }
       *[at-least] almenys { $times } { $left } per cada { $right-name }
    }
as-many =
    { $relation ->
        [equal] exactament el mateix nombre { $left-of } que { $right-of }
        [not-equal] un nombre diferent { $left-of } que { $right-of }
        [less] menys { $left } que { $right }
        [at-most] com a màxim el mateix nombre { $left-of } que { $right-of }
        [more] més { $left } que { $right }
       *[at-least] almenys el mateix nombre { $left-of } que { $right-of }
    }
meld-before = { meld-then-no }tenia { compared-those } abans de la jugada
condition-agreed = { $condition }, llevat que la taula hagi acordat un altre nombre
things-side = { subject-side } té { as-many }
    .times = { subject-side } té { times-as-many }
    .only = { subject-side } té només { $left }
    .not-only = { subject-side } té alguna cosa més que { $left }
things-hand = { subject-player } té a la mà { as-many }
    .times = { subject-player } té a la mà { times-as-many }
    .only = { subject-player } té a la mà només { $left }
    .not-only = { subject-player } té a la mà alguna cosa més que { $left }
things-meld = { subject-meld } té { as-many }
    .times = { subject-meld } té { times-as-many }
    .only = { subject-meld } té només { $left }
    .not-only = { subject-meld } té alguna cosa més que { $left }

# De qui parla un fet. Amb «cap», el verb que ve darrere va negat.
subject-side =
    { $subject ->
        [every] cada { side }
        [any] algun { side }
        [no] cap { side } no
       *[other] el { side }
    }
subject-player =
    { $subject ->
        [every] cada jugador
        [any] algun jugador
        [no] cap jugador no
        [every-teammate] cada jugador del bàndol
        [any-teammate] algun jugador del bàndol
        [no-teammate] cap jugador del bàndol no
       *[other] el jugador
    }
subject-meld =
    { $subject ->
        [every] cada combinació
        [any] alguna combinació
        [no] cap combinació no
        [every-play] cada combinació d’aquesta jugada
        [any-play] alguna combinació d’aquesta jugada
        [no-play] cap combinació d’aquesta jugada no
       *[other] la combinació
    }

# El mateix, davant d’un verb negat: de «cada» es diu «cap».
side-with-no =
    { $subject ->
        [every] cap { side } no
       *[other] { subject-side } no
    }
player-with-no =
    { $subject ->
        [every] cap jugador no
        [every-teammate] cap jugador del bàndol no
       *[other] { subject-player } no
    }
meld-with-no =
    { $subject ->
        [every] cap combinació no
        [every-play] cap combinació d’aquesta jugada no
       *[other] { subject-meld } no
    }
# Davant d’un verb que només es nega quan el que es compara és «cap».
side-then-no =
    { $relation ->
        [equal] { $count ->
            [0] { side-with-no } { "" }
           *[other] { subject-side } { "" }
        }
       *[other] { subject-side } { "" }
    }
player-then-no =
    { $relation ->
        [equal] { $count ->
            [0] { player-with-no } { "" }
           *[other] { subject-player } { "" }
        }
       *[other] { subject-player } { "" }
    }
meld-then-no =
    { $relation ->
        [equal] { $count ->
            [0] { meld-with-no } { "" }
           *[other] { subject-meld } { "" }
        }
       *[other] { subject-meld } { "" }
    }

# El mateix, amb la preposició «de».
of-side =
    { $subject ->
        [every] de cada { side }
        [any] d’algun { side }
        [no] de cap { side }
       *[other] del { side }
    }
of-player =
    { $subject ->
        [every] de cada jugador
        [any] d’algun jugador
        [no] de cap jugador
        [every-teammate] de cada jugador del bàndol
        [any-teammate] d’algun jugador del bàndol
        [no-teammate] de cap jugador del bàndol
       *[other] del jugador
    }
of-meld =
    { $subject ->
        [every] de cada combinació
        [any] d’alguna combinació
        [no] de cap combinació
        [every-play] de cada combinació d’aquesta jugada
        [any-play] d’alguna combinació d’aquesta jugada
        [no-play] de cap combinació d’aquesta jugada
       *[other] de la combinació
    }

# Nombres comparats.
relation =
    { $relation ->
        [equal] exactament { "" }
        [not-equal] menys o més { before-count }
        [less] menys { before-count }
        [at-most] com a màxim { "" }
        [more] més { before-count }
       *[at-least] almenys { "" }
    }
# Davant del verb, quan el que es compara és «cap».
no-if-none =
    { $relation ->
        [equal] { $count ->
            [0] no { "" }
           *[other] { "" }
        }
       *[other] { "" }
    }
compared-cards =
    { $relation ->
        [equal] { $count ->
            [0] cap carta
           *[other] { relation }{ count-cards }
        }
       *[other] { relation }{ count-cards }
    }
compared-melds =
    { $relation ->
        [equal] { $count ->
            [0] cap combinació
           *[other] { relation }{ count-melds }
        }
       *[other] { relation }{ count-melds }
    }
compared-canastas =
    { $relation ->
        [equal] { $count ->
            [0] cap canasta
           *[other] { relation }{ count-canastas }
        }
       *[other] { relation }{ count-canastas }
    }
compared-points = { relation }{ count-points }
compared-players = { relation }{ count-players }
openings =
    { $sides ->
        [solo] { $count ->
            [one] { $count } jugador ha baixat
            [many] { $count } de jugadors han baixat
           *[other] { $count } jugadors han baixat
        }
       *[partners] { $count ->
            [one] { $count } bàndol ha baixat
            [many] { $count } de bàndols han baixat
           *[other] { $count } bàndols han baixat
        }
    }
counted-kind =
    { $count ->
        [one] { $count } { $kind-name }
        [many] { $count } { $kind-of }
       *[other] { $count } { $kind }
    }
compared-kind =
    { $relation ->
        [equal] { $count ->
            [0] cap { $kind-name }
           *[other] { relation }{ counted-kind }
        }
        [at-least] { $count ->
            [1] { $kind-one }
           *[other] { relation }{ counted-kind }
        }
       *[other] { relation }{ counted-kind }
    }
counted-those =
    { $count ->
        [one] { $count } { $cards-name }
        [many] { $count } { $cards-of }
       *[other] { $count } { $cards }
    }
compared-those =
    { $relation ->
        [equal] { $count ->
            [0] cap { $cards-name }
           *[other] { relation }{ counted-those }
        }
        [at-least] { $count ->
            [1] { $cards-one }
           *[other] { relation }{ counted-those }
        }
       *[other] { relation }{ counted-those }
    }

# La taula i la ronda.
fact-players = a la taula hi ha { compared-players }
    .quantity = el nombre de jugadors
    .each = cada jugador de la taula
fact-option = la taula juga amb «{ $option }»
    .not = la taula juga sense «{ $option }»
    .with = amb «{ $option }»
    .without = sense «{ $option }»
fact-option-choice = per a «{ $option }», la taula ha triat «{ $choice }»
    .not = per a «{ $option }», la taula no ha triat «{ $choice }»
    .with = amb «{ $choice }» per a «{ $option }»
    .quantity = { $option-the }
fact-option-number =
    { $relation ->
        [equal] { $option-the } és { $count }
        [not-equal] { $option-the } no és { $count }
        [less] { $option-the } és menys { before-count }{ $count }
        [at-most] { $option-the } és { $count } o menys
        [more] { $option-the } és més { before-count }{ $count }
       *[at-least] { $option-the } és { $count } o més
    }
    .with =
        { $relation ->
            [equal] amb { $count } per a «{ $option }»
            [not-equal] amb un altre nombre que { $count } per a «{ $option }»
            [less] amb menys { before-count }{ $count } per a «{ $option }»
            [at-most] amb { $count } o menys per a «{ $option }»
            [more] amb més { before-count }{ $count } per a «{ $option }»
           *[at-least] amb { $count } o més per a «{ $option }»
        }
    .quantity = { $option-the }
fact-round-number =
    { $relation ->
        [equal] és la ronda { $count }
        [not-equal] no és la ronda { $count }
        [less] és una ronda anterior a la { $count }
        [at-most] és la ronda { $count } o una d’anterior
        [more] és una ronda posterior a la { $count }
       *[at-least] és la ronda { $count } o una de posterior
    }
    .quantity = el número d’aquesta ronda
fact-round-lap =
    { $relation ->
        [equal] { $count ->
            [1] és el primer torn del jugador en la ronda
           *[other] és el torn { $count } del jugador en la ronda
        }
        [not-equal] no és el torn { $count } del jugador en la ronda
        [less] és un torn del jugador anterior al { $count } en la ronda
        [at-most] és el torn { $count } del jugador en la ronda o un d’anterior
        [more] { $count ->
            [1] el jugador ja ha tingut algun torn abans en aquesta ronda
           *[other] és un torn del jugador posterior al { $count } en la ronda
        }
       *[at-least] és el torn { $count } del jugador en la ronda o un de posterior
    }
    .quantity = el nombre de torns que el jugador ha tingut en la ronda
fact-round-openings =
    { $relation ->
        [equal] { $count ->
            [0] cap { side } no ha baixat
           *[other] exactament { openings }
        }
       *[other] { relation }{ openings }
    }
    .quantity =
        { $sides ->
            [solo] el nombre de jugadors que han baixat
           *[partners] el nombre de bàndols que han baixat
        }
    .each = cada { side } que ha baixat
fact-round-allied = un jugador juga sol contra tots els altres
    .not = cap jugador no juga sol contra tots els altres
fact-round-ending = s’estan jugant els últims torns de la ronda
    .not = els últims torns de la ronda no han començat
fact-round-over = la ronda s’ha acabat
    .not = la ronda no s’ha acabat
fact-game-over = la partida s’ha acabat
    .not = la partida no s’ha acabat

# Un bàndol.
fact-side-score = { subject-side } tenia { compared-points } quan ha començat la ronda
    .quantity = la puntuació { of-side } quan ha començat la ronda
fact-side-round-score = { subject-side } ha fet { compared-points } en aquesta ronda
    .quantity = la puntuació { of-side } en aquesta ronda
fact-side-total = { subject-side } té { compared-points } en total
    .quantity = el total { of-side }
fact-side-match = { subject-side } té { compared-points } de l’enfrontament
    .quantity = la puntuació { of-side } en l’enfrontament
fact-side-lead = { subject-side } avantatja { other-sides } en { compared-points }
    .quantity = l’avantatge { of-side } sobre { other-sides }
fact-side-minimum = { subject-side } necessita { compared-points } per a la baixada inicial
    .quantity = el mínim { of-side } per a la baixada inicial
fact-side-melded = { subject-side } ha baixat
    .not = { side-with-no } ha baixat
fact-side-melded-before = { subject-side } havia baixat abans d’aquest torn
    .not = { side-with-no } havia baixat res abans d’aquest torn
fact-side-melds = { side-then-no }té { compared-melds }
    .quantity = el nombre de combinacions { of-side }
    .each = cada combinació
fact-side-melds-of = { side-then-no }té { compared-kind }
    .quantity = el nombre { $kind-of } { of-side }
    .each = cada { $kind-name }
fact-side-unfinished = { side-then-no }té { compared-melds } sense completar
    .quantity = el nombre de combinacions sense completar { of-side }
    .each = cada combinació sense completar
fact-side-unfinished-of = { side-then-no }té { compared-kind } sense completar
    .quantity = el nombre { $kind-of } sense completar { of-side }
    .each = cada { $kind-name } sense completar
fact-side-canastas = { side-then-no }té { compared-canastas }
    .quantity = el nombre de canastes { of-side }
    .each = cada canasta
fact-side-canastas-of = { side-then-no }té { compared-kind }
    .quantity = el nombre { $kind-of } { of-side }
    .each = cada { $kind-name }
fact-side-bonus-cards = { side-then-no }té a part { compared-those }
    .quantity = el nombre { $cards-of } que { subject-side } té a part
    .each = cada { $cards-name } que té a part
fact-side-melded-points = les cartes de les combinacions { of-side } valen { compared-points }
    .quantity = el valor de les cartes de les combinacions { of-side }
fact-side-canasta-points = les canastes { of-side } sumen { compared-points } de bonificació
    .quantity = la bonificació per les canastes { of-side }
fact-side-hand-points = les cartes que { subject-side } encara té a la mà valen { compared-points }
    .quantity = el valor de les cartes que { subject-side } encara té a la mà
fact-side-reserve-points = les cartes que { subject-side } encara té { $reserve-in } valen { compared-points }
    .quantity = el valor de les cartes que { subject-side } encara té { $reserve-in }
fact-side-hand-cards = { side-then-no }té encara a la mà { compared-cards }
    .quantity = el nombre de cartes que { subject-side } encara té a la mà
    .each = cada carta que encara té a la mà
fact-side-hand-cards-of = { side-then-no }té encara a la mà { compared-those }
    .quantity = el nombre { $cards-of } que { subject-side } encara té a la mà
    .each = cada { $cards-name } que encara té a la mà
fact-side-taken = { subject-side } ha agafat { $reserve }
    .not = { side-with-no } ha agafat { $reserve-nor }
fact-side-used = { subject-side } ha agafat { $reserve } i ja hi ha jugat
    .not = { side-with-no } ha jugat encara amb { $reserve-nor }
fact-side-piles =
    { $relation ->
        [equal] { $count ->
            [0] { side-with-no } ha agafat la pila en aquesta ronda
           *[other] { subject-side } ha agafat la pila { relation }{ counted-times } en aquesta ronda
        }
        [at-least] { $count ->
            [1] { subject-side } ha agafat la pila en aquesta ronda
           *[other] { subject-side } ha agafat la pila { relation }{ counted-times } en aquesta ronda
        }
       *[other] { subject-side } ha agafat la pila { relation }{ counted-times } en aquesta ronda
    }
    .quantity = el nombre de vegades que { subject-side } ha agafat la pila en aquesta ronda
    .each = cada vegada que el { side } ha agafat la pila en aquesta ronda
fact-side-special = { subject-side } ha tancat amb una mà especial
    .not = { side-with-no } ha tancat amb una mà especial
fact-side-special-of = { subject-side } ha tancat amb { $hand }
    .not = { side-with-no } ha tancat amb { $hand }
fact-others-hand-points = les cartes que { other-sides } encara tenen a la mà valen { compared-points }
    .quantity = el valor de les cartes que { other-sides } encara tenen a la mà
fact-others-best-total = el millor total que tenen { other-sides } és { compared-points }
    .quantity = el millor total que tenen { other-sides }
other-sides =
    { $sides ->
        [solo] els altres jugadors
       *[partners] els altres bàndols
    }
fact-side-went-out = { subject-side } ha tancat
    .not = { side-with-no } ha tancat
fact-side-concealed = { subject-side } ha tancat amb la mà tapada
    .not = { side-with-no } ha tancat amb la mà tapada
fact-side-won = { subject-side } ha guanyat la partida
    .not = { side-with-no } ha guanyat la partida

# Un jugador i el torn.
fact-player-score = { subject-player } tenia { compared-points } quan ha començat la ronda
    .quantity = la puntuació { of-player } quan ha començat la ronda
fact-player-total = { subject-player } té { compared-points } en total
    .quantity = el total { of-player }
fact-player-melded = { subject-player } havia baixat abans d’aquest torn
    .not = { player-with-no } havia baixat res abans d’aquest torn
fact-player-looked = { subject-player } ha mirat { $reserve }
    .not = { player-with-no } ha mirat { $reserve-nor }
fact-player-taken = { subject-player } ha agafat { $reserve }
    .not = { player-with-no } ha agafat { $reserve-nor }
fact-player-used = { subject-player } ha agafat { $reserve } i ja hi ha jugat
    .not = { player-with-no } ha jugat encara amb { $reserve-nor }
fact-player-piles =
    { $relation ->
        [equal] { $count ->
            [0] { player-with-no } ha agafat la pila en aquesta ronda
           *[other] { subject-player } ha agafat la pila { relation }{ counted-times } en aquesta ronda
        }
        [at-least] { $count ->
            [1] { subject-player } ha agafat la pila en aquesta ronda
           *[other] { subject-player } ha agafat la pila { relation }{ counted-times } en aquesta ronda
        }
       *[other] { subject-player } ha agafat la pila { relation }{ counted-times } en aquesta ronda
    }
    .quantity = el nombre de vegades que { subject-player } ha agafat la pila en aquesta ronda
    .each = cada vegada que el jugador ha agafat la pila en aquesta ronda
counted-times =
    { $count ->
        [one] { $count } vegada
        [many] { $count } de vegades
       *[other] { $count } vegades
    }
fact-player-bonus-cards = { player-then-no }té a part { compared-those }
    .quantity = el nombre { $cards-of } que { subject-player } té a part
    .each = cada { $cards-name } que el jugador té a part
fact-reserve-left = encara no s’ha agafat { $reserve-nor }
    .not = ja s’ha agafat { $reserve }
fact-turn-drew = el jugador ha robat del munt en aquest torn
    .not = el jugador no ha robat del munt en aquest torn
fact-turn-drawn =
    { $relation ->
        [equal] { $count ->
            [0] el jugador no s’ha quedat cap carta robada en aquest torn
           *[other] el jugador ha robat { compared-cards } en aquest torn
        }
       *[other] el jugador ha robat { compared-cards } en aquest torn
    }
    .quantity = el nombre de cartes robades en aquest torn
    .each = cada carta robada en aquest torn
fact-turn-took-pile = el jugador ha agafat la pila en aquest torn
    .not = el jugador no ha agafat la pila en aquest torn
fact-turn-played = el jugador ha baixat alguna carta en aquest torn
    .not = el jugador no ha baixat res en aquest torn
fact-turn-canastas =
    { $relation ->
        [at-least] { $count ->
            [1] el jugador ha completat una canasta en aquest torn
           *[other] el jugador ha completat { compared-canastas } en aquest torn
        }
       *[other] el jugador { no-if-none }ha completat { compared-canastas } en aquest torn
    }
    .quantity = el nombre de canastes que el jugador ha completat en aquest torn
    .each = cada canasta que el jugador ha completat en aquest torn
fact-turn-canastas-of = el jugador { no-if-none }ha completat { compared-kind } en aquest torn
    .quantity = el nombre { $kind-of } que el jugador ha completat en aquest torn
    .each = cada { $kind-name } que el jugador ha completat en aquest torn
fact-turn-discarded = el jugador ha descartat en aquest torn
    .not = el jugador no ha descartat en aquest torn
fact-turn-agreed = el company ha donat permís per tancar
    .not = el company no ha donat permís per tancar
fact-turn-refused = el company ha negat el permís per tancar
    .not = el company no ha negat el permís per tancar
fact-turn-pile-cards = la pila agafada en aquest torn { no-if-none }tenia { compared-cards }
    .quantity = el nombre de cartes de la pila agafada en aquest torn
    .each = cada carta de la pila agafada en aquest torn
fact-going-out = el jugador tanca
    .not = el jugador no tanca
fact-hand-cards = { player-then-no }té a la mà { compared-cards }
    .quantity = el nombre de cartes de la mà { of-player }
    .each = cada carta de la mà
fact-hand-cards-of = { player-then-no }té a la mà { compared-those }
    .quantity = el nombre { $cards-of } de la mà { of-player }
    .each = cada { $cards-name } de la mà

# La pila i el munt.
fact-pack-cards = el joc { no-if-none }té { compared-cards }
    .quantity = el nombre de cartes del joc
    .each = cada carta del joc
fact-pack-cards-of = el joc { no-if-none }té { compared-those }
    .quantity = el nombre { $cards-of } del joc
    .each = cada { $cards-name } del joc
fact-pile-cards =
    { $relation ->
        [equal] { $count ->
            [0] la pila és buida
           *[other] la pila té { compared-cards }
        }
       *[other] la pila té { compared-cards }
    }
    .quantity = el nombre de cartes de la pila
    .each = cada carta de la pila
fact-pile-cards-of = a la pila { no-if-none }hi ha { compared-those }
    .quantity = el nombre { $cards-of } de la pila
    .each = cada { $cards-name } de la pila
fact-pile-frozen = la pila està congelada
    .not = la pila no està congelada
fact-pile-blocked = la pila està bloquejada
    .not = la pila no està bloquejada
fact-pile-open-naturals = el jugador pot agafar la pila amb { matching-naturals }{ for-melds }
    .not = el jugador no pot agafar la pila amb { matching-naturals }{ for-melds }
fact-pile-open-both = el jugador pot agafar la pila amb { matching-pair } i { joining-wilds }{ for-melds }
    .not = el jugador no pot agafar la pila amb { matching-pair } i { joining-wilds }{ for-melds }
fact-pile-open-wilds = el jugador pot agafar la pila amb { wilds-alone }{ for-melds }
    .not = el jugador no pot agafar la pila amb { wilds-alone }{ for-melds }
fact-pile-open-onto = el jugador pot agafar la pila afegint la carta superior a { own-meld }
    .not = el jugador no pot agafar la pila afegint la carta superior a { own-meld }
fact-pile-open-any = el jugador pot agafar la pila baixant la carta superior en { any-meld }
    .not = el jugador no pot agafar la pila baixant la carta superior en { any-meld }
fact-pile-open-nothing = el jugador pot agafar la pila sense baixar la carta superior
    .not = el jugador no pot agafar la pila sense baixar la carta superior
fact-stock-cards =
    { $relation ->
        [equal] { $count ->
            [0] el munt és buit
           *[other] el munt té { compared-cards }
        }
        [less] { $count ->
            [0] el munt té { compared-cards }, és a dir, mai
           *[other] el munt té { compared-cards }
        }
       *[other] el munt té { compared-cards }
    }
    .quantity = el nombre de cartes del munt
    .each = cada carta del munt
fact-upcard = la carta superior és { $cards-one }
    .not = la carta superior no és { $cards-one }
    .quantity = la carta superior
fact-card = la carta és { $cards-one }
    .not = la carta no és { $cards-one }
    .quantity = la carta
fact-card-dead = a la taula hi ha una canasta del rang de la carta
    .not = a la taula no hi ha cap canasta del rang de la carta
fact-card-taken = totes les cartes com aquesta que el jugador té a la mà han arribat amb la pila en aquest torn
    .not = alguna de les cartes com aquesta que el jugador té a la mà no ha arribat amb la pila en aquest torn

# Una combinació.
fact-meld-kind = { subject-meld } és { $kind-one }
    .not = { meld-with-no } és { $kind-one }
fact-meld-rank = { subject-meld } és { $cards-of }
    .not = { meld-with-no } és { $cards-of }
    .quantity = el rang { of-meld }
fact-meld-cards = { meld-then-no }té { compared-cards }
    .quantity = el nombre de cartes { of-meld }
    .each = cada carta de la combinació
fact-meld-cards-of = { meld-then-no }té { compared-those }
    .quantity = el nombre { $cards-of } { of-meld }
    .each = cada { $cards-name } de la combinació
fact-meld-naturals =
    { $relation ->
        [equal] { $count ->
            [0] { meld-with-no } té cap carta natural
           *[other] { subject-meld } té { relation }{ counted-naturals }
        }
       *[other] { subject-meld } té { relation }{ counted-naturals }
    }
    .quantity = el nombre de cartes naturals { of-meld }
    .each = cada carta natural de la combinació
counted-naturals =
    { $count ->
        [one] { $count } carta natural
        [many] { $count } de cartes naturals
       *[other] { $count } cartes naturals
    }
fact-meld-wilds =
    { $relation ->
        [equal] { $count ->
            [0] { meld-with-no } té cap comodí
           *[other] { subject-meld } té { relation }{ counted-wilds }
        }
       *[other] { subject-meld } té { relation }{ counted-wilds }
    }
    .quantity = el nombre de comodins { of-meld }
    .each = cada comodí de la combinació
counted-wilds =
    { $count ->
        [one] { $count } comodí
        [many] { $count } de comodins
       *[other] { $count } comodins
    }
fact-meld-added =
    { $relation ->
        [equal] { $count ->
            [0] { meld-with-no } rep cap carta de la mà
           *[other] { subject-meld } rep { compared-cards } amb la jugada
        }
       *[other] { subject-meld } rep { compared-cards } amb la jugada
    }
    .quantity = el nombre de cartes que { subject-meld } rep amb la jugada
    .each = cada carta que la combinació rep amb la jugada
fact-meld-added-of = { meld-then-no }rep { compared-those } amb la jugada
    .quantity = el nombre { $cards-of } que { subject-meld } rep amb la jugada
    .each = cada { $cards-name } que la combinació rep amb la jugada
fact-meld-from-hand = { meld-then-no }rep { compared-cards } de la mà, sense comptar la carta superior
    .quantity = el nombre de cartes, sense la carta superior, que { subject-meld } rep de la mà
    .each = cada carta que la combinació rep de la mà
fact-meld-from-hand-of = { meld-then-no }rep { compared-those } de la mà, sense comptar la carta superior
    .quantity = el nombre { $cards-of }, sense la carta superior, que { subject-meld } rep de la mà
    .each = cada { $cards-name } que la combinació rep de la mà
fact-meld-new = { subject-meld } és nova
    .not = { meld-with-no } és nova
fact-meld-run = { subject-meld } té { relation }{ counted-naturals } en fila
    .quantity = el nombre més gran de cartes naturals en fila { of-meld }
    .each = cada carta de la fila més llarga de cartes naturals de la combinació
fact-meld-low = { subject-meld } comença amb { $cards-one }
    .not = { meld-with-no } comença amb { $cards-one }
    .quantity = la carta més baixa { of-meld }
fact-meld-high = { subject-meld } acaba amb { $cards-one }
    .not = { meld-with-no } acaba amb { $cards-one }
    .quantity = la carta més alta { of-meld }
fact-meld-dead =
    { $subject ->
        [this] abans ja hi havia a la taula una canasta del rang de la combinació
       *[other] { subject-meld } és d’un rang del qual abans ja hi havia una canasta a la taula
    }
    .not =
        { $subject ->
            [this] abans no hi havia a la taula cap canasta del rang de la combinació
           *[other] { subject-meld } és d’un rang del qual abans no hi havia cap canasta a la taula
        }
fact-meld-canasta-before = { subject-meld } era una canasta abans d’aquest torn
    .not = { meld-with-no } era una canasta abans d’aquest torn
fact-meld-wilds-before =
    { $relation ->
        [equal] { $count ->
            [0] { meld-with-no } tenia cap comodí abans d’aquest torn
           *[other] { subject-meld } tenia { relation }{ counted-wilds } abans d’aquest torn
        }
       *[other] { subject-meld } tenia { relation }{ counted-wilds } abans d’aquest torn
    }
    .quantity = el nombre de comodins que { subject-meld } tenia abans d’aquest torn
    .each = cada comodí que la combinació tenia abans d’aquest torn
fact-meld-suits = { subject-meld } mostra { relation }{ count-suits }
    .quantity = el nombre de colls diferents { of-meld }
    .each = cada coll de la combinació
count-suits =
    { $count ->
        [one] { $count } coll
        [many] { $count } de colls diferents
       *[other] { $count } colls diferents
    }
fact-meld-points = les cartes { of-meld } valen { compared-points }
    .quantity = el valor de les cartes { of-meld }
fact-meld-twins = a més { of-meld }, el { side } { no-if-none }té { compared-others } de la mateixa mena i del mateix rang
    .quantity = el nombre d’altres combinacions que el { side } té de la mena i del rang { of-meld }
    .each = cada altra combinació de la mateixa mena i del mateix rang
fact-meld-clean-twins = a més { of-meld }, el { side } { no-if-none }té { compared-others } de la mateixa mena i del mateix rang sense comodins
    .quantity = el nombre d’altres combinacions sense comodins que el { side } té de la mena i del rang { of-meld }
    .each = cada altra combinació sense comodins de la mateixa mena i del mateix rang
fact-meld-copies = a més { of-meld }, el { side } { no-if-none }té { compared-others } amb exactament les mateixes cartes
    .quantity = el nombre d’altres combinacions amb exactament les mateixes cartes que el { side } té a més { of-meld }
    .each = cada altra combinació amb exactament les mateixes cartes
fact-meld-rivals = { other-sides } { no-if-none }tenen { compared-melds } de la mena i del rang { of-meld }
    .quantity = el nombre de combinacions de la mena i del rang { of-meld } que tenen { other-sides }
    .each = cada combinació de la mateixa mena i del mateix rang que tenen { other-sides }
compared-others =
    { $relation ->
        [equal] { $count ->
            [0] cap altra combinació
           *[other] { relation }{ count-others }
        }
       *[other] { relation }{ count-others }
    }
count-others =
    { $count ->
        [one] { $count } altra combinació
        [many] { $count } d’altres combinacions
       *[other] { $count } altres combinacions
    }
fact-meld-canasta = { subject-meld } és una canasta
    .not = { meld-with-no } és una canasta
fact-canasta = la canasta és { $kind-one }
    .not = la canasta no és { $kind-one }
