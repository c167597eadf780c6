## El lloc web: el menú, les seves pàgines i les paraules al voltant de regles i exemples. Els terminals no en mostren cap.

# El que se’n diu als navegadors i als cercadors.
site-name = Meldbook
site-description = Les regles de la família de la canasta, fetes de les mateixes dades amb què es juga.
site-dark = Fosc
site-light = Clar

# El menú i els títols de les pàgines.
nav-home = Inici
nav-games = Jocs
nav-house-rules = Regles de la casa
nav-compare = Comparar
nav-glossary = Glossari
nav-write = Escriure’n un
nav-tutorial = Un joc propi
nav-reference = Les claus d’una especificació
nav-conditions = Condicions
nav-diagnostics = El que diu el comprovador

# Les lletres dels angles d’una carta; els nombres s’hi posen tal qual.
letter-A = A
letter-K = K
letter-Q = Q
letter-J = J

## La pàgina d’inici.

home-title = Les regles de la família de la canasta
home-welcome = Cada joc d’aquestes pàgines està escrit una sola vegada, en forma de dades. Un programa comprova aquest fitxer, hi juga i en fa la pàgina que llegiu. Així, les regles que hi ha aquí són les regles amb què es juga, fins a l’últim punt.
home-games = { $count ->
        [one] { $count } joc, amb exemples dibuixats carta per carta.
        [many] { $count } de jocs, amb exemples dibuixats carta per carta.
       *[other] { $count } jocs, amb exemples dibuixats carta per carta.
    }
home-house-rules = { $count ->
        [one] { $count } regla de la casa, i què canvia en cada joc.
        [many] { $count } de regles de la casa, i què canvia cadascuna en cada joc.
       *[other] { $count } regles de la casa, i què canvia cadascuna en cada joc.
    }
home-compare = Dos jocs de costat: només les regles que difereixen.
home-glossary = Les paraules dels jugadors de cartes, en totes les llengües del lloc.
home-write = Canvieu un joc, o escriviu-ne un, i jugueu-hi.
home-reading = Com es llegeix una pàgina
home-sections = Totes les pàgines tenen els mateixos apartats en el mateix ordre: la taula, les cartes, el repartiment, el torn, les combinacions, les canastes, la pila de descart, tancar, la puntuació i el que pot triar la taula. Un número petit darrere d’una regla porta a la font d’on ve.
home-anchors = Cada regla té una adreça pròpia. Quan un programa no permet una jugada, diu quina regla ho impedeix amb aquesta mateixa adreça, per exemple { $rule }: poseu-la darrere del # de l’adreça de la pàgina.

## Tots els jocs.

games-title = Tots els jocs
games-lead = Els nombres que primer pregunta un jugador, de costat.
games-game = Joc
games-presets = Jocs amb regles de la casa
games-filter-name = Nom
games-filter-players = Jugadors
games-filter-decks = Baralles
games-filter-any = tant és
games-filter-shown = { $count ->
        [one] Es mostra { $count } joc
        [many] Es mostren { $count } de jocs
       *[other] Es mostren { $count } jocs
    }

## La pàgina d’un joc.

game-summary-of = Quina mena de joc és
game-based-on = Aquest joc es basa en { $game }.
game-differences = Diferències amb { $game }
game-no-differences = Cap regla no és diferent de les del joc en què es basa: { $game }.
game-house-rules = Regles de la casa per a aquest joc
game-no-house-rules = Encara no hi ha regles de la casa per a aquest joc.
game-further-examples = Més exemples
game-edit = Canviar aquesta regla
game-edit-title = On està escrita aquesta regla: { $file }, línia { $line }
game-spec = L’especificació d’aquest joc
game-sheet = Una pàgina per imprimir
game-compare = Comparar amb un altre joc
game-play = Jugar-hi
game-pictures = Quin aspecte tenen
game-picture-of = { $kind-one }

# Una regla antiga i la nova que la substitueix; una regla que ja no hi és; una regla que s’hi afegeix.
difference-instead = En comptes de
difference-now = ara
difference-gone = Ja no
difference-new = A més
difference-none = Res que digui una pàgina.

## Exemples dibuixats.

examples-count = { $count ->
        [one] Exemple
        [many] { $count } d’exemples
       *[other] { $count } exemples
    }
example-number = Exemple { $count }
example-hand = La teva mà
example-hand-of = La mà del jugador { $number }
example-no-cards = cap carta
example-melds =
    { $sides ->
        [solo] Les teves combinacions
       *[partners] Les combinacions del teu bàndol
    }
example-melds-of =
    { $sides ->
        [solo] Les combinacions del jugador { $number }
       *[partners] Les combinacions del bàndol { $number }
    }
example-bonus = El que el teu bàndol té a part
example-bonus-of =
    { $sides ->
        [solo] El que té a part el jugador { $number }
       *[partners] El que té a part el bàndol { $number }
    }
example-pile = La pila de descart, amb la carta superior al final
example-pile-top = La carta superior de la pila
example-stock = El munt, amb la carta següent al final
example-reserve = { $reserve }, per a tu
example-score = La teva puntuació abans d’aquesta ronda
example-scores = Les puntuacions abans d’aquesta ronda
example-round = Ronda
example-players = Jugadors
example-options = La taula juga amb
example-option = { $option }: { $choice }
example-option-on = { $option }
example-option-off = { $option }: no
example-taken = Ja s’ha agafat
example-player = Jugador { $number }
example-upcard = Es gira la primera carta de la pila.
example-round-ends = Aquí la ronda s’acaba i es puntua.
example-no-move = Tal com està
example-allowed = Permès
example-refused = No permès
example-then = Després
example-after-hand = A la mà, després
example-after-melds = A la taula, després

## Regles de la casa.

house-title = Regles de la casa
house-lead = Una regla de la casa s’afegeix a un joc, i se n’hi poden afegir diverses. Cada una d’aquestes pàgines diu, regla per regla, què canvia.
house-by-game = Per jocs
house-for = Per a aquests jocs
house-for-all = Aquesta regla de la casa es pot afegir a qualsevol joc.
house-changes = Què canvia
house-changes-in = En { $games }
house-options = El que la taula tria amb aquesta regla
house-conflicts = No es pot combinar amb
house-requires = Necessita
house-play = Jugar amb aquesta regla
house-does-not-fit = No es pot afegir al joc tal com és ara: { $game }.
house-count = { $count ->
        [one] { $count } regla de la casa
        [many] { $count } de regles de la casa
       *[other] { $count } regles de la casa
    }

## El full per imprimir.

sheet-title = { $game }: el full
sheet-back = Totes les regles: { $game }
sheet-print = Imprimir
sheet-large = Lletra grossa
sheet-hash = Regles { $hash }
sheet-hash-title = L’empremta d’aquestes regles. El registre d’una partida la porta, i així tothom pot veure amb quines regles s’ha jugat.

## Dos jocs de costat.

compare-title = Comparar dos jocs
compare-lead = Trieu dos jocs i llegiu només les regles en què difereixen.
compare-first = Primer joc
compare-second = Segon joc
compare-all = Mostrar també les regles que comparteixen
compare-same = En aquest apartat els jocs són iguals.
compare-only-in = Només a { $game }
compare-both = A tots dos
compare-wait = S’estan carregant les regles…
compare-plain = Sense scripts, aquestes pàgines diuen què canvia respecte al joc en què se’n basa un altre:
compare-pair = { $game }, comparat amb { $base }

## El glossari. Un terme, i què vol dir en una frase.

glossary-title = Glossari
glossary-lead = El que diuen els jugadors de cartes, en totes les llengües del lloc.
glossary-term = Terme
glossary-meaning = Significat

term-game = partida
    .meaning = Tot el joc, fins que s’arriba a la puntuació final.
term-round = ronda
    .meaning = Un repartiment, amb el joc que en surt i la puntuació.
term-turn = torn
    .meaning = El que fa un jugador, des que roba fins que descarta.
term-dealer = qui reparteix
    .meaning = El jugador que dona les cartes d’una ronda.
term-side = bàndol
    .meaning = Els jugadors que baixen i puntuen junts; sense companys, un sol jugador.
term-partner = company
    .meaning = Un jugador del mateix bàndol.
term-deck = baralla
    .meaning = Un joc complet de cartes amb els seus jòquers.
term-suit = coll
    .meaning = Piques, cors, diamants o trèvols.
term-rank = rang
    .meaning = El que és una carta a part del coll: as, rei, etcètera.
term-joker = jòquer
    .meaning = Una carta sense coll ni rang, que en la majoria de jocs fa de comodí.
term-hand = mà
    .meaning = Les cartes que té un jugador.
term-stock = munt
    .meaning = Les cartes de cara avall d’on es roba.
term-pile = pila de descart
    .meaning = Les cartes de cara amunt que s’han descartat.
term-upcard = carta superior
    .meaning = La carta de dalt de la pila de descart.
term-reserve = reserva
    .meaning = Una segona mà que s’agafa més tard. Segons el joc se’n diu peu, pozzetto o mort.
term-natural = carta natural
    .meaning = Una carta que només es representa a si mateixa.
term-wild = comodí
    .meaning = Una carta que en pot representar una altra.
term-bonus-card = carta de bonificació
    .meaning = Una carta que es posa a part per fer punts, com els tresos vermells de molts jocs.
term-blocking-card = carta de bloqueig
    .meaning = Una carta que impedeix agafar la pila mentre hi és al damunt.
term-meld = combinació
    .meaning = Cartes que es baixen juntes: cartes del mateix rang, una escala o comodins.
term-set = grup
    .meaning = Una combinació de cartes del mateix rang.
term-sequence = escala
    .meaning = Una combinació de cartes d’un sol coll, en l’ordre dels rangs.
term-canasta = canasta
    .meaning = Una combinació amb prou cartes per tenir una bonificació; en la majoria de jocs, set.
term-initial-meld = baixada inicial
    .meaning = Les primeres cartes que baixa un bàndol en una ronda.
term-minimum = mínim
    .meaning = Els punts que ha de fer, almenys, la baixada inicial.
term-lay = baixar
    .meaning = Posar una combinació nova a la taula.
term-add = afegir
    .meaning = Posar més cartes en una combinació.
term-draw = robar
    .meaning = Agafar cartes del munt.
term-take = agafar la pila
    .meaning = Endur-se la pila de descart: la carta superior i tot el que hi ha a sota.
term-discard = descartar
    .meaning = Posar una carta a la pila, cosa que acaba el torn.
term-frozen = congelada
    .meaning = Es diu de la pila mentre només es pot agafar amb una parella de la mà.
term-blocked = bloquejada
    .meaning = Es diu de la pila mentre no es pot agafar de cap manera.
term-go-out = tancar
    .meaning = Jugar l’última carta, cosa que acaba la ronda.
term-concealed = tancar amb la mà tapada
    .meaning = Tancar en un sol torn sense haver baixat res abans.
term-card-value = valor d’una carta
    .meaning = Els punts que compta una carta.
term-bonus = bonificació
    .meaning = Punts a part dels de les cartes.
term-penalty = penalització
    .meaning = Punts que es treuen.
term-score = puntuació
    .meaning = Els punts que té un bàndol fins ara.
term-target = puntuació final
    .meaning = La puntuació que acaba la partida.
term-house-rule = regla de la casa
    .meaning = Una regla que una taula afegeix a un joc.

## Escriure un joc.

write-title = Escriviu el vostre joc
write-lead = Un joc és un fitxer de text. Comenceu per un joc que s’hi assembli i escriviu només el que canvia.
write-start = Comenceu amb un fitxer
write-start-text = Deseu això com a { $file }. Conserva totes les regles del joc que amplia i en canvia tres.
write-check = Feu-lo comprovar
write-check-text = El comprovador assenyala cada error amb la seva línia i diu què hi esperava. També fa anar els exemples: un exemple és una posició, una jugada i el que en resulta.
write-read = Llegiu el que heu dit
write-read-text = Les regles tornen en paraules. Si una frase no és el que volíeu dir, la regla tampoc no ho és.
write-play = Jugueu-hi
write-play-text = Seieu a jugar amb jugadors del programa, o mireu com juguen entre ells.
write-example = Mostreu què voleu dir
write-example-text = Escriviu un exemple per a cada regla que algú pugui posar en dubte. Es comprova amb el fitxer i es dibuixa a la pàgina.
write-house = Una regla de la casa
write-house-text = Una regla de la casa és el mateix, però més curt: diu per a quins jocs és i què hi canvia. S’afegeix a un joc amb un signe més. Feu-la comprovar, compareu-la amb el joc que canvia i mireu com es juga; l’última ordre juga vint partides amb cada reglament i diu què és diferent.
write-site = Poseu-lo en un lloc web
write-site-text = El lloc web també es pot fer amb els vostres fitxers: digueu-ne la carpeta, amb les carpetes { $variants } i { $overlays } a dins.
write-further = Per llegir-ne més
write-reference-text = Totes les claus d’una especificació, amb el significat, el valor per defecte i exemples.
write-conditions-text = Tot el que una regla pot preguntar sobre el joc.
write-diagnostics-text = Tots els codis que pot donar el comprovador.
write-english = Aquesta referència està escrita en anglès, com les mateixes claus d’una especificació.

## Una pàgina que no existeix, i la pàgina d’abans de les llengües.

missing-title = Aquesta pàgina no existeix
missing-text = Potser la regla ha passat a una altra pàgina. Aquí són totes:
root-choose = Trieu una llengua

