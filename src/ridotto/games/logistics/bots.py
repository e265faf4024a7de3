"""What Logistics knows about playing well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from random import Random

from ridotto.core.bot import Bot, Decision, Sight
from ridotto.core.forms import Move

from .evaluation import Evaluation
from .legal import STOP
from .minds import Planner, Reading
from .moves import SowStock
from .pyramids import LARGE, MEDIUM, Stack, named
from .sowing import SOW_CARD, most_from_stock, sowable_cards
from .state import Logistics
from .turns import Breadth

MOST_USES = 150
"""Of the uses of a power no more than this many are weighed; swaps can be many more."""

CARELESS = 2.2
"""By so many pyramids a novice may misjudge what a move brings."""
STOCKED = 0.5
"""A pyramid in the stock is worth so much of one in the vault to it."""
HASTY = 5.0
"""By so many points of the final margin a steady player may misjudge a move: who is never mistaken here plays alike in
every game, and a script that captures finds the way around it. `lab/tuning/logistics.py` holds all three against
others."""


_FITTED = Evaluation.fitted()


class Novice:
    """Takes what comes to its vault now, spares its stock, and does not look at what that leaves to the opponent."""

    def __init__(self, careless: float = CARELESS, stocked: float = STOCKED) -> None:
        self._careless = careless
        self._stocked = stocked

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """The candidate that brings most at once; it does not count exactly."""
        world: Logistics = sight.imagine()
        return _best(world, sight, rng, lambda after: self._at_once(after, sight.seat) + rng.uniform(0, self._careless))

    def _at_once(self, world: Logistics, seat: int) -> float:
        """What a beginner counts: the pyramids in the vault, and in part those in the stock."""
        return len(world.vaults[seat]) + self._stocked * len(world.stocks[seat])


class Steady:
    """Judges every move by what the table is worth after it, but in haste, and never thinks of a whole turn."""

    def __init__(self, hasty: float = HASTY) -> None:
        self._hasty = hasty

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """The candidate after which the table looks best."""
        world: Logistics = sight.imagine()
        return _best(world, sight, rng, lambda after: _FITTED.margin(after, sight.seat) + rng.uniform(0, self._hasty))


def _best(world: Logistics, sight: Sight, rng: Random, judge: Callable[[Logistics], float]) -> Decision:
    """The candidate that leads to the highest judgement; equal ones by chance."""
    if sight.seat not in world.turn():
        raise LookupError("it is not this seat's turn")
    judged: list[tuple[float, float, Move]] = []
    for move in candidates(world, sight.seat, rng):
        after = world.copy()
        after.play(sight.seat, move, sight.at)
        judged.append((judge(after), rng.random(), move))
    return Decision(max(judged, key=itemgetter(0, 1))[2])


# ---- which moves are weighed


def candidates(world: Logistics, seat: int, rng: Random) -> Iterator[Move]:
    """All uses of a power; all card sowings, and the stock sowings that build something or capture."""
    if world.phase == "power":
        uses = list(world.moves(seat))
        yield from uses if len(uses) <= MOST_USES else (uses[-1], *rng.sample(uses, MOST_USES))
        return
    row, stock = world.cards[seat], world.stocks[seat]
    if world.phase == "extra":
        yield STOP
    for card in sowable_cards(row):
        yield SOW_CARD[card]
    yield from stock_candidates(row, stock, rng)


def stock_candidates(row: list[Stack], stock: list[int], rng: Random) -> Iterator[SowStock]:
    """For every length: what each card needs on the way, and then each kind of pyramid as the last one."""
    left = stock[:]
    rng.shuffle(left)
    built: list[int] = []
    for stack in row[: most_from_stock(row, stock)]:
        for last in dict.fromkeys(left):
            yield SowStock(named([*built, last]))
        fitting = next((pyramid for pyramid in left if _builds(stack, pyramid)), left[0])
        left.remove(fitting)
        built.append(fitting)


def _builds(stack: Stack, pyramid: int) -> bool:
    """Does it go on with a tree: a large to begin one, a medium on a large, a small on that?"""
    if not stack or stack[-1] < MEDIUM:
        return pyramid >= LARGE
    if stack[-1] >= LARGE:
        return MEDIUM <= pyramid < LARGE
    return pyramid < MEDIUM


# ---- the levels

_BROAD = Breadth(chains=2, sowings=8, captures=4, uses=2)
_NARROW = Breadth(chains=1, sowings=5, captures=2, uses=1)

BOTS: dict[str, Bot] = {
    "novice": Novice(),
    "steady": Steady(),
    "keen": Planner(_FITTED, _BROAD, roots=1),
    "master": Planner(
        _FITTED, _BROAD, roots=20, reading=Reading(turns=3, work=480, ending_work=6000, beam=8, breadth=_NARROW)
    ),
}
