"""The rulebooks as pages."""

import pytest
from playwright.sync_api import expect


def test_the_shelf_leads_to_every_rulebook(visitor) -> None:
    stranger = visitor()
    stranger.open("/rules")
    stranger.page.locator(".g5", has_text="Logistics").click()
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text("Logistics")
    expect(stranger.page.locator(".cl")).to_have_count(26)


def test_a_link_to_a_clause_shows_it_on_gold(visitor) -> None:
    stranger = visitor()
    stranger.open("/rules/podstavec#POD-13")
    here = stranger.page.locator("#POD-13.is-here")
    expect(here).to_be_in_viewport()
    stranger.page.locator(".list").get_by_role("link", name="Colour values").click()
    expect(stranger.page.locator("#POD-7.is-here")).to_be_in_viewport()
    assert stranger.page.url.endswith("#POD-7")


def test_a_link_to_a_clause_that_there_is_not_says_so(visitor) -> None:
    stranger = visitor()
    stranger.open("/rules/podstavec#POD-99")
    expect(stranger.page.get_by_text("There is no clause POD-99.")).to_be_in_viewport()


def test_a_search_leaves_the_clauses_that_say_it(visitor) -> None:
    stranger = visitor()
    stranger.open("/rules/podstavec")
    find = stranger.page.get_by_role("searchbox", name="Find in the rules")
    find.fill("empty bid")
    expect(stranger.page.locator(".cl")).to_have_count(1)
    expect(stranger.page.locator("#POD-13")).to_be_visible()
    find.fill("no such words")
    expect(stranger.page.get_by_text("No clause says “no such words”.")).to_be_visible()


def test_a_link_of_the_contents_ends_a_search_that_leaves_its_clause_out(visitor) -> None:
    stranger = visitor()
    stranger.open("/rules/podstavec")
    stranger.page.get_by_role("searchbox", name="Find in the rules").fill("empty bid")
    expect(stranger.page.locator(".cl")).to_have_count(1)
    stranger.page.locator(".toc").get_by_role("link", name="When the game ends").click()
    expect(stranger.page.locator("#POD-15.is-here")).to_be_in_viewport()


def test_results_of_a_search_are_seen_from_the_first_one(visitor) -> None:
    stranger = visitor()
    stranger.open("/rules/standoff")
    stranger.page.locator("#STA-26").scroll_into_view_if_needed()
    stranger.page.get_by_role("searchbox", name="Find in the rules").fill("forcefield")
    expect(stranger.page.locator("article h1")).to_be_in_viewport()


def test_in_a_low_window_the_contents_are_offered_once(visitor) -> None:
    stranger = visitor((1024, 600))
    stranger.open("/rules/podstavec")
    expect(stranger.page.get_by_role("navigation", name="Contents")).to_be_visible()
    expect(stranger.page.get_by_role("button", name="Contents")).to_be_hidden()


def test_examples_are_drawn_with_the_games_own_pieces(visitor) -> None:
    stranger = visitor()
    stranger.open("/rules/podstavec")
    expect(stranger.page.locator(".fig .podium .piece-art")).to_have_count(3)
    expect(stranger.page.locator(".fig .heap .piece-art")).to_have_count(19)


def test_on_a_phone_the_contents_are_a_sheet(visitor) -> None:
    stranger = visitor((390, 844))
    stranger.open("/rules/podstavec")
    stranger.page.get_by_role("button", name="Contents").click()
    stranger.page.locator(".drawer").get_by_role("link", name="When the game ends").click()
    expect(stranger.page.locator("#POD-15.is-here")).to_be_in_viewport()
    expect(stranger.page.locator(".drawer")).to_have_count(0)


def test_a_game_that_is_not_there_has_no_rules(visitor) -> None:
    stranger = visitor()
    stranger.open("/rules/whist")
    stranger.sees(".lost h1")


def test_on_a_phone_the_contents_begin_at_their_head_with_room_at_both_sides(visitor) -> None:
    stranger = visitor((390, 844), language="ru")
    stranger.open("/rules/standoff")
    stranger.page.get_by_role("button", name="Содержание").click()
    sheet = stranger.page.locator(".drawer")
    expect(sheet.get_by_role("heading", name="Содержание")).to_be_in_viewport()
    first = sheet.get_by_role("link").first
    expect(first).to_be_in_viewport()
    box = sheet.get_by_text("Поле", exact=True).first.bounding_box()
    assert box
    assert box["x"] >= 12
    assert stranger.page.evaluate("scrollY") == 0


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("game", ["standoff", "logistics", "poker_auction"])
def test_on_a_phone_tables_are_read_without_scrolling_sideways(visitor, game, width) -> None:
    stranger = visitor((width, 844), language="ru")
    stranger.open(f"/rules/{game}")
    stranger.sees(".rule-table")
    assert not stranger.scrolls_sideways()
    wider = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert stranger.page.locator(".rule-table").evaluate_all(wider) == []


def test_a_row_of_many_columns_is_a_block_on_a_phone_and_a_row_elsewhere(visitor) -> None:
    def row(size):
        stranger = visitor(size)
        stranger.open("/rules/standoff")
        blitz = stranger.page.locator(".rule-table tr", has_text="Blitz").first
        name, does = (blitz.locator("td").nth(place).bounding_box() for place in (0, -1))
        return does["y"] - name["y"], blitz.inner_text()

    below, said = row((390, 844))
    assert below > 20
    assert "play 3" in said
    below, said = row((1280, 800))
    assert below == 0
    assert "play" not in said


def test_on_the_smallest_phone_nothing_is_cut_on_the_shelf(visitor) -> None:
    stranger = visitor((320, 640), language="ru")
    stranger.open("/rules")
    stranger.sees(".g5")
    stranger.has_its_letters()
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert stranger.page.locator(".g5 > div").evaluate_all(cut) == []


def test_the_list_of_an_example_stands_within_it(visitor) -> None:
    stranger = visitor()
    stranger.open("/rules/standoff")
    expect(stranger.page.locator(".fig", has_text="Anna’s first turn").locator("li")).to_have_count(6)
