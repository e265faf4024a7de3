"""One game being played."""

import msgspec
import pytest

from ridotto.core import Match, Move, Outcome, Problem, Refused, find_game
from ridotto.games.podstavec.moves import Arrange, Bid


def podstavec(seats: int = 2) -> Match:
    return Match.begin(find_game("podstavec"), seats, {}, "00ff", at=1000)


def three_cards() -> Match:
    return Match.begin(find_game("three_cards"), 2, {}, "0102", at=0)


def refusal(call, *arguments) -> str:
    with pytest.raises(Refused) as refused:
        call(*arguments)
    assert refused.value.sentence()
    return refused.value.rule


@pytest.mark.parametrize(
    "move",
    [
        {"type": "arrange", "red": 1, "white": 0, "black": 0},
        {"type": "arrange", "red": True, "white": 0, "black": 0, "empty": 0},
        {"type": "arrange", "red": "1", "white": 0, "black": 0, "empty": 0},
        {"type": "arrange", "red": 0.5, "white": 0, "black": 0, "empty": 0},
        {"type": "arrange", "red": 1, "white": 0, "black": 0, "empty": 0, "extra": 1},
        {"type": "jump"},
        {"red": 1},
        [],
        None,
        "arrange",
    ],
)
def test_a_move_that_cannot_be_read_is_refused_with_form(move) -> None:
    match = podstavec()
    before = match.state.digest()
    assert refusal(match.play, 0, move, 2000) == "FORM"
    assert (match.state.digest(), match.entries) == (before, [])


def test_a_refusal_of_form_says_what_is_wrong_in_both_languages() -> None:
    with pytest.raises(Refused) as refused:
        podstavec().play(0, {"type": "bid", "red": "x", "white": 0, "black": 0, "pedestals": 0}, 0)
    assert refused.value.sentence() == "That move cannot be read: “red” must be a whole number, not text."
    assert refused.value.sentence("ru") == "Этот ход не читается: «red»: нужно целое число, а не текст."


def test_out_of_turn_out_of_phase_and_after_the_end_are_told_apart() -> None:
    match = podstavec()
    keep = Arrange(0, 0, 0, 3)
    assert refusal(match.play, 0, Bid(0, 0, 0, 0), 2000) == "PHASE"
    match.play(0, keep, 2000)
    for seat in (0, 2, -1, 10**9):
        assert refusal(match.play, seat, keep, 2000) == "TURN"
    match.agree_draw(3000)
    assert refusal(match.play, 1, keep, 4000) == "OVER"
    assert match.turn() == ()


def test_time_never_runs_backwards() -> None:
    match = podstavec()
    match.play(0, Arrange(0, 0, 0, 3), 5000)
    match.play(1, Arrange(0, 0, 0, 3), 10)
    assert [entry.at for entry in match.entries] == [5000, 5000]


def test_a_move_at_or_after_what_is_due_is_late_until_the_clock_was_rung() -> None:
    match = three_cards()
    assert match.due() == 60_000
    assert refusal(match.play, 0, match.state.idle(0), 60_000) == "LATE"
    assert match.ring(59_999).events == []
    assert match.entries == []
    assert match.ring(130_000).events
    assert match.due() == 180_000  # both tricks happened as of their own time
    assert [entry.ring for entry in match.entries] == [True]
    match.play(0, match.state.idle(0), 130_000)


def test_postponing_moves_the_deadline_and_is_logged() -> None:
    match = three_cards()
    match.postpone(5_000, at=9_000)
    assert match.due() == 65_000
    assert match.entries[0].postpone == 5_000


def test_final_moves_and_what_was_drawn_or_revealed_cannot_be_taken_back() -> None:
    match = podstavec()
    match.play(0, Arrange(0, 0, 0, 3), 2000)
    assert match.undoable() == 0
    assert refusal(match.undo, 1, 3000) == "UNDO"


def test_other_moves_can_be_taken_back_one_or_several(monkeypatch) -> None:
    monkeypatch.setattr(Arrange, "final", False)
    match = podstavec(3)
    start = match.state.digest()
    match.play(0, Arrange(3, 0, 0, 0), 2000)
    one_in = match.state.digest()
    match.play(1, Arrange(0, 3, 0, 0), 2000)
    match.undo(1, 2500)
    assert match.state.digest() == one_in
    match.play(1, Arrange(0, 0, 3, 0), 2600)
    match.undo(2, 2700)
    assert match.state.digest() == start
    assert refusal(match.undo, 1, 2800) == "UNDO"
    assert [entry.undo for entry in match.entries if entry.undo] == [1, 2]


def test_a_preview_changes_nothing_and_is_refused_where_it_would_reveal() -> None:
    match = podstavec()
    before = match.state.digest()
    state, events = match.preview(0, {"type": "arrange", "red": 3, "white": 0, "black": 0, "empty": 0})
    assert state.view(0).you.sent == Arrange(3, 0, 0, 0)
    assert len(events) == 1
    assert (match.state.digest(), match.entries) == (before, [])
    match.play(0, Arrange(0, 0, 0, 3), 2000)
    assert refusal(match.preview, 1, Arrange(0, 0, 0, 3)) == "PREVIEW"
    assert refusal(match.preview, 1, Bid(0, 0, 0, 0)) == "PHASE"


def test_one_of_two_who_resigns_has_lost() -> None:
    match = podstavec()
    match.resign(0, 2000)
    assert match.outcome() == Outcome((2, 1), (0, 0), "resigned")
    assert refusal(match.resign, 1, 3000) == "OVER"


def test_with_three_the_others_play_on_and_who_left_first_comes_last() -> None:
    match = podstavec(3)
    match.resign(1, 2000)
    assert match.outcome() is None
    assert refusal(match.resign, 1, 2000) == "TURN"
    while match.turn():
        seat = match.turn()[0]
        match.play(seat, match.state.idle(seat), 3000, by="bot")
    outcome = match.outcome()
    assert outcome.places == (1, 3, 1)
    assert outcome.reason == match.state.outcome().reason


def test_an_agreed_draw_is_shared_by_all() -> None:
    match = podstavec(3)
    match.agree_draw(2000)
    assert match.outcome() == Outcome((1, 1, 1), (0, 0, 0), "draw")


def test_a_saved_match_keeps_who_resigned_and_when_it_was() -> None:
    match = podstavec(3)
    match.play(0, Arrange(0, 0, 0, 3), 2000)
    match.resign(2, 7000)
    loaded = Match.load(msgspec.json.decode(msgspec.json.encode(match.save())))
    assert loaded.at == 7000
    loaded.resign(1, 8000)
    assert loaded.outcome().places == (1, 2, 3)


@pytest.mark.parametrize("seed", ["", "f", "zz", "00 ff", "00" * 65])
def test_a_seed_is_hex_of_one_to_64_bytes(seed: str) -> None:
    with pytest.raises(Problem) as problem:
        Match.begin(find_game("podstavec"), 2, {}, seed)
    assert problem.value.why.id == "setup-seed"


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {Match.begin(find_game("podstavec"), 2).header.seed for _ in range(3)}
    assert len(seeds) == 3


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "Podstavec is for 2 to 3 players, not 1."),
        (4, {}, "Podstavec is for 2 to 3 players, not 4."),
        (
            2,
            {"scoring": "best"},
            "Those options do not fit Podstavec: “scoring” cannot be “best”; it may be: colour-first, count-first.",
        ),
        (2, {"speed": 1}, "Those options do not fit Podstavec: there is no key “speed”."),
        (2, [], "Those options do not fit Podstavec: an object with keys is expected."),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(seats, options, sentence) -> None:
    with pytest.raises(Problem) as problem:
        Match.begin(find_game("podstavec"), seats, options)
    assert problem.value.sentence() == sentence


def test_an_option_past_its_limit_says_the_limit() -> None:
    with pytest.raises(Problem) as problem:
        Match.begin(find_game("three_cards"), 2, {"seconds": 0})
    assert problem.value.sentence() == "Those options do not fit Three Cards: “seconds” must be at least 1."


@pytest.mark.parametrize("saved", [None, {}, {"header": 1, "entries": [], "state": {}}])
def test_what_is_no_saved_match_is_a_problem(saved) -> None:
    with pytest.raises(Problem) as problem:
        Match.load(saved)
    assert problem.value.why.id == "saved-unreadable"


def test_ringing_early_lets_time_pass_and_nothing_else() -> None:
    match = podstavec()
    before = match.state.digest()
    assert match.ring(9000).events == []
    assert (match.state.digest(), match.entries) == (before, [])
    match.play(0, Arrange(0, 0, 0, 3), 5)
    assert match.entries[0].at == 9000
    assert Match.load(match.save()).at == 9000


def test_a_state_that_cannot_be_is_not_loaded() -> None:
    saved = podstavec().save()
    for key, value in (("supply", 18), ("seats", 3), ("values", [0, 0, 1]), ("phase", "over"), ("round", 101)):
        with pytest.raises(Problem) as problem:
            Match.load({**saved, "state": {**saved["state"], key: value}})
        assert problem.value.sentence() == "That is not a saved game: this is no position of Podstavec."


def test_moves_are_structs_or_plain_json_alike() -> None:
    one, other = podstavec(), podstavec()
    one.play(0, Arrange(1, 0, 0, 2), 2000)
    other.play(0, {"type": "arrange", "red": 1, "white": 0, "black": 0, "empty": 2}, 2000)
    assert one.state.digest() == other.state.digest()
    assert isinstance(other.entries[0].move, Move)


@pytest.mark.parametrize(("language", "name"), [("en", "Silk tax"), ("ru", "Налог на шёлк")])
def test_a_table_calls_its_own_things_by_their_names_in_events_and_refusals(language: str, name: str) -> None:
    match = Match.begin(find_game("venice"), 2, {"pace": "minutes"}, seed="aa")
    bid = {"type": "bid", "auction": 0, "item": "silk-tax", "price": 1, "count": 1}
    (told,) = match.play(0, bid, match.at).events
    assert name in match.words(language).say(told.message(["Anna", "Lev"]))
    with pytest.raises(Refused) as refused:
        match.play(0, bid, match.at)
    assert name in refused.value.sentence(language)
