"""A player may ask what a supposed holding would bring."""

import msgspec
import pytest
from venice_evening import evening

from ridotto.client import Refusal
from ridotto.protocol.tables import Realize, SeatBot, TableSpec

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def house(open_house):
    return open_house


@pytest.mark.rule("VEN-15")
async def test_a_player_may_ask_what_a_holding_would_realize(house):
    anna, _boris, table = await evening(house)
    holding = {"exile-competitor": 1, "silk-tax": 0, "swiss-mercenaries": 2, "senator": 2, "crusade": 1}
    done = await anna.command(table, Realize(holding))
    assert msgspec.json.decode(done.supposed) == {
        "resources": {"force": 20, "popularity": 10, "influence": 10},
        "lacks": {"force": 50, "popularity": 15, "influence": 10},
        "realizes": {"exile-competitor": 1},
        "value": 50,
    }


async def test_who_does_not_sit_there_or_names_what_is_not_there_is_refused(house):
    anna, boris, table = await evening(house)
    stranger = await house.guest()
    with pytest.raises(Refusal):
        await stranger.command(table, Realize({}))
    with pytest.raises(Refusal) as refusal:
        await boris.command(table, Realize({"unicorn": 1}))
    assert "unicorn" in refusal.value.trouble.why
    duel = (await anna.open_table(TableSpec(game="podstavec", seats=2, bots=(SeatBot("random"),)))).table.table
    with pytest.raises(Refusal):
        await anna.command(duel, Realize({}))
