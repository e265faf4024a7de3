"""Whole games of Podstavec in real browsers: by pointer, by keys, with two and three players, and against a bot."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from secrets import token_hex

import pytest
from playwright.sync_api import expect
from visitors import DESKTOP, PHONE, TABLET, Visitor, told_who_won

KINDS = ("red", "white", "black", "pedestals")
UPRIGHT = (768, 1024)
"""A tablet held upright."""


def begin(people: Sequence[Visitor], **spec) -> str:
    """Everyone sits down at one table."""
    table = people[0].open_table("podstavec", seats=len(people), **spec)
    for each in people[1:]:
        each.join(table)
    for each in people:
        each.sees("[data-target=keep]")
    return table


def facing(one: Visitor, other: Visitor) -> str:
    """Two sit down, and the first comes to the table; the other one plays without a page."""
    table = one.new_table("podstavec", seats=2)
    other.sit_down(table)
    one.open(f"/t/{table}")
    one.sees("[data-target=keep]")
    return table


def keeps_elsewhere(one: Visitor, table: str) -> None:
    """Keep the display as it is, without a page."""
    view = one.view(table)
    one.play(table, "arrange", **view["displays"][view["seat"]])


def bids_elsewhere(one: Visitor, table: str, **kinds: int) -> None:
    """Bid without a page; with nothing it is a pass."""
    one.play(table, "bid", **{kind: kinds.get(kind, 0) for kind in KINDS})


def keep(one: Visitor) -> None:
    one.page.locator("[data-target=keep]").click()


def bid(one: Visitor, **kinds: int) -> None:
    """Put these into the bid by clicking on tiles, and seal it; with nothing it is a pass."""
    one.sees("[data-target=seal]")
    for kind, count in kinds.items():
        for _ in range(count):
            one.page.locator(f".bag [data-target={kind}]").click()
    one.page.locator("[data-target=seal]").click()


def go_on(one: Visitor) -> None:
    one.page.locator("[data-target=go-on]").click()


def is_over(one: Visitor) -> bool:
    """Has the game ended, or does the next round wait?"""
    one.sees(".end h2, [data-target=keep]")
    return one.page.locator(".end h2").count() > 0


def play_to_the_end(people: Sequence[Visitor], most_rounds: int = 15) -> None:
    """The first bids a ball each round and wins; the others pass."""
    for _ in range(most_rounds):
        for each in people:
            keep(each)
        bid(people[0], black=1)
        for each in people[1:]:
            bid(each)
        for each in people:
            go_on(each)
        if is_over(people[0]):
            return
    raise AssertionError("the game did not end")


def test_two_people_play_a_whole_game_by_pointer(anna, lev) -> None:
    begin([anna, lev], clock={"type": "move", "seconds": 120})
    play_to_the_end([anna, lev])
    for each in (anna, lev):
        each.sees(".end h2")
        expect(each.page.locator(".fair b")).to_have_text("Fair deal verified")
        expect(each.page.locator(".end-row")).to_have_count(2)
    told_who_won(anna, lev)
    assert anna.page.locator(".log-round", has_text="Round").count() == 10


@pytest.mark.long
def test_three_people_play_a_whole_game(anna, lev, visitor) -> None:
    third = visitor()
    third.come_in()
    people = [anna, lev, third]
    begin(people)
    anna.sees(".pair .half:nth-child(2)")
    play_to_the_end(people)
    for each in people:
        expect(each.page.locator(".end-row")).to_have_count(3)


@pytest.mark.long
def test_a_whole_game_against_a_bot_by_dragging(anna) -> None:
    anna.play_now("podstavec")
    for _ in range(40):
        anna.sees("[data-target=send]")
        anna.page.locator(".bag [data-target=red]").drag_to(anna.page.locator(".is-plan .shelf"))
        anna.page.locator("[data-target=send]").click()
        anna.sees("[data-target=seal]")
        anna.page.locator(".bag [data-target=black]").drag_to(anna.page.locator("[data-drop=bid]"))
        anna.page.locator("[data-target=seal]").click()
        go_on(anna)
        if is_over(anna):
            break
    anna.sees(".end h2")


def test_a_whole_game_by_keyboard_alone(anna) -> None:
    anna.play_now("podstavec")
    keys = anna.page.keyboard
    anna.sees("[data-target=send]")
    for key in ("r", "r", "w", "Enter"):
        keys.press(key)
    for _ in range(40):
        anna.sees("[data-target=seal]")
        for key in ("b", "w", "Shift+W", "Enter"):
            keys.press(key)
        anna.sees(".stage:not(.is-deaf) [data-target=go-on]")
        keys.press("Enter")
        if is_over(anna):
            break
        keys.press("k")
    anna.sees(".end h2")


def test_what_is_put_together_can_be_changed_before_it_is_sent(anna) -> None:
    anna.play_now("podstavec")
    page = anna.page
    anna.sees("[data-target=send]")
    page.locator(".bag [data-target=red]").click()
    page.locator(".bag [data-target=white]").click()
    expect(page.locator(".is-plan .pl em")).to_have_count(2)
    page.locator(".is-plan .pl").first.click()
    page.locator(".is-plan .pl").last.drag_to(page.locator(".bag"))  # an empty pedestal goes back, and comes again
    page.locator(".bag [data-target=pedestals]:not([disabled])").click()
    expect(page.locator(".is-plan .pl em")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".is-plan .pl em")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("b")
    expect(page.locator(".is-plan .pl").first).to_have_attribute("aria-label", re.compile("^black ball"))


def test_after_a_click_enter_seals_the_bid_and_takes_no_second_ball(anna, lev) -> None:
    table = facing(anna, lev)
    keeps_elsewhere(lev, table)
    keep(anna)
    anna.sees("[data-target=seal]")
    anna.page.locator(".bag [data-target=red]").click()
    anna.page.keyboard.press("Enter")
    bids_elsewhere(lev, table)
    anna.sees(".log :text('bids 1 red')")


def test_after_a_drag_enter_seals_the_bid_and_takes_no_second_ball(anna, lev) -> None:
    table = facing(anna, lev)
    keeps_elsewhere(lev, table)
    keep(anna)
    anna.sees("[data-target=seal]")
    anna.page.locator(".bag [data-target=red]").drag_to(anna.page.locator("[data-drop=bid]"))
    expect(anna.page.locator(".laid")).to_have_count(1)
    anna.page.keyboard.press("Enter")
    bids_elsewhere(lev, table)
    anna.sees(".log :text('bids 1 red')")


def test_the_mark_of_enter_is_taken_away_where_enter_does_something_else(anna, lev) -> None:
    table = facing(anna, lev)
    keeps_elsewhere(lev, table)
    keep(anna)
    badge = anna.page.locator("[data-target=seal] .key-enter")
    expect(badge).to_be_visible()
    anna.page.keyboard.press("Tab")
    anna.page.locator(".bag [data-target=red]").focus()
    expect(badge).to_be_hidden()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".laid")).to_have_count(1)
    anna.page.locator("[data-target=seal]").focus()
    expect(badge).to_be_visible()


def test_a_bid_that_is_put_together_is_there_again_after_a_look_at_an_earlier_moment(anna, lev) -> None:
    table = facing(anna, lev)
    keeps_elsewhere(lev, table)
    keep(anna)
    anna.sees("[data-target=seal]")
    for kind in ("red", "black"):
        anna.page.locator(f".bag [data-target={kind}]").click()
    arranging, now = anna.page.locator(".log-line:not(:disabled)").first, anna.page.locator(".status :text('Now')")
    arranging.click()
    expect(anna.page.locator(".laid")).to_have_count(0)
    now.click()
    expect(anna.page.locator(".laid")).to_have_count(2)
    arranging.click()
    expect(now).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(".laid")).to_have_count(2)


def test_bids_lie_face_down_until_all_are_in_then_the_comparison_is_shown(anna, lev) -> None:
    begin([anna, lev])
    keep(anna)
    keep(lev)
    bid(anna, red=1)
    lev.sees(".is-other .slot-shut")
    expect(anna.page.locator(".strip svg")).to_have_count(1)
    assert "red ball" not in lev.page.locator(".is-other").inner_html()
    bid(lev, black=2)
    for each in (anna, lev):
        each.sees(".cmp .best")
        expect(each.page.locator(".verdict")).to_contain_text("more balls win")
    expect(lev.page.locator(".status p")).to_have_text(re.compile(r"^\s*You take the spoils\."))
    expect(lev.page.locator(".take .gain")).to_have_text("+1")


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


OVERLAPPING = """([ones, others]) => {
  const found = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const boxes = (what) => found(what).filter(({width}) => width);
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return boxes(ones).flatMap((a) => boxes(others).filter((b) => !apart(a, b))).length;
}"""


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


BEYOND = """() => {
  const frame = document.querySelector('.spoils').getBoundingClientRect();
  const within = [...document.querySelectorAll('.spoils svg, .spoils b')].map((each) => each.getBoundingClientRect());
  return within.filter((each) => each.left < frame.left + 6 || each.right > frame.right - 6).length;
}"""
"""How much of the spoils lies over the edge of their frame, or beyond."""


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


def test_who_resigns_during_a_reveal_ends_it_and_both_hear_of_it_at_once(anna, lev) -> None:
    begin([anna, lev])
    for each in (anna, lev):
        keep(each)
    for each in (anna, lev):
        bid(each)
    for each in (anna, lev):
        each.sees("[data-target=go-on]")
    anna.page.locator(".actions").get_by_role("button", name="Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for each in (anna, lev):
        each.sees(".end h2")


def test_a_hint_cannot_be_asked_for_while_a_reveal_waits(anna) -> None:
    anna.play_now("podstavec")
    keep(anna)
    bid(anna)
    anna.sees("[data-target=go-on]")
    hint = anna.page.locator(".actions").get_by_role("button", name="Hint")
    expect(hint).to_be_disabled()
    go_on(anna)
    expect(hint).to_be_enabled()


def test_what_is_half_made_outlives_a_reload_and_ends_with_its_half_of_the_round(anna) -> None:
    anna.play_now("podstavec")
    anna.sees("[data-target=send]")
    anna.page.locator(".bag [data-target=red]").click()
    expect(anna.page.locator(".is-plan .pl em")).to_have_count(1)
    anna.page.reload()
    expect(anna.page.locator(".is-plan .pl em")).to_have_count(1)
    anna.page.locator("[data-target=send]").click()
    anna.sees("[data-target=seal]")
    anna.page.locator(".bag [data-target=black]").click()
    anna.page.reload()
    anna.sees("[data-drop=bid] [aria-label='black ball']")
    anna.page.locator("[data-target=seal]").click()
    go_on(anna)
    anna.sees("[data-target=send]")
    expect(anna.page.locator(".is-plan .pl em")).to_have_count(0)


@pytest.mark.parametrize("how", ["reload", "cut"])
def test_a_reload_and_a_cut_connection_resume_exactly(anna, lev, how) -> None:
    begin([anna, lev])
    keep(anna)
    keep(lev)
    lev.sees("[data-target=seal]")
    before = lev.page.locator(".log-line").all_inner_texts()
    if how == "cut":
        lev.page.locator(".bag [data-target=white]").click()
        lev.cut()
        lev.sees(".is-offline .net")
        expect(lev.page.locator(".status p")).to_contain_text("No connection.")
    bid(anna, red=1)
    if how == "cut":
        expect(lev.page.locator(".strip svg")).to_have_count(1)
        lev.mend()
        lev.sees(".toast")
        expect(lev.page.locator(".strip svg")).to_have_count(1)
    else:
        lev.page.reload()
    lev.sees(".is-other .slot-shut")
    expect(lev.page.locator(".log-line")).to_have_count(len(before) + 1)
    assert lev.page.locator(".log-line").all_inner_texts()[: len(before)] == before
    bid(lev, black=2)
    for each in (anna, lev):
        go_on(each)
        each.sees("[data-target=keep]")
    assert lev.page.locator(".log-line").all_inner_texts() == anna.page.locator(".log-line").all_inner_texts()


def test_an_onlooker_hears_nothing_that_is_hidden(anna, lev, visitor) -> None:
    table = begin([anna, lev])
    stranger = visitor()
    stranger.open(f"/t/{table}")
    stranger.sees(".watch")
    bare = json.dumps(stranger.frames("hello")[0]["view"], sort_keys=True)
    assert '"bag"' not in bare
    assert '"you"' not in bare
    keep(anna)
    keep(lev)
    lev.sees("[data-target=seal]")
    heard = len(stranger.heard)
    bid(anna, red=2, white=1)
    lev.sees(".is-other .slot-shut")
    lev_heard = [frame for frame in lev.frames("view") if frame["events"][0]["type"] == "bid-placed"]
    stranger.hears(lambda: any('"bid-placed"' in frame for frame in stranger.heard[heard:]))
    stranger_heard = [json.loads(frame) for frame in stranger.heard[heard:]]
    views = [frame for frame in stranger_heard if '"bid-placed"' in json.dumps(frame.get("events"))]
    assert [frame["events"] for frame in views] == [frame["events"] for frame in lev_heard]
    assert not any(
        secret in text for text in stranger.heard for secret in ('"bag"', '"you"', '"sent"', '"secret"', '"seed"')
    )


def test_what_a_bidder_sends_does_not_change_a_byte_for_the_onlooker(anna, lev, visitor) -> None:
    """The same game twice, but for a sealed bid: an onlooker's frames are the same, save ids and times."""

    stranger = visitor()

    def frames(**kinds: int) -> list[str]:
        table = anna.new_table("podstavec", seats=2)
        lev.sit_down(table)
        stranger.open(f"/t/{table}")
        stranger.sees(".watch")
        stranger.heard.clear()
        for each in (anna, lev):
            keeps_elsewhere(each, table)
        bids_elsewhere(anna if anna.view(table)["seat"] == 0 else lev, table, **kinds)
        expect(stranger.page.locator(".log-line").last).to_contain_text("bid")
        views = stranger.frames("view")
        return [json.dumps({"events": frame["events"], "view": frame["view"]}, sort_keys=True) for frame in views]

    assert frames(red=2)[-1] == frames(black=1, white=2)[-1]


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
