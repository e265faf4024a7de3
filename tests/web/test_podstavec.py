"""Whole games of Podstavec in real browsers: by pointer, by keys, with two and three players, and against a bot."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from podstavec_player import (
    begin,
    bid,
    bids_elsewhere,
    facing,
    go_on,
    is_over,
    keep,
    keeps_elsewhere,
    play_to_the_end,
)
from visitors import told_who_won


def test_two_people_play_a_whole_game_by_pointer(anna, lev) -> None:
    begin([anna, lev], clock={"type": "move", "seconds": 120})
    play_to_the_end([anna, lev])
    for each in (anna, lev):
        each.sees(".end h2")
        expect(each.page.locator(".fair b")).to_have_text("Fairness verified")
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


def test_pedestals_passed_with_tab_are_left_alone_by_the_next_balls(anna) -> None:
    anna.play_now("podstavec")
    anna.sees("[data-target=send]")
    page = anna.page
    chosen = page.locator(".is-plan .pl.is-cursor")
    page.locator(".is-plan .pl").first.focus()
    expect(chosen).to_have_count(1)
    for _ in range(12):
        if not page.evaluate("document.activeElement.matches('.pl')"):
            break
        page.keyboard.press("Tab")
    expect(chosen).to_have_count(0)
    page.keyboard.press("r")
    page.keyboard.press("w")
    added = page.locator(".is-plan .pl", has=page.locator("em"))
    expect(added).to_have_count(2)
    expect(added.first).to_have_attribute("aria-label", re.compile("^red ball"))
    expect(added.last).to_have_attribute("aria-label", re.compile("^white ball"))


def test_a_pedestal_chosen_with_the_arrows_stays_chosen_when_tab_goes_on(anna) -> None:
    anna.play_now("podstavec")
    anna.sees("[data-target=send]")
    page = anna.page
    page.locator(".is-plan .pl").first.focus()
    page.keyboard.press("ArrowRight")
    page.locator("[data-target=send]").focus()
    page.keyboard.press("b")
    expect(page.locator(".is-plan .pl").nth(1)).to_have_attribute("aria-label", re.compile("^black ball"))


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


def test_keys_go_on_from_the_board_after_an_arrangement_is_sent(anna, lev) -> None:
    facing(anna, lev)
    anna.page.locator(".bag [data-target=red]").click()
    anna.page.locator("[data-target=send]").focus()
    anna.page.keyboard.press("Enter")
    anna.sees(".tray .is-off")
    expect(anna.page.locator("#content")).to_be_focused()
