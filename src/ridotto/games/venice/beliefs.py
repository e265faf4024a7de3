"""What others are believed to bid, and the best bids against that: the arithmetic of sealed bids (VEN-12, VEN-13)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import NamedTuple, TypeAlias

SAMPLES = 48
"""In so many imagined auctions the others bid for a lot."""
MOST_COPIES = 4
"""For so many copies of a lot (or bundles of them) prices are thought about one by one."""
MOST_RIVALS = 15
"""More others than this are thought of as so many, with as much less on offer."""
KEENNESS = (0.1, 0.25, 0.45, 0.7, 1.0, 1.5, 2.5)
"""Worths, next to what the market takes a copy for, at which the supply of a lot is looked at."""

Obstacles: TypeAlias = tuple[tuple[float, ...], ...]
"""For the first copy, the second and so on: what had to be outbid in each of the imagined auctions, sorted."""


class Belief(NamedTuple):
    """How one of the others bids for a lot, next to what the market takes a copy for."""

    turnout: float
    """How often they bid for it at all."""
    level: float
    """The middle of their prices."""
    spread: float
    """The standard deviation of the logarithm of a price."""
    decline: float
    """What the next copy is offered, as a part of the price of the one before."""


class Supply(NamedTuple):
    """A step of what can be had of a lot on average: so many copies more, each at this price."""

    copies: float
    price: float


class Terms(NamedTuple):
    """How many copies make a bundle, how many bundles are on offer, and how many others there are, for the thought."""

    bundle: int
    bundles: int
    rivals: int


def terms(seats: int, offered: int) -> Terms:
    """Small numbers that stand for a lot: of a thousand copies nobody asks one by one."""
    rivals = min(seats - 1, MOST_RIVALS)
    scaled = max(1, round(offered * (rivals + 1) / seats))
    bundle = max(1, scaled // (rivals + 1) // 2)
    return Terms(bundle, max(1, scaled // bundle), rivals)


@lru_cache(maxsize=1024)
def obstacles(belief: Belief, rivals: int, bundles: int, seed: int = 0) -> Obstacles:
    """What stands in the way of one copy, two, and so on, where everyone else bids like this."""
    rng = Random(seed)
    worlds = []
    for _ in range(SAMPLES):
        asked: list[float] = []
        for _rival in range(rivals):
            asked += believed_prices(belief, bundles, rng)
        worlds.append(asked)
    return in_the_way(worlds, bundles)


def believed_prices(belief: Belief, bundles: int, rng: Random) -> list[float]:
    """What one of the others might offer for each copy, the first copy first."""
    if rng.random() >= belief.turnout:
        return []
    price = belief.level * exp(belief.spread * rng.gauss(0, 1))
    return [price * belief.decline**copy for copy in range(min(bundles, MOST_COPIES))]


def in_the_way(worlds: Sequence[list[float]], bundles: int) -> Obstacles:
    """The price that had to be outbid for each copy, from all that the others offer in each world: the first copy
    meets only the offer that would have been the last one served, the second the one before it, and so on."""
    for asked in worlds:
        asked.sort(reverse=True)
    return tuple(
        tuple(sorted(asked[bundles - copy] if bundles - copy < len(asked) else 0.0 for asked in worlds))
        for copy in range(1, min(bundles, MOST_COPIES) + 1)
    )


def chance(way: Sequence[float], price: float) -> float:
    """How often this price is enough."""
    return bisect_right(way, price) / len(way)


# ---- the best bids


def best_prices(
    ways: Sequence[Sequence[float]], worths: Sequence[float], candidates: Sequence[float], coin: float = 1.0
) -> tuple[float, tuple[float, ...]]:
    """The prices for the first copy, the second and so on that gain most on average, and what they gain: the chance
    of each copy times what it is worth beyond its price, where a coin is worth `coin`.

    A player's own bids are served from the highest, so prices never rise from copy to copy. Candidates are sorted. For
    the last copies it may be best to offer nothing: they get no price.
    """
    best: list[tuple[float, tuple[float, ...]]] = [(0.0, ())] * (len(candidates) + 1)
    for way, worth in reversed(list(zip(ways, worths, strict=False))):
        row: list[tuple[float, tuple[float, ...]]] = [(0.0, ())]
        for index, price in enumerate(candidates):
            later, prices = best[index + 1]
            gain = chance(way, price) * (worth - coin * price) + later
            row.append((gain, (price, *prices)) if gain > row[-1][0] else row[-1])
        best = row
    return best[-1]


def gain_of(ways: Sequence[Sequence[float]], worths: Sequence[float], prices: Sequence[float], coin: float) -> float:
    """What these bids for single copies gain on average; a copy beyond those thought about is worth nothing."""
    total = 0.0
    for copy, price in enumerate(sorted(prices, reverse=True)):
        worth = worths[copy] if copy < len(worths) else 0.0
        total += chance(ways[min(copy, len(ways) - 1)], price) * (worth - coin * price)
    return total


@lru_cache(maxsize=1024)
def supply(belief: Belief, rivals: int, bundles: int) -> tuple[Supply, ...]:
    """What can be had of a lot, the cheapest first: the best bids at rising worths, each step at what it costs more."""
    ways = obstacles(belief, rivals, bundles)
    candidates = sorted({price * 1.001 + 0.001 for way in ways for price in way[2::5]})
    steps, had, paid = [], 0.0, 0.0
    for keenness in KEENNESS:
        _gain, prices = best_prices(ways, [keenness] * len(ways), candidates)
        chances = [chance(way, price) for way, price in zip(ways, prices, strict=False)]
        copies = sum(chances)
        cost = sum(price * likely for price, likely in zip(prices, chances, strict=True))
        if copies > had + 0.02:
            steps.append(Supply(copies - had, max(0.0, cost - paid) / (copies - had)))
            had, paid = copies, cost
    return tuple(steps)
