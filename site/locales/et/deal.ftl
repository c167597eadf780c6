## Mida jagatakse enne mängu algust.

deal-hand =
    { $count ->
        [one] Iga mängija saab { $count } kaardi.
       *[other] Iga mängija saab { $count } kaarti.
    }
    .formula = Igale mängijale jagatavate kaartide arv: { $quantity }.
    .table = Igale mängijale jagatavate kaartide arvu määrab { $quantity }:

reserve-owner =
    { $owner ->
        [seat] Iga mängija
       *[side] Iga { side }
    }
deal-reserve = { reserve-owner } saab veel { $reserve-gen }, kus on { count-cards }, pildid all. Keegi ei tohi neid vaadata enne, kui reegel seda lubab.
    .formula = { reserve-owner } saab veel { $reserve-gen }, pildid all. Selle kaartide arv: { $quantity }. Keegi ei tohi neid vaadata enne, kui reegel seda lubab.
    .table = { reserve-owner } saab veel { $reserve-gen }, pildid all. Keegi ei tohi neid kaarte vaadata enne, kui reegel seda lubab. Nende arvu määrab { $quantity }:
deal-reserve-common = Laua keskele jagatakse pildid all { $reserve }, kus on { count-cards }. See ei kuulu kellelegi: selle võtab see, kes saab esimesena selleks õiguse.
    .formula = Laua keskele jagatakse pildid all { $reserve }. Selle kaartide arv: { $quantity }. See ei kuulu kellelegi: selle võtab see, kes saab esimesena selleks õiguse.
    .table = Laua keskele jagatakse pildid all { $reserve }. See ei kuulu kellelegi: selle võtab see, kes saab esimesena selleks õiguse. Selle kaartide arvu määrab { $quantity }:
deal-reserve-only = { $reserve } jagatakse ainult siis, kui { $condition }{ end }
deal-upcard = Ülejäänud kaardid, pildid all, moodustavad tõmbepaki. Selle ülemine kaart pööratakse paki kõrval pilt üles: see on viskehunniku esimene pealmine kaart.
deal-pile =
    { $count ->
        [one] Pealmise kaardi alla pannakse pilt all veel { $count } kaart. See kuulub hunnikusse ja keegi ei tohi seda vaadata enne, kui hunnik võetakse.
       *[other] Pealmise kaardi alla pannakse pildid all veel { $count } kaarti. Need kuuluvad hunnikusse ja keegi ei tohi neid vaadata enne, kui hunnik võetakse.
    }
    .formula = Pealmise kaardi alla pannakse pildid all veel kaarte; nende arv: { $quantity }. Need kuuluvad hunnikusse ja keegi ei tohi neid vaadata enne, kui hunnik võetakse.
    .table = Pealmise kaardi alla pannakse pildid all veel kaarte. Need kuuluvad hunnikusse ja keegi ei tohi neid vaadata enne, kui hunnik võetakse. Nende arvu määrab { $quantity }:
deal-no-upcard = Ülejäänud kaardid, pildid all, moodustavad tõmbepaki. Viskehunnik on alguses tühi.

# Vormid: gen omastav, part osastav.
reserve-kitty = lisakäsi
    .gen = lisakäe
    .part = lisakätt
reserve-any = reserv
    .gen = reservi
    .part = reservi
reserve-pozzetto = pozzetto
    .gen = pozzetto
    .part = pozzettot
reserve-large-pozzetto = suur pozzetto
    .gen = suure pozzetto
    .part = suurt pozzettot
reserve-small-pozzetto = väike pozzetto
    .gen = väikese pozzetto
    .part = väikest pozzettot
reserve-first-morto = esimene morto
    .gen = esimese morto
    .part = esimest mortot
reserve-second-morto = teine morto
    .gen = teise morto
    .part = teist mortot
reserve-foot = jalg
    .gen = jala
    .part = jalga
reserve-other = { $name }
    .gen = { $name }
    .part = { $name }
