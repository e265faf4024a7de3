# Фразы команды `ridotto`.

unknown-language = Языка «{ $language }» нет. Есть: { $known }.
unknown-surroundings = RIDOTTO_LANG просит язык «{ $language }», а здесь такого нет, поэтому она не учитывается. Есть: { $known }.
message-missing = У игры нет такой фразы: в её { $file } нет сообщения «{ $message }».

## games, rules

games-left-off = Игры { $game } на полке нет: она не соблюдает договор ({ $why }).
games-game = Игра
games-title = Название
games-players = Игроки
games-length = Длится
games-minutes = { $least }–{ $most } мин
games-days = { $least } мин – { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
games-short = { $command } play { $game } --quick: { $means }
games-bots = Боты
unknown-clause = В игре «{ $game }» нет пункта «{ $clause }». Есть пункты от { $first } до { $last }.

## engine

engine-unreadable = Такого запроса движок не понимает: { $why }
engine-fault = На этой строке правила игры дали сбой; игра осталась такой, какой была до неё ({ $fault }).
engine-no-game = Игры ещё нет: начните её с «new» или «load».
engine-seat = Места { $seat } нет: места считаются от 0 до { $last }.
engine-other-game = Это сохранённая партия игры «{ $game }», а не «{ $asked }».
engine-not-sound = Это не сохранённая игра: её части не согласуются между собой.
not-a-number = { $option }: нужно целое число, а не «{ $typed }».
not-any-number = { $option }: нужно число, а не «{ $typed }».
not-among = { $option }: не бывает «{ $typed }», бывает: { $known }.
no-such-command = Команды «{ $typed }» нет. Есть: { $commands }.
no-such-option = { $similar ->
    [none] Параметра «{ $option }» здесь нет; какие есть, покажет --help.
   *[other] Параметра «{ $option }» здесь нет. Похожие: { $similar }.
}
too-many-words = Лишнее слово: «{ $typed }».
option-needs-value = После { $option } нужно значение.
option-takes-nothing = У { $option } не бывает значения.
command-missing = Назовите команду. Есть: { $commands }.
argument-missing = Не хватает: { $what }. Подробнее — с --help.
number-too-small = { $option }: не меньше { $bound }.
number-too-large = { $option }: не больше { $bound }.
input-closed = Стандартный ввод закрыт: читать нечего.
output-closed = Стандартный вывод закрыт: писать некуда.
engine-closed = Ответы больше никто не читает; движок останавливается.

## replay, verify

seat-name = { $number ->
    [1] Первый игрок
    [2] Второй игрок
    [3] Третий игрок
    [4] Четвёртый игрок
   *[other] Игрок { $number }
}
file-unreadable = «{ $file }» не читается: { $why }.
why-missing = такого файла нет
why-folder = это папка
why-forbidden = система не разрешает
why-full = нет места
system-refused = { $file }: { $why }
system-output = вывод
file-no-record = «{ $file }» — не запись партии.
replay-seat = Места { $seat } нет: места считаются от 0 до { $last }.
replay-step-input = Запись со стандартного ввода нельзя смотреть по шагам: клавиши приходят оттуда же.
replay-holds = Запись верна: { $entries } { $entries ->
    [one] строка ведёт
    [few] строки ведут
   *[many] строк ведут
} к записанному итогу{ $fair ->
    [true] , а всё, что решал случай, следует из секрета дома и вкладов. Что это доказывает, скажет «{ $command } verify».
    [alone] , а всё, что решал случай, следует из секрета дома. Никто ничего не добавил, так что дом выбрал это в одиночку.
    [start] . Игра начата с заданной позиции, о которой ничего не доказано; игра после неё доказана. Подробнее скажет «{ $command } verify».
   *[false] . Дом не раскрыл секрета, поэтому о том, что решал случай, ничего не доказано.
}
replay-holds-so-far = Игра не окончена; то, что в записи есть, верно: { $entries } { $entries ->
    [one] строка проверена
    [few] строки проверены
   *[many] строк проверено
}{ $fair ->
    [true] , а всё, что решал случай, следует из секрета дома и вкладов.
    [alone] , а всё, что решал случай, следует из секрета дома. Никто ничего не добавил, так что дом выбрал это в одиночку.
    [start] . Игра начата с заданной позиции, о которой ничего не доказано.
   *[false] . О том, что решал случай, ничего не доказано.
}
replay-start-entry = Продолжение другой партии после её строки { $entry }.
replay-start-given = Начато с заданной позиции.
replay-title = { $game }, игроков: { $seats }, зерно { $seed }
replay-move = { $player }: { $move }{ $by ->
    [idle] { " (время вышло)" }
    [bot] { " (бот)" }
   *[null] { "" }
}
replay-secret = тайный ход
replay-hands = Что каждый видел только сам:
replay-ring = Срабатывают часы.
replay-postpone = Часы отодвинуты на { NUMBER($seconds, maximumFractionDigits: 1) } { $seconds ->
    [one] секунду
    [few] секунды
    [many] секунд
   *[other] секунды
}.
replay-resign = { $player } сдаётся.
replay-undo = { $moves ->
    [one] Взят назад { $moves } ход.
    [few] Взяты назад { $moves } хода.
   *[many] Взято назад { $moves } ходов.
}
replay-draw = Все согласны на ничью.
replay-prompt = Enter — дальше, «назад», «играть МЕСТО» — играть отсюда, «выход»
replay-keys = → дальше, ← назад, F1 помощь · и с Enter: число — к этой строке, q — выход
replay-help =
    Enter, → или «дальше» — на ход вперёд; ← или «назад» — на ход назад; число — к этой строке; Home или «начало» — к началу; End или «конец» — к концу.
    PgUp или «вверх» — показать, что не поместилось выше; PgDn или «вниз» — что ниже.
    играть 0 — играть отсюда самому, на месте 0; с --seat 0 хватит и «играть».
    q или «выход» — выйти. Можно и по-английски: n — дальше, p — назад.
replay-above = ▲ PgUp или «вверх»: выше есть ещё
replay-below = ▼ PgDn или «вниз»: ниже есть ещё
replay-typed = Команды «{ $typed }» здесь нет.
replay-play-on-seat = Укажите, за какое место играть дальше, от 0 до { $last }: например, «играть 0».
replay-play-on-input = Здесь играть дальше нельзя: клавиши приходят не с терминала. Попробуйте: { $command } play --from { $file } --entry { $entry } --seat { $seat }
play-what = Укажите игру (список покажет «{ $command } games») или запись, с которой играть дальше: --from ФАЙЛ.
play-record = После --record нужно имя нового файла.
play-entry = Строки { $entry } в этой записи нет: строки считаются от 0, начала, до { $last }.
play-from-file = --entry и --seat нужны, чтобы играть дальше с записи: --from ФАЙЛ.
play-from-input = С записи на стандартном вводе играть дальше нельзя: клавиши приходят оттуда же.
play-from-game = Это запись другой игры, не «{ $game }».
play-from-table = С --from стол берётся из записи: уберите --seats, --human и настройки.
replay-end = Это был последний ход.
verify-moves = Ходы: это { $game }, игроков: { $seats }. Все строки записи ({ $entries }) допустимы по правилам и ведут к записанному итогу и к записанному отпечатку последней позиции.
verify-moves-so-far = Ходы: это { $game }, игроков: { $seats }. Все строки записи ({ $entries }) допустимы по правилам.
verify-unfinished = Игра не окончена: запись обрывается раньше. Поэтому нет ни итога, с которым можно сверить, ни конца цепочки: изменённая или пропавшая строка не обнаружится.
verify-chain = Строки: цепочка по всем строкам кончается на { $head }. { $house ->
    [true] Если дом, где играли, называет то же значение (`GET /api/tables/…/fairness`), ни одна строка с тех пор не изменена.
   *[false] Кто записал это значение, когда партия кончилась, может убедиться, что ни одна строка с тех пор не изменена.
}
verify-no-chain = Строки: это запись формата 1, её строки не связаны в цепочку. Изменённая строка, которая ведёт к той же последней позиции, например проигравшая ставка, не обнаружится.
verify-start-imagined = Начало: раздачи не было. Это продолжение другой партии с одного из её моментов, за место { $seat }; всё, чего с этого места тогда нельзя было знать, придумано заново. Поэтому честность начальной позиции не доказана; цепочка и игра после неё доказаны.
verify-start-given = Начало: раздачи не было, игра начата с заданной позиции, о которой ничего не доказано; цепочка и игра после неё доказаны.
verify-start-entry = Это позиция после строки { $entry } другой партии.
verify-start-table = Другая партия сыграна за столом «{ $table }».
verify-start-record = Цепочка записи другой партии кончается на { $head }.
verify-no-secret = { $start ->
    [true] Жребий: с этой записью не раскрыт секрет, как это делает дом, поэтому о том, что разыграно после начала, ничего не доказано.
   *[false] Раздача: с этой записью не раскрыт секрет, как это делает дом, поэтому о ней ничего не доказано.
}
verify-commitment =
    Обязательство: { $commitment } — это SHA-256 секрета, который дом раскрыл после конца: { $secret }. Сравните его с обязательством, которое вы записали, когда стол открылся: если они совпадают, дом не подменил секрет по ходу игры. Сама по себе запись этого показать не может.
verify-contributions = { $count ->
    [0] Вклады: никто ничего не добавил.
    [one] Вклады: { $count } игрок добавил к секрету, в порядке входа:
    [few] Вклады: { $count } игрока добавили к секрету, в порядке входа:
   *[many] Вклады: { $count } игроков добавили к секрету, в порядке входа:
}
verify-seed = Зерно: { $seed } следует из секрета, вкладов и стола «{ $table }» (HMAC-SHA256). { $count ->
    [0] Никто ничего не добавил, так что дом выбрал его в одиночку.
   *[other] Если обязательство — то, которое вы записали, и один из вкладов ваш, никто не мог выбрать его в одиночку.
}
verify-seats = Места: первые выборки из зерна дают игрокам, в порядке входа, места { $seats }, как и записано.
verify-limits = { $start ->
    [true] Это доказывает честность жребия после начала. Это не доказывает, что никто в доме не подглядывал.
   *[false] Это доказывает честность жребия. Это не доказывает, что никто в доме не подглядывал.
}

## Настройки игры

options-option = Настройка
options-values = Значения
options-usual = Обычно
options-quick = С --quick
options-text = текст
options-by-rules = по правилам
options-none = Настроек нет.
options-how = Выбирайте так: -o настройка=значение, то есть { $command } play { $game } -o …
options-sitting = «{ $command } play» обычно берёт { $options }, чтобы закончить за один вечер.
options-allowed = { $why } Допустимо для «{ $option }»: { $values }.
options-known = { $why } { $count ->
    [0] Настроек у неё нет.
   *[other] Её настройки: { $options }. Что они значат, скажет «{ $command } games { $game }».
}
options-unreadable = Эти настройки не читаются: { $why }
options-pair = Настройка пишется как ключ=значение, а не «{ $option }».

## simulate

seed-text = Зерно — любой текст длиной от 1 до { $most } знаков, без управляющих символов.
simulate-seats = Ботов { $bots }, а мест { $seats }: назовите по боту на каждое место или одного на все.
simulate-progress = Играем
simulate-title = { $game }: { $games } { $games ->
    [one] игра
    [few] игры
   *[many] игр
}, зерно { $seed }
simulate-bot = Бот
simulate-wins = Победы
simulate-mean-place = Среднее место
simulate-rate = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-lengths = Ходов в игре: в среднем { NUMBER($mean, maximumFractionDigits: 1) }, от { $least } до { $most }.
simulate-reason = { $count }×
simulate-time = Ходов: { $moves } за { NUMBER($seconds, maximumFractionDigits: 2) } с.

## bench

bench-running = Измеряем { $game }
bench-ceiling = Голый цикл посева в этом Python: { $rate } ходов/с.
bench-game = Игра
bench-decisions = Решений/с
bench-of-ceiling = От голого цикла
bench-copies = Копий/с
bench-bytes = Байт на ход
bench-number = { $number }
bench-percent = { NUMBER($percent, maximumFractionDigits: 1) }%
bench-hold = Аукцион: ставок { $bids }, игроков { $players } — { $ms } мс.
bench-closing = Закрывающий аукцион 10 000 игроков и всё, что они осуществят: { $ms } мс.
bench-realize = Лучшее сочетание 50 видов замыслов по четыре штуки: { $median } мс (медиана); из 2000 штук: { $many } мс.
bench-bid = Ставка, когда игроков { $players }: { $us } мкс; вид стола: { $bytes } байт.
bench-memory = Не больше { $megabytes } МБ.

## pack

pack-fine = { $file }: набор в порядке, по нему можно играть.
pack-not-text = { $file } — не текстовый файл.

bench-house-closed-house = Дом не открылся.
bench-house-closed = Столов: { $tables }, без пауз: { NUMBER($rate, maximumFractionDigits: 0) } ходов/с; соперник видит ход через { $p50 } мс (p50), { $p99 } мс (p99); { $cpu } мс процессора на ход.
bench-house-paced = Столов: { $tables }, размеренно: { NUMBER($rate, maximumFractionDigits: 0) } ходов/с; соперник видит ход через { $p50 } мс (p50), { $p99 } мс (p99); { $cpu } мс процессора на ход.
bench-house-beside-bots = Столов с людьми рядом со столами ботов: { $tables }; { NUMBER($rate, maximumFractionDigits: 0) } ходов/с; соперник видит ход через { $p50 } мс (p50), { $p99 } мс (p99); { $cpu } мс процессора на ход.
bench-house-idle = Соединений без дела: { $connections }, памяти: { $megabytes } МБ; живой стол: { $table } КБ.
bench-crowd-join = Игроков: { $players }, вход за стол Венеции: { $p50 } мс (p50), { $p99 } мс (p99), дольше всего { $last } мс.
bench-crowd-bid = Все делают ставку разом и получают ответ через { $p50 } мс (p50), { $p99 } мс (p99), последний через { $last } мс.
bench-crowd-results = Аукцион прошёл, итоги видны через { $p50 } мс (p50), { $p99 } мс (p99), последнему через { $last } мс.
bench-house-asleep = Спящих столов: { $tables }, памяти: { $megabytes } МБ; один просыпается за { $wake } мс (p99).

## serve

serve-closed = Дом закрыт{ $database ->
    [none] .
   *[other] ; всё хранится в { $database }.
}
serve-open = Дом открыт: { $address }
serve-open-network = Дом открыт: здесь { $address }, в сети { $network }
serve-no-app = Приложения для браузера пока нет, и страниц показать нельзя: выполните «make app» там, где лежат исходники этого дома.
serve-extra = Дому нужно ещё несколько пакетов: pip install "ridotto[house]"
serve-public-url = «{ $typed }» — не адрес, по которому можно прийти в дом. Он начинается с https:// или http:// и называет узел: https://ridotto.example
serve-workers = Нескольким процессам нужны база PostgreSQL и Redis: --database postgresql://… --redis redis://…
serve-port = Не удаётся открыть { $host }, порт { $port }: { $why }
serve-port-taken = Порт { $port } на { $host } уже занят, возможно, другим домом. Выберите другой: RIDOTTO_PORT={ $other } make play, а у самой команды — --port { $other }.

## admin

admin-no-house = По адресу «{ $database }» дома нет: укажите его базу через --database.
admin-password = { $name }, новый пароль: { $password }
admin-banned = { $name }: вход закрыт на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
admin-pardoned = { $name }: вход снова открыт.
admin-appointed = { $name } теперь присматривает за домом: /admin.
admin-dismissed = { $name } больше не присматривает за домом.
admin-closed = Стол { $table } закрыт на починку.
admin-repaired = Игра за столом { $table } продолжается ({ $status }).
admin-no-reports = Жалоб нет.
admin-settled = Жалоба { $number } разобрана.
admin-report-number = №
admin-report-by = От кого
admin-report-about = На кого
admin-report-table = Стол
admin-report-said = Сказано
admin-report-reason = Причина

## backup

backup-done = Всё сохранено в { $path }.
restore-sure = Заменить всё, что хранит дом, копией { $path }? [д/Н]
answers-yes = д да y yes
restore-unanswered = Ответа нет, поэтому ничего не заменено; на вопрос отвечает --yes.
restore-done = Дом снова такой, каким был в { $path }.

## ladder

ladder-bot = Бот
ladder-against = Против
ladder-interval = 95%
ladder-fair = От равной доли
ladder-times = { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) }×
ladder-rung = { $name }: { NUMBER($elo, useGrouping: 0) } Эло ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) })

## analyse

analyse-progress = Разбор
analyse-judge = Решения оценены по тому, что игрок мог знать тогда: { $by ->
    [opinion] их судит бот «{ $bot }»
   *[trials] ходы бота «{ $bot }» и другие проверены в воображаемых играх
}; шансы (кривая, «Известно» и «На деле») — это шансы на первое место в партиях, которые быстрые боты доиграли из этой позиции.
analyse-parts = Потерянное — это часть этих шансов.
analyse-entries = { $entries } { $entries ->
    [one] строка
    [few] строки
   *[many] строк
}
analyse-turning = Переломные моменты
analyse-no-turning = Переломных моментов в этой игре не было.
analyse-gave = { $player }: { $moves }. Судя по тому, что можно было знать, по счёту судьи это стоило { $amount } по сравнению с лучшим ходом.
analyse-gave-of = { $player }: { $moves }. Шансов было { NUMBER($had, maximumFractionDigits: 0) } из ста; судя по тому, что можно было знать, потеряно { NUMBER($lost, maximumFractionDigits: 0) }.
analyse-gave-whole = { $player }: { $moves }. Судя по тому, что можно было знать, { $had ->
    [100] верный выигрыш упущен.
   *[other] потерян весь шанс, { $had } из ста.
}
analyse-surer = Оба хода проверены на одних и тех же играх, поэтому разница между ними надёжнее самих шансов: плюс-минус { $error }.
analyse-within = Это не больше, чем обычная погрешность шанса.
analyse-typed = «{ $move }»
analyse-as-good = столь же хорошо
analyse-more = и ещё { $count }
analyse-less = меньше { $amount }
analyse-none = ничего
analyse-alike = Потерь нет ({ $players }) — это значит только, что бот «{ $bot }», который судит, не сыграл бы лучше. То, чего не замечает и он, могло стоить дорого.
analyse-stronger = С --thorough судит бот «{ $bot }».
analyse-swing = В партиях, доигранных из настоящего положения, вместе со скрытым, шансы изменились с { $before } до { $after } ({ $player }).
analyse-stretch = За строки с { $first } по { $last } шансы в партиях, доигранных из настоящего положения, вместе со скрытым, изменились с { $before } до { $after } ({ $player }).
analyse-unexplained = Это случай, что-то скрытое или то, чего бот «{ $bot }» не замечает.
analyse-rest-unexplained = Остальное — случай, что-то скрытое или то, чего бот «{ $bot }» не замечает.
analyse-resigned = { $player } сдаётся с шансом { $chance }.
analyse-would = Бот «{ $bot }» сыграл бы { $moves }.
analyse-better-was = Лучше было { $moves }.
analyse-would-wait = Бот «{ $bot }» подождал бы.
analyse-would-change = Бот «{ $bot }» ещё поправил бы: { $moves }.
analyse-advice = Он сказал бы игроку { $player }: «{ $why }»
analyse-chance = { NUMBER($percent, maximumFractionDigits: 0) }%
analyse-percentage = { $points } { $points ->
    [one] процентный пункт
    [few] процентных пункта
   *[many] процентных пунктов
}
analyse-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
analyse-differ = { $player }, по доигранным партиям: судя по тому, что было известно, шансы были { $knew }, а на самом деле { $truth }.
analyse-chances = Шансы
analyse-players = Игроки
analyse-player = Игрок
analyse-decisions = Решений
analyse-judged = Оценено
analyse-agreed = Как бот
analyse-lost = Потеряно
analyse-mean = Потеря в среднем
analyse-moves = Что потеряно
analyse-differing = Ничего не потеряно, но шансы были не такими, какими казались (≠)
analyse-all-moves = Все решения
analyse-number = №
analyse-played = Сыграно
analyse-better = Лучше
analyse-knew = Известно
analyse-truth = На деле
analyse-columns = «Лучше»: как сыграл бы бот; = так же; «столь же хорошо»: иначе, но не лучше сыгранного. «Известно»: шансы игрока перед ходом, судя по тому, что он мог знать. «На деле»: шансы в настоящем положении, как на кривой. И те и другие сосчитаны в доигранных партиях. ≠: они расходятся сильнее, чем объяснил бы случай.
analyse-decisions-means = сколько их было у игрока.
analyse-judged-means = сколько из них разобрано.
analyse-agreed-means = в скольких из оценённых бот поступил бы так же.
analyse-mean-means = сколько в среднем стоило оценённое решение: часть шанса на первое место или то, что считают в этой игре.
analyse-better-means = как сыграл бы бот и почему; = так же; «столь же хорошо»: иначе, но не лучше сыгранного.
analyse-lost-means = сколько стоило решение по сравнению с этим, судя по тому, что игрок мог знать.
analyse-knew-means = шанс игрока перед ходом, судя по тому, что он мог знать; сосчитан в доигранных партиях.
analyse-truth-means = шанс в настоящем положении, как на кривой; ≠ — они расходятся сильнее, чем объяснил бы случай.
analyse-certainty = Из каждой позиции доиграно не меньше { $games } { $games ->
    [one] партии
   *[many] партий
}, так что шанс легко может отличаться от указанного на { $error }. Это только случайность счёта: кто играет не так, как быстрые боты, вполне может и закончить не так.
analyse-nothing = Никто не потерял ничего, что сберёг бы бот.
analyse-others = { $count ->
    [one] Ещё { $count } решение без потерь
    [few] Ещё { $count } решения без потерь
   *[many] Ещё { $count } решений без потерь
}; --all покажет и их.
analyse-unjudged = { $count ->
    [one] { $count } решение осталось без оценки
    [few] { $count } решения остались без оценки
   *[many] { $count } решений осталось без оценки
}, чтобы успеть вовремя; --thorough разберёт больше.
analyse-undone = { $count ->
    [one] { $count } ход взят назад и не оценён
    [few] { $count } хода взяты назад и не оценены
   *[many] { $count } ходов взято назад и не оценено
}.
analyse-nameless = Эта запись не говорит, кто где сидел; скажите сами: --names Анна,Борис.
analyse-written = Разбор записан в { $file }.
analyse-one-form = Или --json, или --html, но не оба сразу.
analyse-page-exists = { $file } уже есть и останется как есть. Назовите для страницы другой файл.
analyse-no-folder = Нет папки { $folder }, в которую записать страницу.
analyse-page-title = { $game }: разбор
analyse-start = начало
analyse-end = конец

## ladders

ladders-none = Ни один вид этой игры не входит в таблицу.
ladders-page = В «{ $page }» нет места для таблицы.
