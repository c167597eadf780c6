## Cine joacă, cine joacă împreună și cine împarte.

table-players =
    { $count ->
        [one] Jocul este pentru { $count } jucător.
        [few] Jocul este pentru { $count } jucători.
       *[other] Jocul este pentru { $count } de jucători.
    }
table-players-listed = Numărul de jucători: { $numbers }.
table-players-range =
    { $high ->
        [one] Jocul este pentru { $low }–{ $high } jucător.
        [few] Jocul este pentru { $low }–{ $high } jucători.
       *[other] Jocul este pentru { $low }–{ $high } de jucători.
    }
table-solo = Fiecare joacă pentru sine; nu există parteneri.
table-begin-alone = La începutul rundei fiecare e singur, ca o echipă de un jucător. Pe parcurs se pot forma echipe.
table-sides = Jucătorii formează { count-sides }. Locurile revin echipelor pe rând, astfel încât partenerii nu stau niciodată unul lângă altul.
    .formula = Numărul de echipe: { $quantity }. Locurile revin echipelor pe rând, astfel încât partenerii nu stau niciodată unul lângă altul.
    .table = Numărul de echipe depinde de { $quantity }. Locurile revin echipelor pe rând, astfel încât partenerii nu stau niciodată unul lângă altul:
seating-draw =
    { $partners ->
        [none] Înaintea primei runde, fiecare trage o carte pentru locuri. Cine are cartea cea mai mare își alege primul locul, apoi cine are următoarea și tot așa.
        [one] Înaintea primei runde, fiecare trage o carte pentru locuri și parteneri. Cine are cartea cea mai mare își alege locul, iar cine are a doua carte ca mărime îi este partener.
       *[several] Înaintea primei runde, fiecare trage o carte pentru locuri și parteneri. Cine are cartea cea mai mare își alege locul, iar cei cu următoarele cărți îi sunt parteneri.
    }
table-seating = { seating-draw } De la mare la mic, rangurile sunt: { $ranks-name }; între două cărți de același rang hotărăște culoarea: { $suits }. Cine trage un joker sau aceeași carte ca altcineva trage din nou.
table-direction =
    { $direction ->
        [clockwise] Împărțirea și turele merg în sensul acelor de ceasornic.
       *[anticlockwise] Împărțirea și turele merg în sens invers acelor de ceasornic.
    }
table-first-dealer =
    { $dealer ->
        [random] Cel care împarte primul se alege la întâmplare.
       *[right-of-highest-draw] Primul împarte jucătorul din dreapta celui care a tras cartea cea mai mare.
    }
table-deal-passes =
    { $passes ->
        [next] După fiecare rundă împarte jucătorul următor.
        [previous] După fiecare rundă împarte jucătorul dinaintea celui care a împărțit.
       *[stays] În toate rundele împarte același jucător.
    }
table-first-turn = Prima tură îi revine jucătorului care urmează după cel care împarte.
table-resting = Dintr-o echipă cu mai mulți jucători decât alta, câte unul stă o rundă pe margine, pe rând.
table-custom = { $text }
