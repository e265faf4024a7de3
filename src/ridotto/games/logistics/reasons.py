"""Why a turn of Logistics is better than the next best: what it captures, scores, guards and leaves to the opponent."""

from __future__ import annotations

from typing import NamedTuple

from ridotto.core.forms import Event
from ridotto.core.messages import Message

from .evaluation import best_capture
from .moves import Captured, ExtraSowingGained
from .pyramids import holds_tree
from .scoring import vault_score
from .state import Logistics
from .turns import Turn


class Facts(NamedTuple):
    """What a turn comes to."""

    captured: int
    """So many pyramids are captured."""
    points: int
    """By so many points the difference of the vaults grows."""
    threat: int
    """So many pyramids the opponent could capture next."""
    guarded: int
    """So many own pyramids lie with trees."""
    sowings: int
    """So many extra sowings are gained."""


def facts(state: Logistics, turn: Turn) -> Facts:
    """What this turn comes to, played once more."""
    seat, after = state.player, state.copy()
    events: list[Event] = []
    for move in turn.moves:
        after.play(seat, move, 0, events.append)
    other = 1 - seat
    return Facts(
        captured=sum([len(event.pyramids) for event in events if isinstance(event, Captured)]),
        points=_lead(after, seat) - _lead(state, seat),
        threat=best_capture(after, other),
        guarded=sum([len(stack) for stack in after.cards[seat] if holds_tree(stack)]),
        sowings=len([event for event in events if isinstance(event, ExtraSowingGained)]),
    )


def _lead(state: Logistics, seat: int) -> int:
    return vault_score(state.vaults[seat]) - vault_score(state.vaults[1 - seat])


def reason(state: Logistics, best: Turn, rival: Turn | None) -> Message:
    """The first thing in which the best turn beats the next best, in the order of what players look for."""
    if rival is None:
        return Message("mind-only")
    mine, theirs = facts(state, best), facts(state, rival)
    if mine.captured > theirs.captured:
        return Message("mind-captures", {"count": mine.captured, "next": theirs.captured})
    if mine.points > theirs.points:
        return Message("mind-points", {"points": mine.points, "next": theirs.points})
    if mine.threat < theirs.threat:
        return Message("mind-safe", {"count": mine.threat, "next": theirs.threat})
    if mine.guarded > theirs.guarded:
        return Message("mind-guards", {"count": mine.guarded, "next": theirs.guarded})
    if mine.sowings > theirs.sowings:
        return Message("mind-sowings", {"count": mine.sowings, "next": theirs.sowings})
    return Message("mind-prepares")
