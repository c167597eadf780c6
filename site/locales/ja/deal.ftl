## 始める前に配るもの。

deal-hand = 各プレイヤーに{ count-cards }ずつ配ります。
    .formula = 各プレイヤーに配る枚数は、{ $quantity }です。
    .table = 各プレイヤーに配る枚数は、{ $quantity }によって決まります：

reserve-owner =
    { $owner ->
        [seat] 各プレイヤー
       *[side] 各{ side }
    }
deal-reserve = { reserve-owner }にはさらに、{ $reserve }として{ count-cards }を裏向きに配ります。ルールで許されるまで、誰も見てはいけません。
    .formula = { reserve-owner }にはさらに、{ $reserve }を裏向きに配ります。その枚数は、{ $quantity }です。ルールで許されるまで、誰も見てはいけません。
    .table = { reserve-owner }にはさらに、{ $reserve }を裏向きに配ります。ルールで許されるまで、誰も見てはいけません。その枚数は、{ $quantity }によって決まります：
deal-reserve-common = 卓の中央に、{ $reserve }として{ count-cards }を裏向きに配ります。これは誰のものでもなく、最初に取る権利を得た人が取ります。
    .formula = 卓の中央に、{ $reserve }を裏向きに配ります。その枚数は、{ $quantity }です。これは誰のものでもなく、最初に取る権利を得た人が取ります。
    .table = 卓の中央に、{ $reserve }を裏向きに配ります。これは誰のものでもなく、最初に取る権利を得た人が取ります。その枚数は、{ $quantity }によって決まります：
deal-pile = アップカードの下に、さらに{ $count }枚を裏向きに置きます。これも捨て札の山の一部で、山が取られるまで誰も見てはいけません。
    .formula = アップカードの下に、さらにカードを裏向きに置きます。その枚数は、{ $quantity }です。これも捨て札の山の一部で、山が取られるまで誰も見てはいけません。
    .table = アップカードの下に、さらにカードを裏向きに置きます。これも捨て札の山の一部で、山が取られるまで誰も見てはいけません。その枚数は、{ $quantity }によって決まります：
deal-reserve-only = { $condition }場合に限り、{ $reserve }を配ります{ end }
deal-upcard = 残りのカードは裏向きに積んで山札とします。山札の一番上のカードを横に表向きに置き、捨て札の山を始めます。捨て札の山の一番上のカードを、アップカードといいます。
deal-no-upcard = 残りのカードは裏向きに積んで山札とします。捨て札の山は空で始めます。捨て札の山の一番上のカードを、アップカードといいます。

reserve-kitty = キティ
reserve-any = 予備の手札
reserve-pozzetto = ポッツェット
reserve-foot = フット
reserve-first-morto = 第一のモルト
reserve-second-morto = 第二のモルト
reserve-large-pozzetto = 大ポッツェット
reserve-small-pozzetto = 小ポッツェット
reserve-other = { $name }
