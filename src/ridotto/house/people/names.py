"""Names of people: which are refused, which are too alike, and friendly ones for guests."""

from __future__ import annotations

import secrets
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

from ridotto.bots import ANY_GAME
from ridotto.core import LANGUAGES, LEVELS, Problem, catalogue

CATALOGUE = "ridotto.house"
SHORTEST, LONGEST = 2, 24
BOT_LEVELS = (*LEVELS, *ANY_GAME)
_MARKS = frozenset(" -_.'’")
_SCRIPTS = frozenset({"LATIN", "GREEK", "CYRILLIC"})
"""Alphabets with so many letters in common that no word may mix them (UTS 39, "moderately restrictive")."""
MUST_RENAME = "again:"
"""The prefix of a `name_key` whose owner must choose another name: a later rule does not allow theirs."""


def read_name(typed: str) -> str:
    """A name as it will be shown, blanks tidied; raises `Problem` unless it is made of letters, digits and a few
    marks."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Problem("name-length", least=SHORTEST, most=LONGEST).within(CATALOGUE)
    if not all(sign in _MARKS or (unicodedata.category(sign)[0] in "LN" and _fit(sign)) for sign in name):
        raise Problem("name-signs").within(CATALOGUE)
    if not name_key(name):
        raise Problem("name-signs").within(CATALOGUE)
    if any(len(_SCRIPTS & {_script(sign) for sign in word}) > 1 for word in _words(name)):
        raise Problem("name-mixed").within(CATALOGUE)
    return name


def new_name(typed: str) -> str:
    """A name that somebody chooses now; raises `Problem` if it is not allowed, or is that of a bot."""
    name = read_name(typed)
    if name_key(name) in _bot_keys():
        raise Problem("name-bot", name=name).within(CATALOGUE)
    return name


@lru_cache(maxsize=1)
def _bot_keys() -> frozenset[str]:
    spoken = [catalogue(language, "ridotto.bots") for language in LANGUAGES]
    return frozenset(name_key(words.word(f"bot-{level}")) for words in spoken for level in BOT_LEVELS)


def _words(name: str) -> list[str]:
    return "".join(" " if sign in _MARKS else sign for sign in name).split()


def _script(sign: str) -> str:
    return unicodedata.name(sign, "").partition(" ")[0]


class _LookAlikes(NamedTuple):
    """Which signs are fit for names, and what each counts as (UTS 39); see `tools/lookalikes.py`."""

    firsts: list[int]
    lasts: list[int]
    counted: dict[int, str]


@lru_cache(maxsize=1)
def _lookalikes() -> _LookAlikes:
    table = _LookAlikes([], [], {})
    for line in resources.files(__package__).joinpath("lookalikes.txt").read_text(encoding="ascii").splitlines():
        if ".." in line and not line.startswith("#"):
            first, last = line.split("..")
            table.firsts.append(int(first, 16))
            table.lasts.append(int(last, 16))
        elif not line.startswith("#"):
            sign, *shown = line.split()
            table.counted[int(sign, 16)] = "".join(chr(int(part, 16)) for part in shown)
    table.counted[ord("ё")] = table.counted[ord("Ё")] = "e"  # often written е
    return table


def _fit(sign: str) -> bool:
    """May it stand in a name? Unicode lists which characters are for identifiers: none that is invisible, obsolete or
    of a dead script."""
    table = _lookalikes()
    number = bisect_right(table.firsts, ord(sign)) - 1
    return number >= 0 and ord(sign) <= table.lasts[number]


def name_key(name: str) -> str:
    """What two names must not have in common: their letters and digits, without case, and with look-alikes made the
    same."""
    plain = unicodedata.normalize("NFKC", name)
    return "".join(sign for sign in plain.translate(_lookalikes().counted) if sign not in _MARKS)


def keys_by_age(named: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The `name_key` of each person, from ids and names, the oldest first. Whoever has a name that looks like an older
    one, or is not allowed any more, must choose another."""
    keys: dict[str, str] = {}
    taken: set[str] = set()
    for person, name in named:
        key = name_key(name)
        try:
            fine = read_name(name) == name and key not in taken
        except Problem:
            fine = False
        keys[person] = key if fine else MUST_RENAME + person
        taken.add(keys[person])
    return keys


def guest_name(language: str) -> str:
    """A friendly name for somebody who has not said theirs: `Quiet Heron 4170`. Its words stand in the house's
    `messages.*.ftl`."""
    words = catalogue(language, CATALOGUE)
    adjective = secrets.choice(words.word("guest-adjectives").split(", "))
    noun = secrets.choice(words.word("guest-nouns").split(", "))
    number = str(secrets.randbelow(9000) + 1000)
    return words.word("guest-name", adjective=adjective, noun=noun, number=number)
