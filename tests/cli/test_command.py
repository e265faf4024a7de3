"""The command as a whole: what it lists, the languages it speaks, and how it fails."""

import json
import re
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
