"""Poker hands: every five-card hand counted, and an independent evaluator on hands of five to nine cards."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from phevaluator import evaluate_cards

from ridotto.games.poker_auction.hands import BITS, CATEGORIES, NAMES, category, mask_value, value


def worth(cards: str) -> int:
    return value([NAMES.index(card) for card in cards.split()])


@pytest.mark.rule("PAU-12")
def test_all_five_card_hands_fall_into_the_categories_as_often_as_the_rulebook_says():
    counts = Counter(map(mask_value, map(sum, combinations(BITS, 5))))
    by_category = Counter()
    for hand_value, count in counts.items():
        by_category[category(hand_value)] += count
    assert by_category == {
        "straight-flush": 40,
        "four-of-a-kind": 624,
        "full-house": 3_744,
        "flush": 5_108,
        "straight": 10_200,
        "three-of-a-kind": 54_912,
        "two-pairs": 123_552,
        "pair": 1_098_240,
        "high-card": 1_302_540,
    }
    assert len(counts) == 7_462, "as many different worths as poker knows"


@pytest.mark.rule("PAU-12")
def test_hands_of_five_to_nine_cards_compare_as_an_independent_library_compares_them():
    rng, ranks = Random(12), {}
    for size, hands in ((5, 60_000), (6, 60_000), (7, 60_000), (8, 12_000), (9, 8_000)):
        for _ in range(hands):
            cards = rng.sample(range(52), size)
            ours, theirs = value(cards), independent_rank(cards)
            assert ranks.setdefault(ours, theirs) == theirs, [NAMES[card] for card in cards]
    in_our_order = [ranks[ours] for ours in sorted(ranks)]
    assert in_our_order == sorted(in_our_order, reverse=True)
    assert len(set(in_our_order)) == len(in_our_order)


def independent_rank(cards: list[int]) -> int:
    """The library's rank, 1 the best; it knows seven cards at most, and the best five of nine are in one such seven."""
    if len(cards) <= 7:
        return evaluate_cards(*cards)
    return min(evaluate_cards(*seven) for seven in combinations(cards, 7))


@pytest.mark.rule("PAU-12")
@pytest.mark.parametrize("size", [10, 14, 20])
def test_the_best_five_of_many_cards_are_the_best_of_all_fives(size):
    rng = Random(size)
    for _ in range(12 if size < 20 else 3):
        cards = rng.sample(range(52), size)
        assert value(cards) == max(map(value, combinations(cards, 5)))


@pytest.mark.rule("PAU-12")
def test_the_whole_pack_makes_a_royal_flush_and_no_card_at_all_is_the_lowest():
    assert value(range(52)) == worth("Ts Js Qs Ks As")
    assert value([]) == 0
    assert category(0) == "high-card"


@pytest.mark.rule("PAU-12")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Kd Kc 2c", "Ks Kh"),  # one card more
        ("As Ah Ad Ac", "Ks Kh Kd Qc Qd"),  # four cards that are four of a kind beat a full house
        ("Ah 2h 3h 4h 5h", "As Ad Ac Ah Kd"),  # the five-high straight flush beats four aces
        ("2c 3d 4h 5s 6c", "Ac 2d 3h 4s 5c"),  # the ace may be low, and then the straight is the lowest
        ("2c 2d", "Ac Kd Qh Js"),  # without five cards a pair is still a pair
        ("2c 2d", "Ah Kh Qh Jh"),  # four of a suit are no flush
        ("2c 2d", "9h Th Jc Qc"),  # four in a row are no straight
        ("2c 2d 3c 3d", "Ac Ad Kc Qc"),  # two pairs of four cards
        ("Ac", "Kc Qd Jh 9s 8s"),  # the highest card decides first
        ("2c", ""),
    ],
)
def test_examples_of_the_rulebook(better, worse):
    assert worth(better) > worth(worse)


@pytest.mark.rule("PAU-12")
def test_equal_best_fives_are_equal_however_many_other_cards_are_held():
    assert worth("As Ks Qs Js Ts") == worth("Ah Kh Qh Jh Th 9h 2c 2d")
    assert worth("As Ad Ks Kd Qc") == worth("As Ad Ks Kd Qc 2c 2d Js")
    assert worth("Ac Kd 9h 7s 3c") == worth("Ad Kc 9s 7h 3d 2c")


@pytest.mark.rule("PAU-12")
def test_categories_rank_from_high_card_to_straight_flush():
    hands = (
        "Ac Kd 9h 7s 3c",
        "2c 2d 3h 4s 6c",
        "2c 2d 3h 3s 4c",
        "2c 2d 2h 3s 4c",
        "Ac 2d 3h 4s 5c",
        "2c 3c 4c 5c 7c",
        "2c 2d 2h 3s 3c",
        "2c 2d 2h 2s 3c",
        "Ac 2c 3c 4c 5c",
    )
    worths = [worth(hand) for hand in hands]
    assert worths == sorted(worths)
    assert tuple(category(hand_worth) for hand_worth in worths) == CATEGORIES
