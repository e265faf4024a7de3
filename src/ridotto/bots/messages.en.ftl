# Sentences about players that are programs.

unknown-bot = There is no bot “{ $name }” for { $game }. There are: { $known }.
bot-random = random
