"""Whatever is thrown at the engine: one answer a line, never an exception, and only what is done changes the game."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.cli.engine import Engine

NEW = b'{"do":"new","game":"podstavec","seats":3,"seed":"00ff","at":0}'
ASKS = ("games", "new", "play", "ring", "view", "moves", "random", "bot", "preview", "save", "load", "record", "undo")

scalars = (
    st.none() | st.booleans() | st.integers() | st.integers(-3, 5) | st.floats() | st.text(max_size=8)
    | st.sampled_from(["podstavec", "random", "steady", "00ff", "arrange", "bid"])
)  # fmt: skip
moves = st.fixed_dictionaries(
    {"type": st.sampled_from(["arrange", "bid", "pass"])},
    optional=dict.fromkeys(("red", "white", "black", "empty", "pedestals", "blue"), scalars),
)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner), max_leaves=8
)
asks = st.fixed_dictionaries(
    {"do": st.sampled_from(ASKS)},
    optional={
        "game": scalars, "seats": scalars, "seat": scalars, "options": anything, "seed": scalars, "at": scalars,
        "move": moves | anything, "limit": scalars, "bot": scalars, "state": anything, "surprise": anything,
    },
)  # fmt: skip


def as_line(value: Any) -> bytes:
    return json.dumps(value).encode()


def asked(engine: Engine, line: bytes) -> dict[str, Any]:
    before = engine.match and engine.match.save()
    answer = engine.answer(line)
    assert b"\n" not in answer
    told: dict[str, Any] = json.loads(answer)
    assert isinstance(told["ok"], bool)
    if not told["ok"]:
        assert told.get("error") or (told["refused"]["rule"] and told["refused"]["why"])
        assert (engine.match and engine.match.save()) == before
    return told


@given(st.lists(st.binary(max_size=200), max_size=8))
@settings(max_examples=100, deadline=None)
def test_random_bytes_get_errors_and_leave_the_game_alone(lines: list[bytes]) -> None:
    engine = Engine()
    asked(engine, NEW)
    for line in lines:
        assert not asked(engine, line)["ok"]
    assert asked(engine, b'{"do":"view","seat":0}')["ok"]


@given(st.lists(asks | anything, max_size=12), st.booleans(), st.sampled_from(["en", "ru"]))
@settings(max_examples=100, deadline=None)
def test_odd_asks_are_answered_and_change_the_game_only_when_done(odd: list[Any], begun: bool, language: str) -> None:
    engine = Engine(language)
    if begun:
        asked(engine, NEW)
    for ask in odd:
        asked(engine, as_line(ask))


@given(st.lists(moves | anything, min_size=1, max_size=6), st.integers(-1, 3))
@settings(max_examples=80, deadline=None)
def test_odd_moves_are_refused_not_errors(odd: list[Any], seat: int) -> None:
    engine = Engine()
    asked(engine, NEW)
    for move in odd:
        if b"NaN" in as_line(move) or b"Infinity" in as_line(move) or b"\\ud" in as_line(move):
            continue  # that is no JSON
        told = asked(engine, as_line({"do": "play", "seat": seat, "move": move, "at": 1}))
        assert told["ok"] or "refused" in told


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_a_damaged_ask_is_still_answered(data: st.DataObject) -> None:
    engine = Engine()
    asked(engine, NEW)
    line = bytearray(
        as_line(
            {
                "do": "play",
                "seat": 0,
                "at": 5,
                "move": {"type": "arrange", "red": 1, "white": 0, "black": 0, "empty": 2},
            }
        )
    )
    for _ in range(data.draw(st.integers(1, 4))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(0, 255))
    asked(engine, bytes(line))
