"""docs/start-here.md names files, and what is in them, as they are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "start-here.md").read_text(encoding="utf-8")
FOLDERS = ("src/ridotto", "web/src", "docs", "examples", "deploy", "tools", "tests")
FILES = [path.relative_to(ROOT).as_posix() for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")]
FILE = r"[\w/.-]+\.(?:py|ts|svelte|css|md)"


def files_called(name):
    return [file for file in FILES if f"/{file}".endswith(f"/{name}")]


def stands_in(name, text):
    """Does every part of a name like `Match.undo` stand there as a word?"""
    return all(re.search(rf"(?<!\w){re.escape(part)}(?!\w)", text) for part in name.strip(".").split("."))


@pytest.mark.parametrize("file", sorted(set(re.findall(rf"`({FILE})`", PAGE))))
def test_every_file_that_the_page_names_is_there(file):
    assert files_called(file)


@pytest.mark.parametrize(("file", "name"), sorted(set(re.findall(rf"`({FILE})` `([\w.-]+)`", PAGE))))
def test_what_the_page_names_behind_a_file_stands_in_it(file, name):
    texts = [(ROOT / found).read_text(encoding="utf-8") for found in files_called(file)]
    assert any(stands_in(name, text) for text in texts)
