"""Finding what is wrong with message catalogues: missing, unused and differing messages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ridotto.core.messages import LANGUAGES, read_messages, singular

IMPLIED = (
    "event-", "told-", "reason-", "decided-", "help-moves", "help-play", "undo-instead", "title", "about",
    "short-game", "goal", "score-heading", "unit-points", "option-", "bot-", "board-", "hint-", "verb-", "also-",
)  # fmt: skip
"""Messages that are asked for by the names of events, outcomes, options and bots, that every game has, or that only a
browser shows; playing shows them used."""

SHOWN_BY_A_BROWSER = ("board-", "hint-")
"""Labels of boards: a board gives every form of a word, and a language takes the one that it needs."""

BESIDE = "-beside"
"""Ends the name of a bot's reason as it is said in an analysis, beside the chances that both moves leave."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)


class _Selectors(Visitor):
    def __init__(self) -> None:
        self.chosen: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's own naming
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)]
            self.chosen += [(node.selector.id.name, key) for key in keys]
        self.generic_visit(node)


def variables(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a catalogue with the variables each one uses; junk raises."""
    found = {}
    for entry in _entries(package, language).body:
        assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            visitor = _Variables()
            visitor.visit(entry)
            assert entry.id.name not in found, f"{package} {language}: {entry.id.name} stands twice"
            found[entry.id.name] = visitor.names
    return found


@cache
def _entries(package: str, language: str) -> ftl.Resource:
    return FluentParser().parse(read_messages(package, language))


def packages_within(package: str) -> list[str]:
    """The packages with a catalogue of their own: this one and those within it."""
    folder = Path(str(import_module(package).__file__)).parent
    found = sorted(file.parent.relative_to(folder).parts for file in folder.rglob(f"messages.{LANGUAGES[0]}.ftl"))
    return [".".join((package, *parts)) for parts in found]


def catalogue_problems(package: str, code: str | None = None) -> list[str]:
    """What differs between the languages of a package, and between them and its code.

    Messages that are used outside the package need `code`, the package around it all.
    """
    first, *others = LANGUAGES
    messages, problems = variables(package, first), []
    for language in others:
        if not package.startswith("ridotto.") and not read_messages(package, language):
            continue  # a game from elsewhere may speak only English
        theirs = variables(package, language)
        problems += [f"{name} is only in one of {first}, {language}" for name in messages.keys() ^ theirs.keys()]
        problems += [
            f"{name} uses other variables in {language} than in {first}"
            for name in messages.keys() & theirs.keys()
            if messages[name] != theirs[name] and not name.startswith(SHOWN_BY_A_BROWSER)
        ]
    written, beginnings = _strings(code or package)
    used = (*IMPLIED, *beginnings, *{f"{word}-" for word in _looked_up(code or package)})
    known = {name for each in ("ridotto.core", *packages_within(code or package)) for name in variables(each, first)}
    problems += [f"{name} is not in the catalogue" for name in _spoken(package) if name not in known]
    reasons = {None, *written}
    problems += [f"{name} is no reason in the code" for name in messages if _reason(name) not in reasons]
    whole = written | {f"{name}{BESIDE}" for name in written} | _within_others(package, first)
    problems += [f"{name} is not used" for name in messages if name not in whole and not name.startswith(used)]
    problems += [
        f"{name} chooses by ${variable}, which is spoken as {variable}-{key}: let it choose by ${variable}-id"
        for name, variable, key in _choices(package, first)
        if f"{variable}-{key}" in known
    ]
    return sorted(problems)


def _within_others(package: str, language: str) -> set[str]:
    """The messages that stand within other messages."""
    found = _References()
    found.visit(_entries(package, language))
    return found.names


def _choices(package: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Every message that chooses by a variable, and by which of its values."""
    for entry in _entries(package, language).body:
        if isinstance(entry, ftl.Message):
            found = _Selectors()
            found.visit(entry)
            for variable, key in found.chosen:
                yield entry.id.name, variable, key


@cache
def _looked_up(package: str) -> set[str]:
    """The words under which strings of fields and of values are looked up: of `new_cards`, `new-card` and `card`."""
    found = set()
    for node in _nodes(package, "**/*.py"):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
    keys = [form for name in found for key in [name.replace("_", "-")] for form in (key, singular(key))]
    return {"-".join(words[start:]) for words in (key.split("-") for key in keys) for start in range(len(words))}


@cache
def _strings(package: str) -> tuple[set[str], set[str]]:
    """Every string in the code of a package; and of those put together, like `f"label-{phase}"`, the beginnings."""
    whole, beginnings = set[str](), set[str]()
    for node in _nodes(package, "**/*.py"):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            beginning = str(node.values[0].value)
            if beginning.endswith("-"):
                beginnings.add(beginning)
    return whole, beginnings


def _reason(name: str) -> str | None:
    """`reason-barren` → `barren`, which the code must name; core's own reasons are part of this too."""
    return name.removeprefix("reason-") if name.startswith("reason-") else None


SPEAKERS = {"Refused": 1, "Problem": 0, "word": 0}
"""Calls that name a message, and which argument of theirs is its id."""


def _spoken(package: str) -> Iterator[str]:
    """Every message id that the code of this package itself, not of packages within, asks for in plain words."""
    for node in _nodes(package, "*.py"):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        place = SPEAKERS.get(called)
        if place is None or len(node.args) <= place:
            continue
        argument = node.args[place]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value


def _nodes(package: str, files: str) -> Iterator[ast.AST]:
    """All that stands in these files of a package."""
    folder = Path(str(import_module(package).__file__)).parent
    for file in folder.glob(files):
        yield from _parsed(file)


@cache
def _parsed(file: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
