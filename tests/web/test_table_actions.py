"""What may be asked of a table besides moves can be asked in a window of any size."""

import pytest
from playwright.sync_api import expect
from visitors import DESKTOP, PHONE, Visitor

SIZES = [
    (360, 740), (390, 844), (600, 960), (844, 390), (719, 1000), (720, 1000), (768, 1024), (820, 1180),
    (1000, 800), (1024, 600), (1024, 768), (1100, 800), (1179, 720), (1180, 720), (1280, 800),
]  # fmt: skip
"""Phones, tablets, laptops, and both sides of each width at which the page is laid out anew."""


def can_be_reached(one: Visitor, *actions: str) -> None:
    """All of these stand in the window, in the menu where there is one, and nothing makes the page scroll sideways."""
    one.page.evaluate("new Promise(requestAnimationFrame)")
    menu = one.page.locator(".bar").get_by_role("button", name="Menu", exact=True)
    if opened := menu.is_visible():
        expect(menu).to_be_in_viewport(ratio=0.9)
        menu.click()
    for action in actions:
        named = one.page.locator(".menu, .actions").get_by_role("button", name=action, exact=True)
        button = named.locator("visible=true")
        expect(button).to_have_count(1)
        button.scroll_into_view_if_needed()  # a menu in a low window scrolls
        expect(button).to_be_in_viewport(ratio=0.9)
    settings = one.page.get_by_role("link", name="Settings").locator("visible=true")
    settings.scroll_into_view_if_needed()
    expect(settings).to_be_in_viewport(ratio=0.9)
    if opened:
        one.page.keyboard.press("Escape")
    assert not one.scrolls_sideways()


def at_every_size(one: Visitor, *actions: str) -> None:
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        can_be_reached(one, *actions)


def test_in_a_game_with_people_all_that_may_be_asked_is_there_at_every_size(anna, lev) -> None:
    table = anna.new_table("logistics", seats=2)
    lev.sit_down(table)
    anna.open(f"/t/{table}")
    anna.sees(".felt .board > :not(svg)")
    at_every_size(anna, "Offer draw", "Resign", "Rules")


def test_a_game_against_bots_can_be_resigned_at_every_size(anna) -> None:
    anna.play_now("podstavec")
    anna.sees(".pod")
    at_every_size(anna, "Undo", "Hint", "Resign")


def test_a_waiting_table_can_be_left_at_every_size(anna) -> None:
    anna.open_table("venice", seats=3)
    anna.sees(".linkbox")
    at_every_size(anna, "Leave")


@pytest.mark.parametrize("size", [(768, 1024), (1100, 800)])
def test_on_a_tablet_one_leaves_by_the_menu(visitor, size) -> None:
    one = visitor(size)
    one.come_in()
    one.open_table("logistics", seats=2)
    one.sees(".linkbox")
    one.page.get_by_role("button", name="Menu", exact=True).click()
    one.page.locator(".menu").get_by_role("button", name="Leave").click()
    one.page.locator("dialog").get_by_role("button", name="Leave").click()
    one.page.wait_for_url(one.address + "/")


def test_who_resigns_among_three_is_told_before_and_after_that_the_house_plays_on(anna, lev) -> None:
    table = anna.new_table("podstavec", seats=3, bots=[{"bot": "keen"}])
    lev.sit_down(table)
    anna.open(f"/t/{table}")
    anna.sees(".pod")
    anna.page.get_by_role("button", name="Resign", exact=True).click()
    question = anna.page.locator("dialog")
    expect(question).to_contain_text("The others play on, and the house plays your seat to the end.")
    question.get_by_role("button", name="Resign").click()
    expect(anna.page.locator(".status p")).to_have_text("You have resigned. The house plays your seat to the end.")
    expect(anna.page.locator(".is-me .player-meta")).to_have_text("has resigned")
    expect(anna.page.locator(".guide")).to_have_count(0)
    expect(anna.page.locator(".tray .btn:enabled")).to_have_count(0)


def test_where_nobody_would_play_on_a_resignation_needs_no_more_words(anna) -> None:
    anna.play_now("podstavec")
    anna.sees(".pod")
    anna.page.get_by_role("button", name="Resign", exact=True).click()
    expect(anna.page.locator("dialog")).to_contain_text("Resign this game?")
    expect(anna.page.locator("dialog p")).to_have_count(0)


OUT_OF_THE_CARD = """(card) => {
  const inner = card.querySelector(".fair").getBoundingClientRect();
  return [...card.querySelectorAll(".end-buttons > *")].map((each) => each.getBoundingClientRect())
    .filter(({ left, right }) => left < inner.left - 1 || right > inner.right + 1).length;
}"""


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), PHONE])
def test_the_buttons_of_a_result_lie_within_its_card_for_an_onlooker_too(anna, lev, visitor, size) -> None:
    table = anna.new_table("poker_auction", seats=2)
    lev.sit_down(table)
    lev.resign(table)
    stranger = visitor(size, language="ru")
    stranger.come_in()
    stranger.open(f"/t/{table}")
    stranger.sees(".end-buttons")
    stranger.has_its_letters()
    assert stranger.page.locator(".end:has(.end-buttons)").evaluate(OUT_OF_THE_CARD) == 0
