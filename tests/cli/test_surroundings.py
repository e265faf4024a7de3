"""The language that is wished for, however it is written; a record without a name; Ctrl-C too early and too late."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest


def test_a_language_may_be_named_in_capitals(ridotto: Any) -> None:
    assert "Название" in ridotto("games", "--lang", "RU").out


def test_a_language_of_the_surroundings_that_is_not_known_is_told_once(ridotto: Any, monkeypatch: Any) -> None:
    monkeypatch.setenv("RIDOTTO_LANG", "xx")
    code, out, err = ridotto("games")
    assert code == 0
    assert "Title" in out
    assert err.count("“xx”") == 1
    assert ridotto("games", "--lang", "ru").err == ""


@pytest.mark.parametrize(("language", "told"), [("en", "--record takes the name"), ("ru", "нужно имя нового файла")])
def test_a_record_without_a_name_is_asked_for_one(ridotto: Any, language: str, told: str) -> None:
    code, _out, err = ridotto("play", "podstavec", "--record", "", "--lang", language)
    assert code == 2
    assert told in err


LISTENING = """
import os, signal, sys, time
from ridotto.cli import entry, main

def run(arguments):
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0.1)
    return 0

signal.signal(signal.SIGINT, signal.SIG_IGN)
main.run = run
entry.main()
"""
"""A command that was started without ears for Ctrl-C, which comes while it runs."""


@pytest.mark.parametrize("listens", [True, False])
def test_a_command_that_ignored_interrupts_listens_once_it_is_loaded_if_it_was_asked_to(listens: bool) -> None:
    surroundings = {**os.environ, **({"RIDOTTO_LISTENS": "1"} if listens else {})}
    ended = subprocess.run([sys.executable, "-c", LISTENING], env=surroundings, capture_output=True, check=False)
    assert (b"KeyboardInterrupt" in ended.stderr) == listens


ENDING = """
import atexit, os, signal
from ridotto.cli import main

atexit.register(lambda: os.kill(os.getpid(), signal.SIGINT))
main.run = lambda arguments: 0
main.main()
"""


def test_an_interrupt_after_all_is_said_changes_nothing() -> None:
    ended = subprocess.run([sys.executable, "-c", ENDING], capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
