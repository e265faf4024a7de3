"""Tables through the wire: from coming in to the record."""

import pytest

from ridotto.house.forms import TableSpec

pytestmark = pytest.mark.anyio

DUEL = TableSpec(game="podstavec", seats=2)


async def test_two_guests_meet_at_a_table_and_play(house):
    anna, boris = await house.guest(), await house.guest("ru")
    table = (await anna.open_table(DUEL)).table.table
    assert [info.table for info in (await boris.lobby()).tables] == [table]
    shown = await boris.join(table)
    assert shown.table.status == "playing"
    assert len(shown.people) == 2
    async with anna.watch(table) as first, boris.watch(table) as second:
        arrange = {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": first.view["you"]["most"]["pedestals"]}
        await first.play(arrange)
        await second.play(arrange)
        while second.view["phase"] != "bid":
            await anext(aiter(second))
        assert second.view["seat"] != first.info.seat
