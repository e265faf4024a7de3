"""Plans of players that keep to rules of thumb: each looks at the position and has a move, or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ridotto.core.forms import Move

from .approach import FAR, lead, nears_the_gun, spoils_the_game
from .board import LARGE_PATCHES, RED_GUN, Squares, bit, neighbours, spread
from .cards import CARDS, kinds
from .moves import Buy, Convert, Credit, Discard, Draw, Mine, Place, Play
from .placement import placements
from .turns import HAND

if TYPE_CHECKING:
    from .state import Standoff

Plan: TypeAlias = "Callable[[Standoff, int, Random], Move | None]"


class Habits(NamedTuple):
    """The numbers of these rules of thumb."""

    chest: int = 3
    """Minerals kept back for an airstrike: two to buy it, one to play it."""
    dear_credits: int = 3
    """So many cards of three credits are owned at most; and so of the others."""
    cheap_credits: int = 4
    pieces: int = 2
    """Polyominoes of three blocks."""
    large_pieces: int = 2
    """Those of four, once there are credits enough for them."""


HABITS = Habits()
"""`lab/tuning/standoff.py` holds a novice with these against others."""

PIECES = ("4-polyomino", "3-polyomino", "2-polyomino", "1-polyomino")

WORTH = {
    "4-polyomino": 9, "3-polyomino": 8, "3-credit": 8, "airstrike": 8, "obstruction": 7, "airdrop": 7, "2-polyomino": 6,
    "2-credit": 6, "5-bond": 6, "4-bond": 5, "restock": 5, "fundraiser": 5, "refinery": 4, "3-bond": 4, "1-credit": 3,
    "1-polyomino": 2, "horse": 0,
}  # fmt: skip
"""What it keeps rather than drops, takes first, and would rather see gone from another's hand."""


def worth(card: str) -> int:
    """How good it is to have this card."""
    return WORTH.get(card, 3)


def _can_play(state: Standoff, seat: int, name: str) -> bool:
    """Is the card in hand, is there an action for it, and can it be paid?"""
    if name not in state.hands[seat] or not state.actions:
        return False
    return state.can_pay(seat, state.play_cost(state.card(name)))


def ways_to_the_gun(free: Squares) -> list[Squares]:
    """The free squares in layers by their distance from the free squares of the Red Gun; those come first."""
    layers = [RED_GUN & free]
    reached = layers[0]
    while layers[-1]:
        layers.append(neighbours(layers[-1]) & free & ~reached)
        reached |= layers[-1]
    return layers[:-1]


def _distance(layers: list[Squares], group: Squares) -> int:
    return next((distance for distance, layer in enumerate(layers) if layer & group), FAR)


def _open_gun(state: Standoff) -> Squares:
    return RED_GUN & ~state.filled()


# ---- plans, in the order in which they are tried


def raise_funds(state: Standoff, seat: int, rng: Random) -> Move | None:
    """Fundraiser counts the hand, so it comes before the credits."""
    return Play("fundraiser") if _can_play(state, seat, "fundraiser") and len(state.hands[seat]) > 2 else None


def play_credits(state: Standoff, seat: int, rng: Random, habits: Habits = HABITS) -> Move | None:
    """Everything that gives credits; nothing is carried over."""
    for card in kinds(state.hands[seat]):
        if CARDS[card].credits:
            return Credit(card)
    spare = state.minerals[seat] - habits.chest
    return Convert(spare) if spare > 0 else None


def finance(state: Standoff, seat: int, rng: Random) -> Move | None:
    """Minerals pay for the biggest piece in hand, if what can be mined this turn is enough."""
    pieces = [card for card in PIECES if card in state.hands[seat] and not _is_useless(state, seat, card)]
    if not pieces or not state.can_place(seat):
        return None
    cost = state.play_cost(state.card(pieces[0]))
    lacking = cost.credits - state.budgets[seat]
    spare = state.minerals[seat] - cost.minerals
    if lacking <= 0 and spare >= 0:
        return None
    if spare >= lacking:
        return Convert(lacking)
    return Mine() if state.yield_of(seat) and spare + state.yield_of(seat) * (state.actions - 1) >= lacking else None


def settle(state: Standoff, seat: int, rng: Random) -> Move | None:
    """The first block goes to a corner, for minerals."""
    if state.blocks[seat] or not state.can_place(seat) or not _can_play(state, seat, "1-polyomino"):
        return None
    corners = state.free_squares(seat) & LARGE_PATCHES
    return Place("1-polyomino", (rng.choice(list(spread(corners))),)) if corners else None


def occupy(state: Standoff, seat: int, rng: Random) -> Move | None:
    """The biggest polyomino card there is, where it brings most."""
    if not state.can_place(seat):
        return None
    free, anchoring = state.free_squares(seat), state.anchors(seat)
    layers = ways_to_the_gun(free)
    front = min(_distance(layers, free & anchoring), FAR - 1)
    for card in PIECES:
        if card in state.hands[seat] and state.can_pay(seat, state.play_cost(state.card(card))):
            group = _best(state, seat, placements(free, anchoring, CARDS[card].blocks), layers, rng)
            if group & RED_GUN or 0 < _distance(layers, group) <= front:
                return Place(card, tuple(spread(group)))
    return None


def _best(state: Standoff, seat: int, groups: Iterable[Squares], layers: list[Squares], rng: Random) -> Squares:
    """The group with most blocks in the Red Gun, then the one that ends nearest to it, one of equals by chance."""
    best, highest = 0, (-1, -FAR - 1, 0.0)
    for group in groups:
        merit = ((group & RED_GUN).bit_count(), -_distance(layers, group), rng.random())
        if merit > highest and not spoils_the_game(state, seat, group):
            best, highest = group, merit
    return best


def drop_in(state: Standoff, seat: int, rng: Random) -> Move | None:
    """Airdrop is one more block on the way."""
    if not _can_play(state, seat, "airdrop"):
        return None
    free = state.free_squares(seat)
    squares = (bit(square) for square in spread(free & state.anchors(seat)))
    group = _best(state, seat, squares, ways_to_the_gun(free), rng)
    return Play("airdrop", square=next(spread(group))) if group else None


def strike(state: Standoff, seat: int, rng: Random) -> Move | None:
    """Destroy a block of the strongest opponent in the Red Gun, best one that an own block can take the place of."""
    if not _can_play(state, seat, "airstrike"):
        return None
    rivals = [other for other in range(state.seats) if other != seat]
    strongest = max(rivals, key=lambda other: (state.blocks[other] & RED_GUN).bit_count())
    theirs = state.blocks[strongest] & RED_GUN
    targets = theirs & neighbours(state.blocks[seat]) or theirs
    return Play("airstrike", square=rng.choice(list(spread(targets)))) if targets else None


def obstruct(state: Standoff, seat: int, rng: Random) -> Move | None:
    """While ahead, every square of the Red Gun that nobody gets keeps the majority; the last one wins the game."""
    gap = _open_gun(state)
    if not _can_play(state, seat, "obstruction") or not gap or lead(state, seat) < 1:
        return None
    if gap.bit_count() > lead(state, seat) + 1 or spoils_the_game(state, seat, 0):
        return None
    out_of_reach = gap & ~state.anchors(seat) or gap
    return Play("obstruction", square=rng.choice(list(spread(out_of_reach))))


def refine(state: Standoff, seat: int, rng: Random) -> Move | None:
    """A refinery on a large patch."""
    ground = state.blocks[seat] & LARGE_PATCHES & ~state.refineries
    return Play("refinery", square=next(spread(ground))) if ground and _can_play(state, seat, "refinery") else None


def restock(state: Standoff, seat: int, rng: Random) -> Move | None:
    """More cards while there are actions to use them."""
    more = state.actions > 1 and state.can_draw(seat)
    return Play("restock") if more and _can_play(state, seat, "restock") else None


def buy(state: Standoff, seat: int, rng: Random, habits: Habits = HABITS) -> Move | None:
    """What the deck lacks most, if the budget allows it and the field is not waiting for those credits."""
    if not state.actions:
        return None
    sold = set(state.on_sale())
    owned = Counter(state.hands[seat] + state.decks[seat] + state.discards[seat])
    for card in _wishes(state, seat, owned, habits):
        if card in sold and state.can_pay(seat, state.card(card).price):
            return Buy(card)
    return None


def _wishes(state: Standoff, seat: int, owned: Counter[str], habits: Habits) -> Iterator[str]:
    """In order: single blocks and the means to decide a close end, an economy, then bigger and bigger pieces."""
    if not owned["1-polyomino"]:
        yield "1-polyomino"
    if nears_the_gun(state) and owned["airstrike"] < 2 and lead(state, seat) <= 0:
        yield "airstrike"
    if nears_the_gun(state) and owned["obstruction"] < 2 and lead(state, seat) >= 0:
        yield "obstruction"
    if state.blocks[seat] & LARGE_PATCHES & ~state.refineries and not owned["refinery"]:
        yield "refinery"
    if owned["3-credit"] < habits.dear_credits:
        yield "3-credit"
    if owned["3-polyomino"] < habits.pieces:
        yield "3-polyomino"
    if owned["4-polyomino"] < habits.large_pieces and owned["2-credit"] + owned["3-credit"] >= 3:
        yield "4-polyomino"
    if owned["2-credit"] < habits.cheap_credits:
        yield "2-credit"
    if owned["2-polyomino"] < 1:
        yield "2-polyomino"
    if owned["airdrop"] < 2:
        yield "airdrop"
    if owned["restock"] < 1:
        yield "restock"


def arm(state: Standoff, seat: int, rng: Random) -> Move | None:
    """While the Red Gun is being entered and not led, mine what an airstrike costs."""
    wanted = state.minerals[seat] < HABITS.chest and nears_the_gun(state) and lead(state, seat) <= 0
    return dig(state, seat, rng) if wanted else None


def dig(state: Standoff, seat: int, rng: Random) -> Move | None:
    """With nothing better to do: minerals are credits for a later turn."""
    return Mine() if state.actions and state.yield_of(seat) else None


def draw(state: Standoff, seat: int, rng: Random) -> Move | None:
    """A card for every action that is left, as long as they can be kept."""
    if not state.actions or not state.can_draw(seat) or len(state.hands[seat]) >= HAND + 1:
        return None
    return Draw()


def shed(state: Standoff, seat: int, rng: Random) -> Move | None:
    """What is of no use makes room for new cards."""
    useless = [card for card in kinds(state.hands[seat]) if _is_useless(state, seat, card)]
    return Discard(useless[0]) if state.actions and useless else None


def _is_useless(state: Standoff, seat: int, name: str) -> bool:
    """A second single block, a piece that fits nowhere on the way, a refinery without ground for it."""
    if name == "1-polyomino":
        return state.hands[seat].count(name) > 1
    if name == "refinery":
        return not state.blocks[seat] & LARGE_PATCHES & ~state.refineries
    free = state.free_squares(seat)
    on_the_way = sum(ways_to_the_gun(free))
    size = CARDS[name].blocks
    return size > 0 and next(placements(free & on_the_way, state.anchors(seat), size), 0) == 0


def draw_ahead(state: Standoff, seat: int, rng: Random) -> Move | None:
    """Cards come before purchases: two actions are enough for what they bring."""
    return Draw() if state.actions > 2 and state.can_draw(seat) else None


def novice_plans(habits: Habits = HABITS) -> tuple[Plan, ...]:
    """It plays what it has, buys, and does not look ahead."""
    return (partial(play_credits, habits=habits), occupy, partial(buy, habits=habits), draw)


STEADY_PLANS: tuple[Plan, ...] = (
    raise_funds, play_credits, strike, obstruct, finance, settle, occupy, draw_ahead, drop_in, refine, restock, buy,
    arm, draw, shed, dig,
)  # fmt: skip
"""It digs in a corner, walks to the Red Gun by the shortest open way, fills it, and fights for it. It places what it
has before it draws; better players see their cards first."""
