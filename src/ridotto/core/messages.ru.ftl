# Фразы, общие для всех игр.

## Ход, который нельзя сделать

refused-form = Этот ход не читается: { $why }
refused-turn = Сейчас не ваш ход.
refused-over = Игра окончена.
refused-late = Поздно: время уже вышло.
refused-preview = Такой ход тянет жребий или открывает скрытое, поэтому примерить его нельзя.
typed-no-move = Хода «{ $typed }» здесь нет. Можно, например: { $examples }
typed-begun = «{ $typed }» — ещё не весь ход. Можно, например: { $examples }
refused-undo = Это нельзя взять назад: ход был окончательным или после него что-то взято или открыто.

## Что не так с присланным JSON

form-not-sound = такой позиции в игре «{ $game }» не бывает.
form-not-json = это не правильный JSON.
form-truncated = это начало JSON, но конца не хватает.
form-null = в нём есть знак NUL (\u0000), а его не может быть ни в каком тексте.
form-no-object = ожидается объект с ключами.
form-missing = нет ключа «{ $field }».
form-unknown = ключ «{ $field }» здесь неизвестен.
form-type = «{ $place }»: { $expected ->
    [int] нужно целое число
    [str] нужен текст
    [bool] нужно true или false
    [array] нужен список
    [object] нужен объект
   *[other] нужно { $expected }
}, а не { $got ->
    [int] целое число
    [float] дробь
    [str] текст
    [bool] true или false
    [array] список
    [object] объект
   *[other] { $got }
}.
form-limit = «{ $place }»: { $bound ->
    [least] не меньше
    [most] не больше
    [above] больше
   *[below] меньше
} { $limit }.
form-length = «{ $place }»: длина { $bound ->
    [least] не меньше
    [most] не больше
    [above] больше
   *[below] меньше
} { $limit }.
form-items = «{ $place }»: должен быть список длиной { $length }.
form-pattern = «{ $place }»: нужен вид { $pattern }.
form-hex = в «{ $place }» должны быть шестнадцатеричные цифры строчными буквами, по две на байт: «5f1c».
form-printable = в «{ $place }» не должно быть управляющих знаков.
form-name = в «{ $place }» должны быть строчные латинские буквы и цифры, между ними — одиночные дефисы.
form-value = «{ $place }» не может быть «{ $value }»{ $count ->
        [0] .
       *[other] ; можно: { $known }{ $number ->
            [whole] {" "}или целое число.
           *[other] .
        }
    }
form-range = в «{ $place }» стоит число вне допустимых пределов.
form-other = «{ $place }» имеет неверный вид.

## Подготовка игры

unknown-game = Игры «{ $name }» нет. Есть: { $known }.
setup-seats = { $game }: игроков должно быть от { $least } до { $most }, а не { $seats }.
setup-seats-exactly = { $game }: игроков должно быть { $most }, а не { $seats }.
setup-options = Такие настройки не подходят игре «{ $game }»: { $why }
setup-seed = Зерно — от 1 до 64 байт в шестнадцатеричной записи, по две цифры на байт, а не «{ $seed }».
saved-unreadable = Это не сохранённая игра: { $why }

## Играть с заданной позиции

start-unsound = С этой позиции играть нельзя: { $why }
start-over = Здесь игра уже окончена: играть дальше нельзя.
start-resigned = К этому моменту игрок уже сдался: за него играть дальше нельзя.
start-seat = Места { $seat } нет: места идут от 0 до { $last }.
start-seats = в начальной позиции мест { $found }, а за столом { $seats }.

## Записи

record-empty = Строка { $line }: запись пуста.
record-line = Строка { $line }: { $why }
record-form = Строка { $line }: это запись формата { $form }; здесь известны только форматы с 1 по 3.
record-start = Строка { $line }: начальная позиция указана в записях формата 3, и только в них, а это запись формата { $form }.
record-opening = Строка { $line }: { $why }
record-names = Строка { $line }: имён { $names }, а мест { $seats }.
record-rules = играли по версии { $rules } правил игры «{ $game }», а здесь версия { $ours }.
record-order = Строка { $line }: здесь должен быть номер { $expected }, а стоит { $found }.
record-nothing = здесь ничего не происходит.
record-refused = Строка { $line }: такого быть не могло ({ $rule }): { $why }
record-differs = Строка { $line }: здесь сказано не то, что было: не подходят время, номер или ключи.
record-no-ending = Строка { $line }: игра здесь окончена, но итог не записан.
record-after-end = Строка { $line }: здесь что-то есть после конца игры, а он в строке { $end }.
record-unfinished = Строка { $line }: запись обрывается до конца игры.
record-outcome = Строка { $line }: записанный итог не тот, к которому ведут ходы.
record-digest = Строка { $line }: записанный отпечаток не совпадает с последней позицией.
record-head = Строка { $line }: в записи изменена, пропущена или добавлена строка: цепочка не сходится.

## Честная раздача

fair-contribution = Вклад — от 1 до 64 байт строчными шестнадцатеричными цифрами.
fair-table = Имя стола занимает одну строку.
fair-version = Раздача сделана по версии { $version } этого порядка; здесь известна только версия 1.
fair-secret = Раскрытый секрет записан не в шестнадцатеричном виде.
fair-commitment = Раскрытый секрет не тот, которым связал себя дом.
fair-seed = Зерно не следует из секрета и вкладов игроков.
fair-seating = Места разыграны не по этому зерну.

## Чем может кончиться игра за любым столом

reason-draw = Игроки согласились на ничью.
reason-resigned = Все, кроме победителя, сдались.
decided-draw = Все согласились на ничью.
decided-resigned = Сдача партии: { $players }.

## Кто там сидит, если имён нет

seat-nameless = место { $number }

no-such-part = Ничего с именем «{ $part }» здесь не прочесть.
refused-realize = В этой игре ничего не осуществляют.

# Как хорошо играет бот.
bot-novice = новичок
bot-steady = ровный
bot-keen = зоркий
bot-master = мастер

## Число вне фразы

number = { $value }
