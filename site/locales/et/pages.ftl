## Veebileht: menüü, oma lehed ja sõnad reeglite ning näidete ümber. Terminal neist midagi ei näita.

# Mida lehitsejale ja otsingumootorile lehest öeldakse.
site-name = Meldbook
site-description = Kanasta perekonna mängude reeglid, samadest andmetest, mille järgi mänge mängitakse.
site-dark = Tume
site-light = Hele

# Menüü ja lehtede pealkirjad.
nav-home = Avaleht
nav-games = Mängud
nav-house-rules = Kodureeglid
nav-compare = Võrdle
nav-glossary = Sõnastik
nav-write = Kirjuta ise
nav-tutorial = Oma mäng
nav-reference = Kirjelduse võtmed
nav-conditions = Tingimused
nav-diagnostics = Mida kontrollija ütleb

# Tähed kaardi nurkades; arvud on seal nii, nagu on.
letter-A = A
letter-K = K
letter-Q = Q
letter-J = J

## Avaleht.

home-title = Kanasta perekonna mängude reeglid
home-welcome = Iga mäng on siin kirja pandud üks kord, andmetena. Programm kontrollib seda faili, mängib selle järgi mängu ja koostab sellest lehe, mida sa loed. Nii on need reeglid täpselt need, mille järgi mängitakse, viimse punktini.
home-games = { $count ->
        [one] { $count } mäng näidetega, mis on kaardi kaupa joonistatud.
       *[other] { $count } mängu näidetega, mis on kaardi kaupa joonistatud.
    }
home-house-rules = { $count ->
        [one] { $count } kodureegel ja see, mida ta igas mängus muudab.
       *[other] { $count } kodureeglit ja see, mida igaüks neist igas mängus muudab.
    }
home-compare = Kaks mängu kõrvuti: ainult need reeglid, mis erinevad.
home-glossary = Kaardimängijate sõnad, kõigis selle saidi keeltes.
home-write = Muuda mõnda mängu või kirjuta oma ja mängi seda.
home-reading = Kuidas lehte lugeda
home-sections = Igal lehel on samad jaotised samas järjekorras: mängulaud, kaardid, jagamine, käik, kombinatsioonid, kanastad, viskehunnik, väljaminek, punktiarvestus ja see, milles lauas kokku leppida. Väike number reegli järel viitab sellele, kust reegel pärit on.
home-anchors = Igal reeglil on oma aadress. Kui programm tegevuse tagasi lükkab, nimetab ta reeglit sama aadressiga, näiteks { $rule }: lisa see lehe aadressile märgi # järele.

## Kõik mängud.

games-title = Kõik mängud
games-lead = Arvud, mida mängija esimesena küsib, kõrvuti.
games-game = Mäng
games-presets = Mängud kodureeglitega
games-filter-name = Nimi
games-filter-players = Mängijaid
games-filter-decks = Kaardipakke
games-filter-any = kõik
games-filter-shown = { $count ->
        [one] näha on { $count } mäng
       *[other] näha on { $count } mängu
    }

## Mängu leht.

game-summary-of = Mis mäng see on
game-based-on = Selle mängu aluseks on { $game }.
game-differences = Mis on teisiti kui mängus { $game }
game-no-differences = Kõik reeglid on samad mis mängus { $game }.
game-house-rules = Selle mängu kodureeglid
game-no-house-rules = Selle mängu jaoks kodureegleid veel ei ole.
game-further-examples = Veel näiteid
game-edit = Muuda seda reeglit
game-edit-title = Kus see reegel kirjas on: { $file }, { $line }. rida
game-spec = Selle mängu kirjeldus
game-sheet = Üks leht printimiseks
game-compare = Võrdle teise mänguga
game-play = Mängi
game-pictures = Kuidas need välja näevad
game-picture-of = { $kind-name }

# Vana reegel ja selle asemel uus; reegel, mida enam ei ole; reegel, mis on lisandunud.
difference-instead = Selle asemel
difference-now = nüüd
difference-gone = Enam ei kehti
difference-new = Lisaks
difference-none = Mitte midagi, mida leht ütleb.

## Joonistatud näited.

examples-count = { $count ->
        [one] Näide
       *[other] { $count } näidet
    }
example-number = { $count }. näide
example-hand = Sinu käsi
example-hand-of = { $number }. mängija käsi
example-no-cards = kaarte ei ole
example-melds =
    { $sides ->
        [solo] Sinu kombinatsioonid
       *[partners] Sinu võistkonna kombinatsioonid
    }
example-melds-of =
    { $sides ->
        [solo] { $number }. mängija kombinatsioonid
       *[partners] { $number }. võistkonna kombinatsioonid
    }
example-bonus =
    { $sides ->
        [solo] Sinu kõrvale pandud kaardid
       *[partners] Sinu võistkonna kõrvale pandud kaardid
    }
example-bonus-of =
    { $sides ->
        [solo] { $number }. mängija kõrvale pandud kaardid
       *[partners] { $number }. võistkonna kõrvale pandud kaardid
    }
example-pile = Viskehunnik, pealmine kaart viimasena
example-pile-top = Hunniku pealmine kaart
example-stock = Tõmbepakk, järgmine kaart viimasena
example-reserve = { $reserve }, sinu jaoks
example-score = Sinu seis enne seda vooru
example-scores = Seis enne seda vooru
example-round = Voor
example-players = Mängijaid
example-options = Lauas on kokku lepitud
example-option = { $option }: { $choice }
example-option-on = { $option }
example-option-off = ei kehti: { $option }
example-taken = Juba kätte võetud
example-player = { $number }. mängija
example-upcard = Pööratakse pealmine kaart.
example-round-ends = Voor lõpeb siin ja arvestatakse punktid.
example-no-move = Nii, nagu on
example-allowed = Lubatud
example-refused = Ei ole lubatud
example-then = Seejärel
example-after-hand = Pärast käes
example-after-melds = Pärast laual

## Kodureeglid.

house-title = Kodureeglid
house-lead = Kodureegel lisatakse mängule ja neid võib lisada mitu. Iga leht ütleb reegel-reeglilt, mis muutub.
house-by-game = Mängude kaupa
house-for = Nende mängude jaoks
house-for-all = Selle kodureegli võib lisada igale mängule.
house-changes = Mida see muudab
house-changes-in = Mängus: { $games }
house-options = Milles lauas selle puhul kokku leppida
house-conflicts = Seda ei saa ühendada nendega
house-requires = See vajab
house-play = Mängi sellega
house-does-not-fit = Seda ei saa praegusel kujul lisada mängule { $game }.
house-count = { $count ->
        [one] { $count } kodureegel
       *[other] { $count } kodureeglit
    }

## Prinditav leht.

sheet-title = { $game }: reeglileht
sheet-back = Kõik reeglid: { $game }
sheet-print = Prindi
sheet-large = Suur kiri
sheet-hash = Reeglid { $hash }
sheet-hash-title = Nende reeglite sõrmejälg. Mängu üleskirjutus nimetab seda, nii et igaüks näeb, milliste reeglite järgi mängiti.

## Kaks mängu kõrvuti.

compare-title = Võrdle kahte mängu
compare-lead = Vali kaks mängu ja loe ainult neid reegleid, mille poolest need erinevad.
compare-first = Esimene mäng
compare-second = Teine mäng
compare-all = Näita ka ühiseid reegleid
compare-same = Selles jaotises on mängud ühesugused.
compare-only-in = Ainult mängus { $game }
compare-both = Mõlemas
compare-wait = Reegleid laaditakse …
compare-plain = Skriptideta ütlevad need lehed, mille poolest mäng erineb sellest, millel ta põhineb:
compare-pair = { $game } võrreldes mänguga { $base }

## Sõnastik. Mõiste ja selle tähendus ühes lauses.

glossary-title = Sõnastik
glossary-lead = Mida kaardimängijad ütlevad, kõigis selle saidi keeltes.
glossary-term = Mõiste
glossary-meaning = Tähendus

term-game = mäng
    .meaning = Kogu võistlus kuni sihtsummani.
term-round = voor
    .meaning = Üks jagamine koos mängimise ja punktiarvestusega.
term-turn = käik
    .meaning = See, mida üks mängija teeb tõmbamisest äraviskamiseni.
term-dealer = jagaja
    .meaning = Mängija, kes vooru kaardid välja jagab.
term-side = võistkond
    .meaning = Mängijad, kes laovad ja saavad punkte koos; partneriteta mängus üksik mängija.
term-partner = partner
    .meaning = Sama võistkonna mängija.
term-deck = kaardipakk
    .meaning = Täielik komplekt kaarte koos jokkeritega.
term-suit = mast
    .meaning = Pada, ärtu, ruutu või risti.
term-rank = väärtus
    .meaning = See, mis kaart on peale oma masti: äss, kuningas ja nii edasi.
term-joker = jokker
    .meaning = Masti ja väärtuseta kaart, mis on enamikus mängudes asenduskaart.
term-hand = käsi
    .meaning = Kaardid, mis on mängijal käes.
term-stock = tõmbepakk
    .meaning = Kaardid, pildid all, millest tõmmatakse.
term-pile = viskehunnik
    .meaning = Äravisatud kaardid, pildid üleval; lühidalt hunnik.
term-upcard = pealmine kaart
    .meaning = Viskehunniku kõige ülemine kaart.
term-reserve = reserv
    .meaning = Teine käsi, mis võetakse hiljem. Mängudes on selle nimi jalg, lisakäsi, pozzetto või morto.
term-natural = loomulik kaart
    .meaning = Kaart, mis tähistab ainult iseennast.
term-wild = asenduskaart
    .meaning = Kaart, mis võib asendada mõnda teist.
term-bonus-card = boonuskaart
    .meaning = Kaart, mis pannakse punktide eest kõrvale, nagu punased kolmed paljudes mängudes.
term-blocking-card = tõkkekaart
    .meaning = Kaart, mis hunniku peal olles takistab selle võtmist.
term-meld = kombinatsioon
    .meaning = Koos lauale laotud kaardid: ühe väärtusega kaardid, rida või asenduskaardid.
term-set = komplekt
    .meaning = Ühe väärtusega kaartide kombinatsioon.
term-sequence = rida
    .meaning = Ühe masti kaartide kombinatsioon väärtuste järjekorras.
term-canasta = kanasta
    .meaning = Kombinatsioon, kus on boonuse saamiseks piisavalt kaarte, enamikus mängudes seitse.
term-initial-meld = avaladumine
    .meaning = Esimesed kaardid, mille võistkond voorus laob.
term-minimum = miinimum
    .meaning = Punktid, mille avaladumine peab vähemalt andma.
term-lay = laduma
    .meaning = Uut kombinatsiooni lauale panema.
term-add = lisama
    .meaning = Kombinatsioonile kaarte juurde panema.
term-draw = tõmbama
    .meaning = Tõmbepakist kaarte võtma.
term-take = hunnikut võtma
    .meaning = Viskehunnikut kätte võtma, pealmise kaardi ja kõige selle all oleva pärast.
term-discard = ära viskama
    .meaning = Kaarti hunnikule panema, millega käik lõpeb.
term-frozen = külmutatud
    .meaning = Nii öeldakse hunniku kohta, kui seda saab võtta ainult paariga käest.
term-blocked = tõkestatud
    .meaning = Nii öeldakse hunniku kohta, kui seda ei saa üldse võtta.
term-go-out = välja minema
    .meaning = Viimast kaarti välja mängima, millega voor lõpeb.
term-concealed = varjatult välja minema
    .meaning = Ühe käiguga välja minema, ilma et oleks enne midagi ladunud.
term-card-value = punktiväärtus
    .meaning = Punktid, mida kaart annab.
term-bonus = boonus
    .meaning = Punktid lisaks kaartide punktidele.
term-penalty = trahv
    .meaning = Punktid, mis võetakse maha.
term-score = seis
    .meaning = Punktid, mis võistkonnal seni on.
term-target = sihtsumma
    .meaning = Seis, mille juures mäng lõpeb.
term-house-rule = kodureegel
    .meaning = Reegel, mille mängulaud mängule lisab.

## Kirjuta ise.

write-title = Kirjuta oma mäng
write-lead = Mäng on üks tekstifail. Alusta mängust, mis on sinu omale lähedal, ja kirjuta ainult see, mis on teisiti.
write-start = Alusta failist
write-start-text = Salvesta see failina { $file }. See võtab laiendatavast mängust üle kõik reeglid ja muudab neist kolme.
write-check = Lase kontrollida
write-check-text = Kontrollija nimetab iga vea koos reaga ja ütleb, mida on mõeldud. Ta käivitab ka näited: näide on seis, tegevus ja see, mis sellest tuleb.
write-read = Loe, mida sa ütlesid
write-read-text = Reeglid tulevad tagasi sõnades. Kui lause ei ole see, mida mõtlesid, ei ole seda ka reegel.
write-play = Mängi seda
write-play-text = Istud lauda programmi mängijatega või vaatad, kuidas nad omavahel mängivad.
write-example = Näita, mida mõtled
write-example-text = Kirjuta näide iga reegli kohta, milles keegi võiks kahelda. Seda kontrollitakse koos failiga ja see joonistatakse lehele.
write-house = Kodureegel
write-house-text = Kodureegel on sama asi, ainult lühem: see nimetab mängud, mille jaoks ta on, ja selle, mida ta neis muudab. Mängule lisatakse see plussmärgiga. Lase see kontrollida, võrdle seda mänguga, mida see muudab, ja vaata, kuidas mäng käib; viimane käsk mängib mõlema reeglistikuga kakskümmend mängu ja ütleb, mis on teisiti.
write-site = Pane see veebi
write-site-text = Veebilehed saab teha ka sinu failidest: nimeta nende kaust, kus on kaustad { $variants } ja { $overlays }.
write-further = Loe edasi
write-reference-text = Kõik kirjelduse võtmed tähenduse, vaikeväärtuse ja näidetega.
write-conditions-text = Kõik, mida reegel võib mängu kohta küsida.
write-diagnostics-text = Kõik koodid, mida kontrollija võib anda.
write-english = See osa on kirjutatud inglise keeles, nagu kirjelduse võtmedki.

## Leht, mida ei ole, ja leht enne keeli.

missing-title = Sellist lehte ei ole
missing-text = Võib-olla on reegel kolinud teisele lehele. Siin on need kõik:
root-choose = Vali keel
