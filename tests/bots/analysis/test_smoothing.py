"""The curve through counted games."""

from random import Random

import pytest

from ridotto.bots.analysis.chances import Counted, shares
from ridotto.bots.analysis.smoothing import Estimate, smooth, smoothed
from ridotto.core import Outcome


def counted(chances: list[float], games: int, seed: int = 1) -> list[tuple[int, Counted]]:
    """So many games at each of these chances, as luck would have them."""
    rng, points = Random(seed), []
    for n, chance in enumerate(chances):
        won = float(sum(rng.random() < chance for _ in range(games)))
        points.append((n, Counted(games, (won, games - won))))
    return points


def far_from(points, chances: list[float]) -> float:
    return sum(abs(point.chances[0] - chance) for point, chance in zip(points, chances, strict=True)) / len(chances)


def test_what_stays_the_same_is_told_more_exactly_than_it_was_counted() -> None:
    chances = [0.5] * 40
    points = counted(chances, 16)
    raw = sum(abs(counts.mean(0) - 0.5) for _, counts in points) / len(points)
    assert far_from(smoothed(points, (), ()), chances) < raw / 2


def test_what_changes_all_at_once_where_something_is_revealed_is_still_seen() -> None:
    points = smoothed(counted([0.3] * 10 + [0.8] * 10, 32), (10,), ())
    assert points[10].chances[0] - points[9].chances[0] > 0.25


def test_nothing_is_smoothed_across_a_break() -> None:
    points = smoothed(counted([1.0] * 3 + [0.0] * 3, 4), (), (3,))
    assert points[2].chances[0] > 0.99
    assert points[3].chances[0] < 0.01


def test_chances_are_never_negative_and_together_they_are_all() -> None:
    for point in smoothed(counted([0.02, 0.0, 0.1, 0.9, 1.0], 8), (1, 3), ()):
        assert min(point.chances) >= 0
        assert sum(point.chances) == pytest.approx(1)


def test_one_point_stands_as_it_was_counted() -> None:
    assert smooth([Estimate(0.4, 0.01)], []) == [Estimate(0.4, 0.01)]
    assert smoothed([], (), ()) == []


def test_who_resigned_comes_after_all_others() -> None:
    outcome = Outcome((1, 2, 2), (3, 1, 1), "most")
    assert shares(outcome) == (1, 0, 0)
    assert shares(outcome, {0}) == (0, 0.5, 0.5)
    assert shares(outcome, {0, 1}) == (0, 0, 1)


def test_where_all_seats_begin_alike_a_few_games_that_say_otherwise_are_hardly_believed() -> None:
    lucky = [(0, Counted(16, (11.0, 5.0)))]
    assert smoothed(lucky, (), ())[0].chances[0] == 11 / 16
    assert smoothed(lucky, (), (), alike=True)[0].chances[0] < 0.55
    sure = [(0, Counted(16_000, (11_000.0, 5_000.0)))]
    assert smoothed(sure, (), (), alike=True)[0].chances[0] > 0.68, "a seat that is really better is told"
    later = [(1, Counted(16, (11.0, 5.0)))]
    assert smoothed(later, (), (), alike=True) == smoothed(later, (), ())


def test_what_was_given_away_at_once_is_seen_though_it_came_back_soon() -> None:
    chances = [0.95] * 5 + [0.05] + [0.95] * 5
    points = counted(chances, 16)
    assert smoothed(points, (), ())[5].chances[0] > 0.45, "luck, as far as can be seen"
    assert smoothed(points, (6,), (), given_away={5: 0.9})[5].chances[0] < 0.35
