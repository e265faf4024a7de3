# The frame and the pages of the browser app. What a game says stands in the game's own catalogue.

house = Ridotto
close = Close
home = Home
skip = To the content
ball-letter = { $colour ->
    [red] R
    [white] W
   *[black] B
}
seat-nameless = seat { $number }

## When a page cannot be shown

not-found-title = Nothing stands here
not-found-text = This address leads to an empty pedestal. The table may be gone, or a letter of the link is missing.
not-found-home = To the games
page-failed = This page could not be loaded. Look at your connection, then try again.
try-again = Try again
loading = One moment

## The bar and the table in a few words

house-home = Ridotto, home
you = you
bot = bot
cancel = Cancel
invite = Invite
share-link = Share link
menu = Menu
settings = Settings
sound = Sound
players = Players
board = The board
position = The position in words
rated = rated
by-link = by link
played-on = played on from another game
played-on-short = played on
clock-none = no clock
clock-seconds = { $seconds } s a move
clock-minutes = { $minutes } min a move
clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
unit-days = d
unit-hours = h
house-time = House time { $time }
watching-count = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
copy-link = Copy link
link-copied = The link is copied.
link-watch = Whoever has it may watch.
link-by-hand = Without TLS a browser cannot copy by itself. The link: { $link }
share-title = A table at Ridotto
notify-allow = Tell me when it is my turn
notify-turn = It is your turn.

## Who must do what

status-yours = Your turn.
status-held = The clock stands.
status-held-more = While somebody reads, the bots wait, too.
status-starting = The clock starts when you are ready.
status-starting-more = The bots wait, too.
clock-start = Start the clock
clock-started = The clock runs from now on.
clock-go-on = Go on
status-others = { $count ->
    [one] { $players } is to move.
   *[other] { $players } are to move.
}
status-away = { $count ->
    [one] { $players } is away from the table.
   *[other] { $players } are away from the table.
}
status-nobody = The clock decides.
status-waiting = { $free ->
    [one] Waiting for one more.
   *[other] Waiting for { $free } more.
}
status-waiting-more = Send the link, or leave this page: we keep your seat.
status-waiting-join = There is a seat for you.
status-waiting-kept = The seats of this rematch are kept.
status-full = All seats are taken.
status-full-host = The host begins the game.
status-full-you = Begin the game when you like.
status-full-time = The game begins at its time.
status-resigned = You have resigned.
status-resigned-more = The house plays your seat to the end.
status-over = The game is over.
status-closed = This table is closed for repair.
status-closed-more = Nobody loses time.
status-aborted = This game was ended without a result.
status-never = This game never began.
status-past = Moment { $n }.
status-past-more = This is how it stood then; the game goes on.
status-offline = No connection.
status-offline-more = The board is as it was at { $time }; what you have begun is kept.
status-offline-short = As it was at { $time }.
reconnecting = Reconnecting
next-try = { $seconds ->
    [0] trying now
   *[other] next try in { $seconds } s
}
try-now = Try now
back-online = You are back.
moment-gone = That moment cannot be shown.

## People

player-offline = you are not connected
player-away = away
player-resigned = has resigned
player-warm = a bot keeps the seat
player-host = opened the table
player-ready = ready
player-stopped = clock stopped
seat-free = { $free ->
    [one] Free seat
   *[other] { $free } free seats
}
seat-free-public = for anyone
seat-free-link = for whoever has the link
seat-kept = their seat is kept

## What happened

log = What happened
log-first = To the beginning
log-back = Back
log-forward = Forward
log-now = Now
log-gone = (taken back)
log-idle = (by the clock)
log-clock-starts = The clock starts.
before = Before the game
before-opened = { $player } opens the table
before-sealed = The house seals its secret, which settles all that is left to chance here, so that nobody can change it; it is checked at the end: { $commitment }
before-played-on = It goes on from a moment of another game
before-joined = { $player } sits down

## What may be asked of a table

act-undo = Undo
act-undo-why = Nothing can be taken back now. Your own last moves can, until something is drawn, shown or sealed, or another person plays.
act-hint = Hint
act-hint-people = Hints are given only where one person plays against bots, not for a rating.
act-hint-game = This game has no bot that could give hints.
act-hint-looking = A hint is for the position now: first go on from what is shown.
act-hint-turn = There is a hint when it is your turn.
advice-play = Play it
advice-earlier = A moment ago:
advice-again = Ask again
advice-thinking = A hint is being thought of …
act-draw = Offer draw
act-accept-draw = Accept draw
act-decline-draw = Decline draw
act-withdraw-draw = Withdraw draw
act-resign = Resign
act-rules = Rules
act-leave = Leave
act-abort = Abort
act-take-back = Take my seat
act-share = Share
draw-offered = { $count ->
    [one] { $players } offers a draw.
   *[other] { $players } offer a draw.
}
draw-yours = You have offered a draw. It stands until somebody moves, or you withdraw it.
draw-declined = { $player } has declined your offer of a draw.
draw-gone = Your offer of a draw no longer stands.
confirm-resign = Resign this game?
confirm-resign-more = The others play on, and the house plays your seat to the end. This cannot be taken back.
confirm-draw = Offer a draw?
confirm-draw-more = If the others agree, the game ends without a winner. The offer stands until somebody moves, or you withdraw it.
confirm-leave = Leave this table?
confirm-move = Send this move?
confirm-send = Send

## Chat

chat = Chat
chat-say = Say something to the table
chat-onlookers = Talk with those who watch
chat-offline = Will be sent once you are back
chat-empty = Nobody has said anything yet.
chat-empty-bots = The others here are bots: nobody will answer.
chat-all = Show more of the chat
chat-less = Show less of the chat
chat-send = Send
chat-open = { $unread ->
    [0] Open chat
    [one] Open chat, { $unread } new line
   *[other] Open chat, { $unread } new lines
}
chat-about = Mute or report { $name }
chat-mute = Hear no more of { $name }
chat-muted = You hear no more of { $name }.
chat-report = Report
chat-report-why = What is wrong with this line?
chat-reported = Thank you. Those who look after the house will see it.

## Rules at the table

rules-of = Rules of { $game }
rules-find = Find in the rules

## Before the game

waiting-title = { $here ->
    [one] One is here
    [2] Two are here
    [3] Three are here
   *[other] { $here } are here
}, { $free ->
    [one] one is awaited
    [2] two are awaited
    [3] three are awaited
   *[other] { $free } are awaited
}
waiting-full = The game begins as soon as the last seat is taken.
waiting-rematch = The game begins as soon as everyone from the last game is here. On its page they can press “To the rematch”.
waiting-rematch-only = Only those who played the last game can sit down here. You may watch once it has begun.
waiting-host = The game begins when the host says so.
waiting-host-you = The game begins when you say so.
waiting-at = The game begins on { $time }.
waiting-only-here = This link works on this machine only. For friends on your network start the house with: { $command }
waiting-free = Free
waiting-awaited = waiting
waiting-kept = not here yet
waiting-link = Link to this table
waiting-sit = Sit down
waiting-more = +{ $count }
waiting-more-name = and { $count } more
waiting-begin = Begin the game
waiting-least = { $least ->
    [2] Two are needed to begin.
    [3] Three are needed to begin.
   *[other] { $least } are needed to begin.
}
waiting-bot-begin = { $free ->
    [one] Seat a bot and begin
   *[other] Fill with bots and begin
}
waiting-bot = { $free ->
    [one] Seat a bot instead
   *[other] Seat bots instead
}

## Closed and ended tables

closed-title = Closed for repair
closed-text = The house found a fault at this table and stopped it before anything could be lost. Position, moves and clocks stand still.
closed-since = Since
closed-why = Why
closed-next = Next
closed-next-text = It goes on from here; you find it on the home page
aborted-title = Ended without a result
aborted-text = Nobody won and nobody lost, and no rating changed.
aborted-new = Open a new table
never-title = This table was given up
never-text = The game never began: nobody has won or lost anything.
shut-title = This table is not open to you
shut-text = The house does not let you in here.
shut-off-shelf = This game is not here now
shut-other-rules = This table waits for its rules
shut-unreadable = This game cannot be shown

## Watching

watch-title = You are watching
watch-text = What is hidden from the other players is hidden from you.
watch-resigned = You go on seeing what your seat sees.
watch-play = Play { $game }

## The end

end-wins = { $player } wins
end-you-win = You win
end-you-share = You and { $players } share first place
end-share = { $players } share the win
end-draw = A draw
end-rematch = Rematch
end-rematch-join = To the rematch
end-rematch-waits = { $count ->
    [one] { $players } waits for you at a rematch.
   *[other] { $players } wait for you at a rematch.
}
end-replay = Replay
end-home = Home
end-look = Look at the board
end-result = Result
end-played-on = Played on from a moment of another game.
end-played-on-link = To that moment
ended-title = The game is over
ended-text = Look at the board, step through what happened, or play again.
fair-checking = Checking the fairness
fair-fair = Fairness verified
fair-imagined = The start was imagined; what was drawn after it is verified
fair-sealed = What chance decided is still sealed
fair-commitment = The secret is not the one that was sealed
fair-seed = What chance decided does not follow from what was sealed
fair-seating = The seats do not follow from what was sealed
fair-how = How it is checked
fair-plain-fair = This browser has checked it: everything that chance decided here was settled before the first move, by a secret that the house had sealed and by numbers that the players’ browsers added. Nobody could choose it, or change it later.
fair-plain-imagined = This browser has checked it: everything that chance decided after the imagined start was settled before the first move, and nobody could change it later.
fair-plain-bad = This browser has checked what chance decided here, and something does not match: do not trust this game, and show its record to whoever runs the house.
fair-yourself = To check it again yourself:
fair-table = Table
fair-sealed-first = Sealed at the opening
fair-contributions = Added by those who entered
fair-secret = The house’s secret
fair-seed-of = Seed
fair-record = Download the record

## A first game

hint = For your first game
hint-more = more
hint-got-it = Got it
hint-no-more = No more tips

## A game without a board of its own

plain-player = Player
plain-yes = yes
plain-no = no
plain-nothing = nothing just now
plain-unreadable = That cannot be read. Lists and structures are written as JSON.
