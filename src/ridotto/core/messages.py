"""Words for people: message ids with values, and the Fluent catalogues that turn them into sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

LANGUAGES = ("en", "ru")
LONGEST_VALUE = 500


class Message(Struct, frozen=True):
    """A sentence not yet spoken: which one, and the values it needs. A value may be a message itself."""

    id: str
    values: Mapping[str, str | int | float | bool | Message | None] = {}


TITLE = Message("title")
"""The name of a game, which its own catalogue gives."""


class Catalogue:
    """The sentences of one language, gathered from the packages that own them."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(read_messages(package, language)))

    def __contains__(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def say(self, message: Message) -> str:
        """Speak a message; an unknown id or a missing value is a fault of ours and raises."""
        pattern = self._bundle.get_message(message.id).value if message.id in self else None
        if pattern is None:
            raise LookupError(f"no message {message.id!r} in {self.language}")
        values = {name: self._speakable(value) for name, value in message.values.items()}
        sentence, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message {message.id!r} in {self.language}: {errors[0]}")
        return str(sentence)

    def word(self, message_id: str, **values: Any) -> str:
        """Speak the message with this id."""
        return self.say(Message(message_id, values))

    def _speakable(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, int) and abs(value) >= 10**15:
            return _shortened(str(value))  # Fluent's number formatting is made for numbers that people use
        return _shortened(value) if isinstance(value, str) else value


def _shortened(text: str) -> str:
    """What somebody sent is named in a sentence, not repeated at length."""
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"


def read_messages(package: str, language: str) -> str:
    """The text of `messages.<language>.ftl` of a package."""
    return resources.files(package).joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def catalogue(language: str, *packages: str) -> Catalogue:
    """The sentences of `language` known to core and to these packages."""
    return Catalogue(language, ("ridotto.core", *packages))


def sentence_values(struct: Struct, names: Sequence[str]) -> dict[str, Any]:
    """The fields of a struct as values for its sentence.

    Nested structs are flattened (`spoils.red` is `$spoils-red`). Next to every seat stands the name of who
    sits there: `seat` gives `$seat` and `$player`, `from_seat` gives `$from-player`, `seats` gives `$players`.
    """
    return dict(_flatten("", {f: getattr(struct, f) for f in struct.__struct_fields__}, names))


def _flatten(prefix: str, fields: Mapping[str, Any], names: Sequence[str]) -> Iterator[tuple[str, Any]]:
    for field, value in fields.items():
        key = prefix + field.replace("_", "-")
        if isinstance(value, Struct):
            nested = {f: getattr(value, f) for f in value.__struct_fields__}
            yield from _flatten(f"{key}-", nested, names)
        elif isinstance(value, (list, tuple)):
            if key.endswith("seats"):
                yield key.removesuffix("seats") + "players", ", ".join(names[seat] for seat in value)
            yield key, ", ".join(str(item) for item in value)
        else:
            if key.endswith("seat") and isinstance(value, int):
                yield key.removesuffix("seat") + "player", names[value]
            yield key, value
