## ウェブサイト：メニュー、サイト自身のページ、ルールと例のまわりの言葉。端末には出ない。

# ブラウザーと検索エンジンに伝えるサイトの紹介。
site-name = Meldbook
site-description = カナスタの仲間のルール集。ゲームを動かすデータそのものからできています。
site-dark = 暗い画面
site-light = 明るい画面

# メニューと、ページの題。
nav-home = ホーム
nav-games = ゲーム
nav-house-rules = ハウスルール
nav-compare = 比べる
nav-glossary = 用語集
nav-write = 自分で書く
nav-tutorial = 自分のゲームを作る
nav-reference = スペックのキー
nav-conditions = 条件
nav-diagnostics = チェッカーのメッセージ

# カードの隅の文字。数字はそのまま。
letter-A = A
letter-K = K
letter-Q = Q
letter-J = J

## ホーム。

home-title = カナスタの仲間のルール
home-welcome = このサイトのゲームは、どれも一度だけ、データとして書かれています。プログラムがそのファイルを確かめ、それに従ってゲームを進め、あなたが読むページを作ります。ですから、ここにあるルールは、最後の一点まで、実際に遊ばれるルールです。
home-games = { $count }種類。例はカードの絵で示します。
home-house-rules = { $count }種類。それぞれがゲームの何を変えるかを示します。
home-compare = 二つのゲームを並べて、違うルールだけを読めます。
home-glossary = カードプレイヤーの言葉を、このサイトのすべての言語で。
home-write = ゲームに手を加えたり、自分のゲームを書いたりして、遊べます。
home-reading = ページの読み方
home-sections = どのページも、同じ項目が同じ順に並びます：人数と席、カード、配り方、手番、メルド、カナスタ、捨て札の山、上がり、得点、そして取り決めで変えられるルールです。ルールのあとの小さな番号は、その出典を示します。
home-anchors = ルールには一つずつ固有の番地があります。プログラムが手を断るときは、同じ番地でルールを示します。たとえば{ $rule }です。これをページのアドレスの#のあとに付けてください。

## すべてのゲーム。

games-title = すべてのゲーム
games-lead = プレイヤーがまず尋ねる数を、並べて示します。
games-game = ゲーム
games-presets = ハウスルールを加えたゲーム
games-filter-name = 名前
games-filter-players = 人数
games-filter-decks = デッキ数
games-filter-any = すべて
games-filter-shown = { $count }種類のゲームを表示

## ゲームのページ。

game-summary-of = どんなゲームか
game-based-on = このゲームは{ $game }をもとにしています。
game-differences = { $game }との違い
game-no-differences = { $game }と違うルールはありません。
game-house-rules = このゲームのハウスルール
game-no-house-rules = このゲームのハウスルールはまだありません。
game-further-examples = そのほかの例
game-edit = このルールを変える
game-edit-title = このルールが書かれている場所：{ $file }、{ $line }行目
game-spec = このゲームのスペック
game-sheet = 印刷用の一ページ
game-compare = ほかのゲームと比べる
game-play = 遊ぶ
game-pictures = カードで見ると
game-picture-of = { $kind-one }

# もとのルールとそれに代わるルール。なくなったルール。加わったルール。
difference-instead = 変更前：
difference-now = 変更後：
difference-gone = なくなるルール
difference-new = 加わるルール
difference-none = ページに書かれることには、違いはありません。

## 絵で示す例。

examples-count = { $count ->
        [1] 例
       *[other] 例{ $count }件
    }
example-number = 例{ $count }
example-hand = あなたの手札
example-hand-of = { $number }番のプレイヤーの手札
example-no-cards = カードなし
example-melds =
    { $sides ->
        [solo] あなたのメルド
       *[partners] あなたのチームのメルド
    }
example-melds-of =
    { $sides ->
        [solo] { $number }番のプレイヤーのメルド
       *[partners] { $number }番のチームのメルド
    }
example-bonus =
    { $sides ->
        [solo] あなたが脇に置いたカード
       *[partners] あなたのチームが脇に置いたカード
    }
example-bonus-of =
    { $sides ->
        [solo] { $number }番のプレイヤーが脇に置いたカード
       *[partners] { $number }番のチームが脇に置いたカード
    }
example-pile = 捨て札の山（最後が一番上のカード）
example-pile-top = 捨て札の山の一番上のカード
example-stock = 山札（最後が次に引くカード）
example-reserve = あなたが取れる{ $reserve }
example-score = このラウンドの前のあなたの得点
example-scores = このラウンドの前の得点
example-round = ラウンド
example-players = プレイヤー
example-options = 取り決め
example-option = { $option }：{ $choice }
example-option-on = { $option }：あり
example-option-off = { $option }：なし
example-taken = すでに取ったもの
example-player = { $number }番のプレイヤー
example-upcard = 最初のアップカードをめくります。
example-round-ends = ここでラウンドが終わり、得点を計算します。
example-no-move = このままの状態
example-allowed = できます
example-refused = できません
example-then = すると
example-after-hand = そのあとの手札
example-after-melds = そのあとの場

## ハウスルール。

house-title = ハウスルール
house-lead = ハウスルールはゲームに重ねて使います。いくつ重ねてもかまいません。どのページでも、何が変わるのかをルールごとに示します。
house-by-game = ゲーム別
house-for = 対象のゲーム
house-for-all = このハウスルールは、どのゲームにも使えます。
house-changes = 変わること
house-changes-in = { $games }では
house-options = 一緒に取り決めること
house-conflicts = 一緒に使えないもの
house-requires = 一緒に必要なもの
house-play = これを使って遊ぶ
house-does-not-fit = 今の{ $game }には、このハウスルールは使えません。
house-count = ハウスルール{ $count }件

## 印刷用の紙。

sheet-title = { $game }：ルール早見表
sheet-back = { $game }のすべてのルール
sheet-print = 印刷する
sheet-large = 大きな文字
sheet-hash = ルール{ $hash }
sheet-hash-title = このルールの指紋です。ゲームの記録に書かれるので、どのルールで遊んだのか誰でも確かめられます。

## 二つのゲームを並べる。

compare-title = 二つのゲームを比べる
compare-lead = 二つのゲームを選ぶと、違うルールだけを読めます。
compare-first = 一つ目のゲーム
compare-second = 二つ目のゲーム
compare-all = 同じルールも表示する
compare-same = この項目では、二つのゲームに違いはありません。
compare-only-in = { $game }だけ
compare-both = 両方
compare-wait = ルールを読み込んでいます……
compare-plain = スクリプトが使えない場合は、もとになったゲームとの違いを次のページで読めます：
compare-pair = { $game }と{ $base }

## 用語集。用語と、一文の説明。

glossary-title = 用語集
glossary-lead = カードプレイヤーの言葉を、このサイトのすべての言語で。
glossary-term = 用語
glossary-meaning = 意味

term-game = ゲーム
    .meaning = 目標点に達するまでの勝負全体。
term-round = ラウンド
    .meaning = 一度配って遊び、得点を計算するまで。
term-turn = 手番
    .meaning = 一人のプレイヤーが、引いてから捨てるまでにすること。
term-dealer = ディーラー
    .meaning = ラウンドのカードを配るプレイヤー。
term-side = チーム
    .meaning = メルドと得点をともにするプレイヤーたち。パートナーのいないゲームでは、一人のプレイヤー。
term-partner = パートナー
    .meaning = 同じチームのプレイヤー。
term-deck = デッキ
    .meaning = ジョーカーを含む一そろいのカード。
term-suit = スート
    .meaning = スペード、ハート、ダイヤ、クラブのいずれか。
term-rank = ランク
    .meaning = A、Kなど、スートのほかにカードが表すもの。
term-joker = ジョーカー
    .meaning = スートもランクもないカード。多くのゲームではワイルドカードとして使う。
term-hand = 手札
    .meaning = プレイヤーが手に持っているカード。
term-stock = 山札
    .meaning = 裏向きに積んであり、そこから引くカード。
term-pile = 捨て札の山
    .meaning = 表向きに捨てられたカードの山。
term-upcard = アップカード
    .meaning = 捨て札の山の一番上のカード。
term-reserve = 予備の手札
    .meaning = あとから取る二つ目の手札。ゲームによってフット、キティ、ポッツェット、モルトなどと呼ぶ。
term-natural = ナチュラルカード
    .meaning = ほかのカードの代わりにならないカード。
term-wild = ワイルドカード
    .meaning = ほかのカードの代わりになるカード。
term-bonus-card = ボーナスカード
    .meaning = 多くのゲームの赤の{ "3" }のように、点数のために脇に置くカード。
term-blocking-card = ブロックカード
    .meaning = 一番上にある間、捨て札の山を取れなくするカード。
term-meld = メルド
    .meaning = 場に一組にして出したカード。同じランクのカード、シークエンス、またはワイルドカードからなる。
term-set = セット
    .meaning = 同じランクのカードのメルド。
term-sequence = シークエンス
    .meaning = 同じスートの、ランクが続いているカードのメルド。
term-canasta = カナスタ
    .meaning = ボーナスがつく枚数に達したメルド。多くのゲームでは七枚。
term-initial-meld = 最初のメルド
    .meaning = チームがラウンドで最初に出すカード。
term-minimum = 最低点
    .meaning = 最初のメルドが達しなければならない点数。
term-lay = 出す
    .meaning = 新しいメルドを場に置くこと。
term-add = 加える
    .meaning = メルドにさらにカードを付けること。
term-draw = 引く
    .meaning = 山札からカードを取ること。
term-take = 山を取る
    .meaning = 一番上のカードとその下のすべてのために、捨て札の山を取ること。
term-discard = 捨てる
    .meaning = カードを捨て札の山に置くこと。手番が終わる。
term-frozen = 凍結
    .meaning = 手札の二枚の同じカードでなければ捨て札の山を取れないこと。
term-blocked = ブロック
    .meaning = 捨て札の山をまったく取れないこと。
term-go-out = 上がる
    .meaning = 最後の一枚を使ってラウンドを終わらせること。
term-concealed = コンシールド上がり
    .meaning = それまで何も出さずに、一つの手番で上がること。
term-card-value = カードの点数
    .meaning = カード一枚の点。
term-bonus = ボーナス
    .meaning = カードの点数とは別にもらえる点。
term-penalty = ペナルティ
    .meaning = 引かれる点。
term-score = 得点
    .meaning = チームがそれまでに得た点。
term-target = 目標点
    .meaning = ゲームの終わりとなる得点。
term-house-rule = ハウスルール
    .meaning = 卓で決めてゲームに加えるルール。

## 自分で書く。

write-title = 自分のゲームを書く
write-lead = ゲームは一つのテキストファイルです。近いゲームから始めて、違うところだけを書きます。
write-start = ファイルを用意する
write-start-text = これを{ $file }という名で保存します。もとのゲームのルールをすべて受け継ぎ、そのうち三つを変えます。
write-check = 確かめる
write-check-text = チェッカーは、間違いをすべて行番号とともに示し、何を書くつもりだったのかも提案します。例も実行します。例とは、局面と、手と、その結果です。
write-read = 書いたことを読む
write-read-text = ルールが文章になって返ってきます。文が思ったとおりでなければ、ルールも思ったとおりではありません。
write-play = 遊ぶ
write-play-text = プログラムのプレイヤーと卓を囲むことも、プログラムどうしの対戦を見ることもできます。
write-example = 意味を例で示す
write-example-text = 疑問の出そうなルールには、一つずつ例を書いてください。例はファイルとともに確かめられ、ページに絵で示されます。
write-house = ハウスルール
write-house-text = ハウスルールも同じで、もっと短くなります。対象のゲームと、そこで変えることを書きます。プラス記号でゲームに重ねます。チェックし、元のゲームと比べ、対局を見てみましょう。最後のコマンドは、両方のルールで二十ゲームずつ対局し、何が変わるかを示します。
write-site = サイトに載せる
write-site-text = サイトも、あなたのファイルから作れます。{ $variants }と{ $overlays }の二つのフォルダーが入ったフォルダーを指定してください。
write-further = さらに読む
write-reference-text = スペックのすべてのキーと、その意味、既定値、例。
write-conditions-text = ルールがゲームについて問えることのすべて。
write-diagnostics-text = チェッカーが示すすべてのコード。
write-english = この参考資料は英語で書かれています。スペックのキーそのものも英語です。

## 見つからないページと、言語を選ぶ前のページ。

missing-title = ページが見つかりません
missing-text = ルールが別のページに移ったのかもしれません。すべてのページは次のとおりです：
root-choose = 言語を選んでください
