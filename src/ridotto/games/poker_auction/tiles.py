"""Mahjong combinations: the best five of any number of tiles, as a number that compares (PAU-15, PAU-16).

A tile is a number from 0 to 33, four of each: the nine numbers of dots, bamboo and characters, then the winds from
north to east, then the white, the green and the red dragon, so that a lower number is a lower tile (PAU-5).

A value is the category, then the ranks of set, pair and rest in five digits. Suits are equal, so all tiles of one
number have one rank; an empty digit is below every rank, so more tiles beat fewer where the rest is equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

SUITS = "dbc"
NAMES = (*(f"{number}{suit}" for number in range(1, 10) for suit in SUITS), *"NWSEPGR")
COPIES = 4
CATEGORIES = (
    "high-tile",
    "pair",
    "chow",
    "two-pairs",
    "pung",
    "chow-and-pair",
    "pure-chow-hand",
    "pung-and-pair",
    "pure-pung-hand",
    "kong",
    "all-honours",
    "all-dragons",
)

_KINDS = len(NAMES)
_FIRST_HONOUR = NAMES.index("N")
_FIRST_DRAGON = NAMES.index("P")
_RANKS = tuple(tile // 3 + 1 if tile < _FIRST_HONOUR else tile - _FIRST_HONOUR + 10 for tile in range(_KINDS))
_DIGIT = 5
(
    _HIGH_TILE,
    _PAIR,
    _CHOW,
    _TWO_PAIRS,
    _PUNG,
    _CHOW_AND_PAIR,
    _PURE_CHOW,
    _PUNG_AND_PAIR,
    _PURE_PUNG,
    _KONG,
    _ALL_HONOURS,
    _ALL_DRAGONS,
) = range(len(CATEGORIES))


def value(tiles: Sequence[int]) -> int:
    """What the best five of these tiles are worth: a higher number beats a lower one, equal ones are equal."""
    return _value(tuple(sorted(tiles, reverse=True)))


@lru_cache(maxsize=30_000)
def _value(falling: tuple[int, ...]) -> int:
    """Bots who think of a hand ask for its worth again and again."""
    counts = [0] * _KINDS
    for tile in falling:
        counts[tile] += 1
    held = sorted(set(falling), reverse=True)
    twice = [tile for tile in held if counts[tile] > 1]
    pungs = [tile for tile in twice if counts[tile] > 2]
    chows = [tile for tile in held if 6 <= tile < _FIRST_HONOUR and counts[tile - 3] and counts[tile - 6]]
    best = _best_chow_hand(chows, counts, twice) if chows and twice else 0
    if pungs:
        best = max(best, _best_pung_hand(pungs, twice), _best_kong(pungs, counts, falling))
    return best or _single_combination(falling, pungs, twice, chows)


def category(value: int) -> str:
    """The name of what a value is: `pung-and-pair`."""
    return CATEGORIES[value >> 5 * _DIGIT]


def rank(name: str) -> str:
    """The rank of a tile by its name: `5` of `5d`, a wind or a dragon by its letter."""
    return name[0]


def height(tile: int) -> int:
    """How high the rank of a tile is, suits being equal: 1 to 9, then winds and dragons."""
    return _RANKS[tile]


def _packed(category: int, made: Sequence[int], rest: Sequence[int] = ()) -> int:
    """A category and up to five tiles as one number."""
    packed = category
    for tile in made:
        packed = packed << _DIGIT | _RANKS[tile]
    for tile in rest:
        packed = packed << _DIGIT | _RANKS[tile]
    return packed << _DIGIT * (5 - len(made) - len(rest))


def _rest(falling: Sequence[int], used: list[int]) -> list[int]:
    """The highest tiles beside the used ones, as many as make five."""
    left = list(falling)
    for tile in used:
        left.remove(tile)
    return left[: 5 - len(used)]


def _best_kong(pungs: list[int], counts: list[int], falling: Sequence[int]) -> int:
    """The highest four identical tiles and the highest tile beside them, 0 for none."""
    for tile in pungs:
        if counts[tile] == COPIES:
            return _packed(_KONG, [tile], _rest(falling, [tile] * COPIES))
    return 0


def _best_pung_hand(pungs: list[int], twice: list[int]) -> int:
    """The best pung with a pair beside it, 0 for none."""
    return max(
        (_packed(_pung_category(pung, pair), [pung, pair]) for pung in pungs for pair in twice if pair != pung),
        default=0,
    )


def _pung_category(pung: int, pair: int) -> int:
    lower = min(pung, pair)
    if lower >= _FIRST_DRAGON:
        return _ALL_DRAGONS
    if lower >= _FIRST_HONOUR:
        return _ALL_HONOURS
    if max(pung, pair) < _FIRST_HONOUR and pung % 3 == pair % 3:
        return _PURE_PUNG
    return _PUNG_AND_PAIR


def _best_chow_hand(chows: list[int], counts: list[int], twice: list[int]) -> int:
    """The best chow (by its highest tile; in one suit the next lower number stands three places before) with a pair
    beside it, 0 for none. Tiles of the pair may also be part of the chow."""
    best = 0
    for top in chows:
        for pair in twice:
            in_chow = pair in (top, top - 3, top - 6)
            if counts[pair] >= 2 + in_chow:
                pure = pair < _FIRST_HONOUR and pair % 3 == top % 3
                best = max(best, _packed(_PURE_CHOW if pure else _CHOW_AND_PAIR, [top, pair]))
    return best


def _single_combination(falling: Sequence[int], pungs: list[int], twice: list[int], chows: list[int]) -> int:
    """The worth of a hand without a set and a pair: one combination, and the highest tiles beside it."""
    if pungs:
        return _packed(_PUNG, pungs[:1], _rest(falling, pungs[:1] * 3))
    if len(twice) > 1:
        return _packed(_TWO_PAIRS, twice[:2], _rest(falling, [*twice[:2], *twice[:2]]))
    if chows:
        top = chows[0]
        return _packed(_CHOW, [top], _rest(falling, [top, top - 3, top - 6]))
    if twice:
        return _packed(_PAIR, twice[:1], _rest(falling, twice[:1] * 2))
    return _packed(_HIGH_TILE, [], falling[:5])
