"""A house in the test's own process, on a real store, with a clock that the test turns."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
from msgspec import Raw
from ready_store import ready_store

from ridotto.core import LANGUAGES, encode
from ridotto.house.house import House
from ridotto.house.news import News
from ridotto.house.tables.frame import Frame
from ridotto.protocol.tables import Answer, AnyAsk, Done, Play, RefusedAnswer, TableInfo, TableSpec

_ids = itertools.count(1)


class Hands:
    """A clock that stands still until the test moves it on."""

    def __init__(self, at: int = 1_800_000_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


PASS = {"type": "bid", "red": 0, "white": 0, "black": 0, "pedestals": 0}
KEEP = {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3}
"""Two moves of Podstavec."""


def refusal(answer: object) -> str:
    """Why something was refused; it can be said in every language."""
    assert isinstance(answer, RefusedAnswer), answer
    for language in LANGUAGES:
        assert answer.sentence(language)
    return answer.why.id


class Reader:
    """Somebody who keeps every frame."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self._constants: dict[str, Any] = {}

    def __call__(self, frame: Frame) -> None:
        told = msgspec.json.decode(frame.data)
        if told.get("constants"):
            self._constants = told["constants"]
        if told["type"] in ("hello", "view") and told["view"] is not None:
            told["view"] |= self._constants
        self.frames.append(told)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == kind]

    @property
    def view(self) -> dict[str, Any]:
        """The latest view."""
        return next(frame["view"] for frame in reversed(self.frames) if frame["type"] in ("view", "hello"))


class Visit:
    """A house and the shortest ways to do things in it."""

    def __init__(self, house: House, clock: Hands) -> None:
        self.house = house
        self.clock = clock

    async def ask(self, table: str, person: str, ask: AnyAsk, client: str | None = None) -> Answer:
        return await self.house.command(table, person, client or f"c{next(_ids)}", ask)

    async def play(self, table: str, person: str, move: Any, client: str | None = None) -> Answer:
        return await self.ask(table, person, Play(Raw(encode(move))), client)

    async def two(self, game: str = "podstavec", **spec: Any) -> TableInfo:
        """A table where Anna and Boris play."""
        opened = await self.house.open("anna", TableSpec(game=game, seats=2, **spec), "aa")
        return await self.house.join(opened.table, "boris", "bb")

    async def later(self, ms: int) -> None:
        """Time passes, and somebody looks at the clock."""
        self.clock.at += ms
        await self.house.clocks.look_around(self.clock.at)
        self.house.clocks.wake_due(self.clock.at)
        for live in list(self.house.in_memory.values()):
            await live.finish()

    def random_move(self, table: str, seat: int, rng: Random) -> Any:
        """A legal move, as the table stands."""
        match = self.house.in_memory[table].sitting.match
        return match.state.random_move(seat, rng)

    async def play_on(self, table: str, rng: Random, most: int = 10_000) -> int:
        """Random moves of the people in turn, until the game is over or so many were played."""
        for count in range(most):
            info = await self.house.info(table, by_the_house=True)
            people = {seat.seat: seat.person for seat in info.seats}
            if info.status != "playing":
                return count
            seat = info.turn[rng.randrange(len(info.turn))]
            answer = await self.play(table, people[seat], self.random_move(table, seat, rng))
            assert isinstance(answer, Done), answer
        return most


@asynccontextmanager
async def visiting(database: str, clock: Hands | None = None, news: News | None = None) -> AsyncIterator[Visit]:
    """A house on a store, opened and closed again; its clock is looked at only by the test."""
    clock = clock or Hands()
    house = House(ready_store(database), news, now=clock)
    house.clocks.start = lambda: None  # type: ignore[method-assign]  # the test's own hands turn the clock
    await house.start()
    try:
        yield Visit(house, clock)
    finally:
        await house.stop()
