"""Which tables wait for their game: it is not on the shelf, or only by other rules than they play by."""

from __future__ import annotations

from ridotto.core import Message, games
from ridotto.protocol.tables import Status


def lacking(game: str, rules: int, status: Status) -> Message | None:
    """Why a table cannot go on with the games on the shelf; `None` if it can. A game goes on only by the rules it began
    with. What has not begun begins by the rules of its day, and what has ended is shown as it is stored."""
    found = games().get(game)
    if found is None:
        return Message("game-off-shelf", {"name": game})
    if status == "playing" and found.rules != rules:
        return Message("game-other-rules", {"name": game, "rules": rules, "ours": found.rules})
    return None
