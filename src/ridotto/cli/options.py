"""The options of a game on the command line: as one JSON object, or one by one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from ridotto.core import Game, Message, Problem
from ridotto.core.reading import Unreadable, parse

from .language import language, problem
from .shelf import values
from .started import command

Options = Annotated[str, typer.Option("--options")]
"""All of them at once."""

Option = Annotated[list[str] | None, typer.Option("-o")]
"""One of them; it counts over the JSON object."""


def read_options(game: Game, text: str, pairs: Sequence[str], usual: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The options of the game: the usual ones, over them a JSON object, and over it what was given one by one."""
    known = game.options_schema().get("properties", {})
    try:
        chosen = parse(_readable(text), dict[str, Any]) if text else {}
    except Unreadable as unreadable:
        raise problem("options-unreadable", why=unreadable.why) from None
    for pair in pairs:
        key, equals, value = _readable(pair).partition("=")
        if not equals or not key:
            raise problem("options-pair", option=pair[:80])
        takes_list = known.get(key.strip(), {}).get("type") == "array"
        chosen[key.strip()] = _values(value.strip()) if takes_list else _value(value.strip())
    return {**(usual or {}), **chosen}


def _readable(text: str) -> str:
    """The text, with question marks for bytes that are no text."""
    return text.encode(errors="replace").decode()


def _value(text: str) -> Any:
    """JSON where it is JSON (`3`, `true`, `["a"]`), otherwise the text itself."""
    try:
        return parse(text)
    except Unreadable:
        return text


def _values(text: str) -> list[Any]:
    """A list as JSON, `["a","b"]`, or as it is usually typed: `a,b`, with brackets or without."""
    whole = _value(text)
    if isinstance(whole, list):
        return whole
    return [_value(part.strip()) for part in text.removeprefix("[").removesuffix("]").split(",") if part.strip()]


def check_options(game: Game, options: Mapping[str, Any], seats: int) -> None:
    """Raise `Problem` unless a new game can be played with these; where one cannot be read, say what it may be."""
    try:
        game.choose_options(options, seats)
    except Problem as unfit:
        why = unfit.why.values.get("why")
        if not isinstance(why, Message) or why.values.get("known"):
            raise  # it says already what it may be
        known = game.options_schema().get("properties", {})
        option = re.split(r"[.\[]", str(why.values.get("place", "")))[0]
        said = unfit.sentence(language())
        if option in known:
            raise problem("options-allowed", why=said, option=option, values=values(known[option])) from None
        listed = {"count": len(known), "options": ", ".join(known), "game": game.name}
        raise problem("options-known", why=said, command=command(), **listed) from None
