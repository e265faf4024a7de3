"""What players are called who were given no name: a person is a guest, a bot goes by its kind."""

from __future__ import annotations

import re

from ridotto.bots import CATALOGUE as BOTS
from ridotto.core import LANGUAGES, Catalogue, Game

from .terminal.session import PACKAGE

_NUMBER = re.compile(r" (\d{1,4})$")


def usual_name(words: Catalogue, kind: str | None, number: int) -> str:
    """Of a person, or of a bot of this kind; 0 is for the only one."""
    if kind is None:
        return words.word("name-person", number=number)
    label = words.named(f"bot-{kind}") or kind
    return words.word("name-bot", bot=label[:1].upper() + label[1:], number=number)


def translated(name: str, game: Game, language: str) -> str:
    """A name of a record in the reader's language, if it was not given by anybody; any other as it is."""
    found = _NUMBER.search(name)
    number = int(found[1]) if found else 0
    for kind in (None, "random", *game.bots):
        if any(usual_name(game.words(each, PACKAGE, BOTS), kind, number) == name for each in LANGUAGES):
            return usual_name(game.words(language, PACKAGE, BOTS), kind, number)
    return name
