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
ITEM = "- "
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
    inside = INSIDE if kind == "quote" else ""
    return [
        line and inside + line for text in _paragraphs(block) for line in _folded(_unmarked(text), width - len(inside))
    ]


def _paragraphs(block: Sequence[str]) -> list[str]:
    """The texts of a block without its marks: one, or in a list one for each item."""
    texts: list[str] = []
    for line in (line.lstrip("#> ").rstrip() for line in block):
        if texts and not line.startswith(ITEM):
            texts[-1] += f" {line}"
        else:
            texts.append(line)
    return texts


def _folded(text: str, width: int) -> list[str]:
    """The lines of a paragraph; an item of a list hangs from its mark."""
    return _hanging(text, width) if text.startswith(ITEM) else wrapped(text, width) or [""]


def _unmarked(text: str) -> str:
    text = _LETTER.sub(lambda found: f"({found[1] or found[2]})", text)
    return _MARKED.sub(lambda found: next(filter(None, found.groups())), text)


def _table(block: Sequence[str], width: int) -> list[str]:
    """Columns where they fit; otherwise each row is a paragraph, with a line for each cell under its column's name."""
    rows = [[_unmarked(cell.strip()) for cell in line.strip("|").split("|")] for line in block if not _RULE.match(line)]
    columns = [max(map(cell_len, column)) for column in zip(*rows, strict=False)]
    if sum(columns) + len(APART) * (len(columns) - 1) <= width:
        return [APART.join(map(_padded, row, columns)).rstrip() for row in rows]
    names, *rest = rows
    return [line for row in rest for line in _cells(names, row, width)]


def _cells(names: Sequence[str], row: Sequence[str], width: int) -> Iterator[str]:
    """A row cell by cell, the later ones further in than the first."""
    told = [f"{name}: {cell}" if name else cell for name, cell in zip(names, row, strict=False) if cell]
    for place, text in enumerate(told):
        inside = INSIDE if place else ""
        yield from (inside + line for line in _hanging(text, width - len(inside)))


def _padded(cell: str, width: int) -> str:
    return cell + " " * (width - cell_len(cell))


def _hanging(text: str, width: int) -> list[str]:
    """The lines of a text, all but the first further in."""
    first, *others = wrapped(text, width - len(INSIDE)) or [""]
    return [first, *(INSIDE + line for line in others)]
