"""`ridotto backup` and `ridotto restore`: the whole house as one file, while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .language import Lang, words
from .serve import DEFAULT_DATABASE, Database

File = Annotated[Path, typer.Argument(help="The backup: one SQLite file.", dir_okay=False)]


def backup_command(file: File, database: Database = DEFAULT_DATABASE, lang: Lang = "") -> None:
    """Write everything the house keeps to a new file, as it is at one moment; the house may go on."""
    from ridotto.house.store.backup import backup

    backup(database, file)
    print(words().word("backup-done", path=str(file)))


def restore_command(
    file: File,
    database: Database = DEFAULT_DATABASE,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    lang: Lang = "",
) -> None:
    """Replace everything the house keeps by what a backup holds; a house that runs goes on from there."""
    from ridotto.house.store.backup import restore

    def sure() -> None:
        if not yes:
            typer.confirm(words().word("restore-sure", path=str(file)), abort=True)

    restore(file, database, sure)
    print(words().word("restore-done", path=str(file)))
