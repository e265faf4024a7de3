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


def test_a_loaded_match_goes_on_like_the_one_that_was_saved(match: Match) -> None:
    """Its count, its time, who gave up and whether a draw was agreed are all there, and nothing else."""
    match.play(0, KEEP, 1000)
    match.resign(2, 2000)
    loaded = Match.load(json.loads(json.dumps(match.save())))
    assert (loaded.count, loaded.at, loaded._resigned, loaded._drawn) == (2, 2000, [2], False)
    assert [entry.n for entry in loaded.entries] == [1, 2]
    assert isinstance(loaded.entries[0].move, Arrange)
    loaded.play(1, KEEP, 3000)
    match.play(1, KEEP, 3000)
    assert loaded.save() == match.save()
    assert (loaded.entries[-1].n, loaded.undoable()) == (3, 1)
    match.agree_draw(4000)
    assert Match.load(match.save()).outcome() == match.outcome()


def test_a_match_that_is_resumed_takes_over_what_may_be_taken_back(match: Match) -> None:
    match.play(0, KEEP, 1)
    match.play(1, KEEP, 2)
    resumed = Match.resume(match.pause())
    assert (resumed.count, resumed.undoable()) == (2, 0)
    resumed.adopt_past(match)
    assert resumed.undoable() == 2
    resumed.undo(2, 3)
    assert resumed.state.sent == [None, None, None]


def test_a_match_takes_over_nothing_from_another_point_or_position(match: Match) -> None:
    match.play(0, KEEP, 1)
    resumed = Match.resume(match.pause())
    further = match.copy()
    further.play(1, KEEP, 2)
    resumed.adopt_past(further)
    assert resumed.undoable() == 0, "more has happened there"
    elsewhere = Match.begin(match.game, 3, seed="00ff")
    elsewhere.play(0, Arrange(1, 0, 0, 2), 1)
    assert (elsewhere.count, elsewhere.undoable()) == (1, 1)
    resumed.adopt_past(elsewhere)
    assert resumed.undoable() == 0, "something else has happened there"
