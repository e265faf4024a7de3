"""Turning points stand at what changed the chances."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from ridotto.bots.analysis import Judged, TurningPoint, analyse, budget
from ridotto.bots.analysis.smoothing import Smoothed
from ridotto.bots.analysis.story import read_story
from ridotto.bots.analysis.turning import turning_points
from ridotto.core import Match, Message, Record, find_game, read_record, write_record
from ridotto.games.venice.moves import Bid, Borrow, Ready

PUT_OFF, HELD = 4, 6
"""The entries of the week below at which the clock was put off, and the auction held."""


@pytest.fixture(scope="module")
def week() -> Record:
    """A week until its first auction, with a clock that was put off before the last player was ready."""
    match = Match.begin(find_game("venice"), 2, {"pace": "minutes", "minutes": 1}, "01")
    match.play(0, Borrow(100), 1)
    match.play(1, Borrow(50), 2)
    match.play(0, Bid(0, match.state.lineups[0][0][0], 5, 1), 3)
    match.postpone(1400, 4)
    match.play(0, Ready(), 5)
    match.play(1, Ready(), 6)
    match.agree_draw(7)
    return read_record(write_record(match))


def leap(record: Record, before: int, after: int) -> Sequence[TurningPoint]:
    """What is told of a chance that leapt between two positions."""
    curve = [
        Smoothed(n, (chance, 1 - chance), (0.01, 0.01), 64)
        for n, chance in ((before, 0.5), (after, 0.9), (len(record.entries) - 1, 0.6))
    ]
    return [
        point
        for point in turning_points(record, read_story(record), (), curve, record.ending.outcome)
        if point.before == 0.5
    ]


def test_a_leap_over_an_evening_stands_at_what_held_the_auction(week) -> None:
    [point] = leap(week, 0, HELD)
    assert (point.n, point.seat) == (HELD, None)


def test_a_leap_up_to_a_clock_that_was_put_off_stands_at_the_bid_before_it(week) -> None:
    [point] = leap(week, 2, PUT_OFF)
    assert (point.n, point.seat) == (PUT_OFF - 1, 0)


def test_a_clock_that_was_put_off_does_not_hide_whose_move_it_was(week) -> None:
    [point] = leap(week, PUT_OFF - 1, PUT_OFF + 1)
    assert (point.n, point.seat) == (PUT_OFF + 1, 0)


def test_where_only_the_clock_was_put_off_nothing_turned(week) -> None:
    assert not leap(week, PUT_OFF - 1, PUT_OFF)


def test_in_a_week_of_venice_chances_turn_at_auctions_only(played, in_a_hurry, monkeypatch) -> None:
    monkeypatch.setattr(budget, "LEAST_GAMES", 12)  # in fewer nothing is beyond doubt
    record = played("venice", ("steady", "random"), {"pace": "minutes"})
    analysis, story = analyse(record), read_story(record)
    moments = {0, *story.revealing, len(record.entries)}
    assert {point.n for point in analysis.curve} <= moments
    swings = [point for point in analysis.turning_points if point.changed is not None]
    assert swings
    assert {point.until or point.n for point in swings} <= moments, "or at the loss that was told with it"


@pytest.fixture(scope="module")
def long_game(played) -> Record:
    """A game with room for many points of a curve, which the first seat won."""
    record = played("logistics", ("random", "random"), None, 5)
    assert (len(record.entries), record.ending.outcome.places) == (93, (1, 2))
    return record


def by_curve(record: Record, chances: Sequence[float], decisions: Sequence[Judged] = ()) -> Sequence[TurningPoint]:
    """What is told of a curve whose points lie evenly over the game, by the chance of the first seat."""
    each = len(record.entries) / len(chances)
    curve = [Smoothed(round(at * each), (chance, 1 - chance), (0.02, 0.02), 64) for at, chance in enumerate(chances)]
    return turning_points(record, read_story(record), decisions, curve, record.ending.outcome)


def test_where_a_chance_went_slowly_from_nothing_to_all_the_steepest_stretches_are_told(long_game) -> None:
    found = sorted(by_curve(long_game, [step / 40 for step in range(41)]), key=lambda point: point.n)
    assert len(found) >= 3
    assert all(point.since is not None and abs(point.after - point.before) >= 0.15 for point in found)
    assert all(early.n <= late.since for early, late in pairwise(found)), "each moment is told once"


def test_what_changed_at_one_moment_is_told_there_and_not_as_a_stretch(long_game) -> None:
    [point] = by_curve(long_game, [0.5] * 20 + [0.98] * 20)
    assert point.since is None


def test_a_stretch_does_not_reach_to_where_hardly_anything_changed(long_game) -> None:
    [point] = by_curve(long_game, [0.5] * 20 + [0.6, 0.7, 0.8, 0.9] + [0.98] * 20)
    assert (point.before, point.after) == (0.5, 0.98)
    assert (point.since, point.n) == (round(19 * 93 / 44), round(24 * 93 / 44))


def test_the_greatest_changes_of_the_curve_are_told_whoever_gave_how_much_away(long_game) -> None:
    """The judge saw one seat give much away, time and again, and nothing in what became of the other."""
    own = [deed.entries[-1] for deed in read_story(long_game).deeds if deed.seat == 0]
    decisions = [
        Judged(
            n=n, entries=(n,), seat=0, moves=(), choice=(), agrees=False, worth=0.0, best=9.0, lost=0.9, error=0.0,
            measure="chance", why=Message("why"),
        )
        for n in own[:6]
    ]  # fmt: skip
    found = by_curve(long_game, [0.5] * 30 + [0.9] * 30, decisions)
    assert len(found) == 5
    assert [(point.before, point.after) for point in found if point.changed is not None] == [(0.5, 0.9)]


# ---- losses beside the curve


def lost(record: Record, place: int, seat: int, by: float, measure: str = "chance", best: float = 1.0) -> Judged:
    """What this seat gave away with its decision of this place in the story, from the middle of the game on."""
    own = [deed.entries[-1] for deed in read_story(record).deeds if deed.seat == seat]
    n = own[len(own) // 2 + place]
    return Judged(
        n=n, entries=(n,), seat=seat, moves=(), choice=(), agrees=False, worth=best - by, best=best, lost=by, error=0.0,
        measure=measure, why=Message("why"),
    )  # fmt: skip


def around(n: int, before: float, after: float) -> list[Smoothed]:
    """A curve that goes from one chance to another around this entry, in three points, and stays there."""
    steps = ((0, before), (n - 3, before), (n + 3, after), (92, after))
    return [Smoothed(at, (chance, 1 - chance), (0.02, 0.02), 64) for at, chance in steps]


def told_of(record: Record, decisions: Sequence[Judged], curve: Sequence[Smoothed]) -> Sequence[TurningPoint]:
    return turning_points(record, read_story(record), decisions, curve, record.ending.outcome)


def test_a_mistake_and_the_fall_of_the_curve_around_it_are_told_as_one(long_game) -> None:
    mistake = lost(long_game, 0, 0, 0.3)
    found = told_of(long_game, [mistake, lost(long_game, 1, 0, 0.1)], around(mistake.n, 0.9, 0.5))
    [point] = [point for point in found if point.lost or point.before == 0.9]
    assert (point.n, point.seat, point.lost) == (mistake.n, 0, 0.3)
    assert (point.changed, point.before, point.after) == (0, 0.9, 0.5)
    assert (point.since, point.until) == (mistake.n - 3, mistake.n + 3)


def test_a_mistake_that_was_followed_by_a_rise_is_told_apart_from_it(long_game) -> None:
    mistake = lost(long_game, 0, 0, 0.3)
    found = told_of(long_game, [mistake], around(mistake.n, 0.5, 0.9))
    assert {(point.lost, point.before) for point in found} == {(0.3, None), (0.0, 0.5)}


def test_what_the_other_gave_away_is_told_with_the_rise_that_came_of_it(long_game) -> None:
    mistake = lost(long_game, 0, 1, 0.3)
    [point] = told_of(long_game, [mistake], around(mistake.n, 0.5, 0.9))
    assert (point.seat, point.lost, point.changed, point.after) == (1, 0.3, 0, 0.9)


@pytest.fixture(scope="module")
def given_up() -> Record:
    """A game that was given up after twenty moves, when there was hardly a point between the two."""
    match = Match.begin(find_game("logistics"), 2, {}, "01")
    for at in range(20):
        (seat,) = match.turn()
        match.play(seat, next(match.state.moves(seat)), at)
    match.resign(1, 21)
    return read_record(write_record(match))


def test_where_a_game_was_given_up_a_part_of_a_point_is_no_turning_point(given_up) -> None:
    scores = [score if isinstance(score, int) else score[0] for score in given_up.ending.outcome.scores]
    assert max(scores) - min(scores) < 5
    small, great = (lost(given_up, place, 0, by, "points", 2.0) for place, by in ((0, 0.4), (1, 4.0)))
    level = [Smoothed(n, (0.5, 0.5), (0.02, 0.02), 64) for n in (0, 10, 20)]
    found = told_of(given_up, [small, great], level)
    assert great.n in {point.n for point in found}
    assert small.n not in {point.n for point in found}


def test_a_close_end_does_not_make_a_part_of_a_point_a_turning_point(long_game) -> None:
    """The vaults were nearly even at the end, but full."""
    outcome = long_game.ending.outcome.__class__((1, 2), (31, 30), "no-sow")
    small = lost(long_game, 0, 0, 0.4, "points", 2.0)
    level = [Smoothed(n, (0.5, 0.5), (0.02, 0.02), 64) for n in (0, 40, 92)]
    found = turning_points(long_game, read_story(long_game), [small], level, outcome)
    assert small.n not in {point.n for point in found}
