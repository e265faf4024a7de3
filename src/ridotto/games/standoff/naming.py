"""Cards as people type them: by the name in any language, or by a beginning of it that fits one card only."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from ridotto.core.messages import LANGUAGES, Message, catalogue
from ridotto.core.refusal import Problem

from .cards import CARDS, in_order

ECHOED = 40
"""Characters of what was typed that an answer repeats."""

LONGEST_NAME = 2
"""Words in the longest name of a card."""


def named(card: str) -> Message:
    """A card by its name in the reader's language."""
    return Message(f"label-card-{card}")


def echoed(text: str) -> str:
    """What somebody sent, short and without characters that would disturb a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:ECHOED])


@cache
def names_of(card: str) -> tuple[str, ...]:
    """Every name that a card goes by, plainly written."""
    titles = [catalogue(language, str(__package__)).say(named(card)) for language in LANGUAGES]
    return tuple(dict.fromkeys(_plain([name]) for name in (card, *titles)))


def take_card(words: Sequence[str], fitting: Iterable[str]) -> tuple[str, Sequence[str]]:
    """The card that these words begin with, and the words after it.

    A whole name counts whatever card it is, so that the rules can say why it cannot be used here; a beginning counts
    if it is that of only one fitting card, or, where it fits none of those, of one card at all.
    """
    for count in range(min(LONGEST_NAME, len(words)), 0, -1):
        card = _spellings().get(_plain(words[:count]))
        if card:
            return card, words[count:]
    fitting = in_order(set(fitting))
    for candidates in (fitting, tuple(CARDS)):
        for count in range(min(LONGEST_NAME, len(words)), 0, -1):
            begun = _plain(words[:count])
            found = [card for card in candidates if any(name.startswith(begun) for name in names_of(card))]
            if len(found) == 1:
                return found[0], words[count:]
            if found:
                raise _problem("typed-several", words[:count], found)
    raise _problem("typed-card", words[:1], fitting)


def take_cards(words: Sequence[str], fitting: Iterable[str]) -> tuple[str, ...]:
    """All the cards that these words name; `-` alone is none."""
    cards: list[str] = []
    fitting = list(fitting)
    left = [] if list(words) == ["-"] else words
    while left:
        card, left = take_card(left, fitting)
        cards.append(card)
    return tuple(cards)


def _plain(words: Sequence[str]) -> str:
    """Without regard to case, hyphens and the dots of ё."""
    return " ".join(re.sub(r"(?<=\w)-", " ", " ".join(words).lower()).replace("ё", "е").split())


@cache
def _spellings() -> dict[str, str]:
    return {name: card for card in CARDS for name in names_of(card)}


def _problem(message_id: str, words: Sequence[str], cards: Sequence[str]) -> Problem:
    return Problem(
        message_id, part=echoed(" ".join(words)), count=len(cards), cards=_listed(cards) if cards else ""
    ).within(str(__package__))


def _listed(cards: Sequence[str]) -> Message:
    """These cards as one value of a sentence: each is named in the reader's language."""
    listed = named(cards[0])
    for card in cards[1:]:
        listed = Message("label-listed", {"before": listed, "card": named(card)})
    return listed
