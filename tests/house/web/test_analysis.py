"""An analysis over the network: asked for, thought of by a real thinker, and the same for everyone."""

import asyncio

import pytest

from ridotto.client import Refusal
from ridotto.core import read_record
from ridotto.protocol.tables import Resign, TableSpec

pytestmark = pytest.mark.anyio

SMALL = TableSpec(game="three_cards", seats=2)


async def test_a_finished_game_is_analysed_for_all_who_may_read_its_record(house):
    anna, boris, onlooker = await house.guest(), await house.guest(), await house.client()
    table = (await anna.open_table(SMALL)).table.table
    await boris.join(table)
    with pytest.raises(Refusal) as running:
        await anna.ask_analysis(table)
    assert (running.value.status, running.value.trouble.error) == (409, "table-not-over")
    await boris.command(table, Resign())
    assert (await onlooker.analysis(table)).status == "none"
    with pytest.raises(Refusal) as stranger:
        await onlooker.ask_analysis(table)
    assert stranger.value.status == 401
    await anna.ask_analysis(table)
    while (shown := await onlooker.analysis(table)).status == "running":
        assert 0 <= shown.progress <= 1
        await asyncio.sleep(0.1)
    assert shown.status == "done"
    assert shown.analysis.digest == read_record(await anna.record(table)).head
    assert shown.analysis.curve[-1].chances.count(1.0) == 1
    assert await boris.ask_analysis(table) == shown


async def test_a_table_that_is_not_there_has_no_analysis(house):
    guest = await house.guest()
    for ask in (guest.analysis, guest.ask_analysis):
        with pytest.raises(Refusal) as unknown:
            await ask("nowhere")
        assert unknown.value.status == 404
