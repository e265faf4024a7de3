"""What every board keeps to, or one of them had to be taught, on screens of many sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from visitors import PHONE, Visitor


def test_podstavec_says_of_nobody_who_is_away_that_they_think(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=2)
    lev.sit_down(table)
    place = anna.page.locator(".is-other .slot-waits .only-wide")
    expect(place).to_have_text("away")
    lev.open(f"/t/{table}")
    expect(place).to_contain_text("thinks")


def standoff_on_turn(one: Visitor) -> None:
    """Sit down at Standoff against a bot until it is this player's turn to begin."""
    for _try in range(20):
        view = one.view(one.play_now("standoff"))
        if view["player"] == view["seat"]:
            break
    one.sees("[data-target=end]")


def test_while_standoff_asks_whether_to_end_the_turn_one_button_says_so_and_nothing_moves(phone) -> None:
    standoff_on_turn(phone)
    phone.has_its_letters()
    place = phone.page.locator(".so .field").bounding_box()
    phone.page.locator("[data-target=end]").tap()
    expect(phone.page.get_by_role("button", name="End turn")).to_have_count(1)
    assert phone.page.locator(".so .field").bounding_box() == place
    phone.page.locator("[data-target=cancel]").tap()
    phone.sees("[data-target=end]")


@pytest.mark.parametrize("size", [PHONE, (390, 800)])
def test_on_a_phone_the_picture_of_a_chosen_card_stays_clear_of_its_name(visitor, size) -> None:
    one = visitor(size)
    one.come_in()
    standoff_on_turn(one)
    card = one.page.locator(".hand [data-target^=hand-]", has_text="1-credit").first
    card.tap()
    one.sees(".card-say")
    one.has_its_letters()
    name, picture = (card.locator(part).bounding_box() for part in (".sc-name", ".art"))
    beside = picture["x"] + picture["width"] <= name["x"]
    assert beside or picture["y"] >= name["y"] + name["height"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_an_upright_tablet_the_field_of_standoff_is_wide_and_its_tray_whole(visitor, language) -> None:
    one = visitor((768, 1024), language=language)
    one.come_in()
    standoff_on_turn(one)
    assert one.page.locator(".so .field").bounding_box()["width"] >= 430
    one.page.locator(".hand [data-target^=hand-]").first.click()
    one.has_its_letters()
    tray = one.page.locator(".so-tray").bounding_box()
    for button in one.page.locator(".so-tray button:visible").all():
        box = button.bounding_box()
        assert box["x"] + box["width"] <= tray["x"] + tray["width"]
        assert box["y"] + box["height"] <= tray["y"] + tray["height"]


def test_in_a_replay_on_a_phone_the_board_of_logistics_stays_where_it_is_and_its_arrows_lie_between_cards(
    phone, anna, lev
) -> None:
    table = anna.new_table("logistics", seats=2)
    lev.sit_down(table)
    for pyramids in (["Lg"], ["Lg"], ["Sr", "Mk", "Lb"], ["Sr", "Mk", "Lb"]):
        mover = next(each for each in (anna, lev) if each.view(table)["seat"] in each.view(table)["turn"])
        mover.play(table, "sow-stock", pyramids=pyramids)
    lev.resign(table)
    phone.open(f"/t/{table}/replay")
    phone.sees(".lane.is-mine .cards")
    phone.has_its_letters()
    arrow, cards = (phone.page.locator(part).first.bounding_box() for part in (".chev.is-mine", ".lane.is-mine .cards"))
    assert cards["y"] < arrow["y"]
    assert arrow["y"] + arrow["height"] < cards["y"] + cards["height"]
    places = set()
    for _moment in range(5):
        places.add(tuple(phone.page.locator(".felt").bounding_box().values()))
        phone.page.keyboard.press("ArrowRight")
        phone.page.wait_for_timeout(100)
    assert len(places) == 1, places
