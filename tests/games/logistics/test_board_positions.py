"""The positions with which the browser's board is tested are those that the rules give."""

from __future__ import annotations

import msgspec

from .board_positions import FILE, written


def test_the_views_that_the_board_is_tested_with_are_as_the_rules_give_them_today():
    assert msgspec.json.decode(FILE.read_bytes()) == written(), "run python -m tests.games.logistics.board_positions"
