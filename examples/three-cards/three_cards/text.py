"""Three Cards as text: a move is the card's number."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from ridotto.core import Catalogue, Fast, Problem

from .moves import Choose
from .state import ThreeCards
from .view import ThreeCardsView

_HEAD = re.compile(r"three cards (\d+) s due (\d+) rest ([\d ]*)")
_SEAT = re.compile(r"([\d ]+|-) \| chosen (\d+|-) \| tricks (\d+)")


def write_move(move: Choose) -> str:
    """`7`."""
    return str(move.card)


def read_move(typed: str, view: ThreeCardsView) -> Choose:
    """A card's number."""
    if not re.fullmatch(r"\s*\d{1,3}\s*", typed):
        raise Problem("typed-unknown", typed=typed[:40]).within(__package__)
    return Choose(int(typed))


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


def draw(view: ThreeCardsView, words: Catalogue, names: Sequence[str]) -> Text:
    """Tricks and hand sizes of everyone, and the own cards."""
    drawing = Text()
    for name, tricks, cards in zip(names, view.tricks, view.hand_sizes, strict=True):
        drawing.append(words.word("label-player", player=name, tricks=tricks, cards=cards) + "\n")
    if view.hand:
        drawing.append(words.word("label-hand", cards=" ".join(map(str, view.hand))) + "\n", "bold")
    return drawing


def complete(typed: str, view: ThreeCardsView) -> list[str]:
    """The cards that may be played."""
    return [str(card) for card in view.you.cards if str(card).startswith(typed.strip())] if view.you else []
