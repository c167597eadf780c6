## Kui palju voor annab ja millal mäng lõpeb.

sign =
    { $sign ->
        [plus] Liidetakse
       *[minus] Lahutatakse
    }
scoring-lines = Pärast vooru arvestatakse iga { side.gen } punktid:
shared =
    { $split ->
        [shared] , mis jagatakse võistkonna mängijate vahel võrdselt
       *[whole] { "" }
    }
scoring-line = { sign } { $amount }{ shared }.
    .when = { sign } { $amount }{ shared }, kui { $condition }{ end }
scoring-line-each = { sign } { $amount } { $each } eest{ shared }.
    .when = { sign } { $amount } { $each } eest{ shared }, kui { $condition }{ end }
scoring-by-player = Igal mängijal on oma punktiseis ja ta saab kõik punktid, mis tema võistkond teenib.
scorer =
    { $holder ->
        [player] mängija
       *[side] { side }
    }
quantity-times-over = nii palju iga kohta, kui näitab { $quantity }
number-in-table = nii palju iga kohta, kui määrab { $quantity }
scoring-ends = Mäng lõpeb pärast ühte vooru.
    .when = Mäng lõpeb vooru järel, kui { $condition }{ end }
scoring-wins = Kui mäng nii lõpeb, võivad võita ainult need, kelle kohta see kehtib, kui neid on: { $condition }{ end }
scoring-match = Kui mäng on läbi, saab iga { side } turniiripunkte, mis ei muuda seda, kes võitis:
scoring-no-end = Mängul ei ole kindlat lõppu; lauas otsustatakse, millal lõpetada.
scoring-winner =
    { $tie ->
        [extra-round] Võidab suurima kogusummaga { scorer }. Kui parimad kogusummad on võrdsed, mängitakse lisavoore, kuni keegi on ees.
       *[shared] Võidab suurima kogusummaga { scorer }. Kui parimad kogusummad on võrdsed, jagatakse võit.
    }
