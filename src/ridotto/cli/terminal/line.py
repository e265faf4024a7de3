"""The line for typed moves: it suggests, completes with Tab and remembers what was typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key, Paste
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input

from .keys import keys


class _FirstOffer(Suggester):
    """The first offer that goes on from what was typed."""

    def __init__(self, offers: Callable[[str], Sequence[str]]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._offers = offers

    async def get_suggestion(self, value: str) -> str | None:
        """What is shown behind the cursor."""
        return next((offer for offer in self._offers(value) if value and offer.startswith(value)), None)


class MoveLine(Input):
    """Where moves and commands are typed. Tab and Shift-Tab walk through the offers; Up and Down through the past."""

    class Wiped(Message):
        """The player wants nothing of what was begun."""

    BINDINGS: ClassVar[list[BindingType]] = keys(
        {"tab": "offer(1)", "shift+tab": "offer(-1)", "up": "past(-1)", "down": "past(1)", "escape": "wipe"}
    )

    def __init__(self, offers: Callable[[str], Sequence[str]], placeholder: str) -> None:
        super().__init__(placeholder=placeholder, suggester=_FirstOffer(offers), compact=True, id="line")
        self.cursor_blink = False  # nothing on the table moves by itself but the clock
        self._offers = offers
        self._stem = ""  # what was typed before Tab began to walk
        self._offered: str | None = None  # what Tab has put on the line
        self._past: list[str] = []
        self._place = 0
        self._waiting: list[str] = []  # lines that were pasted and are not sent yet; the last one stays on the line

    async def _on_key(self, event: Key) -> None:
        """Keys of the line act at once: found by bubbling, they would come after letters typed quickly behind them."""
        bindings = self._bindings.key_to_bindings.get(event.key)
        if bindings and await self.app.run_action(bindings[0].action, self):
            event.stop()
            event.prevent_default()
        else:
            await super()._on_key(event)

    @property
    def stem(self) -> str:
        """What the player typed, without what Tab has filled in."""
        return self._stem if self.value == self._offered else self.value

    def action_offer(self, step: int) -> None:
        """Put the next or previous offer on the line."""
        stem = self.stem
        offers = list(self._offers(stem))
        if not offers:
            return
        first = 0 if step > 0 else -1
        walking = self.value == self._offered and self.value in offers
        chosen = offers[(offers.index(self.value) + step) % len(offers) if walking else first]
        self.put(chosen)
        self._stem, self._offered = stem, chosen

    def put(self, text: str) -> None:
        """Set the line, with the cursor at its end."""
        self.value = text
        self.cursor_position = len(text)
        self._offered = None

    def propose(self, text: str) -> None:
        """Set the line, marked: Enter sends it, and the next thing typed takes its place."""
        self.put(text)
        self.action_select_all()

    def action_past(self, step: int) -> None:
        """Go through what was typed before."""
        place = self._place + step
        if 0 <= place <= len(self._past):
            self._place = place
            self.put(self._past[place] if place < len(self._past) else "")

    def action_wipe(self) -> None:
        """Clear the line."""
        self.put("")
        self.post_message(self.Wiped())

    async def action_submit(self) -> None:
        """Send the line."""
        self.send()

    def send(self) -> None:
        """Send the line. It is empty at once: letters typed quickly behind it begin another one."""
        self.post_message(self.Submitted(self, self.value))
        with self.prevent(Input.Changed):
            self.put("")

    def _on_paste(self, event: Paste) -> None:
        """What is pasted is typed, but each of its lines is sent once the one before it is done."""
        event.prevent_default()
        event.stop()
        self.take(event.text)

    def take(self, text: str) -> None:
        """Put this where the cursor is. Of several lines every one that ends is sent; one alone waits for Enter."""
        first, *others = text.splitlines() or [""]
        self.replace(first, *self.selection)
        self._waiting = [*others, ""] if others and text.endswith("\n") else others
        if self._waiting:
            self.send()

    def refused(self, sent: str) -> None:
        """What was sent was refused: it is here again, marked, so that the next thing typed takes its place. Up brings
        it back if something was typed since, and with it what was pasted behind it, which is not sent."""
        waiting, self._waiting = self._waiting, []
        if self.replaceable:
            with self.prevent(Input.Changed):
                self.propose(sent)
        for line in filter(None, [*waiting[::-1], sent]):
            self._remember(line)

    @property
    def replaceable(self) -> bool:
        """Is nothing here, or only what is marked, so that the next thing typed takes its place?"""
        return self.selected_text == self.value

    def done(self, sent: str) -> None:
        """What was sent is done: Up brings it back, and what was refused before it is put away. The next line that was
        pasted is sent."""
        self._remember(sent)
        if self.replaceable:
            self.put("")
        if self._waiting:
            following, *self._waiting = self._waiting
            self.put(following)
            if self._waiting:
                self.send()

    def put_away(self) -> None:
        """Clear the line; Up brings back what was there."""
        self._remember(self.value)
        self.put("")

    def _remember(self, sent: str) -> None:
        if sent.strip() and self._past[-1:] != [sent]:
            self._past.append(sent)
        self._place = len(self._past)

    def forget(self) -> None:
        """Someone else sits down here: nothing of what was typed may be seen."""
        self._past.clear()
        self._waiting.clear()
        self._place = 0
        self.put("")
