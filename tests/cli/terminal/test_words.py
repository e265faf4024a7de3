"""The table's own sentences: the same in both languages, all of them used."""

from __future__ import annotations

import re
from importlib import resources

from ridotto.cli.terminal.session import PACKAGE
from ridotto.core.messages import read_messages

SOURCES = ("terminal/app.py", "terminal/plain.py", "terminal/sentences.py", "terminal/session.py", "play.py")


def messages(language: str) -> dict[str, set[str]]:
    """The ids of a catalogue, each with the values that its sentence needs."""
    found = re.split(r"^(?=[a-z][a-z-]* =)", read_messages(PACKAGE, language), flags=re.M)[1:]
    return {text.partition(" =")[0]: set(re.findall(r"\$[a-z-]+", text)) for text in found}


def test_both_languages_say_the_same_things():
    assert messages("en") == messages("ru")


def test_every_sentence_is_used():
    room = resources.files("ridotto.cli")
    code = "\n".join(room.joinpath(source).read_text(encoding="utf-8") for source in SOURCES)
    code += room.joinpath("terminal/screens.py").read_text(encoding="utf-8")
    assert [message for message in messages("en") if f'"{message}"' not in code and f"'{message}'" not in code] == []
