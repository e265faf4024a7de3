"""What is measured is what is said to be measured. No test here depends on how long something takes."""

from random import Random

import pytest

from ridotto.bench import engine
from ridotto.core import Fast, games

PODSTAVEC = games()["podstavec"]


def test_random_play_ends_the_game() -> None:
    state = PODSTAVEC.begin(2, PODSTAVEC.options(), Fast(1))
    moves = engine.play_at_random(state, Random(1))
    assert state.outcome() is not None
    assert moves >= 4


def test_where_nobody_may_act_the_clock_is_rung() -> None:
    class Bell:
        """Rings at 500, lets one move be played, rings at 900, and is over."""

        def __init__(self) -> None:
            self.rung: list[int] = []
            self.played: list[int] = []

        def turn(self):
            return (0,) if len(self.rung) == 1 and not self.played else ()

        def due(self):
            return (500, 900, None)[len(self.rung)]

        def ring(self, at):
            self.rung.append(at)

        def random_move(self, seat, rng):
            return "ding"

        def play(self, seat, move, at):
            self.played.append(at)

    bell = Bell()
    assert engine.play_at_random(bell, Random(1)) == 1
    assert (bell.rung, bell.played) == ([500, 900], [500])


def test_a_rate_is_work_by_time(monkeypatch) -> None:
    clock = iter([0.0, 0.0, 0.25, 0.5, 1.0])
    monkeypatch.setattr(engine.time, "perf_counter", lambda: next(clock))
    assert engine.rate(lambda: 10, 0.9) == 30


def test_the_bare_loop_plays_kalah_to_its_end() -> None:
    lengths = [engine.sow_a_game(Random(seed)) for seed in range(50)]
    assert 5 < min(lengths) <= max(lengths) < 200


def test_every_game_is_measured_beside_the_ceiling() -> None:
    told: list[str] = []
    speeds = engine.measure([PODSTAVEC], seconds=0.003, progress=told.append)
    speed = speeds.games["podstavec"]
    assert set(told) == {"podstavec"}
    assert speed.seats == 2
    assert speed.of_ceiling == pytest.approx(speed.decisions_per_second / speeds.ceiling.moves_per_second, abs=0.001)
    assert speed.copies_per_second > 0


def test_a_finished_random_game_of_podstavec_keeps_less_than_a_kilobyte_a_move() -> None:
    assert engine.retained_per_move(PODSTAVEC, Random(1)) < 1000


def test_a_random_match_is_played_to_its_end() -> None:
    match = engine.random_match(PODSTAVEC, Random(1))
    assert match.outcome() is not None
    assert len(match.entries) > 3
