"""The log of a table: what happened, each line told only to those who may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap

from msgspec import UNSET
from rich.table import Table
from rich.text import Text

from ridotto.core import Match, Message

from .window import MARGINS

SHOWN = 200
"""Lines of the log beside the table; the command `log` shows all."""


@dataclass(frozen=True)
class Line:
    """One sentence of the log."""

    message: Message
    move: int
    """How many moves stood when it happened: what is taken back disappears."""
    visible_to: Callable[[int | None], bool]


class Log:
    """Everything that happened, in order."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self.rewritten = 0
        """How often lines were taken out; whoever shows the log then shows it afresh."""

    @classmethod
    def of(cls, match: Match) -> Log:
        """The log of a game that begins; one that is played on from another says so."""
        log, start = cls(), match.header.start
        if start and start.entry is not UNSET:
            log.add(Message("log-played-on", {"entry": start.entry}), 0)
        return log

    def add(self, message: Message, move: int, visible_to: Callable[[int | None], bool] = lambda seat: True) -> None:
        """Something happened."""
        self._lines.append(Line(message, move, visible_to))

    def take_back(self, moves: int) -> None:
        """Forget what came of all but the first so many moves."""
        self._lines = [line for line in self._lines if line.move <= moves]
        self.rewritten += 1

    def seen_by(self, seat: int | None) -> Sequence[Message]:
        """What this seat (`None`: an onlooker) may read."""
        return [line.message for line in self._lines if line.visible_to(seat)]


def digest(lines: Sequence[str], names: Sequence[str], reader: int | None) -> str:
    """Several lines as one paragraph: what others did, whoever did several things in a row being named once; what
    happened more than once in a row is counted."""
    own = None if reader is None else names[reader]
    told, before = "", ""
    for line, alike in groupby(line for line in lines if own is None or _doer(line, names) != own):
        who = _doer(line, names)
        goes_on = bool(who) and who == before
        sentence = (line[len(who) :].lstrip(": ") if goes_on else line).removesuffix(".")
        count = len(list(alike))
        told += ("; " if goes_on else ". " if told else "") + sentence + (f" ×{count}" if count > 1 else "")
        before = who
    return f"{told}." if told else ""


def _doer(line: str, names: Sequence[str]) -> str:
    """Of whom a line tells; nobody, where it does not begin with a name."""
    return max((name for name in names if line.startswith((f"{name} ", f"{name}: "))), key=len, default="")


def newest(lines: Sequence[str], names: Sequence[str], reader: int | None, width: int, rows: int, more: str) -> Text:
    """The digest of as many of the last lines as so many rows hold, with `more`, how to see it all, where the log tells
    of more before them; of a last line that is too long for them alone, its beginning."""
    whole, told = digest(lines, names, reader), ""
    for first in reversed(range(len(lines))):
        longer = digest(lines[first:], names, reader)
        paragraph = f"• {longer}" if longer == whole else f"• {more} {longer}"
        if told and len(wrap(paragraph, width - MARGINS)) > rows:
            break
        told = paragraph if longer else ""
    if len(wrap(told, width - MARGINS)) > rows:
        told = told.replace(f"• {more}", "• …")  # the end will say it
    return Text("\n".join(wrap(told, width - MARGINS, max_lines=rows, placeholder=f" {more}")))


def listed(lines: Sequence[str], known: int) -> Table:
    """The end of the log; what comes after so many lines that the player knows stands out."""
    story = Table.grid(padding=(0, 1))
    story.add_column(width=1)
    story.add_column(ratio=1)
    for number in range(max(0, len(lines) - SHOWN), len(lines)):
        fresh = number >= known
        story.add_row("•" if fresh else "·", Text(lines[number]), style="" if fresh else "bright_black")
    return story
