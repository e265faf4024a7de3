"""A part of the table that may be longer than the screen."""

from __future__ import annotations

from typing import Literal

from textual.containers import VerticalScroll
from textual.message import Message


class Pane(VerticalScroll, can_focus=False):
    """Shows the end of what it holds, until the player leafs back; then it stays where the player looks, until it is
    told to come back.

    One that is not shown `at_end` from the first is read from its head, until the player begins to act; one that is
    shown `at_head` moves by hand, and to its head once that tells of something else.
    """

    class Marked(Message):
        """It was looked at again whether there is more above or below."""

    def __init__(self, *, id: str, at_end: bool = True, at_head: bool = False) -> None:
        super().__init__(id=id)
        self._at_head = at_head
        self._following = at_end and not at_head
        self._begun = at_end or at_head

    def begin(self) -> None:
        """The player begins to act, for which the end is needed."""
        if not self._begun:
            self._begun = self._following = True
            self.follow()

    def follow(self) -> None:
        """Something new is here: show it, unless the player looks at something else."""
        if self._following:
            self.call_after_refresh(self.scroll_end, animate=False)

    def come_back(self) -> None:
        """Whatever the player looked at meanwhile, show what is usually shown."""
        if self._begun and not self._at_head:
            self._following = True
            self.follow()
        else:
            self.call_after_refresh(self.scroll_home, animate=False)

    def turn_over(self) -> None:
        """It is headed differently now: where the head is what matters, show it."""
        if self._at_head:
            self.call_after_refresh(self.scroll_home, animate=False)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """A style sheet can tell whether there is more above or below."""
        super().watch_scroll_y(old_value, new_value)
        self._mark()

    def watch_virtual_size(self) -> None:
        """What it holds has another height."""
        self.call_after_refresh(self._mark)

    def _mark(self) -> None:
        self.set_class(self.scroll_y > 0, "above")
        self.set_class(self.scroll_y < self.max_scroll_y, "below")
        self.post_message(self.Marked())

    def leaf(self, way: Literal["up", "down"]) -> None:
        """Move by a page."""
        move = self.scroll_page_up if way == "up" else self.scroll_page_down
        move(animate=False)
        self._begun = True
        self.call_after_refresh(self._look)

    def on_mouse_scroll_up(self) -> None:
        """The wheel moves it too."""
        self.call_after_refresh(self._look)

    def on_mouse_scroll_down(self) -> None:
        """The wheel moves it too."""
        self.call_after_refresh(self._look)

    def _look(self) -> None:
        self._following = not self._at_head and self.scroll_target_y >= self.max_scroll_y
