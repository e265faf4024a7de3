# Sentences about many games at once.

table-endless = The game has not ended after { $moves } moves.
table-stuck = The game cannot go on: all wait, nobody is awaited, and nothing is due.
table-refused = The bot “{ $bot }” wanted to play what may not be played ({ $rule }).
workers-gone = A worker process died before its games were over.
ladder-two = A ladder needs two bots or more.
