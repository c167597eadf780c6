## 捨て札の山は、いつ、どのように取れるか。

pile-routes =
    { $part ->
        [whole] 山札から引く代わりに、次のいずれかの方法で捨て札の山を全部取ることができます：
       *[some] 山札から引く代わりに、次のいずれかの方法で捨て札の山からカードを取ることができます：
    }
pile-never-taken = 捨て札の山を取ることはありません。
matching-naturals = アップカードに合う手札のナチュラルカード{ $count }枚
matching-pair = アップカードに合う手札のナチュラルカード{ $naturals }枚
joining-wilds = ワイルドカード{ $wilds }枚
wilds-alone = 手札のワイルドカード{ $count }枚
# すべてのメルドではないとき、どのメルドのための方法か。
for-melds =
    { $melds ->
        [all] { "" }
       *[some] （{ $kind-one }に限る）
    }
pile-route-naturals = { matching-naturals }と合わせて、アップカードをメルドする{ for-melds }。
    .when = { $condition }場合に、{ matching-naturals }と合わせて、アップカードをメルドする{ for-melds }{ end }
pile-route-both = { matching-pair }および{ joining-wilds }と合わせて、アップカードをメルドする{ for-melds }。
    .when = { $condition }場合に、{ matching-pair }および{ joining-wilds }と合わせて、アップカードをメルドする{ for-melds }{ end }
pile-route-wilds = { wilds-alone }と合わせて、アップカードをメルドする{ for-melds }。
    .when = { $condition }場合に、{ wilds-alone }と合わせて、アップカードをメルドする{ for-melds }{ end }
own-meld =
    { $melds ->
        [all] { $sides ->
            [solo] 自分のメルド
           *[partners] 自分のチームのメルド
        }
       *[some] { $sides ->
            [solo] 自分の{ $kind-one }
           *[partners] 自分のチームの{ $kind-one }
        }
    }
any-meld =
    { $melds ->
        [all] 新しいメルドか場にあるメルド
       *[some] 新しい{ $kind-one }か場にある{ $kind-one }
    }
pile-route-onto = アップカードを{ own-meld }に加える。
    .when = { $condition }場合に、アップカードを{ own-meld }に加える{ end }
pile-route-any = アップカードを{ any-meld }に使う。
    .when = { $condition }場合に、アップカードを{ any-meld }に使う{ end }
pile-route-nothing = アップカードをメルドせず、ほかのカードとともに手札に入れる。
    .when = { $condition }場合に、アップカードをメルドせず、ほかのカードとともに手札に入れる{ end }
pile-whole = 山全部
pile-top = 上から{ $count }枚
pile-top-agreed = 上から取り決めた枚数
pile-top-amount = 上から{ $quantity }と同じ枚数
pile-top-in-table = 上から{ $quantity }に応じた枚数
# プレイヤーが枚数を選べるとき：少なくとも何枚、多くとも何枚か。
pile-chosen = 上から好きな枚数（{ $least }以上{ $most }以下）
pile-chosen-open = 上から好きな枚数（{ $least }以上）
pile-lent = { $taken }（どのカードもアップカードと一緒にただちにメルドしてよい）
pile-part-naturals = { matching-naturals }と合わせて、アップカードをメルドし{ for-melds }、{ $taken }を取る。
    .when = { $condition }場合に、{ matching-naturals }と合わせて、アップカードをメルドし{ for-melds }、{ $taken }を取る{ end }
pile-part-both = { matching-pair }および{ joining-wilds }と合わせて、アップカードをメルドし{ for-melds }、{ $taken }を取る。
    .when = { $condition }場合に、{ matching-pair }および{ joining-wilds }と合わせて、アップカードをメルドし{ for-melds }、{ $taken }を取る{ end }
pile-part-wilds = { wilds-alone }と合わせて、アップカードをメルドし{ for-melds }、{ $taken }を取る。
    .when = { $condition }場合に、{ wilds-alone }と合わせて、アップカードをメルドし{ for-melds }、{ $taken }を取る{ end }
pile-part-onto = アップカードを{ own-meld }に加え、{ $taken }を取る。
    .when = { $condition }場合に、アップカードを{ own-meld }に加え、{ $taken }を取る{ end }
pile-part-any = アップカードを{ any-meld }に使い、{ $taken }を取る。
    .when = { $condition }場合に、アップカードを{ any-meld }に使い、{ $taken }を取る{ end }
pile-part-nothing = アップカードをメルドせず、{ $taken }を手札に入れる。
    .when = { $condition }場合に、アップカードをメルドせず、{ $taken }を手札に入れる{ end }
pile-rest =
    { $part ->
        [whole] 山の残りのカードは、そのあとで手札に入れます。
       *[some] 取ったほかのカードは、そのあとで手札に入れます。
    }
pile-take =
    { $minimum ->
        [none] アップカードは、この方法でただちにメルドします。{ pile-rest }
       *[some] アップカードは、この方法でただちにメルドします。最初のメルドに必要であれば、手札からほかのメルドも一緒に出します。{ pile-rest }
    }
pile-forbid = 捨て札の山を取ることはできません。
    .when = { $condition }場合、捨て札の山を取ることはできません{ end }
pile-frozen = 捨て札の山は常に凍結されています。
    .when = { $condition }間、山を取ろうとするプレイヤーにとって、捨て札の山は凍結されています{ end }
pile-freeze-holds = 山を凍結させたカードは、目印として横向きに置きます。上にカードが重なっても凍結は解けず、山が取られると解けます。
pile-part-thaws = 山の一部だけを取っても、凍結は解けます。
pile-part-stays-frozen = 山の一部だけを取っても、凍結は解けません。
