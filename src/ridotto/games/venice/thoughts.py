"""What a planning player thinks before an auction: the loan, what each lot is worth, and the bids that follow."""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

from .beliefs import Belief, Obstacles, Supply, best_prices, chance, gain_of, obstacles, supply, terms
from .calendar import AUCTIONS
from .market import History, Lot, Means, Week, market_prices, reference, worth
from .plan import Plan, make_plan
from .realization import Held, OutOfPatience, Patience, realize

PATIENCE = 1_500
"""Steps that one realization may take while a player thinks; beyond, the linear programme answers for it."""

MOST_WISHES = 12
"""For so many copies a player bids in the closing auction."""


class Style(NamedTuple):
    """How a planning player sees the others, and how much it dares."""

    beliefs: tuple[Belief, ...]
    """What others bid in each of the seven auctions."""
    loan: float = 1.0
    """What to borrow, as a part of what the plan spends."""
    hope: float = 1.0
    """How much of the value of agendas to count on, while assets are still to be had."""
    outlay: float = 0.5
    """Of the purse, so much may be offered in one auction before the closing: others may bid less than believed, and
    then all is won at once."""
    variants: int = 8
    """So many ways of seeing the same auction: players of one kind would otherwise all bid alike."""


class Stake(NamedTuple):
    """A lot of the next auction as a player sees it: what has to be outbid and what a copy, or a bundle, is worth."""

    lot: Lot
    bundle: int
    ways: Obstacles
    worths: tuple[float, ...]
    coin: float
    """What a coin is worth."""

    def gain(self, prices: list[int]) -> float:
        """What bids at these prices, one for each copy, gain on average."""
        return self.bundle * gain_of(self.ways, self.worths, self._each(prices), self.coin)

    def chances(self, prices: list[int]) -> list[float]:
        """How often such bids win one copy or bundle, two, and so on."""
        last = len(self.ways) - 1
        return [chance(self.ways[min(copy, last)], price) for copy, price in enumerate(self._each(prices))]

    def _each(self, prices: list[int]) -> list[int]:
        """One price for each bundle, the highest first."""
        return sorted(prices, reverse=True)[:: self.bundle]


class Wish(NamedTuple):
    """A bid to make."""

    item: str
    price: int
    copies: int


class Thoughts(NamedTuple):
    """What to borrow, as long as that may be changed, the lots of the next auction, and the bids to make."""

    loan: int
    stakes: tuple[Stake, ...]
    wishes: tuple[Wish, ...]


@lru_cache(maxsize=256)
def think(week: Week, style: Style, seed: int) -> Thoughts:
    """The same week is always thought about alike, so that wishes stand until they are all placed."""
    return answer(week, style, [believed_ways(week, style, lot, seed) for lot in next_lots(week)])


def answer(week: Week, style: Style, ways: list[Obstacles]) -> Thoughts:
    """What to do where the lots of the next auction have these obstacles, and later ones are believed to be like
    that."""
    if week.held == AUCTIONS - 1:
        return Thoughts(0, *closing(week, ways))
    loan = planned_loan(week, style)
    plan = plan_of(week if week.money else week._replace(money=loan), style)
    stakes = tuple(_stake(week, lot, way, plan, style.hope) for lot, way in zip(next_lots(week), ways, strict=True))
    return Thoughts(loan, stakes, within(style.outlay * (week.money or loan), wishes_for(stakes), stakes))


@lru_cache(maxsize=64)
def planned_loan(week: Week, style: Style) -> int:
    """What to borrow for this week: what the plan spends, with something more or less."""
    if not week.limit:
        return 0
    plan = make_plan(week, supplies(week._replace(money=0), style), hope=style.hope)
    return min(week.limit, round(style.loan * plan.loan))


def next_lots(week: Week) -> tuple[Lot, ...]:
    """What the next auction offers."""
    return tuple(lot for lot in week.lots if lot.auction == week.held)


@lru_cache(maxsize=256)
def supplies(week: Week, style: Style) -> tuple[tuple[Supply, ...], ...]:
    """What can be had of every lot of the rest of the week, if the others bid as believed."""
    prices = market_prices(week.everyone, week.lots)
    found = []
    for lot in week.lots:
        bundle, bundles, rivals = terms(week.seats, lot.offered)
        unit = reference(lot, prices)
        steps = supply(style.beliefs[lot.auction], rivals, bundles)
        found.append(tuple(Supply(step.copies * bundle, step.price * unit) for step in steps))
    return tuple(found)


@lru_cache(maxsize=256)
def plan_of(week: Week, style: Style) -> Plan:
    """The plan for the rest of the week with the money there is, if the others bid as believed."""
    return make_plan(week, supplies(week._replace(money=0), style), float(week.money), style.hope)


def believed_ways(week: Week, style: Style, lot: Lot, seed: int) -> Obstacles:
    """The least whole prices that would have won in each of the imagined auctions."""
    _bundle, bundles, rivals = terms(week.seats, lot.offered)
    unit = reference(lot, market_prices(week.everyone, week.lots))
    ways = obstacles(style.beliefs[lot.auction], rivals, bundles, seed % style.variants)
    return tuple(tuple(int(unit * ratio) + 1 for ratio in way) for way in ways)


def _stake(week: Week, lot: Lot, ways: Obstacles, plan: Plan, hope: float) -> Stake:
    value = worth(lot._replace(value=int(hope * lot.value)), plan.prices)
    return Stake(lot, terms(week.seats, lot.offered).bundle, ways, (value,) * len(ways), plan.coin)


def wishes_for(stakes: tuple[Stake, ...]) -> tuple[Wish, ...]:
    """The best bids on every lot, where each is thought about on its own."""
    wishes = []
    for stake in stakes:
        candidates = sorted({price for way in stake.ways for price in way})
        _gain, prices = best_prices(stake.ways, stake.worths, candidates, stake.coin)
        wishes += [
            Wish(stake.lot.item, int(price), min(count * stake.bundle, stake.lot.offered))
            for price, count in Counter(prices).items()
        ]
    return tuple(wishes)


def within(outlay: float, wishes: tuple[Wish, ...], stakes: tuple[Stake, ...]) -> tuple[Wish, ...]:
    """The wishes that gain most for a coin, as far as this goes if all of them are granted."""
    stake = {each.lot.item: each for each in stakes}

    def gain_for_a_coin(wish: Wish) -> float:
        return stake[wish.item].gain([wish.price] * wish.copies) / (wish.price * wish.copies)

    kept = []
    for wish in sorted(wishes, key=gain_for_a_coin, reverse=True):
        copies = min(wish.copies, int(outlay / wish.price))
        if copies:
            kept.append(wish._replace(copies=copies))
            outlay -= wish.price * copies
    return tuple(kept)


# ---- the closing auction


def closing(week: Week, ways: list[Obstacles]) -> tuple[tuple[Stake, ...], tuple[Wish, ...]]:
    """Agendas one after another, each time the one that gains most, by what it adds to the exact realization beside
    those wished for before it (VEN-15)."""
    lots = next_lots(week)
    held, money = list(week.own.agendas), week.money
    worths: list[list[float]] = [[] for _ in lots]
    wishes: Counter[tuple[str, int]] = Counter()
    realized = realizable(Means(tuple(held), week.own.resources))
    for _ in range(MOST_WISHES + 1):
        gains = [
            realizable(Means((*held, (lot.value, lot.cost, 1)), week.own.resources)) - realized
            if len(had) < min(len(way), lot.offered)
            else 0
            for lot, way, had in zip(lots, ways, worths, strict=True)
        ]
        found = _best_offer(gains, [way[len(had) :] for way, had in zip(ways, worths, strict=True)], money)
        if found is None or wishes.total() == MOST_WISHES:
            break
        index, price = found
        wishes[lots[index].item, price] += 1
        worths[index].append(gains[index])
        money -= price
        realized += gains[index]
        held.append((lots[index].value, lots[index].cost, 1))
    stakes = tuple(
        Stake(lot, 1, way, (*had, *[float(gain)] * (len(way) - len(had))), 1.0)
        for lot, way, had, gain in zip(lots, ways, worths, gains, strict=True)
    )
    return stakes, tuple(Wish(item, price, count) for (item, price), count in wishes.items())


def _best_offer(gains: list[int], ways: list[Obstacles], money: int) -> tuple[int, int] | None:
    """The lot and the price that gain most on average; nothing if none gains."""
    best, found = 0.0, None
    for index, (gain, way) in enumerate(zip(gains, ways, strict=True)):
        for price in sorted({int(price) for price in way[0]}) if gain > 1 else ():
            expected = chance(way[0], price) * (gain - price)
            if price <= money and expected > best:
                best, found = expected, (index, price)
    return found


@lru_cache(maxsize=4096)
def realizable(means: Means) -> int:
    """The value of the best combination of agendas, or about that where it takes too long to find."""
    held = [Held(*agenda) for agenda in means.agendas]
    try:
        counts = realize(held, means.resources, Patience(PATIENCE))
    except OutOfPatience:
        return int(make_plan(Week(1, AUCTIONS, 0, 0, 0.0, (), means, means), ()).value)
    return sum(agenda.value * count for agenda, count in zip(held, counts, strict=True))


# ---- the planner that others are measured by


@lru_cache(maxsize=16)
def style_for(seats: int) -> Style:
    """The tuned style for a table of this size: that of the largest table tuned for that is no larger."""
    styles = tuned_styles()
    return styles[max((size for size in styles if size <= seats), default=min(styles))]


@lru_cache(maxsize=1)
def tuned_styles() -> dict[int, Style]:
    """By the number of seats, the styles that were found by self-play; `lab/tuning/venice.py` finds them again."""
    tables = json.loads(resources.files(__package__).joinpath("tuned.json").read_text("utf-8"))
    return {
        int(seats): Style(tuple(Belief(*belief) for belief in table["beliefs"]), table["loan"], table["hope"])
        for seats, table in tables.items()
    }


def think_of_week(history: History, seat: int, week: Week, seed: int) -> Thoughts:
    """Against others as they usually are, whoever they are."""
    return think(week, style_for(week.seats), seed)


def value_of_loan(week: Week, loan: int) -> float:
    """What the rest of the week comes to with this loan."""
    return plan_of(week._replace(money=loan), style_for(week.seats)).value
