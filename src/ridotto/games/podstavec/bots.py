"""What Podstavec knows about playing well."""

from __future__ import annotations

from random import Random

from ridotto.core.bot import Bot, Decision, Sight

from .moves import Arrange, Bid
from .scoring import best_display
from .view import Lot, PodstavecView


class Steady:
    """Plain sense: the best balls always stand on every pedestal, and bids follow what the spoils are worth."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Arrange or bid."""
        view: PodstavecView = sight.view()
        return Decision(arrangement(view) if view.phase == "arrange" else bid(view, rng))


def arrangement(view: PodstavecView) -> Arrange:
    """The game can end after any award and displays count as they stand, so fill every pedestal, reds first."""
    most = _at_most(view)
    return Arrange(*best_display((most.red, most.white, most.black), most.pedestals))


def bid(view: PodstavecView, rng: Random) -> Bid:
    """As many balls as the spoils are worth, blacks before whites, and never a red: reds decide the game.

    A little chance keeps two players of this kind from tying for ever.
    """
    bag = _at_most(view)
    spoils = view.spoils
    worth = 5 * spoils.pedestals + 2 * spoils.red + spoils.white + rng.randrange(4)
    black = min(bag.black, worth)
    return Bid(0, min(bag.white, worth - black), black, 0)


def _at_most(view: PodstavecView) -> Lot:
    if not view.you or view.you.most is None:
        raise LookupError("it is not this seat's turn")
    return view.you.most


BOTS: dict[str, Bot] = {"steady": Steady()}
