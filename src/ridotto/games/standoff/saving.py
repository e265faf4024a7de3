"""Saved positions: sets of squares are hex digits, since many programs round JSON numbers of 256 bits."""

from __future__ import annotations

import re
from typing import Any

from ridotto.core.messages import Message
from ridotto.core.reading import Unreadable

from .board import SIDE

_DIGITS = SIDE * SIDE // 4
_SETS = ("refineries", "artillery", "forcefields")


def with_hex(saved: dict[str, Any]) -> dict[str, Any]:
    """A state as plain values, its sets of squares written as 64 hex digits."""
    hex_sets = {name: f"{saved[name]:0{_DIGITS}x}" for name in _SETS}
    return saved | hex_sets | {"blocks": [f"{squares:0{_DIGITS}x}" for squares in saved["blocks"]]}


def without_hex(saved: Any) -> Any:
    """The same with numbers again. What is no set of squares in hex is left to whoever gives the values their types."""
    if not isinstance(saved, dict):
        return saved
    read = {name: _read(saved[name], name) for name in _SETS if name in saved}
    if isinstance(saved.get("blocks"), list):
        read["blocks"] = [_read(squares, "blocks") for squares in saved["blocks"]]
    return saved | read


def _read(squares: Any, place: str) -> Any:
    if not isinstance(squares, str):
        return squares  # a number, as in the JSON of the state itself
    if not re.fullmatch(rf"[0-9a-f]{{1,{_DIGITS}}}", squares):
        raise Unreadable(Message("form-other", {"place": place}))
    return int(squares, 16)
