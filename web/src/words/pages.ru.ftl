# Страницы дома: все слова, кроме стола и самих игр.

## Вокруг каждой страницы

page-house = Ridotto
page-nav = Страницы дома
page-nav-play = Играть
page-nav-leaders = Лидеры
page-nav-leaders-short = Лидеры
page-nav-replays = Повторы
page-nav-rules = Правила
page-language = Язык
page-settings = Настройки
page-sign-in = Войти
page-account-short = Аккаунт
page-me = { $name }: страница игрока
page-title = { $page } · Ridotto
page-loading = Минуту…
page-failed = Не загрузилось. { $why }
page-offline-short = Нет связи
page-offline-why = До дома не достучаться.
page-again = Ещё раз
page-close = Закрыть
page-copy = Копировать
page-copied = Скопировано
page-copy-by-hand = Ссылка выделена: скопируйте её (Ctrl+C). Там, где у дома нет TLS, браузер не пускает страницы к буферу обмена.
page-share = Поделиться
page-bot = бот
page-you = вы
page-more = Показать ещё

## Главная

page-home-title = Играть
page-home-games = Игры
page-hello = { $part ->
    [morning] Доброе утро, { $name }
    [day] Добрый день, { $name }
    [evening] Добрый вечер, { $name }
   *[night] Добрый вечер, { $name }
}
page-home-turns = { $count ->
    [0] Ни одна игра вас не ждёт.
    [1] За одним столом ваш ход.
    [one] За { $count } столом ваш ход.
   *[other] За { $count } столами ваш ход.
}
page-hero = Необычные игры, один открытый дом
page-hero-lead = Сыграйте с ботами нашего дома или пошлите другу ссылку. Без установки и без учётной записи.
page-hero-play = Сыграть первую партию
page-hero-hint = Подставец с добродушным ботом, 20 минут. Правила всегда под рукой.
page-hero-spoils = Добыча
page-all-games = Все игры
page-open-count = { $count ->
    [one] { $count } открытый стол
    [few] { $count } открытых стола
   *[many] { $count } открытых столов
}
page-players = { $least ->
    [1] сколько угодно
   *[other] { $most ->
        [0] { $least }
       *[other] { $least }–{ $most }
    }
}
page-players-long = { $least ->
    [1] сколько угодно
   *[other] { $most ->
        [0] { $least ->
            [one] { $least } игрок
            [few] { $least } игрока
           *[many] { $least } игроков
        }
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }
}
page-players-label = Игроков
page-length-label = Время
page-length-minutes = { $minutes } мин
page-length-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
page-length-either = { $minutes } мин или { $days ->
    [7] неделя
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
page-play-now = Играть
page-play-now-game = Играть: { $game }
page-invite-game = Позвать: { $game }
page-my-tables = Мои столы
page-my-wait = { $count ->
    [one] { $count } ждёт вас
   *[other] { $count } ждут вас
}
page-my-none = Вы пока не сидите ни за одним столом. Сыграйте сейчас или откройте свой.
page-open-tables = Открытые столы
page-open-own = Открыть свой
page-open-none = Сейчас никто не ждёт игроков. Откройте стол, и он появится здесь.
page-row-play = Играть
page-row-open = Открыть
page-row-cancel-game = Отменить: { $game }
page-row-join = Сесть
page-row-watch = Смотреть
page-row-with = { $game } · { $names }
page-row-between = { $game }: { $names }
page-row-your-turn = ваш ход
page-row-start-clock = ждёт вас: пустите часы
page-row-waiting = ждём: { $names }
page-row-everyone = ходить может каждый
page-row-thinking = игра идёт сама
page-row-needs = { $count ->
    [one] ждём ещё { $count } игрока
   *[other] ждём ещё { $count } игроков
}
page-row-begins = начало { $time }
page-row-closed = закрыт на починку
page-row-off-shelf = этой игры здесь сейчас нет
page-row-other-rules = ждёт прежней версии правил
page-row-rated = на рейтинг
page-row-played-on = продолжение другой партии, не в счёт
page-row-free = свободно { $count }
page-left-clock = ещё { $time }
page-left-hours = ещё { $count } ч
page-left-days = { $count ->
    [one] ещё { $count } день
    [few] ещё { $count } дня
   *[many] ещё { $count } дней
}
page-crowd = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
page-clock-move = { $seconds ->
    [30] 30 с на ход
    [90] 90 с на ход
   *[other] { $minutes } мин на ход
}
page-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}

## Новый стол

page-to-games = К играм
page-no-game = Игры «{ $name }» нет.
page-new-title = Открыть стол
page-new-lead = Всё уже настроено: выберите игру и открывайте.
page-new-game = Игра
page-new-who = Кто за столом
page-new-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
page-new-fewer = На одно место меньше
page-new-more = На одно место больше
page-new-count = Сколько мест
page-new-sitter = Место { $number }
page-new-person = Человек
page-new-crowd = { $count ->
    [one] и ещё { $count } человек
    [few] и ещё { $count } человека
   *[many] и ещё { $count } человек
}
page-new-lot = Кто где сидит, решает жребий в начале игры.
page-new-how = Как играем
page-new-rules = Правила
page-new-quick = Быстрая
page-new-usual = Обычная
page-new-week = На неделю
page-new-own = Своя
page-new-presets = Вид игры
page-new-plain = Выбирать здесь нечего: играют по правилам.
page-new-none = как обычно
page-new-time = Время и вход
page-new-clock = Часы
page-new-clock-none = Нет
page-new-clock-move = На ход
page-new-clock-days = Дни
page-new-seconds = Время на ход
page-new-seconds-value = { $seconds ->
    [30] 30 с
   *[other] { $minutes } мин
}
page-new-days = Дней на ход
page-new-days-value = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
page-new-own-clock = { $game }: у игры своё время, других часов ей не нужно.
page-new-clock-hint-none = Никто никого не торопит.
page-new-clock-hint-move = Кто не успел, за того дом делает простой ход. После двух таких ходов подряд за него играет бот, пока он не вернётся.
page-new-clock-hint-days = Для игр, которые идут между делом.
page-new-door = Вход
page-new-public = Для всех
page-new-link = По ссылке
page-new-starts = Начало
page-new-full = Все здесь
page-new-host = Я скажу
page-new-at = По часам
page-new-at-label = Дата и время по вашим часам
page-new-rated = На рейтинг
page-new-rated-yes = Игра изменит рейтинг всех, кто играет.
page-new-rated-guest = Только с учётной записью: вы играете без неё.
page-new-rated-bots = { $count ->
    [1] Только между людьми: здесь сидит бот.
    [one] Только между людьми: здесь { $count } бот.
    [few] Только между людьми: здесь { $count } бота.
   *[many] Только между людьми: здесь { $count } ботов.
}
page-new-go = Открыть стол
page-new-less = меньше
page-new-greater = больше
page-number = { $n ->
    [2] двоих
    [3] троих
    [4] четверых
    [5] пятерых
    [6] шестерых
    [7] семерых
    [8] восьмерых
    [9] девятерых
    [10] десятерых
   *[other] { $n }
}
page-new-summary = { $open ->
    [true] Стол **для всех**, **{ $game }** на { $seats }: { $company }. { $start }
   *[false] Стол **по ссылке**, **{ $game }** на { $seats }: { $company }. { $start }
}
page-new-yourself = Вы
page-new-you = вы
page-new-people = { $count ->
    [1] ещё один человек
    [2] ещё два человека
    [3] ещё три человека
    [4] ещё четыре человека
    [one] ещё { $count } человек
    [few] ещё { $count } человека
   *[many] ещё { $count } человек
}
page-new-bots = { $count ->
    [1] один бот ({ $names })
    [one] { $count } бот ({ $names })
    [few] { $count } бота ({ $names })
   *[many] { $count } ботов ({ $names })
}
page-new-and = { $first } и { $last }
page-new-starts-full = Начало, когда все будут здесь.
page-new-starts-bots = Начало сразу.
page-new-starts-host = Начало, когда вы скажете.
page-new-starts-at = Начало: { $when }.
page-opened = Ваш стол открыт
page-opened-public = { $count ->
    [1] { $game } на { $seats }. Одно место свободно: пошлите ссылку или подождите кого-нибудь из зала.
    [one] { $game } на { $seats }. Свободно { $count } место: пошлите ссылку или подождите кого-нибудь из зала.
    [few] { $game } на { $seats }. Свободны { $count } места: пошлите ссылку или подождите кого-нибудь из зала.
   *[many] { $game } на { $seats }. Свободно { $count } мест: пошлите ссылку или подождите кого-нибудь из зала.
}
page-opened-link = { $count ->
    [1] { $game } на { $seats }. Одно место свободно: пошлите ссылку тому, с кем хотите сыграть.
    [one] { $game } на { $seats }. Свободно { $count } место: пошлите ссылку тем, с кем хотите сыграть.
    [few] { $game } на { $seats }. Свободны { $count } места: пошлите ссылку тем, с кем хотите сыграть.
   *[many] { $game } на { $seats }. Свободно { $count } мест: пошлите ссылку тем, с кем хотите сыграть.
}
page-opened-hint-public = Кто получит ссылку, может сесть или смотреть.
page-opened-hint-link = Этот стол найдёт только тот, у кого ссылка целиком, с ключом на конце.
page-opened-only-here = Эта ссылка работает только на этом компьютере. Для друзей в вашей сети запустите дом так: { $command }
page-opened-address = Ссылка на стол
page-opened-go = К столу
page-opened-cancel = Отменить этот стол

## Вход

page-door-guest = Вы здесь гость, { $name }
page-door-stranger = Входите
page-door-lead = Гостям доступны все игры. С учётной записью появятся рейтинговые партии, а ваше имя и ваши игры будут с вами на всех устройствах.
page-door-lead-enter = Ваши имя, рейтинг, столы и партии хранятся в вашей учётной записи.
page-door-tables = { $count ->
    [0] Всё, что вы сыграли и сыграете, останется вашим.
    [1] Ваш стол и место за ним останутся вашими.
    [one] Ваш { $count } стол и место за ним останутся вашими.
    [few] Ваши { $count } стола и места за ними останутся вашими.
   *[many] Ваши { $count } столов и места за ними останутся вашими.
}
page-door-rated = Игры на рейтинг и место среди лидеров.
page-door-mail = Ни почты, ни слежки. Храните пароль: прислать его никто не сможет.
page-door-which = Новая запись или вход
page-door-make = Впервые здесь
page-door-enter = Войти
page-door-keep = { $count ->
    [1] **Стол** и место за ним остаются вашими.
    [one] **{ $count } стол** и место за ним остаются вашими.
    [few] **{ $count } стола** и места за ними остаются вашими.
   *[many] **{ $count } столов** и места за ними остаются вашими.
}
page-door-other = Если войти под другой записью, { $name } и столы этого гостя останутся в стороне.
page-door-name = Имя
page-door-free = Это имя свободно.
page-door-password = Пароль
page-door-password-hint = Не меньше 8 знаков. Легче всего запомнить целую фразу.
page-password-show = Показать
page-password-hide = Скрыть
page-door-make-go = Завести учётную запись
page-door-enter-go = Войти
page-door-empty = Укажите имя и пароль.
page-door-no-name = Укажите имя.
page-door-no-password = Укажите пароль.
page-door-short = В пароле должно быть не меньше 8 знаков.
page-door-in = Вы вошли как { $name }.
page-door-to-settings = Запись и настройки

## Настройки и учётная запись

page-settings-title = Настройки
page-settings-as = Вы вошли как { $name }
page-settings-guest = Вы здесь гость, { $name }
page-settings-stranger = Хранятся на этом устройстве
page-settings-parts = Части настроек
page-set-look = Вид и звук
page-set-theme = Тема
page-set-theme-light = Светлая
page-set-theme-dark = Тёмная
page-set-theme-device = Как в системе
page-set-motion = Движение
page-set-motion-hint = Чужие ходы видны по мере игры
page-set-motion-off = Нет
page-set-motion-quick = Быстро
page-set-motion-normal = Обычно
page-set-sound = Звук
page-set-sound-hint = Тихая нота, когда ваш ход
page-set-language = Язык
page-set-language-hint = Страниц, правил и журнала
page-set-table = За столом
page-set-confirm = Подтверждать ходы
page-set-confirm-hint = Если ход нельзя взять назад
page-set-confirm-never = Никогда
page-set-confirm-slow = В долгих играх
page-set-confirm-always = Всегда
page-set-letters = Буквы на фигурах
page-set-letters-hint = К, Б и Ч на шарах, буквы и точки на пирамидках
page-set-notices = Уведомления
page-set-notices-hint = Сообщать, когда мой ход
page-set-notices-none = Уведомлений от дома без TLS этот браузер не показывает.
page-set-notices-denied = Этому браузеру велено их не показывать.
page-set-account = Учётная запись
page-set-name = Имя
page-set-name-hint = Как вас называют другие
page-set-name-hint-number = Как вас называют другие; с числом — только рядом с тёзкой
page-set-name-go = Сменить
page-set-name-done = Теперь вас зовут { $name }.
page-set-password = Пароль
page-set-password-hint = На других устройствах вы выйдете
page-set-password-go = Сменить…
page-set-password-old = Старый пароль
page-set-password-new = Новый пароль
page-set-password-done = Пароль сменён.
page-set-make = Завести учётную запись
page-set-make-hint = Гостя знает только этот браузер
page-set-make-go = Завести
page-set-programs = Программы
page-set-programs-lead = С токеном программа играет от вашего имени. Сменить пароль или забрать ваши данные она не может.
page-set-programs-guest = Программы играют за учётные записи: сначала заведите её.
page-token-made = Токен **«{ $label }»** готов. Скопируйте его сейчас: больше он не появится.
page-token-secret = Токен
page-token-unused = создан { $made }, ещё не использован
page-token-used = создан { $made }, использован { $used }
page-token-revoke = Отозвать
page-token-revoke-named = Отозвать «{ $label }»
page-token-new = Создать токен
page-token-label = Для чего он?
page-token-go = Создать
page-set-data = Мои данные
page-set-take = Забрать с собой
page-set-take-hint = Игры, чат, рейтинги, одним файлом
page-set-take-go = Скачать
page-set-out = Выйти
page-set-out-hint = На этом устройстве
page-set-out-go = Выйти
page-set-out-everywhere = Выйти везде
page-set-out-everywhere-hint = На всех устройствах; токены остаются
page-set-erase = Стереть меня
page-set-erase-hint = Имя исчезнет отовсюду; игры останутся без него
page-set-erase-go = Стереть…
page-erase-title = Стереть вас из этого дома?
page-erase-lead = В начатых играх вы сдадитесь, сказанное в чате исчезнет, имя пропадёт со всех страниц. Сами игры останутся безымянными. Отменить это нельзя.
page-erase-password = Ваш пароль
page-erase-yes = Стереть навсегда
page-erase-no = Остаться
page-cancel = Отмена
page-save = Сохранить
page-mutes = Чьи реплики скрыты
page-mutes-none = Вы видите реплики всех.
page-unmute = Показывать
page-unmute-named = Показывать реплики: { $name }

## Игрок

page-player-since = Впервые здесь: { $month }
page-player-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
page-player-seen = последний раз здесь { $day }
page-player-guest = гость
page-player-guest-number = гость № { $number }
page-day = { $day ->
    [today] сегодня
    [yesterday] вчера
   *[other] { $date }
}
page-player-watch = Смотреть
page-player-invite = Позвать играть
page-player-own = Настройки
page-player-ratings = Рейтинги
page-player-no-ratings = Игр на рейтинг ещё не было.
page-player-place = { $rule ->
   *[other] { $place }-е место
}
page-player-provisional = ещё не устоялся
page-player-last = посл.
page-player-house = Против дома
page-player-house-lead = победы и поражения по ботам
page-player-not-yet = не было
page-player-score = { $won } – { $lost }
page-player-recent = Недавние игры
page-player-all = { $count ->
    [1] Все игры
   *[other] Все { $count }
}
page-player-no-games = Законченных игр ещё нет.
page-player-together = { $games ->
    [one] Вы и { $name } сыграли { $games } игру.
    [few] Вы и { $name } сыграли { $games } игры.
   *[many] Вы и { $name } сыграли { $games } игр.
} Победы: **вы — { $won }**, { $name } — { $lost }.
page-player-not-rated = без рейтинга
page-result-won = Победа
page-result-lost = Проигрыш
page-result-drawn = Ничья
page-change = рейтинг { $change }

## Лидеры

page-leaders-title = Лидеры
page-leaders-lead = Игры на рейтинг между людьми с учётной записью.
page-leaders-games = Лидеры какой игры
page-leaders-place = Место
page-leaders-player = Игрок
page-leaders-30 = 30 дней
page-leaders-count = Игр
page-leaders-won = Побед
page-leaders-rating = Рейтинг
page-leaders-none = { $game }: на рейтинг ещё никто не играл. Первые двое появятся здесь.
page-leaders-yours = Ваше место
page-leaders-of = из { $count } · рейтинг { $rating }
page-leaders-week = За неделю
page-leaders-rules = Рейтинг — то, что игрок уже наверняка показал: сначала он низок и растёт с играми. Считаются только игры между учётными записями.
page-leaders-not-yet = { $game }: вы ещё не играли на рейтинг.
page-leaders-open = Открыть стол на рейтинг
page-leaders-percent = { $percent }%

## Повторы

page-replays-title = Повторы
page-replays-lead = Законченные игры, открытые для всех, — ход за ходом, с любого места; ваши — под «Только мои».
page-replays-all = Все игры
page-replays-everyone = Всех
page-replays-mine = Только мои
page-replays-none = Здесь ещё не закончили ни одной игры, открытой для всех.
page-replays-none-game = { $game }: здесь ещё не закончили ни одной партии, открытой для всех.
page-replays-none-yours = Ваши — под «Только мои».
page-replays-none-mine = Вы ещё не закончили ни одной игры.
page-replays-none-mine-game = { $game }: вы ещё не закончили ни одной партии.
page-replays-none-theirs = Законченных игр нет.
page-replays-none-person = { $name }: законченных игр нет.
page-replays-of = Игры: { $name }
page-replays-whose = Чьи игры
page-replays-winner = победа: { $names }
page-replays-drawn = ничья
page-replays-aborted = без результата

## Правила

page-rules-title = Правила
page-rules-of = Правила: { $game }
page-rules-lead = У каждой игры есть свод правил с пронумерованными пунктами. Когда ход не разрешён или игра объясняет, что произошло, она называет номер пункта.
page-rules-find = Найти в правилах
page-rules-contents = Содержание
page-rules-short = Коротко
page-rules-players = Игроков
page-rules-time = Время
page-rules-version = Правила
page-rules-version-value = версия { $version }
page-rules-nothing = Нигде не сказано «{ $text }».
page-rules-missing = Пункта { $clause } нет.
page-rules-link = Ссылка на { $clause }
page-rules-fig-bag = Мешок каждого, вдвоём
page-rules-fig-display = Витрина каждого
page-rules-fig-supply = Запас: 19

## Ничего нет, и нет дома

page-404-title = Здесь ничего нет
page-404-lead = По этому адресу нет ни страницы, ни игры, ни человека.
page-404-table = По этому адресу стола нет. Если ссылку вам прислали, возможно, потерялся её конец: стол по ссылке открывается только с ключом, который там стоит. Попросите прислать ссылку целиком.
page-404-home = На главную
page-404-tables = Открытые столы
page-offline-title = До дома не достучаться
page-offline-lead = Пропала связь, или дом ненадолго закрыт. Ваши места остаются за вами; часы на ход отодвигаются на время перебоя.

## Контора

page-admin-title = Контора
page-admin-lead = Жалобы, запреты и столы, которым нужна помощь.
page-admin-not = Эта страница для тех, кто присматривает за домом.
page-admin-how = Их назначает хозяин дома: ridotto admin appoint ИМЯ.
page-admin-reports = Жалобы
page-admin-reports-none = Разбирать нечего.
page-admin-by = жалуется { $name }, { $day }
page-admin-said = слова: «{ $text }»
page-admin-settle = Разобрано
page-admin-settled = Показать разобранные
page-admin-ban = Не пускать
page-admin-bans = Кого не пускают
page-admin-bans-none = Пускают всех.
page-admin-ban-until = до { $when }: { $reason }
page-admin-pardon = Пустить снова
page-admin-ban-title = Не пускать: { $name }
page-admin-ban-days = Дней
page-admin-ban-reason = Причина; её увидит и этот игрок
page-admin-closed = Закрытые столы
page-admin-closed-none = Закрытых столов нет.
page-admin-repair = Возобновить игру
page-admin-close = Закрыть стол
page-admin-close-table = Стол
page-admin-close-why = Почему, это увидят игроки
page-admin-close-go = Закрыть

## Повтор игры

page-replay-title = Повтор: { $game }
page-replay-seen = Чьими глазами
page-replay-everyone = Зритель
page-replay-slider = Момент
page-replay-at = момент { $n } из { $last }
page-replay-start = Начало
page-replay-first = К началу
page-replay-back = На момент назад
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-on = На момент вперёд
page-replay-last = К концу
page-replay-speed = Скорость
page-replay-link = Ссылка на момент
page-replay-link-short = Ссылка
page-replay-record = Скачать запись
page-replay-play-on = Играть отсюда
page-replay-play-on-text = Откроется новый стол: вы сядете на место игрока { $name }, на остальные — боты. Чего { $name } в этот момент знать не может, то придумывается заново; оконченная партия останется как была.
page-replay-play-on-seat = Ваше место
page-replay-play-on-level = Боты
page-replay-play-on-go = Играть
page-replay-log = Ход игры
page-replay-fair = Честность проверена
page-replay-imagined = Начало придумано
page-replay-sealed = То, что решил случай, ещё под печатью
page-replay-unfair = То, что решил случай, не сходится
page-replay-running = Эта игра ещё не кончилась.
page-replay-to-table = К столу
page-replay-won = победа: { $names }
page-replay-drawn = ничья

## The analysis of a finished game

page-replay-chances = Шансы на победу
page-replay-percent = { $part }%
page-replay-some-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
page-replay-analyse = Разобрать партию
page-replay-analyse-again = Разобрать ещё раз
page-replay-analyse-about = Шансы каждого, переломные моменты и то, как сыграл бы сильный бот. Это займёт минуту или больше.
page-replay-analysis-failed = Разбор не удалось довести до конца.
page-replay-analysing = готово { $part }%
page-replay-analysing-left = готово { $part }%, { $minutes ->
    [0] осталось меньше минуты
    [one] осталась примерно { $minutes } минута
    [few] осталось примерно { $minutes } минуты
    [many] осталось примерно { $minutes } минут
   *[other] осталось примерно { $minutes } минуты
}
page-replay-judge = Оцениваются решения: { $done } из { $of }
page-replay-weigh = Взвешиваются шансы: { $done } из { $of } { $of ->
    [one] момента
   *[other] моментов
}
page-replay-queued = Разбор вот-вот начнётся
page-replay-analysis-offline = Нет связи; разбор продолжится, когда она вернётся.
page-replay-by = по партиям быстрых ботов; ходы оценивает бот «{ $bot }»
page-replay-as-table = Таблицей
page-replay-turning = Переломные моменты
page-replay-turning-later = Они появятся вместе с разбором.
page-replay-turning-legend = ▼ потеряно. ↑ ↓ случай, открывшееся или то, чего судья не замечает.
page-replay-turning-points = ▼ без %: то, что считают в этой игре, а не шансы.
page-replay-turning-none = Переломных моментов в этой партии не было.
page-replay-alike = Нет ▼ ({ $players }) — значит только, что судья, { $bot }, не сыграл бы лучше.
page-replay-turning-at = { $moment }. { $what }
page-replay-gave = { $player }: потеряно { $amount }.
page-replay-gave-chance = { $player }: потеряно { $lost }% шансов.
page-replay-resigned = { $player } сдаётся с шансом { $lost }%.
page-replay-gave-whole = { $player }: { $had ->
    [100] верный выигрыш упущен
   *[other] потерян весь шанс, { $had } из ста
} — так судит { $bot } по тому, что было известно.
page-replay-gave-of = { $player }: шансов было { $had } из ста, потеряно { $lost } — так судит { $bot } по тому, что было известно.
page-replay-swing = { $player }: на кривой шансы изменились с { $before }% до { $after }%.
page-replay-stretch = { $player }: за несколько ходов до этого момента шансы на кривой изменились с { $before }% до { $after }%.
page-replay-around = { $player }: за несколько ходов вокруг этого момента шансы на кривой изменились с { $before }% до { $after }%.
page-replay-unexplained = Это случай, что-то скрытое или то, чего { $bot } не замечает.
page-replay-rest-unexplained = Остальное — случай, что-то скрытое или то, чего { $bot } не замечает.
page-replay-same = { $bot } сделал бы то же самое.
page-replay-as-good = { $bot } не сыграл бы лучше.
page-replay-would-wait = { $bot } подождал бы.
page-replay-advice = { $bot } сказал бы игроку { $player }: «{ $advice }»
page-replay-better = Лучше: «{ $advice }»
page-replay-differ = Кривая знает и скрытое: перед этим ходом на ней { $truth }%, а по тому, что было известно игроку ({ $player }), вышло бы { $knew }%.
page-replay-after = После момента
page-replay-moment = Момент { $n }
page-replay-lost = Потеряно
page-replay-table-legend = Шансы — сразу после момента, сосчитаны в партиях, которые доиграли быстрые боты; моменты, где их не измеряли, пропущены, если там ничего не потеряно. ▼ — насколько ход хуже лучшего из найденных, судя по тому, что игрок мог знать: часть шанса на победу или того, что считают в этой игре.
page-replay-unjudged = { $count ->
    [one] { $count } решение осталось без оценки
    [few] { $count } решения остались без оценки
   *[other] { $count } решений осталось без оценки
}, чтобы успеть вовремя.

## Свой набор для Венеции

page-packs-title = Наборы для Венеции
page-packs-lead = Набор — это текст, где названы замыслы, средства и семь аукционов недели. Вставьте свой или откройте файл: дом скажет, что не так и где, и откроет стол, где по нему играют.
page-packs-text = Текст набора
page-packs-example = name = "my-week"
page-packs-file = Открыть файл
page-packs-check = Проверить
page-packs-found = Что нашёл дом
page-packs-nothing = Пока ничего не проверено.
page-packs-fine = По этому набору можно играть.
page-packs-play = Открыть с ним стол
page-packs-problems = { $count ->
    [one] { $count } ошибка:
    [few] { $count } ошибки:
   *[many] { $count } ошибок:
}
page-packs-long = Знаков в этом тексте { $length }; здесь дом берёт до { $limit }.
page-packs-own = свой набор
