"""Who won Standoff, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ridotto.core.forms import Outcome, ranked

from .board import RED_GUN, Squares

if TYPE_CHECKING:
    from .state import Standoff


def outcome(state: Standoff) -> Outcome | None:
    """The comparison in the Red Gun, once it is over (STA-25)."""
    return standings(state.blocks[: state.seats], state.reason) if state.phase == "over" else None


def standings(blocks: Sequence[Squares], reason: str) -> Outcome:
    """Most own blocks in the Red Gun, then fewest on the board, then the later in turn order (STA-25)."""
    in_gun = tuple((own & RED_GUN).bit_count() for own in blocks)
    merits = [(in_gun[seat], -own.bit_count(), seat) for seat, own in enumerate(blocks)]
    return Outcome(ranked(merits), in_gun, reason)
