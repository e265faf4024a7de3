"""Where the `ridotto` command begins."""

from __future__ import annotations

import os
import signal

INTERRUPTED = 130


def main() -> None:
    """Run the command. It takes a moment to load, and Ctrl-C ends that moment without a traceback."""
    interrupt = signal.getsignal(signal.SIGINT)
    if interrupt is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda number, frame: os._exit(INTERRUPTED))
    from .main import main as command

    signal.signal(signal.SIGINT, interrupt)
    command()
