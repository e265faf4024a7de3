"""The rules of games, whole and by their clauses, on a terminal and in a pipe."""

import re

import pytest

from ridotto.core import LANGUAGES, games


@pytest.mark.parametrize("clause", ["POD-9", "pod-9"])
def test_a_clause_is_shown_without_its_game_too(ridotto, clause: str) -> None:
    assert ridotto("rules", clause).out == ridotto("rules", "podstavec", clause).out != ""
    assert "Its clauses are POD-1 to POD-19." in ridotto("rules", "POD-99").err


def test_rules_can_be_had_as_they_were_written(ridotto) -> None:
    code, out, _err = ridotto("rules", "podstavec", "--markdown")
    assert code == 0
    assert out.startswith("# Podstavec\n")
    assert "**POD-19**" in out


def test_rules_on_a_terminal_are_rendered(ridotto, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.cli.shelf.sys.stdout.isatty", lambda: True, raising=False)
    out = ridotto("rules", "podstavec", "POD-1").out
    assert "POD-1" in out
    assert "**" not in out


def test_one_clause_comes_with_its_examples_and_nothing_else(ridotto) -> None:
    out = ridotto("rules", "podstavec", "pod-7").out
    assert out.startswith("POD-7 ")
    assert "Five black, four red" in out
    assert "POD-8" not in out


def test_the_last_clause_of_a_chapter_stops_at_the_next_heading(ridotto) -> None:
    out = ridotto("rules", "podstavec", "POD-4").out
    assert "## " not in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_rules_in_a_pipe_are_plain_text_that_fits_a_usual_screen(ridotto, game: str, language: str) -> None:
    out = ridotto("rules", game, "--lang", language).out
    assert not re.search(r"\*\*|^#+ \w|^> |^```|\|-|`", out, re.MULTILINE)
    assert out.startswith(games()[game].words(language).word("title"))
    drawings = ridotto("rules", game, "--lang", language, "--markdown").out.split("```")[1::2]
    assert all(len(line) < 80 or line.strip() in "".join(drawings) for line in out.splitlines())


def test_a_table_too_wide_for_a_pipe_is_told_cell_by_cell_under_the_names_of_its_columns(ridotto) -> None:
    told = "step: 1\n  play: A sows Sr Mb Sb from stock\n  A’s cards 0 to 3: Sr · Mb · Sb · –\n"
    assert told in ridotto("rules", "logistics").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_drawings_in_the_rules_fit_a_usual_terminal_with_its_frame(ridotto, game: str, language: str) -> None:
    drawings = ridotto("rules", game, "--lang", language, "--markdown").out.split("```")[1::2]
    assert [line for drawing in drawings for line in drawing.splitlines() if len(line.removeprefix("> ")) > 72] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_that_goes_step_by_step_has_a_line_for_each(ridotto, language: str) -> None:
    out = ridotto("rules", "standoff", "STA-15", "--lang", language).out
    steps = [line for line in out.splitlines() if line.startswith("  - ")]
    assert len(steps) == 6
    assert "\n\n  - " in out, "the list stands apart from what introduces it"


def test_rules_in_a_pipe_keep_their_drawings_and_fill_the_width_that_is_named(ridotto, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = ridotto("rules", "standoff", "STA-1").out
    assert max(map(len, out.splitlines())) < 40
    assert "S, M, L for small, medium, large, and (g)reen" in " ".join(ridotto("rules", "logistics").out.split())
    assert "\n 0   M  .  m  .  .  .  .  .  .  .  .  .  .  m  .  M\n" in ridotto("rules", "standoff").out
