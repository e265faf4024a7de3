"""Records: written, read, replayed, and what is said of damaged ones."""

import hashlib
import json
from random import Random

import pytest

from ridotto.core import BadRecord, Match, find_game, read_record, write_record
from ridotto.core.record import chain
from ridotto.games.podstavec.moves import Arrange
from ridotto.testing.tables import Table, play_on


@pytest.fixture(scope="module")
def record() -> str:
    match = Table(find_game("podstavec"), 2).match(7)
    for _ in play_on(match, Random(7)):
        pass
    return write_record(match)


def problem_of(text: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as bad:
        read_record(text).verify()
    assert bad.value.sentence("ru") != bad.value.sentence("en")
    return bad.value


def changed(record: str, line: int, **keys: object) -> str:
    """The record with some keys of one line (from 1) replaced; `None` removes a key."""
    lines = record.splitlines()
    entry = {**json.loads(lines[line - 1]), **keys}
    lines[line - 1] = json.dumps({key: value for key, value in entry.items() if value is not None})
    return "\n".join(lines)


def chained(record: str) -> str:
    """The record with the head that its lines have now."""
    *lines, _ending = record.splitlines()
    return changed(record, len(lines) + 1, head=chain(line.encode() for line in lines))


def test_a_record_is_json_lines_with_a_header_one_entry_a_line_and_the_ending(record: str) -> None:
    header, *entries, ending = [json.loads(line) for line in record.splitlines()]
    assert list(header) == ["ridotto", "game", "rules", "options", "seats", "seed", "started"]
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    assert set(entries[0]) == {"n", "at", "seat", "move"}
    assert list(ending) == ["outcome", "digest", "head"]


def test_every_damaged_line_is_named(record: str) -> None:
    lines = record.splitlines()
    for number in range(len(lines)):
        for damage in ("{", "nonsense", "[]", '{"n":1}' if number in (0, len(lines) - 1) else "{}"):
            damaged = "\n".join([*lines[:number], damage, *lines[number + 1 :]])
            assert problem_of(damaged).line == number + 1
            assert f"Line {number + 1}:" in problem_of(damaged).sentence()


def test_a_missing_line_is_named(record: str) -> None:
    lines = record.splitlines()
    assert problem_of("\n".join(lines[:3] + lines[4:])).line == 4


def test_what_follows_the_end_of_a_record_is_named(record: str) -> None:
    lines = len(record.splitlines())
    with pytest.raises(BadRecord) as twice:
        read_record(record + record)
    assert (twice.value.line, twice.value.why.values["end"]) == (lines + 1, lines)
    assert f"Line {lines + 1}: something follows the end of the game" in twice.value.sentence()


def test_a_byte_order_mark_before_a_record_changes_nothing(record: str) -> None:
    assert read_record(b"\xef\xbb\xbf" + record.encode()) == read_record(record)


def test_a_record_of_an_unknown_game_rules_or_form_says_so(record: str) -> None:
    assert "There is no game “chess”" in problem_of(changed(record, 1, game="chess")).sentence()
    assert "version 9" in problem_of(changed(record, 1, rules=9)).sentence()
    assert "form 4" in problem_of(changed(record, 1, ridotto=4)).sentence()
    assert "is for 2 to 3 players" in problem_of(changed(record, 1, seats=7)).sentence()


def test_a_move_that_cannot_have_happened_is_named_with_its_clause(record: str) -> None:
    move = {"type": "arrange", "red": 9, "white": 0, "black": 0, "empty": 0}
    problem = problem_of(changed(record, 2, move=move))
    assert problem.line == 2
    assert "(POD-5)" in problem.sentence()
    assert problem_of(changed(record, 2, seat=5)).line == 2
    assert problem_of(changed(record, 3, move=None, seat=None)).line == 3


@pytest.mark.parametrize(
    "keys",
    [
        {"at": 0},
        {"at": -5},
        {"at": None},
        {"at": 10**30},
        {"postpone": -1},
        {"postpone": 1},
        {"ring": True, "move": None, "seat": None},
        {"draw": True},
        {"undo": 1},
    ],
)
def test_an_entry_that_says_what_was_not_so_is_named(record: str, keys: dict[str, object]) -> None:
    assert problem_of(changed(record, 4, **keys)).line == 4


def test_a_start_after_the_first_move_is_found_out(record: str) -> None:
    assert problem_of(changed(record, 1, started=10**13)).line == 2


def test_what_happens_at_time_zero_is_written_so() -> None:
    match = Match.begin(find_game("podstavec"), 2, {}, "00ff")
    match.play(0, Arrange(0, 0, 0, 3), 0)
    assert json.loads(write_record(match).splitlines()[1])["at"] == 0


def test_resigning_may_leave_out_its_time() -> None:
    match = Match.begin(find_game("podstavec"), 2, {}, "00ff")
    match.resign(0, 0)
    lines = write_record(match).splitlines()
    assert read_record(chained("\n".join([lines[0], '{"n":1,"resign":0}', lines[2]]))).verify().outcome() is not None


def test_a_record_that_leads_elsewhere_is_found_out(record: str) -> None:
    last = len(record.splitlines())
    outcome = json.loads(record.splitlines()[-1])["outcome"]
    forged = {**outcome, "places": outcome["places"][::-1]}
    assert problem_of(changed(record, last, outcome=forged)).why.id == "record-outcome"
    assert problem_of(changed(record, last, digest="0" * 64)).why.id == "record-digest"


def test_a_record_that_stops_early_is_not_verified_but_can_be_replayed(record: str) -> None:
    lines = record.splitlines()
    assert problem_of("\n".join(lines[:5])).why.id == "record-unfinished"
    assert len(list(read_record("\n".join(lines[:5])).replay())) == 5
    assert problem_of("\n".join(lines[:-1])).why.id == "record-no-ending"


def test_empty_and_binary_files_are_no_records() -> None:
    assert problem_of("").why.id == "record-empty"
    assert problem_of("\n\n").why.id == "record-empty"
    assert problem_of(b"\xff\xfe\x00").line == 1
    assert problem_of(b"[" * 100_000).line == 1


def test_resigning_drawing_postponing_and_undoing_replay(monkeypatch) -> None:
    monkeypatch.setattr(Arrange, "final", False)
    match = Match.begin(find_game("podstavec"), 3, {}, "00ff", at=5)
    match.play(0, Arrange(1, 0, 0, 0), 10, by="idle")
    match.undo(1, 11)
    match.play(0, Arrange(0, 1, 0, 0), 12, by="bot")
    match.postpone(100, 13)
    match.resign(2, 14)
    match.agree_draw(15)
    text = write_record(match)
    assert write_record(read_record(text).verify()) == text
    assert [json.loads(line).get("by") for line in text.splitlines()[1:4]] == ["idle", None, "bot"]


def test_options_left_out_of_a_record_have_their_usual_values(record: str) -> None:
    assert read_record(chained(changed(record, 1, options={}))).verify().outcome() is not None


def test_any_changed_line_is_found_also_one_that_changes_nothing_in_the_end(record: str) -> None:
    """A losing bid leads to the same last position, whatever it was."""
    lines = record.splitlines()
    found = []
    for number, line in enumerate(lines[1:-1], 2):
        move = json.loads(line)["move"]
        if move["type"] == "bid" and move["pedestals"] == 0:
            for colour in ("red", "white", "black"):
                if move[colour]:
                    damaged = changed(record, number, move={**move, colour: move[colour] - 1})
                    found.append(problem_of(damaged).why.id)
    assert found.count("record-head") > 0, "no changed bid led to the same position"
    assert set(found) <= {"record-head", "record-refused", "record-differs", "record-outcome", "record-digest"}
    for number in range(len(lines) - 1):
        blank = "\n".join([*lines[:number], lines[number] + " ", *lines[number + 1 :]])
        assert problem_of(blank).why.id == "record-head"


def test_the_head_follows_from_the_bytes_of_the_lines_as_documented(record: str) -> None:
    head = ""
    for line in record.splitlines()[:-1]:
        head = hashlib.sha256((head + line).encode()).hexdigest()
    assert json.loads(record.splitlines()[-1])["head"] == head == read_record(record).head


def test_a_record_of_form_1_holds_as_what_it_is(record: str) -> None:
    header, *entries, ending = record.splitlines()
    old = "\n".join([header.replace('"ridotto":2', '"ridotto":1'), *entries, changed(ending, 1, head=None)]) + "\n"
    match = read_record(old).verify()
    assert not read_record(old).chained
    assert '"head"' not in write_record(match)
    assert json.loads(write_record(match).splitlines()[0])["ridotto"] == 1
    assert problem_of(changed(old, len(entries) + 2, head="00")).why.id == "record-head"
    assert problem_of(changed(record, len(entries) + 2, head=None)).why.id == "record-head"
