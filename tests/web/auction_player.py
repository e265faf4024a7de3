"""People who play Poker Auction: at their pages by pointer, and without a page where nobody looks at theirs."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import count

from playwright.sync_api import Page
from visitors import Visitor

MOST_ROUNDS = 3_000
"""A game that is not over after so many looks at everybody's table never will be."""


def auction(host: Visitor, *others: Visitor, bots: Sequence[str] = (), **options) -> str:
    """Open a table, and let everyone sit down."""
    seats = 1 + len(others) + len(bots)
    table = host.open_table("poker_auction", seats=seats, bots=[{"bot": bot} for bot in bots], options=options)
    for other in others:
        other.join(table)
    for each in (host, *others):
        each.sees(".poker-felt")
    if not others:
        host.page.get_by_role("button", name="Start the clock").click()
    return table


def offered(page: Page, target: str):
    """A button of the board, if it can be pressed now."""
    return page.locator(f'[data-target="{target}"]:not(:disabled)')


def press(page: Page, target: str, touch: bool = False) -> None:
    """Press a button where it stands. What can be done may change in that very moment: then nothing happens."""
    if box := page.evaluate("(s) => document.querySelector(s)?.getBoundingClientRect().toJSON()", target):
        hit = page.touchscreen.tap if touch else page.mouse.click
        hit(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


BID, PASS, SELL, TO_DEAL = (f"[data-target={name}]" for name in ("bid", "pass", "sell", "to-deal"))
CARD = "button.lay:not(:disabled)"


def view_of(visitor: Visitor) -> dict:
    """The last view that the house has told, constants included."""
    told = [
        frame for frame in map(json.loads, visitor.heard) if frame.get("view") and frame["type"] in ("hello", "view")
    ]
    constants = next((frame["constants"] for frame in told if frame.get("constants")), {})
    return {**constants, **told[-1]["view"]}


LOOK = """() => Object.entries({
  over: '.end', deal: '[data-target="to-deal"]:not(:disabled)', card: 'button.lay:not(:disabled)', high: '.high b',
  bid: '[data-target="bid"]:not(:disabled)', pass: '[data-target="pass"]:not(:disabled)',
}).filter(([, selector]) => document.querySelector(selector)).map(([name]) => name)"""


def offers(page: Page) -> set[str]:
    """What there is to see and to press, in one look: a game is looked at hundreds of times."""
    return set(page.evaluate(LOOK))


def goes_on_elsewhere(one: Visitor, table: str) -> None:
    """Lay the first card, or pass, without a page, if it is time to."""
    you = one.view(table)["you"]
    if you["lay"]:
        one.play(table, "lay", card=you["lay"][0])
    elif you["may_pass"]:
        one.play(table, "pass")


def goes_on(page: Page) -> bool:
    """Wave a showdown away, or lay the first card and sell it, by pointer, if it is time to."""
    if offered(page, "to-deal").count():
        press(page, TO_DEAL)
        return True
    if not page.locator(CARD).count():
        return False
    press(page, CARD)
    press(page, SELL)
    return True


def mover_of(*visitors: Visitor) -> Visitor:
    """Who lays a card first, once they may."""
    mover = next(each for each in visitors if view_of(each)["mover"] == view_of(each)["seat"])
    mover.sees(CARD)
    return mover


def played(visitors: Sequence[Visitor], act: Callable[[int, Page], None]) -> None:
    """Everyone looks at their table again and again, and does something, until the game is over for all."""
    for looks in count():
        seen = [offers(visitor.page) for visitor in visitors]
        if all("over" in each for each in seen):
            return
        assert looks < MOST_ROUNDS, "the game does not end"
        for visitor, each in zip(visitors, seen, strict=True):
            if each & {"deal", "card"}:
                goes_on(visitor.page)
            elif "over" not in each and each & {"bid", "pass"}:
                act(looks, visitor.page)
        visitors[0].page.wait_for_timeout(50)


def bids_first(page: Page) -> None:
    """Bid where nobody has bid yet."""
    if offered(page, "bid").count() and not page.locator(".high b").count():
        press(page, BID)


# ---- whole games
