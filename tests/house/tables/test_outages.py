"""Outages, and clocks on the wall that leap: which deadlines are put off, and which stand. The test turns the clock."""

from __future__ import annotations

from random import Random

import pytest
from deadlines import MINUTE, entries, hammer
from visiting import KEEP, Hands, Visit, visiting

from ridotto.core import encode
from ridotto.core.match import Entry
from ridotto.house.store.base import Unavailable
from ridotto.house.tables import clocks
from ridotto.house.tables.steady_clock import SteadyClock
from ridotto.protocol.tables import Done, PerDay

pytestmark = pytest.mark.anyio


async def outage(database, length: int, per_move) -> tuple[str, int, int, list[Entry]]:
    """A table before an outage and after it."""
    clock = Hands()
    async with visiting(database, clock) as v:
        table = (await v.two(clock=per_move)).table
        await v.play(table, "anna", KEEP)
        before = (await v.house.info(table)).due
    clock.at += length
    async with visiting(database, clock) as v:
        after = (await v.house.info(table)).due
        assert b'"move":' not in encode(await v.house.archive.log(table))
        return table, before, after, await entries(v, table)


async def test_after_an_outage_a_deadline_per_move_is_put_off_by_its_length_and_the_log_says_so(database):
    _table, before, after, played = await outage(database, 45_000, MINUTE)
    assert after == before + 45_000
    assert [entry.postpone for entry in played] == [None, 45_000]


async def test_a_deadline_that_passed_during_the_outage_does_not_fire(database):
    _table, before, after, played = await outage(database, 3_600_000, MINUTE)
    assert after == before + 3_600_000
    assert not any(entry.by for entry in played)


async def test_days_per_move_stand_whatever_happens_and_overdue_ones_are_held_on_start_up(database):
    _table, before, after, played = await outage(database, 3_600_000, PerDay(days=1))
    assert before == after
    assert [entry.postpone for entry in played] == [None]
    _table, before, after, played = await outage(database, 86_400_000, PerDay(days=1))
    assert played[-1].by == "idle"
    assert played[-1].at == before


async def test_a_deadline_fires_once_however_often_the_house_is_restarted(database):
    clock = Hands()

    async def whole() -> None:
        async with visiting(database, clock) as v:
            table = (await v.two(clock=PerDay(days=1))).table
        clock.at += 86_400_000
        for _ in range(3):
            async with visiting(database, clock) as v:
                played = await entries(v, table)
                assert [entry.by for entry in played] == ["idle", "idle"]

    await whole()


# ---- asleep


async def test_after_an_outage_the_hammer_falls_later_by_its_length(database):
    clock = Hands()

    async def whole() -> None:
        async with visiting(database, clock) as v:
            table = (await v.two(**hammer())).table
            info = await v.house.info(table)
            mover = info.seats[info.turn[0]].person
            await v.play(table, mover, v.random_move(table, info.turn[0], Random(1)))
            due = (await v.house.info(table)).due
        clock.at += 3_600_000
        async with visiting(database, clock) as v:
            assert (await v.house.info(table)).due == due + 3_600_000
            assert [entry.postpone for entry in await entries(v, table)] == [None, 3_600_000]
            await v.later(10_000)
            assert (await entries(v, table))[-1].ring

    await whole()


async def test_while_no_process_could_write_to_the_store_it_was_an_outage(visit, monkeypatch):
    async with visit() as v:
        table = (await v.two(clock=MINUTE)).table
        await v.later(1000)
        due = (await v.house.info(table)).due
        with monkeypatch.context() as away:

            async def fail(*_: object) -> None:
                raise Unavailable("the store is away")

            for part in ("append", "beat", "load"):
                away.setattr(v.house.store, part, fail)
            await v.later(600_000)
        monkeypatch.setattr(clocks, "SILENCE_S", 0.0)  # as if all that time had passed for the process too
        assert (await v.house.info(table)).due == due + 600_000
        assert [entry.postpone for entry in await entries(v, table)] == [600_000]


class Machine:
    """A machine whose clock on the wall can be set, or that can be suspended; time passes when the test says so."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000_000
        self.passed = 5_000

    def run(self, ms: int) -> None:
        self.wall += ms
        self.passed += ms

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.passed)


async def after(v: Visit, machine: Machine, ms: int) -> None:
    """Time passes, beat by beat, as while a house is open."""
    for left in range(ms, 0, -1000):
        machine.run(min(left, 1000))
        await v.house.clocks.look_around(v.house.now())
        v.house.clocks.wake_due(v.house.now())
        for live in list(v.house.in_memory.values()):
            await live.finish()


async def on(machine: Machine, database: str, scene) -> None:
    async with visiting(database, machine.clock()) as v:
        await scene(v)


async def test_when_the_clock_on_the_wall_leaps_forward_it_was_an_outage(database):
    """The machine was suspended, or its clock was set: nobody could move."""
    machine = Machine()

    async def scene(v: Visit) -> None:
        table = (await v.two(clock=MINUTE)).table
        await after(v, machine, 10_000)
        machine.wall += 3_600_000
        await after(v, machine, 45_000)
        assert [entry.by for entry in await entries(v, table) if entry.seat is not None] == []
        assert 3_600_000 <= (await entries(v, table))[0].postpone <= 3_602_000
        await after(v, machine, 10_000)
        assert {entry.by for entry in await entries(v, table) if entry.seat is not None} == {"idle"}

    await on(machine, database, scene)


async def test_a_move_that_comes_first_after_such_a_leap_is_in_time(database):
    machine = Machine()

    async def scene(v: Visit) -> None:
        table = (await v.two(clock=MINUTE)).table
        await after(v, machine, 10_000)
        machine.wall += 3_600_000
        assert isinstance(await v.play(table, "anna", KEEP), Done)
        assert [entry.by for entry in await entries(v, table) if entry.seat is not None] == [None]

    await on(machine, database, scene)


async def test_days_per_move_stand_when_the_clock_leaps(database):
    machine = Machine()

    async def scene(v: Visit) -> None:
        table = (await v.two(clock=PerDay(days=1))).table
        due = (await v.house.info(table)).due
        await after(v, machine, 2_000)
        machine.wall += 3_600_000
        await after(v, machine, 2_000)
        assert (await v.house.info(table)).due == due

    await on(machine, database, scene)


async def test_when_the_clock_on_the_wall_is_set_back_no_deadline_drifts_away(database):
    machine = Machine()

    async def scene(v: Visit) -> None:
        table = (await v.two(clock=MINUTE)).table
        await after(v, machine, 10_000)
        machine.wall -= 3_600_000
        await after(v, machine, 45_000)
        assert await entries(v, table) == []
        await after(v, machine, 15_000)
        assert {entry.by for entry in await entries(v, table)} == {"idle"}

    await on(machine, database, scene)


async def test_a_house_opened_after_the_clock_was_set_back_goes_on_with_its_own_time(database):
    machine = Machine()

    async def before(v: Visit) -> None:
        await v.two(clock=MINUTE)
        await after(v, machine, 5_000)

    async def scene(v: Visit) -> None:
        assert v.house.now() >= told

    await on(machine, database, before)
    told = machine.wall
    machine.wall -= 3_600_000
    await on(machine, database, scene)


def test_the_houses_time_never_goes_back_and_meets_the_wall_again():
    machine = Machine()
    clock, told = machine.clock(), []
    for step in (0, -50_000, 200, -300, 0):
        machine.wall += step
        machine.run(1_000)
        told.append(clock())
    assert told == sorted(told)
    for _ in range(60):
        machine.run(10_000)
        clock()
    assert clock() == machine.wall
    assert clock.leapt == 0


def test_two_clocks_that_do_not_tick_together_leave_the_houses_time_on_the_wall():
    machine = Machine()
    clock = machine.clock()
    for _ in range(20):
        machine.wall += 1
        assert clock() == machine.wall
        machine.passed += 1
        assert clock() == machine.wall
    assert clock.leapt == 0
