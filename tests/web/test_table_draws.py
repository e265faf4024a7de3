"""Draws at a table, and the notices that tell of them: each comes once, and lies over nothing that one needs."""

import re

import pytest
from playwright.sync_api import Locator, expect
from visitors import DESKTOP, PHONE, SMALL_PHONE, Visitor

KEEP_NOTICES = """() => {
  window.notices = [];
  const keep = (node) => node.classList?.contains('toast') && window.notices.push(node.textContent.trim());
  const watch = new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(keep)));
  watch.observe(document.body, { subtree: true, childList: true });
}"""


def without_number(guest: Visitor) -> str:
    """The name of a guest as a table says it, where nobody else is called so."""
    return re.sub(r" \d+$", "", guest.ask("GET", "/api/me")["name"])


def test_a_draw_is_offered_withdrawn_declined_and_agreed_to_with_one_notice_each(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=2)
    lev.join(table)
    for each in (anna, lev):
        each.sees(".pod")
        each.page.evaluate(KEEP_NOTICES)

    def press(who: Visitor, name: str) -> None:
        who.page.get_by_role("button", name=name, exact=True).click()
        if name == "Offer draw":  # it is not made by mistake
            who.page.get_by_role("dialog").get_by_role("button", name=name).click()

    anna.page.get_by_role("button", name="Offer draw").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    offer = lev.page.locator(".offer")  # it stands as long as it is not answered
    press(anna, "Offer draw")
    expect(offer).to_contain_text("offers a draw.")
    press(anna, "Withdraw draw")
    expect(offer).to_be_hidden()
    press(anna, "Offer draw")
    offer.get_by_role("button", name="Decline draw").click()
    press(anna, "Offer draw")
    offer.get_by_role("button", name="Accept draw").click()
    for each in (anna, lev):
        expect(each.page.locator(".end h2")).to_have_text("A draw")
        expect(each.page.locator(".toast")).to_have_count(0, timeout=2000)  # no offer stands any more
    own, gone = "You have offered a draw.", "Your offer of a draw no longer stands."
    declined = f"{without_number(lev)} has declined your offer of a draw."
    notices = anna.page.evaluate("window.notices")
    assert [each.split(" It stands")[0] for each in notices] == [own, gone, own, declined, own]
    assert lev.page.evaluate("window.notices") == []  # the offer itself is the notice


def at_a_table(visitor, size, language: str) -> tuple[Visitor, str]:
    """Somebody who plays Podstavec against another, and the table."""
    one, other = visitor(size, language=language), visitor()
    for each in (one, other):
        each.come_in()
    table = one.open_table("podstavec", seats=2)
    other.sit_down(table)
    one.sees("[data-target=keep]")
    one.has_its_letters()
    return one, table


def noticed(one: Visitor, table: str) -> Locator:
    """The notice of a draw that was offered without a button."""
    one.ask("POST", f"/api/tables/{table}/commands", {"id": "draw", "ask": {"do": "offer-draw"}})
    one.sees(".toast")
    return one.page.locator(".toast")


def covers(notice: Locator, part: Locator) -> bool:
    """Does the notice lie over any of it, by more than an edge?"""
    over, under = notice.bounding_box(), part.bounding_box()
    beside = over["x"] + over["width"] <= under["x"] + 1 or over["x"] >= under["x"] + under["width"] - 1
    clear = over["y"] + over["height"] <= under["y"] + 1 or over["y"] >= under["y"] + under["height"] - 1
    return not (beside or clear)


@pytest.mark.parametrize("size", [DESKTOP, (1366, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_notice_lies_beside_the_newest_line_of_the_chat_and_where_one_writes(visitor, size, language) -> None:
    one, table = at_a_table(visitor, size, language)
    for said in ("Good luck", "Thank you", "And you"):
        one.page.locator(".chat .input").fill(said)
        one.page.keyboard.press("Enter")
        expect(one.page.locator(".chat-line", has_text=said)).to_have_count(1)
    notice = noticed(one, table)
    assert not covers(notice, one.page.locator(".chat-line").last)
    for part in (".chat .input", ".felt .board", ".tray"):
        assert not covers(notice, one.page.locator(part)), part


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE, (1024, 768), (844, 390)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_notice_covers_nothing_that_one_plays_with(visitor, size, language) -> None:
    one, table = at_a_table(visitor, size, language)
    notice = noticed(one, table)
    for part in (".felt .board", ".tray"):
        assert not covers(notice, one.page.locator(part)), part
    box = notice.bounding_box()
    assert box["y"] + box["height"] <= size[1]
    assert not one.scrolls_sideways()
