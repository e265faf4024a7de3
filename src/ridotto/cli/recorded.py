"""Reads a record from a file, checks it, and finds one of its moments. What is printed of it:
`replay.py`, for `verify` too, and `analyse.py`."""

from __future__ import annotations

import codecs
import re
import sys
from pathlib import Path

from ridotto.core import Match, Record, read_record

from .causes import cause
from .language import problem

_KEY = re.compile(rb'"(?:ridotto|n|digest)"\s*:')


def read_file(file: str) -> Record:
    """The record in a file; `-` is standard input. Raises `Problem`."""
    if file == "-" and not sys.stdin:
        raise problem("input-closed")
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:  # `ValueError`: a name that no file can have
        raise problem("file-unreadable", file=file, why=cause(error)) from None
    if text.strip() and not _may_be_record(text):
        raise problem("file-no-record", file=file)
    return read_record(text)


def _may_be_record(text: bytes) -> bool:
    """Is a line of it an object, or meant to be one, with a key that the first line, an entry or the ending has?"""
    lines = text.removeprefix(codecs.BOM_UTF8).splitlines()
    return any(line.lstrip().startswith(b"{") for line in lines) and bool(_KEY.search(text))


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
