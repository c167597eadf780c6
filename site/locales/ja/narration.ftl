## ゲームの中の出来事。一手ごとに短い一文。読み手自身が動いたときは、who が you となる。

# 動いたのが誰か。
who-wa =
    { $who ->
        [you] あなたは
       *[other] { $name }は
    }
narration-round = 第{ $number }ラウンド：{ who-ga }配ります。
who-ga =
    { $who ->
        [you] あなたが
       *[other] { $name }が
    }
narration-reshuffle = 山札を切り混ぜ直しました。
narration-upcard = { $card }がめくられました。
narration-draw = { who-wa }{ draw-count }
draw-count =
    { $count ->
        [0] 引きましたが、手元には何も残りません。
       *[other] { $count }枚引きました。
    }
narration-drawn = 引いたのは{ $cards }です。
narration-stock-empty = { who-wa }引かなければなりませんが、山札が空です。
narration-aside = { who-wa }{ $cards }を脇に置きました。
narration-take-with = { who-wa }{ $cards }で捨て札の山（{ $pile }）を取りました。
narration-take-to = { who-wa }{ $meld }のメルドに加えて捨て札の山（{ $pile }）を取りました。
narration-take-to-with = { who-wa }{ $cards }とともに{ $meld }のメルドに加えて捨て札の山（{ $pile }）を取りました。
narration-lay = { who-wa }{ $cards }を出しました。
narration-add = { who-wa }{ $meld }に{ $cards }を加えました。
narration-lay-off = { who-wa }相手の{ $meld }に{ $cards }を加えました。
narration-canasta = { $kind-one }の完成です：{ $meld }。
narration-discard = { who-wa }{ $card }を捨てました。
narration-frozen = 捨て札の山は凍結されました。
narration-blocked = 捨て札の山はブロックされました。
narration-ask = { who-wa }上がってよいか尋ねました。
narration-yes = { who-wa }「はい」と答えました。
narration-no = { who-wa }「いいえ」と答えました。
narration-swap = { who-wa }{ $meld }に{ $card }を入れて、{ $wild }を取りました。
narration-swap-of-others = { who-wa }相手の{ $meld }に{ $card }を入れて、{ $wild }を取りました。
narration-join = { who-wa }二組のメルドを{ $meld }にまとめました。
narration-look = { who-wa }{ $reserve }を見ました。
narration-reserve = { who-wa }{ $reserve }を取りました。
narration-pass = { who-wa }パスしました。
narration-out = { who-wa }上がりました。
narration-out-concealed = { who-wa }コンシールド上がりをしました。
narration-end-stock = 山札がなくなり、ラウンドは終わりました。
narration-end-stuck = 捨てられるカードがなく、ラウンドは終わりました。
narration-end-rule = ラウンドは終わりました：{ $rule }
narration-winner = { who-ga }{ $points }点で勝ちました。
narration-shared = { $names }が{ $points }点で勝ちを分け合いました。
narration-unfinished = ゲームはまだ終わっていません。
narration-take = { who-wa }捨て札の山（{ $pile }）を取りました。
narration-show = { who-wa }手札をすべて見せました：{ $hand }。
narration-redraw = { who-wa }{ $card }を捨て札の山に置き、引き直しました。
