"""Which language the command speaks: `--lang`, then RIDOTTO_LANG, then the locale, then English."""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import Annotated

import typer

from ridotto.core import LANGUAGES, Catalogue, Game, Problem, catalogue

CATALOGUE = "ridotto.cli"

_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)


def language() -> str:
    """The language chosen for this run; before a command has chosen, the one of the surroundings."""
    return _spoken.get() or _of_the_surroundings()


def words(game: Game | None = None) -> Catalogue:
    """The command's own sentences in the chosen language, with those of a game."""
    return game.words(language(), CATALOGUE) if game else catalogue(language(), CATALOGUE)


def problem(message_id: str, **values: object) -> Problem:
    """A problem whose sentence stands in the command's own catalogue."""
    return Problem(message_id, **values).within(CATALOGUE)


def _of_the_surroundings() -> str:
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    for wish in (os.environ.get("RIDOTTO_LANG", ""), locale):
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return LANGUAGES[0]


def _choose(wish: str) -> str:
    if wish and wish not in LANGUAGES:
        raise problem("unknown-language", language=wish[:20], known=", ".join(LANGUAGES))
    chosen = wish or _of_the_surroundings()
    _spoken.set(chosen)
    return chosen


Lang = Annotated[
    str,
    typer.Option(
        "--lang", callback=_choose, metavar="en|ru", show_default="RIDOTTO_LANG, then the locale", help="The language."
    ),
]
"""The option `--lang` of a command; its default is the empty string, and the command gets `en` or `ru`."""
