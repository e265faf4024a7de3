"""Stepping through a record at a real terminal."""

from __future__ import annotations

import os
import pty
import select
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


def shown_after(terminal: int, keys: bytes, awaited: bytes) -> str:
    """What the terminal shows after these keys until something is there, or to its end. Whoever types while a prompt is
    being set up may lose the key, so it is pressed again."""
    shown = b""
    for _ in range(60):
        os.write(terminal, keys)
        while select.select([terminal], [], [], 1)[0]:
            try:
                shown += os.read(terminal, 4096)
            except OSError:  # the other end is closed
                return shown.decode()
            if awaited and awaited in shown:
                return shown.decode()
    raise AssertionError(shown)


def test_f1_is_help_and_ctrl_c_leaves_the_shell_a_line_of_its_own(at_terminal):
    process, terminal = at_terminal
    shown_after(terminal, b"", b"q to quit ")
    assert "quit leaves." in shown_after(terminal, b"\x1bOP", b"q to quit ")
    assert shown_after(terminal, b"\x03", b"").endswith("\n")
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


def test_a_moment_that_a_screen_is_too_low_for_is_leafed_through_and_says_where_there_is_more():
    console = Console(file=StringIO(), force_terminal=True, width=80, height=7, color_system=None)
    board = "\n".join(f"row {number}" for number in range(10))
    shown: list[list[str]] = []

    def look() -> None:
        shown.append(console.file.getvalue().rpartition("\x1b[H")[2].splitlines())

    page = show_scene(console, Scene(Text("1. Anna: pass"), Text(board)), "next?", "The end.")
    look()
    for up in (True, True, True, False, False, False):
        page.leaf(up)
        look()
    above, below = "▲ PgUp or up: there is more above", "▼ PgDn or down: there is more below"
    end = [above, "row 8", "row 9", "", "1. Anna: pass", "The end."]
    start = [*(f"row {number}" for number in range(5)), below]
    assert shown[0] == shown[5] == shown[6] == end
    assert shown[1] == shown[4] == [above, "row 5", "row 6", "row 7", "row 8", below]
    assert shown[2] == shown[3] == start
