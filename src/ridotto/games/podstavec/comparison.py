"""How bids compare (POD-10), and how a round was decided (POD-11 to POD-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from .lots import Lot

Values: TypeAlias = tuple[int, int, int]
"""The colours (0 red, 1 white, 2 black), best first."""


class Award(Struct, frozen=True):
    """The last auction as everyone saw it: what was bid for what, by which values, and who took it."""

    round: int
    values: Values
    spoils: Lot
    bids: tuple[Lot, ...]
    winner: int | None


def strength(bid: Lot, values: Values) -> tuple[int, int, int, int]:
    """Bids compare by pedestals, then balls, then the balls from the most valuable down (POD-10)."""
    return (bid[3], bid[0] + bid[1] + bid[2], bid[values[0]], bid[values[1]])


def laid_out(bid: Lot, values: Values) -> tuple[int, ...]:
    """The balls of a bid as colours, from the most valuable down."""
    best, middle, least = values
    return (best,) * bid[best] + (middle,) * bid[middle] + (least,) * bid[least]


def leaders(bids: Sequence[Lot], values: Values) -> list[int]:
    """Those who share the highest bid."""
    strengths = [strength(bid, values) for bid in bids]
    highest = max(strengths)
    return [seat for seat, each in enumerate(strengths) if each == highest]


def clause(award: Award) -> str:
    """The clause that decided who takes the spoils."""
    tied = len(leaders(award.bids, award.values))
    if tied == 1:
        return "POD-11"
    return "POD-12" if tied == len(award.bids) else "POD-13"


def deciding_column(award: Award) -> int | None:
    """Where the highest bid and the next one first differ: 0 pedestals, 1 balls, 2 the first ball and so on."""
    high = leaders(award.bids, award.values)
    others = [bid for seat, bid in enumerate(award.bids) if seat not in high]
    if not others:
        return None
    best = award.bids[high[0]]
    following = max(others, key=lambda bid: strength(bid, award.values))
    return next(
        column
        for column, (one, other) in enumerate(
            zip(_columns(best, award.values), _columns(following, award.values), strict=False)
        )
        if one != other
    )


def _columns(bid: Lot, values: Values) -> tuple[int, ...]:
    return (bid[3], bid[0] + bid[1] + bid[2], *laid_out(bid, values))
