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
refused-empty-card = There is nothing on card { $card }.
refused-past-the-vault = That card cannot be sown: it holds { $pieces } pieces, and the vault is { $places ->
    [one] { $places } place
   *[other] { $places } places
} away.
refused-other-power = The power you have now is { $power }.
refused-no-such-vault = There is no vault { $vault }; they are 0 and 1.
refused-not-in-vault = That vault holds no { $pyramid }.
refused-no-such-side = There is no side { $side }; they are 0 and 1.
refused-no-such-place = There is no pyramid on card { $card } at height { $height }.
refused-same-place = A swap needs two different places.
refused-swap-own = This power swaps pyramids on your own cards.
refused-swap-theirs = This power swaps pyramids on your opponent's cards.

## What happened

event-stock-sown = { $player } sows { $pyramids } from stock.
event-card-sown = { $player } sows card { $card }: { $pyramids }{ $tree ->
    [true] , the tree as one piece.
   *[false] .
}
event-vaulted = { $pyramids } lands in { $player }’s vault.
event-extra-sowing-gained = { $player } may sow again.
event-stopped = { $player } stops.
event-captured = { $player } captures { $pyramids } from { $from-player }’s card { $card } with { $by }{ $nest ->
    [true] , the large of a nest.
   *[false] .
}
event-taken = { $player } moves { $pyramid } from { $owner-player }’s vault to { $owner-player }’s stock.
event-returned = { $player } returns { $pyramid } from { $owner-player }’s card { $card } to { $owner-player }’s stock.
event-advanced = { $player } moves { $pyramid } from { $owner-player }’s card { $card } one place on{ $vaulted ->
    [true] , into the vault.
   *[false] .
}
event-swapped = { $player } swaps { $first-pyramid } (card { $first-card }, height { $first-height }) with { $second-pyramid } (card { $second-card }, height { $second-height }) on { $owner-player }’s side.
event-power-declined = { $player } declines the power.
event-power-lapsed = { $player }’s power has no target and lapses.
event-passed-over = { $player } has nothing to sow and is passed over.

## How it ended

reason-no-sow = Neither player has anything left to sow.
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
label-colour = { $colour ->
    [green] green (vault to stock)
    [yellow] yellow (top piece to stock)
    [red] red (top piece forward)
    [blue] blue (swap on your side)
    [black] black (swap on the other side)
    [cyan] cyan (vault to stock)
    [clear] clear (top piece to stock)
    [orange] orange (top piece forward)
    [purple] purple (swap on your side)
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
    A pyramid is its size, S M L, and its colour: g y r b k (green, yellow, red, blue, black) or
    c x o p w (cyan, clear, orange, purple, white). The first seat's side is A, the other one B.
    stock Sr Mb Sb     sow these from your stock, on cards 0, 1 and 2
    card 2             sow your card 2
    stop               do not sow again
    take B Sr          green: a small red from B's vault to B's stock
    return A0          yellow: the top piece of A's card 0 to A's stock
    advance B3         red: the top piece of B's card 3 one place on
    swap A 1.0 2.1     blue, black: swap the bottom of A's card 1 with the second of A's card 2
    decline            do without the power

## Typed moves that cannot be read

typed-unknown = “{ $typed }” is not a move here. Try: { $examples }
position-unreadable = Line { $line } of the position cannot be read: “{ $text }”.
