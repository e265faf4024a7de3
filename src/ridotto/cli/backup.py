"""`ridotto backup` and `ridotto restore`: the whole house as one file, while it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from .language import Lang, problem, words
from .output import on_screen
from .serve import DEFAULT_DATABASE, Database


def backup_command(file: Path, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """The command `ridotto backup`."""
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
    file: Path,
    database: Database = DEFAULT_DATABASE,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto restore`."""
    from ridotto.house.store.backup import restore

    def sure() -> None:
        if not yes:
            _ask(words().word("restore-sure", path=str(file)))

    restore(file, database, sure)
    print(words().word("restore-done", path=str(file)))
