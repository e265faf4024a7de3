"""Finding games."""

import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from ridotto.cli.engine import Engine
from ridotto.cli.main import run
from ridotto.core import Problem, find_game, games
from ridotto.core.discovery import left_off, look_again
from ridotto.core.rulebook import read_rulebook


def test_the_games_on_the_shelf_are_found_by_folder() -> None:
    assert find_game("podstavec").package == "ridotto.games.podstavec"


def test_a_package_from_elsewhere_adds_its_game_by_entry_point() -> None:
    assert find_game("three_cards").package == "three_cards"
    assert find_game("three-cards") is games()["three_cards"]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Announce a game: what the entry point says; a copy of Three Cards without these files, under another name."""

    def install(entry: str, *without: str, named: str = "") -> None:
        package, _, _ = entry.partition(":")
        about = tmp_path / f"{package}-1.0.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0.0\n")
        (about / "entry_points.txt").write_text(f"[ridotto.games]\n{package} = {entry}\n")
        if without or named:
            shutil.copytree(Path(find_spec("three_cards").origin).parent, tmp_path / package)
            for file in without:
                (tmp_path / package / file).unlink()
            first = tmp_path / package / "__init__.py"
            name = f"name={named!r}, " if named else ""
            first.write_text(first.read_text().replace("three_cards", package).replace("Game(", f"Game({name}"))
        monkeypatch.syspath_prepend(tmp_path)
        look_again()

    yield install
    monkeypatch.undo()
    look_again()


def test_a_broken_package_from_elsewhere_keeps_nobody_from_playing(installed) -> None:
    installed("no_such_package:game")
    assert "podstavec" in games()
    assert "No module named" in left_off()["no_such_package:game"]


@pytest.mark.parametrize("part", ["bots.py", "text.py", "moves.py", "messages.en.ftl", "rulebook.en.md"])
def test_a_game_that_does_not_keep_the_contract_is_left_off_with_one_sentence(installed, part, capsys) -> None:
    package = "half_a_game_without_" + part.replace(".", "_")
    installed(f"{package}:game", part)
    assert package not in games()
    assert list(left_off()) == [f"{package}:game"]
    assert run(["games", "--json"]) == 0
    said = capsys.readouterr()
    assert len(said.err.splitlines()) == 1
    assert f"The game {package}:game is left off the shelf" in said.err
    assert package not in said.out


@pytest.mark.parametrize("command", ["play", "rules", "games", "simulate"])
def test_every_command_that_takes_a_game_says_why_that_one_was_left_off(installed, command, capsys) -> None:
    installed("no_such_package:game")
    assert run([command, "no_such_package", "--lang", "en"]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert "There is no game “no_such_package”." in said
    assert "no_such_package:game is left off the shelf" in said
    assert said.count("ModuleNotFoundError") == 1


@pytest.mark.parametrize("command", ["play", "rules", "games", "simulate"])
def test_a_game_that_never_was_is_told_without_the_faults_of_others(installed, command, capsys) -> None:
    installed("no_such_package:game")
    assert run([command, "chess", "--lang", "en"]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert "There is no game “chess”." in said
    assert "left off" not in said


def test_a_game_that_was_left_off_is_known_however_it_is_spelled(installed, capsys) -> None:
    installed("no_such_package:game")
    assert run(["play", "No Such-Package", "--lang", "en"]) == 2
    assert "no_such_package:game is left off the shelf" in capsys.readouterr().err


def test_who_asks_for_one_game_does_not_hear_of_the_faults_of_others(installed, capsys) -> None:
    installed("no_such_package:game")
    assert run(["games", "podstavec", "--lang", "en"]) == 0
    assert capsys.readouterr().err == ""


def test_a_game_that_was_left_off_is_known_by_its_package_too(installed) -> None:
    installed("no_such.missing_game:game")
    assert list(left_off("missing-game")) == ["no_such.missing_game:game"]
    assert left_off("no_such") == {}


@pytest.mark.parametrize(("name", "whose"), [("podstavec", "ridotto.games.podstavec"), ("three_cards", "three_cards")])
def test_a_package_that_takes_the_name_of_another_game_is_left_off_and_says_so(installed, name, whose, capsys) -> None:
    package = f"namesake_of_{name}"
    installed(f"{package}:game", named=name)
    kept, left = find_game(name).package, left_off()
    assert kept in (whose, package)
    (why,) = left.values()
    assert why == f"ValueError: another game is called {name!r} already, that of {kept}"
    assert name != "podstavec" or kept == whose, "the house's own games come first"
    assert run(["games", "--lang", "en"]) == 0
    assert f"is left off the shelf: it does not keep the contract ({why})" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["my game", "my-game", "MyGame", "игра", "a/b", "2nd"])
def test_a_name_of_odd_letters_is_refused_with_a_sentence(installed, name) -> None:
    package = f"oddly_called_{name.encode().hex()}"
    installed(f"{package}:game", named=name)
    assert package not in {game.package for game in games().values()}
    why = f"ValueError: a name is of small letters a–z, digits and _, and begins with a letter: not {name!r}"
    assert left_off() == {f"{package}:game": why}


def test_the_engine_says_why_a_game_was_left_off(installed) -> None:
    installed("no_such_package:game")
    answer = Engine("ru").answer(b'{"do":"new","game":"no_such_package","seats":2}')
    assert "ModuleNotFoundError" in answer.decode()


def test_a_game_that_speaks_no_russian_is_played_in_english(installed, capsys) -> None:
    installed("only_english:game", "messages.ru.ftl", "rulebook.ru.md")
    game = find_game("only_english")
    assert left_off() == {}
    assert game.words("ru").word("title") == game.words("en").word("title")
    assert read_rulebook(game.package, "ru") == read_rulebook(game.package, "en")
    assert run(["games", "--lang", "ru"]) == 0
    assert game.words("ru").word("refused-turn") != game.words("en").word("refused-turn")


def test_an_unknown_game_is_a_problem_that_names_the_known_ones() -> None:
    with pytest.raises(Problem) as problem:
        find_game("chess")
    assert problem.value.sentence().startswith("There is no game “chess”. There are: ")
    assert "podstavec" in problem.value.sentence("ru")
