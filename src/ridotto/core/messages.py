"""Words for people: message ids with values, and the Fluent catalogues that turn them into sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from importlib import resources
from typing import Any, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

Language: TypeAlias = Literal["en", "ru"]

LANGUAGES: tuple[Language, ...] = ("en", "ru")
LONGEST_VALUE = 500
HUGE = 10**15
"""Larger numbers are sent as text: JavaScript would round them."""


class Message(Struct, frozen=True):
    """A sentence not yet spoken: which one, and the values it needs, plain JSON. A value may be a message itself."""

    id: str
    values: Mapping[str, Any] = {}

    def shortened(self) -> Message:
        """The message as it is sent: long texts are cut as they are in the sentence, and huge numbers are text."""
        return Message(self.id, {name: _sendable(value) for name, value in self.values.items()})


TITLE = Message("title")
"""The name of a game, which its own catalogue gives."""

ABOUT = Message("about")
"""One line about a game, likewise."""

GOAL = Message("goal")
"""What one plays for, likewise."""

OwnNames: TypeAlias = Mapping[str, Mapping[str, str]]
"""What a table calls its own things: by message id, and there by language."""


def said_event(event: Mapping[str, Any]) -> Message:
    """The sentence for an event as it travels: `event-<type>`, with its other fields as values."""
    return Message(f"event-{event['type']}", {name: event[name] for name in event if name not in ("type", "to")})


class Unsaid(LookupError):
    """A sentence that no catalogue has: whoever wrote the game, or the house, has left it out."""

    def __init__(self, message_id: str) -> None:
        self.file = f"messages.{LANGUAGES[0]}.ftl"
        super().__init__(f"no message {message_id!r}: it belongs in {self.file}")
        self.message_id = message_id


class Catalogue:
    """The sentences of one language, gathered from the packages that own them."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._own: OwnNames = {}
        self._forgiving = False
        for known in dict.fromkeys((language, LANGUAGES[0])):  # what a language lacks is said in English
            for package in packages:
                self._bundle.add_resource(_parsed(package, known))

    @classmethod
    def of_resources(cls, language: str, resources: Sequence[str]) -> Catalogue:
        """The sentences of these texts; where two have the same id, the first counts."""
        words = cls(language, ())
        for text in resources:
            words._bundle.add_resource(FluentResource(text))
        return words

    def knowing(self, own: OwnNames) -> Catalogue:
        """The same sentences at a table that has names of its own for some things."""
        words = copy(self)
        words._own = own
        return words

    def forgiving(self) -> Catalogue:
        """The same sentences for a table that must go on, whatever a game from elsewhere left out of its catalogue: a
        message that is not there is told by its id, and a value that is missing by its name."""
        words = copy(self)
        words._forgiving = True
        return words

    def __contains__(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Speak a message; an unknown id or a missing value is a fault of ours and raises, unless it is forgiven."""
        pattern = self._bundle.get_message(message.id).value if message.id in self else None
        if pattern is None:
            if self._forgiving:
                return message.id
            raise Unsaid(message.id)
        sentence, errors = self._bundle.format_pattern(pattern, Spoken(self, names).arguments(message.values))
        if errors and not self._forgiving:
            raise LookupError(f"message {message.id!r} in {self.language}: {errors[0]}")
        return str(sentence)

    def word(self, message_id: str, **values: Any) -> str:
        """Speak the message with this id."""
        return self.say(Message(message_id, values))

    def number(self, value: int) -> str:
        """A number as sentences of this language write it: `1,000`. For figures that stand outside of a sentence."""
        return catalogue(self.language).word("number", value=value)

    def named(self, message_id: str) -> str | None:
        """What a thing is called: by the table, or in the catalogue; a message that needs values names nothing."""
        if (own := self._own.get(message_id)) is not None:
            return own.get(self.language) or own.get(LANGUAGES[0])
        pattern = self._bundle.get_message(message_id).value if message_id in self else None
        if pattern is None:
            return None
        name, errors = self._bundle.format_pattern(pattern, {})
        return None if errors else str(name)


class Spoken:
    """Values as the arguments of a sentence, by one rule for all messages. The browser keeps the same rule, and
    `tests/core/words.json` holds the two together; docs/protocol.md tells it."""

    def __init__(self, words: Catalogue, names: Sequence[str] = ()) -> None:
        self._words = words
        self._names = names
        self._direct: dict[str, Any] = {}
        self._derived: dict[str, Any] = {}

    def arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments for these values; what is derived from one never replaces another."""
        self._take("", values)
        return {**self._derived, **self._direct}

    def _take(self, prefix: str, values: Mapping[str, Any]) -> None:
        for field, value in values.items():
            key = prefix + field.replace("_", "-")
            if (message := _as_message(value)) is not None:
                self._direct[key] = self._words.say(message, self._names)
            elif isinstance(value, Mapping):
                self._take(f"{key}-", value)
            elif isinstance(value, (list, tuple)):
                self._take_list(key, value)
            else:
                self._take_one(key, value)

    def _take_one(self, key: str, value: Any) -> None:
        self._direct[key] = self._one(key, value)
        if isinstance(value, str):
            self._derived[f"{key}-id"] = _shortened(value)
        elif _ends_in(key, "seat"):
            self._derived[key.removesuffix("seat") + "player"] = self._player(value)

    def _take_list(self, key: str, items: Sequence[Any]) -> None:
        self._derived[f"{key}-count"] = len(items)
        if any(isinstance(item, Mapping) and _as_message(item) is None for item in items):
            return
        if _ends_in(key, "seats"):
            self._derived[key.removesuffix("seats") + "players"] = ", ".join(map(self._player, items))
        between = " " if any(isinstance(item, (list, tuple)) for item in items) else ", "
        self._direct[key] = between.join(self._item(singular(key), item) for item in items)

    def _item(self, key: str, item: Any) -> str:
        if isinstance(item, (list, tuple)):
            return ",".join(self._item(key, part) for part in item)
        message = _as_message(item)
        return str(self._one(key, item) if message is None else self._words.say(message, self._names))

    def _one(self, key: str, value: Any) -> Any:
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, int) and abs(value) >= HUGE:
            return _shortened(str(value))
        return self._named(key, value) if isinstance(value, str) else value

    def _named(self, key: str, value: str) -> str:
        """`hack` of the field `new_card` is `new-card-hack` or `card-hack`, where there is such a name."""
        if _NAMEABLE.fullmatch(value) and not _ends_in(key, "player"):
            words = key.split("-")
            for start in range(len(words)):
                name = self._words.named("-".join((*words[start:], value)))
                if name is not None:
                    return name
        return _shortened(value)

    def _player(self, seat: Any) -> str:
        if not isinstance(seat, int) or isinstance(seat, bool):
            return str(seat).lower()
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self._words.word("seat-nameless", number=seat + 1)


_NAMEABLE = re.compile(r"[A-Za-z0-9_-]{1,80}")


def _as_message(value: Any) -> Message | None:
    """A message within a message, as it is here or as it comes from JSON."""
    if isinstance(value, Mapping) and isinstance(value.get("id"), str) and value.keys() <= {"id", "values"}:
        return Message(value["id"], value.get("values", {}))
    return value if isinstance(value, Message) else None


def _ends_in(key: str, word: str) -> bool:
    return key == word or key.endswith(f"-{word}")


def singular(key: str) -> str:
    """`cards` → `card`, `bodies` → `body`: under which an item of a list is looked up."""
    return key.removesuffix("ies") + "y" if key.endswith("ies") else key.removesuffix("s")


def _shortened(text: str) -> str:
    """What somebody sent is named in a sentence, not repeated at length."""
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"


def _sendable(value: Any) -> Any:
    if isinstance(value, Message):
        return value.shortened()
    if isinstance(value, (list, tuple)):
        return [_sendable(item) for item in value]
    if isinstance(value, str) or (isinstance(value, int) and abs(value) >= HUGE):
        return _shortened(str(value))
    return value


def read_messages(package: str, language: str) -> str:
    """The text of `messages.<language>.ftl` of a package; nothing where a game from elsewhere speaks only English."""
    file = resources.files(package).joinpath(f"messages.{language}.ftl")
    return file.read_text(encoding="utf-8") if language == LANGUAGES[0] or file.is_file() else ""


@lru_cache(maxsize=64)
def _parsed(package: str, language: str) -> Any:
    """A file of sentences, parsed once for all the catalogues that hold it: that takes longer than all speaking."""
    return FluentResource(read_messages(package, language))


@lru_cache(maxsize=64)
def catalogue(language: str, *packages: str) -> Catalogue:
    """The sentences of `language` known to core and to these packages."""
    return Catalogue(language, ("ridotto.core", *packages))


def with_players(values: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """These values, and beside every seat the name of who sits there: `from_seat` gives `from-player`."""
    named = {**values}
    for field, value in values.items():
        key = field.replace("_", "-")
        if _ends_in(key, "seat") and isinstance(value, int) and value < len(names):
            named[key.removesuffix("seat") + "player"] = names[value]
        elif _ends_in(key, "seats") and isinstance(value, (list, tuple)) and names:
            named[key.removesuffix("seats") + "players"] = ", ".join(names[seat] for seat in value)
    return named
