"""The levels of Poker Auction, from the gentlest to the strongest.

| level | classic and mahjong | open deck |
|---|---|---|
| `novice` | wants what makes more of its own hand, and grudges others a bargain | wants what another wants |
| `steady` | by the hands as they are: who wins with the card or without? | by habit, and never dear |
| `keen` | with all that is still to be dealt? What does it do for the others? | games played on by habit |
| `master` | how far do the others go with five bids each? How does the deal go on? | the same, in many more worlds |

Which card a level lays for sale: `novice.py`, `steady.py`, and for keen and master `dealmind.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ridotto.core.bot import Bot, Decision, Mind, Opinion, Sight
from ridotto.core.forms import Move
from ridotto.core.messages import Message

from .appraisal import Beliefs, Trust
from .contest import Contest
from .dealmind import DealMind
from .novice import Novice
from .openmind import OpenMind
from .sale import PlainSale
from .state import PokerAuction
from .steady import Sense, Steady

FUTURE_TAX = 0.05
"""See `Beliefs`: little is still to come, since players like these pay little."""
CHOICE = 0.06
"""See `Beliefs`."""
JEALOUSY, STEADY_WORLDS = 0.25, 8
STEADY_CHOICE = {"classic": 0.12, "mahjong": 0.22}
THRIFT = {"classic": 1.0, "mahjong": 0.5}
HASTE = {"classic": 0.85, "mahjong": 0.25}
"""See `Sense`: it buys too dear and raises by too much, so that the level stands between its neighbours.
`lab/tuning/poker_auction.py` compares such numbers."""
ABSENCE = 0.15
"""See `Sense`; `unsettle` in `lab/tuning/poker_auction.py` judges it."""
TRUST = {"classic": (1.0, 1.0, 1.0), "mahjong": (0.4, 0.6, 1.0)}
"""See `Beliefs`; `lab/tuning/poker_auction.py` compares such numbers."""
CAUTION = 0.5
KEEN_WORLDS = {"classic": 12, "mahjong": 24}
ADVISER_WORLDS = 240
GLANCE, MASTER_WORLDS, LAYING_WORLDS = 160, 480, 1600
REACH = 16
"""See `Beliefs`: among two every deal is played on in all worlds, among four from the second half of it on."""
SERIOUS = 0.08
"""See `Beliefs`: from such a bank on master takes all its pains. Antes double every three deals, so that the last few
deals decide a tournament."""
KEEN_COURSES, MASTER_COURSES = 120, 1000


class Thinker(Mind):
    """A mind for all three modes."""

    def __init__(self, deal_minds: Mapping[str, DealMind], open_mind: OpenMind) -> None:
        self._deal_minds = deal_minds
        """By mode."""
        self._open_mind = open_mind

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """What to do now."""
        world: PokerAuction = sight.imagine()
        if world.mode == "open-deck" or sight.seat not in world.turn():
            return self._consider(sight, world, rng, ()).decision
        return self._deal_minds[world.mode].decide(sight, world, rng)

    def consider(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Opinion:
        """What to do now, and why."""
        return self._consider(sight, sight.imagine(), rng, also)

    def _consider(self, sight: Sight, world: PokerAuction, rng: Random, also: Sequence[Move]) -> Opinion:
        if sight.seat not in world.turn():
            return Opinion(Decision(None), (), Message("mind-wait"))
        if world.mode == "open-deck":
            return self._open_mind.consider(sight, world, rng, also)
        return self._deal_minds[world.mode].consider(sight, world, rng, also)


def keen(worlds: Mapping[str, int]) -> Thinker:
    """Somebody who asks in so many worlds, by mode, who wins with the card and who without it."""
    minds = {mode: DealMind(Beliefs(number, FUTURE_TAX, CHOICE), PlainSale) for mode, number in worlds.items()}
    return Thinker(minds, OpenMind(KEEN_COURSES, CAUTION))


def master(trust: Mapping[str, Trust], pains: int = 1) -> Thinker:
    """Somebody who plays the deal on in thought, and trusts what comes of it so much, by mode and round."""
    minds = {}
    for mode, part in trust.items():
        beliefs = Beliefs(
            pains * GLANCE,
            FUTURE_TAX,
            CHOICE,
            more_worlds=pains * MASTER_WORLDS,
            laying_worlds=pains * LAYING_WORLDS,
            reads_lots=True,
            reach=REACH,
            serious=SERIOUS,
            trust=part,
        )
        minds[mode] = DealMind(beliefs, Contest)
    return Thinker(minds, OpenMind(pains * MASTER_COURSES, CAUTION))


def steady(
    choice: Mapping[str, float] = STEADY_CHOICE,
    haste: Mapping[str, float] = HASTE,
    thrift: Mapping[str, float] = THRIFT,
    absence: float = ABSENCE,
) -> Steady:
    """Somebody who sees the hands as they are now, and first of all the own one, and likes to have many cards."""
    return Steady(
        Sense(
            worlds=STEADY_WORLDS,
            absence=absence,
            foresight=False,
            jealousy=JEALOUSY,
            choice=choice["classic"],
            choice_of_tiles=choice["mahjong"],
            thrift=thrift["classic"],
            thrift_for_tiles=thrift["mahjong"],
            haste=haste["classic"],
            haste_for_tiles=haste["mahjong"],
            always_hasty=False,
        )
    )


BOTS: dict[str, Bot] = {
    "novice": Novice(),
    "steady": steady(),
    "keen": keen(KEEN_WORLDS),
    "master": master(TRUST),
}
QUICK: Bot = Steady(Sense())
"""Finishes games in thought."""
ADVISER: Bot = keen(dict.fromkeys(KEEN_WORLDS, ADVISER_WORLDS))
"""Gives hints and judges what was played: keen, in so many worlds that it says the same of a card a moment later."""


def reference() -> Bot:
    """Ten times master's pains."""
    return master(TRUST, pains=10)
