"""Seeds as they are typed: any text, the same in every command."""

from __future__ import annotations

import hashlib
import re
import secrets

from .language import problem

LONGEST = 128
_HEX = re.compile(r"([0-9a-f]{2})+")


def check_seed(typed: str) -> str:
    """The seed as it was typed, or `Problem`."""
    if not typed.isprintable() or not 1 <= len(typed) <= LONGEST:
        raise problem("seed-text", most=LONGEST)
    return typed


def given_or_drawn(typed: str | None) -> str:
    """The seed as it was typed, or any."""
    return check_seed(typed) if typed else secrets.token_hex(8)


def read_seed(typed: str) -> str:
    """The seed of one game, in hex: what is hex already stands as it is, any other text is hashed."""
    check_seed(typed)
    return typed if _HEX.fullmatch(typed) else hashlib.sha256(typed.encode()).hexdigest()
