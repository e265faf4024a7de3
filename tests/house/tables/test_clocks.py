"""Deadlines: the table's clock, idle moves, warm seats. The test turns the clock; nothing is timed."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from deadlines import MINUTE, entries, hammer
from msgspec import Raw
from visiting import KEEP, PASS, Reader, Visit

from ridotto.core import encode
from ridotto.house.store.base import LogBatch, Unavailable
from ridotto.house.tables.asks import AskRequest
from ridotto.house.tables.requests import BotMoveRequest
from ridotto.protocol.tables import Abort, Done, OfferDraw, PerMove, Play, RefusedAnswer, ReturnToSeat, Undo

pytestmark = pytest.mark.anyio


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


async def test_the_clock_starts_anew_for_who_takes_a_move_back(visit):
    async with visit() as v:
        info = await v.two(game="logistics", clock=MINUTE)
        table, (seat,) = info.table, info.turn
        mover = info.seats[seat].person
        v.clock.at += 50_000
        assert isinstance(await v.play(table, mover, v.random_move(table, seat, Random(1))), Done)
        v.clock.at += 5_000
        assert isinstance(await v.ask(table, mover, Undo()), Done)
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
        assert isinstance(await v.ask(table, "anna", ReturnToSeat()), Done)
        assert not (await v.house.info(table)).seats[anna].warm


async def _leave_alone(v: Visit, *away: str) -> str:
    """A table where these do not move until bots keep their seats warm; the bots do not move either."""
    table = (await v.two(clock=MINUTE)).table
    v.house.bots.consider = lambda table, noticed: None
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
        refused = await v.ask(table, "clara", ReturnToSeat())
        assert (refused.rule, refused.why.id) == ("SEAT", "refused-no-seat")
        assert all(seat.warm for seat in (await v.house.info(table)).seats)
        assert isinstance(await v.ask(table, "boris", ReturnToSeat()), Done)
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


async def test_a_table_that_rests_is_put_away_and_wakes_for_its_deadline(visit):
    async with visit() as v:
        table = (await v.two(clock=PerMove(seconds=600))).table
        await v.play(table, "anna", KEEP)
        await v.later(100_000)
        assert table not in v.house.in_memory
        await v.later(500_000)
        assert [entry.by for entry in await entries(v, table)] == [None, "idle"]


async def test_a_table_that_somebody_watches_is_not_put_away(visit):
    async with visit() as v:
        table = (await v.two()).table
        watch = await v.house.watch(table, None, Reader())
        await v.later(1_000_000)
        assert table in v.house.in_memory
        watch.close()
        await v.later(100_000)
        assert table not in v.house.in_memory


# ---- the game's own deadlines


async def test_the_games_own_deadline_comes_before_the_tables_clock(visit):
    async with visit() as v:
        table = (await v.two(**hammer(PerMove(seconds=30)))).table
        info = await v.house.info(table)
        mover = info.seats[info.turn[0]].person
        await v.play(table, mover, v.random_move(table, info.turn[0], Random(1)))
        assert (await v.house.info(table)).due == v.clock.at + 10_000
        await v.later(10_000)
        assert [entry.ring for entry in await entries(v, table)] == [False, True]


async def test_a_deadline_that_met_a_lost_store_is_held_when_it_is_back(visit):
    async with visit() as v:
        table = (await v.two(clock=MINUTE)).table
        await v.house.watch(table, "anna", Reader())
        append = v.house.store.append

        async def fail(batch: LogBatch) -> None:
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
        assert isinstance(await v.ask(table, "boris", ReturnToSeat()), Done)
        answer = await v.ask(table, "boris", Abort())
        assert answer.why.id == "refused-abort-moved"


async def test_the_clock_stands_while_a_table_is_closed_for_repair(visit):
    async with visit() as v:
        table = (await v.two(clock=MINUTE)).table
        await v.later(20_000)
        await v.house.close(table, "a test")
        await v.later(90_000)
        await v.house.repair(table)
        await v.later(39_999)
        assert isinstance(await v.play(table, "boris", KEEP), Done)
        played = await entries(v, table)
        assert [(entry.postpone, entry.by) for entry in played] == [(90_000, None), (None, None)], "no turn is lost"
