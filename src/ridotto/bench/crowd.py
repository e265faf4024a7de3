"""`ridotto bench crowd`: a real house, and a thousand who play Venice at one of its tables."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from msgspec import Struct

from ridotto.house.open_files import many_files

from .server import BenchServer, bench_server
from .socket import Socket, dial

AT_ONCE = 20
"""So many enter at the same time."""


class Delays(Struct):
    """How long everyone waited, in milliseconds."""

    p50: float
    p99: float
    last: float


class Crowd(Struct):
    """What a table of so many players came to."""

    players: int
    join_ms: Delays
    bid_ms: Delays
    """All of them bid in the same moment; until each is answered."""
    results_ms: Delays
    """From the moment an auction is held until each has its results."""


class Player:
    """One of the crowd: a guest with a WebSocket of their own."""

    def __init__(self, guest: Any) -> None:
        loop = asyncio.get_running_loop()
        self.guest = guest
        self.hello: asyncio.Future[dict[str, Any]] = loop.create_future()
        self.done: asyncio.Future[float] = loop.create_future()
        self.results: asyncio.Future[float] = loop.create_future()
        self._wire: Socket | None = None

    async def join(self, table: str) -> float:
        """Enter the table; how long it took."""
        asked = time.perf_counter()
        await self.guest.join(table)
        return (time.perf_counter() - asked) * 1000

    async def watch(self, house: BenchServer, table: str) -> None:
        """Sit down at its WebSocket."""
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.guest.http.cookies.jar)
        headers = {"Cookie": cookie, "Origin": house.url}
        self._wire = await dial(house.host, house.port, f"/api/tables/{table}/live", headers, self._hear)
        self._wire.send(b'{"type":"hello","protocol":2}')
        await self.hello

    def rise(self) -> None:
        """Leave the WebSocket."""
        if self._wire is not None:
            self._wire.close()

    async def bid(self, item: str) -> float:
        """Bid for something of the first auction; how long it took until it was stored."""
        move = {"type": "bid", "auction": 0, "item": item, "price": 1, "count": 1}
        asked = time.perf_counter()
        if self._wire is not None:
            self._wire.send(msgspec.json.encode({"type": "ask", "id": "bid", "ask": {"do": "play", "move": move}}))
        return (await self.done - asked) * 1000

    def _hear(self, frame: bytes) -> None:
        if frame.startswith(b'{"type":"hello"') and not self.hello.done():
            self.hello.set_result(msgspec.json.decode(frame))
        elif frame.startswith(b'{"type":"done"'):
            self.done.set_result(time.perf_counter())
        elif frame.startswith(b'{"type":"refused"'):
            self.done.set_exception(RuntimeError(frame.decode()))
        elif frame.startswith(b'{"type":"view"') and not self.results.done():
            arrived = time.time() * 1000
            if msgspec.json.decode(frame)["view"]["auctions"][0]["held"]:
                self.results.set_result(arrived)


async def measure_crowd(house: BenchServer, players: int) -> Crowd:
    """Everyone enters, everyone bids at once, and everyone waits for the results."""
    from ridotto.client import Client
    from ridotto.protocol.tables import TableSpec

    async with AsyncExitStack() as stack:
        everyone = []
        for _ in range(players):
            guest = await stack.enter_async_context(Client(house.url))
            await guest.enter()
            everyone.append(Player(guest))
            stack.callback(everyone[-1].rise)
        spec = TableSpec(game="venice", seats=players, options={"pace": "minutes", "minutes": 1})
        table = (await everyone[0].guest.open_table(spec)).table.table
        door = asyncio.Semaphore(AT_ONCE)

        async def enter(player: Player) -> float:
            async with door:
                return await player.join(table)

        joins = await asyncio.gather(*map(enter, everyone[1:]))
        for player in everyone:
            await player.watch(house, table)
        hello = await everyone[0].hello
        item = hello["view"]["auctions"][0]["items"][0]["item"]
        bids = await asyncio.gather(*(player.bid(item) for player in everyone))
        held = hello["due"]
        results = [await player.results - held for player in everyone]
    return Crowd(players, _delays(joins), _delays(bids), _delays(results))


def _delays(waited: Sequence[float]) -> Delays:
    cuts = quantiles(waited, n=100)
    return Delays(round(cuts[49], 1), round(cuts[98], 1), round(max(waited), 1))


def measure_a_crowd(players: int) -> Crowd:
    """Open a house, and let so many play at one of its tables."""
    many_files()
    with tempfile.TemporaryDirectory() as folder, bench_server(Path(folder, "house.db")) as house:
        return asyncio.run(measure_crowd(house, players))
