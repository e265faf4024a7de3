# Sentences about players that are programs.

unknown-bot = There is no bot “{ $name }” for { $game }. There are: { $known }.
bot-random = random
table-endless = The game has not ended after { $moves } moves.
table-stuck = The game cannot go on: all wait, nobody is awaited, and nothing is due.
table-refused = The bot “{ $bot }” wanted to play what may not be played ({ $rule }).

# The hint of a bot that cannot say why.
hint-plain = A { $bot } player would play this.
hint-plain-waits = A { $bot } player would wait now.

# About an analysis.
analysis-unfinished = Only a finished game can be analysed.
analysis-crowd = Games of up to { $most } players are analysed; this one has { $seats }.
mind-trials = Both were tried out in { $games } imagined games.
mind-waits = There was nothing better to do than to wait.
