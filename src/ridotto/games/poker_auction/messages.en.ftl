# Poker Auction: every sentence a player reads.

title = Poker Auction
about = Every card goes under the hammer. Buy the best hand.
option-mode = Game
option-mode-classic = classic
option-mode-mahjong = mahjong
option-mode-open-deck = open deck
option-chips = Chips at the start
option-ante = First ante
option-deals = Deals at most
option-hammer-seconds = Seconds until the hammer falls
option-move-seconds = Seconds for a move
option-quick-lots = Quick lots: passing allowed
bot-steady = steady

## A move that may not be played

refused-in-lay = The mover chooses a card now; bids come once it lies on the table.
refused-in-lot = A card is being sold; the next one is laid after the hammer.
refused-in-open-deck = The cards come from the deck here, nobody lays one; bid or pass.
refused-card = { $card } is not in your hand.
refused-no-card = “{ $card }” is no card. A card is rank and suit, like Ah, Td or 9c; ten is T.
refused-no-tile = “{ $card }” is no tile. Tiles are like 5d, 5b, 5c, winds E S W N, dragons R G P.
refused-nothing-bid = A bid is a whole number above zero, not { $amount }.
refused-balance = You bid { $amount } and have { $balance }.
refused-too-low = { $amount } is not above the highest bid, { $bid }.
refused-not-all-in = With less than { $least } you may only bid all you have: { $balance }, not { $amount }.
refused-below-least = { $amount } is too little: bids start at { $least }.
refused-step = Bids go in steps of { $step }, here from { $least }; { $amount } is not one of them.
refused-no-passing = There is no passing at this table: if you do not want the card, wait until the hammer falls.
refused-out = You have no chips left and are out of the game.
refused-passed = You have passed on this card, and a pass is final.
refused-bids-used = You have made all { $most } bids that you may make on this card.
refused-cannot-outbid = The highest bid is { $bid }, and you have { $balance }: you cannot outbid it.
refused-next-step = Bids go in steps of { $step }: the next one is { $least }, and you have { $balance }.
refused-no-chips = You have no chips to bid with.
refused-all-bid = The highest bid, { $bid }, is yours, and it is all you have.
refused-your-bid = The highest bid, { $bid }, is yours; you are asked again when somebody outbids it.
refused-full-hand = You already hold { $most } cards, so you no longer bid.

## What happened

event-deal-started = Deal { $deal } begins; { $player } moves first.
event-ante-paid = { $player } puts { $amount } into the bank.
event-cards-dealt = You are dealt { $cards }.
event-round-started = Round { $round }: everyone gets one more hidden card.
event-card-laid = { $late ->
    [true] { $player } ran out of time and lays the lowest card, { $card }.
   *[false] { $player } lays { $card }.
}
event-bid-made = { $player } bids { $amount }.
event-passed = { $late ->
    [true] { $player } ran out of time and passes.
   *[false] { $player } passes.
}
event-card-sold = { $own ->
    [true] Sold: { $player } buys back { $card } for { $price } and pays only the bank's half, { $tax }.
   *[false] Sold: { $player } buys { $card } from { $seller-player } for { $price }; { $tax } of it goes to the bank.
}
event-card-taken-back = No bid: { $player } takes { $card } back.
event-hand-shown = { $player } shows { $cards }: { $makes }.
event-bank-won = { $shared ->
    [true] { $player } shares the bank and takes { $amount }.
   *[false] { $player } takes the bank, { $amount }.
}
event-went-out = { $player } has no chips left and is out.
event-card-opened = { $card } is opened.
event-card-bought = { $player } buys { $card } for { $price }.
event-card-passed-out = Nobody wants { $card }; it leaves the game.
event-card-taken = { $player } must take { $card }, free.

## How it ended

reason-one-left = One player has all the chips.
reason-last-deal = The last deal is over; the chips decide.
reason-best-hand = Everyone has five cards; the best hand wins.
reason-deck-out = The deck has run out: a draw.
reason-passed-out-better = The first five passed-out cards beat every hand: a draw.

## At the table

label-open-deck = Open deck
label-dealer = { $player } deals
label-deal = Deal { $deal } of { $deals }
label-round = Round { $round } of 3
label-first = first move: { $player }
label-choosing = { $player } chooses a card to lay
label-over = The game is over
label-bank = { $mode ->
    [open-deck] Paid out of the game
   *[other] Bank
}
label-ante = ante { $ante } each
label-deck = Deck
label-lot = For sale
label-seller = from { $player }
label-no-bid = no bid yet
label-bid = { $amount } by { $player }
label-hammer = hammer { $seconds } s after a bid
label-passed-out = Passed out
label-out = out
label-highest = highest bidder
label-declined = passed
label-bids-left = { $bids ->
    [0] no bids left
    [one] { $bids } bid left
   *[other] { $bids } bids left
}
label-hand = Your hand
label-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
label-showdown = Last showdown
label-tiles = d dots · b bamboo · c characters · winds E S W N · dragons R G, white P
label-makes = { $makes ->
    [high-card] high card
    [pair] a pair
    [two-pairs] two pairs
    [three-of-a-kind] three of a kind
    [straight] a straight
    [flush] a flush
    [full-house] a full house
    [four-of-a-kind] four of a kind
    [straight-flush] a straight flush
    [chow] a chow
    [pung] a pung
    [chow-and-pair] chow and pair
    [pure-chow-hand] a pure chow hand
    [pung-and-pair] pung and pair
    [pure-pung-hand] a pure pung hand
    [kong] a kong
    [all-honours] all honours
    [all-dragons] all dragons
   *[high-tile] high tile
}
help-moves =
    Cards are rank and suit: Ah, Td or 10d, 9c, 2s. Tiles: 5d, 5b, 5c (dots, bamboo, characters), winds E S W N, dragons R G P.
    lay Ah    lay the ace of hearts to be sold; just Ah will do
    120       bid 120 for the card on the table; also bid 120 or bid 1,000
    pass      bid no more on this card (open deck and quick lots)

## Typed moves that cannot be read

typed-nothing = “{ $typed }” is not a move, and there is nothing for you to do now.
typed-unknown = “{ $typed }” is not a move here. Try: { $examples }
position-line = Line { $line } of the position cannot be read: “{ $text }”.
position-unreadable = The position cannot be read: something is missing, or is no number or no card of the pack.
position-impossible = This position cannot come up in a game.
