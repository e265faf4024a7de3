"""Records from files: read, found to hold, and taken up again at one of their moments."""

from __future__ import annotations

import sys
from pathlib import Path

from ridotto.core import Match, Record, read_record

from .language import problem


def read_file(file: str) -> Record:
    """The record in a file; `-` is standard input. Raises `Problem`."""
    if file == "-" and not sys.stdin:
        raise problem("input-closed")
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:  # `ValueError`: a name that no file can have
        raise problem("file-unreadable", file=file, why=getattr(error, "strerror", None) or str(error)) from None
    if text.strip() and not any(line.lstrip().startswith(b"{") for line in text.splitlines()):
        raise problem("file-no-record", file=file)
    return read_record(text)


def check_holds(record: Record) -> None:
    """Raise `Problem` unless every line is as it must be: nothing of a record that does not hold is told."""
    for _moment in record.replay():
        pass
    record.check_chain()


def moment_of(record: Record, entry: int | None) -> Match:
    """The match as it stood after this entry; without one, the last moment at which it was not over."""
    last = len(record.entries) - (record.ending is not None)
    wanted = max(last, 0) if entry is None else entry
    for match, _entry, _events in record.replay():
        if match.count == wanted:
            return match
    raise problem("play-entry", entry=wanted, last=len(record.entries))
