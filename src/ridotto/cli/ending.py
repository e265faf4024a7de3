"""How a game ended, told the same way at the table and in a replay."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ridotto.core import Catalogue, Match, Outcome

HEADING = "score-heading"
"""The message of a game that says what the numbers of a score are, where there are several."""
BROKEN_OFF = ("draw", "resigned")
"""Ways to end a game before its end."""


def told_outcome(match: Match, outcome: Outcome, words: Catalogue, names: Sequence[str]) -> list[str]:
    """Why it ended, what decided it, and the places with their scores, best first."""
    why = outcome.message() if outcome.reason != "resigned" else None  # who resigned is its own reason
    decided = match.decided() if outcome.reason != "draw" else None  # and so is a draw
    lines = [" ".join(words.say(told, names) for told in (why, decided) if told), ""]
    width = max(len(name) for name in names)
    if isinstance(outcome.scores[0], tuple) and outcome.reason not in BROKEN_OFF and HEADING in words:
        lines.append(f"{'':<{width}}      {words.say(match.of_this_table(HEADING))}")
    for place, seat in sorted(zip(outcome.places, range(len(outcome.places)), strict=True)):
        lines.append(f"{place}. {names[seat]:<{width}}   {_score(outcome, seat, words)}".rstrip())
    return [with_minus(line) for line in lines]


def with_minus(sentence: str) -> str:
    """A sentence whose negative numbers have a minus, as all figures do, and no hyphen."""
    return re.sub(r"(^|[\s(])-(?=\d)", r"\1−", sentence)


def _score(outcome: Outcome, seat: int, words: Catalogue) -> str:
    if outcome.reason in BROKEN_OFF:
        return ""  # such a game has no scores
    score = outcome.scores[seat]
    return " · ".join(map(words.number, score if isinstance(score, tuple) else (score,)))
