# Podstavec: every sentence a player reads.

title = Podstavec
about = Bid in secret for pedestals and show the finest balls.
option-scoring = How displays are compared
option-scoring-colour-first = reds first, then whites, then blacks
option-scoring-count-first = by the number of balls, then by colour

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

# Balls and pedestals in one breath: "a pedestal, 2 white, 1 red".
lot = { $pedestals ->
    [0] { $white ->
        [0] { $red ->
            [0] { $black ->
                [0] nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
    [1] a pedestal
   *[other] { $pedestals } pedestals
}{ lot-red }{ lot-white }{ lot-black }
lot-red = { $red ->
    [0] { "" }
   *[other] { $pedestals ->
        [0] { "" }
       *[other] { ", " }
    }{ $red } red
}
lot-white = { $white ->
    [0] { "" }
   *[other] { $pedestals ->
        [0] { $red ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $white } white
}
lot-black = { $black ->
    [0] { "" }
   *[other] { $pedestals ->
        [0] { $red ->
            [0] { $white ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $black } black
}
lot-lying = { $pedestals ->
   *[other] { lot }
}
event-arranged = { $player } has arranged.
event-display-revealed = { $player } { display-shown }.
display-shown = { $red ->
    [0] { $white ->
        [0] { $black ->
            [0] { $empty ->
                [0] shows nothing
               *[other] { display-counts }
            }
           *[other] { display-counts }
        }
       *[other] { display-counts }
    }
   *[other] { display-counts }
}
display-counts = shows { display-red }{ display-white }{ display-black }{ display-empty }
display-red = { $red ->
    [0] { "" }
   *[other] { $red } red
}
display-white = { $white ->
    [0] { "" }
   *[other] { $red ->
        [0] { "" }
       *[other] { ", " }
    }{ $white } white
}
display-black = { $black ->
    [0] { "" }
   *[other] { $red ->
        [0] { $white ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $black } black
}
display-empty = { $empty ->
    [0] { "" }
   *[other] { $red ->
        [0] { $white ->
            [0] { $black ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $empty } empty
}
event-values-set = Values: { colour-first }, { colour-second }, { colour-third }.
colour-first = { $first ->
    [red] red
    [white] white
   *[black] black
}
colour-second = { $second ->
    [red] red
    [white] white
   *[black] black
}
colour-third = { $third ->
    [red] red
    [white] white
   *[black] black
}
event-pedestal-added = A pedestal joins the spoils, { $supply } left.
event-bid-placed = { $player } has bid.
event-bid-revealed = { $player } { bid-shown }.
bid-shown = { $pedestals ->
    [0] { $red ->
        [0] { $white ->
            [0] { $black ->
                [0] bids nothing
               *[other] bids { lot }
            }
           *[other] bids { lot }
        }
       *[other] bids { lot }
    }
   *[other] bids { lot }
}
event-spoils-won = { $player } takes { lot }.
event-nobody-won = Nobody wins; the spoils are { lot }.

## How it ended

reason-pedestals = A player holds enough pedestals: the game ends.
reason-barren = Three rounds in a row had no winner, and no pedestals are left in the supply: the game ends.
reason-last-round = The hundredth round is over: the game ends.
# Who ended it, before what decided it.
decided-ending = { $ending ->
    [pedestals] { $ending-player } has { $pedestals } pedestals.{" "}
   *[other] {""}
}
decided-display = { decided-ending }{ $by ->
    [balls] At this table all balls on display count first, and { $player } wins with more of them than { $other-player }: { $balls }{"\u00A0"}to{"\u00A0"}{ $other-balls }.
    [red] { $scoring ->
        [count-first] { $player } and { $other-player } both show { $balls } balls. { $player } wins with more red ones
        [colour-first] On display, red balls count first, and { $player } wins with more of them than { $other-player }
       *[other] { $player } wins with more red balls on display than { $other-player }
    }: { $red }{"\u00A0"}to{"\u00A0"}{ $other-red }.
    [white] { $player } and { $other-player } both show { $red } red. { $player } wins with more white, { $white }{"\u00A0"}to{"\u00A0"}{ $other-white }.
    [black] { $player } and { $other-player } both show { $red } red and { $white } white. { $player } wins with more black, { $black }{"\u00A0"}to{"\u00A0"}{ $other-black }.
   *[other] { $player } wins with the finer display: { $red } red, { $white } white and { $black } black balls, { $other-player } { $other-red }, { $other-white } and { $other-black }.
}
decided-earliest = { decided-ending }The displays of { $player } and { $other-player } are equal. { $player } wins, having been the first to win a round, round { $round }.
decided-shared = { decided-ending }Equal displays and no round to tell them apart: { $players } share the win.

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
label-ends = The game ends when somebody holds { $needed } pedestals.
label-ends-own = { $enough ->
    [true] Your pedestals: { $held }; { $needed } are enough to end the game
   *[false] Your pedestals: { $held } of the { $needed } that end the game
}
label-spoils = Spoils
label-bag = Your bag
label-sent = You have sent
label-nothing = nothing
label-how = { $phase ->
    [arrange] Only what is shown counts at the end; only what is in the bag can be bid.
   *[bid] A bid wins by pedestals, then by the number of balls, then by their colours. It wins the spoils and becomes the next spoils; the other bids come back.
}
help-play =
    Each round all arrange their displays, then bid for the spoils, both in secret. What is shown cannot be bid.
    More pedestals win, whatever the balls; with as many pedestals more balls; with as many of both the worthier
    colours. The colour that is shown most is worth most this round.
    The winner takes the spoils into the bag, and the winning bid becomes the next spoils. All other bids come back.
    Equal highest bids win nothing: { $seats ->
        [2] they join the spoils.
       *[3] the third player wins with a lower bid, and if all are equal they join the spoils.
    }
    In the end only displays count, not bags.
undo-instead = What was sent cannot be taken back here, a display (POD-6) or a bid (POD-9).
help-moves =
    Balls are r, w and b; p is a pedestal and e an empty pedestal in the display.
    arrange 2r 1b 1e   show two red, one black and one empty pedestal
    arrange -          show nothing and take everything into the bag
    keep               leave the display as it is
    bid 2r 1p          bid two red balls and a pedestal
    pass               bid nothing

## Typed moves that cannot be read

zeros-typed = A bid of 0 is none. To bid nothing, pass: “{ verb-pass }”.
typed-count = “{ $part }” is not a count and a letter, like 2r.
typed-twice = “{ $part }” names the same thing a second time.
position-unreadable = Line { $line } of the position cannot be read: “{ $text }”.

## Only in a browser: the options as a sentence, and names of clauses for the contents

board-options = At the end displays are compared { $scoring }.
board-said-scoring-colour-first = by colour: reds, whites, blacks
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

## At a terminal: what one plays for, and the first words of moves

goal = Goal: when somebody holds { $seats ->
    [2] 13
   *[3] 9
} pedestals, the finest display wins: { $scoring-id ->
    [count-first] most balls, then most red
   *[colour-first] most red balls
}, then white, then black.
score-heading = on display: { $scoring-id ->
    [count-first] balls · red · white · black
   *[colour-first] red · white · black
}
verb-arrange = arrange
verb-keep = keep
verb-bid = bid
verb-pass = pass

## On the board in a browser

board-round = Round { $round }
board-bag = Your bag
board-bag-of = Bag of { $player }
board-bag-hint = { $phase ->
    [arrange] choose or drag onto the display, and back
   *[other] choose or drag into the bid
}
board-bag-arrives = the spoils arrive
board-bag-passed = you passed
board-bag-returns = your bid comes back
board-bid = Your bid
board-bid-size = { $pedestals ->
    [0] { $balls ->
        [0] nothing: you pass
        [one] { $balls } ball
       *[other] { $balls } balls
    }
    [one] { $pedestals } pedestal, { $balls ->
        [0] no ball
        [one] { $balls } ball
       *[other] { $balls } balls
    }
   *[other] { $pedestals } pedestals, { $balls ->
        [0] no ball
        [one] { $balls } ball
       *[other] { $balls } balls
    }
}
board-bid-sent = it is sealed
board-bid-is-sent = It is sealed
board-clear = Clear
board-seal = Seal bid
board-pass = Pass
board-plan = Your plan
board-plan-sent = It is sent
board-now = Now
board-now-note = as others see it
board-keep = Keep as it is
board-send = Send arrangement
board-wait-house = Waiting for the house
board-worth-then = Worth by your plan
board-worth-then-note = if the others keep theirs
board-worth = Worth
board-worth-equal = { $colour ->
    [red] Numbers are equal: red is worth most
    [white] Numbers are equal: white is worth most
   *[black] Numbers are equal: black is worth most
}
board-worth-most = { $colour ->
    [red] Red is worth most
    [white] White is worth most
   *[black] Black is worth most
}
board-supply = Supply
board-left = { $count } left
board-spoils = Spoils
board-next-spoils = Next spoils
board-next-spoils-won = the winning bid
board-next-spoils-yours = your winning bid
board-next-spoils-tied = both equal bids
board-next-spoils-grown = everything stays
board-from-supply = from the supply
board-on-display = { $count } on display
board-left-in-bag = { $count ->
    [one] { $count } pedestal
   *[other] { $count } pedestals
} in the bag
board-of-means = All your pedestals, in the bag and on display. Whoever holds { $needed } after an award ends the game.
board-of = { $held } of { $needed } pedestals
board-of-brief = { $held } of { $needed } in all
board-held = { $held ->
    [one] 1 pedestal
   *[other] { $held } pedestals
}
board-thinks = { $player } thinks
board-thinks-brief = thinks
board-away = away
board-away-brief = away
board-new = new
board-was = was { label-colour }
board-emptied = now empty
board-go-on = Go on
board-column-pedestals = pedestals
board-column-balls = balls
board-column-ball = { $place ->
    [1] 1st ball
    [2] 2nd ball
    [3] 3rd ball
   *[other] { $place }th ball
}
board-wins = wins
board-takes-all = takes it all
board-same = the same bid
board-same-neither = the same bid: neither wins
board-verdict-pedestals = More pedestals win.
board-verdict-balls = Pedestals are equal: more balls win.
board-verdict-colour = { $better ->
    [red] Red
    [white] White
   *[black] Black
} is worth more than { $worse ->
    [red] red
    [white] white
   *[black] black
} this round.
board-verdict-equal = All bids are equal: nobody wins, and all join the spoils.
board-verdict-third = Two share the highest bid, so the third takes the spoils.
board-verdict-empty = Two share the highest bid and the third is empty: nobody wins.
board-status-arrange = Arrange your display.
board-status-arrange-more = Nobody sees it until all are in.
board-status-bid = Your bid.
board-status-bid-more = Choose from your bag, then seal it.
board-status-arranging = { $count ->
    [one] { $players } is arranging.
   *[other] { $players } are arranging.
}
board-status-bidding = { $count ->
    [one] { $players } is choosing a bid.
   *[other] { $players } are choosing bids.
}
board-status-in = { $count ->
    [0] { "" }
    [one] { $players } is in.
   *[other] { $players } are in.
}
board-status-sent = { $phase ->
    [arrange] Your arrangement is in.
   *[other] Your bid is in.
}
board-status-you-take = You take the spoils.
board-status-takes = { $player } takes the spoils.
board-status-nobody = Nobody wins.
board-doing-arranging = arranging
board-doing-bidding = choosing a bid
board-doing-arranged = arranged
board-doing-bid = bid is in
board-ball = { $colour ->
    [red] red ball
    [white] white ball
   *[black] black ball
}
board-letter = { $colour ->
    [red] R
    [white] W
   *[black] B
}
board-pedestal = pedestal
board-stand = { $colour ->
    [red] red ball on a pedestal
    [white] white ball on a pedestal
    [black] black ball on a pedestal
   *[none] empty pedestal
}
board-in-bag = In the bag
board-sent-bid = Bid, still face down for the others: { lot-lying }
board-sealed = sealed
board-describe-display = { $player }: { $red } red, { $white } white, { $black } black, { $empty } empty.
board-describe-spoils = Spoils: { lot-lying }. Supply: { $supply }.
board-describe-values = Worth most first: { $values }.
board-describe-bag = Your bag: { lot-lying }.
board-hint-arrange = Only what stands on display counts at the end, and only what lies in the bag can be bid: early on an empty display may be right.
board-hint-values = The colour with more balls on all displays is worth more this round.
board-hint-bid = Bid balls and pedestals from your bag, face down. More pedestals win, then more balls, then the better colours. The winning bid is the next spoils.
board-hint-end = Whoever holds { $needed } pedestals in bag and display ends the game. Then the displays are compared: red first, then white, then black.
board-score-heading = on display: red · white · black
board-score = { $red } · { $white } · { $black }

## What a bot thinks: why it plays as it does

mind-keep-early = The game cannot end in this round, so displays do not count yet: { $spare ->
    [0] no pedestal is
    [one] { $spare } pedestal is
   *[other] { $spare } pedestals are
} kept back to bid with.
mind-keep-early-rest = The game cannot end in this round, so what matters is the bid, and for that { $spare ->
    [one] { $spare } pedestal kept back is
   *[other] { $spare } pedestals kept back are
} as good as more. { $shown ->
    [one] The other one is
   *[other] The other { $shown } are
} not needed for it and may stand in the display with the best { $shown ->
    [one] ball
   *[other] balls
}.
mind-keep-none = There is no pedestal to put a ball on, so the display stays empty.
mind-keep-only = The game may end in this round, so the best balls stand on all pedestals; { $spare ->
    [0] none is
    [one] { $spare } is
   *[other] { $spare } are
} kept back.
mind-keep = The game may end in this round. Kept back to bid with, { $spare ->
    [0] no pedestal gives
    [one] { $spare } pedestal gives
   *[other] { $spare } pedestals give
} a chance of { $chance }% to win, { $other-spare } would give { $other-chance }%.
mind-keep-more = The game may end in this round. { $spare ->
    [one] { $spare } pedestal is
   *[other] { $spare } pedestals are
} kept back: more pedestals win an auction. Keeping back { $other-spare } would be about as good; if you vary it, nobody can guess what you will do.
mind-keep-fewer = The game may end in this round, and only what is on display counts: { $spare ->
    [0] no pedestal is
    [one] just { $spare } pedestal is
   *[other] just { $spare } pedestals are
} kept back to bid with. Keeping back { $other-spare } would be about as good; if you vary it, nobody can guess what you will do.
mind-keep-lost = The game may end in this round, and against good play you can hardly win it any more. Show the best you have: should the others slip, the display decides.
mind-keep-behind = The game may end in this round, and against good play you can hardly win it any more. What little chance is left lies in winning the auction: { $spare ->
    [one] { $spare } pedestal is
   *[other] { $spare } pedestals are
} kept back for it.
mind-bid = A bid of { lot } should take the spoils in about { $often }% of cases and leaves a chance of { $chance }% to win the game; passing leaves { $other-chance }%.
# Beside chances that are counted otherwise: the reason without those that the bot reckons out.
mind-keep-beside = The game may end in this round: it matters how many pedestals are kept back to bid with.
mind-keep-lost-beside = The game may end in this round, and whatever is kept back makes hardly a difference.
mind-bid-behind-beside = A bid of { lot } should at least take the spoils, { $spoils }, in about { $often }% of cases.
mind-pass-behind-beside = A bid would make hardly a difference, and a pass keeps everything in the bag.
mind-bid-beside = It should take the spoils in about { $often }% of cases.
mind-pass-beside = Even the best bid, { lot }, is worse than passing.
mind-bid-third-beside = If the others make equal bids, the spoils, { $spoils }, go to a lower one: { lot } is enough for that.
mind-bid-even = A bid of { lot } should take the spoils, { $spoils }, in about { $often }% of cases; if another is higher it comes back to your bag. Passing would be about as good; if you bid at some times and pass at others, nobody can guess what you will do.
mind-bid-free = Somebody may well bid more, and then { lot } comes back to your bag: it costs nothing. If nobody does, it takes the spoils, { $spoils }.
mind-bid-third = If the others make equal bids, the spoils, { $spoils }, go to a lower one: { lot } is enough for that. It leaves a chance of { $chance }% to win the game; passing leaves { $other-chance }%.
mind-bid-behind = Hardly a chance to win the game is left; a bid of { lot } should at least take the spoils, { $spoils }, in about { $often }% of cases.
mind-pass = Passing leaves a chance of { $chance }% to win the game; the best bid, { lot }, leaves { $other-chance }%.
mind-pass-even = A bid of { lot } should take the spoils, { $spoils }, in about { $often }% of cases, but then it is the next spoils, for others to win: that is no better than to pass. A pass keeps everything in your bag.
mind-pass-outbid = A higher bid is to be expected: even { lot } would { $often ->
    [0] hardly ever take the spoils
   *[other] take the spoils in only about { $often }% of cases
}. A pass loses nothing, and shows nothing.
mind-pass-behind = Hardly a chance to win the game is left, with a bid or without. A pass keeps everything in your bag.
mind-pass-only = There is nothing to bid that can be spared.

## A hint on the board

board-advise-bid = Bid { lot }.
board-advise-pass = Pass.
board-advise-keep = Keep your display as it is.
board-advise-arrange = Show { lot }.
board-advise-bare = Take everything off your display.
