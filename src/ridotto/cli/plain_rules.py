"""A rulebook as plain text, for pipes and screen readers: no marks of Markdown, and lines no longer than the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from shutil import get_terminal_size

from rich.cells import cell_len

from .terminal.folding import wrapped

_MARKED = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|(?<!\w)\*(?=\S)(?P<slanted>.+?)(?<=\S)\*(?!\w)|`(?P<code>[^`]+)`"
    r"|\[(?P<link>[^\]]+)\]\([^)]*\)"
)
_LETTER = re.compile(r"(?<=\w)\*\*(\w)\*\*|\*\*(\w)\*\*(?=\w)")
"""The letter of a word that stands for it: **g**reen."""
_RULE = re.compile(r"\|[-:| ]+\|")
"""The line below the head of a table."""
_KINDS = {"#": "heading", ">": "quote", "|": "table"}
_QUOTED = re.compile(r"^> ?")
INSIDE = "  "
APART = "   "


def plain_rules(markdown: str) -> str:
    """The text for the screen there is, or for the usual one where it goes to a pipe."""
    return plain_text(markdown, get_terminal_size().columns - 1)


def plain_text(markdown: str, width: int) -> str:
    """The text in lines of at most this width; drawings stay as they are."""
    lines = []
    for kind, block in groupby(_told_apart(markdown), key=itemgetter(0)):
        lines += _laid_out(kind, [line for _kind, line in block], width)
    return "\n".join(lines).strip()


def _told_apart(markdown: str) -> Iterator[tuple[str, str]]:
    """Each line with what it is part of."""
    fenced = False
    for line in markdown.splitlines():
        inner = _QUOTED.sub(INSIDE, line)
        if inner.lstrip().startswith("```"):
            fenced = not fenced
        elif fenced:
            yield "drawing", inner
        else:
            yield _KINDS.get(line[:1], "text") if inner.strip() else "blank", line


def _laid_out(kind: str, block: Sequence[str], width: int) -> list[str]:
    if kind == "blank":
        return [""]
    if kind == "drawing":
        return [line.rstrip() for line in block]
    if kind == "table":
        return _table(block, width)
    text = _unmarked(" ".join(line.lstrip("#> ").rstrip() for line in block))
    inside = INSIDE if kind == "quote" else ""
    return [inside + line for line in wrapped(text, width - len(inside))]


def _unmarked(text: str) -> str:
    text = _LETTER.sub(lambda found: f"({found[1] or found[2]})", text)
    return _MARKED.sub(lambda found: next(filter(None, found.groups())), text)


def _table(block: Sequence[str], width: int) -> list[str]:
    """Columns where they fit; otherwise each row is a paragraph with its cells one after another."""
    rows = [[_unmarked(cell.strip()) for cell in line.strip("|").split("|")] for line in block if not _RULE.match(line)]
    columns = [max(map(cell_len, column)) for column in zip(*rows, strict=False)]
    if sum(columns) + len(APART) * (len(columns) - 1) <= width:
        return [APART.join(map(_padded, row, columns)).rstrip() for row in rows]
    return [line for row in rows for line in _folded_row(row, width)]


def _padded(cell: str, width: int) -> str:
    return cell + " " * (width - cell_len(cell))


def _folded_row(row: Sequence[str], width: int) -> list[str]:
    first, *others = wrapped(" · ".join(filter(None, row)), width - len(INSIDE)) or [""]
    return [first, *(INSIDE + line for line in others)]
