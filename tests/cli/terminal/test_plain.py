"""The table in plain lines."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from ridotto.cli.terminal.plain import LINES_THAT_HIDE, PlainTable, StandardInput
from ridotto.cli.terminal.session import Session
from ridotto.core import find_game, read_record


class Script:
    """Lines that are typed one after another. A number is so many milliseconds in which nobody types."""

    def __init__(self, lines: Sequence[str | int], pass_time: Callable[[int], None] = lambda ms: None) -> None:
        self._lines = list(lines)
        self._pass_time = pass_time
        self.closed = False

    def read(self, seconds: float | None) -> str | None:
        if not self._lines:
            self.closed = True
            return None
        line = self._lines.pop(0)
        if isinstance(line, str):
            return line
        self._pass_time(line)
        raise TimeoutError


def played(session: Session, *lines: str | int, **how: Any) -> list[str]:
    """What is written when these lines are typed."""
    written: list[str] = []

    def pass_time(ms: int) -> None:
        session.clock.now += ms  # type: ignore[attr-defined]

    PlainTable(
        session, Script(lines, pass_time), written.append, sleep=lambda s: pass_time(int(s * 1000)), **how
    ).play()
    return "\n".join(written).splitlines()


def test_at_a_terminal_resigning_is_said_twice_in_a_row(podstavec, seat_at):
    asked = "Give up this game? Type “resign” once more; anything else goes on."
    prompts: list[str] = []
    lines = played(seat_at(podstavec, None, "steady"), "resign", "keep", "resign", "resign", "", prompt=prompts.append)
    assert lines.count(asked) == 2, "what was typed between them is no yes"
    assert "Anna resigns." in lines[lines.index(asked) + 1 :]
    assert lines.index("Anna resigns.") > [place for place, line in enumerate(lines) if line == asked][1]


def test_the_position_the_events_and_whose_turn_it_is_are_told_in_lines(podstavec, seat_at):
    lines = played(seat_at(podstavec, None, "steady"), "keep")
    assert lines[0] == "Podstavec"
    assert lines[1].startswith("Goal: ")
    assert lines[2] == "Boris has arranged."
    assert "Your bag: 8×(R) 8×(W) 8×(B)" in lines
    (shown,) = [line for line in lines if line.startswith("Boris shows ")]
    assert lines.index("Your turn, Anna: keep, arrange") < lines.index(shown)
    assert lines[-1] == "Your turn, Anna: pass, bid"


def test_a_refusal_is_a_line_with_its_clause(podstavec, seat_at):
    lines = played(seat_at(podstavec, None, "steady"), "keep", "bid 9r", "undo", "rules POD-99", "save x")
    assert lines[-4:] == [
        "That bid holds 9 red balls; your bag has 8. (POD-9)",
        "What was sent cannot be taken back here, a display (POD-6) or a bid (POD-9).",
        "Podstavec has no clause “POD-99”. Its clauses are POD-1 to POD-19.",
        "The record holds every secret of the game, so it can be had once the game is over: "
        "type save then, or begin with --record.",
    ]


def test_nothing_is_told_twice(podstavec, seat_at):
    lines = played(seat_at(podstavec, None, "steady"), "keep", "", "  ", "nonsense", "bid 1b")
    assert lines.count("Your turn, Anna: pass, bid") == 1
    assert lines.count("Boris has arranged.") == 2  # once a round


def test_commands_answer_in_lines(podstavec, seat_at):
    lines = played(seat_at(podstavec, None, "steady"), "help", "rules POD-4", "log", "quit", "keep")
    assert "resign        give up" in lines
    assert any(line.startswith("POD-4 Displays") for line in lines)
    assert lines[-1] == "Boris has arranged."


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("en", "hint", r"Hint: “(keep|arrange .*)”\. .+"),
        ("ru", "hint", r"Подсказка: «(оставить|расставить .*)»\. .+"),
        ("ru", "Подсказка", r"Подсказка: «(оставить|расставить .*)»\. .+"),
    ],
)
def test_a_hint_is_a_line_with_the_move_and_the_reason(podstavec, seat_at, language, typed, answer):
    lines = played(seat_at(podstavec, None, "steady", language=language), typed)
    assert re.match(answer, lines[-1]), lines[-1]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "50 is not above the highest bid, 60 by Anna. (PAU-18)"),
        ("ru", "50 не больше высшей ставки: Anna даёт 60. (PAU-18)"),
    ],
)
def test_a_refusal_names_players_as_the_table_does(seat_at, language, said):
    session = seat_at(find_game("poker_auction"), None, None, options={"mode": "open-deck"}, language=language)
    assert said in played(session, "", "bid 60", "", "bid 50")


def test_where_people_play_no_hint_is_given(podstavec, seat_at):
    lines = played(seat_at(podstavec, None, None), "hint")
    assert lines[-1] == "Hints are given only where everyone else is a bot."


def test_once_the_game_is_over_a_person_may_still_look_around_and_save_the_record(podstavec, seat_at, tmp_path: Path):
    record = tmp_path / "game.jsonl"
    typed = (f"save {record}", "resign", "log", "save", f"save {record}", f"save {record}", "undo", "", "log")
    lines = played(seat_at(podstavec, None, "steady"), *typed)
    assert lines[-4:] == [
        "Type save and the name of a file.",
        f"The record is in {record}.",
        f"{record} is already there, so it stays as it is.",
        "The game is over.",
    ]
    assert read_record(record.read_bytes()).verify().outcome() is not None


@pytest.mark.parametrize("leaving", ["", "quit", None])
def test_a_mistyped_word_after_the_end_is_said_and_costs_no_record(podstavec, seat_at, tmp_path: Path, leaving):
    record = tmp_path / "game.jsonl"
    typed = ("resign", "svae x", "keep", f"save {record}", *(() if leaving is None else (leaving, "log")))
    *_, mistyped, move, saved = played(seat_at(podstavec, None, "steady"), *typed)
    assert mistyped.startswith("“svae x” is nothing that can be typed here: the game is over.")
    assert move.startswith("“keep” is nothing")
    assert saved == f"The record is in {record}."


@pytest.mark.parametrize(
    ("language", "typed", "command"),
    [
        ("en", "analyse", "Type save FILE to keep the record; after that, ridotto analyse FILE"),
        (
            "ru",
            "разбор",
            "Наберите «запись ФАЙЛ», чтобы сохранить запись; после этого ходы разберёт ridotto analyse ФАЙЛ",
        ),
    ],
)
def test_at_the_end_one_is_told_how_to_have_the_moves_judged(podstavec, seat_at, language, typed, command):
    lines = played(seat_at(podstavec, None, "steady", language=language), "resign", typed)
    assert command in lines[-1]


def test_of_a_saved_record_one_is_told_the_command_that_judges_its_moves(podstavec, seat_at, tmp_path: Path):
    record = tmp_path / "game.jsonl"
    lines = played(seat_at(podstavec, None, "steady"), "analyse", "resign", f"save {record}", "analyse")
    assert lines[-1] == f"The moves of this game are judged by: ridotto analyse {record}"
    assert any(line.startswith("Once the game is over, save FILE") for line in lines)


@pytest.mark.parametrize("name", ["~nobody-of-this-name/x", "a\0b", "~a\0b/x", "x" * 300, "no/such/place", "."])
def test_a_name_that_is_no_place_for_a_file_is_a_sentence_and_the_table_stays(podstavec, seat_at, name: str):
    lines = played(seat_at(podstavec, None, "steady"), "resign", f"save {name}", "log")
    assert lines[-2:] == ["Anna resigns.", "Boris wins."]
    assert not any("resigned" in line for line in lines), "said once is enough"
    prompt = "again begins another game, save FILE keeps the record; Enter leaves the table."
    assert name[:80] in lines[lines.index(prompt) + 1]


def test_undo_says_so_and_shows_the_position_again(sticks, seat_at):
    lines = played(seat_at(sticks, None, "random"), "take 1", "undo")
    assert lines[-4:] == ["", "|||||||||| 10", "", "Your turn, Anna: take"]
    assert lines[-5] == "Anna takes back “take 1” and the move of Boris after it."


def test_the_clock_rings_while_nobody_types(sticks, seat_at):
    lines = played(seat_at(sticks, None, None, options={"move_ms": 5000}), 5000, "take 1")
    assert "Your turn, Anna: take · 0:05 left" in lines
    assert lines[lines.index("Time ran out for Anna.") + 1 :][:4] == [
        "",
        "||||||||| 9",
        "",
        "Your turn, Boris: take · 0:05 left",
    ]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "You may act, Anna · 2:00 left"), ("ru", "Можно ходить, Anna · осталось 2:00")]
)
def test_where_no_move_can_be_named_none_is_listed(seat_at, monkeypatch, language, said):
    session = seat_at(find_game("venice"), None, "random", options={"pace": "minutes", "minutes": 2}, language=language)
    monkeypatch.setattr(session, "kinds", lambda: ())
    assert said in played(session)


def test_what_is_piped_in_after_the_end_is_read_as_at_a_terminal(podstavec, seat_at, tmp_path: Path):
    record = tmp_path / "game.jsonl"
    lines = played(seat_at(podstavec, None, "steady"), "resign", f"save {record}", "", "log", echo=True)
    assert lines[-1] == f"The record is in {record}."
    assert read_record(record.read_bytes()).verify().outcome() is not None


def test_what_is_piped_in_waits_for_its_turn(sticks, seat_at, clock):
    session = seat_at(sticks, None, "patient", options={"move_ms": 5000})
    written: list[str] = []

    def pass_time(seconds: float) -> None:
        clock.now += int(seconds * 1000)

    PlainTable(session, Script(["take 1", "take 2"]), written.append, echo=True, sleep=pass_time).play()
    taken = [line for line in written if " takes " in line]
    assert taken == ["Anna takes 1.", "Boris takes 1.", "Anna takes 2.", "Boris takes 1."]


def piped(session: Session, *lines: str) -> list[str]:
    """What is written when these lines come from a pipe; time passes while the table waits."""
    written: list[str] = []

    def pass_time(seconds: float) -> None:
        session.clock.now += int(seconds * 1000) + 1  # type: ignore[attr-defined]

    PlainTable(session, Script(lines), written.append, echo=True, sleep=pass_time).play()
    return written


def test_piped_moves_of_a_game_with_a_hammer_wait_for_the_clock_and_none_is_lost(seat_at):
    session = seat_at(find_game("poker_auction"), None, "steady", options={"deals": 1})
    hand = session.view().hand
    written = piped(session, *(f"lay {card}" for card in hand))
    assert len([line for line in written if line.startswith("Anna lays ")]) == 3
    assert not [line for line in written if "come once it lies" in line or "is being sold" in line]
    assert session.outcome() is not None, "once the lines are used up the hammer falls without them"


def test_piped_moves_of_venice_wait_until_the_auction_before_is_held(seat_at):
    session = seat_at(find_game("venice"), None, "steady", options={"pace": "minutes"})
    written = piped(session, "borrow 100", *["ready"] * 7)
    assert len([line for line in written if line.startswith("Anna is ready")]) == 7
    assert session.outcome() is not None


def test_a_game_that_waits_for_nobody_is_left_a_minute_after_the_input_has_ended(seat_at, clock):
    session = seat_at(find_game("venice"), None, "random")
    begun = clock()
    piped(session, "borrow 100")
    assert session.outcome() is None
    assert clock() - begun <= 61_000


def test_a_piped_move_that_is_wrong_and_not_early_is_refused_at_once(seat_at):
    session = seat_at(find_game("poker_auction"), None, "steady", options={"deals": 1})
    written = piped(session, "bid 5", "lay nonsense", f"lay {session.view().hand[0]}", "bid 0")
    refusals = [written[place + 1] for place, line in enumerate(written) if line.startswith("> ")]
    assert refusals[0].startswith("The mover chooses what to sell now")
    assert "nonsense" in refusals[1]
    assert refusals[3] == "A bid is a whole number above zero, not 0. (PAU-6)"


def test_who_may_act_is_told_apart_from_who_must(sticks, seat_at):
    lines = played(seat_at(sticks, None, "random", options={"move_ms": 5000, "lazy": True}), "take 1", "log")
    assert "You may act, Anna: take · 0:05 left" in lines


def test_an_input_that_ends_leaves_the_game_unless_only_bots_are_left(podstavec, sticks, seat_at):
    session = seat_at(podstavec, None, "random")
    assert not PlainTable(session, Script([]), lambda line: None).play()
    assert session.outcome() is None
    session = seat_at(sticks, None, "random", "random")
    assert PlainTable(session, Script(["resign"]), lambda line: None).play()
    assert session.outcome() is not None


def test_people_are_called_to_the_screen_and_see_only_their_own(podstavec, seat_at):
    lines = played(seat_at(podstavec, None, None), "", "arrange 2r 1w", "", "log", hide=True)
    called = lines.index("Pass the screen to Boris.")
    assert lines[called - LINES_THAT_HIDE : called] == [""] * LINES_THAT_HIDE
    assert "You have sent" not in "\n".join(lines[called:])
    assert "arrange 2r 1w" not in "\n".join(lines[called:])
    assert "Your turn, Boris: keep, arrange" in lines[called:]


def test_the_clock_stands_still_while_the_next_person_is_called(sticks, seat_at):
    session = seat_at(sticks, None, None, options={"move_ms": 5000, "whispers": True})
    lines = played(session, "take 1", 60_000, "", "take 1")
    assert "Your turn, Boris: take · 0:05 left" in lines
    assert not any("Time ran out" in line for line in lines)
    assert "The stick whispers 1010 to Anna." not in lines


def test_a_move_typed_at_the_curtain_counts_so_that_a_pipe_needs_no_empty_lines(podstavec, seat_at):
    lines = played(seat_at(podstavec, None, None), "keep", "keep", echo=True)
    assert "> keep" in lines
    assert "Boris shows 3 empty." in lines


def test_around_the_end_the_position_is_told_as_everyone_may_see_it(podstavec, seat_at):
    lines = played(seat_at(podstavec, None, None), "resign")
    assert "Your bag" not in "".join(lines[lines.index("Anna resigns.") :])
    assert "  Boris  [ ] [ ] [ ]" in lines[lines.index("Anna resigns.") :]  # nobody is marked as having to act


# ---- standard input


def test_lines_arrive_whole_however_they_are_cut(tmp_path: Path):
    reading, writing = os.pipe()
    lines = StandardInput(reading)
    with pytest.raises(TimeoutError):
        lines.read(0)
    for part in (b"bid ", b"1r\npa", b"ss\n\xff\xfe\nlast"):
        os.write(writing, part)
    os.close(writing)
    assert [lines.read(5) for _ in range(6)] == ["bid 1r", "pass", "��", "last", None, None]
    assert lines.closed
    os.close(reading)


# ---- the command, as a shell runs it


def run(*arguments: str, typed: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `ridotto play` with this input; none at all means a closed one."""
    return subprocess.run(
        [sys.executable, "-m", "ridotto.cli.entry", "play", *arguments],
        input=typed,
        stdin=subprocess.DEVNULL if typed is None else None,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "RIDOTTO_LANG": "en", "PYTHONIOENCODING": "utf-8", **environment},
        timeout=60,
        check=False,
    )


def test_a_piped_game_is_played_to_its_end_and_recorded(tmp_path: Path):
    record = tmp_path / "game.jsonl"
    typed = "keep\npass\n" * 100
    done = run("podstavec", "--bots", "random", "--seed", "0a", "--record", str(record), typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Random wins.\n" in done.stdout
    *_, saved, next_steps = done.stdout.splitlines()
    assert saved == f"The record is in {record}."
    assert f"ridotto replay {record}" in next_steps
    assert f"ridotto analyse {record}" in next_steps
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", done.stdout)  # no control codes
    assert read_record(record.read_bytes()).verify().outcome() is not None


def test_with_a_closed_input_the_game_is_left_and_that_is_said():
    done = run("podstavec")
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.endswith("You left the game before its end.\n")


def test_no_input_at_all_is_a_closed_one():
    command = f"{sys.executable} -m ridotto.cli.main play podstavec <&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert (done.returncode, done.stderr) == (1, "")


def test_bots_alone_need_no_input():
    done = run("podstavec", "--human", "none", "--bots", "random,steady,random", "--lang", "ru")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Победа: " in done.stdout


def test_a_terminal_without_these_letters_still_shows_the_game():
    done = run("podstavec", typed="keep\nquit\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Your bag: 8?(R)" in done.stdout


@pytest.mark.parametrize("interrupt", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupt_leaves_quietly_and_keeps_the_record(tmp_path: Path, interrupt: signal.Signals):
    record = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "ridotto.cli.entry", "play", "podstavec", "--record", str(record), "--lang", "en"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, encoding="utf-8", **pipes) as table:  # type: ignore[call-overload]
        while "Your turn" not in table.stdout.readline():
            pass
        table.send_signal(interrupt)
        assert table.stderr.read() == ""
        assert table.wait(timeout=60) == 130
    assert len(read_record(record.read_bytes()).entries) == 1


def test_a_killed_game_leaves_a_record_that_can_be_played_on_from(tmp_path: Path):
    record = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "ridotto.cli.entry", "play", "podstavec", "--record", str(record), "--lang", "en"]
    with subprocess.Popen(command, encoding="utf-8", stdin=subprocess.PIPE, stdout=subprocess.PIPE) as table:
        while "Your turn" not in table.stdout.readline():
            pass
        table.kill()
    assert len(read_record(record.read_bytes()).verify(unfinished=True).entries) == 1
    again = run("podstavec", "--record", str(record))
    assert again.returncode == 2
    assert f"To go on from it: ridotto play --from {record}" in again.stderr
    assert "Played on from entry 1" in run("--from", str(record)).stdout
