"""Records that are cut, changed, unfinished or from elsewhere: each is named, and nothing untrue is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


@pytest.mark.parametrize("damage", [b"", b"{", b"{}", b"\xff\xff", b'{"n":1}', b"[" * 2000, b"null"])
def test_a_damaged_line_is_named(ridotto, written, record: Path, damage: bytes) -> None:
    lines = record.read_bytes().splitlines()
    for number in (1, 2, len(lines) // 2, len(lines) - 1):
        damaged = [*lines[: number - 1], damage, *lines[number:]]
        code, out, err = ridotto("replay", "--check", written(b"\n".join(damaged)))
        assert (code, out) == (2, "")
        assert f"Line {number}:" in err
        assert err.count("\n") == 1


def test_every_line_cut_in_two_is_named(ridotto, written, record: Path) -> None:
    lines = record.read_bytes().splitlines()
    for number in range(1, len(lines) + 1):
        cut = [*lines[: number - 1], lines[number - 1][:-5], *lines[number:]]
        code, _out, err = ridotto("replay", "--check", written(b"\n".join(cut)))
        assert code == 2
        assert f"Line {number}:" in err


def test_every_line_that_is_missing_is_noticed(ridotto, written, record: Path) -> None:
    lines = record.read_bytes().splitlines()
    for number in range(1, len(lines) + 1):
        code, _out, err = ridotto("replay", "--check", written(b"\n".join([*lines[: number - 1], *lines[number:]])))
        assert code == 2
        assert f"Line {number}:" in err


def test_an_outcome_that_the_moves_do_not_lead_to_is_noticed(ridotto, written, record: Path) -> None:
    *lines, last = record.read_text().splitlines()
    ending = json.loads(last)
    ending["outcome"]["places"].reverse()
    code, _out, err = ridotto("replay", "--check", written("\n".join([*lines, json.dumps(ending)])))
    assert code == 2
    assert f"Line {len(lines) + 1}: the recorded outcome" in err


@pytest.mark.parametrize("how", ["--no-step", "--step"])
def test_nothing_of_a_record_that_does_not_hold_is_told(ridotto, written, record: Path, how: str) -> None:
    *lines, last = record.read_text().splitlines()
    ending = json.loads(last) | {"digest": "00" * 32}
    code, out, err = ridotto("replay", how, written("\n".join([*lines, json.dumps(ending)])), stdin=b"q\n")
    assert (code, out) == (2, "")
    assert f"Line {len(lines) + 1}:" in err


def test_a_record_of_a_game_that_was_left_is_told_as_far_as_it_goes(ridotto, written, record: Path) -> None:
    lines = record.read_text().splitlines()[:4]
    code, out, _err = ridotto("replay", written("\n".join(lines)))
    assert code == 0
    assert "\n3. First player" in out


@pytest.mark.parametrize(("language", "said"), [("en", "The game is unfinished"), ("ru", "Игра не окончена")])
@pytest.mark.parametrize("command", [("verify",), ("replay", "--check")])
def test_a_record_of_a_game_that_was_left_is_checked_as_far_as_it_goes(
    ridotto, written, record: Path, command, language, said
) -> None:
    lines = record.read_text().splitlines()[:4]
    code, out, err = ridotto(*command, written("\n".join(lines)), "--lang", language)
    assert (code, err) == (0, "")
    assert said in out
    assert "outcome and" not in out
    code, out, err = ridotto(*command, written("\n".join([*lines[:-1], lines[-2]])))
    assert (code, out) == (2, "")
    assert "Line 4:" in err


@pytest.mark.parametrize("change", [{"game": "chess"}, {"rules": 99}, {"ridotto": 9}, {"seats": 9}, {"seed": "x"}])
def test_a_record_from_elsewhere_is_named_at_its_first_line(ridotto, written, record: Path, change) -> None:
    header, *rest = record.read_text().splitlines()
    code, _out, err = ridotto("replay", written("\n".join([json.dumps(json.loads(header) | change), *rest])))
    assert code == 2
    assert "Line 1:" in err


@pytest.mark.parametrize("content", ["# Ridotto", '{"error":"x"}', '{\n  "error": "x"\n}'])
def test_a_file_that_is_no_record_is_named(ridotto, written, content: str) -> None:
    file = written(content)
    assert ridotto("replay", file).err == f"ridotto: “{file}” is not the record of a game.\n"
    assert ridotto("replay", file, "--lang", "ru").err == f"ridotto: «{file}» — не запись партии.\n"


@pytest.mark.parametrize("arguments", [["replay"], ["analyse"], ["play", "--from"]], ids=" ".join)
@pytest.mark.parametrize(
    ("file", "english", "russian"),
    [("nope", "there is no such file", "такого файла нет"), (".", "it is a folder", "это папка")],
)
def test_why_a_file_cannot_be_read_is_told_in_the_readers_language(
    ridotto, arguments: list[str], file: str, english: str, russian: str
) -> None:
    assert ridotto(*arguments, file).err == f"ridotto: “{file}” cannot be read: {english}.\n"
    assert ridotto(*arguments, file, "--lang", "ru").err == f"ridotto: «{file}» не читается: {russian}.\n"


def test_an_empty_record_is_named(ridotto, written) -> None:
    assert "Line 1: the record is empty." in ridotto("replay", written("")).err
