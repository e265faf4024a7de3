"""Leaving a table: by a signal or by a fault, the terminal is as it was before."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

LEAVING = (signal.SIGTERM, signal.SIGHUP) if sys.platform != "win32" else ()
"""Whoever closes the window leaves the table, and what was played is recorded."""

PLAIN_SCREEN = "\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?2004l\x1b[?1049l\x1b[?25h\x1b[<u\x1b[0m"
"""No mouse, no bracketed paste, the first screen, a cursor, plain keys, plain letters."""


@contextmanager
def leaving_by(handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Let these signals do that, until the table has its own way of leaving."""
    before = {leaving: signal.signal(leaving, handler) for leaving in LEAVING}
    try:
        yield
    finally:
        for leaving, earlier in before.items():
            signal.signal(leaving, earlier)


@contextmanager
def as_it_was() -> Iterator[None]:
    """Put the terminal back as it was if the screen could not do so itself: interrupted while it was set up or taken
    down, a program leaves it without echo and on the second screen."""
    if sys.platform == "win32":
        yield
        return
    import termios

    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        yield
    except BaseException:
        with suppress(OSError, ValueError):
            sys.stdout.write(PLAIN_SCREEN)
            sys.stdout.flush()
        raise
    finally:
        with suppress(termios.error):
            termios.tcsetattr(descriptor, termios.TCSANOW, before)
