"""Games that begin from a given position: what they start from, what their records tell, and what is refused."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from ridotto.core import BadRecord, Match, Problem, encode, find_game, games, read_record, write_record
from ridotto.core.fairness import fair_seed, reveal
from ridotto.core.playing_on import SETTLING_MS, begin_imagined, imagined_start
from ridotto.core.record import chain
from ridotto.core.start import Start
from ridotto.testing.tables import Table, play_on, positions

LATER = 10**12
OURS = [game.name for game in games().values() if game.package.startswith("ridotto.games.")]


def moment(name: str, seats: int = 2, steps: int = 5, **options: Any) -> Match:
    """A game that stands somewhere after its beginning."""
    match = Table(find_game(name), seats, options).match(3)
    for _ in play_on(match, Random(3), steps):
        pass
    return match


def to_the_end(match: Match) -> str:
    """The record of this match, played to its end at random."""
    for _ in play_on(match, Random(4)):
        pass
    return write_record(match)


def first_line(text: str) -> dict[str, Any]:
    header: dict[str, Any] = json.loads(text.splitlines()[0])
    return header


def with_header(text: str, **keys: Any) -> str:
    """The record with some keys of its first line replaced, chained anew; `None` removes a key."""
    header, *lines, ending = [json.loads(line) for line in text.splitlines()]
    header = {key: value for key, value in {**header, **keys}.items() if value is not None}
    kept = [encode(line) for line in (header, *lines)]
    return b"\n".join([*kept, encode({**ending, "head": chain(kept)})]).decode()


@pytest.mark.parametrize("name", OURS)
def test_a_game_played_on_from_another_ends_and_its_record_holds(name: str) -> None:
    for match in positions(Table(find_game(name), 2), 5, 3):
        text = to_the_end(begin_imagined(match, 1, "00ff", LATER, record="ab" * 32))
        assert write_record(read_record(text).verify()) == text
        start = first_line(text)["start"]
        assert (start["imagined"], start["seat"], start["entry"]) == (True, 1, match.count)
        assert start["record"] == "ab" * 32


def test_only_such_a_record_is_of_form_3_and_others_are_as_they_were() -> None:
    played_on = to_the_end(begin_imagined(moment("podstavec"), 0, "00ff", LATER))
    dealt = to_the_end(moment("podstavec"))
    assert [first_line(text)["ridotto"] for text in (played_on, dealt)] == [3, 2]
    assert "start" not in first_line(dealt)


@pytest.mark.parametrize("keys", [{"ridotto": 2}, {"start": None}, {"ridotto": 1}])
def test_a_start_and_form_3_go_together(keys: dict[str, Any]) -> None:
    text = to_the_end(begin_imagined(moment("podstavec"), 0, "00ff", LATER))
    with pytest.raises(BadRecord) as bad:
        read_record(with_header(text, **keys))
    assert (bad.value.line, bad.value.why.id) == (1, "record-start")
    assert "form 3" in bad.value.sentence()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda start: start["state"].update(supply=-1), "form-not-sound"),
        (lambda start: start["state"].update(phase="dance"), "form-value"),
        (lambda start: start["state"].pop("bags"), "form-missing"),
        (lambda start: start.update(seat=2), "start-seat"),
    ],
)
def test_a_start_that_no_game_comes_to_is_named_at_the_first_line(change: Callable[..., Any], message: str) -> None:
    text = to_the_end(begin_imagined(moment("podstavec"), 0, "00ff", LATER))
    start = first_line(text)["start"]
    change(start)
    with pytest.raises(BadRecord) as bad:
        read_record(with_header(text, start=start)).verify()
    assert bad.value.line == 1
    assert message in repr(bad.value.why)
    assert bad.value.sentence("ru") != bad.value.sentence("en")


def test_a_start_for_another_number_of_seats_is_refused() -> None:
    text = to_the_end(begin_imagined(moment("podstavec"), 0, "00ff", LATER))
    with pytest.raises(BadRecord, match="start-seats"):
        read_record(with_header(text, seats=3)).verify()


def test_another_start_is_found_by_the_chain() -> None:
    text = to_the_end(begin_imagined(moment("podstavec"), 0, "00ff", LATER))
    start = {**first_line(text)["start"], "entry": 2}
    forged = "\n".join([json.dumps({**first_line(text), "start": start}), *text.splitlines()[1:]])
    with pytest.raises(BadRecord, match="record-head"):
        read_record(forged).verify()


def test_what_is_drawn_after_the_start_comes_from_the_new_seed() -> None:
    match = moment("standoff", steps=20)
    one, same, other = (begin_imagined(match, 0, seed, LATER) for seed in ("00ff", "00ff", "00fe"))
    assert one.state.save() == same.state.save()
    assert one.state.save() != other.state.save()
    assert one.state.chance.key == b"\x00\xff"
    assert one.state.draws() == 0


def test_a_start_shows_nothing_that_the_seat_could_not_know() -> None:
    for name, seats in (("podstavec", 3), ("poker_auction", 3), ("standoff", 2), ("venice", 3)):
        match = moment(name, seats, 32)
        other = match.copy()
        other.state = match.state.imagine(0, Random(7))
        assert encode(other.state) != encode(match.state)
        there, here = (imagined_start(world, 0, "00ff", LATER) for world in (other, match))
        assert encode(there) == encode(here)


def test_the_seat_sees_what_it_saw_then() -> None:
    match = moment("standoff", steps=20)
    assert encode(begin_imagined(match, 1, "00ff", LATER).state.view(1)) == encode(match.state.view(1))


def test_as_much_time_is_left_as_there_was_but_enough_to_come_to_the_table() -> None:
    match = Match.begin(find_game("poker_auction"), 2, {"move_seconds": 30}, "00ff", at=1000)
    assert begin_imagined(match, 0, "01", LATER).due() == LATER + 30_000
    match.ring(30_000)
    assert begin_imagined(match, 0, "01", LATER).due() == LATER + SETTLING_MS
    assert begin_imagined(match, 0, "01").due() == match.at + SETTLING_MS


def test_a_week_by_the_calendar_goes_on_by_the_minutes() -> None:
    match = Match.begin(find_game("venice"), 2, {"pace": "calendar", "minutes": 3}, "00ff", at=LATER)
    match.play(0, {"type": "borrow", "amount": 10}, LATER)
    match.ring(match.due())
    match.play(0, {"type": "bid", "auction": 1, "item": match.state.lineups[1][0][0], "price": 5, "count": 1}, match.at)
    held, then, now = match.state.dues[0], match.at, 2 * LATER
    begun = begin_imagined(match, 0, "01", now)
    assert (begun.header.options["pace"], begun.state.pace) == ("minutes", "minutes")
    assert begun.state.dues == [held + now - then, *(now + n * 180_000 for n in range(1, 7))]
    assert begun.state.view(0).bids[0].placed == now
    assert write_record(read_record(to_the_end(begun)).verify())


def test_nobody_plays_on_after_the_end_from_a_seat_that_is_not_there_or_that_has_given_up() -> None:
    match = moment("podstavec", 3)
    match.resign(2, match.at)
    for seat, message in ((2, "start-resigned"), (3, "start-seat"), (-1, "start-seat")):
        with pytest.raises(Problem, match=message):
            begin_imagined(match, seat)
    assert begin_imagined(match, 0).resigned() == ()
    match.agree_draw(match.at)
    with pytest.raises(Problem, match="start-over"):
        begin_imagined(match, 0)
    over = moment("podstavec", steps=10_000)
    with pytest.raises(Problem, match="start-over"):
        Match.begin_from(over.game, Start(state=over.state.save(), imagined=False))


def test_any_sound_position_can_be_begun_from() -> None:
    match = moment("logistics")
    begun = Match.begin_from(match.game, Start(state=match.state.save(), imagined=False), seed="00ff", at=5)
    assert begun.state.digest() == match.state.digest()
    text = to_the_end(begun)
    assert set(first_line(text)["start"]) == {"state", "imagined"}
    read_record(text).verify()


def test_a_record_of_a_house_draws_no_seats_but_its_seed_is_checked() -> None:
    secret, given = bytes(range(32)), ["aa01"]
    seed = fair_seed(secret, given, "table-9").hex()
    source = moment("podstavec")
    start = imagined_start(source, 1, seed, LATER)
    fair = reveal(secret, given, "table-9", 0)
    text = to_the_end(Match.begin_from(source.game, start, {}, seed, LATER, fair))
    assert first_line(text)["fair"]["seating"] == []
    read_record(text).verify()
    with pytest.raises(Problem, match="fair-seating"):
        read_record(with_header(text, fair=msgspec.to_builtins(reveal(secret, given, "table-9", 2)))).verify()
    with pytest.raises(Problem, match="fair-seed"):
        read_record(with_header(text, fair=msgspec.to_builtins(reveal(secret, ["aa02"], "table-9", 0)))).verify()


def test_a_match_that_began_so_is_saved_and_paused_with_its_start() -> None:
    begun = begin_imagined(moment("podstavec"), 0, "00ff", LATER)
    assert Match.load(begun.save()).header == begun.header
    assert Match.resume(begun.pause()).header == begun.header


def test_one_can_play_on_from_a_game_that_was_itself_played_on() -> None:
    first = begin_imagined(moment("podstavec"), 0, "00ff", LATER)
    for _ in play_on(first, Random(1), 3):
        pass
    second = to_the_end(begin_imagined(first, 1, "01ff", LATER + 1))
    assert first_line(second)["start"]["entry"] == 3
    read_record(second).verify()
