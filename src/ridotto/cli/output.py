"""Standard input and output: what they can carry, and what to do when they are closed."""

from __future__ import annotations

import io
import os
import sys
from shutil import get_terminal_size
from typing import Annotated, Any, TextIO

import typer
from rich.text import Text

from ridotto.core import encode

from .language import problem
from .terminal.folding import folded

Json = Annotated[bool, typer.Option("--json")]
"""The option `--json` of a command."""


def ready_streams() -> None:
    """Letters that the surroundings cannot show become question marks, and a closed stream stays nobody's."""
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass  # otherwise the next file that is opened would take the place of a closed stream
    os.close(descriptor)
    if sys.stderr is None:
        # `print` to a stream that is `None` would go to standard output
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 - as long as the process lives
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def need_output() -> None:
    """Raise `Problem` if standard output was closed before the command began."""
    if sys.stdout is None:
        raise problem("output-closed")


def on_screen(stream: TextIO | None) -> bool:
    """Is there a terminal at this end? A closed stream is none at all."""
    return stream is not None and stream.isatty()


def print_json(value: Any) -> None:
    """One JSON object for programs: UTF-8 wherever it runs."""
    sys.stdout.flush()
    sys.stdout.buffer.write(encode(value) + b"\n")
    sys.stdout.buffer.flush()


def print_sentence(sentence: str, stream: TextIO | None = None) -> None:
    """Break a line between words where a screen would break it anywhere; in a pipe it stays whole."""
    stream = stream or sys.stdout
    columns = get_terminal_size().columns
    print(folded(Text(sentence), columns).plain if on_screen(stream) else sentence, file=stream, flush=True)


def let_go_of_output() -> None:
    """What is still in the buffer goes nowhere, quietly, instead of failing again when the process ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
