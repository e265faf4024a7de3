"""The help of every command, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer

from ridotto.cli.help.sentences import PACKAGE, Sentences, spelled
from ridotto.cli.language import choose
from ridotto.cli.main import app
from ridotto.core import LANGUAGES
from ridotto.testing.messages import variables

RUSSIAN = re.compile("[а-яё]", re.IGNORECASE)


def contexts(command: Any, name: str = "ridotto", parent: Any = None) -> Iterator[Any]:
    """Every command with where it stands, groups included."""
    context = typer.Context(command, info_name=name, parent=parent, **command.context_settings)
    yield context
    for each, subcommand in getattr(command, "commands", {}).items():
        yield from contexts(subcommand, each, context)


COMMANDS = {context.command_path: context for context in contexts(typer.main.get_command(app))}


def parameters(context: Any) -> list[Any]:
    return list(context.command.get_params(context))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    choose("en")


@pytest.mark.parametrize("path", COMMANDS)
def test_every_command_says_in_both_languages_what_it_is_for_and_what_all_it_takes_does(path: str) -> None:
    context = COMMANDS[path]
    for language in LANGUAGES:
        choose(language)
        told = Sentences(context)
        said = {path: told.about(), **{spelled(each): told.meaning(each) for each in parameters(context)}}
        lacking = [name for name, sentence in said.items() if bool(RUSSIAN.search(sentence)) != (language == "ru")]
        assert [name for name, sentence in said.items() if not sentence] == [], f"no help in {PACKAGE}, {language}"
        assert lacking == [], f"not said in {language}"


@pytest.mark.parametrize("path", COMMANDS)
def test_of_all_it_takes_the_help_says_what_is_typed(path: str) -> None:
    known = variables(PACKAGE, "en")
    taken = [spelled(each) for each in parameters(COMMANDS[path]) if not getattr(each, "is_flag", False)]
    names = {name: (f"value-{name}", f"value-{_hyphenated(path)}-{name}") for name in taken}
    assert [name for name, ids in names.items() if not known.keys() & set(ids)] == []


@pytest.mark.parametrize("path", COMMANDS)
def test_every_command_takes_a_language(path: str) -> None:
    assert "lang" in map(spelled, parameters(COMMANDS[path]))


def test_no_help_stands_in_code_where_nobody_would_be_shown_it() -> None:
    written = {
        (path, each.name): each.help
        for path, context in COMMANDS.items()
        for each in parameters(context)
        if each.name != "help" and (each.help or each.metavar)
    }
    assert written == {}


def test_no_sentence_is_left_over_from_a_command_or_an_option_that_is_gone() -> None:
    about = {f"command-{_hyphenated(path) or 'ridotto'}" for path in COMMANDS}
    taken = {(path, spelled(each)) for path, context in COMMANDS.items() for each in parameters(context)}
    names = {name for path, option in taken for name in (option, f"{_hyphenated(path)}-{option}")}
    wanted = about | {f"{kind}-{name}" for kind in ("option", "value", "usual") for name in names}
    assert [id for id in variables(PACKAGE, "en") if id not in wanted and not id.startswith("help-")] == []


def _hyphenated(path: str) -> str:
    return "-".join(path.split()[1:])


RUSSIAN_PLEASE = [
    ("play", "--help", "--lang", "ru"),
    ("play", "--lang", "ru", "--help"),
    ("play", "podstavec", "--help", "--lang=RU"),
    ("--lang", "ru", "play", "-h"),
    ("--help", "--lang", "ru"),
    ("--lang", "ru", "--help"),
    ("admin", "--help", "--lang", "ru"),
    ("bench", "house", "--help", "--lang", "ru"),
    ("engine", "--help", "--lang", "ru"),
]


@pytest.mark.parametrize("typed", RUSSIAN_PLEASE, ids=" ".join)
def test_help_is_in_the_language_that_is_asked_for_wherever_that_is_done(ridotto, typed: tuple[str, ...]) -> None:
    code, out, err = ridotto(*typed)
    assert (code, err) == (0, "")
    assert "Как вызвать: ridotto" in out
    assert "Показать эту справку и выйти." in out
    for english in ("Usage", "Options", "Arguments", "Commands", "default", "required", "Show", "OPTIONS"):
        assert english not in out


@pytest.mark.parametrize("typed", [(), ("admin",), ("--help",), ("play", "--help"), ("engine", "-h")], ids=" ".join)
@pytest.mark.parametrize("surroundings", [{"RIDOTTO_LANG": "ru"}, {"LANG": "ru_RU.UTF-8"}], ids=str)
def test_otherwise_help_is_in_the_language_of_the_surroundings(ridotto, monkeypatch, typed, surroundings) -> None:
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert "Параметры" in ridotto(*typed).out
    assert "Options" in ridotto("--help", "--lang", "en").out


def test_a_language_that_there_is_not_changes_no_help(ridotto) -> None:
    assert "Usage: ridotto play" in ridotto("play", "--help", "--lang", "tlh").out


def test_a_language_before_the_command_counts_for_it_too(ridotto, monkeypatch) -> None:
    assert "Игроки" in ridotto("--lang", "ru", "games").out
    assert "Players" in ridotto("--lang", "ru", "games", "--lang", "en").out
    assert "Игры ещё нет" in ridotto("--lang", "ru", "engine", stdin=b'{"do":"save"}\n').out
    monkeypatch.setenv("RIDOTTO_LANG", "ru")
    assert "Игроки" in ridotto("games").out
    assert "Players" in ridotto("--lang", "en", "games").out


def test_it_says_how_a_command_is_typed(ridotto) -> None:
    assert "Usage: ridotto [OPTIONS] COMMAND …" in ridotto("--help").out
    assert "Usage: ridotto rules [OPTIONS] GAME [CLAUSE]" in ridotto("rules", "--help").out
    assert "ridotto rules [ПАРАМЕТРЫ] ИГРА [ПУНКТ]" in ridotto("rules", "--help", "--lang", "ru").out


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("play",), "--seats NUMBER How many play. [default: as few as the game allows]"),
        (("play",), "-h, --help Show this message and exit."),
        (("play",), "last fills the rest. [default: steady]"),
        (("play",), "-o key=value One option of the game"),
        (("replay",), "--step, --no-step Step through it, or print it. [default: on a terminal]"),
        (("replay",), "FILE The record, as JSON Lines; - is standard input. [required]"),
        (("serve",), "--workers NUMBER How many processes. [1–256] [env var: RIDOTTO_WORKERS] [default: 1]"),
        (("simulate",), "the results do not depend on it. [1 or more] [default: 1]"),
        (("replay",), "--check Only say whether it holds"),
        (("ladders",), "[default: ladder-1]"),
        (("admin", "ban"), "--why, --reason TEXT What they are told. [required]"),
    ],
    ids=str,
)
def test_it_says_what_an_option_may_be_and_usually_is(ridotto, monkeypatch, command, told: str) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    shown = " ".join(ridotto(*command, "--help").out.replace("│", " ").split())
    assert told in shown


def test_a_list_of_commands_has_only_the_first_that_is_told_about_each(ridotto) -> None:
    assert "docs/engine.md" not in ridotto("--help").out
    assert '{"do":"games"}' in ridotto("engine", "--help").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", COMMANDS)
def test_help_fits_a_narrow_screen(ridotto, monkeypatch, path: str, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    out = ridotto(*path.split()[1:], "--help", "--lang", language).out
    assert max(map(len, out.splitlines())) <= 50
    assert "…" not in out.replace("COMMAND …", "").replace("КОМАНДА …", "").replace("//…", "")
