"""Which language the command speaks: `--lang`, then RIDOTTO_LANG, then the locale, then English."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar
from itertools import pairwise
from typing import Annotated

import typer

from ridotto.core import LANGUAGES, Catalogue, Game, Problem, catalogue

CATALOGUE = "ridotto.cli"

_asked: ContextVar[str] = ContextVar("asked", default="")
_spoken: ContextVar[str] = ContextVar("spoken", default=LANGUAGES[0])


def language() -> str:
    """The language chosen for this run."""
    return _spoken.get()


def words(game: Game | None = None) -> Catalogue:
    """The command's own sentences in the chosen language, with those of a game."""
    return game.words(language(), CATALOGUE) if game else catalogue(language(), CATALOGUE)


def problem(message_id: str, **values: object) -> Problem:
    """A problem whose sentence stands in the command's own catalogue."""
    return Problem(message_id, **values).within(CATALOGUE)


def _of_the_surroundings() -> str:
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    for wish in (os.environ.get("RIDOTTO_LANG", ""), locale):
        if _known(wish):
            return wish[:2].lower()
    return LANGUAGES[0]


def _known(wish: str) -> bool:
    return wish[:2].lower() in LANGUAGES


def about_surroundings() -> str:
    """The sentence for a RIDOTTO_LANG that is no language here; nothing where all is well."""
    wish = os.environ.get("RIDOTTO_LANG", "")
    if not wish or _known(wish):
        return ""
    return words().word("unknown-surroundings", language=wish[:20], known=", ".join(LANGUAGES))


def begin(arguments: Sequence[str]) -> None:
    """Speak the language that these arguments ask for, wherever they do, or else that of the surroundings. Help is
    shown, and much that is wrong is told, before the command has read its own `--lang`."""
    wishes = (
        after if option == "--lang" else option.removeprefix("--lang=")
        for option, after in pairwise([*arguments, ""])
        if option == "--lang" or option.startswith("--lang=")
    )
    known = [wish.lower() for wish in wishes if wish.lower() in LANGUAGES]  # what is wrong with others, `choose` says
    _asked.set(known[-1] if known else "")
    _spoken.set(_asked.get() or _of_the_surroundings())


def choose(wish: str) -> str:
    """Speak the wished language from now on, in capitals too; without a wish, go on as it was begun."""
    if wish and wish.lower() not in LANGUAGES:
        raise problem("unknown-language", language=wish[:20], known=", ".join(LANGUAGES))
    if wish:
        _spoken.set(wish.lower())
    return language()


def choose_plainly(wish: str) -> str:
    """Speak the wished language from now on, and English if nobody asked for another, whatever the surroundings."""
    return choose(wish or _asked.get() or LANGUAGES[0])


Lang = Annotated[str, typer.Option("--lang", callback=choose, is_eager=True)]
"""The option `--lang` of a command; its default is the empty string, and the command gets `en` or `ru`. It is read
before all others, so that what is wrong with those is said in that language, too."""

PlainLang = Annotated[str, typer.Option("--lang", callback=choose_plainly, is_eager=True)]
"""The same for a command that programs talk to: English wherever they run, unless they ask for something else."""
