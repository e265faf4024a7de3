# Venice: every sentence a player reads.

title = Venice
about = A week of sealed auctions: borrow, bid, and serve the Republic best.
short-game = every 2 minutes an auction, 15 minutes in all; without it every 5 minutes, 35 in all.
option-pace = How fast the week goes
option-pace-calendar = by the calendar, a day a day
option-pace-minutes = a few minutes a day
option-minutes = Minutes for a day
option-zone = Time zone
option-rate = Interest of the treasury, per cent
option-interest = How interest grows
option-interest-simple = simple
option-interest-simple-means = every day the same part of the loan
option-interest-compound = compound
option-interest-compound-means = every day a part of the loan with its interest
option-pack = Pack
option-pack-serenissima = Serenissima

## A move that may not be played

refused-ready-by-calendar = At the calendar pace every auction is held at its hour; there is nothing to be ready for.
refused-ready-twice = You have said so already; it stands until the auction.
refused-loan-closed = The treasury lends only before the opening auction, and that was held.
refused-loan = The treasury lends from 0 to { $limit }, not { $amount }.
refused-no-auction = There is no auction { $auction }; they are 0 (Sunday) to 6 (Saturday).
refused-auction-held = The auction of { label-day } ({ $auction }) was held already.
refused-not-offered = The auction of { label-day } ({ $auction }) does not offer “{ $item }”; it is offered in: { $others }.
refused-no-item = No auction of this week offers “{ $item }”.
refused-price = A price is from 1 to { $highest }, not { $price }.
refused-count = A bid is for 1 to { $offered } copies of { $item }, as many as are offered, not { $count }.
refused-same-price = Your bid { $bid } already offers { $price } for { $item }; change that one.
refused-too-many = { $asked ->
    [0] That bid is for { $count } of { $item }
   *[other] That makes { $count } of { $item } besides the { $asked } you already ask for
}; { $offered ->
    [one] only one is offered.
   *[other] only { $offered } are offered.
}
refused-no-bid = { $count ->
    [0] You have no bid { $bid }; no bid of yours stands.
   *[other] You have no bid { $bid }; yours are: { $bids }.
}
refused-bid-held = Bid { $bid } was in the auction of { label-day }, which was held; it can no longer be changed.

## Setting up a table

setup-zone = There is no time zone “{ $zone }”; write it like Europe/Rome.
setup-time = No calendar reaches { $at }.
setup-pack-unknown = The house has no pack “{ $pack }”.
setup-pack-file = “{ $pack }” looks like a file name; the option pack takes the text that is in the file.
setup-pack = The pack has { $count ->
    [one] a problem
   *[other] { $count } problems
}, the first at “{ $place }”: { $why }

## What is wrong with a pack

pack-too-long = it has { $length } characters; a pack has at most { $limit }.
pack-not-toml = it is not valid TOML: { $why }
pack-too-deep = its brackets or keys are nested too deeply.
pack-number-too-long = a number in it has thousands of digits; none may be above a thousand million.
pack-missing = this is missing.
pack-unknown-key = there is no such key.
pack-not-seven = there are { $count } auctions; a week has seven, Sunday to Saturday.
pack-empty-list = there is none; at least one is needed.
pack-too-many = there are { $count }; at most { $limit } are possible.
pack-text-too-long = it has { $length } characters; at most { $limit } are possible.
pack-name = “{ $name }” is no short name: lower-case letters, digits and hyphens between them, like silk-tax.
pack-blank = it is blank.
pack-not-printable = it has a line break or another character that cannot be seen.
pack-name-twice = the name “{ $name }” is used twice.
pack-same-agenda = “{ $name }” has the same value and cost as “{ $other }”; every agenda must be different.
pack-provides-nothing = “{ $name }” provides nothing; an asset provides some force, popularity or influence.
pack-unknown-emblem = the house has drawn no emblem “{ $emblem }”; use the name of an item of its own pack, or leave it out.
pack-nothing-offered = nothing is offered on { $day }.
pack-unknown-item = there is no item “{ $item }” in this pack.
pack-agenda-in-common = “{ $item }” is an agenda, and on { $day } there is a common auction: it offers assets.
pack-asset-not-common = “{ $item }” is an asset, and the auction of { $day } offers agendas.
pack-offered-twice = “{ $item }” stands twice in the auction of { $day }.
pack-never-offered = “{ $item }” is not offered in any auction.
pack-out-of-reach = “{ $name }” costs { $cost } of { $resource }, and at no table can one player get more than { $most }: it can never be realized.
pack-too-hard = with { $copies } of each of these { $agendas } agendas the best combination cannot be found in time; use fewer agendas, or numbers that are less alike.

## What happened

event-borrowed = { $player } borrows { $amount }.
event-bid-placed = { $player } bids { $price } each for up to { $count } × { $item } on { label-on-day }.
event-bid-changed = { $player } changes bid { $bid }: { $price } each for up to { $count } × { $item } on { label-on-day }.
event-bid-withdrawn = { $player } withdraws bid { $bid }.
event-said-ready = { $player } is ready ({ $ready } of { $seats }).
event-auction-held = { label-day }: the auction was held, { $sold } sold.
event-won = { $count ->
    [1] { $player } wins { $item } at { $price }.
   *[other] { $player } wins { $count } × { $item } at { $price } each.
}
event-item-sold = { $count } × { $item } sold at { $lowest } to { $highest } each.
event-bids-revealed = All bids up to { label-on-day } are public now.
event-realized = { $count ->
    [1] { $player } realizes { $item }.
   *[other] { $player } realizes { $count } × { $item }.
}
event-settled = { $player } had { $money } left, gains { $value } from agendas, repays { $repaid }, and ends with { $score }.

## How it ended

reason-settled = The closing auction was held and all accounts are settled.
decided-money = { $player } ends the week with { $money }, { $other-player } with { $other-money }.
decided-shared = { $count } players end the week with { $money } each and share the win.
decided-alone = { $player } ends the week with { $money }.

## At the table

label-day = { $auction ->
    [0] Sunday
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
   *[6] Saturday
}
label-on-day = { $auction ->
    [0] Sunday
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
   *[6] Saturday
}
label-resource = { $resource ->
    [force] force
    [popularity] popularity
   *[influence] influence
}
label-kind = { $kind ->
    [opening] opening auction of agendas
    [closing] closing auction of agendas
   *[common] common auction of assets
}
label-due = due { $time }
label-settling = then accounts are settled
label-results = sold
label-told = Sold
label-sold = { $item } to { $player } { $price }×{ $count }
label-sold-in-crowd = { $item } { $price }×{ $count }
label-own-bid = { board-day-short }, bid { $bid }
label-next-below = next, see below
label-next = next
label-money = Money { $money }, loan { $loan } (repay { $repay })
label-limit = Until this auction the treasury lends up to { $limit }, at { $rate }% a day for seven days: borrow 100, repay { $hundred }
label-nothing = none
label-holdings = You hold
label-provided = {" · "}assets give { $figures }
label-agenda = { $value } for { $cost }
label-figure = { $amount }{ $resource ->
    [force] F
    [popularity] P
   *[influence] I
}
label-legend = F force · P popularity · I influence · 5×2: 2 at 5 each · [your bids]
label-all-bids = all bids
label-lost-bids = your bids that won nothing
label-late = as high as one that won, but placed later
label-void = void: your money did not suffice
label-more = and { $count } more
label-may = You may: { $moves }
label-ready = Ready: { $ready } of { $seats }; when all are, the auction is held at once{ $asked ->
    [true] { " " }(type ready)
   *[false] { "" }
}
help-moves =
    A week of sealed auctions: buy agendas and the assets that realize them, with borrowed money. Each realized agenda
    brings its value; loan and interest are repaid at the end, and whoever has most money left wins.
    The order: Sunday’s opening auction sells agendas, the five from Monday to Friday sell assets, Saturday’s closing
    auction sells agendas again; right after it agendas are realized, loans repaid and accounts settled. Each auction
    sells its items in the order listed, to the highest bid first.
    The treasury lends until Sunday’s auction at { $rate }% a day for seven days, { $interest-id ->
        [compound] compound
       *[simple] simple
    } interest, also where a day lasts minutes.
    Figures like 5x2 are a price for each and how many at most; 20F 5P 10I are force, popularity, influence.
    Auctions are 0 (Sunday) to 6 (Saturday), or go by their days; items go by their short names or titles.
    borrow 300           set your loan, before the opening auction
    bid 1 opera 5x2      5 for each, up to 2, of the opera on Monday; also: bid monday opera 5 2,
                         and bid 1 opera 5 for one of them
    change 3 6x1         your bid 3 shall be 6 for one
    withdraw 3           take bid 3 away
    ready                at the minutes pace: hold the auction as soon as all are ready
    item opera           what an item is worth, needs or provides, at any time; all of them: item
    A table at a terminal takes a few minutes a day; for a real week begin it with -o pace=calendar.

## The board in a browser

board-week = The week
board-day-short = { $auction ->
    [0] Sun
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
   *[6] Sat
}
board-held = held
board-next = next
board-closing = closing
board-bids = { $count ->
    [one] { $count } bid
   *[other] { $count } bids
}
board-no-bids = no bids
board-won = { $count } won
board-none-won = none won
board-in-place = in { $place }
board-at-place = { $time } { board-in-place }
board-for-you = for you
board-held-at = held at
board-days-left = { $days } days
board-closing-now = closing
board-time-left = Time left
board-order = In order of sale
board-offered = Offered
board-each = Each
board-up-to = Up to
board-at-most = At most
board-since = Placed
board-week-begins = The week begins
board-since-why = Among equal prices the bid that stands longer is served first (VEN-12).
board-offered-short = { $offered } offered
board-bid = Bid
board-winning = Winning bids, highest first
board-won-head = Won
board-paid-head = Paid
board-if-all = If every bid wins { $paid } is paid and { $left } is left
board-over = These bids ask for { $asks }, and you have { $money }: what cannot be paid is void
board-later = later bids ask for { $asks }
board-all-bring = agendas would then bring { $value }
board-money = Money
board-would-bring = Agendas would bring now
board-with-bids = Agendas would bring if every bid wins
board-brings-now = Agendas bring
board-loan-due = Loan of { $loan }, due Saturday
board-loan-due-short = Loan due
board-no-loan = No loan yet
board-ends = If the week ended now
board-agendas = Your agendas
board-no-agendas = none yet
board-worth = worth
board-give = Your assets give
board-give-short = Assets give
board-lacks = { $count ->
    [1] Missing for it
    [2] Missing for both
    [3] Missing for all three
   *[other] Missing for all { $count }
}
board-enough = Enough for all
board-assets = Your assets
board-account = Your account
board-close = Close
board-open-account = Open your account
board-value-for = for
board-label-each = each
board-label-up-to = up to
board-less = Less
board-more = More
board-sum = pay { $sum } at most
board-last-in-line = then last in line at { $price }
board-of-offered = { $offered } offered
board-too-dear = more than the { $money } you have
board-too-dear-loan = more than the treasury lends
board-too-dear-so-far = { $money ->
    [0] nothing is borrowed yet
   *[other] more than the { $money } borrowed so far
}
board-place = Place bid
board-place-short = Bid
board-change = Change bid
board-change-short = Change
board-withdraw = Withdraw
board-another = Another price
board-choose = Choose a lot to bid on it.
board-no-bids-yet = You have no bid here yet.
board-supposed = agendas then bring { $value }
board-next-auction = Next auction
board-bid-on = Bid on { label-on-day }
board-loan = Loan from the treasury
board-loan-label = loan
board-borrow = Borrow { $amount }
board-lends-most = up to { $limit }
board-lends = up to { $limit }, until { label-on-day } { $time }
board-repay = repay { $repay } on Saturday
board-to-loan = Change the loan
board-ready = Ready
board-ready-why = When all are ready, the auction is held at once.
board-ready-starting = Start the clock first: once you are ready for it, the auction is held.
board-is-ready = You are ready
board-is-ready-short = ready
board-ready-count = { $ready } of { $seats } ready
board-calendar = Add the auctions to a calendar
board-nobody = nobody bid, { $left } left
board-left-over = { $left } left
board-of-asked = of { $asked }
board-none = none
board-outbid = you bid { $price }
board-tied = you bid { $price } too; { $earlier ->
    [1] { $player } was earlier
   *[other] others were earlier
}
board-void = void
board-void-why = Your money did not suffice for the rest (VEN-13).
board-for = for
board-you-won = You won and paid
board-sold = { $sold } sold
board-range = { $count } sold, at { $highest } to { $lowest } each
board-range-one = { $count } sold at { $highest } each
board-lost = Bids that won nothing
board-all-bids = All bids
board-winning-bids = Winning bids
board-who-won = Who won
board-page = { $from } to { $to } of { $total }
board-page-back = Back
board-page-on = On
board-loading = A moment …
board-pace-day = one auction a day
board-opens = The first auction is on { $date } at { $own ->
    [true] { $hour }
   *[other] { $time } by your clock ({ $hour } { board-in-place })
}{ $fixed ->
    [true] { "" }
   *[other] , if the game begins before it
}.
board-pace-minutes = { $minutes ->
    [one] an auction a minute
   *[other] an auction every { $minutes } min
}
board-status-loan = Borrow, then bid for Sunday.
board-status-loan-more = The treasury lends until { $when }.
board-status-in = Your bids for { label-on-day } are in.
board-status-in-more = You may change them until { $when }.
board-status-short = until { $time }
board-status-none = { label-day } is next.
board-status-none-more = Bid until { $when }.
board-status-watch-more = Held at { $when }.
board-status-held = { label-day } was held.
board-status-won = { $won ->
    [0] You won nothing.
   *[other] You won { $won } and paid { $paid }.
}
board-status-late = { $count ->
    [one] One of your bids was as high as one that won, but placed later.
   *[other] { $count } of your bids were as high as ones that won, but placed later.
}
board-status-void = { $count ->
    [one] Your money did not suffice for one of your bids
   *[other] Your money did not suffice for { $count } of your bids
}: what it cannot pay is void (VEN-13).
board-status-won-short = { $won ->
    [0] You won nothing.
   *[other] You won { $won } for { $paid }.
}
board-status-sold = { $sold } sold.
board-status-over = The week is over.
board-status-over-more = { $player } wins with { $score }.
board-figures = { $agendas ->
    [one] { $agendas } agenda
   *[other] { $agendas } agendas
}, { $assets ->
    [one] { $assets } asset
   *[other] { $assets } assets
}
board-end-realized = Realized
board-end-value = Value
board-end-money = Money
board-end-repaid = Loan repaid
board-end-final = Final
board-end-rating = Rating
board-end-agendas = agendas
board-end-plus-money = + money
board-end-minus-loan = − loan
board-end-open = All bids of the week are open now
board-end-read = Read them
board-end-you = you
board-end-bot = bot
board-end-why = { $count ->
    [0] No agenda realized; { $player } kept most.
    [one] One agenda realized, worth { $value }.
   *[other] { $count } agendas realized, worth { $value } together.
}
board-say-day = { label-day } { $date }, { $when ->
    [held] held
    [next] next
   *[later] later
}, { $when ->
    [held] { $won } won for { $paid }
   *[other] { $bids ->
        [0] no bids
       *[other] { board-bids-of }, at most { $asks }
    }
}
board-bids-of = { $bids ->
    [one] { $bids } bid
   *[other] { $bids } bids
}
board-say-gives = { $amount } { $resource ->
    [force] force
    [popularity] popularity
   *[influence] influence
}
board-say-asset = { $item }, gives { $gives }
board-say-agenda = { $item }, worth { $value }, costs { $gives }
board-say-bid = your bid { $price } each for up to { $count }
board-say-lot = { $thing }, { $offered } offered, { $bids }
board-say-summary = { label-day } is next, due { $when }. Money { $money }, loan and interest { $owes }, agendas would bring { $value }.
board-say-onlooker = { label-day } is next, due { $when }.
board-left-hour = One hour until the auction.
board-left-ten = Ten minutes until the auction.
board-left-minute = One minute until the auction.
hint-loan = You start with nothing: borrow from the treasury before Sunday’s auction. After Saturday the loan is repaid with { $rate }% for each of seven days.
hint-bid = Choose a lot and write a price for each and how many at most. Bids are secret, and you may change them until the auction; you pay only for what you win.
hint-line = Among equal prices the bid that was placed or changed first wins, so each change puts you last in line at its price.
hint-assets = Agendas are worth their value only if your assets give the force, popularity and influence they cost. What they would bring now stands in your account. Beside each name a shield counts agendas, a ring assets.

## For calendars

calendar-auction = Venice: the auction of { label-on-day }
calendar-about = Sealed bids count until this moment; they may be changed or withdrawn until then.

## Typed moves that cannot be read

typed-lacks = “{ $typed }” does not say { $lacks ->
    [price] the price
   *[day] the day of the auction
}. Try: { $examples }
typed-figures = “{ $part }” is not a price and a count, like 5x2 or 5 2; 5 alone is a price for one, in a new bid.
undo-instead = Moves are final here.{ $bid ->
    [0] { "" }
   *[other] { " " }Until its auction “{ verb-withdraw } { $bid }” takes your bid { $bid } away.
}{ $loan ->
    [true] { " " }Until Sunday’s auction “{ verb-borrow } 100” sets the loan anew.
   *[false] { "" }
}
typed-number = “{ $part }” is not a whole number.
typed-day = “{ $part }” is no auction; write 0 to 6, or the day.
position-unreadable = Line { $line } of the position cannot be read: “{ $text }”.

## Only in a browser: the options as a sentence, and names of clauses for the contents

board-options = The week goes { $pace }: a day lasts { $minutes } minutes. Hours are those of { $zone }. The treasury lends at { $rate } per cent a day, { $interest }. What is sold and what it is worth stands in a pack: { $pack }.
board-options-pace-calendar = The week goes { $pace }: one auction a day at 17:15, by the time of { $zone }. The treasury lends at { $rate } per cent a day, { $interest }. What is sold and what it is worth stands in a pack: { $pack }.
board-lasts-pace-calendar = It lasts **a week by the calendar**, one auction a day.
board-lasts-pace-minutes = { $minutes ->
    [1] It lasts **7 minutes** at most, an auction every minute.
    [2] It lasts **15 minutes** at most, an auction every 2 minutes.
    [3] It lasts **21 minutes** at most, an auction every 3 minutes.
    [4] It lasts **half an hour** at most, an auction every 4 minutes.
    [5] It lasts **35 minutes** at most, an auction every 5 minutes.
    [10] It lasts **70 minutes** at most, an auction every 10 minutes.
    [15] It lasts **an hour and three quarters** at most, an auction every 15 minutes.
    [30] It lasts **three and a half hours** at most, an auction every half hour.
    [60] It lasts **seven hours** at most, an auction every hour.
    [1440] It lasts **a week** at most, an auction a day.
   *[other] It has **seven auctions**, one every { $minutes } minutes or sooner.
}
board-said-pace-calendar = by the calendar
board-said-pace-minutes = at a quick pace
board-said-pack-serenissima = “Serenissima”, that of the rulebook
board-said-interest-simple = simple interest
board-said-interest-compound = compound interest
board-clause-VEN-1 = Seven auctions
board-clause-VEN-2 = The hour
board-clause-VEN-3 = What is announced
board-clause-VEN-4 = How many play
board-clause-VEN-5 = Agendas
board-clause-VEN-6 = Packs
board-clause-VEN-7 = Borrowing
board-clause-VEN-8 = Repaying
board-clause-VEN-9 = Money is secret
board-clause-VEN-10 = What a bid says
board-clause-VEN-11 = Secret bids
board-clause-VEN-12 = How items are sold
board-clause-VEN-13 = What you pay
board-clause-VEN-14 = What becomes public
board-clause-VEN-15 = Realization
board-clause-VEN-16 = Final money
board-clause-VEN-17 = Chat
board-clause-VEN-18 = Exactly once

## At a terminal: what one plays for, and the first words of moves

goal = Goal: the most money once agendas are realized and loans repaid.
verb-borrow = borrow
verb-bid = bid
verb-change = change
verb-withdraw = withdraw
verb-ready = ready
typed-item = There is no item “{ $typed }” this week.
typed-several = “{ $typed }” could be: { $items }.
explained-item = { $kind ->
    [agenda] agenda: brings { $value } if it is realized, which takes { $figures }
   *[asset] asset: provides { $figures }
}
explained-lot = { label-day }: { $count } offered
label-account = { $place }. { $player }: { $money } money + { $value } from agendas − { $repaid } repaid = { $score }

## Why a mind would play so

mind-over = The week is over; there is nothing left to decide.
mind-borrow = The best plan for the week spends about { $planned }, so borrow about as much: far more only costs interest. { $amount } is drawn near that, so that nobody can tell your bids from the loan.
mind-bid = A copy of { $item } adds about { $worth } to your week. A bid of { $price } wins { $count ->
    [1] it
   *[other] at least one
} with a chance of about { $chance }%; after its price { $count ->
    [1] the bid
   *[other] the whole bid for { $count }
} gains { $gain ->
    [0] only a little
   *[other] about { $gain }
} on average{ $other-item-id ->
    [none] .
   *[other] ; the next best, on { $other-item }, gains { $less }.
}
mind-change = A copy of { $item } adds about { $worth } to your week. At { $price } instead of { $old } you win { $count ->
    [1] it
   *[other] at least one
} with a chance of about { $chance }%, and that gains more on average.
mind-change-void = Your bid of { $old } is more than the { $money } you have and would be void (VEN-13). A copy of { $item } adds about { $worth } to your week. At { $price } you win { $count ->
    [1] it
   *[other] at least one
} with a chance of about { $chance }%.
mind-more = A copy of { $item } adds about { $worth } to your week. The price stays at { $price }, which wins at least one with a chance of about { $chance }%; but it pays to take up to { $count } of them, not only { $before }.
mind-fewer = A bid of { $price } for { $item } is worth its money to you, but for { $count } at most instead of { $before }: more are not, or the money does more elsewhere.
mind-withdraw = A bid of { $price } for { $item } is not worth its money to you, or the money does more elsewhere.
mind-withdraw-void = A bid of { $price } for { $item } is more than the { $money } you have: it would be void (VEN-13).
mind-enough = { $gain ->
    [0] No further bid on { label-on-day } promises to gain anything.
   *[other] Your bids on { label-on-day } are the best that the plan knows: after their prices they gain about { $gain } together on average.
}
unit-points = { NUMBER($amount, maximumFractionDigits: 1) } in money
stands-on-day = { board-day-short }: { $bid }
stands-loan = a loan of { $amount }
stands-bid = { $count ->
    [1] { $item } at { $price }
   *[other] { $count } × { $item } at { $price }
}
stands-no-more = no bid of { $price } for { $item }

## A hint on the board

board-advise-borrow = Borrow { $amount }.
board-advise-ready = Say that you are ready.
board-advise-bid = { label-day }: bid { $price } each for up to { $count } of { $item }.
board-advise-change = { label-day }: change your bid on { $item } to { $price } each for up to { $count }.
board-advise-withdraw = { label-day }: withdraw your bid of { $price } on { $item }.
