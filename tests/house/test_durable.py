"""Nothing acknowledged is ever lost or doubled, whenever the process is killed; every deadline fires once."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from serving import ServerProcess
from streams import Stream, moments
from visiting import Hands, visiting

from ridotto.client import Client
from ridotto.client.table import LiveTable, MoveRefused
from ridotto.core.match import Entry
from ridotto.house.people.schema import chat_lines
from ridotto.house.store.base import Store
from ridotto.house.store.opening import store_at
from ridotto.house.tables.sitting import Sitting
from ridotto.house.tables.steady_clock import wall_clock
from ridotto.protocol.events import Aborted, Begun, read_line
from ridotto.protocol.tables import PerMove, SeatBot, TableInfo, TableSpec

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("RIDOTTO_KILLS", "2"))
TABLES = 10


def some_move(view: dict[str, Any], rng: Random) -> dict[str, Any] | None:
    """A legal move of Podstavec, from what the seat is shown."""
    you = view.get("you") or {}
    if not you.get("may"):
        return None
    if you["may"] == "arrange":
        return {
            "type": "arrange",
            "red": 0,
            "white": 0,
            "black": 0,
            "empty": rng.randrange(you["most"]["pedestals"] + 1),
        }
    return {"type": "bid", **{kind: rng.randrange(most + 1) for kind, most in you["most"].items()}}


def some_bid(view: dict[str, Any], rng: Random) -> dict[str, Any] | None:
    """A legal move of Poker Auction; now and then nothing, so that the clock must act."""
    you = view.get("you") or {}
    if you.get("lay") and rng.random() < 0.7:
        return {"type": "lay", "card": rng.choice(you["lay"])}
    if you.get("bid") and rng.random() < 0.5:
        return {"type": "bid", "amount": you["bid"]["least"]}
    return None


CLOCK = PerMove(seconds=30)
"""Long enough that nobody idles while the house is killed: those deadlines are looked at afterwards."""
GAMES = (
    (TableSpec(game="podstavec", seats=2), some_move),
    (TableSpec(game="poker_auction", seats=2, options={"hammer_seconds": 1, "move_seconds": 1, "deals": 1}), some_bid),
    (TableSpec(game="podstavec", seats=2, clock=CLOCK), some_move),
)


class Load:
    """Ten tables that are never at rest, and what the house has acknowledged to them."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.acknowledged: Counter[tuple[str, str]] = Counter()
        self.said: Counter[tuple[str, str]] = Counter()
        self.tables: dict[str, TableSpec] = {}
        self.timed: set[str] = set()
        self.streams: list[tuple[str, str, list[bytes]]] = []
        """Of each table and person, every frame they were told, byte for byte."""
        self.over = False
        self.pairs: list[asyncio.Task[None]] = []
        self.moves = asyncio.Condition()
        self.count = 0
        self.compared = self.returns = 0
        """Events that were told and are what the log says; how often somebody came back."""

    async def run(self, pair: int) -> None:
        """Two guests who play one game after another, whatever happens to the house."""
        rng = Random(pair)
        spec, chooses = GAMES[pair % len(GAMES)]
        async with Client(self.server.url) as anna, Client(self.server.url) as boris:
            for guest in (anna, boris):
                await self.until_done(guest.enter)
            while not self.over:
                table = await self.until_done(lambda: anna.open_table(spec))
                self.tables[table.table.table] = spec
                await self.until_done(lambda table=table: boris.join(table.table.table))
                await self.appoint(anna, rng)
                await asyncio.gather(*[self.play(guest, table.table.table, chooses, rng) for guest in (anna, boris)])

    async def until_done(self, ask: Any) -> Any:
        """Ask again until the house answers."""
        while True:
            try:
                return await ask()
            except httpx.TransportError:
                await asyncio.sleep(0.05)

    async def appoint(self, host: Client, rng: Random) -> None:
        """A table with a deadline of its own: it begins at a set time."""
        wait = rng.randrange(1000, 5000)

        def soon() -> TableSpec:
            start = time.time_ns() // 1_000_000 + wait
            return TableSpec(game="podstavec", seats=2, start=start, bots=(SeatBot("random"),))

        self.timed.add((await self.until_done(lambda: host.open_table(soon()))).table.table)

    async def play(self, guest: Client, table: str, chooses: Any, rng: Random) -> None:
        live, told = guest.watch(table), list[bytes]()
        live.received = told.append
        self.streams.append((table, (await self.until_done(guest.me)).person, told))
        async with live:
            frames = aiter(live)
            while not self.over and live.view is not None and live.view["outcome"] is None:
                move = chooses(live.view, rng)
                if move is None:
                    await anext(frames)
                else:
                    await self.make(live, table, move)
                if rng.random() < 0.2:
                    await self.say(live, table)

    async def make(self, live: LiveTable, table: str, move: dict[str, Any]) -> None:
        self.count += 1
        name = f"move-{self.count}"
        try:
            await live.play(move, name)
        except MoveRefused:
            await asyncio.sleep(0.01)  # the view was behind: it comes with the next frame
            return
        self.acknowledged[table, name] += 1
        async with self.moves:
            self.moves.notify_all()

    async def say(self, live: LiveTable, table: str) -> None:
        self.count += 1
        name = f"line-{self.count}"
        await live.say(name, name)
        self.said[table, name] += 1

    async def made(self, more: int) -> None:
        """Wait until so many more moves were acknowledged."""
        goal = sum(self.acknowledged.values()) + more
        waiting = asyncio.create_task(self._reach(goal))
        done, _ = await asyncio.wait([waiting, *self.pairs], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    async def _reach(self, goal: int) -> None:
        async with self.moves:
            await self.moves.wait_for(lambda: sum(self.acknowledged.values()) >= goal)


@pytest.mark.patience(120 + 30 * KILLS)
@pytest.mark.parametrize("rng", [Random(7)])
async def test_killed_at_random_moments_under_load_the_house_loses_and_doubles_nothing(
    database: str, tmp_path: Path, rng
):
    server = ServerProcess(database, tmp_path)
    server.start()

    async def scene() -> Load:
        load = Load(server)
        load.pairs = [asyncio.create_task(load.run(pair)) for pair in range(TABLES)]
        for _ in range(KILLS):
            await load.made(rng.randrange(20, 150))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await load.made(50)
        load.over = True
        for pair in load.pairs:
            pair.cancel()
        for outcome in await asyncio.gather(*load.pairs, return_exceptions=True):
            assert isinstance(outcome, asyncio.CancelledError), outcome
        await every_appointment_is_kept(load)
        return load

    try:
        load = await scene()
    finally:
        server.kill()
    await check(database, load)
    assert load.compared > 0
    assert load.returns > 0, "nobody came back"
    sys.stdout.write(
        f"{KILLS} kills, {len(load.tables)} tables, {sum(load.acknowledged.values())} acknowledged moves, "
        f"{load.returns} returns, {load.compared} events compared with the log\n"
    )
    await check_clocks(database, load)


async def every_appointment_is_kept(load: Load) -> None:
    async with Client(load.server.url) as onlooker:
        await onlooker.enter()
        for table in load.timed:
            while (await onlooker.info(table)).table.status == "open":
                await asyncio.sleep(0.05)
        for table in load.tables:
            while overdue((await onlooker.info(table)).table):
                await asyncio.sleep(0.05)


def overdue(info: TableInfo) -> bool:
    return info.due is not None and info.due <= wall_clock()


async def check(database: str, load: Load) -> None:
    store = store_at(database)
    await store.start()
    try:
        for table in {*load.tables, *load.timed}:
            await check_log(store, table, load)
            await check_streams(store, table, load)
            await check_chat(store, table, load)
        for table in load.timed:
            lines = [read_line(row.entry) for row in await store.rows(table)]
            assert sum(isinstance(line, Begun | Aborted) for line in lines) == 1, "a deadline fires exactly once"
    finally:
        await store.stop()


async def check_log(store: Store, table: str, load: Load) -> None:
    rows = await store.rows(table)
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    stored = Counter((table, row.client) for row in rows if row.client)
    assert set(stored.values()) <= {1}, "a move was played twice"
    missing = {key for key in load.acknowledged if key[0] == table} - set(stored)
    assert not missing, "an acknowledged move is missing"
    first = await store.state_upto(table, 1)
    replayed = Sitting.load(first[1])
    for row in rows[1:]:
        line = read_line(row.entry)
        if isinstance(line, Entry) and (line.ring or line.by == "idle"):
            due = replayed.due()
            assert due is not None, "a deadline fires exactly once"
            assert due <= line.at, "no deadline fires too early"
        replayed.enact(line)
    stored_table = await store.load(table)
    current = Sitting.load(stored_table.state)
    for row in stored_table.rows:
        current.enact(read_line(row.entry))
    assert current.save() == replayed.save(), "the log does not replay to the stored state"


async def check_streams(store: Store, table: str, load: Load) -> None:
    """Whatever was killed meanwhile: everyone was told what the log says, event by event, once and in order."""
    rows, stored = await store.rows(table), await store.load(table)
    sitting = Sitting.load(stored.state)
    for where, person, told in load.streams:
        if where == table:
            stream = Stream(moments(rows, sitting.seat_of.get(person)), None, len(rows))
            for frame in told:
                stream.take(msgspec.json.decode(frame))
            load.compared += stream.compared
            load.returns += sum(frame.startswith(b'{"type":"hello"') for frame in told) - 1


async def check_chat(store: Store, table: str, load: Load) -> None:
    ask = sa.select(chat_lines.c.client, chat_lines.c.text).where(chat_lines.c.table_id == table)
    lines = [tuple(row) for row in await store.execute(ask)]
    assert len(set(lines)) == len(lines), "something was said twice"
    assert {(name, name) for where, name in load.said if where == table} <= set(lines), "what was said is missing"


async def check_clocks(database: str, load: Load) -> None:
    """Nobody comes back: at every table with a clock all who are awaited idle once, when their time is up."""
    async with visiting(database, Hands(wall_clock())) as v:
        v.house.bots.consider = lambda table, noticed: None
        clocked = [table for table, spec in load.tables.items() if spec.clock == CLOCK]
        waiting = {table: info for table in clocked if (info := await v.house.info(table)).status == "playing"}
        assert waiting, "at some table somebody is awaited"
        before = {table: len(await v.house.store.rows(table)) for table in waiting}
        for table, info in sorted(waiting.items(), key=lambda item: item[1].due):
            await v.later(info.due - v.clock.at)
            lines = [read_line(row.entry) for row in (await v.house.store.rows(table))[before[table] :]]
            idle = [(line.seat, line.at) for line in lines if isinstance(line, Entry) and line.by == "idle"]
            assert idle == [(seat, info.due) for seat in info.awaited], "every deadline fires once"
