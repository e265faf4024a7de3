"""A player by rules of thumb: quick, and good enough where many bid."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import TypeAlias

from ridotto.core.bot import Decision, Sight
from ridotto.core.forms import Move

from .items import Triple
from .market import own_holding
from .moves import Bid, Borrow, Change, Ready, Withdraw
from .pricing import Point, Resources, lowest_bound
from .realization import Held, realize
from .temperament import liking
from .view import VeniceView

Wishes: TypeAlias = dict[tuple[str, int], int]
"""How many copies of an item to bid for at a price."""

SHARE = 0.45
"""Of what something adds to the end, so much is borrowed for it and bid at first. It is little because much of what is
bought ends unused, and the treasury takes its part."""
LEAST_SHARE, MOST_SHARE, OPENING_SHARE, CLOSING_SHARE = 0.1, 0.3, 0.2, 0.5
LEAST_LOAN = 85
"""Percent of what is planned; the loan is drawn between this and all of it."""
LIKINGS = 0.15
"""So much more or less than an item is worth to others."""
CONFIDENCE = 0.6
"""How much of an equal share of what is to come a player counts on."""


class Thumb:
    """Plain sense: a thing is worth what it adds to the best set of agendas that can still be realized. Bid a share
    of that, more where demand is high, and borrow what that takes: no more, it would only cost interest."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Bring the loan, then the bids in the next auction, to what they should be; then be ready."""
        view: VeniceView = sight.view()
        if not view.you or view.seat is None or view.outcome is not None:
            return Decision(None)
        move: Move | None = None
        if view.held == 0 and not _is_planned(view.loan or 0, loan := planned_loan(view)):
            move = Borrow(rng.randint(_least_loan(loan), loan))
        move = move or step_towards(todays_wishes(view), view)
        if move is None and "ready" in view.you.may:
            move = Ready()
        return Decision(move)


# ---- what things are worth


def prices_of_resources(view: VeniceView) -> Point:
    """What a little more force, popularity or influence adds to the value of the agendas that the player holds or can
    expect, next to the assets held or to be expected: of everything still to come, an equal share."""
    holding = own_holding(view)
    expected: Counter[str] = Counter()
    for auction in view.auctions[view.held :]:
        for lot in auction.items:
            expected[lot.item] += lot.offered
    agendas, totals = [], [0.0, 0.0, 0.0]
    for name, item in view.items.items():
        count = holding.get(name, 0) + CONFIDENCE * expected[name] / view.seats
        if item.cost and item.value:
            agendas.append((float(item.value), item.cost.as_tuple(), count))
        elif item.provides:
            for r, amount in enumerate(item.provides.as_tuple()):
                totals[r] += count * amount
    return _prices(tuple(agendas), (totals[0], totals[1], totals[2]))


# the same question is asked again after every bid of one evening
_prices = lru_cache(maxsize=256)(lowest_bound)


def worth(name: str, view: VeniceView, prices: Point) -> float:
    """An asset is worth its resources; an agenda what it brings beyond its cost."""
    item = view.items[name]
    if item.provides:
        return _cost(item.provides, prices)
    return max(0.0, (item.value or 0) - _cost(item.cost, prices)) if item.cost else 0.0


def _cost(triple: Triple, prices: Point) -> float:
    return triple.force * prices[0] + triple.popularity * prices[1] + triple.influence * prices[2]


def planned_loan(view: VeniceView) -> int:
    """An equal share of everything that is offered this week, at the prices that would be bid; never more than the
    treasury lends."""
    prices = prices_of_resources(view)
    total = sum(lot.offered * worth(lot.item, view, prices) for auction in view.auctions for lot in auction.items)
    return min(view.limit, int(SHARE * total / view.seats))


def _least_loan(planned: int) -> int:
    return planned * LEAST_LOAN // 100


def _is_planned(loan: int, planned: int) -> bool:
    """The loan is drawn once, and then kept while it is about what was planned."""
    return _least_loan(planned) <= loan <= planned


def demand(view: VeniceView, prices: Point) -> float:
    """The share of an asset's worth that it took to get one, in the common auctions so far; a little more is bid."""
    seen = []
    for auction in view.auctions[1 : view.held]:
        for lot in auction.items:
            sold = [result for result in auction.results if result.item == lot.item]
            value = worth(lot.item, view, prices)
            if value > 0 and sum(result.count for result in sold) == lot.offered:
                seen.append(min(result.price for result in sold) / value)
            elif value > 0:
                seen.append(LEAST_SHARE)
    if not seen:
        return SHARE
    return min(MOST_SHARE, max(LEAST_SHARE, sum(seen) / len(seen) + 0.05))


# ---- what to bid


def todays_wishes(view: VeniceView) -> Wishes:
    """What to bid in the next auction."""
    return _closing_wishes(view) if view.held == len(view.auctions) - 1 else _daily_wishes(view)


def _daily_wishes(view: VeniceView) -> Wishes:
    """A fair share of every item at the full bid, and one copy more at a lower one."""
    prices = prices_of_resources(view)
    share = demand(view, prices) if view.held else OPENING_SHARE
    wishes: Wishes = {}
    for place, lot in enumerate(view.auctions[view.held].items):
        price = int(share * liking(view, place, LIKINGS) * worth(lot.item, view, prices))
        fair = -(-lot.offered // view.seats)
        if price >= 1:
            wishes[lot.item, price] = fair
        if price >= 5 and fair < lot.offered:
            wishes[lot.item, price * 4 // 5] = 1
    return wishes or _a_coin_for_the_best(view)


def _a_coin_for_the_best(view: VeniceView) -> Wishes:
    """Where nothing seems worth anything: what provides most may still come in handy, and costs next to nothing."""

    def amount(name: str) -> int:
        provides = view.items[name].provides
        return sum(provides.as_tuple()) if provides else 0

    best = max((lot.item for lot in view.auctions[view.held].items), key=amount)
    return {(best, 1): 1} if view.money else {}


def _closing_wishes(view: VeniceView) -> Wishes:
    """Agendas one after another, each time the one that adds most to what is realized (VEN-15)."""
    holding, wishes = own_holding(view).copy(), Counter[tuple[str, int]]()
    offered = {lot.item: lot.offered for lot in view.auctions[view.held].items}
    money = view.money or 0
    realized = _realizable(view, holding)
    while True:
        gains = {}
        for name, left in offered.items():
            if left:
                gains[name] = _realizable(view, {**holding, name: holding.get(name, 0) + 1}) - realized
        best = max(gains, key=lambda name: gains[name], default=None)
        if best is None or gains[best] < 2 or money <= 0:
            return dict(wishes)
        price = max(1, int(CLOSING_SHARE * gains[best]))
        wishes[best, price] += 1
        money -= price
        offered[best] -= 1
        realized += gains[best]
        holding[best] = holding.get(best, 0) + 1


def _realizable(view: VeniceView, holding: dict[str, int]) -> int:
    """The value of the best combination that this holding allows."""
    held, totals = [], [0, 0, 0]
    for name, count in holding.items():
        item = view.items[name]
        if item.cost and item.value:
            held.append(Held(item.value, item.cost.as_tuple(), count))
        elif item.provides:
            totals = [total + count * one for total, one in zip(totals, item.provides.as_tuple(), strict=True)]
    return _value(tuple(held), (totals[0], totals[1], totals[2]))


@lru_cache(maxsize=1024)
def _value(held: tuple[Held, ...], resources: Resources) -> int:
    return sum(agenda.value * count for agenda, count in zip(held, realize(held, resources), strict=True))


def step_towards(wishes: Wishes, view: VeniceView) -> Move | None:
    """One move that brings the bids in the next auction closer to the wishes: take away first, then add."""
    standing = {(bid.item, bid.price): bid for bid in view.bids or () if bid.auction == view.held}
    for key, bid in standing.items():
        if key not in wishes:
            return Withdraw(bid.bid)
    for key, bid in sorted(standing.items(), key=lambda entry: wishes[entry[0]] - entry[1].count):
        if wishes[key] != bid.count:
            return Change(bid.bid, bid.price, wishes[key])
    for (item, price), count in wishes.items():
        if (item, price) not in standing:
            return Bid(view.held, item, price, count)
    return None
