"""Keys of the terminal's screens."""

from __future__ import annotations

from collections.abc import Mapping

from textual.binding import Binding, BindingType


def keys(actions: Mapping[str, str], always: bool = False) -> list[BindingType]:
    """Keys and what they do. None is listed at the foot of the screen, where the help has its own line; those that
    work `always` are not left to whatever has the focus."""
    return [Binding(key, action, show=False, priority=always) for key, action in actions.items()]
