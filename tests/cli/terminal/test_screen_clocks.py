"""Clocks of the table on the screen."""

from __future__ import annotations

import pytest
from on_screen import screen_text, shows, sit_down, type_line
from textual.pilot import Pilot

from ridotto.cli.terminal.app import Table
from ridotto.core import find_game


def test_the_countdown_runs_and_the_clock_acts(sticks, seat_at, clock):
    session = seat_at(sticks, None, "patient", options={"move_ms": 65_000})

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "1:05 left")
        clock.now += 55_000
        await shows(pilot, "0:10 left")
        clock.now += 10_000
        app.wake()
        await shows(pilot, "Time ran out for Anna.", "Waiting for Boris.")

    sit_down(session, play)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("“take 9” was not played: ", "Meanwhile the game has gone on.")),
        ("ru", ("«take 9» не сыграно: ", "Игра тем временем продолжилась.")),
    ],
)
def test_a_line_that_was_refused_as_the_time_ran_out_does_not_vanish_without_a_word(
    sticks, seat_at, clock, language, said
):
    session = seat_at(sticks, None, "patient", options={"move_ms": 65_000}, language=language)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        clock.now += 64_990
        await type_line(pilot, "take 9")
        await shows(pilot, "✗")
        clock.now += 10
        app.wake()
        await shows(pilot, *said)
        assert app.line.value == ""
        await pilot.press("up")
        assert app.line.value == "take 9"

    sit_down(session, play)


def test_a_line_that_is_refused_because_the_time_ran_out_shows_what_the_clock_did(sticks, seat_at, clock):
    session = seat_at(sticks, None, None, options={"move_ms": 65_000})

    async def play(app: Table, pilot: Pilot[None]) -> None:
        clock.now += 65_000
        await type_line(pilot, "take 9")
        assert app._shown == session.change
        await shows(pilot, "Time ran out for Anna.")

    sit_down(session, play)


def test_the_countdown_is_drawn_only_when_it_says_something_else(sticks, seat_at, clock, monkeypatch):
    session = seat_at(sticks, None, "patient", options={"move_ms": 65_000})

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "1:05 left")
        drawn: list[str] = []
        monkeypatch.setattr(app.countdown, "update", lambda told: drawn.append(str(told)))
        for _ in range(4):
            app.countdown.look()
            clock.now += 250
        app.countdown.look()
        assert drawn == ["1:04 left"]

    sit_down(session, play)


def test_a_far_deadline_is_told_by_its_date(sticks, seat_at):
    session = seat_at(sticks, None, "patient", options={"move_ms": 48 * 3_600_000})

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "until 1970-01-0")

    sit_down(session, play)


def test_against_bots_the_clock_starts_with_enter_or_the_first_move_and_not_before(sticks, seat_at, clock):
    session = seat_at(sticks, None, "patient", options={"move_ms": 65_000})
    session.wait_to_begin()

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "1:05 from Enter on", "Your turn, Anna")
        await type_line(pilot, "help")
        await pilot.press("escape")
        clock.now += 600_000
        app.wake()
        await shows(pilot, "1:05 from Enter on")
        await pilot.press("enter")
        await shows(pilot, "1:05 left")
        clock.now += 65_000
        app.wake()
        await shows(pilot, "Time ran out for Anna.")

    sit_down(session, play)


def test_while_the_clock_waits_no_time_is_told_that_will_move(seat_at):
    session = seat_at(find_game("venice"), None, "random", options={"pace": "minutes"})
    session.wait_to_begin()

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "from Enter on")
        assert "due " not in screen_text(app)
        await pilot.press("enter")
        await shows(pilot, "due ")

    sit_down(session, play)


def test_while_the_clock_waits_for_the_player_bots_wait_too(sticks, seat_at, clock):
    session = seat_at(sticks, "random", None, options={"move_ms": 65_000})
    session.wait_to_begin()

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "The clock starts when you press Enter")
        assert not session.story()
        await pilot.press("enter")
        await shows(pilot, "Your turn, Boris")

    sit_down(session, play)


@pytest.mark.parametrize("sitting", [(None, None), ("patient", "patient")])
def test_a_clock_waits_for_nobody_where_people_play_or_only_bots(sticks, seat_at, sitting):
    session = seat_at(sticks, *sitting, options={"move_ms": 65_000})
    session.wait_to_begin()
    assert not session.starting
