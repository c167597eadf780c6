## Ce se întâmplă într-un joc, fiecare mutare într-o propoziție scurtă. `who` e `you` când mută cititorul.

narration-round = Runda { $number }: { $who ->
        [you] împarți tu.
       *[other] împarte { $name }.
    }
narration-reshuffle = Talonul se amestecă din nou.
narration-upcard = Se întoarce { $card }.
narration-draw =
    { $who ->
        [you] Tragi { draw-count }
       *[other] { $name } trage { draw-count }
    }
draw-count =
    { $count ->
        [0] fără a păstra vreo carte.
        [one] o carte.
        [few] { $count } cărți.
       *[other] { $count } de cărți.
    }
narration-redraw =
    { $who ->
        [you] Arunci { $card } pe teanc și tragi din nou.
       *[other] { $name } aruncă { $card } pe teanc și trage din nou.
    }
narration-drawn = Tragi { $cards }.
narration-stock-empty =
    { $who ->
        [you] Îți trebuie o carte, dar talonul e gol.
       *[other] { $name } are nevoie de o carte, dar talonul e gol.
    }
narration-aside =
    { $who ->
        [you] Pui deoparte { $cards }.
        [many] { $name } pun deoparte { $cards }.
       *[other] { $name } pune deoparte { $cards }.
    }
narration-take-with =
    { $who ->
        [you] Iei teancul ({ $pile }) cu { $cards }.
       *[other] { $name } ia teancul ({ $pile }) cu { $cards }.
    }
narration-take-to =
    { $who ->
        [you] Iei teancul ({ $pile }) la formația de { $meld }.
       *[other] { $name } ia teancul ({ $pile }) la formația de { $meld }.
    }
narration-take-to-with =
    { $who ->
        [you] Iei teancul ({ $pile }) la formația de { $meld }, cu { $cards }.
       *[other] { $name } ia teancul ({ $pile }) la formația de { $meld }, cu { $cards }.
    }
narration-lay =
    { $who ->
        [you] Etalezi { $cards }.
       *[other] { $name } etalează { $cards }.
    }
narration-add =
    { $who ->
        [you] Adaugi { $cards } la { $meld }.
       *[other] { $name } adaugă { $cards } la { $meld }.
    }
narration-lay-off =
    { $who ->
        [you] Adaugi { $cards } la formația celorlalți, { $meld }.
       *[other] { $name } adaugă { $cards } la formația celorlalți, { $meld }.
    }
narration-canasta = Se încheie { $kind-one }: { $meld }.
narration-discard =
    { $who ->
        [you] Decartezi { $card }.
       *[other] { $name } decartează { $card }.
    }
narration-frozen = Teancul e înghețat.
narration-blocked = Teancul e blocat.
narration-ask =
    { $who ->
        [you] Întrebi dacă poți închide.
       *[other] { $name } întreabă dacă poate închide.
    }
narration-yes =
    { $who ->
        [you] Spui da.
       *[other] { $name } spune da.
    }
narration-no =
    { $who ->
        [you] Spui nu.
       *[other] { $name } spune nu.
    }
narration-swap =
    { $who ->
        [you] Pui { $card } în { $meld } și iei { $wild }.
       *[other] { $name } pune { $card } în { $meld } și ia { $wild }.
    }
narration-swap-of-others =
    { $who ->
        [you] Pui { $card } în formația celorlalți, { $meld }, și iei { $wild }.
       *[other] { $name } pune { $card } în formația celorlalți, { $meld }, și ia { $wild }.
    }
narration-join =
    { $who ->
        [you] Unești două formații: { $meld }.
       *[other] { $name } unește două formații: { $meld }.
    }
narration-look =
    { $who ->
        [you] Vezi { $reserve }.
       *[other] { $name } vede { $reserve }.
    }
narration-reserve =
    { $who ->
        [you] Iei în mână { $reserve }.
       *[other] { $name } ia în mână { $reserve }.
    }
narration-pass =
    { $who ->
        [you] Pasezi.
       *[other] { $name } pasează.
    }
narration-out =
    { $who ->
        [you] Închizi.
       *[other] { $name } închide.
    }
narration-out-concealed =
    { $who ->
        [you] Închizi în mână.
       *[other] { $name } închide în mână.
    }
narration-end-stock = Talonul s-a terminat și runda se încheie.
narration-end-stuck = Nu se poate decarta nimic și runda se încheie.
narration-end-rule = Runda s-a încheiat: { $rule }
narration-winner =
    { $who ->
        [you] Câștigi. Puncte: { $points }.
        [many] { $name } câștigă. Puncte: { $points }.
       *[other] { $name } câștigă. Puncte: { $points }.
    }
narration-shared = { $names } împart victoria. Puncte: { $points }.
narration-unfinished = Jocul nu s-a încheiat încă.
narration-take =
    { $who ->
        [you] Iei teancul ({ $pile }).
       *[other] { $name } ia teancul ({ $pile }).
    }
narration-show =
    { $who ->
        [you] Arăți o mână întreagă: { $hand }.
       *[other] { $name } arată o mână întreagă: { $hand }.
    }
