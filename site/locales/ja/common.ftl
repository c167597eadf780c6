## どのページにも必要なもの：単位のついた数、範囲、並べ方、見出し、注。

# 用語（ページ全体でこの言葉だけを使う）
#   game ゲーム／round ラウンド／turn 手番／deal 配る・ディーラー／target 目標点
#   side チーム（一人ずつなら、プレイヤー）／partner パートナー
#   deck デッキ／rank ランク／suit スート／joker ジョーカー／deuce 2／red three 赤の3／black three 黒の3
#   natural card ナチュラルカード／wild card ワイルドカード／bonus card ボーナスカード／blocking card ブロックカード
#   hand 手札／stock 山札／discard pile 捨て札の山／upcard アップカード／reserve 予備の手札（フット、キティ、ポッツェット）
#   draw 引く／take 取る／discard 捨てる／frozen 凍結／blocked ブロック
#   meld メルド（動詞は、メルドする・出す）／add 加える／set セット／sequence シークエンス／run ラン／book ブック
#   canasta カナスタ／initial meld 最初のメルド／minimum 最低点
#   going out 上がる／concealed コンシールド上がり
#   points 点／card value カードの点数／bonus ボーナス／penalty ペナルティ／score 得点／total 合計点／match points 勝ち点
# 名詞の形は二つ：そのままの形は「AとB」、.one は「AまたはB」。

# 何桁から数を区切るか。
digits-before-grouping = 4

side =
    { $sides ->
        [solo] プレイヤー
       *[partners] チーム
    }

end =
    { $form ->
        [list] ：
       *[one] 。
    }

where = { $condition }の場合：{ $rule }

count-cards = { $count }枚
count-points = { $count }点
count-decks = { $count }デッキ
count-jokers = { $count }枚
count-players = { $count }人
count-sides =
    { $sides ->
        [solo] { $count }人
       *[partners] { $count }チーム
    }
count-melds = { $count }組
count-canastas = { $count }組
count-rounds = { $count }ラウンド
count-turns = { $count }手番
count-times = { $count }回

quantity-number = { $count }
quantity-per-player = プレイヤーの数の{ $count }倍
quantity-times = { $quantity }の{ $times }倍
quantity-plus = { $first }と{ $second }の合計
quantity-and =
    { $sign ->
        [plus] { $quantity }に{ $count }を足した数
       *[minus] { $quantity }から{ $count }を引いた数
    }
# メルド、チーム、プレイヤーのうち、あることが当てはまるもの。
quantity-members =
    { $domain ->
        [side] { $condition }という条件に当てはまるチームの数
        [player] { $condition }という条件に当てはまるプレイヤーの数
        [teammate] { $condition }という条件に当てはまるチームのプレイヤーの数
        [play] { $condition }という条件に当てはまる、このプレイのメルドの数
       *[meld] { $condition }という条件に当てはまるメルドの数
    }
condition-both = { $first }うえに、{ $second }
condition-either = { $first }か、または{ $second }
amount-in-table-points = { $quantity }に応じた点数
amount-in-table-cards = { $quantity }に応じた枚数

range-below = { $count }未満
range-between = { $low }〜{ $high }
range-exactly = { $count }
range-from = { $low }以上
range-within = { $outer }、{ $inner }
by-round = ラウンド
range-round-below = 第{ $count }ラウンドより前
range-round-between = 第{ $low }〜{ $high }ラウンド
range-round-exactly = 第{ $count }ラウンド
range-round-from = 第{ $low }ラウンド以降

# 節をつなぐ。
clauses-comma = { $first }、{ $second }
clauses-and = { $first }。そして、{ $second }
clauses-also = { $first }、および{ $second }
clauses-or = { $first }か{ $second }

# 名をつなぐ。
names-none = なし
    .one = なし
names-more = { $first }、{ $second }
    .one = { $first-one }、{ $second-one }
names-last = { $first }と{ $second }
    .one = { $first-one }または{ $second-one }
either-more = { $first }、{ $second }
    .one = { $first-one }、{ $second-one }
either-last = { $first }または{ $second }
    .one = { $first-one }または{ $second-one }
# 選択肢はかぎ括弧の中に並ぶので、一つずつ括弧を閉じて開く。
choices-more = { $first }」、「{ $second }
choices-last = { $first }」または「{ $second }

# 順に並べる。
order-more = { $first }、{ $second }
order-last = { $first }、{ $second }

room-glance = 早わかり
room-table = 人数と席
room-cards = カード
room-deal = 配り方
room-turn = 手番
room-melds = メルド
room-canastas = カナスタ
room-pile = 捨て札の山
room-going-out = 上がり
room-scoring = 得点
room-options = 取り決めで変えられるルール
room-footnotes = 注と出典

footnote-note = { $text }
footnote-ruling = 裁定：{ $text }
footnote-unverified = 未確認：これを記した出典は読めませんでした。
footnote-sources = { $sources }。
source = { $title }
source-at-url = { $title }、{ $url }
source-in-language = { $title }（{ $language }）
source-in-language-at-url = { $title }（{ $language }）、{ $url }
sources-more = { $first }；{ $second }

glance = { $summary }
glance-players = プレイヤー数
glance-players-number = { $count }
glance-players-listed-number = { $numbers }
glance-players-range-number = { $low }〜{ $high }
glance-decks = デッキ数
glance-jokers = ジョーカーの枚数
glance-hand = 配る枚数
glance-draw = 引く枚数
glance-minimum = 最初のメルド
glance-going-out = 上がりの条件
glance-going-out-more = ほか（「上がり」を参照）
glance-going-out-listed = 「上がり」を参照
glance-target = 目標点
glance-default-number = { $count }（取り決めで変更可）
glance-target-where = { $condition }の場合、{ $target }
glance-default = { count-points }（取り決めで変更可）
