"""Hints on the screen: below the line, with their move on it."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from on_screen import screen_text, shows, sit_down, type_line, until
from textual.pilot import Pilot

from ridotto.cli.terminal.advice import Wish
from ridotto.cli.terminal.app import Table
from ridotto.core import Problem


@pytest.mark.parametrize("how", ["key", "command"])
def test_a_hint_stands_below_the_line_and_its_move_on_it_for_enter(podstavec, seat_at, how):
    session = seat_at(podstavec, None, "steady")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "F3 hint", "Boris has arranged.")
        if how == "key":
            await pilot.press("f3")
        else:
            await type_line(pilot, "hint")
        await until(pilot, lambda: app.hint.kind == "advice")
        await pilot.pause()
        assert session.understood(app.line.value) == app.line.value != ""
        await shows(pilot, f"Hint: “{app.line.value}”.")
        await pilot.press("enter")
        await shows(pilot, "Your turn, Anna: pass, bid")
        assert (app.line.value, app.hint.kind) == ("", "")

    sit_down(session, play)


def test_a_hint_leaves_alone_what_is_typed_and_what_happens_takes_it_away(podstavec, seat_at):
    session = seat_at(podstavec, None, "steady")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Boris has arranged.")
        app.line.put("arr")
        await pilot.press("f3")
        await until(pilot, lambda: app.hint.kind == "advice")
        assert app.line.value == "arr"
        session.play("keep")
        app.wake()
        assert (app.line.value, app.hint.kind) == ("arr", "")
        app.line.put("")
        await pilot.press("f3")
        await until(pilot, lambda: app.hint.kind == "advice")
        await pilot.press("escape")
        await until(pilot, lambda: app.hint.kind == "")

    sit_down(session, play)


def test_the_move_of_a_hint_takes_the_place_of_a_refused_line(podstavec, seat_at):
    session = seat_at(podstavec, None, "steady")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Boris has arranged.")
        await type_line(pilot, "arange 3r")
        await until(pilot, lambda: app.hint.kind == "refused")
        await pilot.press("f3")
        await until(pilot, lambda: app.hint.kind == "advice")
        assert session.understood(app.line.value) == app.line.value != ""

    sit_down(session, play)


def test_what_happens_while_a_hint_is_thought_of_is_thought_of_too(podstavec, seat_at, monkeypatch):
    session = seat_at(podstavec, None, "steady")
    asked, let_go = threading.Event(), threading.Event()
    consider = Wish.consider

    def slowly(wish: Wish) -> Any:
        asked.set()
        let_go.wait()
        return consider(wish)

    monkeypatch.setattr(Wish, "consider", slowly)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Boris has arranged.")
        await pilot.press("f3")
        await shows(pilot, "A hint is being thought of")
        await until(pilot, asked.is_set)
        session.play("keep")
        app.wake()
        let_go.set()
        await until(pilot, lambda: app.hint.kind == "advice")
        assert app.line.value.startswith(("bid", "pass"))

    sit_down(session, play)


def test_where_no_hint_is_given_the_key_is_not_named_and_says_why(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await shows(pilot, "F1 help")
        assert "F3" not in screen_text(app)
        await pilot.press("f3")
        await shows(pilot, "Hints are given only where everyone else is a bot.")

    sit_down(seat_at(podstavec, None, None), play)


def test_a_game_without_a_bot_to_ask_says_that_and_speaks_of_nobody_else(sticks, seat_at):
    for others in (None, sticks.bots["patient"]):
        with pytest.raises(Problem, match="hint-nobody"):
            seat_at(sticks, None, others).wish()
