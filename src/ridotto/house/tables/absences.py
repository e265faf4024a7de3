"""Games that are missing from the shelf though tables wait for them, because a package was uninstalled or cannot be
loaded any more. A house looks at its shelf when it opens."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TypeAlias

import sqlalchemy as sa

from ridotto.core import games

from ..store.base import Store
from ..store.schema import absences, tables

NAMED = 10
"""How many of the tables that wait for a game are named in the house's log."""

Span: TypeAlias = tuple[int, int]
"""Since when and until when."""

logger = logging.getLogger(__name__)


async def note_absences(store: Store, now: int) -> None:
    """The house opens: store which games are missing from now on, and which are back."""
    waiting = set(await _waiting_games(store))
    ask = sa.select(absences.c.game).where(absences.c.until.is_(None))
    noted = {game for (game,) in await store.execute(ask)}
    for game in sorted(waiting - noted):
        await store.execute(sa.insert(absences).values(game=game, since=now))
    back = sorted(noted & games().keys())
    ended = sa.update(absences).where(absences.c.game.in_(back), absences.c.until.is_(None))
    if back:
        await store.execute(ended.values(until=now))


async def read_absences(store: Store) -> dict[str, list[Span]]:
    """When the games that are back were missing."""
    found: dict[str, list[Span]] = {}
    ask = sa.select(absences).where(absences.c.until.is_not(None))
    for row in await store.execute(ask):
        found.setdefault(row.game, []).append((row.since, row.until))
    return found


async def log_absences(store: Store) -> None:
    """Say once for each missing game which tables wait for it; after that they are silent."""
    for game in await _waiting_games(store):
        ask = sa.select(tables.c.id).where(_WAITS, tables.c.game == game).order_by(tables.c.opened)
        named = [table for (table,) in await store.execute(ask)]
        some = ", ".join(named[:NAMED]) + (", …" if len(named) > NAMED else "")
        logger.warning("%d table(s) wait for the game %s, which is not on the shelf: %s", len(named), game, some)


async def _waiting_games(store: Store) -> Sequence[str]:
    """The missing games that tables wait for."""
    ask = sa.select(tables.c.game).where(_WAITS, tables.c.game.not_in(list(games()))).distinct()
    return [game for (game,) in await store.execute(ask.order_by(tables.c.game))]


def overlap(spans: Sequence[Span], at: int) -> int:
    """How many milliseconds after `at` lie within any of these spans."""
    total, reached = 0, at
    for since, until in sorted(spans):
        total += max(until - max(since, reached), 0)
        reached = max(reached, until)
    return total


_WAITS = tables.c.status.in_(("open", "playing"))
