## De ce este refuzată o mutare: câte un mesaj pentru fiecare regulă pe care o poate încălca, spus jucătorului.

refusal-ways = Moduri de a-l lua:
refusal-found = Acum, { $quantity }: { $count }.

refusal-table-round-over = Runda s-a încheiat.
refusal-turn-order = Nu e rândul tău. E rândul jucătorului { $seat }.
refusal-turn-phase =
    { $phase ->
        [draw] Întâi trage din talon sau ia teancul.
        [meld] Ai tras deja: etalează dacă vrei, apoi decartează.
        [discard] Ai început să decartezi: continuă sau încheie-ți tura.
        [answer] Întâi trebuie să răspundă partenerul.
        [chance] Întâi trebuie amestecate cărțile.
       *[over] Jocul s-a încheiat.
    }
refusal-turn-draw-forbidden = Acum nu poți trage: trebuie să iei teancul.
refusal-turn-discard-forbidden = Acum nu poți decarta { $card }.
refusal-turn-no-discard-left = Ai rămâne cu cărți dintre care niciuna nu poate fi decartată. Păstrează una care poate.
refusal-turn-pass = Poți pasa numai dacă nu ai ce decarta și nici ce pune deoparte mai întâi.
refusal-turn-redraw = Nu ai tras acum nicio carte care să poată fi aruncată înapoi.
refusal-turn-redraw-closed = Acum nu poți arunca înapoi această carte ca să tragi alta.
refusal-cards-held = Nu ai { $missing }.
refusal-cards-expose = Nu poți pune deoparte { $card }.
refusal-cards-order = Acestea nu sunt cărțile care trebuie amestecate.
refusal-deal-look = Acum nu poți vedea { $reserve }.
refusal-melds-no-kind = Din aceste cărți nu se poate face nicio formație: { $cards }.
refusal-melds-begin = Acum nu poți începe { $kind-one }.
refusal-melds-size =
    .min = Pentru { $kind-one } trebuie cel puțin { limit-cards }; aici ar fi { $found }.
    .max = Pentru { $kind-one } sunt îngăduite cel mult { limit-cards }; aici ar fi { $found }.
limit-cards =
    { $limit ->
        [one] o carte
        [few] { $limit } cărți
       *[other] { $limit } de cărți
    }
refusal-melds-naturals =
    { $limit ->
        [one] Pentru { $kind-one } trebuie cel puțin o carte naturală; aici ar fi { $found }.
        [few] Pentru { $kind-one } trebuie cel puțin { $limit } cărți naturale; aici ar fi { $found }.
       *[other] Pentru { $kind-one } trebuie cel puțin { $limit } de cărți naturale; aici ar fi { $found }.
    }
refusal-melds-wilds =
    { $limit ->
        [0] Pentru { $kind-one } nu sunt îngăduite cărți universale; aici ar fi { $found }.
        [one] Pentru { $kind-one } e îngăduită cel mult o carte universală; aici ar fi { $found }.
        [few] Pentru { $kind-one } sunt îngăduite cel mult { $limit } cărți universale; aici ar fi { $found }.
       *[other] Pentru { $kind-one } sunt îngăduite cel mult { $limit } de cărți universale; aici ar fi { $found }.
    }
refusal-melds-sequence = Aceste cărți nu fac o suită: { $cards }.
refusal-melds-onto =
    { $sides ->
        [solo] Nu ai nicio formație care să primească { $cards }.
       *[partners] Echipa ta nu are nicio formație care să primească { $cards }.
    }
refusal-melds-swap = Nu există nicio carte de acest fel care să se poată lua în schimb pentru { $cards }.
refusal-melds-swap-closed = Acum nu poți lua această carte.
refusal-melds-join = Aceste două formații nu pot fi unite.
refusal-melds-lay-off = Ceilalți nu au nicio formație care să primească { $cards }.
refusal-melds-lay-off-closed = Acum nu poți adăuga cărți la această formație a celorlalți.
refusal-melds-limit = Această formație nu este îngăduită.
refusal-melds-minimum =
    { $points ->
        [one] { $points } punct: până la minimul pentru etalarea inițială, { $minimum }, mai lipsesc { $short }. Etalează deodată și alte formații.
        [few] { $points } puncte: până la minimul pentru etalarea inițială, { $minimum }, mai lipsesc { $short }. Etalează deodată și alte formații.
       *[other] { $points } de puncte: până la minimul pentru etalarea inițială, { $minimum }, mai lipsesc { $short }. Etalează deodată și alte formații.
    }
refusal-melds-demand = Nu e destul pentru etalarea inițială.
refusal-pile-empty = Teancul de decartare e gol.
refusal-pile-forbidden = Acum nu poți lua teancul.
refusal-pile-blocked = Teancul e blocat în această tură: trebuie să tragi.
refusal-pile-route = Teancul nu poate fi luat cu aceste cărți.
refusal-pile-route-closed = Acum nu poți lua teancul în acest mod.
refusal-pile-amount =
    { $form ->
        [fixed] În acest mod se iau { count-taken }: nu spune niciun număr.
        [none] Teancul are prea puține cărți: ar trebui luate cel puțin { $least }.
       *[chosen] Spune câte cărți iei: de la { $least } la { $most }.
    }
count-taken =
    { $most ->
        [one] o carte
        [few] { $most } cărți
       *[other] { $most } de cărți
    }
refusal-going-out-forbidden = Acum nu poți închide.
refusal-going-out-needs = Încă nu poți închide.
refusal-going-out-discard-required = Ultima carte trebuie decartată. Păstrează una pentru decartare.
refusal-going-out-discard-forbidden = Ultima carte nu poate fi decartată. Etaleaz-o.
refusal-going-out-last-card = Nu se poate închide decartând { $card }.
refusal-going-out-refused = Partenerul a refuzat: nu poți închide în această tură.
refusal-going-out-ask-first = Întâi întreabă-ți partenerul dacă poți închide.
refusal-going-out-ask = Acum nu poți întreba.
refusal-going-out-hand = Mâna arătată nu este aceasta ori nu poate fi arătată acum: { $hand }.
