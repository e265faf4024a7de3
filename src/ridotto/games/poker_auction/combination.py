"""What a hand makes, in full: its name, the ranks that say it, and which cards are its best five (PAU-12, PAU-16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Literal

from msgspec import Struct

from .pack import Pack

BEST = 5

_MAKING = {
    "high-card": 1,
    "flush": 1,
    "pair": 2,
    "two-pairs": 4,
    "three-of-a-kind": 3,
    "four-of-a-kind": 4,
    "high-tile": 1,
    "chow": 3,
    "pung": 3,
    "kong": 4,
}
"""How many of the best five make the name; the others are kickers. What is not listed takes all five."""

_BY_TOP = ("straight", "flush", "straight-flush", "chow")
"""Told by the highest card alone."""


class Made(Struct, frozen=True):
    """What a hand makes: `two-pairs` of the ranks `A` and `J`."""

    makes: str
    ranks: tuple[str, ...]


class Hand(Made, frozen=True):
    """What a hand makes, and its best five: first the cards that make it, then the kickers, the highest first."""

    best: tuple[str, ...]


class Change(Made, frozen=True):
    """What a hand would make with one card more or less, and whether it would be worth more or less."""

    change: Literal["better", "same", "worse"]


@lru_cache(maxsize=4096)
def hand(pack: Pack, cards: tuple[int, ...]) -> Hand:
    """What these cards make, and which of them are the best five."""
    value = pack.value(cards)
    makes = pack.category(value)
    best = _ordered(pack, makes, _best_five(pack, cards, value))
    return Hand(makes, _ranks(pack, makes, best), pack.spell(best))


def change(pack: Pack, before: tuple[int, ...], after: tuple[int, ...]) -> Change:
    """What the hand becomes, compared with what it was."""
    made = hand(pack, after)
    old, new = pack.value(before), pack.value(after)
    return Change(made.makes, made.ranks, "better" if new > old else "worse" if new < old else "same")


def kicker(pack: Pack, better: tuple[int, ...], worse: tuple[int, ...]) -> str | None:
    """The card beside an equal combination by which one hand beats the next; none where the combination decides."""
    one, other = hand(pack, better), hand(pack, worse)
    if one.makes != other.makes:
        return None
    for place, (card, against) in enumerate(zip_longest(one.best, other.best)):
        if against is None or pack.rank(card) != pack.rank(against):
            return card if place >= _MAKING.get(one.makes, BEST) else None
    return None


def _best_five(pack: Pack, cards: tuple[int, ...], value: int) -> list[int]:
    """Leave away what adds nothing, the lowest first, until five are left."""
    kept = list(cards)
    for card in sorted(cards):
        if len(kept) <= BEST:
            break
        rest = kept[:]
        rest.remove(card)
        if pack.value(rest) == value:
            kept = rest
    return kept


def _ordered(pack: Pack, makes: str, best: Sequence[int]) -> list[int]:
    """Those of which there are most first, then the highest; a chow before everything beside it."""
    if "chow" in makes:
        chow = _chow(pack, best, paired="pair" in makes or "hand" in makes)
        rest = list(best)
        for tile in chow:
            rest.remove(tile)
        return [*chow, *sorted(rest, reverse=True)]
    low_ace = "straight" in makes and {pack.rank(pack.names[card]) for card in best} >= {"A", "2"}
    counts = Counter(pack.kind(card) for card in best)

    def standing(card: int) -> tuple[int, int, int]:
        kind = pack.kind(card)
        below_all = low_ace and pack.rank(pack.names[card]) == "A"
        return -counts[kind], 1 if below_all else -pack.height(card), -kind

    return sorted(best, key=standing)


def _chow(pack: Pack, best: Sequence[int], paired: bool) -> list[int]:
    """The highest three numbers of one suit in a row, such that a pair is left where there is one."""
    for top in sorted(set(best), reverse=True):
        chow = [top, top - 3, top - 6]
        rest = list(best)
        if len(pack.names[top]) < 2 or not all(tile >= 0 and tile in best for tile in chow):
            continue
        for tile in chow:
            rest.remove(tile)
        if not paired or len(set(rest)) == 1:
            return chow
    raise LookupError("there is no chow among these tiles")


def _ranks(pack: Pack, makes: str, best: Sequence[int]) -> tuple[str, ...]:
    """The ranks that say what it is: `J` and `A` for jacks over aces, all of them where nothing is made."""
    ranks = [pack.rank(pack.names[card]) for card in best]
    if makes.startswith("high"):
        return tuple(ranks)
    if makes in _BY_TOP:
        return tuple(ranks[:1])
    if "chow" in makes:
        return ranks[0], ranks[-1]
    kinds = {pack.kind(card): rank for card, rank in zip(best[: _MAKING.get(makes, BEST)], ranks, strict=False)}
    return tuple(kinds.values())
