# Противостояние (Standoff): каждая фраза, которую читает игрок.

title = Противостояние
about = Соберите колоду, ставьте блоки и раньше всех дойдите до Красной пушки.
option-expansions = Дополнения
option-expansions-orbit = орбита
option-expansions-orbit-means = спутники: карты, которые остаются в игре
option-expansions-bonds = облигации
option-expansions-bonds-means = кредиты сразу, за которые платят в начале следующего хода
option-prices = Цены карт
option-prices-printed = как напечатано
option-prices-rebalanced = уравновешенные
option-prices-rebalanced-means = более поздние цены автора

## Ход, который нельзя сделать

refused-in-action = Лишние карты убирают только после конца фазы действий. А пока она идёт, карту отдают за действие: «{ verb-discard }».
refused-nothing-shown = Сейчас вам не открыты ничьи карты: выбирать не из чего.
refused-in-choose = Сначала выберите одну из карт, открытых вам.
refused-in-discard = Фаза действий окончена; выберите карты для сброса.
refused-unknown-card = Карты «{ $name }» нет.
refused-not-in-hand = У вас в руке нет карты «{ $card }».
refused-cards-held = Карт «{ $card }» вы назвали { $asked }, а в руке их { $held }.
refused-being-played = Карт «{ $card }» вы назвали { $asked }, а в руке, кроме той, что играется, их { $held }.
refused-no-action = В этот ход действий больше нет.
refused-below-zero = Ваш бюджет { $budget }; с бюджетом ниже нуля нельзя ни играть, ни покупать карты.
refused-credits = Это стоит { $cost ->
    [one] { $cost } кредит
    [few] { $cost } кредита
   *[many] { $cost } кредитов
}; ваш бюджет { $budget }.
refused-minerals = Это стоит { $cost ->
    [one] { $cost } минерал
    [few] { $cost } минерала
   *[many] { $cost } минералов
}; у вас их { $minerals }.
refused-nothing-to-draw = Брать нечего: и колода, и сброс пусты.
refused-discard-horse = Коня нельзя сбросить действием.
refused-play-horse = Коня нельзя сыграть.
refused-no-bart = У вас в игре нет Барта.
refused-not-resource = «{ $card }» — не карта ресурсов.
refused-not-polyomino = «{ $card }» — не карта полимино.
refused-not-action = «{ $card }» играется не так, как карта действия: { $kind ->
    [polyomino] поставьте её блоки
   *[resource] она даёт кредиты свободным действием
}.
refused-convert-none = Обменяйте хотя бы один минерал.
refused-convert = Обменять { $asked } нельзя: у вас { $minerals ->
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
}.
refused-second-polyomino = За ход можно сыграть только одну карту полимино.
refused-blocks = Эта карта ставит { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
   *[many] { $blocks } блоков
}; вы назвали { $squares ->
    [one] { $squares } клетку
    [few] { $squares } клетки
   *[many] { $squares } клеток
}.
refused-off-board = Клетки { $row },{ $column } нет: строки и столбцы идут от 0 до { $last }.
refused-square-twice = Клетка названа дважды.
refused-filled = На клетке { $row },{ $column } уже стоит блок.
refused-forcefield = До силового поля противника от клетки { $row },{ $column } не больше { $reach } клеток.
refused-apart = Клетки должны прилегать друг к другу сторонами.
refused-unanchored = Хотя бы одна клетка должна лежать на краю поля или рядом с вашим блоком.
refused-no-room = Для карты «{ $card }» на поле нет места, где её можно поставить.
refused-key-superfluous = Карте «{ $card }» { $key ->
    [square] клетка не нужна
    [seat] противник не нужен
   *[cards] список карт не нужен
} («{ $key }»).
refused-key-missing = Карте «{ $card }» { $key ->
    [square] нужна клетка
    [seat] нужен противник
   *[cards] нужен список карт, можно пустой
} («{ $key }»).
refused-no-target = Карту «{ $card }» не к чему применить.
refused-hands-empty = Ни у одного противника нет карт в руке.
refused-hand-empty = У этого игрока нет карт в руке.
refused-no-opponent = На месте { $target } нет противника.
refused-deck-empty = Ваша колода пуста.
refused-no-satellite = В игре нет ни одного спутника.
refused-most-actions = В одном ходе не больше { $most } действий, и в этом их больше не прибавить.
refused-second-extra-turn = После этого хода у вас уже есть ещё один.
refused-not-your-block = На клетке { $row },{ $column } нет вашего блока.
refused-improved = На блоке клетки { $row },{ $column } уже есть жетон.
refused-no-patch = Под клеткой { $row },{ $column } нет залежи минералов.
refused-no-block = На клетке { $row },{ $column } нет блока.
refused-too-many-to-trash = «Утилизация» удаляет не больше { $most } карт; вы назвали { $asked }.
refused-not-shown = Карты «{ $card }» нет среди открытых вам.
refused-not-on-sale = Карты «{ $card }» сейчас нет ни на одном рынке.
refused-no-refinery = У вас нет ни одного завода.
refused-no-artillery = На клетке { $row },{ $column } нет вашей артиллерии.
refused-out-of-range = До цели { $distance ->
    [one] { $distance } клетка
    [few] { $distance } клетки
   *[many] { $distance } клеток
}, а артиллерия бьёт не дальше { $reach }.
refused-drop-more = Нужно сбросить хотя бы { $least ->
    [one] { $least } карту
    [few] { $least } карты
   *[many] { $least } карт
}; вы назвали { $asked }.
refused-drop-fewer = Можно сбросить не больше { $most ->
    [one] { $most } карты
   *[other] { $most } карт
}; вы назвали { $asked }.

## Что произошло

event-turn-started = Ход { $number }: { $player }.
event-bonds-repaid = { $player } отдаёт по облигациям { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}.
event-credits-gained = { $player } получает { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}.
event-actions-gained = { $player } получает ещё { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}.
event-card-drawn = { $refill ->
    [true] { $player } добирает руку: карта.
   *[false] { $player } берёт карту.
}
event-card-received = Вам приходит «{ $card }».
told-card-received = { $player } получает карту «{ $card }».
event-deck-shuffled = { $player } перемешивает сброс в новую колоду.
event-discarded = { $player } сбрасывает карту «{ $card }».
event-credit-played = { $player } играет карту «{ $card }»: { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}.
event-converted = { $player } обменивает на кредиты { $minerals ->
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
}.
event-placed = { $player } играет карту «{ $card }»: { $squares-count ->
    [1] блок на клетке
   *[other] блоки на клетках
} { $squares }.
event-played = { $player } играет карту «{ $card }».
event-copied = Карта делает то же, что «{ $card }».
event-next-card-free = { $player }: следующая карта ничего не стоит.
event-block-placed = { $player } высаживает блок на клетку { $squares }.
event-black-placed = { $player } ставит чёрный блок на клетку { $squares }.
event-block-destroyed = { $player } уничтожает блок на клетке { $squares }.
event-token-placed = { $player } ставит { $improvement ->
    [refinery] завод
    [artillery] артиллерию
   *[forcefield] силовое поле
} на клетку { $squares }.
event-hand-opened = { $player } смотрит руку игрока { $target-player }.
event-card-seen = { $player } держит карту «{ $card }».
event-hacked = { $player } взламывает руку игрока { $target-player }: «{ $card }» уходит в сброс.
event-deck-opened = { $player } просматривает свою колоду.
event-deck-seen = Ваша колода открыта вам.
told-deck-seen = { $player } видит, что лежит в своей колоде.
event-card-taken = { $player } берёт карту из колоды и перемешивает колоду.
event-trashed = { $player } удаляет из игры карту «{ $card }».
event-horse-sent = { $player } отправляет Коня в колоду игрока { $target-player }.
event-extra-turn-won = { $player } получит ещё один ход.
event-satellite-launched = { $player } запускает спутник «{ $card }».
event-satellite-fell = Спутник «{ $card }» уходит в сброс игрока { $player }.
event-bought = { $player } покупает карту «{ $card }».
event-market-refilled = На временном рынке появляется «{ $card }».
event-mined = { $player } добывает { $minerals ->
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
}.
event-fired = { $player } стреляет из артиллерии с клетки { $origins }.

## Чем кончилось

reason-red-gun = Красная пушка заполнена.
reason-turn-limit = Последний ход сыгран: по сто на игрока, с учётом дополнительных.
decided-red-gun = Блоки в Красной пушке: { $player } — { $gun }, { $other-player } — { $other-gun }.
decided-field = В Красной пушке у обоих по { $gun }; решает, у кого меньше блоков на поле: { $player } — { $blocks }, { $other-player } — { $other-blocks }.
decided-order = { $player } и { $other-player }: поровну и в Красной пушке ({ $gun }), и на поле ({ $blocks }). Побеждает { $player }: при равенстве выше тот, кто ходит позже.

## Карты

card-1-polyomino = 1-полимино
card-2-polyomino = 2-полимино
card-3-polyomino = 3-полимино
card-4-polyomino = 4-полимино
card-1-credit = 1 кредит
card-2-credit = 2 кредита
card-3-credit = 3 кредита
card-refinery = Завод
card-restock = Пополнение
card-blitz = Блиц
card-hack = Взлом
card-obstruction = Преграда
card-airstrike = Авиаудар
card-fundraiser = Сбор средств
card-airdrop = Десант
card-artillery = Артиллерия
card-forcefield = Силовое поле
card-duplicate = Копия
card-initiative = Инициатива
card-trojan = Троян
card-early-access = Ранний доступ
card-disposal = Утилизация
card-steve = Стив
card-linda = Линда
card-bart = Барт
card-zelda = Зельда
card-emp = ЭМИ
card-3-bond = Облигация 3
card-4-bond = Облигация 4
card-5-bond = Облигация 5
card-horse = Конь
effect-1-polyomino = Поставьте 1 блок на одну клетку.
effect-2-polyomino = Поставьте 2 блока одной группой.
effect-3-polyomino = Поставьте 3 блока одной группой.
effect-4-polyomino = Поставьте 4 блока одной группой.
effect-1-credit = 1 кредит на этот ход; действия не нужно.
effect-2-credit = 2 кредита на этот ход; действия не нужно.
effect-3-credit = 3 кредита на этот ход; действия не нужно.
effect-refinery = Завод на свой блок, стоящий на залежи минералов.
effect-restock = Возьмите 3 карты.
effect-blitz = Ещё 3 действия в этот ход.
effect-hack = Посмотрите руку противника и выберите в ней карту; она сбрасывается.
effect-obstruction = Чёрный блок на любую пустую клетку.
effect-airstrike = Уничтожьте любой блок и то, что на нём.
effect-fundraiser = 1 кредит за каждую другую карту в руке.
effect-airdrop = Поставьте 1 свой блок; картой полимино этого хода он не считается.
effect-artillery = Артиллерия на свой блок; выстрел стоит действие и 1 кредит.
effect-forcefield = Силовое поле на свой блок: противники не ставят блоки на расстоянии до 2 клеток.
effect-duplicate = Повторите то, что сделала последняя карта действия этого хода, с новым выбором; если её не было, следующая карта действия, полимино или спутник в этот ход ничего не стоит.
effect-initiative = Ещё один ход после этого.
effect-trojan = Конь отправляется в колоду противника, она перемешивается. Троян удаляется из игры.
effect-early-access = Возьмите из своей колоды любую карту; колода перемешивается.
effect-disposal = Удалите из игры до 3 карт из руки.
effect-steve = Спутник: в начале каждого вашего хода возьмите карту.
effect-linda = Спутник: в начале каждого вашего хода 1 кредит.
effect-bart = Спутник: в фазах действий и сброса можно сбрасывать карты без действия, по 1 кредиту за каждую.
effect-zelda = Спутник: ваши карты полимино не требуют действия; за ход по-прежнему только одна.
effect-emp = Все спутники уходят в сброс своих владельцев.
effect-3-bond = 3 кредита сейчас, на 2 меньше в начале следующего хода.
effect-4-bond = 4 кредита сейчас, на 2 меньше в начале следующего хода.
effect-5-bond = 5 кредитов сейчас, на 2 меньше в начале следующего хода.
effect-horse = Нельзя сыграть и нельзя сбросить действием.

## Подготовка

setup-expansion-twice = Дополнение «{ $name }» названо дважды.

## За столом

label-turn = Ход { $number }, { $player }
label-phase = { $phase ->
    [action] фаза действий
    [choose] выбор карты
    [discard] фаза сброса
   *[over] игра окончена
}
label-actions = осталось { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
label-drop = { $more ->
    [true] { $least ->
        [0] сбросьте сколько угодно карт или ни одной
       *[other] сбросьте не меньше { $least } (пять карт можно оставить)
    }
   *[false] сбросьте { $least } { $least ->
        [one] карту
        [few] карты
       *[many] карт
    } (пять можно оставить)
}
label-placed = полимино сыграно
label-free = следующая карта бесплатна
label-extra = потом ещё один ход
label-copies = Копия повторит
label-purse = { $budget ->
    [one] { $budget } кредит
    [few] { $budget } кредита
   *[many] { $budget } кредитов
}, { $minerals ->
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
}, в пушке { $gun }
label-sizes = рука { $hand }, колода { $deck }
label-discards = сброс
label-trash = Удалены из игры
label-satellites = спутники
label-bonds = облигаций к погашению
label-known = точно в руке
label-permanent = Постоянный рынок
label-temporary = Временный рынок (ещё { $pile })
label-hand = Ваша рука (сыграть/купить)
label-shown = Выберите из
mark-patch = м
mark-refinery = з
mark-artillery = а
mark-forcefield = п
label-legend = На доске: * Красная пушка · ## чёрный блок · М м большая, малая залежь · 00 11 блоки мест 0 и 1 · 0М блок на залежи · з завод, а артиллерия, п силовое поле; А П на Красной пушке или залежи, З на большой залежи · 3,12: строка 3, столбец 12. О картах: 1-полимино ставит 1 блок на одну клетку · 2/3+1: сыграть за 2 кредита, купить за 3 кредита и 1 минерал · наберите карты: что они делают
help-moves =
    Свободно, сколько угодно раз:
    credit 2 кредита                 сыграть карту ресурсов
    convert 2                        обменять два минерала на кредиты; без числа — один
    bart взлом                       с Бартом в игре: сбросить карту за кредит
    За одно действие:
    place 3-полимино 0,4 0,5 1,5     сыграть карту полимино; её название можно опустить
    play завод 0,0                   сыграть карту действия на клетку
    play взлом 1                     … против игрока на месте 1, можно и @1
    play утилизация конь 1 кредит    … с картами из руки; «-» — ни одной
    play пополнение                  … без выбора; так же и спутники
    buy авиаудар                     купить карту
    draw, mine                       взять карту, добыть минералы
    discard взлом                    сбросить карту
    fire 4,4 6,5                     выстрелить с 4,4 по 6,5
    Когда вас спрашивают, и в конце:
    choose пополнение                выбрать одну из карт, открытых Взломом или Ранним доступом
    end                              закончить фазу действий
    drop 1 кредит 1-полимино         сбросить до пяти карт; с Бартом — сколько угодно или «-»
    Клетки: строка,столбец, начиная с 0,0 слева вверху: 0,5 или (0,5) или 0 5.
    Названия карт — на любом языке; хватит и начала, если подходит одна карта.
    карта взлом                      что делает карта и сколько стоит, в любое время
    карты                            то же обо всех картах в руке и на рынках

## Набранный ход не читается

typed-card = Карты «{ $part }» нет. { $count ->
    [0] Ни одна карта здесь не подходит.
   *[other] Здесь подходят: { $cards }.
}
typed-several = «{ $part }» — это может быть: { $cards }.
typed-aim = «{ $card }»: { $asks ->
    [square] нужна клетка
    [seat] нужен противник
    [cards] нужны карты, которые удалить («-» — ни одной)
   *[nothing] больше ничего указывать не нужно
}. Можно, например: { $examples }
typed-square = «{ $part }» — это не клетка вроде 3,12.
position-impossible = К такой позиции в «Противостоянии» прийти нельзя.
position-unreadable = Строка { $line } позиции не читается: «{ $text }».

## Только в браузере: настройки одной фразой и названия пунктов для содержания

board-options = Временный рынок { $expansions-orbit } и { $expansions-bonds }. Цены карт: { $prices }.
board-said-expansions-orbit-true = с «Орбитой»
board-said-expansions-orbit-false = без «Орбиты»
board-said-expansions-bonds-true = с «Облигациями»
board-said-expansions-bonds-false = без «Облигаций»
board-said-prices-printed = как напечатано
board-said-prices-rebalanced = уравновешенные
board-clause-STA-1 = Поле
board-clause-STA-2 = Красная пушка
board-clause-STA-3 = Залежи
board-clause-STA-4 = Цены
board-clause-STA-5 = Начало
board-clause-STA-8 = Свободные действия
board-clause-STA-9 = Сыграть карту
board-clause-STA-10 = Бюджет ниже нуля
board-clause-STA-11 = Пустая колода
board-clause-STA-12 = Купить карту
board-clause-STA-13 = Добыча
board-clause-STA-15 = Конец фазы
board-clause-STA-16 = Связная группа
board-clause-STA-17 = Откуда начинать
board-clause-STA-18 = Пустые клетки
board-clause-STA-19 = Десант и Преграда
board-clause-STA-20 = Постройки
board-clause-STA-21 = Артиллерия
board-clause-STA-22 = Копия
board-clause-STA-23 = Взлом и Ранний доступ
board-clause-STA-24 = Инициатива
board-clause-STA-25 = Конец
board-clause-STA-26 = Чтобы игра закончилась

## За терминалом: ради чего играют и первые слова ходов

goal = Цель: больше всех клеток Красной пушки, когда заняты все 12.
goal-above = ▲ PgUp: знаки
verb-draw = взять
verb-discard = сбросить
verb-bart = барт
verb-credit = кредит
verb-convert = обменять
verb-place = поставить
verb-play = сыграть
verb-choose = выбрать
verb-buy = купить
verb-mine = добыть
verb-fire = выстрел
verb-end = конец
verb-drop = убрать
explained-costs = Сыграть: { $play }. Купить: { $price }.
explained-price = Купить: { $price }.
explained-cost = { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}{ $minerals ->
    [0] {""}
    [one] , { $minerals } минерал
    [few] , { $minerals } минерала
   *[many] , { $minerals } минералов
}

## На доске в браузере

board-field = Поле 16 на 16
board-gun = Красная пушка
board-gun-short = Пушка
board-of-gun = { $count } из { $all }
board-open = { $count ->
    [0] нет свободных
    [one] { $count } свободна
    [few] { $count } свободны
   *[many] { $count } свободно
}
board-holds = { $player } { $count }
board-gun-black = чёрных { $count }
board-credits = { $count ->
    [one] кредит
    [few] кредита
   *[many] кредитов
}
board-minerals = { $count ->
    [one] минерал
    [few] минерала
   *[many] минералов
}
board-actions = { $left } из { $all }
board-turn-ending = ход кончается
board-amount = { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}
board-cost = { board-amount }{ $minerals ->
    [0] { "" }
    [one] , { $minerals } минерал
    [few] , { $minerals } минерала
   *[many] , { $minerals } минералов
}
board-free = даром
board-stuck = балласт
board-short = ещё { $count }
board-card = { $kind ->
    [polyomino] ставит { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блока
       *[many] { $blocks } блоков
    }, сыграть за { board-amount }
    [resource] ресурс, даёт { board-amount }
    [action] действие, сыграть за { board-amount }
    [satellite] спутник, сыграть за { board-amount }
   *[horse] нельзя сыграть
}{ $minerals ->
    [0] { "" }
    [one] { " " }и { $minerals } минерал
    [few] { " " }и { $minerals } минерала
   *[many] { " " }и { $minerals } минералов
}{ $state ->
    [off] , не сейчас
    [leaving] , уходит
   *[on] { "" }
}
board-kind = { $kind ->
    [polyomino] Карта полимино
    [resource] Карта ресурсов
    [action] Карта действия
    [satellite] Спутник
   *[horse] Конь
}
board-your-hand = Ваша рука
board-discards = Сброс
board-market = Рынок
board-close-market = Закрыть рынок
board-close = Закрыть
board-permanent = Постоянный
board-temporary = Временный
board-refills = на место купленной приходит новая
board-affordable = вам по карману
board-to-come = ещё придут
board-tile = осталось { $left }{ $can ->
    [yes] , вам по карману
   *[no] { "" }
}
board-to-play = сыграть
board-to-buy = купить
board-gives = даёт
board-to-hand = Рука
board-buy = Купить: { $card }
board-buy-which = Выберите карту
board-buys = { $player } покупает
board-plays = { $player } играет
board-piles = Стопки
board-own-deck = Ваша колода, не по порядку
board-discards-of = { $own ->
    [yes] Ваш сброс
   *[no] Сброс: { $player }
}
board-satellites-of = { $own ->
    [yes] Ваши спутники
   *[no] Спутники: { $player }
}
board-known-of = Точно в руке: { $player }
board-trash = Удалены из игры
board-trash-short = Удалены
board-yours = Ваш
board-note = Ход { $number }
board-pile-empty = Здесь пусто.
board-none = пусто
board-draw = Взять
board-draw-said = карту, 1 действие; в вашей колоде { $count }
board-mine = Добыть
board-fire = Огонь
board-trade = Обмен
board-one-credit = 1 кредит
board-one-mineral = 1 минерал
board-choose-card = Выберите карту, чтобы увидеть, что она делает.
board-wait = Пока ждёте, загляните на рынок и в стопки.
board-cancel = Отмена
board-clear = Очистить
board-stay-in = Остаться
board-discard = Сбросить
board-scrap = Барт: +1
board-end-turn = Конец хода
board-draw-sure = Взять карту?
board-draw-more = Это займёт действие.
board-do-draw = Взять карту
board-end-sure = Закончить ход?
board-end-left = { $actions ->
    [one] Осталось { $actions } действие.
    [few] Осталось { $actions } действия.
   *[many] Осталось { $actions } действий.
}
board-turn = Повернуть
board-flip = Отразить
board-shape = Форма
board-shape-named = Форма { $letter }, клавиша { $key }
board-shape-said = форма { $letter }
board-by-square = по клеткам
board-legal = можно
board-illegal = сюда нельзя
board-square = строка { $row }, столбец { $column }
board-square-empty = пусто
board-square-black = чёрный блок
board-square-block = { $own ->
    [yes] ваш блок
   *[no] блок игрока { $player }
}
board-square-patch = { $size ->
    [large] большая залежь
   *[small] залежь
}
board-token = { $token ->
    [refinery] завод
    [artillery] артиллерия
   *[forcefield] силовое поле
}

board-your-turn = Ваш ход.
board-you-act = { $actions ->
    [0] Действий нет; кредиты и обмен бесплатны.
    [one] Осталось { $actions } действие: купите, сыграйте или возьмите карту.
    [few] Осталось { $actions } действия; кредиты и обмен бесплатны.
   *[many] Осталось { $actions } действий; кредиты и обмен бесплатны.
}
board-actions-left = { $actions ->
    [0] Действий нет.
    [one] Ещё { $actions } действие.
    [few] Ещё { $actions } действия.
   *[many] Ещё { $actions } действий.
}
board-turn-of = Ходит { $player }.
board-they-act = { $actions ->
    [0] Действий нет.
    [one] Ещё { $actions } действие.
    [few] Ещё { $actions } действия.
   *[many] Ещё { $actions } действий.
}
board-they-choose = { $player } выбирает карту.
board-they-discard = { $player } выбирает, что сбросить.
board-choose-theirs = Выберите карту, которую сбросит { $player }.
board-choose-theirs-short = Что сбросит { $player }?
board-choose-own = Возьмите карту из своей колоды, { $player }.
board-choose-own-short = Возьмите карту, { $player }.
board-drop = { $count ->
    [one] Сбросьте { $count } карту.
    [few] Сбросьте { $count } карты.
   *[many] Сбросьте { $count } карт.
}
board-drop-any = Сбросьте, что хотите.
board-keep = Остаётся { $count }.
board-lapse = { $credits ->
    [1] Оставшийся кредит сгорит, минералы останутся.
   *[other] Оставшиеся кредиты сгорят, минералы останутся.
}
board-over = Игра окончена.
board-wins = { $own ->
    [true] Вы победили.
   *[false] Победа: { $player }.
}
board-wins-by = { $own ->
    [true] Вы победили
   *[false] Победа: { $player }
} — { $comparison ->
    [red-gun] больше блоков в Красной пушке.
    [field] меньше блоков на поле.
   *[order] ходит позже.
}
board-why = { $ending ->
    [red-gun] Красная пушка заполнена:
   *[turn-limit] Последний ход сделан:
} { $players }, чёрных { $black }.
board-why-then = { $comparison ->
    [red-gun] { "" }
    [field] Тогда побеждает тот, у кого меньше блоков на всём поле.
   *[order] Тогда побеждает тот, кто ходит позже.
}
board-rung = { $rung ->
    [red-gun] В Красной пушке
    [field] На всём поле
   *[order] Порядок хода
}
board-rung-wins = { $rung ->
    [red-gun] больше — лучше
    [field] меньше — лучше
   *[order] позже — лучше
}
board-nth = { $n ->
    [1] 1-й
    [2] 2-й
    [3] 3-й
   *[other] { $n }-й
}
board-rating = Рейтинг
board-row = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} · { $minerals ->
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
}
board-chapter = Ход { $number } · { $player }

board-place = { $count ->
    [one] Поставьте { $count } блок.
    [few] Поставьте { $count } блока.
   *[many] Поставьте { $count } блоков.
}
board-would-hold = Так у вас { $count } из { $all } клеток Красной пушки.
board-would-hold-short = В Красной пушке ваших { $count } из { $all }.
board-not-there = Сюда нельзя.
board-not-now = Не сейчас.
board-mark = { $count ->
    [one] Отметьте { $count } клетку.
    [few] Отметьте { $count } клетки.
   *[many] Отметьте { $count } клеток.
}
board-mark-more = Вплотную сторонами; одна — у края или рядом с вашим блоком.
board-mark-short = Вплотную сторонами.
board-held = { $asks ->
    [square] Выберите для неё клетку.
    [seat] Выберите противника.
    [cards] Выберите до { $most } карт из руки.
   *[nothing] Сыграйте эту карту или верните.
}
board-firing = Огонь.
board-firing-more = Выберите блок в пределах досягаемости.
board-firing-short = Выберите блок.
board-do-place = { $count ->
    [one] Поставить { $count } блок
    [few] Поставить { $count } блока
   *[many] Поставить { $count } блоков
}
board-do-end = Закончить ход
board-do-fire = Огонь по { $row },{ $column }
board-do-aim = Выберите клетку
board-do-whom = Выберите противника
board-do-at = { $card }: { $player }
board-do-play = Сыграть: { $card }
board-do-credit = { $credits ->
    [one] Взять { $credits } кредит
    [few] Взять { $credits } кредита
   *[many] Взять { $credits } кредитов
}
board-do-trash = { $count ->
    [0] Ничего не удалять
    [one] Удалить { $count } карту
    [few] Удалить { $count } карты
   *[many] Удалить { $count } карт
}
board-do-drop = { $count ->
    [0] Ничего не сбрасывать
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[many] Сбросить { $count } карт
}
board-choose-drop = { $least ->
    [0] Что сбросить
   *[other] Сбросьте { $least } из { $all }
}
board-goes = уходит
board-trashed = удаляется
board-dropped = { $count } из { $most }
board-chosen = выбрано
board-stay = { $count ->
    [few] { $count } остаются
   *[other] { $count } остаётся
}
board-hand-of = Рука: { $player }
board-your-deck = Ваша колода, { $player }
board-only-you = Видите только вы. Выберите одну карту.
board-choose-one = Выберите карту
board-look = Взглянуть на поле
board-look-back = Назад к картам
board-hack-then = Карта уйдёт в сброс ({ $player }), где её увидят все. { $count ->
    [0] { "" }
    [1] Другую вы будете знать, пока она в руке.
    [few] Другие { $count } вы будете знать, пока они в руке.
   *[many] Другие { $count } вы будете знать, пока они в руке.
}
board-early-then = Карта придёт вам в руку, колода перемешается. { $count ->
    [0] Больше в ней ничего нет, { $player }.
   *[other] { "" }
}
board-hack-do = Сбросить: { $card }
board-early-do = Взять: { $card }

board-describe = Красная пушка, клеток { $squares }: { $gun }.
board-describe-turn = Ход { $number }, { $player }, действий { $actions }.
board-describe-player = { $player }: кредитов { $credits }, минералов { $minerals }, карт в руке { $hand }, в колоде { $deck }, в сбросе { $discards }, блоков на поле { $blocks }.
board-describe-hand = Ваша рука: { $cards }.
board-describe-market = Временный рынок: { $cards }; придут ещё { $pile }.

board-hint-credit = Карты кредитов играются даром, а непотраченное сгорает в конце хода: сыграйте их, потом покупайте и стройте.
board-hint-place = Первый блок ставят у края. В углу — большая залежь: с заводом она даёт минералы при каждой добыче. Клетку называют строка и столбец, от 0,0 слева вверху.
board-hint-gun = Игра кончается, когда двенадцать клеток в середине заполнены; побеждает тот, чьих блоков там больше. Проложите к ним путь.
board-hint-buy = Купленная карта уходит в ваш сброс и придёт в руку позже. Рынок открывает кнопка над картами.
board-hint-drop = В руке остаётся пять карт. Сброшенное не пропадает: оно вернётся, когда колода кончится.

## Почему бот играет так

tried-games = { $games } { $games ->
    [one] партия
    [few] партии
   *[other] партий
}
imagined-games = из { $games } { $games ->
    [one] партии, разыгранной в уме с этого места,
   *[other] партий, разыгранных в уме с этого места,
}
mind-best = Лучше всего { $deed }: { imagined-games } так выиграно { $won }. Следующее по силе — { $other }: { $other-won }.
mind-equal = Хороший ход — { $deed }: { imagined-games } так выиграно { $won }, и ничто другое заметно не лучше; { $other } — { $other-won }.
mind-luck = Обычно здесь стоит { $deed }: ничего заметно лучше не нашлось, а разыграно в уме { tried-games }.
mind-unclear = Хороший ход — { $deed }: ничего заметно лучше не нашлось, а разыграно в уме { tried-games }.
mind-hopeless = В уме разыграно { tried-games }, и ни одна не выиграна, что ни пробуй; обычно здесь стоит { $deed }.
mind-credit = Лучше сразу { $deed }: действия это не отнимает, а кредиты нужны для всего остального.
mind-plain = Лучше всего { $deed }; сравнивать было не с чем.
deed-place = поставить { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
   *[many] { $blocks } блоков
}{ $gun ->
    [0] { " " }на пути к Красной пушке
   *[other] { $blocks ->
        [one] { " " }в Красной пушке
       *[other] , из них { $gun } в Красной пушке
    }
}
deed-mine = добыть { $minerals ->
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
}
deed-convert = обменять на кредиты { $minerals ->
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
}
deed-draw = взять карту
deed-fire = выстрелить из артиллерии по клетке { $squares }
deed-drop = сбросить { $cards-count ->
    [1] карту «{ $cards }»
   *[other] карты ({ $cards })
}
deed-drop-none = ничего не сбрасывать
deed-credit = сыграть карту «{ $card }»
deed-discard = сбросить карту «{ $card }»
deed-play = сыграть карту «{ $card }»
deed-choose = выбрать карту «{ $card }»
deed-buy = купить карту «{ $card }»
deed-end = закончить фазу действий

## Подсказка на доске

board-advise-squares = { $count ->
    [one] На клетке { $squares }.
   *[other] На клетках { $squares }.
}
