"""What happens at a real terminal: it is left as it was, however one leaves."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

RECORD = str(Path(__file__).parents[2] / "games" / "podstavec" / "records" / "two-players-pedestals.jsonl")


@contextmanager
def at_a_terminal(*arguments: str, **surroundings: str) -> Iterator[tuple[subprocess.Popen[bytes], int, list[object]]]:
    """The command on a terminal of its own; its descriptor, and how the terminal was set before."""
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    command = [sys.executable, "-m", "ridotto.cli.entry", *(arguments or ("play", "podstavec")), "--lang", "en"]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30", **surroundings}
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    try:
        yield process, ours, before
        assert termios.tcgetattr(theirs) == before
    finally:
        process.kill()
        process.wait()
        os.close(ours)
        os.close(theirs)


def read_until(terminal: int, words: bytes) -> bytes:
    """What is shown, up to these words."""
    shown, give_up = b"", time.monotonic() + 60
    while words not in shown:
        assert time.monotonic() < give_up, shown[-500:]
        if select.select([terminal], [], [], 0.1)[0]:
            shown += os.read(terminal, 65536)
    return shown


def drained(process: subprocess.Popen[bytes], terminal: int) -> int:
    """Read on until the process has ended: a full terminal would hold it up."""
    give_up = time.monotonic() + 60
    while process.poll() is None:
        assert time.monotonic() < give_up
        if select.select([terminal], [], [], 0.05)[0]:
            os.read(terminal, 65536)
    return process.returncode


def test_ctrl_c_twice_leaves_the_table_and_the_terminal_as_it_was():
    with at_a_terminal() as (process, terminal, _before):
        read_until(terminal, b"Your turn")
        os.write(terminal, b"keep\r")
        read_until(terminal, b"pass")
        os.write(terminal, b"\x03")
        read_until(terminal, b"Leave it?")
        os.write(terminal, b"\x03")
        assert drained(process, terminal) == 0


@pytest.mark.parametrize("command", [("play", "venice", "--plain"), ("replay", RECORD, "--no-step")])
def test_lines_on_a_screen_are_broken_between_words(command):
    with at_a_terminal(*command) as (_process, terminal, _before):
        shown = read_until(terminal, b"You may act" if "play" in command else "4\u00a0to\u00a02".encode()).decode()
    lines = re.sub(r"\x1b\[[\d;]*m|\r", "", shown).splitlines()
    assert 80 < max(map(len, lines)) <= 100


def test_while_stepping_through_a_replay_one_sits_down_and_plays_on():
    with at_a_terminal("replay", RECORD, "--seat", "1") as (process, terminal, _before):
        read_until(terminal, b"q to quit")
        os.write(terminal, b"\n")
        read_until(terminal, b"q to quit")
        os.write(terminal, b"play-on\n")
        read_until(terminal, b"Played on from entry 1")
        os.write(terminal, b"\x03")  # nothing was played yet
        read_until(terminal, b"q to quit")
        os.write(terminal, b"q\n")
        assert drained(process, terminal) == 0


def test_being_told_to_stop_while_playing_on_ends_the_replay_too():
    with at_a_terminal("replay", RECORD, "--seat", "1") as (process, terminal, _before):
        read_until(terminal, b"q to quit")
        os.write(terminal, b"play-on\n")
        read_until(terminal, b"Played on from entry 0")
        process.send_signal(signal.SIGTERM)
        assert drained(process, terminal) == 0


def test_arrows_go_through_a_replay_a_number_leads_to_an_entry_and_help_says_so():
    with at_a_terminal("replay", RECORD) as (process, terminal, _before):
        read_until(terminal, b"q to quit")
        for typed, shown in (
            (b"\x1b[C", b"1. "),
            (b"7\n", b"7. "),
            (b"\x1b[D", b"6. "),
            (b"help\n", b"a number goes to"),
        ):
            os.write(terminal, typed)
            assert shown in read_until(terminal, b"q to quit")
        os.write(terminal, b"q\n")
        assert drained(process, terminal) == 0


def test_page_up_shows_what_a_low_terminal_has_no_room_for_in_a_replay():
    with at_a_terminal("replay", RECORD, LINES="10") as (process, terminal, _before):
        assert "▲ PgUp" in read_until(terminal, b"q to quit").decode()
        os.write(terminal, b"\x1b[5~")
        assert "▼ PgDn" in read_until(terminal, b"q to quit").decode()
        os.write(terminal, b"q\n")
        assert drained(process, terminal) == 0


def test_lines_at_a_terminal_have_a_prompt_and_ctrl_c_says_that_the_game_was_left():
    with at_a_terminal("play", "podstavec", "--plain") as (process, terminal, _before):
        read_until(terminal, "keep, arrange\r\n› ".encode())
        os.write(terminal, b"keep\n")
        read_until(terminal, "pass, bid\r\n› ".encode())
        os.kill(process.pid, signal.SIGINT)
        read_until(terminal, b"You left the game before its end.")
        assert drained(process, terminal) == 130


@pytest.mark.parametrize("moment", [0.0, 0.3, 0.8])
def test_an_interrupt_while_the_table_is_being_laid_leaves_the_terminal_as_it_was(moment: float):
    with at_a_terminal() as (process, terminal, _before):
        if select.select([terminal], [], [], moment)[0]:
            os.read(terminal, 65536)
        process.send_signal(signal.SIGINT)
        drained(process, terminal)


@pytest.mark.parametrize("leaving", [signal.SIGTERM, signal.SIGHUP])
def test_being_told_to_stop_leaves_the_terminal_as_it_was(leaving: signal.Signals):
    with at_a_terminal() as (process, terminal, _before):
        read_until(terminal, b"Your turn")
        process.send_signal(leaving)
        assert drained(process, terminal) == 0
