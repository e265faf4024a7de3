"""Where the `ridotto` command begins."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 130
LISTENS = "RIDOTTO_LISTENS"
"""Whoever starts the command may let it ignore Ctrl-C, as Python would answer it with a traceback before anything of
ours is loaded; and set this, so that it listens from then on."""


def main() -> None:
    """Run the command. It takes a moment to load, and Ctrl-C ends that moment without a traceback."""
    ignored_until_now = os.environ.pop(LISTENS, "")
    interrupt = signal.default_int_handler if ignored_until_now else signal.getsignal(signal.SIGINT)
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
