"""`ridotto pack`."""

from importlib import resources
from pathlib import Path

import pytest

from ridotto.cli.main import run

SERENISSIMA = resources.files("ridotto.games.venice").joinpath("packs", "serenissima.toml").read_text(encoding="utf-8")


def test_a_whole_pack_is_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SERENISSIMA, encoding="utf-8")
    assert run(["pack", "check", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "mine.toml is a whole pack; it can be played.\n"


def test_every_problem_is_a_line_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    broken = SERENISSIMA.replace('item = "opera", per_four = 3', 'item = "oprah", per_four = 3')
    file.write_text(broken.replace('item = "painter"', 'item = "crusade"'), encoding="utf-8")
    assert run(["pack", "check", str(file), "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{file}: auctions[1][0].item: there is no item “oprah” in this pack."
    assert "auctions[3][0].item" in lines[1]
    assert "common auction" in lines[1]


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", None])
def test_what_cannot_be_read_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    file = tmp_path / "mine.toml"
    if content is not None:
        file.write_bytes(content)
    assert run(["pack", "check", str(file), "--lang", "en"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_schema_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pack", "schema"]) == 0
    assert '"agendas"' in capsys.readouterr().out
