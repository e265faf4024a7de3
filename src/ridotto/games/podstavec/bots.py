"""The players of Podstavec that are programs, from the gentlest to the strongest."""

from __future__ import annotations

from random import Random

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

ABSENT = {"colour-first": 0.11, "count-first": 0.14}
"""So often a novice bids without a thought: at most a pedestal and so many balls."""
FEW_BALLS = 3
EVEN = 0.45
"""So often it gives as many pedestals as there are to be won; otherwise one less."""
NEARLY = (-1, 0, 1, 2)
"""So many balls more it bids than stood in the strongest bid last time."""

SPARES = (0, 1, 2, 3, 4, 6)
BALLS = (1, 2, 4, 6, 9, 13)
MORE_BALLS = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 26)

HASTY = Pains(Effort(SPARES, (4,), 3), Effort(SPARES, (4,), 3))
CAREFUL = Pains(Effort((0, 1, 2, 4, 6), (4,), 12), Effort(SPARES, BALLS, 40))
THOROUGH = Pains(Effort(SPARES, (3, 8), 20), Effort(SPARES, MORE_BALLS, 60))

HASTY_OF_THREE = Pains(Effort((0, 2), (4,), 1), Effort((0, 2), (4,), 1))
CAREFUL_OF_THREE = Pains(Effort((0, 1, 3), (3,), 6), Effort((0, 1, 3), (1, 3, 8), 16))
THOROUGH_OF_THREE = Pains(Effort((0, 1, 2, 4), (3,), 12), Effort((0, 1, 2, 4), BALLS, 60))


def at_a_glance(world: Podstavec) -> Prospects:
    """Rules of thumb, for any number of players."""
    return rough


def solved(world: Podstavec) -> Prospects:
    """The solved table where there is one."""
    if world.seats != 2:
        return rough
    table = table_of_two()
    return table.prospects_by_count if world.scoring == "count-first" else table.prospects


class Novice:
    """Shows the best balls it has but what it may bid, pays nearly what the spoils hold, with about as many
    balls as won last time, and now and then is not with it."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Arrange or bid."""
        view: PodstavecView = sight.view()
        most = _at_most(view)
        prize = view.spoils.pedestals
        if view.phase == "arrange":  # before the bids one more comes from the supply
            shown = max(most.pedestals - prize - 1, 0)
            return Decision(Arrange(*best_display((most.red, most.white, most.black), shown)))
        if rng.random() < ABSENT[view.scoring]:
            balls, pedestals = rng.randrange(FEW_BALLS + 1), rng.randrange(2)
        else:
            won = len(view.last.bids[0].laid) if view.last else FEW_BALLS
            balls = max(won + rng.choice(NEARLY), 0)
            pedestals = prize if rng.random() < EVEN else max(prize - 1, 0)
        black = min(most.black, balls)
        return Decision(Bid(0, min(most.white, balls - black), black, min(most.pedestals, pedestals)))


def _at_most(view: PodstavecView) -> Lot:
    if not view.you or view.you.most is None:
        raise LookupError("it is not this seat's turn")
    return view.you.most


BOTS: dict[str, Bot] = {
    "novice": Novice(),
    "steady": Thinker(at_a_glance, HASTY, HASTY_OF_THREE),
    "keen": Thinker(at_a_glance, CAREFUL, CAREFUL_OF_THREE),
    "master": Thinker(solved, THOROUGH, THOROUGH_OF_THREE),
}
