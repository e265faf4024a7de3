# Venice: every sentence a player reads.

title = Venice

## A move that may not be played

refused-ready-by-calendar = At the calendar pace every auction is held at 17:15; there is nothing to be ready for.
refused-ready-twice = You have said so already; it stands until the auction.
refused-loan-closed = The treasury lends only before the opening auction, and that was held.
refused-loan = The treasury lends from 0 to { $limit }, not { $amount }.
refused-no-auction = There is no auction { $auction }; the seven are numbered 0 to 6.
refused-auction-held = Auction { $auction } was held already.
refused-not-offered = Auction { $auction } does not offer “{ $item }”.
refused-price = A price is from 1 to { $highest }, not { $price }.
refused-count = A bid is for 1 to { $highest } copies, not { $count }.
refused-same-price = Your bid { $bid } already offers { $price } for { $item }; change that one.
refused-too-many = { $asked ->
    [0] That bid is for { $count } of { $item }; only { $offered } are offered.
   *[other] That makes { $count } of { $item } besides the { $asked } you already ask for; only { $offered } are offered.
}
refused-no-bid = You have no bid { $bid }.
refused-bid-held = Bid { $bid } was in auction { $auction }, which was held; it can no longer be changed.

## Setting up a table

setup-zone = There is no time zone “{ $zone }”; write it like Europe/Rome.
setup-time = No calendar reaches { $at }.
setup-pack-unknown = The house has no pack “{ $pack }”.
setup-pack = The pack has { $count ->
    [one] a problem
   *[other] { $count } problems
}, the first at “{ $place }”: { $why }

## What is wrong with a pack

pack-not-toml = it is not valid TOML: { $why }
pack-missing = this is missing.
pack-unknown-key = there is no such key.
pack-name-twice = the name “{ $name }” is used twice.
pack-same-agenda = “{ $name }” has the same value and cost as “{ $other }”; every agenda must be different.
pack-nothing-offered = nothing is offered on { $day }.
pack-unknown-item = there is no item “{ $item }” in this pack.
pack-agenda-in-common = “{ $item }” is an agenda, and { $day } is a common auction: it offers assets.
pack-asset-not-common = “{ $item }” is an asset, and the auction of { $day } offers agendas.
pack-offered-twice = “{ $item }” stands twice in the auction of { $day }.
pack-never-offered = “{ $item }” is not offered in any auction.
pack-out-of-reach = “{ $name }” costs { $resource }, which no offered asset provides: it can never be realized.
pack-too-hard = with { $copies } of each of these { $agendas } agendas the best combination cannot be found in time; use fewer agendas, or numbers that are less alike.

## What happened

event-borrowed = { $player } borrows { $amount }.
event-bid-placed = { $player } bids { $price } for each, up to { $count }, of { $item } (bid { $bid }, auction { $auction }).
event-bid-changed = { $player } changes bid { $bid }: { $price } for each, up to { $count }, of { $item } (auction { $auction }).
event-bid-withdrawn = { $player } withdraws bid { $bid }.
event-said-ready = { $player } is ready, as { $ready ->
    [one] the first
   *[other] one of { $ready }
}.
event-auction-held = Auction { $auction } is held: { $sold } sold.
event-won = { $player } wins { $count } × { $item } for { $price } each (auction { $auction }).
event-item-sold = { $count } × { $item } sold for { $lowest } to { $highest } each (auction { $auction }).
event-bids-revealed = All bids up to auction { $auction } are public now.
event-realized = { $player } realizes { $count } × { $item }.
event-settled = { $player } had { $money } left, gains { $value } from agendas, repays { $repaid }, and ends with { $score }.

## How it ended

reason-settled = The closing auction was held and all accounts are settled.

## At the table

label-day = { $day ->
    [0] Sunday
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
   *[6] Saturday
}
label-kind = { $kind ->
    [opening] opening auction
    [closing] closing auction
   *[common] common auction
}
label-due = due { $time }
label-due-in-minutes = due { $time }, or when all are ready
label-held = held
label-next = next
label-money = Money { $money }, loan { $loan } (repay { $repay })
label-limit = The treasury lends up to { $limit }
label-my-bids = Your bids
label-bid = bid { $bid }: { $price } × { $count }
label-nothing = none
label-won = { $player }: { $count } for { $price }
label-sold = { $count } for { $price }
label-holdings = Holdings
label-resources = force { $force }, popularity { $popularity }, influence { $influence }
label-agenda = { $value } for { $force }/{ $popularity }/{ $influence }
label-asset = { $force }/{ $popularity }/{ $influence }
label-ready = Ready: { $ready } of { $seats }
label-score = { $place }. { $player } { $score }
help-moves =
    Auctions are numbered 0 (Sunday) to 6 (Saturday); items go by their short names.
    borrow 300           set your loan, before the opening auction
    bid 1 opera 5x2      5 for each, up to 2, of the opera in Monday's auction
    change 3 6x1         your bid 3 shall be 6 for one
    withdraw 3           take bid 3 away
    ready                at the minutes pace: hold the auction as soon as all are ready

## Typed moves that cannot be read

typed-unknown = “{ $typed }” is not a move here. Try: { $examples }
typed-figures = “{ $part }” is not a price and a count, like 5x2.
typed-number = “{ $part }” is not a whole number.
position-unreadable = Line { $line } of the position cannot be read: “{ $text }”.
