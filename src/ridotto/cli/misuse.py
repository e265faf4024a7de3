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
NO_COMMAND = "Missing command"
TOO_MANY_WORDS = "Got unexpected extra argument"
TAKES_NOTHING = "does not take a value"
BOUNDS = {"greater_than_equal": ("number-too-small", "ge"), "less_than_equal": ("number-too-large", "le")}
"""By what is wrong with a number: which sentence says so, and where the bound stands."""
UNREAD = {"int_parsing": "not-a-number", "int_parsing_size": "not-a-number", "float_parsing": "not-any-number"}
"""By what a number was meant to be: the sentence for something else in its place."""


def why_not(error: typer.TyperException) -> str:
    """The sentence for a command that was not understood; the library's own for what is rarer."""
    return _unknown(error) or _bad_value(error) or _missing(error) or error.format_message()


def _unknown(error: Any) -> str:
    """A command or an option that there is not, or a word too many."""
    if error.message.startswith(UNKNOWN_COMMAND):
        typed = error.message.split("'")[1]
        return words().word("no-such-command", typed=typed, commands=", ".join(error.ctx.command.commands))
    if error.message.startswith(NO_COMMAND):
        return words().word("command-missing", commands=", ".join(error.ctx.command.commands))
    if error.message.startswith(TOO_MANY_WORDS):
        return words().word("too-many-words", typed=error.message.rpartition("(")[2].rstrip(")"))
    if hasattr(error, "possibilities"):
        similar = ", ".join(error.possibilities or ())
        return words().word("no-such-option", option=error.option_name, similar=similar or "none")
    return ""


def _bad_value(error: Any) -> str:
    """Something that was given a value which it cannot have: of a number within bounds, or of few words."""
    option = getattr(error, "param", None)
    found: list[Any] = getattr(error.__cause__, "errors", list)()
    if option is None or not found:
        return ""
    wrong, told = found[0], Sentences(error.ctx)
    typed, name = str(wrong["input"]), told.called(option)
    if wrong["type"] in UNREAD:
        return words().word(UNREAD[wrong["type"]], option=name, typed=typed)
    if wrong["type"] in BOUNDS:
        sentence, bound = BOUNDS[wrong["type"]]
        return words().word(sentence, option=name, bound=str(wrong["ctx"][bound]).removesuffix(".0"))
    known = told.value(option).split("|")
    return words().word("not-among", option=name, typed=typed, known=", ".join(known)) if len(known) > 1 else ""


def _missing(error: Any) -> str:
    """An option without its value, or with one that it does not take; or a command without what it is about."""
    if hasattr(error, "option_name"):
        wrong = "option-takes-nothing" if TAKES_NOTHING in error.message else "option-needs-value"
        return words().word(wrong, option=error.option_name)
    if hasattr(error, "param_type") and error.param is not None:
        return words().word("argument-missing", what=Sentences(error.ctx).called(error.param))
    return ""
