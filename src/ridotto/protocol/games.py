"""Games before they are played: what is told of them, their forms, their words, and the check of a long option."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ridotto.core.messages import Language

from .tables import Name


class InBoth(Struct, frozen=True):
    """A sentence in both languages."""

    en: str
    ru: str


class LabelsInBoth(Struct, frozen=True):
    """Labels in both languages, by message id."""

    en: dict[str, str]
    ru: dict[str, str]


class GameShown(Struct, frozen=True):
    """What to know of a game before it is played. `seats` are the least and the most; `options` is JSON Schema."""

    name: str
    title: str
    seats: tuple[int, int]
    rules: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    titles: InBoth
    about: InBoth
    """A line about it."""
    minutes: tuple[int, int] | None
    """How long a usual game takes, at least and at most."""
    quick_start: dict[str, Any]
    """The options of a short game."""
    own_clock: bool
    """Its own rules have a clock."""
    labels: LabelsInBoth
    """What options, their values and bots are called, by message id: `option-<name>`, `option-<name>-<value>`,
    `bot-<name>`."""


class GameSchema(Struct, frozen=True, rename={"defs": "$defs"}):
    """What travels in a game, as JSON Schema; references are to `$defs`."""

    game: str
    move: dict[str, Any]
    event: dict[str, Any]
    view: dict[str, Any]
    options: dict[str, Any]
    constant: tuple[str, ...]
    """The fields of the view that never change during a game: a house sends them once."""
    defs: dict[str, Any]


class WordsOf(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of which game, beside the house's own."""

    game: Name | None = None


class WordsShown(Struct, frozen=True):
    """Catalogues of sentences (Fluent), to be added in this order: where two have the same id, the first counts."""

    language: Language
    game: str | None
    resources: tuple[str, ...]


class GamesShown(Struct, frozen=True):
    """Every game of the house."""

    games: tuple[GameShown, ...]


class InLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language; your own, if none is named."""

    language: Language | None = None


# ---- the check of an option that people write at length, such as a pack of Venice


class OptionText(Struct, frozen=True, forbid_unknown_fields=True):
    """A text to be checked."""

    text: Annotated[str, Meta(max_length=262_144)]


class FaultShown(Struct, frozen=True):
    """Something wrong: where in the text, and what it is, in words."""

    place: str
    why: str


class Checked(Struct, frozen=True):
    """Everything wrong with a text; nothing if it can be used."""

    problems: tuple[FaultShown, ...]
