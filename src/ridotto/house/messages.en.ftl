# What the house says.

## Opening and entering a table

view-own-only = While the game runs you can only see it from your own seat.
view-no-seat = There is no seat { $seat } at this table.
table-unknown = There is no such table, or it is not open to you.
game-off-shelf = The game “{ $name }” is not on the shelf of this house now. What was played at this table is kept, and comes back with the game.
game-other-rules = “{ $name }” is played at this table by version { $rules } of its rules, and the house has version { $ours } now. What was played is kept, and goes on when the house has that version again.
game-unreadable = This game cannot be shown: as it is here now it cannot read what was stored of it. Who played, every move and how it ended is kept.
table-only-bots = At least one seat must be for a person.
table-rated-bots = A rated table has no bots.
table-start-far = That starting time is more than a year away.
table-start-past = That starting time has passed already.
table-not-open = This table cannot be entered any more.
table-rematch-only = This table is for those who played before.
table-full = All seats are taken.
table-begun = The game has begun.
table-host-only = Only the host can begin the game.
table-too-few = { $taken ->
    [1] Only one sits at the table
   *[other] Only { $taken } sit at the table
}: the game needs at least { $least }.
table-not-over = Nobody gets the record of a game before it is over.
table-no-record = This game was ended without a result: there is no record of it.
table-no-moment = There is no moment { $n } in this game.
moment-other-rules = This moment cannot be shown: the game was played by version { $rules } of its rules, and the house has version { $ours } now. The last position and the record are still there.
play-on-running = One can play on from a game once it is over.
play-on-crowd = One can play on from games of up to { $most } players.
contribution-form = A contribution is 1 to 64 bytes in hex, in small letters, two digits each.

## What is refused at a table

refused-no-seat = You do not sit at this table.
refused-resigned = You have resigned from this game.
refused-warm = A bot keeps your seat warm. Take the seat back first.
refused-not-playing = No game is being played here now.
refused-not-closed = This table is not closed.
refused-closed = This table is closed for repair. What was played is kept.
refused-draw-bots = A draw must be agreed between people.
refused-undo-own = Only your own last moves can be taken back, while nothing was drawn, shown or played since. Against bots alone, their answers go back with them.
refused-abort-moved = Everyone has moved already. You can resign, or offer a draw.
refused-hint-rated = In a rated game there are no hints.
refused-hint-people = Hints are given only where everyone else is a bot.
refused-hint-game = There is no bot that could give hints in this game.
refused-hint-turn = A hint is given when it is your turn.
refused-hint-stale = Something has happened while the hint was thought of. Ask again.
refused-hint-none = No hint was found this time.
refused-clock-rated = In a rated game the clock is not held.
refused-clock-people = The clock is held only where everyone else is a bot.
refused-clock-none = There is no clock here that could be held.
refused-clock-held = The clock is being held. Let it go on first.
refused-rematch-playing = Another game can be asked for when this one is over.
refused-store = The house cannot store anything at the moment, so nothing was done. Try again soon.

## Why a table has ended

aborted-empty = Everyone has left.
aborted-too-few = At the starting time there were too few players.
aborted-forgotten = Nobody began the game for a month.
aborted-rematch = Not everyone came to the rematch within a day.
aborted-by-player = A player ended the game before everyone had moved.
closed-rules = The rules of this game failed ({ $fault }). The table is closed for repair; what was played is kept.
closed-by-house = The house has closed this table: { $why }

## Running the house

store-in-use = Another house is using { $path } already{ $address ->
    [none] ; see the terminal it runs in.
   *[other] . It is at { $address }
}
store-no-postgres = PostgreSQL needs a few more packages: pip install "ridotto[cluster]"
store-unknown = There is no store of the kind “{ $scheme }”: give a file, or postgresql://…
store-no-folder = There is no folder { $folder } to keep the house in: make it first.
news-no-redis = Redis needs a few more packages: pip install "ridotto[cluster]"
news-unknown = { $url } is not an address of Redis: give redis://host:port
store-foreign = { $path } is the database of another program, not of a house: give a new file.
store-newer = The store was written by a newer version of Ridotto.
store-lost = The store cannot be opened: { $why }
backup-exists = { $path } exists already; a backup is never written over.
backup-failed = It cannot be done: { $why }
backup-missing = There is no file { $path }.
backup-no-folder = There is no folder { $folder } for the backup: make it first.
backup-damaged = { $path } is damaged: not all of it can be read.
backup-newer = { $path } was written by a newer version of Ridotto.
backup-unreadable = { $path } is not a backup of a house.

## Names

name-length = A name has { $least } to { $most } characters.
name-signs = A name is made of letters, digits, blanks and - _ . ' only.
name-again = The name “{ $name }” looks like that of somebody who was here before. Choose another one to come in.
name-mixed = A word of a name is written in one alphabet: Latin, Greek or Cyrillic.
name-bot = “{ $name }” is what a bot is called here. Choose another name.
name-taken = The name “{ $name }” is taken, or too much like one that is.
person-gone = Someone who left
guest-name = { $adjective } { $noun } { $number }
guest-adjectives = Amber, Bold, Bright, Calm, Clever, Daring, Gentle, Golden, Jolly, Kind, Lucky, Merry, Nimble, Noble, Patient, Proud, Quick, Quiet, Silver, Stout, Sunny, Swift, Warm, Wise
guest-nouns = Badger, Beaver, Bison, Cormorant, Crane, Dolphin, Falcon, Fox, Gondolier, Hare, Harlequin, Hedgehog, Heron, Ibis, Lynx, Magpie, Marten, Otter, Owl, Pelican, Raven, Seal, Stork, Swan

## Coming in

password-length = A password has { $least } to { $most } characters.
sign-in-wrong = There is no account with that name and password.
password-wrong = That is not your password.
sign-in-often = Too many attempts. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
person-unknown = There is nobody of the name “{ $name }”.
why-empty = Say why, in a few words.
why-long = A reason has at most { $most } characters.
report-unknown = There is no open report { $number }.
analysis-one = One game at a time: another one that you asked for is still being analysed.
analysis-many = Too many games wait to be analysed. Please ask again later.
tokens-many = You have { $most } tokens already; revoke one first.
token-unknown = You have no such token.
banned = You cannot come in at present. Reason given: { $reason }
password-needed = Say your password once more to be erased.
account-already = You have an account already; sign out first.
account-needed = Only an account has a password.
admin-account = Only an account can look after the house.
admin-only = Only those who look after the house may do that.
session-needed = Only you yourself may do that, signed in; a token may not.

## Tables and chat

host-only = Only the host may do that.
rated-accounts = Rated games are for accounts. Open one to play for a rating.
chat-empty = There is nothing to say in that.
chat-long = A line of chat has at most { $most } characters.
chat-silence-player = Only onlookers can be silenced: this person plays here. You can mute them for yourself.
chat-silenced = The host has asked you not to speak at this table.
greet-first = Say hello or resume first.
greeted-already = You have said hello already.

fairness-promised = When this table was opened the house drew a secret of 32 random bytes and published its SHA-256, the commitment. Everyone who enters adds a contribution. The seed of the game is HMAC-SHA256 with the secret as its key over the contributions in order of entry, the table’s id and the version, joined by line feeds; its first draws give the seats. The secret is revealed when the game is over, and then you can check all of it. This proves the shuffle; it does not prove that nobody in the house looked.
fairness-revealed = Check that the SHA-256 of the secret is the commitment you were shown at the opening, and that the seed is HMAC-SHA256 with the secret as its key over the contributions in order of entry, the table’s id and the version, joined by line feeds. Draw n of the game is HMAC-SHA256 with the seed as its key over n as eight bytes; the first draws shuffle the seats. Or download the record and run: ridotto verify RECORD. This proves the shuffle; it does not prove that nobody in the house looked.
fairness-rotated = This is a rematch: the seats were not drawn but are those of the game before, everyone one seat on.
fairness-imagined = This game was not dealt: it goes on from a moment of another game, with the seats of that game. What its player could not know there was imagined, so the start is not proved fair. Everything drawn after it is, from draw 0 on.

## What requests are answered

api-about = The gaming house for programs. Come in as a guest (POST /api/guests) or with a token (Authorization: Bearer). Tables are played over a WebSocket, described in docs/protocol.md; every command can also be sent by POST.
unreadable = That request cannot be read: { $why }
too-often = That was too often. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-many-sockets = You have too many connections open. Close some, or try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
http-bad-request = That request cannot be read.
http-unauthorized = Come in first, as a guest or with your account.
http-forbidden = You may not do that.
http-cross-site = That request came from another site, so it was not done.
http-no-origin = A request with a cookie must say which page it comes from: send the header Origin with the house’s own address, or use a token instead of the cookie.
http-not-found = There is no such thing here.
http-conflict = That cannot be done as things stand.
http-method = That cannot be done with this address.
http-too-large = That is too large.
http-too-deep = That is nested more than { $most } levels deep.
http-media-type = A body must be application/json.
http-fault = Something went wrong in the house. It has been noted.
http-unavailable = The house cannot write anything down just now. Nothing was done; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
app-not-built = The app for browsers is not built: run “make app” where the sources of this house are (or “npm ci” and “npm run build” in the folder web there); the API is described at /api/docs.

## What the house does to a game, told among its events

event-house-undone = { $player } takes back { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $answers ->
    [0] {""}
    [one] {" "}and the answer of a bot
   *[other] {" "}and { $answers } answers of bots
}.
event-house-resigned = { $player } resigns.
event-house-draw-agreed = All agree to a draw.
event-house-postponed = { $held ->
    [true] The clock stood, and goes on.
   *[other] The house was away: deadlines are put off by { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
}
event-house-seat-warmed = A bot keeps { $player }’s seat warm.
event-house-seat-returned = { $player } is back.
