# Podstavec: every sentence a player reads.

title = Podstavec
about = Bid in secret for pedestals and show the finest balls.
option-scoring = How displays are compared
option-scoring-colour-first = reds first, then whites, then blacks
option-scoring-count-first = by the number of balls, then by colour
bot-steady = steady

## A move that may not be played

refused-in-arrange = The players are arranging their displays; bids come after that.
refused-in-bid = The players are bidding; displays are arranged in the next round.
refused-less-than-none = A number of balls or pedestals cannot be less than none.
refused-balls-to-arrange = That display shows { $asked } { $colour ->
    [red] red
    [white] white
   *[black] black
} { $asked ->
    [one] ball
   *[other] balls
}; you have { $held } in all.
refused-pedestals-to-arrange = That display needs { $asked } { $asked ->
    [one] pedestal
   *[other] pedestals
}; you have { $held } in all.
refused-balls-to-bid = That bid holds { $asked } { $colour ->
    [red] red
    [white] white
   *[black] black
} { $asked ->
    [one] ball
   *[other] balls
}; your bag has { $held }.
refused-pedestals-to-bid = That bid holds { $asked } { $asked ->
    [one] pedestal
   *[other] pedestals
}; your bag has { $held }. What stands in the display cannot be bid.

## What happened

event-arranged = { $player } has arranged the display.
event-display-revealed = { $player } shows { $red } red, { $white } white, { $black } black and { $empty } empty.
event-values-set = This round { $first ->
    [red] red
    [white] white
   *[black] black
} beats { $second ->
    [red] red
    [white] white
   *[black] black
}, and that beats { $third ->
    [red] red
    [white] white
   *[black] black
}.
event-pedestal-added = A pedestal joins the spoils; { $supply } left in the supply.
event-bid-placed = { $player } has bid.
event-bid-revealed = { $player } bid { $red } red, { $white } white, { $black } black and { $pedestals } { $pedestals ->
    [one] pedestal
   *[other] pedestals
}.
event-spoils-won = { $player } takes the spoils: { $red } red, { $white } white, { $black } black and { $pedestals } { $pedestals ->
    [one] pedestal
   *[other] pedestals
}.
event-nobody-won = Nobody wins. The spoils grow to { $red } red, { $white } white, { $black } black and { $pedestals } { $pedestals ->
    [one] pedestal
   *[other] pedestals
}.

## How it ended

reason-pedestals = A player holds enough pedestals.
reason-barren = Three rounds in a row had no winner, and the supply is empty.
reason-last-round = The hundredth round is over.

## At the table

label-round = Round { $round }
label-phase = { $phase ->
    [arrange] arrange the displays
    [bid] bid
   *[over] the game is over
}
label-values = { $phase ->
    [arrange] Worth until now
   *[other] Worth this round
}
label-count-first = The number of balls counts before their colours.
label-colour = { $colour ->
    [red] red
    [white] white
   *[black] black
}
label-supply = Supply
label-spoils = Spoils
label-bag = Your bag
label-sent = You have sent
label-nothing = nothing
help-moves =
    Balls are r, w and b; p is a pedestal and e an empty pedestal in the display.
    arrange 2r 1b 1e   show two red, one black and one empty pedestal
    keep               leave the display as it is
    bid 2r 1p          bid two red balls and a pedestal
    pass               bid nothing

## Typed moves that cannot be read

typed-unknown = “{ $typed }” is not a move here. Try: { $examples }
typed-count = “{ $part }” is not a count and a letter, like 2r.
typed-twice = “{ $part }” names the same thing a second time.
position-unreadable = Line { $line } of the position cannot be read: “{ $text }”.

## Only in a browser: the options as a sentence, and names of clauses for the contents

board-options = At the end displays are compared { $scoring }.
board-said-scoring-colour-first = by colour: reds, then whites, then blacks
board-said-scoring-count-first = by the number of balls, then by colour
board-clause-POD-1 = Balls
board-clause-POD-2 = Pedestals
board-clause-POD-3 = Display
board-clause-POD-4 = What is open, what is secret
board-clause-POD-6 = All at once
board-clause-POD-11 = The spoils
board-clause-POD-12 = Equal bids
board-clause-POD-13 = With three players
board-clause-POD-14 = The next spoils
board-clause-POD-15 = When the game ends
board-clause-POD-16 = The tally
board-clause-POD-17 = Whose display is best
board-clause-POD-18 = Equal displays
board-clause-POD-19 = So that it ends
