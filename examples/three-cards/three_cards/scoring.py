"""Who won Three Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ridotto.core import Outcome, ranked

if TYPE_CHECKING:
    from .state import ThreeCards


def outcome(state: ThreeCards) -> Outcome | None:
    """Most tricks win (THR-4)."""
    if state.hands[0]:
        return None
    return Outcome(ranked(state.tricks), tuple(state.tricks), "played-out")
