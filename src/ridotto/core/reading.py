"""Reading JSON from outside, and saying in a sentence what is wrong with it."""

from __future__ import annotations

import json
import re
from typing import Any, TypeVar, overload

import msgspec

from .choices import choices_at, number_at
from .messages import Message

T = TypeVar("T")

_PLACE = re.compile(r" - at `\$?\.?(?P<place>.*)`$")
_KINDS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("form-missing", re.compile(r"Object missing required field `(?P<field>.+)`")),
    ("form-unknown", re.compile(r"Object contains unknown field `(?P<field>.+)`")),
    ("form-limit", re.compile(r"Expected `\w+` (?P<relation>[<>]=?) (?P<limit>-?\d+)")),
    ("form-length", re.compile(r"Expected `\w+` of length (?P<relation>[<>]=?) (?P<limit>\d+)")),
    ("form-items", re.compile(r"Expected `\w+` of length (?P<length>\d+)")),
    ("form-pattern", re.compile(r"Expected `str` matching regex '(?P<pattern>.+)'")),
    ("form-type", re.compile(r"Expected `(?P<expected>[^`]+?)(?: \| null)?`, got `(?P<got>[^`]+)`$")),
    ("form-value", re.compile(r"Invalid (?:enum )?value '?(?P<value>.*?)'?$")),
)


_PATTERNS = {
    "^([0-9a-f]{2})+$": "form-hex",
    r"^[^\\x00-\\x1f\\x7f]+$": "form-printable",
    "^[a-z0-9]+(-[a-z0-9]+)*$": "form-name",
}
"""What the patterns of our forms mean: a pattern itself is no sentence."""
_BOUNDS = {">=": "least", "<=": "most", ">": "above", "<": "below"}
"""What a sentence calls a bound."""
_WORDS = ("true", "false", "null", "-")


class Unreadable(ValueError):
    """JSON that is not of the expected form; `why` says where and what, for people."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.id, why.values)
        self.why = why


@overload
def parse(line: bytes | str) -> Any: ...
@overload
def parse(line: bytes | str, type: type[T]) -> T: ...
def parse(line: bytes | str, type: Any = Any) -> Any:
    """Decode a line of JSON, whatever it holds: the only error it raises is `Unreadable`."""
    try:
        return msgspec.json.decode(line, type=type)
    except msgspec.ValidationError as error:
        raise Unreadable(_explain(str(error), type)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        ended = "truncated" in str(error) and _is_begun(line)
        raise Unreadable(Message("form-truncated" if ended else "form-not-json")) from None


def _is_begun(line: bytes | str) -> bool:
    """Is this JSON whose end is missing? The decoder calls a word that JSON does not have (`foo`) cut, too."""
    text = line.decode(errors="replace") if isinstance(line, bytes) else line
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        rest = text[error.pos :].strip()
        begun = not rest or error.msg.startswith("Unterminated string") or any(w.startswith(rest) for w in _WORDS)
        return bool(text.strip()) and begun
    except RecursionError:
        return True
    return False


def convert(value: Any, type: type[T]) -> T:
    """Give plain JSON values their type, strictly: `true`, `"1"` and `0.5` are not whole numbers."""
    try:
        return msgspec.convert(value, type)
    except msgspec.ValidationError as error:
        raise Unreadable(_explain(str(error), type)) from None
    except RecursionError:
        raise Unreadable(Message("form-not-json")) from None


def _explain(error: str, form: Any) -> Message:
    """Turn msgspec's own words into a message of ours, so that it can be said in any language."""
    place = _PLACE.search(error)
    where = place["place"] if place and place["place"] else "$"
    error = _PLACE.sub("", error)
    if where == "$" and error.startswith("Expected `object`"):
        return Message("form-no-object")
    for message_id, pattern in _KINDS:
        if found := pattern.match(error):
            message_id = _PATTERNS.get(found.groupdict().get("pattern", ""), message_id)
            values: dict[str, Any] = {"place": where, **{k: v[:80] for k, v in found.groupdict().items()}}
            if "relation" in values:
                values["bound"] = _BOUNDS[values["relation"]]
            if message_id == "form-value":
                known = choices_at(form, where)
                number = "whole" if number_at(form, where) else "none"
                values |= {"count": len(known), "known": ", ".join(known), "number": number}
            return Message(message_id, values)
    named = where.partition("[...]")[0] or "$"  # the decoder does not tell under which key of an open object it was
    return Message("form-range" if error == "Number out of range" else "form-other", {"place": named})
