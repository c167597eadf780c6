## Cum se ia teancul de decartare și când nu se poate lua.

pile-routes =
    { $part ->
        [whole] În loc să tragă, un jucător poate lua tot teancul de decartare într-unul dintre aceste moduri:
       *[some] În loc să tragă, un jucător poate lua cărți din teancul de decartare într-unul dintre aceste moduri:
    }
pile-never-taken = Teancul de decartare nu se ia niciodată.
matching-naturals =
    { $count ->
        [one] o carte naturală din mână care se potrivește cu cartea de deasupra
        [few] { $count } cărți naturale din mână care se potrivesc cu cartea de deasupra
       *[other] { $count } de cărți naturale din mână care se potrivesc cu cartea de deasupra
    }
matching-pair =
    { $naturals ->
        [one] o carte naturală din mână care se potrivește cu cartea de deasupra
        [few] { $naturals } cărți naturale din mână care se potrivesc cu cartea de deasupra
       *[other] { $naturals } de cărți naturale din mână care se potrivesc cu cartea de deasupra
    }
joining-wilds =
    { $wilds ->
        [one] o carte universală
        [few] { $wilds } cărți universale
       *[other] { $wilds } de cărți universale
    }
wilds-alone =
    { $count ->
        [one] o carte universală din mână
        [few] { $count } cărți universale din mână
       *[other] { $count } de cărți universale din mână
    }
# Pentru ce formații e un mod de a lua, dacă nu pentru toate.
for-melds =
    { $melds ->
        [all] { "" }
       *[some] , pentru { $kind-one }
    }
pile-route-naturals = Cu { matching-naturals }{ for-melds }.
    .when = Cu { matching-naturals }{ for-melds }, dacă { $condition }{ end }
pile-route-both = Cu { matching-pair }, împreună cu { joining-wilds }{ for-melds }.
    .when = Cu { matching-pair }, împreună cu { joining-wilds }{ for-melds }, dacă { $condition }{ end }
pile-route-wilds = Cu { wilds-alone }{ for-melds }.
    .when = Cu { wilds-alone }{ for-melds }, dacă { $condition }{ end }
own-meld =
    { $melds ->
        [all] { $sides ->
            [solo] una dintre formațiile sale
           *[partners] o formație a echipei sale
        }
       *[some] { $sides ->
            [solo] { $kind-one } din fața sa
           *[partners] { $kind-one } a echipei sale
        }
    }
any-meld =
    { $melds ->
        [all] o formație nouă sau aflată deja pe masă
       *[some] { $kind-one }, nouă sau aflată deja pe masă
    }
pile-route-onto = Adăugând cartea de deasupra la { own-meld }.
    .when = Adăugând cartea de deasupra la { own-meld }, dacă { $condition }{ end }
pile-route-any = Etalând cartea de deasupra într-{ any-meld }.
    .when = Etalând cartea de deasupra într-{ any-meld }, dacă { $condition }{ end }
pile-route-nothing = Fără a etala cartea de deasupra: vine în mână odată cu celelalte.
    .when = Fără a etala cartea de deasupra, care vine în mână odată cu celelalte, dacă { $condition }{ end }
pile-whole = tot teancul
pile-top =
    { $count ->
        [one] numai o carte
        [few] primele { $count } cărți de deasupra
       *[other] primele { $count } de cărți de deasupra
    }
pile-top-agreed = atâtea cărți de deasupra câte a convenit masa
pile-top-amount = de deasupra, un număr de cărți egal cu { $quantity }
pile-top-in-table = de deasupra, un număr de cărți care depinde de { $quantity }
# Cât se ia unde alege jucătorul: de la numărul cel mai mic până la cel mai mare sau până la tot teancul.
pile-chosen = câte cărți de deasupra vrea jucătorul (cel puțin { $least }, cel mult { $most })
pile-chosen-open = câte cărți de deasupra vrea jucătorul (cel puțin { $least })
# Unde cărțile luate pot fi etalate chiar în mutarea care le ia; cele cerute vin oricum din mână.
pile-lent = { $taken } (toate pot fi etalate pe loc, împreună cu cartea de deasupra)
pile-part-naturals = { $taken }, cu { matching-naturals }{ for-melds }.
    .when = { $taken }, cu { matching-naturals }{ for-melds }, dacă { $condition }{ end }
pile-part-both = { $taken }, cu { matching-pair }, împreună cu { joining-wilds }{ for-melds }.
    .when = { $taken }, cu { matching-pair }, împreună cu { joining-wilds }{ for-melds }, dacă { $condition }{ end }
pile-part-wilds = { $taken }, cu { wilds-alone }{ for-melds }.
    .when = { $taken }, cu { wilds-alone }{ for-melds }, dacă { $condition }{ end }
pile-part-onto = { $taken }, adăugând cartea de deasupra la { own-meld }.
    .when = { $taken }, adăugând cartea de deasupra la { own-meld }, dacă { $condition }{ end }
pile-part-any = { $taken }, etalând cartea de deasupra într-{ any-meld }.
    .when = { $taken }, etalând cartea de deasupra într-{ any-meld }, dacă { $condition }{ end }
pile-part-nothing = { $taken }, fără a etala cartea de deasupra: vine în mână odată cu celelalte.
    .when = { $taken }, fără a etala cartea de deasupra, care vine în mână odată cu celelalte, dacă { $condition }{ end }
pile-rest =
    { $part ->
        [whole] Apoi restul teancului trece în mâna jucătorului.
       *[some] Apoi celelalte cărți luate trec în mâna jucătorului.
    }
pile-take =
    { $minimum ->
        [none] Cartea de deasupra se etalează pe loc în acest mod. { pile-rest }
       *[some] Cartea de deasupra se etalează pe loc în acest mod, cu alte formații din mână dacă le cere etalarea inițială. { pile-rest }
    }
pile-forbid = Teancul nu poate fi luat.
    .when = Teancul nu poate fi luat dacă { $condition }{ end }
pile-frozen = Teancul e întotdeauna înghețat.
    .when = Pentru jucătorul care îl vrea, teancul e înghețat cât timp { $condition }{ end }
pile-freeze-holds = O carte care îngheață teancul se pune de-a curmezișul, ca să se vadă. Acoperirea ei nu îl dezgheață; luarea teancului, da.
pile-part-thaws = Și luarea unei părți din teanc îl dezgheață.
pile-part-stays-frozen = Luarea unei părți din teanc nu îl dezgheață.
