"""What is worth a thought in a position of Standoff: the quick player's own move, and others beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from ridotto.core.forms import Move

from .approach import approach_of, best_group, emplacement, shelter, strongest_rival, targets
from .board import LARGE_PATCHES, RED_GUN, Squares, any_of, bit, spread
from .cards import CARDS, SHOT, Card, kinds
from .moves import Buy, Choose, Credit, Draw, Drop, End, Fire, Mine, Place, Play
from .placement import in_range
from .policy import PIECES, Policy, paid, played, square_of, worth

if TYPE_CHECKING:
    from .state import Standoff

Line: TypeAlias = tuple[Move, ...]

GROUPS = 3
"""So many places are thought of for a piece."""

TRIES = 6
"""They are the best of so many."""

PURCHASES = 5


def lines(state: Standoff, seat: int, policy: Policy, rng: Random, most: int, also: Sequence[Move] = ()) -> list[Line]:
    """The quick player's move, what was asked for, then others, each once and no more than so many of these."""
    first = policy.move(state, seat, rng)
    wanted: dict[Line, None] = dict.fromkeys([(first,), *((move,) for move in also)])
    if not isinstance(first, (Credit, Drop)):
        others = dict.fromkeys(line for line in _others(state, seat, rng) if line and line not in wanted)
        wanted |= dict.fromkeys(list(others)[: most - 1])
    return list(wanted)


def _others(state: Standoff, seat: int, rng: Random) -> Iterator[Line]:
    if state.phase == "choose":
        yield from ((Choose(card),) for card in sorted(kinds(state.shown()), key=worth, reverse=True))
        return
    if state.actions and state.can_draw(seat):
        yield (Draw(),)
    if state.can_place(seat):
        yield from _places(state, seat, rng)
    if state.actions:
        for name in kinds(state.hands[seat]):
            yield from _plays(state, seat, state.card(name), rng)
        yield from _shots(state, seat, rng)
        if state.yield_of(seat):
            yield (Mine(),)
        yield from _purchases(state, seat, rng)
    yield (End(),)


def _places(state: Standoff, seat: int, rng: Random) -> Iterator[Line]:
    """Every piece in the places that bring most, and a single block in a corner."""
    way = approach_of(state, seat)
    for card in PIECES:
        if card in state.hands[seat]:
            size, cost = CARDS[card].blocks, state.play_cost(state.card(card))
            grown = dict(best_group(state, seat, way, size, rng, tries=1) for _try in range(TRIES))
            groups = sorted(filter(None, grown), key=grown.__getitem__, reverse=True)[:GROUPS]
            corners = LARGE_PATCHES & way.free
            if size == 1 and corners:
                groups.append(any_of(corners, rng))
            yield from (paid(state, seat, cost, Place(card, tuple(spread(group)))) for group in groups)


def _plays(state: Standoff, seat: int, card: Card, rng: Random) -> Iterator[Line]:
    """An action card with the aim that promises most, or a satellite."""
    if card.kind not in ("action", "satellite"):
        return
    effect, cost = state.effect(card), state.play_cost(card)
    if effect is None:
        yield paid(state, seat, cost, Play(card.name))
        return
    possible = effect.targets(state, seat)
    if effect.asks == "square":
        aim = _aim(state, seat, state.copyable if card.copies_last else card.name, rng) & possible
        if aim:
            yield played(state, seat, card.name, any_of(aim, rng))
    elif effect.asks == "seat" and possible >> (rival := strongest_rival(state, seat)) & 1:
        yield paid(state, seat, cost, Play(card.name, seat=rival))
    elif effect.asks == "cards":
        held = [other for other in state.hands[seat] if worth(other) <= worth("1-credit")]
        yield paid(state, seat, cost, Play(card.name, cards=tuple(held[:3])))
    elif effect.asks == "nothing" and possible:
        yield paid(state, seat, cost, Play(card.name))


def _aim(state: Standoff, seat: int, name: str, rng: Random) -> Squares:
    """The squares that a card is best played on."""
    if name == "airstrike":
        return targets(state, seat)
    if name == "airdrop":
        return best_group(state, seat, approach_of(state, seat), 1, rng)[0]
    if name == "forcefield":
        return shelter(state, seat)[0]
    if name == "artillery":
        return emplacement(state, seat)
    if name == "obstruction":
        gap = RED_GUN & ~state.filled()
        return gap & approach_of(state, seat).contested or gap
    return LARGE_PATCHES


def _shots(state: Standoff, seat: int, rng: Random) -> Iterator[Line]:
    aim = targets(state, seat)
    for origin in spread(state.artillery & state.blocks[seat]):
        if reached := in_range(aim, bit(origin)):
            yield paid(state, seat, SHOT, Fire(origin, square_of(any_of(reached, rng))))


def _purchases(state: Standoff, seat: int, rng: Random) -> list[Line]:
    """The best cards that can be paid; which of equals, is chance."""
    sold = list(state.on_sale())
    rng.shuffle(sold)
    sold.sort(key=worth, reverse=True)
    payable = filter(None, (paid(state, seat, state.card(card).price, Buy(card)) for card in sold))
    return [line for line, _number in zip(payable, range(PURCHASES), strict=False)]
