"""What bids gain where the money may not suffice for all of them: what cannot be paid is void (VEN-13)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from .thoughts import Stake

GRADES = 512
"""Of a large purse so many amounts that may be left are told apart; a smaller one is counted coin by coin."""


def gains(stakes: Sequence[Stake], offers: Sequence[Sequence[int]], money: int) -> list[float]:
    """What bids on each lot gain on average, one price for each copy. Lots are sold one after another and paid from one
    purse: what was won before may leave too little for what comes then."""
    if sum(map(sum, offers)) <= money:
        # so no player that keeps to its purse bids otherwise for what is counted below
        return [stake.gain([*prices]) for stake, prices in zip(stakes, offers, strict=True)]
    grade, purses, found = max(1, money // GRADES), {money: 1.0}, list[float]()
    for stake, prices in zip(stakes, offers, strict=True):
        gain, left = 0.0, defaultdict[int, float](float)
        for purse, likely in purses.items():
            paid = payable(prices, purse)
            gain += likely * stake.gain(paid)
            for copies, chance in _won(stake, paid):
                left[(purse - sum(paid[:copies])) // grade * grade] += likely * chance
        purses = left
        found.append(gain)
    return found


def payable(prices: Sequence[int], purse: int) -> list[int]:
    """The prices that can be paid if all are granted, the highest first: copy by copy it is asked whether the money
    suffices."""
    paid = []
    for price in sorted(prices, reverse=True):
        if price <= purse:
            paid.append(price)
            purse -= price
    return paid


def _won(stake: Stake, prices: list[int]) -> list[tuple[int, float]]:
    """How many copies these bids may win, and how likely just so many."""
    at_least = [1.0, *stake.chances(prices), 0.0]
    return [
        (min(number * stake.bundle, len(prices)), at_least[number] - at_least[number + 1])
        for number in range(len(at_least) - 1)
    ]
