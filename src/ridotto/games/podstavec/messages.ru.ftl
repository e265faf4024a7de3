# Подставец: каждая фраза, которую читает игрок.

title = Подставец
about = Тайные ставки на подставки и лучшая витрина шаров.
option-scoring = Как сравнивают витрины
option-scoring-colour-first = сначала красные, затем белые, затем чёрные
option-scoring-count-first = по числу шаров, затем по цветам
bot-steady = ровный

## Ход, который нельзя сделать

refused-in-arrange = Игроки обустраивают витрины; ставки будут после.
refused-in-bid = Игроки делают ставки; витрины можно менять в следующем раунде.
refused-less-than-none = Шаров или подставок не может быть меньше нуля.
refused-balls-to-arrange = В такой витрине { $colour ->
    [red] красных
    [white] белых
   *[black] чёрных
} шаров — { $asked }, а у вас их всего { $held }.
refused-pedestals-to-arrange = Для такой витрины { $asked ->
    [one] нужна { $asked } подставка
    [few] нужны { $asked } подставки
   *[many] нужно { $asked } подставок
}, а у вас их всего { $held }.
refused-balls-to-bid = В ставке { $colour ->
    [red] красных
    [white] белых
   *[black] чёрных
} шаров — { $asked }, а в мешке их { $held }.
refused-pedestals-to-bid = В ставке { $asked ->
    [one] { $asked } подставка
    [few] { $asked } подставки
   *[many] { $asked } подставок
}, а в мешке их { $held }. То, что стоит в витрине, ставить нельзя.

## Что произошло

event-arranged = { $player }: витрина готова.
event-display-revealed = { $player }: красных { $red }, белых { $white }, чёрных { $black }, пустых подставок { $empty }.
event-values-set = В этом раунде { $first ->
    [red] красный
    [white] белый
   *[black] чёрный
} старше, чем { $second ->
    [red] красный
    [white] белый
   *[black] чёрный
}, а тот старше, чем { $third ->
    [red] красный
    [white] белый
   *[black] чёрный
}.
event-pedestal-added = К добыче добавлена подставка; в запасе осталось { $supply }.
event-bid-placed = { $player }: ставка сделана.
event-bid-revealed = { $player } ставит: красных { $red }, белых { $white }, чёрных { $black }, подставок { $pedestals }.
event-spoils-won = { $player } забирает добычу: красных { $red }, белых { $white }, чёрных { $black }, подставок { $pedestals }.
event-nobody-won = Никто не выиграл. В добыче теперь красных { $red }, белых { $white }, чёрных { $black }, подставок { $pedestals }.

## Чем кончилось

reason-pedestals = У одного из игроков набралось достаточно подставок.
reason-barren = Три раунда подряд без победителя, а запас пуст.
reason-last-round = Сотый раунд окончен.

## За столом

label-round = Раунд { $round }
label-phase = { $phase ->
    [arrange] обустройство витрин
    [bid] ставки
   *[over] игра окончена
}
label-values = { $phase ->
    [arrange] Старшинство до сих пор
   *[other] Старшинство в этом раунде
}
label-count-first = Число шаров важнее их цвета.
label-colour = { $colour ->
    [red] красный
    [white] белый
   *[black] чёрный
}
label-supply = Запас
label-spoils = Добыча
label-bag = Ваш мешок
label-sent = Вы отправили
label-nothing = ничего
help-moves =
    Шары: r — красный, w — белый, b — чёрный; p — подставка, e — пустая подставка в витрине.
    arrange 2r 1b 1e   показать два красных, один чёрный и одну пустую подставку
    keep               оставить витрину как есть
    bid 2r 1p          поставить два красных шара и подставку
    pass               не ставить ничего

## Набранный ход не читается

typed-unknown = «{ $typed }» — здесь такого хода нет. Можно, например: { $examples }
typed-count = «{ $part }» — это не число с буквой, как 2r.
typed-twice = «{ $part }» — то же самое названо второй раз.
position-unreadable = Строка { $line } позиции не читается: «{ $text }».

## Только в браузере: настройки одной фразой и названия пунктов для содержания

board-options = В конце витрины сравнивают { $scoring }.
board-said-scoring-colour-first = по цвету: красные, белые, чёрные
board-said-scoring-count-first = по числу шаров, потом по цвету
board-clause-POD-1 = Шары
board-clause-POD-2 = Подставки
board-clause-POD-3 = Витрина
board-clause-POD-4 = Что открыто, что тайна
board-clause-POD-6 = Все разом
board-clause-POD-11 = Награда
board-clause-POD-12 = Равные ставки
board-clause-POD-13 = Втроём
board-clause-POD-14 = Следующая добыча
board-clause-POD-15 = Когда кончается игра
board-clause-POD-16 = Подсчёт
board-clause-POD-17 = Чья витрина лучше
board-clause-POD-18 = Равные витрины
board-clause-POD-19 = Чтобы игра кончилась
