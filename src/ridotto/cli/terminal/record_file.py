"""A file for the record of one game: taken before it is needed, and never at the cost of another."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from ridotto.core import Match, Problem, write_record

from ..causes import cause
from ..language import CATALOGUE
from .session import PACKAGE

SHOWN = 200
"""So much of a name is told; what was typed may be of any length."""


class RecordFile:
    """A new file that is kept for a record, so that whatever is wrong with the place is found before the game."""

    def __init__(self, path: Path, number: int = 1) -> None:
        """Take the place; raises `Problem` where something is there already or nothing can be written. The records of
        further games of the same run are numbered: `game.jsonl`, `game-2.jsonl`."""
        self.path = path = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
        try:
            self._file = path.expanduser().open("x", encoding="utf-8")
        except FileExistsError:
            raise self._problem("save-exists") from None
        except (FileNotFoundError, NotADirectoryError, ValueError, RuntimeError):  # NUL in a name; nobody's `~`
            raise self._problem("save-nowhere") from None
        except OSError as error:
            raise self._problem("save-failed", why=cause(error)) from None
        self._failure: Problem | None = None

    def write(self, match: Match) -> None:
        """Write the record as it stands, and let go of the file. It is written once: what failed then fails again."""
        if not self._file.closed:
            try:
                with self._file:
                    self._file.write(write_record(match))
            except OSError as error:
                self._failure = self._problem("save-failed", why=cause(error))
        if self._failure is not None:
            raise self._failure

    def write_at_end(self, match: Match) -> None:
        """Write the record of a game that is over while its players still sit there; a failure is told on leaving."""
        with suppress(Problem):
            self.write(match)

    def _problem(self, message_id: str, **values: str) -> Problem:
        name = str(self.path)
        shown = name if len(name) <= SHOWN else f"{name[:SHOWN]}…"
        return Problem(message_id, file=shown, **values).within(PACKAGE, CATALOGUE)
