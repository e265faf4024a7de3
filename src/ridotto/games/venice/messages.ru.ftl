# Венеция: всё, что читает игрок.

title = Венеция

## Ход, который нельзя сделать

refused-ready-by-calendar = В календарном темпе аукционы идут в 17:15; готовиться не к чему.
refused-ready-twice = Вы это уже сказали; слово держится до аукциона.
refused-loan-closed = Казна ссужает только до открывающего аукциона, а он уже прошёл.
refused-loan = Казна ссужает от 0 до { $limit }, а не { $amount }.
refused-no-auction = Аукциона { $auction } нет; семь аукционов имеют номера от 0 до 6.
refused-auction-held = Аукцион { $auction } уже прошёл.
refused-not-offered = На аукционе { $auction } нет лота «{ $item }».
refused-price = Цена бывает от 1 до { $highest }, а не { $price }.
refused-count = Ставка бывает на 1–{ $highest } штук, а не на { $count }.
refused-same-price = Ваша ставка { $bid } уже даёт { $price } за { $item }; измените её.
refused-too-many = { $asked ->
    [0] Ставка на { $count } × { $item }, а предложено только { $offered }.
   *[other] Это { $count } × { $item } сверх { $asked }, о которых вы уже просите; предложено только { $offered }.
}
refused-no-bid = У вас нет ставки { $bid }.
refused-bid-held = Ставка { $bid } была на аукционе { $auction }, он прошёл; её уже не изменить.

## Подготовка стола

setup-zone = Часового пояса «{ $zone }» нет; пишите, например, Europe/Rome.
setup-time = Ни один календарь не доходит до { $at }.
setup-pack-unknown = В доме нет набора «{ $pack }».
setup-pack = В наборе { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}, первая — «{ $place }»: { $why }

## Что не так с набором

pack-not-toml = это не TOML: { $why }
pack-missing = этого не хватает.
pack-unknown-key = такого ключа нет.
pack-name-twice = имя «{ $name }» встречается дважды.
pack-same-agenda = у «{ $name }» та же ценность и цена, что у «{ $other }»; все замыслы должны быть разными.
pack-nothing-offered = в этот день ничего не предложено: { $day }.
pack-unknown-item = в наборе нет предмета «{ $item }».
pack-agenda-in-common = «{ $item }» — замысел, а { $day } — обычный аукцион: на нём продают средства.
pack-asset-not-common = «{ $item }» — средство, а на этом аукционе ({ $day }) продают замыслы.
pack-offered-twice = «{ $item }» стоит дважды в одном аукционе ({ $day }).
pack-never-offered = «{ $item }» не предложен ни на одном аукционе.
pack-out-of-reach = «{ $name }» требует ресурса { $resource }, которого не даёт ни одно предложенное средство: его не осуществить.
pack-too-hard = если взять по { $copies } каждого из замыслов (их { $agendas }), лучшее сочетание не найти вовремя; возьмите меньше замыслов или менее похожие числа.

## Что произошло

event-borrowed = { $player } занимает { $amount }.
event-bid-placed = { $player }: ставка { $bid } на аукционе { $auction } — { $price } за штуку, до { $count } × { $item }.
event-bid-changed = { $player }: ставка { $bid } на аукционе { $auction } изменена — { $price } за штуку, до { $count } × { $item }.
event-bid-withdrawn = { $player } снимает ставку { $bid }.
event-said-ready = { $player } готов(а), всего готовых { $ready ->
    [one] { $ready }
   *[other] { $ready }
}.
event-auction-held = Аукцион { $auction } прошёл, продано: { $sold }.
event-won = { $player } получает { $count } × { $item } по { $price } (аукцион { $auction }).
event-item-sold = Продано { $count } × { $item } по цене от { $lowest } до { $highest } (аукцион { $auction }).
event-bids-revealed = Теперь открыты все ставки до аукциона { $auction } включительно.
event-realized = { $player } осуществляет { $count } × { $item }.
event-settled = { $player }: оставалось { $money }, замыслы принесли { $value }, казне { $repaid }, итог { $score }.

## Чем кончилось

reason-settled = Закрывающий аукцион прошёл, все счета подведены.

## За столом

label-day = { $day ->
    [0] Воскресенье
    [1] Понедельник
    [2] Вторник
    [3] Среда
    [4] Четверг
    [5] Пятница
   *[6] Суббота
}
label-kind = { $kind ->
    [opening] открывающий аукцион
    [closing] закрывающий аукцион
   *[common] обычный аукцион
}
label-due = в { $time }
label-due-in-minutes = в { $time } или когда все готовы
label-held = прошёл
label-next = следующий
label-money = Деньги { $money }, заём { $loan } (вернуть { $repay })
label-limit = Казна ссужает до { $limit }
label-my-bids = Ваши ставки
label-bid = ставка { $bid }: { $price } × { $count }
label-nothing = нет
label-won = { $player }: { $count } по { $price }
label-sold = { $count } по { $price }
label-holdings = Владения
label-resources = сила { $force }, популярность { $popularity }, влияние { $influence }
label-agenda = { $value } за { $force }/{ $popularity }/{ $influence }
label-asset = { $force }/{ $popularity }/{ $influence }
label-ready = Готовы: { $ready } из { $seats }
label-score = { $place }. { $player } { $score }
help-moves =
    Аукционы имеют номера от 0 (воскресенье) до 6 (суббота); предметы зовутся короткими именами.
    borrow 300           заём, до открывающего аукциона
    bid 1 opera 5x2      по 5 за штуку, до 2 опер, в понедельник
    change 3 6x1         ставка 3 теперь: 6 за одну
    withdraw 3           снять ставку 3
    ready                в темпе минут: провести аукцион, как только готовы все

## Ходы, которые нельзя прочесть

typed-unknown = «{ $typed }» здесь не ход. Попробуйте: { $examples }
typed-figures = «{ $part }» — не цена и число, как 5x2.
typed-number = «{ $part }» — не целое число.
position-unreadable = Строку { $line } позиции не прочесть: «{ $text }».
