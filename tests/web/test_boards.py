"""What every board keeps to, or one of them had to be taught, on screens of many sizes."""

from __future__ import annotations

from playwright.sync_api import expect


def test_podstavec_says_of_nobody_who_is_away_that_they_think(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=2)
    lev.sit_down(table)
    place = anna.page.locator(".is-other .slot-waits .only-wide")
    expect(place).to_have_text("away")
    lev.open(f"/t/{table}")
    expect(place).to_contain_text("thinks")
