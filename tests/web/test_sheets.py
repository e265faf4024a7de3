"""What lies over a page on a phone: Back takes it away."""

import pytest
from playwright.sync_api import expect


def depth(one) -> int:
    """How many steps of the history stand for what lies over the page."""
    return one.page.evaluate("history.state?.over ?? 0")


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
