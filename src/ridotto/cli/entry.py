"""Where the `ridotto` command begins."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 130


def main() -> None:
    """Run the command. It takes a moment to load, and Ctrl-C ends that moment without a traceback."""
    interrupt = signal.getsignal(signal.SIGINT)
    if interrupt is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda number, frame: os._exit(INTERRUPTED))
    with loading():
        from .main import main as command

    signal.signal(signal.SIGINT, interrupt)
    command()


@contextmanager
def loading() -> Iterator[None]:
    """Nothing that is loaded becomes garbage, and to look for some meanwhile takes a tenth of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


if __name__ == "__main__":
    main()
