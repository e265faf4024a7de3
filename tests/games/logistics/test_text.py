"""Logistics as text."""

from __future__ import annotations

import pytest

from ridotto.core import Problem
from ridotto.games.logistics import game
from ridotto.games.logistics.moves import Advance, Decline, Return, SowCard, SowStock, Stop, Swap, Take
from ridotto.games.logistics.text import complete, draw, read_move, read_position, write_move, write_position

from .table import play, position, start

POSITION = """
logistics turn 29 B power
A cards - | Sb Ly | Lk Mg Sy | -
A vault My Mw So
A stock 2Sr 1Sk
B cards Sp | Lx | - | Sw Lw
B vault -
B stock 1Lp
powers red/blue/green yellow
""".strip()


TABLE = r"""
Turn 3 of 300 · sow

  Bob
  Vault, 0 points: nothing
  Stock, 2: 2×Sb
                    /-My-\  /--Ly--\
          ‾‾‾‾‾‾‾‾ ‾‾‾‾‾‾‾‾ ‾‾‾‾‾‾‾‾
  ◂ vault    2        1        0
             0        1        2     vault ▸
            /Sg\
           /-Mb-\
          /--Lr--\            /Sk\
          ‾‾‾‾‾‾‾‾ ‾‾‾‾‾‾‾‾ ‾‾‾‾‾‾‾‾
› Anna
  Vault, 0 points: nothing
  Stock, 1: Sr
"""[1:]


def test_a_position_is_written_as_it_was_drawn():
    assert write_position(read_position(POSITION)) == POSITION


def test_the_end_is_part_of_a_position():
    over = "logistics turn 300 A over last-turn\nA cards - | - | -\nB cards - | - | -"
    assert read_position(over).reason == "last-turn"
    assert write_position(read_position(over)).startswith("logistics turn 300 A over last-turn\n")


def test_reading_a_position_is_lenient_about_blanks_and_what_is_empty():
    short = position("  logistics turn 2 A sow \n A cards  sr  |-|  - \n B cards - | - | - \n A stock 2mb ")
    assert write_position(short).splitlines()[1:4] == ["A cards Sr | - | -", "A vault -", "A stock 2Mb"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("logistics turn 1 C sow", 1),
        ("logistics turn 1 A sow\nA cards - | - | -\nB cards - | Zz | -", 3),
        ("logistics turn 1 A sow\nA cards - | - | -\nB cards - | - | - | -", 3),
        ("logistics turn 1 A sow\nA cards - | -\nB cards - | -", 3),
        ("logistics turn 1 A sow\nA stock 2Sr", 2),
        ("logistics turn 1 A sow\nsomething else", 2),
        ("logistics turn 1 A power\nA cards - | - | -\nB cards - | - | -\npowers pink", 4),
        ("logistics turn 1 A power\nA cards - | - | -\nB cards - | - | -", 3),
        ("logistics turn 1 A sow\nA cards - | - | -\nB cards - | - | -\npowers red", 4),
    ],
)
def test_what_is_no_position_is_refused_with_its_line(text: str, line: int):
    with pytest.raises(Problem) as problem:
        read_position(text)
    assert problem.value.why.values["line"] == line
    assert problem.value.sentence("en") != problem.value.sentence("ru")


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("stock Sr Mb Sb", SowStock(("Sr", "Mb", "Sb"))),
        ("card 2", SowCard(2)),
        ("stop", Stop()),
        ("take B Sr", Take(1, "Sr")),
        ("return A0", Return(0, 0)),
        ("advance B3", Advance(1, 3)),
        ("swap A 1.0 2.1", Swap(0, (1, 0), (2, 1))),
        ("decline", Decline()),
    ],
)
def test_moves_are_typed_as_they_are_written(typed: str, move):
    view = start().view(0)
    assert write_move(move) == typed
    assert read_move(typed, view) == move
    assert read_move(f"  {typed.upper()}  ", view) == move


@pytest.mark.parametrize(("typed", "move"), [("s lk", SowStock(("Lk",))), ("c3", SowCard(3)), ("r a 1", Return(0, 1))])
def test_moves_may_be_typed_in_short(typed: str, move):
    assert read_move(typed, start().view(0)) == move


@pytest.mark.parametrize(
    "typed", ["", "stock", "stock Zr", "card", "card x", "card -1", "take C Sr", "swap A 1 2", "é"]
)
def test_what_is_no_move_is_refused_with_examples(typed: str):
    with pytest.raises(Problem) as problem:
        read_move(typed, start().view(0))
    assert "stock" in problem.value.sentence("en")


def test_completion_offers_legal_moves_that_begin_with_what_was_typed():
    state = start()
    play(state, "stock Sr Mb", "stock Sk")
    assert complete("c", state.view(0)) == ["card 1", "card 0"]
    assert "stock Sr Lg" in complete("stock sr l", state.view(0))
    assert complete("stock sr sr", state.view(0)) == []  # one is left
    assert complete("", state.view(1)) == complete("", state.view(None)) == []


def test_completion_offers_the_uses_of_a_power():
    state = position(POSITION)
    assert complete("take", state.view(1)) == ["take A My", "take A Mw", "take A So"]
    assert complete("adv", state.view(1))[0] == "advance A1"
    assert complete("swap", state.view(1)) == [
        "swap B 0.0 1.0",
        "swap B 0.0 3.0",
        "swap B 0.0 3.1",
        "swap B 1.0 3.0",
        "swap B 1.0 3.1",
        "swap B 3.0 3.1",
    ]
    assert "decline" in complete("", state.view(1))


def test_the_rows_face_each_other_and_sizes_and_colours_read_without_colour():
    state = position("logistics turn 3 A sow\nA cards Lr Mb Sg | - | Sk\nA stock Sr\nB cards Ly | My | -\nB stock 2Sb")
    drawn = draw(state.view(0), game.words("en"), ["Anna", "Bob"]).plain
    assert [line.rstrip() for line in drawn.splitlines()] == TABLE.splitlines()


def test_the_own_side_is_drawn_below_and_the_power_is_named():
    state = position(POSITION)
    drawn = draw(state.view(1), game.words("ru"), ["Анна", "Боб"]).plain
    assert drawn.index("Анна") < drawn.index("Боб")
    assert "красная" in drawn
    assert draw(state.view(None), game.words("en"), ["Anna", "Bob"]).plain.index("Bob") < drawn.index("Боб")


def test_long_rows_are_drawn_to_fit_a_terminal():
    state = start(cards=10)
    play(state, "stock Sr Mb Lg Lg", "stock Sr")
    lines = draw(state.view(0), game.words("ru"), ["Anna", "Bob"]).plain.splitlines()
    rows = [line for line in lines if "×" not in line]
    assert max(map(len, rows)) <= 80
