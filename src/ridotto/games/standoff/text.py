"""Standoff as text: typed moves; what may be typed, positions and drawings have files of their own.

Squares are `row,column`, seats `@1`, cards by name (see `naming.py`); `-` is no card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import UNSET

from ridotto.core.forms import Move
from ridotto.core.refusal import Problem

from .board import Square
from .cards import CARDS, Kind
from .completing import complete
from .drawing import draw
from .moves import Buy, Choose, Convert, Credit, Discard, Draw, Drop, End, Fire, Mine, Place, Play
from .naming import echoed, take_card, take_cards
from .position import read_position, write_position, write_squares
from .view import StandoffView

__all__ = ["complete", "draw", "read_move", "read_position", "write_move", "write_position"]


# ---- writing


def write_move(move: Move) -> str:
    """`place 2-polyomino 0,0 0,1`, `play hack @1`, `drop 1-credit`, `end`."""
    return _WRITING[type(move)](move)


def _listed(cards: Sequence[str]) -> str:
    return " ".join(cards) or "-"


def _write_play(move: Play) -> str:
    parts = ["play", move.card]
    if move.square is not UNSET:
        parts.append(write_squares([move.square]))
    if move.seat is not UNSET:
        parts.append(f"@{move.seat}")
    if move.cards is not UNSET:
        parts.append(_listed(move.cards))
    return " ".join(parts)


_WRITING: dict[type[Move], Callable[[Any], str]] = {
    Draw: lambda move: "draw",
    Discard: lambda move: f"{'bart' if move.bart else 'discard'} {move.card}",
    Credit: lambda move: f"credit {move.card}",
    Convert: lambda move: f"convert {move.minerals}",
    Place: lambda move: f"place {move.card} {write_squares(move.squares)}",
    Play: _write_play,
    Choose: lambda move: f"choose {move.card}",
    Buy: lambda move: f"buy {move.card}",
    Mine: lambda move: "mine",
    Fire: lambda move: f"fire {write_squares([move.origin, move.at])}",
    End: lambda move: "end",
    Drop: lambda move: f"drop {_listed(move.cards)}",
}


# ---- reading


def read_move(typed: str, view: StandoffView) -> Move:
    """What a player typed. Squares are pairs of numbers, with brackets and commas or without."""
    word, *parts = typed.lower().split() or [""]
    reading = _READING.get(word)
    move = reading(parts, view) if reading else None
    if move is None:
        examples = ", ".join(complete("", view)[:3]) or "end"
        raise Problem("typed-unknown", typed=echoed(typed), examples=examples).within(str(__package__))
    return move


_NUMBER = re.compile(r"-?\d{1,6}")


def _numbers(parts: Sequence[str]) -> list[int] | None:
    """`(0,5) 0,6` and `0 5 0 6` alike; `None` where something else was typed."""
    words = re.sub(r"[(),]", " ", " ".join(parts)).split()
    return [int(word) for word in words] if all(_NUMBER.fullmatch(word) for word in words) else None


def _squares(parts: Sequence[str]) -> tuple[Square, ...]:
    numbers = _numbers(parts)
    if numbers is None or len(numbers) % 2:
        raise Problem("typed-square", part=echoed(" ".join(parts))).within(str(__package__))
    return _paired(numbers)


def _paired(numbers: Sequence[int]) -> tuple[Square, ...]:
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _read_place(parts: Sequence[str], view: StandoffView) -> Move | None:
    """The card may be left out: the number of squares tells it. A number too many in front is that of the card."""
    numbers, fitting = _numbers(parts), _held(view, "polyomino")
    if numbers and len(numbers) > 1:
        size = numbers.pop(0) if len(numbers) % 2 else len(numbers) // 2
        return Place(take_card([f"{size}-polyomino"], fitting)[0], _paired(numbers))
    card, aims = take_card(parts, fitting) if parts else ("", ())
    return Place(card, _squares(aims)) if aims else None


def _read_play(parts: Sequence[str], view: StandoffView) -> Move | None:
    """What follows the card is read as what the card asks for."""
    if not parts:
        return None
    card, aims = take_card(parts, _held(view, "action", "satellite"))
    if not aims:
        return Play(card)
    asks, numbers = _asked(card, view), _numbers(aims)
    if len(aims) == 1 and re.fullmatch(r"@\d{1,6}", aims[0]):
        return Play(card, seat=int(aims[0][1:]))
    if asks == "seat" and numbers and len(numbers) == 1:
        return Play(card, seat=numbers[0])
    if asks == "square" or (numbers and asks != "cards"):
        squares = _squares(aims)
        return Play(card, square=squares[0]) if len(squares) == 1 else None
    return Play(card, cards=take_cards(aims, view.hand or ()))


def _asked(name: str, view: StandoffView) -> str:
    """What a card asks for; Duplicate asks for what the card does that it copies."""
    card = CARDS[view.copies if CARDS[name].copies_last and view.copies else name]
    return card.effect.asks if card.effect else "nothing"


def _held(view: StandoffView, *kinds: Kind) -> list[str]:
    """The cards of these kinds in the own hand."""
    return [card for card in view.hand or () if CARDS[card].kind in kinds]


def _on_sale(view: StandoffView) -> list[str]:
    return [*(card for card, left in view.markets.permanent.items() if left), *view.markets.temporary]


def _read_convert(parts: Sequence[str], view: StandoffView) -> Move | None:
    number = parts[0] if len(parts) == 1 else "1" if not parts else ""
    return Convert(int(number)) if re.fullmatch(r"-?\d{1,9}", number) else None


def _read_fire(parts: Sequence[str], view: StandoffView) -> Move | None:
    squares = _squares(parts)
    return Fire(*squares) if len(squares) == 2 else None


_Reading = Callable[[Sequence[str], StandoffView], Move | None]


def _alone(move: Move) -> _Reading:
    return lambda parts, view: None if parts else move


def _with_card(kind: Callable[[str], Move], fitting: Callable[[StandoffView], Iterable[str]]) -> _Reading:
    def read(parts: Sequence[str], view: StandoffView) -> Move | None:
        if not parts:
            return None
        card, left = take_card(parts, fitting(view))
        return None if left else kind(card)

    return read


_READING: dict[str, _Reading] = {
    "draw": _alone(Draw()),
    "discard": _with_card(Discard, lambda view: [card for card in view.hand or () if not CARDS[card].stuck]),
    "bart": _with_card(lambda card: Discard(card, bart=True), lambda view: view.hand or ()),
    "credit": _with_card(Credit, lambda view: _held(view, "resource")),
    "convert": _read_convert,
    "place": _read_place,
    "play": _read_play,
    "choose": _with_card(Choose, lambda view: view.you.choose if view.you else ()),
    "buy": _with_card(Buy, _on_sale),
    "mine": _alone(Mine()),
    "fire": _read_fire,
    "end": _alone(End()),
    "drop": lambda parts, view: Drop(take_cards(parts, view.hand or ())) if parts else None,
}
