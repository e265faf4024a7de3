# Покерный аукцион: каждая фраза, которую читает игрок.

title = Покерный аукцион
about = С молотка идёт каждая карта. Купите лучшую руку.
option-mode = Игра
option-mode-classic = классика
option-mode-mahjong = маджонг
option-mode-open-deck = открытая колода
option-chips = Фишек вначале
option-ante = Первый взнос
option-deals = Раздач не больше
option-hammer-seconds = Секунд до удара молотка
option-move-seconds = Секунд на ход
option-quick-lots = Быстрые торги: можно пасовать
bot-steady = ровный

## Ход, который нельзя сделать

refused-in-lay = Сейчас ходящий выбирает карту; ставки будут, когда она ляжет на стол.
refused-in-lot = Идут торги; следующую карту выложат после удара молотка.
refused-in-open-deck = Здесь карты открывают из колоды, выкладывать свои не нужно: назовите ставку или спасуйте.
refused-card = { $card } нет у вас на руках.
refused-no-card = «{ $card }» — не карта. Карта — это достоинство и масть: Ah, Td, 9c; десятка — T.
refused-no-tile = «{ $card }» — не кость. Кости — это 5d, 5b, 5c, ветры E S W N, драконы R G P.
refused-nothing-bid = Ставка — целое число больше нуля, а не { $amount }.
refused-balance = Вы ставите { $amount }, а у вас { $balance }.
refused-too-low = { $amount } не больше высшей ставки { $bid }.
refused-not-all-in = Если у вас меньше { $least }, поставить можно только всё, что есть: { $balance }, а не { $amount }.
refused-below-least = { $amount } — слишком мало: ставки начинаются с { $least }.
refused-step = Ставки идут с шагом { $step }, здесь начиная с { $least }; { $amount } в этот ряд не входит.
refused-no-passing = За этим столом не пасуют: кому карта не нужна, тот молчит до удара молотка.
refused-out = У вас не осталось фишек, вы вне игры.
refused-passed = Вы уже спасовали на этой карте, пас окончателен.
refused-bids-used = Вы уже сделали на эту карту все ставки, сколько можно: { $most }.
refused-cannot-outbid = Высшая ставка { $bid }, а у вас { $balance }: перебить её вы не можете.
refused-next-step = Ставки идут с шагом { $step }: следующая — { $least }, а у вас { $balance }.
refused-no-chips = У вас нет фишек, ставить нечем.
refused-all-bid = Высшая ставка { $bid } — ваша, и это всё, что у вас есть.
refused-your-bid = Высшая ставка { $bid } — ваша; очередь вернётся к вам, если её перебьют.
refused-full-hand = Карт у вас уже { $most }, больше вы не торгуетесь.

## Что произошло

event-deal-started = Раздача { $deal }; первый ход — { $player }.
event-ante-paid = { $player } вносит в банк { $amount }.
event-cards-dealt = Вам сдали: { $cards }.
event-round-started = Раунд { $round }: каждый получает ещё одну закрытую карту.
event-card-laid = { $late ->
    [true] Время вышло: { $player } выкладывает младшую карту, { $card }.
   *[false] { $player } выкладывает { $card }.
}
event-bid-made = { $player } ставит { $amount }.
event-passed = { $late ->
    [true] Время вышло: { $player } пасует.
   *[false] { $player } пасует.
}
event-card-sold = { $own ->
    [true] Продано: { $player } выкупает свою карту { $card } за { $price } и платит только долю банка, { $tax }.
   *[false] Продано: { $player } покупает { $card } за { $price }; продаёт { $seller-player }; налог в банк { $tax }.
}
event-card-taken-back = Ставок нет: { $player } забирает { $card } обратно.
event-hand-shown = { $player } вскрывает { $cards }: { $makes }.
event-bank-won = { $shared ->
    [true] { $player } делит банк и берёт { $amount }.
   *[false] { $player } забирает банк: { $amount }.
}
event-went-out = { $player } остаётся без фишек и выходит из игры.
event-card-opened = Открыта карта { $card }.
event-card-bought = { $player } покупает { $card } за { $price }.
event-card-passed-out = Карта { $card } никому не нужна и выходит из игры.
event-card-taken = { $player } по правилу берёт { $card } бесплатно.

## Чем кончилось

reason-one-left = Все фишки у одного игрока.
reason-last-deal = Последняя раздача окончена; решают фишки.
reason-best-hand = У всех по пять карт; побеждает лучшая комбинация.
reason-deck-out = Колода кончилась: ничья.
reason-passed-out-better = Первые пять вышедших карт сильнее всех рук: ничья.

## За столом

label-open-deck = Открытая колода
label-dealer = сдаёт { $player }
label-deal = Раздача { $deal } из { $deals }
label-round = Раунд { $round } из 3
label-first = первый ход: { $player }
label-choosing = { $player } выбирает карту на продажу
label-over = Игра окончена
label-bank = { $mode ->
    [open-deck] Вышло из игры фишек
   *[other] Банк
}
label-ante = анте по { $ante }
label-deck = Колода
label-lot = Лот
label-seller = продаёт { $player }
label-no-bid = ставок нет
label-bid = { $amount } — { $player }
label-hammer = молоток: { $seconds } с после ставки
label-passed-out = Вышли из игры
label-out = вне игры
label-highest = высшая ставка
label-declined = пас
label-bids-left = { $bids ->
    [0] ставок не осталось
    [one] осталась { $bids } ставка
    [few] осталось { $bids } ставки
   *[many] осталось { $bids } ставок
}
label-hand = Ваша рука
label-chips = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
}
label-showdown = Последнее вскрытие
label-tiles = d точки · b бамбук · c знаки · ветры E S W N · драконы R G, белый P
label-makes = { $makes ->
    [high-card] старшая карта
    [pair] пара
    [two-pairs] две пары
    [three-of-a-kind] тройка
    [straight] стрит
    [flush] флеш
    [full-house] фулл-хаус
    [four-of-a-kind] каре
    [straight-flush] стрит-флеш
    [chow] чоу
    [pung] панг
    [chow-and-pair] чоу с парой
    [pure-chow-hand] чистая рука с чоу
    [pung-and-pair] панг с парой
    [pure-pung-hand] чистая рука с пангом
    [kong] конг
    [all-honours] все почётные
    [all-dragons] все драконы
   *[high-tile] старшая кость
}
help-moves =
    Карта — достоинство и масть: Ah, Td или 10d, 9c, 2s (h черви, d бубны, c трефы, s пики). Кости: 5d, 5b, 5c (точки, бамбук, знаки), ветры E S W N, драконы R G P.
    lay Ah    выложить туза червей на продажу; можно просто Ah
    120       поставить 120 за карту на столе; можно и «ставка 120», «ставка 1 000»
    пас       больше не торговаться за эту карту (открытая колода и быстрые лоты)

## Набранный ход не читается

typed-nothing = «{ $typed }» — не ход, а сейчас от вас ничего и не требуется.
typed-unknown = «{ $typed }» — здесь такого хода нет. Можно, например: { $examples }
position-line = Строка { $line } позиции не читается: «{ $text }».
position-unreadable = Позиция не читается: чего-то не хватает, или это не число или не карта из колоды.
position-impossible = Такой позиции в игре быть не может.
