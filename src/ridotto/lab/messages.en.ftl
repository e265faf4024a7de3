# Sentences about many games at once.

workers-gone = A worker process died before its games were over.
ladder-two = A ladder needs two bots or more.
ladder-twice = { $bot } is named twice: against itself a bot shows nothing.
tune-nothing = { $game } has no numbers to tune: its bots play by rules of thumb.
tune-seed = Numbers are tuned on seeds that begin with “{ $beginning }”: ladders and tests are played on all others.
