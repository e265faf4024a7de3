"""How keen and master think in the open deck: who should get this card, and at what price?

Every way the bidding can end is played on quickly in the same imagined worlds, in which rivals, too, act with plain
sense and by their own cards only. Chips are worth nothing in the end, so only the chance to win counts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ridotto.core.bot import Choice, Decision, Opinion, Sight
from ridotto.core.forms import Move
from ridotto.core.messages import Message

from . import open_deck
from .moves import Bid, Pass
from .prospect import Course, Habits, learned
from .state import PokerAuction
from .tempo import thinking_time

JUMPS = (150, 250, 400, 700)
"""Limits that are weighed beside the least bid and the highest."""
GLANCE, CLEAR = 120, 4.0
"""After so many worlds it looks no further where one choice is better by so many standard errors."""


class Rivalry(NamedTuple):
    """One imagined world: which rival would go furthest for the card, how far, and what was found out already."""

    world: PokerAuction
    buyer: int | None
    limit: int
    known: dict[tuple[int | None, int], float]


class Comparison(NamedTuple):
    """How bidding up to the best limit does in each world, and how passing does."""

    limit: int
    bidding: list[float]
    passing: list[float]

    def gain(self) -> tuple[float, float]:
        """By how much bidding is better, and the standard error of that."""
        gains = [one - other for one, other in zip(self.bidding, self.passing, strict=True)]
        mean = _mean(gains)
        return mean, math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)

    def is_clear(self) -> bool:
        """Would more worlds hardly change anything?"""
        mean, error = self.gain()
        return abs(mean) >= CLEAR * error


class OpenMind:
    """Thinks about one card of the open deck."""

    def __init__(self, worlds: int, caution: float) -> None:
        self._worlds = worlds
        self._caution = caution
        """By so many standard errors another choice must be better than that of the quick player."""

    def consider(self, sight: Sight, world: PokerAuction, rng: Random, also: Sequence[Move]) -> Opinion:
        """Weigh a pass and bids, by how far one would go."""
        seat = sight.seat
        rivalries = [self._rivalry(sight.imagine(), seat) for _ in range(min(GLANCE, self._worlds))]
        compared = self._compare(world, seat, rivalries)
        if len(rivalries) < self._worlds and not compared.is_clear():
            rivalries += [self._rivalry(sight.imagine(), seat) for _ in range(self._worlds - GLANCE)]
            compared = self._compare(world, seat, rivalries)
        least, last = open_deck.amounts(world, seat)[0], _is_last(world, seat)
        amount = compared.limit if last else least
        bids = self._prefers_bid(world, seat, least, compared)
        decision = Decision(Bid(amount) if bids else Pass(), thinking_time(world.due(), sight.at, rng))
        choices = {Bid(amount): _mean(compared.bidding), Pass(): _mean(compared.passing)}
        for move in also:
            if isinstance(move, Bid) and move not in choices:
                further = move.amount if last else max(compared.limit, move.amount)
                choices[move] = _mean([self._result(each, seat, move.amount, further) for each in rivalries])
        ordered = sorted(choices.items(), key=lambda choice: -choice[1])
        return Opinion(decision, tuple(Choice(*choice) for choice in ordered), _why(world, amount, choices, bids))

    def _compare(self, world: PokerAuction, seat: int, rivalries: Sequence[Rivalry]) -> Comparison:
        """How far one should go, if one bids at all."""
        amounts, last = open_deck.amounts(world, seat), _is_last(world, seat)
        limits = [amount for amount in (amounts[0], *JUMPS, amounts[-1]) if amount in amounts]
        tried = {
            limit: [self._result(rivalry, seat, limit if last else amounts[0], limit) for rivalry in rivalries]
            for limit in dict.fromkeys(limits)
        }
        best = max(tried, key=lambda limit: (sum(tried[limit]), -limit))
        return Comparison(best, tried[best], [self._result(rivalry, seat, 0, 0) for rivalry in rivalries])

    @property
    def _habits(self) -> Habits:
        return learned()

    def _rivalry(self, world: PokerAuction, seat: int) -> Rivalry:
        """Which of the others would go furthest in this world, each by their own cards."""
        buyer, furthest = world.bidder, world.bid
        for rival in range(world.seats):
            if rival != seat and open_deck.can_bid(world, rival):
                limit = self._habits.wish(world, rival)
                if limit > furthest:
                    buyer, furthest = rival, limit
        return Rivalry(world, buyer, furthest, {})

    def _result(self, rivalry: Rivalry, seat: int, amount: int, limit: int) -> float:
        """How often this seat wins that bids so much and goes along up to the limit; with no amount it passes."""
        world, buyer, furthest, known = rivalry
        step = open_deck.STEP
        sale: tuple[int | None, int]
        if not amount:
            sale = buyer, max(world.bid, open_deck.LEAST_BID)
        elif furthest <= amount or buyer is None:
            sale = seat, amount
        elif furthest < limit:
            sale = seat, furthest // step * step
        else:
            sale = buyer, max(limit, amount + step)
        if sale not in known:
            course = Course(world.hands, world.balances, world.deck, world.passed, [self._habits] * world.seats)
            course.settle(world.lot, *sale)
            known[sale] = course.play_out()[seat]
        return known[sale]

    def _prefers_bid(self, world: PokerAuction, seat: int, least: int, compared: Comparison) -> bool:
        """What the quick player would do stands, unless the other is better beyond doubt."""
        mean, error = compared.gain()
        if self._habits.wish(world, seat) >= least:
            return mean >= -self._caution * error
        return mean > self._caution * error


def _is_last(world: PokerAuction, seat: int) -> bool:
    """Is it the last bid that this seat may make for the card?"""
    return world.bids[seat] == open_deck.BIDS_PER_CARD - 1


def _mean(results: Sequence[float]) -> float:
    return sum(results) / len(results)


def _why(world: PokerAuction, amount: int, choices: dict[Move, float], bids: bool) -> Message:
    values = {
        "card": world.pack.names[world.lot],
        "bid": amount,
        "bidding": round(100 * choices[Bid(amount)]),
        "passing": round(100 * choices[Pass()]),
    }
    return Message("mind-open-bid" if bids else "mind-open-pass", values)
