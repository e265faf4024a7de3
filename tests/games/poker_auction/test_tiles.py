"""Mahjong combinations: an independent slow evaluator, and the exact number of hands of each rank."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations
from math import comb, prod
from random import Random

import pytest

from ridotto.games.poker_auction.pack import TILES
from ridotto.games.poker_auction.tiles import CATEGORIES, NAMES, category, value

ORDER = "123456789NWSEPGR"
"""Ranks from the lowest to the highest; the letter or number of a tile, suits being equal."""


def worth(tiles: str) -> int:
    return value([NAMES.index(tile) for tile in tiles.split()])


# ---- the rulebook once more, slowly and by name


def high(tile: str) -> int:
    return ORDER.index(tile[0])


def is_chow(tiles) -> bool:
    low, middle, top = sorted(tiles, key=high)
    suited = len(low) == len(middle) == len(top) == 2 and low[1] == middle[1] == top[1]
    return suited and high(low) + 1 == high(middle) == high(top) - 1


def same(tiles) -> bool:
    return len(set(tiles)) == 1


def readings(tiles):
    """Every way to read up to five tiles: rank, the tiles that are compared first, and the rest."""
    honours = all(len(tile) == 1 for tile in tiles)
    pure = len({tile[1:] for tile in tiles}) == 1 and not honours
    for order in set(permutations(tiles)):
        first, rest = order[:3], order[3:]
        pair = len(rest) == 2 and same(rest)
        if len(first) == 3 and same(first):
            if pair and all(tile in "RGP" for tile in tiles):
                yield "all-dragons", (first[0], rest[0]), ()
            elif pair and honours:
                yield "all-honours", (first[0], rest[0]), ()
            elif pair:
                yield "pure-pung-hand" if pure else "pung-and-pair", (first[0], rest[0]), ()
            yield "pung", (first[0],), rest
        if len(first) == 3 and is_chow(first):
            top = max(first, key=high)
            if pair:
                yield "pure-chow-hand" if pure else "chow-and-pair", (top, rest[0]), ()
            yield "chow", (top,), rest
        if len(order) >= 4 and same(order[:4]):
            yield "kong", (order[0],), order[4:]
        if len(order) >= 4 and same(order[:2]) and same(order[2:4]):
            yield "two-pairs", tuple(sorted((order[0], order[2]), key=high, reverse=True)), order[4:]
        if len(order) >= 2 and same(order[:2]):
            yield "pair", (order[0],), order[2:]
        yield "high-tile", (), order


def slow_worth(tiles):
    """The best reading of the best five: rank, then the tiles compared, then the rest from the highest."""
    best = ()
    for five in set(combinations(sorted(tiles), min(5, len(tiles)))):
        for rank, made, rest in readings(five):
            falling = sorted(map(high, rest), reverse=True)
            best = max(best, (CATEGORIES.index(rank), *map(high, made), *falling))
    return best


@pytest.mark.rule("PAU-16")
@pytest.mark.parametrize("kinds", [34, 16, 9])
def test_random_hands_compare_as_an_independent_evaluator_compares_them(kinds):
    rng = Random(kinds)
    hands = []
    for _ in range(220):
        chosen = rng.sample(NAMES, kinds) * 4  # fewer kinds make more combinations
        hands.append(rng.sample(chosen, rng.choice((1, 2, 3, 4, 5, 5, 5, 6, 7))))
    quick = [value([NAMES.index(tile) for tile in hand]) for hand in hands]
    slow = [slow_worth(hand) for hand in hands]
    for one, other in combinations(range(len(hands)), 2):
        expected = (slow[one] > slow[other]) - (slow[one] < slow[other])
        found = (quick[one] > quick[other]) - (quick[one] < quick[other])
        assert found == expected, (hands[one], hands[other])
    assert [category(number) for number in quick] == [CATEGORIES[rank] for rank, *_ in slow]


@pytest.mark.rule("PAU-15", "PAU-16")
def test_all_hands_of_five_tiles_fall_into_the_ranks_as_often_as_the_rulebook_says():
    counts = Counter()
    for hand in combinations_with_replacement(range(34), 5):
        copies = Counter(hand).values()
        if max(copies) <= 4:
            counts[category(value(hand))] += prod(comb(4, held) for held in copies)
    assert list(reversed([counts[rank] for rank in CATEGORIES])) == [
        144,
        864,
        4_488,
        5_184,
        20_736,
        52_416,
        201_600,
        1_144_896,
        2_585_088,
        10_168_704,
        70_261_248,
        275_487_744,
    ]
    assert counts.total() == comb(136, 5)


@pytest.mark.rule("PAU-15")
def test_there_are_a_hundred_and_thirty_six_tiles_four_of_each(begun):
    assert Counter(TILES.whole) == dict.fromkeys(range(34), 4)
    table = begun(4, mode="mahjong")
    assert sorted([*table.state.deck, *sum(table.state.hands, ())]) == sorted(TILES.whole)
    assert [len(hand) for hand in table.state.hands] == [3, 3, 3, 3]


@pytest.mark.rule("PAU-15")
def test_the_lowest_tile_is_laid_when_time_runs_out(drawn):
    position = "poker_auction mahjong | mover 0\nseat 0 | hand {}\nseat 1 | hand 1d 2d 3d"
    for hand, lowest in (("R N 9c", "9c"), ("P S W", "W"), ("5c 5d 5b", "5d"), ("2d 1c R", "1c")):
        table = drawn(position.format(hand)).ring()
        assert table.state.view(None).lot.card == lowest


@pytest.mark.rule("PAU-16")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("R R R G G", "E E E R R"),  # all dragons beat all honours
        ("W W W N N", "9d 9d 9d 9d R"),  # all honours beat a kong
        ("1d 1d 1d 1d", "9d 9d 9d 8d 8d"),  # a kong of four tiles beats a pure pung hand
        ("1b 1b 1b 2b 2b", "R R R 9d 9d"),  # a pure pung hand beats pung and pair
        ("1d 1d 1d 2b 2b", "7d 8d 9d 9d 9d"),  # pung and pair beats a pure chow hand
        ("2d 2d 2d 3d 4d", "7d 8d 9d R R"),  # 2-2-2-3-4 in one suit is a pure chow hand
        ("1d 2d 3d R R", "R R R E S"),  # chow and pair beats a pung
        ("1d 1d 1d", "R R G G E"),  # a pung of three tiles beats two pairs
        ("1d 1d 2d 2d", "7d 8d 9d R E"),
        ("1d 2d 3d", "R R G E S"),  # a chow of three tiles beats a pair
        ("1d 1d", "R G P E S"),
        ("R R", "G G"),  # red beats green
        ("P P", "E E"),  # dragons beat winds
        ("N N", "9d 9d"),  # winds beat numbers
        ("2d 3d 4d", "1d 2d 3d"),  # a chow counts by its highest tile
        ("R R E", "R R"),  # one tile more
        ("3d 3d 3d 2b 2b", "2d 2d 2d 9b 9b"),  # a pung hand counts by its pung, whatever the pair
        ("3d 3d 3d 2d 2d", "2d 2d 2d 9d 9d"),  # a pure one, too
        ("S S S N N", "W W W E E"),  # and all honours
        ("G G G P P", "P P P R R"),  # and all dragons
        ("3d 3d 3d 9b 9b", "3c 3c 3c 8b 8b"),  # of equal pungs the pair decides
        ("4d 5d 6d 1b 1b", "3d 4d 5d R R"),  # a chow hand counts by its chow, whatever the pair
        ("9d 9d 1b 1b R", "8d 8d 7b 7b R"),  # two pairs by the higher one
    ],
)
def test_ranks_and_tiles_from_the_best_down(better, worse):
    assert worth(better) > worth(worse)


@pytest.mark.rule("PAU-16")
def test_suits_are_equal_and_a_pair_is_two_identical_tiles():
    assert worth("7d 8d 9d E E") == worth("7b 8b 9b E E")
    assert worth("5d 5d 5d 9b R") == worth("5c 5c 5c 9d R")
    assert category(worth("9d 9b")) == "high-tile"


@pytest.mark.rule("PAU-16")
@pytest.mark.parametrize(
    ("tiles", "best"),
    [
        ("3d 3d 3d 9b 9b 8b 8b", "3d 3d 3d 9b 9b"),  # the better of two pairs beside a pung
        ("3d 3d 3d 9b 9b 9b", "9b 9b 9b 3d 3d"),  # the better of two pungs, a pair of the other
        ("1d 1d 1d 1d 9b 9b 9b", "1d 1d 1d 1d 9b"),  # a kong before a pung hand
        ("1d 2d 3d 4d 5d R R", "3d 4d 5d R R"),  # the higher of the chows
        ("5d 5d 6d 7d 7d 8d E", "6d 7d 8d 5d 5d"),  # the chow that leaves a pair beside it
        ("1d 1d 2b 2b 3c 3c E", "3c 3c 2b 2b E"),  # the better two of three pairs
        ("R G P E S W N", "R G P E S"),  # the five highest
    ],
)
def test_of_more_tiles_the_best_five_count_and_no_sixth_tile_does(tiles, best):
    assert worth(tiles) == worth(best)


@pytest.mark.rule("PAU-16")
@pytest.mark.parametrize("tiles", [6, 7, 8])
def test_more_tiles_are_worth_exactly_their_best_five(tiles):
    rng = Random(tiles)
    for _ in range(400):
        hand = rng.sample(rng.sample(range(34), 8) * 4, tiles)
        assert value(hand) == max(value(five) for five in combinations(hand, 5)), hand
