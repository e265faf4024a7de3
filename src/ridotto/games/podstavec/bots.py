"""The players of Podstavec that are programs, from the gentlest to the strongest."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import NamedTuple

from ridotto.core.bot import Bot, Decision, Sight

from .auction import Prospects
from .moves import Arrange, Bid
from .prospects import table_of_two
from .rough import rough
from .rounds import Effort
from .scoring import best_display
from .state import Podstavec
from .thinker import Pains, Thinker
from .view import Lot, PodstavecView

FEW_BALLS = 2
"""So many balls a novice bids at most without a thought; and nearly so many at first."""

SPARES = (0, 1, 2, 3, 4, 6)
BALLS = (1, 2, 4, 6, 9, 13)
MORE_BALLS = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 26)

CAREFUL = Pains(Effort((0, 1, 2, 4, 6), (4,), 12), Effort(SPARES, BALLS, 40))
THOROUGH = Pains(Effort(SPARES, (3, 8), 20), Effort(SPARES, MORE_BALLS, 60))

HASTY_OF_THREE = Pains(Effort((0, 2), (4,), 1), Effort((0, 2), (4,), 1))
CAREFUL_OF_THREE = Pains(Effort((0, 1, 3), (3,), 6), Effort((0, 1, 3), (1, 3, 8), 16))
THOROUGH_OF_THREE = Pains(Effort((0, 1, 2, 4), (3,), 12), Effort((0, 1, 2, 4), BALLS, 60))


class Haste(NamedTuple):
    """How little steady thinks."""

    arranging: int
    """Rounds of regret matching among two, for what to keep back."""
    bidding: int
    """The same, for the bid."""
    red: float
    """What a red ball is worth to it, in pedestals, where reds only break ties."""


HASTE = Haste(arranging=1, bidding=4, red=0.2)
"""Found by `lab/tuning/podstavec.py`."""
HURRY = Haste(arranging=1, bidding=3, red=0.2)
"""The same for whoever finishes games in thought, thousands of them in an analysis."""
ABOUT = 1
"""Steady does not count so exactly: its bid holds up to so many balls more or fewer than it thought of."""


def at_a_glance(world: Podstavec) -> Prospects:
    """Rules of thumb, for any number of players."""
    return rough


def solved(world: Podstavec) -> Prospects:
    """The solved table where there is one."""
    if world.seats != 2:
        return rough
    table = table_of_two()
    return table.prospects_by_count if world.scoring == "count-first" else table.prospects


def steady(haste: Haste = HASTE, of_three: Pains = HASTY_OF_THREE) -> Bot:
    """Looks at what is most likely to be kept back and bid, and soon settles, on about so many balls."""

    def knowledge(world: Podstavec) -> Prospects:
        return partial(rough, red_worth=haste.red) if world.scoring == "count-first" else rough

    pains = Pains(Effort(SPARES, (4,), haste.arranging), Effort(SPARES, (4,), haste.bidding))
    return Thinker(knowledge, pains, of_three, ABOUT)


class Whims(NamedTuple):
    """How a novice bids."""

    absent: float
    """So often without a thought: at most a pedestal and a few balls."""
    even: float
    """Otherwise so often as many pedestals as there are to be won; else one less."""
    nearly: tuple[int, ...]
    """One of these many balls more than stood in the strongest bid last time."""


WHIMS = Whims(absent=0.03, even=0.42, nearly=(0, 1))
"""Found by `lab/tuning/podstavec.py`."""


class Novice:
    """Shows the best balls it has but what it may bid, pays nearly what the spoils hold, with about as many
    balls as won last time, and now and then is not with it."""

    def __init__(self, whims: Whims = WHIMS) -> None:
        self._whims = whims

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Arrange or bid."""
        view: PodstavecView = sight.view()
        most = _at_most(view)
        prize = view.spoils.pedestals
        if view.phase == "arrange":  # before the bids one more comes from the supply
            shown = max(most.pedestals - prize - 1, 0)
            return Decision(Arrange(*best_display((most.red, most.white, most.black), shown)))
        if rng.random() < self._whims.absent:
            balls, pedestals = rng.randrange(FEW_BALLS + 1), rng.randrange(2)
        else:
            won = len(view.last.bids[0].laid) if view.last else FEW_BALLS
            balls = max(won + rng.choice(self._whims.nearly), 0)
            pedestals = prize if rng.random() < self._whims.even else max(prize - 1, 0)
        black = min(most.black, balls)
        return Decision(Bid(0, min(most.white, balls - black), black, min(most.pedestals, pedestals)))


def _at_most(view: PodstavecView) -> Lot:
    if not view.you or view.you.most is None:
        raise LookupError("it is not this seat's turn")
    return view.you.most


BOTS: dict[str, Bot] = {
    "novice": Novice(),
    "steady": steady(),
    "keen": Thinker(at_a_glance, CAREFUL, CAREFUL_OF_THREE),
    "master": Thinker(solved, THOROUGH, THOROUGH_OF_THREE),
}
QUICK: Bot = steady(HURRY)
"""Finishes games in thought."""
