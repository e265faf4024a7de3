"""Who won Podstavec, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ridotto.core.forms import Outcome, ranked
from ridotto.core.messages import Message

if TYPE_CHECKING:
    from .state import Podstavec

_NEVER = 1 << 30
_ORDER = {"colour-first": ("red", "white", "black"), "count-first": ("balls", "red", "white", "black")}
"""What displays are compared by, first things first (POD-17)."""


def display_value(display: Sequence[int], scoring: str) -> tuple[int, ...]:
    """The worth of a display (red, white, black, empty): red first, then white, then black (POD-17)."""
    red, white, black, _empty = display
    if scoring == "count-first":
        return (red + white + black, red, white, black)
    return (red, white, black)


def best_display(balls: Sequence[int], pedestals: int) -> tuple[int, int, int, int]:
    """The finest display of so many pedestals that these balls (red, white, black) allow."""
    red = min(balls[0], pedestals)
    white = min(balls[1], pedestals - red)
    black = min(balls[2], pedestals - red - white)
    return (red, white, black, pedestals - red - white - black)


def outcome(state: Podstavec) -> Outcome | None:
    """The displays as they stand, once it is over (POD-16)."""
    if state.phase != "over":
        return None
    return final_outcome(state.displays, state.first_wins, state.scoring, state.reason)


def final_outcome(displays: Sequence[Sequence[int]], first_wins: Sequence[int], scoring: str, reason: str) -> Outcome:
    """Places by display, then by the earliest round won, 0 for none (POD-16 to POD-18)."""
    values = tuple(display_value(display, scoring) for display in displays)
    earliest = [-(first_win or _NEVER) for first_win in first_wins]
    return Outcome(ranked(list(zip(values, earliest, strict=True))), values, reason)


def decided(state: Podstavec, ended: Outcome) -> Message:
    """Who ended it, and the comparison that decided: of the displays, or of the earliest rounds won (POD-15, POD-17,
    POD-18)."""
    ending = _ending(state)
    if (contest := ended.contest()) is None:
        return Message("decided-shared", {**ending, "seats": ended.winners()})
    winner, other = contest
    both = {"seat": winner, "other_seat": other}
    if ended.scores[winner] == ended.scores[other]:
        return Message("decided-earliest", {**ending, **both, "round": state.first_wins[winner]})
    own, theirs = (_told(state.displays[seat]) for seat in both.values())
    by = next(kind for kind in _ORDER[state.scoring] if own[kind] != theirs[kind])
    said = {**ending, "scoring": state.scoring, **both, **own, **{f"other_{kind}": theirs[kind] for kind in theirs}}
    return Message("decided-display", {**said, "by": by})


def _ending(state: Podstavec) -> dict[str, Any]:
    """Why it ended, and who held how many pedestals if that was why."""
    if state.reason != "pedestals":
        return {"ending": state.reason}
    held = [state.owned(seat)[3] for seat in range(state.seats)]
    return {"ending": state.reason, "ending_seat": held.index(max(held)), "pedestals": max(held)}


def _told(display: Sequence[int]) -> dict[str, int]:
    """How many balls of each colour a display shows, and of all."""
    red, white, black, _empty = display
    return {"red": red, "white": white, "black": black, "balls": red + white + black}
