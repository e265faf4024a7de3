"""A game moment by moment: the same that was shown live, to the same eyes, before and after its end."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from visiting import Reader, Visit

from ridotto.core import Problem, read_record
from ridotto.core.discovery import games
from ridotto.protocol.tables import PerMove, Resign, ReturnToSeat, TableSpec, Undo

pytestmark = pytest.mark.anyio

OPTIONS: dict[str, dict[str, Any]] = {
    "venice": {"pace": "minutes", "minutes": 1},
    "poker_auction": {"deals": 1, "quick_lots": True},
}
EVERYONE = ("anna", "boris")


async def a_table(v: Visit, game: str, **how: Any) -> str:
    table = (
        await v.house.open("anna", TableSpec(game=game, seats=2, options=OPTIONS.get(game, {}), **how), "aa")
    ).table
    await v.house.join(table, "boris", "bb")
    return table


async def watched(v: Visit, table: str) -> dict[int | None, Reader]:
    """Somebody at each seat, and an onlooker."""
    readers: dict[int | None, Reader] = {}
    for person in (*EVERYONE, None):
        seat = None if person is None else (await v.house.info(table, person)).seat
        readers[seat] = Reader()
        await v.house.watch(table, person, readers[seat], resume_from=0)
    return readers


def shown(reader: Reader) -> list[dict[str, Any]]:
    """What a reader was shown, moment by moment; what is told of the same moment later belongs to it."""
    told: list[dict[str, Any]] = []
    for frame in reader.frames:
        if frame["type"] == "view" and told and told[-1]["n"] == frame["seq"]:
            told[-1]["events"] = told[-1]["events"] + frame["events"]
        elif frame["type"] == "view":
            fields = {field: frame[field] for field in ("at", "seat", "by", "events", "view")}
            told.append({"n": frame["seq"], **fields})
    return told


async def read(v: Visit, table: str, person: str | None, eyes: Any = None, limit: int = 7) -> list[dict[str, Any]]:
    """All moments, page by page, with whole views."""
    found: list[dict[str, Any]] = []
    while True:
        page = await v.house.archive.replay.moments(table, person, eyes, len(found) + 1, limit)
        told = msgspec.json.decode(msgspec.json.encode(page))
        for moment in told["moments"]:
            moment["view"] |= told["constants"]
        found += told["moments"]
        if len(found) >= told["last"]:
            return found


def without_entries(moments: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{field: value for field, value in moment.items() if field != "entry"} for moment in moments]


@pytest.mark.parametrize("game", [name for name in games() if name != "three_cards"])
async def test_moments_are_what_was_shown_live_before_and_after_the_end(visit, game: str):
    async with visit() as v:
        table = await a_table(v, game)
        readers = await watched(v, table)
        rng = Random(game)
        for step in range(24):
            await v.play_on(table, rng, 1)
            if step % 5 == 4:
                for person in EVERYONE:
                    await v.ask(table, person, Undo())
        for person in (*EVERYONE, None):
            seat = None if person is None else (await v.house.info(table, person)).seat
            moments = await read(v, table, person)
            assert moments[0]["n"] == 1
            assert without_entries(moments)[1:] == shown(readers[seat])
            running = (await v.house.info(table)).status == "playing"
            assert any("entry" in moment for moment in moments) != running, "what others did is nobody's business yet"
        await v.ask(table, "anna", Resign())
        v.house.in_memory.clear()
        record = read_record(await v.house.archive.record(table, None))
        for seat, reader in readers.items():
            moments = await read(v, table, "anna", "onlooker" if seat is None else seat)
            assert without_entries(moments)[1:] == shown(reader)
            entries = [moment["entry"] for moment in moments]
            assert entries == sorted(set(entries))
            assert (entries[0], entries[-1]) == (0, len(record.entries))


async def test_while_a_game_runs_nobody_sees_with_the_eyes_of_others(visit):
    async with visit() as v:
        table = await a_table(v, "podstavec")
        seat = (await v.house.info(table, "anna")).seat
        replay = v.house.archive.replay
        for person, eyes in (("anna", 1 - seat), ("anna", "onlooker"), (None, 0), ("clara", seat)):
            with pytest.raises(Problem, match="view-own-only"):
                await replay.moments(table, person, eyes, 1, 10)
        assert (await replay.moments(table, "anna", seat, 1, 10)).seat == seat
        await v.ask(table, "anna", Resign())
        assert (await replay.moments(table, "anna", 1 - seat, 1, 10)).over
        with pytest.raises(Problem, match="view-no-seat"):
            await replay.moments(table, "anna", 2, 1, 10)


async def test_before_it_begins_a_game_has_no_moments(visit):
    async with visit() as v:
        table = (await v.house.open("anna", TableSpec(game="podstavec"), "aa")).table
        with pytest.raises(Problem, match="table-no-moment"):
            await v.house.archive.replay.moments(table, "anna", None, 1, 10)


async def test_what_the_house_does_is_told_among_the_events(visit):
    async with visit() as v:
        table = await a_table(v, "logistics", clock=PerMove(30))
        readers = await watched(v, table)
        info = await v.house.info(table)
        mover = info.seats[info.turn[0]].person
        for _ in range(3):  # the mover, the other, the mover again
            v.clock.at += 30_000
            await v.house.clocks.look_around(v.clock.at)
            await v.house.table(table).finish()
        info = await v.house.info(table, mover)
        assert info.seats[info.seat].warm
        await v.ask(table, mover, ReturnToSeat())
        await v.ask(table, mover, Resign())
        told = [event["type"] for frame in readers[None].of("view") for event in frame["events"]]
        assert [kind for kind in told if kind.startswith("house-")] == [
            "house-seat-warmed",
            "house-seat-returned",
            "house-resigned",
        ]
        numbers = [frame["seq"] for frame in readers[None].of("view")]
        assert numbers == sorted(numbers)
        moments = await read(v, table, None)
        assert without_entries(moments)[1:] == shown(readers[None])
        again = Reader()
        await v.house.watch(table, None, again, resume_from=1)
        missed = again.of("hello")[0]["missed"]
        assert missed == [{k: m[k] for k in ("n", "at", "seat", "by", "events")} for m in moments[1:]]


async def test_what_is_taken_back_is_told_with_who_took_it_back(visit):
    async with visit() as v:
        table = await a_table(v, "logistics")
        info = await v.house.info(table)
        mover, seat = info.seats[info.turn[0]].person, info.turn[0]
        await v.play(table, mover, v.random_move(table, seat, Random(1)))
        await v.ask(table, mover, Undo())
        again = Reader()
        await v.house.watch(table, None, again, resume_from=1)
        assert again.of("hello")[0]["missed"][-1]["events"] == [
            {"type": "house-undone", "to": "all", "seat": seat, "moves": 1, "answers": 0}
        ]
