"""Many games at once: seats rotate, totals are exact, and do not depend on who does the work."""

import os
import pickle

import msgspec
import pytest

from ridotto.bots.playout import Playout
from ridotto.core import BadRecord, Outcome, Problem, Refused
from ridotto.lab import simulation
from ridotto.lab.simulation import Played, Setup, play_one, simulate

SETUP = Setup("podstavec", ("steady", "random", "random"), games=30, seed="venice")


def without_time(report):
    return msgspec.structs.replace(report, seconds=0)


def test_the_same_totals_for_any_number_of_workers() -> None:
    assert without_time(simulate(SETUP, workers=1)) == without_time(simulate(SETUP, workers=2))


def test_the_first_of_a_trillion_games_does_not_wait_for_all_to_be_handed_out(monkeypatch) -> None:
    monkeypatch.setattr(simulation, "LARGEST_CHUNK", 1)
    endless = msgspec.structs.replace(SETUP, games=10**12)
    stopped = RuntimeError("enough")

    def enough(done: int) -> None:
        raise stopped

    with pytest.raises(RuntimeError) as raised:
        simulate(endless, progress=enough)
    assert raised.value is stopped


def test_another_seed_gives_other_games() -> None:
    assert play_one(SETUP, 0) == play_one(SETUP, 0)
    assert [play_one(SETUP, n) for n in range(5)] != [
        play_one(msgspec.structs.replace(SETUP, seed="genoa"), n) for n in range(5)
    ]


def test_bots_move_on_by_one_seat_from_game_to_game(monkeypatch) -> None:
    seatings = []

    def play_out(table: Playout) -> Outcome:
        seatings.append([player.name for player in table.players])
        return Outcome((1, 2, 3), (0, 0, 0), "draw")

    monkeypatch.setattr(Playout, "play_out", play_out)
    monkeypatch.setattr(simulation, "find_player", lambda game, name: name)
    setup = Setup("podstavec", ("anna", "boris", "carlo"), games=4, seed="")
    places = [play_one(setup, number).places for number in range(4)]
    assert seatings == [
        ["anna", "boris", "carlo"],
        ["carlo", "anna", "boris"],
        ["boris", "carlo", "anna"],
        ["anna", "boris", "carlo"],
    ]
    assert places == [(1, 2, 3), (2, 3, 1), (3, 1, 2), (1, 2, 3)]


def test_a_shared_first_place_counts_as_its_fraction_of_a_win(monkeypatch) -> None:
    games = iter([Played((1, 1, 1), "draw", 10), Played((1, 1, 3), "draw", 20), Played((1, 2, 3), "resigned", 60)])
    monkeypatch.setattr(simulation, "play_one", lambda setup, number: next(games))
    report = simulate(msgspec.structs.replace(SETUP, games=3))
    assert [bot.win_rate for bot in report.bots] == pytest.approx([11 / 18, 5 / 18, 2 / 18])
    assert [bot.mean_place for bot in report.bots] == pytest.approx([1, 4 / 3, 7 / 3])
    assert report.moves == 90
    assert (report.lengths.mean, report.lengths.least, report.lengths.most) == (30, 10, 60)
    assert report.reasons == {"draw": 2, "resigned": 1}


@pytest.mark.parametrize("games", [1, 63, 64, 65, 1000, 100_000])
def test_every_game_is_played_once_whatever_the_chunks(monkeypatch, games: int) -> None:
    monkeypatch.setattr(simulation, "play_one", lambda setup, number: number)
    numbers = [
        number for chunk in simulation.played(msgspec.structs.replace(SETUP, games=games), 1) for number in chunk
    ]
    assert numbers == list(range(games))


def _die(setup: Setup, chunk: range) -> None:
    os._exit(1)


def test_a_worker_that_dies_is_a_problem_told_in_words(monkeypatch) -> None:
    monkeypatch.setattr(simulation, "_play_chunk", _die)
    with pytest.raises(Problem, match="workers-gone"):
        simulate(SETUP, workers=2)


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate(SETUP, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 30


@pytest.mark.parametrize(
    "change", [{"game": "chess"}, {"bots": ("random",)}, {"bots": ("random", "x")}, {"options": {"speed": 1}}]
)
def test_a_setup_that_cannot_be_played_is_refused_before_anything_is(change) -> None:
    with pytest.raises(Problem):
        simulate(msgspec.structs.replace(SETUP, **change))


@pytest.mark.parametrize(
    "problem",
    [
        Problem("table-endless", moves=5).within("ridotto.bots"),
        Refused("TURN", "refused-turn"),
        BadRecord(3, "record-refused", Refused("TURN", "refused-turn")),
    ],
)
def test_a_problem_survives_the_way_back_from_a_worker(problem: Problem) -> None:
    back = pickle.loads(pickle.dumps(problem))
    assert type(back) is type(problem)
    assert back.sentence() == problem.sentence()
    assert vars(back) == vars(problem)
