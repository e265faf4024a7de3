"""Finding what is wrong with message catalogues: missing, unused and differing messages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ridotto.core.messages import LANGUAGES, read_messages

IMPLIED = ("event-", "reason-", "label-", "help-")
"""Ids made from types and values rather than written out; `event-` and `reason-` are checked by playing."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)


def variables(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a catalogue with the variables each one uses; junk raises."""
    resource = FluentParser().parse(read_messages(package, language))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            visitor = _Variables()
            visitor.visit(entry)
            assert entry.id.name not in found, f"{package} {language}: {entry.id.name} stands twice"
            found[entry.id.name] = visitor.names
    return found


def catalogue_problems(package: str) -> list[str]:
    """What differs between the languages of a package, and between its catalogues and its code."""
    one, *others = ({language: variables(package, language)} for language in LANGUAGES)
    (first, messages), problems = next(iter(one.items())), []
    for other in others:
        ((language, theirs),) = other.items()
        problems += [f"{name} is only in one of {first}, {language}" for name in messages.keys() ^ theirs.keys()]
        problems += [
            f"{name} uses other variables in {language} than in {first}"
            for name in messages.keys() & theirs.keys()
            if messages[name] != theirs[name]
        ]
    written = set(_strings(package))
    problems += [f"{name} is not used" for name in messages if name not in written and not name.startswith(IMPLIED)]
    return sorted(problems)


def _strings(package: str) -> Iterator[str]:
    """Every string in the code of a package; an f-string `refused-in-{phase}` stands for all that could follow."""
    folder = Path(str(import_module(package).__file__)).parent
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
