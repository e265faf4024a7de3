"""Stepping through a record at a real terminal."""

from __future__ import annotations

import os
import pty
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


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
