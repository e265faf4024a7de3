"""Whole weeks of Venice in real browsers: by pointer, by keys, by touch, and against a bot."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect
from visitors import Visitor, told_who_won

EVENING = {"pace": "minutes", "minutes": 5}
DAYS = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
expect.set_options(timeout=20_000)
SECRET = 271828
"""A price that nobody else would write."""
OUT_OF_ITS_COLUMN = """all => {
  const right = (each) => each.getBoundingClientRect().right;
  return all.map((each) => each.parentElement).filter((column) => right(column.lastElementChild) > right(column) + 1)
    .map((column) => column.textContent);
}"""
"""What runs into what stands beside it."""


def begin(people: Sequence[Visitor], **options) -> str:
    """Everyone sits down at one table."""
    table = people[0].open_table("venice", seats=len(people), options={**EVENING, **options})
    for each in people[1:]:
        each.join(table)
    for each in people:
        each.sees("[data-target=send]")
    return table


def borrow(one: Visitor, amount: int) -> None:
    one.page.locator("#ven-loan").fill(str(amount))
    one.page.locator("[data-target=send]", has_text=f"Borrow {amount}").click()
    expect(one.page.locator("#ven-loan")).to_have_count(0)


def bid(one: Visitor, day: int, item: str, price: int, count: int = 1) -> None:
    """Choose a lot, write the figures, and place the bid."""
    one.page.locator(f"[data-target=lot-{day}-{item}]").click()
    one.page.locator("#ven-price").fill(str(price))
    one.page.locator("#ven-count").fill(str(count))
    one.page.locator("[data-target=send]").click()
    expect(one.page.locator(f".lot:has([data-target=lot-{day}-{item}]) .bid b").first).to_have_text(f"{price:,}")


def hold(people: Sequence[Visitor]) -> None:
    """Everyone is ready, so the auction is held at once."""
    for each in people:
        each.page.locator("[data-target=ready]").click()


def first_lot(one: Visitor, day: int) -> str:
    """The first lot of a day, by its name."""
    target = one.page.locator(f"[data-target^=lot-{day}-]").first.get_attribute("data-target")
    assert target
    return target.removeprefix(f"lot-{day}-")


def result_of(one: Visitor, day: int) -> None:
    """The result of a day lies open until one goes on."""
    expect(one.page.locator(".status b")).to_have_text(f"{DAYS[day]} was held.")


def go_on(one: Visitor) -> None:
    one.page.locator("[data-target=go]").click()


def figures(one: Visitor) -> list[str]:
    """The final accounts, as they are shown."""
    return one.page.locator(".ven-end .final .score").all_inner_texts()


def test_two_people_play_a_whole_week_by_pointer(anna, lev) -> None:
    begin([anna, lev])
    borrow(anna, 100)
    borrow(lev, 50)
    for day in range(7):
        item = first_lot(anna, day)
        bid(anna, day, item, 7)
        bid(lev, day, item, 3)
        hold([anna, lev])
        if day < 6:
            for each in (anna, lev):
                result_of(each, day)
                expect(each.page.locator(".is-result .wins .win").first).to_contain_text("7")
                go_on(each)
    for each in (anna, lev):
        each.sees(".ven-end .final tbody tr")
        expect(each.page.locator(".ven-end .final tbody tr")).to_have_count(2)
        expect(each.page.locator(".fair b").last).to_have_text("Fairness verified")
    assert figures(anna) == figures(lev)
    told_who_won(anna, lev)
    anna.page.locator(".ven-end .textlink", has_text="Read them").click()
    anna.page.locator("[data-target=day-1]").click()
    anna.page.get_by_role("button", name="All bids", exact=True).click()
    expect(anna.page.locator(".win.is-lost, .win").nth(1)).to_contain_text("3")


def test_a_whole_week_by_keyboard_alone(anna) -> None:
    anna.open_table("venice", seats=1, options=EVENING)
    keys, badge = anna.page.keyboard, anna.page.locator("[data-target=send] .key-enter")
    anna.sees("#ven-loan")
    expect(badge).to_be_hidden()  # the first Enter only leads into the field
    keys.press("Enter")
    expect(anna.page.locator("#ven-loan")).to_be_focused()
    expect(badge).to_be_visible()
    keys.type("60")
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(anna.page.locator(".acc .textlink")).to_have_text("Loan of 61, due Saturday")
    keys.press("Escape")
    for day in range(7):
        expect(anna.page.locator(f"[data-target=day-{day}]")).to_have_attribute("aria-selected", "true")
        keys.press("ArrowDown")
        keys.press("Enter")
        expect(anna.page.locator("#ven-price")).to_be_focused()
        keys.type("2")
        keys.press("Tab")
        expect(anna.page.locator("#ven-count")).to_be_focused()
        keys.press("Enter")
        expect(anna.page.locator(".lot.is-on .bid b").first).to_have_text("2")
        keys.press("Escape")
        expect(anna.page.locator("[data-target=ready]")).to_be_enabled()  # the house has answered to the bid
        keys.press("r")
        if day < 6:
            result_of(anna, day)
            keys.press("Enter")
    anna.sees(".ven-end .final tbody tr")


def test_keys_turn_the_days_change_and_withdraw_a_bid_and_open_the_account(anna) -> None:
    anna.open_table("venice", seats=1, options=EVENING)
    anna.sees("#ven-loan")
    borrow(anna, 50)
    bid(anna, 0, "carnival", 5)
    keys = anna.page.keyboard
    keys.press("Escape")
    anna.page.locator("h1").first.click()
    keys.press("ArrowRight")
    expect(anna.page.locator("#ven-day")).to_contain_text("Monday")
    keys.press("t")
    expect(anna.page.locator("#ven-day")).to_contain_text("Sunday")
    anna.page.locator("[data-target=lot-0-carnival]").focus()
    keys.press("Delete")
    expect(anna.page.locator(".lot .bid")).to_have_count(0)


def test_a_bid_is_changed_withdrawn_and_has_its_place_in_line(anna) -> None:
    anna.open_table("venice", seats=5, options={"pace": "calendar"}, bots=[{"bot": "steady"}] * 4)
    anna.sees("#ven-loan")
    borrow(anna, 120)
    bid(anna, 0, "doges-cap", 19)
    page = anna.page
    expect(page.locator("[data-target=send]")).to_be_disabled()  # the same figures are not sent again
    page.locator("#ven-price").fill("21")
    expect(page.locator("[data-target=send]")).to_contain_text("Change bid")
    page.locator("[data-target=send]").click()
    expect(page.locator(".lot.is-on .bid b").first).to_have_text("21")
    expect(page.locator(".lot.is-on .bid time")).to_have_text(re.compile(r"\d\d:\d\d$"))
    page.locator("button.another").click()
    page.locator("#ven-price").fill("21")
    page.locator("#ven-count").fill("2")
    page.locator("[data-target=send]").click()
    expect(page.locator(".toast")).to_contain_text("VEN-10")  # two bids at one price
    page.locator("#ven-price").fill("15")
    page.locator("#ven-count").fill("1")
    page.locator("[data-target=send]").click()
    expect(page.locator(".lot.is-on .bid")).to_have_count(2)
    expect(page.locator("[data-target=day-0] .day-foot")).to_contain_text("2 bids")
    page.locator("[data-target=withdraw]").click()
    expect(page.locator(".lot .bid")).to_have_count(1)


def test_the_button_that_bids_never_moves(anna) -> None:
    anna.open_table("venice", seats=1, options=EVENING)
    anna.sees("#ven-loan")
    borrow(anna, 120)
    anna.has_its_letters()
    page, places = anna.page, set()
    for day in (0, 1, 6):
        page.locator(f"[data-target=day-{day}]").click()
        for lot in page.locator(f"[data-target^=lot-{day}-]").all()[:3]:
            lot.click()
            box = page.locator("[data-target=send]").bounding_box()
            assert box
            places.add(tuple(round(box[side]) for side in ("x", "y", "width", "height")))
    assert len(places) == 1


def test_all_agendas_of_a_sunday_are_in_sight_while_nobody_has_spoken(anna) -> None:
    anna.open_table("venice", seats=1, options=EVENING)
    anna.sees("#ven-loan")
    lots = anna.page.locator(".lots")
    expect(lots.locator(".lot")).to_have_count(7)
    assert lots.evaluate("list => list.scrollHeight <= list.clientHeight")


def test_the_loan_shows_what_will_be_repaid_and_the_account_what_the_house_computes(anna) -> None:
    anna.open_table("venice", seats=1, options=EVENING)
    page = anna.page
    anna.sees("#ven-loan")
    page.locator("#ven-loan").fill("300")
    expect(page.locator(".slip-sum")).to_contain_text("repay 405 on Saturday")
    borrow(anna, 200)
    expect(page.locator(".acc").nth(2)).to_contain_text("−270")
    expect(page.locator(".acc.total")).to_contain_text("−70")
    bid(anna, 0, "carnival", 5)
    hold([anna])
    result_of(anna, 0)
    expect(page.locator(".acc").first).to_contain_text("200 − 5 =")
    expect(page.locator(".sums")).to_contain_text("5")
    go_on(anna)
    page.locator("[data-target=lot-1-opera]").click()
    page.locator("#ven-count").fill("2")
    page.locator("[data-target=lot-1-senator]").click()
    expect(page.locator(".slip-sum b")).to_have_text("pay 1 at most")


def test_what_is_written_outlives_a_cut_connection_and_bids_outlive_a_reload(anna, lev) -> None:
    begin([anna, lev], pace="calendar")
    borrow(anna, 150)
    bid(anna, 0, "crusade", 11)
    page = anna.page
    page.locator("#ven-price").fill("13")
    anna.cut()
    anna.sees(".badge-bad")
    expect(page.locator("[data-target=send]")).to_be_disabled()
    expect(page.locator("#ven-price")).to_have_value("13")
    anna.mend()
    expect(page.locator("[data-target=send]")).to_be_enabled()
    page.locator("[data-target=send]").click()
    expect(page.locator(".lot.is-on .bid b").first).to_have_text("13")
    page.reload()
    anna.sees(".ven")
    expect(page.locator(".lot .bid b").first).to_have_text("13")
    expect(page.locator(".acc").first).to_contain_text("150")


def _says(frame: str, number: int) -> bool:
    """Does this number stand there by itself? The digits of times and of commitments may hold it by chance."""
    return re.search(rf"(?<![\w.]){number}(?![\w.])", frame) is not None


def test_nobody_else_is_sent_a_byte_of_a_sealed_bid_or_a_loan(anna, lev, visitor) -> None:
    table = begin([anna, lev])
    watching = visitor()
    watching.open(f"/t/{table}")
    watching.sees(".page.is-watched")
    borrow(anna, 293)
    bid(anna, 0, "crusade", SECRET)
    bid(anna, 0, "carnival", 17)
    others = [lev, watching]
    for each in others:
        assert not any(_says(frame, SECRET) or _says(frame, 293) or "bid-placed" in frame for frame in each.heard)
    hold([anna, lev])
    result_of(anna, 0)
    for each in others:
        expect(each.page.locator("[data-target=day-1]")).to_contain_text("next")
        told = [frame for frame in each.heard if '"auction-held"' in frame]
        assert len(told) == 1
        assert '"price":17' in told[0].replace(" ", "")
        assert not any(_says(frame, SECRET) or '"loan":293' in frame.replace(" ", "") for frame in each.heard)
    views = [frame["view"] for frame in watching.frames("view")]
    assert views
    assert not any({"money", "loan", "bids", "past", "now", "you"} & view.keys() for view in views)


def test_who_bid_the_same_and_was_later_is_told_so(anna, lev) -> None:
    table = begin([anna, lev])
    for each, amount in ((lev, 50), (anna, 60)):
        each.play(table, "borrow", amount=amount)
        each.play(table, "bid", auction=0, item="doges-cap", price=16, count=1)
    expect(anna.page.locator(".lot .bid b").first).to_have_text("16")
    hold([anna, lev])
    result_of(anna, 0)
    expect(anna.page.locator(".missed")).to_have_text(re.compile(r"^you bid 16 too; .+ was earlier$"))
    result_of(lev, 0)
    expect(lev.page.locator(".missed")).to_have_count(0)


def test_on_a_small_phone_a_week_is_played_by_touch(small_phone) -> None:
    one = small_phone
    one.open_table("venice", seats=1, options=EVENING)
    page = one.page
    one.sees("#ven-loan")
    one.wave_tips_away()
    page.locator("[data-target=send]").tap()
    expect(page.locator(".purse")).to_contain_text("120")
    expect(page.locator(".sheet-foot > :first-child")).to_have_text("You have no bid here yet.")
    for day in range(7):
        page.locator(f"[data-target^=lot-{day}-]").first.tap()
        page.get_by_role("button", name="each: More").tap()
        page.locator("[data-target=send]").tap()
        expect(page.locator(f"[data-target=day-{day}] .day-dot")).to_have_text("1")
        assert not one.scrolls_sideways()
        page.locator("[data-target=ready]").tap()
        if day < 6:
            result_of(one, day)
            assert not one.scrolls_sideways()
            assert page.locator(".sold .gives").evaluate_all(OUT_OF_ITS_COLUMN) == []
            page.locator("[data-target=go]").tap()
    one.sees(".ven-end .final tbody tr")
    assert not one.scrolls_sideways()


def test_on_a_phone_the_account_is_a_sheet_above_the_chat_and_targets_are_large_enough(small_phone) -> None:
    one = small_phone
    one.open_table("venice", seats=1, options={"pace": "calendar"})
    page = one.page
    one.sees("#ven-loan")
    one.wave_tips_away()
    page.locator("[data-target=send]").tap()
    page.locator("[data-target=lot-0-silk-tax]").tap()
    for button in page.locator(".ven-tray button:visible, .week button:visible").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44, button.get_attribute("aria-label")
    page.locator(".purse").tap()
    one.sees(".account")
    account, dock = page.locator(".account").bounding_box(), page.locator(".dock").bounding_box()
    assert account
    assert dock
    assert account["y"] + account["height"] <= dock["y"] + 1
    assert one.axe() == []


def test_axe_finds_nothing_before_during_and_after_the_week(visitor) -> None:
    one = visitor()
    one.come_in()
    table = one.open_table("venice", seats=1, options=EVENING)
    one.sees("#ven-loan")
    assert one.axe_light_and_dark() == []
    ready, start = one.page.locator("[data-target=ready]"), one.page.get_by_role("button", name="Start the clock")
    expect(ready).to_be_disabled()  # else whoever is ready to begin would have the auction held at once
    one.page.keyboard.press("r")
    expect(ready).not_to_contain_text("You are ready")
    start.click()
    expect(start).to_be_hidden()
    expect(ready).to_be_enabled()
    one.play(table, "borrow", amount=100)
    for day in range(7):
        item = first_lot(one, day)
        if day == 2:
            bid(one, day, item, 4)
            assert one.axe_light_and_dark() == []
        else:
            one.play(table, "bid", auction=day, item=item, price=4, count=1)
        one.play(table, "ready")
        if day < 6:
            result_of(one, day)
            if day == 1:
                assert one.axe_light_and_dark() == []
            go_on(one)
    one.sees(".ven-end .final tbody tr")
    assert one.axe_light_and_dark() == []


def test_a_first_game_is_guided_and_the_guidance_can_be_waved_away(anna) -> None:
    anna.open_table("venice", seats=1, options=EVENING)
    guide = anna.page.locator(".guide")
    expect(guide).to_contain_text("You start with nothing")
    borrow(anna, 50)
    expect(guide).to_contain_text("Choose a lot")
    hold([anna])
    result_of(anna, 0)
    expect(guide).to_contain_text("Agendas are worth")  # Sunday's tips are past, also while its result waits
    anna.page.get_by_role("button", name="No more tips").click()
    expect(guide).to_have_count(0)
    go_on(anna)
    expect(guide).to_have_count(0)


def test_the_auctions_can_be_taken_into_a_calendar(anna) -> None:
    anna.open_table("venice", seats=1, options={"pace": "calendar"}, public=False)
    anna.sees(".to-calendar")
    address = anna.page.locator(".to-calendar").get_attribute("href")
    assert address
    calendar = anna.ask("GET", address)
    assert calendar.count("BEGIN:VEVENT") == 7


def test_russian_shows_no_english(visitor) -> None:
    one = visitor(language="ru")
    one.ask("POST", "/api/guests", {"language": "ru"})
    one.open_table("venice", seats=1, options=EVENING)
    one.sees("#ven-loan")
    one.page.locator("[data-target=send]").click()
    one.page.locator("[data-target=lot-0-carnival]").click()
    shown = one.page.locator(".stage").inner_text()
    assert not re.findall(r"[A-Za-z]{3,}", shown.replace("Rome", "")), shown
    labels = one.page.locator(".stage [aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    names = json.dumps(labels, ensure_ascii=False)
    assert not re.findall(r"[A-Za-z]{3,}", names), names


@pytest.mark.long
def test_a_whole_week_against_a_bot(anna) -> None:
    anna.play_now("venice")
    anna.sees("#ven-loan")
    borrow(anna, 100)
    for day in range(7):
        bid(anna, day, first_lot(anna, day), 9)
        anna.page.locator("[data-target=ready]").click()
        if day < 6:
            expect(anna.page.locator(".status b")).to_have_text(f"{DAYS[day]} was held.", timeout=90_000)
            go_on(anna)
    anna.sees(".ven-end .final tbody tr", timeout=90_000)


@pytest.mark.long
def test_a_crowd_reads_who_won_page_by_page(anna) -> None:
    anna.open_table("venice", seats=52, options=EVENING, bots=[{"bot": "steady"}] * 51)
    anna.sees("#ven-loan", timeout=60_000)
    borrow(anna, 100)
    bid(anna, 0, "carnival", 40)
    anna.page.locator("[data-target=ready]").click()
    expect(anna.page.locator(".status b")).to_have_text("Sunday was held.", timeout=240_000)
    expect(anna.page.locator(".is-result .nobody").nth(1)).to_contain_text("sold")
    anna.page.get_by_role("button", name="Who won").click()
    expect(anna.page.locator(".crowd li")).to_have_count(25)
    anna.page.get_by_role("button", name="On", exact=True).click()
    expect(anna.page.locator(".crowd-nav")).to_contain_text("26 to")
