"""A table of a thousand: what everyone is sent does not grow with their moves."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from visiting import Reader, Visit

from ridotto.core.forms import CROWD
from ridotto.protocol.tables import Done, TableSpec

pytestmark = pytest.mark.anyio

PLAYERS = 1000


async def crowd(v: Visit, players: int = PLAYERS) -> tuple[str, dict[str, Reader]]:
    spec = TableSpec(game="venice", seats=players, options={"pace": "minutes", "minutes": 1})
    people = [f"p{number}" for number in range(players)]
    table = (await v.house.open(people[0], spec, "aa")).table
    readers = {person: Reader() for person in people}

    async def enter(person: str) -> None:
        await v.house.join(table, person, "bb")
        await v.house.watch(table, person, readers[person])

    await asyncio.gather(*map(enter, people))
    return table, readers


async def test_a_thousand_join_bid_and_see_the_results_of_an_auction(visit):
    async with visit() as v:
        table, readers = await crowd(v)
        info = await v.house.info(table, "p7")
        assert (info.status, info.taken, info.turn) == ("playing", PLAYERS, "all")
        assert [seat.person for seat in info.seats] == ["p7"], "in a crowd only one's own seat is listed"
        sitting = v.house.in_memory[table].sitting
        rng = Random(1)
        moves = {person: sitting.match.state.random_move(seat, rng) for person, seat in sitting.seat_of.items()}
        answers = await asyncio.gather(*[v.play(table, person, move) for person, move in moves.items()])
        assert all(isinstance(answer, Done) for answer in answers)
        await v.later(sitting.due() - v.clock.at)
        held = [auction["held"] for auction in readers["p0"].view["auctions"]]
        assert held[0]
        for person, reader in readers.items():
            shown = reader.of("view")
            assert len(shown) <= 6, "a thousand moves of others came in a few frames"
            numbers = [frame["seq"] for frame in shown]
            assert numbers == sorted(numbers)
            assert reader.view["seat"] == sitting.seat_of[person]
            assert reader.view["auctions"][0]["results"] == readers["p0"].view["auctions"][0]["results"]


async def test_what_one_of_a_crowd_does_in_secret_reaches_nobody_else(visit):
    async with visit() as v:
        table, readers = await crowd(v)
        before = {person: len(reader.frames) for person, reader in readers.items()}
        item = readers["p3"].view["auctions"][0]["items"][0]["item"]
        bid = {"type": "bid", "auction": 0, "item": item, "price": 1, "count": 1}
        assert isinstance(await v.play(table, "p3", bid), Done)
        v.house.in_memory[table].gallery.show_everyone()
        shown = {
            person
            for person, reader in readers.items()
            if any(frame["type"] == "view" for frame in reader.frames[before[person] :])
        }
        assert shown == {"p3"}
        assert len(readers["p3"].view["bids"]) == 1


async def test_what_rivals_of_a_crowd_do_at_the_same_moment_is_shown_to_each_of_them_alone(visit):
    async with visit() as v:
        table, readers = await crowd(v, CROWD + 1)
        readers["onlooker"] = Reader()
        await v.house.watch(table, None, readers["onlooker"])
        before = {person: len(reader.frames) for person, reader in readers.items()}
        item = readers["p3"].view["auctions"][0]["items"][0]["item"]
        bids = {f"p{n}": {"type": "bid", "auction": 0, "item": item, "price": n, "count": 1} for n in (3, 4, 5)}
        ready = {"type": "ready"}
        answers = await asyncio.gather(
            *(v.play(table, person, bid) for person, bid in bids.items()), v.play(table, "p6", ready)
        )
        assert all(isinstance(answer, Done) for answer in answers)
        v.house.in_memory[table].gallery.show_everyone()
        seat_of = v.house.in_memory[table].sitting.seat_of
        for person, reader in readers.items():
            shown = [frame for frame in reader.frames[before[person] :] if frame["type"] == "view"]
            told = [(event["type"], event["seat"]) for frame in shown for event in frame["events"]]
            own = [("bid-placed", seat_of[person])] if person in bids else []
            assert sorted(told) == sorted([*own, ("said-ready", seat_of["p6"])])
            assert all("bids" not in frame["view"] or len(frame["view"]["bids"]) == len(own) for frame in shown[-1:])
