"""A fault stays small: rules that raise, a disk that is full, a database that goes away."""

from __future__ import annotations

import asyncio
import itertools
import os
import resource
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import httpx
import psycopg
import pytest
import sqlalchemy as sa
from serving import ServerProcess, postgres_at
from visiting import Hands, Reader, Visit, visiting

from ridotto.client import Client
from ridotto.client.table import MoveRefused
from ridotto.core import Problem, encode, find_game
from ridotto.house.admin import open_admin
from ridotto.house.store.base import LogBatch, Row, TableColumns, Unavailable
from ridotto.house.store.opening import store_at
from ridotto.house.store.schema import log
from ridotto.house.tables.gallery import Gallery
from ridotto.house.tables.requests import BotMoveRequest
from ridotto.protocol.tables import Done, PerDay, SeatBot, TableSpec

pytestmark = pytest.mark.anyio

PASS = {"type": "bid", "red": 0, "white": 0, "black": 0, "pedestals": 0}
KEEP = {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3}


@pytest.fixture
def broken_rules(monkeypatch: pytest.MonkeyPatch):
    """Podstavec with a fault: arranging with a single empty pedestal raises."""
    state = find_game("podstavec").state_type
    play = state.play

    def faulty(self, seat, move, at, tell=None):
        if getattr(move, "empty", None) == 1:
            raise ZeroDivisionError("a fault of the rules")
        play(self, seat, move, at, tell)

    monkeypatch.setattr(state, "play", faulty)
    return monkeypatch


async def test_rules_that_raise_close_their_own_table_and_the_others_do_not_notice(visit, broken_rules):
    async with visit() as v:
        table, other = (await v.two()).table, (await v.two()).table
        readers = Reader(), Reader()
        await v.house.watch(table, "boris", readers[0])
        await v.house.watch(other, "boris", readers[1])
        while not (readers[0].of("presence") and readers[1].of("presence")):
            await asyncio.sleep(0.001)
        before = len(readers[1].frames)
        answers = await asyncio.gather(
            v.play(table, "boris", KEEP),
            v.play(table, "anna", {**KEEP, "empty": 1}),
            v.play(other, "anna", KEEP),
        )
        assert isinstance(answers[0], Done), "what was fine before the fault stays done"
        assert isinstance(answers[2], Done)
        assert answers[1].rule == "CLOSED"
        info = await v.house.info(table)
        assert (info.status, info.why.id) == ("closed", "closed-rules")
        assert readers[0].of("table")[-1]["info"]["status"] == "closed"
        assert (await v.play(table, "anna", KEEP)).rule == "CLOSED"
        assert (await v.house.info(other)).status == "playing"
        assert isinstance(await v.play(other, "boris", KEEP), Done)
        assert [frame["type"] for frame in readers[1].frames[before:]] == ["view", "view"]


async def test_a_closed_table_goes_on_from_where_it_stood_once_it_is_repaired(visit, broken_rules):
    async with visit() as v:
        table = (await v.two()).table
        await v.play(table, "boris", KEEP)
        await v.play(table, "anna", {**KEEP, "empty": 1})
        broken_rules.undo()
        assert (await v.house.repair(table)).status == "playing"
        assert isinstance(await v.play(table, "anna", {**KEEP, "empty": 1}), Done)


async def test_a_table_whose_state_cannot_be_read_is_closed_and_waits_for_repair(visit, monkeypatch):
    async with visit() as v:
        table = (await v.two()).table
        await v.play(table, "anna", KEEP)
        v.house.in_memory.clear()

        def unreadable(saved):
            raise KeyError("an older form")

        monkeypatch.setattr(find_game("podstavec").state_type, "restore", unreadable)
        for _ in range(2):
            assert (await v.play(table, "boris", KEEP)).rule == "CLOSED"
            assert (await v.house.info(table)).status == "closed"
            v.house.in_memory.clear()
        monkeypatch.undo()
        assert (await v.house.repair(table)).status == "playing"
        assert isinstance(await v.play(table, "boris", KEEP), Done)


async def test_a_table_that_is_repaired_beside_a_running_house_goes_on_there_and_after_a_restart(
    database, broken_rules
):
    clock = Hands()
    async with visiting(database, clock) as v:
        table = (await v.two()).table
        reader = Reader()
        await v.house.watch(table, "boris", reader)
        await v.play(table, "boris", KEEP)
        assert (await v.play(table, "anna", {**KEEP, "empty": 1})).rule == "CLOSED"
        broken_rules.undo()
        async with open_admin(store_at(database)) as opened:
            await opened.repair_table(table)
        await v.later(1000)
        assert reader.view["turn"] == [1 - (await v.house.info(table, "boris")).seat]
        assert isinstance(await v.play(table, "anna", KEEP), Done)
    async with visiting(database, clock) as v:
        assert isinstance(await v.play(table, "anna", PASS), Done)


async def test_a_table_that_cannot_be_held_keeps_no_house_from_opening(database, monkeypatch):
    clock = Hands()
    async with visiting(database, clock) as v:
        tables = [(await v.two(clock=PerDay(days=1))).table for _ in range(2)]
        await v.play(tables[1], "anna", KEEP)
    clock.at += 90_000_000
    idle = find_game("podstavec").state_type.idle

    def faulty(self, seat):
        return idle(self, seat) if any(self.sent) else 1 / 0

    monkeypatch.setattr(find_game("podstavec").state_type, "idle", faulty)
    async with visiting(database, clock) as v:
        assert [(await v.house.info(table)).status for table in tables] == ["closed", "playing"]


async def test_a_table_that_cannot_be_read_at_all_is_refused_and_nobody_waits_for_ever(visit):
    async with visit() as v:
        table = (await v.two()).table
        v.house.in_memory.clear()
        await v.house.store.execute(sa.update(log).where(log.c.table_id == table).values(state=b"{}"))
        for _ in range(2):
            with pytest.raises(Problem, match="refused-closed"):
                await v.house.info(table)
        assert (await v.two()).status == "playing"


async def test_a_line_of_the_log_tells_the_table_and_how_far_it_is(visit, broken_rules, caplog):
    async with visit() as v:
        table = (await v.two()).table
        await v.play(table, "anna", {**KEEP, "empty": 1})
        (line,) = [record for record in caplog.records if record.message.startswith("unhandled exception")]
        assert (line.table, line.n) == (table, 4)


async def test_a_bot_that_fails_plays_like_an_idle_player(visit, monkeypatch):
    async with visit() as v:
        info = await v.house.play_now("guest", "podstavec")
        live = v.house.in_memory[info.table]
        seat = 1 - info.seat
        live.sitting.book.chairs[seat].bot = "no such bot"
        while seat in (await v.house.info(info.table, by_the_house=True)).turn:
            await asyncio.sleep(0.01)
        assert v.house.in_memory[info.table].sitting.match.state.sent[seat] == (0, 0, 0, 3)


async def test_a_line_that_no_store_can_keep_harms_no_other(visit):
    async with visit() as v:
        tables = [(await v.two()).table for _ in range(5)]
        columns = TableColumns(status="playing", due=None, bots=None, delayable=False, turn="", ended=None)
        endless = Row(tables[0], 1 << 70, 0, b"{}", b"[]", "all")
        bad, *answers = await asyncio.gather(
            v.house.store.append(LogBatch(table=tables[0], rows=[endless], columns=columns, era=0)),
            *(v.play(table, "anna", KEEP) for table in tables),
            return_exceptions=True,
        )
        assert isinstance(bad, Unavailable)
        assert all(isinstance(answer, Done) for answer in answers)
        assert isinstance(await v.play(tables[0], "boris", KEEP), Done)


# ---- the store goes away


async def health_becomes(server: ServerProcess, status: int) -> None:
    """Wait until the house says so of itself."""
    async with httpx.AsyncClient() as monitor:
        while (await monitor.get(f"{server.url}/health")).status_code != status:
            await asyncio.sleep(0.05)


async def test_a_full_disk_refuses_moves_acknowledges_nothing_and_recovers_by_itself(tmp_path):
    """The disk is full because the process may not write one byte more: a real error of the operating system."""
    server = ServerProcess(str(tmp_path / "house.db"), tmp_path)
    server.start()

    async def scene() -> None:
        async with Client(server.url) as anna, Client(server.url) as boris:
            await anna.enter()
            await boris.enter()
            table = (await anna.open_table(TableSpec(game="podstavec", seats=2))).table.table
            await boris.join(table)
            async with anna.watch(table) as live, boris.watch(table) as other:
                before = [*other.view.items()]
                usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
                with pytest.raises(MoveRefused) as refused:
                    await live.play(KEEP, "the-move")
                assert refused.value.rule == "STORE"
                assert refused.value.why
                assert [*other.view.items()] == before, "what is not stored is not shown"
                assert live.view["you"]["sent"] is None
                await health_becomes(server, 503)
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)
                await live.play(KEEP, "the-move")
                await other.play(KEEP)
                await health_becomes(server, 200)

    try:
        await scene()
    finally:
        server.kill()


@contextmanager
def small_files(size: int) -> Iterator[None]:
    """No program that is started meanwhile may let a file grow beyond this."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def fill_the_log(database: str) -> None:
    """Write into the log until not even a short line finds room: a real error of the operating system."""
    lines, numbers = os.urandom(1900), itertools.count()
    with psycopg.connect(database, autocommit=True) as queries:
        queries.execute(
            "ALTER SYSTEM SET fsync = off"
        )  # so much takes long to write, and a full disk is full all the same
        queries.execute("SELECT pg_reload_conf()")
        for length, at_once in ((1900, 500), (1900, 1), (600, 1), (200, 1), (50, 1), (0, 1)):
            while write_junk(queries, next(numbers), lines[:length], at_once):
                pass


def write_junk(queries: psycopg.Connection, number: int, line: bytes, at_once: int) -> bool:
    """Was there room?"""
    junk = "INSERT INTO log (table_id, n, at, entry, events, told) SELECT %s, n, 0, %s, '', ''"
    try:
        queries.execute(f"{junk} FROM generate_series(1, %s) n", (f"junk {number}", line, at_once))
    except psycopg.Error as full:
        if "could not extend file" not in str(full):
            raise
        return False
    return True


def make_room(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as queries:
        queries.execute("DELETE FROM log WHERE table_id LIKE 'junk%'")
        queries.execute("VACUUM log")


async def test_a_full_disk_under_postgresql_refuses_moves_acknowledges_nothing_and_recovers_by_itself(tmp_path):
    with ExitStack() as stack:
        with small_files(17 * 1024 * 1024):  # a little more than a segment of the write-ahead log
            database = stack.enter_context(postgres_at(tmp_path / "postgres")).url
        server = ServerProcess(database, tmp_path)
        stack.callback(server.kill)
        server.start()
        async with Client(server.url) as anna, Client(server.url) as boris:
            await anna.enter()
            await boris.enter()
            table = (await anna.open_table(TableSpec(game="podstavec", seats=2))).table.table
            await boris.join(table)
            async with anna.watch(table) as live, boris.watch(table) as other:
                before = [*other.view.items()]
                await asyncio.to_thread(fill_the_log, database)
                for _ in range(2):
                    with pytest.raises(MoveRefused) as refused:
                        await live.play(KEEP, "the-move")
                    assert refused.value.rule == "STORE"
                    assert refused.value.why
                assert [*other.view.items()] == before, "what is not stored is not shown"
                assert live.view["you"]["sent"] is None
                await asyncio.to_thread(make_room, database)
                await live.play(KEEP, "the-move")
                await other.play(KEEP)


async def test_a_file_that_is_taken_away_refuses_moves_and_goes_on_when_it_is_back(tmp_path):
    async with visiting(str(tmp_path / "house.db")) as v:
        table = (await v.two()).table
        away = tmp_path / "elsewhere"
        away.mkdir()
        for file in tmp_path.glob("house.db*"):
            file.rename(away / file.name)
        assert (await v.play(table, "anna", KEEP)).rule == "STORE"
        with pytest.raises(Problem, match="refused-store"):
            await v.two()
        for file in away.iterdir():
            file.rename(tmp_path / file.name)
        assert isinstance(await v.play(table, "anna", KEEP), Done)


async def test_a_lost_database_refuses_moves_acknowledges_nothing_and_recovers_by_itself(tmp_path):
    with postgres_at(tmp_path / "postgres") as postgres, ExitStack() as stack:
        server = ServerProcess(postgres.url, tmp_path)
        stack.callback(server.kill)
        server.start()
        async with Client(server.url) as anna, Client(server.url) as boris:
            await anna.enter()
            await boris.enter()
            table = (await anna.open_table(TableSpec(game="podstavec", seats=2))).table.table
            await boris.join(table)
            async with anna.watch(table) as live, boris.watch(table) as other:
                await asyncio.to_thread(postgres.stop)
                with pytest.raises(MoveRefused) as refused:
                    await live.play(KEEP, "the-move")
                assert refused.value.rule == "STORE"
                assert other.view["turn"] == [0, 1]
                await asyncio.to_thread(postgres.start)
                while live.view["you"]["sent"] is None:
                    with suppress(MoveRefused):
                        await live.play(KEEP, "the-move")
                await other.play(KEEP)


async def test_a_fault_in_telling_closes_nothing_and_every_request_is_answered_once(visit, monkeypatch, caplog):
    """What was stored is not judged again, and those who watch are greeted anew."""

    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        reader = Reader()
        await v.house.watch(table, "boris", reader)
        changed, faults = Gallery.tell, iter([RuntimeError("a fault of ours")])

        def faulty(self, frames):
            for fault in faults:
                raise fault
            changed(self, frames)

        monkeypatch.setattr(Gallery, "tell", faulty)
        answers = await asyncio.gather(v.play(table, "anna", KEEP), v.house.info(table))
        await v.house.in_memory[table].finish()
        assert isinstance(answers[0], Done)
        assert answers[1].status == (await v.house.info(table)).status == "playing"
        assert len([row for row in await v.house.store.rows(table) if row.client]) == 1
        assert reader.of("hello")[-1]["seq"] == 2, "boris was greeted anew"
        assert isinstance(await v.play(table, "boris", KEEP), Done)
        assert reader.of("view")[-1]["seq"] == 3

    async with visit() as v:
        await scene(v)
    assert any("what follows failed: Table._tell" in line.message for line in caplog.records)


async def test_a_move_of_a_bot_is_judged_once_whatever_becomes_of_telling_it(visit, monkeypatch):
    async with visit() as v:
        bots = (SeatBot("random"),)
        v.house.bots.consider = lambda table, noticed: None
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=2, bots=bots), "aa")).table
        (seat,) = v.house.in_memory[table].sitting.bots_in_turn()
        stored = v.house.stored
        monkeypatch.setattr(v.house, "stored", lambda live, draft: stored(live, draft) or 1 / 0)
        answers = [asyncio.get_running_loop().create_future() for _ in range(2)]
        for answer in answers:
            v.house.in_memory[table].put(BotMoveRequest(v.clock.at, answer, seat, encode(KEEP)))
        assert await asyncio.gather(*answers) == [True, False]
        assert len([row for row in await v.house.store.rows(table) if b'"by":"bot"' in row.entry]) == 1
        assert (await v.house.info(table)).status == "playing"


async def test_a_question_that_fails_closes_no_table(visit):
    async with visit() as v:
        table = (await v.two()).table
        with pytest.raises(ZeroDivisionError):
            await v.house.look(table, lambda sitting: 1 / 0)
        assert (await v.house.info(table)).status == "playing"


async def test_a_table_closed_by_a_fault_in_its_beginning_keeps_its_people(visit, monkeypatch):
    async with visit() as v:
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=3), "aa")).table
        await v.house.join(table, "boris", "bb")
        with monkeypatch.context() as broken:
            broken.setattr(find_game("podstavec").state_type, "begin", lambda *what: 1 / 0)
            with pytest.raises(Problem):
                await v.house.join(table, "clara", "cc")
            info = await v.house.info(table, "anna")
            assert (info.status, [seat.person for seat in info.seats]) == ("closed", ["anna", "boris"])
            assert [shown.table for shown in await v.house.lobby.tables_of("boris")] == [table]
            assert [seat.person for seat in (await v.house.lobby.tables_of("boris"))[0].seats] == ["anna", "boris"]
        await v.house.repair(table)
        assert (await v.house.join(table, "clara", "cc")).status == "playing"
