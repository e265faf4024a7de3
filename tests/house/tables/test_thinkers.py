"""Who thinks for bots: after the house itself, and for one table after another."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress

import pytest
from visiting import visiting

from ridotto.house.store.queries import Queries
from ridotto.house.tables.analyses import Analyses
from ridotto.house.tables.bot_worker import LEAST_URGENT, LESS_URGENT
from ridotto.house.tables.thinkers import Thinkers

pytestmark = pytest.mark.anyio


async def test_tables_are_served_in_turn_however_many_bots_they_have():
    async def scene() -> list[str]:
        thinkers, served = Thinkers(1), []

        async def think(table: str) -> None:
            async with thinkers.lend(table):
                served.append(table)
                await asyncio.sleep(0)

        await asyncio.gather(*(think(table) for table in "aaaaabbcab"))
        return served

    assert await scene() == list("aabcababaa")


async def test_a_bot_that_gives_up_waiting_keeps_no_thinker():
    thinkers = Thinkers(1)

    async def think() -> None:
        async with thinkers.lend("t"):
            await asyncio.sleep(0)

    async with thinkers.lend("t"):
        waiting = [asyncio.create_task(think()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
    waiting[1].cancel()  # the thinker is on its way to this one
    for task in waiting:
        with suppress(asyncio.CancelledError):
            await task
    assert thinkers._free == list(thinkers.things)


async def test_thinkers_give_way_to_the_house_and_those_that_analyse_to_those_at_tables(tmp_path):
    own = os.getpriority(os.PRIO_PROCESS, 0)
    async with visiting(str(tmp_path / "house.db")) as v:
        analyses = Analyses(v.house, Queries(v.house.store))
        for thinkers, nicer in ((v.house.thinkers, LESS_URGENT), (analyses._thinkers, LEAST_URGENT)):
            async with thinkers.lend("t") as thinker:
                assert await thinker._answer(os.nice, 0) == min(own + nicer, 19)
            thinkers.close()
    assert LEAST_URGENT > LESS_URGENT
