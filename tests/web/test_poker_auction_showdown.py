"""Poker Auction's showdowns in real browsers: how they look, and what is told beside them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from auction_player import MOST_ROUNDS, TO_DEAL, auction, goes_on_elsewhere, offered, press, view_of
from playwright.sync_api import expect
from visitors import Visitor

LINES_OF_A_NAME = """(all, name) => all.map((who) => {
  who.firstChild.textContent = name;
  const letters = new Range();
  letters.selectNodeContents(who.firstChild);
  return letters.getClientRects().length;
})"""
"""Over how many lines a name of one word goes, wherever one stands."""
HANDS_NAMED_CLEAR_OF_THEIR_CARDS = """all => all.every((row) => {
  const letters = new Range();
  letters.selectNodeContents(row.querySelector('.sd-hand'));
  const [name, cards] = [letters, row.querySelector('.sd-cards .five')].map((each) => each.getBoundingClientRect());
  return name.left >= cards.right || name.right <= cards.left || name.top >= cards.bottom || name.bottom <= cards.top;
})"""
"""Is the name of each hand seen, and not under its cards?"""
NOTHING_IS_CUT = "all => all.every((row) => row.scrollWidth <= row.clientWidth)"


def until_showdown(one: Visitor, table: str, act: Callable[[Visitor, str], None]) -> None:
    """Go on against bots until the hands are shown."""
    for looks in count():
        assert looks < MOST_ROUNDS
        if one.page.locator(".sd").count():
            return
        act(one, table)
        one.page.wait_for_timeout(100)


def buys_elsewhere(one: Visitor, table: str) -> None:
    """Buy every card, without a page, if it is time to."""
    view = one.view(table)
    bid = view["you"]["bid"]
    if bid and view["lot"]["bidder"] != view["seat"]:
        one.play(table, "bid", amount=min(bid["least"] + 20, bid["most"]))
    else:
        goes_on_elsewhere(one, table)


def test_axe_finds_nothing_while_laying_bidding_and_at_the_showdown(visitor):
    one, other = visitor(), visitor()
    for each in (one, other):
        each.come_in()
    options = {"deals": 2, "hammer_seconds": 30, "quick_lots": True}
    table = one.open_table("poker_auction", seats=2, options=options)
    other.sit_down(table)
    one.sees(".poker-felt")
    assert one.axe_light_and_dark() == []
    for each in (one, other):
        if each.view(table)["you"]["lay"]:
            goes_on_elsewhere(each, table)
    one.sees(".ring svg[role=img]")
    assert one.axe_light_and_dark() == []
    for looks in count():
        assert looks < MOST_ROUNDS
        if one.view(table)["showdown"]:
            break
        for each in (one, other):
            goes_on_elsewhere(each, table)
    one.sees(".sd")
    assert one.axe_light_and_dark() == []
    for width, height in ((720, 1024), (768, 1024), (1024, 768), (1280, 800)):
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.locator(".sd-row").evaluate_all(HANDS_NAMED_CLEAR_OF_THEIR_CARDS), width
    one.page.set_viewport_size({"width": 320, "height": 640})
    assert one.page.locator(".sd-who").evaluate_all(LINES_OF_A_NAME, "Перламутр") == [1, 1], (
        "no word of a name is broken"
    )
    assert one.page.locator(".sd-row").evaluate_all(NOTHING_IS_CUT)


def test_while_a_showdown_is_looked_at_no_hint_speaks_of_the_next_deal(anna):
    table = auction(anna, bots=["random"], deals=2, hammer_seconds=1, quick_lots=True)
    hint = anna.page.get_by_role("button", name="Hint", exact=True)
    until_showdown(anna, table, goes_on_elsewhere)
    expect(offered(anna.page, "to-deal")).to_be_visible()
    expect(hint).to_be_disabled()
    press(anna.page, TO_DEAL)
    expect(hint).to_be_enabled()


def test_while_a_showdown_is_looked_at_all_around_it_is_told_of_that_deal(anna):
    table = auction(anna, bots=["random"], deals=2, hammer_seconds=1, quick_lots=True)
    until_showdown(anna, table, goes_on_elsewhere)
    side, log = anna.page.locator(".status-side"), anna.page.locator(".log")
    expect(side).to_have_text("Deal 1 of 2 · round 3 of 3")
    shown = {hand["seat"]: f"{hand['balance']:,}" for hand in view_of(anna)["showdown"]["hands"]}
    scores = anna.page.locator(".player-score").all_inner_texts()
    assert sorted(text.strip() for text in scores) == sorted(shown.values())
    expect(log).not_to_contain_text("Deal 2")
    expect(anna.page.locator(".player.is-turn")).to_have_count(0)
    press(anna.page, TO_DEAL)
    expect(side).to_contain_text("Deal 2 of 2")
    expect(log).to_contain_text("Deal 2")


def test_a_replay_tells_beside_a_showdown_what_everyone_had_then(anna):
    table = auction(anna, bots=["random"], deals=2, hammer_seconds=1, quick_lots=True)
    until_showdown(anna, table, goes_on_elsewhere)
    shown = view_of(anna)["showdown"]
    anna.resign(table)
    moments = anna.ask("GET", f"/api/tables/{table}/moments?from=1&limit=100")["moments"]
    n = next(each["n"] for each in moments if each["view"]["showdown"])
    anna.open(f"/t/{table}/replay#s{anna.view(table)['seat']}-{n}")
    anna.sees(".sd")
    scores = anna.page.locator(".player-score").all_inner_texts()
    assert sorted(text.strip() for text in scores) == sorted(f"{hand['balance']:,}" for hand in shown["hands"])
    for told in (anna.page.locator(".status"), anna.page.locator(".transport .at")):
        expect(told).to_contain_text("Round 3")
        expect(told).not_to_contain_text("Deal 2")


def test_on_a_phone_held_sideways_a_hand_of_many_cards_leaves_its_name_and_its_chips_room(visitor):
    one, others = visitor((844, 390), language="ru"), [visitor() for _ in range(3)]
    for each in (one, *others):
        each.come_in()
    options = {"deals": 2, "hammer_seconds": 30, "quick_lots": True}
    table = one.open_table("poker_auction", seats=4, options=options)
    for other in others:
        other.sit_down(table)
    one.sees(".poker-felt")
    for looks in count():
        assert looks < MOST_ROUNDS
        if one.view(table)["showdown"]:
            break
        buys_elsewhere(one, table)
        for other in others:
            goes_on_elsewhere(other, table)
    one.sees(".sd")
    rows = one.page.locator(".sd-row")
    assert max(rows.evaluate_all("all => all.map((row) => row.querySelectorAll('.pc').length)")) >= 8
    for width, height in ((844, 390), (667, 375), (390, 844), (320, 640)):
        one.page.set_viewport_size({"width": width, "height": height})
        assert rows.evaluate_all(NOTHING_IS_CUT), width
