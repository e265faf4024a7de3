"""Recorded weeks of Venice."""

from pathlib import Path

import pytest

from ridotto.core import read_record, write_record

RECORDS = Path(__file__).parent / "records"


def replayed(name: str):
    text = (RECORDS / f"{name}.jsonl").read_bytes()
    match = read_record(text).verify()
    assert write_record(match).encode() == text
    return match


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("four-steady-players-by-calendar", 4),
        ("an-evening-with-ready", 3),
        ("compound-interest-across-daylight-saving", 2),
        ("alone", 1),
        ("the-house-was-down-for-days", 2),
    ],
)
def test_the_recorded_week_ends_as_it_did(name: str, seats: int) -> None:
    match = replayed(name)
    assert match.header.seats == seats
    assert match.outcome().reason == "settled"
    assert len(list(RECORDS.glob("*.jsonl"))) == 5


@pytest.mark.rule("VEN-2")
def test_in_the_evening_auctions_were_held_early_because_all_were_ready() -> None:
    match = replayed("an-evening-with-ready")
    early = [later - earlier for earlier, later in zip(match.state.dues, match.state.dues[1:], strict=False)]
    assert any(passed < 2 * 60_000 for passed in early)


@pytest.mark.rule("VEN-2", "VEN-8")
def test_the_week_across_daylight_saving_has_a_day_of_25_hours() -> None:
    state = replayed("compound-interest-across-daylight-saving").state
    days = [(later - earlier) // 3_600_000 for earlier, later in zip(state.dues, state.dues[1:], strict=False)]
    assert days == [24, 24, 24, 24, 25, 24], "Cairo changes its clocks between Thursday and Friday"
    loan = state.loans[0]
    assert loan > 0
    assert state.repayment(0) == -(-loan * 108**7 // 100**7)


@pytest.mark.rule("VEN-12", "VEN-18")
def test_while_the_house_was_down_four_auctions_were_held_with_the_bids_that_stood() -> None:
    match = replayed("the-house-was-down-for-days")
    assert [len(wins) for wins in match.state.results[:4]] == [2, 4, 1, 1]
    scarce = [seat for wins in match.state.results[2:4] for _item, seat, _price, _count in wins]
    assert scarce == [0, 0], "only one is offered, and the first player bid first"
