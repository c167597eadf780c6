## Ce vede și aude cel care joacă la un terminal. Ce fac jucătorii stă în narration.ftl.

# Cum este numit, într-o listă de jucători, cel de la terminal.
play-you = tu

play-list-more = { $first }, { $second }
play-list-last = { $first } și { $second }
play-choice-more = { $first }, { $second }
play-choice-last = { $first } sau { $second }

play-welcome = { $game }, sămânța { $seed }. Scrie ? pentru ajutor.
play-watch = { $game }, sămânța { $seed }.

# Masa, așa cum se află.
play-turn = Runda { $round }, tura { $turn }. Împarte: { $dealer }.
play-side =
    { $points ->
        [one] { $side }, { $points } punct:
        [few] { $side }, { $points } puncte:
       *[other] { $side }, { $points } de puncte:
    }
play-no-melds = nicio formație încă
play-meld = { $meld }: { $cards }
play-canasta = { $meld }: { $cards }, { $kind-name }
play-aside = deoparte: { $cards }
play-hands = Cărți în mână: { $hands }
play-hands-one = { $player } { $count }
play-reserve =
    { $count ->
        [one] { $reserve }, pentru tine: { $count } carte, cu fața în jos
        [few] { $reserve }, pentru tine: { $count } cărți, cu fața în jos
       *[other] { $reserve }, pentru tine: { $count } de cărți, cu fața în jos
    }
play-reserve-seen = { $reserve }, pentru tine: { $cards }
play-stock =
    { $count ->
        [0] Talon: gol
        [one] Talon: { $count } carte
        [few] Talon: { $count } cărți
       *[other] Talon: { $count } de cărți
    }
play-pile-empty = Teanc: gol
play-pile =
    { $count ->
        [one] Teanc: numai { $card }
        [few] Teanc: { $card } deasupra, { $count } cărți în total
       *[other] Teanc: { $card } deasupra, { $count } de cărți în total
    }
play-frozen = Înghețat: { $rule }
play-blocked = Nu se poate lua acum: { $rule }
play-minimum =
    { $points ->
        [one] Prima ta etalare din rundă trebuie să valoreze { $points } punct.
        [few] Prima ta etalare din rundă trebuie să valoreze { $points } puncte.
       *[other] Prima ta etalare din rundă trebuie să valoreze { $points } de puncte.
    }
play-hand =
    { $count ->
        [one] Mâna ta, { $count } carte:
        [few] Mâna ta, { $count } cărți:
       *[other] Mâna ta, { $count } de cărți:
    }

# Ce se poate face acum.
play-may = Poți { $moves }.
play-may-draw = trage
play-may-take =
    { $count ->
        [one] lua teancul
        [few] lua teancul ({ $count } moduri)
       *[other] lua teancul ({ $count } de moduri)
    }
play-may-lay =
    { $count ->
        [one] etala ({ $count } mod)
        [few] etala ({ $count } moduri)
       *[other] etala ({ $count } de moduri)
    }
play-may-discard =
    { $count ->
        [one] decarta ({ $count } carte)
        [few] decarta ({ $count } cărți diferite)
       *[other] decarta ({ $count } de cărți diferite)
    }
play-may-redraw = arunca înapoi cartea trasă (redraw)
play-may-expose = pune deoparte o carte (expose)
play-may-ask = întreba partenerul dacă închizi
play-may-answer = răspunde da sau nu: partenerul întreabă dacă închide
play-may-look = vedea o rezervă
play-may-pass = pasa

play-prompt = Mutarea ta:
play-help =
    O mutare se spune așa:
      draw                      trage din talon
      take with 9S 9D           ia teancul, cu prima lui carte într-o formație nouă cu acestea
      take to 8                 ia teancul, cu prima lui carte adăugată la formația ta de 8
      lay KS KH KD              etalează o formație; mai multe deodată, cu virgule între ele
      add 2C to K               adaugă la formația ta de K; formațiile la fel au numere: #1
      discard 9S                decartează și îți încheie tura
      ask, yes, no              înainte de închidere, unde partenerii se întreabă
      look kitty, pass          unde îngăduie regulile
    Cărțile sunt rangul și litera culorii, S H D C; un joker e JK.
    Primul cuvânt al unei mutări poate fi prescurtat.
    Mai poți spune:
      moves   ce e permis acum             hint    ce ar face un jucător chibzuit
      hand    cărțile tale                 table   tot ce se vede pe masă
      score   scorurile                    undo    ia înapoi ultima ta mutare
      ?       acest ajutor                 quit    ieși din joc
play-hint = Un jucător chibzuit ar spune: { $move }
play-moves-more =
    { $count ->
        [one] și încă { $count }
        [few] și încă { $count }
       *[other] și încă { $count }
    }
play-undone = Luat înapoi: { $move }
play-undo-nothing = Nu ai ce lua înapoi: încă nu ai mutat în această tură.
play-undo-stock = Rămâne așa: ai văzut o carte din talon.
play-undo-pile = Rămâne așa: ai văzut cărțile din teanc.
play-undo-reserve = Rămâne așa: ai văzut cărțile unei rezerve.
play-undo-turn = Rămâne așa: mutarea nu mai e numai a ta.
play-unreadable = Nu pot citi asta: { $message }
play-rule-place = Regula { $rule }, la { $place }.
play-left = Părăsești jocul. Rămâne așa cum este.
play-recorded = Înregistrarea e în { $file }.

# Tragerea locurilor.
play-draw-seats = Fiecare trage o carte pentru locuri și parteneri.
play-drawn = { $player }: { $card }
play-seats = Locurile, în ordinea jocului: { $players }.
play-no-seating = În acest joc locurile nu se trag; fiecare stă în ordinea dată.

# Foaia de după o rundă.
play-sheet-title = Runda { $number }
play-sheet-before = înainte
play-sheet-round = runda aceasta
play-sheet-after = scor
play-sheet-match = puncte de meci
play-score = { $side }: { $points }
