"""Beyond views: pages for a crowd, the calendar, supposed holdings, and the check of a pack."""

from datetime import UTC, datetime
from importlib import resources

import httpx
import msgspec
import pytest

from ridotto.client import Refusal
from ridotto.house.web.calendar import calendar_text
from ridotto.protocol.tables import Realize, SeatBot, TableSpec

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def house(open_house):
    return open_house


WEEK = TableSpec(game="venice", seats=2, options={"pace": "calendar", "zone": "Europe/Rome"})
EVENING = TableSpec(game="venice", seats=2, options={"pace": "minutes", "minutes": 5})
SERENISSIMA = resources.files("ridotto.games.venice").joinpath("packs", "serenissima.toml").read_text(encoding="utf-8")


async def evening(house, spec=EVENING):
    anna, boris = await house.guest(), await house.guest("ru")
    table = (await anna.open_table(spec)).table.table
    await boris.join(table)
    return anna, boris, table


async def get(house, path, **query):
    async with httpx.AsyncClient(base_url=house.url) as http:
        return await http.get(path, params=query)


# ---- pages for a crowd


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


# ---- the calendar


def lines_of(text: str) -> list[str]:
    """The lines of a calendar as programs read them: unfolded."""
    assert text.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    assert "\n" not in text.replace("\r\n", "")
    return text.replace("\r\n ", "").split("\r\n")


@pytest.mark.rule("VEN-2")
async def test_the_seven_auctions_are_a_calendar_in_utc(house):
    anna, _boris, table = await evening(house, WEEK)
    answer = await get(house, f"/api/tables/{table}/calendar.ics")
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    lines = lines_of(answer.text)
    assert lines[:2] == ["BEGIN:VCALENDAR", "VERSION:2.0"]
    assert [line for line in lines if line.startswith("UID:")] == [f"UID:{table}-{n}@ridotto" for n in range(7)]
    async with anna.watch(table) as live:
        dues = [datetime.fromtimestamp(auction["due"] / 1000, UTC) for auction in live.view["auctions"]]
    assert [line for line in lines if line.startswith("DTSTART")] == [f"DTSTART:{due:%Y%m%dT%H%M%SZ}" for due in dues]
    assert [line for line in lines if line.startswith("SUMMARY")][2] == "SUMMARY:Venice: the auction of Tuesday"
    assert f"URL:{house.url}/t/{table}" in lines
    assert lines.count("BEGIN:VEVENT") == lines.count("END:VEVENT") == 7


async def test_the_calendar_speaks_the_language_that_was_asked_for(house):
    _anna, _boris, table = await evening(house, WEEK)
    lines = lines_of((await get(house, f"/api/tables/{table}/calendar.ics", language="ru")).text)
    assert [line for line in lines if line.startswith("SUMMARY")][2] == "SUMMARY:Венеция: аукцион во вторник"


async def test_before_a_game_and_in_games_without_dates_the_calendar_is_empty(house):
    anna, _boris, _table = await evening(house)
    for spec in (WEEK, TableSpec(game="podstavec", seats=2, bots=(SeatBot("random"),))):
        table = (await anna.open_table(spec)).table.table
        assert "VEVENT" not in (await get(house, f"/api/tables/{table}/calendar.ics")).text


async def test_the_calendar_tells_nothing_of_hidden_moves(house):
    anna, _boris, table = await evening(house, WEEK)
    before = (await get(house, f"/api/tables/{table}/calendar.ics")).text
    async with anna.watch(table) as live:
        await live.play({"type": "borrow", "amount": 100})
    assert (await get(house, f"/api/tables/{table}/calendar.ics")).text == before


async def test_signs_that_mean_something_in_a_calendar_are_written_so_that_they_do_not():
    from ridotto.core import find_game

    text = calendar_text("t", "Ca’ Dolfin; a, b\\c", "http://x/t/t", (), find_game("venice").words("en"), 0)
    assert "X-WR-CALNAME:Venice · Ca’ Dolfin\\; a\\, b\\\\c" in lines_of(text)


# ---- supposed holdings


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


# ---- the check of a pack


async def check(client, text, option="pack", game="venice"):
    answer = await client.http.post(f"/api/games/{game}/options/{option}/check", json={"text": text})
    return answer.status_code, answer.json()


@pytest.mark.rule("VEN-6")
async def test_a_pack_that_somebody_pasted_is_checked_and_every_problem_told_with_its_place(house):
    anna, boris = await house.guest(), await house.guest("ru")
    assert await check(anna, SERENISSIMA) == (200, {"problems": []})
    broken = SERENISSIMA.replace('name = "opera"', 'name = "oprah"')
    status, told = await check(anna, broken)
    assert status == 200
    assert len(told["problems"]) >= 2
    assert all("line" in problem["place"] for problem in told["problems"])
    assert told["problems"][0]["why"].isascii() or "“" in told["problems"][0]["why"]
    _status, russian = await check(boris, broken)
    assert [problem["place"] for problem in russian["problems"]] == [problem["place"] for problem in told["problems"]]
    assert not russian["problems"][0]["why"].isascii()


async def test_only_what_people_write_at_length_is_checked(house):
    anna = await house.guest()
    assert (await check(anna, "x", option="zone"))[0] == 404
    assert (await check(anna, "x", game="podstavec"))[0] == 404
    stranger = await house.client()
    assert (await check(stranger, "x"))[0] in (401, 403)
