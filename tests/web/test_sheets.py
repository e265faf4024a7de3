"""What lies over a page on a phone: Back takes it away, and so do a finger on its handle and one beside it."""

import pytest
from playwright.sync_api import Page, expect


def draw(page: Page, way: float) -> None:
    """Take the sheet on top by its handle and draw it down."""
    box = page.locator(".grip:visible").last.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for part in range(1, 11):
        page.mouse.move(x, y + way * part / 10)
        page.wait_for_timeout(30)  # slowly, so that it is no stroke
    page.mouse.up()


def depth(one) -> int:
    """How many steps of the history stand for what lies over the page."""
    return one.page.evaluate("history.state?.over ?? 0")


def test_a_sheet_is_drawn_down_or_its_handle_tapped_to_close_it(phone) -> None:
    phone.play_now("podstavec")
    phone.sees(".pod")
    sheet = phone.page.locator(".drawer")
    rules, menu = (phone.page.get_by_role("button", name=name, exact=True) for name in ("Rules", "Menu"))
    rules.tap()
    draw(phone.page, 40)
    expect(sheet).to_have_css("translate", "none")  # too short a way: it is back in its place
    draw(phone.page, 160)
    expect(sheet).to_have_count(0)
    menu.tap()
    phone.page.locator(".grip").tap()
    expect(sheet).to_have_count(0)
    menu.tap()
    expect(sheet.get_by_role("button", name="Close")).to_be_visible()
    phone.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_tap_beside_a_sheet_closes_it_and_does_nothing_else(phone) -> None:
    phone.play_now("podstavec")
    phone.sees(".pod")
    here = phone.page.url
    for opened, sheet in ((".bar [aria-label='Rules']", ".drawer"), (".dock-chat", ".chat.is-open")):
        phone.page.locator(opened).tap(position={"x": 16, "y": 24})
        phone.sees(sheet)
        phone.page.touchscreen.tap(195, 80)
        expect(phone.page.locator(sheet)).to_have_count(0)
    assert phone.page.url == here


def test_on_a_desktop_the_rules_stay_open_beside_the_board(anna) -> None:
    anna.play_now("podstavec")
    anna.sees(".pod")
    anna.page.get_by_role("button", name="Rules", exact=True).first.click()
    anna.page.mouse.click(400, 500)
    anna.sees(".drawer.rules")
    expect(anna.page.locator(".grip, .outside").first).to_be_hidden()


def test_back_closes_piles_and_market_one_after_the_other_and_then_leaves(phone) -> None:
    phone.open("/")
    phone.play_now("standoff")
    phone.sees(".so")
    here = phone.page.url
    phone.page.locator("[data-target=market]").tap()
    phone.sees(".is-market")
    phone.page.locator(".shop .go").get_by_role("button", name="Piles").tap()
    phone.sees(".so-piles-dlg")
    assert depth(phone) == 2
    phone.page.go_back()
    expect(phone.page.locator(".so-piles-dlg")).to_have_count(0)
    phone.sees(".is-market")
    phone.page.go_back()
    expect(phone.page.locator(".is-market")).to_have_count(0)
    assert phone.page.url == here
    phone.page.locator("[data-target=market]").tap()
    phone.page.locator(".shop .go").get_by_role("button", name="Piles").tap()
    for handle in range(2):
        assert depth(phone) == 2 - handle
        phone.page.locator(".grip").last.tap()
        phone.hears(lambda gone=handle: depth(phone) == 1 - gone)
    phone.page.go_back()
    expect(phone.page).not_to_have_url(here)


@pytest.mark.parametrize(
    ("game", "opened", "sheet"),
    [("venice", ".purse", ".show-account"), ("poker_auction", ".poker-felt .st", ".poker-felt .sheet")],
)
def test_back_closes_the_sheet_of_a_board(phone, game, opened, sheet) -> None:
    phone.play_now(game)
    phone.sees(".felt")
    here = phone.page.url
    phone.page.locator(opened).first.tap()
    phone.sees(sheet)
    phone.page.go_back()
    expect(phone.page.locator(sheet)).to_have_count(0)
    assert phone.page.url == here
