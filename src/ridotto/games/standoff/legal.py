"""Which moves there are in Standoff: listed, drawn at random, judged (see `refusals.py`), and the one of a player who
is away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from ridotto.core.forms import Move

from .board import SQUARES, Square, Squares, any_of, bit, spread
from .cards import (
    CARDS,
    HORSE,
    PERMANENT,
    SHOT,
    TABLES,
    Card,
    cheapest_first,
    in_order,
    kinds,
    selections,
)
from .effects import DISPOSAL_CARDS
from .moves import Buy, Choose, Convert, Credit, Discard, Draw, Drop, End, Fire, Mine, Place, Play
from .placement import in_range, placements, random_placement
from .refusals import judge

if TYPE_CHECKING:
    from .state import Standoff

__all__ = ["idle", "judge", "moves", "random_move"]


# ---- every move


def moves(state: Standoff, seat: int) -> Iterator[Move]:
    """Every legal move of the player whose turn it is, each once."""
    if state.phase == "choose":
        yield from (Choose(card) for card in kinds(state.shown()))
    elif state.phase == "discard":
        yield from (Drop(cards) for cards in selections(state.hands[seat], *state.drops(seat)))
    else:
        yield End()
        yield from _free_actions(state, seat)
        yield from _hand_plays(state, seat)
        if state.actions:
            yield from _plain_actions(state, seat)


def _free_actions(state: Standoff, seat: int) -> Iterator[Move]:
    for card in kinds(state.hands[seat]):
        if CARDS[card].kind == "resource":
            yield Credit(card)
        if state.can_scrap(seat):
            yield Discard(card, bart=True)
    for minerals in range(1, state.minerals[seat] + 1):
        yield Convert(minerals)


def _plain_actions(state: Standoff, seat: int) -> Iterator[Move]:
    if state.can_draw(seat):
        yield Draw()
    for card in kinds(state.hands[seat]):
        if not CARDS[card].stuck:
            yield Discard(card)
    for card in state.on_sale():
        if state.can_pay(seat, state.card(card).price):
            yield Buy(card)
    if state.yield_of(seat):
        yield Mine()
    if state.can_pay(seat, SHOT):
        for origin in spread(state.artillery & state.blocks[seat]):
            for target in spread(in_range(state.filled(), bit(origin))):
                yield Fire(origin, target)


def _hand_plays(state: Standoff, seat: int) -> Iterator[Move]:
    for name in kinds(state.hands[seat]):
        card = state.card(name)
        if not state.can_pay(seat, state.play_cost(card)):
            continue
        if card.kind == "polyomino":
            if state.can_place(seat):
                for group in placements(state.free_squares(seat), state.anchors(seat), card.blocks):
                    yield Place(name, tuple(spread(group)))
        elif state.actions and card.kind in ("action", "satellite"):
            yield from _plays(state, seat, card)


def _plays(state: Standoff, seat: int, card: Card) -> Iterator[Play]:
    """Every way to play an action card; a satellite has no effect of its own when it goes up."""
    effect = state.effect(card)
    if effect is None:
        yield Play(card.name)
        return
    targets = effect.targets(state, seat)
    if effect.asks == "square":
        yield from (Play(card.name, square=square) for square in spread(targets))
    elif effect.asks == "seat":
        yield from (Play(card.name, seat=other) for other in range(state.seats) if targets >> other & 1)
    elif effect.asks == "cards":
        held = state.hands[seat][:]
        held.remove(card.name)
        yield from (Play(card.name, cards=cards) for cards in selections(held, 0, DISPOSAL_CARDS))
    elif targets:
        yield Play(card.name)


# ---- a random move


def random_move(state: Standoff, seat: int, rng: Random) -> Move:
    """One legal move: a kind of move that turns out to be possible, and random choices for it."""
    if state.phase == "choose":
        return Choose(_one_of(state.shown(), rng))
    if state.phase == "discard":
        least, most = state.drops(seat)
        return Drop(in_order(rng.sample(state.hands[seat], least + int(rng.random() * (most - least + 1)))))
    attempts = _WITH_ACTIONS if state.actions else _WITHOUT_ACTIONS
    while True:
        move = attempts[int(rng.random() * len(attempts))](state, seat, rng)
        if move is not None:
            return move


def _one_of(items: Sequence[str], rng: Random) -> str:
    return items[int(rng.random() * len(items))]


def _random_end(state: Standoff, seat: int, rng: Random) -> Move | None:
    return End()


def _random_draw(state: Standoff, seat: int, rng: Random) -> Move | None:
    return Draw() if state.can_draw(seat) else None


def _random_discard(state: Standoff, seat: int, rng: Random) -> Move | None:
    hand = state.hands[seat]
    card = _one_of(hand, rng) if hand else HORSE.name
    return None if CARDS[card].stuck else Discard(card)


def _random_bart(state: Standoff, seat: int, rng: Random) -> Move | None:
    hand = state.hands[seat]
    return Discard(_one_of(hand, rng), bart=True) if hand and state.can_scrap(seat) else None


def _random_convert(state: Standoff, seat: int, rng: Random) -> Move | None:
    minerals = state.minerals[seat]
    return Convert(1 + int(rng.random() * minerals)) if minerals else None


def _random_buy(state: Standoff, seat: int, rng: Random) -> Move | None:
    place = int(rng.random() * (len(PERMANENT) + len(state.temporary)))
    if place >= len(PERMANENT):
        card = state.temporary[place - len(PERMANENT)]
    elif state.permanent[place]:
        card = PERMANENT[place].name
    else:
        return None
    return Buy(card) if state.can_pay(seat, state.card(card).price) else None


def _random_mine(state: Standoff, seat: int, rng: Random) -> Move | None:
    return Mine() if state.refineries & state.blocks[seat] else None


def _random_fire(state: Standoff, seat: int, rng: Random) -> Move | None:
    own = state.artillery & state.blocks[seat]
    if not own or not state.can_pay(seat, SHOT):
        return None
    origin = any_of(own, rng)
    return Fire(_square(origin), _square(any_of(in_range(state.filled(), origin), rng)))


def _square(squares: Squares) -> Square:
    return SQUARES[squares.bit_length() - 1]


def _random_hand(state: Standoff, seat: int, rng: Random) -> Move | None:
    """Play a random card of the hand."""
    hand = state.hands[seat]
    if not hand:
        return None
    card = state.card(_one_of(hand, rng))
    if card.kind == "resource":
        return Credit(card.name)
    if card.kind == "horse" or not state.can_pay(seat, state.play_cost(card)):
        return None
    if card.kind == "polyomino":
        return _random_place(state, seat, card, rng) if state.can_place(seat) else None
    return _random_play(state, seat, card, rng) if state.actions else None


def _random_place(state: Standoff, seat: int, card: Card, rng: Random) -> Move | None:
    group = random_placement(state.free_squares(seat), state.anchors(seat), card.blocks, rng)
    return Place(card.name, tuple(spread(group))) if group else None


def _random_play(state: Standoff, seat: int, card: Card, rng: Random) -> Move | None:
    effect = state.effect(card)
    if effect is None:
        return Play(card.name)
    targets = effect.targets(state, seat)
    if not targets:
        return None
    if effect.asks == "square":
        return Play(card.name, square=_square(any_of(targets, rng)))
    if effect.asks == "seat":
        return Play(card.name, seat=rng.choice([other for other in range(state.seats) if targets >> other & 1]))
    if effect.asks == "cards":
        held = state.hands[seat][:]
        held.remove(card.name)
        count = int(rng.random() * (min(DISPOSAL_CARDS, len(held)) + 1))
        return Play(card.name, cards=in_order(rng.sample(held, count)))
    return Play(card.name)


_Attempt = Callable[["Standoff", int, Random], Move | None]
_WITHOUT_ACTIONS: tuple[_Attempt, ...] = (_random_hand, _random_convert, _random_bart, _random_end)
_WITH_ACTIONS: tuple[_Attempt, ...] = (
    _random_hand, _random_hand, _random_hand, _random_hand, _random_buy, _random_buy, _random_draw, _random_mine,
    _random_fire, _random_convert, _random_bart, _random_discard, _random_end,
)  # fmt: skip
"""Kinds of move by how often they are tried: playing cards most, ending the turn least."""


# ---- nobody there


def idle(state: Standoff, seat: int) -> Move:
    """End the turn; choose the first card; drop as few cards as must be, Horses first, then what was cheapest."""
    if state.phase == "choose":
        return Choose(kinds(state.shown())[0])
    if state.phase == "discard":
        least, _most = state.drops(seat)
        return Drop(in_order(cheapest_first(state.hands[seat], TABLES[state.prices])[:least]))
    return End()
