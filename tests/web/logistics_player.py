"""People who play Logistics: at their pages by pointer, and without a page where nobody looks at theirs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from playwright.sync_api import expect
from visitors import Visitor

SHORT = {"cards": 3, "sets": 1}
"""The short game with one set: a whole game in a few dozen moves."""
READY = ".place.is-lit, .kind:not(:disabled):not(.hue-sum), .pk, .piece-hit, .end h2"


def begin(people: Sequence[Visitor], **options) -> str:
    """Everyone sits down at one table; its id."""
    table = people[0].open_table("logistics", seats=2, options=options)
    for each in people[1:]:
        each.join(table)
    for each in people:
        each.sees(".logi")
    return table


def seated(one: Visitor, other: Visitor, **options) -> tuple[str, Visitor, Visitor]:
    """Two sit down at a table, without pages yet: the table, who begins, and who waits."""
    table = one.new_table("logistics", seats=2, options=options)
    other.sit_down(table)
    view = one.view(table)
    return (table, one, other) if view["player"] == view["seat"] else (table, other, one)


def comes(one: Visitor, table: str) -> Visitor:
    """Somebody who sits there comes to the table."""
    one.open(f"/t/{table}")
    one.sees(".logi")
    return one


def sows_elsewhere(one: Visitor, table: str, *pyramids: str) -> None:
    """Sow these from the stock without a page, and decline the power that may follow."""
    one.play(table, "sow-stock", pyramids=pyramids)
    if "decline" in one.view(table)["you"]["may"]:
        one.play(table, "decline")


def waits(one: Visitor) -> None:
    """The turn is the other one's again."""
    expect(one.page.locator(".status b")).to_have_text(re.compile("turn"))
    expect(one.page.locator(".status.is-yours")).to_have_count(0)


def in_order(one: Visitor, other: Visitor) -> tuple[Visitor, Visitor]:
    """Who begins, and who waits."""
    one.sees(".status p")
    expect(one.page.locator(".status b")).to_have_text(re.compile("turn"))
    return (one, other) if one.page.locator(".status.is-yours").count() else (other, one)


def pick(one: Visitor, *pyramids: str) -> None:
    """Click pyramids of the stock in this order."""
    for pyramid in pyramids:
        one.page.locator(f'[data-target="kind-{pyramid}"]').click()


def do(one: Visitor) -> None:
    one.page.locator('[data-target="do"]:not(:disabled)').click()


def sow(one: Visitor, *pyramids: str) -> None:
    """Sow these from the stock, and wait until the house has heard of it."""
    one.sees(".status.is-yours")
    pick(one, *pyramids)
    do(one)


def card(one: Visitor, number: int, mine: bool = True):
    lane = ".lane.is-mine" if mine else ".lane:not(.is-mine)"
    return one.page.locator(f'{lane} .place:has(.place-no:text-matches("^[AB]{number}$"))')


def lines(one: Visitor) -> list[str]:
    return one.page.locator(".log-line").all_inner_texts()


def targets_of(one: Visitor, selector: str) -> list[str]:
    """What these elements stand for."""
    return list(one.page.locator(selector).evaluate_all("all => all.map(each => each.dataset.target)"))


LOOK = """() => {
  const targets = (selector) => [...document.querySelectorAll(selector)].map((each) => each.dataset.target);
  const has = (selector) => document.querySelector(selector) !== null;
  return {
    over: has('.end h2'), yours: has('.status.is-yours'), power: has('.power'),
    swap: has('.is-swap'), take: has('.is-take'),
    pieces: targets('.piece-hit'), kinds: targets('.kind:not(:disabled):not(.hue-sum)'),
    lit: targets('.lane.is-mine .place.is-lit .place-hit'),
  };
}"""
"""Everything that decides what to do, in one look: a game is looked at hundreds of times."""


def look(one: Visitor) -> dict[str, Any]:
    """What the page shows and offers."""
    return dict(one.page.evaluate(LOOK))


def use_power(seen: dict[str, Any], click: Callable[[str], None]) -> None:
    """Use whatever power was won on the first targets there are."""
    if seen["swap"]:
        for target in seen["pieces"][:2]:
            click(f'[data-target="{target}"]')
    else:
        click(".pk" if seen["take"] else ".place.is-lit .place-hit")


def act(one: Visitor, seen: dict[str, Any], most: int, click: Callable[[str], None]) -> None:
    """One move: use a power, sow from the stock as long as there is some, then the lit card nearest to the vault."""
    heard = len(one.heard)
    if seen["power"]:
        use_power(seen, click)
    elif seen["kinds"]:
        for target in seen["kinds"][:most]:
            click(f'[data-target="{target}"]')
    else:
        click(f'[data-target="{seen["lit"][-1]}"]')
    click('[data-target="do"]:not(:disabled)')
    # or the page would still show the turn that has just been used
    one.hears(lambda: any('"type":"view"' in frame.replace(" ", "")[:80] for frame in one.heard[heard:]))


def play_to_the_end(people: Sequence[Visitor], most: int = 4, moves: int = 300) -> None:
    """Everyone whose turn it is plays; several sowings differ, so that both capture."""
    for number in range(moves):
        for each in people:
            seen = look(each)
            if seen["over"]:
                return
            if seen["yours"] and (seen["power"] or seen["kinds"] or seen["lit"]):
                act(each, seen, 1 + number % most, partial(_click, each))
        people[0].page.wait_for_timeout(10)
    raise AssertionError("the game did not end")


def _click(one: Visitor, selector: str) -> None:
    one.page.locator(selector).first.click()
