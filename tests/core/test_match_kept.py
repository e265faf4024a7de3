"""Matches copied, taken back, and kept: each goes its own way, and nothing is kept that is no longer needed."""

import json

import pytest

from ridotto.core import Match, find_game, write_record
from ridotto.games.podstavec.moves import Arrange, Bid

KEEP = Arrange(0, 0, 0, 3)


@pytest.fixture
def match(monkeypatch) -> Match:
    """Podstavec as if its moves could be taken back."""
    monkeypatch.setattr(Arrange, "final", False)
    monkeypatch.setattr(Bid, "final", False)
    return Match.begin(find_game("podstavec"), 3, seed="00ff")


def test_a_copy_and_its_original_go_their_own_ways(match: Match) -> None:
    match.play(0, KEEP, 1)
    copy = match.copy()
    before = match.save()
    assert copy.save() == before
    copy.play(1, KEEP, 2)
    copy.resign(2, 3)
    assert match.save() == before
    after = copy.save()
    match.agree_draw(9)
    assert copy.save() == after
    assert copy.outcome() is None


def test_what_a_copy_takes_back_and_plays_again_is_not_noticed_by_the_original(match: Match) -> None:
    match.play(0, KEEP, 1)
    match.play(1, KEEP, 2)
    copy = match.copy()
    copy.undo(2, 3)
    copy.play(2, Arrange(1, 0, 0, 0), 4)
    match.undo(2, 5)
    assert match.state.sent == [None, None, None]


def test_a_finished_match_keeps_no_positions_to_go_back_to(match: Match, monkeypatch) -> None:
    match.play(0, KEEP, 1)
    assert match.undoable() == 1
    monkeypatch.setattr(type(match.state), "outcome", lambda state: "over" if state.sent[1] else None)
    match.play(1, KEEP, 2)
    assert match.undoable() == 0


def test_a_saved_match_gives_the_same_record_when_it_is_loaded(match: Match) -> None:
    match.play(0, KEEP, 1)
    saved = json.loads(json.dumps(match.save(), sort_keys=True))
    assert write_record(Match.load(saved)) == write_record(match)


def test_a_stored_move_of_an_older_form_does_not_keep_a_match_from_being_loaded(match: Match) -> None:
    match.play(0, KEEP, 1)
    saved = match.save()
    saved["entries"][0]["move"] = {"type": "arrange", "pedestals": 3}
    loaded = Match.load(saved)
    assert loaded.state.digest() == match.state.digest()
    assert loaded.entries[0].move == {"type": "arrange", "pedestals": 3}
