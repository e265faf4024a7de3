# The pages of the house: every word beside those of the table and the games.

## Around every page

page-house = Ridotto
page-nav = Pages of the house
page-nav-play = Play
page-nav-leaders = Leaderboards
page-nav-leaders-short = Leaders
page-nav-replays = Replays
page-nav-rules = Rules
page-language = Language
page-settings = Settings
page-sign-in = Sign in
page-account-short = Account
page-me = { $name }: player’s page
page-title = { $page } · Ridotto
page-loading = One moment …
page-failed = That did not load. { $why }
page-offline-short = No connection
page-offline-why = The house cannot be reached.
page-again = Try again
page-close = Close
page-copy = Copy
page-copied = Copied
page-copy-by-hand = The link is marked: copy it with Ctrl+C. A browser keeps the clipboard shut where a house has no TLS.
page-share = Share
page-bot = bot
page-you = you
page-more = Show more

## Home

page-home-title = Play
page-home-games = Games
page-hello = { $part ->
    [morning] Good morning, { $name }
    [day] Good day, { $name }
    [evening] Good evening, { $name }
   *[night] Good evening, { $name }
}
page-home-turns = { $count ->
    [0] No game is waiting for you.
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
}
page-hero = Uncommon games, one open house
page-hero-lead = Sit down against the house’s bots, or send a friend a link. Nothing to install, no account needed.
page-hero-play = Play a first game
page-hero-hint = Podstavec with a gentle bot, 20 minutes. The rules are always one tap away.
page-hero-spoils = Spoils
page-all-games = All games
page-open-count = { $count ->
    [one] 1 open table to join
   *[other] { $count } open tables to join
}
page-players = { $least ->
    [1] any
   *[other] { $most ->
        [0] { $least }
       *[other] { $least }–{ $most }
    }
}
page-players-long = { $least ->
    [1] any number
   *[other] { $most ->
        [0] { $least } players
       *[other] { $least }–{ $most } players
    }
}
page-players-label = Players
page-length-label = Length
page-length-minutes = { $minutes } min
page-length-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-length-either = { $minutes } min or { $days ->
    [one] a day
    [7] a week
   *[other] { $days } days
}
page-play-now = Play now
page-play-now-game = Play now: { $game }
page-invite-game = Invite to { $game }
page-my-tables = My tables
page-my-wait = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
page-my-none = You sit at no table yet. Play now, or open one of your own.
page-open-tables = Open tables
page-open-own = Open one of your own
page-open-none = Nobody waits for players just now. Open a table, and it stands here.
page-row-play = Play
page-row-open = Open
page-row-cancel-game = Cancel: { $game }
page-row-join = Join
page-row-watch = Watch
page-row-with = { $game } with { $names }
page-row-between = { $game }: { $names }
page-row-your-turn = your turn
page-row-start-clock = waits for you: start the clock
page-row-waiting = waiting for { $names }
page-row-everyone = everyone may act
page-row-thinking = the game goes on by itself
page-row-needs = { $count ->
    [one] waiting for 1 more player
   *[other] waiting for { $count } more players
}
page-row-begins = begins { $time }
page-row-closed = closed for repair
page-row-off-shelf = the game is not here now
page-row-other-rules = waits for the version it was begun with
page-row-rated = rated
page-row-played-on = played on from another game, not counted
page-row-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
page-left-clock = { $time } left
page-left-hours = { $count } h left
page-left-days = { $count } d left
page-crowd = { $count } players
page-clock-move = { $seconds ->
    [30] 30 s a move
    [90] 90 s a move
   *[other] { $minutes } min a move
}
page-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}

## A new table

page-to-games = To the games
page-no-game = There is no game “{ $name }”.
page-new-title = Open a table
page-new-lead = Everything has a good default: choose a game and open it.
page-new-game = Game
page-new-who = Who sits down
page-new-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
page-new-fewer = One seat fewer
page-new-more = One seat more
page-new-count = How many seats
page-new-sitter = Seat { $number }
page-new-person = Person
page-new-crowd = { $count ->
    [one] and one more person
   *[other] and { $count } more people
}
page-new-lot = Who sits where is drawn by lot when the game begins.
page-new-how = How it is played
page-new-rules = Rules
page-new-quick = Quick
page-new-usual = Usual
page-new-week = A week
page-new-own = My own
page-new-presets = Kind of game
page-new-plain = This game has nothing to choose: it is played by its rulebook.
page-new-none = as usual
page-new-time = Time and door
page-new-clock = Clock
page-new-clock-none = None
page-new-clock-move = Per move
page-new-clock-days = Days
page-new-seconds = Time for each move
page-new-seconds-value = { $seconds ->
    [30] 30 s
   *[other] { $minutes } min
}
page-new-days = Days for each move
page-new-days-value = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-new-own-clock = { $game } keeps its own time, so it needs no other clock.
page-new-clock-hint-none = Nobody is hurried.
page-new-clock-hint-move = When it runs out, the house makes a simple move in that seat. After two such moves in a row a bot plays there, until the player comes back.
page-new-clock-hint-days = For games that go on beside the day.
page-new-door = Door
page-new-public = Public
page-new-link = By link
page-new-starts = It starts
page-new-full = When full
page-new-host = When I say
page-new-at = At a time
page-new-at-label = Date and time, in your zone
page-new-rated = Rated
page-new-rated-yes = It counts for the ratings of all who play.
page-new-rated-guest = Only with an account: you play without one.
page-new-rated-bots = { $count ->
    [one] Only between people: a bot sits here.
   *[other] Only between people: { $count } bots sit here.
}
page-new-go = Open the table
page-new-less = less
page-new-greater = more
page-number = { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}
page-new-summary = { $open ->
    [true] A **public** table of **{ $game }** for { $seats }: { $company }. { $start }
   *[false] A table **by link** of **{ $game }** for { $seats }: { $company }. { $start }
}
page-new-yourself = You
page-new-you = you
page-new-people = { $count ->
    [1] one more person
    [2] two more people
    [3] three more people
    [4] four more people
    [5] five more people
    [6] six more people
    [7] seven more people
    [8] eight more people
    [9] nine more people
   *[other] { $count } more people
}
page-new-bots = { $count ->
    [one] one bot ({ $names })
   *[other] { $count } bots ({ $names })
}
page-new-and = { $first } and { $last }
page-new-starts-full = It starts when everyone is here.
page-new-starts-bots = It starts at once.
page-new-starts-host = It starts when you say so.
page-new-starts-at = It starts on { $when }.
page-opened = Your table is open
page-opened-public = { $count ->
    [one] { $game } for { $seats }. One seat is free: send the link, or wait for someone from the lobby.
   *[other] { $game } for { $seats }. { $count } seats are free: send the link, or wait for someone from the lobby.
}
page-opened-link = { $count ->
    [one] { $game } for { $seats }. One seat is free: send the link to whom you want to play with.
   *[other] { $game } for { $seats }. { $count } seats are free: send the link to those you want to play with.
}
page-opened-hint-public = Whoever has the link may sit down or watch.
page-opened-hint-link = Only who has the whole link, with the key at its end, finds this table.
page-opened-only-here = This link works on this machine only. For friends on your network start the house with: { $command }
page-opened-address = Link to the table
page-opened-go = Go to the table
page-opened-cancel = Cancel this table

## Coming in

page-door-guest = You are here as a guest, { $name }
page-door-stranger = Come in
page-door-lead = Guests play everything. An account adds rated games, and keeps your name and your games on every device.
page-door-lead-enter = Your name, your ratings, your tables and your games are kept with your account.
page-door-tables = { $count ->
    [0] What you have played and will play stays yours.
    [one] Your table and your seat at it stay yours.
   *[other] Your { $count } tables and their seats stay yours.
}
page-door-rated = Rated games, a place on the leaderboards.
page-door-mail = No e-mail, no trackers. Keep your password: nobody can send it to you.
page-door-which = Which door
page-door-make = Make an account
page-door-enter = Sign in
page-door-keep = { $count ->
    [one] You keep your **table** and your seat at it.
   *[other] You keep your **{ $count } tables** and your seats at them.
}
page-door-other = Signing in to another account leaves { $name } and their tables behind.
page-door-name = Name
page-door-free = This name is free.
page-door-password = Password
page-door-password-hint = At least 8 characters. A sentence is easiest to remember.
page-password-show = Show
page-password-hide = Hide
page-door-make-go = Make my account
page-door-enter-go = Sign in
page-door-empty = Say your name and your password.
page-door-no-name = Say your name.
page-door-no-password = Say your password.
page-door-short = The password needs at least 8 characters.
page-door-in = You are signed in as { $name }.
page-door-to-settings = Account and settings

## Settings and account

page-settings-title = Settings
page-settings-as = Signed in as { $name }
page-settings-guest = Here as a guest, { $name }
page-settings-stranger = Kept on this device
page-settings-parts = Parts of the settings
page-set-look = Look and sound
page-set-theme = Theme
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-theme-device = As my device
page-set-motion = Motion
page-set-motion-hint = Others’ moves as they happen
page-set-motion-off = Off
page-set-motion-quick = Quick
page-set-motion-normal = Normal
page-set-sound = Sound
page-set-sound-hint = A soft note when it is your turn
page-set-language = Language
page-set-language-hint = Of pages, rules and the log
page-set-table = At the table
page-set-confirm = Confirm moves
page-set-confirm-hint = Ask before what cannot be taken back
page-set-confirm-never = Never
page-set-confirm-slow = Slow games
page-set-confirm-always = Always
page-set-letters = Letters on pieces
page-set-letters-hint = R, W and B on balls, letters and pips on pyramids
page-set-notices = Notices
page-set-notices-hint = Tell me here when it is my turn
page-set-notices-none = This browser shows no notices from a house without TLS.
page-set-notices-denied = This browser has been told not to show them.
page-set-account = Account
page-set-name = Name
page-set-name-hint = What others call you
page-set-name-hint-number = What others call you; the number only beside a namesake
page-set-name-go = Change
page-set-name-done = Your name is { $name }.
page-set-password = Password
page-set-password-hint = Other devices are signed out
page-set-password-go = Change …
page-set-password-old = Old password
page-set-password-new = New password
page-set-password-done = Your password is changed.
page-set-make = Make an account
page-set-make-hint = A guest is known by this browser only
page-set-make-go = Make one
page-set-programs = Programs
page-set-programs-lead = A token lets a program play as you. It cannot change your password or take your data.
page-set-programs-guest = Programs play for accounts: make one first.
page-token-made = **“{ $label }”** is made. Copy it now: it is shown only once.
page-token-secret = Token
page-token-unused = made { $made }, not used yet
page-token-used = made { $made }, used { $used }
page-token-revoke = Revoke
page-token-revoke-named = Revoke “{ $label }”
page-token-new = Make a token
page-token-label = What is it for?
page-token-go = Make it
page-set-data = My data
page-set-take = Take it with you
page-set-take-hint = Games, chat, ratings, in one file
page-set-take-go = Download
page-set-out = Sign out
page-set-out-hint = On this device
page-set-out-go = Sign out
page-set-out-everywhere = Sign out everywhere
page-set-out-everywhere-hint = On every device; tokens stay
page-set-erase = Erase me
page-set-erase-hint = Your name leaves every page; games stay, without it
page-set-erase-go = Erase …
page-erase-title = Erase you from this house?
page-erase-lead = Running games are resigned, what you said in chat is erased, and your name leaves every page. The games themselves stay, played by nobody. This cannot be taken back.
page-erase-password = Your password
page-erase-yes = Erase me for good
page-erase-no = Stay
page-cancel = Cancel
page-save = Save
page-mutes = People you do not hear
page-mutes-none = You hear everyone.
page-unmute = Hear again
page-unmute-named = Hear again: { $name }

## A player

page-player-since = Here since { $month }
page-player-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
page-player-seen = last seen { $day }
page-player-guest = guest
page-player-guest-number = guest no. { $number }
page-day = { $day ->
    [today] today
    [yesterday] yesterday
   *[other] { $date }
}
page-player-watch = Watch
page-player-invite = Invite to a game
page-player-own = Settings
page-player-ratings = Ratings
page-player-no-ratings = No rated games yet.
page-player-place = { $rule ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
page-player-provisional = not settled yet
page-player-last = last
page-player-house = Against the house
page-player-house-lead = games won and lost, by bot
page-player-not-yet = not yet
page-player-score = { $won } – { $lost }
page-player-recent = Recent games
page-player-all = { $count ->
    [one] All games
   *[other] All { $count }
}
page-player-no-games = No finished games yet.
page-player-together = { $games ->
    [one] You and { $name } have played 1 game:
   *[other] You and { $name } have played { $games } games:
} **you won { $won }**, { $name } won { $lost }.
page-player-not-rated = not rated
page-result-won = Won
page-result-lost = Lost
page-result-drawn = Draw
page-change = rating { $change }

## Leaders

page-leaders-title = Leaderboards
page-leaders-lead = Rated games between people with accounts.
page-leaders-games = Leaderboard of which game
page-leaders-place = Place
page-leaders-player = Player
page-leaders-30 = 30 days
page-leaders-count = Games
page-leaders-won = Won
page-leaders-rating = Rating
page-leaders-none = Nobody has played a rated game of { $game } yet. The first two to do so stand here.
page-leaders-yours = Your place
page-leaders-of = of { $count } · { $rating } points
page-leaders-week = This week
page-leaders-rules = A rating is what a player has surely shown, so it starts low and rises as they play. Only games between accounts count.
page-leaders-not-yet = You have not played a rated game of { $game } yet.
page-leaders-open = Open a rated table
page-leaders-percent = { $percent }%

## Replays

page-replays-title = Replays
page-replays-lead = Finished games that all may see, move by move, from any seat; yours are under “Only mine”.
page-replays-all = All games
page-replays-everyone = Everyone’s
page-replays-mine = Only mine
page-replays-none = No game that all may see has been finished here yet.
page-replays-none-game = No game of { $game } that all may see has been finished here yet.
page-replays-none-yours = Yours are under “Only mine”.
page-replays-none-mine = You have finished no game yet.
page-replays-none-mine-game = You have finished no game of { $game } yet.
page-replays-none-theirs = No finished games to show.
page-replays-none-person = No finished games of { $name } to show.
page-replays-of = Games of { $name }
page-replays-whose = Whose games
page-replays-winner = { $names } won
page-replays-drawn = a draw
page-replays-aborted = ended without a result

## Rules

page-rules-title = Rules
page-rules-of = Rules of { $game }
page-rules-lead = Each game has a rulebook with numbered clauses. Where a move is not allowed, or a game says why something happened, it gives the number.
page-rules-find = Find in the rules
page-rules-contents = Contents
page-rules-short = In short
page-rules-players = Players
page-rules-time = Time
page-rules-version = Rules
page-rules-version-value = version { $version }
page-rules-nothing = No clause says “{ $text }”.
page-rules-missing = There is no clause { $clause }.
page-rules-link = Link to { $clause }
page-rules-fig-bag = Everyone’s bag, with two players
page-rules-fig-display = Everyone’s display
page-rules-fig-supply = Supply: 19

## Nothing here, and no house

page-404-title = Nothing stands here
page-404-lead = There is no page, game or person at this address.
page-404-table = There is no table at this address. If somebody sent you this link, perhaps its end is missing: a table by link opens only with the key there. Ask for the whole link once more.
page-404-home = Go home
page-404-tables = See open tables
page-offline-title = The house cannot be reached
page-offline-lead = Your connection is down, or the house is shut for a moment. Your seats are kept; clocks of moves are put off by the length of an outage.

## Admin

page-admin-title = The office
page-admin-lead = Reports, bans, and tables that need a hand.
page-admin-not = This page is for those who look after the house.
page-admin-how = Whoever runs the house names them: ridotto admin appoint NAME.
page-admin-reports = Reports
page-admin-reports-none = Nothing is waiting to be looked into.
page-admin-by = reported by { $name }, { $day }
page-admin-said = said: “{ $text }”
page-admin-settle = Looked into
page-admin-settled = Show settled ones
page-admin-ban = Shut out
page-admin-bans = Shut out
page-admin-bans-none = Nobody is shut out.
page-admin-ban-until = until { $when }: { $reason }
page-admin-pardon = Let in again
page-admin-ban-title = Shut { $name } out
page-admin-ban-days = Days
page-admin-ban-reason = Reason, which they are told
page-admin-closed = Closed tables
page-admin-closed-none = No table is closed.
page-admin-repair = Let it go on
page-admin-close = Close a table
page-admin-close-table = Table
page-admin-close-why = Why, which the players are told
page-admin-close-go = Close it

## Replay of a game

page-replay-title = Replay of { $game }
page-replay-seen = Seen by
page-replay-everyone = An onlooker
page-replay-slider = Moment
page-replay-at = moment { $n } of { $last }
page-replay-start = The start
page-replay-first = To the start
page-replay-back = One moment back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One moment on
page-replay-last = To the end
page-replay-speed = Speed
page-replay-link = Link to this moment
page-replay-link-short = Link
page-replay-record = Download the record
page-replay-play-on = Play on from here
page-replay-play-on-text = A new table opens with you in the seat of { $name } and bots in all the others. What { $name } could not know at this moment is imagined anew; the finished game stays as it is.
page-replay-play-on-seat = Your seat
page-replay-play-on-level = The bots
page-replay-play-on-go = Play on
page-replay-log = What happened
page-replay-fair = Fairness verified
page-replay-imagined = Imagined start
page-replay-sealed = What chance decided is still sealed
page-replay-unfair = What chance decided does not match
page-replay-running = This game is not over yet.
page-replay-to-table = To the table
page-replay-won = { $names } won
page-replay-drawn = a draw

## The analysis of a finished game

page-replay-chances = Winning chances
page-replay-percent = { $part }%
page-replay-some-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
    [one] point
   *[other] points
}
page-replay-analyse = Analyse this game
page-replay-analyse-again = Analyse again
page-replay-analyse-about = Everyone’s chances, the turning points, and what a strong bot would have played. It takes a minute or more.
page-replay-analysis-failed = The analysis did not come to an end.
page-replay-analysing = { $part }% done
page-replay-analysing-left = { $part }% done, { $minutes ->
    [0] less than a minute left
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
page-replay-judge = Judging decisions: { $done } of { $of }
page-replay-weigh = Weighing chances: { $done } of { $of } { $of ->
    [one] moment
   *[other] moments
}
page-replay-queued = The analysis is about to begin
page-replay-analysis-offline = No connection; it goes on once the house is back.
page-replay-by = counted in games of quick bots; moves judged by the bot “{ $bot }”
page-replay-as-table = As a table
page-replay-turning = Turning points
page-replay-turning-later = They come with the analysis.
page-replay-turning-legend = ▼ given away. ↑ ↓ luck, something revealed, or what the judge does not see.
page-replay-turning-points = ▼ without %: what this game counts, not chances.
page-replay-turning-none = Nothing decided this game all at once.
page-replay-alike = No ▼ ({ $players }) only means that { $bot }, the judge, would have played no better.
page-replay-turning-at = { $moment }. { $what }
page-replay-gave = { $player } gave away { $amount }.
page-replay-gave-chance = { $player } gave away { $lost }% of the chance.
page-replay-resigned = { $player } gave up, with a chance of { $lost }%.
page-replay-gave-whole = { $player } gave away the whole chance{ $had ->
    [100] {""}
   *[other] , { $had } in a hundred
}, as { $bot } judges by what { $player } could know.
page-replay-gave-of = { $player } gave away { $lost } of { $had } chances in a hundred, as { $bot } judges by what { $player } could know.
page-replay-swing = { $player }: on the curve, the chances went from { $before }% to { $after }%.
page-replay-stretch = { $player }: over several moves up to this one, the chances on the curve went from { $before }% to { $after }%.
page-replay-around = { $player }: over several moves around this one, the chances on the curve went from { $before }% to { $after }%.
page-replay-unexplained = That was luck, or something hidden, or what { $bot } does not see.
page-replay-rest-unexplained = What that does not explain was luck, or something hidden, or what { $bot } does not see.
page-replay-same = { $bot } would have done the same.
page-replay-as-good = { $bot } would have played no better.
page-replay-would-wait = { $bot } would have waited.
page-replay-advice = { $bot } would tell { $player }: “{ $advice }”
page-replay-better = Better: “{ $advice }”
page-replay-differ = The curve knows what was hidden: before this move it stands at { $truth }%, and by what { $player } could know it would be { $knew }%.
page-replay-after = After moment
page-replay-moment = Moment { $n }
page-replay-lost = Given away
page-replay-table-legend = Chances are those right after the moment, counted in games that quick bots finished; moments not measured are left out, unless something was given away there. ▼ says how much worse a move was than the best one found, by what its player could know: a part of the chance to win, or of what this game counts.
page-replay-unjudged = { $count } { $count ->
    [one] decision was
   *[other] decisions were
} left out, to be done in time.

## A pack of one's own for Venice

page-packs-title = Packs for Venice
page-packs-lead = A pack is a text that names the agendas, the assets and the seven line-ups of a week. Paste yours, or open its file: the house says what is wrong and where, and takes you to a table that plays it.
page-packs-text = The text of the pack
page-packs-example = name = "my-week"
page-packs-file = Open a file
page-packs-check = Check it
page-packs-found = What the house finds
page-packs-nothing = Nothing has been checked yet.
page-packs-fine = This pack can be played.
page-packs-play = Open a table with it
page-packs-problems = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
page-packs-long = This text has { $length } characters; the house takes up to { $limit } here.
page-packs-own = a pack of my own
