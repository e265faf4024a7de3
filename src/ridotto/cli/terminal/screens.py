"""The screens above the table: the curtain between players, pages to read, the end, and a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeAlias

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Markdown, Static

from ridotto.core import Catalogue

from .keys import keys
from .line import MoveLine

Body: TypeAlias = Text | str | Callable[[int], Text]
"""What a page shows: text, Markdown (a string), or text that is laid out for a width."""


class Curtain(Screen[None]):
    """Hides the table until the next player says that the others have looked away. It shows nothing but names."""

    BINDINGS: ClassVar[list[BindingType]] = keys({"enter": "ready"})

    def __init__(self, words: Catalogue, ready: Callable[[], None]) -> None:
        super().__init__()
        self._words = words
        self._ready = ready

    def compose(self) -> ComposeResult:
        """Two sentences in the middle of an empty screen."""
        with Vertical(classes="card"):
            yield Static(id="pass")
            yield Static(self._words.word("curtain-ready"), classes="quiet")
            yield Static(id="curtain-time", classes="quiet")

    def wait_for(self, player: str, time_left: str) -> None:
        """Say whose turn it is to look, and how long the clock gives them."""
        self.query_one("#pass", Static).update(Text(self._words.word("curtain-pass", player=player)))
        self.query_one("#curtain-time", Static).update(Text(time_left))

    def action_ready(self) -> None:
        """The next player is here."""
        self._ready()


class Page(ModalScreen[None]):
    """Something to read: help, rules, the whole log."""

    BINDINGS: ClassVar[list[BindingType]] = keys(
        {
            "escape,q,enter,f1": "dismiss",
            "down,j": "scroll('down')",
            "up,k": "scroll('up')",
            "pagedown,space": "scroll('page_down')",
            "pageup": "scroll('page_up')",
            "home": "scroll('home')",
            "end": "scroll('end')",
        }
    )

    def __init__(self, title: str, body: Body, keys: str, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._body = body
        self._text = Static(body if isinstance(body, Text) else "")
        self._keys = keys
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """A title, the text, and how to get back."""
        with Vertical(classes="page"):
            yield Static(Text(self._title), classes="heading")
            with VerticalScroll(classes="body", can_focus=False):
                yield Markdown(self._body) if isinstance(self._body, str) else self._text
            yield Static(Text(self._keys), classes="quiet")

    def on_resize(self) -> None:
        """Text that is laid out for a width is laid out for the width there is now."""
        if callable(self._body):
            self._text.update(self._body(self.query_one(VerticalScroll).scrollable_content_region.width))

    def on_mount(self) -> None:
        """A log is read from its end."""
        if self._at_end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def action_scroll(self, where: str) -> None:
        """Move through the text."""
        getattr(self.query_one(VerticalScroll), f"scroll_{where}")(animate=False)


class Ending(ModalScreen[None]):
    """Who won and why, with places and scores. What is typed meanwhile is not lost: it goes to the line behind it."""

    BINDINGS: ClassVar[list[BindingType]] = keys({"enter,escape": "close"})

    def __init__(self, headline: str, lines: Sequence[str], keys: str, line: MoveLine) -> None:
        super().__init__()
        self._headline = headline
        self._lines = lines
        self._keys = keys
        self._line = line

    def compose(self) -> ComposeResult:
        """A card in the middle; the table can be seen around it."""
        with Vertical(classes="card"):
            yield Static(Text(self._headline), classes="headline")
            yield Static(Text("\n".join(self._lines)))
            yield Static(Text(self._keys), classes="quiet last")

    def on_key(self, event: Key) -> None:
        """Whoever begins a line has seen the card; who was in the middle of one when it came has not."""
        if event.character and event.is_printable:
            begins = self._line.replaceable
            self._line.replace(event.character, *self._line.selection)
            if begins:
                self.action_close()

    def action_close(self) -> None:
        """Look at the table."""
        if self.is_current:
            self.dismiss()


class Sure(ModalScreen[bool]):
    """A question before something that cannot be taken back."""

    BINDINGS: ClassVar[list[BindingType]] = keys({"enter,y": "answer(True)", "escape,n": "answer(False)"})

    def __init__(self, question: str, keys: str) -> None:
        super().__init__()
        self._question = question
        self._keys = keys

    def compose(self) -> ComposeResult:
        """The question and its two answers."""
        with Vertical(classes="card"):
            yield Static(Text(self._question))
            yield Static(Text(self._keys), classes="quiet last")

    def action_answer(self, answer: bool) -> None:
        """Yes or no."""
        self.dismiss(answer)
