"""What is said about a command and what it takes. The catalogue here has a sentence for each, by its name."""

from __future__ import annotations

from typing import Any

from ridotto.core import Catalogue

from ..language import language
from ..started import NAME, command

PACKAGE = "ridotto.cli.help"


class Sentences:
    """What is said about one command, in the reader's language.

    Of what it takes, first the catalogue's word for just this command counts, `option-bench-engine-seconds`, then the
    one for all commands, `option-seconds`.
    """

    def __init__(self, context: Any) -> None:
        self._words = Catalogue(language(), [PACKAGE])
        self._path = "-".join(context.command_path.split()[1:])

    def say(self, message_id: str, **values: object) -> str:
        """A heading or a remark."""
        return self._words.word(message_id, **values)

    def about(self, subcommand: str = "") -> str:
        """What the command is for, or one of its own commands."""
        return self._first(f"command-{'-'.join(filter(None, (self._path, subcommand))) or NAME}")

    def meaning(self, parameter: Any) -> str:
        """What an option or an argument does."""
        name = spelled(parameter)
        return self._first(f"option-{self._path}-{name}", f"option-{name}")

    def value(self, parameter: Any) -> str:
        """What is typed for an argument, or behind an option; nothing for an option that is there or not."""
        if getattr(parameter, "is_flag", False):
            return ""
        name = spelled(parameter)
        return self._first(f"value-{self._path}-{name}", f"value-{name}") or name.upper()

    def usual(self, parameter: Any) -> str:
        """What it is unless one says; in words where that is no value."""
        if parameter.default not in (None, "") and parameter.default is not False:
            return str(parameter.default)
        if isinstance(parameter.show_default, str):
            return parameter.show_default
        name = spelled(parameter)
        return self._first(f"usual-{self._path}-{name}", f"usual-{name}")

    def called(self, parameter: Any) -> str:
        """How an option or an argument is called in a sentence about it."""
        return self.value(parameter) if is_argument(parameter) else " / ".join(parameter.opts)

    def _first(self, *message_ids: str) -> str:
        known = (message_id for message_id in message_ids if message_id in self._words)
        message_id = next(known, None)
        return self._words.word(message_id, command=command()) if message_id else ""


def is_argument(parameter: Any) -> bool:
    """Is it told by its place, without a name?"""
    return bool(parameter.param_type_name == "argument")


def spelled(parameter: Any) -> str:
    """An option as it is typed, without its dashes; of an argument the name in the code."""
    long = (option for option in parameter.opts if option.startswith("--"))
    return str(next(long, parameter.opts[0])).lstrip("-").replace("_", "-")
