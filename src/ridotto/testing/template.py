"""The template of a game's folder: what each of its parts is called, and what it must hold."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from importlib import import_module, resources
from importlib.util import find_spec
from types import ModuleType

from ridotto.core import LANGUAGES, StateInParts

NEEDED = ("moves", "state", "view", "text", "bots")
"""The parts that every game has."""

HOLDS: Mapping[str, Sequence[str]] = {
    "moves": ("MOVES", "EVENTS"),
    "legal": ("moves", "random_move", "judge", "idle"),
    "view": ("view",),
    "knowledge": ("imagine",),
    "soundness": ("sound",),
    "scoring": ("outcome", "decided"),
    "text": ("write_move", "read_move", "write_position", "read_position", "draw", "complete"),
    "position": ("write_position", "read_position"),
    "drawing": ("draw",),
    "bots": ("BOTS",),
}
"""What a part holds, where it is there."""

PARTS = ("legal", "knowledge", "scoring", "soundness")
"""The parts that a `StateInParts` names,"""
NEEDED_PARTS = ("legal", "scoring")
"""and those it cannot be without."""

OF_THE_STATE = ("legal", "view", "knowledge", "soundness", "scoring")
"""The parts that are asked about a state: what they hold takes it first, as `state`."""


def template_problems(package: str) -> list[str]:
    """Where a game's folder differs from the template."""
    parts = {part: f"{package}.{part}" for part in (*NEEDED, *HOLDS)}
    there = {part: import_module(name) for part, name in parts.items() if find_spec(name)}
    problems = [f"{part}.py is not there" for part in NEEDED if part not in there] + _missing_texts(package)
    for part, module in there.items():
        problems += [f"{part}.py has no {name}" for name in HOLDS.get(part, ()) if not hasattr(module, name)]
        if part in OF_THE_STATE:
            problems += _other_arguments(part, module)
    return problems + (_unnamed_parts(there["state"], there) if "state" in there else [])


def _unnamed_parts(state: ModuleType, there: Mapping[str, ModuleType]) -> list[str]:
    """The parts that a state in parts must name and does not: those it needs, and those whose file is there."""
    kinds = [kind for kind in vars(state).values() if isinstance(kind, type) and issubclass(kind, StateInParts)]
    own = [kind for kind in kinds if kind.__module__ == state.__name__]
    return [
        f"state.py does not name {part}: class {kind.__name__}(StateInParts, {part}={part}, …)"
        for kind in own
        for part in PARTS
        if getattr(kind, f"_{part}", None) is None and (part in NEEDED_PARTS or part in there)
    ]


def _missing_texts(package: str) -> list[str]:
    """A game has its sentences and its rulebook in English, and both in every other language that it has one of."""
    folder, problems = resources.files(package), []
    for language in LANGUAGES:
        names = (f"messages.{language}.ftl", f"rulebook.{language}.md")
        missing = [name for name in names if not folder.joinpath(name).is_file()]
        if language == LANGUAGES[0] or len(missing) < len(names):
            problems += [f"{name} is not there" for name in missing]
    return problems


def _other_arguments(part: str, module: ModuleType) -> list[str]:
    asked = [(name, getattr(module, name)) for name in HOLDS[part] if hasattr(module, name)]
    return [
        f"{part}.{name} does not take `state` first"
        for name, function in asked
        if next(iter(inspect.signature(function).parameters), None) != "state"
    ]
