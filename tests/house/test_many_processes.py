"""Two real server processes on one PostgreSQL and one Redis, with players of the same table on different processes."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from serving import RedisProcess, ServerProcess
from test_durable import some_move
from websockets.protocol import State

from ridotto.client import Client
from ridotto.client.table import LiveTable, MoveRefused
from ridotto.core import encode, read_record
from ridotto.protocol.tables import Resign, TableSpec

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisProcess]:
    """A real Redis server. Who takes it away brings it back."""
    process = RedisProcess(tmp_path_factory.mktemp("redis"))
    process.start()
    yield process
    process.kill()


@pytest.fixture(scope="module")
def houses(
    shared_database: str, redis: RedisProcess, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    """Two processes of one house. Who kills one starts it again."""
    folder = tmp_path_factory.mktemp("houses")
    servers = [ServerProcess(shared_database, folder, redis.url, name) for name in ("first", "second")]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.kill()


class Party:
    """Anna at the first process, Boris at the second, and an onlooker at each."""

    def __init__(self, houses: list[ServerProcess]) -> None:
        self.houses = houses
        self.seen: dict[str, list[dict]] = {}

    async def __aenter__(self):
        first, second = self.houses
        self.anna, self.boris = Client(first.url), Client(second.url)
        await self.anna.enter()
        await self.boris.enter()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.anna.http.aclose()
        await self.boris.http.aclose()

    async def sit_down(self) -> str:
        table = (await self.anna.open_table(TableSpec(game="podstavec", seats=2))).table.table
        await self.boris.join(table)
        return table


async def play_to_the_end(live: LiveTable, rng: Random, told: list[bytes]) -> int:
    """Whatever may be played, at once, without waiting for the other; how many moves were made."""
    live.received = told.append
    made = 0
    frames = aiter(live)
    while live.view["outcome"] is None:
        move = some_move(live.view, rng)
        if move is None:
            await anext(frames)
        else:
            await live.play(move)
            made += 1
            while some_move(live.view, rng) and live.view["you"]["sent"] is None and not _moved_on(live, move):
                await anext(frames)
    return made


def _moved_on(live: LiveTable, move: dict) -> bool:
    return live.view["you"]["may"] != move["type"]


def views(told: list[bytes]) -> list[dict]:
    frames = [msgspec.json.decode(frame) for frame in told]
    return [frame for frame in frames if frame["type"] == "view"]


async def test_players_on_different_processes_move_at_the_same_time_and_both_see_the_same_order(houses):
    async with Party(houses) as party:
        for game in range(3):
            table = await party.sit_down()
            told: list[list[bytes]] = [[], []]
            async with party.anna.watch(table) as a, party.boris.watch(table) as b:
                made = await asyncio.gather(
                    play_to_the_end(a, Random(game), told[0]), play_to_the_end(b, Random(game + 100), told[1])
                )
            record = read_record(await party.anna.record(table))
            record.verify()
            assert [sum(entry.seat == seat for entry in record.entries) for seat in (0, 1)] in (
                list(made),
                list(reversed(made)),
            ), "a move was lost or doubled"
            orders = [[event for frame in views(frames) for event in frame["events"]] for frames in told]
            assert orders[0] == orders[1]
            for frames in told:
                numbers = [frame["seq"] for frame in views(frames)]
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_what_is_said_at_one_process_is_heard_at_the_other(houses):
    async with Party(houses) as party:
        table = await party.sit_down()
        async with party.anna.watch(table) as a, party.boris.watch(table) as b:
            await a.say("good luck")
            async for frame in b:
                if type(frame).__name__ == "ChatFrame":
                    assert frame.line.text == "good luck"
                    break


async def test_redis_going_away_delays_news_and_loses_nothing(houses, redis: RedisProcess):
    async with Party(houses) as party:
        table = await party.sit_down()
        told: list[list[bytes]] = [[], []]
        async with party.anna.watch(table) as a, party.boris.watch(table) as b:
            await asyncio.to_thread(redis.kill)
            playing = asyncio.gather(play_to_the_end(a, Random(1), told[0]), play_to_the_end(b, Random(2), told[1]))
            while len(views(told[0])) < 6:
                await asyncio.sleep(0.05)
            await asyncio.to_thread(redis.start)
            await playing
        read_record(await party.boris.record(table)).verify()
        orders = [[event for frame in views(frames) for event in frame["events"]] for frames in told]
        assert orders[0] == orders[1]


@pytest.fixture
def workers(new_database: Callable[[], str], redis: RedisProcess, tmp_path: Path) -> Iterator[ServerProcess]:
    """One house, served by two processes on one port."""
    server = ServerProcess(new_database(), tmp_path, redis.url, workers=2)
    server.start()
    yield server
    server.stop()


def counted(server: ServerProcess, what: str) -> float:
    """A number of `/metrics`; 0 if it does not stand there."""
    text = httpx.get(f"{server.url}/metrics", timeout=None).text
    found = re.search(rf"^{re.escape(what)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0


def worker_ids(server: ServerProcess) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True)
    lines = [line.split(None, 2) for line in listed.stdout.splitlines()]
    return [int(pid) for pid, parent, command in lines if int(parent) == server.pid and "spawn_main" in command]


async def test_workers_count_together_and_not_what_a_dead_one_had_open(workers: ServerProcess):
    for _ in range(20):
        assert httpx.get(f"{workers.url}/health", timeout=None).status_code == 200
    assert counted(workers, 'ridotto_requests_total{method="GET",status="200"}') == 20

    async with Client(workers.url) as client, AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(client.open_socket("/api/lobby/live")) for _ in range(8)]
        for socket in opened:
            await socket.recv()
        assert counted(workers, 'ridotto_sockets{kind="lobby"}') == 8
        os.kill(worker_ids(workers)[0], signal.SIGKILL)
        while counted(workers, 'ridotto_sockets{kind="lobby"}') != sum(socket.state is State.OPEN for socket in opened):
            await asyncio.sleep(0.05)


def test_the_processes_of_a_house_that_is_killed_end_by_themselves_and_leave_the_port(workers: ServerProcess):
    workers.wait_until_open()
    while len(worker_ids(workers)) < 2:
        time.sleep(0.05)
    workers.kill()
    while taken(workers.port):
        time.sleep(0.05)
    workers.start()
    workers.wait_until_open()


def taken(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return True
    return False


async def test_a_process_that_is_killed_leaves_its_tables_to_the_other(houses):
    async with Party(houses) as party:
        table = await party.sit_down()
        async with party.boris.watch(table) as b:
            await asyncio.to_thread(houses[0].kill)
            await b.ask(Resign())
            assert (await party.boris.info(table)).table.status == "over"
        async with Client(houses[1].url) as again:
            again.http.cookies = party.anna.http.cookies
            assert (await again.my_tables()).tables[0].table == table
    await asyncio.to_thread(houses[0].start)


def auction_move(view: dict) -> dict | None:
    """Lay the first card, bid twice on every lot, then wait for the hammer."""
    you = view.get("you") or {}
    if you.get("lay"):
        return {"type": "lay", "card": you["lay"][0]}
    if you.get("bid") and view["lot"]["bids_left"][view["seat"]] > 3:
        return {"type": "bid", "amount": you["bid"]["least"]}
    return None


async def bid_until_three_are_sold(live: LiveTable, told: list[bytes]) -> None:
    live.received = told.append
    frames = aiter(live)
    sold = 0
    while sold < 3:
        move = auction_move(live.view)
        if move is not None:
            await bid(live, move)
        await anext(frames)
        sold = sum(event["type"] == "card-sold" for frame in views(told) for event in frame["events"])


async def bid(live: LiveTable, move: dict) -> bool:
    """Was it done? The rules may refuse it because the other was quicker; nothing else may."""
    try:
        await live.play(move)
    except MoveRefused as refused:
        if move["type"] != "bid" or refused.rule not in OUTBID:
            raise
        return False
    return True


OUTBID = {"PAU-6", "PHASE", "TURN"}
"""Somebody bid as much before, the hammer has fallen, or one cannot bid any more: clauses of the game itself."""


def seen(told: list[bytes]) -> list[dict]:
    """Every event for all that one side was told of, in whatever frame it came."""
    frames = [msgspec.json.decode(frame) for frame in told]
    told_in = [frame.get("missed", [frame]) for frame in frames if frame["type"] in ("view", "hello")]
    events = [event for some in told_in for moment in some for event in moment["events"]]
    return [event for event in events if event["to"] == "all"]


def heard(told: list[bytes]) -> list[int]:
    frames = [msgspec.json.decode(frame) for frame in told]
    return [frame["line"]["id"] for frame in frames if frame["type"] == "chat"]


class Side:
    """One player of an auction at one process: bids, talks and watches until the game is over."""

    def __init__(self, live: LiveTable, name: str) -> None:
        self.live = live
        self.name = name
        self.told: list[bytes] = []
        self.done = 0
        self.said = 0
        live.received = self.told.append

    async def play(self) -> None:
        frames = aiter(self.live)
        while self.live.view["outcome"] is None:
            move = auction_move(self.live.view)
            if move is not None and await bid(self.live, move):
                self.done += 1
            await anext(frames)

    async def talk(self) -> None:
        while self.live.view["outcome"] is None and self.said < 40:
            self.said += 1
            await self.live.say(f"{self.name} {self.said}")

    async def hear(self, lines: int) -> None:
        while len(heard(self.told)) < lines:
            await asyncio.sleep(0.01)


async def test_moves_chat_and_a_hammer_at_the_same_time_are_seen_alike_at_both_processes(houses):
    """A whole deal at each of two tables at once, both players bidding and talking as fast as they can."""
    options = {"hammer_seconds": 1, "move_seconds": 5, "deals": 1, "chips": 20, "ante": 0}

    async def one_table(party: Party) -> None:
        spec = TableSpec(game="poker_auction", seats=2, options=options)
        table = (await party.anna.open_table(spec)).table.table
        await party.boris.join(table)
        async with party.anna.watch(table) as a, party.boris.watch(table) as b:
            sides = Side(a, "anna"), Side(b, "boris")
            await asyncio.gather(*(work for side in sides for work in (side.play(), side.talk())))
            lines = sum(side.said for side in sides)
            await asyncio.gather(*(side.hear(lines) for side in sides))
        record = read_record(await party.anna.record(table))
        record.verify()
        moves = [sum(entry.seat == seat for entry in record.entries) for seat in (0, 1)]
        assert sorted(moves) == sorted(side.done for side in sides), "a move was lost or doubled"
        assert any(entry.ring for entry in record.entries), "the hammer fell"
        events = [event for _match, _entry, told in record.replay() for event in told if event.to == "all"]
        expected = [msgspec.json.decode(encode(event)) for event in events]
        stored = [line.id for line in (await party.anna.chat(table)).lines]
        for side in sides:
            assert seen(side.told) == expected
            assert sorted(heard(side.told)) == stored
            assert not any(frame.startswith(b'{"type":"hello"') for frame in side.told), "greeted a second time"

    async with Party(houses) as one, Party(houses) as two:
        await asyncio.gather(one_table(one), one_table(two))


async def test_the_hammer_falls_once_for_bidders_on_different_processes(houses):
    async with Party(houses) as party:
        spec = TableSpec(game="poker_auction", seats=2, options={"hammer_seconds": 1, "deals": 1})
        table = (await party.anna.open_table(spec)).table.table
        await party.boris.join(table)
        told: list[list[bytes]] = [[], []]
        async with party.anna.watch(table) as a, party.boris.watch(table) as b:
            await asyncio.gather(bid_until_three_are_sold(a, told[0]), bid_until_three_are_sold(b, told[1]))
            await a.ask(Resign())
            for live in (a, b):
                while live.view["outcome"] is None:
                    await anext(aiter(live))
        record = read_record(await party.anna.record(table))
        record.verify()
        assert sum(entry.ring for entry in record.entries) == 3
        assert seen(told[0]) == seen(told[1])
