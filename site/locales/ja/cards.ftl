## カードの呼び名と、デッキの中身。

card-any = カード
    .one = カード
card-wild = ワイルドカード
    .one = ワイルドカード
card-natural = ナチュラルカード
    .one = ナチュラルカード
card-bonus = ボーナスカード
    .one = ボーナスカード
card-blocking = ブロックカード
    .one = ブロックカード
card-joker = ジョーカー
    .one = ジョーカー

rank-A = A
    .one = A
rank-K = K
    .one = K
rank-Q = Q
    .one = Q
rank-J = J
    .one = J
rank-10 = { "10" }
    .one = { "10" }
rank-9 = { "9" }
    .one = { "9" }
rank-8 = { "8" }
    .one = { "8" }
rank-7 = { "7" }
    .one = { "7" }
rank-6 = { "6" }
    .one = { "6" }
rank-5 = { "5" }
    .one = { "5" }
rank-4 = { "4" }
    .one = { "4" }
rank-3 = { "3" }
    .one = { "3" }
rank-2 = { "2" }
    .one = { "2" }
rank-other = ランク{ $name }のカード
    .one = ランク{ $name }のカード

suit-S = スペード
suit-H = ハート
suit-D = ダイヤ
suit-C = クラブ
suit-other = { $name }

extra-CALIENTE = カリエンテのカード
    .one = カリエンテのカード
extra-other = 「{ $name }」のカード
    .one = 「{ $name }」のカード

colour =
    { $colour ->
        [red] 赤
       *[black] 黒
    }
card-range = { $low }〜{ $high }
    .one = { $low-one }〜{ $high-one }
card-by-colour = { colour }の{ $cards }
    .one = { colour }の{ $cards-one }
card-of-colour = { colour }のカード
    .one = { colour }のカード
card-by-suit = { $suit }の{ $cards }
    .one = { $suit }の{ $cards-one }
card-of-suit = { $suit }
    .one = { $suit }のカード

cards-none = 該当するカード
    .one = 該当するカード
cards-more = { $first }、{ $second }
    .one = { $first-one }、{ $second-one }
cards-last = { $first }と{ $second }
    .one = { $first-one }または{ $second-one }

# プレイヤーへの知らせでの、一枚のカードの呼び名。
face = { $suit }の{ $rank }
face-joker = ジョーカー
face-extra = 「{ $name }」のカード
faces-none = なし
faces-more = { $first }、{ $second }
faces-last = { $first }、{ $second }

cards-decks = { count-decks }をまとめて切り混ぜて使います。
    .per-player = プレイヤー一人につき{ count-decks }を、すべてまとめて切り混ぜて使います。
    .formula = まとめて切り混ぜて使うデッキの数は、{ $quantity }です。
    .table = まとめて切り混ぜて使うデッキの数は、{ $quantity }によって決まります：
cards-jokers =
    { $count ->
        [0] ジョーカーは使いません。
       *[other] これにジョーカーを全部で{ count-jokers }加えます。
    }
    .per-player = これにジョーカーをプレイヤー一人につき{ count-jokers }加えます。
    .formula = ジョーカーの枚数は、{ $quantity }です。
    .table = ジョーカーの枚数は、{ $quantity }によって決まります：
cards-total = カードは合計{ count-cards }です。
cards-deck = デッキは{ $suits }の{ $count }枚からなります。ランクは低いほうから順に、{ $ranks }です。
cards-without = どのデッキからも、{ $cards }を除きます。
cards-suits =
    { $colour ->
        [red] { $suits }は赤です。
       *[black] { $suits }は黒です。
    }
cards-extras = このほかに、{ $cards }を使います。
counted-extra = { $cards }{ $count }枚
    .one = { $cards-one }{ $count }枚
cards-values = カードの点数は次のとおりです：
cards-value = { $cards }の点数は、{ $quantity }によって決まります：
cards-wild = { $cards }はワイルドカードです。メルドの中で、ほかのカードの代わりになります。
cards-no-wild = ワイルドカードはありません。
cards-bonus = { $cards }はボーナスカードです。メルドには使いません。
cards-blocking = { $cards }はブロックカードです。捨て札の山の一番上にあると、山を取れなくすることがあります。
cards-natural = それ以外はすべてナチュラルカードで、ほかのカードの代わりにはなりません。
