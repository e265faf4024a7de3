"""The language that is wished for, however it is written, and a record without a name."""

from __future__ import annotations

from typing import Any

import pytest


def test_a_language_may_be_named_in_capitals(ridotto: Any) -> None:
    assert "Название" in ridotto("games", "--lang", "RU").out


def test_a_language_of_the_surroundings_that_is_not_known_is_told_once(ridotto: Any, monkeypatch: Any) -> None:
    monkeypatch.setenv("RIDOTTO_LANG", "xx")
    code, out, err = ridotto("games")
    assert code == 0 and "Title" in out
    assert err.count("“xx”") == 1
    assert ridotto("games", "--lang", "ru").err == ""


@pytest.mark.parametrize(("language", "told"), [("en", "--record takes the name"), ("ru", "нужно имя нового файла")])
def test_a_record_without_a_name_is_asked_for_one(ridotto: Any, language: str, told: str) -> None:
    code, _out, err = ridotto("play", "podstavec", "--record", "", "--lang", language)
    assert code == 2 and told in err
