"""A plan for the rest of the week: a linear programme over everything that is still on offer.

What to expect of each lot, and at what price, comes from beliefs about the others. The programme chooses how much of
what to buy and which agendas to realize; its prices tell what a little more of each resource, and of money, is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from ridotto.bots.simplex import maximize

from .beliefs import Supply
from .market import Week
from .pricing import Point

Supplies: TypeAlias = Sequence[Sequence[Supply]]


class Plan(NamedTuple):
    """What the rest of the week comes to, and the prices that follow from it."""

    value: float
    """Final money, as far as it is still open: what agendas bring, less what is spent and what a loan costs."""
    prices: Point
    """What a little more of each resource adds."""
    coin: float
    """What a coin more adds: at least itself."""
    loan: float
    """What to borrow in all, while that may be changed."""


def make_plan(week: Week, supplies: Supplies, money: float | None = None, hope: float = 1.0) -> Plan:
    """The best use of the rest of the week, if lots can be had like this; with so much money, or with the best loan.

    An agenda is counted on at `hope` times its value: plans go awry, copies come whole, and resources are left over.
    """
    gains: list[float] = []
    columns: list[tuple[float, float, float, float]] = []
    bounds: list[float] = []

    def add(gain: float, uses: Sequence[float], coins: float, most: float) -> None:
        gains.append(gain)
        columns.append((uses[0], uses[1], uses[2], coins))
        bounds.append(most)

    for value, cost, copies in week.own.agendas:
        add(hope * value, cost, 0.0, copies)
    for lot, steps in zip(week.lots, supplies, strict=True):
        uses = lot.cost if lot.value else [-amount for amount in lot.provides]
        for step in steps:
            add(hope * lot.value - step.price, uses, step.price, step.copies)
    if money is None:
        add(-week.dearness, (0, 0, 0), -1.0, week.limit)
    limits = [*map(float, week.own.resources), money or 0.0]
    found = maximize(gains, [[column[row] for column in columns] for row in range(4)], limits, bounds)
    force, popularity, influence, coin = found.prices
    if money is None:
        return Plan(found.value, (force, popularity, influence), 1 + coin, found.amounts[-1])
    interest = week.dearness * money if week.limit else 0.0
    return Plan(found.value - interest, (force, popularity, influence), 1 + coin, money)
