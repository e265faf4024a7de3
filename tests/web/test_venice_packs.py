"""A pack of one's own for Venice: pasted, checked, mended, and played."""

from __future__ import annotations

from importlib import resources

from playwright.sync_api import expect

PACK = resources.files("ridotto.games.venice").joinpath("packs", "serenissima.toml").read_text(encoding="utf-8")
OWN = PACK.replace('en = "Opera"', 'en = "Teatro"')


def test_a_pasted_pack_is_checked_mended_and_taken_to_a_new_table(anna) -> None:
    assert OWN != PACK
    page = anna.open("/packs")
    text = page.locator("#pack")
    text.fill(OWN.replace("value = 20\n", "value = -20\n", 1))
    page.get_by_role("button", name="Check it").click()
    problem = page.locator(".found li").first
    expect(problem.locator(".place")).to_contain_text(".value (line ")
    problem.locator(".place").click()
    selected = text.evaluate("(field) => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert selected == "value = -20"
    assert anna.axe() == []
    text.fill(OWN)
    expect(page.locator(".found")).to_contain_text("Nothing has been checked yet.")
    page.get_by_role("button", name="Check it").click()
    page.get_by_role("button", name="Open a table with it").click()
    expect(page.locator(".words a.w")).to_have_text("a pack of my own")


def test_a_table_with_a_pack_of_ones_own_shows_its_names(anna) -> None:
    anna.open_table("venice", seats=1, options={"pace": "minutes", "pack": OWN})
    anna.sees("#ven-loan")
    anna.page.locator("[data-target=day-1]").click()
    expect(anna.page.locator("[data-target=lot-1-opera]")).to_have_text("Teatro")


def test_on_a_small_phone_the_page_of_packs_is_no_wider_than_the_screen(small_phone) -> None:
    small_phone.open("/packs")
    small_phone.sees("#pack")
    assert not small_phone.scrolls_sideways()
