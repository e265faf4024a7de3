"""The help of a table: paragraphs, and what can be typed beside what it does, laid out for a window of any width."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ridotto.core.rulebook import clauses, read_rulebook

from .folding import NO_BREAK, wrapped
from .session import Session
from .verbs import Verbs

PLAIN_WIDTH = 79
"""Of lines that go to a pipe or a screen reader."""
APART = 3
PLAY = "help-play"
"""The message of a game that tells how a round of it goes."""

_ROW = re.compile(r"(?P<typed>\S.*?) {2,}(?P<does>\S.*)")


class Row(NamedTuple):
    """What can be typed and what it does; a paragraph has only the latter."""

    typed: str
    does: str


KEYS = {"hint": "F3", "undo": "Ctrl-Z"}
"""The commands that have a key of their own."""


def never_of_use(session: Session) -> set[str]:
    """The commands that are refused at this table whatever happens, so that nobody need know them here."""
    final = all(move.final for move in session.game.move_types)
    never = {"undo": final, "hint": not session.hinted(), "seat": len(session.people) < 2}
    return {name for name in never if never[name]}


def help_text(session: Session, width: int = PLAIN_WIDTH) -> str:
    """How to type moves, the commands of the table, and how the game is played, where its catalogue says so."""
    words = session.words
    clause = clauses(read_rulebook(session.game.package, session.language))[0]
    moves = laid_out(session.how_to_move(), session.verbs, width)
    never = never_of_use(session)
    known = [row for row in words.word("help-table", clause=clause).splitlines() if row.split()[0] not in never]
    commands = laid_out("\n".join(known), session.commands.verbs, width)
    play = words.say(session.match.of_this_table(PLAY)) if PLAY in words else ""
    parts = ("\n".join(in_lines(session.goal(), width)), moves, commands, "\n".join(in_lines(play, width)))
    return "\n\n".join(filter(None, parts))


def keys_text(session: Session, width: int) -> str:
    """Keys with what they do, none of them broken: `F1 help · Tab complete`."""
    never = tuple(f"{KEYS[name]} " for name in never_of_use(session) if name in KEYS)
    keys = " · ".join(key for key in session.words.word("help-keys").split(" · ") if not key.startswith(never))
    whole = keys.replace(" ", NO_BREAK).replace(f"{NO_BREAK}·{NO_BREAK}", f"{NO_BREAK}· ")
    return "\n".join(in_lines(whole, width)).replace(NO_BREAK, " ")


def in_lines(text: str, width: int) -> list[str]:
    """A text in lines of at most this width, none longer than needed where the last one would hold a single word."""
    lines = wrapped(text, width)
    for narrower in range(width - 1, width // 2, -1):
        if len(lines) < 2 or " " in lines[-1]:
            break
        shorter = wrapped(text, narrower)
        if len(shorter) == len(lines) and " " in shorter[-1]:
            return shorter
    return lines


def laid_out(text: str, verbs: Verbs, width: int) -> str:
    """A text whose rows have two or more spaces between their halves, with the verbs of the player's language."""
    rows = [Row(verbs.spoken_list(row.typed), row.does) for row in _rows(text)]
    indent = max((len(row.typed) for row in rows), default=0) + APART
    if indent * 2 > width:
        indent = APART  # in a narrow window what it does stands below
    return "\n".join(line for row in rows for line in _lines(row, indent, width))


def _rows(text: str) -> Iterator[Row]:
    """The rows of a text. A line that begins further in goes on with the row above, one that does not with the
    paragraph."""
    begun = Row("", "")
    for line in text.splitlines():
        found = _ROW.fullmatch(line)
        if found is None and (line.startswith(" ") or not begun.typed):
            begun = Row(begun.typed, f"{begun.does} {line.strip()}".strip())
            continue
        if begun.does:
            yield begun
        begun = Row(found["typed"], found["does"]) if found else Row("", line)
    yield begun


def _lines(row: Row, indent: int, width: int) -> list[str]:
    if not row.typed:
        return in_lines(row.does, width)
    below = in_lines(row.does, width - indent)
    if len(row.typed) + APART > indent:
        return [row.typed, *(" " * indent + line for line in below)]
    return [f"{row.typed:<{indent}}{below[0]}", *(" " * indent + line for line in below[1:])]
