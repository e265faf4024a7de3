"""What a player that thinks says about its move, from what it compared."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.core.bot import Choice
from ridotto.core.forms import Move
from ridotto.core.messages import Message

from .moves import Arrange, Bid

PASS = Bid(0, 0, 0, 0)


def why_arrange(pedestals: int, may_end: bool, chosen: Choice, choices: Sequence[Choice]) -> Message:
    """How many pedestals are kept back to bid with, and what the best other number would come to."""
    spare = _spare(pedestals, chosen.move)
    others = [choice for choice in choices if _spare(pedestals, choice.move) != spare]
    if not may_end:
        return Message("mind-keep-early", {"spare": spare})
    if not others:
        return Message("mind-keep-only", {"spare": spare})
    values = {"spare": spare, "chance": _percent(chosen), "other_spare": _spare(pedestals, others[0].move)}
    if not _percent(choices[0]):
        return Message("mind-keep-lost", {"spare": spare})
    even = _percent(chosen) <= _percent(others[0])
    return Message("mind-keep-even" if even else "mind-keep", {**values, "other_chance": _percent(others[0])})


def why_bid(often: float, chosen: Choice, choices: Sequence[Choice]) -> Message:
    """How often the bid wins, beside what passing comes to; or why to pass. What was drawn from a mix may be worth no
    more than the rest of it, and then that is said."""
    others = [choice for choice in choices if (choice.move == PASS) != (chosen.move == PASS)]
    even = bool(others) and _percent(chosen) <= _percent(others[0])
    if chosen.move == PASS:
        if not others:
            return Message("mind-pass-only")
        other = {"other_chance": _percent(others[0]), **_lot(others[0].move)}
        return Message("mind-pass-even" if even else "mind-pass", {"chance": _percent(chosen), **other})
    values = {"often": round(100 * often), "chance": _percent(chosen), "other_chance": _percent(others[0])}
    return Message("mind-bid-even" if even else "mind-bid", {**values, **_lot(chosen.move)})


def _spare(pedestals: int, move: Move) -> int:
    """The pedestals that an arrangement leaves in the bag."""
    return pedestals - (move.red + move.white + move.black + move.empty) if isinstance(move, Arrange) else 0


def _lot(move: Move) -> dict[str, int]:
    if not isinstance(move, Bid):
        return {}
    return {"red": move.red, "white": move.white, "black": move.black, "pedestals": move.pedestals}


def _percent(choice: Choice) -> int:
    return round(100 * choice.worth)
