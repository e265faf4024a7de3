"""How fast bots may move where nobody waits for them: a throttle, or a bot could fill the log by itself."""

from __future__ import annotations

from .sitting import Sitting

MOMENT_MS = 700
"""How long a bot leaves the others between two moves of its own that nobody waits for."""
PLENTY = 16
"""After so many of them in a row it leaves twice as long each time."""


def bot_plays_at(sitting: Sitting, seat: int, wanted: int) -> int:
    """When a bot may play that wants to play at `wanted`: then, if the game waits for it; else not too soon after its
    last move, but before the game's own deadline if it wanted to."""
    if seat in sitting.awaited():
        return wanted
    chair, due = sitting.book.chairs[seat], None if sitting.match is None else sitting.match.due()
    at = max(wanted, chair.acted + (MOMENT_MS << min(max(chair.acts - PLENTY, 0), 20)))
    in_time = due is not None and wanted < due and chair.acts < PLENTY
    return min(at, due - 1) if due is not None and in_time else at


def bots_due(sitting: Sitting) -> int | None:
    """When a bot of this table should have moved at the latest, if one may."""
    bots = sitting.bots_in_turn()
    return min([bot_plays_at(sitting, seat, sitting.book.at) for seat in bots]) if bots else None
