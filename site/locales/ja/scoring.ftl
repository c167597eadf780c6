## ラウンドの得点と、ゲームの終わり。

sign =
    { $sign ->
        [plus] 加えます
       *[minus] 引きます
    }
scoring-lines = ラウンドが終わるたびに、{ side }ごとに次のとおり得点を計算します：
shared =
    { $split ->
        [shared] 、チームのプレイヤーで等分して
       *[whole] { "" }
    }
scoring-line = { $amount }を{ shared }{ sign }。
    .when = { $condition }場合、{ $amount }を{ shared }{ sign }{ end }
scoring-line-each = { $each }につき、{ $amount }を{ shared }{ sign }。
    .when = { $condition }場合、{ $each }につき、{ $amount }を{ shared }{ sign }{ end }
scoring-by-player = 得点はプレイヤーごとに記録し、チームの得点はそのまま各プレイヤーの得点となります。
scorer =
    { $holder ->
        [player] プレイヤー
       *[side] { side }
    }
quantity-times-over = { $quantity }の一つ
number-in-table = { $quantity }に応じた数の一つ
scoring-match = ゲームが終わると、{ side }ごとに勝ち点がつきます。勝ち点は勝者を変えません：
scoring-ends = ゲームは一ラウンドで終わります。
    .when = ラウンドが終わったとき、{ $condition }ならば、ゲームは終わります{ end }
scoring-wins = このようにゲームが終わったとき、{ $condition }者がいれば、その中からだけ勝者が決まります{ end }
scoring-no-end = ゲームに決まった終わりはありません。いつやめるかは卓で決めます。
scoring-winner =
    { $tie ->
        [extra-round] 合計点の最も高い{ scorer }が勝ちます。最高点が同点であれば、差がつくまでラウンドを続けます。
       *[shared] 合計点の最も高い{ scorer }が勝ちます。最高点が同点であれば、勝ちを分け合います。
    }
