"""Tables that sleep in a store: what they cost a house, and how soon one wakes."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from msgspec import Struct

from .server import GAMES, bench_server, prepared

BEGUN = 100
"""So many tables are really played; the others are copies of them."""


class Sleep(Struct):
    """What tables cost that nobody asks for, and how long one takes to wake (p99)."""

    tables: int
    megabytes: float
    wake_ms: float


async def sleep(folder: Path, tables: int) -> Sleep:
    """So many tables in a store: what they cost a house that opens on it, and how long the first question takes."""
    from ridotto.client import Client

    with bench_server(folder / "empty.db") as house:
        bare = house.memory()
    full = folder / "full.db"
    names = await _begun(full)
    _multiply(full, max(tables // len(names) - 1, 0))
    with bench_server(full) as house:
        cost = house.memory() - bare
        async with Client(house.url) as visitor:
            await visitor.enter()  # the road there is not what is measured
            delays = [await _asked(visitor, name) for name in names]
    return Sleep(tables, round(cost / 1e6, 1), round(quantiles(delays, n=100)[98], 2))


async def _asked(visitor: Any, name: str) -> float:
    """How long it takes to be told of a table, in milliseconds."""
    asked = time.perf_counter()
    await visitor.info(name)
    return (time.perf_counter() - asked) * 1000


async def _begun(file: Path) -> list[str]:
    """Tables with forty moves each, put away."""
    from ridotto.house.house import House
    from ridotto.house.store.sqlite import SqliteStore
    from ridotto.protocol.tables import Done, Play, TableSpec

    house = House(SqliteStore(file))
    await house.start()
    names = []
    for number in range(BEGUN):
        game = GAMES[number % len(GAMES)]
        opened = await house.open("host", TableSpec(game=game, seats=2), "00")
        people = [seat.person or "" for seat in (await house.join(opened.table, "guest", "01")).seats]
        for move_number, (seat, move) in enumerate(prepared(game, number, 40)):
            answer = await house.command(opened.table, people[seat], str(move_number), Play(msgspec.Raw(move)))
            if not isinstance(answer, Done):
                raise LookupError(answer.why.id)
        names.append(opened.table)
    await house.stop()
    return names


def _multiply(file: Path, times: int) -> None:
    """Store every table so many times more, by other names, with the states of its log."""
    with closing(sqlite3.connect(file)) as store, store:
        for table, name, which in (
            ("tables", "id", "1"),
            ("seated", "table_id", "1"),
            ("log", "table_id", "state IS NOT NULL"),
        ):
            columns = [column for _, column, *_ in store.execute(f"PRAGMA table_info({table})") if column != name]
            listed = ", ".join(columns)
            store.execute(  # only our own names stand in it
                f"WITH RECURSIVE copy(i) AS (SELECT 1 WHERE ?1 > 0 UNION ALL SELECT i+1 FROM copy WHERE i < ?1)"  # nosec B608  # noqa: S608
                f" INSERT INTO {table} ({name}, {listed})"
                f" SELECT {name} || '-' || i, {listed} FROM {table}, copy WHERE {which}",
                (times,),
            )
