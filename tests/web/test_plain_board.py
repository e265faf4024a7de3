"""A game without a board of its own is played on the plain one, made from its schema and from what may be done."""

from playwright.sync_api import expect


def test_two_people_play_a_whole_game_of_three_cards(anna, lev) -> None:
    table = anna.open_table("three_cards", seats=2)
    lev.join(table)
    for trick in range(1, 4):
        for each in (anna, lev):
            each.sees(".moves .ready .btn:not([disabled])")
            expect(each.page.locator(".moves .ready .btn")).to_have_count(len(set(_hand(each))), timeout=10_000)
            each.page.locator(".moves .ready .btn").first.click()
        for each in (anna, lev):
            shown = each.page.locator(".log-line", has_text="plays")
            expect(shown).to_have_count(2 * trick)
    for each in (anna, lev):
        each.sees(".end h2")
        expect(each.page.locator(".fair b")).to_have_text("Fairness verified")


def _hand(one) -> list[str]:
    """The own cards, as the table of facts shows them."""
    return one.page.locator("dl dd").first.inner_text().split(", ")


def test_an_onlooker_of_three_cards_sees_no_hand(anna, lev, visitor) -> None:
    table = anna.open_table("three_cards", seats=2)
    lev.sit_down(table)
    anna.sees(".moves")
    stranger = visitor()
    stranger.open(f"/t/{table}")
    stranger.sees(".watch")
    assert not any('"hand":' in frame for frame in stranger.heard)
    assert stranger.page.locator(".moves").count() == 0


def test_a_table_whose_game_has_a_clock_of_its_own_is_not_said_to_have_none(anna, lev) -> None:
    table = anna.open_table("three_cards", seats=2, name="Ca' Rezzonico")
    lev.sit_down(table)
    anna.sees(".moves")
    expect(anna.page.locator(".bar-title p")).to_have_text("Ca' Rezzonico")
