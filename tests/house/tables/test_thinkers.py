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
    again = asyncio.create_task(think())
    while not again.done():
        await asyncio.sleep(0)


@pytest.mark.parametrize("niceness", [LESS_URGENT, LEAST_URGENT])
async def test_thinkers_give_way_to_the_house(niceness):
    thinkers = Thinkers(1, niceness)
    async with thinkers.lend("t") as thinker:
        await thinker.think(None)  # a question that makes no sense is a thought, too
        (process,) = thinker.pids
        assert os.getpriority(os.PRIO_PROCESS, process) == min(os.getpriority(os.PRIO_PROCESS, 0) + niceness, 19)
    thinkers.close()


async def test_analyses_give_way_to_those_who_think_for_tables(tmp_path):
    async with visiting(str(tmp_path / "house.db")) as v:
        analyses = Analyses(v.house, Queries(v.house.store))
        assert analyses.thinkers is not v.house.thinkers
        assert analyses.thinkers.niceness > v.house.thinkers.niceness
