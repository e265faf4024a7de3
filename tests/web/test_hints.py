"""Hints in a browser: asked for, lit on every board, played or waved away; and only where they are given."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from visitors import PHONE, SMALL_PHONE, Visitor

BOARDS = ("podstavec", "logistics", "poker_auction", "standoff", "venice", "three_cards")
PATIENCE_MS = 60_000
"""How long the house may take to let its bots move, or to think."""


def alone_in_turn(one: Visitor, game: str) -> None:
    """Wait until the board is there and no bot is going to do anything before this player does."""
    one.sees(".felt .board > :not(svg)")
    for _ in range(PATIENCE_MS // 100):
        one.start_clock()
        told = [frame for frame in one.frames("hello") + one.frames("view") if frame.get("view")]
        if told:
            frame = max(told, key=lambda each: each["seq"])
            seat = one.frames("hello")[-1]["info"]["seat"]
            others_ready = all(frame["view"].get("ready", [])[:seat] + frame["view"].get("ready", [])[seat + 1 :])
            if (frame["awaited"] == [seat] or (game == "venice" and others_ready)) and one.settled(frame["seq"]):
                return
            if game == "poker_auction" and seat in frame["view"]["turn"]:
                one.page.keyboard.press("p")  # the lot of another: pass, until one's own card is to be laid
        one.page.wait_for_timeout(100)
    raise AssertionError(f"the bots of {game} did not come to rest")


def advice(one: Visitor) -> str:
    """The hint that stands in the status line, once it is there."""
    line = one.page.locator(".status.is-advice .advice")
    expect(line).to_be_visible(timeout=PATIENCE_MS)
    return line.inner_text()


def top(one: Visitor, selector: str) -> float:
    """Where something begins."""
    return float(one.page.locator(selector).evaluate("each => each.getBoundingClientRect().top"))


def below(one: Visitor, selector: str) -> float:
    """Where something ends."""
    return float(one.page.locator(selector).evaluate("each => each.getBoundingClientRect().bottom"))


@pytest.mark.parametrize("game", BOARDS)
def test_a_hint_is_said_and_lit_and_enter_plays_it(anna, game) -> None:
    anna.play_now(game)
    alone_in_turn(anna, game)
    moves = len(anna.frames("view"))
    anna.page.locator(".actions").get_by_role("button", name="Hint").click()
    assert len(advice(anna)) > 20
    expect(anna.page.locator("[data-lit]").first).to_be_visible()
    expect(anna.page.get_by_role("button", name="Play it")).to_be_focused()
    expect(anna.page.locator(".key-enter").filter(visible=True)).to_have_count(1)
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-lit], .is-advice")).to_have_count(0)
    anna.hears(lambda: len(anna.frames("view")) > moves)


def test_escape_waves_a_hint_away_and_a_move_of_ones_own_takes_it_away(anna) -> None:
    anna.play_now("podstavec")
    alone_in_turn(anna, "podstavec")
    anna.page.keyboard.press("i")
    advice(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-lit], .is-advice")).to_have_count(0)
    anna.page.keyboard.press("i")
    advice(anna)
    anna.page.keyboard.press("k")
    expect(anna.page.locator("[data-lit], .is-advice")).to_have_count(0)


def test_an_outage_is_said_though_a_hint_is_open(anna) -> None:
    anna.play_now("podstavec")
    alone_in_turn(anna, "podstavec")
    anna.page.keyboard.press("i")
    advice(anna)
    anna.cut()
    expect(anna.page.locator(".status")).to_contain_text("No connection.")


def test_who_wants_to_be_asked_about_moves_is_asked_about_the_hint_too(anna) -> None:
    anna.keeps("ridotto-settings", {"confirm": "always"})
    anna.play_now("podstavec")
    alone_in_turn(anna, "podstavec")
    anna.page.keyboard.press("i")
    advice(anna)
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(anna.page.locator(".is-advice")).to_have_count(0)


def test_on_a_phone_nothing_moves_for_a_hint_and_axe_is_content(visitor) -> None:
    phone = visitor(PHONE, language="ru")
    phone.come_in()
    phone.play_now("podstavec")
    alone_in_turn(phone, "podstavec")
    phone.has_its_letters()
    before = phone.page.locator(".tray").bounding_box()
    phone.page.locator(".bar-hint").click()
    advice(phone)
    assert phone.page.locator(".tray").bounding_box() == before
    assert below(phone, ".players") <= top(phone, ".is-advice")
    assert not phone.scrolls_sideways()
    assert phone.axe_light_and_dark() == []
    phone.page.locator(".is-advice").get_by_role("button", name="Закрыть").click()
    expect(phone.page.locator("[data-lit]")).to_have_count(0)


COVERED = """() => {
  const over = document.querySelector('.status.is-advice').getBoundingClientRect();
  return [...document.querySelectorAll('.stage :is([data-lit], .hinted-on, [role=timer])')].filter((each) => {
    const {left, right, top, bottom} = each.getBoundingClientRect();
    return right > over.left + 1 && left < over.right - 1 && bottom > over.top + 1 && top < over.bottom - 1;
  }).map((each) => each.outerHTML.slice(0, 80));
}"""
"""What lies under a hint, though it is lit by it or is a clock."""


@pytest.mark.parametrize("size", [PHONE, (844, 390)])
@pytest.mark.parametrize("game", ["podstavec", "standoff", "venice"])
def test_on_a_phone_a_hint_covers_neither_what_it_lights_nor_a_clock(visitor, game, size) -> None:
    phone = visitor(size)
    phone.come_in()
    phone.play_now(game)
    alone_in_turn(phone, game)
    phone.has_its_letters()
    phone.page.locator(".bar-hint").click()
    advice(phone)
    assert phone.page.evaluate(COVERED) == []
    assert phone.page.locator(".is-advice .so-end").count() == 0
    panel = phone.page.locator(".is-advice").bounding_box()
    button = phone.page.locator(".is-advice .btn").bounding_box()
    assert panel["x"] + panel["width"] - button["x"] - button["width"] >= 8


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
@pytest.mark.parametrize("game", [game for game in BOARDS if game != "three_cards"])
def test_on_a_phone_the_players_the_turn_and_the_head_of_the_board_are_read_beside_a_hint(visitor, game, size) -> None:
    phone = visitor(size, theme="dark", language="ru")
    phone.come_in()
    phone.play_now(game)
    alone_in_turn(phone, game)
    phone.has_its_letters()
    before = [phone.page.locator(each).bounding_box() for each in (".felt .board", ".tray")]
    phone.page.locator(".bar-hint").click()
    advice(phone)
    assert [phone.page.locator(each).bounding_box() for each in (".felt .board", ".tray")] == before, "it jumped"
    assert top(phone, ".is-advice") >= max(top(phone, ".felt") + 90, below(phone, ".status:not(.is-advice)"))
    expect(phone.page.locator(".status:not(.is-advice)")).to_be_visible()
    assert phone.page.evaluate(COVERED) == []


def test_on_a_phone_a_tap_on_a_hint_that_lies_over_the_tray_lays_it_aside(phone) -> None:
    phone.play_now("podstavec")
    alone_in_turn(phone, "podstavec")
    phone.has_its_letters()
    phone.page.locator(".bar-hint").click()
    advice(phone)
    assert below(phone, ".is-advice") > top(phone, ".tray")
    phone.page.locator(".is-advice .advice").tap()
    expect(phone.page.locator(".is-advice")).to_have_count(0)
    phone.page.locator("[data-target=keep]").tap()
    expect(phone.page.locator(".status.is-yours")).to_contain_text("bid", ignore_case=True)


def test_on_a_short_phone_that_scrolls_a_hint_is_seen_whole(small_phone) -> None:
    small_phone.play_now("podstavec")
    alone_in_turn(small_phone, "podstavec")
    small_phone.page.locator(".bar-hint").click()
    advice(small_phone)
    assert below(small_phone, ".players") < top(small_phone, ".is-advice")
    assert below(small_phone, ".is-advice") <= SMALL_PHONE[1]


def test_on_a_phone_the_line_that_says_who_bids_is_read_beside_a_hint(phone) -> None:
    phone.play_now("poker_auction")
    phone.sees(".felt .board > :not(svg)")
    alone_in_turn(phone, "poker_auction")
    line = phone.page.locator(".status:not(.is-advice)")
    phone.has_its_letters()
    before = line.bounding_box()
    phone.page.locator(".bar-hint").click()
    advice(phone)
    assert line.bounding_box() == before
    assert top(phone, ".is-advice") >= below(phone, ".status:not(.is-advice)")


def test_against_people_no_hint_can_be_asked_for_and_it_says_why(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=2)
    lev.sit_down(table)
    anna.sees("[data-target=keep]")
    grey = anna.page.get_by_role("button", name="Hint", exact=True)
    expect(grey).to_be_disabled()
    expect(grey).to_have_attribute("title", re.compile("one person plays against bots"))
    anna.page.keyboard.press("i")
    assert anna.page.locator(".is-advice").count() == 0
