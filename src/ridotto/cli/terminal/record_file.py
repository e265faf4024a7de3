"""A file for the record of one game: taken before it is needed, and never at the cost of another."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import BinaryIO

from ridotto.core import Match, Problem, read_record
from ridotto.core.record import write_on

from ..causes import cause
from ..language import CATALOGUE
from ..started import command
from .session import PACKAGE

SHOWN = 200
"""So much of a name is told; what was typed may be of any length."""
BEGINNING = b'{"ridotto":'
"""So a record begins: nothing else is read to its end, however large it is."""


class RecordFile:
    """A new file that is kept for a record, so that whatever is wrong with the place is found before the game. It is
    written as the game goes on, down to the disk: neither a killed process nor a power cut costs a game."""

    def __init__(self, path: Path, number: int = 1, game: str = "") -> None:
        """Take the place; raises `Problem` where something is there already or nothing can be written. The records of
        further games of the same run are numbered: `game.jsonl`, `game-2.jsonl`. If an unfinished record of this game
        is there, the problem says how to go on from it."""
        self.path = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
        self._file = self._taken(game)
        self._lines = self._size = 0  # what is safely written

    def _taken(self, game: str) -> BinaryIO:
        try:
            path = self.path.expanduser()
            return path.open("r+b" if _is_empty(path) else "xb")
        except FileExistsError:
            if not _is_unfinished(path, game):
                raise self._problem("save-exists") from None
            raise self._problem("save-unfinished", command=command(), source=quote(str(path))) from None
        except (FileNotFoundError, NotADirectoryError, ValueError, RuntimeError):  # NUL in a name; nobody's `~`
            raise self._problem("save-nowhere") from None
        except OSError as error:
            raise self._failed(error) from None

    def write(self, match: Match) -> None:
        """Write the record as it stands."""
        try:
            self._add(match)
        except OSError as error:
            raise self._failed(error) from None

    def keep(self, match: Match) -> None:
        """Write what has happened while its players sit there; what fails is tried again, and told on leaving."""
        with suppress(OSError):
            self._add(match)

    def finish(self, match: Match) -> None:
        """Write the record as it stands, and let go of the file."""
        try:
            with self._file:
                self._add(match)
        except OSError as error:
            raise self._failed(error) from None

    def _add(self, match: Match) -> None:
        added = write_on(match, self._lines).encode()
        self._file.seek(self._size)  # over whatever a full disk has left of a line
        self._file.write(added)
        self._file.flush()
        os.fsync(self._file.fileno())
        self._lines, self._size = self._lines + added.count(b"\n"), self._size + len(added)

    def _failed(self, error: OSError) -> Problem:
        return self._problem("save-failed", why=cause(error))

    def _problem(self, message_id: str, **values: str) -> Problem:
        name = str(self.path)
        shown = name if len(name) <= SHOWN else f"{name[:SHOWN]}…"
        return Problem(message_id, file=shown, **values).within(PACKAGE, CATALOGUE)


def _is_empty(path: Path) -> bool:
    """Is there a file without anything that could be lost?"""
    return path.is_file() and not path.stat().st_size


def _is_unfinished(path: Path, game: str) -> bool:
    """Is there a record of this game that can be played on from?"""
    if not path.is_file():
        return False
    try:
        with path.open("rb") as file:
            if file.read(len(BEGINNING)) != BEGINNING:
                return False
            record = read_record(BEGINNING + file.read())
        record.verify(unfinished=True)
    except (OSError, Problem):
        return False
    return record.ending is None and record.header.game == game
