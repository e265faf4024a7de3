"""The levels of Venice, from the gentlest to the strongest.

| level | how it bids |
|---|---|
| `novice` | a little for every agenda, and then for what they lack, as the fancy takes it |
| `steady` | by a plan for the week, sure that the others always bid alike; at large tables by rules of thumb |
| `keen` | by a plan for the week, and beliefs about each auction that were found by self-play |
| `master` | the same, and it looks at who the others are and what they may still want |
"""

from __future__ import annotations

from random import Random

from ridotto.core.bot import Bot, Decision, Sight

from .beliefs import Belief
from .calendar import AUCTIONS
from .market import History, Week
from .mind import Planner
from .novice import Novice
from .rivals import think_of_rivals
from .thoughts import Style, Thoughts, think, think_of_week, value_of_loan
from .thumb import Thumb
from .whims import Whimsical

PLAIN = Style((Belief(turnout=0.85, level=0.37, spread=0.5, decline=0.8),) * AUCTIONS, loan=1.0, hope=0.85)
"""How a steady player sees the others on every day."""
LARGE = 7
"""At tables of so many seats a steady player makes no plan. `lab/tuning/venice.py` holds both against others."""


class Steady:
    """Plans the week at a small table; where many bid, rules of thumb."""

    def __init__(self, style: Style = PLAIN, large: int = LARGE) -> None:
        def think_plainly(history: History, seat: int, week: Week, seed: int) -> Thoughts:
            """Against others who bid alike on every day."""
            return think(week, style, seed)

        self._planner = Planner(think_plainly, value_of_loan)
        self._thumb = Thumb()
        self._large = large

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """The next step towards its loan and its bids."""
        return (self._planner if sight.view().seats < self._large else self._thumb).decide(sight, rng)


BOTS: dict[str, Bot] = {
    "novice": Novice(),
    "steady": Steady(),
    "keen": Planner(think_of_week, value_of_loan),
    "master": Planner(think_of_rivals, value_of_loan),
}
QUICK: Bot = Whimsical()
"""Finishes games in thought: it has whims, or every game that is finished from a position would end alike."""
