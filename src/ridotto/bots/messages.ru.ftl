# Фразы об игроках-программах.

unknown-bot = Бота «{ $name }» для игры { $game } нет. Есть: { $known }.
bot-random = случайный
