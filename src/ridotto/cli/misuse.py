"""What is said to somebody who typed a command that cannot be: in our words, in the reader's language.

The library that reads commands says such things in its own voice, and in English only. Its kinds of errors are not
public, so they are told apart by what they carry.
"""

from __future__ import annotations

from typing import Any

import typer

from .help.sentences import Sentences
from .language import words

UNKNOWN_COMMAND = "No such command"
TOO_MANY_WORDS = "Got unexpected extra argument"
BOUNDS = {"greater_than_equal": ("number-too-small", "ge"), "less_than_equal": ("number-too-large", "le")}
"""By what is wrong with a number: which sentence says so, and where the bound stands."""


def why_not(error: typer.TyperException) -> str:
    """The sentence for a command that was not understood; the library's own for what is rarer."""
    return _unknown(error) or _bad_number(error) or _missing(error) or error.format_message()


def _unknown(error: Any) -> str:
    """A command or an option that there is not, or a word too many."""
    if error.message.startswith(UNKNOWN_COMMAND):
        typed = error.message.split("'")[1]
        return words().word("no-such-command", typed=typed, commands=", ".join(error.ctx.command.commands))
    if error.message.startswith(TOO_MANY_WORDS):
        return words().word("too-many-words", typed=error.message.rpartition("(")[2].rstrip(")"))
    if hasattr(error, "possibilities"):
        similar = ", ".join(error.possibilities or ())
        return words().word("no-such-option", option=error.option_name, similar=similar or "none")
    return ""


def _bad_number(error: Any) -> str:
    """An option that takes a number within bounds, and was given something else."""
    option = getattr(error, "param", None)
    found: list[Any] = getattr(error.__cause__, "errors", list)()
    if option is None or not found:
        return ""
    wrong, name = found[0], Sentences(error.ctx).called(option)
    if wrong["type"] == "int_parsing":
        return words().word("not-a-number", option=name, typed=str(wrong["input"]))
    if wrong["type"] in BOUNDS:
        sentence, bound = BOUNDS[wrong["type"]]
        return words().word(sentence, option=name, bound=str(wrong["ctx"][bound]))
    return ""


def _missing(error: Any) -> str:
    """An option without its value, or a command without what it is about."""
    if hasattr(error, "option_name"):
        return words().word("option-needs-value", option=error.option_name)
    if hasattr(error, "param_type") and error.param is not None:
        return words().word("argument-missing", what=Sentences(error.ctx).called(error.param))
    return ""
