"""Positions of Venice as text."""

from random import Random

import pytest

from ridotto.core import Problem
from ridotto.games.venice.position import read_position, write_position


def test_positions_round_trip_at_every_moment_of_a_random_week(table) -> None:
    for options in ({}, {"pace": "calendar", "interest": "compound", "zone": "America/St_Johns"}):
        rng, state = Random(4), table(3, **options)
        while state.outcome() is None:
            for _ in range(8):
                seat = rng.randrange(3)
                state.play(seat, state.random_move(seat, rng), 1)
                if state.outcome() is not None:
                    break
                again = read_position(write_position(state))
                assert again.save() == state.save()
            if state.due() is not None:
                state.ring(state.due())
        assert read_position(write_position(state)).save() == state.save()


def test_a_damaged_position_names_its_line(table) -> None:
    lines = write_position(table(2)).splitlines()
    for number in range(len(lines)):
        broken = [*lines[:number], "nonsense", *lines[number + 1 :]]
        with pytest.raises(Problem) as problem:
            read_position("\n".join(broken))
        assert str(number + 1) in problem.value.sentence()
