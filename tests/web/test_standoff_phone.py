"""Standoff on phones: the deck under a finger, and the market where it is narrow."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from standoff_player import begin
from visitors import PHONE, Visitor


@pytest.fixture
def in_turn(visitor, lev):
    """Somebody with a phone of this size whose turn it is, against another."""

    def sit(size: tuple[int, int]) -> Visitor:
        phone = visitor(size, language="ru")
        phone.come_in()
        one, other = begin([phone, lev])
        if one.view["player"] != one.seat:
            other.end()
            one.until(lambda view: view["player"] == one.seat)
        phone.sees(".so.is-active")
        return phone

    return sit


def test_a_finger_chooses_the_deck_first_and_draws_with_the_button(in_turn) -> None:
    phone = in_turn(PHONE)
    deck, cards = phone.page.locator("[data-target=draw]"), phone.page.locator(".hand [data-target^=hand-]")
    deck.tap()
    expect(phone.page.locator(".status")).to_contain_text("Взять карту?")
    expect(cards).to_have_count(5)
    expect(phone.page.locator(".pip.is-next")).to_have_count(1)
    phone.page.locator("[data-target=cancel]").tap()
    expect(phone.page.locator("[data-target=do]")).to_have_count(0)
    deck.tap()
    phone.page.locator("[data-target=do]").tap()
    expect(cards).to_have_count(6)


def test_a_mouse_draws_at_once(in_turn) -> None:
    phone = in_turn(PHONE)
    phone.page.locator("[data-target=draw]").click()
    expect(phone.page.locator(".hand [data-target^=hand-]")).to_have_count(6)


SPILLED = """() => [...document.querySelectorAll('.tile')].flatMap((tile) => {
  const {left, right, bottom} = tile.getBoundingClientRect();
  return [...tile.querySelectorAll('.cost, small, .tile-n')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.left < left || box.right > right || box.bottom > bottom || part.scrollWidth > part.clientWidth + 1;
  }).map((part) => part.textContent);
})"""
"""What stands out of its card in the market, or is cut."""


@pytest.mark.parametrize("size", [(320, 640), (844, 390)])
def test_in_a_narrow_market_everything_is_on_its_card_and_what_the_chosen_one_does_is_read(in_turn, size) -> None:
    phone = in_turn(size)
    phone.page.locator("[data-target=market]").click()
    phone.has_its_letters()
    if size[0] < size[1]:
        assert phone.page.evaluate(SPILLED) == []
    close, pips = (phone.page.locator(part).bounding_box() for part in ("[data-target=close-market]", ".pips"))
    assert pips["x"] + pips["width"] <= close["x"]
    for slot in range(7, -1, -1):
        tile = phone.page.locator(f"[data-target=slot-{slot}]")
        tile.click()
        expect(phone.page.locator(".tile.is-on")).to_have_count(1)
        parts = tile, phone.page.locator(".shop .zoom"), phone.page.locator(".shop .go")
        for _try in range(40):  # what is chosen comes into sight in a moment
            named, zoom, go = (part.bounding_box() for part in parts)
            if named["y"] + named["height"] <= zoom["y"] and zoom["y"] + zoom["height"] <= go["y"] + 8:
                break
            phone.page.wait_for_timeout(50)
        else:
            raise AssertionError(f"they lie on each other: {named}, {zoom}, {go}")
