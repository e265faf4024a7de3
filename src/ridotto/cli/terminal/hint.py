"""What stands below the line, and the keys at the foot of the table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import Static

from ridotto.core.text import MOST_OFFERS

ROWS = 2
MORE = "…"
KEYS_APART = " · "


class Hint(Static):
    """Offers, the move that Enter would send, a refusal or an answer."""

    rows = ROWS
    """So many of offers."""
    kind = ""
    """What stands here: "refused", "said" (an answer), "advice" (whose move is on the line), or only offers."""

    def say(self, sentence: str | Text, kind: str = "") -> None:
        """Put a sentence here."""
        self.kind = kind
        mark = "✗ " if kind == "refused" else ""
        self.update(Text(mark) + (Text(sentence) if isinstance(sentence, str) else sentence))
        self.set_class(kind == "refused", "refused")
        self.set_class(kind in ("said", "advice"), "said")

    def offer(self, offers: Sequence[str], chosen: str, enter: str) -> None:
        """What Tab would put on the line, with the one that it has put there marked; last what Enter would do."""
        width = self.app.size.width - 4
        rows = in_rows(offers, chosen, width, max(1, self.rows - 1) if enter else self.rows)
        if enter:
            rows = Text("\n").join([rows, Text(enter)]) if rows else Text(enter)
        self.say(rows)


def in_rows(offers: Sequence[str], chosen: str, width: int, rows: int) -> Text:
    """Offers side by side, none of them broken, as many as so many rows hold; `…` says that there are more."""
    shown = Text()
    row = used = 0
    for number, offer in enumerate(offers):
        last = number == len(offers) - 1 < MOST_OFFERS - 1
        if used and used + len(offer) + (0 if last or row < rows - 1 else len(MORE) + 3) > width:
            row, used = row + 1, 0
            if row == rows:
                return shown.append(MORE)
            shown.append("\n")
        shown.append(offer, "reverse" if offer == chosen else "").append("   ")
        used += len(offer) + 3
    return shown.append(MORE) if len(offers) >= MOST_OFFERS else shown


def named_keys(title: str, keys: Sequence[str], width: int) -> str:
    """The keys that fit behind the name of the game, which has no row of its own; in a tiny window only the keys."""
    named = title + KEYS_APART
    room = width - cell_len(named)
    return fitting_keys(keys, width) if room < cell_len(keys[-1]) else named + fitting_keys(keys, room)


def fitting_keys(keys: Sequence[str], width: int) -> str:
    """As many of the keys as fit; the last of them, which leaves the table, is always there."""
    *others, last = keys
    while others and cell_len(KEYS_APART.join([*others, last])) > width:
        others.pop()
    return KEYS_APART.join([*others, last])
