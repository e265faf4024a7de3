"""Whole turns of Logistics: sowings, extra sowings and powers up to the opponent's turn, the promising ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from ridotto.core.forms import Move

from .evaluation import CAPTURED, Evaluation, by_size, in_play, sizes_of
from .legal import DECLINE, STOP, stock_sowings
from .moves import Advance, Return, SowStock, Swap, Take
from .powers import GREEN, KINDS, RED, YELLOW, places, swapped_side, tops
from .pyramids import MEDIUM, NAMES, Stack, named
from .sowing import SOW_CARD, most_from_stock, sowable_cards
from .state import Logistics

Key: TypeAlias = tuple[object, ...]

ENDING = 10
SMALL_STOCK = 3
"""With so many pyramids in play or fewer, and so many in each stock, every turn is found."""


class Turn(NamedTuple):
    """The moves of a turn, the position that they lead to, and what that is worth to the seat that played them."""

    moves: tuple[Move, ...]
    after: Logistics
    worth: float
    seat: int


class Breadth(NamedTuple):
    """How much is tried at one position."""

    chains: int
    """From so many positions between extra sowings the stock is sown."""
    sowings: int
    """So many sowings from stock that capture nothing, at each of them."""
    captures: int
    """For so many captures uses of their powers are tried."""
    uses: int
    """So many uses of one power."""


class _Begun(NamedTuple):
    """A turn that is not over: its moves so far, and where it stands."""

    moves: tuple[Move, ...]
    state: Logistics


_Sowing: TypeAlias = tuple[float, tuple[int, ...], tuple[int, ...]]
"""A sowing from stock: what it changes, its sizes, and the places of those that would capture."""


class _Longer(NamedTuple):
    """A sowing by its sizes that is one pyramid longer than another."""

    shorter: int
    """The number of that one among those that are as short."""
    size: int
    """Of the last pyramid."""
    sizes: tuple[int, ...]


@lru_cache(1 << 10)
def _orders(held: tuple[int, int, int], most: int) -> list[list[_Longer]]:
    """Every order of sizes that a stock allows, by their number from 1 on."""
    orders: list[list[_Longer]] = []
    shorter: list[tuple[int, ...]] = [()]
    for _length in range(most):
        longer = [
            _Longer(number, size, (*sizes, size))
            for number, sizes in enumerate(shorter)
            for size in range(3)
            if sizes.count(size) < held[size]
        ]
        orders.append(longer)
        shorter = [order.sizes for order in longer]
    return orders


def key(state: Logistics) -> Key:
    """What tells two positions within a turn apart: the rest of the pyramids is in the vaults."""
    mine, theirs = state.cards
    stock, their_stock = state.stocks
    return (*mine, *theirs, tuple(stock), tuple(their_stock))


def is_ending(state: Logistics) -> bool:
    """Is so little left in play that every turn can be found?"""
    return in_play(state) <= ENDING and max(map(len, state.stocks)) <= SMALL_STOCK


def is_unopposed(state: Logistics) -> bool:
    """Has the opponent nothing left, so that everything depends on whoever is to move?"""
    other = 1 - state.player
    return not state.stocks[other] and not any(state.cards[other])


class Turns:
    """Finds the promising turns of a position."""

    def __init__(self, evaluation: Evaluation, breadth: Breadth, taste: Sequence[int] = range(10)) -> None:
        self.evaluation = evaluation
        self.breadth = breadth
        self.taste = taste
        """The rank of each colour where colours make no difference: the lowest is sown first."""
        self._sorted: dict[Stack, list[list[int]]] = {}

    def of(self, state: Logistics) -> list[Turn]:
        """The turns of whoever is to move, the best first."""
        return _Search(self, state).turns(_Begun((), state))

    def beginning_with(self, state: Logistics, move: Move) -> list[Turn]:
        """The turns that begin with this move, the best first."""
        return _Search(self, state).turns_after(_Begun((), state), move)

    def sorted_stock(self, stock: Stack) -> list[list[int]]:
        """The pyramids of each size, those first that are sown first: what there is most of."""
        if stock not in self._sorted:
            ranked = sorted(stock, key=lambda pyramid: (-stock.count(pyramid), self.taste[pyramid % MEDIUM]))
            self._sorted[stock] = [[pyramid for pyramid in ranked if pyramid // MEDIUM == size] for size in range(3)]
        return self._sorted[stock]


class _Search:
    """The turns of one position, while they are looked for."""

    def __init__(self, turns: Turns, state: Logistics) -> None:
        self.evaluation = turns.evaluation
        self.breadth = turns.breadth
        self.sorted_stock = turns.sorted_stock
        self.seat = state.player
        self.turn_number = state.turn_number
        self.complete = is_ending(state)
        self.ended: dict[Key, Turn] = {}
        self.extra: dict[Key, _Begun] = {}
        self.captured: dict[Key, _Begun] = {}

    def turns(self, begun: _Begun) -> list[Turn]:
        """Everything from here on."""
        if begun.state.phase == "power":
            self.captured[key(begun.state)] = begun
        else:
            self._sow(begun)
        self._use_powers()
        return sorted(self.ended.values(), key=_worth, reverse=True)

    def turns_after(self, begun: _Begun, move: Move) -> list[Turn]:
        """Everything that begins with this move."""
        self._try(begun, move)
        for further in list(self.extra.values()):
            self._sow(further)
        self._use_powers()
        return sorted(self.ended.values(), key=_worth, reverse=True)

    def _try(self, begun: _Begun, move: Move) -> None:
        """Play a move, and keep where it led to."""
        state = begun.state.copy()
        state.play(self.seat, move, 0)
        self._keep((*begun.moves, move), state)

    def _keep(self, moves: tuple[Move, ...], state: Logistics) -> None:
        """These moves of the turn lead here."""
        where = key(state)
        if state.turn_number == self.turn_number and state.phase == "extra":
            self.extra.setdefault(where, _Begun(moves, state))
        elif state.turn_number == self.turn_number and state.phase == "power":
            self.captured.setdefault((where, state.powers), _Begun(moves, state))
        elif where not in self.ended:
            self.ended[where] = Turn(moves, state, self.evaluation.margin(state, self.seat), self.seat)

    # ---- sowing

    def _sow(self, begun: _Begun) -> None:
        """Sow cards, again and again; then sow the stock from the positions that look best."""
        chain = [begun]
        frontier = [begun]
        while frontier:
            known = len(self.extra)
            for position in frontier:
                for card in sowable_cards(position.state.cards[self.seat]):
                    self._try(position, SOW_CARD[card])
                if position.state.phase == "extra":
                    self._try(position, STOP)
            frontier = self._best(list(self.extra.values())[known:], self.breadth.chains * 2)
            chain += frontier
        for position in [begun, *self._best(chain[1:], self.breadth.chains)]:
            for move in self._stock_sowings(position.state):
                self._try(position, move)

    def _best(self, begun: list[_Begun], count: int) -> list[_Begun]:
        if self.complete or len(begun) <= count:
            return begun
        margin = self.evaluation.margin
        return sorted(begun, key=lambda position: margin(position.state, self.seat), reverse=True)[:count]

    def _stock_sowings(self, state: Logistics) -> Iterator[SowStock]:
        """All of them, or the best by sizes, with fitting colours; one that captures with a pyramid for each power."""
        row = state.cards[self.seat]
        if self.complete:
            yield from stock_sowings(row, state.stocks[self.seat])
            return
        stock = self.sorted_stock(tuple(state.stocks[self.seat]))
        found = sorted(self._by_sizes(state), key=itemgetter(0), reverse=True)
        quiet = [sizes for _worth, sizes, captors in found if not captors]
        for sizes in quiet[: self.breadth.sowings]:
            yield SowStock(named(_coloured(row, stock, sizes)))
        capturing = [sowing for sowing in found if sowing[2]] if len(quiet) < len(found) else []
        for _worth, sizes, captors in capturing[: self.breadth.captures]:
            place = captors[-1]
            for kind in {pyramid % KINDS: None for pyramid in stock[sizes[place]]}:
                yield SowStock(named(_coloured(row, stock, sizes, place, kind)))

    def _by_sizes(self, state: Logistics) -> list[_Sowing]:
        """Every sowing that the stock allows, told apart by sizes only."""
        row = [sizes_of(stack) for stack in state.cards[self.seat]]
        facing = [sizes_of(stack) for stack in state.cards[1 - self.seat][::-1]]
        stock = state.stocks[self.seat]
        gains = self.evaluation.landing_gains(state, row, facing)
        found: list[_Sowing] = []
        worths: list[float] = [0.0]
        captors: list[tuple[int, ...]] = [()]
        for card, orders in enumerate(_orders(by_size(stock), most_from_stock(state.cards[self.seat], stock))):
            gain = gains[card]
            worths = [worths[shorter] + gain[size] for shorter, size, _sizes in orders]
            captors = [captors[shorter] for shorter, _size, _sizes in orders]
            under, opposite = row[card], facing[card]
            captured = CAPTURED * len(opposite)
            guarded = opposite.endswith("LMS")
            if guarded and under.endswith("SM"):
                for number, (_shorter, size, _sizes) in enumerate(orders):
                    if size == 2:
                        worths[number] += captured
                        captors[number] += (card,)
            if opposite and not guarded and not under:
                for worth, before, (_shorter, _size, sizes) in zip(worths, captors, orders, strict=True):
                    found.append((worth + captured, sizes, (*before, card)))
            else:
                found += zip(worths, [sizes for _shorter, _size, sizes in orders], captors, strict=True)
        return found

    # ---- powers

    def _use_powers(self) -> None:
        """Try the powers of the best captures, one after the other."""
        frontier = self._best(list(self.captured.values()), self.breadth.captures)
        while frontier:
            self.captured = {}
            for position in frontier:
                for move, after in self._uses(position.state):
                    self._keep((*position.moves, move), after)
            frontier = self._best(list(self.captured.values()), self.breadth.captures)

    def _uses(self, state: Logistics) -> list[tuple[Move, Logistics]]:
        """The best uses of the power, and declining it, with the positions that they lead to."""
        found: list[tuple[Move, Logistics]] = []
        for move in state.moves(self.seat) if self.complete else uses(state, self.seat):
            after = state.copy()
            after.play(self.seat, move, 0)
            found.append((move, after))
        if self.complete:
            return found
        margin = self.evaluation.margin
        return sorted(found, key=lambda use: margin(use[1], self.seat), reverse=True)[: self.breadth.uses]


def uses(state: Logistics, seat: int) -> Iterator[Move]:
    """The uses of the present power that make a difference, and declining it."""
    for kind in sorted({colour % KINDS for colour in state.powers[0]}):
        if kind == GREEN:
            for side, vault in enumerate(state.vaults):
                yield from [Take(side, NAMES[pyramid]) for pyramid in sorted(set(vault))]
        elif kind in (YELLOW, RED):
            yield from [(Return if kind == YELLOW else Advance)(side, card) for side, card in tops(state.cards)]
        else:
            yield from swaps(state.cards[swapped_side(seat, kind)], swapped_side(seat, kind))
    yield DECLINE


def swaps(row: Sequence[Stack], side: int) -> Iterable[Swap]:
    """Swaps of different sizes, one for each row of sizes that they lead to."""
    found: dict[tuple[object, ...], Swap] = {}
    sizes = [sizes_of(stack) for stack in row]
    for first, second in combinations(places(row), 2):
        (card, height), (other_card, other_height) = first, second
        one, another = sizes[card][height], sizes[other_card][other_height]
        if one != another:
            changed = sizes[:]
            changed[card] = _replaced(changed[card], height, another)
            changed[other_card] = _replaced(changed[other_card], other_height, one)
            found.setdefault(tuple(changed), Swap(side, first, second))
    return found.values()


def _coloured(
    row: Sequence[Stack], stock: Sequence[list[int]], sizes: Sequence[int], captor: int = -1, kind: int = -1
) -> list[int]:
    """Pyramids of these sizes that go with the trees begun where they land; the captor has a power of this kind."""
    small, medium, large = stock
    left = (small[:], medium[:], large[:])
    chosen = [-1] * len(sizes)
    if captor >= 0:
        fitting = left[sizes[captor]]
        chosen[captor] = next(pyramid for pyramid in fitting if pyramid % KINDS == kind)
        fitting.remove(chosen[captor])
    for place, size in enumerate(sizes):
        if place != captor:
            fitting, under = left[size], row[place]
            alike = under[-1] % MEDIUM + size * MEDIUM if under else -1
            chosen[place] = pyramid = alike if alike in fitting else fitting[0]
            fitting.remove(pyramid)
    return chosen


def _replaced(stack: str, height: int, size: str) -> str:
    return stack[:height] + size + stack[height + 1 :]


def _worth(turn: Turn) -> float:
    return turn.worth
