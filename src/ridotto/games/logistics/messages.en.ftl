# Logistics: every sentence a player reads. Pyramids are size and colour, like Sr for a small red one.

title = Logistics
about = Sow pyramids along the cards, carry the best home.
option-cards = Cards in a row
option-palettes = Colours of the players
option-palettes-rainbow = rainbow
option-palettes-xeno = xeno
option-sets = Sets of pyramids for each player

## A move that may not be played

refused-in-sow = Your turn begins with a sowing: from your stock or from one of your cards.
refused-in-extra = You may sow again, from your stock or a card, or stop.
refused-in-power = Your capture gave you a power: use it or decline it first.
refused-nothing-chosen = A sowing from stock takes at least one pyramid.
refused-too-many = That sowing takes { $asked } pyramids from stock; at most { $most } are allowed.
refused-not-in-stock = That sowing takes { $asked } of { $pyramid }; your stock has { $held }.
refused-no-such-card = There is no card { $card }; cards are counted from 0 to { $last }.
refused-empty-card = There is nothing on { $own ->
    [true] your card { $card }.
   *[false] your opponent’s card { $card }.
}
refused-past-the-vault = That card cannot be sown: it holds { $pieces } pieces, and the vault is { $places ->
    [one] { $places } place
   *[other] { $places } places
} away.
refused-other-power = The power you have now is { $power }.
refused-no-such-vault = There is no vault { $vault }; 0 is that of the first seat (A), 1 that of the second (B).
refused-not-in-vault = { $own ->
    [true] Your vault holds no { $pyramid }.
   *[false] Your opponent’s vault holds no { $pyramid }.
}
refused-no-such-side = There is no side { $side }; 0 is that of the first seat (A), 1 that of the second (B).
refused-no-such-height = There is no height { $height } on { $own ->
    [true] your card { $card }
   *[false] your opponent’s card { $card }
}; heights are counted from 0 at the bottom, and its top is at { $last }.
refused-same-place = A swap needs two different places.
refused-swap-own = The power you have swaps two pyramids on your own cards.
refused-swap-theirs = The power you have swaps two pyramids on your opponent’s cards.

## What happened

event-stock-sown = { $player } sows { $pyramids } from stock.
event-card-sown = { $player } sows card { $seat ->
    [0] A
   *[1] B
}{ $card }: { $pyramids }{ $tree ->
    [true] , the first three as a tree.
   *[false] .
}
event-tree-made = { $owner-player }’s tree guards card { $owner-seat ->
    [0] A
   *[1] B
}{ $card }.
event-tree-undone = { $owner-player }’s card { $owner-seat ->
    [0] A
   *[1] B
}{ $card } has no tree any more and is not guarded.
event-nest-made = A nest on { $player }’s card { $seat ->
    [0] A
   *[1] B
}{ $card }: { $pyramid }.
event-vaulted = { $player }’s vault receives { $pyramids }.
event-extra-sowing-gained = { $player } may sow again.
event-stopped = { $player } stops.
event-captured = { $player } captures { $pyramids } from { $from-player }’s card { $from-seat ->
    [0] A
   *[1] B
}{ $card } with { $by }{ $nest ->
    [true] , the large of a nest.
   *[false] .
}
owner-stock = { $owner-seat ->
    [0] { $seat ->
        [0] to their own stock
       *[1] to { $owner-player }’s stock
    }
   *[1] { $seat ->
        [0] to { $owner-player }’s stock
       *[1] to their own stock
    }
}
owner-vault = { $owner-seat ->
    [0] { $seat ->
        [0] into their own vault
       *[1] into { $owner-player }’s vault
    }
   *[1] { $seat ->
        [0] into { $owner-player }’s vault
       *[1] into their own vault
    }
}
event-taken = { $player } moves { $pyramid } from { $owner-seat ->
    [0] { $seat ->
        [0] their own vault to their own stock
       *[1] { $owner-player }’s vault to { $owner-player }’s stock
    }
   *[1] { $seat ->
        [0] { $owner-player }’s vault to { $owner-player }’s stock
       *[1] their own vault to their own stock
    }
}.
event-returned = { $player } returns { $pyramid } from card { $owner-seat ->
    [0] A
   *[1] B
}{ $card } { owner-stock }.
event-advanced = { $player } moves { $pyramid } from card { $owner-seat ->
    [0] A
   *[1] B
}{ $card } { $vaulted ->
    [true] { owner-vault }.
   *[false] to the next card.
}
event-swapped = { $player } swaps { $first-pyramid } (card { $owner-seat ->
    [0] A
   *[1] B
}{ $first-card }, { height-first }) and { $second-pyramid } (card { $owner-seat ->
    [0] A
   *[1] B
}{ $second-card }, { height-second }).
height-first = { $first-height ->
    [0] bottom
    [1] second from below
    [2] third from below
   *[other] height { $first-height } from the bottom’s 0
}
height-second = { $second-height ->
    [0] bottom
    [1] second from below
    [2] third from below
   *[other] height { $second-height } from the bottom’s 0
}
event-power-gained = { $player } gains a power: { label-colour }.
event-power-declined = { $player } declines the power: { label-colour }.
event-power-lapsed = { $player }’s power has no target and lapses: { label-colour }.
event-passed-over = { $player } has no legal sowing and is passed over.

## How it ended

reason-no-sow = Neither player has a legal sowing left.
reason-last-turn = The last turn is over.
decided-vault = { $player }’s vault is worth { $score }, { $other-player }’s { $other-score }.
decided-shared = Both vaults are worth { $score }: the win is shared.

## At the table

label-turn = Turn { $turn }
label-turn-of = Turn { $turn } of { $last }
label-phase = { $phase ->
    [sow] sow
    [extra] sow again, or stop
    [power] use a power
   *[over] the game is over
}
label-power = Power
label-later-power = Then
label-guarded = ═ guarded by a tree
label-colour = { $colour ->
    [tree] the tree’s (any one of its colours)
    [green] green (vault to stock)
    [yellow] yellow (top piece to stock)
    [red] red (top piece forward)
    [blue] blue (swap on the own side)
    [black] black (swap on the other side)
    [cyan] cyan (vault to stock)
    [clear] clear (top piece to stock)
    [orange] orange (top piece forward)
    [purple] purple (swap on the own side)
   *[white] white (swap on the other side)
}
label-letter = { $letter ->
    [S] small
    [M] medium
    [L] large
    [g] green
    [y] yellow
    [r] red
    [b] blue
    [k] black
    [c] cyan
    [x] clear
    [o] orange
    [p] purple
   *[w] white
}
label-either = { $first } or { $rest }
label-vault = Vault, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
label-to-vault = vault
label-stock = Stock, { $count }
label-nothing = nothing
help-moves =
    A pyramid is its size and its colour: S small, M medium, L large; g green,
    y yellow, r red, b blue, k black or c cyan, x clear, o orange, p purple,
    w white. The first seat’s side is A, the other one B; cards count from 0.
    stock Sr Mb Sb   sow these from your stock on cards 0, 1 and 2
    card 2           sow your card 2
    stop             do not sow again
    take B Sr        green, cyan: a small red from B’s vault to B’s stock
    return A0        yellow, clear: the top piece of card A0 to A’s stock
    advance B3       red, orange: the top piece of card B3 one place forward
    swap A 1.0 2.1   blue, purple (your side), black, white (the other side):
                     swap two places; heights count from 0 at the bottom, so
                     1.0 is the bottom of card 1, 2.1 the second of card 2
    decline          do without the power
    In short: sr mb sb, c2, t b sr, r a0, a b3, x a 1.0 2.1, d.

## Typed moves that cannot be read

position-unreadable = Line { $line } of the position cannot be read: “{ $text }”.
position-impossible = No game of Logistics comes to this position.

## On the board of the browser. Between stars: bold; between tildes: quiet.

board-vault = { $own ->
    [true] Your vault
   *[false] { $player }’s vault
}
board-vault-brief = { $own ->
    [true] You
   *[false] { $player }
}
board-stock = { $own ->
    [true] Your stock
   *[false] { $player }’s stock
}
board-stock-brief = Stock
board-stock-left = { $left } left
board-stock-hint = { $left } left · choose up to { $most } in the order of sowing
board-others = *{ $count }* { $count ->
    [one] other
   *[other] others
}, { $worth } each
board-powers = What captures give
board-powers-brief = Powers
board-capture-by = A capture by
board-gives = gives
board-gives-take = vault to stock
board-gives-return = top to stock
board-gives-advance = top one forward
board-gives-swap-own = { $own ->
    [true] swap two of yours
   *[false] swap two own
}
board-gives-swap-theirs = { $own ->
    [true] swap two of theirs
   *[false] swap two opposite
}
board-gives-when = Each capture gives you the power of the colour that captured, at once; you may decline it.
board-gives-take-whole = Take a pyramid out of either vault; it goes to the stock of the vault’s owner.
board-gives-return-whole = Take the top pyramid of any card, on either side; it goes to that side’s stock.
board-gives-advance-whole = Move the top pyramid of any card, on either side, one place forward; from the last card it goes into that side’s vault.
board-gives-swap-own-whole = { $own ->
    [true] Swap two pyramids on your own cards, at any height.
   *[false] Whoever captured swaps two pyramids on their own cards, at any height.
}
board-gives-swap-theirs-whole = { $own ->
    [true] Swap two pyramids on your opponent’s cards, at any height.
   *[false] Whoever captured swaps two pyramids on the opponent’s cards, at any height.
}
board-tree = tree
board-nest = nest
board-takes = takes { $count }
board-size = { $size ->
    [S] small
    [M] medium
   *[L] large
}
board-colour = { $colour ->
    [green] green
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
    [cyan] cyan
    [clear] clear
    [orange] orange
    [purple] purple
   *[white] white
}
board-pyramid = { board-size } { board-colour }
board-power-name = { $colour ->
    [tree] one of the tree’s powers
   *[other] the { board-colour } power
}

board-sow-card = Sow card { $card }
board-sow-stock = Sow { $count }
board-sow-none = Sow
board-stop = Stop
board-clear = Clear
board-cancel = Cancel
board-decline = Decline
board-do-take = Move it
board-do-return = Return it
board-do-advance = Move it
board-do-swap = Swap them
board-close = Close
board-open-hue = { board-colour }: { $count } in stock

board-power-take = Vault to stock
board-power-return = Back to its stock
board-power-advance = One place forward
board-power-swap-own = Swap two of yours
board-power-swap-theirs = Swap two of { $player }’s
board-choose-take = Choose a pyramid out of either vault. It goes to the stock of the vault’s owner.
board-choose-return = Choose any lit pyramid, on your side or { $player }’s. It goes to that side’s stock.
board-choose-advance = Choose any lit pyramid, on your side or { $player }’s.
board-choose-swap-own = Choose two of your pyramids, at any height.
board-choose-swap-theirs = Choose two of { $player }’s pyramids, at any height.
board-choose-power = This power is one of the tree’s colours.
board-then-power = Then { board-power-name }.
board-card-at = card { $card }, { $height ->
    [top] top
    [bottom] bottom
   *[other] { $height } from below
}

## What a move would do

board-ahead-take = Takes { $count } from { $player }’s card { $card }, then *{ board-power-name }*.
board-ahead-take-several = Takes { $count } from { $cards } of { $player }’s cards, then *{ board-power-name }*.
board-ahead-take-only = Takes { $count } from { $player }’s { $cards ->
    [one] card { $card }
   *[other] cards
}. ~The power has no target.~
board-ahead-vault = Into your vault, { $before } → { $after }. { $again ->
    [true] Then you may *sow again*.
   *[false] { "" }
}
board-ahead-tree = Makes a tree on card { $card }. ~No capture.~
board-ahead-trees = Makes *{ $count ->
    [2] two trees
   *[other] { $count } trees
}*: cards { $cards } are guarded.
board-ahead-guards = Makes a tree: { $own ->
    [true] your card { $card }
   *[false] { $player }’s card { $card }
} is *guarded*.
board-ahead-undone = { $own ->
    [true] Undoes your tree
   *[false] Undoes { $player }’s tree
}: card { $card } is *no longer guarded*.
board-ahead-nest = Makes a nest on card { $card }. ~No capture.~
board-ahead-lands = The last lands on card { $card }. ~No capture.~
board-ahead-swap = Changes their places. ~No tree made or undone.~
board-ahead-from = { $own ->
    [true] your card { $card }
   *[false] { $player }’s card { $card }
}
board-ahead-to-vault = *{ $pyramid }, { $from } to { $own ->
    [true] your vault
   *[false] { $player }’s vault
}:* { $before } → { $after } points.
board-ahead-to-card = *{ $pyramid }, { $from } to card { $place }.*
board-ahead-to-stock = *{ $pyramid }, { $from } to { $own ->
    [true] your stock
   *[false] { $player }’s stock
}.*
board-ahead-out-of-vault = *{ $pyramid } out of { $own ->
    [true] your vault
   *[false] { $player }’s vault
}:* { $before } → { $after } points.

## The status line

board-status-turn = Your turn.
board-status-sow = { $from ->
    [stock] Choose pyramids from your stock.
    [card] Sow a card.
   *[both] Sow a card, or choose pyramids from your stock.
}
board-brief-sow = { $from ->
    [stock] Choose from your stock.
    [card] Sow a card.
   *[both] Sow a card, or choose.
}
board-status-again = Sow again, or stop.
board-status-reached = The { board-pyramid } reached your vault.
board-status-power = { $colour ->
    [tree] The tree’s power.
    [green] Green power.
    [yellow] Yellow power.
    [red] Red power.
    [blue] Blue power.
    [black] Black power.
    [cyan] Cyan power.
    [clear] Clear power.
    [orange] Orange power.
    [purple] Purple power.
   *[white] White power.
}
board-status-take = Move one pyramid out of either vault to its owner’s stock.
board-status-return = Return the top pyramid of any card to its side’s stock.
board-status-advance = Move the top pyramid of any card one place forward.
board-status-swap-own = Swap any two of your pyramids, at any height.
board-status-swap-theirs = Swap any two of { $player }’s pyramids, at any height.
board-status-tree = Use one of its colours.
board-brief-take = One out of a vault.
board-brief-return = A top piece to stock.
board-brief-advance = Move a top piece forward.
board-brief-swap-own = Swap two of yours.
board-brief-swap-theirs = Swap two of { $player }’s.
board-brief-card-takes = Card { $card } takes { $count } from { $player }.
board-brief-card-again = Card { $card } reaches your vault.
board-brief-next-takes = { $next ->
    [2] A second
    [3] A third
   *[4] A fourth
} would take { $count }.
board-chosen = { $count ->
    [1] One chosen.
    [2] Two chosen.
    [3] Three chosen.
   *[4] Four chosen.
}
board-chosen-takes = { $next ->
    [2] A second
    [3] A third
   *[4] A fourth
} would land on card { $place } and take { $player }’s card { $card }.
board-chosen-next = { $next ->
    [2] A second
    [3] A third
   *[4] A fourth
} would land on card { $place }.
board-waiting = { $player }’s turn.
board-waiting-phase = { $phase ->
    [extra] They may sow again.
    [power] They have a power to use.
   *[sow] They are to sow.
}
board-trying = You may try what your cards would do.
board-doing-sow = to sow
board-doing-extra = to sow again
board-doing-power = to use a power
board-in-stock = { $count } in stock
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-turn = Turn { $turn }

## The end

board-end-why = Nobody can sow any more.
board-end-stuck = { $player }’s card { $card } holds { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} and the vault is { $places ->
    [one] { $places } place
   *[other] { $places } places
} away (LOG-8), so they stay and count nothing.
board-end-last = The last turn is over, so the vaults are counted as they are (LOG-26).
board-end-wins = { $player } wins, { $first } { $first ->
    [one] point
   *[other] points
} to { $second }
board-end-you-win = You win, { $first } { $first ->
    [one] point
   *[other] points
} to { $second }
board-end-shared = A shared win, { $score } each
board-end-solid = one colour
board-end-mixed = mixed
board-end-others = others

## For people who listen

board-say-card = { $own ->
    [true] Your card { $card }
   *[false] { $player }’s card { $card }
}, { $count ->
    [0] empty
    [one] one pyramid
   *[other] { $count } pyramids
}{ $count ->
    [0] .
    [one] : { $stack }.
   *[other] , top to bottom: { $stack }.
}{ $tag ->
    [tree] { " " }Guarded by a tree.
    [nest] { " " }A nest.
   *[none] { "" }
}{ $lit ->
    [true] { " " }May be sown.
   *[false] { "" }
}
board-say-vault = { board-vault }, { board-points }: { $solid ->
    [0] { "" }
    [one] one tree of one colour,{ " " }
   *[other] { $solid } trees of one colour,{ " " }
}{ $mixed ->
    [0] { "" }
    [one] one mixed tree,{ " " }
   *[other] { $mixed } mixed trees,{ " " }
}{ $others ->
    [0] no others.
    [one] one other.
   *[other] { $others } others.
}
board-say-stock = { board-stock }, { $count ->
    [one] one pyramid
   *[other] { $count } pyramids
}: { $kinds }.
board-say-stock-empty = { board-stock } is empty.
board-say-kind = { board-pyramid }, { $count } in stock
board-say-chosen-kind = { board-pyramid }, { $count } in stock, chosen as number { $nth }
board-say-piece = { board-pyramid }, { $own ->
    [true] your card { $card }
   *[false] { $player }’s card { $card }
}, { $height ->
    [top] top
    [bottom] bottom
   *[other] { $height } from below
}
board-say-in-vault = { board-pyramid }, { $own ->
    [true] in your vault
   *[false] in { $player }’s vault
}
board-say-hop = { $pyramid } to { $vault ->
    [true] the vault
   *[false] card { $place }
}{ $makes ->
    [tree] { " " }makes a tree
    [nest] { " " }makes a nest
   *[none] { "" }
}
board-say-tree-piece = a tree
board-say-power = { board-status-power } { $line } { $count ->
    [one] One target.
   *[other] { $count } targets.
}
board-say-last = The last move ended here.
board-cards = Cards
board-rows = The two rows

## For a first game

hint-stock = Choose one to four pyramids from your stock. They land one on each card, from card 0 on, in the order you choose them.
hint-card = A card is sown from the top of its stack: one piece to each following place. Reach your vault exactly, and you may sow again.
hint-capture = End on an empty card of yours, and everything on the card opposite goes to your vault, unless a tree guards it.
hint-power = The colour that captured gives a power. Use it on a lit pyramid, or decline it.
hint-tree = A small on a medium on a large is a tree: it guards its card, and moves as one piece.
## Only in a browser: the options as a sentence, and names of clauses for the contents

board-options = Each row has { $cards } cards. The first seat plays the { $palettes-1 } colours, the second the { $palettes-2 } ones. Everyone begins with { $sets } sets of pyramids.
board-clause-LOG-1 = The rows
board-clause-LOG-2 = Direction of sowing
board-clause-LOG-3 = The stock
board-clause-LOG-4 = Colours
board-clause-LOG-5 = The start
board-clause-LOG-6 = From the stock
board-clause-LOG-7 = From a card
board-clause-LOG-8 = How far a card reaches
board-clause-LOG-9 = Sowing again
board-clause-LOG-10 = You must sow
board-clause-LOG-11 = What a tree is
board-clause-LOG-12 = Guarded cards
board-clause-LOG-13 = Sowing a tree
board-clause-LOG-14 = What a tree can do
board-clause-LOG-15 = Ordinary capture
board-clause-LOG-16 = The nest
board-clause-LOG-17 = A capture ends the turn
board-clause-LOG-18 = One power each
board-clause-LOG-24 = No legal sow
board-clause-LOG-25 = Counting vaults
board-clause-LOG-26 = So that it ends

## At a terminal: what one plays for, and the first words of moves

goal = Goal: the vault worth most: a tree of one colour is 7, a mixed tree 5, any other pyramid 1.
verb-stock = stock
verb-card = card
verb-stop = stop
verb-take = take
verb-return = return
verb-advance = advance
verb-swap = swap
verb-decline = decline

## Why a mind chose its move

mind-only = There is nothing else to play.
mind-unweighed = Nothing else promised enough to be weighed.
mind-alike = Everything else that was weighed is as good.
mind-captures = { $count ->
    [one] Captures one pyramid
   *[other] Captures { $count } pyramids
} this turn; { $next ->
    [0] the next best captures nothing.
    [one] the next best captures one.
   *[other] the next best captures { $next }.
}
mind-scores = { $count ->
    [0] Keeps the trees in your vault whole
    [one] Completes a tree for your vault
   *[other] Completes { $count } trees for your vault
}; { $next ->
    [0] the next best completes none.
    [1] the next best completes one.
   *[other] the next best takes one apart.
}
mind-spoils = Takes a tree out of your opponent’s vault apart; the next best does not.
mind-home = Carries { $count ->
    [one] one pyramid
   *[other] { $count } pyramids
} home to your vault; the next best carries { $next ->
    [0] none.
    [one] one.
   *[other] { $next }.
}
mind-points = { $count ->
    [0] Keeps the difference between the vaults as it is
    [one] The difference between the vaults changes by one point in your favour
   *[other] The difference between the vaults changes by { $count } points in your favour
}; with the next best { $next ->
    [0] it stays as it is.
    [one] by one.
   *[other] by { $next }.
}
mind-safe = { $count ->
    [0] Leaves your opponent nothing to capture
    [one] Your opponent could capture no more than one pyramid next
   *[other] Your opponent could capture no more than { $count } pyramids next
}; after the next best it would be { $next ->
    [one] one pyramid.
   *[other] { $next } pyramids.
}
mind-guards = Trees will guard { $count ->
    [one] one of your pyramids
   *[other] { $count } of your pyramids
}; after the next best { $next ->
    [0] none.
   *[other] { $next }.
}
mind-breaks = { $count ->
    [0] Leaves your opponent’s trees alone
    [one] Breaks a tree of your opponent
   *[other] Breaks { $count } trees of your opponent
}; the next best { $next ->
    [0] breaks none.
    [1] breaks one.
   *[other] makes one for them.
}
mind-nests = Prepares a nest: a large next turn would capture a tree of your opponent. The next best does not.
mind-sowings = Gives { $count ->
    [one] one extra sowing
   *[other] { $count } extra sowings
}; the next best gives { $next ->
    [0] none.
   *[other] { $next }.
}
mind-stock = Keeps { $count ->
    [one] one pyramid
   *[other] { $count } pyramids
} in your stock; after the next best { $next ->
    [0] none is left.
    [one] one is left.
   *[other] { $next } are left.
}
mind-denies = { $count ->
    [0] Leaves your opponent no card
    [one] Leaves your opponent only one card
   *[other] Leaves your opponent only { $count } cards
} that would end in the vault and let them sow again; the next best leaves { $next }.
mind-ready = { $count ->
    [one] One of your cards
   *[other] { $count } of your cards
} could next end in your vault and let you sow again; after the next best { $next ->
    [0] none could.
   *[other] { $next } could.
}
mind-hunts = Threatens to capture { $count ->
    [one] one pyramid
   *[other] { $count } pyramids
} in your next turn; the next best threatens { $next ->
    [0] nothing.
   *[other] { $next }.
}
mind-stuck = { $count ->
    [0] None of your pyramids is stuck
    [one] Only one of your pyramids is stuck
   *[other] Only { $count } of your pyramids are stuck
} on a card that holds too much to be sown; after the next best move it would be { $next }.
mind-grows = After this turn { $count ->
    [one] one of your stacks
   *[other] { $count } of your stacks
} can grow into a tree; after the next best { $next ->
    [0] none could.
   *[other] { $next } could.
}
mind-open = { $count ->
    [0] None of your pyramids lies
    [one] Only one of your pyramids lies
   *[other] Only { $count } of your pyramids lie
} open to capture opposite an empty card; after the next best move it would be { $next }.
mind-mediums = Keeps { $count ->
    [one] one medium
   *[other] { $count } mediums
} in your stock for trees to come; after the next best { $next ->
    [0] none is left.
    [one] one is left.
   *[other] { $next } are left.
}
mind-larges = Keeps { $count ->
    [one] one large
   *[other] { $count } larges
} in your stock for trees and nests to come; after the next best { $next ->
    [0] none is left.
    [one] one is left.
   *[other] { $next } are left.
}
# Why: one of the reasons above.
mind-later = { $why } This move alone does not do it: it takes the rest of your turn, with what the move wins.
mind-declines = No use of the power would leave you better off.
mind-prepares = Brings no more at once than the next best, but leaves the better position for the turns to come.
unit-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
    [one] point
   *[other] points
}

## A hint on the board

board-advise-sow-stock = Sow from your stock: { $pyramids }.
board-advise-sow-card = Sow card { $card }.
board-advise-stop = Stop here.
board-advise-decline = Do without the power.
board-advise-power = { $power }: { $piece }.
board-advise-take = { board-power-take }: { board-say-in-vault }.
board-advise-swap = Swap: { $first }; { $second }.

## Pyramids by their letters; in an event, by which one something was captured

pyramid-Sg = Sg
pyramid-Sy = Sy
pyramid-Sr = Sr
pyramid-Sb = Sb
pyramid-Sk = Sk
pyramid-Sc = Sc
pyramid-Sx = Sx
pyramid-So = So
pyramid-Sp = Sp
pyramid-Sw = Sw
pyramid-Mg = Mg
pyramid-My = My
pyramid-Mr = Mr
pyramid-Mb = Mb
pyramid-Mk = Mk
pyramid-Mc = Mc
pyramid-Mx = Mx
pyramid-Mo = Mo
pyramid-Mp = Mp
pyramid-Mw = Mw
pyramid-Lg = Lg
pyramid-Ly = Ly
pyramid-Lr = Lr
pyramid-Lb = Lb
pyramid-Lk = Lk
pyramid-Lc = Lc
pyramid-Lx = Lx
pyramid-Lo = Lo
pyramid-Lp = Lp
pyramid-Lw = Lw
by-Sg = { pyramid-Sg }
by-Sy = { pyramid-Sy }
by-Sr = { pyramid-Sr }
by-Sb = { pyramid-Sb }
by-Sk = { pyramid-Sk }
by-Sc = { pyramid-Sc }
by-Sx = { pyramid-Sx }
by-So = { pyramid-So }
by-Sp = { pyramid-Sp }
by-Sw = { pyramid-Sw }
by-Mg = { pyramid-Mg }
by-My = { pyramid-My }
by-Mr = { pyramid-Mr }
by-Mb = { pyramid-Mb }
by-Mk = { pyramid-Mk }
by-Mc = { pyramid-Mc }
by-Mx = { pyramid-Mx }
by-Mo = { pyramid-Mo }
by-Mp = { pyramid-Mp }
by-Mw = { pyramid-Mw }
by-Lg = { pyramid-Lg }
by-Ly = { pyramid-Ly }
by-Lr = { pyramid-Lr }
by-Lb = { pyramid-Lb }
by-Lk = { pyramid-Lk }
by-Lc = { pyramid-Lc }
by-Lx = { pyramid-Lx }
by-Lo = { pyramid-Lo }
by-Lp = { pyramid-Lp }
by-Lw = { pyramid-Lw }
