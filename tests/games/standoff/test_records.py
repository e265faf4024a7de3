"""Recorded games of Standoff, one for each way to end and each number of players."""

from pathlib import Path

import pytest

from ridotto.core import read_record, write_record
from ridotto.games.standoff.board import RED_GUN

RECORDS = Path(__file__).parent / "records"
ENDINGS = {
    "two-players-outright": (2, "red-gun", (5, 7), (2, 1)),
    "fewest-blocks": (2, "red-gun", (6, 6), (1, 2)),
    "turn-order": (2, "red-gun", (6, 6), (2, 1)),
    "three-players": (3, "red-gun", (3, 0, 9), (2, 3, 1)),
    "four-players": (4, "red-gun", (4, 2, 3, 3), (1, 4, 3, 2)),
    "expansions": (3, "red-gun", (9, 1, 2), (1, 3, 2)),
    "turn-limit": (2, "turn-limit", (0, 0), (2, 1)),
}


def replay(name: str):
    return read_record((RECORDS / f"{name}.jsonl").read_bytes()).verify()


@pytest.mark.rule("STA-25", "STA-26")
@pytest.mark.parametrize("name", ENDINGS)
def test_the_recorded_game_ends_as_it_did(name: str) -> None:
    seats, reason, scores, places = ENDINGS[name]
    match = replay(name)
    outcome = match.outcome()
    assert (match.header.seats, outcome.reason, outcome.scores, outcome.places) == (seats, reason, scores, places)
    assert write_record(match).encode() == (RECORDS / f"{name}.jsonl").read_bytes()


def test_every_record_is_looked_at() -> None:
    assert {file.stem for file in RECORDS.glob("*.jsonl")} == set(ENDINGS)


def test_the_tie_in_the_red_gun_was_broken_by_fewest_blocks() -> None:
    blocks = [own.bit_count() for own in replay("fewest-blocks").state.blocks[:2]]
    assert blocks == [18, 20]


def test_the_tie_in_everything_was_broken_by_turn_order() -> None:
    blocks = replay("turn-order").state.blocks[:2]
    assert [own.bit_count() for own in blocks] == [15, 15]
    assert [(own & RED_GUN).bit_count() for own in blocks] == [6, 6]


def test_the_turn_limit_came_after_a_hundred_turns_each() -> None:
    assert replay("turn-limit").state.number == 200


def test_the_game_with_expansions_used_every_card_of_them() -> None:
    match = replay("expansions")
    played = {entry.move.card for entry in match.entries if hasattr(entry.move, "card")}
    assert played >= {"steve", "linda", "bart", "zelda", "emp", "3-bond", "4-bond", "5-bond"}
    assert match.header.options == {"expansions": ["orbit", "bonds"], "prices": "rebalanced"}
