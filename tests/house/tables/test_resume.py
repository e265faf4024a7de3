"""Whoever resumes is told exactly what they missed: at any moment, in any batch, on one process and on two."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from streams import Stream, moments
from two_houses import End, Line
from visiting import Hands, Reader, Visit, visiting

from ridotto.house.house import Watch
from ridotto.house.store.base import Row
from ridotto.protocol.tables import TableSpec, Undo

pytestmark = pytest.mark.anyio

SPECS = {
    "podstavec": TableSpec(game="podstavec", seats=3),
    "venice": TableSpec(game="venice", seats=3, options={"pace": "minutes", "minutes": 1}),
}
PLAYERS = ("anna", "boris", "clara")
Ask = Callable[[], Awaitable[Any]]


class Return:
    """Somebody who comes back with a number, and what they are told from then on."""

    def __init__(self, person: str | None, seq: int) -> None:
        self.person = person
        self.seq = seq
        self.reader = Reader()
        self.watch: Watch | None = None

    async def come(self, visit: Visit, table: str) -> None:
        self.watch = await visit.house.watch(table, self.person, self.reader, self.seq)


class Party:
    """A table, whoever plays at it, and whoever comes back to it, at one process or at two."""

    def __init__(self, visits: list[Visit], line: Line, table: str, rng: Random) -> None:
        self.visits = visits
        self.line = line
        self.table = table
        self.rng = rng
        self.returns: list[Return] = []

    async def batch(self) -> None:
        """Moves and returns in any order, at once: a table judges them together."""
        wanted = [self.a_move] * self.rng.randrange(3) + [self.a_return] * self.rng.randrange(1, 4)
        asked = [ask for want in wanted if (ask := await want()) is not None]
        self.rng.shuffle(asked)
        await asyncio.gather(*(ask() for ask in asked))

    async def a_move(self) -> Ask | None:
        visit = self.rng.choice(self.visits)
        info = await visit.house.info(self.table, by_the_house=True)
        live = visit.house.in_memory[self.table].sitting
        if not info.turn or live is None or live.match is None:
            return None
        seat = self.rng.choice(live.turn())
        person = {chair.seat: chair.person for chair in info.seats}[seat]
        if self.rng.random() < 0.1:
            return lambda: visit.ask(self.table, person, Undo(1))
        move = live.match.state.random_move(seat, self.rng)
        return lambda: visit.play(self.table, person, move)

    async def a_return(self) -> Ask:
        visit, person = self.rng.choice(self.visits), self.rng.choice((*PLAYERS, None))
        rows = await visit.house.store.rows(self.table)
        seat = await visit.house.look(self.table, lambda sitting: sitting.seat_of.get(person))
        back = Return(person, self.rng.randint(0, len(moments(rows, seat))))
        self.returns.append(back)
        return lambda: back.come(visit, self.table)

    async def something_happens_to_the_house(self) -> None:
        """A process forgets the table, news are lost or come back, or time passes."""
        happens = self.rng.randrange(5)
        visit = self.rng.choice(self.visits)
        if happens == 0:
            live = visit.house.table(self.table)
            await live.finish()
            if not live.gallery.watches:
                visit.house.put_away(live)
        elif happens == 1 and len(self.visits) > 1:
            self.line.cut()
        elif happens == 2 and len(self.visits) > 1:
            self.line.mend()
        elif happens == 3:
            for other in self.visits:
                other.clock.at += 1000
        elif happens == 4:
            for back in self.returns:
                if back.watch is not None and self.rng.random() < 0.7:
                    back.watch.close()

    async def check(self) -> None:
        """Compare what everyone was told with the log."""
        self.line.mend()
        for visit in self.visits:
            for live in list(visit.house.in_memory.values()):
                await live.finish()
        rows = await self.visits[0].house.store.rows(self.table)
        for back in self.returns:
            seat = await self.visits[0].house.look(
                self.table, lambda sitting, person=back.person: sitting.seat_of.get(person)
            )
            compare(back, rows, seat)


def compare(back: Return, rows: list[Row], seat: int | None) -> None:
    """What somebody was told since they came back must be what the log says, event by event."""
    assert back.reader.frames[0]["seq"] >= back.seq
    stream = Stream(moments(rows, seat), back.seq, len(rows))
    for frame in back.reader.frames:
        stream.take(frame)


async def a_party(databases: list[str], game: str, seed: int, steps: int) -> Party:
    clock, line, rng = Hands(), Line(), Random(seed)
    async with AsyncExitStack() as stack:
        shared = len(databases) > 1
        visits = [
            await stack.enter_async_context(visiting(database, clock, End(line) if shared else None))
            for database in databases
        ]
        opened = await visits[0].house.open("anna", SPECS[game], "aa")
        for person in PLAYERS[1:]:
            await visits[0].house.join(opened.table, person, "bb")
        party = Party(visits, line, opened.table, rng)
        for _ in range(steps):
            await party.batch()
            await party.something_happens_to_the_house()
        await party.check()
        return party


@pytest.mark.parametrize("game", list(SPECS))
@pytest.mark.parametrize("seed", range(6))
async def test_whoever_resumes_in_the_middle_of_moves_is_told_what_the_log_says(game: str, seed: int, tmp_path: Path):
    party = await a_party([str(tmp_path / "house.db")], game, seed, 40)
    assert any(back.reader.of("hello")[0]["missed"] for back in party.returns)


@pytest.mark.parametrize("game", list(SPECS))
@pytest.mark.parametrize("seed", range(6))
async def test_at_two_processes_too_whatever_news_were_lost(game: str, seed: int, new_database: Callable[[], str]):
    database = new_database()
    await a_party([database, database], game, seed, 40)


async def test_after_a_restart_and_one_more_move_nothing_is_forgotten(tmp_path: Path):
    database, clock = str(tmp_path / "house.db"), Hands()
    async with visiting(database, clock) as visit:
        table = (await visit.two()).table
        await visit.play_on(table, Random(1), 6)
    async with visiting(database, clock) as visit:
        await visit.play_on(table, Random(2), 1)
        back = Return("anna", 1)
        await visit.house.watch(table, "anna", back.reader, 1)
        rows = await visit.house.store.rows(table)
        seat = await visit.house.look(table, lambda sitting: sitting.seat_of["anna"])
        assert back.reader.frames[0]["complete"]
        compare(back, rows, seat)


async def test_who_connects_to_another_process_right_after_joining_is_greeted_with_their_seat(new_database):
    """The other process has the table in memory, and has not heard of the join."""

    database, clock, line = new_database(), Hands(), Line()
    async with (
        visiting(database, clock, End(line)) as one,
        visiting(database, clock, End(line)) as other,
    ):
        table = (await one.house.open("anna", TableSpec(game="podstavec", seats=2), "aa")).table
        assert not (await other.house.info(table, "boris")).entered
        line.cut()
        await one.house.join(table, "boris", "bb")
        reader = Reader()
        await other.house.watch(table, "boris", reader)
        (hello,) = reader.of("hello")
        assert hello["info"]["seat"] is not None
        assert hello["view"]["you"] is not None
        assert (await other.house.info(table, "boris")).entered
