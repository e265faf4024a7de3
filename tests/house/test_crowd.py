"""A table of a thousand: what everyone is sent does not grow with their moves."""

from __future__ import annotations

import asyncio
from random import Random

from visiting import Reader, Visit

from ridotto.house.forms import Done, TableSpec

PLAYERS = 1000


async def thousand(v: Visit) -> tuple[str, dict[str, Reader]]:
    spec = TableSpec(game="venice", seats=PLAYERS, options={"pace": "minutes", "minutes": 1})
    people = [f"p{number}" for number in range(PLAYERS)]
    table = (await v.house.open(people[0], spec, "aa")).table
    readers = {person: Reader() for person in people}

    async def enter(person: str) -> None:
        await v.house.join(table, person, "bb")
        await v.house.watch(table, person, readers[person])

    await asyncio.gather(*map(enter, people))
    return table, readers


def test_a_thousand_join_bid_and_see_the_results_of_an_auction(visit):
    async def scene(v: Visit) -> None:
        table, readers = await thousand(v)
        info = await v.house.info(table, "p7")
        assert (info.status, info.taken, info.turn) == ("playing", PLAYERS, "all")
        assert [seat.person for seat in info.seats] == ["p7"], "in a crowd only one's own seat is listed"
        sitting = v.house.live[table].sitting
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

    visit(scene)


def test_what_one_of_a_crowd_does_in_secret_reaches_nobody_else(visit):
    async def scene(v: Visit) -> None:
        table, readers = await thousand(v)
        before = {person: len(reader.frames) for person, reader in readers.items()}
        item = readers["p3"].view["auctions"][0]["items"][0]["item"]
        bid = {"type": "bid", "auction": 0, "item": item, "price": 1, "count": 1}
        assert isinstance(await v.play(table, "p3", bid), Done)
        v.house.live[table].gallery.show_everyone()
        shown = {
            person
            for person, reader in readers.items()
            if any(frame["type"] == "view" for frame in reader.frames[before[person] :])
        }
        assert shown == {"p3"}
        assert len(readers["p3"].view["bids"]) == 1

    visit(scene)
