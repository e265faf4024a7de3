# What the house says.

## Opening and entering a table

table-unknown = There is no such table, or it is not open to you.
table-only-bots = At least one seat must be for a person.
table-rated-bots = A rated table has no bots.
table-start-past = That starting time has passed already.
table-not-open = This table cannot be entered any more.
table-rematch-only = This table is for those who played before.
table-full = All seats are taken.
table-begun = The game has begun.
table-host-only = Only the host can begin the game.
table-too-few = { $taken } at the table are not enough: the game needs at least { $least }, and options that fit.
table-not-over = Nobody gets the record of a game that is still being played.
table-no-moment = There is no moment { $n } in this game.
contribution-form = A contribution is 1 to 64 bytes in hex, in small letters, two digits each.

## What is refused at a table

refused-no-seat = You do not sit at this table.
refused-resigned = You have resigned from this game.
refused-warm = A bot keeps your seat warm. Take the seat back first.
refused-not-playing = No game is being played here now.
refused-closed = This table is closed for repair. What was played is kept.
refused-draw-bots = A draw must be agreed between people.
refused-undo-own = You can only take back your own last moves, before anyone else has moved.
refused-abort-moved = Everyone has moved already. You can resign, or offer a draw.
refused-rematch-playing = Another game can be asked for when this one is over.
refused-ask = The house does not know how to do that.
refused-store = The house cannot store anything at the moment, so nothing was done. Try again soon.

## Why a table has ended

aborted-empty = Everyone has left.
aborted-too-few = At the starting time there were too few players.
aborted-by-player = A player ended the game before everyone had moved.
closed-rules = The rules of this game failed ({ $fault }). The table is closed for repair; what was played is kept.
closed-by-house = The house has closed this table: { $why }

## Running the house

store-in-use = Another house is using { $path } already.
