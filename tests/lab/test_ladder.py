"""The ladder of bots."""

import json

import msgspec
import pytest

from ridotto.bots import find_bot
from ridotto.core import Problem, find_game
from ridotto.lab.ladder import Climb, climb, games_in_all, interval
from ridotto.lab.reference import find_player
from ridotto.lab.simulation import Setup, play_one

TWO = Climb("podstavec", 20, "ladder", ("random", "steady"))


def test_the_stronger_stands_higher_and_the_intervals_hold_the_rates() -> None:
    ladder = climb(TWO)
    [pairing] = ladder.pairings
    assert (pairing.bot, pairing.against, pairing.fair_share) == ("steady", "random", 0.5)
    assert pairing.low < pairing.win_rate < pairing.high or pairing.win_rate in (0.0, 1.0)
    weak, strong = ladder.rungs
    assert (weak.bot, strong.bot) == ("random", "steady")
    assert weak.low < weak.elo < weak.high < strong.high
    assert weak.elo < strong.elo


def test_the_results_do_not_depend_on_how_many_processes_share_the_work() -> None:
    assert climb(TWO).pairings == climb(TWO, workers=2).pairings


def test_every_deal_is_played_from_every_seat() -> None:
    setup = Setup("three_cards", ("steady", "steady"), 2, "deals", same_deals=True)
    other = Setup("three_cards", ("steady", "steady"), 2, "deals")
    first, second = (play_one(setup, number).places for number in range(2))
    assert first == second[::-1], "the same cards win from the other side"
    assert other != setup


def test_at_a_larger_table_each_plays_alone_among_the_level_below() -> None:
    ladder = climb(Climb("podstavec", 3, "three", ("random", "steady"), seats=3))
    [pairing] = ladder.pairings
    assert (pairing.seats, pairing.fair_share, ladder.rungs) == (3, pytest.approx(1 / 3), ())


def test_progress_counts_all_games_of_all_pairings() -> None:
    told: list[int] = []
    wanted = Climb("podstavec", 4, "x", ("random", "novice", "steady"))
    climb(wanted, progress=told.append)
    assert told[-1] == games_in_all(wanted) == 12


def test_wilsons_interval_of_a_known_case() -> None:
    low, high = interval(0.75, 200)
    assert (round(low, 3), round(high, 3)) == (0.686, 0.805)


def test_one_bot_is_no_ladder_and_an_unknown_one_is_named() -> None:
    with pytest.raises(Problem, match="ladder-two"):
        climb(Climb("podstavec", 2, "x", ("random",)))
    with pytest.raises(Problem, match="unknown-bot"):
        climb(Climb("podstavec", 2, "x", ("random", "deep-blue")))


def test_a_bot_stands_on_a_ladder_once() -> None:
    with pytest.raises(Problem) as problem:
        climb(Climb("podstavec", 2, "x", ("novice", "random", "novice")))
    assert problem.value.sentence() == "novice is named twice: against itself a bot shows nothing."


def test_a_ladder_is_one_json_object() -> None:
    told = json.loads(msgspec.json.encode(climb(TWO)))
    assert set(told) == {"game", "options", "seats", "games", "seed", "pairings", "rungs", "seconds"}


def test_a_game_with_a_reference_can_measure_itself_against_it(monkeypatch) -> None:
    monkeypatch.setattr(
        "ridotto.games.poker_auction.bots.reference", lambda: find_bot(find_game("poker_auction"), "novice")
    )
    wanted = Climb("poker_auction", 2, "reference", ("novice", "reference"), options={"mode": "open-deck"})
    assert climb(wanted).pairings[0].bot == "reference"


def test_a_game_without_a_reference_says_who_plays_it() -> None:
    with pytest.raises(Problem, match="reference"):
        Climb("venice", 2, "reference", ("novice", "reference")).chosen()


@pytest.mark.parametrize("game", ["poker_auction", "standoff"])
def test_a_reference_can_be_asked(game) -> None:
    assert find_player(find_game(game), "reference") is not find_bot(find_game(game), "master")
