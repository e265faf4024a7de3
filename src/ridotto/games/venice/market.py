"""The rest of a week as a player sees it, and what it is worth to everyone together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec import UNSET

from ridotto.bots.simplex import maximize

from .auction import Win
from .pricing import Point, Resources
from .scoring import interest_on
from .view import VeniceView

EVENNESS = 0.2
"""So far the prices of the three resources are drawn to what each would cost if nothing but the sums counted: who
counts on the last coin of the market counts wrong."""


class Lot(NamedTuple):
    """So many copies of an item in a coming auction. An agenda has value and cost, an asset provides something."""

    auction: int
    item: str
    offered: int
    value: int
    cost: Resources
    provides: Resources


class Means(NamedTuple):
    """What a player, or all of them, can realize and with what: agendas by value, cost and copies; resources."""

    agendas: tuple[tuple[int, Resources, int], ...]
    resources: Resources


class Week(NamedTuple):
    """Everything that a plan depends on, by value: the same week has the same plan."""

    seats: int
    held: int
    money: int
    limit: int
    """What may still be borrowed in all; nothing once the opening auction was held."""
    dearness: float
    """What one borrowed coin costs beyond itself (VEN-8)."""
    lots: tuple[Lot, ...]
    """What is still to come."""
    own: Means
    everyone: Means
    """What all players together hold."""


class History(NamedTuple):
    """What everyone at a table of known seats has seen so far, by value."""

    seats: int
    limit: int
    dearness: float
    lots: tuple[Lot, ...]
    """Of the whole week."""
    wins: tuple[tuple[Win, ...], ...]
    """The winning bids of each auction held; in a crowd their seats are not known, and there are none."""

    @property
    def held(self) -> int:
        """How many auctions were held."""
        return len(self.wins)

    def until(self, held: int) -> History:
        """The same before this auction was held."""
        return self._replace(wins=self.wins[:held])


def history_of(view: VeniceView) -> History:
    """What this table has seen."""
    wins = [
        tuple((won.item, -1 if won.seat is UNSET else won.seat, won.price, won.count) for won in auction.results)
        for auction in view.auctions[: view.held]
    ]
    lots = [
        _lot(view, number, lot.item, lot.offered)
        for number, auction in enumerate(view.auctions)
        for lot in auction.items
    ]
    dearness = interest_on(view.limit, view.rate, view.interest) / view.limit
    return History(view.seats, view.limit, dearness, tuple(lots), tuple(wins))


def week_of(history: History, holding: Mapping[str, int], money: int) -> Week:
    """The rest of the week for a player who holds and has this."""
    sold: Counter[str] = Counter()
    for wins in history.wins:
        for item, _seat, _price, count in wins:
            sold[item] += count
    return Week(
        seats=history.seats,
        held=history.held,
        money=money,
        limit=0 if history.held else history.limit,
        dearness=history.dearness,
        lots=tuple(lot for lot in history.lots if lot.auction >= history.held),
        own=_means_of(history, holding),
        everyone=_means_of(history, sold),
    )


def holding_of(history: History, seat: int) -> tuple[Counter[str], int]:
    """What a player has won, and paid for it."""
    holding: Counter[str] = Counter()
    paid = 0
    for wins in history.wins:
        for item, winner, price, count in wins:
            if winner == seat:
                holding[item] += count
                paid += price * count
    return holding, paid


def _lot(view: VeniceView, auction: int, name: str, offered: int) -> Lot:
    item = view.items[name]
    cost = item.cost.as_tuple() if item.cost else (0, 0, 0)
    provides = item.provides.as_tuple() if item.provides else (0, 0, 0)
    return Lot(auction, name, offered, item.value or 0, cost, provides)


def own_holding(view: VeniceView) -> dict[str, int]:
    """What the player holds."""
    return view.holdings if isinstance(view.holdings, dict) else view.holdings[view.seat or 0]


def _means_of(history: History, holding: Mapping[str, int]) -> Means:
    """What a holding can realize, and with what."""
    agendas, totals = [], [0, 0, 0]
    items = {lot.item: lot for lot in history.lots}
    for name, count in holding.items():
        item = items[name]
        if item.value:
            agendas.append((item.value, item.cost, count))
        else:
            totals = [total + count * one for total, one in zip(totals, item.provides, strict=True)]
    return Means(tuple(sorted(agendas)), (totals[0], totals[1], totals[2]))


def worth(lot: Lot, prices: Point) -> float:
    """An asset is worth its resources at these prices; an agenda what it brings beyond its cost."""
    if lot.value:
        return max(0.0, lot.value - bill(lot.cost, prices))
    return bill(lot.provides, prices)


def bill(amounts: Resources, prices: Point) -> float:
    """What these amounts of the three resources come to."""
    return amounts[0] * prices[0] + amounts[1] * prices[1] + amounts[2] * prices[2]


@lru_cache(maxsize=512)
def market_prices(means: Means, lots: tuple[Lot, ...]) -> Point:
    """What a little more of each resource would add for one who had these means and got everything on offer: with the
    means of all players, the market of all together."""
    agendas = [(float(value), cost, float(copies)) for value, cost, copies in means.agendas]
    resources = [float(amount) for amount in means.resources]
    for lot in lots:
        if lot.value:
            agendas.append((float(lot.value), lot.cost, float(lot.offered)))
        else:
            resources = [have + one * lot.offered for have, one in zip(resources, lot.provides, strict=True)]
    if not agendas:
        return (0.0, 0.0, 0.0)
    rows = [[cost[r] for _value, cost, _copies in agendas] for r in range(3)]
    found = maximize([agenda[0] for agenda in agendas], rows, resources, [agenda[2] for agenda in agendas])
    even = _even_prices(agendas, found.value)
    force, popularity, influence = (
        (1 - EVENNESS) * exact + EVENNESS * flat for exact, flat in zip(found.prices, even, strict=True)
    )
    return force, popularity, influence


def _even_prices(agendas: Iterable[tuple[float, Resources, float]], value: float) -> Point:
    """Each resource has a third of the value, spread over what all agendas would take of it."""
    needs = [0.0, 0.0, 0.0]
    for _value, cost, copies in agendas:
        needs = [need + one * copies for need, one in zip(needs, cost, strict=True)]
    force, popularity, influence = (value / 3 / need if need else 0.0 for need in needs)
    return force, popularity, influence


def reference(lot: Lot, prices: Point) -> float:
    """What the market takes a copy for; of an agenda at least a tenth of its value."""
    return max(1.0, worth(lot, prices), 0.1 * lot.value)
