"""Holding one auction (VEN-12, VEN-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Offer: TypeAlias = tuple[str, int, int, int]
"""A bid as it stands: item, price, count, and its rank in the order in which bids were placed or changed."""
Book: TypeAlias = dict[str, dict[str, Offer]]
"""The bids in one auction: by seat, then by the player's number for it (both as text, as JSON has it)."""
Win: TypeAlias = tuple[str, int, int, int]
"""A winning bid: item, seat, price, and the copies won."""
LineUp: TypeAlias = list[tuple[str, int]]
"""The items of an auction in announced order, and how many of each are offered."""


_PRICE, _PLACED, _SEAT = 110, 60, 32
"""Where these begin in a bid packed into one number; the count stands last."""
HIGHEST = 10**9
"""Prices and amounts go up to here (VEN-10)."""


def hold(book: Mapping[str, Mapping[str, Offer]], lineup: LineUp, money: list[int]) -> list[Win]:
    """Sell everything to the highest bids that can pay; takes the money and returns the wins in order (VEN-12).

    Asking copy by copy whether the money suffices comes to a division: money only falls, so a bid gets as many
    copies as are left, as it wants, and as its player can pay (VEN-13).
    """
    bids = _in_order(book, lineup, money)
    wins: list[Win] = []
    for item, left in lineup:
        for bid in bids.pop(item):
            price, seat = HIGHEST - (bid >> _PRICE), bid >> _SEAT & (1 << _PLACED - _SEAT) - 1
            won = min(bid & (1 << _SEAT) - 1, left, money[seat] // price)
            if won:
                money[seat] -= won * price
                wins.append((item, seat, price, won))
                left -= won
                if not left:
                    break
    return wins


def _in_order(book: Mapping[str, Mapping[str, Offer]], lineup: LineUp, money: list[int]) -> dict[str, list[int]]:
    """The bids on each item, the highest price first, the earliest among equal ones; without those that their player
    cannot pay even now.

    Each is packed into one number whose order is theirs: a million numbers sort in half the time and memory of a
    million tuples.
    """
    bids: dict[str, list[int]] = {item: [] for item, _offered in lineup}
    for key, offers in book.items():
        seat = int(key)
        purse, who = money[seat], seat << _SEAT
        for item, price, count, placed in offers.values():
            if price <= purse:
                bids[item].append(HIGHEST - price << _PRICE | placed << _PLACED | who | count)
    for packed in bids.values():
        packed.sort()
    return bids


def summed(wins: list[Win]) -> list[tuple[str, int, int]]:
    """Copies by item and price; they come in the order of the sale, so equal ones follow each other."""
    sums: dict[tuple[str, int], int] = {}
    for item, _seat, price, count in wins:
        sums[item, price] = sums.get((item, price), 0) + count
    return [(item, price, count) for (item, price), count in sums.items()]
