"""Whole games of Logistics in real browsers: by pointer, by dragging, by keys; previews, powers and the end."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta

import pytest
from logistics_player import (
    READY,
    SHORT,
    act,
    begin,
    card,
    comes,
    do,
    in_order,
    lines,
    look,
    pick,
    play_to_the_end,
    seated,
    sow,
    sows_elsewhere,
    targets_of,
    waits,
)
from playwright.sync_api import expect
from visitors import SMALL_PHONE, Visitor, told_who_won


@pytest.mark.parametrize("options", [SHORT, pytest.param({}, marks=pytest.mark.long)], ids=["short", "as by default"])
def test_two_people_play_a_whole_game_by_pointer(anna, lev, options) -> None:
    begin([anna, lev], **options)
    play_to_the_end([anna, lev], moves=3000)
    for each in (anna, lev):
        each.sees(".end h2")
        expect(each.page.locator(".fair b")).to_have_text("Fairness verified")
        expect(each.page.locator(".lend")).to_have_count(2)
    told_who_won(anna, lev)
    assert lines(anna) == lines(lev)
    # the panel's sums are those of the outcome
    for row in anna.page.locator(".lend").all():
        sums = [tuple(map(int, re.findall(r"\d+", each))) for each in row.locator(".sum").all_inner_texts()]
        assert sum(count * worth for count, worth in sums) == int(row.locator(".tot").inner_text())


@pytest.mark.long
def test_a_whole_game_against_a_bot_by_dragging(anna) -> None:
    anna.open_table("logistics", seats=2, bots=[{"bot": "steady"}], options=SHORT)
    page = anna.page

    def drag(selector: str) -> None:
        target = page.locator(selector).first
        if "kind-" in selector:
            target.drag_to(page.locator(".lane.is-mine .place").first)
        else:
            target.click()

    for _ in range(200):
        anna.sees(READY)
        if page.locator(".end h2").count():
            break
        act(anna, look(anna), 3, drag)
        page.wait_for_timeout(20)
    anna.sees(".end h2")


def test_a_whole_game_by_keyboard_alone(anna) -> None:
    anna.open_table("logistics", seats=2, bots=[{"bot": "steady"}], options=SHORT)
    page, press = anna.page, anna.page.keyboard.press
    for _ in range(200):
        anna.sees(READY)
        if page.locator(".end h2").count():
            break
        before = len(lines(anna))
        if page.locator(".power").count():
            press("d")
        elif page.locator(".kind:not(:disabled):not(.hue-sum)").count():
            for size, colour in [kind[-2:] for kind in targets_of(anna, ".kind:not(:disabled):not(.hue-sum)")[:2]]:
                press(size.lower())
                press(colour)
            anna.sees('[data-target="do"]:not(:disabled)')
            press("Enter")
        else:
            number = page.locator(".lane.is-mine .place.is-lit .place-no").last.inner_text()[-1]
            press(number)
            anna.sees('[data-target="do"]:not(:disabled)')
            press(number)
        page.wait_for_function("count => document.querySelectorAll('.log-line').length > count", arg=before)
    anna.sees(".end h2")


def test_looking_at_a_card_shows_hops_ghosts_what_it_takes_and_which_power_follows(anna, lev) -> None:
    begin([anna, lev], cards=3)
    first, second = in_order(anna, lev)
    sow(first, "Sr")
    sow(second, "Lb", "Mg")
    first.sees(".status.is-yours")
    card(first, 0).hover()
    expect(card(first, 1)).to_have_class(re.compile("is-last"))
    expect(card(first, 1).locator(".is-ghost")).to_have_count(1)
    expect(card(first, 1, mine=False)).to_have_class(re.compile("is-taken"))
    expect(first.page.locator(".prize-tag")).to_have_text("takes 1")
    expect(first.page.locator(".gives .is-coming")).to_have_text(re.compile("forward"))
    expect(first.page.locator(".lane.is-mine .vault .num")).to_have_text(re.compile(r"0 →\s*1"))
    assert "red power" in first.page.locator(".do p").inner_text()
    expect(first.page.locator(".sr[aria-live]", has_text=re.compile("Small red to card [AB]1"))).to_have_count(1)
    first.page.mouse.move(5, 5)
    expect(first.page.locator(".is-ghost")).to_have_count(0)
    card(first, 0).locator(".place-hit").drag_to(card(first, 2))  # not where it lands: it stays
    expect(card(first, 0).locator(".pyr")).to_have_count(1)
    # who waits may try as well, and cannot do it
    card(second, 0).hover()
    expect(second.page.locator(".is-ghost")).to_have_count(1)
    expect(second.page.locator('[data-target="do"]')).to_be_disabled()
    card(first, 0).locator(".place-hit").drag_to(card(first, 1))
    first.sees(".power")


def test_a_sowing_from_the_stock_is_put_together_and_taken_apart(anna, lev) -> None:
    table, one, _other = seated(anna, lev)
    page = comes(one, table).page
    one.sees(".kind:not(:disabled)")
    pick(one, "My", "Lk", "Sg")
    expect(page.locator(".lane.is-mine .is-ghost")).to_have_count(3)
    expect(page.locator(".hop-no.is-next")).to_have_text("4")
    expect(page.locator(".status p")).to_contain_text(re.compile(r"Three chosen\.\s.*land\son\scard\s[AB]3\."))
    expect(page.locator('[data-target="do"]')).to_have_text(re.compile("Sow 3"))
    page.keyboard.press("Backspace")
    expect(page.locator(".lane.is-mine .is-ghost")).to_have_count(2)
    card(one, 0).locator(".place-hit").click()  # a ghost takes itself and those after it back
    expect(page.locator(".lane.is-mine .is-ghost")).to_have_count(0)
    pick(one, "Sk")
    page.keyboard.press("Escape")
    expect(page.locator(".kind.is-picked")).to_have_count(0)
    one.draws_within_a_frame('[data-target="kind-Sk"]')
    expect(page.locator('.kind.is-picked[data-target="kind-Sk"]')).to_have_count(1)
    page.keyboard.press("Enter")  # it sows what was clicked, and chooses no second one
    waits(one)
    expect(card(one, 0).locator(".pyr")).to_have_count(1)


def test_what_is_half_made_is_there_again_after_a_look_at_an_earlier_moment(anna, lev) -> None:
    table, first, second = seated(anna, lev)
    sows_elsewhere(first, table, "Sr")
    sows_elsewhere(second, table, "Sg")
    page = comes(first, table).page
    first.sees(".kind:not(:disabled)")
    pick(first, "My", "Lk")
    ghosts = page.locator(".lane.is-mine .is-ghost")
    expect(ghosts).to_have_count(2)
    page.locator(".log-line:not(:disabled)").first.click()
    expect(ghosts).to_have_count(0)
    page.locator(".status :text('Now')").click()
    expect(ghosts).to_have_count(2)
    page.reload()
    expect(ghosts).to_have_count(2)


def test_the_card_that_asks_for_the_next_pyramid_takes_nothing_back(anna, lev) -> None:
    table, one, _other = seated(anna, lev)
    page = comes(one, table).page
    one.sees(".kind:not(:disabled)")
    pick(one, "My", "Lk")
    expect(page.locator(".hop-no.is-next")).to_have_text("3")
    card(one, 2).locator(".place-hit").click(force=True)
    page.keyboard.press("2")
    page.wait_for_timeout(200)
    expect(page.locator(".lane.is-mine .is-ghost")).to_have_count(2)
    expect(page.locator(".toast")).to_have_count(0)
    page.locator('[data-target="kind-Lk"]').focus()
    page.keyboard.press("ArrowRight")  # beside a pyramid is a pyramid
    expect(page.locator(".kind:focus")).to_have_count(1)
    badge = page.locator('[data-target="do"] .key-enter')
    expect(badge).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".place-hit:focus")).to_have_count(1)
    expect(badge).to_be_hidden()  # there Enter takes back, and does not sow
    page.locator('[data-target="kind-Sg"]').focus()
    page.keyboard.press("Enter")
    waits(one)
    expect(page.locator(".lane.is-mine .place .pyr")).to_have_count(2)


def test_a_card_that_cannot_be_sown_says_why_with_its_clause(anna, lev) -> None:
    table, first, second = seated(anna, lev, cards=3)
    for one, pyramids in ((first, "Sr Mb Lk"), (second, "Sg Mg Sy"), (first, "Sg Mg Lg"), (second, "Sr")):
        sows_elsewhere(one, table, *pyramids.split())
    comes(first, table).sees(".status.is-yours")
    card(first, 2).locator(".place-hit").click()
    first.sees(".toast-refusal")
    expect(first.page.locator(".toast-refusal")).to_contain_text("the vault is 1 place away")
    expect(first.page.locator(".toast-refusal")).to_contain_text("LOG-8")


@pytest.mark.parametrize(
    ("by", "theirs", "targets", "told"),
    [
        ("Sr", ["Lk"], ["place-1-0-0"], "moves small green from card .0 to the next card"),
        pytest.param("Sy", ["Lk"], ["place-1-1-0"], "returns medium green from card .1 to", marks=pytest.mark.long),
        pytest.param("Sg", ["Lk"], ["piece-1-Lk"], "moves large black from .* vault to", marks=pytest.mark.long),
        pytest.param(
            "Sb", ["Lk"], ["place-1-0-0", "place-1-2-0"], "swaps small green .* and small blue", marks=pytest.mark.long
        ),
        ("Sk", ["Lk", "Mb", "Ly"], ["place-0-1-0", "place-0-2-0"], "swaps medium blue"),
    ],
)
def test_a_capture_gives_a_power_whose_targets_are_lit(anna, lev, by, theirs, targets, told) -> None:
    table, first, second = seated(anna, lev, cards=3)
    sows_elsewhere(first, table, *theirs)
    sow(comes(second, table), "Sg", "Mg", by)
    second.sees(".power")
    expect(second.page.locator(".gives .is-now")).to_have_count(1)
    for target in targets:
        second.page.locator(f'[data-target="{target}"]').click()
    assert second.axe() == []
    do(second)
    waits(second)
    assert re.search(told, "\n".join(lines(second)))
    expect(second.page.locator(".lane.is-mine .vault .num")).to_have_text("0" if by == "Sg" else "1")


def test_a_power_by_keys_visits_lit_targets_only_and_a_swap_is_marked_and_done(anna, lev) -> None:
    table, first, second = seated(anna, lev, cards=3)
    sows_elsewhere(first, table, "Lk")
    sow(comes(second, table), "Sg", "Mg", "Sb")
    second.sees(".piece-hit")
    page = second.page
    page.locator(".piece-hit").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.target") == "place-1-1-0"
    page.keyboard.press("Space")
    expect(page.locator(".piece-hit[aria-pressed=true]")).to_have_count(2)
    second.sees('[data-target="do"]:not(:disabled)')
    page.keyboard.press("Enter")
    waits(second)
    assert "swaps small green" in "\n".join(lines(second))


def test_a_piece_that_reaches_the_vault_lets_its_player_sow_again_or_stop(anna, lev) -> None:
    table, first, second = seated(anna, lev, cards=3)
    sows_elsewhere(first, table, "Sr", "Mb", "Lk")
    sows_elsewhere(second, table, "Sg", "Mg", "Sy")
    comes(first, table).sees(".status.is-yours")
    card(first, 2).locator(".place-hit").click()
    do(first)
    expect(first.page.locator(".status b")).to_have_text("Sow again, or stop.")
    expect(first.page.locator(".lane.is-mine .vault .panel-head .is-recent")).to_have_count(1)
    first.page.keyboard.press("x")
    waits(first)


@pytest.mark.parametrize("how", ["reload", "cut"])
def test_a_reload_and_a_cut_connection_resume_exactly(anna, lev, how) -> None:
    begin([anna, lev])
    first, second = in_order(anna, lev)
    sow(first, "Sr", "Mb")
    second.sees(".status.is-yours")
    pick(second, "Lk", "My")
    expect(second.page.locator(".lane.is-mine .is-ghost")).to_have_count(2)
    if how == "cut":
        second.cut()
        second.sees(".is-offline")
        second.mend()
        expect(second.page.locator(".is-offline")).to_have_count(0)
    else:
        second.page.reload()
        second.sees(".logi")
        expect(second.page.locator(".log-line:enabled")).to_have_count(1)
    expect(second.page.locator(".kind.is-picked:not(.hue-sum)")).to_have_count(2)  # what was half made is kept
    do(second)
    first.sees(".status.is-yours")
    assert lines(first) == lines(second)
    expect(card(first, 1, mine=False).locator(".pyr")).to_have_count(1)


def test_an_onlooker_hears_what_the_players_hear_and_nothing_of_what_they_may_do(anna, lev, visitor) -> None:
    table = begin([anna, lev], cards=3)
    stranger = visitor()
    stranger.open(f"/t/{table}")
    stranger.sees(".logi")
    first, second = in_order(anna, lev)
    sow(first, "Sr")
    sow(second, "Sg", "Mg", "Sb")
    second.sees(".power")
    for each in (stranger, first):
        expect(each.page.locator(".log-line")).to_have_count(len(lines(second)))
    assert stranger.page.locator(".kind, .piece-hit, .place.is-lit").count() == 0

    def told(one: Visitor) -> list[str]:
        frames = [frame for frame in map(json.loads, one.heard) if frame["type"] == "view" and frame["seq"] > 1]
        views = [{key: value for key, value in frame["view"].items() if key not in ("you", "seat")} for frame in frames]
        events = [frame["events"] for frame in frames]
        return [json.dumps(each, sort_keys=True) for each in zip(views, events, strict=True)]

    assert told(stranger) == told(first) == told(second)
    assert not any(secret in text for text in stranger.heard for secret in ('"you"', '"secret"', '"seed"'))


def test_a_small_phone_plays_by_touch_without_scrolling(anna, visitor) -> None:
    phone = visitor(SMALL_PHONE)
    phone.come_in()
    table, first, _second = seated(phone, anna, cards=3)
    if first is anna:
        sows_elsewhere(anna, table, "Sr")
    comes(phone, table).sees(".status.is-yours")
    page = phone.page
    page.locator(".hue-sum").nth(0).tap()
    page.locator('[data-target="kind-Sg"]').tap()
    page.locator(".hue-sum").nth(3).tap()
    page.locator('[data-target="kind-Lb"]').tap()
    expect(page.locator(".lane.is-mine .is-ghost")).to_have_count(2)
    assert not phone.scrolls_sideways()
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), "the page scrolls"
    sizes = page.locator(".place-hit, .hue-sum, .do .btn, .vault-stock").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(box => Math.round(Math.min(box.height, box.width)))"
    )
    assert min(sizes) >= 44
    do(phone)
    waits(phone)
    page.locator(".vault-stock").tap()
    phone.sees(".drawer .tally")
    page.keyboard.press("Escape")
    sows_elsewhere(anna, table, "Sk")
    phone.sees(".status.is-yours")
    card(phone, 0).locator(".place-hit").tap()  # the first tap previews
    expect(page.locator(".lane.is-mine .is-ghost")).to_have_count(1)
    card(phone, 0).locator(".place-hit").tap()  # the second one sows
    waits(phone)


def test_axe_finds_nothing_while_sowing_and_waiting(visitor, lev) -> None:
    guest = visitor()
    guest.come_in()
    table, first, second = seated(guest, lev, cards=3)
    waits(comes(second, table))
    assert second.axe_light_and_dark() == []
    sows_elsewhere(first, table, "Sr", "Mb")
    second.sees(".status.is-yours")
    pick(second, "Lk")
    second.sees(".is-ghost")
    assert second.axe_light_and_dark() == []


def test_others_moves_are_shown_step_by_step_and_any_input_skips_them(visitor, lev) -> None:
    guest = visitor(motion="no-preference")
    guest.come_in()
    table, first, _second = seated(guest, lev)
    if first is guest:
        sows_elsewhere(guest, table, "Sr")
    waits(comes(guest, table))
    guest.page.clock.install()
    guest.page.clock.pause_at(datetime.now() + timedelta(minutes=1))  # a step lasts until somebody skips it
    sows_elsewhere(
        lev, table, "Lk", "My", "Sb"
    )  # three end opposite an empty card, whoever began: no capture, and the turn passes
    guest.sees(".flight svg")
    guest.page.keyboard.press("Shift")
    expect(guest.page.locator(".flight")).to_have_count(0)
    expect(guest.page.locator(".lane:not(.is-mine) .place .pyr")).to_have_count(3)
    guest.sees('[data-target^="kind-"]:not(:disabled)')


def test_a_first_game_is_guided_once(anna) -> None:
    anna.play_now("logistics")
    anna.sees(".guide")
    anna.page.locator(".guide .btn-quiet").click()
    expect(anna.page.locator(".guide", has_text="LOG-6")).to_have_count(0)
    anna.page.reload()
    anna.sees(".logi")
    expect(anna.page.locator(".guide", has_text="LOG-6")).to_have_count(0)


def test_russian_words_fit_a_phone_and_pyramids_have_russian_letters(visitor) -> None:
    guest = visitor(SMALL_PHONE, language="ru")
    guest.ask("POST", "/api/guests", {"language": "ru"})
    guest.play_now("logistics")
    guest.sees(".status.is-yours")
    assert "Ваш ход." in guest.status
    assert not guest.scrolls_sideways()
    letters = guest.page.locator(".tray .pyr text").all_text_contents()
    assert set(letters) == set("ЗЖКСЧ")


def test_on_a_phone_what_captures_give_is_one_tap_away(phone):
    phone.play_now("logistics")
    phone.sees(".logi")
    phone.page.get_by_role("button", name="Powers").tap()
    sheet = phone.page.get_by_role("dialog", name="What captures give")
    expect(sheet.locator(".gives li")).to_have_count(5)
    assert phone.axe() == []


def test_the_sheet_says_whose_piece_a_power_moves_and_where_and_opens_its_clause(phone):
    phone.play_now("logistics")
    phone.sees(".logi")
    phone.page.get_by_role("button", name="Powers").tap()
    sheet = phone.page.get_by_role("dialog", name="What captures give")
    expect(sheet).to_contain_text("Take a pyramid out of either vault; it goes to the stock of the vault’s owner.")
    expect(sheet).to_contain_text("you may decline it")
    sheet.get_by_role("button", name="LOG-21").tap()
    expect(sheet).to_have_count(0)
    expect(phone.page.locator(".drawer")).to_contain_text("Move the top piece of any card one place forward")


def test_who_wants_no_letters_on_pieces_sees_none_on_pyramids_and_balls(visitor):
    one = visitor()
    one.keeps("ridotto-settings", {"letters": False})
    one.come_in()
    one.play_now("logistics")
    one.sees(".logi .pyr")
    expect(one.page.locator(".logi :is(.pyr text, .pip)")).to_have_count(0)
    one.play_now("podstavec")
    one.sees(".bag .face")
    assert "".join(one.page.locator(".podstavec .face ~ text").all_text_contents()) == ""


def test_pyramids_of_the_stock_stay_within_their_boxes(anna):
    anna.play_now("logistics")
    anna.sees(".tray .hue")
    boxes, pyramids = anna.page.locator(".tray .hue"), anna.page.locator(".tray .hue .kind:nth-child(3) svg")
    right = "each => each.getBoundingClientRect().right"
    for box, pyramid in zip(boxes.all(), pyramids.all(), strict=True):
        assert pyramid.evaluate(right) <= box.evaluate(right)
