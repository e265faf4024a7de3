# Venice: every sentence a player reads.

title = Venice
about = A week of sealed auctions: borrow, bid, and serve the Republic best.
option-pace = How fast the week goes
option-pace-calendar = by the calendar, a day a day
option-pace-minutes = a few minutes a day
option-minutes = Minutes for a day
option-zone = Time zone
option-rate = Interest of the treasury, per cent
option-interest = How interest grows
option-interest-simple = simple
option-interest-compound = compound
option-pack = Pack
option-pack-serenissima = Serenissima
bot-steady = steady

## A move that may not be played

refused-ready-by-calendar = At the calendar pace every auction is held at 17:15; there is nothing to be ready for.
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
    [0] That bid is for { $count } of { $item }; only { $offered } are offered.
   *[other] That makes { $count } of { $item } besides the { $asked } you already ask for; only { $offered } are offered.
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
pack-too-deep = its brackets are nested too deeply.
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
event-bid-placed = { $player } bids { $price } each for up to { $count } × { $item } on { label-on-day } (bid { $bid }).
event-bid-changed = { $player } changes bid { $bid }: { $price } each for up to { $count } × { $item } on { label-on-day }.
event-bid-withdrawn = { $player } withdraws bid { $bid }.
event-said-ready = { $player } is ready ({ $ready } of { $seats }).
event-auction-held = { label-day }: the auction is held, { $sold } sold.
event-won = { label-day }: { $player } wins { $count } × { $item } at { $price } each.
event-item-sold = { label-day }: { $count } × { $item } sold at { $lowest } to { $highest } each.
event-bids-revealed = All bids up to { label-on-day } are public now.
event-realized = { $player } realizes { $count } × { $item }.
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
    [opening] opening auction
    [closing] closing auction
   *[common] common auction
}
label-due = due { $time }
label-held = held
label-next = next
label-money = Money { $money }, loan { $loan } (repay { $repay })
label-limit = The treasury lends up to { $limit }
label-nothing = none
label-holdings = You hold
label-agenda = { $value } for { $cost }
label-figure = { $amount }{ $resource ->
    [force] F
    [popularity] P
   *[influence] I
}
label-legend = F force · P popularity · I influence · [bid: price×copies]
label-all-bids = all bids
label-lost-bids = your bids that won nothing
label-more = and { $count } more
label-may = You may: { $moves }
label-ready = Ready: { $ready } of { $seats }; when all are, the auction is held at once (type ready)
help-moves =
    A week of sealed auctions: buy agendas and the assets that realize them, with borrowed money. Each realized agenda
    brings its value; loan and interest are repaid at the end, and whoever has most money left wins.
    Figures like 5x2 are a price for each and how many at most; 20F 5P 10I are force, popularity, influence.
    Auctions are 0 (Sunday) to 6 (Saturday), or go by their days; items go by their short names or titles.
    borrow 300           set your loan, before the opening auction
    bid 1 opera 5x2      5 for each, up to 2, of the opera on Monday; also: bid monday opera 5 2
    change 3 6x1         your bid 3 shall be 6 for one
    withdraw 3           take bid 3 away
    ready                at the minutes pace: hold the auction as soon as all are ready
    item opera           what an item is worth, needs or provides, at any time
    A table at a terminal takes a few minutes a day; for a real week begin it with -o pace=calendar.

## For calendars

calendar-auction = Venice: the auction of { label-on-day }
calendar-about = Sealed bids count until this moment; they may be changed or withdrawn until then.

## Typed moves that cannot be read

typed-unknown = “{ $typed }” is not a move here. Try: { $examples }
typed-figures = “{ $part }” is not a price and a count, like 5x2 or 5 2.
typed-number = “{ $part }” is not a whole number.
typed-day = “{ $part }” is no auction; write 0 to 6, or the day.
position-unreadable = Line { $line } of the position cannot be read: “{ $text }”.

## Only in a browser: the options as a sentence, and names of clauses for the contents

board-options = The week goes { $pace }; at the quick pace a day lasts { $minutes } minutes. Auctions are held by the time of { $zone }. The treasury lends at { $rate } per cent a day, { $interest }. The pack is { $pack }.
board-said-pace-calendar = by the calendar
board-said-pace-minutes = at a quick pace
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

goal = Goal: end the week with the most money, when agendas are realized and loans repaid.
verb-borrow = borrow
verb-bid = bid
verb-change = change
verb-withdraw = withdraw
verb-ready = ready
typed-item = There is no item “{ $typed }” this week.
explained-kind = { $kind ->
    [agenda] agenda
   *[asset] asset
}
explained-lot = { label-day }: { $count } offered
label-account = { $place }. { $player }: { $money } money + { $value } from agendas − { $repaid } repaid = { $score }
