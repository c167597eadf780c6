## ルールが問うことがら。どれも「場合」や「こと」につながる形で終わる節であり、それが並ぶ箇条書きもここにある。

condition-all = 次のすべてに当てはまる
condition-any = 次のいずれかに当てはまる
condition-list = { $condition }：
condition-members =
    { $domain ->
        [side] { $join ->
            [all] { side-ga }次のすべてに当てはまる{ side-end }
           *[any] { side-ga }次のいずれかに当てはまる{ side-end }
        }
        [player] { $join ->
            [all] { player-ga }次のすべてに当てはまる{ player-end }
           *[any] { player-ga }次のいずれかに当てはまる{ player-end }
        }
       *[other] { $join ->
            [all] { meld-ga }次のすべてに当てはまる{ meld-end }
           *[any] { meld-ga }次のいずれかに当てはまる{ meld-end }
        }
    }
condition-compare =
    { $relation ->
        [equal] { $left }が、{ $right }と同じである
        [not-equal] { $left }が、{ $right }と異なる
        [less] { $left }が、{ $right }未満である
        [at-most] { $left }が、{ $right }以下である
        [more] { $left }が、{ $right }を超えている
       *[at-least] { $left }が、{ $right }以上である
    }

# 数を比べられる二つのもの。
thing-melds = メルド
thing-canastas = カナスタ
times-as-many =
    { $relation ->
        [equal] { $left }が{ $right }のちょうど{ $times }倍である
        [not-equal] { $left }が{ $right }の{ $times }倍ではない
        [less] { $left }が{ $right }の{ $times }倍より少ない
        [at-most] { $left }が{ $right }の{ $times }倍以下である
        [more] { $left }が{ $right }の{ $times }倍より多い
       *[at-least] { $left }が{ $right }の{ $times }倍以上ある
    }
as-many =
    { $relation ->
        [equal] { $left }が{ $right }と同数である
        [not-equal] { $left }が{ $right }と同数ではない
        [less] { $left }が{ $right }より少ない
        [at-most] { $left }が{ $right }と同数以下である
        [more] { $left }が{ $right }より多い
       *[at-least] { $left }が{ $right }と同数以上ある
    }
meld-before = プレイの前の時点で、{ meld-at }{ $cards-one }が{ compared-cards }{ meld-end }
condition-agreed = 別の数の取り決めがない限り、{ $condition }
things-side = { side-no }{ as-many }{ side-end }
    .times = { side-no }{ times-as-many }{ side-end }
    .only = { side-ni }{ $left }しかない{ side-end }
    .not-only = { side-ni }{ $left }以外もある{ side-end }
things-hand = { player-no }手札の{ as-many }{ player-end }
    .times = { player-no }手札の{ times-as-many }{ player-end }
    .only = { player-no }手札に{ $left }しかない{ player-end }
    .not-only = { player-no }手札に{ $left }以外もある{ player-end }
things-meld = { meld-no }{ as-many }{ meld-end }
    .times = { meld-no }{ times-as-many }{ meld-end }
    .only = { meld-ni }{ $left }しかない{ meld-end }
    .not-only = { meld-ni }{ $left }以外もある{ meld-end }

# 誰について問うか。「どのチームも」は節の前に、「…チームがいる」「…チームがいない」は節のあとに置く。
side-ga =
    { $subject ->
        [every] どの{ side }も
        [any] { "" }
        [no] { "" }
       *[other] { side }が
    }
side-no =
    { $subject ->
        [every] どの{ side }も
        [any] { "" }
        [no] { "" }
       *[other] { side }の
    }
side-ni =
    { $subject ->
        [every] どの{ side }にも
        [any] { "" }
        [no] { "" }
       *[other] { side }に
    }
side-at =
    { $relation ->
        [equal] { side-ni }
        [at-least] { side-ni }
       *[other] { side-no }
    }
side-end =
    { $subject ->
        [any] { side }がいる
        [no] { side }がいない
       *[other] { "" }
    }
side-of =
    { $subject ->
        [every] 各{ side }の
        [any] いずれかの{ side }の
       *[other] { side }の
    }
player-ga =
    { $subject ->
        [every] どのプレイヤーも
        [any] { "" }
        [no] { "" }
        [every-teammate] チームのどのプレイヤーも
        [any-teammate] { "" }
        [no-teammate] { "" }
       *[other] プレイヤーが
    }
player-no =
    { $subject ->
        [every] どのプレイヤーも
        [any] { "" }
        [no] { "" }
        [every-teammate] チームのどのプレイヤーも
        [any-teammate] { "" }
        [no-teammate] { "" }
       *[other] プレイヤーの
    }
player-end =
    { $subject ->
        [any] プレイヤーがいる
        [no] プレイヤーがいない
        [any-teammate] プレイヤーがチームにいる
        [no-teammate] プレイヤーがチームにいない
       *[other] { "" }
    }
player-of =
    { $subject ->
        [every] 各プレイヤーの
        [any] いずれかのプレイヤーの
        [every-teammate] チームの各プレイヤーの
        [any-teammate] チームのいずれかのプレイヤーの
       *[other] プレイヤーの
    }
meld-ga =
    { $subject ->
        [every] どのメルドも
        [any] { "" }
        [no] { "" }
        [every-play] このプレイのどのメルドも
        [any-play] { "" }
        [no-play] { "" }
       *[other] メルドが
    }
meld-no =
    { $subject ->
        [every] どのメルドも
        [any] { "" }
        [no] { "" }
        [every-play] このプレイのどのメルドも
        [any-play] { "" }
        [no-play] { "" }
       *[other] メルドの
    }
meld-ni =
    { $subject ->
        [every] どのメルドにも
        [any] { "" }
        [no] { "" }
        [every-play] このプレイのどのメルドにも
        [any-play] { "" }
        [no-play] { "" }
       *[other] メルドに
    }
meld-to =
    { $subject ->
        [every] どのメルドも
        [any] { "" }
        [no] { "" }
        [every-play] このプレイのどのメルドも
        [any-play] { "" }
        [no-play] { "" }
       *[other] メルドと
    }
meld-at =
    { $relation ->
        [equal] { meld-ni }
        [at-least] { meld-ni }
       *[other] { meld-no }
    }
meld-end =
    { $subject ->
        [any] メルドがある
        [no] メルドがない
        [any-play] メルドがこのプレイにある
        [no-play] メルドがこのプレイにない
       *[other] { "" }
    }
meld-of =
    { $subject ->
        [every] 各メルドの
        [any] いずれかのメルドの
        [every-play] このプレイの各メルドの
        [any-play] このプレイのいずれかのメルドの
       *[other] メルドの
    }
# 「手札に二枚以上ある」と「手札の…が二枚以下である」の違い。
at =
    { $relation ->
        [equal] に
        [at-least] に
       *[other] の
    }

# 数を比べる述語。compared-… はそこにあるものの数、are-… はそれ自体の数。
compared-cards =
    { $relation ->
        [equal] { $count ->
            [0] 一枚もない
           *[other] ちょうど{ count-cards }ある
        }
        [not-equal] { count-cards }ではない
        [less] { count-cards }未満である
        [at-most] { count-cards }以下である
        [more] { count-cards }より多い
       *[at-least] { $count ->
            [1] ある
           *[other] { count-cards }以上ある
        }
    }
compared-melds =
    { $relation ->
        [equal] { $count ->
            [0] 一組もない
           *[other] ちょうど{ count-melds }ある
        }
        [not-equal] { count-melds }ではない
        [less] { count-melds }未満である
        [at-most] { count-melds }以下である
        [more] { count-melds }より多い
       *[at-least] { $count ->
            [1] ある
           *[other] { count-melds }以上ある
        }
    }
compared-canastas =
    { $relation ->
        [equal] { $count ->
            [0] 一組もない
           *[other] ちょうど{ count-canastas }ある
        }
        [not-equal] { count-canastas }ではない
        [less] { count-canastas }未満である
        [at-most] { count-canastas }以下である
        [more] { count-canastas }より多い
       *[at-least] { $count ->
            [1] ある
           *[other] { count-canastas }以上ある
        }
    }
are-cards =
    { $relation ->
        [equal] { $count ->
            [0] 一枚もない
           *[other] ちょうど{ count-cards }である
        }
        [not-equal] { count-cards }ではない
        [less] { count-cards }未満である
        [at-most] { count-cards }以下である
        [more] { count-cards }より多い
       *[at-least] { count-cards }以上である
    }
are-points =
    { $relation ->
        [equal] ちょうど{ count-points }である
        [not-equal] { count-points }ではない
        [less] { count-points }未満である
        [at-most] { count-points }以下である
        [more] { count-points }を超えている
       *[at-least] { count-points }以上である
    }
are-players =
    { $relation ->
        [equal] ちょうど{ count-players }である
        [not-equal] { count-players }ではない
        [less] { count-players }未満である
        [at-most] { count-players }以下である
        [more] { count-players }より多い
       *[at-least] { count-players }以上である
    }
are-sides =
    { $relation ->
        [equal] ちょうど{ count-sides }である
        [not-equal] { count-sides }ではない
        [less] { count-sides }未満である
        [at-most] { count-sides }以下である
        [more] { count-sides }より多い
       *[at-least] { count-sides }以上である
    }
are-times =
    { $relation ->
        [equal] ちょうど{ count-times }である
        [not-equal] { count-times }ではない
        [less] { count-times }未満である
        [at-most] { count-times }以下である
        [more] { count-times }より多い
       *[at-least] { count-times }以上である
    }
are-suits =
    { $relation ->
        [equal] ちょうど{ count-suits }である
        [not-equal] { count-suits }ではない
        [less] { count-suits }未満である
        [at-most] { count-suits }以下である
        [more] { count-suits }より多い
       *[at-least] { count-suits }以上である
    }
count-suits = { $count }種類

# 卓とラウンド。
fact-players = プレイヤーが{ are-players }
    .quantity = プレイヤーの数
    .each = プレイヤー一人
fact-option = 「{ $option }」を採用している
    .not = 「{ $option }」を採用していない
    .with = 「{ $option }」あり
    .without = 「{ $option }」なし
fact-option-choice = 「{ $option }」で「{ $choice }」を選んでいる
    .not = 「{ $option }」で「{ $choice }」を選んでいない
    .with = 「{ $option }」が「{ $choice }」
    .quantity = { $option }
fact-option-number =
    { $relation ->
        [equal] { $option }が{ $count }である
        [not-equal] { $option }が{ $count }ではない
        [less] { $option }が{ $count }未満である
        [at-most] { $option }が{ $count }以下である
        [more] { $option }が{ $count }より多い
       *[at-least] { $option }が{ $count }以上である
    }
    .with =
        { $relation ->
            [equal] 「{ $option }」が{ $count }
            [not-equal] 「{ $option }」が{ $count }以外
            [less] 「{ $option }」が{ $count }未満
            [at-most] 「{ $option }」が{ $count }以下
            [more] 「{ $option }」が{ $count }を超える数
           *[at-least] 「{ $option }」が{ $count }以上
        }
    .quantity = { $option }
fact-round-number =
    { $relation ->
        [equal] 第{ $count }ラウンドである
        [not-equal] 第{ $count }ラウンドではない
        [less] 第{ $count }ラウンドより前である
        [at-most] 第{ $count }ラウンドまでである
        [more] 第{ $count }ラウンドよりあとである
       *[at-least] 第{ $count }ラウンド以降である
    }
    .quantity = ラウンドの番号
fact-round-lap =
    { $relation ->
        [equal] { $count ->
            [1] プレイヤーのこのラウンド最初の手番である
           *[other] プレイヤーのこのラウンド{ $count }回目の手番である
        }
        [not-equal] プレイヤーのこのラウンド{ $count }回目の手番ではない
        [less] プレイヤーのこのラウンド{ $count }回目の手番より前である
        [at-most] プレイヤーのこのラウンド{ $count }回目の手番までである
        [more] { $count ->
            [1] プレイヤーにとってこのラウンド最初の手番ではない
           *[other] プレイヤーのこのラウンド{ $count }回目の手番よりあとである
        }
       *[at-least] プレイヤーのこのラウンド{ $count }回目以降の手番である
    }
    .quantity = プレイヤーがこのラウンドで迎えた手番の数
fact-round-openings =
    { $relation ->
        [equal] { $count ->
            [0] メルドした{ side }がまだいない
           *[other] メルドした{ side }が{ are-sides }
        }
       *[other] メルドした{ side }が{ are-sides }
    }
    .quantity = メルドした{ side }の数
    .each =
        { $sides ->
            [solo] メルドしたプレイヤー一人
           *[partners] メルドしたチーム一つ
        }
fact-round-allied = 一人のプレイヤーがほかの全員を相手にしている
    .not = 一人でほかの全員を相手にしているプレイヤーがいない
fact-round-ending = ラウンドの最後の手番に入っている
    .not = ラウンドの最後の手番にまだ入っていない
fact-round-over = ラウンドが終わっている
    .not = ラウンドが終わっていない
fact-game-over = ゲームが終わっている
    .not = ゲームが終わっていない

# チーム。
fact-side-score = { side-no }ラウンド開始時の得点が{ are-points }{ side-end }
    .quantity = { side-of }ラウンド開始時の得点
fact-side-round-score = { side-no }このラウンドの得点が{ are-points }{ side-end }
    .quantity = { side-of }このラウンドの得点
fact-side-total = { side-no }合計点が{ are-points }{ side-end }
    .quantity = { side-of }合計点
fact-side-lead = { side-no }{ other-sides }に対するリードが{ are-points }{ side-end }
    .quantity = { other-sides }に対する{ side-of }リード
fact-side-match = { side-no }勝ち点が{ are-points }{ side-end }
    .quantity = { side-of }勝ち点
fact-side-minimum = { side-no }最初のメルドの最低点が{ are-points }{ side-end }
    .quantity = { side-of }最初のメルドの最低点
fact-side-melded = { side-ga }メルドしている{ side-end }
    .not = { side-ga }メルドしていない{ side-end }
fact-side-melded-before = { side-ga }この手番より前にメルドしている{ side-end }
    .not = { side-ga }この手番より前に何もメルドしていない{ side-end }
fact-side-melds = { side-at }メルドが{ compared-melds }{ side-end }
    .quantity = { side-of }メルドの数
    .each = メルド一組
fact-side-melds-of = { side-at }{ $kind-one }が{ compared-melds }{ side-end }
    .quantity = { side-of }{ $kind }の数
    .each = { $kind-one }一組
fact-side-unfinished = { side-at }未完成のメルドが{ compared-melds }{ side-end }
    .quantity = { side-of }未完成のメルドの数
    .each = 未完成のメルド一組
fact-side-unfinished-of = { side-at }未完成の{ $kind-one }が{ compared-melds }{ side-end }
    .quantity = { side-of }未完成の{ $kind }の数
    .each = 未完成の{ $kind-one }一組
fact-side-canastas = { side-at }カナスタが{ compared-canastas }{ side-end }
    .quantity = { side-of }カナスタの数
    .each = カナスタ一組
fact-side-canastas-of = { side-at }{ $kind-one }が{ compared-canastas }{ side-end }
    .quantity = { side-of }{ $kind }の数
    .each = { $kind-one }一組
fact-side-bonus-cards = { side-ga }脇に置いた{ $cards-one }が{ compared-cards }{ side-end }
    .quantity = { side-ga }脇に置いた{ $cards }の枚数
    .each = 脇に置いた{ $cards-one }一枚
fact-side-melded-points = { side-no }メルドのカードの点数が{ are-points }{ side-end }
    .quantity = { side-of }メルドのカードの点数
fact-side-canasta-points = { side-no }カナスタのボーナスが{ are-points }{ side-end }
    .quantity = { side-of }カナスタのボーナス
fact-side-hand-points = { side-no }手札に残ったカードの点数が{ are-points }{ side-end }
    .quantity = { side-of }手札に残ったカードの点数
fact-side-reserve-points = { side-no }{ $reserve }に残ったカードの点数が{ are-points }{ side-end }
    .quantity = { side-of }{ $reserve }に残ったカードの点数
fact-side-hand-cards = { side-no }残りの手札が{ are-cards }{ side-end }
    .quantity = { side-of }残りの手札の枚数
    .each = 手札に残ったカード一枚
fact-side-hand-cards-of = { side-no }手札に残った{ $cards-one }が{ compared-cards }{ side-end }
    .quantity = { side-of }手札に残った{ $cards }の枚数
    .each = 手札に残った{ $cards-one }一枚
fact-side-taken = { side-ga }{ $reserve }を取っている{ side-end }
    .not = { side-ga }{ $reserve }を取っていない{ side-end }
fact-side-used = { side-ga }{ $reserve }を取り、そのあと一度はプレイしている{ side-end }
    .not = { side-ga }{ $reserve }でプレイしていない{ side-end }
fact-side-piles =
    { $relation ->
        [equal] { $count ->
            [0] { side-ga }このラウンドで捨て札の山を取っていない{ side-end }
           *[other] { side-ga }このラウンドで捨て札の山を取った回数が{ are-times }{ side-end }
        }
        [at-least] { $count ->
            [1] { side-ga }このラウンドで捨て札の山を取っている{ side-end }
           *[other] { side-ga }このラウンドで捨て札の山を取った回数が{ are-times }{ side-end }
        }
       *[other] { side-ga }このラウンドで捨て札の山を取った回数が{ are-times }{ side-end }
    }
    .quantity = { side-ga }このラウンドで捨て札の山を取った回数
    .each = { side }がこのラウンドで捨て札の山を取った一回
fact-side-special = { side-ga }特別な手で上がった{ side-end }
    .not = { side-ga }特別な手で上がっていない{ side-end }
fact-side-special-of = { side-ga }{ $hand }で上がった{ side-end }
    .not = { side-ga }{ $hand }で上がっていない{ side-end }
fact-others-hand-points = { other-sides }の手札に残ったカードの点数が{ are-points }
    .quantity = { other-sides }の手札に残ったカードの点数
fact-others-best-total = { other-sides }の合計点のうち最も高いものが{ are-points }
    .quantity = { other-sides }の合計点のうち最も高いもの
other-sides = ほかの{ side }
fact-side-went-out = { side-ga }上がった{ side-end }
    .not = { side-ga }上がっていない{ side-end }
fact-side-concealed = { side-ga }コンシールド上がりをした{ side-end }
    .not = { side-ga }コンシールド上がりをしていない{ side-end }
fact-side-won = { side-ga }ゲームに勝った{ side-end }
    .not = { side-ga }ゲームに勝っていない{ side-end }

# プレイヤーと手番。
fact-player-score = { player-no }ラウンド開始時の得点が{ are-points }{ player-end }
    .quantity = { player-of }ラウンド開始時の得点
fact-player-total = { player-no }合計点が{ are-points }{ player-end }
    .quantity = { player-of }合計点
fact-player-melded = { player-ga }この手番より前にメルドしている{ player-end }
    .not = { player-ga }この手番より前に何もメルドしていない{ player-end }
fact-player-looked = { player-ga }{ $reserve }を見ている{ player-end }
    .not = { player-ga }{ $reserve }を見ていない{ player-end }
fact-player-taken = { player-ga }{ $reserve }を取っている{ player-end }
    .not = { player-ga }{ $reserve }を取っていない{ player-end }
fact-player-used = { player-ga }{ $reserve }を取り、そのあと一度はプレイしている{ player-end }
    .not = { player-ga }{ $reserve }でプレイしていない{ player-end }
fact-player-piles =
    { $relation ->
        [equal] { $count ->
            [0] { player-ga }このラウンドで捨て札の山を取っていない{ player-end }
           *[other] { player-ga }このラウンドで捨て札の山を取った回数が{ are-times }{ player-end }
        }
        [at-least] { $count ->
            [1] { player-ga }このラウンドで捨て札の山を取っている{ player-end }
           *[other] { player-ga }このラウンドで捨て札の山を取った回数が{ are-times }{ player-end }
        }
       *[other] { player-ga }このラウンドで捨て札の山を取った回数が{ are-times }{ player-end }
    }
    .quantity = { player-ga }このラウンドで捨て札の山を取った回数
    .each = プレイヤーがこのラウンドで捨て札の山を取った一回
fact-player-bonus-cards = { player-ga }脇に置いた{ $cards-one }が{ compared-cards }{ player-end }
    .quantity = { player-ga }脇に置いた{ $cards }の枚数
    .each = プレイヤーが脇に置いた{ $cards-one }一枚
fact-reserve-left = { $reserve }がまだ取られていない
    .not = { $reserve }がすでに取られている
fact-turn-drew = プレイヤーがこの手番で山札から引いた
    .not = プレイヤーがこの手番で山札から引いていない
fact-turn-drawn =
    { $relation ->
        [equal] { $count ->
            [0] この手番で引いたカードがプレイヤーの手元に一枚も残っていない
           *[other] プレイヤーがこの手番で引いたカードが{ are-cards }
        }
       *[other] プレイヤーがこの手番で引いたカードが{ are-cards }
    }
    .quantity = この手番で引いたカードの枚数
    .each = この手番で引いたカード一枚
fact-turn-took-pile = プレイヤーがこの手番で捨て札の山を取った
    .not = プレイヤーがこの手番で捨て札の山を取っていない
fact-turn-played = プレイヤーがこの手番でメルドした
    .not = プレイヤーがこの手番で何もメルドしていない
fact-turn-canastas =
    { $relation ->
        [at-least] { $count ->
            [1] プレイヤーがこの手番でカナスタを完成させた
           *[other] プレイヤーがこの手番で完成させたカナスタが{ compared-canastas }
        }
       *[other] プレイヤーがこの手番で完成させたカナスタが{ compared-canastas }
    }
    .quantity = プレイヤーがこの手番で完成させたカナスタの数
    .each = プレイヤーがこの手番で完成させたカナスタ一組
fact-turn-canastas-of = プレイヤーがこの手番で完成させた{ $kind-one }が{ compared-canastas }
    .quantity = プレイヤーがこの手番で完成させた{ $kind }の数
    .each = プレイヤーがこの手番で完成させた{ $kind-one }一組
fact-turn-discarded = プレイヤーがこの手番でカードを捨てた
    .not = プレイヤーがこの手番でカードを捨てていない
fact-turn-agreed = パートナーが同意した
    .not = パートナーが同意していない
fact-turn-refused = パートナーが断った
    .not = パートナーが断っていない
fact-turn-pile-cards = この手番で取った山が{ are-cards }
    .quantity = この手番で取った山の枚数
    .each = この手番で取った山のカード一枚
fact-going-out = プレイヤーがこれで上がる
    .not = プレイヤーがこれで上がるのではない
fact-hand-cards = { player-no }手札が{ are-cards }{ player-end }
    .quantity = { player-of }手札の枚数
    .each = 手札のカード一枚
fact-hand-cards-of = { player-no }手札{ at }{ $cards-one }が{ compared-cards }{ player-end }
    .quantity = { player-of }手札の{ $cards }の枚数
    .each = 手札の{ $cards-one }一枚

# 捨て札の山と山札。
fact-pack-cards = ゲームに使うカードが{ are-cards }
    .quantity = ゲームに使うカードの枚数
    .each = ゲームに使うカード一枚
fact-pack-cards-of = ゲームに使う{ $cards-one }が{ compared-cards }
    .quantity = ゲームに使う{ $cards }の枚数
    .each = ゲームに使う{ $cards-one }一枚
fact-pile-cards =
    { $relation ->
        [equal] { $count ->
            [0] 捨て札の山が空である
           *[other] 捨て札の山が{ are-cards }
        }
       *[other] 捨て札の山が{ are-cards }
    }
    .quantity = 捨て札の山の枚数
    .each = 捨て札の山のカード一枚
fact-pile-cards-of = 捨て札の山{ at }{ $cards-one }が{ compared-cards }
    .quantity = 捨て札の山にある{ $cards }の枚数
    .each = 捨て札の山にある{ $cards-one }一枚
fact-pile-frozen = 捨て札の山が凍結されている
    .not = 捨て札の山が凍結されていない
fact-pile-blocked = 捨て札の山がブロックされている
    .not = 捨て札の山がブロックされていない
fact-pile-open-naturals = プレイヤーが、{ matching-naturals }{ for-melds }で捨て札の山を取れる
    .not = プレイヤーが、{ matching-naturals }{ for-melds }で捨て札の山を取れない
fact-pile-open-both = プレイヤーが、{ matching-pair }および{ joining-wilds }{ for-melds }で捨て札の山を取れる
    .not = プレイヤーが、{ matching-pair }および{ joining-wilds }{ for-melds }で捨て札の山を取れない
fact-pile-open-wilds = プレイヤーが、{ wilds-alone }{ for-melds }で捨て札の山を取れる
    .not = プレイヤーが、{ wilds-alone }{ for-melds }で捨て札の山を取れない
fact-pile-open-onto = プレイヤーが、アップカードを{ own-meld }に加えて捨て札の山を取れる
    .not = プレイヤーが、アップカードを{ own-meld }に加えて捨て札の山を取ることができない
fact-pile-open-any = プレイヤーが、アップカードを{ any-meld }に使って捨て札の山を取れる
    .not = プレイヤーが、アップカードを{ any-meld }に使って捨て札の山を取ることができない
fact-pile-open-nothing = プレイヤーが、アップカードをメルドせずに捨て札の山を取れる
    .not = プレイヤーが、アップカードをメルドせずに捨て札の山を取ることができない
fact-stock-cards =
    { $relation ->
        [equal] { $count ->
            [0] 山札が空である
           *[other] 山札が{ are-cards }
        }
       *[other] 山札が{ are-cards }
    }
    .quantity = 山札の枚数
    .each = 山札のカード一枚
fact-upcard = アップカードが{ $cards-one }である
    .not = アップカードが{ $cards-one }ではない
    .quantity = アップカード
fact-card = カードが{ $cards-one }である
    .not = カードが{ $cards-one }ではない
    .quantity = カード
fact-card-dead = そのカードのランクのカナスタが場にある
    .not = そのカードのランクのカナスタが場にない
fact-card-taken = 手札にあるその種のカードがすべて、この手番で捨て札の山から取ったものである
    .not = 手札にあるその種のカードの中に、この手番で捨て札の山から取ったのではないものがある

# メルド。
fact-meld-kind = { meld-ga }{ $kind-one }である{ meld-end }
    .not = { meld-ga }{ $kind-one }ではない{ meld-end }
fact-meld-rank = { meld-no }ランクが{ $cards-one }である{ meld-end }
    .not = { meld-no }ランクが{ $cards-one }ではない{ meld-end }
    .quantity = { meld-of }ランク
fact-meld-cards = { meld-no }カードが{ are-cards }{ meld-end }
    .quantity = { meld-of }カードの枚数
    .each = メルドのカード一枚
fact-meld-cards-of = { meld-at }{ $cards-one }が{ compared-cards }{ meld-end }
    .quantity = { meld-of }{ $cards }の枚数
    .each = メルドの{ $cards-one }一枚
fact-meld-naturals = { meld-at }ナチュラルカードが{ compared-cards }{ meld-end }
    .quantity = { meld-of }ナチュラルカードの枚数
    .each = メルドのナチュラルカード一枚
fact-meld-wilds = { meld-at }ワイルドカードが{ compared-cards }{ meld-end }
    .quantity = { meld-of }ワイルドカードの枚数
    .each = メルドのワイルドカード一枚
fact-meld-added =
    { $relation ->
        [equal] { $count ->
            [0] { meld-ni }手札から加わるカードが一枚もない{ meld-end }
           *[other] { meld-ni }このプレイで加わるカードが{ compared-cards }{ meld-end }
        }
       *[other] { meld-ni }このプレイで加わるカードが{ compared-cards }{ meld-end }
    }
    .quantity = このプレイで{ meld-of }中に加わるカードの枚数
    .each = このプレイでメルドに加わるカード一枚
fact-meld-added-of = { meld-ni }このプレイで加わる{ $cards-one }が{ compared-cards }{ meld-end }
    .quantity = このプレイで{ meld-of }中に加わる{ $cards }の枚数
    .each = このプレイでメルドに加わる{ $cards-one }一枚
fact-meld-from-hand = { meld-ni }アップカードを除いて手札から加わるカードが{ compared-cards }{ meld-end }
    .quantity = アップカードを除いて手札から{ meld-of }中に加わるカードの枚数
    .each = 手札からメルドに加わるカード一枚
fact-meld-from-hand-of = { meld-ni }アップカードを除いて手札から加わる{ $cards-one }が{ compared-cards }{ meld-end }
    .quantity = アップカードを除いて手札から{ meld-of }中に加わる{ $cards }の枚数
    .each = 手札からメルドに加わる{ $cards-one }一枚
fact-meld-new = { meld-ga }新しく始めたものである{ meld-end }
    .not = { meld-ga }新しく始めたものではない{ meld-end }
fact-meld-run = { meld-no }連続するナチュラルカードが{ are-cards }{ meld-end }
    .quantity = { meld-of }中で連続するナチュラルカードの最大枚数
    .each = メルドの中で最も長く続くナチュラルカード一枚
fact-meld-low = { meld-ga }{ $cards-one }で始まる{ meld-end }
    .not = { meld-ga }{ $cards-one }で始まらない{ meld-end }
    .quantity = { meld-of }一番低いカード
fact-meld-high = { meld-ga }{ $cards-one }で終わる{ meld-end }
    .not = { meld-ga }{ $cards-one }で終わらない{ meld-end }
    .quantity = { meld-of }一番高いカード
fact-meld-dead = { meld-to }同じランクのカナスタがすでに場にあった{ meld-end }
    .not = { meld-to }同じランクのカナスタが場になかった{ meld-end }
fact-meld-canasta-before = { meld-ga }この手番より前からカナスタである{ meld-end }
    .not = { meld-ga }この手番より前にはカナスタではない{ meld-end }
fact-meld-wilds-before = { meld-at }この手番より前からあるワイルドカードが{ compared-cards }{ meld-end }
    .quantity = { meld-of }中にこの手番より前からあるワイルドカードの枚数
    .each = この手番より前からメルドにあるワイルドカード一枚
fact-meld-suits = { meld-no }スートが{ are-suits }{ meld-end }
    .quantity = { meld-of }スートの種類の数
    .each = メルドのスート一種類
fact-meld-points = { meld-no }カードの点数が{ are-points }{ meld-end }
    .quantity = { meld-of }カードの点数
fact-meld-twins = { meld-no }ほかに、種類もランクも同じ{ side }のメルドが{ compared-melds }{ meld-end }
    .quantity = { meld-of }ほかに{ side }が持つ、種類もランクも同じメルドの数
    .each = 種類もランクも同じほかのメルド一組
fact-meld-clean-twins = { meld-no }ほかに、種類もランクも同じでワイルドカードのない{ side }のメルドが{ compared-melds }{ meld-end }
    .quantity = { meld-of }ほかに{ side }が持つ、種類もランクも同じでワイルドカードのないメルドの数
    .each = 種類もランクも同じでワイルドカードのないほかのメルド一組
fact-meld-copies = { meld-no }ほかに、カードがまったく同じ{ side }のメルドが{ compared-melds }{ meld-end }
    .quantity = { meld-of }ほかに{ side }が持つ、カードがまったく同じメルドの数
    .each = カードがまったく同じほかのメルド一組
fact-meld-rivals = { meld-to }種類もランクも同じ{ other-sides }のメルドが{ compared-melds }{ meld-end }
    .quantity = { meld-of }種類とランクに合う、{ other-sides }のメルドの数
    .each = 種類もランクも同じ{ other-sides }のメルド一組
fact-meld-canasta = { meld-ga }カナスタである{ meld-end }
    .not = { meld-ga }カナスタではない{ meld-end }
fact-canasta = カナスタが{ $kind-one }である
    .not = カナスタが{ $kind-one }ではない
