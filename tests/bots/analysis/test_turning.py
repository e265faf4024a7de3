"""Turning points stand at what changed the chances."""

from collections.abc import Sequence

import pytest

from ridotto.bots.analysis import TurningPoint, analyse
from ridotto.bots.analysis.smoothing import Smoothed
from ridotto.bots.analysis.story import read_story
from ridotto.bots.analysis.turning import turning_points
from ridotto.core import Match, Record, find_game, read_record, write_record
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


def test_in_a_week_of_venice_chances_turn_at_auctions_only(played, in_a_hurry) -> None:
    record = played("venice", ("steady", "random"), {"pace": "minutes"})
    analysis, story = analyse(record), read_story(record)
    moments = {0, *story.revealing, len(record.entries)}
    assert {point.n for point in analysis.curve} <= moments
    swings = [point for point in analysis.turning_points if point.changed is not None]
    assert swings
    assert {point.n for point in swings} <= moments
