"""A house in another process, and prepared games to play there."""

from __future__ import annotations

import os
import re
import subprocess  # nosec B404
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from ridotto.core import Match, encode, find_game

GAMES = ("podstavec", "logistics")


class DidNotOpen(Exception):
    """The house that was to be measured did not open."""


class BenchServer:
    """A house in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.pid = process.pid
        self.host, self.port = "127.0.0.1", port
        self.url = f"http://{self.host}:{port}"

    def cpu_seconds(self) -> float:
        """How long its threads have computed."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """How many bytes it holds."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        return int(found[1]) * 1024 if found else 0


@contextmanager
def bench_server(file: Path) -> Iterator[BenchServer]:
    """Open a house on a file, without limits, and close it again."""
    environment = {
        **os.environ,
        "RIDOTTO_DATABASE": str(file),
        "RIDOTTO_REDIS": "",
        "RIDOTTO_UNLIMITED": "1",
        "RIDOTTO_LOG": "error",
    }
    command = [sys.executable, "-m", "ridotto.cli.entry", "serve", "--port", "0", "--lang", "en"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)  # nosec B603  # noqa: S603 - our own command
    try:
        said = process.stdout.readline().decode() if process.stdout else ""
        found = re.search(r":(\d+)\s*$", said)
        if not found:
            raise DidNotOpen
        yield BenchServer(process, int(found[1]))
    finally:
        process.terminate()
        process.wait()
        if process.stdout:
            process.stdout.close()


def prepared(game: str, seed: int, length: int) -> list[tuple[int, bytes]]:
    """The first moves of a random game that is at least this long: whose, and what."""
    for number in range(seed * 1000, seed * 1000 + 1000):
        rng, match = Random(number), Match.begin(find_game(game), 2, {}, "00")
        moves: list[tuple[int, bytes]] = []
        while match.outcome() is None and len(moves) < length:
            seat = match.turn()[0]
            move = match.state.random_move(seat, rng)
            match.play(seat, move, 0)
            moves.append((seat, encode(move)))
        if len(moves) == length:
            return moves
    raise LookupError(f"no random game of {game} has {length} moves")
