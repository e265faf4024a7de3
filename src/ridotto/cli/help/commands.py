"""Commands whose help is told from the catalogue here. What is written beside their code is for who reads code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from ..output import need_output

Function = TypeVar("Function", bound=Callable[..., Any])


class Told:
    """Something whose help is drawn by us, as the library would say it in English only."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help, where it can be printed."""
        need_output()
        from .page import show_help  # who does not ask for help should not wait for what draws it

        show_help(ctx)


class Command(Told, TyperCommand):
    """A command that does something."""


class Group(Told, TyperGroup):
    """A command that has commands of its own."""


class Commands(typer.Typer):
    """Where commands are put together."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(
            cls=Group, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, **settings
        )

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Function], Function]:
        """Put a function here as the command of this name."""
        return super().command(name, cls=Command, **settings)
