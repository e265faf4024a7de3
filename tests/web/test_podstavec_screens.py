"""Podstavec on screens of every size: nothing covers anything, and all of it is told to who does not see it."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

import pytest
from playwright.sync_api import expect
from podstavec_player import (
    bid,
    bids_elsewhere,
    facing,
    go_on,
    keep,
    keeps_elsewhere,
)
from visitors import DESKTOP, PHONE, TABLET, Visitor

UPRIGHT = (768, 1024)
"""A tablet held upright."""
OVERLAPPING = """([ones, others]) => {
  const found = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const boxes = (what) => found(what).filter(({width}) => width);
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return boxes(ones).flatMap((a) => boxes(others).filter((b) => !apart(a, b))).length;
}"""
BEYOND = """() => {
  const frame = document.querySelector('.spoils').getBoundingClientRect();
  const within = [...document.querySelectorAll('.spoils svg, .spoils b')].map((each) => each.getBoundingClientRect());
  return within.filter((each) => each.left < frame.left + 6 || each.right > frame.right - 6).length;
}"""
"""How much of the spoils lies over the edge of their frame, or beyond."""


def wins_spoils_of_every_kind(one: Visitor, others: Sequence[Visitor]) -> None:
    """In the second round the first takes what was bid in the first one: a pedestal and balls of every colour."""
    table = one.open_table("podstavec", seats=1 + len(others))
    for each in others:
        each.sit_down(table)
    one.sees("[data-target=keep]")
    if one.page.locator(".guide").count():
        one.wave_tips_away()
    first = {"red": 1, "white": 1, "black": 1}
    for theirs, mine in ((first, {"red": 1, "white": 1} if len(others) > 1 else {}), ({"black": 1}, first)):
        for each in others:
            keeps_elsewhere(each, table)
        keep(one)
        one.sees("[data-target=seal]")
        for each in others:
            bids_elsewhere(each, table, **theirs)
        bid(one, **mine)
        one.sees("[data-target=go-on]")
        if theirs is first:
            go_on(one)
    one.sees(".verdict:not(.is-waiting)")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("size", [DESKTOP, TABLET, UPRIGHT])
def test_spoils_on_their_way_cover_no_chip_and_what_is_laid_covers_no_button(visitor, size, players) -> None:
    one = visitor(size)
    long_name = f"Grandiloquent {token_hex(2)}"
    one.ask("POST", "/api/accounts", {"name": long_name, "password": "the best of three", "language": "en"})
    others = [visitor() for _ in range(players - 1)]
    for each in others:
        each.come_in()
    wins_spoils_of_every_kind(one, others)
    expect(one.page.locator(".fly .flying")).to_have_count(4 if players == 2 else 7)
    one.page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => 0)")
    for width, height in (size, (1180, 720)) if size == DESKTOP else (size,):  # the least that a desktop has
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.evaluate(OVERLAPPING, [".fly .flying, .fly rect", ".cmp .chip, .cmp .cell, .verdict"]) == 0
    assert one.page.evaluate(OVERLAPPING, [".strip > *", ".seal .btn"]) == 0


def test_in_russian_the_next_spoils_stay_within_their_frame_on_every_screen(visitor) -> None:
    one, other = visitor(PHONE, language="ru"), visitor()
    for each in (one, other):
        each.come_in()
    table = facing(one, other)
    keeps_elsewhere(other, table)
    keep(one)
    bid(one)
    bids_elsewhere(other, table, red=2, white=1, black=2)
    go_on(one)
    expect(one.page.locator(".spoils .heaped")).to_have_count(3)
    for width, height in (PHONE, (360, 640), (320, 568), (640, 400), (844, 390), UPRIGHT):
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.evaluate(BEYOND) == 0, width
        assert one.page.evaluate(OVERLAPPING, [".spoils", ".heap, .shelf"]) == 0, width


def test_on_a_phone_every_bid_of_three_stands_beside_its_chip(phone, lev, visitor) -> None:
    third = visitor()
    third.come_in()
    wins_spoils_of_every_kind(phone, [lev, third])
    chips = phone.page.locator(".cmp .chip")
    expect(chips).to_have_count(3)
    assert len({chip.bounding_box()["x"] for chip in chips.all()}) == 1


def test_axe_finds_nothing_while_arranging_bidding_and_revealing(visitor) -> None:
    guest = visitor()
    guest.come_in()
    guest.play_now("podstavec")
    guest.sees("[data-target=send]")
    assert guest.axe_light_and_dark() == []
    keep(guest)
    guest.sees("[data-target=seal]")
    assert guest.axe_light_and_dark() == []
    bid(guest, black=1)
    guest.sees("[data-target=go-on]")
    assert guest.axe_light_and_dark() == []


def test_a_phone_shows_the_whole_table_without_scrolling(phone, small_phone) -> None:
    for each in (phone, small_phone):
        each.play_now("podstavec")
        each.sees("[data-target=send]")
        assert not each.scrolls_sideways()
        each.page.locator(".bag [data-target=red]").tap()
        each.page.locator("[data-target=send]").tap()
        each.sees("[data-target=seal]")
        assert not each.scrolls_sideways()
        tall = each.page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
        assert tall, "the page scrolls"
    sizes = phone.page.locator(".take, .seal .btn, .dock-chat, .bar-tools .btn-icon:visible").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(box => Math.round(Math.min(box.height, box.width)))"
    )
    assert min(sizes) >= 44


@pytest.mark.parametrize(("game", "more"), [("podstavec", []), ("venice", ["ещё"])])
def test_on_a_phone_a_first_tip_covers_nothing_but_the_bar_of_the_chat_and_says_where_it_is_cut(
    visitor, game, more
) -> None:
    phone = visitor(PHONE, language="ru")
    phone.come_in()
    phone.play_now(game)
    phone.sees(".guide")
    phone.has_its_letters()
    tip, dock = (phone.page.locator(each).bounding_box() for each in (".guide", ".dock"))
    assert tip["y"] >= dock["y"]
    expect(phone.page.locator(".guide .more")).to_have_text(more)
    phone.page.locator(".dock .btn-icon").tap(trial=True)
    top = phone.page.locator(".status").bounding_box()["y"]
    phone.page.locator(".guide .open").tap()
    phone.page.locator(".guide .btn-quiet").tap()
    # how high the line itself is follows from its words, which a bot may change meanwhile
    assert phone.page.locator(".status").bounding_box()["y"] == top, "nothing jumps when it is waved away"
    assert phone.page.locator(".dock").bounding_box() == dock


def test_guidance_is_shown_once_and_can_be_waved_away(anna) -> None:
    anna.play_now("podstavec")
    anna.sees(".guide")
    anna.page.get_by_role("button", name="Got it").click()
    expect(anna.page.locator(".guide")).to_have_count(0)
    anna.page.reload()
    anna.sees("[data-target=send]")
    expect(anna.page.locator(".guide")).to_have_count(0)


def test_moves_and_turns_are_announced(anna, lev) -> None:
    keeps_elsewhere(anna, facing(lev, anna))
    expect(lev.page.locator(".sr[aria-live]").first).to_contain_text("has arranged")
    expect(lev.page.locator(".status[role=status]")).to_contain_text("Arrange your display.")
    expect(lev.page.locator("section.sr li").first).to_contain_text("red")


def test_a_tile_reacts_within_a_frame(anna) -> None:
    anna.play_now("podstavec")
    anna.sees("[data-target=send]")
    expect(anna.page.locator(".bag [data-target=red]")).to_be_visible()
    anna.draws_within_a_frame(".bag [data-target=red]")
    assert anna.page.locator(".is-plan .pl em").count() == 1


def test_the_link_that_clears_a_bid_is_large_enough_to_press(phone, lev):
    table = phone.open_table("podstavec", seats=2)
    lev.sit_down(table)
    for one in (phone, lev):
        keeps_elsewhere(one, table)
    phone.page.locator(".bag [data-target=red]").tap()
    clear = phone.page.locator(".clear")
    box = clear.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 32
    clear.tap()
    expect(clear).to_have_count(0)
