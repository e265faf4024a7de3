"""What the engine refuses: moves against the rules, lines that are no ask, faults."""

import io
import json
from typing import Any

import pytest
from engine_driver import KEEP, NEW, PASS, Driver

from ridotto.cli import engine as engine_module
from ridotto.cli.engine import Engine, lines
from ridotto.core import Refused
from ridotto.games.podstavec.state import Podstavec


def test_a_new_game_whose_ante_nobody_has_is_refused() -> None:
    answer = Driver()(do="new", game="poker_auction", seats=2, options={"ante": 2000})
    assert answer == {"ok": False, "error": "The first ante, 2,000, is more than anyone starts with, 1,000 chips."}


@pytest.mark.parametrize(
    ("seat", "move", "rule"),
    [
        (0, {**KEEP, "red": True}, "FORM"),
        (0, {**KEEP, "red": "1"}, "FORM"),
        (0, {**KEEP, "red": 0.5}, "FORM"),
        (0, {**KEEP, "green": 1}, "FORM"),
        (0, {"type": "arrange"}, "FORM"),
        (0, {"type": "dance"}, "FORM"),
        (0, [], "FORM"),
        (0, None, "FORM"),
        (0, "arrange", "FORM"),
        (2, KEEP, "TURN"),
        (-1, KEEP, "TURN"),
        (10**30, KEEP, "TURN"),
        (0, PASS, "PHASE"),
        (0, {**KEEP, "red": 9}, "POD-5"),
        (0, {**KEEP, "red": -(10**30)}, "POD-5"),
    ],
)
def test_a_move_that_may_not_be_played_is_refused_with_its_rule(podstavec: Driver, seat, move, rule: str) -> None:
    before = podstavec(do="save")
    for ask in ("play", "preview"):
        answer = podstavec(do=ask, seat=seat, move=move, at=1000)
        assert answer["ok"] is False
        assert answer["refused"]["rule"] == rule
        assert answer["refused"]["why"]
    assert podstavec(do="save") == before


@pytest.mark.parametrize("number", [b"1e999", b"1" * 5000, b"[" * 500 + b"]" * 500])
def test_a_number_that_no_reader_can_take_is_refused_as_a_bad_form(podstavec: Driver, number: bytes) -> None:
    line = b'{"do":"play","seat":0,"at":1,"move":{"type":"arrange","red":%s,"white":0,"black":0,"empty":0}}' % number
    assert json.loads(podstavec.engine.answer(line))["refused"]["rule"] == "FORM"


@pytest.mark.parametrize(
    "ask",
    [
        {},
        {"do": None},
        {"do": 7},
        {"do": "dance"},
        {"do": ["play"]},
        {"do": "new"},
        {"do": "new", "game": "chess", "seats": 2},
        {"do": "new", "game": 7, "seats": 2},
        {"do": "new", "game": "podstavec"},
        {"do": "new", "game": "podstavec", "seats": 1},
        {"do": "new", "game": "podstavec", "seats": 4},
        {"do": "new", "game": "podstavec", "seats": 10**30},
        {"do": "new", "game": "podstavec", "seats": "2"},
        {"do": "new", "game": "podstavec", "seats": True},
        {"do": "new", "game": "podstavec", "seats": 2.0},
        {"do": "new", "game": "podstavec", "seats": 2, "options": []},
        {"do": "new", "game": "podstavec", "seats": 2, "options": {"scoring": "wildest"}},
        {"do": "new", "game": "podstavec", "seats": 2, "options": {"speed": 1}},
        {"do": "new", "game": "podstavec", "seats": 2, "seed": "xyz"},
        {"do": "new", "game": "podstavec", "seats": 2, "seed": ""},
        {"do": "new", "game": "podstavec", "seats": 2, "seed": 7},
        {"do": "new", "game": "podstavec", "seats": 2, "seed": "00" * 65},
        {"do": "new", "game": "podstavec", "seats": 2, "at": -1},
        {"do": "new", "game": "podstavec", "seats": 2, "at": 10**30},
        {"do": "play"},
        {"do": "play", "seat": 0, "at": 0},
        {"do": "play", "move": KEEP, "at": 0},
        {"do": "play", "seat": "0", "move": KEEP, "at": 0},
        {"do": "play", "seat": True, "move": KEEP, "at": 0},
        {"do": "play", "seat": None, "move": KEEP, "at": 0},
        {"do": "play", "seat": 0, "move": KEEP, "at": "now"},
        {"do": "play", "seat": 0, "move": KEEP, "at": 10**30},
        {"do": "ring"},
        {"do": "ring", "at": None},
        {"do": "view"},
        {"do": "view", "seat": 2},
        {"do": "view", "seat": -1},
        {"do": "view", "seat": "0"},
        {"do": "moves", "seat": 2},
        {"do": "moves", "seat": None},
        {"do": "moves", "seat": 0, "limit": -1},
        {"do": "moves", "seat": 0, "limit": "all"},
        {"do": "random"},
        {"do": "random", "seat": 2},
        {"do": "bot", "seat": 0},
        {"do": "bot", "seat": 0, "bot": "deep-blue"},
        {"do": "bot", "seat": 2, "bot": "random"},
        {"do": "load"},
        {"do": "load", "game": "podstavec", "state": {}},
        {"do": "load", "game": "podstavec", "state": None},
    ],
    ids=json.dumps,
)
def test_what_is_no_ask_gets_an_error_and_the_game_stays(podstavec: Driver, ask: dict[str, Any]) -> None:
    before = podstavec(do="save")
    answer = podstavec(**ask)
    assert answer["ok"] is False
    assert answer["error"]
    assert podstavec(do="save") == before


@pytest.mark.parametrize(
    "ask",
    [
        {"do": "play", "seat": 0, "move": KEEP, "at": 0},
        {"do": "preview", "seat": 0, "move": KEEP},
        {"do": "ring", "at": 0},
        {"do": "view", "seat": None},
        {"do": "moves", "seat": 0},
        {"do": "random", "seat": 0},
        {"do": "bot", "seat": 0, "bot": "random"},
        {"do": "save"},
        {"do": "play-on", "seat": 0},
        {"do": "record"},
    ],
)
def test_before_there_is_a_game_the_engine_asks_for_one(ask: dict[str, Any]) -> None:
    assert "There is no game yet" in Driver()(**ask)["error"]


@pytest.mark.parametrize(
    "damage",
    [
        lambda state: state["state"].update(bags=[[1, 1, 1, 0]]),
        lambda state: state["state"].update(seats=3),
        lambda state: state["state"].update(phase="dance"),
        lambda state: state["state"].update(values=[0, 1, 7]),
        lambda state: state["state"].pop("supply"),
        lambda state: state["header"].update(seats=3),
        lambda state: state["header"].update(game="chess"),
        lambda state: state["entries"].append({"n": 9}),
        lambda state: state.pop("entries"),
    ],
)
def test_a_saved_game_that_makes_no_sense_is_not_loaded(podstavec: Driver, damage) -> None:
    podstavec.play(0, KEEP)
    saved = podstavec(do="save")
    state = json.loads(json.dumps(saved["state"]))
    damage(state)
    assert podstavec(do="load", game="podstavec", state=state)["error"]
    assert podstavec(do="save") == saved


def test_keys_that_an_ask_does_not_know_are_left_alone_and_named(podstavec: Driver) -> None:
    answer = podstavec(do="view", seat=0, at=5, id="mine")
    assert answer["ok"]
    assert answer["ignored"] == ["at", "id"]
    assert "ignored" not in podstavec(do="view", seat=0)


def test_of_many_and_long_unknown_keys_only_a_few_are_named(podstavec: Driver) -> None:
    answer = podstavec(do="view", seat=0, **{f"{number:03}{'x' * 1000}": None for number in range(100)})
    assert len(answer["ignored"]) == 20
    assert {len(key) for key in answer["ignored"]} == {80}


# ---- faults


def test_a_fault_in_the_rules_costs_one_line_and_leaves_the_game_as_it_was(podstavec: Driver, monkeypatch) -> None:
    before = podstavec(do="save")

    def play(self: Podstavec, *_rest: Any) -> None:
        self.bags.clear()
        raise ZeroDivisionError("a fault of the rules")

    with monkeypatch.context() as broken:
        broken.setattr(Podstavec, "play", play)
        assert "a fault of the rules" in podstavec.play(0, KEEP)["error"]
    assert podstavec(do="save") == before
    assert podstavec.play(0, KEEP)["ok"]


@pytest.mark.parametrize("values", [{}, {"colour": "\ud800"}])
def test_a_game_without_words_for_its_own_refusal_costs_one_line_too(podstavec: Driver, monkeypatch, values) -> None:
    def judge(*_anything: Any) -> None:
        raise Refused("POD-5", "refused-balls-to-bid", **values)

    with monkeypatch.context() as broken:
        broken.setattr(Podstavec, "judge", judge)
        assert podstavec.play(0, KEEP)["error"]
    assert podstavec.play(0, KEEP)["ok"]


def test_an_answer_that_cannot_be_written_takes_its_move_back(podstavec: Driver, monkeypatch) -> None:
    before = podstavec(do="save")
    with monkeypatch.context() as broken:
        broken.setattr(Podstavec, "due", lambda self: object())
        assert podstavec(do="ring", at=1)["error"]
    assert podstavec(do="save") == before


# ---- lines


def test_a_line_too_long_to_keep_is_one_error_and_the_next_line_is_read(monkeypatch) -> None:
    monkeypatch.setattr(engine_module, "LONGEST_LINE", 64)
    stream = io.BytesIO(b'"' + b"a" * 1000 + b'"\n{"do":"games"}\n' + b"b" * 63 + b"\n" + b"c" * 64)
    answers = [json.loads(Engine().answer(line)) for line in lines(stream)]
    assert [answer["ok"] for answer in answers] == [False, True, False, False]


def test_the_process_answers_every_line_and_dies_of_none(process) -> None:
    asks = [
        b"", b"   ", b"\xff\xfe\x00", b"{", b"null", b"NaN", b'{"do":"games","do":"save"}', b"[" * 100_000,
        b'{"do":' * 50_000, b'{"do":"view","seat":NaN}', b'{"do":"' + b"x" * 2_000_000 + b'"}', b"9" * 1_500_000,
        b'{"do":"view","seat":' + b"9" * 10_000 + b"}", b'{"do":"\\ud800"}', b'\xef\xbb\xbf{"do":"games"}',
    ]  # fmt: skip
    engine = process("engine")
    out, err = engine.communicate(b"\r\n".join([*asks, b'{"do":"games"}']))
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["ok"] for answer in answers] == [False] * len(asks) + [True]
    assert all(answer["error"] for answer in answers[:-1])
    assert (engine.returncode, err) == (0, b"")


def test_every_answer_is_there_before_the_next_ask(process) -> None:
    engine = process("engine")
    for ask in (NEW, {"do": "view", "seat": 0}, {"do": "random", "seat": 1}):
        engine.stdin.write(json.dumps(ask).encode() + b"\n")
        engine.stdin.flush()
        assert json.loads(engine.stdout.readline())["ok"]


# ---- crowds
