## Când devine canastă o formație, de ce fel e și ce aduce.

canasta-kind-natural = canaste naturale
    .one = o canastă naturală
    .name = canastă naturală
canasta-kind-mixed = canaste mixte
    .one = o canastă mixtă
    .name = canastă mixtă
canasta-kind-sevens = canaste de șeptari
    .one = o canastă de șeptari
    .name = canastă de șeptari
canasta-kind-wild = canaste universale
    .one = o canastă universală
    .name = canastă universală
canasta-kind-red = canaste roșii
    .one = o canastă roșie
    .name = canastă roșie
canasta-kind-black = canaste negre
    .one = o canastă neagră
    .name = canastă neagră
canasta-kind-pure = canaste pure
    .one = o canastă pură
    .name = canastă pură
canasta-kind-impure = canaste impure
    .one = o canastă impură
    .name = canastă impură
canasta-kind-samba = sambe
    .one = o samba
    .name = samba
canasta-kind-bolivia = canaste bolivia
    .one = o bolivia
    .name = bolivia
canasta-kind-escalera = canaste escalera
    .one = o escalera
    .name = escalera
canasta-kind-dirty-royal = canaste regale murdare
    .one = o canastă regală murdară
    .name = canastă regală murdară
canasta-kind-dirty-super = supercanaste murdare
    .one = o supercanastă murdară
    .name = supercanastă murdară
canasta-kind-loosely-semi-clean = canaste semicurate în sens larg
    .one = o canastă semicurată în sens larg
    .name = canastă semicurată în sens larg
canasta-kind-royal = canaste regale
    .one = o canastă regală
    .name = canastă regală
canasta-kind-semi-clean = canaste semicurate
    .one = o canastă semicurată
    .name = canastă semicurată
canasta-kind-super = supercanaste
    .one = o supercanastă
    .name = supercanastă
canasta-kind-clean = canaste curate
    .one = o canastă curată
    .name = canastă curată
canasta-kind-dirty = canaste murdare
    .one = o canastă murdară
    .name = canastă murdară
canasta-kind-aces = canaste de ași
    .one = o canastă de ași
    .name = canastă de ași
canasta-kind-natural-sevens = canaste naturale de șeptari
    .one = o canastă naturală de șeptari
    .name = canastă naturală de șeptari
canasta-kind-mixed-sevens = canaste mixte de șeptari
    .one = o canastă mixtă de șeptari
    .name = canastă mixtă de șeptari
canasta-kind-seven-twos = canaste de șapte doiari
    .one = o canastă de șapte doiari
    .name = canastă de șapte doiari
canasta-kind-four-jokers = canaste cu patru jokeri
    .one = o canastă cu patru jokeri
    .name = canastă cu patru jokeri
canasta-kind-five-hundred = canaste de cinci sute
    .one = o canastă de cinci sute
    .name = canastă de cinci sute
canasta-kind-thousand = canaste de o mie
    .one = o canastă de o mie
    .name = canastă de o mie
canasta-kind-other = canaste „{ $name }”
    .one = o canastă „{ $name }”
    .name = canastă „{ $name }”

canastas-size = { $count ->
        [one] O formație cu cel puțin { $count } carte este o canastă și aduce un bonus.
        [few] O formație cu cel puțin { $count } cărți este o canastă și aduce un bonus.
       *[other] O formație cu cel puțin { $count } de cărți este o canastă și aduce un bonus.
    }
canastas-kind =
    { $place ->
        [first] Orice canastă este { $kind-one } și aduce { count-points }.
       *[later] Orice altă canastă este { $kind-one } și aduce { count-points }.
    }
    .when = O canastă se socotește { $kind-name } și aduce { count-points } dacă { $condition }{ end }
canastas-kind-variable =
    { $place ->
        [first] Orice canastă este { $kind-one }.
       *[later] Orice altă canastă este { $kind-one }.
    }
    .when = O canastă se socotește { $kind-name } dacă { $condition }{ end }
canastas-bonus =
    .formula = Punctele pe care le aduce { $kind-one }: { $quantity }.
    .table = Cât aduce { $kind-one } depinde de { $quantity }:
canastas-order = Dacă se potrivesc mai multe dintre acestea, felul canastei este cel dintâi. { canastas-judged }
canastas-judged =
    { $judged ->
        [once] Felul se stabilește când se încheie canasta și rămâne același, orice s-ar mai adăuga.
       *[always] Felul se stabilește din nou ori de câte ori se adaugă cărți.
    }
