"""Deadlines: the table's clock, idle moves, warm seats, outages. The test turns the clock; nothing is timed."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec import Raw
from visiting import KEEP, PASS, Hands, Reader, Visit, visiting

from ridotto.core import encode
from ridotto.core.match import Entry
from ridotto.house.store.base import Unavailable, Unit
from ridotto.house.tables import clocks
from ridotto.house.tables.requests import AskRequest, BotMoveRequest
from ridotto.house.tables.steady_clock import SteadyClock
from ridotto.protocol.events import read_line
from ridotto.protocol.tables import Abort, Done, OfferDraw, PerDay, PerMove, Play, RefusedAnswer, TakeBack

pytestmark = pytest.mark.anyio

MINUTE = PerMove(seconds=60)


async def entries(v: Visit, table: str) -> list[Entry]:
    lines = [read_line(row.entry) for row in await v.house.store.rows(table)]
    return [line for line in lines if isinstance(line, Entry)]


async def test_an_awaited_seat_that_runs_out_plays_idle_exactly_once(visit):
    async with visit() as v:
        table = (await v.two(clock=MINUTE)).table
        await v.play(table, "anna", KEEP)
        assert (await v.house.info(table)).due == v.clock.at + 60_000
        await v.later(59_999)
        assert len(await entries(v, table)) == 1
        await v.later(1)
        played = await entries(v, table)
        assert [(entry.by, entry.at) for entry in played[1:]] == [("idle", v.clock.at)]


async def test_the_clock_starts_anew_when_the_awaited_seats_change_and_only_then(visit):
    async with visit() as v:
        table = (await v.two(clock=MINUTE)).table
        begun = v.clock.at
        await v.later(20_000)
        assert (await v.house.info(table)).due == begun + 60_000
        await v.play(table, "anna", KEEP)
        assert (await v.house.info(table)).due == v.clock.at + 60_000
        assert isinstance(await v.play(table, "anna", KEEP), RefusedAnswer)
        assert (await v.house.info(table)).due == v.clock.at + 60_000


async def test_the_clock_goes_on_through_moves_of_the_same_seat_and_starts_anew_with_the_phase(visit):
    """In Standoff one seat makes many moves in its turn, and then discards."""

    async with visit() as v:
        info = await v.two(game="standoff", clock=MINUTE)
        table, (seat,) = info.table, info.turn
        mover = info.seats[seat].person
        begun = v.clock.at
        for _ in range(2):
            v.clock.at += 10_000
            assert isinstance(await v.play(table, mover, {"type": "draw"}), Done)
            assert (await v.house.info(table)).turn == (seat,)
            assert (await v.house.info(table)).due == begun + 60_000
        v.clock.at += 10_000
        assert isinstance(await v.play(table, mover, {"type": "end"}), Done)
        assert (await v.house.info(table)).turn == (seat,)
        assert (await v.house.info(table)).due == v.clock.at + 60_000


async def test_a_move_received_in_time_counts_however_late_it_is_processed(visit):
    async with visit() as v:
        table = (await v.two(clock=MINUTE)).table
        v.clock.at += 59_999
        answer = asyncio.get_running_loop().create_future()
        received = AskRequest(v.clock.at, answer, "anna", "in time", Play(Raw(encode(KEEP))), None)
        v.clock.at += 5000
        v.house.table(table).put(received)
        assert isinstance(await answer, Done)
        assert [(entry.by, entry.at) for entry in await entries(v, table)] == [(None, received.at)]


async def test_a_move_at_or_after_the_deadline_meets_the_state_after_it(visit):
    async with visit() as v:
        table = (await v.two(clock=MINUTE)).table
        v.clock.at += 60_000
        answer = await v.play(table, "anna", {**KEEP, "red": 1, "empty": 2})
        assert isinstance(answer, RefusedAnswer)
        assert answer.rule == "PHASE"
        assert [entry.by for entry in await entries(v, table)] == ["idle", "idle"]


async def test_after_two_idle_moves_in_a_row_a_bot_keeps_the_seat_warm_until_it_is_taken_back(visit):
    async with visit() as v:
        info = await v.two(clock=MINUTE)
        table = info.table
        anna = (await v.house.info(table, "anna")).seat
        boris = 1 - anna
        for _ in range(2):
            await v.play(table, "boris", v.random_move(table, boris, _first()))
            await v.later(60_000)
        seats = (await v.house.info(table)).seats
        assert seats[anna].warm
        assert seats[anna].bot
        assert not seats[boris].warm
        refused = await v.play(table, "anna", KEEP)
        assert refused.why.id == "refused-warm"
        assert isinstance(await v.ask(table, "anna", TakeBack()), Done)
        assert not (await v.house.info(table)).seats[anna].warm


async def _leave_alone(v: Visit, *away: str) -> str:
    """A table where these do not move until bots keep their seats warm; the bots do not move either."""
    table = (await v.two(clock=MINUTE)).table
    v.house.players.consider = lambda table, noticed: None
    while True:
        info = await v.house.info(table)
        if all(seat.warm for seat in info.seats if seat.person in away):
            return table
        for seat in info.turn:
            if info.seats[seat].person not in away:
                await v.play(table, info.seats[seat].person, v.random_move(table, seat, Random(1)))
        await v.later(60_000)


async def test_nobody_else_takes_a_warm_seat_back(visit):
    async with visit() as v:
        table = await _leave_alone(v, "anna", "boris")
        refused = await v.ask(table, "clara", TakeBack())
        assert (refused.rule, refused.why.id) == ("SEAT", "refused-no-seat")
        assert all(seat.warm for seat in (await v.house.info(table)).seats)
        assert isinstance(await v.ask(table, "boris", TakeBack()), Done)
        assert {seat.person: seat.warm for seat in (await v.house.info(table)).seats} == {"anna": True, "boris": False}


async def test_a_seat_left_to_a_bot_has_lost_even_where_the_bot_has_won(visit):
    async with visit() as v:
        for rng in map(Random, range(20)):
            table = await _leave_alone(v, "anna")
            warm = (await v.house.info(table, "anna")).seat
            while (info := await v.house.info(table, "boris")).status == "playing":
                for seat in info.turn:
                    move = v.random_move(table, seat, rng)
                    if seat == warm:
                        played = asyncio.get_running_loop().create_future()
                        v.house.table(table).put(BotMoveRequest(v.clock.at, played, seat, encode(move)))
                        assert await played
                    else:
                        assert isinstance(await v.play(table, "boris", move), Done)
            assert await v.house.standings(table) == {"anna": 2, "boris": 1}
            if info.outcome.places[warm] == 1 and info.outcome.places[1 - warm] == 2:
                return
        raise AssertionError("the bot has never won")


def _first():
    class First:
        """Always the least."""

        @staticmethod
        def random() -> float:
            return 0.0

    return First()


async def test_a_warm_seat_is_played_by_its_bot(visit):
    async with visit() as v:
        info = await v.two(clock=MINUTE)
        table = info.table
        boris = (await v.house.info(table, "boris")).seat
        for _ in range(2):
            await v.play(table, "boris", v.random_move(table, boris, _first()))
            await v.later(60_000)
        reader = Reader()
        await v.house.watch(table, "boris", reader)
        while not any(entry.by == "bot" for entry in await entries(v, table)):
            await asyncio.sleep(0.01)


# ---- outages


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


async def test_a_table_that_rests_is_put_away_and_wakes_for_its_deadline(visit):
    async with visit() as v:
        table = (await v.two(clock=PerMove(seconds=600))).table
        await v.play(table, "anna", KEEP)
        await v.later(100_000)
        assert table not in v.house.live
        await v.later(500_000)
        assert [entry.by for entry in await entries(v, table)] == [None, "idle"]


async def test_a_table_that_somebody_watches_is_not_put_away(visit):
    async with visit() as v:
        table = (await v.two()).table
        watch = await v.house.watch(table, None, Reader())
        await v.later(1_000_000)
        assert table in v.house.live
        watch.close()
        await v.later(100_000)
        assert table not in v.house.live


# ---- the game's own deadlines


def hammer(table_clock=MINUTE) -> dict:
    return {"game": "poker_auction", "clock": table_clock, "options": {"hammer_seconds": 10, "deals": 1}}


async def test_the_games_own_deadline_comes_before_the_tables_clock(visit):
    async with visit() as v:
        table = (await v.two(**hammer(PerMove(seconds=30)))).table
        info = await v.house.info(table)
        mover = info.seats[info.turn[0]].person
        await v.play(table, mover, v.random_move(table, info.turn[0], Random(1)))
        assert (await v.house.info(table)).due == v.clock.at + 10_000
        await v.later(10_000)
        assert [entry.ring for entry in await entries(v, table)] == [False, True]


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


async def test_a_deadline_that_met_a_lost_store_is_held_when_it_is_back(visit):
    async with visit() as v:
        table = (await v.two(clock=MINUTE)).table
        await v.house.watch(table, "anna", Reader())
        append = v.house.store.append

        async def fail(unit: Unit) -> None:
            raise Unavailable("the store is away")

        v.house.store.append = fail
        await v.later(60_000)
        await v.later(5_000)
        v.house.store.append = append
        assert await entries(v, table) == []
        await v.later(2_000)
        assert [entry.by for entry in await entries(v, table)] == ["idle", "idle"]


async def test_a_seat_kept_warm_agrees_to_no_draw_and_its_moves_count_against_aborting(visit):
    async with visit() as v:
        table = (await v.two(clock=MINUTE)).table
        for move in (KEEP, PASS):
            await v.play(table, "anna", move)
            await v.later(60_000)
        info = await v.house.info(table, "boris")
        assert info.seats[info.seat].warm
        await v.ask(table, "anna", OfferDraw())
        assert (await v.house.info(table)).status == "playing"
        assert isinstance(await v.ask(table, "boris", TakeBack()), Done)
        answer = await v.ask(table, "boris", Abort())
        assert answer.why.id == "refused-abort-moved"


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
        v.house.clocks.ring(v.house.now())
        for live in list(v.house.live.values()):
            await live.rest()


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
