"""Running the command inside the test, and as a process of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import IO, NamedTuple

import pytest
from engine_driver import NEW, Driver

from ridotto.cli.main import run

RECORDS = Path(__file__).parents[1] / "games" / "podstavec" / "records"


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def _english_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RIDOTTO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def ridotto(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Run the command here: its exit code, and what it wrote."""

    def command(*arguments: str | Path, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture
def process() -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Start the command as a process of its own."""
    with ExitStack() as started:

        def start(*arguments: str, stdout: IO[bytes] | int = subprocess.PIPE) -> subprocess.Popen[bytes]:
            command = [sys.executable, "-m", "ridotto.cli.entry", *arguments]
            surroundings = {**os.environ, "RIDOTTO_LANG": "en"}
            pipe = subprocess.PIPE
            return started.enter_context(
                subprocess.Popen(command, stdin=pipe, stdout=stdout, stderr=pipe, env=surroundings)
            )

        yield start


@pytest.fixture
def record() -> Path:
    """A whole recorded game of Podstavec for two."""
    return RECORDS / "two-players-pedestals.jsonl"


@pytest.fixture
def podstavec() -> Driver:
    """An engine with a new game of Podstavec."""
    return Driver(NEW)


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str | bytes], Path]:
    """A file with this text."""

    def write(text: str | bytes) -> Path:
        path = tmp_path / "record.jsonl"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    return write
