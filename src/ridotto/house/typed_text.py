"""Text that people type, such as reasons and lines of chat: made one line of plain text. Names: `people/names.py`;
how long a line of chat may be: `people/chat.py`."""

from __future__ import annotations

import unicodedata

from ridotto.core import Problem
from ridotto.protocol.tables import HOUSE

LONGEST_REASON = 500


def one_line(typed: str) -> str:
    """What somebody typed as one line of plain text: without control characters and changes of direction, blanks
    tidied; empty if nothing of it could be seen."""
    line = " ".join("".join(sign for sign in typed if sign.isspace() or _plain(sign)).split())
    return line if any(unicodedata.category(sign) != "Cf" and sign != " " for sign in line) else ""


def _plain(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cs", "Co", "Cn") and unicodedata.bidirectional(sign) not in (
        "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
    )  # fmt: skip


def read_reason(typed: str) -> str:
    """Why somebody was reported or banned, or a table closed, as one line, or `Problem`: it is shown to others."""
    return read_typed_line(typed, LONGEST_REASON, "why")


def read_typed_line(typed: str, longest: int, what: str) -> str:
    """What somebody typed as one line, or `Problem`: `<what>-empty` or `<what>-long`."""
    line = one_line(typed)
    if not line:
        raise Problem(f"{what}-empty").within(HOUSE)
    if len(line) > longest:
        raise Problem(f"{what}-long", most=longest).within(HOUSE)
    return line
