"""Buckets that empty and fill, and what counts as one address."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.house.try_later import TooOften
from ridotto.house.web import limits
from ridotto.house.web.limits import Buckets, Pace, SocketCounts, neighbourhood
from ridotto.house.web.request import depth


class Clock:
    now = 100.0

    def __call__(self):
        return self.now


def taken(buckets, who, pace, times):
    """How many of so many were given."""
    given = 0
    for _ in range(times):
        try:
            buckets.take("kind", who, pace)
        except TooOften:
            continue
        given += 1
    return given


def test_so_many_at_once_and_then_so_many_a_second():
    clock = Clock()
    buckets, pace = Buckets(clock), Pace(5, 2)
    assert taken(buckets, "anna", pace, 20) == 5
    clock.now += 1
    assert taken(buckets, "anna", pace, 20) == 2
    clock.now += 100
    assert taken(buckets, "anna", pace, 20) == 5


def test_everyone_has_a_bucket_of_their_own():
    buckets, pace = Buckets(Clock()), Pace(1, 1)
    assert taken(buckets, "anna", pace, 3) == taken(buckets, "boris", pace, 3) == 1


def test_the_wait_that_is_told_is_long_enough():
    clock = Clock()
    buckets, pace = Buckets(clock), Pace(3, 0.7)
    taken(buckets, "anna", pace, 3)
    with pytest.raises(TooOften) as shut:
        buckets.take("kind", "anna", pace)
    clock.now += shut.value.wait / 1000
    buckets.take("kind", "anna", pace)


@given(st.lists(st.floats(0, 3), max_size=60), st.integers(1, 5), st.floats(0.1, 5))
def test_over_any_stretch_no_more_is_given_than_the_pace_allows(pauses, at_once, a_second):
    clock = Clock()
    buckets, pace, times = Buckets(clock), Pace(at_once, a_second), []
    for pause in pauses:
        clock.now += pause
        if taken(buckets, "anna", pace, 1):
            times.append(clock.now)
    for first in range(len(times)):
        for last in range(first, len(times)):
            assert last - first + 1 <= at_once + (times[last] - times[first]) * a_second + 1e-6


def test_full_buckets_are_forgotten(monkeypatch):
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    clock = Clock()
    buckets = Buckets(clock)
    for n in range(100):
        clock.now += 1
        buckets.take("kind", str(n), Pace(1, 1))
    assert len(buckets) <= 11


def test_a_websocket_that_is_closed_counts_no_more():
    counts = SocketCounts()
    counts.enter("anna", 2)
    counts.enter("anna", 2)
    with pytest.raises(TooOften):
        counts.enter("anna", 2)
    counts.leave("anna")
    counts.enter("anna", 2)
    counts.leave("anna")
    counts.leave("anna")
    assert len(counts) == 0


@pytest.mark.parametrize(
    ("address", "one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("local", "local"),
    ],
)
def test_what_counts_as_one_address(address, one):
    assert neighbourhood(address) == one


@pytest.mark.parametrize(
    ("body", "levels"), [(b"1", 0), (b'{"a":[1]}', 2), (b'"[[[["', 0), (b'["\\"[["]', 1), (b"[[[", 3)]
)
def test_depth_counts_brackets_outside_of_text(body, levels):
    assert depth(body) == levels
