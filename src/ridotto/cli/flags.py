"""Options of a command that are either there or not."""

from __future__ import annotations

from typing import Any

import typer


def flag(name: str, help: str) -> Any:
    """An option without a value, for `Annotated[bool, …]`; no type is shown behind its name."""
    return typer.Option(name, metavar="", help=help)
