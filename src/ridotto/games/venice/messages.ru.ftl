# Венеция: всё, что читает игрок.

title = Венеция
about = Займы и закрытые торги: неделя на службе у Республики.
short-game = аукцион каждые 2 минуты, всего 15 минут; без --quick — каждые 5 минут, всего 35.
option-pace = Как идёт неделя
option-pace-calendar = по календарю, день за день
option-pace-minutes = по несколько минут на день
option-minutes = Минут на день
option-zone = Часовой пояс
option-rate = Процент казны в день
option-interest = Как растёт долг
option-interest-simple = простые проценты
option-interest-simple-means = каждый день одна и та же доля займа
option-interest-compound = сложные проценты
option-interest-compound-means = каждый день доля займа вместе с набежавшими процентами
option-pack = Набор
option-pack-serenissima = «Светлейшая»

## Ход, который нельзя сделать

refused-ready-by-calendar = В календарном темпе каждый аукцион идёт в свой час; говорить «готов» не нужно.
refused-ready-twice = Вы это уже сказали; слово остаётся в силе до аукциона.
refused-loan-closed = Казна ссужает только до открывающего аукциона, а он уже прошёл.
refused-loan = Казна ссужает от 0 до { $limit }, а не { $amount }.
refused-no-auction = Аукциона { $auction } нет: аукционы считают от 0 (воскресенье) до 6 (суббота).
refused-auction-held = Аукцион { $auction } ({ label-day }) уже прошёл.
refused-not-offered = На аукционе { $auction } ({ label-day }) нет предмета «{ $item }»; его продают на аукционах: { $others }.
refused-no-item = На этой неделе предмет «{ $item }» нигде не продают.
refused-price = Цена бывает от 1 до { $highest }, а не { $price }.
refused-count = «{ $item }»: число штук в ставке — от 1 до { $offered }, сколько предложено, а не { $count }.
refused-same-price = На предмет «{ $item }» у вас уже есть ставка по цене { $price }: измените её, это ставка { $bid }.
refused-too-many = { $asked ->
    [0] Это ставка на { $count } × «{ $item }», а предложено только { $offered }.
   *[other] Это { $count } × «{ $item }», да ещё { $asked } в прежних ставках, а предложено только { $offered }.
}
refused-no-bid = { $count ->
    [0] Ставки { $bid } у вас нет: сейчас у вас нет ни одной ставки.
   *[other] Ставки { $bid } у вас нет; ваши: { $bids }.
}
refused-bid-held = Ставка { $bid } была на аукционе { label-on-day }, а он уже прошёл: её не изменить.

## Подготовка стола

setup-zone = Часового пояса «{ $zone }» нет; пишите, например, Europe/Rome.
setup-time = Ни один календарь не доходит до { $at }.
setup-pack-unknown = В доме нет набора «{ $pack }».
setup-pack-file = «{ $pack }» похоже на имя файла; в настройке pack ждут сам текст из файла.
setup-pack = В наборе { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}, первая — «{ $place }»: { $why }

## Что не так с набором

pack-too-long = знаков в нём { $length }, а в наборе их может быть не больше { $limit }.
pack-not-toml = это не TOML: { $why }
pack-too-deep = скобки или ключи вложены слишком глубоко.
pack-number-too-long = в одном из чисел тысячи цифр; больше миллиарда не бывает.
pack-missing = этой строки не хватает.
pack-unknown-key = такого ключа нет.
pack-not-seven = аукционов здесь { $count }; в неделе их семь, с воскресенья по субботу.
pack-empty-list = здесь пусто; нужен хотя бы один.
pack-too-many = их здесь { $count }; больше { $limit } нельзя.
pack-text-too-long = знаков здесь { $length }; больше { $limit } нельзя.
pack-name = «{ $name }» не годится в короткие имена: строчные латинские буквы, цифры и дефисы между ними, например silk-tax.
pack-blank = здесь пусто.
pack-not-printable = здесь есть перевод строки или другой невидимый знак.
pack-name-twice = имя «{ $name }» встречается дважды.
pack-same-agenda = у замысла «{ $name }» та же ценность и цена, что у замысла «{ $other }»; все замыслы должны быть разными.
pack-provides-nothing = «{ $name }» ничего не даёт; средство даёт силу, популярность или влияние.
pack-unknown-emblem = у дома нет рисунка «{ $emblem }»; назовите предмет из набора дома или опустите эту строку.
pack-nothing-offered = { $day } ничего не предложено.
pack-unknown-item = в наборе нет предмета «{ $item }».
pack-agenda-in-common = «{ $item }» — замысел, а { $day } обычный аукцион: на нём продают средства.
pack-asset-not-common = «{ $item }» — средство, а { $day } продают замыслы.
pack-offered-twice = на аукционе { $day } предмет «{ $item }» стоит дважды.
pack-never-offered = предмет «{ $item }» не продают ни на одном аукционе.
pack-out-of-reach = «{ $name }» требует { $cost } ({ $resource }), а больше { $most } одному игроку не собрать ни за каким столом: его не осуществить.
pack-too-hard = если взять по { $copies } шт. каждого из замыслов (их { $agendas }), лучшее сочетание не найти вовремя; возьмите меньше замыслов или менее похожие числа.

## Что произошло

event-borrowed = { $player } занимает { $amount }.
event-bid-placed = { $player }: ставка { label-on-day } — { $price } за штуку, до { $count } × «{ $item }».
event-bid-changed = { $player }: ставка { $bid } { label-on-day } изменена — { $price } за штуку, до { $count } × «{ $item }».
event-bid-withdrawn = { $player } снимает ставку { $bid }.
event-said-ready = { $player }: к аукциону всё готово ({ $ready } из { $seats }).
event-auction-held = { label-day }: аукцион прошёл, продано: { $sold }.
event-won = { $count ->
    [1] { $player }: «{ $item }» за { $price }.
   *[other] { $player }: { $count } × «{ $item }» по { $price }.
}
event-item-sold = Продано { $count } × «{ $item }» по цене от { $lowest } до { $highest }.
event-bids-revealed = Теперь открыты все ставки аукционов, прошедших { label-on-day } и раньше.
event-realized = { $count ->
    [1] { $player } осуществляет замысел «{ $item }».
   *[other] { $player } осуществляет { $count } × «{ $item }».
}
event-settled = { $player }: оставалось { $money }, замыслы принесли { $value }, казне { $repaid }, итог { $score }.

## Чем кончилось

reason-settled = Закрывающий аукцион прошёл, все счета сведены.
decided-money = { $player } заканчивает неделю с суммой { $money }, { $other-player } — с суммой { $other-money }.
decided-shared = Победу делят игроки, у которых в конце недели { $money }; их { $count }.
decided-alone = { $player } заканчивает неделю с суммой { $money }.

## За столом

label-day = { $auction ->
    [0] Воскресенье
    [1] Понедельник
    [2] Вторник
    [3] Среда
    [4] Четверг
    [5] Пятница
   *[6] Суббота
}
label-on-day = { $auction ->
    [0] в воскресенье
    [1] в понедельник
    [2] во вторник
    [3] в среду
    [4] в четверг
    [5] в пятницу
   *[6] в субботу
}
label-resource = { $resource ->
    [force] сила
    [popularity] популярность
   *[influence] влияние
}
label-kind = { $kind ->
    [opening] открывающий аукцион замыслов
    [closing] закрывающий аукцион замыслов
   *[common] обычный аукцион средств
}
label-due = в { $time }
label-settling = затем сводят счета
label-results = продано
label-told = Продано
label-sold = «{ $item }» — { $player } { $price }×{ $count }
label-sold-in-crowd = «{ $item }» { $price }×{ $count }
label-own-bid = { board-day-short }, ставка { $bid }
label-next-below = следующий, см. ниже
label-next = следующий
label-money = Деньги { $money }, заём { $loan } (вернуть { $repay })
label-limit = До этого аукциона казна ссужает до { $limit } под { $rate }% в день на семь дней: занять 100 — вернуть { $hundred }
label-nothing = ничего
label-holdings = У вас
label-provided = {" · "}средства дают { $figures }
label-agenda = { $value } за { $cost }
label-figure = { $amount }{ $resource ->
    [force] С
    [popularity] П
   *[influence] В
}
label-legend = С сила · П популярность · В влияние · 5×2: 2 штуки по 5 · [ваши ставки]
label-all-bids = все ставки
label-lost-bids = ваши ставки без выигрыша
label-late = цена как у выигравшей, но позже
label-void = не в счёт: не хватило денег
label-more = и ещё { $count }
label-may = Можно: { $moves }
label-ready = Готовы: { $ready } из { $seats }; когда готовы все, аукцион проходит сразу{ $asked ->
    [true] { " " }(наберите «готов»)
   *[false] { "" }
}
help-moves =
    Неделя закрытых аукционов: на занятые деньги покупают замыслы и средства, чтобы их осуществить. Осуществлённый
    замысел приносит свою ценность; в конце заём с процентами возвращают, и побеждает тот, у кого осталось больше.
    Порядок такой: в воскресенье на открывающем аукционе продают замыслы, с понедельника по пятницу — средства, в
    субботу на закрывающем — снова замыслы; сразу после него замыслы осуществляют, займы возвращают и счета сводят.
    На каждом аукционе предметы продают в том порядке, в каком они перечислены, сначала тому, чья ставка выше.
    Казна ссужает до воскресного аукциона под { $rate }% в день на семь дней, проценты { $interest-id ->
        [compound] сложные
       *[simple] простые
    }; так и тогда, когда день длится несколько минут.
    5x2 — это цена за штуку и наибольшее число штук; 20С 5П 10В — сила, популярность, влияние.
    Аукцион называют числом от 0 (воскресенье) до 6 (суббота) или днём, предмет — названием; хватит и одного слова из него.
    borrow 300           взять или изменить заём, до открывающего аукциона
    bid 1 opera 5x2      «Опера» в понедельник, по 5 за штуку, не больше двух; можно и так: ставка пн опера 5 2,
                         а «ставка 1 опера 5» — за одну
    change 3 6x1         ставка 3 теперь: 6 за одну
    withdraw 3           убрать ставку 3
    ready                в минутном темпе: провести аукцион, как только готовы все
    предмет опера        что предмет приносит, требует или даёт, в любое время; все сразу: предмет
    За терминалом день длится несколько минут; настоящую неделю начните с -o pace=calendar.

## Доска в браузере

board-week = Неделя
board-day-short = { $auction ->
    [0] Вс
    [1] Пн
    [2] Вт
    [3] Ср
    [4] Чт
    [5] Пт
   *[6] Сб
}
board-held = прошёл
board-next = далее
board-closing = финал
board-bids = { $count ->
    [one] { $count } ставка
    [few] { $count } ставки
   *[many] { $count } ставок
}
board-no-bids = нет ставок
board-won = взято { $count }
board-none-won = ничего
board-in-place = ({ $place })
board-at-place = { $time } { board-in-place }
board-for-you = у вас
board-held-at = прошёл в
board-days-left = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
board-closing-now = вот-вот
board-time-left = Осталось
board-order = По порядку продажи
board-offered = Всего
board-each = Цена
board-up-to = До
board-at-most = Сумма
board-since = Подана
board-week-begins = Начало недели
board-since-why = При равной цене раньше идёт та ставка, что стоит дольше (VEN-12).
board-offered-short = { $offered } шт.
board-bid = Ставка
board-winning = Выигравшие, от высшей
board-won-head = Взято
board-paid-head = Плата
board-if-all = Все ставки вместе — { $paid }, останется { $left }
board-over = На эти ставки нужно { $asks }, а у вас { $money }: на что не хватит, то не в счёт
board-later = потом ещё { $asks }
board-all-bring = замыслы тогда дадут { $value }
board-money = Деньги
board-would-bring = Замыслы принесли бы сейчас
board-with-bids = Замыслы, если выиграют все ставки
board-brings-now = Замыслы дают
board-loan-due = Заём { $loan }, вернуть в субботу
board-loan-due-short = Вернуть
board-no-loan = Займа пока нет
board-ends = Если бы неделя кончилась сейчас
board-agendas = Ваши замыслы
board-no-agendas = пока нет
board-worth = даёт
board-give = Ваши средства дают
board-give-short = Средства дают
board-lacks = { $count ->
    [1] Для него не хватает
    [2] Для обоих не хватает
   *[other] Для всех не хватает
}
board-enough = Хватает на всё
board-assets = Ваши средства
board-account = Ваш счёт
board-close = Закрыть
board-open-account = Открыть ваш счёт
board-value-for = за
board-label-each = цена
board-label-up-to = штук
board-less = Меньше
board-more = Больше
board-sum = заплатите до { $sum }
board-last-in-line = в конец очереди по { $price }
board-of-offered = в продаже { $offered }
board-too-dear = больше ваших { $money }
board-too-dear-loan = больше, чем ссужает казна
board-too-dear-so-far = { $money ->
    [0] пока ничего не занято
   *[other] больше занятых пока { $money }
}
board-place = Сделать ставку
board-place-short = Ставка
board-change = Изменить
board-change-short = Изменить
board-withdraw = Снять
board-another = Другая цена
board-choose = Выберите предмет для ставки.
board-no-bids-yet = Здесь у вас ещё нет ставок.
board-supposed = замыслы принесут { $value }
board-next-auction = Следующий аукцион
board-bid-on = Ставить { label-on-day }
board-loan = Заём у казны
board-loan-label = заём
board-borrow = Занять { $amount }
board-lends-most = до { $limit }
board-lends = до { $limit }, { label-on-day } до { $time }
board-repay = в субботу вернуть { $repay }
board-to-loan = Изменить заём
board-ready = Готово
board-ready-why = Когда готовы все, аукцион проходит сразу.
board-ready-starting = Сначала пустите часы: когда вы скажете «готово», аукцион пройдёт.
board-is-ready = Вы готовы
board-is-ready-short = готово
board-ready-count = готовы { $ready } из { $seats }
board-calendar = Добавить аукционы в календарь
board-nobody = ставок нет, осталось { $left }
board-left-over = осталось { $left }
board-of-asked = из { $asked }
board-none = мимо
board-outbid = вы ставили { $price }
board-tied = вы тоже ставили { $price }; раньше — { $earlier ->
    [1] { $player }
   *[other] другие
}
board-void = не в счёт
board-void-why = На остальное не хватило денег (VEN-13).
board-for = за
board-you-won = Вы взяли и заплатили
board-sold = продано { $sold }
board-range = продано { $count }, по цене от { $lowest } до { $highest }
board-range-one = продано { $count } по { $highest }
board-lost = Ставки без выигрыша
board-all-bids = Все ставки
board-winning-bids = Выигравшие ставки
board-who-won = Кто взял
board-page = { $from }–{ $to } из { $total }
board-page-back = Назад
board-page-on = Дальше
board-loading = Минуту…
board-pace-day = аукцион в день
board-opens = Первый аукцион — { $date }, { $own ->
    [true] { $hour }
   *[other] { $time } по вашим часам ({ $hour }, { $place })
}{ $fixed ->
    [true] { "" }
   *[other] , если игра начнётся раньше
}.
board-pace-minutes = аукцион раз в { $minutes } мин
board-status-loan = Займите, потом ставьте на воскресенье.
board-status-loan-more = Казна ссужает до { $when }.
board-status-in = Ставки приняты, аукцион { label-on-day }.
board-status-in-more = Менять их можно до { $when }.
board-status-short = до { $time }
board-status-none = Следующий аукцион — { label-on-day }.
board-status-none-more = Ставки принимают до { $when }.
board-status-watch-more = Начало в { $when }.
board-status-held = { label-day }: аукцион прошёл.
board-status-won = { $won ->
    [0] Вы ничего не взяли.
   *[other] Вы взяли { $won } и заплатили { $paid }.
}
board-status-late = { $count ->
    [one] { $count } ваша ставка была по той же цене, что и выигравшая, но позже.
    [few] { $count } ваши ставки были по той же цене, что и выигравшие, но позже.
   *[other] { $count } ваших ставок были по той же цене, что и выигравшие, но позже.
}
board-status-void = { $count ->
    [one] На { $count } вашу ставку не хватило денег
    [few] На { $count } ваши ставки не хватило денег
   *[other] На { $count } ваших ставок не хватило денег
}: неоплаченное не в счёт (VEN-13).
board-status-won-short = { $won ->
    [0] Вы ничего не взяли.
   *[other] Вы взяли { $won } за { $paid }.
}
board-status-sold = Продано { $sold }.
board-status-over = Неделя кончилась.
board-status-over-more = { $player } побеждает с итогом { $score }.
board-figures = замыслов { $agendas }, средств { $assets }
board-end-realized = Осуществлено
board-end-value = Ценность
board-end-money = Деньги
board-end-repaid = Возврат займа
board-end-final = Итог
board-end-rating = Рейтинг
board-end-agendas = замыслы
board-end-plus-money = + деньги
board-end-minus-loan = − заём
board-end-open = Теперь открыты все ставки недели
board-end-read = Посмотреть
board-end-you = вы
board-end-bot = бот
board-end-why = { $count ->
    [0] Замыслов не осуществлено; больше всех сохраняет { $player }.
    [one] Осуществлён { $count } замысел, ценность { $value }.
    [few] Осуществлены { $count } замысла, вместе { $value }.
   *[many] Осуществлено { $count } замыслов, вместе { $value }.
}
board-say-day = { label-day } { $date }, { $when ->
    [held] прошёл
    [next] следующий
   *[later] позже
}, { $when ->
    [held] взято { $won } за { $paid }
   *[other] { $bids ->
        [0] ставок нет
       *[other] { board-bids-of }, самое большее { $asks }
    }
}
board-bids-of = { $bids ->
    [one] { $bids } ставка
    [few] { $bids } ставки
   *[many] { $bids } ставок
}
board-say-gives = { $resource ->
    [force] сила
    [popularity] популярность
   *[influence] влияние
} { $amount }
board-say-asset = { $item }, даёт: { $gives }
board-say-agenda = { $item }, ценность { $value }, требует: { $gives }
board-say-bid = ваша ставка { $price } за штуку, не больше { $count }
board-say-lot = { $thing }, всего { $offered }, { $bids }
board-say-summary = Следующий аукцион — { label-on-day }, в { $when }. Деньги { $money }, вернуть казне { $owes }, замыслы принесли бы { $value }.
board-say-onlooker = Следующий аукцион — { label-on-day }, в { $when }.
board-left-hour = До аукциона час.
board-left-ten = До аукциона десять минут.
board-left-minute = До аукциона минута.
hint-loan = Сначала у вас ничего нет: займите у казны до воскресного аукциона. После субботы заём возвращают с процентами: по { $rate }% за каждый из семи дней.
hint-bid = Выберите предмет, назначьте цену за штуку и наибольшее число штук. Ставки тайные, до аукциона их можно менять; платят только за то, что взяли.
hint-line = При равной цене выигрывает ставка, сделанная или изменённая раньше: каждое изменение ставит вас в конец очереди по этой цене.
hint-assets = Замысел принесёт свою ценность, только если ваши средства дают силу, популярность и влияние, которых он требует. Сколько он принёс бы сейчас, видно в вашем счёте. У каждого имени щит считает замыслы, кольцо — средства.

## Для календарей

calendar-auction = Венеция: аукцион { label-on-day }
calendar-about = До этого момента тайные ставки принимаются; тогда же их ещё можно изменить или снять.

## Набранный ход не читается

typed-lacks = «{ $typed }»: { $lacks ->
    [price] не названа цена
   *[day] не назван день аукциона
}. Можно, например: { $examples }
typed-figures = «{ $part }» — это не цена с числом штук, как 5x2 или 5 2; в новой ставке просто 5 — цена за одну штуку.
undo-instead = Ходы здесь назад не берут.{ $bid ->
    [0] { "" }
   *[other] { " " }Ставку { $bid } можно снять до её аукциона: «{ verb-withdraw } { $bid }».
}{ $loan ->
    [true] { " " }Заём можно изменить до воскресного аукциона: «{ verb-borrow } 100».
   *[false] { "" }
}
typed-number = «{ $part }» — не целое число.
typed-day = «{ $part }» — не аукцион; напишите число от 0 до 6 или день.
position-unreadable = Строка { $line } позиции не читается: «{ $text }».

## Только в браузере: настройки одной фразой и названия пунктов для содержания

board-options = Неделя идёт { $pace }: день длится { $minutes } мин. Часовой пояс — { $zone }. Казна ссужает под { $rate }% в день, проценты { $interest }. Что продаётся и чего оно стоит, сказано в наборе: { $pack }.
board-options-pace-calendar = Неделя идёт { $pace }: по аукциону в день в 17:15, часовой пояс — { $zone }. Казна ссужает под { $rate }% в день, проценты { $interest }. Что продаётся и чего оно стоит, сказано в наборе: { $pack }.
board-lasts-pace-calendar = Партия идёт **неделю по календарю**, по аукциону в день.
board-lasts-pace-minutes = { $minutes ->
    [1] Партия идёт **не дольше 7 минут**: аукцион раз в минуту.
    [2] Партия идёт **не дольше 15 минут**: аукцион раз в 2 минуты.
    [3] Партия идёт **не дольше 21 минуты**: аукцион раз в 3 минуты.
    [4] Партия идёт **не дольше получаса**: аукцион раз в 4 минуты.
    [5] Партия идёт **не дольше 35 минут**: аукцион раз в 5 минут.
    [10] Партия идёт **не дольше 70 минут**: аукцион раз в 10 минут.
    [15] Партия идёт **не дольше часа сорока пяти**: аукцион раз в 15 минут.
    [30] Партия идёт **не дольше трёх с половиной часов**: аукцион раз в полчаса.
    [60] Партия идёт **не дольше семи часов**: аукцион раз в час.
    [1440] Партия идёт **не дольше недели**: аукцион раз в сутки.
   *[other] В партии **семь аукционов**, раз в { $minutes } мин или чаще.
}
board-said-pace-calendar = по календарю
board-said-pace-minutes = в минутном темпе
board-said-pack-serenissima = «Светлейшая», из правил
board-said-interest-simple = простые
board-said-interest-compound = сложные
board-clause-VEN-1 = Семь аукционов
board-clause-VEN-2 = Час аукциона
board-clause-VEN-3 = Что объявлено
board-clause-VEN-4 = Сколько игроков
board-clause-VEN-5 = Замыслы
board-clause-VEN-6 = Наборы
board-clause-VEN-7 = Заём
board-clause-VEN-8 = Возврат
board-clause-VEN-9 = Деньги — тайна
board-clause-VEN-10 = Что такое ставка
board-clause-VEN-11 = Тайные ставки
board-clause-VEN-12 = Как продают
board-clause-VEN-13 = Сколько платят
board-clause-VEN-14 = Что становится известно
board-clause-VEN-15 = Осуществление
board-clause-VEN-16 = Итог
board-clause-VEN-17 = Чат
board-clause-VEN-18 = Ровно один раз

## За терминалом: ради чего играют и первые слова ходов

goal = Цель: больше всех денег, когда замыслы осуществлены, а займы возвращены.
verb-borrow = занять
verb-bid = ставка
verb-change = изменить
verb-withdraw = снять
verb-ready = готов
typed-item = Предмета «{ $typed }» на этой неделе нет.
typed-several = «{ $typed }» — это может быть: { $items }.
explained-item = { $kind ->
    [agenda] замысел: если осуществлён, приносит { $value }; требует: { $figures }
   *[asset] средство; даёт: { $figures }
}
explained-lot = { label-day }: предложено { $count }
label-account = { $place }. { $player }: { $money } деньгами + { $value } за замыслы − { $repaid } казне = { $score }

## Почему разум сыграл бы так

mind-over = Неделя кончилась; решать больше нечего.
mind-borrow = Лучший план на неделю тратит около { $planned }, столько примерно и стоит занять: лишнее только увеличит проценты. { $amount } выбрано поблизости наугад, чтобы по займу нельзя было угадать ваши ставки.
mind-bid = Предмет «{ $item }» добавит вашей неделе около { $worth } за штуку. Ставка { $price } выигрывает { $count ->
    [1] её
   *[other] хотя бы одну
} с вероятностью около { $chance }%; за вычетом цены { $count ->
    [1] она
   *[other] вся ставка на { $count }
} приносит в среднем { $gain ->
    [0] совсем немного
   *[other] около { $gain }
}{ $other-item-id ->
    [none] .
   *[other] ; следующая по выгоде ставка, на предмет «{ $other-item }», { $less ->
        [0] почти ничего не приносит
       *[other] приносит { $less }
    }.
}
mind-change = Предмет «{ $item }» добавит вашей неделе около { $worth } за штуку. По { $price } вместо { $old } { $count ->
    [1] она достаётся
   *[other] хотя бы одна достаётся
} с вероятностью около { $chance }%, и в среднем это выгоднее.
mind-change-void = Ваша ставка { $old } больше ваших { $money } и не в счёт (VEN-13). Предмет «{ $item }» добавит вашей неделе около { $worth } за штуку. По { $price } { $count ->
    [1] она достаётся
   *[other] хотя бы одна достаётся
} с вероятностью около { $chance }%.
mind-more = Предмет «{ $item }» добавит вашей неделе около { $worth } за штуку. Цена { $price } остаётся: по ней хотя бы одна достаётся с вероятностью около { $chance }%. Но выгодно взять до { $count } { $count ->
    [one] штуки
   *[other] штук
}, а не только до { $before }.
mind-fewer = Предмет «{ $item }» по { $price } стоит брать, но не больше { $count } { $count ->
    [one] штуки
   *[other] штук
} вместо { $before }: остальное вам не окупится, или деньги нужнее в другом месте.
mind-withdraw = Предмет «{ $item }» по { $price } вам не окупится, или деньги нужнее в другом месте.
mind-withdraw-void = Ставка { $price } на предмет «{ $item }» больше ваших { $money }: она не в счёт (VEN-13).
mind-enough = { $gain ->
    [0] Новые ставки { label-on-day } ничего не обещают.
   *[other] Ваши ставки { label-on-day } — лучшие по этому плану: все вместе они приносят за вычетом цены в среднем около { $gain }.
}
unit-points = { NUMBER($amount, maximumFractionDigits: 1) } деньгами
stands-on-day = { board-day-short }: { $bid }
stands-loan = заём { $amount }
stands-bid = { $count ->
    [1] «{ $item }» за { $price }
   *[other] { $count } × «{ $item }» по { $price }
}
stands-no-more = без ставки { $price } на «{ $item }»

## Подсказка на доске

board-advise-borrow = Займите { $amount }.
board-advise-ready = Скажите, что готовы.
board-advise-bid = { label-day }: «{ $item }», ставка { $price }, не больше { $count }.
board-advise-change = { label-day }: «{ $item }», измените ставку на { $price }, не больше { $count }.
board-advise-withdraw = { label-day }: «{ $item }», снимите ставку { $price }.
