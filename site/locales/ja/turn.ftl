## 手番の進め方。

turn-draws =
    { $pile ->
        [taken] 山札から引くか捨て札の山を取り
       *[never] 山札から引き
    }
turn-parts =
    { $ending ->
        [required] 手番のプレイヤーは、{ turn-draws }、好きなだけメルドし、最後にカードを一枚捨てます。
        [required-several] 手番のプレイヤーは、{ turn-draws }、好きなだけメルドし、最後にカードを捨てます。
        [optional-several] 手番のプレイヤーは、{ turn-draws }、好きなだけメルドし、最後にカードを捨てます。捨てなくてもかまいません。
       *[optional] 手番のプレイヤーは、{ turn-draws }、好きなだけメルドし、最後にカードを一枚捨てます。捨てなくてもかまいません。
    }
turn-draw = 山札から引くときは、{ count-cards }引きます。
    .formula = 山札から引く枚数は、{ $quantity }です。
    .table = 山札から引く枚数は、{ $quantity }によって決まります：
turn-shortage =
    { $shortage ->
        [what-is-left] 山札の枚数がそれより少なければ、残っているだけ引きます。
       *[nothing] 山札の枚数がそれより少なければ、山札は空とみなします。
    }
turn-dead = 山札の最後の{ $count }枚は引きません。
    .formula = 山札の最後の何枚かは引きません。その枚数は、{ $quantity }です。
    .table = 山札の最後の何枚かは引きません。その枚数は、{ $quantity }によって決まります：
turn-stock-empty =
    { $dead ->
        [none] 引かなければならないときに山札が空であれば、ラウンドは終わります。
       *[some] 引かなければならないときに引けるカードが残っていなければ、ラウンドは終わります。
    }
turn-draw-forbid = 捨て札の山を取れるプレイヤーは、代わりに山札から引くことはできません。
    .when = { $condition }場合、プレイヤーは捨て札の山を取らなければならず、山札から引くことはできません{ end }
turn-discard-forbid = { $cards }は捨てられません。
    .when = { $condition }間は、{ $cards }を捨てられません{ end }
turn-discard-exempt = 捨てずに手番を終えてもかまいません。
    .when = { $condition }場合は、捨てずに手番を終えてもかまいません{ end }
turn-stuck =
    { $stuck ->
        [pass] カードが残っているのに捨てられるカードが一枚もなければ、捨てずに手番を終えます。
       *[end-round] カードが残っているのに捨てられるカードが一枚もなければ、ラウンドは終わります。
    }
turn-discards = 捨てるときは、カードを{ count-cards }、一枚ずつ捨て札の山に置きます。手札が足りなければ、あるだけすべて捨てます。
    .formula = 捨てるときは、カードを一枚ずつ捨て札の山に置きます。その枚数は、{ $quantity }です。手札が足りなければ、あるだけすべて捨てます。
    .table = 捨てるときは、カードを一枚ずつ捨て札の山に置きます。手札が足りなければ、あるだけすべて捨てます。その枚数は、{ $quantity }によって決まります：
turn-redraw = 一回の手番に一度だけ、引いたばかりのカードを捨て札の山に置いて、引き直すことができます。
    .when = { $condition }場合、一回の手番に一度だけ、引いたばかりのカードを捨て札の山に置いて、引き直すことができます{ end }
