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
BELOW_CATEGORY = 5 * _DIGIT
"""So many digits of a value, from below, do not tell its category."""
UNITS = tuple(1 << 3 * tile for tile in range(_KINDS))
"""What each tile adds to the sum of a hand: three binary digits count the tiles of one kind."""
_EACH = sum(UNITS)
_NEXT = 9
"""The next number of a suit stands so many digits higher."""
_TOPS_OF_CHOWS = sum(UNITS[6:_FIRST_HONOUR])
_RANK_AT = (0, *(_RANKS[place // 3] for place in range(3 * _KINDS)))
"""The rank of the tile whose digit is the highest of so many."""
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
    return sum_value(sum([UNITS[tile] for tile in tiles]))


@lru_cache(maxsize=4_000)
def sum_value(tiles: int) -> int:
    """What the best five of a sum of tiles are worth. Bots who think of a hand ask for it again and again."""
    second, third = tiles >> 1, tiles >> 2
    held = (tiles | second | third) & _EACH
    twice = (second | third) & _EACH
    chows = held & held << _NEXT & held << 2 * _NEXT & _TOPS_OF_CHOWS
    if (tiles & second | third) & _EACH or (chows and twice):
        return _set_value(tiles)
    if twice & twice - 1:
        return _TWO_PAIRS << BELOW_CATEGORY | _digits(twice, 2, 0) | _digits(held ^ _highest(twice, 2), 1, 2)
    if chows:
        top = _highest(chows, 1)
        rest = held ^ (top | top >> _NEXT | top >> 2 * _NEXT)
        return _CHOW << BELOW_CATEGORY | _digits(top, 1, 0) | _digits(rest, 2, 1)
    if twice:
        return _PAIR << BELOW_CATEGORY | _digits(twice, 1, 0) | _digits(held ^ twice, 3, 1)
    return _digits(held, 5, 0)


def _digits(held: int, most: int, before: int) -> int:
    """The ranks of the highest tiles, as the digits of a value after so many others."""
    shift, last = (4 - before) * _DIGIT, (4 - before - most) * _DIGIT
    digits = 0
    while held and shift > last:
        length = held.bit_length()
        digits |= _RANK_AT[length] << shift
        held ^= 1 << length - 1
        shift -= _DIGIT
    return digits


def _highest(held: int, count: int) -> int:
    """The highest tiles of some, each held once."""
    found = 0
    for _ in range(count):
        found |= 1 << (held ^ found).bit_length() - 1
    return found


def _set_value(tiles: int) -> int:
    """The same for hands with three of a kind, or a chow and a pair."""
    falling = tiles_of(tiles)[::-1]
    counts = [0] * _KINDS
    for tile in falling:
        counts[tile] += 1
    held = list(dict.fromkeys(falling))
    twice = [tile for tile in held if counts[tile] > 1]
    pungs = [tile for tile in twice if counts[tile] > 2]
    chows = [tile for tile in held if 6 <= tile < _FIRST_HONOUR and counts[tile - 3] and counts[tile - 6]]
    best = _best_chow_hand(chows, counts, twice) if chows and twice else 0
    if pungs:
        best = max(best, _best_pung_hand(pungs, twice), _best_kong(pungs, counts, falling))
    return best or _single_combination(falling, pungs, twice, chows)


def _single_combination(falling: Sequence[int], pungs: list[int], twice: list[int], chows: list[int]) -> int:
    """The worth of such a hand without a set and a pair: one combination, and the highest tiles beside it."""
    if pungs:
        return _packed(_PUNG, pungs[:1], _rest(falling, pungs[:1] * 3))
    if len(twice) > 1:
        return _packed(_TWO_PAIRS, twice[:2], _rest(falling, [*twice[:2], *twice[:2]]))
    top = chows[0]
    return _packed(_CHOW, [top], _rest(falling, [top, top - 3, top - 6]))


def tiles_of(tiles: int) -> list[int]:
    """The tiles of a sum, the lowest first."""
    found: list[int] = []
    while tiles:
        tile = ((tiles & -tiles).bit_length() - 1) // 3
        count = tiles >> 3 * tile & 7
        tiles -= count << 3 * tile
        found += [tile] * count
    return found


def category(value: int) -> str:
    """The name of what a value is: `pung-and-pair`."""
    return CATEGORIES[value >> BELOW_CATEGORY]


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
