# Logistics: every sentence a player reads. Pyramids are size and colour, like Sr for a small red one.

title = Logistics

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
event-nest-made = { $pyramid } makes a nest on { $player }’s card { $seat ->
    [0] A
   *[1] B
}{ $card }.
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
event-taken = { $player } moves { $pyramid } from { $owner-player }’s vault to { $owner-player }’s stock.
event-returned = { $player } returns { $pyramid } from card { $owner-seat ->
    [0] A
   *[1] B
}{ $card } to { $owner-player }’s stock.
event-advanced = { $player } moves { $pyramid } from card { $owner-seat ->
    [0] A
   *[1] B
}{ $card } { $vaulted ->
    [true] into { $owner-player }’s vault.
   *[false] to the next card.
}
event-swapped = { $player } swaps { $first-pyramid } (card { $first-card }, height { $first-height }) and { $second-pyramid } (card { $second-card }, height { $second-height }) on { $owner-player }’s side { $owner-seat ->
    [0] A
   *[1] B
}.
event-power-gained = { $player } gains a power: { label-colour }.
event-power-declined = { $player } declines the power: { label-colour }.
event-power-lapsed = { $player }’s power has no target and lapses: { label-colour }.
event-passed-over = { $player } has no legal sowing and is passed over.

## How it ended

reason-no-sow = Neither player has a legal sowing left.
reason-last-turn = The last turn is over.

## At the table

label-turn = Turn { $turn } of { $last }
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

typed-unknown = “{ $typed }” is not a move here. Try: { $examples }
position-unreadable = Line { $line } of the position cannot be read: “{ $text }”.
position-impossible = No game of Logistics comes to this position.

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
