"""Moves of Logistics as text."""

from __future__ import annotations

import pytest

from ridotto.core import LANGUAGES, Problem
from ridotto.games.logistics import game
from ridotto.games.logistics.moves import Advance, Decline, Return, SowCard, SowStock, Stop, Swap, Take
from ridotto.games.logistics.pyramids import NAMES
from ridotto.games.logistics.text import complete, read_move, spoken, write_move

from .table import POSITION, play, position, start


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


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("s lk", SowStock(("Lk",))),
        ("smb", SowStock(("Mb",))),
        ("sr mb", SowStock(("Sr", "Mb"))),
        ("SrMb", SowStock(("Sr", "Mb"))),
        ("stock SrMb", SowStock(("Sr", "Mb"))),
        ("stock Sr, Mb,Lk", SowStock(("Sr", "Mb", "Lk"))),
        ("c3", SowCard(3)),
        ("t b sr", Take(1, "Sr")),
        ("r a 1", Return(0, 1)),
        ("ra1", Return(0, 1)),
        ("ab3", Advance(1, 3)),
        ("x a 1.0, 2.1", Swap(0, (1, 0), (2, 1))),
        ("swap a 1 0 2 1", Swap(0, (1, 0), (2, 1))),
        ("d", Decline()),
    ],
)
def test_moves_may_be_typed_in_short(typed: str, move):
    assert read_move(typed, start().view(0)) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("take \N{CYRILLIC CAPITAL LETTER VE} Sr", Take(1, "Sr")),
        ("return \N{CYRILLIC CAPITAL LETTER A}0", Return(0, 0)),
        ("stock \N{CYRILLIC CAPITAL LETTER EM}k", SowStock(("Mk",))),
        ("\N{CYRILLIC CAPITAL LETTER EL}r", SowStock(("Lr",))),
        ("\N{CYRILLIC CAPITAL LETTER ES}r S\N{CYRILLIC SMALL LETTER ES}", SowStock(("Sr", "Sc"))),
        ("\N{CYRILLIC SMALL LETTER ES} 2", SowCard(2)),
    ],
)
def test_cyrillic_letters_that_look_like_latin_ones_are_understood(typed: str, move):
    assert read_move(typed, start().view(0)) == move


def test_in_russian_pyramids_go_by_the_letters_of_russian_words():
    state, words = start(), game.words("ru")
    view = state.view(0)
    assert spoken("stock Sr Mb Lk", words) == "stock Мк Сс Бч"
    assert len({words.word(f"pyramid-{name}") for name in NAMES}) == len(NAMES)
    for name in NAMES:
        assert read_move(spoken(f"take B {name}", words), view) == Take(1, name)
    assert read_move("МкСс, бч", view) == SowStock(("Sr", "Mb", "Lk"))
    assert read_move("return Б0", view) == Return(1, 0)
    assert complete("stock Мк С", view) == complete("stock Sr M", view) != []
    assert words.word("event-stock-sown", player="Анна", pyramids=["Sr", "Mb"]) == "Анна сеет из запаса: Мк, Сс."


@pytest.mark.parametrize(
    "typed", ["", "stock", "stock Zr", "card", "card x", "card -1", "take C Sr", "swap A 1 2", "é"]
)
def test_what_is_no_move_is_refused_with_examples(typed: str):
    with pytest.raises(Problem) as problem:
        read_move(typed, start().view(0))
    assert "stock" in problem.value.sentence("en")


def test_the_examples_are_moves_that_may_be_played_now_with_a_sowing_of_several_pyramids():
    state = start()
    play(state, "stock Sr Mb", "stock Sk")
    for view, examples in [
        (state.view(0), "stock Sg Sy Sr Sb · card 1 · card 0"),
        (state.view(1), "stock Sr Mb · card 2"),
    ]:
        with pytest.raises(Problem) as problem:
            read_move("what", view)
        assert problem.value.why.values["examples"] == examples


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_shows_moves_that_can_be_typed_in_full_and_in_short(language: str):
    view = start().view(0)
    lines = game.words(language).word("help-moves").splitlines()
    commands = [line[:17].strip() for line in lines if line[15:17] == "  " and line[0] != " "]
    moves = [read_move(typed, view) for typed in commands]
    assert [type(move) for move in moves] == list(game.move_types)
    short = [typed.strip(" .") for typed in lines[-1].split(":", 1)[1].split(",")]
    assert [read_move(typed, view) for typed in short] == [move for move in moves if not isinstance(move, Stop)]
    assert max(map(len, lines)) <= 76
