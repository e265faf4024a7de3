"""Good prices on the three resources, for the bounds of the realization."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple, TypeAlias

Resources: TypeAlias = tuple[int, int, int]
"""Force, popularity, influence."""
Point: TypeAlias = tuple[float, float, float]

_ROUNDS = 200
_CLOSE = 0.01
"""So far from the lowest bound is good enough, in units of value."""


class Kind(NamedTuple):
    """Something to choose copies of: its place in the question, what a copy is worth and costs, how many there are."""

    place: int
    worth: int
    cost: Resources
    copies: int


def copies_that_fit(cost: Resources, copies: int, resources: Resources) -> int:
    """How many of so many copies the resources allow."""
    for have, need in zip(resources, cost, strict=True):
        if need and have < need * copies:
            copies = have // need
    return copies


def bill(cost: Resources, price: Resources) -> int:
    """What a cost amounts to at these prices."""
    return cost[0] * price[0] + cost[1] * price[1] + cost[2] * price[2]


def surplus(kind: Kind, price: Resources) -> int:
    """What one copy is worth beyond its cost at these prices."""
    return kind.worth - bill(kind.cost, price)


def good_prices(kinds: Sequence[Kind], resources: Resources, unit: int) -> list[Resources]:
    """The prices that bound the whole problem best; then those for a little more or less of each resource, which
    serve the later states of a search; then none at all. `unit` is the worth of one unit of value."""
    capacities = [resources]
    for r in range(3):
        step = max(kind.cost[r] for kind in kinds)
        for change in (step, -step):
            other = list(resources)
            other[r] = max(0, other[r] + change)
            capacities.append((other[0], other[1], other[2]))
    goods = [(kind.worth / unit, kind.cost, kind.copies) for kind in kinds]
    found = [lowest_bound(goods, capacity) for capacity in capacities]
    whole = [(int(a * unit), int(b * unit), int(c * unit)) for a, b, c in found]
    return list(dict.fromkeys([*whole, (0, 0, 0)]))


def corner_prices(kinds: Sequence[Kind]) -> list[Resources]:
    """All prices at which the bound over these few kinds can be lowest: where three of the planes meet on which a
    kind's surplus, or a price, is zero."""
    planes = [(*kind.cost, kind.worth) for kind in kinds] + [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)]
    corners = [(0, 0, 0)]
    for (a, b, c, p), (d, e, f, q), (g, h, i, r) in combinations(planes, 3):
        determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
        if determinant:
            force = p * (e * i - f * h) - b * (q * i - f * r) + c * (q * h - e * r)
            popularity = a * (q * i - f * r) - p * (d * i - f * g) + c * (d * r - q * g)
            influence = a * (e * r - q * h) - b * (d * r - q * g) + p * (d * h - e * g)
            corner = (force // determinant, popularity // determinant, influence // determinant)
            if min(corner) >= 0:
                corners.append(corner)
    return list(dict.fromkeys(corners))


Goods: TypeAlias = Sequence[tuple[float, Resources, float]]
"""What one copy is worth and costs, and how many there are (on average, perhaps)."""


def lowest_bound(goods: Goods, resources: tuple[float, float, float]) -> Point:
    """Prices close to the lowest point of the bound, a convex function of the prices, by shrinking ellipsoids."""
    dearest = [max((worth / cost[r] for worth, cost, _ in goods if cost[r]), default=0.0) for r in range(3)]
    x, y, z = (price / 2 for price in dearest)
    # the ellipsoid's matrix, symmetric: it holds the whole box from no price to the dearest
    xx, yy, zz = (0.75 * price * price + 1e-12 for price in dearest)
    xy = xz = yz = 0.0
    lowest, best = float("inf"), (x, y, z)
    for _ in range(_ROUNDS):
        inside = min(x, y, z) >= 0
        if inside:
            height, (gx, gy, gz) = _slope(goods, resources, (x, y, z))
            if height < lowest:
                lowest, best = height, (x, y, z)
            depth = height - lowest
        else:
            depth = -min(x, y, z)
            gx, gy, gz = (-1.0 if price == -depth else 0.0 for price in (x, y, z))
        px, py, pz = xx * gx + xy * gy + xz * gz, xy * gx + yy * gy + yz * gz, xz * gx + yz * gy + zz * gz
        square = gx * px + gy * py + gz * pz
        reach = sqrt(max(square, 0.0))  # exact to the last bit everywhere, so that every machine searches alike
        if reach <= depth or (inside and reach < _CLOSE):
            break
        alpha = depth / reach
        step = (1 + 3 * alpha) / 4
        grow, shrink = 9 / 8 * (1 - alpha * alpha), 2 * step / (1 + alpha) / square
        x, y, z = x - step * px / reach, y - step * py / reach, z - step * pz / reach
        xx, yy, zz = grow * (xx - shrink * px * px), grow * (yy - shrink * py * py), grow * (zz - shrink * pz * pz)
        xy, xz, yz = grow * (xy - shrink * px * py), grow * (xz - shrink * px * pz), grow * (yz - shrink * py * pz)
    return best


def _slope(goods: Goods, resources: tuple[float, float, float], prices: Point) -> tuple[float, Point]:
    """The bound at these prices, and how it changes with them."""
    a, b, c = prices
    gx, gy, gz = float(resources[0]), float(resources[1]), float(resources[2])
    height = a * gx + b * gy + c * gz
    for worth, (force, popularity, influence), copies in goods:
        gain = worth - a * force - b * popularity - c * influence
        if gain > 0:
            height += gain * copies
            gx -= force * copies
            gy -= popularity * copies
            gz -= influence * copies
    return height, (gx, gy, gz)
