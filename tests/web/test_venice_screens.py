"""The ledger of Venice on screens of many sizes: what is in sight, and what stands in one line."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import expect
from venice_scenes import results
from visitors import DESKTOP, PHONE, SMALL_PHONE

END_OF_WORDS = """(heading) => {
  const words = new Range();
  words.selectNodeContents(heading);
  return words.getBoundingClientRect().right;
}"""
expect.set_options(timeout=20_000)


def test_in_russian_all_of_sundays_lots_are_seen_at_once(visitor) -> None:
    one = visitor(language="ru")
    one.come_in()
    one.play_now("venice")
    one.sees("#ven-loan")
    lots = one.page.locator(".lots")
    assert lots.locator(".lot").count() == 7
    assert lots.evaluate("(list) => list.scrollHeight <= list.clientHeight")
    one.page.set_viewport_size({"width": 320, "height": 640})
    line = one.page.locator(".bar-title p > :last-child")
    assert line.evaluate("(line) => line.scrollWidth <= line.clientWidth"), "how fast the week goes is not cut"
    button = one.page.locator("[data-target=ready]")
    assert one.page.locator("#ven-day").evaluate(END_OF_WORDS) + 4 <= button.bounding_box()["x"]
    one.page.locator(".status button").click()
    button.click()
    expect(button).to_contain_text("Вы готовы")
    assert one.page.locator("#ven-day").evaluate(END_OF_WORDS) + 4 <= button.bounding_box()["x"]


def test_what_the_signs_of_a_lot_mean_stands_under_the_list_until_there_is_a_bid(visitor) -> None:
    for size in (DESKTOP, PHONE):
        one = visitor(size)
        one.come_in()
        one.play_now("venice")
        one.sees("#ven-loan")
        legend = one.page.locator(".sheet-foot .legend")
        expect(legend).to_be_visible()
        expect(legend).to_have_text("forcepopularityinfluence")


IN_SIGHT = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const [{ bottom }, { top }] = boxes('.sheet-head, .tray');
  return boxes('.lot').filter((lot) => lot.top >= bottom - 1 && lot.bottom <= top + 1).length;
}"""
"""How many lots are wholly seen between the head of the day and the slip."""


@pytest.mark.parametrize(("size", "least"), [((390, 664), 4), ((360, 640), 3), ((320, 568), 1)])
def test_on_a_low_phone_the_list_scrolls_between_the_day_and_the_slip(visitor, size, least) -> None:
    one = visitor(size, language="ru")
    one.come_in()
    one.play_now("venice")
    one.sees("#ven-loan")
    assert one.page.evaluate(IN_SIGHT) >= least
    one.page.locator(".stage").evaluate("(stage) => stage.scrollBy(0, stage.scrollHeight / 4)")
    assert one.page.evaluate(IN_SIGHT) >= least
    last = one.page.locator(".lot-pick").last
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    assert one.page.locator(".slip-sum b").bounding_box()["height"] < 30, "what is to be paid stands in one line"
    sums = [each.bounding_box() for each in one.page.locator(".pur").all()]
    assert all(left["x"] + left["width"] + 4 <= right["x"] for left, right in itertools.pairwise(sums))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_on_a_phone_what_a_lot_costs_and_how_many_are_offered_stand_in_one_line(visitor, size, language) -> None:
    one = visitor(size, language=language)
    one.come_in()
    one.play_now("venice")
    one.sees("#ven-loan")
    one.has_its_letters()
    lines = one.page.locator(".lot .gives").evaluate_all("(all) => all.map((each) => each.offsetHeight)")
    assert len(lines) == 7
    assert max(lines) <= 20, lines


def test_what_every_bid_won_would_bring_is_said_of_the_agendas(phone) -> None:
    phone.open_table("venice", seats=1, options={"pace": "minutes", "minutes": 5})
    phone.sees("#ven-loan")
    phone.start_clock()
    phone.page.locator("[data-target=send]").tap()
    phone.page.locator("[data-target=lot-0-silk-tax]").tap()
    phone.page.locator("[data-target=send]").tap()
    phone.page.locator(".purse").tap()
    expect(phone.page.locator(".acc.hope span")).to_have_text("Agendas would bring if every bid wins")


IN_A_ROW = """() => {
  const words = new Range();
  const parts = document.querySelectorAll('.slip-calc, .slip-sum b, [data-target=withdraw], [data-target=send]');
  const edges = [...parts].map((each) => {
    words.selectNodeContents(each);
    return each.matches('b') ? words.getBoundingClientRect() : each.getBoundingClientRect();
  });
  const inside = edges.at(-1).right <= document.querySelector('.slip').getBoundingClientRect().right;
  return inside && edges.slice(1).every((each, at) => each.left >= edges[at].right + 4);
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_a_bid_costs_keeps_clear_of_the_buttons_beside_it(visitor, language) -> None:
    one = visitor(language=language)
    one.come_in()
    one.open_table("venice", seats=1, options={"pace": "minutes", "minutes": 5})
    one.page.locator("#ven-loan").fill("300")
    one.page.locator("[data-target=send]").click()
    one.page.locator("[data-target^=lot-0-]").nth(2).click()
    for price in ("45", "120"):
        one.page.locator("#ven-price").fill(price)
        one.page.locator("[data-target=send]").click()
        expect(one.page.locator(".lot.is-on .bid b").first).to_have_text(price)
        for width, height in ((1280, 800), (768, 1024)):
            one.page.set_viewport_size({"width": width, "height": height})
            assert one.page.evaluate(IN_A_ROW), (price, width)


def test_on_a_tablet_the_tiles_of_a_day_stay_in_its_column(visitor) -> None:
    one = visitor((768, 1024))
    one.come_in()
    one.open_table("venice", seats=1, options={"pace": "minutes", "minutes": 5})
    one.sees("#ven-loan")
    over = """days => days.filter((day) => [...day.querySelectorAll('.tile .emb, .day-head em')]
      .some((each) => each.getBoundingClientRect().right > day.getBoundingClientRect().right - 2)).length"""
    assert one.page.locator(".day").evaluate_all(over) == 0


COLUMNS_APART = """rows => rows.every((row) => {
  const boxes = [...row.children].map((each) => {
    const letters = new Range();
    letters.selectNodeContents(each);
    return letters.getBoundingClientRect();
  }).filter((box) => box.width > 0);
  return boxes.every((box, place) => !place || boxes[place - 1].right <= box.left + 1);
})"""
"""Does nothing in these rows run into what stands beside it?"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_tablet_no_column_of_a_day_that_was_held_runs_into_the_next(visitor, language) -> None:
    one, *others = visitor((768, 1024), language=language), visitor(), visitor()
    for each in (one, *others):
        each.come_in()
    one.keeps("ridotto-hints", {"venice": ["*"]})  # no tips, which this scene closes by their English name
    results(one, *others)
    one.page.locator(".day").first.click()
    one.sees(".of-agendas .win")
    one.has_its_letters()
    for width in (720, 768, 900):
        one.page.set_viewport_size({"width": width, "height": 1024})
        for rows in (".is-result .cols", ".is-result .lot", ".account .is-not"):
            assert one.page.locator(rows).evaluate_all(COLUMNS_APART), (width, rows)


OVER_EACH_OTHER = """() => {
  const box = (each) => each.getBoundingClientRect();
  const words = (each) => { const range = new Range(); range.selectNodeContents(each); return box(range); };
  const lots = [...document.querySelectorAll('.lot')].filter((lot) => {
    const offered = words(lot.querySelector('.lot-name').nextElementSibling);
    const over = (each) => each.right > offered.left && each.bottom > offered.top;
    return [...lot.querySelectorAll('.gives > *')].map(box).some(over);
  });
  const heads = [...document.querySelectorAll('.day-head')].filter((head) => head.scrollWidth > head.clientWidth);
  const slip = document.querySelector('.slip');
  const { top, bottom } = box(slip);
  const out = (each) => words(each).top < top || words(each).bottom > bottom;
  const parts = [...slip.querySelectorAll('h3, p, b')].filter(out);
  return [...lots, ...heads, ...parts].map((each) => each.textContent.trim().slice(0, 60));
}"""
"""Lots whose figures lie over how many are offered, days whose names are cut, and what stands out over the slip."""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_tablet_nothing_of_sunday_lies_over_anything_else(visitor, language) -> None:
    one = visitor((720, 1000), language=language)
    one.come_in()
    one.open_table("venice", seats=2, bots=[{"bot": "novice"}])
    expect(one.page.locator(".slip-sum b")).to_contain_text("162")
    one.has_its_letters()
    for width in (720, 768, 800, 859, 860, 900, 1023):
        one.page.set_viewport_size({"width": width, "height": 1000})
        assert one.page.evaluate(OVER_EACH_OTHER) == [], width
