"""The engine protocol, ask by ask, and a whole game of it that must never change."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import pytest
from engine_driver import KEEP, NEW, PASS, Driver

from ridotto.cli import asks
from ridotto.cli import engine as engine_module
from ridotto.cli.engine import Engine
from ridotto.core import Game, Move, Outcome, State, View, games, read_record, turn_on_the_wire

GOLDEN = Path(__file__).parent / "engine-podstavec.txt"


DOCUMENT = Path(__file__).parents[2] / "docs" / "engine.md"


# ---- a whole game


def test_a_whole_session_is_answered_as_it_was_when_it_was_written_down() -> None:
    engine = Engine()
    session = GOLDEN.read_text(encoding="utf-8").splitlines()
    for ask, answer in zip(session[::2], session[1::2], strict=True):
        assert engine.answer(ask.removeprefix("> ").encode()).decode() == answer.removeprefix("< ")
    assert engine.match.outcome() is not None


def test_the_session_in_the_documentation_is_answered_as_it_stands_there() -> None:
    engine = Engine()
    session = [line for line in DOCUMENT.read_text(encoding="utf-8").splitlines() if line.startswith(("> {", "< {"))]
    assert len(session) > 20
    for ask, answer in zip(session[::2], session[1::2], strict=True):
        assert engine.answer(ask.removeprefix("> ").encode()).decode() == answer.removeprefix("< ")


def test_every_ask_is_in_the_documentation() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    for ask in get_args(asks.ANY_ASK):
        assert f'{{"do":"{ask.__struct_config__.tag}"' in document


OURS = [game for game in games().values() if game.package.startswith("ridotto.games.")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_move_is_in_the_documentation(game) -> None:
    row = next(
        line for line in DOCUMENT.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {game.name} |")
    )
    for move in game.move_types:
        words = re.findall(r"`([a-z-]+)`", row)
        assert {move.__struct_config__.tag, *move.__struct_encode_fields__} <= set(words)


def test_the_record_of_a_session_verifies() -> None:
    engine = Engine()
    for ask in GOLDEN.read_text(encoding="utf-8").splitlines()[::2]:
        engine.answer(ask.removeprefix("> ").encode())
    record = json.loads(engine.answer(b'{"do":"record"}'))["record"]
    assert read_record(record).verify().outcome() == engine.match.outcome()


def play_to_the_end(driver: Driver, **ask: Any) -> list[dict[str, Any]]:
    answers = [driver(**NEW)]
    while answers[-1]["outcome"] is None:
        seat = answers[-1]["turn"][0]
        move = driver(**ask, seat=seat)["move"]
        answers.append(driver.play(seat, move))
    return answers


@pytest.mark.parametrize("ask", [{"do": "random"}, {"do": "bot", "bot": "random"}, {"do": "bot", "bot": "steady"}])
def test_the_same_lines_always_get_the_same_answers(ask: dict[str, Any]) -> None:
    assert play_to_the_end(Driver(), **ask) == play_to_the_end(Driver(), **ask)


def test_asking_again_in_the_same_position_gives_another_random_move(podstavec: Driver) -> None:
    assert len({json.dumps(podstavec(do="random", seat=0)["move"]) for _ in range(20)}) > 1


def test_at_the_end_nobody_has_the_turn_and_everyone_a_place(podstavec: Driver) -> None:
    last = play_to_the_end(podstavec, do="random")[-1]
    assert last["turn"] == []
    assert last["due"] is None
    assert sorted(last["outcome"]) == ["places", "reason", "scores"]
    assert podstavec.play(0, PASS)["refused"]["rule"] == "OVER"
    assert podstavec(do="random", seat=0)["refused"]["rule"] == "OVER"
    assert podstavec(do="bot", seat=0, bot="random")["refused"]["rule"] == "OVER"
    assert podstavec(do="moves", seat=0) == {"ok": True, "moves": [], "complete": True}


# ---- asks


def test_games_tells_names_titles_seats_and_options() -> None:
    (game, *_others) = [game for game in Driver()(do="games")["games"] if game["name"] == "podstavec"]
    assert game["title"] == "Podstavec"
    assert game["seats"] == [2, 3]
    assert game["options"]["type"] == "object"


def test_new_tells_who_may_act() -> None:
    assert Driver()(**NEW) == {"ok": True, "turn": [0, 1], "due": None, "outcome": None, "sequence": 0}


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {Driver({"do": "new", "game": "podstavec", "seats": 2}).engine.match.header.seed for _ in range(3)}
    assert len(seeds) == 3


def test_play_tells_everything_that_happened_to_whom(podstavec: Driver) -> None:
    assert podstavec.play(0, KEEP) == {
        "ok": True, "turn": [1], "due": None, "outcome": None, "sequence": 1,
        "events": [{"type": "arranged", "to": "all", "seat": 0}],
    }  # fmt: skip
    answer = podstavec.play(1, KEEP)
    assert answer["turn"] == [0, 1]
    assert [event["type"] for event in answer["events"]][:3] == ["arranged", "display-revealed", "display-revealed"]


def test_a_preview_answers_as_play_would_and_changes_nothing(podstavec: Driver) -> None:
    before = podstavec(do="save")
    preview = podstavec(do="preview", seat=0, move=KEEP)
    assert podstavec(do="save") == before
    assert podstavec.play(0, KEEP) == preview


def test_a_preview_that_would_reveal_something_is_refused(podstavec: Driver) -> None:
    podstavec.play(0, KEEP)
    before = podstavec(do="save")
    assert podstavec(do="preview", seat=1, move=KEEP)["refused"]["rule"] == "PREVIEW"
    assert podstavec(do="save") == before


def test_a_view_is_for_one_seat_or_for_an_onlooker(podstavec: Driver) -> None:
    assert podstavec(do="view", seat=1)["view"]["seat"] == 1
    onlooker = podstavec(do="view", seat=None)["view"]
    assert "bag" not in onlooker
    assert "you" not in onlooker


def test_moves_say_whether_these_are_all(podstavec: Driver) -> None:
    few = podstavec(do="moves", seat=0, limit=3)
    assert (len(few["moves"]), few["complete"]) == (3, False)
    everything = podstavec(do="moves", seat=0, limit=1000)
    count = len(everything["moves"])
    assert everything["complete"]
    assert podstavec(do="moves", seat=0, limit=count)["complete"]
    assert not podstavec(do="moves", seat=0, limit=count - 1)["complete"]
    assert podstavec(do="moves", seat=0, limit=0) == {"ok": True, "moves": [], "complete": False}


def test_a_seat_that_has_moved_has_no_moves_and_its_bot_waits(podstavec: Driver) -> None:
    podstavec.play(0, KEEP)
    assert podstavec(do="moves", seat=0) == {"ok": True, "moves": [], "complete": True}
    assert podstavec(do="bot", seat=0, bot="steady") == {"ok": True, "move": None, "wait_ms": 0}
    assert podstavec(do="random", seat=0)["refused"]["rule"] == "TURN"


def test_ringing_is_harmless_where_nothing_is_due(podstavec: Driver) -> None:
    assert podstavec(do="ring", at=10**12) == {
        "ok": True, "turn": [0, 1], "due": None, "outcome": None, "sequence": 0, "events": [],
    }  # fmt: skip


def test_a_saved_game_goes_on_where_it_was(podstavec: Driver) -> None:
    podstavec.play(0, KEEP)
    saved = podstavec(do="save")
    other = Driver()
    answer = other(do="load", game=saved["game"], state=saved["state"])
    assert answer == {"ok": True, "turn": [1], "due": None, "outcome": None, "sequence": 1}
    assert other.play(1, KEEP) == podstavec.play(1, KEEP)
    assert other(do="record") == podstavec(do="record")


def test_a_new_game_begins_where_this_one_stands(podstavec: Driver) -> None:
    podstavec.play(0, KEEP)
    then = podstavec(do="view", seat=0)
    assert podstavec(do="play-on", seat=0, seed="01ff", at=5000)["turn"] == [1]
    assert podstavec(do="view", seat=0) == then
    record = json.loads(podstavec(do="record")["record"])
    assert (record["ridotto"], record["seed"], record["started"]) == (3, "01ff", 5000)
    assert (record["start"]["entry"], record["start"]["seat"], record["start"]["imagined"]) == (1, 0, True)
    saved = podstavec(do="save")
    assert podstavec(do="load", game="podstavec", state=saved["state"])["turn"] == [1]
    assert json.loads(podstavec(do="record")["record"]) == record


@pytest.mark.parametrize("ask", [{"seat": 2}, {"seat": -1}, {"seat": 0, "seed": "nonsense"}, {"seat": 0, "at": -1}])
def test_where_nobody_can_play_on_the_game_stays(podstavec: Driver, ask: dict[str, Any]) -> None:
    before = podstavec(do="save")
    assert podstavec(do="play-on", **ask)["error"]
    assert podstavec(do="save") == before


def test_time_never_runs_backwards(podstavec: Driver) -> None:
    podstavec.play(0, KEEP, at=5000)
    podstavec.play(1, KEEP, at=-1)
    assert [entry.at for entry in podstavec.engine.match.entries] == [5000, 5000]


def test_refusals_and_errors_speak_russian_on_request() -> None:
    driver = Driver(NEW, language="ru")
    assert "не ваш ход" in driver.play(7, KEEP)["refused"]["why"]
    assert "места" in driver(do="view", seat=7)["error"]


# ---- what is not an ask, and what may not be played


class Wave(Move, frozen=True):
    """The only move there is."""


@dataclass(slots=True, eq=False)
class Crowd(State):
    """Everyone waves once."""

    seats: int
    waved: list[int]

    @classmethod
    def begin(cls, seats, options, chance, at):
        return cls(seats, [])

    def turn(self):
        return [seat for seat in range(self.seats) if seat not in self.waved]

    def moves(self, seat):
        yield Wave()

    def random_move(self, seat, rng):
        return Wave()

    def judge(self, seat, move, at):
        pass

    def play(self, seat, move, at, tell=None):
        self.waved.append(seat)

    def idle(self, seat):
        return Wave()

    def view(self, seat):
        return View(game="crowd", seat=seat, turn=turn_on_the_wire(self.turn(), self.seats), due=None, outcome=None)

    def imagine(self, seat, rng):
        return self.copy()

    def outcome(self):
        return None if self.turn() else Outcome((1,) * self.seats, (0,) * self.seats, "draw")

    def copy(self):
        return Crowd(self.seats, self.waved[:])


@pytest.mark.parametrize(("seats", "turn"), [(50, list(range(50))), (51, "all")])
def test_in_a_crowd_the_turn_is_all(monkeypatch, seats: int, turn: Any) -> None:
    crowd = Game(name="crowd", seats=(2, 1000), rules=1, package="ridotto.games.podstavec")
    crowd.__dict__["state_type"] = Crowd
    crowd.__dict__["move_types"] = (Wave,)
    monkeypatch.setattr(engine_module, "find_game", lambda name: crowd)
    driver = Driver()
    assert driver(do="new", game="crowd", seats=seats)["turn"] == turn
    assert driver.play(3, {"type": "wave"})["turn"] == [seat for seat in range(seats) if seat != 3]
