# Логистика: каждая фраза, которую читает игрок. Пирамидка — размер и цвет: Sr — малая красная.

title = Логистика

## Ход, который нельзя сделать

refused-in-sow = Ход начинается с посева: из запаса или с одной из своих карт.
refused-in-extra = Можно сеять ещё раз, из запаса или с карты, или остановиться.
refused-in-power = Захват дал вам силу: сначала примените её или откажитесь.
refused-nothing-chosen = Для посева из запаса нужна хотя бы одна пирамидка.
refused-too-many = В этом посеве из запаса { $asked ->
    [one] { $asked } пирамидка
    [few] { $asked } пирамидки
   *[many] { $asked } пирамидок
}, а можно не больше { $most }.
refused-not-in-stock = В посеве { $pyramid } × { $asked }, а в запасе таких пирамидок — { $held }.
refused-no-such-card = Карты { $card } нет: карты считают от 0 до { $last }.
refused-empty-card = { $own ->
    [true] На вашей карте { $card } ничего нет.
   *[false] На карте { $card } соперника ничего нет.
}
refused-past-the-vault = Эту карту сеять нельзя: на ней { $pieces ->
    [one] { $pieces } фигура
    [few] { $pieces } фигуры
   *[many] { $pieces } фигур
}, а мест до хранилища — { $places }.
refused-other-power = Это другая сила. Ваша сейчас: { $power }.
refused-no-such-vault = Хранилища { $vault } нет: 0 — хранилище первого места (A), 1 — второго (B).
refused-not-in-vault = { $own ->
    [true] В вашем хранилище нет { $pyramid }.
   *[false] В хранилище соперника нет { $pyramid }.
}
refused-no-such-side = Стороны { $side } нет: 0 — сторона первого места (A), 1 — второго (B).
refused-no-such-height = { $own ->
    [true] На вашей карте { $card }
   *[false] На карте { $card } соперника
} нет высоты { $height }: высоту считают снизу от 0, верхняя фигура — на высоте { $last }.
refused-same-place = Для обмена нужны два разных места.
refused-swap-own = Ваша сила меняет местами две пирамидки на ваших картах.
refused-swap-theirs = Ваша сила меняет местами две пирамидки на картах соперника.

## Что произошло

event-stock-sown = { $player } сеет из запаса: { $pyramids }.
event-card-sown = { $player } сеет карту { $seat ->
    [0] A
   *[1] B
}{ $card }: { $pyramids }{ $tree ->
    [true] , первые три — дерево.
   *[false] .
}
event-tree-made = Дерево игрока { $owner-player } охраняет карту { $owner-seat ->
    [0] A
   *[1] B
}{ $card }.
event-tree-undone = На карте { $owner-seat ->
    [0] A
   *[1] B
}{ $card } игрока { $owner-player } больше нет дерева, она без охраны.
event-nest-made = { $pyramid } делает гнездо на карте { $seat ->
    [0] A
   *[1] B
}{ $card } игрока { $player }.
event-vaulted = { $player } кладёт в хранилище: { $pyramids }.
event-extra-sowing-gained = { $player } может сеять ещё раз.
event-stopped = { $player } останавливается.
event-captured = { $player } с помощью { $by } захватывает { $pyramids } с карты { $from-seat ->
    [0] A
   *[1] B
}{ $card } игрока { $from-player }{ $nest ->
    [true] : гнездо ломает дерево.
   *[false] .
}
event-taken = { $player } переносит { $pyramid } из хранилища игрока { $owner-player } в его запас.
event-returned = { $player } возвращает { $pyramid } с карты { $owner-seat ->
    [0] A
   *[1] B
}{ $card } в запас игрока { $owner-player }.
event-advanced = { $player } двигает { $pyramid } с карты { $owner-seat ->
    [0] A
   *[1] B
}{ $card } { $vaulted ->
    [true] в хранилище игрока { $owner-player }.
   *[false] на следующую карту.
}
event-swapped = { $player } меняет местами { $first-pyramid } (карта { $first-card }, высота { $first-height }) и { $second-pyramid } (карта { $second-card }, высота { $second-height }) на стороне { $owner-seat ->
    [0] A
   *[1] B
} игрока { $owner-player }.
event-power-gained = { $player } получает силу: { label-colour }.
event-power-declined = { $player } отказывается от силы: { label-colour }.
event-power-lapsed = { $player }: силу не к чему применить, она пропадает: { label-colour }.
event-passed-over = { $player } не может сеять по правилам и пропускает ход.

## Чем кончилось

reason-no-sow = Ни у кого не осталось посева по правилам.
reason-last-turn = Последний ход сделан.

## За столом

label-turn = Ход { $turn } из { $last }
label-phase = { $phase ->
    [sow] посев
    [extra] ещё один посев или остановка
    [power] сила
   *[over] игра окончена
}
label-power = Сила
label-later-power = Затем
label-guarded = ═ под охраной дерева
label-colour = { $colour ->
    [tree] дерева (любого из его цветов)
    [green] зелёная (фигуру из хранилища в запас)
    [yellow] жёлтая (верхнюю фигуру в запас)
    [red] красная (верхнюю фигуру вперёд)
    [blue] синяя (обмен на своей стороне)
    [black] чёрная (обмен на чужой стороне)
    [cyan] голубая (фигуру из хранилища в запас)
    [clear] прозрачная (верхнюю фигуру в запас)
    [orange] оранжевая (верхнюю фигуру вперёд)
    [purple] фиолетовая (обмен на своей стороне)
   *[white] белая (обмен на чужой стороне)
}
label-either = { $first } или { $rest }
label-vault = Хранилище, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
label-to-vault = хранилище
label-stock = Запас, { $count }
label-nothing = пусто
help-moves =
    Пирамидка — это размер и цвет: S малая, M средняя, L большая; g зелёная,
    y жёлтая, r красная, b синяя, k чёрная или c голубая, x прозрачная,
    o оранжевая, p фиолетовая, w белая. Сторона первого места — A, другая — B;
    карты считают от 0.
    stock Sr Mb Sb   посеять их из запаса на карты 0, 1 и 2
    card 2           посеять свою карту 2
    stop             больше не сеять
    take B Sr        зелёная, голубая сила: Sr из хранилища B в запас B
    return A0        жёлтая, прозрачная: верхнюю фигуру карты A0 в запас A
    advance B3       красная, оранжевая: верхнюю фигуру карты B3 на место вперёд
    swap A 1.0 2.1   синяя, фиолетовая (своя сторона), чёрная, белая (чужая):
                     поменять местами две фигуры; высоту считают снизу от 0:
                     1.0 — нижняя фигура карты 1, 2.1 — вторая на карте 2
    decline          отказаться от силы
    Короче: sr mb sb, c2, t b sr, r a0, a b3, x a 1.0 2.1, d.

## Набранный ход не читается

typed-unknown = «{ $typed }» — здесь такого хода нет. Можно, например: { $examples }
position-unreadable = Строка { $line } позиции не читается: «{ $text }».
position-impossible = К такой позиции в «Логистике» прийти нельзя.

## Только в браузере: настройки одной фразой и названия пунктов для содержания

board-options = В каждом ряду карт: { $cards }. Цвета первого места — { $palettes-1 }, второго — { $palettes-2 }. Одинаковых пирамидок у каждого: { $sets }.
board-clause-LOG-1 = Ряды карт
board-clause-LOG-2 = Куда сеют
board-clause-LOG-3 = Запас
board-clause-LOG-4 = Цвета
board-clause-LOG-5 = Начало
board-clause-LOG-6 = Из запаса
board-clause-LOG-7 = С карты
board-clause-LOG-8 = Докуда хватает карты
board-clause-LOG-9 = Ещё один посев
board-clause-LOG-10 = Сеять обязательно
board-clause-LOG-11 = Что такое дерево
board-clause-LOG-12 = Карта под охраной
board-clause-LOG-13 = Посев дерева
board-clause-LOG-14 = Что может дерево
board-clause-LOG-15 = Обычный захват
board-clause-LOG-16 = Гнездо
board-clause-LOG-17 = Захват кончает ход
board-clause-LOG-18 = Одна сила за захват
board-clause-LOG-24 = Сеять нечем
board-clause-LOG-25 = Счёт хранилищ
board-clause-LOG-26 = Чтобы игра кончилась

## За терминалом: ради чего играют и первые слова ходов

goal = Цель: самое ценное хранилище: одноцветное дерево — 7, разноцветное — 5, любая другая пирамидка — 1.
verb-stock = запас
verb-card = карта
verb-stop = хватит
verb-take = взять
verb-return = вернуть
verb-advance = вперёд
verb-swap = обмен
verb-decline = отказ
