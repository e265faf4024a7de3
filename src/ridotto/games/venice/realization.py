"""Which agendas to realize: the combination of highest value that the resources allow, exactly (VEN-15).

A bounded knapsack with three capacities, solved by branch and bound. Value and the three tie-breaks (less force, then
less popularity, then less influence) are one whole number, so every comparison is exact. Prices on the resources give
the bounds: whatever they are, no completion is worth more than the resources left at these prices plus the surplus of
every later agenda over its cost. Floats only look for good prices (see `pricing`); the bounds themselves are whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, prod
from typing import NamedTuple, TypeAlias

from .pricing import Kind, Resources, bill, copies_that_fit, corner_prices, good_prices, surplus

_FEW = 64
"""With no more combinations than this, prices are not worth their while."""
_LAST = 3
"""For so many kinds at the end all prices that matter are known."""
_WIDTH, _CORE = 32, 8
"""The first sweep follows so many states, and leaves open so many kinds; each further sweep more."""

Chain: TypeAlias = "tuple[int, Chain] | None"
"""The counts chosen so far, the latest first."""
Layer: TypeAlias = dict[Resources, tuple[int, Chain]]
"""What can be left of the resources after some kinds, with the best worth that leaves it."""
Bound: TypeAlias = tuple[Resources, int, int]
"""Prices, the surplus of one copy of the kind in hand, and what all later kinds can add."""


class Held(NamedTuple):
    """An agenda somebody holds: what one copy is worth, what it costs, and how many copies there are."""

    value: int
    cost: Resources
    copies: int


class OutOfPatience(Exception):
    """The search was given a number of steps, and they did not suffice."""


class Patience:
    """A number of steps that one or several searches may take; then they raise `OutOfPatience`."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def spend(self, steps: int) -> None:
        """So many steps are taken."""
        self.left -= steps
        if self.left < 0:
            raise OutOfPatience


def realize(agendas: Sequence[Held], resources: Resources, *patience: Patience) -> list[int]:
    """How many copies of each agenda to realize; optimal, whatever is held (VEN-15).

    It searches as long as it takes, unless some patience limits it.
    """
    counts = [copies_that_fit(agenda.cost, agenda.copies, resources) for agenda in agendas]
    if _fits(agendas, counts, resources):
        return counts
    resources = _usable(agendas, resources)
    base = max(resources) + 1  # more than any combination can use up of anything
    kinds = [
        Kind(index, _worth(agenda, base), agenda.cost, count)
        for index, (agenda, count) in enumerate(zip(agendas, counts, strict=True))
        if count
    ]
    step = gcd(*(agenda.value for agenda in agendas))
    chosen = _Search(kinds, resources, base**3, step, patience).best()
    return [chosen.get(index, 0) for index in range(len(agendas))]


def _fits(agendas: Sequence[Held], counts: Sequence[int], resources: Resources) -> bool:
    """Can all of them be realized together?"""
    held = list(zip(agendas, counts, strict=True))
    return all(sum(agenda.cost[r] * count for agenda, count in held) <= resources[r] for r in range(3))


def _usable(agendas: Sequence[Held], resources: Resources) -> Resources:
    """The resources without what no combination can use up: costs in steps of five leave the odd ones over."""
    steps = [gcd(*(agenda.cost[r] for agenda in agendas)) or 1 for r in range(3)]
    force, popularity, influence = (have - have % step for have, step in zip(resources, steps, strict=True))
    return (force, popularity, influence)


def _worth(agenda: Held, base: int) -> int:
    """Value first, then little force, popularity and influence, as one number."""
    force, popularity, influence = agenda.cost
    return ((agenda.value * base - force) * base - popularity) * base - influence


class _Search:
    """Kind by kind, the clearest decisions first, over all that can be left of the resources; a state is followed
    only if its bound beats the best answer so far.

    The first sweeps leave only the least clear kinds open and follow only the most promising states, which gives
    good answers quickly. Each sweep leaves out less, until one leaves out nothing: its answer is the optimum.
    """

    def __init__(
        self, kinds: list[Kind], resources: Resources, unit: int, step: int, patience: Sequence[Patience]
    ) -> None:
        few = prod(kind.copies + 1 for kind in kinds) <= _FEW
        prices = [(0, 0, 0)] if few else good_prices(kinds, resources, unit)
        self.kinds = sorted(kinds, key=lambda kind: -abs(surplus(kind, prices[0])))
        self.resources = resources
        self.patience = patience
        self.unit, self.step = unit, step
        self.highest = -1
        self.chosen: Chain = None
        for price in prices:
            self._first_answer(price)
        self.bounds = [self._bounds_after(depth, prices) for depth in range(len(kinds))]

    def _bounds_after(self, depth: int, prices: list[Resources]) -> list[Bound]:
        """What bounds the completions once the kind at this depth was decided."""
        kind, later = self.kinds[depth], self.kinds[depth + 1 :]
        if len(prices) > 1 and 1 <= len(later) <= _LAST:
            prices = corner_prices(later)
        return [
            (price, surplus(kind, price), sum(other.copies * max(0, surplus(other, price)) for other in later))
            for price in prices
        ]

    def _first_answer(self, price: Resources) -> None:
        """Take what pays best at these prices while it fits: a good answer cuts off more later."""
        order = sorted(self.kinds, key=lambda kind: -kind.worth / (bill(kind.cost, price) or 1))
        left, worth, counts = self.resources, 0, {}
        for kind in order:
            force, popularity, influence = kind.cost
            counts[kind.place] = count = copies_that_fit(kind.cost, kind.copies, left)
            worth += count * kind.worth
            left = (left[0] - count * force, left[1] - count * popularity, left[2] - count * influence)
        if worth > self.highest:
            self._accept(worth, None, left)
            for kind in self.kinds:
                self.chosen = (counts[kind.place], self.chosen)

    def best(self) -> dict[int, int]:
        """The optimal count of each kind, by its index."""
        width, core = _WIDTH, _CORE
        while self._sweep(width, core):
            width, core = width * 6, core * 2
        counts: dict[int, int] = {}
        chain = self.chosen
        for kind in reversed(self.kinds):
            if chain is not None:
                counts[kind.place], chain = chain
        return counts

    def _sweep(self, width: int, core: int) -> bool:
        """Go through all kinds once, deciding freely only about the last `core`, and following at most `width`
        states; true if something had to be left out."""
        left_out = False
        layer: Layer = {self.resources: (0, None)}
        for depth in range(len(self.kinds)):
            layer, decided = self._next_layer(depth, layer, free=len(self.kinds) - depth <= core)
            left_out = left_out or decided
            if len(layer) > width:
                left_out = True
                layer = self._most_promising(depth, layer, width)
        for left, (worth, chain) in layer.items():
            if worth > self.highest:
                self._accept(worth, chain, left)
        return left_out

    def _accept(self, worth: int, chosen: Chain, left: Resources) -> None:
        """The best answer so far. A better one is worth a whole step of value more, or it is worth the same and leaves
        at least as much force: so a bound must be higher by one or the other."""
        self.highest, self.chosen = worth, chosen
        value = -(-worth // self.unit)
        self.to_next_value = (value + self.step - 1) * self.unit - worth
        self.force_left = left[0]

    def _next_layer(self, depth: int, layer: Layer, free: bool) -> tuple[Layer, bool]:
        """Every count of this kind that may still lead to a better answer, from every state; or only the likeliest,
        and whether there were others."""
        for patience in self.patience:
            patience.spend(len(layer))
        kind = self.kinds[depth]
        cost, gain = kind.cost, kind.worth
        need_force, need_popularity, need_influence = cost
        last = depth + 1 == len(self.kinds)
        likely_all = self.bounds[depth][0][1] > 0
        left_out = False
        after: Layer = {}
        for left, (worth, chain) in layer.items():
            least, most = self._worth_trying(depth, left, worth)
            if last and least < most:
                least = most  # every copy that still fits is a gain
            elif not free and least < most:
                left_out = True
                least = most = most if likely_all else least
            force, popularity, influence = left
            for count in range(least, most + 1):
                then = (
                    force - count * need_force,
                    popularity - count * need_popularity,
                    influence - count * need_influence,
                )
                total = worth + count * gain
                known = after.get(then)
                if known is None or known[0] < total:
                    after[then] = (total, (count, chain))
        return after, left_out

    def _worth_trying(self, depth: int, left: Resources, worth: int) -> tuple[int, int]:
        """The least and the most copies of this kind for which every bound beats the best answer so far.

        Each bound is a straight line over the count, so it cuts off all counts to one side.
        """
        kind = self.kinds[depth]
        least, most = 0, copies_that_fit(kind.cost, kind.copies, left)
        force, popularity, influence = left
        ahead = worth - self.highest
        to_next_value, force_left = self.to_next_value, self.force_left
        for (on_force, on_popularity, on_influence), slope, rest in self.bounds[depth]:
            above = ahead + on_force * force + on_popularity * popularity + on_influence * influence + rest
            above -= min(to_next_value, on_force * force_left)
            if slope > 0:
                if above <= 0:
                    least = max(least, -above // slope + 1)
            elif above <= 0:
                return 0, -1
            elif slope < 0:
                most = min(most, (above - 1) // -slope)
        return least, most

    def _most_promising(self, depth: int, layer: Layer, width: int) -> Layer:
        """The states with the highest bounds."""
        bounds = self.bounds[depth]

        def bound(state: tuple[Resources, tuple[int, Chain]]) -> int:
            (force, popularity, influence), (worth, _chain) = state
            return worth + min([a * force + b * popularity + c * influence + rest for (a, b, c), _, rest in bounds])

        return dict(sorted(layer.items(), key=bound, reverse=True)[:width])
