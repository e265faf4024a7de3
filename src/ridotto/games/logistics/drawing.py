"""The table of Logistics drawn for a terminal: the two rows face each other, and a stack looks like one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from ridotto.core.messages import Catalogue

from .pyramids import NUMBERS, Pyramid
from .view import LogisticsView

_SHAPES = {"S": r"  /{}\  ", "M": r" /-{}-\ ", "L": "/--{}--\\"}
"""A pyramid from the side, wider the larger it is: it reads without colour."""
_STYLES = {
    "g": "green", "y": "yellow", "r": "red", "b": "blue", "k": "bright_black",
    "c": "cyan", "x": "bright_white", "o": "dark_orange", "p": "magenta", "w": "white",
}  # fmt: skip
_WIDE = 8
"""A row of this many cards is still drawn with shapes; longer ones with the bare names, to fit a terminal."""


def draw(view: LogisticsView, words: Catalogue, names: Sequence[str]) -> Text:
    """The own side below (for onlookers the first seat's), the other one facing it from above."""
    below = view.seat or 0
    above = 1 - below
    drawing = Text()
    turn = words.word("label-turn", turn=view.turn_number, last=view.last_turn)
    drawing.append(f"{turn} · {words.word('label-phase', phase=view.phase)}\n", "bold")
    if view.power:
        colours = " / ".join(words.word("label-colour", colour=colour) for colour in view.power)
        drawing.append(f"{words.word('label-power')}: {colours}\n")
    drawing.append("\n").append_text(_player(view, above, words, names))
    vault = words.word("label-to-vault")
    margin = " " * (len(vault) + 4)
    numbers = [f"{card:^{_width(len(view.cards[0]))}}" for card in range(len(view.cards[0]))]
    drawing.append_text(_row(view.cards[above][::-1], margin))
    drawing.append(f"  ◂ {vault} {' '.join(reversed(numbers))}\n{margin} {' '.join(numbers)} {vault} ▸\n", "dim")
    drawing.append_text(_row(view.cards[below], margin))
    return drawing.append_text(_player(view, below, words, names))


def _player(view: LogisticsView, seat: int, words: Catalogue, names: Sequence[str]) -> Text:
    """Name, vault and stock of one side."""
    drawing = Text()
    drawing.append(f"{'›' if seat in view.turn else ' '} {names[seat]}\n", "bold")
    drawing.append(f"  {words.word('label-vault', score=view.scores[seat])}: ")
    drawing.append_text(_heap(Counter(view.vaults[seat]), words)).append("\n")
    stock = view.stocks[seat]
    drawing.append(f"  {words.word('label-stock', count=sum(stock.values()))}: ")
    return drawing.append_text(_heap(stock, words)).append("\n")


def _heap(counts: dict[Pyramid, int], words: Catalogue) -> Text:
    """Pyramids without an order, the like ones counted: `2×Sr`."""
    drawing = Text(" ").join(
        Text(f"{counts[name]}×{name}" if counts[name] > 1 else name, _STYLES[name[1]])
        for name in sorted(counts, key=NUMBERS.__getitem__)
    )
    return drawing if drawing.plain else Text(words.word("label-nothing"))


def _row(stacks: Sequence[Sequence[Pyramid]], margin: str) -> Text:
    """Stacks side by side, bottoms on one line."""
    drawing = Text()
    blank = " " * _width(len(stacks))
    for height in reversed(range(max(map(len, stacks)))):
        drawing.append(margin)
        for stack in stacks:
            drawing.append(" ")
            if height < len(stack):
                drawing.append(_drawn(stack[height], len(stacks)), _STYLES[stack[height][1]])
            else:
                drawing.append(blank)
        drawing.append("\n")
    edge = "‾" * len(blank)
    return drawing.append(f"{margin} {' '.join(edge for _ in stacks)}\n", "dim")


def _width(cards: int) -> int:
    return 8 if cards <= _WIDE else 4


def _drawn(name: Pyramid, cards: int) -> str:
    return _SHAPES[name[0]].format(name) if cards <= _WIDE else f" {name} "
