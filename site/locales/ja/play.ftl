## 端末で遊ぶ人が見聞きするもの。プレイヤーの動きは narration.ftl にある。

# プレイヤーの一覧の中での、端末の前の人の呼び名。
play-you = あなた

play-list-more = { $first }、{ $second }
play-list-last = { $first }、{ $second }
play-choice-more = { $first }、{ $second }
play-choice-last = { $first }、または{ $second }

play-welcome = { $game }、シード{ $seed }。? と打つと説明が出ます。
play-watch = { $game }、シード{ $seed }。

# 卓の様子。
play-turn = 第{ $round }ラウンド、{ $turn }番目の手番。ディーラー：{ $dealer }。
play-side = { $side }、{ $points }点：
play-no-melds = まだメルドなし
play-meld = { $meld }：{ $cards }
play-canasta = { $meld }：{ $cards }、{ $kind }
play-aside = 脇：{ $cards }
play-hands = 手札の枚数：{ $hands }
play-hands-one = { $player } { $count }枚
play-reserve = あなたが取れる{ $reserve }：裏向き{ $count }枚
play-reserve-seen = あなたが取れる{ $reserve }：{ $cards }
play-stock =
    { $count ->
        [0] 山札：空
       *[other] 山札：{ $count }枚
    }
play-pile-empty = 捨て札の山：空
play-pile =
    { $count ->
        [1] 捨て札の山：{ $card }だけ
       *[other] 捨て札の山：一番上は{ $card }、全部で{ $count }枚
    }
play-frozen = 凍結中：{ $rule }
play-blocked = 今は取れません：{ $rule }
play-minimum = ラウンドの最初のメルドは{ $points }点以上でなければなりません。
play-hand = あなたの手札、{ $count }枚：

# 今できること。
play-may = できること：{ $moves }。
play-may-draw = 引く
play-may-take =
    { $count ->
        [1] 捨て札の山を取る
       *[other] 捨て札の山を取る（{ $count }通り）
    }
play-may-lay = メルドする（{ $count }通り）
play-may-discard = 捨てる（{ $count }種類のカード）
play-may-ask = 上がってよいかパートナーに尋ねる
play-may-answer = パートナーが上がってよいか尋ねているので、yes か no で答える
play-may-look = 予備の手札を見る
play-may-pass = パスする

play-prompt = あなたの手：
play-help =
    手は次のように打ちます：
      draw                      山札から引く
      take with 9S 9D           捨て札の山を取り、一番上のカードとこれらで新しいメルドを作る
      take to 8                 捨て札の山を取り、一番上のカードを自分の 8 のメルドに加える
      lay KS KH KD              新しいメルドを出す。いくつも出すときはコンマで区切る
      add 2C to K               自分の K のメルドに加える。似たメルドは番号で呼ぶ：#1
      discard 9S                捨てて手番を終える
      ask, yes, no              上がる前に、パートナーに尋ねるゲームで
      look kitty, pass          ルールで許されるところで
    カードはランクとスートの文字 S H D C で書きます。ジョーカーは JK です。
    手の最初の語は短く縮めてもかまいません。
    このほかに次の言葉が使えます：
      moves   今許されている手            hint    手堅いプレイヤーならどうするか
      hand    自分の手札                  table   場に見えているものすべて
      score   得点                        undo    最後の手を取り消す
      ?       この説明                    quit    ゲームを離れる
play-hint = 手堅いプレイヤーならこう打ちます：{ $move }
play-moves-more = ほかに{ $count }通り
play-undone = 取り消しました：{ $move }
play-undo-nothing = 取り消すものがありません。この手番ではまだ何もしていません。
play-undo-stock = 取り消せません。山札のカードを見ています。
play-undo-pile = 取り消せません。捨て札の山にあったカードを見ています。
play-undo-reserve = 取り消せません。予備の手札のカードを見ています。
play-undo-turn = 取り消せません。もうあなただけの手ではありません。
play-unreadable = 読み取れません：{ $message }
play-rule-place = ルール{ $rule }、{ $place }。
play-left = ゲームを離れます。ゲームはこのまま残ります。
play-recorded = 記録は{ $file }にあります。

# 席決め。
play-draw-seats = 全員がカードを一枚ずつ引いて、席とパートナーを決めます。
play-drawn = { $player }：{ $card }
play-seats = 手番の順の席：{ $players }。
play-no-seating = このゲームでは席決めをしません。全員が名前の順に座ります。

# ラウンドのあとの得点表。
play-sheet-title = 第{ $number }ラウンド
play-sheet-before = これまで
play-sheet-round = このラウンド
play-sheet-after = 得点
play-sheet-match = 勝ち点
play-score = { $side }：{ $points }
play-may-expose = カードを脇に置く（expose）
play-may-redraw = 引いたカードを捨てて引き直す（redraw）
