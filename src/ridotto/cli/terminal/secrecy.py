"""Whether a game has anything to hide from others at the same screen."""

from __future__ import annotations

import msgspec

from ridotto.core import Match


def keeps_secrets(match: Match) -> bool:
    """Does a seat know or send anything that an onlooker may not see?"""
    if any(move.secret for move in match.game.move_types):
        return True
    public = _shown(match, None)
    return any(_shown(match, seat) != public for seat in range(match.header.seats))


def _shown(match: Match, seat: int | None) -> dict[str, object]:
    """A view without what differs in any game: who looks, and what they may do."""
    view: dict[str, object] = msgspec.to_builtins(match.view(seat))
    return {field: value for field, value in view.items() if field not in ("seat", "you")}
