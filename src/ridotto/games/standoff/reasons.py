"""Why a move was chosen, in words made from what was compared."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from ridotto.core.bot import Choice
from ridotto.core.forms import Move
from ridotto.core.messages import Message

from .board import RED_GUN, gather
from .moves import Buy, Choose, Convert, Credit, Discard, Draw, Drop, Fire, Mine, Place, Play

if TYPE_CHECKING:
    from .state import Standoff

DOUBT = 2.0
"""By so many standard errors a move must have won more often to be called the best."""


def deed(state: Standoff, seat: int, move: Move) -> Message:
    """What a move does, as a part of a sentence."""
    if isinstance(move, Place):
        in_gun = (gather(move.squares) & RED_GUN).bit_count()
        return Message("deed-place", {"blocks": len(move.squares), "gun": in_gun})
    if isinstance(move, Mine):
        return Message("deed-mine", {"minerals": state.yield_of(seat)})
    if isinstance(move, Convert):
        return Message("deed-convert", {"minerals": move.minerals})
    if isinstance(move, Draw):
        return Message("deed-draw")
    if isinstance(move, Fire):
        return Message("deed-fire", {"squares": [move.at]})
    if isinstance(move, Drop):
        return Message("deed-drop", {"cards": move.cards}) if move.cards else Message("deed-drop-none")
    for kind, message in _WITH_CARD:
        if isinstance(move, kind):
            return Message(message, {"card": move.card})
    return Message("deed-end")


_WITH_CARD: tuple[tuple[type[Credit | Discard | Play | Choose | Buy], str], ...] = (
    (Credit, "deed-credit"), (Discard, "deed-discard"), (Play, "deed-play"), (Choose, "deed-choose"),
    (Buy, "deed-buy"),
)  # fmt: skip


Results: TypeAlias = Mapping[Move, Sequence[float]]
"""Of each move, the imagined games that its best line won (1) and lost (0); the same games, in the same order."""


def reason(
    state: Standoff, seat: int, move: Move, usual: Move, choices: tuple[Choice, ...], results: Results
) -> Message:
    """The games that the move and the next best have won, of those that both were tried in; or why there was nothing to
    compare. They are few, so they are counted: a percentage would promise more. Where another move won more of them,
    but not clearly more, only that is said: figures would speak for it."""
    said = deed(state, seat, move)
    others = [choice for choice in choices if choice.move != move and deed(state, seat, choice.move) != said]
    if not others:
        return Message("mind-credit" if isinstance(move, Credit) else "mind-plain", {"deed": said})
    other = others[0]
    pairs = list(zip(results[move], results[other.move], strict=False))
    won, other_won = (int(sum(column)) for column in zip(*pairs, strict=True))
    values = {"deed": said, "games": len(results[move])}
    if not any(map(sum, results.values())):
        return Message("mind-hopeless", values)
    if other_won > won:
        return Message("mind-luck" if move == usual else "mind-unclear", values)
    compared = {"games": len(pairs), "other": deed(state, seat, other.move), "won": won, "other_won": other_won}
    return Message("mind-best" if _clearly(pairs) else "mind-equal", {**values, **compared})


def _clearly(pairs: Sequence[tuple[float, float]]) -> bool:
    """Has the one won more games than the other beyond doubt?"""
    differences = [one - other for one, other in pairs]
    mean = sum(differences) / len(differences)
    spread = sum((difference - mean) ** 2 for difference in differences) / max(1, len(differences) - 1)
    return mean > DOUBT * math.sqrt(spread / len(differences))
