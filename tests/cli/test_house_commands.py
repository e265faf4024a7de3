"""The commands that open a house and keep what it holds: what they ask, and what they refuse."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from socket import socket

import pytest

from ridotto.cli import serve
from ridotto.core.messages import catalogue
from ridotto.house.store.opening import try_store
from ridotto.house.web import app_files


def test_a_question_that_nobody_answers_is_answered_by_a_sentence(ridotto, tmp_path: Path) -> None:
    backup, house = tmp_path / "backup.db", str(tmp_path / "house.db")
    asyncio.run(try_store(house))
    assert ridotto("backup", backup, "--database", house).code == 0
    code, _out, err = ridotto("restore", backup, "--database", house)
    assert (code, err) == (2, "ridotto: Nobody answered, so nothing was replaced; --yes answers the question.\n")
    assert ridotto("restore", backup, "--database", house, stdin=b"n\n").code == 130
    assert ridotto("restore", backup, "--database", house, stdin=b"y\n").code == 0


def test_that_everything_is_replaced_is_asked_and_answered_in_the_readers_language(ridotto, tmp_path: Path) -> None:
    backup, house = tmp_path / "backup.db", str(tmp_path / "house.db")
    asyncio.run(try_store(house))
    assert ridotto("backup", backup, "--database", house).code == 0
    for answer, code in (("нет\n", 130), ("\n", 130), ("Да\n", 0)):
        asked = ridotto("restore", backup, "--database", house, "--lang", "ru", stdin=answer.encode())
        assert (asked.code, asked.out.split("?")[0]) == (code, f"Заменить всё, что хранит дом, копией {backup}")


@pytest.mark.parametrize("typed", ["ridotto.example", "ftp://ridotto.example", "https://", "https://[", "nonsense"])
def test_a_house_does_not_open_for_an_address_that_no_browser_could_come_from(ridotto, typed: str) -> None:
    code, _out, err = ridotto("serve", "--public-url", typed)
    assert code == 2
    assert err.startswith(f"ridotto: “{typed}” is not an address where people can reach the house.")


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_without_the_packages_for_postgresql_a_sentence_tells_which_are_needed(
    ridotto, monkeypatch, tmp_path: Path, command: str
) -> None:
    file, house = tmp_path / "backup.db", tmp_path / "house.db"
    asyncio.run(try_store(str(house)))
    if command == "restore":
        assert ridotto("backup", file, "--database", house).code == 0
    monkeypatch.setitem(sys.modules, "psycopg", None)
    code, _out, err = ridotto(command, file, "--database", "postgresql://ridotto@127.0.0.1/none", stdin=b"y\n")
    assert (code, err) == (2, 'ridotto: PostgreSQL needs a few more packages: pip install "ridotto[cluster]"\n')


@pytest.mark.parametrize(("language", "told"), [("en", "run “make app”"), ("ru", "выполните «make app»")])
def test_a_house_without_the_app_for_browsers_says_so_where_it_says_that_it_is_open(
    monkeypatch, capsys, tmp_path: Path, language: str, told: str
) -> None:
    monkeypatch.setattr(serve, "words", lambda: catalogue(language, "ridotto.cli"))
    monkeypatch.setattr(app_files, "FOLDER", tmp_path)
    for page in (False, True):
        if page:
            (tmp_path / app_files.PAGE).touch()
        with socket() as listener:
            listener.bind(("127.0.0.1", 0))
            serve._say_open(listener)
        said = capsys.readouterr().out.splitlines()
        assert "http://127.0.0.1:" in said[0]
        assert [told in line for line in said[1:]] == ([] if page else [True])
