"""Recorded games, replayed move for move."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridotto.core import Event, Record, read_record
from ridotto.games.logistics.state import Logistics

RECORDS = Path(__file__).with_name("records")


def record(name: str) -> Record:
    return read_record((RECORDS / f"{name}.jsonl").read_bytes())


def happened(name: str) -> list[Event]:
    return [event for _match, _entry, events in record(name).replay() for event in events]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_record_replays_to_its_outcome_and_digest(path: Path):
    read_record(path.read_bytes()).verify()


@pytest.mark.rule("LOG-24", "LOG-25")
def test_a_normal_end_comes_when_neither_player_can_sow():
    match = record("normal-end").verify()
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "no-sow"
    assert sorted(outcome.places) == [1, 2]
    assert not any(list(match.state.copy().moves(seat)) for seat in (0, 1))
    told = {event.__struct_config__.tag for event in happened("normal-end")}
    assert {"captured", "extra-sowing-gained", "taken", "returned", "advanced", "swapped"} <= told


@pytest.mark.rule("LOG-24")
def test_one_side_is_out_of_sows_while_the_other_goes_on():
    passed = [event.seat for event in happened("plays-on-alone") if event.__struct_config__.tag == "passed-over"]  # type: ignore[attr-defined]
    assert passed
    assert len(set(passed)) == 1
    turns = [entry.seat for entry in record("plays-on-alone").entries]
    assert set(turns[-len(passed) :]) == {1 - passed[0]}


@pytest.mark.rule("LOG-26")
def test_the_turn_limit_ends_a_game_that_could_go_on():
    match = record("turn-limit").verify()
    outcome, state = match.outcome(), match.state
    assert isinstance(state, Logistics)
    assert outcome is not None
    assert outcome.reason == "last-turn"
    assert state.turn_number == state.last_turn() == 300
    assert any(state.can_sow(seat) for seat in (0, 1))


@pytest.mark.rule("LOG-25")
def test_equal_scores_share_the_win():
    outcome = record("shared-win").verify().outcome()
    assert outcome is not None
    assert outcome.places == (1, 1)
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners() == (0, 1)
