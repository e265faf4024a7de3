"""Poker hands: the best five of any number of cards, as a number that compares (PAU-12).

A card is a number from 0 to 51, its rank (0 a two, 12 an ace) times four plus its suit (clubs, diamonds, hearts,
spades), so that a lower number is a lower card (PAU-5). A hand is weighed as four masks of thirteen bits, one a suit:
which ranks are held once, twice, three and four times then follows from a few and's and or's, for any number of cards.

A value is the category, then the ranks that make it, then the ranks beside it, as masks in one number. Two masks with
equally many ranks compare as the ranks themselves do, the highest first; and where one hand has fewer than five cards
and the rest is equal, the mask with one more rank is the higher, just as the rule wants it.
"""

from __future__ import annotations

from collections.abc import Iterable

RANKS = "23456789TJQKA"
SUITS = "cdhs"
NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS)
CATEGORIES = (
    "high-card",
    "pair",
    "two-pairs",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
)

_WIDTH = len(RANKS)
BELOW_CATEGORY = 2 * _WIDTH
"""So many digits of a value, from below, do not tell its category."""
_ALL = (1 << _WIDTH) - 1
_PAIR, _TWO_PAIRS, _THREE, _STRAIGHT, _FLUSH, _FULL_HOUSE, _FOUR, _STRAIGHT_FLUSH = (
    category << BELOW_CATEGORY for category in range(1, 9)
)

BITS = tuple(1 << suit * _WIDTH + rank for rank in range(_WIDTH) for suit in range(4))
"""The place of each card in the mask of a whole hand."""
_CARDS = {bit: card for card, bit in enumerate(BITS)}


def _top(mask: int, count: int) -> int:
    """The highest ranks of a mask."""
    while mask.bit_count() > count:
        mask &= mask - 1
    return mask


def _straight(mask: int) -> int:
    """The highest rank of the best straight in a mask, as a mask; 0 for none. The ace is also below the two."""
    from_low_ace = mask << 1 | mask >> _WIDTH - 1
    two = from_low_ace & from_low_ace << 1
    five = two & two << 2 & from_low_ace << 4
    return _top(five >> 1, 1)


_TOP_TWO = [_top(mask, 2) for mask in range(_ALL + 1)]
_TOP_THREE = [_top(mask, 3) for mask in range(_ALL + 1)]
_TOP_FIVE = [_top(mask, 5) for mask in range(_ALL + 1)]
_STRAIGHTS = [_straight(mask) for mask in range(_ALL + 1)]
_FLUSHES = [
    0 if mask.bit_count() < 5 else _STRAIGHT_FLUSH | _STRAIGHTS[mask] if _STRAIGHTS[mask] else _FLUSH | _TOP_FIVE[mask]
    for mask in range(_ALL + 1)
]


def value(cards: Iterable[int]) -> int:
    """What the best five of these cards are worth: a higher number beats a lower one, equal ones are equal."""
    mask = 0
    for card in cards:
        mask |= BITS[card]
    return mask_value(mask)


def mask_value(mask: int) -> int:
    """What the best five cards of a mask are worth."""
    clubs = mask & _ALL
    diamonds = mask >> _WIDTH & _ALL
    hearts = mask >> 2 * _WIDTH & _ALL
    spades = mask >> 3 * _WIDTH
    held = clubs | diamonds | hearts | spades
    suited = max(_FLUSHES[clubs], _FLUSHES[diamonds], _FLUSHES[hearts], _FLUSHES[spades])
    if held.bit_count() == mask.bit_count():
        straight = _STRAIGHTS[held]
        return suited or (_STRAIGHT | straight if straight else _TOP_FIVE[held])
    black, red = clubs & spades, diamonds & hearts
    either_black, either_red = clubs | spades, diamonds | hearts
    twice = black | red | (either_black & either_red)
    thrice = (black & either_red) | (red & either_black)
    return max(suited, _repeated(held, twice, thrice, black & red))


def _repeated(held: int, twice: int, thrice: int, four: int) -> int:
    """The worth of a hand with at least a pair, flushes apart: the ranks held at least once, twice, three and four
    times."""
    if four:
        rank = 1 << four.bit_length() - 1
        rest = held ^ rank
        return _FOUR | rank << _WIDTH | (rest and 1 << rest.bit_length() - 1)
    if thrice:
        rank = 1 << thrice.bit_length() - 1
        pairs = twice ^ rank
        if pairs:
            return _FULL_HOUSE | rank << _WIDTH | 1 << pairs.bit_length() - 1
    if straight := _STRAIGHTS[held]:
        return _STRAIGHT | straight
    if thrice:
        return _THREE | thrice << _WIDTH | _TOP_TWO[held ^ thrice]
    if twice & twice - 1:
        pairs = _TOP_TWO[twice]
        rest = held ^ pairs
        return _TWO_PAIRS | pairs << _WIDTH | (rest and 1 << rest.bit_length() - 1)
    return _PAIR | twice << _WIDTH | _TOP_THREE[held ^ twice]


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, the lowest first."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(_CARDS[lowest])
        mask ^= lowest
    return sorted(cards)


def category(value: int) -> str:
    """The name of what a value is: `full-house`."""
    return CATEGORIES[value >> BELOW_CATEGORY]


def rank(name: str) -> str:
    """The rank of a card by its name: `A` of `Ah`."""
    return name[0]


def height(card: int) -> int:
    """How high the rank of a card is: 0 for a two, 12 for an ace."""
    return card // len(SUITS)
