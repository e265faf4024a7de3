# Фразы об игроках-программах.

unknown-bot = Бота «{ $name }» для игры { $game } нет. Есть: { $known }.
bot-random = случайный
table-endless = Игра не закончилась и после { $moves } { $moves ->
    [one] хода
   *[other] ходов
}.
table-stuck = Игра не может продолжаться: все ждут, никто не обязан ходить, и часы молчат.
table-refused = Бот «{ $bot }» хотел сделать ход, которого делать нельзя ({ $rule }).

# Подсказка бота, который не умеет объяснять.
mind-plain = Бот «{ $bot }» сыграл бы так.
mind-plain-waits = Бот «{ $bot }» сейчас бы подождал.

# О разборе.
analysis-unfinished = Разобрать можно только оконченную игру.
analysis-crowd = Разбираются игры, где игроков не больше { $most }; здесь их { $seats }.
mind-trials = Проверено на { $games } { $games ->
    [one] воображаемой игре
   *[other] воображаемых играх
}: так побед { NUMBER($best, style: "percent", maximumFractionDigits: 0) }, а со сделанным ходом { NUMBER($played, style: "percent", maximumFractionDigits: 0) }.
mind-waits = Лучше всего было подождать.
