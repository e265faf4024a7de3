"""Before a game: who is awaited, who begins it, and what is said of when it is played."""

import re

import pytest
from playwright.sync_api import expect
from visitors import DESKTOP, PHONE, SMALL_PHONE


def seated_with_bots(visitor, seats: int) -> dict:
    """The table that a waiting one was opened anew as."""
    old = visitor.page.url
    visitor.page.get_by_role("button", name=re.compile("^(Seat bots instead|Fill with bots and begin)$")).click()
    visitor.page.wait_for_url(lambda url: "/t/" in url and url != old)
    table = visitor.page.url.split("/t/")[1].split("?")[0]
    info = visitor.ask("GET", f"/api/tables/{table}")["table"]
    assert (info["taken"], info["capacity"]) == (seats, seats)
    return info


@pytest.mark.parametrize(("game", "seats"), [("venice", 8), ("podstavec", 3)])
def test_where_the_host_begins_the_bots_sit_down_and_the_game_waits_for_the_host(anna, game, seats) -> None:
    anna.open_table(game, seats=seats, start="host")
    expect(anna.page.locator(".note")).to_contain_text("The game begins when you say so.")
    info = seated_with_bots(anna, seats)
    assert (info["status"], info["start"]) == ("open", "host")
    expect(anna.page.locator(".status")).to_contain_text("Begin the game when you like.")
    anna.page.get_by_role("button", name="Begin the game").click()
    expect(anna.page.locator(".note")).to_have_count(0)
    assert anna.ask("GET", f"/api/tables/{info['table']}")["table"]["status"] == "playing"


def test_where_a_full_table_begins_the_button_says_that_bots_begin_the_game(anna) -> None:
    anna.open_table("podstavec", seats=3)
    expect(anna.page.get_by_role("button", name="Fill with bots and begin")).to_be_visible()
    assert seated_with_bots(anna, 3)["status"] == "playing"


def test_a_host_cannot_begin_alone_and_is_told_how_many_are_needed(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=3, start="host")
    begin = anna.page.get_by_role("button", name="Begin the game")
    expect(anna.page.locator(".note")).to_contain_text("Two are needed to begin.")
    expect(begin).to_be_disabled()
    lev.join(table)
    expect(lev.page.locator(".note")).to_contain_text("The game begins when the host says so.")
    expect(anna.page.get_by_text("Two are needed to begin.")).to_have_count(0)
    begin.click()
    for each in (anna, lev):
        each.sees("[data-target=keep]")


def test_all_who_are_awaited_are_drawn_or_counted(anna) -> None:
    anna.open_table("venice", seats=8, start="host")
    seats = anna.page.locator(".wait-seats > div")
    expect(seats).to_have_count(6)
    expect(seats.last).to_have_text("+3")
    expect(anna.page.get_by_role("img", name="and 3 more")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_who_waits_for_a_week_reaches_every_button(visitor, size, language) -> None:
    one = visitor(size, language=language)
    one.come_in()
    one.open_table("venice", seats=8, start="host")
    expect(one.page.locator(".when")).to_contain_text("17:15")
    begin = one.page.locator(".begin")
    begin.scroll_into_view_if_needed()
    felt, box = one.page.locator(".felt").bounding_box(), begin.bounding_box()
    assert box["y"] + box["height"] <= felt["y"] + felt["height"] + 1
    assert not one.scrolls_sideways()


def test_a_week_of_venice_says_before_it_begins_how_long_it_lasts_and_when_its_first_auction_is(anna) -> None:
    anna.open_table("venice", seats=8, start="host")
    note = anna.page.locator(".note")
    expect(note).to_contain_text("It lasts a week by the calendar, one auction a day.")
    expect(note).to_contain_text(re.compile(r"The first auction is on Sunday,? \d+ \w+ at .*17:15"))
    anna.open_table("venice", seats=8, start="host", options={"pace": "minutes", "minutes": 2})
    expect(note).to_contain_text("It lasts 15 minutes at most, an auction every 2 minutes.")
    expect(note).not_to_contain_text("The first auction")
