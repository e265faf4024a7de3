"""`ridotto bench house`: a real house in another process, visited by prepared games over loopback WebSockets."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from msgspec import Struct

from ridotto.house.open_files import many_files

from .server import GAMES, BenchServer, bench_server, prepared
from .sleeping import Sleep, sleep
from .socket import Socket, dial

TABLES = 50
PACE = 100
IDLE = 5_000
BOTS = 300
"""Tables where bots play on among themselves, while people play elsewhere."""
ASLEEP = 100_000
AWAKE = 300
"""Tables opened to see what one of them costs in memory."""


class Latency(Struct):
    """How long after a move was sent the opponent saw it, in milliseconds."""

    p50: float
    p99: float


class Moves(Struct):
    """What a load of moves came to."""

    tables: int
    moves: int
    moves_per_second: float
    opponent_ms: Latency
    cpu_ms_per_move: float


class Rest(Struct):
    """What idle connections and tables cost."""

    connections: int
    megabytes: float
    kilobytes_per_connection: float
    kilobytes_per_live_table: float


class Result(Struct):
    """Everything that was measured."""

    closed: Moves
    paced: Moves
    beside_bots: Moves
    """The paced moves again, between people, while bots think at many other tables."""
    idle: Rest
    asleep: Sleep


class PlayedTable:
    """Two visitors who play a prepared game: each move is sent when its player has seen the one before."""

    def __init__(self, number: int, moves: Sequence[tuple[int, bytes]], done: Callable[[PlayedTable], None]) -> None:
        self.moves = moves
        self.number = number
        self.next = 0
        self.delays: list[float] = []
        self.finished = False
        self.held = False
        """Somebody else says when the next move is sent."""
        self._done = done
        self._wires: list[Socket] = []
        self._sent_at = 0.0
        self._seen = [0, 0]

    def sit(self, wires: list[Socket]) -> None:
        """The connections, by seat."""
        self._wires = wires

    def ready(self) -> bool:
        """Has the player whose move is next seen the one before?"""
        return not self.finished and self._seen[self.moves[self.next][0]] >= self.next

    def go(self) -> None:
        """Send the next move."""
        seat, move = self.moves[self.next]
        name = b"%d" % self.next
        self.next += 1
        self._sent_at = time.perf_counter()
        self._wires[seat].send(b'{"type":"ask","id":"' + name + b'","ask":{"do":"play","move":' + move + b"}}")

    def hear(self, seat: int, frame: bytes) -> None:
        """A frame for the player in this seat."""
        if frame.startswith(b'{"type":"view"'):
            self._seen[seat] += 1
            if seat != self.moves[self.next - 1][0]:
                self.delays.append(time.perf_counter() - self._sent_at)
            if min(self._seen) == len(self.moves):
                self.finished = True
                self._done(self)
            elif not self.held and self.next < len(self.moves) and self.next == self._seen[self.moves[self.next][0]]:
                self.go()
        elif frame.startswith(b'{"type":"refused"'):
            raise RuntimeError(frame.decode())


class Visitors:
    """Guests with sessions of their own, two for each table."""

    def __init__(self, house: BenchServer, stack: AsyncExitStack) -> None:
        self.house = house
        self._stack = stack
        self._guests: list[tuple[Any, str]] = []

    async def invite(self, count: int) -> None:
        """Let so many guests come in."""
        from ridotto.client import Client

        for _ in range(count):
            guest = await self._stack.enter_async_context(Client(self.house.url))
            await guest.enter()
            cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.http.cookies.jar)
            self._guests.append((guest, cookies))

    async def open(self, number: int, game: str) -> str:
        """A table where two of them have sat down."""
        from ridotto.protocol.tables import TableSpec

        first, second = self._pair(number)
        opened = await first[0].open_table(TableSpec(game=game, seats=2))
        await second[0].join(opened.table.table)
        return str(opened.table.table)

    def _pair(self, number: int) -> tuple[tuple[Any, str], tuple[Any, str]]:
        return self._guests[2 * number % len(self._guests)], self._guests[(2 * number + 1) % len(self._guests)]

    async def seat(self, table: PlayedTable, name: str) -> list[Socket]:
        """Connect both to their table, and find out who sits where."""
        wires: dict[int, Socket] = {}
        for _guest, cookie in self._pair(table.number):
            hello: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            wire = await self._dial(name, cookie, _Listener(table, hello))
            wire.send(b'{"type":"hello","protocol":2}')
            wires[await hello] = wire
        table.sit([wires[0], wires[1]])
        return list(wires.values())

    async def _dial(self, name: str, cookie: str, hear: Callable[[bytes], None]) -> Socket:
        headers = {"Cookie": cookie, "Origin": self.house.url} if cookie else {}
        return await dial(self.house.host, self.house.port, f"/api/tables/{name}/live", headers, hear)

    async def leave_to_bots(self, number: int) -> None:
        """A table of Standoff that its person has left to bots at once: they play on without them."""
        from ridotto.protocol.tables import Resign, SeatBot, TableSpec

        guest = self._pair(number)[0][0]
        bots = (SeatBot("steady"), SeatBot("steady"))
        opened = await guest.open_table(TableSpec(game="standoff", seats=3, bots=bots))
        await guest.command(opened.table.table, Resign())

    async def look_on(self, name: str) -> Socket:
        """An onlooker."""
        hello: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        wire = await self._dial(name, "", _Listener(None, hello))
        wire.send(b'{"type":"hello","protocol":2}')
        await hello
        return wire


class _Listener:
    """Learns its seat from the first frame, and passes on everything after it."""

    def __init__(self, table: PlayedTable | None, hello: asyncio.Future[int]) -> None:
        self._table = table
        self._hello = hello
        self._seat: int | None = None

    def __call__(self, frame: bytes) -> None:
        if self._seat is not None:
            if self._table is not None:
                self._table.hear(self._seat, frame)
        elif frame.startswith(b'{"type":"hello"'):
            seat = msgspec.json.decode(frame)["info"]["seat"]
            self._seat = -1 if seat is None else seat
            self._hello.set_result(self._seat)


# ---- the three loads


async def play_closed(visitors: Visitors, seconds: float, length: int = 40) -> Moves:
    """Every table plays as fast as its players see moves, in rounds of new tables, until the time is full."""
    spent = cpu = 0.0
    delays: list[float] = []
    moves, seed = 0, 0
    while spent < seconds:
        tables, everyone = await _tables(visitors, seed, length)
        seed += 1
        before, started = visitors.house.cpu_seconds(), time.perf_counter()
        for table in tables:
            table.go()
        await everyone
        spent += time.perf_counter() - started
        cpu += visitors.house.cpu_seconds() - before
        moves += sum(len(table.moves) for table in tables)
        delays += [delay for table in tables for delay in table.delays]
        await _rise(tables)
    return _moves(moves, spent, delays, cpu)


async def play_paced(visitors: Visitors, seconds: float, length: int = 40) -> Moves:
    """A hundred moves a second in all, evenly, each at the next table that is ready."""
    delays: list[float] = []
    moves, seed = 0, 1000
    spent = cpu = 0.0
    while spent < seconds:
        tables, _everyone = await _tables(visitors, seed, length, held=True)
        seed += 1
        before, started = visitors.house.cpu_seconds(), time.perf_counter()
        made = 0
        goal = min(length * len(tables), int((seconds - spent) * PACE) + 1)
        while made < goal:
            table = tables[made % len(tables)]
            if table.next < length and table.ready():
                table.go()
                made += 1
            await asyncio.sleep(max(started + made / PACE - time.perf_counter(), 0))
        await asyncio.sleep(0.05)
        spent += time.perf_counter() - started
        cpu += visitors.house.cpu_seconds() - before
        moves += made
        delays += [delay for table in tables for delay in table.delays]
        await _rise(tables)
    return _moves(moves, spent, delays, cpu)


async def play_beside_bots(visitors: Visitors, seconds: float, tables: int) -> Moves:
    """Moves between people at an even pace, while bots think at so many other tables."""
    for number in range(tables):
        await visitors.leave_to_bots(number)
    return await play_paced(visitors, seconds)


async def rest(visitors: Visitors, connections: int) -> Rest:
    """What connections cost that only listen, and what a table costs that is in memory."""
    house = visitors.house
    before = house.memory()
    names = [await visitors.open(number, GAMES[number % 2]) for number in range(AWAKE)]
    per_table = (house.memory() - before) / AWAKE
    quiet = house.memory()
    wires = [await visitors.look_on(names[number % len(names)]) for number in range(connections)]
    await asyncio.sleep(1)
    cost = house.memory() - quiet
    for wire in wires:
        wire.close()
    return Rest(
        connections=connections,
        megabytes=round(cost / 1e6, 1),
        kilobytes_per_connection=round(cost / connections / 1e3, 1),
        kilobytes_per_live_table=round(per_table / 1e3, 1),
    )


async def _tables(
    visitors: Visitors, seed: int, length: int, held: bool = False
) -> tuple[list[PlayedTable], asyncio.Future[None]]:
    everyone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    left = TABLES

    def done(_table: PlayedTable) -> None:
        nonlocal left
        left -= 1
        if not left:
            everyone.set_result(None)

    tables = []
    for number in range(TABLES):
        game = GAMES[number % len(GAMES)]
        table = PlayedTable(number, prepared(game, seed * TABLES + number, length), done)
        table.held = held
        await visitors.seat(table, await visitors.open(number, game))
        tables.append(table)
    return tables, everyone


async def _rise(tables: Sequence[PlayedTable]) -> None:
    for table in tables:
        for wire in table._wires:
            wire.close()
    await asyncio.sleep(0.05)


def _moves(moves: int, spent: float, delays: Sequence[float], cpu: float) -> Moves:
    cuts = quantiles([delay * 1000 for delay in delays], n=100)
    return Moves(
        tables=TABLES,
        moves=moves,
        moves_per_second=round(moves / spent, 1),
        opponent_ms=Latency(round(cuts[49], 2), round(cuts[98], 2)),
        cpu_ms_per_move=round(cpu * 1000 / moves, 3),
    )


async def measure_house(house: BenchServer, seconds: float, connections: int, sleeping: Sleep, bots: int) -> Result:
    """All loads, one after another; the one with bots last, for they go on playing."""
    async with AsyncExitStack() as stack:
        visitors = Visitors(house, stack)
        await visitors.invite(2 * TABLES)
        closed, paced = await play_closed(visitors, seconds), await play_paced(visitors, seconds)
        idle = await rest(visitors, connections)
        beside_bots = await play_beside_bots(visitors, seconds, bots)
        return Result(closed=closed, paced=paced, beside_bots=beside_bots, idle=idle, asleep=sleeping)


def measure_everything(seconds: float, connections: int, tables: int, bots: int = BOTS) -> Result:
    """Open a house of its own for each load, and measure it."""
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        sleeping = asyncio.run(sleep(Path(folder), tables))
        with bench_server(Path(folder, "house.db")) as house:
            return asyncio.run(measure_house(house, seconds, connections, sleeping, bots))
