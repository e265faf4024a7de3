"""The table of Logistics drawn for a terminal: the two rows face each other, and a stack looks like one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from rich.text import Text

from ridotto.core.messages import Catalogue

from .powers import SIDES
from .pyramids import NUMBERS, Colour, Pyramid
from .view import LogisticsView

_SHAPES = {"S": r"  /{}\  ", "M": r" /-{}-\ ", "L": "/--{}--\\"}
"""A pyramid from the side, wider the larger it is: it reads without colour."""
_STYLES = {
    "g": "green", "y": "yellow", "r": "red", "b": "blue", "k": "bright_black",
    "c": "cyan", "x": "bright_white", "o": "dark_orange", "p": "magenta", "w": "white",
}  # fmt: skip
_NEAR = 50
"""The turn that ends a game is named when so few are left: most games are over long before it."""
WIDTH = 76
"""No line is longer: a terminal of 80 columns, less what a frame around the table needs."""
_NAME = 30
"""Longer names of players are cut."""
_SHAPED, _BARE = 8, 4
"""The width of a card drawn with shapes, and with the bare names of the pyramids."""


def draw(view: LogisticsView, words: Catalogue, names: Sequence[str]) -> Text:
    """The own side below (for onlookers the first seat's), the other one facing it; what is to be done last."""
    below = view.seat or 0
    above = 1 - below
    drawing = _player(view, above, words, names)
    drawing.append_text(_side(view, above, words, facing=True)).append_text(_side(view, below, words, facing=False))
    return drawing.append_text(_player(view, below, words, names)).append_text(_now(view, words))


# ---- the rows


def _side(view: LogisticsView, side: int, words: Catalogue, *, facing: bool) -> Text:
    """The stacks of one side on their cards, the vault at the end; a facing side is seen from across the table."""
    cards = range(len(view.cards[side]))
    order = list(reversed(cards) if facing else cards)
    width, vaults = _fitting(len(cards), words.word("label-to-vault"))
    margin = len(vaults[0]) + 1
    heights = bool(view.you and side in view.you.swap_sides)
    drawing = Text()
    for height in reversed(range(max(map(len, view.cards[side])))):
        drawing.append(f"{height if heights else '':<{margin}}", "dim")
        stacks = [view.cards[side][card] for card in order]
        drawn = [_drawn(stack[height], width, words) if height < len(stack) else Text(" " * width) for stack in stacks]
        drawing.append_text(Text(" ").join(drawn)).append("\n")
    edges = [f"{SIDES[side]}{card}".center(width, "═" if card in view.guarded[side] else "─") for card in order]
    start, end = (vaults[0], "") if facing else ("", vaults[1])
    return drawing.append(f"{start:<{margin}}{' '.join(edges)} {end}".rstrip() + "\n", "dim")


def _fitting(cards: int, vault: str) -> tuple[int, tuple[str, str]]:
    """How wide to draw a card, and the vaults at the ends of the rows, so that they fit; shapes matter most."""
    named, bare = (f"◂ {vault}", f"{vault} ▸"), ("◂", "▸")
    for width, vaults in ((_SHAPED, named), (_SHAPED, bare), (_BARE, named)):
        if len(vaults[0]) + 1 + cards * (width + 1) + len(vaults[1]) <= WIDTH:
            return width, vaults
    return _BARE, bare


def _drawn(name: Pyramid, width: int, words: Catalogue) -> Text:
    shape = _SHAPES[name[0]] if width == _SHAPED else " {} "
    return Text(shape.format(_written(name, words)), _STYLES[name[1]])


def _written(name: Pyramid, words: Catalogue) -> str:
    """Size and colour, by the letters of the reader's language."""
    return words.word(f"pyramid-{name}")


# ---- beside the rows


def _player(view: LogisticsView, seat: int, words: Catalogue, names: Sequence[str]) -> Text:
    """Letter, name, vault and stock of one side."""
    name = Text(f"{'›' if seat in view.turn else ' '} {SIDES[seat]} {names[seat]}", "bold")
    name.truncate(_NAME, overflow="ellipsis")
    name.append(f" · {words.word('label-vault', score=view.scores[seat])}:", "not bold")
    stock = view.stocks[seat]
    label = Text(f"    {words.word('label-stock', count=sum(stock.values()))}:")
    vault = _line(name, _heap(Counter(view.vaults[seat]), words))
    return vault.append_text(_line(label, _heap(stock, words)))


def _heap(counts: Mapping[Pyramid, int], words: Catalogue) -> list[Text]:
    """Pyramids without an order, the like ones counted: `2Sr`."""
    drawn = [
        Text(f"{counts[name] if counts[name] > 1 else ''}{_written(name, words)}", _STYLES[name[1]])
        for name in sorted(counts, key=NUMBERS.__getitem__)
    ]
    return drawn or [Text(words.word("label-nothing"))]


def _now(view: LogisticsView, words: Catalogue) -> Text:
    """The turn, what the marks mean, and the powers: that of now, those that come after it."""
    near = view.last_turn - view.turn_number < _NEAR
    turn = words.word("label-turn-of" if near else "label-turn", turn=view.turn_number, last=view.last_turn)
    head = f"{turn} · {words.word('label-phase', phase=view.phase)}"
    legend = f" · {words.word('label-guarded')}" if any(view.guarded) else ""
    drawing = Text(head, "bold").append(f"{legend}\n", "not bold dim")
    if view.power:
        drawing.append_text(_line(Text(f"{words.word('label-power')}:"), _choices(view.power, words)))
    else:
        drawing.append_text(_letters(view, words))
    for later in view.powers[1:]:
        drawing.append_text(_line(Text(f"{words.word('label-later-power')}:"), _choices(later, words)))
    return drawing


def _letters(view: LogisticsView, words: Catalogue) -> Text:
    """What the letters of the pyramids mean. It leaves its place to powers, when there are some."""
    names = {name for side in (*view.stocks, *view.vaults, *chain(*view.cards)) for name in side}
    written = {name[place]: _written(name, words)[place] for name in names for place in (0, 1)}
    shown = [letter for letter in (*_SHAPES, *_STYLES) if letter in written]
    items = (Text(f"{written[letter]}={words.word('label-letter', letter=letter)}", "dim") for letter in shown)
    return _line(Text(), items)


def _choices(colours: Sequence[Colour], words: Catalogue) -> list[Text]:
    spoken = [words.word("label-colour", colour=colour) for colour in colours]
    return [Text(f"{choice} /") for choice in spoken[:-1]] + [Text(spoken[-1])]


def _line(head: Text, items: Iterable[Text]) -> Text:
    """A heading and what belongs to it, on as many lines as that takes."""
    drawing, column = head.copy(), head.cell_len
    for item in items:
        if column + 1 + item.cell_len > WIDTH:
            drawing.append("\n     ")
            column = 5
        drawing.append(" ").append_text(item)
        column += 1 + item.cell_len
    return drawing.append("\n")
