# Стол в терминале: всё, что он говорит помимо фраз самих игр.

## Кто здесь сидит

name-person = { $number ->
    [0] Гость
   *[other] Гость { $number }
}
name-bot = { $number ->
    [0] { $bot }
   *[other] { $bot } { $number }
}

## Строка состояния

status-your-turn = Ваш ход, { $player }{ $count ->
    [0] {""}
   *[other] : { $moves }
}
status-you-may = Можно ходить, { $player }{ $count ->
    [0] {""}
   *[other] : { $moves }
}
status-waiting = Ждём: { $players }.
status-starting = Часы пойдут, когда вы нажмёте Enter; боты тоже ждут.
status-clock-decides = Ходить никто не обязан; решают часы.
status-resigned = Вы сдались; остальные играют дальше. Ctrl-Q — выйти из-за стола.
status-over = Игра окончена.
time-left = осталось { $time }
time-from-enter = { $time } после нажатия Enter
time-until = до { $time }

## Журнал

title-log = Журнал
log-more = … (всё: журнал)
log-empty = Пока ничего не произошло.
log-played-on = Продолжение другой партии после её строки { $entry }. Чего тогда нельзя было знать, то придумано заново.
log-bots-sit-in = За остальных играют боты: { $bots }. Чтобы выбрать других: play --from … --bots …
log-no-short-game = Короткого варианта у этой игры нет: играется обычная партия.
log-short-game = Это полная игра; короткая начинается так: { $command } play { $name } --quick
log-undone = { $player } берёт назад ход{ $secret ->
    [true] {""}
   *[false] {" "}«{ $move }»
}{ $after ->
    [0] .
    [one] {" "}и { $after } ход после него ({ $others }).
    [few] {" "}и { $after } хода после него ({ $others }).
   *[many] {" "}и { $after } ходов после него ({ $others }).
}
log-resigned = { $player } сдаётся.
refused-resigned = В этой игре вы уже сдались; остальные играют дальше.
refusal-unread =
    «{ $typed }» не сыграно: { $why }
    Игра тем временем продолжилась. Клавиша «вверх» вернёт эту строку.
undo-nothing = Вы ещё не сделали хода, который можно взять назад.

## Подсказки

hint-thinking = Подсказка готовится…
hint-move = Подсказка: «{ $move }». { $why }
hint-wait = Подсказка: { $why }
hint-people = Подсказки даются только там, где все остальные — боты.
hint-nobody = В этой игре некому подсказать.
hint-none = На этот раз подсказки не нашлось.

## Экран переходит к другому

curtain-pass = Передайте экран, теперь играет { $player }.
curtain-ready = Нажмите Enter, когда будете готовы.
seat-nobody = За этим экраном такого игрока нет. Наберите «экран» и имя.

## Конец

ending-winners = { $count ->
    [1] Победа: { $players }
   *[other] Победу делят: { $players }
}.
ending-all-share = Победу делят все.
ending-keys = Enter: посмотреть на стол · или наберите «ещё», «запись ФАЙЛ», «выход»
over-prompt = «ещё» — сыграть ещё раз, «запись ФАЙЛ» — сохранить запись игры; Enter — уйти из-за стола.
over-typed = Команды «{ $typed }» здесь нет: игра окончена. Наберите «ещё» или «запись ФАЙЛ»; Enter — уйти из-за стола.
again-early = Игра ещё не окончена; новая начнётся после неё.
farewell-game = Партия { $number }:
left-early = Вы вышли из игры до её конца.

## Записи

saved = Запись игры: { $file }.
farewell-record = Посмотреть её снова: { $command } replay { $file } · разобрать ходы: { $command } analyse { $file }
analyse-how = Когда игра окончена, «запись ФАЙЛ» сохранит её; после этого ходы разберёт { $command } analyse ФАЙЛ.
analyse-unsaved = Наберите «запись ФАЙЛ», чтобы сохранить запись; после этого ходы разберёт { $command } analyse ФАЙЛ.
analyse-saved = Ходы этой партии разберёт: { $command } analyse { $file }
save-early = В записи есть все тайны игры, поэтому получить её можно, только когда игра окончена: тогда наберите «запись» и имя файла; или сразу начните с --record.
save-what = Наберите «запись» и имя файла.
save-nowhere = { $file }: файл там не создать.
save-exists = { $file } уже есть и останется как есть.
save-unfinished = { $file } уже есть и останется как есть. Это запись неоконченной игры. Продолжить её: { $command } play --from { $source }
save-failed = Не удалось записать { $file }: { $why }.

## Правила и помощь

title-help = Помощь
title-rules = Правила
title-explained = Что это
help-table =
    За столом можно набрать ещё:
    help            эта страница
    rules { $clause }     пункт правил; без номера — все правила
    hint            как сыграл бы сильный бот и почему
    log             всё, что произошло
    undo            взять назад свой ход, если с тех пор ничего не открылось
    save ФАЙЛ       записать игру в файл, когда она окончена
    analyse         как потом разобрать её ходы
    seat ИМЯ        передать экран другому игроку
    resign          сдать эту партию
    again           ещё одна партия с теми же игроками, когда эта окончена
    quit            выйти из-за стола
verb-help = помощь
verb-hint = подсказка
verb-rules = правила
verb-log = журнал
verb-undo = назад
verb-save = запись
verb-analyse = разбор
verb-seat = экран
verb-resign = сдаться
verb-again = ещё
verb-quit = выход
also-undo = отменить отмена
help-keys = F1 помощь · Tab дополнить · Вверх и Вниз прежние строки · Page Up и Down листать стол или журнал · Esc стереть и вернуть стол на место · F2 светлая или тёмная тема · F3 подсказка · Ctrl-Z назад · Ctrl-Q выход
page-keys = PgUp PgDn: листать · Esc: к столу · или просто пишите

## Точно?

sure-quit = Игра не окончена. Выйти?
sure-resign = Сдать эту партию, { $player }?
sure-resign-again = Сдать эту партию? Наберите «{ $command }» ещё раз; любая другая строка — игра продолжается.
sure-keys = Enter: да · Esc: нет

## На экране

window-small = Окно слишком мало для стола. Сделайте его больше.
line-hint = Наберите ход или «помощь»
line-resigned = Наберите «журнал», «помощь» или «выход»
line-over = Наберите «ещё», «запись ФАЙЛ» или «выход»
line-enter = Enter: { $move }
footer-help = F1 помощь
footer-complete = Tab дополнить
footer-hint = F3 подсказка
footer-scroll = PgUp PgDn листать
footer-undo = Ctrl-Z назад
footer-quit = Ctrl-Q выход
board-above = ▲ PgUp: выше есть ещё
board-above-short = ▲ PgUp: выше ещё
board-below = ▼ PgDn: ниже есть ещё

## Подготовка

setup-human = Места { $seat } для человека нет: места — от 0 до { $last }. С --human none играют одни боты.
setup-human-more = Места { $seat } для человека нет: места — от 0 до { $last }, а с --seats { $most } до { $end }. С --human none играют одни боты.
setup-people = Места людей — числа, например 0,1, или none, а не «{ $typed }».
setup-people-twice = Место { $seat } названо дважды: у каждого человека своё место.
setup-bots = Ботов { $bots }, а свободных мест { $seats }: лишние боты.
setup-names = Имён { $names }, а мест { $seats }: лишние имена.
setup-same-name = Двум игрокам нельзя дать одно имя: { $name }.
setup-name = В имени не больше { $most } знаков, и среди них нет управляющих.
