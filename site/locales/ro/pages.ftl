## Site-ul: meniul, paginile sale proprii și cuvintele din jurul regulilor și exemplelor. Terminalele nu arată nimic din acestea.

# Ce află despre site un browser și un motor de căutare.
site-name = Meldbook
site-description = Regulile familiei Canasta, din aceleași date după care se joacă.
site-dark = Întunecat
site-light = Luminos

# Meniul și titlurile paginilor.
nav-home = Acasă
nav-games = Jocuri
nav-house-rules = Reguli ale casei
nav-compare = Compară
nav-glossary = Glosar
nav-write = Scrie-ți jocul
nav-tutorial = Un joc al tău
nav-reference = Cheile unei specificații
nav-conditions = Condiții
nav-diagnostics = Ce spune verificatorul

# Literele din colțurile unei cărți; numerele stau acolo ca atare.
letter-A = A
letter-K = K
letter-Q = Q
letter-J = J

## Pagina de pornire.

home-title = Regulile familiei Canasta
home-welcome = Fiecare joc din aceste pagini e scris o singură dată, ca date. Un program verifică fișierul, joacă după el și face din el pagina pe care o citești. De aceea regulile de aici sunt chiar regulile care se joacă, până la ultimul punct.
home-games = { $count ->
        [one] { $count } joc, cu exemple desenate carte cu carte.
        [few] { $count } jocuri, cu exemple desenate carte cu carte.
       *[other] { $count } de jocuri, cu exemple desenate carte cu carte.
    }
home-house-rules = { $count ->
        [one] { $count } regulă a casei și ce schimbă ea în fiecare joc.
        [few] { $count } reguli ale casei și ce schimbă fiecare în fiecare joc.
       *[other] { $count } de reguli ale casei și ce schimbă fiecare în fiecare joc.
    }
home-compare = Două jocuri alăturate: numai regulile care diferă.
home-glossary = Cuvintele jucătorilor de cărți, în toate limbile acestui site.
home-write = Schimbă un joc sau scrie-ți unul și joacă-l.
home-reading = Cum se citește o pagină
home-sections = Toate paginile au aceleași secțiuni, în aceeași ordine: masa, cărțile, împărțirea, tura, formațiile, canastele, teancul de decartare, închiderea, punctajul și ce poate alege masa. Un număr mic după o regulă arată de unde vine ea.
home-anchors = Fiecare regulă are o adresă a ei. Când un program refuză o mutare, numește regula prin aceeași adresă, de exemplu { $rule }: pune-o după semnul # din adresa paginii.

## Toate jocurile.

games-title = Toate jocurile
games-lead = Numerele pe care le întreabă întâi un jucător, alăturate.
games-game = Joc
games-presets = Jocuri cu reguli ale casei
games-filter-name = Nume
games-filter-players = Jucători
games-filter-decks = Pachete
games-filter-any = oricâte
games-filter-shown = { $count ->
        [one] { $count } joc arătat
        [few] { $count } jocuri arătate
       *[other] { $count } de jocuri arătate
    }

## Pagina unui joc.

game-summary-of = Ce fel de joc este
game-based-on = Acest joc pornește de la { $game }.
game-differences = Prin ce diferă de { $game }
game-no-differences = Nicio regulă nu diferă de { $game }.
game-house-rules = Reguli ale casei pentru acest joc
game-no-house-rules = Încă nu există reguli ale casei pentru acest joc.
game-further-examples = Alte exemple
game-edit = Schimbă această regulă
game-edit-title = Unde e scrisă această regulă: { $file }, rândul { $line }
game-spec = Specificația acestui joc
game-sheet = O pagină de tipărit
game-compare = Compară cu alt joc
game-play = Joacă-l
game-pictures = Cum arată
game-picture-of = { $kind-one }

# O regulă veche și cea nouă în locul ei; o regulă care nu mai e; o regulă care s-a adăugat.
difference-instead = În loc de
difference-now = acum
difference-gone = Nu mai este valabil
difference-new = În plus
difference-none = Nimic din ce spune o pagină.

## Exemple desenate.

examples-count = { $count ->
        [one] Exemplu
        [few] { $count } exemple
       *[other] { $count } de exemple
    }
example-number = Exemplul { $count }
example-hand = Mâna ta
example-hand-of = Mâna jucătorului { $number }
example-no-cards = nicio carte
example-melds =
    { $sides ->
        [solo] Formațiile tale
       *[partners] Formațiile echipei tale
    }
example-melds-of =
    { $sides ->
        [solo] Formațiile jucătorului { $number }
       *[partners] Formațiile echipei { $number }
    }
example-bonus =
    { $sides ->
        [solo] Puse deoparte de tine
       *[partners] Puse deoparte de echipa ta
    }
example-bonus-of =
    { $sides ->
        [solo] Puse deoparte de jucătorul { $number }
       *[partners] Puse deoparte de echipa { $number }
    }
example-pile = Teancul de decartare, cu cartea de deasupra la urmă
example-pile-top = Cartea de deasupra teancului
example-stock = Talonul, cu următoarea carte la urmă
example-reserve = { $reserve }, pentru tine
example-score = Scorul tău înaintea acestei runde
example-scores = Scorurile înaintea acestei runde
example-round = Runda
example-players = Jucători
example-options = La masă se joacă
example-option = { $option }: { $choice }
example-option-on = { $option }
example-option-off = fără: { $option }
example-taken = Luate deja în mână
example-player = Jucătorul { $number }
example-upcard = Se întoarce prima carte a teancului.
example-round-ends = Runda se încheie aici și se socotește.
example-no-move = Așa cum este
example-allowed = Permis
example-refused = Nepermis
example-then = Apoi
example-after-hand = După aceea, în mână
example-after-melds = După aceea, pe masă

## Reguli ale casei.

house-title = Reguli ale casei
house-lead = O regulă a casei se așază peste un joc și se pot așeza mai multe. Fiecare dintre aceste pagini spune, regulă cu regulă, ce se schimbă.
house-by-game = După joc
house-for = Pentru aceste jocuri
house-for-all = Această regulă a casei se poate așeza peste orice joc.
house-changes = Ce schimbă
house-changes-in = În { $games }
house-options = Ce alege masa odată cu ea
house-conflicts = Nu se poate combina cu
house-requires = Are nevoie de
house-play = Joacă cu ea
house-does-not-fit = Nu se poate așeza peste { $game } așa cum este jocul.
house-count = { $count ->
        [one] { $count } regulă a casei
        [few] { $count } reguli ale casei
       *[other] { $count } de reguli ale casei
    }

## Foaia de tipărit.

sheet-title = { $game }: foaia
sheet-back = Toate regulile: { $game }
sheet-print = Tipărește
sheet-large = Litere mari
sheet-hash = Reguli { $hash }
sheet-hash-title = Amprenta acestor reguli. Înregistrarea unui joc o numește, ca oricine să vadă după ce reguli s-a jucat.

## Două jocuri alăturate.

compare-title = Compară două jocuri
compare-lead = Alege două jocuri și citește numai regulile prin care diferă.
compare-first = Primul joc
compare-second = Al doilea joc
compare-all = Arată și regulile comune
compare-same = În această secțiune jocurile sunt la fel.
compare-only-in = Numai în { $game }
compare-both = În amândouă
compare-wait = Se aduc regulile …
compare-plain = Fără scripturi, aceste pagini spun prin ce diferă un joc de cel de la care pornește:
compare-pair = { $game }, comparat cu { $base }

## Glosarul. Un termen și înțelesul lui într-o propoziție.

glossary-title = Glosar
glossary-lead = Ce spun jucătorii de cărți, în toate limbile acestui site.
glossary-term = Termen
glossary-meaning = Înțeles

term-game = joc
    .meaning = Toată întrecerea, până la scorul-țintă.
term-round = rundă
    .meaning = O împărțire, cu jocul și punctajul ei.
term-turn = tură
    .meaning = Ce face un jucător, de la tragere până la decartare.
term-dealer = cel care împarte
    .meaning = Jucătorul care împarte cărțile unei runde.
term-side = echipă
    .meaning = Jucătorii care etalează și punctează împreună; fără parteneri, un singur jucător.
term-partner = partener
    .meaning = Un jucător din aceeași echipă.
term-deck = pachet
    .meaning = Un set întreg de cărți, cu jokerii lui.
term-suit = culoare
    .meaning = Pică, cupă, caro sau treflă.
term-rank = rang
    .meaning = Ce este o carte pe lângă culoarea ei: as, rege și așa mai departe.
term-joker = joker
    .meaning = O carte fără culoare și rang, folosită în cele mai multe jocuri drept carte universală.
term-hand = mână
    .meaning = Cărțile pe care le ține un jucător.
term-stock = talon
    .meaning = Cărțile cu fața în jos din care se trage.
term-pile = teanc de decartare
    .meaning = Cărțile decartate, cu fața în sus.
term-upcard = cartea de deasupra
    .meaning = Cea mai de sus carte a teancului de decartare.
term-reserve = rezervă
    .meaning = O a doua mână, care se ia mai târziu. Jocurile o numesc picior, mâna a doua, pozzetto sau morto.
term-natural = carte naturală
    .meaning = O carte care nu ține decât locul ei.
term-wild = carte universală
    .meaning = O carte care poate ține locul alteia.
term-bonus-card = carte bonus
    .meaning = O carte care se pune deoparte pentru puncte, cum sunt în multe jocuri treiarii roșii.
term-blocking-card = carte de blocare
    .meaning = O carte care, cât timp e deasupra, nu lasă să fie luat teancul.
term-meld = formație
    .meaning = Cărți etalate împreună: de un singur rang, în suită sau universale.
term-set = terță
    .meaning = O formație din cărți de un singur rang.
term-sequence = suită
    .meaning = O formație din cărți de aceeași culoare, în ordinea rangurilor.
term-canasta = canastă
    .meaning = O formație cu destule cărți ca să aducă un bonus, în cele mai multe jocuri șapte.
term-initial-meld = etalare inițială
    .meaning = Primele cărți pe care le etalează o echipă într-o rundă.
term-minimum = minim
    .meaning = Punctele pe care trebuie să le aibă cel puțin etalarea inițială.
term-lay = a etala
    .meaning = A pune pe masă o formație nouă.
term-add = a adăuga
    .meaning = A pune alte cărți la o formație.
term-draw = a trage
    .meaning = A lua cărți din talon.
term-take = a lua teancul
    .meaning = A ridica teancul de decartare, pentru cartea de deasupra și tot ce e sub ea.
term-discard = a decarta
    .meaning = A pune o carte pe teanc, ceea ce încheie tura.
term-frozen = înghețat
    .meaning = Despre teanc, cât timp se poate lua numai cu o pereche din mână.
term-blocked = blocat
    .meaning = Despre teanc, cât timp nu se poate lua deloc.
term-go-out = a închide
    .meaning = A juca ultima carte, ceea ce încheie runda.
term-concealed = a închide în mână
    .meaning = A închide într-o singură tură, fără să fi etalat nimic înainte.
term-card-value = valoarea cărții
    .meaning = Punctele pe care le valorează o carte.
term-bonus = bonus
    .meaning = Puncte pe lângă cele ale cărților.
term-penalty = penalizare
    .meaning = Puncte care se scad.
term-score = scor
    .meaning = Punctele adunate de o echipă până acum.
term-target = scor-țintă
    .meaning = Scorul la care se încheie jocul.
term-house-rule = regulă a casei
    .meaning = O regulă pe care masa o așază peste un joc.

## Scrie-ți jocul.

write-title = Scrie-ți propriul joc
write-lead = Un joc e un fișier de text. Pornește de la un joc apropiat și scrie numai ce e diferit.
write-start = Începe cu un fișier
write-start-text = Salvează aceasta ca { $file }. Preia toate regulile jocului pe care îl extinde și schimbă trei dintre ele.
write-check = Verifică-l
write-check-text = Verificatorul numește fiecare greșeală, cu rândul ei, și spune ce s-a vrut. Rulează și exemplele: un exemplu e o poziție, o mutare și ce urmează din ea.
write-read = Citește ce ai spus
write-read-text = Regulile se întorc în cuvinte. Dacă o propoziție nu e ce ai vrut, nici regula nu este.
write-play = Joacă-l
write-play-text = Stai la masă cu jucători ai programului sau îi privești cum joacă între ei.
write-example = Arată ce vrei să spui
write-example-text = Scrie un exemplu pentru fiecare regulă de care s-ar putea îndoi cineva. E verificat odată cu fișierul și desenat pe pagină.
write-house = O regulă a casei
write-house-text = O regulă a casei e la fel, cu mai puține: numește jocurile pentru care este și ce schimbă la ele. Se așază peste un joc cu un semn plus. Verifică-o, compar-o cu jocul pe care îl schimbă și urmărește cum se joacă; ultima comandă joacă douăzeci de partide după fiecare set de reguli și spune ce e diferit.
write-site = Pune-l pe un site
write-site-text = Site-ul se face și din fișierele tale: numește dosarul lor, cu dosarele { $variants } și { $overlays } în el.
write-further = De citit mai departe
write-reference-text = Toate cheile unei specificații, cu înțelesul, valoarea implicită și exemple.
write-conditions-text = Tot ce poate întreba o regulă despre joc.
write-diagnostics-text = Toate codurile pe care le poate da verificatorul.
write-english = Acest îndreptar e scris în engleză, ca și cheile unei specificații.

## O pagină care nu există și pagina dinaintea limbilor.

missing-title = Nu există o asemenea pagină
missing-text = Poate că regula s-a mutat pe altă pagină. Iată-le pe toate:
root-choose = Alege o limbă
