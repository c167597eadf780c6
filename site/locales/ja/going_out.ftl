## 誰が、どのようにして手札をなくせるか。

going-out-what =
    { $refill ->
        [none] 手札の最後の一枚を使ったプレイヤーは上がりとなり、ラウンドは終わります。
       *[reserve] 手札の最後の一枚を使い、ほかに取る手札もないプレイヤーは上がりとなり、ラウンドは終わります。
    }
going-out-forbid = だれも上がることはできません。
    .when = { $condition }間は、だれも上がることはできません{ end }
going-out-needs = { $condition }場合に限り、上がることができます{ end }
    .when = { $premise }場合は、{ $condition }場合に限り、上がることができます{ end }
    .whenever = { $premise }場合は、{ $condition }場合に限り、上がることができます{ end }
going-out-needs-all = 上がるには、次のすべてが必要です：
going-out-need = { $condition }こと。
going-out-no-needs = 上がるのに特別な条件はありません。
going-out-keep =
    { $refill ->
        [none] 上がることのできないプレイヤーは、手札を一枚は残さなければなりません。メルドしても捨てても、最後の一枚を使うことはできません。
       *[reserve] 上がることができず、ほかに取る手札もないプレイヤーは、手札を一枚は残さなければなりません。メルドしても捨てても、最後の一枚を使うことはできません。
    }
going-out-last-card =
    { $discard ->
        [optional] 最後の一枚は、捨てても、メルドしてもかまいません。
        [required] 最後の一枚は捨てなければなりません。ほかのカードをすべてメルドし、この一枚を捨てるために残します。
       *[forbidden] 最後の一枚を捨てて上がることはできません。手札をすべてメルドしなければなりません。
    }
going-out-last-forbid = 上がるときに{ $cards-one }を捨てることはできません。
    .when = { $condition }間は、上がるときに{ $cards-one }を捨てることはできません{ end }
going-out-ask =
    { $ask ->
        [none] 上がる前にパートナーに尋ねることはしません。
        [optional] 上がる前に、パートナーの同意を求めてもかまいません。その手番の間は、答えに従わなければなりません。
       *[required] 上がる前に、パートナーの同意を求めなければなりません。その手番の間は、答えに従わなければなりません。
    }
going-out-ask-limit =
    { $limit ->
        [turn] 尋ねてよいのは、一つの手番に一度です。
       *[round] 尋ねてよいのは、一つのラウンドに一度です。
    }
going-out-concealed = 上がりは常にコンシールド上がりです。
    .when = { $condition }場合、上がりはコンシールド上がりとなります{ end }

special-hand-pairs = ペア
    .one = ペア
special-hand-wild-pairs = ワイルドペア
    .one = ワイルドペア
special-hand-miami-pairs = マイアミペア
    .one = マイアミペア
special-hand-zip-code = ジップコード
    .one = ジップコード
special-hand-garbage = ガーベージ
    .one = ガーベージ
special-hand-blast-off = ブラストオフ
    .one = ブラストオフ
special-hand-triples = トリプル
    .one = トリプル
special-hand-quads = クアッド
    .one = クアッド
special-hand-dream-four = ワイルドカード四枚のドリーム
    .one = ワイルドカード四枚のドリーム
special-hand-dream-five = ワイルドカード五枚のドリーム
    .one = ワイルドカード五枚のドリーム
special-hand-other = 「{ $name }」の手
    .one = 「{ $name }」の手
hand-group =
    { $size ->
        [1] ランクの異なるカード{ $count }枚
        [2] ペア{ $count }組
       *[other] 同じランク{ $size }枚の組{ $count }つ
    }
    .one =
        { $size ->
            [1] ランクの異なるカード{ $count }枚
            [2] ペア{ $count }組
           *[other] 同じランク{ $size }枚の組{ $count }つ
        }
going-out-hands = 次のいずれかの形の手札をすべて見せて上がることもできます。ジョーカーは、それだけで一つのランクとして数えます：
going-out-hand = 「{ $hand }」は{ hand-groups }です。
    .when = 「{ $hand }」は{ hand-groups }です。ただし、{ $condition }場合に限ります{ end }
hand-groups =
    { $wilds ->
        [together] { $groups }（ワイルドカードはすべて同じ種類とみなす）
       *[by-rank] { $groups }
    }
special-hand-straight = ストレート
    .one = ストレート
