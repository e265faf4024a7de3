"""The levels of Poker Auction, from the gentlest to the strongest.

| level | classic and mahjong | open deck |
|---|---|---|
| `novice` | wants what makes more of its hand | the same, and is impatient |
| `steady` | how often would I win with it and without it? | games played to their end, others acting anyhow |
| `keen` | the same, with fewer illusions about the bank, least raises just before the hammer | |
| `master` | also how far the others go: drives prices, and sells what they want | |
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ridotto.core.bot import Bot, Decision, Opinion, Sight
from ridotto.core.forms import Move
from ridotto.core.messages import Message

from .appraisal import Beliefs
from .dealmind import DealMind
from .novice import Novice
from .openmind import OpenMind
from .state import PokerAuction
from .steady import Steady

FUTURE_TAX = 0.05


class Thinker:
    """A mind for all three modes."""

    def __init__(self, deal_mind: DealMind, open_mind: OpenMind) -> None:
        self._deal_mind = deal_mind
        self._open_mind = open_mind

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Lay, bid, pass, or wait for the others."""
        return self.consider(sight, rng).decision

    def consider(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Opinion:
        """What to do now, and why."""
        world: PokerAuction = sight.imagine()
        if sight.seat not in world.turn():
            return Opinion(Decision(None), (), Message("mind-wait"))
        if world.mode == "open-deck":
            return self._open_mind.consider(sight, world, rng, also)
        return self._deal_mind.consider(sight, world, rng, also)


BOTS: dict[str, Bot] = {
    "novice": Novice(),
    "steady": Steady(),
    "keen": Thinker(
        DealMind(Beliefs(worlds=24, future_tax=FUTURE_TAX), drives=False),
        OpenMind(worlds=40, caution=0.5),
    ),
    "master": Thinker(
        DealMind(Beliefs(worlds=80, future_tax=FUTURE_TAX), drives=True),
        OpenMind(worlds=200, caution=0.5),
    ),
}
