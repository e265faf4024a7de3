"""What those who watch a table are shown, in order and without gaps."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest
from visiting import KEEP, Reader, Visit

from ridotto.core import Problem
from ridotto.house.house import House
from ridotto.house.tables.lobby import Listener
from ridotto.protocol.tables import (
    Done,
    Resign,
    TableSpec,
)

pytestmark = pytest.mark.anyio


async def test_everyone_at_the_table_is_shown_every_move_and_numbers_have_no_gaps(visit):
    async with visit() as v:
        table = (await v.two()).table
        readers = {person: Reader() for person in ("anna", "boris", None)}
        for person, reader in readers.items():
            await v.house.watch(table, person, reader)
        await v.play_on(table, Random(3), 40)
        for reader in readers.values():
            assert reader.frames[0]["type"] == "hello"
            numbers = [frame["seq"] for frame in reader.of("view")]
            assert numbers == list(range(reader.frames[0]["seq"] + 1, reader.frames[0]["seq"] + 41))
        assert "bag" in readers["anna"].view
        assert "bag" not in readers[None].view


async def test_every_frame_tells_the_houses_own_time(visit):
    async with visit() as v:
        reader = Reader()
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=2), "aa")).table
        await v.house.watch(table, "anna", reader)
        opened = v.clock.at
        v.clock.at += 1000
        await v.house.join(table, "boris", "bb")
        v.clock.at += 1000
        await v.play(table, "boris", KEEP)
        assert [frame["now"] for frame in reader.of("hello")] == [opened]
        assert {frame["now"] for frame in reader.of("table")} == {opened + 1000}
        assert [frame["now"] for frame in reader.of("view")] == [opened + 1000, opened + 2000]


async def test_everyone_is_told_who_is_here(visit):
    async with visit() as v:
        table = (await v.two()).table
        readers = {name: Reader() for name in ("anna", "boris", "onlooker", None)}

        async def told(seats: list[int], onlookers: int) -> None:
            here = {"type": "presence", "seats": seats, "onlookers": onlookers}
            for watch in watches:
                while readers[watch.person].of("presence")[-1:] != [here]:
                    await asyncio.sleep(0.001)

        watches = [await v.house.watch(table, name, reader) for name, reader in readers.items()]
        await told([0, 1], 2)
        watches.pop().close()
        await told([0, 1], 1)
        watches.pop(0).close()
        await told([(await v.house.info(table, "boris")).seat], 1)


async def test_who_watched_before_they_sat_down_is_known_to_be_here(visit):
    async with visit() as v:
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=2), "aa")).table
        readers = [Reader(), Reader()]
        for person, reader in zip(("anna", "boris"), readers, strict=True):
            await v.house.watch(table, person, reader)
        for reader in readers:
            while not reader.of("presence"):
                await asyncio.sleep(0.001)
        await v.house.join(table, "boris", "bb")
        for reader in readers:
            while reader.of("presence")[-1]["seats"] != [0, 1]:
                await asyncio.sleep(0.001)


async def test_what_others_cannot_notice_is_pushed_to_nobody_else_and_leaves_no_gap(visit):
    async with visit() as v:
        spec = TableSpec(game="venice", seats=3, options={"pace": "minutes", "minutes": 1})
        table = (await v.house.open("anna", spec, "aa")).table
        for person in ("boris", "clara"):
            await v.house.join(table, person, "bb")
        at_table, at_home, lobby = Reader(), Reader(), Reader()
        await v.house.watch(table, "boris", at_table)
        v.house.lobby.subscribe_person("boris", Listener(at_home, lambda: None))
        v.house.lobby.subscribe_lobby(Listener(lobby, lambda: None))
        before = await v.house.archive.log(table, "boris")
        for amount in (10, 20):
            assert isinstance(await v.play(table, "anna", {"type": "borrow", "amount": amount}), Done)
        assert at_table.of("view") == at_home.frames == lobby.frames == []
        assert await v.house.archive.log(table, "boris") == before
        assert isinstance(await v.play(table, "clara", {"type": "ready"}), Done)
        (shown,) = at_table.of("view")
        assert shown["seq"] == at_table.of("hello")[0]["seq"] + 1
        returned = Reader()
        await v.house.watch(table, "boris", returned, resume_from=shown["seq"] - 1)
        (hello,) = returned.of("hello")
        (missed,) = hello["missed"]
        assert (missed["n"], missed["events"], hello["complete"]) == (shown["seq"], shown["events"], True)


async def test_who_returns_is_told_what_was_missed(visit):
    async with visit() as v:
        table = (await v.two()).table
        before, meanwhile = Reader(), Reader()
        watch = await v.house.watch(table, "anna", before)
        await v.house.watch(table, "anna", meanwhile)
        watch.close()
        await v.play_on(table, Random(4), 20)
        for forgotten in (False, True):
            if forgotten:
                v.house.in_memory.clear()
            again = Reader()
            await v.house.watch(table, "anna", again, resume_from=before.frames[0]["seq"])
            hello = again.frames[0]
            told = [
                {"n": frame["seq"], **{field: frame[field] for field in ("at", "seat", "by", "events")}}
                for frame in meanwhile.of("view")
            ]
            assert hello["complete"]
            assert hello["missed"] == told
            assert hello["view"] == meanwhile.view


async def test_a_slow_reader_is_dropped_and_the_others_do_not_notice(visit):
    class Slow(Exception):
        pass

    async with visit() as v:
        table = (await v.two()).table
        taken = []

        def slow(frame: bytes) -> None:
            if len(taken) == 2:
                raise Slow
            taken.append(frame)

        reader = Reader()
        await v.house.watch(table, "anna", slow)
        await v.house.watch(table, "boris", reader)
        await v.play_on(table, Random(5), 20)
        assert len(taken) == 2
        assert len(reader.of("view")) == 20
        assert len(v.house.in_memory[table].gallery.watches) == 1


async def test_a_game_can_be_seen_at_any_move_as_it_was_shown_then(visit):
    async with visit() as v:
        table = (await v.two()).table
        anna = Reader()
        await v.house.watch(table, "anna", anna)
        await v.play_on(table, Random(6), 40)
        for n, frame in enumerate(anna.of("view"), 1):
            assert msgspec.json.decode(await v.house.archive.view_at(table, "anna", n)) == frame["view"]
        onlooker = msgspec.json.decode(await v.house.archive.view_at(table, None, 9))
        assert onlooker["seat"] is None
        for person in (None, "anna"):
            other = 0 if person is None else 1 - (await v.house.info(table, person)).seat
            with pytest.raises(Problem, match="view-own-only"):
                await v.house.archive.view_at(table, person, 9, seat=other)
        with pytest.raises(Problem):
            await v.house.archive.record(table, "anna")
        await v.ask(table, "anna", Resign())
        assert msgspec.json.decode(await v.house.archive.view_at(table, None, 9, seat=0))["seat"] == 0
        with pytest.raises(Problem, match="view-no-seat"):
            await v.house.archive.view_at(table, None, 9, seat=2)


async def test_who_watches_where_a_race_was_lost_is_told_everything_that_happened(visit):
    """Another house has gone on to the end, unheard; only a move that comes too late shows it."""

    async with visit() as v:
        table = (await v.two()).table
        other = Visit(House(v.house.store, now=v.clock), v.clock)
        readers = [(v.house, Reader()), (other.house, Reader())]
        for house, reader in readers:
            await house.watch(table, "anna", reader)
        await other.play_on(table, Random(4))
        assert readers[0][1].of("view") == []
        late = await v.play(table, "anna", KEEP)
        assert late.rule == "OVER"
        told = [
            [(frame["seq"], frame["events"], frame["view"]) for frame in reader.of("view")] for _, reader in readers
        ]
        assert told[0] == told[1]
        assert len(readers[0][1].of("hello")) == 1


async def test_a_move_refused_by_a_house_that_is_behind_is_judged_again(visit):
    """Two houses hear nothing of each other, and people ask now this one, now that one."""

    async with visit() as v:
        table = (await v.two("logistics")).table
        houses = [v, Visit(House(v.house.store, now=v.clock), v.clock)]
        for house in houses:
            house.house.news.shared = True
            await house.house.info(table)
        rng, newest = Random(5), v
        for _ in range(20):
            info = await newest.house.info(table, by_the_house=True)
            seat = info.turn[0]
            move = newest.random_move(table, seat, rng)
            newest = rng.choice(houses)
            answer = await newest.play(table, info.seats[seat].person, move)
            assert isinstance(answer, Done), answer
