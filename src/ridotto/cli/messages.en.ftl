# Sentences of the `ridotto` command.

unknown-language = There is no language “{ $language }”. There are: { $known }.

## games, rules

games-game = Game
games-title = Title
games-players = Players
games-bots = Bots
unknown-clause = { $game } has no clause “{ $clause }”. Its clauses are { $first } to { $last }.
