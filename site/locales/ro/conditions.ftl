## Faptele pe care le poate întreba o regulă, fiecare ca propoziție întreagă, și listele în care stau.

condition-all = sunt îndeplinite toate aceste condiții
condition-any = este îndeplinită cel puțin una dintre aceste condiții
condition-list = { $condition }:
condition-members =
    { $domain ->
        [side] { $join ->
            [all] { subject-side } îndeplinește toate aceste condiții
           *[any] { subject-side } îndeplinește cel puțin una dintre aceste condiții
        }
        [player] { $join ->
            [all] { subject-player } îndeplinește toate aceste condiții
           *[any] { subject-player } îndeplinește cel puțin una dintre aceste condiții
        }
       *[other] { $join ->
            [all] { subject-meld } îndeplinește toate aceste condiții
           *[any] { subject-meld } îndeplinește cel puțin una dintre aceste condiții
        }
    }
condition-compare =
    { $relation ->
        [equal] { $left } coincide cu { $right }
        [not-equal] { $left } diferă de { $right }
        [less] { $left } e sub { $right }
        [at-most] { $left } nu depășește { $right }
        [more] { $left } depășește { $right }
       *[at-least] { $left } e cel puțin cât { $right }
    }

# Două feluri de lucruri comparate după număr.
thing-melds = formații
thing-canastas = canaste
times-as-many =
    { $relation ->
        [equal] un număr de { $left } egal cu numărul de { $right } înmulțit cu { $times }
        [not-equal] un număr de { $left } diferit de numărul de { $right } înmulțit cu { $times }
        [less] un număr de { $left } mai mic decât numărul de { $right } înmulțit cu { $times }
        [at-most] un număr de { $left } cel mult egal cu numărul de { $right } înmulțit cu { $times }
        [more] un număr de { $left } mai mare decât numărul de { $right } înmulțit cu { $times }
       *[at-least] un număr de { $left } cel puțin egal cu numărul de { $right } înmulțit cu { $times }
    }
as-many =
    { $relation ->
        [equal] un număr de { $left } egal cu cel de { $right }
        [not-equal] un număr de { $left } diferit de cel de { $right }
        [less] un număr de { $left } mai mic decât cel de { $right }
        [at-most] un număr de { $left } cel mult egal cu cel de { $right }
        [more] un număr de { $left } mai mare decât cel de { $right }
       *[at-least] un număr de { $left } cel puțin egal cu cel de { $right }
    }
meld-before = { subject-meld } { had-those } înaintea mutării
condition-agreed = { $condition } (dacă masa nu a convenit alt număr)
things-side = { subject-side } are { as-many }
    .times = { subject-side } are { times-as-many }
    .only = { subject-side } are numai { $left }
    .not-only = { subject-side } are și altceva decât { $left }
things-hand = { subject-player } are în mână { as-many }
    .times = { subject-player } are în mână { times-as-many }
    .only = { subject-player } are în mână numai { $left }
    .not-only = { subject-player } are în mână și alte cărți decât { $left }
things-meld = { subject-meld } are { as-many }
    .times = { subject-meld } are { times-as-many }
    .only = { subject-meld } are numai { $left }
    .not-only = { subject-meld } are și alte cărți decât { $left }

# Despre cine vorbește un fapt. După „nicio” verbul care urmează este negat.
subject-side =
    { $subject ->
        [every] { $sides ->
            [solo] fiecare jucător
           *[partners] fiecare echipă
        }
        [any] { $sides ->
            [solo] cel puțin un jucător
           *[partners] cel puțin o echipă
        }
        [no] { $sides ->
            [solo] niciun jucător nu
           *[partners] nicio echipă nu
        }
       *[other] { side.def }
    }
subject-player =
    { $subject ->
        [every] fiecare jucător
        [any] cel puțin un jucător
        [no] niciun jucător nu
        [every-teammate] fiecare jucător al echipei
        [any-teammate] cel puțin un jucător al echipei
        [no-teammate] niciun jucător al echipei nu
       *[other] jucătorul
    }
subject-meld =
    { $subject ->
        [every] fiecare formație
        [any] cel puțin o formație
        [no] nicio formație nu
        [every-play] fiecare formație din această mutare
        [any-play] cel puțin o formație din această mutare
        [no-play] nicio formație din această mutare nu
       *[other] formația
    }

# Același, într-o propoziție negată: „nicio echipă nu” a devenit „oricare echipă”.
not-side =
    { $subject ->
        [every] { $sides ->
            [solo] niciunul dintre jucători nu
           *[partners] niciuna dintre echipe nu
        }
        [any] { $sides ->
            [solo] cel puțin un jucător nu
           *[partners] cel puțin o echipă nu
        }
        [no] { $sides ->
            [solo] oricare jucător
           *[partners] oricare echipă
        }
       *[other] { side.def } nu
    }
not-player =
    { $subject ->
        [every] niciunul dintre jucători nu
        [any] cel puțin un jucător nu
        [no] oricare jucător
        [every-teammate] niciunul dintre jucătorii echipei nu
        [any-teammate] cel puțin un jucător al echipei nu
        [no-teammate] oricare jucător al echipei
       *[other] jucătorul nu
    }
not-meld =
    { $subject ->
        [every] niciuna dintre formații nu
        [any] cel puțin o formație nu
        [no] oricare formație
        [every-play] niciuna dintre formațiile din această mutare nu
        [any-play] cel puțin o formație din această mutare nu
        [no-play] oricare formație din această mutare
       *[other] formația nu
    }

# Același la genitiv.
of-side =
    { $subject ->
        [every] { side.every-gen }
        [any] { side.a-gen }
        [no] { side.no-gen }
       *[other] { side.gen }
    }
of-player =
    { $subject ->
        [every] fiecărui jucător
        [any] unui jucător
        [no] niciunui jucător
        [every-teammate] fiecărui jucător al echipei
        [any-teammate] unui jucător al echipei
        [no-teammate] niciunui jucător al echipei
       *[other] jucătorului
    }
of-meld =
    { $subject ->
        [every] fiecărei formații
        [any] unei formații
        [no] niciunei formații
        [every-play] fiecărei formații din această mutare
        [any-play] unei formații din această mutare
        [no-play] niciunei formații din această mutare
       *[other] formației
    }
# Subiectul într-o propoziție secundară: „pe care le are echipa”.
who-side =
    { $subject ->
        [every] { $sides ->
            [solo] fiecare jucător
           *[partners] fiecare echipă
        }
        [any] { side.a }
        [no] { $sides ->
            [solo] niciun jucător
           *[partners] nicio echipă
        }
       *[other] { side.def }
    }
who-player =
    { $subject ->
        [every] fiecare jucător
        [any] un jucător
        [no] niciun jucător
        [every-teammate] fiecare jucător al echipei
        [any-teammate] un jucător al echipei
        [no-teammate] niciun jucător al echipei
       *[other] jucătorul
    }

# Numere comparate.
relation =
    { $relation ->
        [equal] exact
        [not-equal] mai mult sau mai puțin de
        [less] mai puțin de
        [at-most] cel mult
        [more] mai mult de
       *[at-least] cel puțin
    }
# „nu are”, iar după „fiecare echipă” și „nicio echipă nu”: „e fără”.
has-none =
    { $subject ->
        [every] e fără
        [every-play] e fără
        [every-teammate] e fără
        [no] e fără
        [no-play] e fără
        [no-teammate] e fără
       *[other] nu are
    }
had-none =
    { $subject ->
        [every] era fără
        [every-play] era fără
        [every-teammate] era fără
        [no] era fără
        [no-play] era fără
        [no-teammate] era fără
       *[other] nu avea
    }
has-cards =
    { $relation ->
        [equal] { $count ->
            [0] { has-none } cărți
           *[other] are { relation } { count-cards }
        }
       *[other] are { relation } { count-cards }
    }
has-melds =
    { $relation ->
        [equal] { $count ->
            [0] { has-none } formații
           *[other] are { relation } { count-melds }
        }
       *[other] are { relation } { count-melds }
    }
has-canastas =
    { $relation ->
        [equal] { $count ->
            [0] { has-none } canaste
           *[other] are { relation } { count-canastas }
        }
       *[other] are { relation } { count-canastas }
    }
has-kind =
    { $relation ->
        [equal] { $count ->
            [0] { has-none } { $kind }
           *[other] are { relation } { counted-kind }
        }
        [at-least] { $count ->
            [1] are { $kind-one }
           *[other] are { relation } { counted-kind }
        }
       *[other] are { relation } { counted-kind }
    }
has-those =
    { $relation ->
        [equal] { $count ->
            [0] { has-none } { $cards }
           *[other] are { relation } { counted-those }
        }
        [at-least] { $count ->
            [1] are { $cards-one }
           *[other] are { relation } { counted-those }
        }
       *[other] are { relation } { counted-those }
    }
had-those =
    { $relation ->
        [equal] { $count ->
            [0] { had-none } { $cards }
           *[other] avea { relation } { counted-those }
        }
        [at-least] { $count ->
            [1] avea { $cards-one }
           *[other] avea { relation } { counted-those }
        }
       *[other] avea { relation } { counted-those }
    }
has-naturals =
    { $relation ->
        [equal] { $count ->
            [0] { has-none } cărți naturale
           *[other] are { relation } { counted-naturals }
        }
       *[other] are { relation } { counted-naturals }
    }
has-wilds =
    { $relation ->
        [equal] { $count ->
            [0] { has-none } cărți universale
           *[other] are { relation } { counted-wilds }
        }
       *[other] are { relation } { counted-wilds }
    }
had-wilds =
    { $relation ->
        [equal] { $count ->
            [0] { had-none } cărți universale
           *[other] avea { relation } { counted-wilds }
        }
       *[other] avea { relation } { counted-wilds }
    }
has-others =
    { $relation ->
        [equal] { $count ->
            [0] { has-none } alături alte formații
           *[other] are alături { relation } { count-others }
        }
       *[other] are alături { relation } { count-others }
    }
has-rivals =
    { $relation ->
        [equal] { $count ->
            [0] { has-none } împotrivă formații
           *[other] are împotrivă { relation } { count-melds }
        }
       *[other] are împotrivă { relation } { count-melds }
    }
# Fără subiect: despre joc, teanc, talon.
holds-cards =
    { $relation ->
        [equal] { $count ->
            [0] nu are cărți
           *[other] are { relation } { count-cards }
        }
       *[other] are { relation } { count-cards }
    }
holds-those =
    { $relation ->
        [equal] { $count ->
            [0] nu are { $cards }
           *[other] are { relation } { counted-those }
        }
        [at-least] { $count ->
            [1] are { $cards-one }
           *[other] are { relation } { counted-those }
        }
       *[other] are { relation } { counted-those }
    }
compared-cards = { relation } { count-cards }
compared-points = { relation } { count-points }
compared-players = { relation } { count-players }
counted-kind =
    { $count ->
        [one] { $kind-one }
        [few] { $count } { $kind }
       *[other] { $count } de { $kind }
    }
counted-those =
    { $count ->
        [one] { $cards-one }
        [few] { $count } { $cards }
       *[other] { $count } de { $cards }
    }
counted-naturals =
    { $count ->
        [one] o carte naturală
        [few] { $count } cărți naturale
       *[other] { $count } de cărți naturale
    }
counted-wilds =
    { $count ->
        [one] o carte universală
        [few] { $count } cărți universale
       *[other] { $count } de cărți universale
    }
count-others =
    { $count ->
        [one] o altă formație
        [few] alte { $count } formații
       *[other] alte { $count } de formații
    }
count-suits =
    { $count ->
        [one] o culoare
        [few] { $count } culori diferite
       *[other] { $count } de culori diferite
    }
counted-times =
    { $count ->
        [one] { relation } o dată
        [few] de { relation } { $count } ori
       *[other] de { relation } { $count } de ori
    }
openings =
    { $sides ->
        [solo] { $count ->
            [one] un jucător a etalat
            [few] { $count } jucători au etalat
           *[other] { $count } de jucători au etalat
        }
       *[partners] { $count ->
            [one] o echipă a etalat
            [few] { $count } echipe au etalat
           *[other] { $count } de echipe au etalat
        }
    }

# Masa și runda.
fact-players = la masă sunt { compared-players }
    .quantity = numărul de jucători
    .each = fiecare jucător de la masă
fact-option = la masă se joacă cu „{ $option }”
    .not = la masă se joacă fără „{ $option }”
    .with = cu „{ $option }”
    .without = fără „{ $option }”
fact-option-choice = la „{ $option }” masa a ales „{ $choice }”
    .not = la „{ $option }” masa nu a ales „{ $choice }”
    .with = cu „{ $choice }” la „{ $option }”
    .quantity = { $option }
fact-option-number =
    { $relation ->
        [equal] valoarea aleasă pentru „{ $option }” e { $count }
        [not-equal] valoarea aleasă pentru „{ $option }” nu e { $count }
        [less] valoarea aleasă pentru „{ $option }” e sub { $count }
        [at-most] valoarea aleasă pentru „{ $option }” e cel mult { $count }
        [more] valoarea aleasă pentru „{ $option }” e peste { $count }
       *[at-least] valoarea aleasă pentru „{ $option }” e cel puțin { $count }
    }
    .with =
        { $relation ->
            [equal] cu { $count } la „{ $option }”
            [not-equal] cu alt număr decât { $count } la „{ $option }”
            [less] cu mai puțin de { $count } la „{ $option }”
            [at-most] cu cel mult { $count } la „{ $option }”
            [more] cu mai mult de { $count } la „{ $option }”
           *[at-least] cu cel puțin { $count } la „{ $option }”
        }
    .quantity = { $option }
fact-round-number =
    { $relation ->
        [equal] aceasta este runda { $count }
        [not-equal] aceasta nu este runda { $count }
        [less] aceasta este o rundă dinaintea rundei { $count }
        [at-most] aceasta este runda { $count } sau una anterioară
        [more] aceasta este o rundă de după runda { $count }
       *[at-least] aceasta este runda { $count } sau una ulterioară
    }
    .quantity = numărul de ordine al rundei
fact-round-lap =
    { $relation ->
        [equal] { $count ->
            [1] aceasta este prima tură a jucătorului din rundă
           *[other] aceasta este tura { $count } a jucătorului din rundă
        }
        [not-equal] aceasta nu este tura { $count } a jucătorului din rundă
        [less] aceasta este o tură a jucătorului dinaintea turei { $count } din rundă
        [at-most] aceasta este tura { $count } a jucătorului din rundă sau una anterioară
        [more] { $count ->
            [1] jucătorul a mai avut o tură în această rundă
           *[other] aceasta este o tură a jucătorului de după tura { $count } din rundă
        }
       *[at-least] aceasta este tura { $count } a jucătorului din rundă sau una ulterioară
    }
    .quantity = numărul de ture pe care le-a avut jucătorul în rundă
fact-round-openings =
    { $relation ->
        [equal] { $count ->
            [0] { $sides ->
                [solo] niciun jucător nu a etalat
               *[partners] nicio echipă nu a etalat
            }
           *[other] exact { openings }
        }
       *[other] { relation } { openings }
    }
    .quantity =
        { $sides ->
            [solo] numărul de jucători care au etalat
           *[partners] numărul de echipe care au etalat
        }
    .each = fiecare { side } care a etalat
fact-round-allied = un jucător joacă singur împotriva tuturor celorlalți
    .not = niciun jucător nu joacă singur împotriva tuturor celorlalți
fact-round-ending = se joacă ultimele ture ale rundei
    .not = ultimele ture ale rundei nu au început
fact-round-over = runda s-a încheiat
    .not = runda nu s-a încheiat
fact-game-over = jocul s-a încheiat
    .not = jocul nu s-a încheiat

# O echipă.
fact-side-score = { subject-side } avea { compared-points } la începutul rundei
    .quantity = scorul { of-side } la începutul rundei
fact-side-round-score = { subject-side } a făcut { compared-points } în această rundă
    .quantity = scorul { of-side } în această rundă
fact-side-total = { subject-side } are în total { compared-points }
    .quantity = totalul { of-side }
fact-side-lead = { subject-side } are un avans de { compared-points } față de { other-sides }
    .quantity = avansul { of-side } față de { other-sides }
fact-side-match = { subject-side } are, la punctele de meci, { compared-points }
    .quantity = punctele de meci ale { of-side }
fact-side-minimum = { subject-side } are nevoie de { compared-points } pentru etalarea inițială
    .quantity = minimul { of-side } pentru etalarea inițială
fact-side-melded = { subject-side } a etalat
    .not = { not-side } a etalat
fact-side-melded-before = { subject-side } etalase înaintea acestei ture
    .not = { not-side } etalase înaintea acestei ture
fact-side-melds = { subject-side } { has-melds }
    .quantity = numărul de formații al { of-side }
    .each = fiecare formație
fact-side-melds-of = { subject-side } { has-kind } pe masă
    .quantity = numărul de { $kind } de pe masă al { of-side }
    .each = fiecare { $kind-name }
fact-side-unfinished = { subject-side } { has-melds } încă sub mărimea unei canaste
    .quantity = numărul de formații ale { of-side } încă sub mărimea unei canaste
    .each = fiecare formație încă sub mărimea unei canaste
fact-side-unfinished-of = { subject-side } { has-kind } încă sub mărimea unei canaste
    .quantity = numărul de { $kind } ale { of-side } încă sub mărimea unei canaste
    .each = fiecare { $kind-name } încă sub mărimea unei canaste
fact-side-canastas = { subject-side } { has-canastas }
    .quantity = numărul de canaste al { of-side }
    .each = fiecare canastă
fact-side-canastas-of = { subject-side } { has-kind }
    .quantity = numărul de { $kind } al { of-side }
    .each = fiecare { $kind-name }
fact-side-bonus-cards = { subject-side } { has-those } deoparte
    .quantity = numărul de { $cards } din fața { of-side }
    .each = fiecare { $cards-name } din fața { side.gen }
fact-side-melded-points = { subject-side } are în formații cărți în valoare de { compared-points }
    .quantity = valoarea cărților din formațiile { of-side }
fact-side-canasta-points = { subject-side } are canaste care aduc { compared-points }
    .quantity = bonusurile pentru canastele { of-side }
fact-side-hand-points = { subject-side } mai are în mână cărți în valoare de { compared-points }
    .quantity = valoarea cărților pe care { who-side } le mai are în mână
fact-side-reserve-points = { subject-side } mai are { $reserve-in } cărți în valoare de { compared-points }
    .quantity = valoarea cărților pe care { who-side } le mai are { $reserve-in }
fact-side-hand-cards = { subject-side } { has-cards } încă în mână
    .quantity = numărul de cărți pe care { who-side } le mai are în mână
    .each = fiecare carte rămasă în mână
fact-side-hand-cards-of = { subject-side } { has-those } încă în mână
    .quantity = numărul de { $cards } rămas în mâna { of-side }
    .each = fiecare { $cards-name } din mână
fact-side-taken = { subject-side } a luat { $reserve }
    .not = { not-side } a luat { $reserve }
fact-side-used = { subject-side } a luat { $reserve } și a mutat de atunci
    .not = { not-side } a mutat după ce a luat { $reserve }
fact-side-piles =
    { $relation ->
        [equal] { $count ->
            [0] { not-side } a luat teancul în această rundă
           *[other] { subject-side } a luat teancul { counted-times } în această rundă
        }
        [at-least] { $count ->
            [1] { subject-side } a luat teancul în această rundă
           *[other] { subject-side } a luat teancul { counted-times } în această rundă
        }
       *[other] { subject-side } a luat teancul { counted-times } în această rundă
    }
    .quantity = de câte ori { who-side } a luat teancul în această rundă
    .each = fiecare dată când { side.def } a luat teancul în această rundă
fact-side-special = { subject-side } a închis cu o mână specială
    .not = { not-side } a închis cu o mână specială
fact-side-special-of = { subject-side } a închis cu { $hand }
    .not = { not-side } a închis cu { $hand }
fact-others-hand-points = { other-sides } mai au în mână cărți în valoare de { compared-points }
    .quantity = valoarea cărților pe care { other-sides } le mai au în mână
fact-others-best-total = cel mai mare total al { other-sides.gen } e de { compared-points }
    .quantity = cel mai mare total al { other-sides.gen }
other-sides =
    { $sides ->
        [solo] ceilalți jucători
       *[partners] celelalte echipe
    }
    .gen =
        { $sides ->
            [solo] celorlalți jucători
           *[partners] celorlalte echipe
        }
fact-side-went-out = { subject-side } a închis
    .not = { not-side } a închis
fact-side-concealed = { subject-side } a închis în mână
    .not = { not-side } a închis în mână
fact-side-won = { subject-side } a câștigat jocul
    .not = { not-side } a câștigat jocul

# Un jucător și tura.
fact-player-score = { subject-player } avea { compared-points } la începutul rundei
    .quantity = scorul { of-player } la începutul rundei
fact-player-total = { subject-player } are în total { compared-points }
    .quantity = totalul { of-player }
fact-player-melded = { subject-player } etalase înaintea acestei ture
    .not = { not-player } etalase înaintea acestei ture
fact-player-looked = { subject-player } a văzut { $reserve }
    .not = { not-player } a văzut { $reserve }
fact-player-taken = { subject-player } a luat { $reserve }
    .not = { not-player } a luat { $reserve }
fact-player-used = { subject-player } a luat { $reserve } și a mutat de atunci
    .not = { not-player } a mutat după ce a luat { $reserve }
fact-player-piles =
    { $relation ->
        [equal] { $count ->
            [0] { not-player } a luat teancul în această rundă
           *[other] { subject-player } a luat teancul { counted-times } în această rundă
        }
        [at-least] { $count ->
            [1] { subject-player } a luat teancul în această rundă
           *[other] { subject-player } a luat teancul { counted-times } în această rundă
        }
       *[other] { subject-player } a luat teancul { counted-times } în această rundă
    }
    .quantity = de câte ori { who-player } a luat teancul în această rundă
    .each = fiecare dată când jucătorul a luat teancul în această rundă
fact-player-bonus-cards = { subject-player } { has-those } deoparte
    .quantity = numărul de { $cards } din fața { of-player }
    .each = fiecare { $cards-name } din fața jucătorului
fact-reserve-left = nimeni nu a luat încă { $reserve }
    .not = cineva a luat deja { $reserve }
fact-turn-drew = jucătorul a tras din talon în această tură
    .not = jucătorul nu a tras din talon în această tură
fact-turn-drawn =
    { $relation ->
        [equal] { $count ->
            [0] jucătorul nu a păstrat nicio carte trasă în această tură
           *[other] jucătorul a tras { compared-cards } în această tură
        }
       *[other] jucătorul a tras { compared-cards } în această tură
    }
    .quantity = numărul de cărți trase în această tură
    .each = fiecare carte trasă în această tură
fact-turn-took-pile = jucătorul a luat teancul în această tură
    .not = jucătorul nu a luat teancul în această tură
fact-turn-played = jucătorul a etalat ceva în această tură
    .not = jucătorul nu a etalat nimic în această tură
fact-turn-canastas =
    { $relation ->
        [equal] { $count ->
            [0] jucătorul nu a încheiat nicio canastă în această tură
           *[other] jucătorul a încheiat { relation } { count-canastas } în această tură
        }
        [at-least] { $count ->
            [1] jucătorul a încheiat o canastă în această tură
           *[other] jucătorul a încheiat { relation } { count-canastas } în această tură
        }
       *[other] jucătorul a încheiat { relation } { count-canastas } în această tură
    }
    .quantity = numărul de canaste încheiate de jucător în această tură
    .each = fiecare canastă încheiată de jucător în această tură
fact-turn-canastas-of =
    { $relation ->
        [equal] { $count ->
            [0] jucătorul nu a încheiat { $kind } în această tură
           *[other] jucătorul a încheiat { relation } { counted-kind } în această tură
        }
        [at-least] { $count ->
            [1] jucătorul a încheiat { $kind-one } în această tură
           *[other] jucătorul a încheiat { relation } { counted-kind } în această tură
        }
       *[other] jucătorul a încheiat { relation } { counted-kind } în această tură
    }
    .quantity = numărul de { $kind } încheiate de jucător în această tură
    .each = fiecare { $kind-name } pe care jucătorul a încheiat-o în această tură
fact-turn-discarded = jucătorul a decartat în această tură
    .not = jucătorul nu a decartat în această tură
fact-turn-agreed = partenerul a fost de acord
    .not = partenerul nu a fost de acord
fact-turn-refused = partenerul a refuzat
    .not = partenerul nu a refuzat
fact-turn-pile-cards = teancul luat în această tură avea { compared-cards }
    .quantity = numărul de cărți din teancul luat în această tură
    .each = fiecare carte din teancul luat în această tură
fact-going-out = jucătorul închide
    .not = jucătorul nu închide
fact-hand-cards = { subject-player } { has-cards } în mână
    .quantity = numărul de cărți din mâna { of-player }
    .each = fiecare carte din mână
fact-hand-cards-of = { subject-player } { has-those } în mână
    .quantity = numărul de { $cards } din mâna { of-player }
    .each = fiecare { $cards-name } din mână

# Teancul și talonul.
fact-pack-cards = jocul { holds-cards }
    .quantity = numărul de cărți din joc
    .each = fiecare carte din joc
fact-pack-cards-of = jocul { holds-those }
    .quantity = numărul de { $cards } din joc
    .each = fiecare { $cards-name } din joc
fact-pile-cards =
    { $relation ->
        [equal] { $count ->
            [0] teancul e gol
           *[other] teancul are { compared-cards }
        }
       *[other] teancul are { compared-cards }
    }
    .quantity = numărul de cărți din teanc
    .each = fiecare carte din teanc
fact-pile-cards-of = teancul { holds-those }
    .quantity = numărul de { $cards } din teanc
    .each = fiecare { $cards-name } din teanc
fact-pile-frozen = teancul e înghețat
    .not = teancul nu e înghețat
fact-pile-blocked = teancul e blocat
    .not = teancul nu e blocat
fact-pile-open-naturals = jucătorul poate lua teancul cu { matching-naturals }{ for-melds }
    .not = jucătorul nu poate lua teancul cu { matching-naturals }{ for-melds }
fact-pile-open-both = jucătorul poate lua teancul cu { matching-pair } și { joining-wilds }{ for-melds }
    .not = jucătorul nu poate lua teancul cu { matching-pair } și { joining-wilds }{ for-melds }
fact-pile-open-wilds = jucătorul poate lua teancul cu { wilds-alone }{ for-melds }
    .not = jucătorul nu poate lua teancul cu { wilds-alone }{ for-melds }
fact-pile-open-onto = jucătorul poate lua teancul adăugând cartea de deasupra la { own-meld }
    .not = jucătorul nu poate lua teancul adăugând cartea de deasupra la { own-meld }
fact-pile-open-any = jucătorul poate lua teancul etalând cartea de deasupra într-{ any-meld }
    .not = jucătorul nu poate lua teancul etalând cartea de deasupra într-{ any-meld }
fact-pile-open-nothing = jucătorul poate lua teancul fără să etaleze cartea de deasupra
    .not = jucătorul nu poate lua teancul fără să etaleze cartea de deasupra
fact-stock-cards =
    { $relation ->
        [equal] { $count ->
            [0] talonul e gol
           *[other] talonul are { compared-cards }
        }
       *[other] talonul are { compared-cards }
    }
    .quantity = numărul de cărți din talon
    .each = fiecare carte din talon
fact-upcard = cartea de deasupra e { $cards-one }
    .not = cartea de deasupra nu e { $cards-one }
    .quantity = cartea de deasupra
fact-card = cartea e { $cards-one }
    .not = cartea nu e { $cards-one }
    .quantity = cartea
fact-card-dead = pe masă se află o canastă de rangul cărții
    .not = pe masă nu se află nicio canastă de rangul cărții
fact-card-taken = toate cărțile de acest fel din mână au venit cu teancul în această tură
    .not = măcar o carte de acest fel din mână nu a venit cu teancul în această tură

# O formație.
fact-meld-kind = { subject-meld } e { $kind-one }
    .not = { not-meld } e { $kind-one }
fact-meld-rank = { subject-meld } e de { $cards }
    .not = { not-meld } e de { $cards }
    .quantity = rangul { of-meld }
fact-meld-cards = { subject-meld } { has-cards }
    .quantity = numărul de cărți al { of-meld }
    .each = fiecare carte din formație
fact-meld-cards-of = { subject-meld } { has-those }
    .quantity = numărul de { $cards } al { of-meld }
    .each = fiecare { $cards-name } din formație
fact-meld-naturals = { subject-meld } { has-naturals }
    .quantity = numărul de cărți naturale al { of-meld }
    .each = fiecare carte naturală din formație
fact-meld-wilds = { subject-meld } { has-wilds }
    .quantity = numărul de cărți universale al { of-meld }
    .each = fiecare carte universală din formație
fact-meld-added =
    { $relation ->
        [equal] { $count ->
            [0] { not-meld } primește cărți din mână
           *[other] { subject-meld } primește prin mutare { compared-cards }
        }
       *[other] { subject-meld } primește prin mutare { compared-cards }
    }
    .quantity = numărul de cărți adus prin mutare { of-meld }
    .each = fiecare carte pe care formația o primește prin mutare
fact-meld-added-of =
    { $relation ->
        [equal] { $count ->
            [0] { not-meld } primește prin mutare { $cards }
           *[other] { subject-meld } primește prin mutare { relation } { counted-those }
        }
        [at-least] { $count ->
            [1] { subject-meld } primește prin mutare { $cards-one }
           *[other] { subject-meld } primește prin mutare { relation } { counted-those }
        }
       *[other] { subject-meld } primește prin mutare { relation } { counted-those }
    }
    .quantity = numărul de { $cards } adus prin mutare { of-meld }
    .each = fiecare { $cards-name } din această mutare pentru formație
fact-meld-from-hand =
    { $relation ->
        [equal] { $count ->
            [0] { not-meld } primește cărți din mână, în afara cărții de deasupra
           *[other] { subject-meld } primește din mână, fără cartea de deasupra, { compared-cards }
        }
       *[other] { subject-meld } primește din mână, fără cartea de deasupra, { compared-cards }
    }
    .quantity = numărul de cărți adus din mână { of-meld }, fără cartea de deasupra
    .each = fiecare carte pe care formația o primește din mână
fact-meld-from-hand-of =
    { $relation ->
        [equal] { $count ->
            [0] { not-meld } primește din mână { $cards }, în afara cărții de deasupra
           *[other] { subject-meld } primește din mână, fără cartea de deasupra, { relation } { counted-those }
        }
        [at-least] { $count ->
            [1] { subject-meld } primește din mână, fără cartea de deasupra, { $cards-one }
           *[other] { subject-meld } primește din mână, fără cartea de deasupra, { relation } { counted-those }
        }
       *[other] { subject-meld } primește din mână, fără cartea de deasupra, { relation } { counted-those }
    }
    .quantity = numărul de { $cards } adus din mână { of-meld }, fără cartea de deasupra
    .each = fiecare { $cards-name } din mână pentru formație
fact-meld-new = { subject-meld } e abia începută
    .not = { not-meld } e abia începută
fact-meld-run = { subject-meld } are la rând { relation } { counted-naturals }
    .quantity = cel mai mare număr de cărți naturale la rând al { of-meld }
    .each = fiecare carte din cel mai lung șir de cărți naturale al formației
fact-meld-low = { subject-meld } începe cu { $cards-one }
    .not = { not-meld } începe cu { $cards-one }
    .quantity = cea mai mică carte a { of-meld }
fact-meld-high = { subject-meld } se termină cu { $cards-one }
    .not = { not-meld } se termină cu { $cards-one }
    .quantity = cea mai mare carte a { of-meld }
fact-meld-dead = { subject-meld } e de un rang din care se afla deja o canastă pe masă
    .not = { not-meld } e de un rang din care se afla deja o canastă pe masă
fact-meld-canasta-before = { subject-meld } era canastă înaintea acestei ture
    .not = { not-meld } era canastă înaintea acestei ture
fact-meld-wilds-before = { subject-meld } { had-wilds } înaintea acestei ture
    .quantity = numărul de cărți universale, înaintea acestei ture, al { of-meld }
    .each = fiecare carte universală pe care formația o avea înaintea acestei ture
fact-meld-suits = { subject-meld } are { relation } { count-suits }
    .quantity = numărul de culori diferite al { of-meld }
    .each = fiecare culoare din formație
fact-meld-points = { subject-meld } are cărți în valoare de { compared-points }
    .quantity = valoarea cărților { of-meld }
fact-meld-twins = { subject-meld } { has-others } de același fel și rang { side.same }
    .quantity = numărul de alte formații { side.same } de felul și rangul { of-meld }
    .each = fiecare altă formație de același fel și rang
fact-meld-clean-twins = { subject-meld } { has-others } de același fel și rang, fără cărți universale, { side.same }
    .quantity = numărul de alte formații { side.same }, fără cărți universale, de felul și rangul { of-meld }
    .each = fiecare altă formație de același fel și rang, fără cărți universale
fact-meld-copies = { subject-meld } { has-others } cu exact aceleași cărți { side.same }
    .quantity = numărul de alte formații { side.same } cu exact cărțile { of-meld }
    .each = fiecare altă formație cu exact aceleași cărți
fact-meld-rivals = { subject-meld } { has-rivals } de același fel și rang la { other-sides }
    .quantity = numărul de formații de felul și rangul { of-meld } la { other-sides }
    .each = fiecare formație de același fel și rang a { other-sides.gen }
fact-meld-canasta = { subject-meld } e canastă
    .not = { not-meld } e canastă
fact-canasta = aceasta e { $kind-one }
    .not = aceasta nu e { $kind-one }
