"""What a table's choices are called: the labels of a game's options, their values, and its bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .messages import Catalogue


def labels(words: Catalogue, schema: Mapping[str, Any], bots: Iterable[str]) -> dict[str, str]:
    """By message id: `option-<name>`, `option-<name>-<value>` and `bot-<name>`. Where a catalogue has no label, the
    plain name stands for it."""
    found = {}
    for name, form in schema.get("properties", {}).items():
        option = f"option-{name}".replace("_", "-")
        found[option] = words.named(option) or name
        for value in choices(form):
            found[f"{option}-{value}"] = words.named(f"{option}-{value}") or value
    return {**found, **{f"bot-{bot}": words.named(f"bot-{bot}") or bot for bot in bots}}


def choices(form: Any) -> Iterator[str]:
    """The values that an option can be chosen from, wherever they stand in its schema."""
    if isinstance(form, Mapping):
        yield from (value for value in form.get("enum", ()) if isinstance(value, str))
        for key in ("anyOf", "prefixItems"):
            for part in form.get(key, ()):
                yield from choices(part)
        yield from choices(form.get("items"))
