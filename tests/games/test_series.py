"""A series answers as if all its games were played, and plays no more than it must."""

from hypothesis import given
from hypothesis import strategies as st

from .series import Series

RESULTS = st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=12)
PART = st.integers(0, 12).map(lambda number: number / 12)


@given(RESULTS, PART)
def test_the_answer_is_that_of_all_games(results: list[float], part: float) -> None:
    series, won = Series(len(results), results.__getitem__), sum(results)
    assert series.at_least(part) == (won >= part * len(results) - 1e-9)
    assert series.at_most(part) == (won <= part * len(results) + 1e-9)


@given(RESULTS, PART)
def test_each_game_is_played_once_in_order(results: list[float], part: float) -> None:
    played: list[int] = []

    def play(number: int) -> float:
        played.append(number)
        return results[number]

    Series(len(results), play).between(part, 1 - part)
    assert played == list(range(len(played)))


def test_nothing_is_played_once_the_answer_is_certain() -> None:
    won, lost = Series(10, lambda number: 1.0), Series(10, lambda number: 0.0)
    assert won.at_least(0.4)
    assert repr(won) == "4 won of 4 played, of 10"
    assert not lost.at_least(0.4)
    assert repr(lost) == "0 won of 7 played, of 10"
