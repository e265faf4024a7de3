"""Which language the command speaks: `--lang`, then RIDOTTO_LANG, then the locale, then English."""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import Annotated

import typer

from ridotto.core import LANGUAGES, Catalogue, Game, Problem, catalogue

CATALOGUE = "ridotto.cli"

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


def choose(wish: str) -> str:
    """Speak the wished language from now on, in capitals too; an empty wish is for that of the surroundings."""
    if wish and wish.lower() not in LANGUAGES:
        raise problem("unknown-language", language=wish[:20], known=", ".join(LANGUAGES))
    chosen = wish.lower() or _of_the_surroundings()
    _spoken.set(chosen)
    return chosen


Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        callback=choose,
        is_eager=True,
        metavar="en|ru",
        show_default="RIDOTTO_LANG, then the locale",
        help="Language.",
    ),
]
"""The option `--lang` of a command; its default is the empty string, and the command gets `en` or `ru`. It is read
before all others, so that what is wrong with those is said in that language, too."""

PlainLang = Annotated[str, typer.Option("--lang", callback=choose, is_eager=True, metavar="en|ru", help="Language.")]
"""The same for a command that programs talk to: English wherever they run, unless they ask for something else."""
