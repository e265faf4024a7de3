"""What a player that thinks says about its move, from what it compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ridotto.core.bot import Choice
from ridotto.core.forms import Move
from ridotto.core.messages import Message

from .lots import Lot
from .moves import Arrange, Bid

PASS = Bid(0, 0, 0, 0)
SELDOM = 0.1
"""A bid that is the highest more rarely is most likely beaten."""
HOPE = 2
"""With fewer chances in a hundred to win the game, a comparison of chances says nothing."""


def why_arrange(pedestals: int, may_end: bool, chosen: Choice, choices: Sequence[Choice]) -> Message:
    """How many pedestals are kept back to bid with, and what the best other number would come to."""
    if not pedestals:
        return Message("mind-keep-none")
    spare = _spare(pedestals, chosen.move)
    others = [choice for choice in choices if _spare(pedestals, choice.move) != spare]
    if not may_end:
        return _why_early(spare, pedestals - spare)
    if not others:
        return Message("mind-keep-only", {"spare": spare})
    other_spare = _spare(pedestals, others[0].move)
    values = {
        "spare": spare,
        "chance": _percent(chosen),
        "other_spare": other_spare,
        "other_chance": _percent(others[0]),
    }
    if is_lost(choices):
        most = max(balls_shown(choice.move) for choice in choices)
        lost = balls_shown(chosen.move) == most
        return Message("mind-keep-lost" if lost else "mind-keep-behind", {"spare": spare})
    if _percent(chosen) > _percent(others[0]):
        return Message("mind-keep", values)
    return Message("mind-keep-more" if spare > other_spare else "mind-keep-fewer", values)


def _why_early(spare: int, shown: int) -> Message:
    """Where displays do not count yet: why nothing is shown or, of more pedestals than one bids with, the rest."""
    if shown:
        return Message("mind-keep-early-rest", {"spare": spare, "shown": shown})
    return Message("mind-keep-early", {"spare": spare})


def is_lost(choices: Sequence[Choice]) -> bool:
    """Whether no choice leaves a chance worth speaking of."""
    return all(_percent(choice) < HOPE for choice in choices)


def balls_shown(move: Move) -> int:
    """The balls in the display that an arrangement makes."""
    return move.red + move.white + move.black if isinstance(move, Arrange) else 0


class Bidding(NamedTuple):
    """What is known about the bids of an auction, besides what each is worth."""

    seats: int
    spoils: Lot
    often: Mapping[Move, float]
    """How often each bid is the highest."""


def why_bid(bidding: Bidding, chosen: Choice, choices: Sequence[Choice]) -> Message:
    """What the bid should win and how often, beside what passing comes to; or why to pass. Where the chances say
    nothing, because they are equal or hardly there, it is said what is won, kept or lost."""
    if chosen.move == PASS:
        return _why_pass(bidding, chosen, [choice for choice in choices if choice.move in bidding.often])
    passing = next(choice for choice in choices if choice.move == PASS)
    values = _bid_values(bidding, chosen.move, chosen, passing)
    if bidding.seats > 2 and chosen.worth - passing.worth > bidding.often[chosen.move]:  # more than winning could bring
        return Message("mind-bid-third", values)
    if bidding.often[chosen.move] < SELDOM:
        return Message("mind-bid-free", values)
    if _percent(chosen) < HOPE:
        return Message("mind-bid-behind", values)
    return Message("mind-bid" if _percent(chosen) > _percent(passing) else "mind-bid-even", values)


def _why_pass(bidding: Bidding, chosen: Choice, weighed: Sequence[Choice]) -> Message:
    """Beside the bid that wins most often among the best ones."""
    bids = [choice for choice in weighed if choice.move != PASS]
    if not bids:
        return Message("mind-pass-only")
    best = [choice for choice in bids if _percent(choice) == _percent(bids[0])]
    rival = max(best, key=lambda choice: (bidding.often[choice.move], _size(choice.move)))
    if _percent(chosen) < HOPE:
        return Message("mind-pass-behind")
    values = _bid_values(bidding, rival.move, chosen, rival)
    if _percent(chosen) > _percent(rival):
        return Message("mind-pass", values)
    return Message("mind-pass-outbid" if bidding.often[rival.move] < SELDOM else "mind-pass-even", values)


def _bid_values(bidding: Bidding, bid: Move, chosen: Choice, other: Choice) -> dict[str, Any]:
    """Of this bid, between what is chosen and the best that was not."""
    return {
        "often": round(100 * bidding.often[bid]),
        "spoils": Message("lot", _lot(Bid(*bidding.spoils))),
        "chance": _percent(chosen),
        "other_chance": _percent(other),
        **_lot(bid),
    }


def _spare(pedestals: int, move: Move) -> int:
    """The pedestals that an arrangement leaves in the bag."""
    return pedestals - (balls_shown(move) + move.empty) if isinstance(move, Arrange) else 0


def _lot(move: Move) -> dict[str, int]:
    if not isinstance(move, Bid):
        return {}
    return {"red": move.red, "white": move.white, "black": move.black, "pedestals": move.pedestals}


def _size(bid: Move) -> tuple[int, int]:
    """How bids are compared before their colours (POD-10)."""
    lot = _lot(bid)
    return lot["pedestals"], lot["red"] + lot["white"] + lot["black"]


def _percent(choice: Choice) -> int:
    return round(100 * choice.worth)
