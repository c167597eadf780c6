## Què passa en una partida, cada jugada en una frase curta. `who` és `you` quan qui actua és qui llegeix.

narration-round = Ronda { $number }: { $who ->
        [you] reparteixes tu.
       *[other] reparteix { $name }.
    }
narration-reshuffle = Es torna a barrejar el munt.
narration-upcard = Es gira { $card }.
narration-draw =
    { $who ->
        [you] { $count ->
            [0] Robes i no et quedes res.
           *[other] Robes { draw-count }.
        }
       *[other] { $count ->
            [0] { $name } roba i no es queda res.
           *[other] { $name } roba { draw-count }.
        }
    }
draw-count =
    { $count ->
        [one] una carta
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
narration-drawn = Robes { $cards }.
narration-stock-empty =
    { $who ->
        [you] Necessites una carta, però el munt és buit.
       *[other] { $name } necessita una carta, però el munt és buit.
    }
narration-aside =
    { $who ->
        [you] Poses a part { $cards }.
        [many] { $name } posen a part { $cards }.
       *[other] { $name } posa a part { $cards }.
    }
narration-take-with =
    { $who ->
        [you] Agafes la pila ({ $pile }) amb { $cards }.
       *[other] { $name } agafa la pila ({ $pile }) amb { $cards }.
    }
narration-take-to =
    { $who ->
        [you] Agafes la pila ({ $pile }) per a la combinació { $meld }.
       *[other] { $name } agafa la pila ({ $pile }) per a la combinació { $meld }.
    }
narration-take-to-with =
    { $who ->
        [you] Agafes la pila ({ $pile }) per a la combinació { $meld } amb { $cards }.
       *[other] { $name } agafa la pila ({ $pile }) per a la combinació { $meld } amb { $cards }.
    }
narration-lay =
    { $who ->
        [you] Baixes { $cards }.
       *[other] { $name } baixa { $cards }.
    }
narration-add =
    { $who ->
        [you] Afegeixes { $cards } a { $meld }.
       *[other] { $name } afegeix { $cards } a { $meld }.
    }
narration-lay-off =
    { $who ->
        [you] Afegeixes { $cards } a { $meld }, dels altres.
       *[other] { $name } afegeix { $cards } a { $meld }, dels altres.
    }
narration-canasta = Això fa { $kind-one }: { $meld }.
narration-discard =
    { $who ->
        [you] Descartes { $card }.
       *[other] { $name } descarta { $card }.
    }
narration-frozen = La pila està congelada.
narration-blocked = La pila està bloquejada.
narration-ask =
    { $who ->
        [you] Preguntes si pots tancar.
       *[other] { $name } pregunta si pot tancar.
    }
narration-yes =
    { $who ->
        [you] Dius que sí.
       *[other] { $name } diu que sí.
    }
narration-no =
    { $who ->
        [you] Dius que no.
       *[other] { $name } diu que no.
    }
narration-swap =
    { $who ->
        [you] Poses { $card } a { $meld } i agafes { $wild }.
       *[other] { $name } posa { $card } a { $meld } i agafa { $wild }.
    }
narration-swap-of-others =
    { $who ->
        [you] Poses { $card } a { $meld }, dels altres, i agafes { $wild }.
       *[other] { $name } posa { $card } a { $meld }, dels altres, i agafa { $wild }.
    }
narration-join =
    { $who ->
        [you] Ajuntes dues combinacions: { $meld }.
       *[other] { $name } ajunta dues combinacions: { $meld }.
    }
narration-look =
    { $who ->
        [you] Mires { $reserve }.
       *[other] { $name } mira { $reserve }.
    }
narration-reserve =
    { $who ->
        [you] Agafes { $reserve }.
       *[other] { $name } agafa { $reserve }.
    }
narration-pass =
    { $who ->
        [you] Passes.
       *[other] { $name } passa.
    }
narration-out =
    { $who ->
        [you] Tanques.
       *[other] { $name } tanca.
    }
narration-out-concealed =
    { $who ->
        [you] Tanques amb la mà tapada.
       *[other] { $name } tanca amb la mà tapada.
    }
narration-end-stock = El munt s’ha esgotat i la ronda s’ha acabat.
narration-end-stuck = No hi ha cap descart permès i la ronda s’ha acabat.
narration-end-rule = La ronda s’ha acabat: { $rule }
narration-winner =
    { $who ->
        [you] Guanyes amb { $points } punts.
        [many] { $name } guanyen amb { $points } punts.
       *[other] { $name } guanya amb { $points } punts.
    }
narration-shared = { $names } comparteixen la victòria amb { $points } punts.
narration-unfinished = La partida encara no s’ha acabat.
narration-take =
    { $who ->
        [you] Agafes la pila ({ $pile }).
       *[other] { $name } agafa la pila ({ $pile }).
    }
narration-show =
    { $who ->
        [you] Ensenyes una mà sencera: { $hand }.
       *[other] { $name } ensenya una mà sencera: { $hand }.
    }
narration-redraw =
    { $who ->
        [you] Deixes { $card } a la pila i tornes a robar.
       *[other] { $name } deixa { $card } a la pila i torna a robar.
    }
