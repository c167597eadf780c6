## Ce se poate pune pe masă și cât trebuie să atingă prima etalare a unei runde.

meld-kind-sets = terțe
    .one = o terță
    .name = terță
meld-kind-sevens = formații de șeptari
    .one = o formație de șeptari
    .name = formație de șeptari
meld-kind-wilds = formații universale
    .one = o formație universală
    .name = formație universală
meld-kind-sequences = suite
    .one = o suită
    .name = suită
meld-kind-runs = suite
    .one = o suită
    .name = suită
meld-kind-books = terțe
    .one = o terță
    .name = terță
meld-kind-black-threes = formații de treiari negri
    .one = o formație de treiari negri
    .name = formație de treiari negri
meld-kind-ace-sets = terțe de ași
    .one = o terță de ași
    .name = terță de ași
meld-kind-high-sets = terțe de ași, regi sau treiari
    .one = o terță de ași, regi sau treiari
    .name = terță de ași, regi sau treiari
meld-kind-other = formații „{ $name }”
    .one = o formație „{ $name }”
    .name = formație „{ $name }”

melds-belong =
    { $sides ->
        [solo] Fiecare jucător are formațiile sale și nimeni nu poate adăuga la ale altuia. Jucători diferiți pot avea formații de același rang.
       *[partners] Formațiile aparțin echipei: partenerii adaugă unul la formațiile celuilalt, dar nimeni nu poate adăuga la formațiile altei echipe. Echipe diferite pot avea formații de același rang.
    }
melds-belong-open =
    { $sides ->
        [solo] Fiecare jucător are formațiile sale. Jucători diferiți pot avea formații de același rang.
       *[partners] Formațiile aparțin echipei: partenerii adaugă unul la formațiile celuilalt. Echipe diferite pot avea formații de același rang.
    }
melds-kind-set = Din { $cards } se fac { $kind }, fiecare de un singur rang:
melds-kind-rank = Din { $cards } se fac { $kind }:
melds-kind-sequence = Din { $cards } se fac { $kind }, fiecare într-o singură culoare și în ordine:
melds-kind-identical = Din { $cards } se fac { $kind }, fiecare de un singur rang și într-o singură culoare:
melds-kind-wild = Numai din cărți universale se fac { $kind }:
melds-size =
    { $count ->
        [one] Cel puțin { $count } carte, fără limită de sus.
        [few] Cel puțin { $count } cărți, fără limită de sus.
       *[other] Cel puțin { $count } de cărți, fără limită de sus.
    }
melds-size-range =
    { $high ->
        [one] De la { $low } la { $high } carte.
        [few] De la { $low } la { $high } cărți.
       *[other] De la { $low } la { $high } de cărți.
    }
melds-size-exactly = Exact { count-cards }.
melds-naturals =
    { $count ->
        [one] Cel puțin o carte naturală.
        [few] Cel puțin { $count } cărți naturale.
       *[other] Cel puțin { $count } de cărți naturale.
    }
melds-wilds =
    { $count ->
        [0] Fără cărți universale.
        [one] Cel mult o carte universală.
        [few] Cel mult { $count } cărți universale.
       *[other] Cel mult { $count } de cărți universale.
    }
melds-wilds-unlimited = Oricâte cărți universale.
melds-wild-by-card = Când se adaugă cartea al cărei loc îl ține o carte universală, aceasta din urmă trece la un capăt. În schimb, { $cards-def } rămân unde se află, iar cartea al cărei loc îl țin nu mai încape.
melds-per-rank-set =
    { $number ->
        [one] Fiecare { side } are o singură asemenea formație de un rang; celelalte cărți de acel rang se adaugă la ea.
        [one-open] Fiecare { side } poate avea o singură formație neterminată de un rang; după ce a devenit canastă, se poate începe alta.
       *[any] Fiecare { side } poate avea mai multe asemenea formații de un rang.
    }
melds-per-rank-sequence =
    { $number ->
        [one] Fiecare { side } are o singură asemenea formație într-o culoare; celelalte cărți din acea culoare se adaugă la ea.
        [one-open] Fiecare { side } poate avea o singură formație neterminată într-o culoare; după ce a devenit canastă, se poate începe alta.
       *[any] Fiecare { side } poate avea mai multe asemenea formații într-o culoare.
    }
melds-per-rank-identical =
    { $number ->
        [one] Fiecare { side } are o singură asemenea formație de un rang și într-o culoare; celelalte cărți la fel se adaugă la ea.
        [one-open] Fiecare { side } poate avea o singură formație neterminată de un rang și într-o culoare; după ce a devenit canastă, se poate începe alta.
       *[any] Fiecare { side } poate avea mai multe asemenea formații de un rang și într-o culoare.
    }
melds-per-rank-wild =
    { $number ->
        [one] Fiecare { side } are o singură asemenea formație.
        [one-open] Fiecare { side } poate avea o singură formație neterminată; după ce a devenit canastă, se poate începe alta.
       *[any] Fiecare { side } poate avea mai multe asemenea formații.
    }
melds-order = Ordinea urcă de la { $low-name } la { $high-name }.
melds-order-own = Ordinea, de la mic la mare: { $ranks-name }.
melds-either-end = La oricare dintre capete poate sta { $ranks-one }.
melds-own-place = La locul propriu, în culoarea formației, { $ranks-one } poate conta ca atare; atunci nu e carte universală.
melds-wild-slides = Când se adaugă cartea al cărei loc îl ține o carte universală, aceasta din urmă trece la un capăt.
melds-wild-stays = O carte universală rămâne unde se află; cartea al cărei loc îl ține nu mai încape.
melds-canasta = Cu destule cărți devine canastă.
melds-no-canasta = Nu se socotește niciodată canastă.
melds-join =
    { $make ->
        [sequence] { side.def } poate uni două asemenea formații care se continuă în aceeași culoare, oricând în tură după tragere.
        [identical] { side.def } poate uni două asemenea formații de același rang și aceeași culoare, oricând în tură după tragere.
        [wild] { side.def } poate uni două asemenea formații, oricând în tură după tragere.
       *[set] { side.def } poate uni două asemenea formații de același rang, oricând în tură după tragere.
    }
melds-exchange = { exchange-offer }. { exchange-place }
    .when = { exchange-place } { exchange-offer }, dacă { $condition }{ end }
exchange-offer = După tragere, un jucător poate lua { $cards-one } dintr-{ exchange-melds }, punând în loc cartea înlocuită
exchange-place = Într-o terță, o carte universală ține locul oricărei cărți de rangul ei.
exchange-melds =
    { $whose ->
        [own] { exchange-kind } { side.own }
        [others] { exchange-kind } { side.of-other }
       *[any] { exchange-kind } { side.of-any }
    }
exchange-kind =
    { $melds ->
        [all] o formație
       *[some] { $kind-one }
    }
melds-lay-off = { lay-off-offer }. { lay-off-points }
    .when = { lay-off-points } { lay-off-offer }, dacă { $condition }{ end }
lay-off-offer = După tragere, un jucător poate adăuga cărți la { exchange-kind } { side.of-other }
lay-off-points =
    { $credit ->
        [player] O carte adăugată la o formație { side.of-other } se socotește celui care a pus-o, nu { side.whose }.
       *[owner] O carte adăugată la o formație { side.of-other } se socotește { side.whose }.
    }
melds-begin = Se poate începe numai dacă { $condition }{ end }
melds-limit = Se pot etala cărți într-o formație sau adăuga la ea numai dacă { $condition }{ end }
    .when = Dacă { $premise }, se pot etala sau adăuga cărți numai dacă { $condition }{ end }
    .whenever = Se pot etala cărți într-o formație sau adăuga la ea numai dacă { $condition }. Regula e valabilă de fiecare dată când { $premise }{ end }

initial-meld =
    { $holder ->
        [player] Etalarea inițială a unui jucător, prima din rundă,
       *[side] Etalarea inițială a { side.a-gen }, prima din rundă,
    }
melds-minimum =
    { $count ->
        [0] Pentru etalarea inițială nu se cere un minim de puncte.
       *[other] { initial-meld } trebuie să valoreze cel puțin { count-points }.
    }
    .formula = Minimul de puncte pentru etalarea inițială a { $holder ->
        [player] unui jucător
       *[side] { side.a-gen }
    }, prima din rundă: { $quantity }.
    .table = { initial-meld } trebuie să atingă un minim care depinde de { $quantity }:
melds-counting = Pentru a-l atinge se pot etala deodată mai multe formații. Contează valoarea cărților din ele, nu și bonusurile pentru canaste sau pentru cărțile bonus. { $upcard ->
        [counts] Din teancul luat contează numai cartea de deasupra.
       *[does-not-count] Din teancul luat nu contează nimic, nici măcar cartea de deasupra.
    }
melds-exempt = Nu se cere niciun minim.
    .when = Nu se cere niciun minim dacă { $condition }{ end }
melds-demand = Etalarea inițială se poate face numai dacă { $condition }{ end }
    .when = Dacă { $premise }, etalarea inițială se poate face numai dacă { $condition }{ end }
    .whenever = Etalarea inițială se poate face numai dacă { $condition }. Regula e valabilă de fiecare dată când { $premise }{ end }
demand-when = Regula următoare e valabilă numai dacă { $condition }{ end }
