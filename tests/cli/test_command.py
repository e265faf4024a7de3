"""The command as a whole: what it lists, the languages it speaks, and how it fails."""

import io
import json
import re
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ridotto.bots import bots_of
from ridotto.cli.main import run
from ridotto.cli.output import print_sentence
from ridotto.core import LANGUAGES, Catalogue, Options, games
from ridotto.testing.messages import catalogue_problems


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["--nonsense"],
        ["games", "chess"],
        ["rules"],
        ["rules", "chess"],
        ["rules", "podstavec", "POD-99"],
        ["rules", "podstavec", "--lang", "tlh"],
        ["engine", "--lang", "tlh"],
        ["replay", "no-such-file.jsonl"],
        ["replay", "."],
        ["verify", "no-such-file.jsonl"],
        ["simulate", "chess"],
        ["simulate", "podstavec", "--games", "0"],
        ["simulate", "podstavec", "--games", "many"],
        ["simulate", "podstavec", "--games", "1000000000000"],
        ["simulate", "podstavec", "--seed", "\udcff"],
        ["replay", "a\x1b[31mb"],
        ["replay", "a\0b"],
        ["simulate", "podstavec", "--workers", "0"],
        ["simulate", "podstavec", "--bots", "random", "--seats", "9"],
        ["simulate", "podstavec", "--bots", "random,random", "--seats", "3"],
        ["simulate", "podstavec", "--bots", "random,random,random,random"],
        ["simulate", "podstavec", "--bots", "random,deep-blue"],
        ["simulate", "podstavec", "--bots", ""],
        ["simulate", "podstavec", "--options", "{"],
        ["simulate", "podstavec", "--options", "[]"],
        ["simulate", "podstavec", "--options", '{"scoring":"wildest"}'],
        ["bench", "engine", "--game", "chess"],
        ["bench", "engine", "--seconds", "0"],
        ["bench", "opera"],
    ],
    ids=ascii,
)
def test_what_cannot_be_done_is_one_line_on_standard_error_and_exit_code_2(ridotto, arguments: list[str]) -> None:
    code, out, err = ridotto(*arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("ridotto: ")
    assert err.count("\n") == 1
    assert err.rstrip("\n").isprintable()


def test_it_says_which_version_it_is(ridotto) -> None:
    code, out, _err = ridotto("--version")
    assert code == 0
    assert re.fullmatch(r"ridotto \d+\.\d+\.\d+\n", out)


def test_without_a_command_the_help_is_shown(ridotto) -> None:
    code, out, err = ridotto()
    assert code == 2
    assert "simulate" in out
    assert err == ""


def test_help_tells_of_every_command(ridotto) -> None:
    code, out, _err = ridotto("--help")
    assert code == 0
    for command in ("games", "rules", "engine", "replay", "verify", "simulate", "bench"):
        assert command in out


# ---- games, rules


def test_games_lists_every_game_with_its_players_and_bots(ridotto) -> None:
    code, out, _err = ridotto("games")
    assert code == 0
    for name in games():
        assert name in out
    assert "2–3" in out
    assert "steady" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_tells_what_a_short_game_is_wherever_there_is_one(ridotto, language: str) -> None:
    out = ridotto("games", "--lang", language).out
    for game in games().values():
        assert (f"ridotto play {game.name} --quick: " in out) == bool(game.quick_start)


def test_games_as_json_tells_seats_options_and_bots(ridotto) -> None:
    found = {game["name"]: game for game in json.loads(ridotto("games", "--json").out)["games"]}
    assert list(found) == list(games())
    podstavec = found["podstavec"]
    assert podstavec["seats"] == [2, 3]
    assert podstavec["bots"] == list(bots_of(games()["podstavec"]))
    assert podstavec["options"]["properties"]["scoring"]["default"] == "colour-first"


def test_one_game_is_shown_with_its_options_their_limits_and_what_they_usually_are(ridotto) -> None:
    code, out, _err = ridotto("games", "poker-auction")
    assert code == 0
    rows = [line.split() for line in out.splitlines()]
    assert ["deals", "1–30", "30", "3"] in rows
    assert ["quick_lots", "true,", "false", "false", "true"] in rows
    assert ["mode", "classic,", "mahjong,", "open-deck", "classic", "classic"] in rows
    assert "podstavec" not in out


def test_options_that_are_lists_or_may_be_absent_are_shown_too(ridotto) -> None:
    rows = [line.split() for line in ridotto("games", "logistics").out.splitlines()]
    assert ["palettes", "[rainbow|xeno,", "rainbow|xeno]", '["rainbow","rainbow"]'] in rows
    assert ["sets", "1–4", "as", "the", "rules", "say"] in rows
    assert "по правилам" in ridotto("games", "logistics", "--lang", "ru").out


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_every_game_is_shown(ridotto, game: str, language: str) -> None:
    code, out, _err = ridotto("games", game, "--lang", language)
    assert code == 0
    assert games()[game].options_schema()["properties"].keys() <= set(out.split())


@pytest.mark.parametrize(
    ("game", "language", "told"),
    [
        (
            "podstavec",
            "en",
            ["scoring: How displays are compared", "    count-first: by the number of balls, then by colour"],
        ),
        ("venice", "en", ["rate: Interest of the treasury, per cent", "    minutes: a few minutes a day"]),
        (
            "standoff",
            "ru",
            [
                "expansions: Дополнения",
                "    bonds: облигации — кредиты сразу, за которые платят в начале следующего хода",
            ],
        ),
        ("poker_auction", "ru", ["hammer_seconds: Секунд до удара молотка"]),
        ("poker_auction", "en", ["    mahjong: the same with 136 mahjong tiles and their hands"]),
    ],
)
def test_it_is_said_what_each_option_sets_and_what_its_values_mean(ridotto, game, language, told) -> None:
    assert set(told) <= set(ridotto("games", game, "--lang", language).out.splitlines())


@pytest.mark.parametrize("command", [("play",), ("simulate", "--bots", "random"), ("ladder", "--games", "2")])
@pytest.mark.parametrize(
    ("game", "option", "told"),
    [
        ("venice", "pace=slow", "“pace” cannot be “slow”; it may be: calendar, minutes."),
        ("logistics", "cards=99", "“cards” may be: 3–10."),
        ("logistics", 'palettes=["rainbow","blue"]', "“palettes[1]” cannot be “blue”; it may be: rainbow, xeno."),
        ("poker_auction", "ante=2000", "The first ante, 2,000, is more than anyone starts with, 1,000 chips."),
        ("podstavec", "scorning=1", "Its options are: scoring. “ridotto games podstavec” tells what they do."),
    ],
)
def test_a_refused_option_says_what_could_be_chosen(ridotto, command, game, option, told) -> None:
    ran = ridotto(command[0], game, *command[1:], "-o", option)
    assert (ran.code, ran.err.strip().endswith(told)) == (2, True), ran.err


def test_a_game_of_ones_own_may_have_no_options(ridotto, monkeypatch) -> None:
    bare = replace(games()["podstavec"], options=Options)
    monkeypatch.setattr("ridotto.cli.shelf.find_game", lambda name: bare)
    assert "It has no options." in ridotto("games", "podstavec").out


def test_a_game_has_its_title_in_the_language_of_the_player(ridotto) -> None:
    assert "Подставец" in ridotto("games", "--lang", "ru").out
    assert "Подставец" in ridotto("rules", "podstavec", "POD-99", "--lang", "ru").err


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


@pytest.mark.parametrize("typed", ["Podstavec", "PODSTAVEC", "Poker Auction", "poker-auction", "Покерный аукцион"])
def test_a_game_is_found_by_its_title_too_however_it_is_spelled(ridotto, typed: str) -> None:
    code, out, _err = ridotto("games", typed, "--json")
    assert code == 0
    assert json.loads(out)["games"][0]["name"] in ("podstavec", "poker_auction")


def test_a_sentence_on_a_screen_is_broken_between_words_and_an_address_is_not(capsys, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr("ridotto.cli.output.on_screen", lambda stream: True)
    assert run(["play", "podstavec", "--human", "7"]) == 2
    assert max(map(len, capsys.readouterr().err.splitlines())) <= 40
    address = "http://[2001:db8:85a3::8a2e:370:7334]:8000"
    print_sentence(f"The house is open: http://127.0.0.1:8000 here, on the network {address}")
    assert address in capsys.readouterr().out


@pytest.mark.parametrize(
    ("started", "found", "typed"),
    [
        (".venv/bin/ridotto", False, ".venv/bin/ridotto"),
        (".venv/bin/ridotto", True, "ridotto"),
        ("pytest", False, "ridotto"),
    ],
)
def test_what_to_type_next_is_said_as_the_command_was_started(
    ridotto, monkeypatch, tmp_path: Path, started: str, found: bool, typed: str
) -> None:
    command = tmp_path / started
    command.parent.mkdir(parents=True, exist_ok=True)
    command.touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [started])
    monkeypatch.setenv("PATH", str(command.parent) if found else "")
    assert f"\n{typed} play venice --quick: " in ridotto("games").out


def test_a_game_for_a_fixed_number_says_just_that(ridotto) -> None:
    assert ridotto("play", "logistics", "--seats", "3").err == "ridotto: Logistics is for 2 players, not 3.\n"
    assert "от 2 до 3" in ridotto("play", "podstavec", "--seats", "4", "--lang", "ru").err


def test_a_seat_cannot_be_given_to_two_people(ridotto) -> None:
    code, _out, err = ridotto("play", "podstavec", "--human", "0,0")
    assert (code, err) == (2, "ridotto: Seat 0 is named twice: each person has a seat of their own.\n")


def test_what_is_wrong_is_told_in_the_language_that_is_chosen_behind_it(ridotto) -> None:
    assert ridotto("admin", "ban", "Boris", "--why", "x", "--days", "y", "--lang", "ru").err.startswith(
        "ridotto: --days: нужно целое число"
    )
    assert "Something is missing: --why / --reason. --help" in ridotto("admin", "ban", "Boris").err


def test_a_sentence_that_a_game_has_left_out_is_named_in_one_line(ridotto, monkeypatch) -> None:
    has = Catalogue.__contains__
    monkeypatch.setattr(Catalogue, "__contains__", lambda words, id: not id.startswith("reason-") and has(words, id))
    code, _out, err = ridotto("simulate", "podstavec", "--games", "1", "--seed", "1")
    assert code == 2
    assert re.fullmatch(r"ridotto: .* the message “reason-[a-z-]+” is missing in its messages.en.ftl.\n", err)


def test_rules_speak_russian(ridotto) -> None:
    assert "подстав" in ridotto("rules", "podstavec", "--lang", "ru").out


# ---- languages


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "RIDOTTO_LANG": "en"}, "en"),
        ({"LANG": "en_GB.UTF-8", "RIDOTTO_LANG": "ru"}, "ru"),
    ],
)
def test_the_language_is_that_of_the_surroundings(ridotto, monkeypatch, surroundings, language: str) -> None:
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert ("нет" in ridotto("rules", "chess").err) == (language == "ru")


def test_the_option_beats_the_surroundings_in_answers_and_in_errors(ridotto, monkeypatch) -> None:
    monkeypatch.setenv("RIDOTTO_LANG", "ru")
    assert "Players" in ridotto("games", "--lang", "en").out
    assert "There is no game" in ridotto("rules", "chess", "--lang", "en").err


def test_the_engine_is_english_wherever_it_runs(ridotto, monkeypatch) -> None:
    monkeypatch.setenv("RIDOTTO_LANG", "ru")
    assert "There is no game yet" in ridotto("engine", stdin=b'{"do":"save"}\n').out
    assert "Игры ещё нет" in ridotto("engine", "--lang", "ru", stdin=b'{"do":"save"}\n').out


@pytest.mark.parametrize("package", ["ridotto.cli", "ridotto.bots", "ridotto.lab"])
def test_the_catalogues_agree_with_each_other_and_with_the_code(package: str) -> None:
    assert catalogue_problems(package) == []


# ---- pipes and interrupts


def test_a_reader_who_stops_reading_is_not_complained_about(process) -> None:
    rules = process("rules", "podstavec")
    rules.stdout.close()
    assert rules.stderr.read() == b""
    assert rules.wait() == 1


@pytest.mark.parametrize("arguments", [["engine"], ["replay", "-"], ["verify", "-"]], ids=" ".join)
def test_a_closed_input_is_named(capsys, monkeypatch, arguments: list[str]) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run(arguments) == 2
    assert capsys.readouterr().err == "ridotto: Standard input is closed, so there is nothing to read.\n"


@pytest.mark.parametrize("arguments", [["engine"], ["games"], ["rules", "podstavec"], ["--help"]], ids=" ".join)
def test_a_closed_output_is_named(capsys, monkeypatch, arguments: list[str]) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert run(arguments) == 2
    assert capsys.readouterr().err == "ridotto: Standard output is closed, so there is nowhere to write to.\n"


def test_a_complaint_that_nobody_can_read_does_not_go_to_the_output(capsys, monkeypatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert run(["rules", "chess"]) == 2
    sys.stderr.close()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["games"],
        ["rules", "podstavec"],
        ["simulate", "podstavec", "--games", "1"],
        ["replay", "-"],
        ["verify", "-"],
    ],
    ids=" ".join,
)
def test_letters_that_the_output_lacks_become_question_marks(monkeypatch, record: Path, arguments: list[str]) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(shown, encoding="ascii"))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    assert run([*arguments, "--lang", "ru"]) == 0
    assert b"???" in shown.getvalue()


def test_json_is_utf_8_wherever_it_is_written(monkeypatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(shown, encoding="ascii"))
    assert run(["simulate", "podstavec", "--games", "1", "--seed", "зерно", "--json"]) == 0
    assert json.loads(shown.getvalue())["seed"] == "зерно"


def test_the_engine_says_that_nobody_reads_its_answers(process) -> None:
    engine = process("engine")
    engine.stdout.close()
    engine.stdin.write(b'{"do":"games"}\n')
    engine.stdin.close()
    err = engine.stderr.read()
    assert engine.wait() == 2
    assert err.startswith(b"ridotto: Nobody reads the answers")
    assert err.count(b"\n") == 1


def test_an_interrupt_ends_the_command_with_130_and_without_a_word(process) -> None:
    engine = process("engine")
    engine.stdin.write(b'{"do":"games"}\n')
    engine.stdin.flush()
    assert b'"ok":true' in engine.stdout.readline()
    engine.send_signal(signal.SIGINT)
    assert engine.wait() == 130
    assert engine.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device here that is always full")
def test_a_full_disk_is_one_line_and_exit_code_2(process) -> None:
    with Path("/dev/full").open("wb") as full:
        games = process("games", stdout=full)
        err = games.stderr.read()
    assert games.wait() == 2
    assert err.startswith(b"ridotto: ")
    assert err.count(b"\n") == 1


INTERRUPTED_WHILE_LOADING = """
import os, signal, sys
from ridotto.cli import entry

class Interrupt:
    def find_spec(name, path=None, target=None):
        if name == "ridotto.cli.main":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt)
entry.main()
"""


def test_an_interrupt_while_the_command_is_loaded_ends_it_without_a_traceback():
    ended = subprocess.run([sys.executable, "-c", INTERRUPTED_WHILE_LOADING], capture_output=True, check=False)
    assert ended.returncode == 130
    assert ended.stderr == b""


def test_a_taken_port_is_named_with_what_to_do_about_it(process, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        house = process("serve", "--port", str(port), "--database", str(tmp_path / "house.db"))
        err = house.stderr.read().decode()
        assert house.wait() == 2
    assert err.count("\n") == 1
    assert f"RIDOTTO_PORT={port + 1} make play, or --port {port + 1}" in err
