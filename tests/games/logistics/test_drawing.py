"""The table of Logistics, drawn for a terminal."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len

from ridotto.core import LANGUAGES
from ridotto.games.logistics import game
from ridotto.games.logistics.state import Logistics
from ridotto.games.logistics.text import draw

from .table import position, start

WIDE = 76
"""Columns that a terminal of 80 leaves to the table."""
HIGH = 15
"""Lines that a terminal of 24 leaves to the table."""

TABLE = r"""
  B Bob · Vault, 0 points: nothing
    Stock, 2: 2Sb
                  /-My-\  /--Ly--\
◂ vault ───B2─── ───B1─── ───B0───
          /Sg\
         /-Mb-\
        /--Lr--\            /Sk\
        ═══A0═══ ───A1─── ───A2─── vault ▸
› A Anna · Vault, 7 points: Sr Mr Lr
    Stock, 1: Sr
Turn 3 · sow · ═ guarded by a tree
 S=small M=medium L=large g=green y=yellow r=red b=blue k=black
"""[1:]

POWERS = r"""
  A Анна · Хранилище, 1 очко: Сж
    Запас, 0: пусто
                                /Мс\
◂ хранилище ───A2─── ───A1─── ───A0───
1            /-Сж-\
0             /Мф\              /Мб\
            ───B0─── ───B1─── ───B2─── хранилище ▸
› B Боб · Хранилище, 0 очков: пусто
    Запас, 1: Бф
Ход 29 · сила
Сила: красная (верхнюю фигуру вперёд) / синяя (обмен на своей стороне)
Затем: жёлтая (верхнюю фигуру в запас)
"""[1:]


def drawn(state: Logistics, seat: int | None, language: str = "en", names: tuple[str, str] = ("Anna", "Bob")) -> str:
    lines = draw(state.view(seat), game.words(language), names).plain.splitlines()
    return "".join(f"{line.rstrip()}\n" for line in lines)


def test_the_rows_face_each_other_and_sizes_colours_and_trees_read_without_colour():
    state = position("""
        logistics turn 3 A sow
        A cards Lr Mb Sg | - | Sk
        A vault Lr Sr Mr
        A stock Sr
        B cards Ly | My | -
        B stock 2Sb
    """)
    assert drawn(state, 0) == drawn(state, None) == TABLE


def test_the_turn_that_ends_a_game_is_named_when_it_is_near():
    line = "logistics turn {} A sow\nA cards Lr | - | -\nA stock Sr\nB cards - | - | -\nB stock Sb"
    assert "Turn 250 · sow" in drawn(position(line.format(250)), 0)
    assert "Turn 251 of 300 · sow" in drawn(position(line.format(251)), 0)


def test_the_own_side_is_below_with_the_powers_of_now_and_later_and_the_heights_where_a_swap_needs_them():
    state = position("""
        logistics turn 29 B power
        A cards Sb | - | -
        A vault My
        B cards Sp My | - | Sw
        B stock Lp
        powers red/blue yellow
    """)
    assert drawn(state, 1, "ru", ("Анна", "Боб")) == POWERS
    for onlooker in (0, None):
        lines = drawn(state, onlooker).splitlines()
        assert [line[:3] for line in lines if line.startswith(("›", "  A"))] == ["› B", "  A"]
        assert not any(line.startswith(("0", "1")) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", range(3, 11))
def test_every_row_fits_a_terminal_of_80_columns(cards: int, language: str):
    state, rng = start(cards=cards, palettes=["xeno", "rainbow"]), Random(cards)
    names = ("A person of a rather long name indeed", "Боб")
    for _ in range(60):
        for seat in (0, 1):
            assert max(map(cell_len, drawn(state, seat, language, names).splitlines())) <= WIDE
        if state.turn():
            state.play(state.player, state.random_move(state.player, rng), 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", [3, 4])
def test_a_table_of_trees_and_full_stocks_fits_a_terminal_of_24_lines(cards: int, language: str):
    rows = " | ".join(["Lr Mb Sg", "Ly Mk Sr", "Lg Mg Sy", "Lk My Sk"][:cards])
    kinds = " ".join(f"2{size}{colour}" for size in "SML" for colour in "gyrbk")
    sides = [f"{side} cards {rows}\n{side} vault Sb Mb Lb\n{side} stock {kinds}" for side in "AB"]
    state = position("\n".join(["logistics turn 9 B power", *sides, "powers red green"]))
    assert len(drawn(state, 1, language).splitlines()) <= HIGH
