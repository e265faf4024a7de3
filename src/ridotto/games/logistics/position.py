"""Positions of Logistics as text: every stack bottom first, vaults in the order of arrival, stocks counted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ridotto.core.refusal import Problem

from .powers import SIDES
from .pyramids import COLOURS, NAMES, NUMBERS, Pyramid, Stack, named
from .state import Logistics

ES = "\N{CYRILLIC SMALL LETTER ES}"
"""It may stand for the size S or for a C."""
PYRAMID = f"[sml{ES}][gyrbkc{ES}xopw]"
_HEAD = re.compile(
    r"logistics turn (?P<turn>\d{1,9}) (?P<player>[AB]) (?P<phase>sow|extra|power|over)(?: (?P<reason>\S+))?"
)
_LINE = re.compile(r"(?P<key>[AB] (?:cards|vault|stock)|powers|last) (?P<value>.+)")
_PLACE = re.compile(r"([AB])(\d{1,2})")
_COUNTED = re.compile(rf"(\d{{0,3}})({PYRAMID})", re.IGNORECASE)


def write_position(state: Logistics) -> str:
    """The whole position. Vaults stand in the order of arrival; a power is its colours with `/` between; `last` says
    where the last move is marked, a vault being the place after the last card."""
    lines = [f"logistics turn {state.turn_number} {SIDES[state.player]} {state.phase} {state.reason}".rstrip()]
    for seat, side in enumerate(SIDES):
        stock = state.stocks[seat]
        counts = {NAMES[pyramid]: stock.count(pyramid) for pyramid in stock}
        lines += [
            f"{side} cards " + " | ".join(_written(stack) for stack in state.cards[seat]),
            f"{side} vault {_written(state.vaults[seat])}",
            f"{side} stock " + (" ".join(f"{count}{name}" for name, count in counts.items()) or "-"),
        ]
    if state.powers:
        lines.append("powers " + " ".join("/".join(COLOURS[colour] for colour in power) for power in state.powers))
    if state.recent:
        lines.append("last " + " ".join(f"{SIDES[side]}{place}" for side, place in state.recent))
    return "\n".join(lines)


def _written(pyramids: Sequence[int]) -> str:
    return " ".join(named(tuple(pyramids))) or "-"


def read_position(text: str) -> Logistics:
    """A position from its text; a vault or stock that is left out is empty, and powers belong to their phase."""
    lines = [line.strip() for line in text.strip().splitlines()]
    head = _HEAD.fullmatch(lines[0]) if lines else None
    if not head:
        raise _unreadable(1, lines[0] if lines else "")
    parts: dict[str, Any] = {}
    for number, line in enumerate(lines[1:], 2):
        found = _LINE.fullmatch(line)
        part = _read_part(found["key"], found["value"]) if found else None
        if not found or part is None:
            raise _unreadable(number, line)
        parts[found["key"]] = part
    state = Logistics(
        seats=2,
        cards=[parts.get(f"{side} cards", []) for side in SIDES],
        stocks=[sorted(parts.get(f"{side} stock", ())) for side in SIDES],
        vaults=[list(parts.get(f"{side} vault", ())) for side in SIDES],
        player=SIDES.index(head["player"]),
        phase=head["phase"],  # type: ignore[arg-type]
        powers=parts.get("powers", ()),
        turn_number=int(head["turn"]),
        reason=head["reason"] or "",
        recent=parts.get("last", ()),
    )
    if not state.sound():
        raise Problem("position-impossible").within(__package__)
    return state


def _unreadable(number: int, line: str) -> Problem:
    return Problem("position-unreadable", line=number, text=line[:80]).within(__package__)


def _read_part(key: str, value: str) -> Any:
    """The value of one line, or `None` if it cannot be read."""
    if key == "powers":
        powers = [power.split("/") for power in value.split()]
        numbers = {str(colour): number for number, colour in enumerate(COLOURS)}
        known = all(colour in numbers for power in powers for colour in power)
        return tuple(tuple(numbers[colour] for colour in power) for power in powers) if known else None
    if key == "last":
        marks = [_PLACE.fullmatch(mark) for mark in value.split()]
        return None if None in marks else tuple((SIDES.index(mark[1]), int(mark[2])) for mark in marks if mark)
    if key.endswith("cards"):
        stacks = [_read_pyramids(stack) for stack in value.split("|")]
        return None if None in stacks else stacks
    return _read_pyramids(value)


def _read_pyramids(value: str) -> Stack | None:
    """`2Sr Mb` → the numbers of Sr, Sr and Mb; `-` is nothing; `None` if it cannot be read."""
    pyramids: list[int] = []
    for part in value.replace("-", " ").split():
        found = _COUNTED.fullmatch(part)
        if not found:
            return None
        pyramids += [NUMBERS[read_pyramid(found[2])]] * int(found[1] or 1)
    return tuple(pyramids)


def read_pyramid(typed: str) -> Pyramid:
    """A pyramid by its name, in either alphabet."""
    size, colour = typed[0].lower().replace(ES, "s"), typed[1].lower().replace(ES, "c")
    return NAMES[NUMBERS[size.upper() + colour]]
