"""`ridotto backup` and `ridotto restore`: the whole house as one file, while it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from .flags import flag
from .language import Lang, problem, words
from .output import on_screen
from .serve import DEFAULT_DATABASE, Database

File = Annotated[Path, typer.Argument(help="The backup: one SQLite file.", metavar="FILE")]


def backup_command(file: File, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """Write everything the house keeps to a new file, as it is at one moment; the house may go on."""
    from ridotto.house.store.backup import backup

    backup(database, file)
    print(words().word("backup-done", path=str(file)))


def _ask(question: str) -> None:
    """Raise `Abort` unless the answer is yes, and `Problem` where nobody is there to give one. Whatever is no clear yes
    replaces nothing."""
    try:
        if input(f"{question} ").strip().lower() in words().word("answers-yes").split():
            return
    except EOFError:
        if not on_screen(sys.stdin):
            print()  # below the question
            raise problem("restore-unanswered") from None
        raise
    raise typer.Abort


def restore_command(
    file: File,
    database: Database = DEFAULT_DATABASE,
    yes: Annotated[bool, flag("--yes", "Do not ask.")] = False,
    lang: Lang = "",
) -> None:
    """Replace everything the house keeps by what a backup holds; a house that runs goes on from there."""
    from ridotto.house.store.backup import restore

    def sure() -> None:
        if not yes:
            _ask(words().word("restore-sure", path=str(file)))

    restore(file, database, sure)
    print(words().word("restore-done", path=str(file)))
