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
refused-not-in-stock = Для посева нужно { $pyramid } в количестве { $asked }, а в запасе { $held }.
refused-no-such-card = Карты { $card } нет: карты считают от 0 до { $last }.
refused-empty-card = На карте { $card } ничего нет.
refused-past-the-vault = Эту карту сеять нельзя: на ней { $pieces ->
    [one] { $pieces } фигура
    [few] { $pieces } фигуры
   *[many] { $pieces } фигур
}, а мест до хранилища — { $places }.
refused-other-power = Сейчас у вас другая сила: { $power }.
refused-no-such-vault = Хранилища { $vault } нет: есть 0 и 1.
refused-not-in-vault = В этом хранилище нет { $pyramid }.
refused-no-such-side = Стороны { $side } нет: есть 0 и 1.
refused-no-such-place = На карте { $card } на высоте { $height } пирамидки нет.
refused-same-place = Для обмена нужны два разных места.
refused-swap-own = Эта сила меняет местами пирамидки на ваших картах.
refused-swap-theirs = Эта сила меняет местами пирамидки на картах соперника.

## Что произошло

event-stock-sown = { $player } сеет из запаса: { $pyramids }.
event-card-sown = { $player } сеет карту { $card }: { $pyramids }{ $tree ->
    [true] , дерево — как одну фигуру.
   *[false] .
}
event-vaulted = { $player }: в хранилище попадает { $pyramids }.
event-extra-sowing-gained = { $player } может сеять ещё раз.
event-stopped = { $player } останавливается.
event-captured = { $player } захватывает { $pyramids } (карта { $card }, сторона игрока { $from-player }); захватила { $by }{ $nest ->
    [true] , большая из гнезда.
   *[false] .
}
event-taken = { $player } возвращает { $pyramid } из хранилища в запас ({ $owner-player }).
event-returned = { $player } возвращает { $pyramid } с карты { $card } в запас ({ $owner-player }).
event-advanced = { $player } двигает { $pyramid } с карты { $card } на одно место вперёд ({ $owner-player }){ $vaulted ->
    [true] , в хранилище.
   *[false] .
}
event-swapped = { $player } меняет местами { $first-pyramid } (карта { $first-card }, высота { $first-height }) и { $second-pyramid } (карта { $second-card }, высота { $second-height }), сторона игрока { $owner-player }.
event-power-declined = { $player } отказывается от силы.
event-power-lapsed = { $player }: силу не к чему применить, она пропадает.
event-passed-over = { $player } не может сеять и пропускает ход.

## Чем кончилось

reason-no-sow = Сеять больше некому.
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
label-colour = { $colour ->
    [green] зелёная (из хранилища в запас)
    [yellow] жёлтая (верхнюю в запас)
    [red] красная (верхнюю вперёд)
    [blue] синяя (обмен на своей стороне)
    [black] чёрная (обмен на чужой стороне)
    [cyan] голубая (из хранилища в запас)
    [clear] прозрачная (верхнюю в запас)
    [orange] оранжевая (верхнюю вперёд)
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
    Пирамидка — размер S M L (малая, средняя, большая) и цвет: g y r b k (зелёный, жёлтый, красный, синий,
    чёрный) или c x o p w (голубой, прозрачный, оранжевый, фиолетовый, белый). Сторона первого места — A, другая — B.
    stock Sr Mb Sb     посеять их из запаса на карты 0, 1 и 2
    card 2             посеять свою карту 2
    stop               больше не сеять
    take B Sr          зелёная сила: малую красную из хранилища B в запас B
    return A0          жёлтая: верхнюю с карты 0 стороны A в запас A
    advance B3         красная: верхнюю с карты 3 стороны B на одно место вперёд
    swap A 1.0 2.1     синяя, чёрная: обменять нижнюю карты 1 и вторую карты 2 стороны A
    decline            отказаться от силы

## Набранный ход не читается

typed-unknown = «{ $typed }» — здесь такого хода нет. Можно, например: { $examples }
position-unreadable = Строка { $line } позиции не читается: «{ $text }».
