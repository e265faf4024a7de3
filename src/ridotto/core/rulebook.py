"""The rulebooks that ship with the games, and their numbered clauses."""

from __future__ import annotations

import re
from importlib import resources

CLAUSE = re.compile(r"^\*\*(?P<id>[A-Z]{3}-\d+)\*\*", re.MULTILINE)


def read_rulebook(package: str, language: str = "en") -> str:
    """The rulebook of a game, as Markdown; in English where there is none in that language."""
    file = resources.files(package).joinpath(f"rulebook.{language}.md")
    if not file.is_file():
        file = resources.files(package).joinpath("rulebook.en.md")
    return file.read_text(encoding="utf-8")


def clauses(rulebook: str) -> list[str]:
    """The ids of the clauses in a rulebook: the bold words that begin a paragraph, like **POD-9**."""
    return [found["id"] for found in CLAUSE.finditer(rulebook)]
