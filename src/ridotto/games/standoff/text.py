"""Standoff as text: typed moves, and positions and drawings from `position.py` and `drawing.py`.

Squares are `row,column`, seats `@1`, cards by name or any beginning of it that fits one card only; `-` is no card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec import UNSET

from ridotto.core.forms import Move
from ridotto.core.refusal import Problem

from .board import Square, gather, spread
from .cards import CARDS
from .drawing import draw
from .moves import Buy, Choose, Convert, Credit, Discard, Draw, Drop, End, Fire, Mine, Place, Play
from .placement import placements
from .position import read_position, write_position, write_squares
from .view import Playable, StandoffView, YourMoves

__all__ = ["complete", "draw", "read_move", "read_position", "write_move", "write_position"]

OFFERS = 12
_SQUARE = re.compile(r"(-?\d{1,6}),(-?\d{1,6})")


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
    """What a player typed."""
    word, *parts = typed.lower().split() or [""]
    reading = _READING.get(word)
    move = reading(parts) if reading else None
    if move is None:
        examples = ", ".join(complete("", view)[:3]) or "end"
        raise Problem("typed-unknown", typed=typed[:40], examples=examples).within(str(__package__))
    return move


def _card(part: str) -> str:
    """A card by its name, or by a beginning of it that fits no other."""
    fitting = [part] if part in CARDS else [name for name in CARDS if name.startswith(part)]
    if len(fitting) != 1:
        raise Problem("typed-card", part=part[:40]).within(str(__package__))
    return fitting[0]


def _cards(parts: Sequence[str]) -> tuple[str, ...]:
    return () if list(parts) == ["-"] else tuple(_card(part) for part in parts)


def _square(part: str) -> Square:
    found = _SQUARE.fullmatch(part)
    if not found:
        raise Problem("typed-square", part=part[:40]).within(str(__package__))
    return int(found[1]), int(found[2])


def _read_place(parts: Sequence[str]) -> Move | None:
    """The card may be left out: the number of squares tells it."""
    if parts and not _SQUARE.fullmatch(parts[0]):
        card, parts = _card(parts[0]), parts[1:]
    else:
        card = f"{len(parts)}-polyomino"
    return Place(card, tuple(_square(part) for part in parts)) if parts else None


def _read_play(parts: Sequence[str]) -> Move | None:
    if not parts:
        return None
    card, *aims = _card(parts[0]), *parts[1:]
    if not aims:
        return Play(card)
    if len(aims) == 1 and _SQUARE.fullmatch(aims[0]):
        return Play(card, square=_square(aims[0]))
    if len(aims) == 1 and re.fullmatch(r"@\d{1,6}", aims[0]):
        return Play(card, seat=int(aims[0][1:]))
    return Play(card, cards=_cards(aims))


def _read_convert(parts: Sequence[str]) -> Move | None:
    number = parts[0] if len(parts) == 1 else "1" if not parts else ""
    return Convert(int(number)) if re.fullmatch(r"-?\d{1,9}", number) else None


def _read_fire(parts: Sequence[str]) -> Move | None:
    return Fire(_square(parts[0]), _square(parts[1])) if len(parts) == 2 else None


def _alone(move: Move) -> Callable[[Sequence[str]], Move | None]:
    return lambda parts: None if parts else move


def _with_card(kind: Callable[[str], Move]) -> Callable[[Sequence[str]], Move | None]:
    return lambda parts: kind(_card(parts[0])) if len(parts) == 1 else None


_READING: dict[str, Callable[[Sequence[str]], Move | None]] = {
    "draw": _alone(Draw()),
    "discard": _with_card(Discard),
    "bart": _with_card(lambda card: Discard(card, bart=True)),
    "credit": _with_card(Credit),
    "convert": _read_convert,
    "place": _read_place,
    "play": _read_play,
    "choose": _with_card(Choose),
    "buy": _with_card(Buy),
    "mine": _alone(Mine()),
    "fire": _read_fire,
    "end": _alone(End()),
    "drop": lambda parts: Drop(_cards(parts)) if parts else None,
}


# ---- completing


def complete(typed: str, view: StandoffView) -> list[str]:
    """Whole moves that begin with what was typed, credits and blocks first."""
    if not view.you:
        return []
    begun = typed.lower().lstrip()
    fitting = (offer for offer in _offers(view, view.you, begun) if offer.startswith(begun))
    return list(dict.fromkeys(islice(fitting, OFFERS)))


def _offers(view: StandoffView, you: YourMoves, begun: str) -> Iterator[str]:
    yield from (f"choose {card}" for card in dict.fromkeys(you.choose))
    if "drop" in you.may and view.hand:
        yield f"drop {_listed(view.hand[len(view.hand) - you.least :])}"
    yield from (f"credit {card}" for card in you.credit)
    yield from (word for word in ("draw", "mine", "end") if word in you.may)
    for playable in you.play:
        # a few ways for each card while nothing is typed, all of them once its name is
        ways = _ways(playable, you)
        yield from ways if len(begun) > len("place ") else islice(ways, 2)
    yield from (f"buy {card}" for card in you.buy)
    if you.convert:
        yield f"convert {you.convert}"
    for gun in you.fire:
        yield from (f"fire {write_squares([gun.square, target])}" for target in gun.targets)
    yield from (f"bart {card}" for card in you.bart)
    yield from (f"discard {card}" for card in you.discard)


def _ways(playable: Playable, you: YourMoves) -> Iterator[str]:
    card = playable.card
    if playable.asks == "squares":
        for group in placements(gather(you.free), gather(you.anchors), playable.blocks):
            yield write_move(Place(card, tuple(spread(group))))
    elif playable.asks == "square":
        yield from (write_move(Play(card, square=square)) for square in playable.squares)
    elif playable.asks == "seat":
        yield from (write_move(Play(card, seat=seat)) for seat in playable.seats)
    elif playable.asks == "cards":
        yield write_move(Play(card, cards=()))
        yield from (write_move(Play(card, cards=(held,))) for held in dict.fromkeys(playable.cards))
    else:
        yield write_move(Play(card))
