"""Bots at tables: real worker processes."""

from __future__ import annotations

import asyncio
from random import Random

from visiting import Reader, Visit

from ridotto.core.match import Entry
from ridotto.house.forms import Done
from ridotto.house.happenings import read_line


def test_play_now_seats_a_guest_against_bots_and_the_game_goes_to_its_end(visit):
    async def scene(v: Visit) -> None:
        info = await v.house.play_now("guest", "podstavec")
        assert info.status == "playing"
        reader = Reader()
        await v.house.watch(info.table, "guest", reader)
        rng = Random(1)
        while (now := await v.house.info(info.table, "guest")).status == "playing":
            if now.seat in now.turn:
                assert isinstance(await v.play(info.table, "guest", v.random_move(info.table, now.seat, rng)), Done)
            else:
                await asyncio.sleep(0.001)
        lines = [read_line(row.entry) for row in await v.house.store.rows(info.table)]
        bots = {line.by for line in lines if isinstance(line, Entry) and line.seat != now.seat}
        assert bots == {"bot"}

    visit(scene)


def test_after_a_restart_the_bot_goes_on(database):
    from visiting import Hands, visiting

    clock = Hands()

    async def whole() -> None:
        async with visiting(database, clock) as v:
            v.house.players.consider = lambda table: None  # it dies before the bot has moved
            table = (await v.house.play_now("guest", "podstavec")).table
        async with visiting(database, clock) as v:
            seat = (await v.house.info(table, "guest")).seat
            while 1 - seat in (await v.house.info(table, "guest")).turn:
                await asyncio.sleep(0.01)

    asyncio.run(whole())
