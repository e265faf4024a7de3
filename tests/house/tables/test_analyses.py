"""Analyses at a house: asked for once, worked on in slices, kept, and gone on with after a kill."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from sqlalchemy import select
from visiting import KEEP, Hands, Visit

from ridotto.bots.analysis import Analyst, Stage, budget
from ridotto.core import Match, Problem, find_game, write_record
from ridotto.house.people.people import People
from ridotto.house.store.queries import Queries
from ridotto.house.store.schema import analyses
from ridotto.house.tables import analyses as desk
from ridotto.house.tables import analysis_worker
from ridotto.house.tables.analyses import Analyses
from ridotto.house.tables.analysis_worker import Slice, SliceResult, advance, with_more
from ridotto.house.tables.thinkers import Thinker
from ridotto.protocol.api import AnalysisShown
from ridotto.protocol.tables import Abort, Resign, TableSpec

pytestmark = pytest.mark.anyio


class Work:
    """What the thinkers are asked, and what they answer, slice by slice; without an answer they wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Slice] = []
        self.answers: list[SliceResult | None] = []
        self._more = asyncio.Event()
        monkeypatch.setattr(Thinker, "advance", lambda _thinker, slice: self._advance(slice))

    async def _advance(self, slice: Slice) -> SliceResult | None:
        self.asked.append(slice)
        while not self.answers:
            self._more.clear()
            await self._more.wait()
        return self.answers.pop(0)

    def answer(self, *answers: SliceResult | None) -> None:
        self.answers += answers
        self._more.set()

    async def was_asked(self, times: int) -> None:
        while len(self.asked) < times:
            await asyncio.sleep(0.005)


@pytest.fixture
async def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    return Work(monkeypatch)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hasty analysis, in the test's own process."""
    monkeypatch.setattr(Thinker, "advance", lambda _thinker, slice: asyncio.to_thread(advance, slice))
    for name, value in {"SECONDS": 0.05, "MOST_JUDGED": 4, "FEW_GAMES": 2, "FEW_POINTS": 2, "LEAST_GAMES": 2}.items():
        monkeypatch.setattr(budget, name, value)
    analysis_worker.analyst_of.cache_clear()


@asynccontextmanager
async def at_work(v: Visit, thinkers: int = 1) -> AsyncIterator[Analyses]:
    """The analyses of a house, being worked on."""
    room = Analyses(v.house, Queries(v.house.store), thinkers)
    task = asyncio.create_task(room.run_queue())
    try:
        yield room
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def finished_game(v: Visit, game: str = "logistics") -> str:
    """A short game of Anna and Boris that Boris gave up."""
    info = await v.two(game, options={"cards": 3, "sets": 1} if game == "logistics" else {})
    if game == "podstavec":
        for person in ("anna", "boris"):
            await v.play(info.table, person, KEEP)
    else:
        people = {seat.seat: seat.person for seat in info.seats}
        state = v.house.in_memory[info.table].sitting.match.state
        await v.play(info.table, people[state.turn()[0]], next(state.moves(state.turn()[0])))
    await v.ask(info.table, "boris", Resign())
    return info.table


async def settled(room: Analyses, table: str, person: str = "anna") -> AnalysisShown:
    while (shown := await room.shown(table, person)).status == "running":
        await asyncio.sleep(0.01)
    return shown


async def refused(asking) -> str:
    with pytest.raises(Problem) as problem:
        await asking
    assert problem.value.sentence("en") != problem.value.sentence("ru")
    return problem.value.why.id


def found(progress: float) -> SliceResult:
    return SliceResult(f'["{progress}"]'.encode(), progress, stage=Stage("weigh", int(10 * progress), 10))


async def test_a_finished_game_is_analysed_once_and_kept(visit, at_once):
    async with visit() as v, at_work(v) as room:
        table = await finished_game(v)
        assert (await room.shown(table, "anna")).status == "none"
        assert (await room.ask(table, "anna")).status in ("running", "done")
        done = await settled(room, table)
        assert done.status == "done"
        assert done.analysis.game == "logistics"
        assert done.analysis.curve[-1].n == done.analysis.entries == 2
        assert await room.ask(table, "boris") == done, "it is not made again"
    async with visit() as v:
        assert await Analyses(v.house, Queries(v.house.store)).shown(table, "boris") == done


async def test_progress_is_told_and_what_was_found_is_handed_on(visit, work):
    clock = Hands()
    async with visit(clock) as v, at_work(v) as room:
        table = await finished_game(v)
        assert await room.ask(table, "anna") == AnalysisShown(status="running", progress=0.0)
        await work.was_asked(1)
        clock.at += desk.KEEP_MS
        work.answer(found(0.4))
        await work.was_asked(2)
        stage = Stage("weigh", 4, 10)
        assert await room.shown(table, "boris") == AnalysisShown(status="running", progress=0.4, stage=stage)
        assert [slice.findings for slice in work.asked] == [b"[]", b'["0.4"]']


async def test_two_thinkers_have_a_part_each_and_one_that_fails_leaves_its_part_for_later(visit, work):
    async with visit() as v, at_work(v, thinkers=2) as room:
        await room.ask(await finished_game(v), "anna")
        await work.was_asked(2)
        assert [(slice.part, slice.parts) for slice in work.asked] == [(0, 2), (1, 2)]
        work.answer(found(0.1), None)
        await work.was_asked(4)
        work.answer(found(0.2), found(0.3))
        await work.was_asked(6)
        assert [slice.findings for slice in work.asked[2::2]] == [b'["0.1"]', b'["0.1","0.2","0.3"]']


async def test_a_house_that_was_closed_goes_on_where_it_was(visit, work):
    clock = Hands()
    async with visit(clock) as v:
        async with at_work(v) as room:
            table = await finished_game(v)
            await room.ask(table, "anna")
            await work.was_asked(1)
            clock.at += desk.KEEP_MS
            work.answer(found(0.4))
            await work.was_asked(2)
        async with at_work(v) as room:  # its clock has not moved: it was let go of, or nobody else can be at it
            await work.was_asked(3)
            assert work.asked[2].findings == b'["0.4"]'


async def test_what_a_process_that_is_gone_has_left_another_takes_up(visit, work, monkeypatch):
    clock = Hands()
    async with visit(clock) as v:
        table = await finished_game(v)
        books = Queries(v.house.store)
        room = Analyses(v.house, books)
        await room.ask(table, "anna")
        assert (await room.claim())["table_id"] == table, "the one that is gone"
        assert await room.claim() is None, "it is taken"
        clock.at += desk.LEASE_MS + 1
        assert (await room.claim())["table_id"] == table


async def test_thinkers_that_fail_again_and_again_are_asked_no_longer(visit, work):
    async with visit() as v, at_work(v) as room:
        table = await finished_game(v)
        await room.ask(table, "anna")
        work.answer(*[None] * desk.TRIES)
        assert (await settled(room, table)).status == "failed"
        assert (await room.ask(table, "anna")).status == "running", "it may be asked for again"
        await work.was_asked(desk.TRIES + 1)


async def test_each_person_has_one_at_a_time_and_the_house_not_too_many(visit, work, monkeypatch):
    monkeypatch.setattr(desk, "MOST_WAITING", 2)
    async with visit() as v, at_work(v) as room:
        tables = [await finished_game(v) for _ in range(3)]
        await room.ask(tables[0], "anna")
        assert (await room.ask(tables[0], "anna")).status == "running", "the same one may be asked for twice"
        assert await refused(room.ask(tables[1], "anna")) == "analysis-one"
        await room.ask(tables[1], "boris")
        assert await refused(room.ask(tables[2], "clara")) == "analysis-many"


async def test_only_so_many_are_worked_on_at_once_and_the_others_follow(visit, work, monkeypatch):
    monkeypatch.setattr(desk, "ANALYSES_AT_ONCE", 1)
    async with visit() as v, at_work(v) as room:
        first, second = await finished_game(v), await finished_game(v)
        await room.ask(first, "anna")
        await work.was_asked(1)
        await room.ask(second, "boris")
        await asyncio.sleep(0.05)
        assert len(work.asked) == 1
        work.answer(*[None] * desk.TRIES)
        await work.was_asked(desk.TRIES + 1)
        assert (await room.shown(first, "anna")).status == "failed"


@pytest.mark.parametrize("how", ["ask", "shown"])
async def test_who_may_not_read_the_record_gets_no_analysis(visit, how):
    async with visit() as v:
        room = Analyses(v.house, Queries(v.house.store))
        running = await v.two()
        assert await refused(getattr(room, how)(running.table, "anna")) == "table-not-over"
        await v.ask(running.table, "anna", Abort())
        assert await refused(getattr(room, how)(running.table, "anna")) == "table-no-record"
        private = await v.house.open("anna", TableSpec(game="podstavec", seats=2, public=False), "aa")
        await v.house.join(private.table, "boris", "bb", private.key)
        await v.ask(private.table, "anna", Resign())
        assert await refused(getattr(room, how)(private.table, "stranger")) == "table-unknown"


async def test_nobody_remembers_who_asked_once_it_is_there_and_the_erased_ask_for_nothing(visit, work):
    async with visit() as v:
        books = Queries(v.house.store)
        people = People(books)
        anna, boris = [(await people.new_guest()).id for _ in range(2)]
        async with at_work(v) as room:
            first, second = await finished_game(v), await finished_game(v)
            await room.ask(first, anna)
            await work.was_asked(1)
            assert [row["table_id"] for row in (await people.export(anna))["analyses"]] == [first]
            work.answer(None, None, None)
            await settled(room, first)
            assert (await people.export(anna))["analyses"] == []
            await room.ask(second, boris)
            await people.forget(boris)
        rows = await books.execute(select(analyses.c.table_id, analyses.c.asked_by))
        assert rows == [{"table_id": first, "asked_by": None}]


async def test_no_hint_and_no_bot_at_a_table_waits_for_a_slice_of_an_analysis(visit, work):
    async with visit() as v, at_work(v) as room:
        for person in ("anna", "boris"):
            await room.ask(await finished_game(v), person)
        await work.was_asked(1)  # and is never answered
        async with v.house.thinkers.lend("another table"):
            assert len(work.asked) == 1


async def test_analyses_have_their_thinker_in_turn_and_it_goes_when_they_are_done(visit, work, monkeypatch):
    closed = list[Thinker]()
    monkeypatch.setattr(Thinker, "close", lambda thinker: closed.append(thinker))
    async with visit() as v, at_work(v) as room:
        tables = [await finished_game(v) for _ in range(2)]
        for table, person in zip(tables, ("anna", "boris"), strict=True):
            await room.ask(table, person)
        await work.was_asked(1)
        while not room.thinkers.awaited:
            await asyncio.sleep(0.005)
        work.answer(found(0.1), found(0.1))
        await work.was_asked(3)
        assert work.asked[0].record == work.asked[2].record != work.asked[1].record
        work.answer(*[None] * 2 * desk.TRIES)
        for table in tables:
            await settled(room, table)
        while not closed:
            await asyncio.sleep(0.005)
        assert closed == list(room.thinkers.things)


def test_a_slice_ends_after_a_while_and_the_next_one_goes_on(monkeypatch: pytest.MonkeyPatch, record: str):
    monkeypatch.setattr(analysis_worker, "SLICE_WORK_S", 0.0001)
    findings, steps = b"[]", list[SliceResult]()
    while not steps or steps[-1].analysis is None:
        steps.append(advance(Slice(record, findings)))
        findings = with_more(findings, steps[-1].found)
    assert len(steps) > 2
    assert [step.progress for step in steps] == sorted(step.progress for step in steps)
    monkeypatch.setattr(analysis_worker, "SLICE_WORK_S", 1000.0)
    assert analysed(record, parts=1) == steps[-1].analysis


def analysed(record: str, parts: int) -> bytes | None:
    """The analysis of a record by so many thinkers, the last of whom is always the first to answer."""
    findings = b"[]"
    while True:
        steps = [advance(Slice(record, findings, part, parts)) for part in range(parts)]
        if steps[0].analysis is not None:
            return steps[0].analysis
        for step in reversed(steps):
            findings = with_more(findings, step.found)


def test_several_thinkers_share_the_work_and_find_the_same(monkeypatch: pytest.MonkeyPatch, record: str):
    monkeypatch.setattr(analysis_worker, "SLICE_WORK_S", 0.0001)
    done = list[object]()
    work = Analyst.work
    monkeypatch.setattr(Analyst, "work", lambda analyst, task: done.append(task) or work(analyst, task))
    alone = analysed(record, parts=1)
    once = sorted(done)
    done.clear()
    assert analysed(record, parts=2) == alone
    assert sorted(done) == once, "nothing was done twice"


def test_it_tells_how_many_decisions_are_judged_and_then_how_many_positions_are_weighed(monkeypatch, record: str):
    monkeypatch.setattr(analysis_worker, "SLICE_WORK_S", 0.0)
    findings, stages = b"[]", list[Stage]()
    while (step := advance(Slice(record, findings))).stage is not None:
        findings = with_more(findings, step.found)
        stages.append(step.stage)
    judging = [stage for stage in stages if stage.doing == "judge"]
    weighing = stages[len(judging) :]
    assert [stage.done for stage in judging] == list(range(1, len(judging) + 1))
    assert judging[0].of == len(judging) + 1, "with the last one the next stage begins"
    assert weighing[0] == Stage("weigh", 0, weighing[-1].of)
    assert weighing[-1].done == weighing[-1].of > 0


@pytest.fixture
def record(at_once: None) -> str:
    match = Match.begin(find_game("logistics"), 2, {"cards": 3, "sets": 1}, "01")
    for at in range(4):
        seat = match.turn()[0]
        match.play(seat, next(match.state.moves(seat)), at)
    match.resign(0, 10)
    return write_record(match)
