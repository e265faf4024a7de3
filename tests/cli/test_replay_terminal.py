"""Stepping through a record at a real terminal."""

from __future__ import annotations

import os
import pty
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from ridotto.cli.stepping import Scene, show_scene


@pytest.fixture
def at_terminal(record: Path) -> Iterator[tuple[int, int]]:
    """`ridotto replay` at a terminal: its process, and the terminal."""
    process, terminal = pty.fork()
    if not process:
        os.environ.update(TERM="xterm", RIDOTTO_LANG="en")
        os.execv(sys.executable, [sys.executable, "-m", "ridotto.cli.entry", "replay", str(record)])
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


def test_f1_is_help_and_ctrl_c_leaves_the_shell_a_line_of_its_own(at_terminal):
    process, terminal = at_terminal
    read_until(terminal, "q to quit ")
    os.write(terminal, b"\x1bOP")
    assert "q leaves." in read_until(terminal, "q to quit ")
    os.write(terminal, b"\x03")
    assert read_until(terminal, "").endswith("\n")
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 130


@pytest.mark.parametrize(("height", "order"), [(24, "story first"), (6, "position first"), (None, "story first")])
def test_what_happened_stays_on_a_screen_that_is_too_low_for_the_position(height: int | None, order: str):
    console = Console(file=StringIO(), force_terminal=height is not None, width=80, height=height or 6)
    scene = Scene(Text("1. Anna: pass\n   Anna passes."), Text("board\n" * 4))
    show_scene(console, scene, "next?")
    shown = console.file.getvalue()
    assert (shown.index("Anna passes.") < shown.index("board")) == (order == "story first")
    if order == "position first":
        assert shown.endswith("board\n\n1. Anna: pass\n   Anna passes.\n")
