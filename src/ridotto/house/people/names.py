"""Names and other text that people type: what is fit to be shown, names too alike, and friendly ones for guests."""

from __future__ import annotations

import secrets
import unicodedata

from ridotto.core import Problem, catalogue

CATALOGUE = "ridotto.house"
SHORTEST, LONGEST = 2, 24
LONGEST_REASON = 500
_MARKS = frozenset(" -_.'’")
_TWINS = str.maketrans("авеёзікмнорстухѕј", "abee3ikmhopctyxsj")
"""Cyrillic letters that look like Latin ones (and ё, often written е): nobody may pass for another by their help."""


def one_line(typed: str) -> str:
    """What somebody typed as one line of plain text: no control signs, no writing turned around, blanks tidied; nothing
    where nothing of it could be seen."""
    line = " ".join("".join(sign for sign in typed if sign.isspace() or _plain(sign)).split())
    return line if any(unicodedata.category(sign) != "Cf" and sign != " " for sign in line) else ""


def _plain(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cs", "Co", "Cn") and unicodedata.bidirectional(sign) not in (
        "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
    )  # fmt: skip


def read_reason(typed: str) -> str:
    """Why somebody was reported, shut out, or a table closed, as one line, or `Problem`: it is shown to others."""
    reason = one_line(typed)
    if not reason:
        raise Problem("why-empty").within(CATALOGUE)
    if len(reason) > LONGEST_REASON:
        raise Problem("why-long", most=LONGEST_REASON).within(CATALOGUE)
    return reason


def read_name(typed: str) -> str:
    """A name as it will be shown, blanks tidied, or `Problem`: letters, digits and a few marks, nothing else."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Problem("name-length", least=SHORTEST, most=LONGEST).within(CATALOGUE)
    if not all(sign in _MARKS or unicodedata.category(sign)[0] in "LN" for sign in name):
        raise Problem("name-signs").within(CATALOGUE)
    if not name_key(name):
        raise Problem("name-signs").within(CATALOGUE)
    return name


def name_key(name: str) -> str:
    """What two names must not share: letters and digits alone, without case, twins from another alphabet made one."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_TWINS)
    return "".join(sign for sign in plain if sign not in _MARKS)


def guest_name(language: str) -> str:
    """A friendly name for somebody who has not said theirs: `Quiet Heron 417`."""
    words = catalogue(language, CATALOGUE)
    adjective = secrets.choice(words.word("guest-adjectives").split(", "))
    noun = secrets.choice(words.word("guest-nouns").split(", "))
    number = str(secrets.randbelow(9000) + 1000)
    return words.word("guest-name", adjective=adjective, noun=noun, number=number)
