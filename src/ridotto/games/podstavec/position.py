"""Positions, lots and moves of Podstavec written as text.

Counts with a letter: `2r 1w 3b 1p` are balls and pedestals, `e` an empty pedestal in a display, `-` nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ridotto.core.refusal import Problem

from .comparison import Award, Values
from .lots import Lot
from .moves import COLOURS, Arrange, Bid
from .state import Podstavec

_PART = re.compile(r"([0-9]{1,9})([a-zа-я])")
LETTERS = {"en": ("rwbp", "rwbe"), "ru": ("кбчп", "кбчп")}
"""By language: red, white, black and a pedestal (подставка) of a lot; in a display an empty one (пустая)."""


def write_lot(lot: Sequence[int], letters: str = "rwbp") -> str:
    """`(2, 0, 0, 1)` → `2r 1p`."""
    return " ".join(f"{count}{letter}" for count, letter in zip(lot, letters, strict=True) if count) or "-"


def read_lot(parts: Sequence[str], letters: str = "rwbp") -> Lot:
    """`2r 1p` → `(2, 0, 0, 1)`; `2к 1п` is the same."""
    russian = dict(zip(LETTERS["ru"][0], letters, strict=True))
    counts: dict[str, int] = {}
    for part in parts:
        found = _PART.fullmatch(part)
        if part == "-":
            continue
        letter = russian.get(found[2], found[2]) if found else ""
        if not found or letter not in letters:
            raise Problem("typed-count", part=part[:40]).within(__package__)
        if letter in counts:
            raise Problem("typed-twice", part=part[:40]).within(__package__)
        counts[letter] = int(found[1])
    first, second, third, fourth = (counts.get(letter, 0) for letter in letters)
    return (first, second, third, fourth)


def write_move(move: Arrange | Bid) -> str:
    """`arrange 2r 1e`, `bid 2r 1p`, or `pass`."""
    if isinstance(move, Arrange):
        return f"arrange {write_lot((move.red, move.white, move.black, move.empty), 'rwbe')}"
    bid = write_lot((move.red, move.white, move.black, move.pedestals))
    return "pass" if bid == "-" else f"bid {bid}"


_SEAT = re.compile(
    r"seat \d: display (?P<display>[^|]+) \| bag (?P<bag>[^|]+) \| first win (?P<won>\d+) \| sent (?P<sent>.+)"
)
_HEAD = (
    re.compile(r"podstavec (?P<scoring>colour-first|count-first)"),
    re.compile(r"round (?P<round>\d+) (?P<phase>arrange|bid|over)(?: (?P<reason>\S+))?"),
    re.compile(r"values (?P<values>\w+ \w+ \w+)"),
    re.compile(r"supply (?P<supply>\d+) \| spoils (?P<spoils>[^|]+) \| barren (?P<barren>\d+)"),
)


_LAST = re.compile(
    r"last round (?P<round>\d+) \| values (?P<values>\w+ \w+ \w+) \| spoils (?P<spoils>[^|]+) \| bids (?P<bids>[^|]+)"
    r" \| won (?P<won>\d|nobody)"
)


def write_position(state: Podstavec) -> str:
    """The whole position, secrets included."""
    letters = "rwbe" if state.phase == "arrange" else "rwbp"
    lines = [
        f"podstavec {state.scoring}",
        f"round {state.round} {state.phase} {state.reason}".rstrip(),
        "values " + " ".join(COLOURS[colour] for colour in state.values),
        f"supply {state.supply} | spoils {write_lot(state.spoils)} | barren {state.barren}",
    ]
    for seat in range(state.seats):
        sent = state.sent[seat]
        lines.append(
            f"seat {seat}: display {write_lot(state.displays[seat], 'rwbe')} | bag {write_lot(state.bags[seat])}"
            f" | first win {state.first_wins[seat]} | sent {'?' if sent is None else write_lot(sent, letters)}"
        )
    if state.last:
        lines.append(_write_last(state.last))
    return "\n".join(lines)


def _write_last(award: Award) -> str:
    values = " ".join(COLOURS[colour] for colour in award.values)
    bids = " / ".join(write_lot(bid) for bid in award.bids)
    won = "nobody" if award.winner is None else award.winner
    return f"last round {award.round} | values {values} | spoils {write_lot(award.spoils)} | bids {bids} | won {won}"


def _read_last(lines: Sequence[str]) -> Award:
    found = _matched(_LAST, lines, len(lines))
    return Award(
        round=int(found["round"]),
        values=_values(found["values"]),
        spoils=read_lot(found["spoils"].split()),
        bids=tuple(read_lot(bid.split()) for bid in found["bids"].split("/")),
        winner=None if found["won"] == "nobody" else int(found["won"]),
    )


def _values(text: str) -> Values:
    first, second, third = (COLOURS.index(colour) for colour in text.split())
    return (first, second, third)


def read_position(text: str) -> Podstavec:
    """A position from its text. `sent ?` means that nothing was sent yet."""
    lines = [line.strip() for line in text.strip().splitlines()]
    last = _read_last(lines) if lines and lines[-1].startswith("last") else None
    lines = lines[:-1] if last else lines
    head: dict[str, str] = {}
    for number, pattern in enumerate(_HEAD, 1):
        head |= _matched(pattern, lines, number)
    seats = [_matched(_SEAT, lines, number) for number in range(len(_HEAD) + 1, max(len(lines), 6) + 1)]
    letters = "rwbe" if head["phase"] == "arrange" else "rwbp"
    return Podstavec(
        seats=len(seats),
        scoring=head["scoring"],  # type: ignore[arg-type]
        round=int(head["round"]),
        phase=head["phase"],  # type: ignore[arg-type]
        bags=[read_lot(seat["bag"].split()) for seat in seats],
        displays=[read_lot(seat["display"].split(), "rwbe") for seat in seats],
        sent=[None if seat["sent"] == "?" else read_lot(seat["sent"].split(), letters) for seat in seats],
        supply=int(head["supply"]),
        spoils=read_lot(head["spoils"].split()),
        values=_values(head["values"]),
        first_wins=[int(seat["won"]) for seat in seats],
        barren=int(head["barren"]),
        reason=head["reason"] or "",
        last=last,
    )


def _matched(pattern: re.Pattern[str], lines: Sequence[str], number: int) -> dict[str, str]:
    line = lines[number - 1] if number <= len(lines) else ""
    found = pattern.fullmatch(line)
    if not found or (found.groupdict().get("values") and sorted(found["values"].split()) != sorted(COLOURS)):
        raise Problem("position-unreadable", line=number, text=line[:80]).within(__package__)
    return found.groupdict()
