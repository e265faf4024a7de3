"""Who won Three Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ridotto.core import Message, Outcome, ranked

if TYPE_CHECKING:
    from .state import ThreeCards


def outcome(state: ThreeCards) -> Outcome | None:
    """Most tricks win (THR-4)."""
    if state.hands[0]:
        return None
    return Outcome(ranked(state.tricks), tuple(state.tricks), "played-out")


def decided(state: ThreeCards, ended: Outcome) -> Message:
    """The tricks of the winner and of the next (THR-4)."""
    if (contest := ended.contest()) is None:
        return Message("decided-shared", {"seats": ended.winners(), "tricks": max(state.tricks)})
    tricks = {"tricks": state.tricks[contest[0]], "other_tricks": state.tricks[contest[1]]}
    return Message("decided-tricks", {"seat": contest[0], "other_seat": contest[1], **tricks})
