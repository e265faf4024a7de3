"""Bots at tables: real worker processes."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import time
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from serving import ServerProcess
from visiting import Hands, Reader, Visit, visiting

from ridotto.client import Client
from ridotto.core import games
from ridotto.core.match import Entry
from ridotto.house.house import House
from ridotto.house.store.base import LogBatch, Unavailable
from ridotto.house.store.schema import tables
from ridotto.house.tables.bot_pace import LEAST_PAUSE_MS, PLENTY, bot_plays_at
from ridotto.house.tables.draft import BOT_PATIENCE_MS
from ridotto.house.tables.steady_clock import wall_clock
from ridotto.house.tables.thinkers import Thinker
from ridotto.protocol.events import read_line
from ridotto.protocol.tables import Done, SeatBot, TableSpec

pytestmark = pytest.mark.anyio


async def test_play_now_seats_a_guest_against_bots_and_the_game_goes_to_its_end(visit):
    async with visit() as v:
        info = await v.house.play_now("guest", "podstavec")
        assert info.status == "playing"
        reader = Reader()
        await v.house.watch(info.table, "guest", reader)
        rng = Random(1)
        while (now := await v.house.info(info.table, "guest")).status == "playing":
            if now.seat in now.turn:
                assert isinstance(await v.play(info.table, "guest", v.random_move(info.table, now.seat, rng)), Done)
            else:
                await asyncio.sleep(0.001)
        lines = [read_line(row.entry) for row in await v.house.store.rows(info.table)]
        bots = {line.by for line in lines if isinstance(line, Entry) and line.seat != now.seat}
        assert bots == {"bot"}


async def test_after_a_restart_the_bot_goes_on(database):
    clock = Hands()

    async def whole() -> None:
        async with visiting(database, clock) as v:
            v.house.bots.consider = lambda table, noticed: None  # it dies before the bot has moved
            table = (await v.house.play_now("guest", "podstavec")).table
        async with visiting(database, clock) as v:
            seat = (await v.house.info(table, "guest")).seat
            while 1 - seat in (await v.house.info(table, "guest")).turn:
                await asyncio.sleep(0.01)

    await whole()


@pytest.mark.parametrize(
    "game", [name for name in games() if name != "venice"]
)  # where nobody but the clock is awaited
async def test_against_a_bot_every_game_goes_to_its_end(tmp_path, game):
    began = wall_clock()

    def hurried() -> int:
        return began + 100 * (wall_clock() - began)  # nobody here wants to wait for hammers

    async with visiting(str(tmp_path / "house.db"), hurried) as v:
        info = await v.house.play_now("guest", game)
        rng = Random(1)
        await v.house.watch(info.table, "guest", Reader())
        while (now := await v.house.info(info.table, "guest")).status == "playing":
            if now.seat in now.turn:
                await v.play(info.table, "guest", v.random_move(info.table, now.seat, rng))
            await asyncio.sleep(0.001)
            v.house.clocks.wake_due(v.clock())
        assert now.status == "over"


async def test_a_bot_whom_nobody_awaits_bids_until_it_is_content_and_is_then_left_alone(visit):
    async with visit() as v:
        spec = TableSpec(game="venice", seats=3, bots=(SeatBot("steady"), SeatBot("steady")))
        table = (await v.house.open("anna", spec, "aa")).table
        bots = {seat.seat for seat in (await v.house.info(table, by_the_house=True)).seats if seat.bot}
        overdue = sa.select(tables.c.bots).where(tables.c.id == table)
        while (await v.house.store.execute(overdue))[0][0] is not None:
            await asyncio.sleep(0.01)
        lines = [read_line(row.entry) for row in await v.house.store.rows(table)]
        assert {line.seat for line in lines if isinstance(line, Entry)} == bots


async def test_bots_without_a_plan_leave_ever_longer_pauses_where_nobody_awaits_them(visit):
    async with visit() as v:
        info = await v.house.open("anna", TableSpec(game="venice", seats=2, bots=(SeatBot("random"),)), "aa")
        sitting = v.house.in_memory[info.table].sitting
        bot, rng = 1 - info.seat, Random(2)
        pauses = []
        for _ in range(PLENTY + 12):
            at = bot_plays_at(sitting, bot, v.clock.at)
            pauses.append(at - v.clock.at)
            sitting.play(bot, sitting.match.state.random_move(bot, rng), at, "bot")
            v.clock.at = at
        assert max(pauses[:PLENTY]) <= LEAST_PAUSE_MS
        assert pauses[-1] > 1000 * LEAST_PAUSE_MS


async def test_a_bot_that_never_answers_keeps_no_other_from_thinking(visit, monkeypatch, caplog):
    """The thinking process stands still, as it would over a thought without end. The log says how long it had."""
    monkeypatch.setattr("ridotto.house.tables.thinkers.THINK_S", 5.0)

    async with visit() as v:
        tables = [await v.house.play_now(f"guest{number}", "podstavec") for number in range(4)]
        thinker = v.house.thinkers.things[0]
        while not thinker.pids:
            await asyncio.sleep(0)
        os.kill(thinker.pids[0], signal.SIGSTOP)
        for info in tables:
            while 1 - info.seat in (await v.house.info(info.table, by_the_house=True)).turn:
                await asyncio.sleep(0.01)
    assert any("did not answer within 5 seconds" in line.message for line in caplog.records)


async def test_the_log_says_once_that_the_moves_of_a_bot_are_refused_and_an_idle_player_plays_for_it(
    visit, monkeypatch, caplog
):
    async def cheat(thinker, question):
        return b'{"type":"arrange","red":9,"white":9,"black":9,"empty":0}', 0

    monkeypatch.setattr(Thinker, "think", cheat)
    async with visit() as v:
        info = await v.house.play_now("guest", "podstavec")
        other = (await v.house.play_now("guest", "podstavec")).table
        for table in (info.table, other):
            for _ in range(2):
                while 1 - (await v.house.info(table, "guest")).seat in (await v.house.info(table, "guest")).turn:
                    await asyncio.sleep(0.001)
                await v.play_on(table, Random(1), most=1)
        warned = [line for line in caplog.records if line.levelno >= logging.WARNING]
    assert [line.table for line in warned] == [info.table, other]
    for line in warned:
        assert line.getMessage().startswith("the moves of the bot steady of podstavec in seat ")
        assert line.exc_info is None


async def test_while_a_bot_thinks_the_house_goes_on(visit):
    """The thinking process is held; everything else moves, and the bot too once it is let go."""

    async with visit() as v:
        info = await v.house.play_now("guest", "podstavec")
        thinker = v.house.thinkers.things[0]
        while not thinker.pids:
            await asyncio.sleep(0)
        process = thinker.pids[0]
        os.kill(process, signal.SIGSTOP)
        try:
            assert process != os.getpid()
            await v.play_on((await v.two()).table, Random(1), most=10)
            assert 1 - info.seat in (await v.house.info(info.table, by_the_house=True)).turn
        finally:
            os.kill(process, signal.SIGCONT)
        while 1 - info.seat in (await v.house.info(info.table, by_the_house=True)).turn:
            await asyncio.sleep(0.01)


async def test_a_bot_moves_after_the_store_was_lost_for_a_while(visit):
    async with visit() as v:
        append = v.house.store.append

        async def fail(batch: LogBatch) -> None:
            raise Unavailable("the store is away")

        info = await v.house.play_now("guest", "podstavec")
        v.house.store.append = fail
        while v.house.bots.pending():
            await asyncio.sleep(0.01)
        assert 1 - info.seat in (await v.house.info(info.table, by_the_house=True)).turn
        v.house.store.append = append
        await v.later(2000)
        while 1 - info.seat in (await v.house.info(info.table, by_the_house=True)).turn:
            await asyncio.sleep(0.01)


async def test_a_bot_is_asked_by_another_process_when_its_own_is_gone(database):
    """Both have the table in memory: somebody watches at the second when the first one dies."""
    clock = Hands()

    async with visiting(database, clock) as first:
        first.house.bots.consider = lambda table, noticed: None  # it dies before the bot has moved
        info = await first.house.play_now("guest", "podstavec")
        second = Visit(House(first.house.store, now=clock), clock)
        second.house.clocks.era = first.house.clocks.era
        await second.house.watch(info.table, "guest", Reader())
        await second.later(1000)
        assert not second.house.bots.pending()
        await second.later(BOT_PATIENCE_MS + 2000)
        while 1 - info.seat in (await second.house.info(info.table, by_the_house=True)).turn:
            await asyncio.sleep(0.01)
        second.house.bots.stop()


async def test_when_the_house_is_killed_its_thinkers_end_too(tmp_path):
    server = ServerProcess(str(tmp_path / "house.db"), tmp_path)
    server.start()

    async def scene() -> set[int]:
        async with Client(server.url) as guest:
            await guest.enter()
            info = (await guest.play_now("podstavec")).table
            while 1 - info.seat in (await guest.info(info.table)).table.turn:
                await asyncio.sleep(0.01)
        return children(server.pid)

    thinkers = await scene()
    assert thinkers
    server.kill()
    while any(Path(f"/proc/{thinker}").exists() for thinker in thinkers):
        time.sleep(0.01)


def children(pid: int) -> set[int]:
    """The processes that this one has started."""
    found = subprocess.run(["ps", "--ppid", str(pid), "-o", "pid="], capture_output=True, text=True, check=True)
    return {int(line) for line in found.stdout.split()}
