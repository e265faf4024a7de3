# Standoff: every sentence a player reads.

title = Standoff
about = Build a deck, lay your blocks, and reach the Red Gun first.
option-expansions = Expansions
option-expansions-orbit = orbit
option-expansions-orbit-means = satellites, cards that stay in play
option-expansions-bonds = bonds
option-expansions-bonds-means = credits now, which cost some in the next upkeep
option-prices = Prices of cards
option-prices-printed = as printed
option-prices-rebalanced = rebalanced
option-prices-rebalanced-means = the designer’s later prices

## A move that may not be played

refused-in-action = Cards are dropped only once your action phase has ended. Until then a card can be discarded for an action: “{ verb-discard }”.
refused-nothing-shown = No cards lie open to you now: there is nothing to choose.
refused-in-choose = First choose one of the cards that lie open to you.
refused-in-discard = The action phase is over; choose the cards that you drop.
refused-unknown-card = There is no card “{ $name }”.
refused-not-in-hand = You do not hold { $card }.
refused-cards-held = You named { $asked } of { $card }; you hold { $held }.
refused-being-played = You named { $asked } of { $card }; besides the one being played you hold { $held }.
refused-no-action = You have no action left this turn.
refused-below-zero = Your budget is { $budget }; while it is below zero you can neither play nor buy a card.
refused-credits = That costs { $cost } { $cost ->
    [one] credit
   *[other] credits
}; your budget is { $budget }.
refused-minerals = That costs { $cost } { $cost ->
    [one] mineral
   *[other] minerals
}; you have { $minerals }.
refused-nothing-to-draw = There is nothing to draw: your deck and your discard pile are empty.
refused-discard-horse = A Horse cannot be discarded as an action.
refused-play-horse = A Horse cannot be played.
refused-no-bart = You have no Bart in play.
refused-not-resource = { $card } is not a resource card.
refused-not-polyomino = { $card } is not a polyomino card.
refused-not-action = { $card } is not played like an action card: { $kind ->
    [polyomino] place its blocks
   *[resource] it gives its credits as a free action
}.
refused-convert-none = Convert at least one mineral.
refused-convert = You cannot convert { $asked }: you have { $minerals ->
    [one] 1 mineral
   *[other] { $minerals } minerals
}.
refused-second-polyomino = Only one polyomino card may be played in a turn.
refused-blocks = That card places { $blocks } { $blocks ->
    [one] block
   *[other] blocks
}; you named { $squares } { $squares ->
    [one] square
   *[other] squares
}.
refused-off-board = There is no square { $row },{ $column }: rows and columns go from 0 to { $last }.
refused-square-twice = You named a square twice.
refused-filled = The square { $row },{ $column } already holds a block.
refused-forcefield = The square { $row },{ $column } is within { $reach } squares of an opponent’s forcefield.
refused-apart = The squares must be connected, side by side.
refused-unanchored = At least one square must lie on the border or next to a block of yours.
refused-no-room = There is no room for { $card } where it could be placed.
refused-key-superfluous = { $card } does not ask for { $key ->
    [square] a square
    [seat] an opponent
   *[cards] cards
} (“{ $key }”).
refused-key-missing = { $card } needs { $key ->
    [square] a square
    [seat] an opponent
   *[cards] a list of cards, which may be empty
} (“{ $key }”).
refused-no-target = There is nothing that { $card } could be used on.
refused-hands-empty = No opponent has a card in hand.
refused-hand-empty = That player has no card in hand.
refused-no-opponent = There is no opponent in seat { $target }.
refused-deck-empty = Your deck is empty.
refused-no-satellite = There is no satellite in play.
refused-most-actions = A turn has at most { $most } actions, and this one has them all.
refused-second-extra-turn = You already have another turn after this one.
refused-not-your-block = You have no block on { $row },{ $column }.
refused-improved = The block on { $row },{ $column } already holds a token.
refused-no-patch = There is no mineral patch under { $row },{ $column }.
refused-no-block = There is no block on { $row },{ $column }.
refused-too-many-to-trash = Disposal trashes at most { $most } cards; you named { $asked }.
refused-not-shown = { $card } is not among the cards that lie open to you.
refused-not-on-sale = { $card } is not for sale now.
refused-no-refinery = You have no refinery.
refused-no-artillery = You have no artillery on { $row },{ $column }.
refused-out-of-range = That is { $distance } squares away; artillery reaches { $reach }.
refused-drop-more = You must drop at least { $least } { $least ->
    [one] card
   *[other] cards
}; you named { $asked }.
refused-drop-fewer = You may drop at most { $most } { $most ->
    [one] card
   *[other] cards
}; you named { $asked }.

## What happened

event-turn-started = Turn { $number }: { $player }.
event-bonds-repaid = { $player } repays { $credits } credits for bonds.
event-credits-gained = { $player } gains { $credits } { $credits ->
    [one] credit
   *[other] credits
}.
event-actions-gained = { $player } has { $actions } more { $actions ->
    [one] action
   *[other] actions
}.
event-card-drawn = { $refill ->
    [true] { $player } refills the hand: a card.
   *[false] { $player } draws a card.
}
event-card-received = You get { $card }.
told-card-received = { $player } gets { $card }.
event-deck-shuffled = { $player } shuffles the discard pile into a new deck.
event-discarded = { $player } discards { $card }.
event-credit-played = { $player } plays { $card }: { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}.
event-converted = { $player } turns { $minerals ->
    [one] 1 mineral into a credit
   *[other] { $minerals } minerals into credits
}.
event-placed = { $player } plays { $card }: { $squares-count ->
    [one] a block on
   *[other] blocks on
} { $squares }.
event-played = { $player } plays { $card }.
event-copied = It does what { $card } does.
event-next-card-free = { $player }’s next card costs nothing.
event-block-placed = { $player } drops a block on { $squares }.
event-black-placed = { $player } puts a black block on { $squares }.
event-block-destroyed = { $player } destroys the block on { $squares }.
event-token-placed = { $player } puts { $improvement ->
    [refinery] a refinery
    [artillery] artillery
   *[forcefield] a forcefield
} on { $squares }.
event-hand-opened = { $player } looks at the hand of { $target-player }.
event-card-seen = { $player } holds { $card }.
event-hacked = { $player } makes { $target-player } discard { $card }.
event-deck-opened = { $player } looks through their deck.
event-deck-seen = Your deck lies open to you.
told-deck-seen = { $player } sees what is in their deck.
event-card-taken = { $player } takes a card from the deck and shuffles it.
event-trashed = { $player } trashes { $card }.
event-horse-sent = { $player } sends a Horse into the deck of { $target-player }.
event-extra-turn-won = { $player } will have another turn.
event-satellite-launched = { $player } launches { $card }.
event-satellite-fell = { $card } goes to the discard pile of { $player }.
event-bought = { $player } buys { $card }.
event-market-refilled = { $card } comes up in the temporary market.
event-mined = { $player } mines { $minerals } { $minerals ->
    [one] mineral
   *[other] minerals
}.
event-fired = { $player } fires the artillery on { $origins }.

## How it ended

reason-red-gun = The Red Gun is full.
reason-turn-limit = The last turn is over: a hundred for each player, extra turns counted.
decided-red-gun = Blocks in the Red Gun: { $player } { $gun }, { $other-player } { $other-gun }.
decided-field = Both have { $gun } blocks in the Red Gun; { $player } needed fewer blocks on the field, { $blocks } against { $other-player }’s { $other-blocks }.
decided-order = { $player } and { $other-player } are equal in the Red Gun ({ $gun }) and on the field ({ $blocks }); { $player } is later in the order of turns.

## Cards

card-1-polyomino = 1-polyomino
card-2-polyomino = 2-polyomino
card-3-polyomino = 3-polyomino
card-4-polyomino = 4-polyomino
card-1-credit = 1-credit
card-2-credit = 2-credit
card-3-credit = 3-credit
card-refinery = Refinery
card-restock = Restock
card-blitz = Blitz
card-hack = Hack
card-obstruction = Obstruction
card-airstrike = Airstrike
card-fundraiser = Fundraiser
card-airdrop = Airdrop
card-artillery = Artillery
card-forcefield = Forcefield
card-duplicate = Duplicate
card-initiative = Initiative
card-trojan = Trojan
card-early-access = Early Access
card-disposal = Disposal
card-steve = Steve
card-linda = Linda
card-bart = Bart
card-zelda = Zelda
card-emp = EMP
card-3-bond = 3-bond
card-4-bond = 4-bond
card-5-bond = 5-bond
card-horse = Horse
effect-1-polyomino = Place 1 block, on a single square.
effect-2-polyomino = Place 2 connected blocks.
effect-3-polyomino = Place 3 connected blocks.
effect-4-polyomino = Place 4 connected blocks.
effect-1-credit = 1 credit to spend this turn; no action is needed.
effect-2-credit = 2 credits to spend this turn; no action is needed.
effect-3-credit = 3 credits to spend this turn; no action is needed.
effect-refinery = A refinery on one of your blocks that lies on a mineral patch.
effect-restock = Draw 3 cards.
effect-blitz = 3 more actions this turn.
effect-hack = Look at an opponent’s hand and choose a card there; it is discarded.
effect-obstruction = A black block on any empty square.
effect-airstrike = Destroy any one block and what is on it.
effect-fundraiser = 1 credit for each other card in your hand.
effect-airdrop = Place 1 block of yours; it does not count as the turn’s polyomino card.
effect-artillery = Artillery on one of your blocks; firing it takes an action and 1 credit.
effect-forcefield = A forcefield on one of your blocks: opponents place no blocks within 2 squares.
effect-duplicate = Do again what the last action card of this turn did, with new choices; if there was none, your next action, polyomino or satellite card this turn costs nothing.
effect-initiative = Another turn after this one.
effect-trojan = A Horse goes into an opponent’s deck, which is shuffled. Trojan is trashed.
effect-early-access = Take a card of your choice from your deck; shuffle the deck.
effect-disposal = Trash up to 3 cards from your hand.
effect-steve = Satellite: draw a card in each of your upkeeps.
effect-linda = Satellite: 1 credit in each of your upkeeps.
effect-bart = Satellite: in your action and discard phases you may discard cards for 1 credit each, without an action.
effect-zelda = Satellite: your polyomino cards take no action; there is still only one a turn.
effect-emp = All satellites go to their owners’ discard piles.
effect-3-bond = 3 credits now, 2 less in your next upkeep.
effect-4-bond = 4 credits now, 2 less in your next upkeep.
effect-5-bond = 5 credits now, 2 less in your next upkeep.
effect-horse = Cannot be played, nor discarded as an action.

## Setting up

setup-expansion-twice = The expansion “{ $name }” is named twice.

## At the table

label-turn = Turn { $number }, { $player }
label-phase = { $phase ->
    [action] action phase
    [choose] choosing a card
    [discard] discard phase
   *[over] the game is over
}
label-actions = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
label-drop = { $more ->
    [true] { $least ->
        [0] drop as many cards as you like, or none
       *[other] drop { $least } or more cards (five may stay)
    }
   *[false] drop { $least } { $least ->
        [one] card
       *[other] cards
    } (five may stay)
}
label-placed = polyomino played
label-free = the next card is free
label-extra = another turn follows
label-copies = Duplicate copies
label-purse = { $budget } { $budget ->
    [one] credit
   *[other] credits
}, { $minerals } { $minerals ->
    [one] mineral
   *[other] minerals
}, Red Gun { $gun }
label-sizes = hand { $hand }, deck { $deck }
label-discards = discard pile
label-trash = Trash
label-satellites = satellites
label-bonds = bonds to repay
label-known = surely in hand
label-permanent = Permanent market
label-temporary = Temporary market ({ $pile } more)
label-hand = Your hand (play/buy)
label-shown = Choose from
mark-patch = m
mark-refinery = r
mark-artillery = a
mark-forcefield = f
label-legend = On the board: * Red Gun · ## black block · M m large, small mineral patch · 00 11 blocks of seats 0 and 1 · 0M a block on a patch · r a f refinery, artillery, forcefield; A F on the Red Gun or a patch, R on a large patch · 3,12: row 3, column 12. Of cards: 1-polyomino places 1 block, on one square · 2/3+1: play for 2 credits, buy for 3 credits and 1 mineral · type cards: what they do
help-moves =
    Free, as often as you like:
    credit 2-credit                  play a resource card
    convert 2                        turn two minerals into credits; without a number, one
    bart hack                        with Bart in play: discard a card for a credit
    For an action each:
    place 3-polyomino 0,4 0,5 1,5    play a polyomino card; its name may be left out
    play refinery 0,0                play an action card on a square
    play hack 1                      … against the player in seat 1, also written @1
    play disposal horse 1-credit     … with cards of your hand; - for none
    play restock                     … with nothing; satellites too
    buy airstrike                    buy a card
    draw, mine                       draw a card, mine
    discard hack                     discard a card
    fire 4,4 6,5                     fire the artillery on 4,4 at 6,5
    When you are asked, and at the end:
    choose restock                   choose one of the cards that Hack or Early Access shows
    end                              end the action phase
    drop 1-credit 1-polyomino        discard down to five cards; with Bart as many as you like, or -
    Squares are row,column from 0,0 at the top left: 0,5 or (0,5) or 0 5.
    Cards go by their names in any language; a beginning is enough where only one card fits.
    card hack                        what a card does and costs, at any time
    cards                            the same of all that you hold and that are for sale

## Typed moves that cannot be read

typed-card = “{ $part }” is not a card. { $count ->
    [0] You have no card that fits here.
   *[other] These fit here: { $cards }.
}
typed-several = “{ $part }” could be: { $cards }.
typed-aim = { $card } { $asks ->
    [square] needs a square
    [seat] needs an opponent
    [cards] needs the cards to trash (- for none)
   *[nothing] needs nothing after its name
}. Try: { $examples }
typed-square = “{ $part }” is not a square like 3,12.
position-impossible = No game of Standoff comes to this position.
position-unreadable = Line { $line } of the position cannot be read: “{ $text }”.

## Only in a browser: the options as a sentence, and names of clauses for the contents

board-options = The temporary market is played { $expansions-orbit } and { $expansions-bonds }. Cards cost { $prices }.
board-said-expansions-orbit-true = with Orbit
board-said-expansions-orbit-false = without Orbit
board-said-expansions-bonds-true = with Bonds
board-said-expansions-bonds-false = without Bonds
board-said-prices-printed = what is printed on them
board-said-prices-rebalanced = the rebalanced prices
board-clause-STA-1 = The field
board-clause-STA-2 = The Red Gun
board-clause-STA-3 = Mineral patches
board-clause-STA-4 = Costs and prices
board-clause-STA-5 = The start
board-clause-STA-8 = Free actions
board-clause-STA-9 = Playing a card
board-clause-STA-10 = Budget below zero
board-clause-STA-11 = An empty deck
board-clause-STA-12 = Buying a card
board-clause-STA-13 = Mining
board-clause-STA-15 = Ending the phase
board-clause-STA-16 = A connected group
board-clause-STA-17 = Where it may start
board-clause-STA-18 = Empty squares
board-clause-STA-19 = Airdrop and Obstruction
board-clause-STA-20 = Buildings
board-clause-STA-21 = Artillery
board-clause-STA-22 = Duplicate
board-clause-STA-23 = Hack and Early Access
board-clause-STA-24 = Initiative
board-clause-STA-25 = The end
board-clause-STA-26 = So that it ends

## At a terminal: what one plays for, and the first words of moves

goal = Goal: hold the most squares of the Red Gun when all 12 are full.
goal-above = ▲ PgUp: signs
verb-draw = draw
verb-discard = discard
verb-bart = bart
verb-credit = credit
verb-convert = convert
verb-place = place
verb-play = play
verb-choose = choose
verb-buy = buy
verb-mine = mine
verb-fire = fire
verb-end = end
verb-drop = drop
explained-costs = To play: { $play }. To buy: { $price }.
explained-price = To buy: { $price }.
explained-cost = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}{ $minerals ->
    [0] {""}
    [one] , { $minerals } mineral
   *[other] , { $minerals } minerals
}

## On the board of a browser

board-field = The field, 16 by 16
board-gun = Red Gun
board-gun-short = Red Gun
board-of-gun = { $count } of { $all }
board-open = { $count ->
    [0] none open
   *[other] { $count } open
}
board-holds = { $player } { $count }
board-gun-black = black { $count }
board-credits = { $count ->
    [one] credit
   *[other] credits
}
board-minerals = { $count ->
    [one] mineral
   *[other] minerals
}
board-actions = { $left } of { $all } actions
board-turn-ending = turn is ending
board-amount = { $credits } { $credits ->
    [one] credit
   *[other] credits
}
board-cost = { board-amount }{ $minerals ->
    [0] { "" }
    [one] , 1 mineral
   *[other] , { $minerals } minerals
}
board-free = free
board-stuck = stuck
board-short = { $count } short
board-card = { $kind ->
    [polyomino] places { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }, play { board-amount }
    [resource] resource, gives { board-amount }
    [action] action, play { board-amount }
    [satellite] satellite, play { board-amount }
   *[horse] cannot be played
}{ $minerals ->
    [0] { "" }
    [one] { " " }and 1 mineral
   *[other] { " " }and { $minerals } minerals
}{ $state ->
    [off] , not now
    [leaving] , goes
   *[on] { "" }
}
board-kind = { $kind ->
    [polyomino] Polyomino card
    [resource] Resource card
    [action] Action card
    [satellite] Satellite
   *[horse] Horse
}
board-your-hand = Your hand
board-discards = Discards
board-market = Market
board-close-market = Close the market
board-close = Close
board-permanent = Permanent
board-temporary = Temporary
board-refills = a new one comes for each one bought
board-affordable = you can afford
board-to-come = to come
board-tile = { $left } left{ $can ->
    [yes] , you can afford it
   *[no] { "" }
}
board-to-play = to play
board-to-buy = to buy
board-gives = gives
board-to-hand = Hand
board-buy = Buy { $card }
board-buy-which = Choose a card
board-buys = { $player } buys
board-plays = { $player } plays
board-piles = Piles
board-own-deck = Your deck, in no order
board-discards-of = { $own ->
    [yes] Your discards
   *[no] Discards of { $player }
}
board-satellites-of = { $own ->
    [yes] Your satellites
   *[no] Satellites of { $player }
}
board-known-of = Surely in the hand of { $player }
board-trash = Out of the game
board-trash-short = Trash
board-yours = Yours
board-note = Turn { $number }
board-pile-empty = Nothing here.
board-none = nothing
board-draw = Draw
board-draw-said = a card, 1 action; { $count } in your deck
board-mine = Mine
board-fire = Fire
board-trade = Trade
board-one-credit = 1 credit
board-one-mineral = 1 mineral
board-choose-card = Choose a card to see what it does.
board-wait = Look through the market and the piles while you wait.
board-cancel = Cancel
board-clear = Clear
board-stay-in = Stay
board-discard = Discard
board-scrap = Scrap: +1
board-end-turn = End turn
board-draw-sure = Draw a card?
board-draw-more = It takes an action.
board-do-draw = Draw a card
board-end-sure = End the turn?
board-end-left = { $actions ->
    [one] One action is left.
    [2] Two actions are left.
    [3] Three actions are left.
    [4] Four actions are left.
   *[other] { $actions } actions are left.
}
board-turn = Turn
board-flip = Flip
board-shape = Shape
board-shape-named = Shape { $letter }, key { $key }
board-shape-said = { $letter } shape
board-by-square = square by square
board-legal = legal
board-illegal = not there
board-square = row { $row }, column { $column }
board-square-empty = empty
board-square-black = black block
board-square-block = { $own ->
    [yes] your block
   *[no] block of { $player }
}
board-square-patch = { $size ->
    [large] large mineral patch
   *[small] mineral patch
}
board-token = { $token ->
    [refinery] refinery
    [artillery] artillery
   *[forcefield] forcefield
}

board-your-turn = Your turn.
board-you-act = { $actions ->
    [0] No action left; credits and trades are free.
    [one] One action left: buy a card, play one, or draw.
    [2] Two actions left; credits and trades are free.
    [3] Three actions left; credits and trades are free.
    [4] Four actions left; credits and trades are free.
   *[other] { $actions } actions left; credits and trades are free.
}
board-actions-left = { $actions ->
    [0] No action left.
    [one] One action left.
    [2] Two actions left.
    [3] Three actions left.
    [4] Four actions left.
   *[other] { $actions } actions left.
}
board-turn-of = { $player }’s turn.
board-they-act = { $actions ->
    [0] No action left.
    [one] One action left.
    [2] Two actions left.
    [3] Three actions left.
    [4] Four actions left.
   *[other] { $actions } actions left.
}
board-they-choose = { $player } chooses a card.
board-they-discard = { $player } chooses what to discard.
board-choose-theirs = Choose the card that { $player } must discard.
board-choose-theirs-short = Choose { $player }’s card.
board-choose-own = Take a card of your deck, { $player }.
board-choose-own-short = Take a card, { $player }.
board-drop = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards.
}
board-drop-any = Discard what you like.
board-keep = You keep { $count }.
board-lapse = { $credits ->
    [one] The credit left lapses; minerals stay.
   *[other] The credits left lapse; minerals stay.
}
board-over = The game is over.
board-wins = { $own ->
    [true] You win.
   *[false] { $player } wins.
}
board-wins-by = { $own ->
    [true] You win
   *[false] { $player } wins
} { $comparison ->
    [red-gun] with more of the Red Gun.
    [field] with fewer blocks on the field.
   *[order] as the later in turn order.
}
board-why = { $ending ->
    [red-gun] The Red Gun is full:
   *[turn-limit] The last turn is over:
} { $players }, black { $black }.
board-why-then = { $comparison ->
    [red-gun] { "" }
    [field] Then fewer blocks on the whole field wins.
   *[order] Then the later in turn order wins.
}
board-rung = { $rung ->
    [red-gun] In the Red Gun
    [field] On the whole field
   *[order] Turn order
}
board-rung-wins = { $rung ->
    [red-gun] more wins
    [field] fewer wins
   *[order] the later wins
}
board-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
board-rating = Rating
board-row = { $cards } { $cards ->
    [one] card
   *[other] cards
} · { $minerals } { $minerals ->
    [one] mineral
   *[other] minerals
}
board-chapter = Turn { $number } · { $player }

board-place = { $count ->
    [one] Place a block.
   *[other] Place { $count } blocks.
}
board-would-hold = Like this you hold { $count } of the Red Gun’s { $all } squares.
board-would-hold-short = Yours in the Red Gun: { $count } of { $all }.
board-not-there = Not there.
board-not-now = Not now.
board-mark = { $count ->
    [one] Mark a square.
   *[other] Mark { $count } squares.
}
board-mark-more = Side by side, one of them at the border or next to a block of yours.
board-mark-short = Side by side.
board-held = { $asks ->
    [square] Choose a square for it.
    [seat] Choose an opponent.
    [cards] Choose up to { $most } cards of your hand.
   *[nothing] Play it, or put it back.
}
board-firing = Fire.
board-firing-more = Choose a block within reach.
board-firing-short = Choose a block.
board-do-place = { $count ->
    [one] Place a block
   *[other] Place { $count } blocks
}
board-do-end = End turn
board-do-fire = Fire at { $row },{ $column }
board-do-aim = Choose a square
board-do-whom = Choose an opponent
board-do-at = { $card }: { $player }
board-do-play = Play { $card }
board-do-credit = { $credits ->
    [one] Take 1 credit
   *[other] Take { $credits } credits
}
board-do-trash = { $count ->
    [0] Trash nothing
    [one] Trash a card
   *[other] Trash { $count } cards
}
board-do-drop = { $count ->
    [0] Discard nothing
    [one] Discard a card
   *[other] Discard { $count } cards
}
board-choose-drop = Choose { $least ->
    [0] what to discard
   *[other] { $least } of { $all } to discard
}
board-goes = goes
board-trashed = trash
board-dropped = { $count } of { $most }
board-chosen = chosen
board-stay = { $count ->
    [one] 1 stays
   *[other] { $count } stay
}
board-hand-of = { $player }’s hand
board-your-deck = Your deck, { $player }
board-only-you = Only you see it. Choose one card.
board-choose-one = Choose a card
board-look = Look at the field
board-look-back = Back to the cards
board-hack-then = It goes to { $player }’s discard pile, where all see it. { $count ->
    [0] { "" }
    [one] You will know the other one while it is held.
   *[other] You will know the other { $count } while they are held.
}
board-early-then = It goes to your hand; the deck is shuffled. { $count ->
    [0] Nothing is left in it, { $player }.
   *[other] { "" }
}
board-hack-do = Discard { $card }
board-early-do = Take { $card }

board-describe = Red Gun, { $squares } squares: { $gun }.
board-describe-turn = Turn { $number }, { $player }, { $actions } actions left.
board-describe-player = { $player }: { $credits } credits, { $minerals } minerals, { $hand } cards in hand, { $deck } in the deck, { $discards } in the discard pile, { $blocks } blocks on the field.
board-describe-hand = Your hand: { $cards }.
board-describe-market = Temporary market: { $cards }; { $pile } more to come.

board-hint-credit = Credit cards are free to play, and what you do not spend this turn is lost: play them first, then buy or build.
board-hint-place = Your first block stands on the border. A corner lies on a large mineral patch: with a refinery it pays every time you mine. Squares are named by row and column, from 0,0 at the top left.
board-hint-gun = The game ends when the twelve squares in the middle are full; most of your own blocks there wins. Build a path to them.
board-hint-buy = A card that you buy goes to your discard pile and comes to your hand later. Open the market with the button above your cards.
board-hint-drop = You keep five cards. What you discard is not lost: it is shuffled in again.

## Why a bot plays what it plays

tried-games = { $games } { $games ->
    [one] game
   *[other] games
} imagined from here
imagined-games = of { $games } games imagined from here
mind-best = Best is to { $deed }: { imagined-games } it wins { $won }. The next best, to { $other }, wins { $other-won }.
mind-equal = A good move is to { $deed }: { imagined-games } it wins { $won }, and nothing else is clearly better; to { $other } wins { $other-won }.
mind-luck = The usual move is to { $deed }; nothing proved clearly better in { tried-games }.
mind-unclear = A good move is to { $deed }; nothing proved clearly better in { tried-games }.
mind-hopeless = None of { tried-games } is won, whatever is tried; the usual move is to { $deed }.
mind-credit = It is best to { $deed } right away: that takes no action, and credits are needed for everything else.
mind-plain = It is best to { $deed }; nothing else was worth a comparison.
deed-place = { $gun ->
    [0] place { $blocks ->
        [one] a block
       *[other] { $blocks } blocks
    } on the way to the Red Gun
   *[other] { $blocks ->
        [one] place a block in the Red Gun
       *[other] place { $blocks } blocks, { $gun } of them in the Red Gun
    }
}
deed-mine = mine { $minerals ->
    [one] { $minerals } mineral
   *[other] { $minerals } minerals
}
deed-convert = turn { $minerals ->
    [one] { $minerals } mineral into a credit
   *[other] { $minerals } minerals into credits
}
deed-draw = draw a card
deed-fire = fire artillery at { $squares }
deed-drop = drop { $cards-count ->
    [1] { $cards }
   *[other] cards ({ $cards })
}
deed-drop-none = drop nothing
deed-credit = play { $card }
deed-discard = discard { $card }
deed-play = play { $card }
deed-choose = choose { $card }
deed-buy = buy { $card }
deed-end = end the action phase

## A hint on the board

board-advise-squares = { $count ->
    [one] On the square { $squares }.
   *[other] On the squares { $squares }.
}
