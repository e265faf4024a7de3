"""Standoff drawn for a terminal: at the end, where eyes are, the field with the own cards beside it; above it what is
looked up now and then."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from rich.text import Text

from ridotto.core.messages import Catalogue

from .board import SIDE, Square
from .cards import Cost, in_order
from .view import CardFace, StandoffView, TokenView

WIDTH = 75
"""Columns of the drawing in a terminal of 80."""
_FIELD = 3 + 2 * SIDE
_GAP = 2
_ALL_BESIDE, _HAND_BESIDE = 36, 18
"""So many columns beside the field hold the hand and the markets, or the hand alone. What stands where follows from the
width only: nothing may jump when a purse or a hand changes."""

_SEATS = ("bold cyan", "bold red", "bold yellow", "bold magenta")
_BLACK = "bold bright_black"
_BLANK = "\N{NO-BREAK SPACE}"


def draw(view: StandoffView, words: Catalogue, names: Sequence[str]) -> Text:
    """Everything the view shows: the players, the piles, then the field and what is at hand. What the cards do is
    told when one asks (`cards`): it would push the rest off a small screen."""
    return draw_within(WIDTH, view, words, names)


def draw_within(columns: int, view: StandoffView, words: Catalogue, names: Sequence[str]) -> Text:
    """The same for a window with so many columns."""
    width = max(_FIELD, columns)
    room = width - _FIELD - _GAP
    sections = [_permanent(view, words), _temporary(view, words), _at_hand(view, words, names)]
    apart = 0 if room >= _ALL_BESIDE else 2 if room >= _HAND_BESIDE else 3
    above = [*_looked_up(view, words, width), Text(), *_players(view, words, names, width), Text()]
    above += [line for section in sections[:apart] for line in section(width)]
    markets = [line for section in sections[apart:-1] for line in section(room)]
    hand = list(sections[-1](room)) if apart < len(sections) else []
    return Text("\n").join([*above, *_side_by_side(list(_field(view, words)), markets, hand)]).append("\n")


def held(view: StandoffView, words: Catalogue) -> Text:
    """The cards in the hand of this seat."""
    return Text(_cards(view.hand or (), words))


def _side_by_side(field: list[Text], head: list[Text], end: list[Text]) -> Iterator[Text]:
    """Beside the field, level with its first row and with its last; it begins lower if that is not enough."""
    height = max(len(field), len(head) + len(end))
    rows = [Text(" " * _FIELD) for _ in range(height - len(field))] + field
    between = [Text()] * (height - len(head) - len(end))
    for row, line in zip(rows, [*head, *between, *end], strict=True):
        yield row.append(" " * _GAP).append_text(line)


# ---- the field


def _field(view: StandoffView, words: Catalogue) -> Iterator[Text]:
    """Two characters a square: a block fills both, unless something is on it or under it; without one the first is
    blank."""
    patch = words.word("mark-patch")
    ground = dict.fromkeys(view.red_gun, "*")
    ground |= dict.fromkeys(view.large_patches, patch.upper()) | dict.fromkeys(view.small_patches, patch)
    improvements = {on.square: _improvement(on, ground, view, words) for on in view.tokens}
    numbered = (f"{column:>2}" if column < 9 or column % 2 == 0 else "  " for column in range(SIDE))
    yield Text("   " + "".join(numbered), "dim")
    for row, line in enumerate(view.board):
        drawing = Text(f"{row:>2} ", "dim")
        for column, mark in enumerate(line):
            square = (row, column)
            drawing.append_text(_square(mark, improvements.get(square, ""), ground.get(square, "")))
        yield drawing


def _improvement(on: TokenView, ground: Collection[Square], view: StandoffView, words: Catalogue) -> str:
    """A capital letter on the Red Gun and on patches; for a refinery, always on one, on a large one."""
    letter = words.word(f"mark-{on.token}")
    grounds = {"refinery": view.large_patches}.get(on.token, ground)
    return letter.upper() if on.square in grounds else letter


def _square(mark: str, improvement: str, ground: str) -> Text:
    if mark == ".":
        style = {"*": "red", "": "dim"}.get(ground, "green")
        return Text(f" {ground or '.'}", style)
    return Text(mark + (improvement or ground or mark), _BLACK if mark == "#" else _SEATS[int(mark)])


# ---- beside it


_Section = Callable[[int], Iterator[Text]]
"""Lines that are made to fit a width."""


def _at_hand(view: StandoffView, words: Catalogue, names: Sequence[str]) -> _Section:
    """Whose turn it is, and the own credits and cards."""
    seat = view.player if view.seat is None else view.seat

    def section(width: int) -> Iterator[Text]:
        yield from _wrapped(_headline(view, words, names), width, "bold")
        whose = f"{names[seat]}: " if view.seat is None else ""
        yield from _wrapped(whose + _purse(view, words, seat), width, _SEATS[seat])
        if view.you and view.you.choose:
            shown = [_counted(words, card, count) for card, count in _counts(view.you.choose)]
            yield from _listing(words.word("label-shown"), shown, width)
        if view.seat is not None:
            held = [_priced(view, card, words, count, held=True) for card, count in _counts(view.hand or ())]
            yield from _listing(words.word("label-hand"), held, width)

    return section


def _temporary(view: StandoffView, words: Catalogue) -> _Section:
    title = words.word("label-temporary", pile=view.markets.pile)
    cards = [_priced(view, card, words, count) for card, count in _counts(view.markets.temporary)]
    return lambda width: _listing(title, cards, width)


def _permanent(view: StandoffView, words: Catalogue) -> _Section:
    stacks = [f"{_priced(view, card, words)} ×{left}" for card, left in view.markets.permanent.items() if left]
    return lambda width: _listing(words.word("label-permanent"), stacks, width)


def _headline(view: StandoffView, words: Catalogue, names: Sequence[str]) -> str:
    said = [
        words.word("label-turn", number=view.number, player=names[view.player]),
        words.word("label-phase", phase=view.phase),
    ]
    if view.phase == "discard":
        if view.you and view.player == view.seat:
            said.append(words.word("label-drop", least=view.you.least, more=view.you.most > view.you.least))
    elif view.phase != "over":
        said.append(words.word("label-actions", actions=view.actions))
    for label, shown in (("label-placed", view.placed), ("label-free", view.next_free), ("label-extra", view.extra)):
        if shown:
            said.append(words.word(label))
    if view.copies:
        said.append(f"{words.word('label-copies')}: {words.word(f'card-{view.copies}')}")
    return " · ".join(said)


def _purse(view: StandoffView, words: Catalogue, seat: int) -> str:
    return words.word("label-purse", budget=view.budgets[seat], minerals=view.minerals[seat], gun=view.in_gun[seat])


# ---- above it


def _players(view: StandoffView, words: Catalogue, names: Sequence[str], width: int) -> Iterator[Text]:
    for seat, name in enumerate(names):
        said = [f"{'›' if seat == view.player else ' '} {seat} {name}: {_purse(view, words, seat)}"]
        said.append(words.word("label-sizes", hand=view.hand_sizes[seat], deck=view.deck_sizes[seat]))
        if view.bonds[seat]:
            said.append(f"{words.word('label-bonds')}: {view.bonds[seat]}")
        piles = (
            ("label-discards", view.discards[seat]),
            ("label-satellites", view.satellites[seat]),
            ("label-known", view.known[seat]),
        )
        said += [f"{words.word(label)}: {_cards(cards, words)}" for label, cards in piles if cards]
        yield from _wrapped(" · ".join(said), width, _SEATS[seat], indent=4)


def _looked_up(view: StandoffView, words: Catalogue, width: int) -> Iterator[Text]:
    if view.trash:
        yield from _wrapped(f"{words.word('label-trash')}: {_cards(view.trash, words)}", width)
    yield from _wrapped(words.word("label-legend"), width, "dim")


# ---- cards in words


def _listing(title: str, items: Iterable[str], width: int) -> Iterator[Text]:
    """A title and under it the items, as many on a line as it can hold."""
    yield from _wrapped(f"{title}:", width, "bold")
    together = ", ".join(item.replace(" ", _BLANK) for item in items) or "-"
    yield from _wrapped(f"{_BLANK * 2}{together}", width)


def _wrapped(paragraph: str, width: int, style: str = "", indent: int = 2) -> Iterator[Text]:
    """Lines no wider than this, broken only at blanks that may break."""
    for line in textwrap.wrap(paragraph, width, subsequent_indent=" " * indent, break_on_hyphens=False):
        yield Text(line.replace(_BLANK, " "), style)


def _priced(view: StandoffView, card: str, words: Catalogue, count: int = 1, held: bool = False) -> str:
    """A card with what it costs to play and to buy: `Hack ×2 2/3`."""
    face = view.cards[card]
    free = held and view.next_free and view.seat == view.player
    return f"{_counted(words, card, count)} {_play_cost(face, free)}/{_written(face.price)}"


NEVER_PAID_FOR = ("resource", "horse")
"""A resource card costs nothing to play by its nature, and a Horse cannot be played."""


def _play_cost(face: CardFace, free: bool) -> str:
    """What it costs to play a card, where that costs anything."""
    if face.kind in NEVER_PAID_FOR:
        return "–"
    return "0" if free else _written(face.play)


def _written(cost: Cost) -> str:
    """`3`, or `3+1` with a mineral."""
    return f"{cost.credits}+{cost.minerals}" if cost.minerals else str(cost.credits)


def _counts(cards: Iterable[str]) -> Iterable[tuple[str, int]]:
    return Counter(in_order(cards)).items()


def _counted(words: Catalogue, card: str, count: int) -> str:
    name = words.word(f"card-{card}")
    return name if count == 1 else f"{name} ×{count}"


def _cards(cards: Iterable[str], words: Catalogue) -> str:
    return ", ".join(_counted(words, card, count) for card, count in _counts(cards))
