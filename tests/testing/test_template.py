"""The template of a game's folder."""

import sys
from pathlib import Path

import pytest

from ridotto.testing.template import template_problems


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "toy_folder"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.partition(".")[0] == folder.name]:
        monkeypatch.delitem(sys.modules, name)  # that of another test
    for part in ("__init__", "state", "text"):
        (folder / f"{part}.py").write_text("")
    (folder / "moves.py").write_text("MOVES = EVENTS = ()\n")
    (folder / "view.py").write_text("def view(table, seat): ...\n")
    (folder / "knowledge.py").write_text("def guess(state): ...\n")
    return folder


def test_a_folder_that_differs_from_the_template_is_told_where(package: Path) -> None:
    assert template_problems(package.name) == [
        "bots.py is not there",
        "messages.en.ftl is not there",
        "rulebook.en.md is not there",
        "view.view does not take `state` first",
        *(
            f"text.py has no {name}"
            for name in ("write_move", "read_move", "write_position", "read_position", "draw", "complete")
        ),
        "knowledge.py has no imagine",
    ]


def test_a_translation_is_whole_or_not_there(package: Path) -> None:
    for name in ("messages.en.ftl", "rulebook.en.md", "rulebook.ru.md"):
        (package / name).write_text("")
    assert "messages.ru.ftl is not there" in template_problems(package.name)
    (package / "rulebook.ru.md").unlink()
    assert [problem for problem in template_problems(package.name) if ".ftl" in problem or ".md" in problem] == []


def test_a_part_that_the_state_does_not_name_is_told(package: Path) -> None:
    (package / "scoring.py").write_text("def outcome(state): ...\n")
    (package / "state.py").write_text(
        "from ridotto.core import StateInParts\n"
        "from . import scoring\n"
        "class Toy(StateInParts): ...\n"
        "class Whole(StateInParts, legal=scoring, scoring=scoring, knowledge=scoring): ...\n"
    )
    told = [problem for problem in template_problems(package.name) if "state.py" in problem or "scoring" in problem]
    assert told == [
        "scoring.py has no decided",
        *(
            f"state.py does not name {part}: class Toy(StateInParts, {part}={part}, …)"
            for part in ("legal", "knowledge", "scoring")
        ),
    ]
