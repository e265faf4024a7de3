"""Who won Podstavec, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ridotto.core.forms import Outcome, ranked

if TYPE_CHECKING:
    from .state import Podstavec

_NEVER = 1 << 30


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
