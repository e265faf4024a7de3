"""Recorded games of Podstavec, one for each way a game can end."""

from pathlib import Path

import pytest

from ridotto.core import read_record, write_record

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "seats", "reason"),
    [
        ("two-players-pedestals", 2, "pedestals"),
        ("three-players-pedestals", 3, "pedestals"),
        ("count-first-pedestals", 2, "pedestals"),
        ("barren", 2, "barren"),
        ("last-round", 2, "last-round"),
        ("shared-win", 2, "barren"),
    ],
)
def test_the_recorded_game_ends_as_it_did(name: str, seats: int, reason: str) -> None:
    record = read_record((RECORDS / f"{name}.jsonl").read_bytes())
    match = record.verify()
    assert match.header.seats == seats
    assert match.outcome().reason == reason
    assert write_record(match).encode() == (RECORDS / f"{name}.jsonl").read_bytes()


def test_in_the_shared_win_nobody_ever_won_a_round() -> None:
    match = read_record((RECORDS / "shared-win.jsonl").read_bytes()).verify()
    assert match.outcome().places == (1, 1)
    assert match.state.first_wins == [0, 0]


def test_every_record_is_looked_at() -> None:
    assert len(list(RECORDS.glob("*.jsonl"))) == 6
