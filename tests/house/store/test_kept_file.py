"""A database that an earlier release has written opens, and everything in it goes on."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from msgspec import Raw
from open_house import OpenHouse, serving

from ridotto.client import Client
from ridotto.core import encode, read_record
from ridotto.house.web.settings import Settings
from ridotto.protocol.tables import Play, Resign

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent / "kept"
RELEASE = "0.1.0"
TOLD = json.loads((KEPT / f"{RELEASE}.json").read_text(encoding="utf-8"))
"""The tables in it: one open, one being played of each game but Venice, two that are over; and a token of Anna's."""
RUNNING = ("podstavec", "logistics", "poker_auction", "standoff")
MINUTE_MS = 60_000


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[OpenHouse]:
    file = tmp_path / "house.db"
    file.write_bytes(gzip.decompress((KEPT / f"{RELEASE}.db.gz").read_bytes()))
    async with serving(file, Settings(limits=None), now=lambda: TOLD["at"] + MINUTE_MS) as opened:
        yield opened


async def comes_back(house: OpenHouse, name: str) -> Client:
    client = await house.client()
    await client.sign_in(name, "correct horse")
    return client


@pytest.mark.parametrize("game", RUNNING)
async def test_a_running_game_goes_on_to_its_end(house: OpenHouse, game: str):
    anna, boris = await comes_back(house, "Anna Bell"), await comes_back(house, "Boris Bell")
    table, rng = TOLD[game], Random(game)
    seated = {(await player.info(table)).table.seat: player for player in (anna, boris)}
    before = (await anna.moments(table)).last
    async with anna.watch(table) as live:
        replayed = await anna.view_at(table, before - 1)
        # what later releases tell of the past they know only where they saw it happen
        assert live.view.keys() == replayed.keys()
        assert [live.view[part] for part in ("turn", "phase", "seat")] == [
            replayed[part] for part in ("turn", "phase", "seat")
        ]
        for _ in range(12):
            match = house.services.house.in_memory[table].sitting.match
            if not match.turn():
                break
            seat = rng.choice(list(match.turn()))
            await seated[seat].command(table, Play(Raw(encode(match.state.random_move(seat, rng)))))
        if (await anna.info(table)).table.status == "playing":
            await boris.command(table, Resign())
    told = await anna.moments(table, seat=0, limit=200)
    assert (told.over, told.last) == (True, len(told.moments))
    assert told.last > before
    read_record(await anna.record(table)).verify()
    assert (await anna.info(table)).table.decided


async def test_a_table_that_stood_open_is_entered(house: OpenHouse):
    boris, clara = await comes_back(house, "Boris Bell"), await house.guest()
    assert [info.table for info in (await clara.lobby()).tables] == [TOLD["open"]]
    await boris.join(TOLD["open"])
    assert (await clara.join(TOLD["open"])).table.status == "playing"


async def test_a_finished_game_is_as_it_was(house: OpenHouse):
    anna = await comes_back(house, "Anna Bell")
    record = await anna.record(TOLD["over"])
    assert record == (KEPT / f"{RELEASE}.jsonl").read_text(encoding="utf-8")
    read_record(record).verify()
    told = await anna.moments(TOLD["over"], seat="onlooker", limit=200)
    assert told.moments[-1].entry == len(read_record(record).entries)
    assert (await anna.info(TOLD["over"])).table.decided is None, "nobody had asked then"
    assert [line.place for line in (await anna.ratings(TOLD["over"])).changes]


async def test_people_their_tokens_ratings_and_words_are_still_there(house: OpenHouse):
    program = await house.client(token=TOLD["token"])
    me = await program.me()
    assert me.name == "Anna Bell"
    page = await program.player(me.person)
    assert {line.game for line in page.ratings} == {"podstavec", "logistics"}
    assert {info.table for info in page.recent} == {TOLD["over"], TOLD["resigned"]}
    assert {info.table for info in (await program.my_tables()).tables} >= {TOLD[game] for game in RUNNING}
    assert [line.text for line in (await program.chat(TOLD["podstavec"])).lines] == ["good luck"]
    assert not (await program.name(TOLD["guest"])).free
