## Ce se împarte înainte de a începe jocul.

deal-hand = Fiecare jucător primește { count-cards }.
    .formula = Numărul de cărți împărțite fiecărui jucător: { $quantity }.
    .table = Numărul de cărți împărțite fiecărui jucător depinde de { $quantity }:

reserve-owner =
    { $owner ->
        [seat] Fiecare jucător
       *[side] Fiecare { side }
    }
deal-reserve = { reserve-owner } mai primește, cu fața în jos, { $reserve-one } de { count-cards }. Nimeni nu se poate uita la aceste cărți înainte ca o regulă să îi dea voie.
    .formula = { reserve-owner } mai primește, cu fața în jos, { $reserve-one }. Numărul cărților: { $quantity }. Nimeni nu se poate uita la ele înainte ca o regulă să îi dea voie.
    .table = { reserve-owner } mai primește, cu fața în jos, { $reserve-one }. Nimeni nu se poate uita la aceste cărți înainte ca o regulă să îi dea voie. Numărul lor depinde de { $quantity }:
deal-reserve-common = În mijlocul mesei se pune, cu fața în jos, { $reserve-one } de { count-cards }. Cărțile nu aparțin nimănui: le ia cel care are primul dreptul la ele.
    .formula = În mijlocul mesei se pune, cu fața în jos, { $reserve-one }. Numărul cărților: { $quantity }. Nu aparțin nimănui: le ia cel care are primul dreptul la ele.
    .table = În mijlocul mesei se pune, cu fața în jos, { $reserve-one }. Cărțile nu aparțin nimănui: le ia cel care are primul dreptul la ele. Numărul lor depinde de { $quantity }:
deal-reserve-only = Se împarte { $reserve } numai dacă { $condition }{ end }
deal-upcard = Restul cărților, cu fața în jos, formează talonul. Prima lui carte se întoarce alături, cu fața în sus, și începe teancul de decartare.
deal-pile =
    { $count ->
        [one] Încă o carte se pune, cu fața în jos, sub cartea de deasupra. Ține de teanc și nimeni nu se poate uita la ea înainte ca teancul să fie luat.
        [few] Încă { $count } cărți se pun, cu fața în jos, sub cartea de deasupra. Țin de teanc și nimeni nu se poate uita la ele înainte ca teancul să fie luat.
       *[other] Încă { $count } de cărți se pun, cu fața în jos, sub cartea de deasupra. Țin de teanc și nimeni nu se poate uita la ele înainte ca teancul să fie luat.
    }
    .formula = Sub cartea de deasupra se mai pun cărți cu fața în jos; numărul lor: { $quantity }. Țin de teanc și nimeni nu se poate uita la ele înainte ca teancul să fie luat.
    .table = Sub cartea de deasupra se mai pun cărți cu fața în jos. Țin de teanc și nimeni nu se poate uita la ele înainte ca teancul să fie luat. Numărul lor depinde de { $quantity }:
deal-no-upcard = Restul cărților, cu fața în jos, formează talonul. La început, teancul de decartare e gol.

# Formele: prima cu articol hotărât, one cu articol nehotărât, in „în picior”.
reserve-kitty = mâna a doua
    .one = o a doua mână
    .in = în mâna a doua
reserve-any = rezerva
    .one = o rezervă
    .in = în rezervă
reserve-pozzetto = pozzettoul
    .one = un pozzetto
    .in = în pozzetto
reserve-small-pozzetto = pozzettoul mic
    .one = un pozzetto mic
    .in = în pozzettoul mic
reserve-large-pozzetto = pozzettoul mare
    .one = un pozzetto mare
    .in = în pozzettoul mare
reserve-first-morto = primul morto
    .one = un prim morto
    .in = în primul morto
reserve-second-morto = al doilea morto
    .one = un al doilea morto
    .in = în al doilea morto
reserve-foot = piciorul
    .one = un picior
    .in = în picior
reserve-other = rezerva „{ $name }”
    .one = o rezervă „{ $name }”
    .in = în rezerva „{ $name }”
