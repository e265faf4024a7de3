"""What a hand makes, in full: its name, the ranks that say it, its best five, and the kicker that decides."""

from itertools import combinations
from random import Random

import pytest

from ridotto.core import find_game
from ridotto.games.poker_auction.combination import change, hand, kicker
from ridotto.games.poker_auction.drawing import named
from ridotto.games.poker_auction.pack import CARDS, TILES


def read(pack, text):
    return tuple(pack.numbers[card] for card in text.split())


@pytest.mark.rule("PAU-12")
@pytest.mark.parametrize(
    ("cards", "makes", "ranks", "best"),
    [
        ("As Jh Js Ac Th 7h", "two-pairs", "A J", "As Ac Jh Js Th"),
        ("As Jh Js Ac Th 7h Jc", "full-house", "J A", "Jh Js Jc As Ac"),
        ("3h 3c 3s 3d Qc 2d", "four-of-a-kind", "3", "3h 3c 3s 3d Qc"),
        ("5c 4d 3h 2s Ac Kd", "straight", "5", "5c 4d 3h 2s Ac"),
        ("5h 4h 3h 2h Ah 6c", "straight-flush", "5", "5h 4h 3h 2h Ah"),
        ("9c 8d 7h 6s 5c Ac", "straight", "9", "9c 8d 7h 6s 5c"),
        ("Ah Kh 9h 3h 2h 2c 2d", "flush", "A", "Ah Kh 9h 3h 2h"),
        ("8c 8d 8h Kc Qc Jc", "three-of-a-kind", "8", "8c 8d 8h Kc Qc"),
        ("8c 8d Kc", "pair", "8", "8c 8d Kc"),
        ("9h 4d 6h 8s", "high-card", "9 8 6 4", "9h 8s 6h 4d"),
        ("7c Kh Ks 7s 4d 4s 7h", "full-house", "7 K", "7c 7s 7h Kh Ks"),
        ("", "high-card", "", ""),
    ],
)
def test_a_hand_of_cards_is_named_in_full(cards, makes, ranks, best):
    found = hand(CARDS, read(CARDS, cards))
    assert (found.makes, found.ranks, found.best) == (makes, tuple(ranks.split()), tuple(best.split()))


@pytest.mark.rule("PAU-16")
@pytest.mark.parametrize(
    ("tiles", "makes", "ranks", "best"),
    [
        ("5d 9d 9d R 5d", "two-pairs", "9 5", "9d 9d 5d 5d R"),
        ("5d 9d 9d R 5d 9d", "pure-pung-hand", "9 5", "9d 9d 9d 5d 5d"),
        ("9d 9b 9d 9b E", "two-pairs", "9 9", "9b 9b 9d 9d E"),
        ("1d 2d 3d 3d 3d E", "pure-chow-hand", "3 3", "3d 2d 1d 3d 3d"),
        ("7d 6d 7d 8d 7d E", "pure-chow-hand", "8 7", "8d 7d 6d 7d 7d"),
        ("5b 6b 7b R R 1d", "chow-and-pair", "7 R", "7b 6b 5b R R"),
        ("4b 5b 6b E 9d 9c", "chow", "6", "6b 5b 4b E 9c"),
        ("R R R G G E", "all-dragons", "R G", "R R R G G"),
        ("E E E N N 1d", "all-honours", "E N", "E E E N N"),
        ("1d 1d 1d 1d 9b 8b", "kong", "1", "1d 1d 1d 1d 9b"),
        ("1d 1d 1d 9b 8c", "pung", "1", "1d 1d 1d 9b 8c"),
        ("4b 5b 8b P 7b", "high-tile", "P 8 7 5 4", "P 8b 7b 5b 4b"),
    ],
)
def test_a_hand_of_tiles_is_named_in_full(tiles, makes, ranks, best):
    found = hand(TILES, read(TILES, tiles))
    assert (found.makes, found.ranks) == (makes, tuple(ranks.split()))
    assert found.best == tuple(best.split())


@pytest.mark.rule("PAU-12", "PAU-16")
@pytest.mark.parametrize("pack", [CARDS, TILES], ids=["cards", "tiles"])
def test_the_best_five_are_held_and_worth_the_whole_hand(pack):
    rng = Random(5)
    for _ in range(300):
        held = tuple(rng.sample(rng.sample(pack.whole, 16), rng.choice((1, 3, 5, 6, 7, 9))))
        best = read(pack, " ".join(hand(pack, held).best))
        assert len(best) == min(5, len(held))
        assert not [card for card in set(best) if best.count(card) > held.count(card)]
        assert pack.value(best) == pack.value(held) == max(map(pack.value, combinations(held, len(best))))


@pytest.mark.rule("PAU-12")
@pytest.mark.parametrize(
    ("better", "worse", "card"),
    [
        ("Ks Kh 9c", "Kd Kc 8d", "9c"),  # the kicker decides
        ("Ks Kh 2c", "Kd Kc", "2c"),  # one card more
        ("As Kd 9d 4c 3c", "Ah Kc 9c 4d 2c", "3c"),  # the last of five
        ("As Ah 2c", "Kd Kc Qd", None),  # the pair decides
        ("Ks Qh", "Qs Jh", None),  # the highest card itself decides
        ("Ah 9h 5h 3h 2h", "As 8s 5s 3s 2s", "9h"),  # of two flushes
        ("Ks Kh Kd Qs Qh", "Jc Jd Jh As Ac", None),
        ("Ks Kh", "Ad Qc", None),
        ("Ks Kh", "Kc Kd", None),  # equal
    ],
)
def test_the_kicker_is_named_where_it_decides(better, worse, card):
    assert kicker(CARDS, read(CARDS, better), read(CARDS, worse)) == card


@pytest.mark.rule("PAU-16")
def test_of_equal_combinations_of_tiles_the_rest_decides():
    assert kicker(TILES, read(TILES, "R R 9d 8d"), read(TILES, "R R 9b 7b")) == "8d"
    assert kicker(TILES, read(TILES, "3d 3d 3d 9b 9b"), read(TILES, "3c 3c 3c 8b 8b")) is None


@pytest.mark.parametrize(
    ("before", "after", "makes", "told"),
    [
        ("As Ac 9h", "As Ac 9h Ad", "three-of-a-kind", "better"),
        ("As Ac 9h", "As Ac 9h 2d", "pair", "better"),  # one card more is worth more with less than five
        ("As Ac 9h 8h 7h", "As Ac 9h 8h 7h 2d", "pair", "same"),
        ("As Ac 9h 8h 7h", "As 9h 8h 7h", "high-card", "worse"),
        ("As Ac 9h 8h 7h", "As Ac 8h 7h", "pair", "worse"),
    ],
)
def test_a_changed_hand_says_whether_it_is_worth_more_or_less(before, after, makes, told):
    found = change(CARDS, read(CARDS, before), read(CARDS, after))
    assert (found.makes, found.change) == (makes, told)


@pytest.mark.parametrize(
    ("pack", "cards", "english", "russian"),
    [
        (CARDS, "As Ac Jh Js Th", "two pairs, aces and jacks", "две пары, тузы и валеты"),
        (CARDS, "Jh Js Jc As Ac", "a full house, jacks over aces", "фулл-хаус, валеты и тузы"),
        (CARDS, "5c 4d 3h 2s Ac", "a straight, five high", "стрит, до пятёрки"),
        (CARDS, "Ah Kh 9h 3h 2h", "a flush, ace high", "флеш, от туза"),
        (CARDS, "6c 6d", "a pair, sixes", "пара, шестёрки"),
        (CARDS, "Ad 9s 8c", "high card, ace, nine, eight", "старшая карта, туз, девятка, восьмёрка"),
        (
            TILES,
            "5b 6b 7b R R",
            "chow and pair, up to seven, a pair of red dragons",
            "чоу с парой, до семёрки, пара — красные драконы",
        ),
        (CARDS, "", "high card", "старшая карта"),
    ],
)
def test_a_hand_is_said_in_full_in_both_languages(pack, cards, english, russian):
    game, made = find_game("poker_auction"), hand(pack, read(pack, cards))
    assert named(made, game.words("en")) == english
    assert named(made, game.words("ru")) == russian


def test_every_combination_can_be_said_in_both_languages():
    game, rng, said = find_game("poker_auction"), Random(1), set()
    for pack, kinds in ((CARDS, 52), (CARDS, 12), (TILES, 34), (TILES, 6)):
        for _ in range(600):
            made = hand(pack, tuple(rng.sample(rng.sample(range(len(pack.names)), kinds) * pack.copies, 5)))
            said.add(made.makes)
            assert all(named(made, game.words(language)) for language in ("en", "ru"))
    assert len(said) > 12
