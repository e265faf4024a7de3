"""The screens above the table: the curtain between players, pages to read, the end, and a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeAlias

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key, Paste
from textual.screen import ModalScreen, Screen
from textual.widgets import Markdown, Static

from ridotto.core import Catalogue

from .keys import keys
from .line import MoveLine

Body: TypeAlias = Text | str | Callable[[int], Text]
"""What a page shows: text, Markdown (a string), or text that is laid out for a width."""

LEAST_COLUMNS = 30
"""Text is laid out for so many even where there are fewer: a narrower window breaks its lines as it can."""


class Curtain(Screen[None]):
    """Hides the table until the next player says that the others have looked away. It shows nothing but names."""

    BINDINGS: ClassVar[list[BindingType]] = keys({"enter": "ready"})

    def __init__(self, words: Catalogue, ready: Callable[[], None]) -> None:
        super().__init__()
        self._words = words
        self._ready = ready
        # kept by name: the clock may tell the time before they are on the screen
        self._pass = Static(id="pass")
        self._time = Static(id="curtain-time", classes="quiet")

    def compose(self) -> ComposeResult:
        """Two sentences in the middle of an empty screen."""
        with Vertical(classes="card"):
            yield self._pass
            yield Static(self._words.word("curtain-ready"), classes="quiet")
            yield self._time

    def wait_for(self, player: str, time_left: str) -> None:
        """Say whose turn it is to look, and how long the clock gives them."""
        self._pass.update(Text(self._words.word("curtain-pass", player=player)))
        self._time.update(Text(time_left))

    def action_ready(self) -> None:
        """The next player is here."""
        self._ready()


class AboveTheLine(ModalScreen[bool]):
    """A screen in front of the table. What is typed meanwhile is not lost: it goes to the line behind it. It ends with
    whether Enter closed it."""

    def __init__(self, line: MoveLine) -> None:
        super().__init__()
        self._line = line

    def on_key(self, event: Key) -> None:
        """A letter belongs to the line; a space before the first one does not."""
        if event.character and event.is_printable and (event.character != " " or not self.is_current):
            self._type(event.character)

    def on_paste(self, event: Paste) -> None:
        """What is pasted belongs to the line, too."""
        event.stop()
        if typed := event.text.lstrip():
            self._type(typed)

    def _type(self, typed: str) -> None:
        begun = not self._line.replaceable
        self._line.take(typed)
        if self.closes(begun):
            self.action_close()

    def closes(self, begun: bool) -> bool:
        """Has whoever types seen this screen, where a line was begun before or was not?"""
        return True

    def action_close(self) -> None:
        """Look at the table."""
        if self.is_current:
            self.dismiss(False)

    def action_enter(self) -> None:
        """Look at the table, or send what was typed so quickly that this screen is still asked."""
        if self.is_current:
            self.dismiss(True)
        else:
            self._line.send()


class Page(AboveTheLine):
    """Something to read: help, rules, the whole log."""

    BINDINGS: ClassVar[list[BindingType]] = keys(
        {
            "enter": "enter",
            "escape,f1": "close",
            "f3": "app.hint",
            "down": "scroll('down')",
            "up": "scroll('up')",
            "pagedown,space": "scroll('page_down')",
            "pageup": "scroll('page_up')",
            "home": "scroll('home')",
            "end": "scroll('end')",
        }
    )

    def __init__(self, title: str, body: Body, keys: str, line: MoveLine, at_end: bool = False) -> None:
        super().__init__(line)
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
            width = self.query_one(VerticalScroll).scrollable_content_region.width
            self._text.update(self._body(max(width, LEAST_COLUMNS)))

    def on_mount(self) -> None:
        """A log is read from its end."""
        if self._at_end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def action_scroll(self, where: str) -> None:
        """Move through the text."""
        getattr(self.query_one(VerticalScroll), f"scroll_{where}")(animate=False)


class Ending(AboveTheLine):
    """Who won and why, with places and scores."""

    BINDINGS: ClassVar[list[BindingType]] = keys({"enter": "enter", "escape": "close"})

    def __init__(self, headline: str, lines: Sequence[str], keys: str, line: MoveLine) -> None:
        super().__init__(line)
        self._headline = headline
        self._lines = lines
        self._keys = keys

    def compose(self) -> ComposeResult:
        """A card in the middle; the table can be seen around it."""
        with Vertical(classes="card"):
            yield Static(Text(self._headline), classes="headline")
            yield Static(Text("\n".join(self._lines)))
            yield Static(Text(self._keys), classes="quiet last")

    def closes(self, begun: bool) -> bool:
        """Whoever begins a line has seen the card; who was in the middle of one when it came has not."""
        return not begun


YES, NO = ("yes", "y", "да", "д"), ("no", "n", "нет", "н")
"""What may be typed as an answer, whatever the language of the table."""


class Sure(AboveTheLine):
    """A question before something that cannot be taken back. Enter says yes, alone or behind the word; whoever types
    something else means to play on."""

    BINDINGS: ClassVar[list[BindingType]] = keys({"enter": "enter", "escape": "close"})

    def __init__(self, question: str, keys: str, line: MoveLine) -> None:
        super().__init__(line)
        self._question = question
        self._keys = keys
        self._answer = ""  # what was typed, as long as it may become an answer
        self._shown = Static(id="answer")

    def compose(self) -> ComposeResult:
        """The question and its two answers."""
        with Vertical(classes="card"):
            yield Static(Text(self._question))
            yield self._shown
            yield Static(Text(self._keys), classes="quiet last")

    def on_key(self, event: Key) -> None:
        """A mistyped letter of an answer can be rubbed out; for other keys Textual asks the class above, too."""
        if event.key == "backspace":
            self._put(self._answer[:-1])

    def _type(self, typed: str) -> None:
        answer = self._answer + typed
        if self.is_current and any(word.startswith(answer.lower()) for word in (*YES, *NO)):
            self._put(answer)
        else:
            self._put("")
            super()._type(answer)

    def _put(self, answer: str) -> None:
        self._answer = answer
        self._shown.update(Text(answer))

    def action_enter(self) -> None:
        """Yes or no; a word that is no answer yet is a line like any other."""
        answer = self._answer.lower()
        if answer in NO:
            self.action_close()
        elif answer and answer not in YES:
            self._put("")
            super()._type(answer)
            self._line.send()
        else:
            super().action_enter()
