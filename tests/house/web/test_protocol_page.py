"""docs/protocol.md names everything that a program can meet: rules, frames, lines of the log, closings, statuses."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import ridotto.core
import ridotto.house
from ridotto.house.web.openapi import MEANINGS
from ridotto.protocol import closings
from ridotto.protocol.events import PublicLine
from ridotto.protocol.frames import Said, Told
from ridotto.protocol.tables import AnyAsk

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
PROBLEMS = {"HOUSE", "STRANGER", "OFTEN"}
"""The rules of what is refused without naming one."""


def refusals() -> Iterator[str]:
    """Every rule that the house or the core names when it refuses."""
    for package in (ridotto.core, ridotto.house):
        for source in Path(package.__path__[0]).rglob("*.py"):
            for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    if called.lower() == "refused":
                        yield node.args[0].value


def test_the_page_lists_exactly_the_rules_that_the_house_can_answer():
    assert set(re.findall(r"^\| `([A-Z]+)` \|", PAGE, re.MULTILINE)) == {*refusals(), *PROBLEMS}


@pytest.mark.parametrize(
    "struct", [*get_args(Said), *get_args(Told), *get_args(AnyAsk)], ids=lambda kind: kind.__name__
)
def test_every_message_of_a_websocket_stands_on_the_page(struct):
    config = struct.__struct_config__
    told_in_words = {"view", "events", "table", "supposed", "hint"} if config.tag == "done" else set()
    fields = [config.tag_field, *(field for field in struct.__struct_encode_fields__ if field not in told_in_words)]
    forms = [form for form in re.findall(r"`(\{.*?\})`", PAGE) if f'{{"{config.tag_field}":"{config.tag}"' in form]
    assert any(all(f'"{field}":' in form for field in fields) for form in forms)


def test_every_line_of_the_log_stands_on_the_page():
    listed = re.findall(r"`([a-z]+)`", "".join(re.findall(r"^\| (`[a-z`, ]+`) \|", PAGE, re.MULTILINE)))
    for kind in get_args(PublicLine):
        assert kind.__struct_config__.tag in listed
        for field in set(kind.__struct_fields__) - {"at", "n"}:
            assert f"`{field}`" in PAGE


def test_every_reason_to_close_a_websocket_stands_on_the_page():
    codes = {value for value in vars(closings).values() if isinstance(value, int) and 1000 < value < 5000}
    assert codes
    for code in codes:
        assert f"\n| {code} |" in PAGE


def test_every_status_of_a_refusal_stands_on_the_page():
    for status in MEANINGS:
        assert re.search(rf"^\| (\d+, )?{status}(, \d+)? \|", PAGE, re.MULTILINE), status
