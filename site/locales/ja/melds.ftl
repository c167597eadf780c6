## 場に出せるものと、ラウンドの最初のメルドに必要なもの。

meld-kind-sets = セット
    .one = セット
meld-kind-sevens = { "7" }のメルド
    .one = { "7" }のメルド
meld-kind-wilds = ワイルドメルド
    .one = ワイルドメルド
meld-kind-sequences = シークエンス
    .one = シークエンス
meld-kind-runs = ラン
    .one = ラン
meld-kind-books = ブック
    .one = ブック
meld-kind-black-threes = 黒の{ "3" }のメルド
    .one = 黒の{ "3" }のメルド
meld-kind-ace-sets = Aのセット
    .one = Aのセット
meld-kind-high-sets = A・K・{ "3" }のセット
    .one = A・K・{ "3" }のセット
meld-kind-other = 「{ $name }」のメルド
    .one = 「{ $name }」のメルド

melds-belong =
    { $sides ->
        [solo] メルドは各プレイヤーのもので、ほかのプレイヤーのメルドにカードを加えることはできません。別々のプレイヤーが同じランクのメルドを持ってもかまいません。
       *[partners] メルドはチームのものです。パートナーのメルドにはカードを加えられますが、ほかのチームのメルドには加えられません。別々のチームが同じランクのメルドを持ってもかまいません。
    }
melds-belong-open =
    { $sides ->
        [solo] メルドは各プレイヤーのものです。別々のプレイヤーが同じランクのメルドを持ってもかまいません。
       *[partners] メルドはチームのもので、パートナーのメルドにはカードを加えられます。別々のチームが同じランクのメルドを持ってもかまいません。
    }
melds-kind-set = { $cards }は、同じランクどうしで{ $kind }になります：
melds-kind-rank = { $cards }は、{ $kind }になります：
melds-kind-sequence = { $cards }は、同じスートの続き札で{ $kind }になります：
melds-kind-identical = { $cards }は、ランクもスートも同じものどうしで{ $kind }になります：
melds-kind-wild = ワイルドカードだけで、{ $kind }になります：
melds-size = { $count }枚以上で、上限はありません。
melds-size-range = { $low }〜{ $high }枚です。
melds-size-exactly = ちょうど{ count-cards }です。
melds-naturals = ナチュラルカードが{ $count }枚以上必要です。
melds-wilds =
    { $count ->
        [0] ワイルドカードは使えません。
       *[other] ワイルドカードは{ $count }枚までです。
    }
melds-wilds-unlimited = ワイルドカードは何枚でも使えます。
melds-per-rank-set =
    { $number ->
        [one] { side }が持てるのは、一つのランクにつき一組です。同じランクのカードは、そのメルドに加えます。
        [one-open] { side }が持てる未完成のメルドは、一つのランクにつき一組です。それがカナスタになれば、同じランクの次のメルドを始められます。
       *[any] { side }は、同じランクで何組でも持てます。
    }
melds-per-rank-sequence =
    { $number ->
        [one] { side }が持てるのは、一つのスートにつき一組です。同じスートのカードは、そのメルドに加えます。
        [one-open] { side }が持てる未完成のメルドは、一つのスートにつき一組です。それがカナスタになれば、同じスートの次のメルドを始められます。
       *[any] { side }は、同じスートで何組でも持てます。
    }
melds-per-rank-identical =
    { $number ->
        [one] { side }が持てるのは、ランクとスートの同じもの一つにつき一組です。同じカードは、そのメルドに加えます。
        [one-open] { side }が持てる未完成のメルドは、ランクとスートの同じもの一つにつき一組です。それがカナスタになれば、次のメルドを始められます。
       *[any] { side }は、ランクとスートの同じもので何組でも持てます。
    }
melds-order = 順序は{ $low }から{ $high }までです。
melds-order-own = 順序は低いほうから、{ $ranks }です。
melds-either-end = { $ranks-one }は、どちらの端にも置けます。
melds-own-place = そのスートの{ $ranks-one }は、本来の位置に置けば本来のカードとして使えます。そのときはワイルドカードではありません。
melds-wild-slides = ワイルドカードが代わりをしているカードが加えられると、ワイルドカードは端に移ります。
melds-wild-stays = ワイルドカードは置いた位置から動きません。代わりをしているカードは、もう置けません。
melds-wild-by-card = ワイルドカードが代わりをしているカードが加えられると、ワイルドカードは端に移ります。ただし、{ $cards }は置いた位置から動かず、代わりをしているカードはもう置けません。
melds-per-rank-wild =
    { $number ->
        [one] { side }が持てるのは一組です。
        [one-open] { side }が持てる未完成のワイルドメルドは一組です。それがカナスタになれば、次のメルドを始められます。
       *[any] { side }は何組でも持てます。
    }
melds-canasta = 枚数がそろうとカナスタになります。
melds-no-canasta = カナスタにはなりません。
melds-join =
    { $make ->
        [sequence] { side }は、同じスートで続いている二組を、引いたあとであれば手番中いつでも一組にまとめられます。
        [identical] { side }は、ランクとスートが同じ二組を、引いたあとであれば手番中いつでも一組にまとめられます。
        [wild] { side }は、二組を、引いたあとであれば手番中いつでも一組にまとめられます。
       *[set] { side }は、同じランクの二組を、引いたあとであれば手番中いつでも一組にまとめられます。
    }
melds-exchange = { exchange-offer }ことができます。{ exchange-place }
    .when = { exchange-place }{ $condition }場合、{ exchange-offer }ことができます{ end }
exchange-offer = プレイヤーは引いたあと、{ exchange-melds }にある{ $cards-one }を、それが代わりをしているカードと入れ替えて取る
exchange-place = セットの中のワイルドカードは、そのランクのどのカードの代わりでもあります。
exchange-melds =
    { $whose ->
        [own] { $sides ->
            [solo] 自分の{ exchange-kind }
           *[partners] 自分のチームの{ exchange-kind }
        }
        [others] ほかの{ side }の{ exchange-kind }
       *[any] いずれかの{ side }の{ exchange-kind }
    }
exchange-kind =
    { $melds ->
        [all] メルド
       *[some] { $kind-one }
    }
melds-lay-off = { lay-off-offer }。{ lay-off-points }
    .when = { lay-off-points }{ $condition }場合、{ lay-off-offer }{ end }
lay-off-offer = プレイヤーは引いたあと、ほかの{ side }の{ exchange-kind }にカードを加えることができます
lay-off-points =
    { $credit ->
        [player] ほかの{ side }のメルドに加えたカードの点数は、そのメルドを持つ{ side }ではなく、加えたプレイヤーの側に数えます。
       *[owner] ほかの{ side }のメルドに加えたカードの点数は、そのメルドを持つ{ side }に数えます。
    }
melds-begin = { $condition }場合に限り、始めることができます{ end }
melds-limit = { $condition }場合に限り、カードをメルドとして出すか、メルドに加えることができます{ end }
    .when = { $premise }場合は、{ $condition }場合に限り、カードをメルドとして出すか、メルドに加えることができます{ end }
    .whenever = { $premise }場合は、{ $condition }場合に限り、カードをメルドとして出すか、メルドに加えることができます{ end }

initial-meld =
    { $holder ->
        [player] プレイヤーがラウンドで最初に出すメルド（最初のメルド）は
       *[side] { side }がラウンドで最初に出すメルド（最初のメルド）は
    }
melds-minimum =
    { $count ->
        [0] 最初のメルドに最低点はありません。
       *[other] { initial-meld }、{ count-points }以上でなければなりません。
    }
    .formula = { initial-meld }、最低点に達しなければなりません。最低点は、{ $quantity }です。
    .table = { initial-meld }、{ $quantity }に応じた最低点に達しなければなりません：
melds-counting = 最低点に達するために、いくつものメルドを一度に出してもかまいません。数えるのはメルドのカードの点数だけで、カナスタやボーナスカードのボーナスは数えません。{ $upcard ->
        [counts] 捨て札の山を取る場合、山のカードで数えるのはアップカードだけです。
       *[does-not-count] 捨て札の山を取る場合、アップカードも含めて山のカードは数えません。
    }
melds-exempt = 最低点は必要ありません。
    .when = { $condition }場合、最低点は必要ありません{ end }
melds-demand = { $condition }場合に限り、最初のメルドを出せます{ end }
    .when = { $premise }場合は、{ $condition }場合に限り、最初のメルドを出せます{ end }
    .whenever = { $premise }場合は、{ $condition }場合に限り、最初のメルドを出せます{ end }
demand-when = このあとのルールは、{ $condition }場合にだけ適用します{ end }
