"""A record as a story of decisions."""

import pytest

from ridotto.bots.analysis.budget import chosen_deeds
from ridotto.bots.analysis.story import Deed, begins_alike, positions, read_story, spread_out
from ridotto.core import Match, Problem, Record, find_game, read_record, write_record
from ridotto.core.start import Start
from ridotto.games.podstavec.moves import Arrange
from ridotto.games.venice.moves import Bid, Borrow, Change, Ready


def record_of(match: Match) -> Record:
    return read_record(write_record(match))


def venice(seats: int = 2) -> Match:
    return Match.begin(find_game("venice"), seats, {"pace": "minutes", "minutes": 1}, "01")


def test_a_move_is_judged_in_the_position_before_it(played) -> None:
    record = played("podstavec", ("steady", "steady"))
    story = read_story(record)
    assert [deed.entries for deed in story.deeds] == [(n,) for n in range(1, len(record.entries) + 1)]
    assert all(deed.position == deed.entries[0] - 1 for deed in story.deeds)


def test_the_clock_and_those_who_did_not_act_decide_nothing() -> None:
    match = Match.begin(find_game("podstavec"), 2, {}, "01")
    match.play(0, Arrange(3, 0, 0, 0), 10)
    match.play(1, Arrange(3, 0, 0, 0), 20, by="idle")
    match.resign(1, 30)
    assert [deed.seat for deed in read_story(record_of(match)).deeds] == [0]


def test_what_was_taken_back_is_not_judged() -> None:
    match = Match.begin(find_game("logistics"), 2, {}, "01")
    one, other = list(match.state.moves(0))[:2]
    match.play(0, one, 10)
    match.undo(1, 20)
    match.play(0, other, 30)
    match.resign(1, 40)
    story = read_story(record_of(match))
    assert [deed.entries for deed in story.deeds] == [(3,)]
    assert story.undone == 1


def test_what_is_played_for_somebody_who_has_resigned_is_not_judged() -> None:
    match = Match.begin(find_game("podstavec"), 3, {}, "01")
    match.resign(2, 5)
    for seat in range(3):
        match.play(seat, Arrange(3, 0, 0, 0), 10, by="bot" if seat == 2 else None)
    match.resign(1, 40)
    assert [deed.seat for deed in read_story(record_of(match)).deeds] == [0, 1]


def test_the_bids_of_a_day_are_one_deed_judged_just_before_the_auction() -> None:
    match = venice()
    match.play(0, Borrow(100), 1)
    match.play(0, Bid(0, match.state.lineups[0][0][0], 5, 1), 2)
    match.play(1, Borrow(50), 3)
    match.play(0, Change(1, 6, 1), 4)
    match.ring(60_000)
    match.play(1, Ready(), 60_001)
    match.agree_draw(60_002)
    deeds = read_story(record_of(match)).deeds
    assert deeds == (Deed(1, (3,), 4, True, False), Deed(0, (1, 2, 4), 4, True, False))


def test_saying_ready_belongs_to_the_bids_of_that_day() -> None:
    match = venice()
    match.play(0, Borrow(100), 1)
    match.play(0, Ready(), 2)
    match.play(1, Ready(), 3)
    match.agree_draw(4)
    deeds = read_story(record_of(match)).deeds
    assert [(deed.entries, deed.position) for deed in deeds] == [((1, 2), 2), ((3,), 2)]


def test_bids_under_a_hammer_that_all_can_see_are_decisions_each(played) -> None:
    record = played("poker_auction", ("steady", "steady"), {"deals": 1})
    moves = [entry for entry in record.entries if entry.seat is not None]
    assert len(read_story(record).deeds) == len(moves)


def test_positions_are_those_of_the_record(played) -> None:
    record = played("logistics", ("steady", "steady"))
    first, last = positions(record, {0, len(record.entries)})
    assert (first.n, first.outcome) == (0, None)
    assert last.outcome == record.ending.outcome
    assert last.state.digest() == record.ending.digest


def test_only_finished_games_are_analysed() -> None:
    match = Match.begin(find_game("logistics"), 2, {}, "01")
    match.play(0, next(match.state.moves(0)), 1)
    with pytest.raises(Problem) as problem:
        read_story(record_of(match))
    assert problem.value.sentence() == "Only a finished game can be analysed."


def test_a_crowd_is_not_analysed() -> None:
    match = venice(51)
    match.agree_draw(1)
    with pytest.raises(Problem) as problem:
        read_story(record_of(match))
    assert "51" in problem.value.sentence("ru")


def test_people_come_before_bots_and_seats_get_as_much() -> None:
    deeds = [Deed(n % 2, (n + 1,), n, False, n % 2 == 1) for n in range(40)]
    assert {deeds[number].seat for number in chosen_deeds(deeds, 10)} == {0}
    chosen = chosen_deeds(deeds, 30)
    assert len([number for number in chosen if deeds[number].seat == 0]) == 20
    assert chosen == sorted(chosen)


def test_those_with_few_decisions_leave_room_for_those_with_many() -> None:
    deeds = [Deed(0 if n < 3 else 1, (n + 1,), n, False, False) for n in range(40)]
    chosen = chosen_deeds(deeds, 20)
    assert [number for number in chosen if number < 3] == [0, 1, 2]
    assert len(chosen) == 20


@pytest.mark.parametrize(("count", "most"), [(0, 5), (1, 5), (7, 3), (100, 10), (5, 1), (9, 0)])
def test_a_spread_is_even_and_holds_both_ends(count: int, most: int) -> None:
    spread = spread_out(count, most)
    assert len(spread) == min(count, most)
    assert spread == sorted(set(spread))
    if most > 1 and count:
        assert (spread[0], spread[-1]) == (0, count - 1)


@pytest.mark.parametrize(
    ("game", "alike"), [("podstavec", True), ("logistics", True), ("venice", True), ("poker_auction", False)]
)
def test_all_seats_begin_alike_unless_cards_are_dealt(game: str, alike: bool) -> None:
    match = Match.begin(find_game(game), 2, {}, "07")
    match.resign(0, 1)
    assert begins_alike(record_of(match)) == alike


def test_a_game_that_is_played_on_from_a_position_does_not_begin_alike() -> None:
    before = Match.begin(find_game("podstavec"), 2, {}, "07")
    match = Match.begin_from(before.game, Start(state=before.state.save(), imagined=True), {}, "08")
    match.resign(0, 1)
    assert not begins_alike(record_of(match))


def test_the_chances_before_the_bids_of_a_day_are_those_after_the_last_auction() -> None:
    match = venice()
    match.play(0, Borrow(100), 1)
    match.ring(60_000)
    match.play(1, Ready(), 60_001)
    match.play(0, Ready(), 60_002)
    match.agree_draw(60_003)
    story = read_story(record_of(match))
    assert [(deed.position, story.before(deed)) for deed in story.deeds] == [(1, 0), (3, 2), (3, 2)]
