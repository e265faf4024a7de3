# Фразы команды `ridotto`.

unknown-language = Языка «{ $language }» нет. Есть: { $known }.

## games, rules

games-game = Игра
games-title = Название
games-players = Игроки
games-bots = Боты
unknown-clause = В игре { $game } нет пункта «{ $clause }». Есть пункты от { $first } до { $last }.
