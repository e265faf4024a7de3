# Sentences of the `ridotto` command.

unknown-language = There is no language “{ $language }”. There are: { $known }.
unknown-surroundings = RIDOTTO_LANG asks for “{ $language }”, which is no language here, so it does not count. There are: { $known }.
message-missing = The game has no sentence for this: the message “{ $message }” is missing in its { $file }.

## games, rules

games-left-off = The game { $game } is left off the shelf: it does not keep the contract ({ $why }).
games-game = Game
games-title = Title
games-players = Players
games-length = Length
games-minutes = { $least }–{ $most } min
games-days = { $least } min – { $days } days
games-short = { $command } play { $game } --quick: { $means }
games-bots = Bots
unknown-clause = { $game } has no clause “{ $clause }”. Its clauses are { $first } to { $last }.

## engine

engine-unreadable = That is not something the engine can be asked: { $why }
engine-fault = The rules of the game failed on this line, and the game is as it was before it ({ $fault }).
engine-no-game = There is no game yet: begin one with “new” or “load”.
engine-seat = There is no seat { $seat }: seats count from 0 to { $last }.
engine-other-game = That is a saved game of { $game }, not of “{ $asked }”.
engine-not-sound = That is not a saved game: its parts do not fit together.
not-a-number = { $option } takes a whole number, not “{ $typed }”.
not-any-number = { $option } takes a number, not “{ $typed }”.
not-among = { $option } cannot be “{ $typed }”; it may be: { $known }.
no-such-command = There is no command “{ $typed }”. There are: { $commands }.
no-such-option = { $similar ->
    [none] There is no option “{ $option }” here; --help lists those that there are.
   *[other] There is no option “{ $option }” here. Similar: { $similar }.
}
too-many-words = That is a word too many: “{ $typed }”.
option-needs-value = { $option } needs a value after it.
option-takes-nothing = { $option } takes no value.
command-missing = Say what to do. There are: { $commands }.
argument-missing = Something is missing: { $what }. --help tells more.
number-too-small = { $option } takes { $bound } at least.
number-too-large = { $option } takes { $bound } at most.
input-closed = Standard input is closed, so there is nothing to read.
output-closed = Standard output is closed, so there is nowhere to write to.
engine-closed = Nobody reads the answers any more; the engine stops.

## replay, verify

seat-name = { $number ->
    [1] First player
    [2] Second player
    [3] Third player
    [4] Fourth player
   *[other] Player { $number }
}
file-unreadable = “{ $file }” cannot be read: { $why }.
why-missing = there is no such file
why-folder = it is a folder
why-forbidden = the system does not allow it
why-full = there is no room left
system-refused = { $file }: { $why }
system-output = output
file-no-record = “{ $file }” is not the record of a game.
replay-seat = There is no seat { $seat }: seats count from 0 to { $last }.
replay-step-input = A record from standard input cannot be stepped through: the keys come from there too.
replay-holds = The record holds: { $entries } { $entries ->
    [one] entry replays
   *[other] entries replay
} to the recorded outcome{ $fair ->
    [true] , and everything left to chance follows from the house’s secret and the contributions. “{ $command } verify” tells what that proves.
    [alone] , and everything left to chance follows from the house’s secret. Nobody contributed, so the house alone chose it.
    [start] . It began from a given position, about which nothing is proven; the play after it is. “{ $command } verify” tells more.
   *[false] . The house revealed no secret, so nothing is proven about what was left to chance.
}
replay-holds-so-far = The game is unfinished; its record holds as far as it goes: { $entries } { $entries ->
    [one] entry replays
   *[other] entries replay
}{ $fair ->
    [true] , and everything left to chance follows from the house’s secret and the contributions.
    [alone] , and everything left to chance follows from the house’s secret. Nobody contributed, so the house alone chose it.
    [start] . It began from a given position, about which nothing is proven.
   *[false] . Nothing is proven about what was left to chance.
}
replay-start-entry = Played on from entry { $entry } of another game.
replay-start-given = Begun from a given position.
replay-title = { $game } for { $seats } players, seed { $seed }
replay-move = { $player }: { $move }{ $by ->
    [idle] { " (did not act in time)" }
    [bot] { " (bot)" }
   *[null] { "" }
}
replay-secret = a secret move
replay-hands = What each player alone could see:
replay-ring = The clock acts.
replay-postpone = The clocks are put back by { NUMBER($seconds, maximumFractionDigits: 1) } { $seconds ->
    [one] second
   *[other] seconds
}.
replay-resign = { $player } resigns.
replay-undo = { $moves } { $moves ->
    [one] move is
   *[other] moves are
} taken back.
replay-draw = All agree to a draw.
replay-prompt = Enter: next, p: back, play-on SEAT: play on from here, q: quit
replay-keys = → next, ← back, F1 help · with Enter: a number for that entry, q to quit
replay-help =
    Enter, next or → goes on; back or ← goes back; a number goes to that entry, start or Home to the start, end or End to the end.
    up or PgUp shows what a low screen has no room for above, down or PgDn what is below.
    play-on 0 lets you play on from here, in seat 0; with --seat 0 it is just play-on.
    quit leaves. One letter is enough for next (n), back (p or b) and quit (q).
replay-above = ▲ PgUp or up: there is more above
replay-below = ▼ PgDn or down: there is more below
replay-typed = “{ $typed }” is nothing that can be typed here.
replay-play-on-seat = Say in which seat to play on, from 0 to { $last }: for example “play-on 0”.
replay-play-on-input = Here nobody could play on: the keys do not come from a terminal. Try: { $command } play --from { $file } --entry { $entry } --seat { $seat }
play-what = Say which game to play, as “{ $command } games” lists it, or a record to play on from: --from FILE.
play-record = --record takes the name of a new file.
play-entry = There is no entry { $entry } in this record: entries count from 0, the start, to { $last }.
play-from-file = --entry and --seat are for playing on from a record: --from FILE.
play-from-input = Nobody can play on from a record on standard input: the keys come from there too.
play-from-game = That record is of another game than “{ $game }”.
play-from-table = With --from the table is that of the record: leave out --seats, --human and options.
replay-end = That was the last move.
verify-moves = The moves: this is { $game } for { $seats } players. Every one of the { $entries } entries is allowed by the rules, and they lead to the recorded outcome and to the recorded digest of the last position.
verify-moves-so-far = The moves: this is { $game } for { $seats } players. Every one of the { $entries } entries is allowed by the rules.
verify-unfinished = The game is unfinished: the record stops before its end. So there is no outcome to compare, and no head of a chain: a changed or missing entry would not be found.
verify-chain = The lines: the chain over all of them has the head { $head }. { $house ->
    [true] If the house that played this game tells the same one (`GET /api/tables/…/fairness`), not a single entry was changed since.
   *[false] Whoever noted it when the game was over can tell by it that not a single entry was changed since.
}
verify-no-chain = The lines: this record is of form 1, whose lines are not chained. A changed entry that leads to the same last position, such as a bid that lost, would not be found.
verify-start-imagined = The start: the game was not dealt. It was played on from a moment of another game, in seat { $seat }, and everything that this seat could not know then was imagined. So the start position is not proved fair; the chain and the play after it are.
verify-start-given = The start: the game was not dealt but begun from a given position, about which nothing is proved; the chain and the play after it are.
verify-start-entry = It is the position after entry { $entry } of the other game.
verify-start-table = The other game was played at the table “{ $table }”.
verify-start-record = The head of the other game’s record is { $head }.
verify-no-secret = { $start ->
    [true] Chance: no secret was revealed with this record, as a house does it, so nothing is proven about what was drawn after the start.
   *[false] The deal: no secret was revealed with this record, as a house does it, so nothing is proven about it.
}
verify-commitment =
    The commitment: { $commitment } is the SHA-256 of the secret that the house revealed after the end, { $secret }. Compare it with the commitment you noted when the table was opened: if they are the same, the house did not change its secret in between. A record alone cannot show that.
verify-contributions = { $count ->
    [0] The contributions: nobody added one.
    [one] The contributions: { $count } player added this to the secret, in order of entry:
   *[other] The contributions: { $count } players added these to the secret, in order of entry:
}
verify-seed = The seed: { $seed } follows from the secret, the contributions and the table “{ $table }” (HMAC-SHA256). { $count ->
    [0] Nobody contributed, so the house alone chose it.
   *[other] If the commitment is the one you noted and one of the contributions is your own, nobody could choose it alone.
}
verify-seats = The seats: the first draws from the seed give the players, in order of entry, the seats { $seats }, as recorded.
verify-limits = { $start ->
    [true] This proves what was drawn after the start. It does not prove that nobody in the house looked at the cards.
   *[false] This proves the shuffle. It does not prove that nobody in the house looked at the cards.
}

## Options of a game

options-option = Option
options-values = May be
options-usual = Usually
options-quick = With --quick
options-text = text
options-by-rules = as the rules say
options-none = It has no options.
options-how = Choose with -o option=value: { $command } play { $game } -o …
options-sitting = “{ $command } play” usually plays with { $options }, to end in one sitting.
options-allowed = { $why } “{ $option }” may be: { $values }.
options-known = { $why } { $count ->
    [0] It has no options.
   *[other] Its options are: { $options }. “{ $command } games { $game }” tells what they do.
}
options-unreadable = Those options cannot be read: { $why }
options-pair = An option is written key=value, not “{ $option }”.

## simulate

seed-text = A seed is any text of 1 to { $most } letters, without control characters.
simulate-seats = { $bots } bots cannot take { $seats } seats: name one bot for each seat, or a single one for all.
simulate-progress = Playing
simulate-title = { $game }: { $games } { $games ->
    [one] game
   *[other] games
}, seed { $seed }
simulate-bot = Bot
simulate-wins = Wins
simulate-mean-place = Mean place
simulate-rate = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-lengths = Moves in a game: { NUMBER($mean, maximumFractionDigits: 1) } on average, { $least } to { $most }.
simulate-reason = { $count }×
simulate-time = { $moves } moves in { NUMBER($seconds, maximumFractionDigits: 2) } s.

## bench

bench-running = Measuring { $game }
bench-ceiling = A bare sowing loop in this Python: { $rate } moves/s.
bench-game = Game
bench-decisions = Decisions/s
bench-of-ceiling = Of the bare loop
bench-copies = Copies/s
bench-bytes = Bytes kept per move
bench-number = { $number }
bench-percent = { NUMBER($percent, maximumFractionDigits: 1) }%
bench-hold = An auction with { $bids } bids of { $players } players: { $ms } ms.
bench-closing = The closing auction of 10,000 players with all they realize: { $ms } ms.
bench-realize = The best combination of 50 kinds of agenda, four of each: { $median } ms (median); of 2,000 copies: { $many } ms.
bench-bid = Placing a bid among { $players } players: { $us } µs; a view: { $bytes } bytes.
bench-memory = At most { $megabytes } MB.

## pack

pack-fine = { $file } is a whole pack; it can be played.
pack-not-text = { $file } is not a text file.

bench-house-closed-house = The house did not open.
bench-house-closed = { $tables } tables in a closed loop: { NUMBER($rate, maximumFractionDigits: 0) } moves/s; the opponent sees a move after { $p50 } ms (p50), { $p99 } ms (p99); { $cpu } ms of CPU a move.
bench-house-paced = { $tables } tables, paced: { NUMBER($rate, maximumFractionDigits: 0) } moves/s; the opponent sees a move after { $p50 } ms (p50), { $p99 } ms (p99); { $cpu } ms of CPU a move.
bench-house-beside-bots = { $tables } tables of people beside tables of bots: { NUMBER($rate, maximumFractionDigits: 0) } moves/s; the opponent sees a move after { $p50 } ms (p50), { $p99 } ms (p99); { $cpu } ms of CPU a move.
bench-house-idle = { $connections } idle connections: { $megabytes } MB; a live table: { $table } kB.
bench-crowd-join = { $players } enter a table of Venice: { $p50 } ms (p50), { $p99 } ms (p99), { $last } ms (the longest).
bench-crowd-bid = All bid in the same moment and are answered after { $p50 } ms (p50), { $p99 } ms (p99), the last after { $last } ms.
bench-crowd-results = The auction is held, and its results are there after { $p50 } ms (p50), { $p99 } ms (p99), the last after { $last } ms.
bench-house-asleep = { $tables } sleeping tables: { $megabytes } MB; one wakes in { $wake } ms (p99).

## serve

serve-closed = Closed{ $database ->
    [none] .
   *[other] ; everything is kept in { $database }.
}
serve-open = The house is open: { $address }
serve-open-network = The house is open: { $address } here, on the network { $network }
serve-no-app = There is no app for browsers yet, so its pages cannot be shown: run “make app” where the sources of this house are.
serve-extra = The house needs a few more packages: pip install "ridotto[house]"
serve-public-url = “{ $typed }” is not an address where people can reach the house. It begins with https:// or http:// and names the host: https://ridotto.example
serve-workers = Several processes need a PostgreSQL database and a Redis: --database postgresql://… --redis redis://…
serve-port = Cannot listen at { $host }, port { $port }: { $why }
serve-port-taken = Something else listens at { $host }, port { $port }, perhaps another house. Choose another port: RIDOTTO_PORT={ $other } make play, or --port { $other } with the command.

## admin

admin-no-house = There is no house at “{ $database }”: name its database with --database.
admin-password = The new password of { $name } is: { $password }
admin-banned = { $name } is shut out for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
admin-pardoned = { $name } may come in again.
admin-appointed = { $name } looks after the house now, at /admin.
admin-dismissed = { $name } looks after the house no longer.
admin-closed = Table { $table } is closed for repair.
admin-repaired = Table { $table } goes on ({ $status }).
admin-no-reports = There are no reports.
admin-settled = Report { $number } is settled.
admin-report-number = No.
admin-report-by = By
admin-report-about = About
admin-report-table = Table
admin-report-said = Said
admin-report-reason = Reason

## backup

backup-done = Everything is in { $path }.
restore-sure = Replace everything the house keeps by { $path }? [y/N]
answers-yes = y yes
restore-unanswered = Nobody answered, so nothing was replaced; --yes answers the question.
restore-done = The house stands as it did in { $path }.

## ladder

ladder-bot = Bot
ladder-against = Against
ladder-interval = 95%
ladder-fair = Of its fair share
ladder-times = { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) }×
ladder-rung = { $name }: { NUMBER($elo, useGrouping: 0) } Elo ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) })

## analyse

analyse-progress = Analysing
analyse-judge = Decisions are judged by what each player could know then, { $by ->
    [opinion] in the opinion of the bot “{ $bot }”
   *[trials] by trying out what the bot “{ $bot }” and others would have done in imagined games
}; chances (the curve, Knew and Truth) are those of the first place, in games that quick bots finished from there.
analyse-parts = What a decision gave away is a part of these chances.
analyse-entries = { $entries } { $entries ->
    [one] entry
   *[other] entries
}
analyse-turning = Turning points
analyse-no-turning = Nothing decided this game all at once.
analyse-gave = { $player }: { $moves }. By what could be known then, the judge reckons that this cost { $amount } against the best move.
analyse-gave-of = { $player }: { $moves }. By what could be known then, that gave away { NUMBER($lost, maximumFractionDigits: 0) } of { NUMBER($had, maximumFractionDigits: 0) } chances in a hundred.
analyse-gave-whole = { $player }: { $moves }. By what could be known then, that gave away the whole chance{ $had ->
    [100] .
   *[other] , { $had } in a hundred.
}
analyse-surer = Both moves were weighed side by side, so that difference is surer than a chance alone: give or take { $error }.
analyse-within = That is no more than a chance may easily be off by.
analyse-typed = “{ $move }”
analyse-as-good = as good
analyse-more = and { $count } more
analyse-less = less than { $amount }
analyse-none = nothing
analyse-alike = That nothing was given away ({ $players }) means only that the bot “{ $bot }”, which judges, would have played no better. What it does not see either may still have cost much.
analyse-stronger = --thorough asks the bot “{ $bot }”.
analyse-swing = In games finished from the real position, hidden things included, the chances of { $player } went from { $before } to { $after }.
analyse-stretch = Over entries { $first } to { $last }, in games finished from the real position, hidden things included, the chances of { $player } went from { $before } to { $after }.
analyse-unexplained = That was luck, or something hidden, or what the bot “{ $bot }” does not see.
analyse-rest-unexplained = What that does not explain was luck, or something hidden, or what the bot “{ $bot }” does not see.
analyse-resigned = { $player } gave up, with a chance of { $chance }.
analyse-would = { $bot } would have played { $moves }.
analyse-better-was = Better was { $moves }.
analyse-would-wait = { $bot } would have waited.
analyse-would-change = { $bot } would still have changed: { $moves }.
analyse-advice = It would tell { $player }: “{ $why }”
analyse-chance = { NUMBER($percent, maximumFractionDigits: 0) }%
analyse-percentage = { $points } percentage { $points ->
    [one] point
   *[other] points
}
analyse-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
    [one] point
   *[other] points
}
analyse-differ = In finished games: by what { $player } could know the chances were { $knew }; in truth they were { $truth }.
analyse-chances = Chances
analyse-players = Players
analyse-player = Player
analyse-decisions = Decisions
analyse-judged = Judged
analyse-agreed = As the bot
analyse-lost = Gave away
analyse-mean = Gave away each time
analyse-moves = What was given away
analyse-differing = Nothing given away, but the chances were not what they seemed (≠)
analyse-all-moves = All decisions
analyse-number = No.
analyse-played = Played
analyse-better = Better
analyse-knew = Knew
analyse-truth = Truth
analyse-columns = Better: what the bot would have done; = the same; “as good”: another move, but no better one. Knew: the player’s chances just before, by what could be known then. Truth: those in the real position, as the curve has them. Both are counted in finished games. ≠: the two differ by more than luck explains.
analyse-decisions-means = how many the player made.
analyse-judged-means = how many of these were looked at.
analyse-agreed-means = in how many of those judged the bot would have done the same.
analyse-mean-means = what a judged decision cost on average: of the chance of the first place, or of what is counted in this game.
analyse-better-means = what the bot would have done, and why; = the same; “as good”: another move, but no better one.
analyse-lost-means = what the decision cost against that, by what the player could know.
analyse-knew-means = the player’s chance just before, by what could be known then, counted in finished games.
analyse-truth-means = the chance in the real position, as the curve has it; ≠ where the two differ by more than luck explains.
analyse-certainty = From each point { $games } games or more were finished, so a chance may easily be { $error } off. That is the luck of the count alone: players who go on otherwise than quick bots may well end otherwise.
analyse-nothing = Nobody gave away anything that the bot would have kept.
analyse-others = { $count } { $count ->
    [one] other decision
   *[other] other decisions
} gave nothing away; --all shows them.
analyse-unjudged = { $count } { $count ->
    [one] decision was
   *[other] decisions were
} left out, to be done in time; --thorough looks at more.
analyse-undone = { $count } { $count ->
    [one] move was taken back and is
   *[other] moves were taken back and are
} not judged.
analyse-nameless = This record does not tell who sat where; --names Anna,Boris does.
analyse-written = The analysis is in { $file }.
analyse-one-form = Either --json or --html, not both.
analyse-page-exists = { $file } is already there, so it stays as it is. Name another file for the page.
analyse-no-folder = There is no folder { $folder } to write the page to.
analyse-page-title = { $game }: analysis
analyse-start = start
analyse-end = end

## ladders

ladders-none = No mode of that game is measured in the table.
ladders-page = “{ $page }” has no place for the table.
