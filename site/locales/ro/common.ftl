## Ce îi trebuie oricărei pagini: numere cu ceea ce numără, intervale, liste, titluri, note.

# Cuvintele acestei limbi, câte unul de fiecare termen:
#   game joc · match meci · round rundă · turn tură (la rând) · deal a împărți · side echipă · partner partener · deck pachet · suit culoare
#   rank rang · joker joker · deuce doiar · wild card carte universală · natural card carte naturală · bonus card carte bonus
#   blocking card carte de blocare · red three treiar roșu · black three treiar negru · hand mână · stock talon
#   discard pile teanc (de decartare) · upcard cartea de deasupra · reserve rezervă · kitty mâna a doua · foot picior · pozzetto pozzetto
#   meld formație · set terță · sequence, run suită · book terță, când e terminată canastă · canasta canastă · lay, meld a etala · add a adăuga
#   initial meld etalarea inițială · minimum minim · draw a trage · take a lua · discard a decarta · frozen înghețat · blocked blocat
#   go out a închide · concealed în mână · points puncte · bonus bonus · penalty penalizare · score scor · target scorul-țintă

# De la câte cifre se grupează miile: cu 5, 1495 rămâne întreg, iar 20.000 are punct.
digits-before-grouping = 5

# Cum se numește o tabără: unde nu există parteneri, e un jucător. Formele: def cu articol hotărât, gen la genitiv,
# a cu articol nehotărât, own „a echipei sale”, of-other „a altei echipe”, of-any „a oricărei echipe”, other „altă echipă”, same „la aceeași”.
side =
    { $sides ->
        [solo] jucător
       *[partners] echipă
    }
    .def =
        { $sides ->
            [solo] jucătorul
           *[partners] echipa
        }
    .gen =
        { $sides ->
            [solo] jucătorului
           *[partners] echipei
        }
    .every-gen =
        { $sides ->
            [solo] fiecărui jucător
           *[partners] fiecărei echipe
        }
    .a =
        { $sides ->
            [solo] un jucător
           *[partners] o echipă
        }
    .a-gen =
        { $sides ->
            [solo] unui jucător
           *[partners] unei echipe
        }
    .no-gen =
        { $sides ->
            [solo] niciunui jucător
           *[partners] niciunei echipe
        }
    .own =
        { $sides ->
            [solo] din fața sa
           *[partners] a echipei sale
        }
    .of-other =
        { $sides ->
            [solo] a altui jucător
           *[partners] a altei echipe
        }
    .of-any =
        { $sides ->
            [solo] a oricărui jucător
           *[partners] a oricărei echipe
        }
    .same =
        { $sides ->
            [solo] la același jucător
           *[partners] la aceeași echipă
        }
    .whose =
        { $sides ->
            [solo] jucătorului căruia îi aparține formația
           *[partners] echipei căreia îi aparține formația
        }

# Cum se termină o regulă după condiția ei: cu punct sau, înaintea unei liste de condiții, cu două puncte.
end =
    { $form ->
        [list] :
       *[one] .
    }

# Așa începe o regulă care e valabilă numai dacă a ales-o masa.
where = Dacă la masă se joacă { $condition }: { $rule }

count-cards =
    { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
count-points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
count-decks =
    { $count ->
        [one] un pachet
        [few] { $count } pachete
       *[other] { $count } de pachete
    }
count-jokers =
    { $count ->
        [one] un joker
        [few] { $count } jokeri
       *[other] { $count } de jokeri
    }
count-players =
    { $count ->
        [one] un jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
count-sides =
    { $count ->
        [one] o echipă
        [few] { $count } echipe
       *[other] { $count } de echipe
    }
count-melds =
    { $count ->
        [one] o formație
        [few] { $count } formații
       *[other] { $count } de formații
    }
count-canastas =
    { $count ->
        [one] o canastă
        [few] { $count } canaste
       *[other] { $count } de canaste
    }
count-rounds =
    { $count ->
        [one] o rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
count-turns =
    { $count ->
        [one] o tură
        [few] { $count } ture
       *[other] { $count } de ture
    }
count-times =
    { $count ->
        [one] o dată
        [few] { $count } ori
       *[other] { $count } de ori
    }

quantity-number = { $count }
quantity-per-player = câte { $count } de fiecare jucător
quantity-times = { $times } înmulțit cu { $quantity }
# Dintre formații, echipe sau jucători, câți îndeplinesc ceva.
quantity-members =
    { $domain ->
        [side] numărul de echipe pentru care e adevărat că { $condition }
        [player] numărul de jucători pentru care e adevărat că { $condition }
        [teammate] numărul de jucători ai echipei pentru care e adevărat că { $condition }
        [play] numărul de formații din această mutare pentru care e adevărat că { $condition }
       *[meld] numărul de formații pentru care e adevărat că { $condition }
    }
condition-both = { $first } și { $second }
condition-either = { $first } sau { $second }
quantity-plus = { $first } plus { $second }
quantity-and =
    { $sign ->
        [plus] { $quantity } plus { $count }
       *[minus] { $quantity } minus { $count }
    }
amount-in-table-points = un număr de puncte care depinde de { $quantity }
amount-in-table-cards = un număr de cărți care depinde de { $quantity }

range-below = sub { $count }
range-between = de la { $low } la { $high }
range-exactly = { $count }
range-from = cel puțin { $low }
range-within = { $outer }, { $inner }
by-round = rundă
range-round-below = înainte de runda { $count }
range-round-between = rundele { $low }–{ $high }
range-round-exactly = runda { $count }
range-round-from = din runda { $low }

# Propoziții legate într-una.
clauses-comma = { $first }, { $second }
clauses-and = { $first } și { $second }
clauses-also = { $first } și { $second }
clauses-or = { $first } sau { $second }

# Nume legate într-unul.
names-none = nimic
    .one = nimic
    .name = nimic
    .in = nicăieri
names-more = { $first }, { $second }
    .one = { $first-one }, { $second-one }
    .name = { $first-name }, { $second-name }
    .in = { $first-in }, { $second-in }
names-last = { $first } și { $second }
    .one = { $first-one } sau { $second-one }
    .name = { $first-name } sau { $second-name }
    .in = { $first-in } și { $second-in }
either-more = { $first }, { $second }
    .one = { $first-one }, { $second-one }
    .name = { $first-name }, { $second-name }
either-last = { $first } sau { $second }
    .one = { $first-one } sau { $second-one }
    .name = { $first-name } sau { $second-name }
choices-more = { $first }, { $second }
choices-last = { $first } sau { $second }

# Nume în ordinea lor, de la primul la ultimul.
order-more = { $first }, { $second }
    .name = { $first-name }, { $second-name }
order-last = { $first }, { $second }
    .name = { $first-name }, { $second-name }

room-glance = Pe scurt
room-table = Masa
room-cards = Cărțile
room-deal = Împărțirea
room-turn = Tura
room-melds = Formațiile
room-canastas = Canastele
room-pile = Teancul de decartare
room-going-out = Închiderea
room-scoring = Punctajul
room-options = Ce poate alege masa
room-footnotes = Note și surse

footnote-note = { $text }
footnote-ruling = Decizie: { $text }
footnote-unverified = Neverificat: nu s-a putut citi nicio sursă care să spună asta.
footnote-sources = { $sources }.
source = { $title }
source-at-url = { $title }, { $url }
source-in-language = { $title } ({ $language })
source-in-language-at-url = { $title } ({ $language }), { $url }
sources-more = { $first }; { $second }

glance = { $summary }
glance-players = Jucători
glance-players-number = { $count }
glance-players-listed-number = { $numbers }
glance-players-range-number = { $low }–{ $high }
glance-decks = Pachete
glance-jokers = Jokeri
glance-hand = Cărți împărțite
glance-draw = Cărți trase
glance-minimum = Etalarea inițială
glance-going-out = Pentru închidere
glance-going-out-more = și altele, vezi „Închiderea”
glance-going-out-listed = vezi „Închiderea”
glance-target = Scorul-țintă
glance-default-number = { $count }, dacă masa nu alege altfel
glance-target-where = { $target } (când se joacă { $condition })
glance-default = { count-points }, dacă masa nu alege altfel
