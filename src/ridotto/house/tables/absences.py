"""Games that are missing from the shelf though tables wait for them, because a package was uninstalled or cannot be
loaded any more; or that have other rules than those by which tables are being played. A house looks at its shelf when
it opens."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import Struct

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
    waiting = await waiting_tables(store)
    ask = sa.select(absences.c.game).where(absences.c.until.is_(None))
    noted = {missing for (missing,) in await store.execute(ask)}
    for missing in sorted(waiting.keys() - noted):
        await store.execute(sa.insert(absences).values(game=missing, since=now))
    back = sorted(filter(_is_back, noted))
    ended = sa.update(absences).where(absences.c.game.in_(back), absences.c.until.is_(None))
    if back:
        await store.execute(ended.values(until=now))


def by_rules(game: str, rules: int) -> str:
    """What a game is called that is missing by these rules only; the name of a game has no blank."""
    return f"{game} {rules}"


def _is_back(missing: str) -> bool:
    """Is this game on the shelf, by these rules if it was missing by them?"""
    name, _, rules = missing.partition(" ")
    return name in games() and rules in ("", str(games()[name].rules))


async def read_absences(store: Store) -> dict[str, list[Span]]:
    """When the games that are back were missing: by name, or as `by_rules` calls them."""
    found: dict[str, list[Span]] = {}
    ask = sa.select(absences).where(absences.c.until.is_not(None))
    for row in await store.execute(ask):
        found.setdefault(row.game, []).append((row.since, row.until))
    return found


async def log_absences(store: Store) -> None:
    """Say once for each missing game which tables wait for it; after that they are silent."""
    for missing, named in (await waiting_tables(store)).items():
        game, _, rules = missing.partition(" ")
        some = ", ".join(named[:NAMED]) + (", …" if len(named) > NAMED else "")
        if not rules:
            logger.warning("%d table(s) wait for the game %s, which is not on the shelf: %s", len(named), game, some)
        else:
            told = "%d table(s) wait for the game %s by version %s of its rules, on the shelf is version %d: %s"
            logger.warning(told, len(named), game, rules, games()[game].rules, some)


async def waiting_tables(store: Store) -> dict[str, list[str]]:
    """The missing games for which tables wait, and these tables, oldest first."""
    found: dict[str, list[str]] = {}
    wanted = tables.c.game.not_in(list(games()))
    ask = sa.select(tables.c.game, tables.c.id).where(_WAITS, wanted).order_by(tables.c.game, tables.c.opened)
    for game, table in await store.execute(ask):
        found.setdefault(game, []).append(table)
    played = sa.select(tables.c.game, tables.c.id, tables.c.info).where(tables.c.status == "playing", ~wanted)
    for game, table, info in await store.execute(played.order_by(tables.c.game, tables.c.opened)):
        rules = _played_by.decode(info).rules
        if rules != games()[game].rules:
            found.setdefault(by_rules(game, rules), []).append(table)
    return found


class _PlayedBy(Struct):
    rules: int


_played_by = msgspec.json.Decoder(_PlayedBy)


def overlap(spans: Sequence[Span], at: int) -> int:
    """How many milliseconds after `at` lie within any of these spans."""
    total, reached = 0, at
    for since, until in sorted(spans):
        total += max(until - max(since, reached), 0)
        reached = max(reached, until)
    return total


_WAITS = tables.c.status.in_(("open", "playing"))
