"""A position of Venice as lines of text, secrets included."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ridotto.core.reading import Unreadable, parse
from ridotto.core.refusal import Problem

from .state import Venice

_PUBLIC = ("seats", "pace", "minutes", "zone", "rate", "interest", "held", "placed", "readied")


def write_position(state: Venice) -> str:
    """The whole position, secrets included: the table, the clock, each player's line, the pack, and each auction.

    Lines are `name value`, the values in JSON, so that a position can be read and edited line by line.
    """
    saved = state.save()
    lines = ["venice " + " ".join(f"{name}={saved[name]}" for name in _PUBLIC)]
    lines += [f"{name} {_json(saved[name])}" for name in ("pack", "dues", "leaders", "ended", "times")]
    for seat in range(state.seats):
        realized = saved["realized"][seat] if saved["realized"] else None
        parts = (
            f"loan {state.loans[seat]} | money {state.money[seat]} | last bid {state.numbers[seat]}",
            "ready" if state.ready[seat] else "not ready",
            f"holds {_json(saved['holdings'][seat])}",
            f"realized {_json(realized)}",
        )
        lines.append(f"seat {seat}: {' | '.join(parts)}")
    for number in range(len(state.book)):
        for name in ("lineups", "book", "results", "sums"):
            lines.append(f"auction {number} {name} {_json(saved[name][number])}")
    return "\n".join(lines)


_HEAD = re.compile(r"venice(?: \w+=[\w/+-]+)+")
_SEAT = re.compile(
    r"seat \d+: loan (?P<loan>\d+) \| money (?P<money>\d+) \| last bid (?P<number>\d+) \| (?P<ready>ready|not ready)"
    r" \| holds (?P<holds>\{.*\}) \| realized (?P<realized>.+)"
)
_LINE = re.compile(r"(?P<name>pack|dues|leaders|ended|times|auction \d (?:lineups|book|results|sums)) (?P<value>.+)")


def read_position(text: str) -> Venice:
    """A position from its text."""
    saved: dict[str, Any] = {name: [] for name in ("loans", "money", "numbers", "ready", "holdings", "realized")}
    saved |= {name: [] for name in ("lineups", "book", "results", "sums")}
    lines = [line.strip() for line in text.strip().splitlines()]
    for number, line in enumerate(lines, 1):
        try:
            _read_line(line, saved)
        except (Unreadable, ValueError):
            raise Problem("position-unreadable", line=number, text=line[:80]).within(__package__) from None
    saved["realized"] = [realized for realized in saved["realized"] if realized is not None]
    try:
        return msgspec.convert(saved, Venice)
    except msgspec.ValidationError as error:
        raise Problem("position-unreadable", line=len(lines), text=str(error)[:80]).within(__package__) from None


def _read_line(line: str, saved: dict[str, Any]) -> None:
    if _HEAD.fullmatch(line):
        for part in line.split()[1:]:
            name, value = part.split("=")
            saved[name] = int(value) if value.lstrip("-").isdigit() else value
    elif seat := _SEAT.fullmatch(line):
        for name, group in (("loans", "loan"), ("money", "money"), ("numbers", "number")):
            saved[name].append(int(seat[group]))
        saved["ready"].append(seat["ready"] == "ready")
        saved["holdings"].append(parse(seat["holds"]))
        saved["realized"].append(parse(seat["realized"]))
    elif found := _LINE.fullmatch(line):
        *auction, name = found["name"].split()
        if auction:
            saved[name].append(parse(found["value"]))
        else:
            saved[name] = parse(found["value"])
    else:
        raise ValueError(line)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
