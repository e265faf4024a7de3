# The terminal table: what it says besides the sentences of the games.

## Who sits here

name-person = { $number ->
    [0] Guest
   *[other] Guest { $number }
}
name-bot = { $number ->
    [0] { $bot }
   *[other] { $bot } { $number }
}

## The status line

status-your-turn = Your turn, { $player }{ $count ->
    [0] {""}
   *[other] : { $moves }
}
status-you-may = You may act, { $player }{ $count ->
    [0] {""}
   *[other] : { $moves }
}
status-waiting = Waiting for { $players }.
status-starting = The clock starts when you press Enter; the bots wait, too.
status-clock-decides = Nobody has to act; the clock decides.
status-resigned = You have resigned; the others play on. Ctrl-Q leaves the table.
status-over = The game is over.
time-left = { $time } left
time-from-enter = { $time } from Enter on
time-until = until { $time }

## The log

title-log = Log
log-more = … (all: log)
log-empty = Nothing has happened yet.
log-played-on = Played on from entry { $entry } of another game. What could not be known there is imagined.
log-bots-sit-in = The other seats are played by bots: { $bots }. To choose others: play --from … --bots …
log-no-short-game = There is no short form of this game: the ordinary one is played.
log-short-game = This is the game in full; for a short one begin with: { $command } play { $name } --quick
log-undone = { $player } takes back { $secret ->
    [true] a move
   *[false] “{ $move }”
}{ $after ->
    [0] .
    [one] {" "}and the move of { $others } after it.
   *[other] {" "}and the { $after } moves of { $others } after it.
}
log-resigned = { $player } resigns.
refused-resigned = You have resigned from this game; the others play on.
refusal-unread =
    “{ $typed }” was not played: { $why }
    Meanwhile the game has gone on. Up brings that line back.
undo-nothing = You have not made a move that could be taken back.

## Hints

hint-thinking = A hint is being thought of …
hint-move = Hint: “{ $move }”. { $why }
hint-wait = Hint: { $why }
hint-people = Hints are given only where everyone else is a bot.
hint-nobody = There is no bot that could give hints in this game.
hint-none = No hint was found this time.

## Passing the screen

curtain-pass = Pass the screen to { $player }.
curtain-ready = Press Enter when ready.
seat-nobody = Nobody at this screen sits there. Type seat and a name.

## The end

ending-winners = { $players } { $count ->
    [one] wins
   *[other] share the win
}.
ending-all-share = All share the win.
ending-keys = Enter: look at the table · or type again, save FILE, quit
over-prompt = again begins another game, save FILE keeps the record; Enter leaves the table.
over-typed = “{ $typed }” is nothing that can be typed here: the game is over. Type again or save FILE; Enter leaves the table.
again-early = The game is not over yet; another one begins when it is.
farewell-game = Game { $number }:
left-early = You left the game before its end.

## Records

saved = The record is in { $file }.
farewell-record = To see it again: { $command } replay { $file } · to have its moves judged: { $command } analyse { $file }
analyse-how = Once the game is over, save FILE keeps its record; after that, { $command } analyse FILE judges its moves.
analyse-unsaved = Type save FILE to keep the record; after that, { $command } analyse FILE judges its moves.
analyse-saved = The moves of this game are judged by: { $command } analyse { $file }
save-early = The record holds every secret of the game, so it can be had once the game is over: type save then, or begin with --record.
save-what = Type save and the name of a file.
save-nowhere = { $file } is not a place for a file.
save-exists = { $file } is already there, so it stays as it is.
save-unfinished = { $file } is already there, so it stays as it is. It is the record of an unfinished game. To go on from it: { $command } play --from { $source }
save-failed = { $file } cannot be written: { $why }.

## Rules and help

title-help = Help
title-rules = Rules
title-explained = Explained
help-table =
    At the table you can also type:
    help            this page
    rules { $clause }     a clause of the rules, or all of them: rules
    hint            what a strong bot would play, and why
    log             everything that has happened
    undo            take back your last move, where nothing was revealed since
    save FILE       write the record of the game, once it is over
    analyse         how to have its moves judged
    seat NAME       give the screen to another player
    resign          give up
    again           another game with the same players, once it is over
    quit            leave the table
verb-help = help
verb-hint = hint
verb-rules = rules
verb-log = log
verb-undo = undo
verb-save = save
verb-analyse = analyse
verb-seat = seat
verb-resign = resign
verb-again = again
verb-quit = quit
also-undo = takeback
help-keys = F1 help · Tab complete · Up and Down earlier lines · Page Up and Down scroll the board or the log · Esc clear, and the board as usual · F2 light or dark · F3 hint · Ctrl-Z undo · Ctrl-Q quit
page-keys = PgUp PgDn: scroll · Esc: back to the table · or just type

## Sure?

sure-quit = The game is not over. Leave it?
sure-resign = Give up this game, { $player }?
sure-resign-again = Give up this game? Type “{ $command }” once more; anything else goes on.
sure-keys = Enter: yes · Esc: no

## On the screen

window-small = The window is too small for the table. Make it larger.
line-hint = Type a move, or help
line-resigned = Type log, help or quit
line-over = Type again, save FILE or quit
line-enter = Enter: { $move }
footer-help = F1 help
footer-complete = Tab complete
footer-hint = F3 hint
footer-scroll = PgUp PgDn scroll
footer-undo = Ctrl-Z undo
footer-quit = Ctrl-Q quit
board-above = ▲ PgUp: there is more above
board-above-short = ▲ PgUp: more
board-below = ▼ PgDn: there is more below

## Setting up

setup-human = There is no seat { $seat } for a person: the seats are 0 to { $last }. Only bots play with --human none.
setup-human-more = There is no seat { $seat } for a person: the seats are 0 to { $last }, or up to { $end } with --seats { $most }. Only bots play with --human none.
setup-people = Seats of people are numbers like 0,1 or none, not “{ $typed }”.
setup-people-twice = Seat { $seat } is named twice: each person has a seat of their own.
setup-bots = { $bots } bots are too many for { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}.
setup-names = { $names } names for { $seats } seats are too many.
setup-same-name = Two players cannot both be called { $name }.
setup-name = A name has at most { $most } letters, none of them a control character.
