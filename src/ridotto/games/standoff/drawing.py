"""Standoff drawn for a terminal: the field, the players, the markets and the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import UNSET
from rich.text import Text

from ridotto.core.messages import Catalogue

from .board import SIDE
from .cards import Cost, in_order
from .view import StandoffView

_SEATS = ("bold cyan", "bold red", "bold yellow", "bold magenta")
_BLACK = "bold bright_black"


def draw(view: StandoffView, words: Catalogue, names: Sequence[str]) -> Text:
    """Everything the view shows, field first."""
    drawing = Text()
    drawing.append_text(_headline(view, words, names)).append("\n\n")
    drawing.append_text(_field(view, words)).append("\n")
    drawing.append_text(_players(view, words, names)).append("\n")
    drawing.append_text(_markets(view, words))
    if view.you and view.you.choose:
        drawing.append(f"{words.word('label-shown')}: {_cards(view.you.choose, words)}\n", "bold")
    if view.hand is not UNSET:
        drawing.append(f"{words.word('label-hand')}:{'' if view.hand else ' -'}\n", "bold")
        drawing.append_text(_explained(view, view.hand, words, playing=True))
    return drawing


def _headline(view: StandoffView, words: Catalogue, names: Sequence[str]) -> Text:
    phase = words.word("label-phase", phase=view.phase)
    line = f"{words.word('label-turn', number=view.number, player=names[view.player])} · {phase}"
    if view.phase != "over":
        line += f" · {words.word('label-actions', actions=view.actions)}"
    for label, shown in (("label-placed", view.placed), ("label-free", view.next_free), ("label-extra", view.extra)):
        if shown:
            line += f" · {words.word(label)}"
    if view.copies:
        line += f" · {words.word('label-copies')}: {words.word(f'label-card-{view.copies}')}"
    return Text(line, "bold")


def _field(view: StandoffView, words: Catalogue) -> Text:
    """Two characters a square: whose block, or what lies there; then the improvement, or the Red Gun under a block."""
    tokens = {token.square: token.token[0] for token in view.tokens}
    drawing = Text("    " + "".join(f"{column:<3}" for column in range(SIDE)) + "\n", "dim")
    for row, line in enumerate(view.board):
        drawing.append(f"{row:>2}  ", "dim")
        for column, mark in enumerate(line):
            drawing.append_text(_square(view, (row, column), mark, tokens)).append(" ")
        drawing.append("\n")
    return drawing.append(words.word("label-legend") + "\n", "dim")


def _square(view: StandoffView, square: tuple[int, int], mark: str, tokens: dict[tuple[int, int], str]) -> Text:
    in_gun = square in view.red_gun
    if mark == ".":
        if in_gun:
            return Text("* ", "red")
        if square in view.large_patches:
            return Text("M ", "green")
        return Text("m ", "green") if square in view.small_patches else Text(". ", "dim")
    style = _BLACK if mark == "#" else _SEATS[int(mark)]
    return Text(mark + tokens.get(square, "*" if in_gun else " "), style)


def _players(view: StandoffView, words: Catalogue, names: Sequence[str]) -> Text:
    drawing = Text()
    for seat, name in enumerate(names):
        drawing.append(f"{'›' if seat == view.player else ' '} {seat} {name}: ", _SEATS[seat])
        drawing.append(
            words.word(
                "label-player",
                budget=view.budgets[seat],
                minerals=view.minerals[seat],
                gun=view.in_gun[seat],
                hand=view.hand_sizes[seat],
                deck=view.deck_sizes[seat],
                discard=len(view.discards[seat]),
            )
        )
        if view.satellites[seat]:
            drawing.append(f" · {words.word('label-satellites')}: {_cards(view.satellites[seat], words)}")
        if view.bonds[seat]:
            drawing.append(f" · {words.word('label-bonds')}: {view.bonds[seat]}")
        if view.known[seat] and seat != view.seat:
            drawing.append(f" · {words.word('label-known')}: {_cards(view.known[seat], words)}")
        drawing.append("\n")
    return drawing


def _markets(view: StandoffView, words: Catalogue) -> Text:
    permanent = ", ".join(
        f"{_priced(view, card, words)} ×{left}" for card, left in view.markets.permanent.items() if left
    )
    drawing = Text(f"{words.word('label-permanent')}: {permanent}\n")
    face_up = view.markets.temporary
    drawing.append(f"{words.word('label-temporary', pile=view.markets.pile)}:{'' if face_up else ' -'}\n")
    return drawing.append_text(_explained(view, face_up, words, playing=False))


def _explained(view: StandoffView, cards: Sequence[str], words: Catalogue, playing: bool) -> Text:
    """Each kind of card on a line of its own: `Hack ×2 (2): Look at an opponent's hand …`."""
    drawing = Text()
    for card, count in Counter(in_order(cards)).items():
        face = view.cards[card]
        cost = f" ({_written(face.play if playing else face.price)})"
        free = playing and face.kind in ("resource", "horse")
        copies = f" ×{count}" if count > 1 else ""
        drawing.append(f"  {words.word(f'label-card-{card}')}{copies}{'' if free else cost}: ")
        drawing.append(words.word(f"label-effect-{card}") + "\n", "dim")
    return drawing


def _priced(view: StandoffView, card: str, words: Catalogue) -> str:
    """A card with its price: `Refinery 2`."""
    return f"{words.word(f'label-card-{card}')} {_written(view.cards[card].price)}"


def _written(cost: Cost) -> str:
    """`3`, or `3+1` with a mineral."""
    return f"{cost.credits}+{cost.minerals}" if cost.minerals else str(cost.credits)


def _cards(cards: Iterable[str], words: Catalogue) -> str:
    counts = Counter(cards)
    named = [(words.word(f"label-card-{card}"), counts[card]) for card in in_order(set(counts))]
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in named) or "-"
