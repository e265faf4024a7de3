"""Whole games of Standoff in real browsers: by pointer, keys and touch, with two and four people, against a bot."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect
from standoff_player import Player, begin, first_of, play_to_the_end, whose_turn
from visitors import PHONE, told_who_won


@pytest.mark.long
def test_two_people_play_a_whole_game_by_pointer(anna, lev) -> None:
    people = begin([anna, lev], clock={"type": "move", "seconds": 120})
    play_to_the_end(people)
    for each in people:
        expect(each.page.locator(".fair b")).to_have_text("Fairness verified")
        expect(each.page.locator(".fin .is-key")).to_have_count(1)
        assert each.view["outcome"]["reason"] == "red-gun"
    told_who_won(anna, lev)
    before, first = anna.page.locator(".log-round").all_inner_texts()[:2]
    assert before == "Before the game"
    assert first.startswith("Turn 1 · ")


@pytest.mark.long
def test_four_people_play_a_whole_game_by_pointer(anna, lev, visitor) -> None:
    others = [visitor(), visitor()]
    for each in others:
        each.come_in()
    people = begin([anna, lev, *others])
    play_to_the_end(people)
    for each in people:
        expect(each.page.locator(".fin thead th")).to_have_count(4)


def test_a_whole_game_against_a_bot_by_pointer(anna) -> None:
    anna.play_now("standoff")
    play_to_the_end([Player(anna)])
    expect(anna.page.locator(".fair b")).to_have_text("Fairness verified")
    assert anna.axe() == []
    width, height = PHONE
    anna.page.set_viewport_size({"width": width, "height": height})
    expect(anna.page.locator(".fair b")).to_be_visible()
    anna.page.locator(".end-close").click()
    expect(anna.page.locator(".so-tray")).to_be_hidden()
    anna.page.get_by_role("button", name="Result").click()
    expect(anna.page.locator(".end")).to_be_visible()


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(anna) -> None:
    anna.play_now("standoff")
    play_to_the_end([Player(anna, by="keys")])


def test_the_first_turn_of_a_game_can_be_played_by_keys_alone(anna, lev) -> None:
    one = first_of(anna, lev, by="keys")
    credits = one.view["hand"].count("1-credit")
    for _card in range(credits):
        one.play_credit("1-credit")
    assert one.view["budgets"][one.seat] == credits
    one.place()
    assert sum(one.view["on_field"]) == 1
    keys = one.page.keyboard
    keys.press("m")
    one.visitor.sees(".shop")
    keys.press("ArrowRight")
    keys.press("Escape")
    expect(one.page.locator(".shop")).to_have_count(0)
    keys.press("p")
    one.visitor.sees(".so-piles-dlg")
    keys.press("Escape")
    keys.press("d")
    one.until(lambda view: view["actions"] == 2)
    one.end()
    assert one.view["player"] != one.seat


def on_turn(people: Sequence[Player]) -> Player:
    """Whoever's turn it is."""
    return next(each for each in people if each.view["player"] == each.seat)


def test_a_polyomino_is_carried_from_its_card_turned_and_placed_by_its_button(anna, lev) -> None:
    one = first_of(anna, lev)
    one.ready()
    page = one.page
    place = one.view["hand"].index("1-polyomino")
    page.locator(f"[data-target=hand-{place}]").drag_to(page.locator('.cell[data-drop="8,0"]'))
    expect(page.locator(".ghost .gh")).to_have_count(1)
    assert one.visitor.status.startswith("Place a block.")
    page.locator('.cell[data-drop="8,6"]').click()
    expect(page.locator(".ghost .bad, .ghost .gh")).to_have_count(1)
    expect(page.locator(".status p")).to_contain_text("STA-17")
    expect(page.locator("[data-target=do]")).to_have_attribute("aria-disabled", "true")
    page.locator('.cell[data-drop="9,0"]').click()
    expect(page.locator(".status p")).to_contain_text("Like this you hold 0")
    page.locator("[data-target=do]").click()
    one.until(lambda view: view["board"][9][0] == str(one.seat))


def test_a_card_is_bought_from_the_market_and_comes_to_the_discards(anna, lev) -> None:
    one = first_of(anna, lev)
    for _card in range(one.view["hand"].count("1-credit")):
        one.play_credit("1-credit")
    one.page.locator("[data-target=market]").click()
    one.page.locator("[data-target=buy-2-polyomino]").click()
    expect(one.page.locator(".zoom h3")).to_have_text("2-polyomino")
    before = len(one.view["discards"][one.seat])
    one.page.locator("[data-target=buy]").click()
    one.until(lambda view: len(view["discards"][one.seat]) == before + 1)
    expect(one.page.locator("[data-target=buy-2-polyomino] small")).to_have_text("×17")
    dear = one.page.locator("[data-target=buy-4-polyomino]")
    dear.click()
    one.page.locator("[data-target=buy]").click(force=True)  # it is dim, and says why when it is pressed
    one.visitor.sees(".toast-refusal")


def test_a_move_is_taken_back_until_something_hidden_was_shown(anna, lev) -> None:
    one = first_of(anna, lev)
    one.ready()
    undo = one.page.get_by_role("button", name="Undo")
    one.play_credit("1-credit")
    undo.click()
    one.until(lambda view: view["budgets"][one.seat] == 0)
    one.page.locator("[data-target=draw]").click()
    one.until(lambda view: len(view["hand"]) == 6)
    expect(undo).to_be_disabled()
    expect(undo).to_have_attribute("title", re.compile("Nothing can be taken back now"))


def test_too_many_cards_are_discarded_of_ones_own_choice(visitor) -> None:
    people = [visitor(theme="dark"), visitor(theme="dark")]
    for each in people:
        each.come_in()
    one = first_of(*people)
    one.ready()
    for drawn in range(4):
        one.page.locator("[data-target=draw]").click()
        one.until(lambda view, drawn=drawn: len(view["hand"]) == 6 + drawn)
    one.page.locator("[data-target=end]").click()
    one.visitor.sees(".is-drop")
    assert one.visitor.status.startswith("Discard 4 cards.")
    for place in (0, 2, 4, 5, 6):
        one.page.locator(f"[data-target=hand-{place}]").click()
    expect(one.page.locator(".sc.is-out")).to_have_count(4)
    edges = [one.page.locator(each).bounding_box() for each in ("[data-target=do]", ".stage")]
    button, stage = (box["y"] + box["height"] for box in edges)
    assert button <= stage, "the button is whole"
    assert one.visitor.axe() == []
    one.page.locator("[data-target=do]").click()
    one.until(lambda view: len(view["hand"]) == 5)


@pytest.mark.parametrize("how", ["reload", "cut"])
def test_a_reload_and_a_cut_connection_resume_exactly(anna, lev, how) -> None:
    people = begin([anna, lev])
    one = on_turn(people)
    other = next(each for each in people if each is not one)
    one.play_credit("1-credit")
    other.until(lambda view: max(view["budgets"]) == 1)
    if how == "cut":
        other.visitor.cut()
        other.visitor.sees(".is-offline")
    one.place()
    one.end()
    if how == "cut":
        other.visitor.mend()
    else:
        other.page.reload()
    other.visitor.sees(".status.is-yours")
    other.until(lambda view: view["player"] == other.seat)
    expect(other.page.locator(".field .blk")).to_have_count(1)
    assert told_to_all(other) == told_to_all(one)
    other.place()
    one.until(lambda view: sum(view["on_field"]) == 2)


def told_to_all(one: Player) -> list[str]:
    """The lines of the log but those about cards that only this player was shown, each as often as it was told."""
    lines = [line for line in one.page.locator(".log-line").all_inner_texts() if not line.startswith("You get")]
    told = [line.rpartition(" ×") if re.search(r" ×\d+$", line) else (line, "", "1") for line in lines]
    return [line for line, _times, count in told for _time in range(int(count))]


HIDDEN = ('"hand":', '"you":', '"deck":', '"card-received"', '"card-seen"', '"secret"', '"seed"')


def test_an_onlooker_hears_nothing_that_is_hidden(anna, lev, visitor) -> None:
    people = begin([anna, lev])
    stranger = visitor()
    stranger.open(f"/t/{people[0].table}")
    stranger.sees(".is-watched")
    one = on_turn(people)
    one.ready()
    one.page.locator("[data-target=draw]").click()
    one.until(lambda view: len(view["hand"]) == 6)
    one.place()
    one.end()
    other = whose_turn(people)
    expect(stranger.page.locator(".field .blk")).to_have_count(1)
    assert [secret for secret in HIDDEN for frame in stranger.heard if secret in frame] == []
    assert stranger.page.locator("[data-target^=hand-]").count() == 0
    assert any('"card-received"' in frame for frame in one.visitor.heard)
    drawn = [frame for frame in other.visitor.heard if '"card-drawn"' in frame]
    assert '"card-received"' not in drawn[0]


def test_a_phone_of_360_pixels_plays_a_turn_by_touch(small_phone, lev) -> None:
    people = begin([small_phone, lev], by="touch")
    if people[0].view["player"] != people[0].seat:
        people[1].by = "pointer"
        people[1].end()
        people[0].until(lambda view: view["player"] == people[0].seat)
    one = people[0]
    page = one.page
    one.play_credit("1-credit")
    place = one.view["hand"].index("1-polyomino")
    page.locator(f"[data-target=hand-{place}]").tap()
    page.locator('.cell[data-drop="7,2"]').tap()
    expect(page.locator(".ghost .gh")).to_have_count(1)
    for number, end in ((page.locator(".ruler-r span").nth(7), "y"), (page.locator(".ruler-c span").nth(2), "x")):
        size = {"x": "width", "y": "height"}[end]
        named, square = number.bounding_box(), page.locator('.cell[data-drop="7,2"]').bounding_box()
        assert abs(named[end] + named[size] / 2 - square[end] - square[size] / 2) < 2, "the field has its numbers"
    assert not small_phone.scrolls_sideways()
    assert touch_sizes(page) >= 44
    assert small_phone.axe() == []
    page.locator("[data-target=do]").tap()
    one.until(lambda view: view["on_field"][one.seat] == 1)
    page.locator("[data-target=market]").tap()
    small_phone.sees(".so-tray.is-market")
    assert not small_phone.scrolls_sideways()
    page.locator("[data-target=buy-1-credit]").tap()
    page.locator("[data-target=buy]").tap()
    one.until(lambda view: len(view["discards"][one.seat]) == 3)
    page.locator("[data-target=close-market]").tap()
    assert small_phone.axe() == []
    one.end()


def touch_sizes(page: Any) -> float:
    """The least height or width of what can be tapped in the tray and the status line."""
    tapped = page.locator(".so-tray button:visible, .so-end")
    return min(tapped.evaluate_all("all => all.map(each => Math.min(each.offsetWidth, each.offsetHeight))"))


def dealt_a_block(guest) -> Player:
    """Somebody at a table against bots whose first hand has a block, as 41 of 42 have."""
    for _deal in range(20):
        guest.heard.clear()
        guest.play_now("standoff")
        one = Player(guest)
        one.until(lambda view: bool(view.get("hand")))
        if "1-polyomino" in one.view["hand"]:
            return one
    raise AssertionError("nobody is dealt blocks here")


def test_axe_finds_nothing_wrong_in_a_turn(visitor) -> None:
    guest = visitor()
    guest.come_in()
    one = dealt_a_block(guest)
    one.until(lambda view: view["player"] == one.seat)
    one.ready()
    assert guest.axe_light_and_dark() == []
    place = one.view["hand"].index("1-polyomino")
    guest.page.locator(f"[data-target=hand-{place}]").click()
    guest.sees(".compose")
    assert guest.axe_light_and_dark() == []
    guest.page.keyboard.press("m")
    guest.sees(".shop")
    guest.page.locator("[data-target=slot-0]").click()
    assert guest.axe_light_and_dark() == []
    guest.page.keyboard.press("p")
    guest.sees(".so-piles-dlg")
    assert guest.axe_light_and_dark() == []


def test_in_russian_purse_and_deeds_stay_within_their_column(visitor) -> None:
    one = visitor(language="ru")
    one.come_in()
    one.open_table("standoff", seats=2, bots=[{"bot": "novice"}])
    one.sees(".dos", timeout=60_000)
    tray = one.page.locator(".purse").bounding_box()
    pips = one.page.locator(".pip").last.bounding_box()
    assert tray
    assert pips
    assert pips["x"] + pips["width"] <= tray["x"] + tray["width"]
    room = """all => Math.min(...all.map((deed) => Math.min(...[...deed.children].map((part) =>
      deed.getBoundingClientRect().right - part.getBoundingClientRect().right))))"""
    assert one.page.locator(".do").evaluate_all(room) >= 4


def test_on_a_phone_held_sideways_the_whole_hand_and_the_deck_are_seen(visitor) -> None:
    one = visitor((844, 390), language="ru")
    one.come_in()
    one.open_table("standoff", seats=2, bots=[{"bot": "novice"}])
    one.sees(".dos", timeout=60_000)
    cards = one.page.locator(".hand .sc, .dos")
    assert cards.count() == 7
    for place in range(7):
        expect(cards.nth(place)).to_be_in_viewport(ratio=1)


def test_the_field_is_read_square_by_square_and_moves_are_announced(anna, lev) -> None:
    people = begin([anna, lev])
    one = on_turn(people)
    other = next(each for each in people if each is not one)
    cell = other.page.locator('.cell[data-drop="3,6"]')
    expect(cell).to_have_attribute("aria-label", "row 3, column 6, black block")
    one.play_credit("1-credit")
    expect(other.page.locator(".sr[aria-live]").first).to_contain_text("1-credit")
    expect(other.page.locator("section.sr li").first).to_contain_text("Turn 1")


def test_somebody_elses_move_is_shown_step_by_step_and_any_input_skips_it(browser, house, visitor) -> None:
    mover, watcher = visitor(), visitor(motion="no-preference")
    for each in (mover, watcher):
        each.come_in()
    people = begin([mover, watcher])
    if people[0].view["player"] != people[0].seat:
        people[1].end()
        people[0].until(lambda view: view["player"] == people[0].seat)
    people[0].place()
    watcher.sees(".so-shown .zoom")
    watcher.page.keyboard.press("Escape")
    expect(watcher.page.locator(".field .blk")).to_have_count(1)
    expect(watcher.page.locator(".so-shown")).to_have_count(0)


def test_on_a_phone_a_first_tip_leaves_the_end_of_a_turn_to_be_pressed_and_opens_at_a_tap(small_phone) -> None:
    small_phone.play_now("standoff")
    small_phone.sees(".guide")
    small_phone.page.locator("[data-target=end]").tap(trial=True)
    small_phone.page.locator(".guide .open").tap()
    for button in small_phone.page.locator(".guide .btn").all():
        button.tap(trial=True)
    small_phone.page.keyboard.press("Escape")
    expect(small_phone.page.locator(".guide.is-open")).to_have_count(0)
    small_phone.page.locator(".guide .open").tap()
    small_phone.page.locator(".status").tap()  # who goes on elsewhere has read it
    expect(small_phone.page.locator(".guide.is-open")).to_have_count(0)


def test_guidance_is_shown_once_and_can_be_waved_away(anna, lev) -> None:
    one = first_of(anna, lev, guided=True)
    guide = one.page.locator(".guide, .hint").first
    expect(guide).to_contain_text("STA-8")
    one.page.get_by_role("button", name="Got it").click()
    one.page.reload()
    one.visitor.sees(".so")
    expect(one.page.locator("text=STA-8")).to_have_count(0)
