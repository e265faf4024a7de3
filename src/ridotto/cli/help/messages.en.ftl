# What `--help` says.
#
# command-…  what a command is for, by its words: command-bench-engine
# option-…   what an option or an argument does: option-play-seat is for `play` alone, option-seat for every other command
# value-…    what is typed for it
# usual-…    what it is where nothing is typed, unless that is a value
#
# A command, an option or an argument without its sentence makes a test fail.

## The page

help-usage = Usage: { $typed }
help-any-options = OPTIONS
help-one-command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-usual = default: { $usual }
help-variable = env var: { $variable }
help-required = required
help-bounds = { $least }–{ $most }
help-least = { $least } or more

## Commands

command-ridotto = A public gaming house: five uncommon games for people, bots and programs.
command-games = List the games, or show one of them with its options.
command-rules = Show the rulebook of a game, or one clause of it.
command-play = Play a game at this terminal, against bots or with others at the same screen.
command-engine =
    Drive a game by a program: one JSON object a line on standard input, one answer a line on standard output.

    Every ask and answer is told in docs/engine.md; try { "{" }"do":"games"{ "}" }.
command-replay = Replay a recorded game: step by step on a terminal, otherwise to its end.
command-verify = Check a record, and explain what that proves about the game and its deal.
command-analyse = Analyse a recorded game: what a strong bot would have done, what each decision gave away, and the chances.
command-simulate = Play many games between bots. From game to game they change seats.
command-ladder = Let the levels of bots play each other on the same deals, and say how much better each is.
command-ladders = Measure all levels of bots in every game and its main modes, and print the table as Markdown.
command-tune = Tune the numbers that a game’s bots play by, on training seeds that no ladder is played on, and print them.
command-serve = Open the house: a game server on an embedded file, or as many processes on PostgreSQL and Redis.
command-openapi = Print the description of a house’s API (OpenAPI 3.1, as at /api/openapi.json).
command-backup = Write everything the house keeps to a new file, as it is at one moment; the house may go on.
command-restore = Replace everything the house keeps by what a backup holds; a house that runs goes on from there.
command-bench = Measure how fast things are, here and now.
command-bench-engine = Random play, copies and memory of every game, beside a bare loop that bounds what CPython can do.
command-bench-venice = How Venice bears a crowd: auctions with up to a million bids, and exact realization.
command-bench-house = A real house on SQLite in another process: 50 tables in a closed loop, paced, beside bots; idle; asleep.
command-bench-crowd = A thousand at one table of Venice, over WebSockets: entering, bidding all at once, results of an auction.
command-admin = Look after a house: passwords, bans, reports, tables.
command-admin-password = Give an account a new password; all its sessions end.
command-admin-ban = Shut somebody out.
command-admin-pardon = Let somebody in again.
command-admin-appoint = Let an account look after the house over its pages.
command-admin-dismiss = They look after it no longer.
command-admin-close = Close a table for repair.
command-admin-repair = Let a closed table go on from where it stood.
command-admin-reports = Read what was reported.
command-admin-settle = Mark a report as looked into.
command-pack = Check the data packs of Venice.
command-pack-check = Report everything that is wrong with a pack, each problem with its place.
command-pack-schema = Print the JSON Schema of a pack, for editors and programs.

## What commands take

option-help = Show this message and exit.
option-lang = Language.
option-version = Say which this is.
option-json = For programs: one JSON object.
option-game = The name of the game, as “{ $command } games” lists it.
option-rules-game = The name of the game, as “{ $command } games” lists it, or a clause: POD-9.
option-games-game = Only this game, with its options.
option-clause = Only this clause, for example POD-9.
option-markdown = As it was written, in Markdown.
option-options = The options of the game as a JSON object.
option-o = One option of the game; can be repeated. “{ $command } games GAME” lists them.
option-seed = Any text; the same seed gives the same chance.
option-workers = How many processes; the results do not depend on it.

option-play-seats = How many play.
option-play-bots = Who plays the other seats: random, novice, steady, keen or master, in order; the last fills the rest.
option-human = The seats of people, counted from 0; or none.
option-play-names = Names, by seat.
option-from = Play on from a moment of this recorded game.
option-entry = With --from: after this entry.
option-play-seat = With --from: in this seat.
option-record = Write the record to this new file, move by move.
option-plain = Lines only: for pipes and screen readers.
option-quick = A short game where there is one: three deals of Poker Auction, auctions of Venice every 2 minutes. Bots pause only for clocks.

option-file = The record, as JSON Lines; - is standard input.
option-check = Only say whether it holds, fairness included.
option-step = Step through it, or print it.
option-seat = As this seat saw it, counted from 0.
option-names = Who sat where.
option-html = Write a page for browsers to this file.
option-thorough = Ask a master, and take ten times as long.
option-all = Show the decisions that gave nothing away, too.

option-simulate-bots = One bot for each seat, with commas; a single one takes every seat.
option-simulate-games = How many games.
option-simulate-seats = How many seats, if a single bot takes them all.
option-ladder-games = How many games for each pairing.
option-ladder-bots = From the weakest to the strongest, with commas.
option-ladder-seats = 2: everyone with everyone; more: one among the level below.
option-ladders-games = How many games for each pairing, about.
option-only = Only this game; can be repeated.
option-folder = Where results are kept; a killed run goes on from there.
option-write = Write the table into this page.
option-ladders-seed = The deals; nothing is tuned on them.
option-kept = Play nothing: show what the folder has so far.
option-tune-seed = Any text that begins with “train”; the same seed gives the same numbers.
option-effort = How much to play: 1 is enough to see that it works.

option-database = Where tables are kept: a file, or postgresql://…
option-redis = Carries news between processes: redis://…
option-serve-workers = How many processes.
option-host = The address to listen at.
option-port = 0: any free one.
option-public-url = Where people reach it, such as https://ridotto.example.
option-thinkers = Processes that think for bots. 0: one for two cores.
option-log = What the log looks like: quiet lines, or everything as JSON.
option-open = Open it in the browser too, where there is a screen.
option-backup-file = The backup: one SQLite file.
option-restore-file = The backup: one SQLite file.
option-yes = Do not ask.

option-bench-engine-game = Only this game.
option-bench-engine-seconds = How long each rate is measured.
option-bench-house-seconds = How long each load is measured.
option-connections = Idle connections.
option-tables = Sleeping tables.
option-bench-house-bots = Tables where bots play meanwhile.
option-players = How many play at the one table.

option-name = The name of a person.
option-table = The id of a table, as its address shows it.
option-admin-ban-why = What they are told.
option-admin-close-why = What the players are told.
option-days = For how long.
option-settled = Those that were looked into.
option-report = The number of a report.
option-pack-check-file = The pack, a TOML file.

## What is typed for them

-number = NUMBER
-text = TEXT
-file = FILE
-game = GAME

value-lang = en|ru
value-game = { -game }
value-only = { -game }
value-clause = CLAUSE
value-options = JSON
value-o = key=value
value-seed = { -text }
value-workers = { -number }
value-seats = { -number }
value-seat = { -number }
value-entry = { -number }
value-games = { -number }
value-effort = { -number }
value-bots = a,b
value-human = 0,1
value-names = Anna,Boris
value-from = { -file }
value-record = { -file }
value-file = { -file }
value-html = { -file }
value-folder = FOLDER
value-write = PAGE
value-database = DATABASE
value-redis = ADDRESS
value-host = ADDRESS
value-port = { -number }
value-public-url = ADDRESS
value-thinkers = { -number }
value-log = plain|json
value-seconds = { -number }
value-connections = { -number }
value-tables = { -number }
value-bench-house-bots = { -number }
value-players = { -number }
value-name = NAME
value-table = TABLE
value-why = { -text }
value-days = { -number }
value-report = { -number }

## What they usually are

usual-lang = RIDOTTO_LANG, then the locale
usual-engine-lang = en
usual-seed = random
usual-play-seats = as few as the game allows
usual-human = 0
usual-entry = the last before the end
usual-play-seat = 0
usual-seat = all, with every hand
usual-step = on a terminal
usual-names = as the record tells
usual-play-names = guest, and each bot by its kind
usual-ladder-bots = all levels
usual-simulate-seats = as few as the game allows
usual-bench-engine-game = all
