"""Holding one auction (VEN-12, VEN-13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import TypeAlias

Offer: TypeAlias = tuple[str, int, int, int]
"""A bid as it stands: item, price, count, and its rank in the order in which bids were placed or changed."""
Book: TypeAlias = dict[str, dict[str, Offer]]
"""The bids in one auction: by seat, then by the player's number for it (both as text, as JSON has it)."""
Win: TypeAlias = tuple[str, int, int, int]
"""A winning bid: item, seat, price, and the copies won."""
LineUp: TypeAlias = list[tuple[str, int]]
"""The items of an auction in announced order, and how many of each are offered."""


def hold(book: Mapping[str, Mapping[str, Offer]], lineup: LineUp, money: list[int]) -> list[Win]:
    """Sell everything to the highest bids that can pay; takes the money and returns the wins in order (VEN-12).

    Asking copy by copy whether the money suffices comes to a division: money only falls, so a bid gets as many
    copies as are left, as it wants, and as its player can pay (VEN-13).
    """
    bids: dict[str, list[tuple[int, int, int, int]]] = {item: [] for item, _offered in lineup}
    for key, offers in book.items():
        seat = int(key)
        for item, price, count, placed in offers.values():
            bids[item].append((placed, price, seat, count))
    wins: list[Win] = []
    for item, left in lineup:
        for _placed, price, seat, count in _in_order(bids.pop(item)):
            won = min(count, left, money[seat] // price)
            if won:
                money[seat] -= won * price
                wins.append((item, seat, price, won))
                left -= won
                if not left:
                    break
    return wins


def _in_order(bids: list[tuple[int, int, int, int]]) -> Sequence[tuple[int, int, int, int]]:
    """The highest price first, among equal ones the earliest: two stable sorts over plain numbers are the quickest."""
    bids.sort()
    bids.sort(key=itemgetter(1), reverse=True)
    return bids
