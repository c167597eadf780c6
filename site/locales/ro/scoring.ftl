## Cât valorează o rundă și când se încheie jocul.

sign =
    { $sign ->
        [plus] Adăugați
       *[minus] Scădeți
    }
scoring-lines =
    { $sides ->
        [solo] După o rundă, punctajul fiecărui jucător se face astfel:
       *[partners] După o rundă, punctajul fiecărei echipe se face astfel:
    }
shared =
    { $split ->
        [shared] { " " }(în părți egale între jucătorii echipei)
       *[whole] { "" }
    }
scoring-line = { sign } { $amount }{ shared }.
    .when = { sign } { $amount }{ shared } dacă { $condition }{ end }
scoring-line-each = { sign } { $amount } pentru { $each }{ shared }.
    .when = { sign } { $amount } pentru { $each }{ shared } dacă { $condition }{ end }
scoring-by-player = Fiecare jucător are scorul său și primește tot ce face echipa lui.
scorer =
    { $holder ->
        [player] jucătorul
       *[side] { side.def }
    }
quantity-times-over = fiecare dintre: { $quantity }
number-in-table = fiecare, în număr după { $quantity }
scoring-ends = Jocul se încheie după o rundă.
    .when = Jocul se încheie după o rundă dacă { $condition }{ end }
scoring-wins = Când jocul se încheie astfel, pot câștiga numai cei pentru care, dacă există asemenea jucători, este adevărat: { $condition }{ end }
scoring-match =
    { $sides ->
        [solo] Când jocul s-a încheiat, fiecare jucător primește puncte de meci, care nu schimbă cine a câștigat:
       *[partners] Când jocul s-a încheiat, fiecare echipă primește puncte de meci, care nu schimbă cine a câștigat:
    }
scoring-no-end = Jocul nu are un sfârșit stabilit; masa hotărăște când se oprește.
scoring-winner =
    { $tie ->
        [extra-round] Câștigă { scorer } cu cel mai mare total. Dacă totalurile cele mai mari sunt egale, se joacă runde în plus până când cineva conduce.
       *[shared] Câștigă { scorer } cu cel mai mare total. Dacă totalurile cele mai mari sunt egale, victoria se împarte.
    }
