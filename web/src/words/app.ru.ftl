# Рамка и страницы приложения. Что говорит игра, стоит в её собственном каталоге.

house = Ridotto
close = Закрыть
home = На главную
skip = К содержанию
ball-letter = { $colour ->
    [red] К
    [white] Б
   *[black] Ч
}
seat-nameless = место { $number }

## Когда страницу нельзя показать

not-found-title = Здесь ничего нет
not-found-text = По этому адресу стоит пустая подставка. Возможно, стол убран или в ссылке не хватает буквы.
not-found-home = К играм
page-failed = Страница не загрузилась. Проверьте соединение и попробуйте ещё раз.
try-again = Попробовать ещё раз
loading = Минуту

## Верхняя строка и стол в двух словах

house-home = Ridotto, на главную
you = вы
bot = бот
cancel = Отмена
invite = Позвать
share-link = Поделиться
menu = Меню
settings = Настройки
sound = Звук
players = Игроки
board = Доска
position = Позиция словами
rated = на рейтинг
by-link = по ссылке
played-on = продолжение другой партии
played-on-short = продолжение
clock-none = без часов
clock-seconds = { $seconds } с на ход
clock-minutes = { $minutes } мин на ход
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
unit-days = д
unit-hours = ч
house-time = Часы дома: { $time }
watching-count = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
copy-link = Копировать
link-copied = Ссылка скопирована.
link-watch = По ней можно смотреть игру.
link-by-hand = Без TLS браузер не копирует сам. Ссылка: { $link }
share-title = Стол в Ridotto
notify-allow = Сообщать, когда мой ход
notify-turn = Ваш ход.

## Кто что должен делать

status-yours = Ваш ход.
status-held = Часы стоят.
status-held-more = Пока читают, боты тоже ждут.
status-starting = Часы пойдут, когда вы будете готовы.
status-starting-more = Боты тоже ждут.
clock-start = Пустить часы
clock-started = Часы пошли.
clock-go-on = Дальше
status-others = { $count ->
    [1] Ходит { $players }.
   *[other] Ходят { $players }.
}
status-away = За столом нет: { $players }.
status-nobody = Решают часы.
status-waiting = { $free ->
    [1] Ждём ещё одного.
    [one] Ждём ещё { $free } игрока.
    [few] Ждём ещё { $free } игроков.
   *[other] Ждём ещё { $free } игроков.
}
status-waiting-more = Отправьте ссылку или закройте страницу: место останется за вами.
status-waiting-join = Для вас есть место.
status-waiting-kept = Места этого реванша никто другой не займёт.
status-full = Все места заняты.
status-full-host = Игру начнёт хозяин стола.
status-full-you = Начните игру, когда захотите.
status-full-time = Игра начнётся в назначенное время.
status-resigned = Вы сдались.
status-resigned-more = До конца за вас играет дом.
status-over = Игра окончена.
status-closed = Стол закрыт на починку.
status-closed-more = Время ни у кого не идёт.
status-aborted = Игра закончена без результата.
status-never = Игра так и не началась.
status-past = Момент { $n }.
status-past-more = Так было тогда; игра идёт дальше.
status-offline = Нет соединения.
status-offline-more = На доске то, что было в { $time }; начатое сохранено.
status-offline-short = Как было в { $time }.
reconnecting = Соединяемся
next-try = { $seconds ->
    [0] пробуем
   *[other] через { $seconds } с
}
try-now = Сейчас
back-online = Вы снова на связи.
moment-gone = Этот момент показать нельзя.

## Люди

player-offline = вы не на связи
player-away = нет за столом
player-resigned = сдаётся
player-warm = за игрока играет бот
player-host = хозяин стола
player-ready = за столом
player-stopped = часы стоят
seat-free = { $free ->
    [1] Свободное место
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
}
seat-free-public = для любого
seat-free-link = для того, у кого есть ссылка
seat-kept = место оставлено

## Ход игры

log = Ход игры
log-first = В начало
log-back = Назад
log-forward = Вперёд
log-now = Сейчас
log-gone = (взято назад)
log-idle = (по часам)
log-clock-starts = Часы пошли.
before = До игры
before-opened = { $player } открывает стол
before-sealed = Дом запечатал секрет, от которого зависит всё случайное в этой партии, чтобы никто не мог его изменить; в конце это проверяют: { $commitment }
before-played-on = Это продолжение другой партии с одного из её моментов
before-joined = { $player } садится за стол

## О чём можно попросить стол

act-undo = Ход назад
act-undo-why = Сейчас взять назад нечего. Назад берут свои последние ходы, пока ничего не взято, не показано, не запечатано и не сыграл кто-то другой.
act-hint = Подсказка
act-hint-people = Подсказки бывают только там, где один человек играет с ботами не на рейтинг.
act-hint-game = В этой игре некому подсказать: такого бота у неё нет.
act-hint-looking = Подсказка — о том, что на столе сейчас: сначала перейдите к этому от показанного.
act-hint-turn = Подсказка будет в ваш ход.
advice-play = Сыграть так
advice-earlier = Чуть раньше:
advice-again = Спросить снова
advice-thinking = Подсказка готовится…
act-draw = Предложить ничью
act-accept-draw = Принять ничью
act-decline-draw = Отклонить ничью
act-withdraw-draw = Отозвать ничью
act-resign = Сдаться
act-rules = Правила
act-leave = Уйти
act-abort = Прервать
act-take-back = Вернуться
act-share = Поделиться
draw-offered = { $count ->
    [one] { $players } предлагает ничью.
   *[other] { $players } предлагают ничью.
}
draw-yours = Вы предложили ничью. Предложение в силе до хода или пока вы его не отзовёте.
draw-declined = { $player } не принимает ваше предложение ничьей.
draw-gone = Ваше предложение ничьей больше не в силе.
confirm-resign = Сдать эту партию?
confirm-resign-more = Остальные будут играть дальше, а за вас до конца доиграет дом. Отменить это нельзя.
confirm-draw = Предложить ничью?
confirm-draw-more = Если остальные согласятся, партия кончится без победителя. Предложение в силе, пока никто не сделает ход или вы его не отзовёте.
confirm-leave = Уйти из-за стола?
confirm-move = Отправить этот ход?
confirm-send = Отправить

## Чат

chat = Чат
chat-say = Сказать что-нибудь за столом
chat-onlookers = Поговорить со зрителями
chat-offline = Отправится, когда вы вернётесь
chat-empty = Пока никто ничего не сказал.
chat-empty-bots = Остальные здесь боты: ответить некому.
chat-all = Показать больше реплик
chat-less = Показать меньше реплик
chat-send = Отправить
chat-open = { $unread ->
    [0] Открыть чат
    [one] Открыть чат, { $unread } новая реплика
    [few] Открыть чат, { $unread } новые реплики
   *[other] Открыть чат, { $unread } новых реплик
}
chat-about = Скрыть реплики или пожаловаться: { $name }
chat-mute = Скрыть реплики: { $name }
chat-muted = Реплики скрыты: { $name }.
chat-report = Пожаловаться
chat-report-why = Что не так с этой репликой?
chat-reported = Спасибо. Это увидят те, кто присматривает за домом.

## Правила за столом

rules-of = Правила: { $game }
rules-find = Найти в правилах

## До игры

waiting-title = { $here ->
    [1] Один здесь
    [2] Двое здесь
    [3] Трое здесь
   *[other] Здесь { $here }
}, { $free ->
    [1] ждём одного
    [2] ждём двоих
    [3] ждём троих
   *[other] ждём ещё { $free }
}
waiting-full = Игра начнётся, как только займут последнее место.
waiting-rematch = Игра начнётся, как только соберутся все, кто играл в прошлый раз. На странице той игры они увидят кнопку «К реваншу».
waiting-rematch-only = Сесть здесь могут только те, кто играл в прошлый раз. Когда игра начнётся, её можно будет смотреть.
waiting-host = Игра начнётся, когда скажет хозяин.
waiting-host-you = Игра начнётся, когда вы её начнёте.
waiting-at = Игра начнётся { $time }.
waiting-only-here = Эта ссылка работает только на этом компьютере. Для друзей в вашей сети запустите дом так: { $command }
waiting-free = Свободно
waiting-awaited = ждём
waiting-kept = ещё не здесь
waiting-link = Ссылка на этот стол
waiting-sit = Сесть за стол
waiting-more = +{ $count }
waiting-more-name = и ещё { $count }
waiting-begin = Начать игру
waiting-least = Чтобы начать, { $least ->
    [2] нужны хотя бы двое
    [3] нужны хотя бы трое
   *[other] нужно хотя бы { $least }
}.
waiting-bot-begin = { $free ->
    [1] Посадить бота и начать
   *[other] Посадить ботов и начать
}
waiting-bot = { $free ->
    [1] Посадить бота
   *[other] Посадить ботов
}

## Закрытые и прерванные столы

closed-title = Закрыто на починку
closed-text = Дом обнаружил сбой за этим столом и остановил игру, чтобы ничего не потерялось. Позиция и ходы на месте, часы стоят.
closed-since = С каких пор
closed-why = Почему
closed-next = Что дальше
closed-next-text = Игра продолжится отсюда; стол есть на главной странице
aborted-title = Закончено без результата
aborted-text = Никто не выиграл и не проиграл, рейтинги не изменились.
aborted-new = Открыть новый стол
never-title = Стол закрыт до игры
never-text = Игра так и не началась: никто ничего не выиграл и не проиграл.
shut-title = Этот стол для вас закрыт
shut-text = Дом вас сюда не пускает.
shut-off-shelf = Этой игры здесь сейчас нет
shut-other-rules = Этот стол ждёт своих правил
shut-unreadable = Эту партию нельзя показать

## Зрители

watch-title = Вы смотрите
watch-text = Что скрыто от других игроков, скрыто и от вас.
watch-resigned = Вам по-прежнему видно всё, что видно с вашего места.
watch-play = Сыграть: { $game }

## Конец

end-wins = Победа: { $player }
end-you-win = Вы победили
end-you-share = Вы и { $players } делите победу
end-share = Победу делят { $players }
end-draw = Ничья
end-rematch = Реванш
end-rematch-join = К реваншу
end-rematch-waits = { $count ->
    [1] { $players } ждёт вас на реванш.
   *[other] { $players } ждут вас на реванш.
}
end-replay = Повтор
end-home = На главную
end-look = Посмотреть на доску
end-result = Результат
end-played-on = Продолжение другой партии с одного из её моментов.
end-played-on-link = К этому моменту
ended-title = Игра окончена
ended-text = Посмотрите на доску, пройдите по ходам или сыграйте ещё раз.
fair-checking = Проверяем честность
fair-fair = Честность проверена
fair-imagined = Начало придумано; всё разыгранное после него проверено
fair-sealed = То, что решил случай, ещё под печатью
fair-commitment = Секрет не тот, что был под печатью
fair-seed = То, что решил случай, не следует из того, что было под печатью
fair-seating = Места не следуют из того, что было под печатью
fair-how = Как это проверено
fair-plain-fair = Этот браузер проверил: всё, что здесь решал случай, было определено до первого хода — секретом, который дом запечатал заранее, и числами из браузеров игроков. Никто не мог это подобрать или изменить потом.
fair-plain-imagined = Этот браузер проверил: всё, что решал случай после придуманного начала, было определено до первого хода, и никто не мог изменить это потом.
fair-plain-bad = Этот браузер проверил всё, что здесь решал случай, и что-то не сходится: не доверяйте этой игре и покажите её запись тому, кто держит дом.
fair-yourself = Как проверить ещё раз самому:
fair-table = Стол
fair-sealed-first = Под печатью с открытия
fair-contributions = Вклады вошедших
fair-secret = Секрет дома
fair-seed-of = Зерно
fair-record = Скачать запись

## Первая игра

hint = Для первой игры
hint-more = ещё
hint-got-it = Понятно
hint-no-more = Советы не нужны

## Игра без собственной доски

plain-player = Игрок
plain-yes = да
plain-no = нет
plain-nothing = сейчас нечего
plain-unreadable = Это нельзя прочитать. Списки и структуры пишутся как JSON.
