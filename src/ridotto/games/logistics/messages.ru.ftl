# Логистика: каждая фраза, которую читает игрок. Пирамидка — размер и цвет: Мк — малая красная.

title = Логистика
about = Сейте пирамидки, везите лучшие в хранилище.
option-cards = Карт в ряду
option-palettes = Цвета игроков
option-palettes-rainbow = радуга
option-palettes-xeno = ксено
option-sets = Наборов пирамидок у каждого

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
event-nest-made = Гнездо на карте { $seat ->
    [0] A
   *[1] B
}{ $card } игрока { $player }: { $pyramid }.
event-vaulted = { $player } кладёт в хранилище: { $pyramids }.
event-extra-sowing-gained = { $player } может сеять ещё раз.
event-stopped = { $player } останавливается.
event-captured = { $player } захватывает с карты { $from-seat ->
    [0] A
   *[1] B
}{ $card } игрока { $from-player }: { $pyramids }; захват совершает { $by }{ $nest ->
    [true] , гнездо ломает дерево.
   *[false] .
}
# Свои фигуры возвращаются «в свой запас», чужие — «в запас игрока …».
owner-stock = { $owner-seat ->
    [0] { $seat ->
        [0] в свой запас
       *[1] в запас игрока { $owner-player }
    }
   *[1] { $seat ->
        [0] в запас игрока { $owner-player }
       *[1] в свой запас
    }
}
owner-vault = { $owner-seat ->
    [0] { $seat ->
        [0] в своё хранилище
       *[1] в хранилище игрока { $owner-player }
    }
   *[1] { $seat ->
        [0] в хранилище игрока { $owner-player }
       *[1] в своё хранилище
    }
}
event-taken = { $player } переносит из { $owner-seat ->
    [0] { $seat ->
        [0] своего хранилища в свой запас
       *[1] хранилища игрока { $owner-player } в его запас
    }
   *[1] { $seat ->
        [0] хранилища игрока { $owner-player } в его запас
       *[1] своего хранилища в свой запас
    }
}: { $pyramid }.
event-returned = { $player } возвращает с карты { $owner-seat ->
    [0] A
   *[1] B
}{ $card } { owner-stock }: { $pyramid }.
event-advanced = { $player } двигает с карты { $owner-seat ->
    [0] A
   *[1] B
}{ $card } { $vaulted ->
    [true] { owner-vault }
   *[false] на следующую карту
}: { $pyramid }.
event-swapped = { $player } меняет местами { $first-pyramid } (карта { $owner-seat ->
    [0] A
   *[1] B
}{ $first-card }, { height-first }) и { $second-pyramid } (карта { $owner-seat ->
    [0] A
   *[1] B
}{ $second-card }, { height-second }).
height-first = { $first-height ->
    [0] низ
    [1] вторая снизу
    [2] третья снизу
   *[other] высота { $first-height }, считая от нуля снизу
}
height-second = { $second-height ->
    [0] низ
    [1] вторая снизу
    [2] третья снизу
   *[other] высота { $second-height }, считая от нуля снизу
}
event-power-gained = { $player } получает силу: { label-colour }.
event-power-declined = { $player } отказывается от силы: { label-colour }.
event-power-lapsed = { $player }: сила пропадает, её не к чему применить — { label-colour }.
event-passed-over = { $player } не может сеять и пропускает ход.

## Чем кончилось

reason-no-sow = Сеять больше никто не может.
reason-last-turn = Последний ход сделан.
decided-vault = Хранилища: { $player } — { $score }, { $other-player } — { $other-score }.
decided-shared = Оба хранилища стоят { $score }: победа общая.

## За столом

label-turn = Ход { $turn }
label-turn-of = Ход { $turn } из { $last }
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
    [tree] дерева (любой из его цветов)
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
label-letter = { $letter ->
    [S] малая
    [M] средняя
    [L] большая
    [g] зелёная
    [y] жёлтая
    [r] красная
    [b] синяя
    [k] чёрная
    [c] голубая
    [x] прозрачная
    [o] оранжевая
    [p] фиолетовая
   *[w] белая
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
    Пирамидка — это размер и цвет: М малая, С средняя, Б большая; з зелёная,
    ж жёлтая, к красная, с синяя, ч чёрная или г голубая, п прозрачная,
    о оранжевая, ф фиолетовая, б белая. Сторона первого места — A, другая — B;
    карты считают от 0.
    stock Sr Mb Sb   посеять их из запаса на карты 0, 1 и 2
    card 2           посеять свою карту 2
    stop             больше не сеять
    take B Sr        зелёная, голубая сила: Мк из хранилища B в запас B
    return A0        жёлтая, прозрачная: верхнюю фигуру карты A0 в запас A
    advance B3       красная, оранжевая: верхнюю фигуру карты B3 на место вперёд
    swap A 1.0 2.1   синяя, фиолетовая (своя сторона), чёрная, белая (чужая):
                     поменять местами две фигуры; высоту считают снизу от 0:
                     1.0 — нижняя фигура карты 1, 2.1 — вторая на карте 2
    decline          отказаться от силы
    Слово «запас» можно опустить: мк сс мс. Годятся и латинские буквы.
    Коротко: sr mb sb, c2, t b sr, r a0, a b3, x a 1.0 2.1, d.

## Набранный ход не читается

position-unreadable = Строка { $line } позиции не читается: «{ $text }».
position-impossible = К такой позиции в «Логистике» прийти нельзя.

## На доске в браузере. Между звёздочками — жирно, между тильдами — тихо.

board-vault = { $own ->
    [true] Хранилище
   *[false] Хранилище: { $player }
}
board-vault-brief = { $own ->
    [true] Вы
   *[false] { $player }
}
board-stock = { $own ->
    [true] Ваш запас
   *[false] Запас: { $player }
}
board-stock-brief = Запас
board-stock-left = осталось { $left }
board-stock-hint = осталось { $left } · до { $most } за раз, в порядке посева
board-others = *{ $count }* { $count ->
    [one] прочая
    [few] прочие
   *[many] прочих
}, по { $worth }
board-powers = Что даёт захват
board-powers-brief = Силы
board-capture-by = Захват цветом
board-gives = даёт
board-gives-take = хранилище → запас
board-gives-return = верхняя → запас
board-gives-advance = верхняя вперёд
board-gives-swap-own = { $own ->
    [true] обмен двух своих
   *[false] обмен двух своих
}
board-gives-swap-theirs = { $own ->
    [true] обмен двух чужих
   *[false] обмен двух чужих
}
board-gives-when = Каждый захват сразу даёт вам силу того цвета, который захватил; от неё можно отказаться.
board-gives-take-whole = Возьмите пирамидку из любого хранилища: она уйдёт в запас его владельца.
board-gives-return-whole = Возьмите верхнюю пирамидку любой карты на любой стороне: она уйдёт в запас этой стороны.
board-gives-advance-whole = Сдвиньте верхнюю пирамидку любой карты на любой стороне на одно место вперёд; с последней карты она уйдёт в хранилище этой стороны.
board-gives-swap-own-whole = { $own ->
    [true] Поменяйте местами две пирамидки на своих картах, на любой высоте.
   *[false] Захвативший меняет местами две пирамидки на своих картах, на любой высоте.
}
board-gives-swap-theirs-whole = { $own ->
    [true] Поменяйте местами две пирамидки на картах соперника, на любой высоте.
   *[false] Захвативший меняет местами две пирамидки на картах соперника, на любой высоте.
}
board-tree = дерево
board-nest = гнездо
board-takes = берёт { $count }
board-size = { $size ->
    [S] малая
    [M] средняя
   *[L] большая
}
board-colour = { $colour ->
    [green] зелёная
    [yellow] жёлтая
    [red] красная
    [blue] синяя
    [black] чёрная
    [cyan] голубая
    [clear] прозрачная
    [orange] оранжевая
    [purple] фиолетовая
   *[white] белая
}
board-pyramid = { board-size } { board-colour }
board-power-name = { $colour ->
    [tree] сила одного из цветов дерева
   *[other] { board-colour } сила
}

board-sow-card = Сеять карту { $card }
board-sow-stock = Сеять { $count }
board-sow-none = Сеять
board-stop = Стоп
board-clear = Убрать
board-cancel = Отмена
board-decline = Отказаться
board-do-take = Перенести
board-do-return = Вернуть
board-do-advance = Сдвинуть
board-do-swap = Поменять
board-close = Закрыть
board-open-hue = { board-colour }: в запасе { $count }

board-power-take = Из хранилища в запас
board-power-return = Назад в запас
board-power-advance = На одно место вперёд
board-power-swap-own = Обмен двух своих
board-power-swap-theirs = Обмен двух чужих
board-choose-take = Выберите пирамидку в любом хранилище: она уйдёт в запас его владельца.
board-choose-return = Выберите любую подсвеченную пирамидку на любой стороне: она уйдёт в запас этой стороны.
board-choose-advance = Выберите любую подсвеченную пирамидку на любой стороне.
board-choose-swap-own = Выберите две свои пирамидки на любой высоте.
board-choose-swap-theirs = Выберите две пирамидки соперника на любой высоте.
board-choose-power = Это сила одного из цветов дерева.
board-then-power = Потом { board-power-name }.
board-card-at = карта { $card }, { $height ->
    [top] верх
    [bottom] низ
   *[other] { $height } снизу
}

## Что сделает ход

board-ahead-take = Берёт { $count } с карты { $card } соперника, потом *{ board-power-name }*.
board-ahead-take-several = Берёт { $count } с нескольких карт соперника ({ $cards }), потом *{ board-power-name }*.
board-ahead-take-only = Берёт { $count } { $cards ->
    [one] с карты { $card } соперника
   *[other] с карт соперника
}. ~Силу не к чему применить.~
board-ahead-vault = В ваше хранилище: { $before } → { $after }. { $again ->
    [true] Потом можно *сеять ещё*.
   *[false] { "" }
}
board-ahead-tree = Дерево на карте { $card }. ~Без захвата.~
board-ahead-trees = *{ $count ->
    [2] Два дерева
   *[other] Деревьев: { $count }
}*: карты { $cards } под охраной.
board-ahead-guards = Дерево: { $own ->
    [true] ваша карта { $card }
   *[false] карта { $card } соперника
} *под охраной*.
board-ahead-undone = { $own ->
    [true] Ваше дерево разрушено
   *[false] Дерево соперника разрушено
}: карта { $card } *без охраны*.
board-ahead-nest = Гнездо на карте { $card }. ~Без захвата.~
board-ahead-lands = Последняя — на карту { $card }. ~Без захвата.~
board-ahead-swap = Пирамидки меняются местами. ~Деревья остаются как были.~
board-ahead-from = { $own ->
    [true] с вашей карты { $card }
   *[false] с карты { $card } соперника
}
board-ahead-to-vault = *{ $pyramid } { $from } в { $own ->
    [true] ваше хранилище
   *[false] хранилище соперника
}:* { $before } → { $after }.
board-ahead-to-card = *{ $pyramid } { $from } на карту { $place }.*
board-ahead-to-stock = *{ $pyramid } { $from } в { $own ->
    [true] ваш запас
   *[false] запас соперника
}.*
board-ahead-out-of-vault = *{ $pyramid } из { $own ->
    [true] вашего хранилища
   *[false] хранилища соперника
}:* { $before } → { $after }.

## Строка состояния

board-status-turn = Ваш ход.
board-status-sow = { $from ->
    [stock] Выберите пирамидки из запаса.
    [card] Посейте карту.
   *[both] Посейте карту или выберите пирамидки из запаса.
}
board-brief-sow = { $from ->
    [stock] Выберите из запаса.
    [card] Посейте карту.
   *[both] Карта или запас.
}
board-status-again = Сейте ещё или остановитесь.
board-status-reached = В хранилище дошла { board-pyramid }.
board-status-power = { $colour ->
    [tree] Сила дерева.
    [green] Зелёная сила.
    [yellow] Жёлтая сила.
    [red] Красная сила.
    [blue] Синяя сила.
    [black] Чёрная сила.
    [cyan] Голубая сила.
    [clear] Прозрачная сила.
    [orange] Оранжевая сила.
    [purple] Фиолетовая сила.
   *[white] Белая сила.
}
board-status-take = Перенесите пирамидку из любого хранилища в запас его владельца.
board-status-return = Верните верхнюю пирамидку любой карты в запас её стороны.
board-status-advance = Сдвиньте верхнюю пирамидку любой карты на место вперёд.
board-status-swap-own = Поменяйте местами две свои пирамидки на любой высоте.
board-status-swap-theirs = Поменяйте местами две пирамидки соперника на любой высоте.
board-status-tree = Примените один из цветов дерева.
board-brief-take = Одну из хранилища.
board-brief-return = Верхнюю — в запас.
board-brief-advance = Верхнюю — вперёд.
board-brief-swap-own = Обмен двух своих.
board-brief-swap-theirs = Обмен двух чужих.
board-brief-card-takes = Карта { $card } берёт { $count }.
board-brief-card-again = Карта { $card } дойдёт до хранилища.
board-brief-next-takes = { $next ->
    [2] Вторая
    [3] Третья
   *[4] Четвёртая
} возьмёт { $count }.
board-chosen = { $count ->
    [1] Выбрана одна.
    [2] Выбраны две.
    [3] Выбраны три.
   *[4] Выбраны четыре.
}
board-chosen-takes = { $next ->
    [2] Вторая
    [3] Третья
   *[4] Четвёртая
} легла бы на карту { $place } и взяла карту { $card } соперника.
board-chosen-next = { $next ->
    [2] Вторая
    [3] Третья
   *[4] Четвёртая
} легла бы на карту { $place }.
board-waiting = Ходит { $player }.
board-waiting-phase = { $phase ->
    [extra] Может сеять ещё.
    [power] Применяет силу.
   *[sow] Предстоит посев.
}
board-trying = Можно примерить, что сделали бы ваши карты.
board-doing-sow = сеет
board-doing-extra = сеет ещё
board-doing-power = применяет силу
board-in-stock = в запасе { $count }
board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
board-turn = Ход { $turn }

## Конец

board-end-why = Сеять больше некому.
board-end-stuck = { $player }: на карте { $card } { $pieces ->
    [one] { $pieces } фигура
    [few] { $pieces } фигуры
   *[many] { $pieces } фигур
}, а мест до хранилища — { $places } (LOG-8), поэтому они остаются и не считаются.
board-end-last = Последний ход сделан, хранилища считаются как есть (LOG-26).
board-end-wins = Побеждает { $player }: { $first } { $first ->
    [one] очко
    [few] очка
   *[many] очков
} против { $second }
board-end-you-win = Вы победили: { $first } { $first ->
    [one] очко
    [few] очка
   *[many] очков
} против { $second }
board-end-shared = Победа общая, по { $score }
board-end-solid = одноцветные
board-end-mixed = разноцветные
board-end-others = прочие

## Для тех, кто слушает

board-say-card = { $own ->
    [true] Ваша карта { $card }
   *[false] Карта { $card }, { $player }
}, { $count ->
    [0] пусто
    [one] { $count } пирамидка
    [few] { $count } пирамидки
   *[many] { $count } пирамидок
}{ $count ->
    [0] .
    [one] : { $stack }.
   *[other] , сверху вниз: { $stack }.
}{ $tag ->
    [tree] { " " }Под охраной дерева.
    [nest] { " " }Гнездо.
   *[none] { "" }
}{ $lit ->
    [true] { " " }Можно сеять.
   *[false] { "" }
}
board-say-vault = { board-vault }, { board-points }: { $solid ->
    [0] { "" }
    [one] { $solid } одноцветное дерево,{ " " }
    [few] { $solid } одноцветных дерева,{ " " }
   *[many] { $solid } одноцветных деревьев,{ " " }
}{ $mixed ->
    [0] { "" }
    [one] { $mixed } разноцветное дерево,{ " " }
    [few] { $mixed } разноцветных дерева,{ " " }
   *[many] { $mixed } разноцветных деревьев,{ " " }
}прочих: { $others }.
board-say-stock = { board-stock }, { $count ->
    [one] { $count } пирамидка
    [few] { $count } пирамидки
   *[many] { $count } пирамидок
}: { $kinds }.
board-say-stock-empty = { board-stock } — пусто.
board-say-kind = { board-pyramid }, в запасе { $count }
board-say-chosen-kind = { board-pyramid }, в запасе { $count }, выбрана под номером { $nth }
board-say-piece = { board-pyramid }, { $own ->
    [true] ваша карта { $card }
   *[false] карта { $card } соперника
}, { $height ->
    [top] верх
    [bottom] низ
   *[other] { $height } снизу
}
board-say-in-vault = { board-pyramid }, { $own ->
    [true] в вашем хранилище
   *[false] в хранилище игрока { $player }
}
board-say-hop = { $pyramid } — { $vault ->
    [true] в хранилище
   *[false] на карту { $place }
}{ $makes ->
    [tree] , получится дерево
    [nest] , получится гнездо
   *[none] { "" }
}
board-say-tree-piece = дерево
board-say-power = { board-status-power } { $line } { $count ->
    [one] { $count } цель.
    [few] { $count } цели.
   *[many] { $count } целей.
}
board-say-last = Здесь кончился последний ход.
board-cards = Карты
board-rows = Два ряда

## Для первой игры

hint-stock = Выберите от одной до четырёх пирамидок из запаса. Они лягут по одной на карту, начиная с карты 0, в порядке выбора.
hint-card = Карту сеют с верха стопки: по одной фигуре на каждое следующее место. Если последняя дойдёт ровно до хранилища, можно сеять ещё.
hint-capture = Закончите на своей пустой карте — и всё с карты напротив уйдёт в ваше хранилище, если её не охраняет дерево.
hint-power = Цвет, который захватил, даёт силу. Примените её к подсвеченной пирамидке или откажитесь.
hint-tree = Малая на средней на большой — дерево: оно охраняет карту и ходит как одна фигура.
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
board-clause-LOG-17 = Захват завершает ход
board-clause-LOG-18 = Одна сила за захват
board-clause-LOG-24 = Когда нечего сеять
board-clause-LOG-25 = Счёт хранилищ
board-clause-LOG-26 = Чтобы игра закончилась

## За терминалом: ради чего играют и первые слова ходов

goal = Цель: самое ценное хранилище. Одноцветное дерево —{"\u00A0"}7, разноцветное —{"\u00A0"}5, любая другая пирамидка —{"\u00A0"}1.
verb-stock = запас
verb-card = карта
verb-stop = хватит
verb-take = взять
verb-return = вернуть
verb-advance = вперёд
verb-swap = обмен
verb-decline = отказ

## Почему выбран этот ход

mind-only = Другого хода нет.
mind-unweighed = Остальные ходы ничего не обещали, и взвешивать их не стоило.
mind-alike = Остальные рассмотренные ходы не хуже.
mind-captures = За этот ход можно захватить { $count ->
    [one] { $count } пирамидку
    [few] { $count } пирамидки
   *[many] { $count } пирамидок
}; { $next ->
    [0] следующий по силе ход не захватывает ничего.
   *[other] следующий по силе ход — { $next }.
}
mind-scores = { $count ->
    [0] Деревья в вашем хранилище остаются целы
    [one] В вашем хранилище складывается ещё одно дерево
    [few] В вашем хранилище складываются ещё { $count } дерева
   *[many] В вашем хранилище складывается ещё { $count } деревьев
}; при следующем по силе ходе { $next ->
    [0] — ни одного.
    [1] — одно.
   *[other] одно распадётся.
}
mind-spoils = В хранилище соперника распадается дерево; при следующем по силе ходе — нет.
mind-home = Доводит до вашего хранилища { $count ->
    [one] { $count } пирамидку
    [few] { $count } пирамидки
   *[many] { $count } пирамидок
}; следующий по силе ход — { $next ->
    [0] ни одной.
   *[other] { $next }.
}
mind-points = { $count ->
    [0] Разница между хранилищами остаётся прежней
    [one] Разница между хранилищами меняется на { $count } очко в вашу пользу
    [few] Разница между хранилищами меняется на { $count } очка в вашу пользу
   *[many] Разница между хранилищами меняется на { $count } очков в вашу пользу
}; при следующем по силе ходе { $next ->
    [0] она не изменится.
   *[other] — на { $next }.
}
mind-safe = { $count ->
    [0] Сопернику нечего будет захватить
    [one] Соперник сможет захватить не больше { $count } пирамидки
   *[other] Соперник сможет захватить не больше { $count } пирамидок
}; после следующего по силе хода — до { $next ->
    [one] { $next } пирамидки.
   *[other] { $next } пирамидок.
}
mind-guards = Деревья будут охранять { $count ->
    [one] { $count } вашу пирамидку
    [few] { $count } ваши пирамидки
   *[many] { $count } ваших пирамидок
}; после следующего по силе хода — { $next ->
    [0] ни одной.
   *[other] { $next }.
}
mind-breaks = { $count ->
    [0] Деревья соперника остаются как были
    [one] Ломает { $count } дерево соперника
    [few] Ломает { $count } дерева соперника
   *[many] Ломает { $count } деревьев соперника
}; следующий по силе ход { $next ->
    [0] не ломает ни одного.
    [1] — одно.
   *[other] складывает ему новое.
}
mind-nests = Готовит гнездо: большая в следующий ход захватила бы дерево соперника. Следующий по силе ход этого не даёт.
mind-sowings = Даёт сеять ещё { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}; следующий по силе ход — { $next ->
    [0] ни разу.
   *[other] { $next }.
}
mind-stock = В вашем запасе { $count ->
    [one] останется { $count } пирамидка
    [few] останутся { $count } пирамидки
   *[many] останется { $count } пирамидок
}; после следующего по силе хода — { $next ->
    [0] ни одной.
   *[other] { $next }.
}
mind-denies = { $count ->
    [0] У соперника не будет карт
    [one] У соперника будет только { $count } карта
    [few] У соперника будет только { $count } карты
   *[many] У соперника будет только { $count } карт
}, с которых посев кончается в хранилище и можно сеять ещё раз; после следующего по силе хода — { $next }.
mind-ready = У вас { $count ->
    [one] будет { $count } карта, с которой
    [few] будут { $count } карты, с которых
   *[many] будет { $count } карт, с которых
} посев кончается в хранилище и можно сеять ещё раз; после следующего по силе хода — { $next ->
    [0] ни одной.
   *[other] { $next }.
}
mind-hunts = Грозит захватить в следующий ход { $count ->
    [one] { $count } пирамидку
    [few] { $count } пирамидки
   *[many] { $count } пирамидок
}; следующий по силе ход — { $next ->
    [0] ничего.
   *[other] { $next }.
}
mind-stuck = { $count ->
    [0] Ни одна ваша пирамидка не застрянет
    [one] Застрянет только { $count } ваша пирамидка
    [few] Застрянут только { $count } ваши пирамидки
   *[many] Застрянет только { $count } ваших пирамидок
} на карте, которую нельзя сеять; после следующего по силе хода — { $next }.
mind-grows = После этого хода деревом { $count ->
    [one] может стать { $count } ваша стопка
    [few] могут стать { $count } ваши стопки
   *[many] может стать { $count } ваших стопок
}; после следующего по силе хода — { $next ->
    [0] ни одна.
   *[other] { $next }.
}
mind-open = { $count ->
    [0] Ни одна ваша пирамидка не лежит
    [one] Только { $count } ваша пирамидка лежит
    [few] Только { $count } ваши пирамидки лежат
   *[many] Только { $count } ваших пирамидок лежат
} без охраны напротив пустой карты; после следующего по силе хода — { $next }.
mind-mediums = Для будущих деревьев в запасе { $count ->
    [one] останется { $count } средняя
    [few] останутся { $count } средние
   *[many] останется { $count } средних
}; после следующего по силе хода — { $next ->
    [0] ни одной.
   *[other] { $next }.
}
mind-larges = Для будущих деревьев и гнёзд в запасе { $count ->
    [one] останется { $count } большая
    [few] останутся { $count } большие
   *[many] останется { $count } больших
}; после следующего по силе хода — { $next ->
    [0] ни одной.
   *[other] { $next }.
}
# Why — одна из причин выше.
mind-later = { $why } Не сразу: для этого нужно и продолжение хода — то, что даст этот шаг.
mind-declines = Лучше не применять силу: ни одно её применение не улучшит вашего положения.
mind-prepares = Сейчас приносит не больше, чем следующий по силе ход, но оставляет лучшую позицию на будущее.
unit-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

## Подсказка на доске

board-advise-sow-stock = Посейте из запаса: { $pyramids }.
board-advise-sow-card = Посейте карту { $card }.
board-advise-stop = Остановитесь.
board-advise-decline = Откажитесь от силы.
board-advise-power = { $power }: { $piece }.
board-advise-take = Из { $own ->
    [true] вашего хранилища
   *[false] хранилища игрока { $player }
} в запас: { board-pyramid }.
board-advise-swap = Обмен: { $first }; { $second }.

## Пирамидки по буквам размера и цвета; в событии — и та, что захватила

pyramid-Sg = Мз
pyramid-Sy = Мж
pyramid-Sr = Мк
pyramid-Sb = Мс
pyramid-Sk = Мч
pyramid-Sc = Мг
pyramid-Sx = Мп
pyramid-So = Мо
pyramid-Sp = Мф
pyramid-Sw = Мб
pyramid-Mg = Сз
pyramid-My = Сж
pyramid-Mr = Ск
pyramid-Mb = Сс
pyramid-Mk = Сч
pyramid-Mc = Сг
pyramid-Mx = Сп
pyramid-Mo = Со
pyramid-Mp = Сф
pyramid-Mw = Сб
pyramid-Lg = Бз
pyramid-Ly = Бж
pyramid-Lr = Бк
pyramid-Lb = Бс
pyramid-Lk = Бч
pyramid-Lc = Бг
pyramid-Lx = Бп
pyramid-Lo = Бо
pyramid-Lp = Бф
pyramid-Lw = Бб
by-Sg = { pyramid-Sg }
by-Sy = { pyramid-Sy }
by-Sr = { pyramid-Sr }
by-Sb = { pyramid-Sb }
by-Sk = { pyramid-Sk }
by-Sc = { pyramid-Sc }
by-Sx = { pyramid-Sx }
by-So = { pyramid-So }
by-Sp = { pyramid-Sp }
by-Sw = { pyramid-Sw }
by-Mg = { pyramid-Mg }
by-My = { pyramid-My }
by-Mr = { pyramid-Mr }
by-Mb = { pyramid-Mb }
by-Mk = { pyramid-Mk }
by-Mc = { pyramid-Mc }
by-Mx = { pyramid-Mx }
by-Mo = { pyramid-Mo }
by-Mp = { pyramid-Mp }
by-Mw = { pyramid-Mw }
by-Lg = { pyramid-Lg }
by-Ly = { pyramid-Ly }
by-Lr = { pyramid-Lr }
by-Lb = { pyramid-Lb }
by-Lk = { pyramid-Lk }
by-Lc = { pyramid-Lc }
by-Lx = { pyramid-Lx }
by-Lo = { pyramid-Lo }
by-Lp = { pyramid-Lp }
by-Lw = { pyramid-Lw }
