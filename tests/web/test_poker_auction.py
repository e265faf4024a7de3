"""Poker Auction in real browsers: whole games by pointer and by keys, in each of its three modes."""

from __future__ import annotations

import re
from itertools import count

import pytest
from auction_player import (
    BID,
    CARD,
    MOST_ROUNDS,
    PASS,
    SELL,
    auction,
    bids_first,
    goes_on,
    goes_on_elsewhere,
    mover_of,
    offered,
    offers,
    played,
    press,
    view_of,
)
from playwright.sync_api import Page, expect
from visitors import SMALL_PHONE


@pytest.mark.parametrize("deals", [1, pytest.param(3, marks=pytest.mark.long)])
def test_two_people_play_by_pointer(anna, lev, deals):
    table = auction(anna, lev, deals=deals, hammer_seconds=1)
    buyers = (anna.page, lev.page)
    played((anna, lev), lambda looks, page: bids_first(page) if page is buyers[looks // 20 % 2] else None)
    outcome = anna.ask("GET", f"/api/tables/{table}")["table"]["outcome"]
    assert sum(outcome["scores"]) == 2_000
    for each in (anna, lev):
        assert view_of(each)["showdown"]["deal"] == view_of(each)["deal"]
        expect(each.page.locator(".fair b")).to_have_text("Fairness verified")
        each.page.locator(".end-close").click()
        each.sees(".sd-row.is-first")
        assert each.page.locator(".sd-row").count() == 2


def test_a_deal_with_tiles_is_played_against_bots_by_pointer(anna):
    auction(anna, bots=["random", "random"], mode="mahjong", deals=1, hammer_seconds=1, quick_lots=True)

    def bid_or_pass(looks: int, page: Page) -> None:
        press(page, BID if looks % 2 else PASS)

    played([anna], bid_or_pass)
    anna.page.locator(".end-close").click()
    assert anna.page.locator(".sd-row").count() == 3


def test_an_open_deck_is_played_to_its_end_by_two_people(anna, lev):
    auction(anna, lev, mode="open-deck")

    def bid_or_pass(looks: int, page: Page) -> None:
        press(page, BID if looks % 3 else PASS)

    played((anna, lev), bid_or_pass)
    view = view_of(anna)
    assert view["outcome"]["reason"] in ("best-hand", "deck-out", "passed-out-better")
    anna.page.locator(".end-close").click()
    assert anna.page.locator(".sd-row").count() == 2, "the hands are shown, also after a draw"


def test_a_deal_is_played_by_keys_alone(anna):
    auction(anna, bots=["random"], deals=1, hammer_seconds=1, quick_lots=True)
    keys = anna.page.keyboard
    done = set()
    for looks in count():
        assert looks < MOST_ROUNDS
        seen = offers(anna.page)
        if "over" in seen:
            break
        if "deal" in seen:
            keys.press("Enter")
        elif "card" in seen:
            if "sold" in done:
                anna.page.locator(CARD).last.focus()  # as Tab does: Enter chooses the card, and then sells it
            keys.press("Enter" if "sold" in done else "ArrowRight")
            expect(anna.page.locator("button.lay.is-on")).to_have_count(1)
            keys.press("Enter")
            expect(anna.page.locator("button.lay.is-on")).to_have_count(0)
            done.add("sold")
        elif "bid" in seen and ("bid" not in done or ("passed" in done and looks % 2)):
            for key in ("q", "ArrowUp", "Enter"):
                keys.press(key)
            done.add("bid")
        elif "pass" in seen:
            keys.press("p")
            done.add("passed")
        anna.page.wait_for_timeout(50)
    assert done == {"sold", "bid", "passed"}


# ---- in the middle of a lot


@pytest.fixture
def lot(anna, lev):
    """A card is for sale for half a minute; anna has laid or will see it."""
    auction(anna, lev, deals=2, hammer_seconds=30)
    goes_on(mover_of(anna, lev).page)
    for each in (anna, lev):
        each.sees(".ring svg[role=img]")
    return anna, lev


@pytest.fixture
def lot_elsewhere(anna, lev):
    """The same, but the seller and whoever bids first are without a page; the table, and both of them."""
    table = anna.new_table("poker_auction", seats=2, options={"deals": 2, "hammer_seconds": 30})
    lev.sit_down(table)
    for each in (anna, lev):
        if each.view(table)["you"]["lay"]:
            goes_on_elsewhere(each, table)
    return table, anna, lev


@pytest.fixture
def lot_alone(lot_elsewhere):
    """The same, and anna comes to look at it."""
    table, guest, _other = lot_elsewhere
    guest.open(f"/t/{table}")
    guest.sees(".ring svg[role=img]")
    return guest


def test_in_a_new_game_against_bots_the_clock_starts_when_the_player_is_ready(anna):
    slow = {"deals": 1, "hammer_seconds": 30, "move_seconds": 120}  # and a bot that does not bid all it has
    anna.open_table("poker_auction", seats=2, bots=[{"bot": "novice"}], options=slow)
    page, ring, status = anna.page, anna.page.locator(".ring"), anna.page.locator(".status p")
    expect(status).to_contain_text("The clock starts when you are ready.")
    page.get_by_role("button", name="Rules").first.click()
    page.keyboard.press("Escape")
    expect(ring).to_contain_text("stopped")
    page.get_by_role("button", name="Start the clock").click()
    expect(ring).not_to_contain_text("stopped")
    page.reload()
    expect(ring).to_be_visible()
    expect(offered(page, "bid").or_(page.locator(CARD)).first).to_be_visible()
    expect(status).not_to_contain_text("when you are ready")


def test_a_new_game_against_bots_waits_for_its_player_who_goes_home_and_comes_back(anna):
    quick = {"deals": 1, "hammer_seconds": 2, "move_seconds": 5}
    anna.open_table("poker_auction", seats=2, bots=[{"bot": "random"}], options=quick)
    page, ring, status = anna.page, anna.page.locator(".ring"), anna.page.locator(".status p")
    expect(status).to_contain_text("The clock starts when you are ready.")
    table = page.url
    page.get_by_role("link", name="Ridotto").first.click()
    page.wait_for_url(re.compile("/$"))
    page.wait_for_timeout(6_000)
    page.goto(table)
    expect(status).to_contain_text("The clock starts when you are ready.")
    expect(ring).to_contain_text("stopped")
    page.get_by_role("button", name="Start the clock").click()
    expect(ring).not_to_contain_text("stopped")
    expect(status).not_to_contain_text("when you are ready")


def test_against_bots_the_ring_stands_while_the_rules_are_read_and_a_move_closes_them(anna):
    table = auction(anna, bots=["random"], deals=1, hammer_seconds=30, move_seconds=120)
    page, ring = anna.page, anna.page.locator(".ring")
    page.get_by_role("button", name="Rules").first.click()
    expect(ring).to_contain_text("stopped")
    expect(page.locator(".status p")).to_contain_text("The clock stands.")
    left = ring.inner_text()
    page.wait_for_timeout(1_100)
    assert ring.inner_text() == left
    page.keyboard.press("Escape")
    expect(ring).not_to_contain_text("stopped")
    expect(offered(page, "bid").or_(page.locator(CARD)).first).to_be_visible()
    page.get_by_role("button", name="Rules").first.click()
    expect(ring).to_contain_text("stopped")
    if not goes_on(page):
        press(page, BID)
    expect(page.locator(".drawer")).to_have_count(0)
    expect(ring).not_to_contain_text("stopped")
    anna.hears(lambda: len(anna.frames("done")) + len(anna.frames("refused")) == 7)
    refused = [frame["rule"] for frame in anna.frames("refused")]
    assert refused in ([], ["PAU-6"]), "nothing but a bid, where the bot bid more at the same moment"
    lines = anna.ask("GET", f"/api/tables/{table}/log")["lines"]
    assert len([line for line in lines if line["house"] == "held"]) == 3
    assert len([line for line in lines if line.get("postpone") is not None]) == 3
    moved = [line for line in lines if line["house"] == "game" and "seat" in line and "by" not in line]
    assert moved or refused


def test_against_people_the_ring_goes_on_while_the_rules_are_read(lot_alone):
    anna = lot_alone
    left = anna.page.locator(".ring").inner_text()
    anna.page.get_by_role("button", name="Rules").first.click()
    anna.sees(".drawer .clause")
    expect(anna.page.locator(".ring")).not_to_have_text(left)
    assert not anna.frames("refused"), "nothing is asked for that the house would not do"


def test_the_bid_button_never_moves_and_the_amount_never_changes_by_itself(lot):
    anna, lev = lot
    bid = anna.page.locator("[data-target=bid]")
    anna.has_its_letters()
    place = bid.bounding_box()
    anna.page.locator(".raise").nth(2).click()
    expect(bid).to_contain_text("Bid 25")
    lev.page.locator(".stepper input").fill("60")
    offered(lev.page, "bid").click()
    expect(bid).to_contain_text("Choose 61")
    expect(anna.page.locator(".stepper input")).to_have_value("25")
    assert bid.bounding_box() == place
    bid.dblclick()
    expect(bid).to_contain_text("Bid 61")
    assert len(view_of(anna)["lot"]["offers"]) == 1, "what was only chosen is not bid, not by a second click either"
    anna.page.keyboard.press("w")
    expect(bid).to_contain_text("Bid 70")
    anna.page.keyboard.press("Enter")
    expect(lev.page.locator(".status p")).to_contain_text("Outbid.")
    expect(bid).to_have_text("Yours so far")
    assert bid.bounding_box() == place


def test_on_a_tablet_whoever_bids_keeps_the_whole_name(lot):
    anna, lev = lot
    offered(lev.page, "bid").click()
    anna.sees(".st .tag-high")
    for width in (720, 768, 960):
        anna.page.set_viewport_size({"width": width, "height": 1024})
        whole = "all => all.every((name) => name.scrollWidth <= name.clientWidth)"
        assert anna.page.locator(".st-name:visible").evaluate_all(whole), width


def test_a_reload_and_a_cut_connection_resume_exactly(lot):
    anna, lev = lot
    offered(lev.page, "bid").click()
    expect(anna.page.locator(".high b")).to_have_text("1")
    lev.cut()
    lev.sees(".is-offline")
    anna.page.locator(".raise").nth(1).click()
    offered(anna.page, "bid").click()
    expect(anna.page.locator(".high b")).to_have_text("11")
    expect(lev.page.locator(".high b")).to_have_text("1")
    lev.mend()
    expect(lev.page.locator(".high b")).to_have_text("11")
    assert view_of(lev)["lot"] == view_of(anna)["lot"]
    lev.page.reload()
    expect(lev.page.locator(".high b")).to_have_text("11")
    expect(lev.page.locator(".status p")).to_contain_text("Outbid.")
    expect(lev.page.locator("[data-target=bid]")).to_contain_text("Bid 12")
    assert view_of(lev)["you"]["last_bid"] == 1


def test_an_onlooker_hears_no_byte_of_what_is_hidden(lot_elsewhere, visitor):
    table, anna, lev = lot_elsewhere
    stranger = visitor()
    stranger.open(f"/t/{table}")
    stranger.sees(".watch")
    stranger.sees(".ring svg[role=img]")
    lev.play(table, "bid", amount=1)
    expect(stranger.page.locator(".high b")).to_have_text("1")
    told = "".join(stranger.heard)
    hidden = {card for each in (anna, lev) for card in each.view(table)["hand"]}
    assert len(hidden) == 5
    assert not [card for card in hidden if f'"{card}"' in told]
    assert stranger.page.locator(".tr-hand").count() == 0


def test_four_browsers_bid_in_one_moment_and_see_one_order_and_one_hammer(anna, lev, visitor):
    more = [visitor() for _ in range(2)]
    for each in more:
        each.come_in()
    everyone = (anna, lev, *more)
    auction(*everyone, deals=1, hammer_seconds=30)
    goes_on(mover_of(*everyone).page)
    for each in everyone:
        each.sees(".ring svg[role=img]")
    for each in everyone:
        each.hold_news()  # so all of them bid before they hear of another's bid, however slow this machine is
    for each in everyone:
        offered(each.page, "bid").click()
    for each in everyone:
        each.hears_news()
    late = 0
    for each in everyone:
        expect(each.page.locator(".high b")).to_have_text("1")
        winner = each.page.locator(".high p").inner_text().split(" bids")[0]
        each.hears(lambda each=each: bool(each.frames("done") or each.frames("refused")))
        if each.frames("refused"):
            late += 1
            # who was overtaken in the air hears by whom
            expect(each.page.locator(".toast-refusal")).to_contain_text(f"the highest bid, 1 by {winner}")
    views = [view_of(each) for each in everyone]
    assert all(view["lot"] == views[0]["lot"] for view in views)
    assert all(view["due"] == views[0]["due"] for view in views)
    assert len(views[0]["lot"]["offers"]) == 1
    assert late == 3, "all bid in the same moment, and one was first"
    rings = [each.page.locator(".ring").get_attribute("aria-label") for each in everyone]
    assert len({int(str(label).split()[0]) for label in rings}) <= 2, "the rings show the house's time"


# ---- screens


def test_on_a_small_phone_a_table_of_ten_fits_and_is_played_by_touch(visitor):
    phone = visitor(SMALL_PHONE)
    phone.come_in()
    auction(phone, bots=["random"] * 9, deals=1, hammer_seconds=3)
    assert phone.page.locator(".st:visible").count() == 10
    for looks in count():
        assert looks < MOST_ROUNDS
        offers = (view_of(phone)["lot"] or {}).get("offers", [])
        if view_of(phone)["seat"] in [seat for seat, _amount in offers]:
            break
        for target in (CARD, SELL, ".raise:not(:disabled)", BID):
            press(phone.page, target, touch=True)
        phone.page.wait_for_timeout(40)
    assert not phone.scrolls_sideways()
    assert phone.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    least = "all => Math.min(...all.flatMap((each) => [each.offsetWidth, each.offsetHeight]))"  # bots act: one look
    assert phone.page.locator(".poker button:visible").evaluate_all(least) >= 36


def test_a_phone_says_beside_the_bank_which_deal_this_is_and_the_ring_does_not_cover_it(phone):
    auction(phone, bots=["novice"] * 3, deals=3)
    deal = phone.page.locator(".pa-c .bank-deal")
    expect(deal).to_have_text("Deal 1 of 3")
    box, ring = deal.bounding_box(), phone.page.locator(".ring").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= ring["x"]


def test_a_seat_opens_its_cards_large_and_escape_closes_them(lot_alone):
    anna = lot_alone
    anna.page.locator(".st").first.click()
    anna.sees(".sheet")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".sheet")).to_have_count(0)


def test_the_bar_tells_of_the_hammer_and_the_ring_is_the_only_clock(anna):
    auction(anna, bots=["random"], deals=1)
    anna.sees(".ring")
    expect(anna.page.locator(".bar-title")).to_contain_text("10 s hammer")
    assert "".join(anna.page.locator(".player-clock").all_inner_texts()).strip() == ""


def test_a_card_is_dragged_into_the_ring(anna, lev):
    auction(anna, lev, deals=1, hammer_seconds=30)
    mover = mover_of(anna, lev)
    card = mover.page.locator("button.lay").nth(1)
    name = card.get_attribute("data-target")
    mouse, ring = mover.page.mouse, mover.page.locator(".ring").bounding_box()
    card.hover()
    mouse.down()
    mouse.move(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2, steps=8)
    expect(mover.page.locator(".slot.is-over")).to_be_visible()
    mouse.up()
    mover.sees(".ring svg[role=img]")
    expect(mover.page.locator(".tr-hand svg")).to_have_count(2)
    assert view_of(mover)["lot"]["card"] == name


def test_after_a_game_that_was_given_up_nothing_can_be_bid_and_no_clock_runs(lot_alone):
    one = lot_alone
    expect(one.page.locator(".stepper input")).to_be_enabled()
    one.page.get_by_role("button", name="Resign").click()
    one.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    one.sees(".end h2")
    expect(one.page.locator(".ring-s")).to_have_count(0)
    one.page.get_by_role("button", name="Look at the board").click()
    expect(one.page.locator(".ring-s")).to_have_count(0)
    one.page.keyboard.press("7")
    expect(one.page.locator(".stepper input:enabled, .raise:enabled")).to_have_count(0)
