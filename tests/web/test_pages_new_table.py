"""Opening a table: everything has a default, options are a sentence, and one sentence sums it up."""

import re

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("page", ["/new?game=nope", "/new/nope", "/leaders?game=nope"])
def test_a_game_that_there_is_not_is_said_to_be_none(anna, page) -> None:
    anna.open(page)
    alert = anna.page.get_by_role("alert")
    expect(alert.locator("p")).to_have_text(re.compile("^There is no game “nope”"))
    expect(alert.get_by_role("button")).to_have_count(0)
    alert.get_by_role("link", name="To the games").click()
    expect(anna.page).to_have_url(re.compile("/$"))


def test_a_table_is_opened_with_two_clicks_and_shows_its_link(anna) -> None:
    anna.open("/new")
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_role("heading", name="Your table is open")).to_be_visible()
    assert "/t/" in anna.page.get_by_label("Link to the table").input_value()
    anna.page.get_by_role("button", name="Go to the table").click()
    anna.sees(".wait-seats")


def test_who_waits_beside_the_link_of_a_new_table_is_taken_there_when_the_game_begins(anna, lev) -> None:
    anna.open("/new/podstavec")
    anna.page.get_by_role("button", name="Open the table").click()
    lev.page.goto(anna.page.get_by_label("Link to the table").input_value())
    lev.page.get_by_role("button", name="Sit down").click()
    anna.page.wait_for_url("**/t/*")


def test_the_link_of_a_table_by_link_opens_it_to_a_friend(anna, lev) -> None:
    anna.open("/new/podstavec")
    anna.page.get_by_role("radio", name="By link").click()
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.get_by_label("Link to the table")
    expect(link).to_have_value(re.compile(r"\?key=\w"))
    anna.hears(lambda: bool(anna.frames("tables")))  # the list of their tables, which tells no key
    shown = link.input_value()
    lev.page.goto(shown)
    lev.page.get_by_role("button", name="Sit down").click()
    for one in (anna, lev):
        expect(one.page).to_have_url(shown)
        one.sees("[data-target=keep]")


def test_the_address_of_ones_own_table_by_link_may_be_sent_to_a_friend(anna, lev) -> None:
    table = anna.open_table("podstavec", public=False)
    anna.page.wait_for_url("**/t/*?key=*")
    lev.open(f"/t/{table}")
    expect(lev.page.locator(".lost p")).to_contain_text("Ask for the whole link once more.")
    lev.page.goto(anna.page.url)
    lev.page.get_by_role("button", name="Sit down").click()
    anna.sees("[data-target=keep]")
    lev.resign(table)
    anna.open(f"/t/{table}/replay")
    anna.page.wait_for_url("**/replay?key=*")


def test_the_number_of_seats_of_a_game_for_many_is_written_and_has_a_label(anna) -> None:
    anna.open("/new/venice")
    expect(anna.page.get_by_text("How many seats")).to_be_visible()
    expect(anna.page.get_by_label("How many seats")).to_have_value("2")


def test_options_stand_in_a_sentence_and_reach_the_table(anna) -> None:
    anna.open("/new/poker_auction")
    words = anna.page.locator(".words")
    expect(words).to_contain_text("Everyone begins with")
    anna.page.get_by_label("Chips at the start").fill("500")
    anna.page.get_by_label("Chips at the start").blur()
    anna.page.get_by_label("Game", exact=True).and_(anna.page.locator("select")).select_option(label="mahjong")
    expect(anna.page.get_by_role("radio", name="My own")).to_be_checked()
    anna.page.get_by_role("radio", name="By link").click()
    expect(anna.page.locator(".foot-bar")).to_contain_text("by link of Poker Auction for two: you and one more person")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.sees("dialog .panel")
    table = anna.page.get_by_label("Link to the table").input_value().split("/t/")[1].split("?")[0]
    info = anna.ask("GET", f"/api/tables/{table}")["table"]
    assert (info["options"]["chips"], info["options"]["mode"], info["public"]) == (500, "mahjong", False)


def test_a_week_by_the_calendar_says_so_and_needs_no_other_clock(anna) -> None:
    anna.open("/new/podstavec")
    anna.page.get_by_role("radio", name="Days").click()
    anna.page.get_by_text("Venice", exact=False).first.click()
    words, summary = anna.page.locator(".words"), anna.page.locator(".foot-bar")
    expect(words).to_contain_text("What is sold and what it is worth stands in a pack")
    expect(words).not_to_contain_text("minutes")
    expect(summary).to_contain_text("It lasts a week by the calendar, one auction a day.")
    expect(anna.page.get_by_role("radio", name="None")).to_be_checked()
    for clock in ("Per move", "Days"):
        expect(anna.page.get_by_role("radio", name=clock)).to_be_disabled()
    anna.page.get_by_role("radio", name="Quick").click()
    expect(words).to_contain_text("a day lasts")
    expect(summary).to_contain_text("It lasts 15 minutes at most, an auction every 2 minutes.")
    anna.page.get_by_role("radio", name="My own").click()
    minutes = anna.page.get_by_label("Minutes for a day")
    for chosen, said in (("5", "It lasts 35 minutes at most"), ("7", "seven auctions, one every 7 minutes or sooner")):
        minutes.fill(chosen)
        minutes.blur()
        expect(summary).to_contain_text(said)


def test_a_number_that_cannot_be_is_brought_back_to_what_can(anna) -> None:
    anna.open("/new/poker_auction")
    deals = anna.page.get_by_label("Deals at most")
    deals.fill("99")
    deals.blur()
    expect(deals).to_have_value("30")


def test_quick_and_usual_are_presets(anna) -> None:
    quick = anna.ask("GET", "/api/games/poker_auction")["quick_start"]
    anna.open("/new/poker_auction")
    anna.page.get_by_role("radio", name="Quick").click()
    expect(anna.page.get_by_label("Deals at most")).to_have_value(str(quick["deals"]))
    anna.page.get_by_role("radio", name="Usual").click()
    expect(anna.page.get_by_label("Deals at most")).to_have_value("30")
    anna.page.get_by_role("radio", name="My own").click()
    expect(anna.page.get_by_role("radio", name="My own")).to_be_checked()
    expect(anna.page.get_by_label("Deals at most")).to_have_value("30")


def test_what_was_chosen_stays_in_another_language(anna) -> None:
    anna.open("/new")
    page = anna.page
    page.locator(".pick label", has_text="Venice").click()
    page.get_by_role("radio", name="Quick").click()
    page.get_by_role("radio", name="By link").click()
    page.get_by_role("button", name="RU").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Открыть стол")
    expect(page).to_have_url(re.compile("/new/venice$"))
    expect(page.get_by_role("radio", name="Быстрая")).to_be_checked()
    expect(page.get_by_role("radio", name="По ссылке")).to_be_checked()


def test_bots_sit_down_at_once_and_the_game_begins(anna) -> None:
    anna.open("/new/podstavec")
    anna.page.get_by_role("button", name="One seat more").click()
    for seat in (2, 3):
        anna.page.get_by_role("radiogroup", name=f"Seat {seat}").get_by_role("radio", name="Steady").click()
    expect(anna.page.locator(".foot-bar")).to_contain_text("It starts at once.")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/t/*")
    anna.sees("[data-target=keep]")
    expect(anna.page.locator(".player")).to_have_count(3)


def test_a_guest_is_told_why_a_table_cannot_be_rated_and_an_account_may(anna) -> None:
    anna.open("/new/podstavec")
    expect(anna.page.get_by_role("switch", name="Rated")).to_be_disabled()
    expect(anna.page.get_by_text("Only with an account")).to_be_visible()
    anna.ask("POST", "/api/accounts", {"name": "Rated Rosa", "password": "correct horse"})
    anna.open("/new/podstavec")
    anna.page.get_by_role("switch", name="Rated").click()
    expect(anna.page.get_by_role("switch", name="Rated")).to_be_checked()
    anna.page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Steady").click()
    expect(anna.page.get_by_role("switch", name="Rated")).to_be_disabled()
    expect(anna.page.get_by_text("Only between people: a bot sits here.")).to_be_visible()


def test_the_whole_form_is_used_by_keys(anna) -> None:
    anna.open("/new/podstavec")
    clock = anna.page.get_by_role("radiogroup", name="Clock").get_by_role("radio", name="None")
    clock.focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.get_by_text("2 days")).to_be_visible()
    anna.page.get_by_role("button", name="Open the table").focus()
    anna.page.keyboard.press("Enter")
    anna.sees("dialog .panel")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_url("**/t/*")
