"""Setting a table: `ridotto play` with its options, and what is wrong with them."""

from __future__ import annotations

import errno
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ridotto.bots import find_bot
from ridotto.cli.main import run
from ridotto.cli.options import read_options
from ridotto.cli.play import Laid, enough_seats, play_games, read_names, read_people, seat_players
from ridotto.cli.terminal.plain import Left
from ridotto.cli.terminal.record_file import RecordFile
from ridotto.cli.terminal.session import Session
from ridotto.core import Match, Problem, find_game, read_record, write_record

RECORD = str(Path(__file__).parents[2] / "games" / "podstavec" / "records" / "two-players-pedestals.jsonl")
ENTRIES = len(Path(RECORD).read_text(encoding="utf-8").splitlines()) - 2
PERSON_FIRST = ("--seed", "3")
"""A deal of Poker Auction that no bot begins: a bot's pauses against the clock are real ones."""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        (["podstavec", "--seats", "4"], "Podstavec is for 2 to 3 players, not 4."),
        (["podstavec", "--names", "A,B,C,D"], "Podstavec is for 2 to 3 players, not 4."),
        (["podstavec", "--seats", "2", "--names", "A,B,C"], "3 names for 2 seats are too many."),
        (["podstavec", "--seats", "2", "--bots", "random,random"], "2 bots are too many for 1 free seat."),
        (["podstavec", "--seats", "2", "--human", "5"], "There is no seat 5 for a person: the seats are 0 to 1."),
        (
            ["podstavec", "--human", "7"],
            "There is no seat 7 for a person: the seats are 0 to 1, or up to 2 with --seats 3.",
        ),
        (["podstavec", "--human", "me"], "Seats of people are numbers like 0,1 or none, not “me”."),
        (["podstavec", "--bots", "genius"], "There is no bot “genius” for Podstavec."),
        (["podstavec", "--names", "Anna,Anna"], "Two players cannot both be called Anna."),
        (["podstavec", "--options", "{"], "Those options cannot be read: "),
        (["podstavec", "--options", "[1]"], "Those options cannot be read: "),
        (["podstavec", "-o", "scoring"], "An option is written key=value, not “scoring”."),
        (["podstavec", "-o", "scoring=odd"], "Those options do not fit Podstavec"),
        (["podstavec", "-o", "scoring=\udcff"], "Those options do not fit Podstavec"),
        (["podstavec", "--names", "A\x1b[31mB"], "A name has at most 40 letters, none of them a control character."),
        (["podstavec", "--names", "A\nB"], "A name has at most 40 letters"),
        (["podstavec", "--names", "\udcff"], "A name has at most 40 letters"),
        (["podstavec", "--names", "A" * 41], "A name has at most 40 letters"),
        (["podstavec", "--seed", "a\tb"], "A seed is any text of 1 to 128 letters"),
        ([], "Say which game to play"),
        (["podstavec", "--entry", "3"], "--entry and --seat are for playing on from a record"),
        (["--from", "no-such-file.jsonl"], "no-such-file.jsonl"),
        (["--from", "-"], "the keys come from there too"),
        (["--from", RECORD, "--seats", "2"], "With --from the table is that of the record"),
        (["--from", RECORD, "--human", "0,1"], "With --from the table is that of the record"),
        (["venice", "--from", RECORD], "That record is of another game than “venice”."),
        (["--from", RECORD, "--entry", "999"], "There is no entry 999 in this record"),
        (["--from", RECORD, "--entry", "-1"], "There is no entry -1 in this record"),
        (["--from", RECORD, "--seat", "2"], "There is no seat 2: the seats are 0 to 1."),
        (["--from", RECORD, "--entry", str(ENTRIES)], "The game is over there: nobody can play on."),
        (["--from", RECORD, "--bots", "genius"], "There is no bot “genius” for Podstavec."),
        (["podstavec", "--record", "/no/such/folder/game.jsonl"], "is not a place for a file."),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys, monkeypatch, arguments: list[str], sentence: str):
    monkeypatch.setenv("RIDOTTO_LANG", "en")
    assert run(["play", *arguments, "--plain"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert sentence in told.err


def test_a_record_that_would_overwrite_something_is_refused_before_the_game(capsys, monkeypatch, tmp_path: Path):
    monkeypatch.setenv("RIDOTTO_LANG", "en")
    letter = tmp_path / "letter.txt"
    letter.write_text("dear Anna")
    assert run(["play", "podstavec", "--record", str(letter)]) == 2
    assert "is already there, so it stays as it is" in capsys.readouterr().err
    assert letter.read_text() == "dear Anna"


def test_a_record_is_written_move_by_move_also_where_moves_are_taken_back(seat_at, tmp_path: Path):
    session, path = seat_at(find_game("logistics"), None, None), tmp_path / "game.jsonl"
    record = RecordFile(path)
    record.write(session.match)
    session.keep = record.keep

    def play() -> None:
        session.play(session.complete("")[0])

    for number, act in enumerate([play, play, session.undo, play, session.resign]):
        assert path.read_text() == write_record(session.match)
        assert len(read_record(path.read_bytes()).verify(unfinished=True).entries) == number
        act()
    record.finish(session.match)
    assert path.read_text() == write_record(session.match)
    assert read_record(path.read_bytes()).verify().outcome() is not None


def test_what_a_full_disk_left_of_a_line_is_written_over(podstavec, tmp_path: Path):
    path, match = tmp_path / "game.jsonl", Match.begin(podstavec, 2)
    record = RecordFile(path)
    record.write(match)
    with path.open("a") as half:
        half.write('{"n":')
    match.resign(0, 1)
    record.keep(match)
    record.finish(match)
    assert path.read_text() == write_record(match)


@pytest.mark.parametrize(("language", "way_on"), [("en", "To go on from it"), ("ru", "Продолжить её")])
def test_of_an_unfinished_record_it_is_told_how_to_go_on_from_it(podstavec, tmp_path: Path, language, way_on):
    path, match = tmp_path / "my game.jsonl", Match.begin(podstavec, 2)
    RecordFile(path).finish(match)
    kept = path.read_bytes()
    with pytest.raises(Problem) as problem:
        RecordFile(path, game="podstavec")
    assert problem.value.sentence(language).endswith(f"{way_on}: ridotto play --from '{path}'")
    with pytest.raises(Problem, match="save-exists"):
        RecordFile(path, game="venice")
    assert path.read_bytes() == kept
    match.resign(0, 1)
    path.write_text(write_record(match))
    with pytest.raises(Problem, match="save-exists"):
        RecordFile(path, game="podstavec")


def test_an_empty_file_is_no_obstacle_to_a_record(podstavec, tmp_path: Path):
    path, match = tmp_path / "game.jsonl", Match.begin(podstavec, 2)
    path.touch()
    RecordFile(path).finish(match)
    assert path.read_text() == write_record(match)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_place_that_cannot_be_written_is_found_before_the_game(capsys, tmp_path: Path):
    tmp_path.chmod(0o500)
    assert run(["play", "podstavec", "--record", str(tmp_path / "game.jsonl")]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "cannot be written" in told.err


def test_a_disk_that_is_full_at_the_end_is_a_sentence(monkeypatch, podstavec, tmp_path: Path):
    def full(match: Match, written: int) -> str:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("ridotto.cli.terminal.record_file.write_on", full)
    with pytest.raises(Problem) as problem:
        RecordFile(tmp_path / "game.jsonl").finish(Match.begin(podstavec, 2))
    assert "cannot be written: there is no room left." in problem.value.sentence()


def test_the_record_is_written_when_the_game_ends_and_only_once(monkeypatch, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    seen: list[bytes] = []

    def resign_and_stay(session: Session) -> Left:
        session.resign()
        seen.append(path.with_stem(f"game-{len(seen) + 1}" if seen else "game").read_bytes())
        return Left(on_purpose=True, again=len(seen) == 1)

    monkeypatch.setattr("ridotto.cli.play._in_lines", resign_and_stay)
    assert run(["play", "podstavec", "--plain", "--record", str(path)]) == 0
    assert [path.read_bytes(), path.with_stem("game-2").read_bytes()] == seen
    assert all(read_record(record).verify().outcome() is not None for record in seen)


def test_a_record_that_failed_when_the_game_ended_is_told_on_leaving(monkeypatch, podstavec, tmp_path: Path):
    def full(match: Match, written: int) -> str:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("ridotto.cli.terminal.record_file.write_on", full)
    record, match = RecordFile(tmp_path / "game.jsonl"), Match.begin(podstavec, 2)
    record.keep(match)
    with pytest.raises(Problem, match="save-failed"):
        record.finish(match)


@pytest.mark.parametrize("arguments", [["--entry", "7", "--seat", "1"], []])
def test_a_recorded_game_is_played_on_and_the_record_of_that_holds(monkeypatch, capsys, tmp_path: Path, arguments):
    monkeypatch.setenv("RIDOTTO_LANG", "en")
    monkeypatch.setattr(sys, "stdin", None)

    def everyone_a_bot(laid, *how):
        steady = find_bot(find_game("podstavec"), "steady")
        return play_games(Laid([replace(player, bot=steady) for player in laid.players], laid.begin), *how)

    monkeypatch.setattr("ridotto.cli.play.play_games", everyone_a_bot)
    path = tmp_path / "on.jsonl"
    assert run(["play", "--from", RECORD, *arguments, "--seed", "x", "--record", str(path), "--plain"]) == 0
    out = capsys.readouterr().out
    source, begun = read_record(Path(RECORD).read_bytes()), read_record(path.read_bytes())
    start = begun.verify().header.start
    seat, entry = (1, 7) if arguments else (0, ENTRIES - 1)
    assert (start.seat, start.entry, start.record, start.imagined) == (seat, entry, source.head, True)
    assert f"Played on from entry {entry} of another game." in out


def test_of_several_games_each_is_told_by_its_number(monkeypatch, capsys):
    games: list[Session] = []

    def resign_then_leave(session: Session) -> Left:
        games.append(session)
        if len(games) == 1:
            session.resign()
        return Left(on_purpose=True, again=len(games) == 1)

    monkeypatch.setenv("RIDOTTO_LANG", "en")
    monkeypatch.setattr("ridotto.cli.play._in_lines", resign_then_leave)
    assert run(["play", "podstavec", "--plain"]) == 0
    first, second = capsys.readouterr().out.split("Game 2:\n")
    assert first.startswith("Game 1:\nSteady wins.")
    assert second == "You left the game before its end.\n"


def test_options_are_json_with_single_ones_over_it():
    one_by_one = ["cards=4", "scoring=count-first", "on=true", 'list=["a"]']
    assert read_options(find_game("logistics"), '{"cards": 3, "deep": {"x": 1}}', one_by_one) == {
        "cards": 4,
        "deep": {"x": 1},
        "scoring": "count-first",
        "on": True,
        "list": ["a"],
    }


def test_a_quick_game_has_the_options_of_a_short_one_unless_others_are_wanted():
    game = find_game("poker_auction")
    assert read_options(game, "", [], game.quick_start) == {"deals": 3, "quick_lots": True}
    assert read_options(game, "", ["deals=2"], game.quick_start) == {"deals": 2, "quick_lots": True}


@pytest.mark.parametrize("typed", ["bonds,orbit", "bonds, orbit", "[bonds,orbit]", '["bonds", "orbit"]'])
def test_an_option_that_is_a_list_is_typed_with_commas_or_as_json(typed: str):
    assert read_options(find_game("standoff"), "", [f"expansions={typed}"]) == {"expansions": ["bonds", "orbit"]}
    assert read_options(find_game("standoff"), "", ["expansions=bonds"]) == {"expansions": ["bonds"]}
    assert read_options(find_game("standoff"), "", ["expansions="]) == {"expansions": []}


@pytest.mark.parametrize(("arguments", "deals"), [(["--quick"], 3), ([], 30), (["--quick", "-o", "deals=5"], 5)])
def test_quick_is_a_short_game(monkeypatch, tmp_path: Path, arguments: list[str], deals: int):
    monkeypatch.setattr(sys, "stdin", None)
    record = tmp_path / "game.jsonl"
    assert run(["play", "poker_auction", *PERSON_FIRST, "--record", str(record), *arguments]) == 1
    assert read_record(record.read_bytes()).header.options["deals"] == deals


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "There is no short form of this game"), ("ru", "Короткого варианта у этой игры нет")],
)
@pytest.mark.parametrize(("game", "short"), [("podstavec", False), ("poker_auction", True)])
def test_quick_says_where_there_is_no_short_game(monkeypatch, capsys, game, short, language, sentence):
    monkeypatch.setattr(sys, "stdin", None)
    run(["play", game, "--quick", "--plain", "--lang", language, *PERSON_FIRST])
    assert capsys.readouterr().out.count(sentence) == (0 if short else 1)


@pytest.mark.parametrize(
    ("game", "arguments", "sentences"),
    [
        ("poker_auction", ["--lang", "en"], ["for a short one begin with: ridotto play poker_auction --quick"]),
        ("poker_auction", ["--lang", "ru"], ["короткая начинается так: ridotto play poker_auction --quick"]),
        ("poker_auction", ["--quick"], []),
        ("poker_auction", ["-o", "deals=3"], []),
        ("podstavec", [], []),
    ],
)
def test_a_game_in_full_says_how_to_play_a_short_one(monkeypatch, capsys, game, arguments, sentences):
    monkeypatch.setattr(sys, "stdin", None)
    run(["play", game, "--plain", *arguments, *PERSON_FIRST])
    told = capsys.readouterr().out
    assert told.count("--quick") == len(sentences)
    assert all(sentence in told for sentence in sentences)


def test_names_may_have_forty_letters_of_any_script():
    assert read_names(f" Анна, ,{'x' * 40}") == ["Анна", "", "x" * 40]


@pytest.mark.parametrize(("typed", "people"), [("0", [0]), ("2, 0", [0, 2]), ("none", []), ("", [])])
def test_people_are_named_by_their_seats(typed: str, people: list[int]):
    assert read_people(typed) == people


def test_bots_take_the_free_seats_in_order_and_the_last_kind_fills_the_rest(podstavec):
    players = seat_players(podstavec, 3, [1], ["random"], [], "en")
    assert [player.name for player in players] == ["Random 1", "Guest", "Random 2"]
    players = seat_players(podstavec, 3, [], ["random", "steady"], ["", "", "Zorzi"], "en")
    assert [player.name for player in players] == ["Random", "Steady 1", "Zorzi"]
    assert players[2].bot is podstavec.bots["steady"]


@pytest.mark.parametrize(("language", "names"), [("en", ["Keen", "Random"]), ("ru", ["Зоркий", "Случайный"])])
def test_bots_go_by_their_level_in_the_language_of_the_table(podstavec, language, names):
    players = seat_players(podstavec, 3, [0], ["keen", "random"], [], language)
    assert [player.name for player in players[1:]] == names


def test_without_a_wish_the_others_are_steady_or_where_there_is_none_the_first_of_the_game(podstavec, sticks):
    assert seat_players(podstavec, 2, [0], [], [], "en")[1].bot is podstavec.bots["steady"]
    assert seat_players(sticks, 2, [0], [], [], "en")[1].name == "Patient"


@pytest.mark.parametrize(
    ("people", "bots", "names", "seats"),
    [
        ([0], [], [], 2),
        ([0, 1], [], [], 2),
        ([2], [], [], 3),
        ([0], ["random", "steady"], [], 3),
        ([], ["random", "steady", "random"], [], 3),
        ([0], [], ["Anna", "Boris", "Clara"], 3),
    ],
)
def test_there_are_as_many_seats_as_were_spoken_of(podstavec, people, bots, names, seats: int):
    assert enough_seats(podstavec, people, bots, names) == seats


def test_nobody_is_left_to_play_alone_unless_the_game_is_for_one(podstavec):
    assert enough_seats(replace(podstavec, seats=(1, 9)), [0], [], []) == 2
    assert enough_seats(replace(podstavec, seats=(1, 1)), [0], [], []) == 1


def test_people_with_names_of_their_own_are_called_so(podstavec):
    players = seat_players(podstavec, 3, [0, 1, 2], [], ["Анна", "Boris"], "ru")
    assert [player.name for player in players] == ["Анна", "Boris", "Гость 3"]


def test_nobody_sits_where_there_is_no_seat(podstavec):
    with pytest.raises(Problem, match="setup-human"):
        seat_players(podstavec, 2, [-1], [], [], "en")
