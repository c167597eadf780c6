## 何が起こると、どうなるか。

reaction = { $event }とき、{ $effect }。
    .when = { $event }とき、{ $condition }ならば、{ $effect }{ end }
reaction-amount = その数は、{ $quantity }によって決まります：
reaction-leave = この条件は、カードが手札に入ったときではなく、カードを脇に置くときに満たされている必要があります。

event-deal = { $cards-one }がプレイヤーに配られた
event-draw = { $cards-one }が山札から引かれた
event-deal-or-draw = { $cards-one }がプレイヤーに配られたか、山札から引かれた
event-take = { $cards-one }が捨て札の山とともに手札に入った
event-reserve = { $cards-one }が{ $reserve }とともに手札に入った
event-deal-draw-or-reserve = { $cards-one }がプレイヤーに配られたか、山札から引かれたか、{ $reserve }とともに手札に入った
event-deal-draw-or-take = { $cards-one }がプレイヤーに配られたか、山札から引かれたか、捨て札の山とともに手札に入った
event-any-way = 経緯を問わず、{ $cards-one }が手札に入った
event-take-or-reserve = { $cards-one }が捨て札の山または{ $reserve }とともに手札に入った
event-upcard = { $cards-one }が最初のアップカードとしてめくられた
event-discard = { $cards-one }が捨てられた
event-meld = プレイヤーがメルドした
event-canasta = プレイヤーがカナスタを完成させた
event-canasta-of = プレイヤーが{ $kind-one }を完成させた
event-opening = { side }が最初のメルドを出した
event-pile-taken = 捨て札の山が取られた
event-hand-emptied = プレイヤーの手札がなくなった
event-stock-emptied = 山札の最後の一枚が引かれた
event-going-out = プレイヤーが上がった
event-turn-end = 手番が終わった
event-look = プレイヤーが予備の手札を見た
event-look-of = プレイヤーが{ $reserve }を見た

effect-expose = そのカードを表向きにして脇に置きます
effect-replace = 代わりに山札の次のカードを引きます
effect-cover = その上に別のカードをめくって重ね、そのカードにも同じことが当てはまります
effect-return = そのカードを山札に戻して切り混ぜ、別のカードをめくります
effect-freeze-until-taken = 捨て札の山は取られるまで凍結されます
effect-freeze = 捨て札の山は、続く{ count-turns }の間、凍結されます
effect-freeze-once-round = 捨て札の山は、手番が一巡するまで凍結されます
effect-freeze-as-long = 捨て札の山は、{ $quantity }と同じ数の手番の間、凍結されます
effect-freeze-by-table = 捨て札の山は、{ $quantity }に応じた数の手番の間、凍結されます
effect-block-once-round = 手番が一巡するまで、捨て札の山を取ることはできません
effect-block-as-long = { $quantity }と同じ数の手番の間、捨て札の山を取ることはできません
effect-block-by-table = { $quantity }に応じた数の手番の間、捨て札の山を取ることはできません
effect-block =
    { $count ->
        [1] 次のプレイヤーは捨て札の山を取ることができません
       *[other] 続く{ count-turns }の間、捨て札の山を取ることはできません
    }
effect-look = そのプレイヤーは{ $reserve }を見てもかまいません
effect-take-reserve = そのプレイヤーは{ $reserve }を手札に入れます
effect-draw = そのプレイヤーは山札から、{ $amount }をさらに引きます
effect-penalty = { side }から{ $amount }を引きます
effect-award = { side }は{ $amount }を得ます
effect-reshuffle = アップカードを除く捨て札の山を切り混ぜて新しい山札とします。凍結されていれば、凍結は解けます
effect-reserve-to-stock = 取られずに残っている{ $reserve }を山札とします
effect-play-alone = そのプレイヤーはこのラウンドの残りを一人で戦い、ほかの全員は一つのチームになってメルドをまとめます
effect-end-round = ラウンドはただちに終わり、得点を計算します
effect-end-round-after-the-others = ほかのプレイヤーがもう一度ずつ手番を行うと、ラウンドは終わり、得点を計算します
effect-end-round-after-once-round = 全員がもう一度ずつ手番を行うと、ラウンドは終わり、得点を計算します
effect-end-round-after-as-long = { $quantity }と同じ数の手番のあとで、ラウンドは終わり、得点を計算します
effect-end-round-after-by-table = { $quantity }に応じた数の手番のあとで、ラウンドは終わり、得点を計算します
effect-end-round-after = さらに{ count-turns }のあとで、ラウンドは終わり、得点を計算します
event-expose = { $cards-one }が表向きにして脇に置かれた
effect-may-expose = そのカードは手札に残してもよく、どの手番でも引いたあとなら表向きにして脇に置けます
