"""Scenes of Venice for `make pictures`: bids, results, the account on a phone, and the end."""

from __future__ import annotations

from itertools import count

from visitors import Visitor

NUMBERS = count(1)
BUYS = {
    0: [(0, "carnival", 12, 1), (0, "doges-cap", 19, 1), (0, "exile-competitor", 5, 1)],
    1: [(0, "crusade", 9, 1), (0, "doges-cap", 17, 1), (0, "silk-tax", 4, 1)],
    2: [(0, "lido-fortress", 8, 1), (0, "eastern-treaty", 7, 1)],
}
"""What each seat bids for on Sunday: auction, item, price, count."""
LATER = {
    0: [(1, "opera", 9, 1), (1, "senator", 3, 2), (1, "harbour-toll", 4, 1)],
    1: [(1, "opera", 8, 1), (1, "gondoliers", 5, 1)],
    2: [(1, "senator", 2, 1), (1, "swiss-mercenaries", 6, 1)],
}


def move(one: Visitor, table: str, **move: object) -> None:
    one.ask("POST", f"/api/tables/{table}/commands", {"id": f"m{next(NUMBERS)}", "ask": {"do": "play", "move": move}})


def buy(people: tuple[Visitor, ...], table: str, bids: dict[int, list[tuple[int, str, int, int]]]) -> None:
    for seat, one in enumerate(people):
        for auction, item, price, copies in bids[seat]:
            move(one, table, type="bid", auction=auction, item=item, price=price, count=copies)


def week(*people: Visitor) -> str:
    """Sunday was held, and everyone's bids for Monday are in."""
    table = people[0].open_table("venice", seats=3, name="Ca’ Dolfin", options={"pace": "minutes", "minutes": 60})
    for each in people[1:]:
        each.sit_down(table)
    people[0].sees("#ven-loan")
    if people[0].page.locator(".guide").count():
        people[0].wave_tips_away()
    for each in people:
        move(each, table, type="borrow", amount=120)
    buy(people, table, BUYS)
    hold(people, table)
    buy(people, table, LATER)
    people[0].page.locator("[data-target=go]").click()
    people[0].sees(".lot .bid")
    return table


def hold(people: tuple[Visitor, ...], table: str) -> None:
    for each in people:
        move(each, table, type="ready")


def results(*people: Visitor) -> None:
    """Monday was held."""
    hold(people, week(*people))
    people[0].sees(".is-result [data-target=lot-1-opera], .is-result .win.is-you")


def account(*people: Visitor) -> None:
    """The account, on a phone as a sheet over the board."""
    week(*people)
    purse = people[0].page.locator(".purse")
    if purse.is_visible():
        purse.click()
    people[0].sees(".account")


def end(*people: Visitor) -> None:
    """The whole week was held."""
    table = week(*people)
    for _ in range(6):
        hold(people, table)
    go, final = people[0].page.locator("[data-target=go]"), people[0].page.locator(".ven-end .final")
    while not final.is_visible():  # no longer than one looks at each auction, as the end lies over the button
        go.evaluate_all("all => all.forEach((each) => each.click())")
        people[0].page.wait_for_timeout(100)


SCENES = {f"venice-{scene.__name__}": scene for scene in (week, results, account, end)}
