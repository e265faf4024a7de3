# Sentences that belong to no single game.

## A move that may not be played

refused-form = That move cannot be read: { $why }
refused-turn = It is not your turn.
refused-over = The game is over.
refused-late = Too late: the clock acts first.
refused-preview = That would draw or reveal something, so it cannot be tried out.
typed-no-move = “{ $typed }” is not a move here. Try: { $examples }
typed-begun = “{ $typed }” is not a whole move yet. Try: { $examples }
refused-undo = That cannot be taken back: it was final, or something was drawn or revealed after it.

## What is wrong with JSON from outside

form-not-sound = this is no position of { $game }.
form-not-json = it is not valid JSON.
form-truncated = it is valid JSON as far as it goes, but its end is missing.
form-null = there is a NUL (\u0000) in it, and no text may hold one.
form-no-object = an object with keys is expected.
form-missing = the key “{ $field }” is missing.
form-unknown = there is no key “{ $field }”.
form-type = “{ $place }” must be { $expected ->
    [int] a whole number
    [str] text
    [bool] true or false
    [array] a list
    [object] an object
   *[other] { $expected }
}, not { $got ->
    [int] a whole number
    [float] a fraction
    [str] text
    [bool] true or false
    [array] a list
    [object] an object
   *[other] { $got }
}.
form-limit = “{ $place }” must be { $bound ->
    [least] at least
    [most] at most
    [above] more than
   *[below] less than
} { $limit }.
form-length = “{ $place }” must be of length { $limit } { $bound ->
    [least] or more
    [most] or less
    [above] and more
   *[below] and less
}.
form-items = “{ $place }” must be a list of { $length }.
form-pattern = “{ $place }” must be of the form { $pattern }.
form-hex = “{ $place }” must be hex in small letters, two digits for each byte: “5f1c”.
form-printable = “{ $place }” must hold no control characters.
form-name = “{ $place }” must be small Latin letters and digits, with single hyphens between them.
form-value = “{ $place }” cannot be “{ $value }”{ $count ->
        [0] .
       *[other] ; it may be: { $known }{ $number ->
            [whole] , or a whole number.
           *[other] .
        }
    }
form-range = there is a number in “{ $place }” that is out of range.
form-other = “{ $place }” is not of the right form.

## Setting up a game

unknown-game = There is no game “{ $name }”. There are: { $known }.
setup-seats = { $game } is for { $least } to { $most } players, not { $seats }.
setup-seats-exactly = { $game } is for { $most ->
    [one] one player
   *[other] { $most } players
}, not { $seats }.
setup-options = Those options do not fit { $game }: { $why }
setup-seed = A seed is 1 to 64 bytes in hex, two digits each, not “{ $seed }”.
saved-unreadable = That is not a saved game: { $why }

## Playing on from a given position

start-unsound = Nobody can play on from that position: { $why }
start-over = The game is over there: nobody can play on.
start-resigned = That player had given up by then: nobody can play on from that seat.
start-seat = There is no seat { $seat }: the seats are 0 to { $last }.
start-seats = the start position has { $found } seats, the table { $seats }.

## Records

record-empty = Line { $line }: the record is empty.
record-line = Line { $line }: { $why }
record-form = Line { $line }: this record is of form { $form }; only forms 1 to 3 are known here.
record-start = Line { $line }: a record of form 3, and no other, tells the position it starts from; this one is of form { $form }.
record-opening = Line { $line }: { $why }
record-names = Line { $line }: { $names } names for { $seats } seats.
record-rules = it was played by version { $rules } of the rules of { $game }; here is version { $ours }.
record-order = Line { $line }: entry { $found } stands where entry { $expected } belongs.
record-nothing = nothing happens in this entry.
record-refused = Line { $line }: this cannot have happened ({ $rule }): { $why }
record-differs = Line { $line }: this entry does not say what happened: its time, number or keys do not fit.
record-no-ending = Line { $line }: the game is over here, but the outcome is missing.
record-after-end = Line { $line }: something follows the end of the game, which is line { $end }.
record-unfinished = Line { $line }: the record stops before the game is over.
record-outcome = Line { $line }: the recorded outcome is not the one that the moves lead to.
record-digest = Line { $line }: the recorded digest is not that of the last position.
record-head = Line { $line }: a line of this record was changed, left out or added: its chain does not fit.

## Fair deals

fair-contribution = A contribution is 1 to 64 bytes in lower-case hex.
fair-table = The id of a table is a single line.
fair-version = The deal was made by version { $version } of the procedure; only version 1 is known here.
fair-secret = The revealed secret is not hex.
fair-commitment = The revealed secret is not the one that the house committed to.
fair-seed = The seed does not follow from the secret and the contributions.
fair-seating = The seats were not drawn from the seed.

## How a game can end at any table

reason-draw = The players agreed to a draw.
reason-resigned = Everyone but the winner resigned.
decided-draw = All agreed to a draw.
decided-resigned = { $players } gave up.

## Who sits there, where nobody has a name

seat-nameless = seat { $number }

no-such-part = There is nothing called “{ $part }” to read here.
refused-realize = In this game nothing is realized.

# How well a bot plays.
bot-novice = novice
bot-steady = steady
bot-keen = keen
bot-master = master

## A figure outside of a sentence

number = { $value }
