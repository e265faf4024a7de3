# Покерный аукцион: каждая фраза, которую читает игрок.

title = Покерный аукцион
about = С молотка идёт каждая карта. Купите лучшую руку.
short-game = три раздачи вместо тридцати, и лоты продаются быстрее.
option-mode = Игра
option-mode-classic = классика
option-mode-classic-means = 52 карты; лучшая покерная рука из всего купленного забирает банк
option-mode-mahjong = маджонг
option-mode-mahjong-means = то же со 136 костями маджонга и их комбинациями
option-mode-open-deck = открытая колода
option-mode-open-deck-means = по две карты каждому; карты из колоды открывают и продают по одной, пока у всех не станет по пять
option-chips = Фишек вначале
option-ante = Первое анте
option-deals = Раздач не больше
option-hammer-seconds = Секунд до удара молотка
option-move-seconds = Секунд на ход
option-quick-lots = Быстрые лоты: можно пасовать
setup-ante = Первое анте, { $ante }, больше, чем фишек у каждого вначале: их { $chips }.

## Ход, который нельзя сделать

refused-in-lay = Сейчас ходящий выбирает, что продать; ставки будут, когда лот ляжет на стол.
refused-in-lot = Идут торги; следующий лот выложат после удара молотка.
refused-in-open-deck = Здесь карты открывают из колоды, выкладывать свои не нужно: назовите ставку или спасуйте.
refused-card = У вас на руках этого нет: { $card }.
refused-no-card = «{ $card }» — не карта. Карта — это достоинство и масть: Тч или Ah — туз червей, 10б или Td — десятка бубен.
refused-no-tile = «{ $card }» — не кость. Кости — это 5т, 5б, 5з, ветры В Ю З С, драконы Кд Зд Бд.
refused-nothing-bid = Ставка — целое число больше нуля, а не { $amount }.
refused-balance = Вы ставите { $amount }, а у вас { $balance }.
refused-too-low = { $amount } не больше высшей ставки: { $bidder-player } даёт { $bid }.
refused-not-all-in = Если у вас меньше { $least }, поставить можно только всё, что есть: { $balance }, а не { $amount }.
refused-below-least = { $amount } — слишком мало: ставки начинаются с { $least }.
refused-step = Ставки идут с шагом { $step }, здесь начиная с { $least }; { $amount } в этот ряд не входит.
refused-no-passing = За этим столом не пасуют: кому лот не нужен, тот молчит до удара молотка.
refused-out = У вас не осталось фишек, вы вне игры.
refused-passed = На этот лот вы уже спасовали, пас окончателен.
refused-bids-used = Все ставки, какие можно сделать на этот лот, вы уже сделали: их { $most }.
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
told-cards-dealt = { $player } получает: { $cards }.
event-round-started = Раунд { $round }: каждый получает ещё одну, закрытую.
event-card-laid = { $late ->
    [true] Время вышло: { $player } выкладывает самое младшее, { $card }.
   *[false] { $player } выкладывает { $card }.
}
event-bid-made = { $player } ставит { $amount }.
event-passed = { $late ->
    [true] Время вышло: { $player } пасует.
   *[false] { $player } пасует.
}
event-card-sold = { $own ->
    [true] { $player } выкупает обратно { $card } за { $price }: в банк +{ $tax }.
   *[false] { $player } покупает { $card } за { $price }, продаёт { $seller-player }: в банк +{ $tax }.
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
decided-chips = Фишки: { $player } — { $chips }, { $other-player } — { $other-chips }.
decided-last-hand = Фишек поровну: { $player } — { $chips }, { $other-player } — { $other-chips }. Решает последняя рука, лучшая — { $player }.
decided-last-in = В игре остаётся только { $player }; дольше остальных держится { $other-player }.
decided-hand = Лучшая рука — { $player }: { $makes }; { $other-player } — { $other-makes }.
decided-shared = Всё поровну: победу делят { $players }.

## За столом

label-open-deck = Открытая колода
label-dealer = сдаёт { $player }
label-deal = Раздача { $deal } из { $deals }
label-round = Раунд { $round } из 3
label-first = первый ход: { $player }
label-choosing = { $player } выбирает { $mode ->
    [mahjong] кость
   *[classic] карту
} на продажу
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
mark-d = т
mark-b = б
mark-c = з
mark-E = В
mark-S = Ю
mark-W = З
mark-N = С
mark-R = Кд
mark-G = Зд
mark-P = Бд
label-tiles = т точки · б бамбук · з знаки · ветры В Ю З С · драконы Кд Зд, белый Бд
help-play =
    { $mode-id ->
        [open-deck] Карты открывают из колоды по одной и продают с торгов, по очереди, от 50; уплаченное уходит из игры. У кого пять карт, тот больше не торгуется; побеждает лучшая пятёрка.
       *[classic] В раздаче три раунда. В каждом раунде все по очереди выкладывают свою { $mode-id ->
            [mahjong] кость
           *[classic] карту
        } на продажу, а торгуются все, и продавец тоже. Если { $hammer-seconds } с никто не перебил цену, молоток ударяет: половину цены получает продавец, половина идёт в банк. После третьего раунда банк берёт лучшая рука; то, за что не дали ничего, возвращается в руку.
    }
help-moves =
    { $mode-id ->
        [mahjong] Кость — это число и масть: 5т, 5б, 5з (точки, бамбук, знаки); ветры — В Ю З С, драконы — Кд Зд Бд. Годится и латиница: 5d, 5b, 5c, E S W N, R G P.
       *[classic] Карта — это достоинство и масть. Туз червей на столе — A♥; набирают его Ah или по-русски, Тч. Так же Ks или Кп — король пик, Qc или Дт — дама треф, Jd или Вб — валет бубен, Td или 10б — десятка бубен.
    }
    { help-laying }120       дать 120 за то, что продаётся; можно и «ставка 120», «ставка 1{"\u00A0"}000»{ help-passing }
help-laying = { $mode-id ->
    [open-deck] { "" }
    [mahjong] карта 5т  выложить на продажу пятёрку точек; можно просто 5т{ "\u000A" }
   *[classic] карта Тч  выложить на продажу туза червей; можно просто Тч{ "\u000A" }
}
help-passing = { $mode-id ->
    [open-deck] { "\u000A" }пас       больше не торговаться за эту карту
   *[classic] { $quick-lots ->
        [true] { "\u000A" }пас       больше не торговаться за этот лот
       *[false] { "" }
    }
}

## Набранный ход не читается

typed-nothing = «{ $typed }» — не ход, а сейчас от вас ничего и не требуется.
position-line = Строка { $line } позиции не читается: «{ $text }».
position-unreadable = Позиция не читается: чего-то не хватает, или это не число или не карта из колоды.
position-impossible = Такой позиции в игре быть не может.

## Что собрано: в предложении, само по себе и какими достоинствами

makes-high-card = старшая карта
makes-pair = пара
makes-two-pairs = две пары
makes-three-of-a-kind = тройка
makes-straight = стрит
makes-flush = флеш
makes-full-house = фулл-хаус
makes-four-of-a-kind = каре
makes-straight-flush = стрит-флеш
makes-high-tile = старшая кость
makes-chow = чоу
makes-pung = панг
makes-chow-and-pair = чоу с парой
makes-pure-chow-hand = чистая рука с чоу
makes-pung-and-pair = панг с парой
makes-pure-pung-hand = чистая рука с пангом
makes-kong = конг
makes-all-honours = все почётные
makes-all-dragons = все драконы
board-combination-high-card = старшая карта
board-combination-pair = пара
board-combination-two-pairs = две пары
board-combination-three-of-a-kind = тройка
board-combination-straight = стрит
board-combination-flush = флеш
board-combination-full-house = фулл-хаус
board-combination-four-of-a-kind = каре
board-combination-straight-flush = стрит-флеш
board-combination-high-tile = старшая кость
board-combination-chow = чоу
board-combination-pung = панг
board-combination-chow-and-pair = чоу с парой
board-combination-pure-chow-hand = чистая рука с чоу
board-combination-pung-and-pair = панг с парой
board-combination-pure-pung-hand = чистая рука с пангом
board-combination-kong = конг
board-combination-all-honours = все почётные
board-combination-all-dragons = все драконы
detail-high-card = { $ranks }
detail-pair = { $first-many }
detail-two-pairs = { $first-many } и { $second-many }
detail-three-of-a-kind = { $first-many }
detail-straight = до { $first-upto }
detail-flush = от { $first-upto }
detail-full-house = { $first-many } и { $second-many }
detail-four-of-a-kind = { $first-many }
detail-straight-flush = до { $first-upto }
detail-high-tile = { $ranks }
detail-chow = до { $first-upto }
detail-pung = { $first-many }
detail-chow-and-pair = до { $first-upto }, пара — { $second-many }
detail-pure-chow-hand = до { $first-upto }, пара — { $second-many }
detail-pung-and-pair = { $first-many } и { $second-many }
detail-pure-pung-hand = { $first-many } и { $second-many }
detail-kong = { $first-many }
detail-all-honours = { $first-many } и { $second-many }
detail-all-dragons = { $first-many } и { $second-many }

## Достоинства: одно, несколько и старшее в стрите

rank-1 = единица
rank-2 = двойка
rank-3 = тройка
rank-4 = четвёрка
rank-5 = пятёрка
rank-6 = шестёрка
rank-7 = семёрка
rank-8 = восьмёрка
rank-9 = девятка
rank-T = десятка
rank-J = валет
rank-Q = дама
rank-K = король
rank-A = туз
rank-E = восточный ветер
rank-S = южный ветер
rank-W = западный ветер
rank-N = северный ветер
rank-R = красный дракон
rank-G = зелёный дракон
rank-P = белый дракон
many-1 = единицы
many-2 = двойки
many-3 = тройки
many-4 = четвёрки
many-5 = пятёрки
many-6 = шестёрки
many-7 = семёрки
many-8 = восьмёрки
many-9 = девятки
many-T = десятки
many-J = валеты
many-Q = дамы
many-K = короли
many-A = тузы
many-E = восточные ветры
many-S = южные ветры
many-W = западные ветры
many-N = северные ветры
many-R = красные драконы
many-G = зелёные драконы
many-P = белые драконы
upto-1 = единицы
upto-2 = двойки
upto-3 = тройки
upto-4 = четвёрки
upto-5 = пятёрки
upto-6 = шестёрки
upto-7 = семёрки
upto-8 = восьмёрки
upto-9 = девятки
upto-T = десятки
upto-J = валета
upto-Q = дамы
upto-K = короля
upto-A = туза
upto-E = восточного ветра
upto-S = южного ветра
upto-W = западного ветра
upto-N = северного ветра
upto-R = красного дракона
upto-G = зелёного дракона
upto-P = белого дракона

## Карты, как их пишут, масти и кости

card-2c = 2♣
card-3c = 3♣
card-4c = 4♣
card-5c = 5♣
card-6c = 6♣
card-7c = 7♣
card-8c = 8♣
card-9c = 9♣
card-Tc = 10♣
card-Jc = J♣
card-Qc = Q♣
card-Kc = K♣
card-Ac = A♣
card-2d = 2♦
card-3d = 3♦
card-4d = 4♦
card-5d = 5♦
card-6d = 6♦
card-7d = 7♦
card-8d = 8♦
card-9d = 9♦
card-Td = 10♦
card-Jd = J♦
card-Qd = Q♦
card-Kd = K♦
card-Ad = A♦
card-2h = 2♥
card-3h = 3♥
card-4h = 4♥
card-5h = 5♥
card-6h = 6♥
card-7h = 7♥
card-8h = 8♥
card-9h = 9♥
card-Th = 10♥
card-Jh = J♥
card-Qh = Q♥
card-Kh = K♥
card-Ah = A♥
card-2s = 2♠
card-3s = 3♠
card-4s = 4♠
card-5s = 5♠
card-6s = 6♠
card-7s = 7♠
card-8s = 8♠
card-9s = 9♠
card-Ts = 10♠
card-Js = J♠
card-Qs = Q♠
card-Ks = K♠
card-As = A♠
board-suit-c = треф
board-suit-d = бубен
board-suit-h = червей
board-suit-s = пик
tile-1d = 1 точка
tile-2d = 2 точки
tile-3d = 3 точки
tile-4d = 4 точки
tile-5d = 5 точек
tile-6d = 6 точек
tile-7d = 7 точек
tile-8d = 8 точек
tile-9d = 9 точек
tile-1b = 1 бамбук
tile-2b = 2 бамбука
tile-3b = 3 бамбука
tile-4b = 4 бамбука
tile-5b = 5 бамбуков
tile-6b = 6 бамбуков
tile-7b = 7 бамбуков
tile-8b = 8 бамбуков
tile-9b = 9 бамбуков
tile-1c = 1 знак
tile-2c = 2 знака
tile-3c = 3 знака
tile-4c = 4 знака
tile-5c = 5 знаков
tile-6c = 6 знаков
tile-7c = 7 знаков
tile-8c = 8 знаков
tile-9c = 9 знаков
tile-E = восточный ветер
tile-S = южный ветер
tile-W = западный ветер
tile-N = северный ветер
tile-R = красный дракон
tile-G = зелёный дракон
tile-P = белый дракон

## Доска в браузере

board-card = { $rank } { $suit }
board-hidden-card = закрытая карта
board-hidden-tile = закрытая кость
board-highest = старшая — { $rank }
board-bank = Банк
board-tag-high = даёт { $amount }
board-tag-sells = продаёт
board-tag-passed = пас
board-tag-out = вне игры
board-bids-left = ставок: { $left } из { $most }
board-seat = { $player }: фишек { $chips }; видно всем: { $known }; закрыто: { $hidden }
board-seat-seen = Видели все
board-seat-unseen = { $hidden ->
    [0] Ничего не закрыто.
   *[other] Закрыто: { $hidden }.
}
board-seat-nothing = пока ничего
board-seat-bid = Ставка на этот лот: { $amount }
board-close = Закрыть
board-split = { $seller } — { $player }, { $bank } — в банк
board-split-own = платить только { $bank }, в банк
board-paid-away = уходят из игры
board-player-bids = даёт { $player }
board-you-bid = Ваша ставка
board-no-bid = Ставок нет
board-no-bid-classic = без ставок заберёт { $player }
board-no-bid-yours = без ставок вернётся к вам
board-no-bid-open = без ставок выйдет из игры
board-your-card = Ваша { $mode ->
    [mahjong] кость
   *[classic] карта
}
board-a-card = { $mode ->
    [mahjong] Кость
   *[classic] Карта
}
board-your-move = Ваш ход
board-your-move-more = половина цены ваша, половина — в банк
board-player-chooses = { $player } выбирает
board-player-chooses-more = { $mode ->
    [mahjong] кость
   *[classic] карту
} на продажу
board-with = с { $card }: { $makes }
board-with-lot = с лотом: { $makes }
board-without = без { $card }: { $makes }
board-same = то же
board-better-kicker = кикер выше
board-weaker-kicker = кикер ниже
board-more-kickers = ещё один кикер
board-fewer-kickers = на кикер меньше
board-thousands = { $count } тыс.
board-you-have = У вас
board-everyone-bids = Ставить могут все, и вы тоже
board-unsold = Если ставок не будет, { $mode ->
    [mahjong] кость
   *[classic] карта
} вернётся к вам, но её увидят все.
board-button-bid = Ставка { $amount }
board-button-sell = Продать { $card }
board-button-choose = Выберите { $mode ->
    [mahjong] кость
   *[classic] карту
}
board-button-raise = Выбрать { $least }
board-button-raise-why = это минимум
board-button-hold = Пока ваш
board-button-step = Не тот шаг
board-button-dear = Не хватит фишек
board-button-spent = Ставок больше нет
board-button-passed = Вы спасовали
board-button-full = Рука полна
board-button-wait = Ждите
board-button-out = Вы вне игры
board-pass = Пас
board-less = Меньше
board-more = Больше
board-amount = Ваша ставка
board-raises = Быстрые надбавки
board-hand = Ваша рука
board-empty-hand = Пока пусто
board-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
board-seconds-held = { board-seconds }. Часы стоят.
board-second-sign = с
board-clock-stands = пауза
board-offers = Ставки на этот лот
board-offers-none = Пока нет. У каждого их { $bids }.
board-passed-out = Вышли из игры
board-count-of = { $count } из { $most }
board-passed-make = Собрано:
board-passed-risk = Если эти пять сильнее всех рук, не выиграет никто.
board-passed-none = Сюда ложатся карты, которые никому не нужны. Если пять из них сильнее всех рук, не выиграет никто.
board-deck-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-deck-more = в колоде; следующую откроют, когда эту продадут или она выйдет из игры.
board-in-deck = в колоде
board-paid = Уплачено { $amount }
board-paid-more = и вышло из игры. На фишки только покупают карты; выигрывает лучшая рука.
board-held = Карт { $held } из { $full }, закрытых { $hidden }.
board-showdown = Вскрытие.
board-showdown-more = Считаются пять лучших карт; лучшая рука берёт банк.
board-takes-bank = Банк берёт { $player }
board-you-take-bank = Банк ваш
board-you-share-bank = Вы и { $players } делите банк
board-share-bank = Банк делят { $players }
board-wins = Победа: { $player }
board-you-win = Вы победили
board-you-share-win = Вы и { $players } делите победу
board-share-win = Победу делят { $players }
board-nobody-wins = Никто не выиграл
board-nobody-wins-passed = Вышедшие карты сильнее
board-kicker = решает { $card }
board-you = вы
board-next-first = Раздача { $deal } началась. Первый ход: { $player }.
board-next-yours = Раздача { $deal } началась. Первый ход ваш.
board-next-lot = Раздача { $deal } идёт. { $player } продаёт { $card }.
board-next-soon = Откроется через { $seconds } с.
board-to-deal = К раздаче { $deal }
board-to-result = К итогу
board-result-soon = Итог через { $seconds } с.
board-last-showdown = Последнее вскрытие
board-side-deal = Раздача { $deal } из { $deals } · раунд { $round } из { $rounds }
board-side-ante = Раздача { $deal } из { $deals } · раунд { $round } из { $rounds } · анте { $ante }
board-side-deal-brief = Раздача { $deal } из { $deals }
board-side-single = Раунд { $round } из { $rounds }
board-side-card = Карта { $number } из колоды
board-pace-hammer = молоток { $seconds } с
board-pace-move = { $seconds } с на ход
board-chapter-deal = Раздача { $deal }
board-chapter-round = Раунд { $round }: ещё по одной
board-chapter-card = Карта { $number }: { $card }
board-chapter-showdown = Вскрытие

board-status-outbid = Вас перебили.
board-status-outbid-more = { $player } даёт { $amount } ({ $card }). Поднимите или уступите.
board-status-outbid-pass = { $player } даёт { $amount } ({ $card }). Поднимите или спасуйте.
board-status-outbid-done = { $player } даёт { $amount } ({ $card }).
board-status-short = { $player } даёт { $amount } за { $card }.
board-status-yours = Ваш за { $amount }.
board-status-yours-more = Лот ваш, если никто не даст больше: { $card }.
board-status-yours-short = Если не перебьют: { $card }.
board-status-sale = Торги.
board-status-sale-more = Продаёт { $player }, лот — { $card }. Ставить может каждый.
board-status-sale-short = { $player } продаёт { $card }.
board-status-sale-own = Вы продаёте.
board-status-sale-own-more = Лот — { $card }. Без ставок карта вернётся к вам; ставить можно и вам.
board-status-sale-own-short = Ставок нет: { $card }.
board-status-bids = { $player } даёт { $amount }
board-status-bids-more = — лот: { $card }. Дайте больше или уступите.
board-status-bids-done = — лот: { $card }.
board-status-bids-short = за { $card }.
board-status-lay = Ваш ход.
board-status-lay-more = Выложите на продажу одну { $mode ->
    [mahjong] кость
   *[classic] карту
}.
board-status-lay-short = Выложите { $mode ->
    [mahjong] кость
   *[classic] карту
}.
board-status-chooses = { $player }
board-status-chooses-more = выбирает { $mode ->
    [mahjong] кость
   *[classic] карту
} на продажу.
board-status-open = Ваша ставка.
board-status-open-more = { $player } даёт { $amount }, карта — { $card }. Ставьте от { $least } или пасуйте.
board-status-open-first = Открыта карта: { $card }. Ставьте от { $least } или пасуйте.
board-status-open-short = { $player } даёт { $amount } за { $card }.
board-status-open-first-short = Открыта { $card }.
board-status-asked = { $player }
board-status-asked-more = ставит или пасует, карта — { $card }.
board-status-asked-short = ставит или пасует: { $card }.

board-say-would-make = С ней у вас будет { $makes }.
board-say-you-may = Можно ставить от { $least }, { $left ->
    [one] осталась { $left } ставка
    [few] осталось { $left } ставки
   *[many] осталось { $left } ставок
}.
board-say-outbid = Вас перебили.
board-say-three = Три секунды.
board-say-hand = Ваша рука: { $cards }. Собрано: { $makes }, { $detail }.
board-say-hand-short = Ваша рука: { $cards }. Собрано: { $makes }.
board-say-lot = Лот: { $card }. { $bid }.
board-say-lot-none = Ставок нет
board-say-lot-bid = Высшая ставка { $amount }, даёт { $player }
board-say-bank = В банке { $amount }.
board-say-turn = { $player } выбирает { $mode ->
    [mahjong] кость
   *[classic] карту
} на продажу.
board-say-over = Игра окончена.
board-say-shown = { $place }. { $player }: { $makes }, { $detail }, фишек { $chips }.

board-hint-lay = Выложите одну из своих { $mode ->
    [mahjong] костей
   *[classic] карт
}. Ставить за неё могут все, и половина цены — ваша.
board-hint-lot = Назовите целое число больше высшей ставки. Очереди нет: ставить можно в любой момент.
board-hint-hammer = Если никто не даст больше, пока круг не опустеет, молоток ударит. Каждая новая высшая ставка заполняет круг снова.
board-hint-price = Половина каждой цены идёт продавцу, половина — в банк, и банк берёт лучшая рука.
board-hint-known = { $mode ->
    [mahjong] Кость
   *[classic] Карту
}, которую показали, помнят все: смотрите, что на руках у других.
board-hint-tiles = Считаются пять лучших костей: нужен набор и пара.
board-hint-open = Карты открывают из колоды. Торгуйтесь по очереди за ту, что в круге, или пасуйте: пас окончателен.
board-hint-open-passed = Здесь карты, которые никому не нужны. Если первые пять сильнее всех рук, не выиграет никто.

## Только в браузере: настройки одной фразой и названия пунктов для содержания

board-options = Вид игры: { $mode }. У каждого { label-chips }, анте первых трёх раздач — { $ante }. Раздач не больше { $deals }. Ставка ждёт молотка { $hammer-seconds } с; на ход есть { $move-seconds } с. Пасовать на лоте { $quick-lots }.
board-said-quick-lots-true = можно
board-said-quick-lots-false = нельзя
board-clause-PAU-1 = Колода
board-clause-PAU-2 = Фишки
board-clause-PAU-3 = Кто ходит первым
board-clause-PAU-4 = Ещё карты
board-clause-PAU-5 = Карта на стол
board-clause-PAU-6 = Ставки
board-clause-PAU-7 = Повышение своей ставки
board-clause-PAU-9 = Ставок нет
board-clause-PAU-10 = Оплата
board-clause-PAU-11 = Что уже видели
board-clause-PAU-12 = Лучшая рука
board-clause-PAU-13 = Равные руки
board-clause-PAU-15 = Кости
board-clause-PAU-16 = Руки из костей
board-clause-PAU-17 = Начало
board-clause-PAU-18 = Ставки по очереди
board-clause-PAU-19 = Кто платит
board-clause-PAU-20 = Полная рука
board-clause-PAU-21 = Последний игрок
board-clause-PAU-22 = Конец
board-clause-PAU-23 = Пас на лот

## Что думает бот: подсказки

mind-wait = Сейчас решать нечего.
mind-hold = Ждите: если никто не даст больше, лот ваш — { $card }.
mind-lay-spares = Проще всего отдать { $card }: если достанется другому, вы выигрываете эту раздачу примерно в { $without }% случаев. Нужнее всего вам { $worst-card }: без неё — в { $worst-without }%.
mind-lay-any = Что ни отдай другому, вы выигрываете эту раздачу примерно в { $without }% случаев: подойдёт { $card }.
mind-lay-only = Кроме { $card }, выложить нечего.
mind-bid = Если взять { $card }, вы выигрываете эту раздачу примерно в { $having }% случаев, а если лот уйдёт другому — в { $missing }%: это стоит больше, чем { $bid }.
# О карте, которую выложили вы сами: половина цены к вам вернётся (PAU-10).
mind-bid-own = Ваш лот — { $card }, но так дёшево его не отдают: если он останется у вас, вы выигрываете эту раздачу примерно в { $having }% случаев, а если уйдёт другому — в { $missing }%; из { $bid } в банк уйдёт лишь половина.
mind-bid-any = Ваших шансов { $card } почти не меняет: с этим лотом или без него около { $having }%, но у кого больше на руках, тому есть из чего выбирать, а { $bid } за это недорого.
mind-drive = Вам самим { $card } не стоит { $bid }, но примерно в { $outbid }% случаев кто-нибудь даст больше: пусть заплатит дороже.
mind-drive-own = Ваш лот — { $card }; сам он вам не нужен, но примерно в { $outbid }% случаев кто-нибудь даст больше, чем { $bid }, и половина достанется вам: поднимите цену.
mind-stop = Если взять { $card }, вы выигрываете эту раздачу примерно в { $having }% случаев, а если лот уйдёт другому — в { $missing }%: это не стоит { $bid }.
mind-open-bid = Ставка { $bid } за { $card } выигрывает примерно в { $bidding }% случаев, пас — в { $passing }%.
mind-open-pass = Пас на { $card } выигрывает примерно в { $passing }% случаев, ставка { $bid } — в { $bidding }%.
mind-open-bid-beside = { $card } стоит ставки { $bid }.
mind-open-pass-beside = { $card } не стоит ставки { $bid }.
unit-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
    [one] фишка
    [few] фишки
    [many] фишек
   *[other] фишки
}

## За терминалом: ради чего играют и первые слова ходов

goal = { $mode-id ->
    [open-deck] Цель: собрать лучшую покерную руку из пяти карт. Оставшиеся фишки ничего не дают.
    [mahjong] Цель: выиграть больше всех фишек. Кости идут с молотка; банк берёт лучшая рука из костей.
   *[classic] Цель: выиграть больше всех фишек. Карты идут с молотка; банк берёт лучшая покерная рука.
}
verb-lay = карта
verb-bid = ставка
verb-pass = пас

## Подсказка на доске

board-advise-lay = Продайте: { $card }.
board-advise-bid = Поставьте { $amount }.
board-advise-pass = Пасуйте.
