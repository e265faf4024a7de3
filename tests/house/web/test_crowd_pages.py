"""What everyone at a table may know and no view carries is read page by page."""

import msgspec
import pytest
from venice_evening import EVENING, evening, get

from ridotto.protocol.tables import SeatBot, TableSpec

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def house(open_house):
    return open_house


async def hold(live, others):
    """Everyone is ready, so the next auction is held."""
    frames = [aiter(one) for one in (live, *others)]
    held = live.view["held"]
    for one in (live, *others):
        await one.play({"type": "ready"})
    for one, told in zip((live, *others), frames, strict=True):
        while one.view["held"] == held:
            await anext(told)


async def test_anyone_reads_results_and_holdings_page_by_page_with_the_names_of_who_won(house):
    anna, boris, table = await evening(house)
    async with anna.watch(table) as first, boris.watch(table) as second:
        await first.play({"type": "borrow", "amount": 100})
        for item in ("silk-tax", "carnival", "crusade"):
            await first.play({"type": "bid", "auction": 0, "item": item, "price": 9, "count": 1})
        await hold(first, [second])
        seat = first.info.seat
    page = (await get(house, f"/api/tables/{table}/crowd/results", number=0, limit=2)).json()
    assert page["total"] == 3
    assert page["entries"] == [
        {"item": "silk-tax", "price": 9, "count": 1, "seat": seat},
        {"item": "carnival", "price": 9, "count": 1, "seat": seat},
    ]
    person = (await anna.me()).person
    assert page["sitters"] == [{"seat": seat, "person": person}]
    assert page["people"][person]["name"] == (await anna.me()).name
    rest = (await get(house, f"/api/tables/{table}/crowd/results", **{"number": 0, "from": 2})).json()
    assert [entry["item"] for entry in rest["entries"]] == ["crusade"]
    holdings = (await get(house, f"/api/tables/{table}/crowd/holdings", **{"from": seat, "limit": 1})).json()
    assert holdings["entries"] == [{"seat": seat, "holding": {"silk-tax": 1, "carnival": 1, "crusade": 1}}]
    bids = (await get(house, f"/api/tables/{table}/crowd/bids", number=0)).json()
    assert bids["entries"] == [], "secret until the last common auction"


async def test_at_the_end_bids_are_open_and_accounts_stand_by_place_with_bots_named_as_such(house):
    anna = await house.guest()
    table = (await anna.open_table(msgspec.structs.replace(EVENING, bots=(SeatBot("random"),)))).table.table
    async with anna.watch(table) as live:
        await live.play({"type": "borrow", "amount": 100})
        await live.play({"type": "bid", "auction": 6, "item": "silk-tax", "price": 9, "count": 1})
        seat = live.info.seat
    await house.services.house.look(table, lambda sitting: sitting.match.ring(10**15))
    page = (await get(house, f"/api/tables/{table}/crowd/accounts")).json()
    assert page["total"] == 2
    assert [entry["place"] for entry in page["entries"]] in ([1, 2], [1, 1])
    assert {"seat": 1 - seat, "bot": "random"} in page["sitters"]
    bids = (await get(house, f"/api/tables/{table}/crowd/bids", number=6)).json()
    assert {"seat": seat, "item": "silk-tax", "price": 9, "count": 1} in bids["entries"]


async def test_a_table_by_link_shows_pages_and_calendar_only_with_its_key(house):
    anna, _boris, table = await evening(house)
    private = (await anna.open_table(msgspec.structs.replace(EVENING, public=False, seats=1))).table
    for path in ("crowd/holdings", "calendar.ics"):
        assert (await get(house, f"/api/tables/{private.table}/{path}")).status_code == 404
        assert (await get(house, f"/api/tables/{private.table}/{path}", key=private.key)).status_code == 200
        assert (await get(house, f"/api/tables/{table}/{path}")).status_code == 200


async def test_what_is_not_there_to_read_is_not_found(house):
    anna, _boris, table = await evening(house)
    for path in (f"{table}/crowd/secrets", "nowhere/crowd/results"):
        assert (await get(house, f"/api/tables/{path}")).status_code == 404
    assert (await get(house, f"/api/tables/{table}/crowd/results", number=7)).status_code == 404
    waiting = (await anna.open_table(EVENING)).table.table
    assert (await get(house, f"/api/tables/{waiting}/crowd/holdings")).status_code == 404
    assert (await get(house, f"/api/tables/{table}/crowd/results", limit=101)).status_code == 400
    duel = (await anna.open_table(TableSpec(game="podstavec", seats=2, bots=(SeatBot("random"),)))).table.table
    assert (await get(house, f"/api/tables/{duel}/crowd/results")).status_code == 404
