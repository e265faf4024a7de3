"""Somebody who plays Standoff in a browser: builds the shortest way to the Red Gun, one block a turn, by hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Literal

from playwright.sync_api import Page, expect
from visitors import Visitor

Square = tuple[int, int]
View = dict[str, Any]

SHOWS = """([credits, cards, blocks]) => document.querySelector('.so.is-active')
  && Number(document.querySelector('.purse b').textContent) === credits
  && document.querySelectorAll('.field .blk').length === blocks
  && (document.querySelectorAll('.hand [data-target^="hand-"]').length || cards) === cards"""
"""Does the page show so many credits, cards of the hand and blocks, and may the player act?"""


class Player:
    """A visitor at a table of Standoff, who reads what their browser was told and acts with pointer, touch or keys."""

    def __init__(self, visitor: Visitor, by: Literal["pointer", "touch", "keys"] = "pointer", table: str = "") -> None:
        self.visitor = visitor
        self.by = by
        self.table = table
        self._read = 0
        self._constants: dict[str, Any] = {}
        self._view: View = {}
        visitor.sees(".so")

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def view(self) -> View:
        """The newest view that the browser was told, whole."""
        heard = self.visitor.heard
        for text in heard[self._read :]:
            frame = json.loads(text)
            self._constants.update(frame.get("constants") or {})
            if frame["type"] in ("hello", "view") and frame["view"]:
                self._view = frame["view"]
        self._read = len(heard)
        return {**self._constants, **self._view}

    @property
    def seat(self) -> int:
        return int(self.view["seat"])

    def until(self, come: Callable[[View], bool]) -> None:
        """Wait until the browser was told of such a view."""
        for _try in range(600):
            if self.view and come(self.view):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"it did not come to that: {self.view.get('phase')}, {self.visitor.status}")

    # ---- acting

    def ready(self) -> None:
        """Wait until the page shows the newest view and may act: it was told of it a moment after us."""
        view = self.view
        shown = [view["budgets"][self.seat], len(view["hand"]), sum(view["on_field"])]
        self.page.wait_for_function(SHOWS, arg=shown)

    def press(self, target: str) -> None:
        """Use something by its name."""
        found = self.page.locator(f"[data-target={target}]")
        if self.by == "touch":
            found.tap()
        else:
            found.click()

    def play_credit(self, card: str) -> None:
        """A resource card is chosen, and chosen again."""
        self.ready()
        before = self.view["budgets"][self.seat]
        place = self.view["hand"].index(card)
        if self.by == "keys":
            self.page.keyboard.press(str(place + 1))
            self.page.keyboard.press("Enter")
        else:
            self.press(f"hand-{place}")
            self.press(f"hand-{place}")
        self.until(lambda view: view["budgets"][self.seat] > before)

    def place(self) -> bool:
        """One block where it brings the way on; whether there was a card for it."""
        view = self.view
        if not any(card["card"] == "1-polyomino" for card in view["you"].get("play", ())):
            return False
        self.ready()
        place, square = view["hand"].index("1-polyomino"), next_square(view)
        if self.by == "keys":
            self._place_by_keys(place, square)
        else:
            self.press(f"hand-{place}")
            cell = self.page.locator(f'.cell[data-drop="{square[0]},{square[1]}"]')
            if self.by == "touch":
                cell.tap()
                self.press("do")
            else:
                cell.click()
                cell.click()  # on the ghost itself: placed
        self.until(lambda view: view["placed"] or view["phase"] == "over")
        return True

    def _place_by_keys(self, place: int, square: Square) -> None:
        keys = self.page.keyboard
        self.page.locator(f"[data-target=hand-{place}]").focus()
        keys.press("Enter")  # and Enter again places it: the keys have left the card
        self.visitor.sees(".ghost rect")
        x, y = self.page.locator(".ghost rect").first.evaluate(
            "rect => [rect.getAttribute('x'), rect.getAttribute('y')]"
        )
        down, right = square[0] - int(float(y)) // 30, square[1] - int(float(x)) // 30
        for key, times in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
            for _step in range(times):
                keys.press(key)
        expect(self.page.locator(".stage.is-deaf")).to_have_count(0)  # Enter has come to mean something else
        keys.press("Enter")

    def end(self) -> None:
        """End the turn; with actions left one is asked again. What is too much is dropped from the left."""
        self.ready()
        number, asked = self.view["number"], self.view["actions"] > 0
        if self.by == "keys":
            self.page.keyboard.press("e")
            if asked:
                self.page.keyboard.press("Enter")
        else:
            self.press("end")
            if asked:
                self.press("do")
        self.until(lambda view: view["number"] > number or view["phase"] in ("discard", "over"))


def next_square(view: View) -> Square:
    """The anchor that is nearest to the Red Gun by free squares."""
    free = {tuple(square) for square in view["you"]["free"]}
    anchors = {tuple(square) for square in view["you"]["anchors"]}
    layer = {tuple(square) for square in view["red_gun"]} & free
    seen = set(layer)
    while layer and not layer & anchors:
        beside = {(row + down, column + right) for row, column in layer for down, right in STEPS}
        layer = (beside & free) - seen
        seen |= layer
    return min(layer & anchors or anchors)


STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def dealt(visitors: Sequence[Visitor], guided: bool = False, **spec: Any) -> tuple[str, list[View]]:
    """Everyone sits down at one table where all were dealt a block and two credits, as most are; what they see."""
    if not guided:
        for each in visitors:
            each.keeps("ridotto-hints", {"standoff": ["*"]})
    for _deal in range(20):
        table = visitors[0].new_table("standoff", seats=len(visitors), **spec)
        for each in visitors[1:]:
            each.sit_down(table)
        views = [each.view(table) for each in visitors]
        if all("1-polyomino" in view["hand"] and view["hand"].count("1-credit") >= 2 for view in views):
            return table, views
    raise AssertionError("nobody is dealt blocks and credits here")


def begin(visitors: Sequence[Visitor], by: str = "pointer", **spec: Any) -> list[Player]:
    """Everyone at one table, with a page each."""
    table, _views = dealt(visitors, **spec)
    for each in visitors:
        each.open(f"/t/{table}")
    people = [Player(each, by, table) for each in visitors]  # type: ignore[arg-type]
    for each in people:
        each.until(lambda view: bool(view.get("hand")))
    return people


def first_of(*visitors: Visitor, by: str = "pointer", guided: bool = False) -> Player:
    """Two sit down, and whoever's turn it is comes to the table; the other one waits without a page."""
    table, views = dealt(visitors, guided=guided)
    one = next(each for each, view in zip(visitors, views, strict=True) if view["player"] == view["seat"])
    one.open(f"/t/{table}")
    player = Player(one, by, table)  # type: ignore[arg-type]
    player.until(lambda view: bool(view.get("hand")))
    return player


def play_to_the_end(people: Sequence[Player], most_turns: int = 200) -> None:
    """Turn by turn, a block each, until the Red Gun is full."""
    for _turn in range(most_turns):
        one = whose_turn(people)
        if one is None:
            break
        one.place()
        while one.view["phase"] != "over" and "1-credit" in one.view["hand"]:
            one.play_credit("1-credit")  # or they would fill the hand, and no block would come
        if one.view["phase"] != "over":
            one.end()
    for each in people:
        each.visitor.sees(".end h2")


def whose_turn(people: Sequence[Player]) -> Player | None:
    """Wait for somebody here to be on turn; `None` once it is over."""
    for _try in range(600):
        for each in people:
            view = each.view
            if view.get("phase") == "over":
                return None
            if view.get("player") == each.seat and view.get("you", {}).get("may"):
                return each
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody's turn came")
