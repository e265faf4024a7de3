"""People who play Podstavec: at their pages by pointer, and without a page where nobody looks at theirs."""

from __future__ import annotations

from collections.abc import Sequence

from visitors import Visitor

KINDS = ("red", "white", "black", "pedestals")


def begin(people: Sequence[Visitor], **spec) -> str:
    """Everyone sits down at one table."""
    table = people[0].open_table("podstavec", seats=len(people), **spec)
    for each in people[1:]:
        each.join(table)
    for each in people:
        each.sees("[data-target=keep]")
    return table


def facing(one: Visitor, other: Visitor) -> str:
    """Two sit down, and the first comes to the table; the other one plays without a page."""
    table = one.new_table("podstavec", seats=2)
    other.sit_down(table)
    one.open(f"/t/{table}")
    one.sees("[data-target=keep]")
    return table


def keeps_elsewhere(one: Visitor, table: str) -> None:
    """Keep the display as it is, without a page."""
    view = one.view(table)
    one.play(table, "arrange", **view["displays"][view["seat"]])


def bids_elsewhere(one: Visitor, table: str, **kinds: int) -> None:
    """Bid without a page; with nothing it is a pass."""
    one.play(table, "bid", **{kind: kinds.get(kind, 0) for kind in KINDS})


def keep(one: Visitor) -> None:
    one.page.locator("[data-target=keep]").click()


def bid(one: Visitor, **kinds: int) -> None:
    """Put these into the bid by clicking on tiles, and seal it; with nothing it is a pass."""
    one.sees("[data-target=seal]")
    for kind, count in kinds.items():
        for _ in range(count):
            one.page.locator(f".bag [data-target={kind}]").click()
    one.page.locator("[data-target=seal]").click()


def go_on(one: Visitor) -> None:
    one.page.locator("[data-target=go-on]").click()


def is_over(one: Visitor) -> bool:
    """Has the game ended, or does the next round wait?"""
    one.sees(".end h2, [data-target=keep]")
    return one.page.locator(".end h2").count() > 0


def play_to_the_end(people: Sequence[Visitor], most_rounds: int = 15) -> None:
    """The first bids a ball each round and wins; the others pass."""
    for _ in range(most_rounds):
        for each in people:
            keep(each)
        bid(people[0], black=1)
        for each in people[1:]:
            bid(each)
        for each in people:
            go_on(each)
        if is_over(people[0]):
            return
    raise AssertionError("the game did not end")
