"""The tuning of Poker Auction: the table of the open deck, which games teach."""

from itertools import groupby
from random import Random

from ridotto.core import Decision, Sight
from ridotto.games.poker_auction.bots import BOTS, HASTE, KEEN_WORLDS, STEADY_CHOICE, THRIFT, TRUST
from ridotto.games.poker_auction.hands import NAMES
from ridotto.games.poker_auction.novice import WHIMS
from ridotto.games.poker_auction.prospect import SHAPES, TEMPOS, Habits, learned, shape
from ridotto.games.poker_auction.steady import NERVE
from ridotto.lab.tuning.poker_auction import (
    CHOICES,
    HASTES,
    NERVES,
    NOVICES,
    PACES,
    THRIFTS,
    TRUSTS,
    duel,
    embolden,
    first_to_do,
    late_deals,
    learn,
    soften,
    tournaments,
    tune,
)


def cards(text: str) -> tuple[int, ...]:
    return tuple(NAMES.index(name) for name in text.split())


def test_equal_seeds_give_equal_tables_and_every_shape_has_its_worth():
    lessons = [learn([[0.5] * SHAPES] * TEMPOS, 40, Random("train")) for _ in range(2)]
    assert lessons[0] == lessons[1]
    assert {len(row) for row in lessons[0]} == {SHAPES}
    assert all(0 < worth < 1 for row in lessons[0] for worth in row)


def test_without_effort_nothing_is_learned():
    told: list[str] = []
    found = tune("train-0", 0, told.append)
    assert {worth for row in found["table"] for worth in row} == {50}
    assert told


def test_hands_of_one_shape_differ_only_in_what_does_not_matter():
    assert shape(cards("Ah Kh")) == shape(cards("Kd Ad"))
    assert shape(cards("Ah Kh")) != shape(cards("Ah Kd"))
    assert shape(cards("9c 9d 4h")) == shape(cards("2s 9h 9d"))
    assert shape(cards("Ac 2d 5h")) != shape(cards("Ac 2d 6h")), "an ace is also below the two"
    assert shape(cards("9c 9d 4h 4s")) != shape(cards("9c 9d 4h 5s"))


def test_the_habits_that_are_shipped_beat_players_who_want_everything_alike():
    nothing_known = Habits([[number / SHAPES for number in range(SHAPES)]] * TEMPOS, 8.0)
    assert duel(learned(), nothing_known, 120, "train") > 0.55


def test_the_choice_and_the_haste_that_are_shipped_are_tried_and_tournaments_are_the_same_for_the_same_seed():
    assert set(STEADY_CHOICE.values()) <= set(CHOICES)
    assert set(HASTE.values()) <= set(HASTES)
    assert set(THRIFT.values()) <= set(THRIFTS)
    novice = BOTS["novice"]
    assert tournaments(novice, novice, 2, "train") == tournaments(novice, novice, 2, "train")


def test_the_trust_that_is_shipped_is_one_that_is_tried_and_late_deals_are_the_same_for_the_same_seed():
    assert set(TRUST.values()) <= set(TRUSTS)
    novice, keen = BOTS["novice"], BOTS["keen"]
    assert late_deals(keen, novice, 2, "train", "mahjong") == late_deals(keen, novice, 2, "train", "mahjong")
    assert late_deals(keen, novice, 20, "train", "classic") > 0


def test_the_whims_and_the_worlds_that_are_shipped_are_among_those_that_are_tried():
    assert set(KEEN_WORLDS.values()) <= set(PACES)
    assert NERVE in NERVES
    for mode, whims in WHIMS.items():
        assert all(getattr(whims, name) in tried for name, tried in NOVICES[mode].items())


def test_the_first_number_that_does_enough_is_taken_and_where_none_does_the_best():
    tried: list[int] = []

    def does(number: int) -> float:
        tried.append(number)
        return number / 10

    assert first_to_do([5, 8, 9], does, enough=0.75, games=1) == 8
    assert tried == [5, 8], "what follows need not be tried"
    assert first_to_do([5, 7, 6], does, enough=0.75, games=1) == 7
    assert first_to_do([5, 8, 9], does, enough=0.75, games=0) == 5


def test_at_a_table_of_four_one_player_is_alone_among_the_others_and_sits_in_every_seat():
    asked: list[int] = []

    class Listed:
        def decide(self, sight: Sight, rng: Random) -> Decision:
            asked.append(sight.seat)
            return BOTS["novice"].decide(sight, rng)

    rate = tournaments(Listed(), BOTS["novice"], 4, "train", "classic", 4)
    assert 0 <= rate <= 1
    assert [seat for seat, _ in groupby(asked)] == [0, 1, 2, 3]


def test_the_novices_whims_are_the_same_for_the_same_seed():
    found = [soften("open-deck", "train", 2, lambda line: None) for _ in range(2)]
    assert found[0] == found[1]


def test_steady_dares_no_more_than_it_takes_to_beat_the_novice():
    told: list[str] = []
    assert embolden("train", 200, told.append) == NERVE
    assert len(told) == NERVES.index(NERVE) + 1
