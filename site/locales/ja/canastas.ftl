## メルドはいつカナスタになり、どの種類で、何点になるか。

canasta-kind-natural = ナチュラルカナスタ
    .one = ナチュラルカナスタ
canasta-kind-mixed = ミックスカナスタ
    .one = ミックスカナスタ
canasta-kind-sevens = { "7" }のカナスタ
    .one = { "7" }のカナスタ
canasta-kind-wild = ワイルドカナスタ
    .one = ワイルドカナスタ
canasta-kind-red = レッドカナスタ
    .one = レッドカナスタ
canasta-kind-black = ブラックカナスタ
    .one = ブラックカナスタ
canasta-kind-pure = ピュアカナスタ
    .one = ピュアカナスタ
canasta-kind-impure = インピュアカナスタ
    .one = インピュアカナスタ
canasta-kind-samba = サンバ
    .one = サンバ
canasta-kind-bolivia = ボリビア
    .one = ボリビア
canasta-kind-escalera = エスカレラ
    .one = エスカレラ
canasta-kind-dirty-royal = ダーティ・ロイヤルカナスタ
    .one = ダーティ・ロイヤルカナスタ
canasta-kind-dirty-super = ダーティ・スーパーカナスタ
    .one = ダーティ・スーパーカナスタ
canasta-kind-loosely-semi-clean = ルーズ・セミクリーンカナスタ
    .one = ルーズ・セミクリーンカナスタ
canasta-kind-royal = ロイヤルカナスタ
    .one = ロイヤルカナスタ
canasta-kind-semi-clean = セミクリーンカナスタ
    .one = セミクリーンカナスタ
canasta-kind-super = スーパーカナスタ
    .one = スーパーカナスタ
canasta-kind-clean = クリーンカナスタ
    .one = クリーンカナスタ
canasta-kind-dirty = ダーティカナスタ
    .one = ダーティカナスタ
canasta-kind-aces = Aのカナスタ
    .one = Aのカナスタ
canasta-kind-natural-sevens = { "7" }のナチュラルカナスタ
    .one = { "7" }のナチュラルカナスタ
canasta-kind-mixed-sevens = { "7" }のミックスカナスタ
    .one = { "7" }のミックスカナスタ
canasta-kind-seven-twos = { "2" }が七枚のカナスタ
    .one = { "2" }が七枚のカナスタ
canasta-kind-four-jokers = ジョーカー四枚のカナスタ
    .one = ジョーカー四枚のカナスタ
canasta-kind-five-hundred = 五百のカナスタ
    .one = 五百のカナスタ
canasta-kind-thousand = 千のカナスタ
    .one = 千のカナスタ
canasta-kind-other = 「{ $name }」のカナスタ
    .one = 「{ $name }」のカナスタ

canastas-size = { $count }枚以上のメルドはカナスタで、ボーナスがつきます。
canastas-kind =
    { $place ->
        [first] カナスタはどれも{ $kind-one }で、ボーナスは{ count-points }です。
       *[later] それ以外のカナスタは{ $kind-one }で、ボーナスは{ count-points }です。
    }
    .when = { $condition }場合、カナスタは{ $kind-one }で、ボーナスは{ count-points }です{ end }
canastas-kind-variable =
    { $place ->
        [first] カナスタはどれも{ $kind-one }です。
       *[later] それ以外のカナスタは{ $kind-one }です。
    }
    .when = { $condition }場合、カナスタは{ $kind-one }です{ end }
canastas-bonus =
    .formula = { $kind-one }のボーナスの点数は、{ $quantity }です。
    .table = { $kind-one }のボーナスは、{ $quantity }によって決まります：
canastas-order = 二つ以上に当てはまるときは、先に書かれているものをカナスタの種類とします。{ canastas-judged }
canastas-judged =
    { $judged ->
        [once] 種類はカナスタが完成したときに決まり、何を加えても変わりません。
       *[always] 種類はカードを加えるたびに改めて決まります。
    }
