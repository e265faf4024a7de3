"""Who won Standoff, and why."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.core.forms import Outcome, ranked

from .board import RED_GUN, Squares


def final_outcome(blocks: Sequence[Squares], reason: str) -> Outcome:
    """Most own blocks in the Red Gun, then fewest on the board, then the later in turn order (STA-25)."""
    in_gun = tuple((own & RED_GUN).bit_count() for own in blocks)
    standings = [(in_gun[seat], -own.bit_count(), seat) for seat, own in enumerate(blocks)]
    return Outcome(ranked(standings), in_gun, reason)
