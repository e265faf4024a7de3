# Что говорит `--help`. Как называются фразы, сказано в messages.en.ftl.

## Страница

help-usage = Как вызвать: { $typed }
help-any-options = ПАРАМЕТРЫ
help-one-command = КОМАНДА …
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-usual = обычно: { $usual }
help-variable = переменная: { $variable }
help-required = нужно указать
help-bounds = { $least }–{ $most }
help-least = не меньше { $least }

## Команды

command-ridotto = Открытый игорный дом: пять необычных игр для людей, ботов и программ.
command-games = Показать список игр или одну игру с её настройками.
command-rules = Показать правила игры или один их пункт.
command-play = Сыграть в этом терминале: против ботов или вместе с другими за одним экраном.
command-engine =
    Вести игру из программы: по объекту JSON в строке стандартного ввода, по ответу в строке стандартного вывода.

    Все запросы и ответы описаны в docs/engine.md; попробуйте { "{" }"do":"games"{ "}" }.
command-replay = Посмотреть записанную партию: на терминале — по шагам, иначе — сразу до конца.
command-verify = Проверить запись и объяснить, что это доказывает об игре и раздаче.
command-analyse = Разобрать записанную партию: что сделал бы сильный бот, сколько стоило каждое решение и какими были шансы.
command-simulate = Сыграть много игр между ботами. От игры к игре они меняются местами.
command-ladder = Свести ботов разной силы на одних и тех же раздачах и сказать, насколько один сильнее другого.
command-ladders = Измерить силу всех ботов во всех играх и главных видах этих игр и напечатать таблицу в Markdown.
command-tune = Подобрать числа, по которым играют боты этой игры, и напечатать их. Зёрна для этого свои: лестницы на них не идут.
command-serve = Открыть дом: игровой сервер с базой в одном файле или несколько процессов с PostgreSQL и Redis.
command-openapi = Напечатать описание API дома (OpenAPI 3.1, то же, что по адресу /api/openapi.json).
command-backup = Сохранить всё, что хранит дом, в новый файл, каким оно было в один момент; дом при этом может работать.
command-restore = Заменить всё, что хранит дом, содержимым копии; работающий дом продолжит с неё.
command-bench = Измерить скорость: на этой машине и сейчас.
command-bench-engine = Случайная игра, копии и память для каждой игры, а рядом — голый цикл: быстрее CPython не может.
command-bench-venice = Как Венеция выдерживает толпу: аукционы, где до миллиона ставок, и точный расчёт замыслов.
command-bench-house = Настоящий дом на SQLite в другом процессе: 50 столов без пауз, размеренно и рядом с ботами; соединения без дела; спящие столы.
command-bench-crowd = Тысяча игроков за одним столом Венеции, через WebSocket: вход, ставки разом, итоги аукциона.
command-admin = Присматривать за домом: пароли, запреты, жалобы, столы.
command-admin-password = Дать учётной записи новый пароль; все её сеансы закончатся.
command-admin-ban = Закрыть кому-то вход.
command-admin-pardon = Снова открыть вход.
command-admin-appoint = Позволить учётной записи присматривать за домом на его страницах.
command-admin-dismiss = Больше не позволять ей присматривать за домом.
command-admin-close = Закрыть стол на починку.
command-admin-repair = Продолжить игру за закрытым столом с того места, где она остановилась.
command-admin-reports = Прочитать жалобы.
command-admin-settle = Отметить, что жалоба разобрана.
command-pack = Проверить наборы данных для Венеции.
command-pack-check = Перечислить всё, что в наборе неверно, и указать, где именно.
command-pack-schema = Напечатать JSON Schema набора, для редакторов и программ.

## Что указывают в командах

option-help = Показать эту справку и выйти.
option-lang = Язык.
option-version = Показать версию.
option-json = Для программ: один объект JSON.
option-game = Имя игры; список покажет «{ $command } games».
option-rules-game = Имя игры; список покажет «{ $command } games». Или пункт правил: POD-9.
option-games-game = Только эта игра, с её настройками.
option-clause = Только этот пункт, например POD-9.
option-markdown = Как написано, в Markdown.
option-options = Настройки игры, одним объектом JSON.
option-o = Одна настройка игры; можно указать несколько раз. Все покажет «{ $command } games ИГРА».
option-seed = Любой текст; одно и то же зерно даёт один и тот же жребий.
option-workers = Сколько процессов; итоги от этого не зависят.

option-play-seats = Сколько игроков.
option-play-bots = Кто играет на остальных местах: random, novice, steady, keen или master, по порядку; последний займёт все оставшиеся.
option-human = Места людей, считая от 0; или none — без людей.
option-play-names = Имена, по местам.
option-from = Играть дальше с одного из моментов этой записи.
option-entry = С --from: после этой строки записи.
option-play-seat = С --from: на этом месте.
option-record = Писать запись в этот новый файл, ход за ходом.
option-plain = Только строками: для конвейеров и программ чтения с экрана.
option-quick = Короткая игра, если она есть: три раздачи Покерного аукциона, в Венеции аукцион каждые 2 минуты. Боты медлят, только если этого требуют часы.

option-file = Запись в формате JSON Lines; - значит стандартный ввод.
option-check = Только сказать, верна ли запись, считая и честность.
option-step = Смотреть по шагам или напечатать целиком.
option-seat = Какой партию видели с этого места; места считаются от 0.
option-names = Кто где сидел.
option-html = Записать в этот файл страницу для браузера.
option-thorough = Спросить мастера; это в десять раз дольше.
option-all = Показать и те решения, которые ничего не стоили.

option-simulate-bots = По боту на каждое место, через запятую; один займёт все места.
option-simulate-games = Сколько игр.
option-simulate-seats = Сколько мест, если все их занимает один бот.
option-ladder-games = Сколько игр на каждую пару.
option-ladder-bots = От слабейшего к сильнейшему, через запятую.
option-ladder-seats = 2: каждый с каждым; больше: один среди тех, кто на ступень слабее.
option-ladders-games = Сколько примерно игр на каждую пару.
option-only = Только эта игра; можно указать несколько раз.
option-folder = Где хранить результаты; прерванный счёт продолжится оттуда.
option-write = Вставить таблицу в эту страницу.
option-ladders-seed = Раздачи; числа на них не подбирают.
option-kept = Не играть: показать то, что уже есть в папке.
option-tune-seed = Любой текст, который начинается с «train»; одно и то же зерно даёт одни и те же числа.
option-effort = Сколько играть: 1 хватит, чтобы увидеть, что всё работает.

option-database = Где хранятся столы: файл или postgresql://…
option-redis = Передаёт новости между процессами: redis://…
option-serve-workers = Сколько процессов.
option-host = По какому адресу принимать соединения.
option-port = 0 — любой свободный.
option-public-url = Адрес, по которому в дом приходят люди, например https://ridotto.example.
option-thinkers = Сколько процессов думают за ботов. 0 — по одному на два ядра.
option-log = Вид журнала: скупые строки или всё, как JSON.
option-open = Открыть и в браузере, если есть экран.
option-backup-file = Копия: один файл SQLite.
option-restore-file = Копия: один файл SQLite.
option-yes = Не спрашивать.

option-bench-engine-game = Только эта игра.
option-bench-engine-seconds = Сколько секунд измерять каждую скорость.
option-bench-house-seconds = Сколько секунд измерять каждую нагрузку.
option-connections = Сколько соединений без дела.
option-tables = Сколько спящих столов.
option-bench-house-bots = За сколькими столами тем временем играют боты.
option-players = Сколько игроков за одним столом.

option-name = Имя человека.
option-table = Обозначение стола, как в его адресе.
option-admin-ban-why = Что ему скажут.
option-admin-close-why = Что скажут игрокам.
option-days = На сколько дней.
option-settled = Те, что уже разобраны.
option-report = Номер жалобы.
option-pack-check-file = Набор: файл TOML.

## Что при этом пишут

-number = ЧИСЛО
-text = ТЕКСТ
-file = ФАЙЛ
-game = ИГРА

value-lang = en|ru
value-game = { -game }
value-only = { -game }
value-clause = ПУНКТ
value-options = JSON
value-o = ключ=значение
value-seed = { -text }
value-workers = { -number }
value-seats = { -number }
value-seat = { -number }
value-entry = { -number }
value-games = { -number }
value-effort = { -number }
value-bots = a,b
value-human = 0,1
value-names = Анна,Борис
value-from = { -file }
value-record = { -file }
value-file = { -file }
value-html = { -file }
value-folder = ПАПКА
value-write = СТРАНИЦА
value-database = БАЗА
value-redis = АДРЕС
value-host = АДРЕС
value-port = { -number }
value-public-url = АДРЕС
value-thinkers = { -number }
value-log = plain|json
value-seconds = { -number }
value-connections = { -number }
value-tables = { -number }
value-bench-house-bots = { -number }
value-players = { -number }
value-name = ИМЯ
value-table = СТОЛ
value-why = { -text }
value-days = { -number }
value-report = { -number }

## Что бывает обычно

usual-lang = по RIDOTTO_LANG, затем по локали
usual-engine-lang = en
usual-seed = случайное
usual-play-seats = наименьшее число для этой игры
usual-human = 0
usual-entry = последняя перед концом
usual-play-seat = 0
usual-seat = все места, со всем, что у игроков на руках
usual-step = по шагам на терминале
usual-names = как говорит запись
usual-play-names = «Гость», а боты — по их виду
usual-ladder-bots = все
usual-simulate-seats = наименьшее число для этой игры
usual-bench-engine-game = все
