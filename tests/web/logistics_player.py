"""People who play Logistics: at their pages by pointer, and without a page where nobody looks at theirs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

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


def use_power(one: Visitor, click: Callable[[str], None]) -> None:
    """Use whatever power was won on the first targets there are."""
    page = one.page
    if page.locator(".is-swap").count():
        for target in page.locator(".piece-hit").evaluate_all(
            "all => all.slice(0, 2).map(each => each.dataset.target)"
        ):
            click(f'[data-target="{target}"]')
    else:
        click(".pk" if page.locator(".is-take").count() else ".place.is-lit .place-hit")
    click('[data-target="do"]:not(:disabled)')


def act(one: Visitor, most: int, click: Callable[[str], None]) -> None:
    """One move: use a power, sow from the stock as long as there is some, then the lit card nearest to the vault."""
    page = one.page
    if page.locator(".power").count():
        use_power(one, click)
        return
    kinds = page.locator(".kind:not(:disabled):not(.hue-sum)").evaluate_all(
        "all => all.map(each => each.dataset.target)"
    )
    lit = page.locator(".lane.is-mine .place.is-lit .place-hit").evaluate_all(
        "all => all.map(each => each.dataset.target)"
    )
    for target in kinds[:most]:
        click(f'[data-target="{target}"]')
    if not kinds:
        click(f'[data-target="{lit[-1]}"]')
    click('[data-target="do"]:not(:disabled)')


def play_to_the_end(people: Sequence[Visitor], most: int = 4, moves: int = 300) -> None:
    """Everyone whose turn it is plays; several sowings differ, so that both capture."""
    for number in range(moves):
        for each in people:
            if each.page.locator(".status.is-yours").count() and each.page.locator(READY).count():
                if each.page.locator(".end h2").count():
                    return
                act(each, 1 + number % most, lambda selector, page=each.page: page.locator(selector).first.click())
        people[0].page.wait_for_timeout(5)
        if people[0].page.locator(".end h2").count():
            return
    raise AssertionError("the game did not end")
