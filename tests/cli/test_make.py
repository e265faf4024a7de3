"""`make`, as somebody meets it who has just fetched the project."""

import os
import pty
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCREEN = 80
SLOW_PYTHON = f"""#!/bin/sh
case "$*" in
*"-m venv"*)
  mkdir -p .venv && touch .venv/pyvenv.cfg
  exec {sys.executable} -c 'import time; print("begun", flush=True); time.sleep(600)' ;;
*) exec {sys.executable} "$@" ;;
esac
"""
"""A Python that has begun to make an environment and is not done with it."""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A fresh clone, as far as setting it up looks."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    python = tmp_path / "python"
    python.write_text(SLOW_PYTHON)
    python.chmod(0o755)
    return tmp_path


@pytest.fixture
def at_terminal(clone: Path) -> Iterator[tuple[int, int]]:
    """`make table` at a terminal: its process, and the terminal."""
    process, terminal = pty.fork()
    if not process:
        os.chdir(clone)
        os.execvp("make", ["make", f"PYTHON={clone / 'python'}", "table"])
    yield process, terminal
    os.close(terminal)


def read_until(terminal: int, awaited: str) -> str:
    """What the terminal shows until this is there, or to its end."""
    shown = b""
    while awaited.encode() not in shown or not awaited:
        try:
            shown += os.read(terminal, 4096)
        except OSError:  # the other end is closed
            break
    return shown.decode()


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_ctrl_c_while_things_are_set_up_is_answered_by_a_sentence_and_leaves_nothing_half_done(at_terminal, clone):
    process, terminal = at_terminal
    assert "begun" in read_until(terminal, "begun")
    os.write(terminal, b"\x03")
    shown = read_until(terminal, "")
    assert os.waitpid(process, 0)[1] != 0
    assert "Stopped; the same command goes on from here." in shown
    assert "Traceback" not in shown
    assert "Terminated" not in shown
    assert not (clone / ".venv" / "pyvenv.cfg").exists()


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize(
    ("target", "code", "fails"),
    [
        ("table", 0, False), ("table", 1, False), ("table", 130, False), ("table", 2, True),
        ("play", 0, False), ("play", 130, False), ("play", 1, True),
    ],
)  # fmt: skip
def test_who_closes_a_house_or_leaves_a_game_that_make_has_opened_is_told_of_no_error(
    tmp_path: Path, target: str, code: int, fails: bool
):
    ridotto = tmp_path / "ridotto"
    ridotto.write_text(f'#!/bin/sh\necho "opened $1"\nexit {code}\n')
    ridotto.chmod(0o755)
    command = ["make", target, "PLAYABLE=", "APP=", f"BIN={tmp_path}"]
    made = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert made.stdout.startswith("opened ")
    assert ("Error" in made.stderr, made.returncode != 0) == (fails, fails)


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_the_help_of_make_stands_in_two_columns_on_a_usual_screen():
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert max(map(len, shown)) < SCREEN
    assert {len(line) - len(line[13:].lstrip()) for line in shown} == {15}
