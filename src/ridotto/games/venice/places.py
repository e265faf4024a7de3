"""Where things stand in a TOML file: the line of `agendas[2].cost`, or of the second item on Monday."""

from __future__ import annotations

import re
from collections import Counter

_TOKEN = re.compile(
    r"""(?P<skip>\#[^\n]*|[ \t\r]+)
      | (?P<text>\"{3}.*?\"{3}|'{3}.*?'{3}|"(?:\\.|[^"\\\n])*"|'[^'\n]*')
      | (?P<word>[\w.+:-]+)
      | (?P<sign>.|\n)""",
    re.VERBOSE | re.DOTALL,
)
_HEADER = re.compile(r"[ \t]*(?P<double>\[)?\[[ \t]*(?P<name>[\w-]+)[ \t]*\]")


class _Scan:
    """A walk through the file that notes on which line each key and each element of a list begins."""

    def __init__(self, text: str) -> None:
        self.lines: dict[str, int] = {}
        self.line = 1
        self.table = ""
        self.tables: Counter[str] = Counter()
        self.key = ""
        self.open: list[tuple[str, int]] = []
        """The brackets still open: the place of a list and the number of its next element, or of braces and -1."""
        self._walk(text)

    def _walk(self, text: str) -> None:
        at, line_begins = 0, True
        while at < len(text):
            header = _HEADER.match(text, at) if line_begins and not self.open else None
            if header:
                self._begin_table(header["name"], bool(header["double"]))
                end = text.find("\n", at)
                at = end if end >= 0 else len(text)
                line_begins = False
                continue
            found = _TOKEN.match(text, at)
            if found is None:
                return
            at = found.end()
            if found.lastgroup != "skip":
                self._note(found[0], found.lastgroup == "sign")
                line_begins = found[0] == "\n"
            self.line += found[0].count("\n")

    def _begin_table(self, name: str, one_of_many: bool) -> None:
        self.table = f"{name}[{self.tables[name]}]" if one_of_many else name
        self.tables[name] += 1
        self.lines.setdefault(self.table, self.line)

    def _note(self, part: str, is_sign: bool) -> None:
        if part == "\n":
            self.key = self.key if self.open else ""
        elif is_sign and part in "]}":
            if self.open:
                self.open.pop()
        elif is_sign and part == ",":
            if self.open and self.open[-1][1] >= 0:
                self.open[-1] = (self.open[-1][0], self.open[-1][1] + 1)
        elif is_sign and part in "[{":
            place = self._begin_element()
            self.open.append((place, 0 if part == "[" else -1))
        elif not is_sign:
            if not self.open and not self.key:
                self.key = f"{self.table}.{part}" if self.table else part
                self.lines.setdefault(self.key, self.line)
            self._begin_element()

    def _begin_element(self) -> str:
        """The place of what begins here: an element of a list, or the value of a key."""
        if not self.open:
            return self.key
        place, number = self.open[-1]
        if number < 0:
            return place
        element = f"{place}[{number}]"
        self.lines.setdefault(element, self.line)
        return element


def find_lines(text: str) -> dict[str, int]:
    """The line on which each table, key and element of a list begins: `agendas[2].value` → 34."""
    return _Scan(text).lines


def with_line(place: str, lines: dict[str, int]) -> str:
    """The place with its line, or with that of the nearest thing around it that has one."""
    around = place
    while around and around not in lines:
        around = around[: max(around.rfind("."), around.rfind("["), 0)]
    return f"{place} (line {lines[around]})" if around else place
