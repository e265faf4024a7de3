"""The appointments of a table, for calendar programs."""

from datetime import UTC, datetime, timedelta

import pytest
from venice_evening import WEEK, evening, get

from ridotto.house.web.calendar import calendar_text
from ridotto.protocol.tables import SeatBot, TableSpec

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def house(open_house):
    return open_house


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


async def test_a_week_that_is_announced_for_a_time_has_its_auctions_in_the_calendar_before_it_begins(house):
    anna, _boris, _table = await evening(house)
    soon = datetime.now(UTC) + timedelta(days=30)
    sunday = soon.replace(hour=17, minute=15, second=0, microsecond=0) + timedelta(days=6 - soon.weekday())
    start = int(sunday.timestamp() * 1000) - 6 * 60 * 60 * 1000
    options = {"pace": "calendar", "zone": "Etc/UTC"}
    spec = TableSpec(game="venice", seats=40, start=start, options=options)
    table = (await anna.open_table(spec)).table.table
    lines = lines_of((await get(house, f"/api/tables/{table}/calendar.ics")).text)
    week = [f"{sunday + timedelta(days=day):%Y%m%dT%H%M%SZ}" for day in range(7)]
    assert [line for line in lines if line.startswith("DTSTART")] == [f"DTSTART:{due}" for due in week]


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
