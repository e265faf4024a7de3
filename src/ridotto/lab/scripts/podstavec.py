"""Players of a few lines with one idea each. No level may lose most of its games to one of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ridotto.core import Bot, Decision, Sight
from ridotto.games.podstavec.bots import Novice, Whims
from ridotto.games.podstavec.moves import Arrange, Bid
from ridotto.games.podstavec.scoring import best_display
from ridotto.games.podstavec.view import Lot, PodstavecView

Bidding = Callable[[PodstavecView, Lot], Bid]


class Script:
    """Keeps so many pedestals back, shows the best balls on the others, and bids by one rule."""

    def __init__(self, spare: Callable[[PodstavecView], int], bid: Bidding) -> None:
        self.spare = spare
        self.bid = bid

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Arrange or bid."""
        view = sight.view()
        most = view.you.most
        if view.phase == "bid":
            return Decision(self.bid(view, most))
        shown = most.pedestals - min(self.spare(view), most.pedestals)
        return Decision(Arrange(*best_display((most.red, most.white, most.black), shown)))


def balls(most: Lot, count: int, pedestals: int = 0, reds: bool = False) -> Bid:
    """So many balls, blacks first, then whites, then perhaps reds; and so many pedestals, as far as they go."""
    black = min(most.black, count)
    white = min(most.white, count - black)
    red = min(most.red, count - black - white) if reds else 0
    return Bid(red, white, black, min(pedestals, most.pedestals))


def _always(count: int, pedestals: int, reds: bool = False) -> Script:
    return Script(lambda view: pedestals, lambda view, most: balls(most, count, pedestals, reds))


def _a_ball_more(view: PodstavecView, most: Lot) -> Bid:
    """What another bid last, and a ball."""
    last = next((bid for bid in view.last.bids if bid.seat != view.seat), None) if view.last else None
    return balls(most, len(last.laid) + 1, last.pedestals) if last else balls(most, 1)


SCRIPTS: dict[str, Bot] = {
    "nothing": _always(0, 0),
    "every ball": _always(99, 0),
    "plain sense": _always(3, 0),
    "five balls": _always(5, 0),
    "nine balls of any colour": _always(9, 0, reds=True),
    "half the bag": Script(lambda view: 0, lambda view, most: balls(most, (most.white + most.black + 1) // 2)),
    "a pedestal and a ball": _always(1, 1),
    "two pedestals": _always(0, 2),
    "two pedestals and three balls": _always(3, 2),
    "three pedestals": _always(0, 3),
    "as many pedestals as the spoils": Script(
        lambda view: view.spoils.pedestals + 1, lambda view, most: balls(most, 0, view.spoils.pedestals)
    ),
    "all that the spoils hold but a pedestal": Script(
        lambda view: view.spoils.pedestals + 1,
        lambda view, most: balls(most, view.spoils.white + view.spoils.black, view.spoils.pedestals - 1),
    ),
    "a ball more than the other bid last": Script(
        lambda view: max((bid.pedestals for bid in view.last.bids), default=0) if view.last else 0, _a_ball_more
    ),
    "a pedestal less than the spoils": Script(
        lambda view: view.spoils.pedestals, lambda view, most: balls(most, 2, view.spoils.pedestals - 1)
    ),
    "a pedestal less than the spoils, and half their balls": Script(
        lambda view: view.spoils.pedestals,
        lambda view, most: balls(most, 4 + (view.spoils.white + view.spoils.black) // 2, view.spoils.pedestals - 1),
    ),
    "attentive": Novice(Whims(absent=0.0, even=0.45, nearly=(-1, 0, 1, 2))),
}
"""Plain sense is to bid a little every time. Who is attentive pays what the spoils hold or a pedestal less, with
about as many balls as won last time, and so has luck in it."""
