"""Taking back: one's own last moves, where the game allows it and nothing was drawn or shown since."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest
from visiting import Hands, Reader, visiting

from ridotto.core import catalogue, encode, read_record
from ridotto.house.house import House
from ridotto.house.store.opening import store_at
from ridotto.house.tables.requests import BotMoveRequest
from ridotto.protocol.tables import Done, RefusedAnswer, Resign, SeatBot, TableSpec, Undo
from ridotto.protocol.told import HouseUndone

pytestmark = pytest.mark.anyio

KEEP = {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3}


async def test_a_player_takes_back_the_last_move_and_everyone_is_shown_the_position_before(visit):
    async with visit() as v:
        table = (await v.two("logistics")).table
        await v.play_on(table, Random(1), 6)
        reader = Reader()
        await v.house.watch(table, None, reader)
        before = reader.view
        info = await v.house.info(table)
        mover = info.seats[info.turn[0]].person
        assert isinstance(await v.play(table, mover, v.random_move(table, info.turn[0], Random(2))), Done)
        assert (await v.house.info(table, mover)).undoable >= 1
        other = next(seat.person for seat in info.seats if seat.person != mover)
        assert (await v.ask(table, other, Undo())).rule == "UNDO"
        assert (await v.house.info(table, other)).undoable == 0
        assert isinstance(await v.ask(table, mover, Undo()), Done)
        assert reader.view == before
        await v.play_on(table, Random(3))
        read_record(await v.house.archive.record(table, None)).verify()


async def test_a_move_that_cannot_be_taken_back_is_refused_with_the_clause(visit):
    async with visit() as v:
        table = (await v.two("podstavec")).table
        await v.play(table, "anna", KEEP)
        answer = await v.ask(table, "anna", Undo())
        assert isinstance(answer, RefusedAnswer)
        assert answer.rule == "UNDO"


@pytest.mark.parametrize("rated", [False, True])
async def test_against_bots_alone_their_answers_are_taken_back_too_unless_it_is_rated(visit, monkeypatch, rated):
    async with visit() as v:
        monkeypatch.setattr(v.house.bots, "consider", lambda table, noticed: None)
        spec = TableSpec(game="logistics", bots=(SeatBot("steady"),))
        opened = await v.house.open("anna", spec, "aa")
        table, anna = opened.table, opened.seat
        v.house.table(table).sitting.book.spec = msgspec.structs.replace(spec, rated=rated)
        reader, rng, mine = Reader(), Random(9), 0
        await v.house.watch(table, "anna", reader)
        positions, movers = [], []
        while mine < 2 or (await v.house.info(table)).turn != (anna,):
            seat = (await v.house.info(table)).turn[0]
            move = v.random_move(table, seat, rng)
            movers.append(seat)
            if seat == anna:
                positions.append(reader.view)
                mine += 1
                assert isinstance(await v.play(table, "anna", move), Done)
            else:
                played = asyncio.get_running_loop().create_future()
                v.house.table(table).put(BotMoveRequest(v.clock.at, played, seat, encode(move)))
                assert await played
        info = await v.house.info(table, "anna")
        assert info.undoable == (0 if rated else mine)
        answer = await v.ask(table, "anna", Undo(moves=2))
        if rated:
            assert answer.rule == "UNDO"
            return
        assert isinstance(answer, Done)
        assert reader.view == positions[-2]
        (undone,) = reader.of("view")[-1]["events"]
        assert (undone["type"], undone["seat"], undone["moves"]) == ("house-undone", anna, 2)
        first = [place for place, seat in enumerate(movers) if seat == anna][-2]
        assert undone["answers"] == len(movers[first:]) - 2 > 0
        await v.ask(table, "anna", Resign())
        read_record(await v.house.archive.record(table, None)).verify()


async def test_a_move_can_be_taken_back_after_the_table_was_asleep(visit):
    async with visit() as v:
        table = (await v.two("logistics")).table
        await v.play_on(table, Random(4), 40)
        info = await v.house.info(table)
        mover = info.seats[info.turn[0]].person
        await v.play(table, mover, v.random_move(table, info.turn[0], Random(5)))
        await v.later(1_000_000)
        assert table not in v.house.in_memory
        assert isinstance(await v.ask(table, mover, Undo()), Done)
        assert (await v.house.info(table)).turn == info.turn


async def test_a_game_with_moves_taken_back_can_be_seen_at_any_move(visit):
    async with visit() as v:
        table = (await v.two("logistics")).table
        reader = Reader()
        await v.house.watch(table, "anna", reader)
        rng = Random(6)
        for _ in range(12):
            info = await v.house.info(table)
            mover = info.seats[info.turn[0]].person
            await v.play(table, mover, v.random_move(table, info.turn[0], rng))
            if rng.random() < 0.4:
                await v.ask(table, mover, Undo())
        v.house.in_memory.clear()
        for n, frame in enumerate(reader.of("view"), 1):
            assert msgspec.json.decode(await v.house.archive.view_at(table, "anna", n)) == frame["view"]


async def test_another_process_follows_a_move_that_was_taken_back(new_database):
    """Two houses on one PostgreSQL; the second hears of the first by reading the log."""
    database = new_database()

    clock = Hands()
    async with visiting(database, clock) as v:
        second = House(store_at(database), now=clock)
        second.clocks.start = lambda: None
        await second.start()
        table = (await v.two("logistics")).table
        await v.play_on(table, Random(7), 5)
        reader, far = Reader(), Reader()
        await v.house.watch(table, None, reader)
        await second.watch(table, None, far)
        info = await v.house.info(table)
        mover = info.seats[info.turn[0]].person
        await v.play(table, mover, v.random_move(table, info.turn[0], Random(8)))
        await v.ask(table, mover, Undo())
        await second.neighbours.read_behind()
        await second.in_memory[table].finish()
        assert far.view == reader.view
        assert isinstance(await v.ask(table, mover, Resign()), Done)
        await second.neighbours.read_behind()
        await second.in_memory[table].finish()
        assert encode(await second.archive.record(table, None)) == encode(await v.house.archive.record(table, None))
        await second.stop()


@pytest.mark.parametrize(
    ("language", "answers", "said"),
    [
        ("en", 0, "Anna takes back 1 move."),
        ("en", 1, "Anna takes back 1 move and the answer of a bot."),
        ("ru", 0, "Anna берёт назад 1 ход."),
        ("ru", 3, "Anna берёт назад 1 ход и 3 ответа ботов."),
    ],
)
def test_answers_of_bots_that_went_back_are_said(language, answers, said):
    told = HouseUndone(seat=0, moves=1, answers=answers).message(["Anna"])
    assert catalogue(language, "ridotto.house").say(told) == said
