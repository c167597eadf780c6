## Cine își poate goli mâna și cum.

going-out-what =
    { $refill ->
        [none] Jucătorul care joacă ultima carte din mână închide, iar runda se încheie.
       *[reserve] Jucătorul care joacă ultima carte din mână, fără să mai aibă vreo rezervă de luat, închide, iar runda se încheie.
    }
going-out-forbid = Nimeni nu poate închide.
    .when = Nimeni nu poate închide cât timp { $condition }{ end }
going-out-needs = Închiderea e permisă numai dacă { $condition }{ end }
    .when = Dacă { $premise }, închiderea e permisă numai dacă { $condition }{ end }
    .whenever = Închiderea e permisă numai dacă { $condition }. Regula e valabilă de fiecare dată când { $premise }{ end }
going-out-needs-all = Închiderea e permisă numai dacă sunt îndeplinite toate aceste condiții:
going-out-need = { $condition }.
going-out-no-needs = Pentru închidere nu se cere nimic deosebit.
going-out-keep =
    { $refill ->
        [none] Cine nu poate închide trebuie să păstreze o carte în mână: nici etalând, nici decartând nu are voie să o joace pe ultima.
       *[reserve] Cine nu poate închide și nu mai are nicio rezervă de luat trebuie să păstreze o carte în mână: nici etalând, nici decartând nu are voie să o joace pe ultima.
    }
going-out-last-card =
    { $discard ->
        [optional] Ultima carte poate fi decartată sau etalată.
        [required] Ultima carte trebuie decartată: jucătorul le etalează pe toate celelalte și o păstrează pe aceasta pentru decartare.
       *[forbidden] Ultima carte nu poate fi decartată: trebuie etalată toată mâna.
    }
going-out-last-forbid = Ultima carte decartată nu poate fi { $cards-one }.
    .when = Ultima carte decartată nu poate fi { $cards-one } cât timp { $condition }{ end }
going-out-ask =
    { $ask ->
        [none] Nimeni nu își întreabă partenerul înainte de a închide.
        [optional] Înainte de a închide, un jucător își poate întreba partenerul dacă are voie; răspunsul îl obligă în acea tură.
       *[required] Înainte de a închide, un jucător trebuie să își întrebe partenerul dacă are voie; răspunsul îl obligă în acea tură.
    }
going-out-ask-limit =
    { $limit ->
        [turn] Întrebarea se poate pune o dată într-o tură.
       *[round] Întrebarea se poate pune o dată într-o rundă.
    }
going-out-concealed = Orice închidere se socotește închidere în mână.
    .when = Închiderea se socotește închidere în mână dacă { $condition }{ end }

special-hand-pairs = perechi
    .name = perechi
special-hand-wild-pairs = perechi universale
    .name = perechi universale
special-hand-miami-pairs = perechi Miami
    .name = perechi Miami
special-hand-straight = o chintă
    .name = chintă
special-hand-zip-code = un cod poștal
    .name = cod poștal
special-hand-garbage = amestecătură
    .name = amestecătură
special-hand-blast-off = o lansare
    .name = lansare
special-hand-triples = triplete
    .name = triplete
special-hand-quads = cvartete
    .name = cvartete
special-hand-dream-four = un vis cu patru cărți universale
    .name = vis cu patru cărți universale
special-hand-dream-five = un vis cu cinci cărți universale
    .name = vis cu cinci cărți universale
special-hand-other = mâna „{ $name }”
    .name = { $name }
hand-group =
    { $size ->
        [1] { $count ->
            [one] o carte singură
            [few] { $count } cărți singure, fiecare de alt rang
           *[other] { $count } de cărți singure, fiecare de alt rang
        }
        [2] { $count ->
            [one] o pereche
            [few] { $count } perechi
           *[other] { $count } de perechi
        }
       *[other] { $count ->
            [one] un grup de { $size } cărți de același rang
            [few] { $count } grupuri de câte { $size } cărți de același rang
           *[other] { $count } de grupuri de câte { $size } cărți de același rang
        }
    }
going-out-hands = Un jucător poate închide și arătând o mână întreagă după unul dintre aceste modele; jokerii se socotesc un rang aparte:
going-out-hand = { $hand-name } ({ hand-groups }).
    .when = { $hand-name } ({ hand-groups }), dacă { $condition }{ end }
hand-groups =
    { $wilds ->
        [together] { $groups }, cu toate cărțile universale socotite de un singur fel
       *[by-rank] { $groups }
    }
