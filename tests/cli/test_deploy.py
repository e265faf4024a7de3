"""The guide of deploy/ and what it copies: they name what there is."""

import re
from pathlib import Path

import pytest
import typer

from ridotto.cli.main import app

DEPLOY = Path(__file__).parents[2] / "deploy"
GUIDE = (DEPLOY / "README.md").read_text(encoding="utf-8")
COMMAND = typer.main.get_command(app)


def settings() -> set[str]:
    """The variables that `ridotto serve` reads."""
    return {str(option.envvar) for option in COMMAND.commands["serve"].params if option.envvar}


def test_the_guide_tells_of_every_setting():
    table = GUIDE.partition("## Settings")[2].partition("##")[0]
    assert settings() <= set(re.findall(r"`([A-Z_]+)`", table))


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_every_setting_that_is_named_is_read(file: Path):
    read_elsewhere = {"RIDOTTO_LOG", "RIDOTTO_HOST_NAME"}  # by the log, and by Caddy
    assert set(re.findall(r"\bRIDOTTO_[A-Z_]+\b", file.read_text(encoding="utf-8"))) <= settings() | read_elsewhere


def test_every_file_that_the_guide_copies_is_there():
    copied = re.findall(r"deploy/[\w.-]+", GUIDE)
    assert copied
    for file in copied:
        assert (DEPLOY.parent / file).is_file(), file


def test_every_command_of_the_guide_is_one():
    named = set(re.findall(r"(?:^|`|house )ridotto (?!admin)([a-z]+)", GUIDE, re.MULTILINE))
    assert named <= COMMAND.commands.keys()
    assert named >= {"backup", "restore", "serve"}
    for did in set(re.findall(r"ridotto admin ([a-z]+)", GUIDE)) | {"settle", "ban", "pardon", "password", "close"}:
        assert did in COMMAND.commands["admin"].commands


def test_the_image_gets_the_sources_and_nothing_else():
    lines = (DEPLOY.parent / ".dockerignore").read_text(encoding="utf-8").split()
    assert lines.index("*") < min(number for number, line in enumerate(lines) if line.startswith("!"))
    kept = {line[1:] for line in lines if line.startswith("!")}
    assert kept == {"LICENSE", "README.md", "constraints.txt", "hatch_build.py", "pyproject.toml", "src", "web"}
