## Ce se întâmplă și ce urmează.

reaction = Când { $event }, { $effect }.
    .when = Când { $event }, { $effect }, dar numai dacă { $condition }{ end }
reaction-amount = Mărimea depinde de { $quantity }:
reaction-leave = Contează dacă acest lucru e valabil când se pune cartea deoparte, nu când vine în mână.

event-deal = unui jucător i se împarte { $cards-one }
event-draw = din talon se trage { $cards-one }
event-deal-or-draw = un jucător primește la împărțire sau trage din talon { $cards-one }
event-take = odată cu teancul vine în mână { $cards-one }
event-reserve = odată cu { $reserve } vine în mână { $cards-one }
event-deal-draw-or-reserve = un jucător primește la împărțire, trage din talon sau ia odată cu { $reserve } { $cards-one }
event-deal-draw-or-take = un jucător primește la împărțire, trage din talon sau ia odată cu teancul { $cards-one }
event-any-way = vine în mână, oricum ar fi, { $cards-one }
event-take-or-reserve = odată cu teancul sau cu { $reserve } vine în mână { $cards-one }
event-upcard = prima carte întoarsă pe teanc e { $cards-one }
event-discard = se decartează { $cards-one }
event-expose = se pune deoparte, cu fața în sus, { $cards-one }
event-meld = un jucător etalează
event-canasta = un jucător încheie o canastă
event-canasta-of = un jucător încheie { $kind-one }
event-opening =
    { $sides ->
        [solo] un jucător își face etalarea inițială
       *[partners] o echipă își face etalarea inițială
    }
event-pile-taken = se ia teancul
event-hand-emptied = un jucător nu mai are cărți în mână
event-stock-emptied = se trage ultima carte din talon
event-going-out = un jucător închide
event-turn-end = se încheie o tură
event-look = un jucător vede o rezervă
event-look-of = un jucător vede { $reserve }

effect-expose = cartea se pune deoparte cu fața în sus
effect-may-expose = jucătorul poate păstra cartea și o poate pune deoparte, cu fața în sus, în orice tură, după tragere
effect-replace = se ia în loc următoarea carte din talon
effect-cover = peste această carte se întoarce alta, pentru care e valabil același lucru
effect-return = cartea se pune la loc în talon, acesta se amestecă și se întoarce altă carte
effect-freeze-until-taken = teancul e înghețat până când e luat
effect-freeze =
    { $count ->
        [one] teancul e înghețat pentru următoarea tură
        [few] teancul e înghețat pentru următoarele { $count } ture
       *[other] teancul e înghețat pentru următoarele { $count } de ture
    }
effect-freeze-once-round = teancul e înghețat până când i-a venit fiecăruia rândul
effect-freeze-as-long = teancul e înghețat pentru un număr de ture egal cu { $quantity }
effect-freeze-by-table = teancul e înghețat pentru un număr de ture după { $quantity }
effect-block-once-round = teancul nu poate fi luat până când i-a venit fiecăruia rândul
effect-block-as-long = teancul nu poate fi luat timp de un număr de ture egal cu { $quantity }
effect-block-by-table = teancul nu poate fi luat timp de un număr de ture după { $quantity }
effect-block =
    { $count ->
        [1] jucătorul următor nu poate lua teancul
        [one] teancul nu poate fi luat în următoarea tură ({ $count })
        [few] teancul nu poate fi luat în următoarele { $count } ture
       *[other] teancul nu poate fi luat în următoarele { $count } de ture
    }
effect-look = jucătorul poate vedea { $reserve }
effect-take-reserve = jucătorul ia { $reserve }
effect-draw = jucătorul mai trage din talon { $amount }
effect-penalty = { side.def } plătește { $amount }
effect-award = { side.def } câștigă { $amount }
effect-reshuffle = tot teancul în afară de cartea de deasupra se amestecă și devine talon, iar teancul nu mai e înghețat
effect-reserve-to-stock = { $reserve } devine talon, dacă se mai află pe masă
effect-play-alone = jucătorul joacă singur până la sfârșitul rundei, iar toți ceilalți fac o singură echipă și își pun formațiile laolaltă
effect-end-round = runda se încheie pe loc și se socotește
effect-end-round-after-the-others = fiecare dintre ceilalți mai are o tură, apoi runda se încheie și se socotește
effect-end-round-after-once-round = fiecare mai are o tură, apoi runda se încheie și se socotește
effect-end-round-after-as-long = runda se încheie și se socotește după un număr de ture egal cu { $quantity }
effect-end-round-after-by-table = runda se încheie și se socotește după un număr de ture, după { $quantity }
effect-end-round-after =
    { $count ->
        [one] runda se încheie și se socotește după încă o tură
        [few] runda se încheie și se socotește după încă { $count } ture
       *[other] runda se încheie și se socotește după încă { $count } de ture
    }
