"""The others as they may be: planners, or players with prices about some level; and what the results tell of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import erfc, exp, log, pi, sqrt
from random import Random
from typing import TypeAlias

from ridotto.core.forms import CROWD

from .beliefs import SAMPLES, Belief, Obstacles, believed_prices, in_the_way
from .market import History, Lot, Week, holding_of, market_prices, reference, week_of
from .thoughts import Thoughts, Wish, answer, next_lots, planned_loan, style_for, think, think_of_week

PRICE_LEVELS = (0.1, 0.2, 0.4, 0.7, 1.0)
"""Players without a plan that anyone could tell bid about such a part of what the market takes a copy for."""
SPREAD, TURNOUT, DECLINE = 0.4, 0.8, 0.8
PLANNERS = 0.6
"""How likely one of the others is a planner before anything was seen."""
MEMORY = 2
"""So many of the last auctions tell who the others are."""
SURPRISE = 0.03
"""Whatever is seen is at least so likely."""
LEAST_PURSE = 0.1
"""Who has spent what a planner would have borrowed is taken to have this part of it left."""
MOST_THOUGHT = 1_200
"""Lots of the week times seats: up to here a player thinks through what each of the others may plan."""
MOST_LOTS = 400
"""Lots of the next auction times seats times ways of seeing it, for the same reason."""
ACCURACY = 0.12
"""The standard deviation of the logarithm of a price next to what a planner is taken to offer."""


Offers: TypeAlias = Mapping[str, Sequence[float]]
"""What a player offers for each copy of an item, the highest price first."""


@lru_cache(maxsize=512)
def planned_offers(history: History, seat: int) -> tuple[Offers, ...]:
    """What this player would offer in the next auction if it planned, in some ways of seeing it. Of its money
    only what it paid is known; it is taken to have borrowed what a planner would."""
    style = style_for(history.seats)
    holding, paid = holding_of(history, seat)
    loan = planned_loan(week_of(history.until(0), {}, 0), style)
    week = week_of(history, holding, max(loan - paid, int(LEAST_PURSE * loan)))
    ways = max(1, min(style.variants, MOST_LOTS // (len(next_lots(week)) * history.seats)))
    return tuple(_by_item(think(week, style, variant).wishes) for variant in range(ways))


def _by_item(wishes: Sequence[Wish]) -> Offers:
    offers: dict[str, list[float]] = {}
    for wish in sorted(wishes, key=lambda wish: -wish.price):
        offers.setdefault(wish.item, []).extend([float(wish.price)] * wish.copies)
    return offers


# ---- who they are


@lru_cache(maxsize=512)
def kinds_of(history: History, seat: int) -> tuple[float, ...]:
    """How likely this player is a planner, and how likely it bids at each of the levels, after what was seen."""
    scores = [log(PLANNERS), *[log((1 - PLANNERS) / len(PRICE_LEVELS))] * len(PRICE_LEVELS)]
    for number in range(max(0, history.held - MEMORY), history.held):
        before = history.until(number)
        offers = planned_offers(before, seat)
        week = week_of(before, {}, 0)
        market = market_prices(week.everyone, week.lots)
        for lot in next_lots(week):
            top, last = _seen(history, number, lot, seat)
            scores[0] += log(SURPRISE + _fits_planner([each.get(lot.item, (0.0,))[0] for each in offers], top, last))
            for kind, level in enumerate(PRICE_LEVELS, 1):
                scores[kind] += log(SURPRISE + _fits_level(level * reference(lot, market), top, last))
    highest = max(scores)
    weights = [exp(score - highest) for score in scores]
    return tuple(weight / sum(weights) for weight in weights)


def _seen(history: History, number: int, lot: Lot, seat: int) -> tuple[int, int]:
    """The highest price at which this player won a copy, and the lowest at which anyone did, if none was left."""
    won = [win for win in history.wins[number] if win[0] == lot.item]
    top = max((price for _item, winner, price, _count in won if winner == seat), default=0)
    sold_out = sum(count for *_, count in won) >= lot.offered
    return top, min(price for _item, _winner, price, _count in won) if sold_out else 0


def _fits_planner(offers: Sequence[float], top: int, last: int) -> float:
    """How well what was seen of a lot fits the highest offers of a planner."""
    if top:
        return sum(_density(top, offer, ACCURACY) for offer in offers if offer) / len(offers)
    return sum(offer <= last for offer in offers) / len(offers)


def _fits_level(price: float, top: int, last: int) -> float:
    """How well it fits a player who bids about this price."""
    if top:
        return TURNOUT * _density(top, price, SPREAD)
    above = 0.5 * erfc(log((last + 0.5) / price) / SPREAD / sqrt(2)) if last else 1.0
    return 1 - TURNOUT * above


def _density(price: float, middle: float, spread: float) -> float:
    away = log((price + 0.5) / (middle + 0.5)) / spread
    return exp(-away * away / 2) / spread / sqrt(2 * pi)


# ---- what they may offer next


def can_tell_rivals(history: History) -> bool:
    """In a crowd nobody knows who has won what, and a long week with many players is too much to think through for each
    of them."""
    return history.seats <= CROWD and len(history.lots) * history.seats <= MOST_THOUGHT


def think_of_rivals(history: History, seat: int, week: Week, seed: int) -> Thoughts:
    """Against these others, as far as their holdings and the results so far tell who they are."""
    think_further = _think if can_tell_rivals(history) else think_of_week
    return think_further(history, seat, week, seed)


# the same question is asked again after every bid of one evening
@lru_cache(maxsize=128)
def _think(history: History, seat: int, week: Week, seed: int) -> Thoughts:
    return answer(week, style_for(week.seats), sampled_ways(history, seat, next_lots(week), seed))


def sampled_ways(history: History, seat: int, lots: Sequence[Lot], seed: int) -> list[Obstacles]:
    """For each lot of the next auction the least whole prices that would have won in each of the imagined ones."""
    week = week_of(history, {}, 0)
    market = market_prices(week.everyone, week.lots)
    units = [reference(lot, market) for lot in lots]
    others = [other for other in range(history.seats) if other != seat]
    rng = Random(seed)
    worlds: list[list[list[float]]] = [[] for _ in lots]
    for _ in range(SAMPLES):
        offers = [_offers(history, other, lots, units, rng) for other in others]
        for world, *each in zip(worlds, *offers, strict=True):
            world.append([price for prices in each for price in prices])
    return [
        tuple(tuple(int(price) + 1 for price in way) for way in in_the_way(world, lot.offered))
        for lot, world in zip(lots, worlds, strict=True)
    ]


def _offers(history: History, seat: int, lots: Sequence[Lot], units: Sequence[float], rng: Random) -> list[list[float]]:
    """What one of the others may offer for each copy of each lot."""
    (kind,) = rng.choices(range(len(PRICE_LEVELS) + 1), kinds_of(history, seat))
    if kind == 0:
        bids = rng.choice(planned_offers(history, seat))
        return [_about(bids.get(lot.item, ()), rng) for lot in lots]
    belief = Belief(TURNOUT, PRICE_LEVELS[kind - 1], SPREAD, DECLINE)
    return [
        [unit * price for price in believed_prices(belief, lot.offered, rng)]
        for lot, unit in zip(lots, units, strict=True)
    ]


def _about(prices: Sequence[float], rng: Random) -> list[float]:
    """Prices like these, a little more or less."""
    factor = exp(ACCURACY * rng.gauss(0, 1))
    return [price * factor for price in prices]
