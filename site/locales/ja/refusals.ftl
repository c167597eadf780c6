## なぜその手が許されないか：破ったルールごとに一つずつ、プレイヤーに向けて。

refusal-ways = 次の方法で取れます：
refusal-found = 今、{ $quantity }は{ $count }です。

refusal-table-round-over = ラウンドは終わっています。
refusal-turn-order = あなたの手番ではありません。今は{ $seat }番のプレイヤーの手番です。
refusal-turn-phase =
    { $phase ->
        [draw] まず山札から引くか、捨て札の山を取ってください。
        [meld] もう引いています。メルドしたければメルドし、そのあと捨ててください。
        [discard] もう捨て始めています。続けて捨てるか、手番を終えてください。
        [answer] 先にパートナーの答えが必要です。
        [chance] 先にカードを切り混ぜなければなりません。
       *[over] ゲームは終わっています。
    }
refusal-turn-draw-forbidden = 今は引けません。捨て札の山を取らなければなりません。
refusal-turn-discard-forbidden = 今、{ $card }を捨てることはできません。
refusal-turn-no-discard-left = 手札に捨てられるカードが残りません。捨てられるカードを一枚残してください。
refusal-turn-pass = パスできるのは捨てられるカードがないときだけです。捨てられるカードがあります。
refusal-cards-held = 手札にないカードです：{ $missing }。
refusal-cards-order = これらは、切り混ぜることになっているカードではありません。
refusal-deal-look = 今、{ $reserve }を見ることはできません。
refusal-melds-no-kind = これらのカードではどの種類のメルドにもなりません：{ $cards }。
refusal-melds-begin = 今、{ $kind-one }を始めることはできません。
refusal-melds-size =
    .min = { $kind-one }には{ limit-cards }以上が必要ですが、これでは{ $found }枚です。
    .max = { $kind-one }は{ limit-cards }までですが、これでは{ $found }枚です。
limit-cards = { $limit }枚
refusal-melds-naturals = { $kind-one }にはナチュラルカードが{ $limit }枚以上必要ですが、これでは{ $found }枚です。
refusal-melds-wilds =
    { $limit ->
        [0] { $kind-one }にワイルドカードは使えませんが、これでは{ $found }枚です。
       *[other] { $kind-one }のワイルドカードは{ $limit }枚までですが、これでは{ $found }枚です。
    }
refusal-melds-sequence = これらのカードは続き札になりません：{ $cards }。
refusal-melds-onto =
    { $sides ->
        [solo] { $cards }を加えられる自分のメルドはありません。
       *[partners] { $cards }を加えられる自分のチームのメルドはありません。
    }
refusal-melds-lay-off = { $cards }を加えられる相手のメルドはありません。
refusal-melds-lay-off-closed = 今、相手のこのメルドに加えることはできません。
refusal-melds-swap = { $cards }と入れ替えて取れるカードはありません。
refusal-melds-swap-closed = 今、このカードを取ることはできません。
refusal-melds-join = この二つのメルドを一組にまとめることはできません。
refusal-melds-limit = このメルドは許されていません。
refusal-melds-minimum = { $points }点です。最初のメルドに必要な{ $minimum }点に{ $short }点足りません。ほかのメルドも一緒に出してください。
refusal-melds-demand = 最初のメルドとしては足りません。
refusal-pile-empty = 捨て札の山は空です。
refusal-pile-forbidden = 今、捨て札の山を取ることはできません。
refusal-pile-blocked = この手番では捨て札の山がブロックされています。山札から引かなければなりません。
refusal-pile-route = これらのカードでは捨て札の山を取れません。
refusal-pile-route-closed = 今、この方法で捨て札の山を取ることはできません。
refusal-pile-amount =
    { $form ->
        [fixed] この方法で取るのは{ count-taken }です。枚数は言わないでください。
        [none] 捨て札の山の枚数が足りません。{ $least }枚以上取らなければなりません。
       *[chosen] 何枚取るか言ってください。{ $least }〜{ $most }枚です。
    }
count-taken = { $most }枚
refusal-going-out-forbidden = 今は上がれません。
refusal-going-out-needs = まだ上がれません。
refusal-going-out-discard-required = 最後の一枚は捨てなければなりません。捨てるカードを一枚残してください。
refusal-going-out-discard-forbidden = 最後の一枚を捨てることはできません。メルドしてください。
refusal-going-out-last-card = 上がるときに{ $card }を捨てることはできません。
refusal-going-out-refused = パートナーが断ったので、この手番では上がれません。
refusal-going-out-ask-first = まず、上がってよいかパートナーに尋ねてください。
refusal-going-out-ask = 今、尋ねることはできません。
refusal-going-out-hand = 「{ $hand }」の形ではないか、今は見せて上がることができません。
refusal-cards-expose = { $card }を脇に置くことはできません。
refusal-turn-redraw = 捨てて引き直せるカードを引いたところではありません。
refusal-turn-redraw-closed = 今は、このカードを捨てて引き直すことはできません。
