"""What is typed at the table on the screen beside moves: the record, giving up, leaving."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest
from on_screen import screen_text, shows, sit_down, type_line, until
from textual.pilot import Pilot

from ridotto.cli.terminal.app import Table
from ridotto.cli.terminal.commands import Command
from ridotto.cli.terminal.screens import Ending, Sure


def test_the_record_can_be_had_once_the_game_is_over_and_not_before(podstavec, seat_at, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    session = seat_at(podstavec, None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "save game.jsonl")
        await shows(pilot, "✗ The record holds every secret of the game")
        assert not (tmp_path / "game.jsonl").exists()
        session.resign()
        app.wake()
        await until(pilot, lambda: isinstance(app.screen, Ending))
        await pilot.press("enter")
        await type_line(pilot, "save ~nobody-of-this-name/game.jsonl")
        await shows(pilot, "✗ ~nobody-of-this-name/game.jsonl is not a place for a file.")
        await type_line(pilot, "save game.jsonl")
        await shows(pilot, "The record is in game.jsonl.")

    sit_down(session, play)
    assert (tmp_path / "game.jsonl").read_text().startswith('{"ridotto":2')


def test_a_command_that_is_typed_on_the_result_card_is_obeyed(podstavec, seat_at, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    session = seat_at(podstavec, None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        session.resign()
        app.wake()
        await until(pilot, lambda: isinstance(app.screen, Ending))
        await pilot.press(*"save game.jsonl", "enter")
        await shows(pilot, "The record is in game.jsonl.")

    sit_down(session, play)
    assert (tmp_path / "game.jsonl").exists()


def test_the_result_card_stays_for_somebody_who_was_typing_when_it_came(podstavec, seat_at):
    session = seat_at(podstavec, None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press(*"ag")
        session.resign()
        app.wake()
        await until(pilot, lambda: isinstance(app.screen, Ending))
        await pilot.press(*"ain")
        assert isinstance(app.screen, Ending)
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(app.screen, Ending))
        assert app.line.value == "again"

    sit_down(session, play)


def test_giving_up_is_asked_about_first(podstavec, seat_at):
    session = seat_at(podstavec, None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "resign")
        await shows(pilot, "Give up this game, Anna?")
        await pilot.press("escape")
        assert session.outcome() is None
        await type_line(pilot, "resign")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Ending))
        await shows(pilot, "Boris wins.", "Anna gave up.")
        assert "Everyone but the winner resigned." not in screen_text(app), "said once is enough"

    sit_down(session, play)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whoever_types_something_when_asked_about_giving_up_means_no(podstavec, seat_at, language):
    session = seat_at(podstavec, None, "random", language=language)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "resign")
        await until(pilot, lambda: isinstance(app.screen, Sure))
        await pilot.press(*"xyz")
        await until(pilot, lambda: not isinstance(app.screen, Sure) and app.line.value == "xyz")
        await type_line(pilot, "resign")
        await until(pilot, lambda: isinstance(app.screen, Sure))
        await pilot.press(*"keep", "enter")
        await until(pilot, lambda: any(entry.seat == 0 for entry in session.match.entries))
        assert session.outcome() is None

    sit_down(session, play)


@pytest.mark.parametrize("answer", ["да", "Yes", "y", "д"])
def test_yes_may_be_typed_when_asked_about_giving_up(podstavec, seat_at, answer: str):
    session = seat_at(podstavec, None, "random", language="ru")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "сдаться")
        await shows(pilot, "Сдать эту партию, Anna?")
        await pilot.press(*answer)
        await shows(pilot, "Сдать эту партию, Anna?", answer)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Ending))
        assert app.line.value == ""

    sit_down(session, play)


@pytest.mark.parametrize("answer", [["нет"], ["N", "o"], ["y", "backspace", "n"]], ids="".join)
def test_no_may_be_typed_when_asked_about_giving_up(podstavec, seat_at, answer: list[str]):
    session = seat_at(podstavec, None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "resign")
        await until(pilot, lambda: isinstance(app.screen, Sure))
        await pilot.press(*(answer[0] if len(answer) == 1 else answer), "enter")
        await until(pilot, lambda: not isinstance(app.screen, Sure))
        assert app.line.value == ""
        assert session.outcome() is None
        assert all(entry.seat != 0 for entry in session.match.entries)

    sit_down(session, play)


@pytest.mark.parametrize("typed", ["nothing", "ye"])
def test_a_word_that_only_begins_like_an_answer_means_no_and_is_not_lost(podstavec, seat_at, typed: str):
    session = seat_at(podstavec, None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "resign")
        await until(pilot, lambda: isinstance(app.screen, Sure))
        await pilot.press(*typed, "enter")
        await shows(pilot, f"✗ “{typed}” is not a move here.")
        assert app.line.value == typed
        assert session.outcome() is None

    sit_down(session, play)


@pytest.mark.parametrize(
    ("language", "status", "refusal"),
    [
        ("en", "You have resigned; the others play on. Ctrl-Q leaves", "✗ You have resigned from this game"),
        ("ru", "Вы сдались; остальные играют дальше. Ctrl-Q — выйти", "✗ В этой игре вы уже сдались"),
    ],
)
def test_who_has_resigned_while_the_others_play_on_is_told_so(podstavec, seat_at, language, status, refusal):
    session = seat_at(podstavec, None, "steady", "steady", language=language, quick=False)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        session.resign()
        app.wake()
        await shows(pilot, status)
        assert "F3" not in screen_text(app)
        assert not app._offers("")
        assert not app._offers("resi")
        await type_line(pilot, "keep")
        await shows(pilot, refusal)

    sit_down(session, play, (100, 30))
    assert session.outcome() is None


def test_leaving_a_running_game_is_asked_about_first(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "keep")
        await pilot.press("ctrl+q")
        await until(pilot, lambda: isinstance(app.screen, Sure))
        await pilot.press("n", "enter")
        await until(pilot, lambda: not isinstance(app.screen, Sure))
        await type_line(pilot, "quit")
        await pilot.press("enter")
        await until(pilot, lambda: not app.is_running)

    sit_down(seat_at(podstavec, None, "random"), play)


def test_closing_the_window_leaves_the_table(podstavec, seat_at):
    async def run() -> None:
        app = Table(seat_at(podstavec, None, "random"), [signal.SIGHUP])
        async with app.run_test() as pilot:
            await type_line(pilot, "keep")
            os.kill(os.getpid(), signal.SIGHUP)
            await until(pilot, lambda: not app.is_running)

    asyncio.run(run())


@pytest.mark.parametrize("typed", ["назад", "отменить", "Отмена", "undo"])
def test_a_move_is_taken_back_by_any_word_for_it(podstavec, seat_at, typed: str):
    commands = seat_at(podstavec, None, "random", language="ru").commands
    assert commands.read(typed) == Command("undo")
    assert "отменить" not in commands.complete("отм")
