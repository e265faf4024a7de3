"""Positions of Three Cards as text."""

from __future__ import annotations

import re

from ridotto.core import Fast, Problem

from .state import ThreeCards

_HEAD = re.compile(r"three cards (\d+) s due (\d+) rest ([\d ]*)")
_SEAT = re.compile(r"([\d ]+|-) \| chosen (\d+|-) \| tricks (\d+)")


def write_position(state: ThreeCards) -> str:
    """A line for the table and one for each seat."""
    lines = [f"three cards {state.seconds} s due {state.deadline} rest {' '.join(map(str, state.rest))}"]
    for hand, chosen, tricks in zip(state.hands, state.chosen, state.tricks, strict=True):
        lines.append(f"{' '.join(map(str, hand)) or '-'} | chosen {chosen or '-'} | tricks {tricks}")
    return "\n".join(lines)


def read_position(text: str) -> ThreeCards:
    """A position from its text."""
    first, *seats = [line.strip() for line in text.strip().splitlines()]
    head, found = _HEAD.fullmatch(first), [_SEAT.fullmatch(line) for line in seats]
    if head is None or None in found:
        raise Problem("position-unreadable").within(__package__)
    rows = [match.groups() for match in found if match]
    return ThreeCards(
        seats=len(rows),
        seconds=int(head[1]),
        chance=Fast(0),
        hands=[[int(card) for card in hand.split() if card != "-"] for hand, _, _ in rows],
        rest=[int(card) for card in head[3].split()],
        chosen=[None if chosen == "-" else int(chosen) for _, chosen, _ in rows],
        tricks=[int(tricks) for _, _, tricks in rows],
        deadline=int(head[2]),
    )
