"""How fast bots may move where nobody waits for them: a throttle, or a bot could fill the log by itself."""

from __future__ import annotations

from .sitting import Sitting

LEAST_PAUSE_MS = 700
"""The least pause between two moves of a bot that nobody waits for."""
PLENTY = 16
"""After so many of them in a row the pause doubles with each move."""


def bot_plays_at(sitting: Sitting, seat: int, wanted: int) -> int:
    """When a bot may play that wants to play at `wanted`. If the game waits for it, then; otherwise not before its
    pause is over. A move that was wanted before the game's own deadline is not put off beyond it."""
    if seat in sitting.awaited():
        return wanted
    chair, due = sitting.book.chairs[seat], None if sitting.match is None else sitting.match.due()
    at = max(wanted, chair.acted + (LEAST_PAUSE_MS << min(max(chair.acts - PLENTY, 0), 20)))
    in_time = due is not None and wanted < due and chair.acts < PLENTY
    return min(at, due - 1) if due is not None and in_time else at


def bots_due(sitting: Sitting) -> int | None:
    """The earliest time at which any bot in turn may play; `None` if none is in turn."""
    bots = sitting.bots_in_turn()
    return min([bot_plays_at(sitting, seat, sitting.book.at) for seat in bots]) if bots else None
