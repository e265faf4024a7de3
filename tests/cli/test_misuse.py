"""What is said to somebody who typed a command that cannot be."""

from __future__ import annotations

import pytest

SAID = {
    ("foo",): "There is no command “foo”. There are: games, rules, play,",
    ("admin", "foo"): "There is no command “foo”. There are: password, ban,",
    ("serve", "--nope"): "There is no option “--nope” here. Similar: --open.",
    ("games", "-z"): "There is no option “-z” here; --help lists those that there are.",
    ("rules", "podstavec", "POD-1", "more"): "That is a word too many: “more”.",
    ("rules", "podstavec", "--lang"): "--lang needs a value after it.",
    ("replay",): "Something is missing: FILE. --help tells more.",
    ("simulate",): "Something is missing: GAME. --help tells more.",
    ("admin", "ban", "Boris"): "Something is missing: --why / --reason. --help tells more.",
    ("simulate", "podstavec", "--games", "abc"): "--games takes a whole number, not “abc”.",
    ("serve", "--port", "abc"): "--port takes a whole number, not “abc”.",
    ("admin", "settle", "abc"): "NUMBER takes a whole number, not “abc”.",
    ("bench", "engine", "--seconds", "abc"): "--seconds takes a number, not “abc”.",
    ("bench", "engine", "--seconds", "nan"): "--seconds takes 600 at most.",
    ("serve", "--log", "loud"): "--log cannot be “loud”; it may be: plain, json.",
    ("serve", "--open=1"): "--open takes no value.",
    ("ladder", "podstavec", "--games", "0"): "--games takes 2 at least.",
    ("serve", "--port", "70000"): "--port takes 65535 at most.",
}


@pytest.mark.parametrize("typed", SAID)
def test_a_command_that_cannot_be_gets_one_line_in_our_words(ridotto, typed: tuple[str, ...]) -> None:
    code, out, err = ridotto(*typed)
    assert (code, out) == (2, "")
    assert err.startswith(f"ridotto: {SAID[typed]}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("typed", SAID)
def test_it_is_said_in_russian_too(ridotto, monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...]) -> None:
    monkeypatch.setenv("RIDOTTO_LANG", "ru")
    _code, _out, err = ridotto(*typed)
    said = err.removeprefix("ridotto: ")
    assert any("а" <= letter <= "я" for letter in said)
    assert "There" not in said


def test_where_only_the_language_was_chosen_a_command_is_asked_for(ridotto) -> None:
    assert ridotto("admin", "--lang", "en").err.startswith("ridotto: Say what to do. There are: password, ban,")
    assert ridotto("--lang", "ru").err.startswith("ridotto: Назовите команду. Есть: games, rules,")
