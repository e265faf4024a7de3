# Poker Auction: every sentence a player reads.

title = Poker Auction
about = Every card goes under the hammer. Buy the best hand.
short-game = three deals instead of thirty, and lots are sold faster.
option-mode = Game
option-mode-classic = classic
option-mode-classic-means = 52 cards; the best poker hand of all that was bought wins the bank
option-mode-mahjong = mahjong
option-mode-mahjong-means = the same with 136 mahjong tiles and their hands
option-mode-open-deck = open deck
option-mode-open-deck-means = two cards each, and cards from the deck are sold one by one, openly, until all have five
option-chips = Chips at the start
option-ante = First ante
option-deals = Deals at most
option-hammer-seconds = Seconds until the hammer falls
option-move-seconds = Seconds for a move
option-quick-lots = Quick lots: passing allowed
setup-ante = The first ante, { $ante }, is more than anyone starts with, { $chips } chips.

## A move that may not be played

refused-in-lay = The mover chooses what to sell now; bids come once it lies on the table.
refused-in-lot = A lot is being sold; the next one is laid after the hammer.
refused-in-open-deck = The cards come from the deck here, nobody lays one; bid or pass.
refused-card = You have no { $card } in your hand.
refused-no-card = “{ $card }” is no card. A card is rank and suit, like Ah, Td or 9c; ten is T.
refused-no-tile = “{ $card }” is no tile. Tiles are like 5d, 5b, 5c, winds E S W N, dragons R G P.
refused-nothing-bid = A bid is a whole number above zero, not { $amount }.
refused-balance = You bid { $amount } and have { $balance }.
refused-too-low = { $amount } is not above the highest bid, { $bid } by { $bidder-player }.
refused-not-all-in = With less than { $least } you may only bid all you have: { $balance }, not { $amount }.
refused-below-least = { $amount } is too little: bids start at { $least }.
refused-step = Bids go in steps of { $step }, here from { $least }; { $amount } is not one of them.
refused-no-passing = There is no passing at this table: if you do not want the lot, wait until the hammer falls.
refused-out = You have no chips left and are out of the game.
refused-passed = You have passed on this lot, and a pass is final.
refused-bids-used = You have made all { $most } bids that you may make on this lot.
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
told-cards-dealt = { $player } is dealt { $cards }.
event-round-started = Round { $round }: everyone gets one more, hidden from the others.
event-card-laid = { $late ->
    [true] { $player } ran out of time and lays the lowest they have, { $card }.
   *[false] { $player } lays { $card }.
}
event-bid-made = { $player } bids { $amount }.
event-passed = { $late ->
    [true] { $player } ran out of time and passes.
   *[false] { $player } passes.
}
event-card-sold = { $own ->
    [true] { $player } buys back { $card } for { $price }: bank +{ $tax }.
   *[false] { $player } buys { $card } from { $seller-player } for { $price }: bank +{ $tax }.
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
decided-chips = { $player } has { $chips } chips, { $other-player } { $other-chips }.
decided-last-hand = { $player } and { $other-player } both have { $chips } chips ({ $other-chips }); { $player } showed the better last hand.
decided-last-in = { $player } is the last one in; { $other-player } went out last of the others.
decided-hand = { $player } holds the better hand, { $makes }; { $other-player } { $other-makes }.
decided-shared = Nothing tells them apart: { $players } share the win.

## At the table

label-open-deck = Open deck
label-dealer = { $player } deals
label-deal = Deal { $deal } of { $deals }
label-round = Round { $round } of 3
label-first = first move: { $player }
label-choosing = { $player } chooses a { $mode ->
    [mahjong] tile
   *[classic] card
} to lay
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
mark-d = d
mark-b = b
mark-c = c
mark-E = E
mark-S = S
mark-W = W
mark-N = N
mark-R = R
mark-G = G
mark-P = P
label-tiles = d dots · b bamboo · c characters · winds E S W N · dragons R G, white P
help-play =
    { $mode-id ->
        [open-deck] Cards are opened from the deck one at a time and auctioned, in turn, at 50 or more; what is paid leaves the game. Who has five cards bids no more, and the best five win.
       *[classic] A deal has three rounds. In each round everyone in turn lays a { $mode-id ->
            [mahjong] tile
           *[classic] card
        } of their own to be sold, and all may bid, the seller too. When nobody bids higher for { $hammer-seconds } seconds, the hammer falls: half of the price goes to the seller, half to the bank. After the third round the best hand takes the bank; what nobody bids for goes back.
    }
help-moves =
    { $mode-id ->
        [mahjong] Tiles are a number and a suit: 5d, 5b, 5c (dots, bamboo, characters); winds are E S W N, dragons R G P.
       *[classic] Cards are a rank and a suit: Ah, Td or 10d, 9c, 2s (hearts, diamonds, clubs, spades; T is a ten).
    }
    { help-laying }120       bid 120 for what is for sale; also bid 120 or bid 1,000{ help-passing }
help-laying = { $mode-id ->
    [open-deck] { "" }
    [mahjong] lay 5d    lay the five of dots to be sold; just 5d will do{ "\u000A" }
   *[classic] lay Ah    lay the ace of hearts to be sold; just Ah will do{ "\u000A" }
}
help-passing = { $mode-id ->
    [open-deck] { "\u000A" }pass      bid no more on this card
   *[classic] { $quick-lots ->
        [true] { "\u000A" }pass      bid no more on this lot
       *[false] { "" }
    }
}

## Typed moves that cannot be read

typed-nothing = “{ $typed }” is not a move, and there is nothing for you to do now.
position-line = Line { $line } of the position cannot be read: “{ $text }”.
position-unreadable = The position cannot be read: something is missing, or is no number or no card of the pack.
position-impossible = This position cannot come up in a game.

## What a hand makes: in a sentence, by itself, and which ranks

makes-high-card = high card
makes-pair = a pair
makes-two-pairs = two pairs
makes-three-of-a-kind = three of a kind
makes-straight = a straight
makes-flush = a flush
makes-full-house = a full house
makes-four-of-a-kind = four of a kind
makes-straight-flush = a straight flush
makes-high-tile = high tile
makes-chow = a chow
makes-pung = a pung
makes-chow-and-pair = chow and pair
makes-pure-chow-hand = a pure chow hand
makes-pung-and-pair = pung and pair
makes-pure-pung-hand = a pure pung hand
makes-kong = a kong
makes-all-honours = all honours
makes-all-dragons = all dragons
board-combination-high-card = high card
board-combination-pair = pair
board-combination-two-pairs = two pairs
board-combination-three-of-a-kind = three of a kind
board-combination-straight = straight
board-combination-flush = flush
board-combination-full-house = full house
board-combination-four-of-a-kind = four of a kind
board-combination-straight-flush = straight flush
board-combination-high-tile = high tile
board-combination-chow = chow
board-combination-pung = pung
board-combination-chow-and-pair = chow and pair
board-combination-pure-chow-hand = pure chow hand
board-combination-pung-and-pair = pung and pair
board-combination-pure-pung-hand = pure pung hand
board-combination-kong = kong
board-combination-all-honours = all honours
board-combination-all-dragons = all dragons
detail-high-card = { $ranks }
detail-pair = { $first-many }
detail-two-pairs = { $first-many } and { $second-many }
detail-three-of-a-kind = { $first-many }
detail-straight = { $first-upto } high
detail-flush = { $first-upto } high
detail-full-house = { $first-many } over { $second-many }
detail-four-of-a-kind = { $first-many }
detail-straight-flush = { $first-upto } high
detail-high-tile = { $ranks }
detail-chow = up to { $first-upto }
detail-pung = { $first-many }
detail-chow-and-pair = up to { $first-upto }, a pair of { $second-many }
detail-pure-chow-hand = up to { $first-upto }, a pair of { $second-many }
detail-pung-and-pair = { $first-many } over { $second-many }
detail-pure-pung-hand = { $first-many } over { $second-many }
detail-kong = { $first-many }
detail-all-honours = { $first-many } over { $second-many }
detail-all-dragons = { $first-many } over { $second-many }

## Ranks: one, several, and the highest of a straight

rank-1 = one
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
rank-E = east wind
rank-S = south wind
rank-W = west wind
rank-N = north wind
rank-R = red dragon
rank-G = green dragon
rank-P = white dragon
many-1 = ones
many-2 = twos
many-3 = threes
many-4 = fours
many-5 = fives
many-6 = sixes
many-7 = sevens
many-8 = eights
many-9 = nines
many-T = tens
many-J = jacks
many-Q = queens
many-K = kings
many-A = aces
many-E = east winds
many-S = south winds
many-W = west winds
many-N = north winds
many-R = red dragons
many-G = green dragons
many-P = white dragons
upto-1 = one
upto-2 = two
upto-3 = three
upto-4 = four
upto-5 = five
upto-6 = six
upto-7 = seven
upto-8 = eight
upto-9 = nine
upto-T = ten
upto-J = jack
upto-Q = queen
upto-K = king
upto-A = ace
upto-E = east wind
upto-S = south wind
upto-W = west wind
upto-N = north wind
upto-R = red dragon
upto-G = green dragon
upto-P = white dragon

## Cards as they are written, suits, and tiles

card-2c = 2♣
card-3c = 3♣
card-4c = 4♣
card-5c = 5♣
card-6c = 6♣
card-7c = 7♣
card-8c = 8♣
card-9c = 9♣
card-Tc = 10♣
card-Jc = J♣
card-Qc = Q♣
card-Kc = K♣
card-Ac = A♣
card-2d = 2♦
card-3d = 3♦
card-4d = 4♦
card-5d = 5♦
card-6d = 6♦
card-7d = 7♦
card-8d = 8♦
card-9d = 9♦
card-Td = 10♦
card-Jd = J♦
card-Qd = Q♦
card-Kd = K♦
card-Ad = A♦
card-2h = 2♥
card-3h = 3♥
card-4h = 4♥
card-5h = 5♥
card-6h = 6♥
card-7h = 7♥
card-8h = 8♥
card-9h = 9♥
card-Th = 10♥
card-Jh = J♥
card-Qh = Q♥
card-Kh = K♥
card-Ah = A♥
card-2s = 2♠
card-3s = 3♠
card-4s = 4♠
card-5s = 5♠
card-6s = 6♠
card-7s = 7♠
card-8s = 8♠
card-9s = 9♠
card-Ts = 10♠
card-Js = J♠
card-Qs = Q♠
card-Ks = K♠
card-As = A♠
board-suit-c = clubs
board-suit-d = diamonds
board-suit-h = hearts
board-suit-s = spades
tile-1d = 1 of dots
tile-2d = 2 of dots
tile-3d = 3 of dots
tile-4d = 4 of dots
tile-5d = 5 of dots
tile-6d = 6 of dots
tile-7d = 7 of dots
tile-8d = 8 of dots
tile-9d = 9 of dots
tile-1b = 1 of bamboo
tile-2b = 2 of bamboo
tile-3b = 3 of bamboo
tile-4b = 4 of bamboo
tile-5b = 5 of bamboo
tile-6b = 6 of bamboo
tile-7b = 7 of bamboo
tile-8b = 8 of bamboo
tile-9b = 9 of bamboo
tile-1c = 1 of characters
tile-2c = 2 of characters
tile-3c = 3 of characters
tile-4c = 4 of characters
tile-5c = 5 of characters
tile-6c = 6 of characters
tile-7c = 7 of characters
tile-8c = 8 of characters
tile-9c = 9 of characters
tile-E = east wind
tile-S = south wind
tile-W = west wind
tile-N = north wind
tile-R = red dragon
tile-G = green dragon
tile-P = white dragon

## The board in a browser

board-card = { $rank } of { $suit }
board-hidden-card = hidden card
board-hidden-tile = hidden tile
board-highest = { $rank } high
board-bank = Bank
board-tag-high = bids { $amount }
board-tag-sells = sells
board-tag-passed = passed
board-tag-out = out
board-bids-left = { $left } of { $most } bids left
board-seat = { $player }: { $chips } chips; seen by all: { $known }; hidden: { $hidden }
board-seat-seen = Seen by all
board-seat-unseen = { $hidden ->
    [0] Nothing is hidden.
    [one] One is hidden.
   *[other] { $hidden } are hidden.
}
board-seat-nothing = nothing yet
board-seat-bid = Bid on this lot: { $amount }
board-close = Close
board-split = { $seller } to { $player }, { $bank } to the bank
board-split-own = only { $bank } to pay, to the bank
board-paid-away = paid out of the game
board-player-bids = { $player } bids
board-you-bid = You bid
board-no-bid = No bid yet
board-no-bid-classic = back to { $player } if nobody bids
board-no-bid-yours = back to you if nobody bids
board-no-bid-open = passed out if nobody bids
board-your-card = Your { $mode ->
    [mahjong] tile
   *[classic] card
}
board-a-card = A { $mode ->
    [mahjong] tile
   *[classic] card
}
board-your-move = Your move
board-your-move-more = half the price is yours, half the bank’s
board-player-chooses = { $player } chooses
board-player-chooses-more = a { $mode ->
    [mahjong] tile
   *[classic] card
} to sell
board-with = with { $card }: { $makes }
board-with-lot = with the lot: { $makes }
board-without = without { $card }: { $makes }
board-same = the same
board-better-kicker = a better kicker
board-weaker-kicker = a weaker kicker
board-more-kickers = one more kicker
board-fewer-kickers = one kicker fewer
board-thousands = { $count }k
board-you-have = You have
board-everyone-bids = Everyone may bid, you too
board-unsold = If nobody bids, the { $mode ->
    [mahjong] tile
   *[classic] card
} comes back to you, seen by all.
board-button-bid = Bid { $amount }
board-button-sell = Sell { $card }
board-button-choose = Choose a { $mode ->
    [mahjong] tile
   *[classic] card
}
board-button-raise = Choose { $least }
board-button-raise-why = the least bid
board-button-hold = Yours so far
board-button-step = Not a step
board-button-dear = Beyond your chips
board-button-spent = No bids left
board-button-passed = You passed
board-button-full = Your hand is full
board-button-wait = Wait
board-button-out = You are out
board-pass = Pass
board-less = Less
board-more = More
board-amount = Your bid
board-raises = Quick raises
board-hand = Your hand
board-empty-hand = It is empty
board-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
board-seconds-held = { board-seconds }. The clock stands.
board-second-sign = s
board-clock-stands = stopped
board-offers = Bids on this lot
board-offers-none = None yet. { $bids } for each player.
board-passed-out = Passed out
board-count-of = { $count } of { $most }
board-passed-make = They make
board-passed-risk = If these five beat every hand, nobody wins.
board-passed-none = Cards nobody wants come here. If five of them beat every hand, nobody wins.
board-deck-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-deck-more = in the deck; the next one opens when this is sold or passed out.
board-in-deck = in the deck
board-paid = { $amount } paid
board-paid-more = out of the game. Chips only buy cards; the best hand wins.
board-held = { $held } of { $full } cards, { $hidden } hidden.
board-showdown = Showdown.
board-showdown-more = The best five of a hand count; the best hand takes the bank.
board-takes-bank = { $player } takes the bank
board-you-take-bank = You take the bank
board-you-share-bank = You and { $players } share the bank
board-share-bank = { $players } share the bank
board-wins = { $player } wins
board-you-win = You win
board-you-share-win = You and { $players } share first place
board-share-win = { $players } share the win
board-nobody-wins = Nobody wins
board-nobody-wins-passed = The passed-out cards are better
board-kicker = { $card } decides
board-you = you
board-next-first = Deal { $deal } is dealt. { $player } moves first.
board-next-yours = Deal { $deal } is dealt. The first move is yours.
board-next-lot = Deal { $deal } goes on. { $player } sells { $card }.
board-next-soon = It opens by itself in { $seconds } s.
board-to-deal = To deal { $deal }
board-to-result = To the result
board-result-soon = It is told in { $seconds } s.
board-last-showdown = Last showdown
board-side-deal = Deal { $deal } of { $deals } · round { $round } of { $rounds }
board-side-ante = Deal { $deal } of { $deals } · round { $round } of { $rounds } · ante { $ante }
board-side-deal-brief = Deal { $deal } of { $deals }
board-side-single = Round { $round } of { $rounds }
board-side-card = Card { $number } of the deck
board-pace-hammer = { $seconds } s hammer
board-pace-move = { $seconds } s a move
board-chapter-deal = Deal { $deal }
board-chapter-round = Round { $round }: one more each
board-chapter-card = Card { $number }: { $card }
board-chapter-showdown = Showdown

board-status-outbid = Outbid.
board-status-outbid-more = { $player } holds the { $card } at { $amount }. Raise, or let it go.
board-status-outbid-pass = { $player } holds the { $card } at { $amount }. Raise, or pass.
board-status-outbid-done = { $player } holds the { $card } at { $amount }.
board-status-short = { $player } bids { $amount } for { $card }.
board-status-yours = Yours at { $amount }.
board-status-yours-more = The { $card } is yours unless somebody bids more.
board-status-yours-short = If nobody bids more: { $card }.
board-status-sale = For sale.
board-status-sale-more = { $player } sells the { $card }. Anyone may bid.
board-status-sale-short = { $player } sells { $card }.
board-status-sale-own = You sell.
board-status-sale-own-more = The { $card } comes back to you if nobody bids. You may bid, too.
board-status-sale-own-short = Nobody has bid yet: { $card }.
board-status-bids = { $player } bids { $amount }
board-status-bids-more = for the { $card }. Bid more, or let it go.
board-status-bids-done = for the { $card }.
board-status-bids-short = for { $card }.
board-status-lay = Your move.
board-status-lay-more = Lay one { $mode ->
    [mahjong] tile
   *[classic] card
} of your hand to be sold.
board-status-lay-short = Lay a { $mode ->
    [mahjong] tile
   *[classic] card
} to sell.
board-status-chooses = { $player }
board-status-chooses-more = chooses a { $mode ->
    [mahjong] tile
   *[classic] card
} to sell.
board-status-open = Your bid.
board-status-open-more = { $player } offers { $amount } for the { $card }. Bid { $least } or more, or pass.
board-status-open-first = The { $card } is open. Bid { $least } or more, or pass.
board-status-open-short = { $player } offers { $amount } for { $card }.
board-status-open-first-short = { $card } is open.
board-status-asked = { $player }
board-status-asked-more = bids or passes on the { $card }.
board-status-asked-short = bids or passes on { $card }.

board-say-would-make = It would make you { $makes }.
board-say-you-may = You may bid { $least } or more, { $left ->
    [one] one bid left
   *[other] { $left } bids left
}.
board-say-outbid = You are outbid.
board-say-three = Three seconds.
board-say-hand = Your hand: { $cards }. It makes { $makes }, { $detail }.
board-say-hand-short = Your hand: { $cards }. It makes { $makes }.
board-say-lot = For sale: the { $card }. { $bid }.
board-say-lot-none = No bid yet
board-say-lot-bid = The highest bid is { $amount } by { $player }
board-say-bank = In the bank: { $amount }.
board-say-turn = { $player } chooses a { $mode ->
    [mahjong] tile
   *[classic] card
} to sell.
board-say-over = The game is over.
board-say-shown = { $place }. { $player }: { $makes }, { $detail }, { $chips } chips.

board-hint-lay = Lay one of your { $mode ->
    [mahjong] tiles
   *[classic] cards
}. Everyone may bid for it, and half of the price is yours.
board-hint-lot = Bid a whole number above the highest bid. Nobody waits for a turn.
board-hint-hammer = When nobody bids more until the ring is empty, the hammer falls. Every higher bid fills the ring again.
board-hint-price = Half of every price goes to the seller and half to the bank, and the best hand takes the bank.
board-hint-known = A { $mode ->
    [mahjong] tile
   *[classic] card
} that was shown stays known to all: look at what the others hold.
board-hint-tiles = The best five tiles count: a set and a pair is what you want.
board-hint-open = Cards come from the deck. Bid in turn for the one in the ring, or pass on it for good.
board-hint-open-passed = Cards nobody wants lie here. If the first five of them beat every hand, nobody wins.

## Only in a browser: the options as a sentence, and names of clauses for the contents

board-options = The { $mode } game. Everyone begins with { $chips } chips and antes { $ante } in the first three deals. It ends after { $deals } deals at the latest. A bid must stand { $hammer-seconds } seconds before the hammer falls; a mover has { $move-seconds } seconds. Players { $quick-lots } pass on a card.
board-said-quick-lots-true = may
board-said-quick-lots-false = may not
board-clause-PAU-1 = The pack
board-clause-PAU-2 = Chips
board-clause-PAU-3 = Who moves first
board-clause-PAU-4 = More cards
board-clause-PAU-5 = Laying a card
board-clause-PAU-6 = Bidding
board-clause-PAU-7 = Raising one’s own bid
board-clause-PAU-9 = Nobody bids
board-clause-PAU-10 = Paying
board-clause-PAU-11 = What has been seen
board-clause-PAU-12 = The best hand
board-clause-PAU-13 = Equal hands
board-clause-PAU-15 = The tiles
board-clause-PAU-16 = Hands of tiles
board-clause-PAU-17 = The start
board-clause-PAU-18 = Bidding in turn
board-clause-PAU-19 = Who pays
board-clause-PAU-20 = A full hand
board-clause-PAU-21 = The last player
board-clause-PAU-22 = The end
board-clause-PAU-23 = Passing on a lot

## What a mind thinks: hints

mind-wait = There is nothing to decide now.
mind-hold = Wait: { $card } is yours unless somebody bids.
mind-lay-spares = What you miss least is { $card }: if another gets it, you win this deal in about { $without }% of cases. The one to keep first of all is { $worst-card }: if another gets that, in { $worst-without }%.
mind-lay-any = Whatever another gets, you win this deal in about { $without }% of cases: { $card } will do.
mind-lay-only = There is nothing to lay but { $card }.
mind-bid = If you get { $card } you win this deal in about { $having }% of cases, if another does in { $missing }%: that is worth more than { $bid }.
# On the card that one has laid: half of what one pays for it comes back (PAU-10).
mind-bid-own = You laid { $card }, but it should not go so cheaply: if you keep it you win this deal in about { $having }% of cases, if another gets it in { $missing }%, and of your { $bid } only half goes to the bank.
mind-bid-any = Your chances hardly change with { $card }, about { $having }% with it or without, but whoever holds more has more to choose from, and { $bid } is little for that.
mind-drive = For yourself { $card } is not worth { $bid }, but in about { $outbid }% of cases somebody goes higher: let them pay more.
mind-drive-own = You need not keep { $card }, but in about { $outbid }% of cases somebody pays more than { $bid }, and half of it comes to you: drive the price.
mind-stop = If you get { $card } you win this deal in about { $having }% of cases, if another does in { $missing }%: that is not worth { $bid }.
mind-open-bid = Bidding { $bid } for { $card } you win in about { $bidding }% of cases, passing in { $passing }%.
mind-open-pass = Passing on { $card } you win in about { $passing }% of cases, bidding { $bid } in { $bidding }%.
mind-open-bid-beside = { $card } is worth a bid of { $bid }.
mind-open-pass-beside = { $card } is not worth a bid of { $bid }.
unit-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
    [one] chip
   *[other] chips
}

## At a terminal: what one plays for, and the first words of moves

goal = { $mode-id ->
    [open-deck] Goal: buy the best poker hand of five cards. Chips left over count for nothing.
    [mahjong] Goal: win the most chips. Buy tiles under the hammer; the best hand of tiles takes the bank.
   *[classic] Goal: win the most chips. Buy cards under the hammer; the best poker hand takes the bank.
}
verb-lay = lay
verb-bid = bid
verb-pass = pass

## A hint on the board

board-advise-lay = Sell the { $card }.
board-advise-bid = Bid { $amount }.
board-advise-pass = Pass.
