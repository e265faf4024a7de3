"""Several people at one screen: nobody sees what is another's."""

from __future__ import annotations

import re

from on_screen import screen_text, shows, sit_down, type_line, until
from textual.pilot import Pilot

from ridotto.cli.terminal.app import Table
from ridotto.cli.terminal.screens import Curtain


def test_the_screen_is_hidden_between_people(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        await shows(pilot, "Pass the screen to Anna.", "Press Enter when ready.")
        assert "bag" not in screen_text(app)
        await pilot.press("enter")
        await shows(pilot, "Your turn, Anna", "Your bag")
        await type_line(pilot, "arrange 1r 2e")
        await shows(pilot, "Pass the screen to Boris.")
        await pilot.press("enter")
        await shows(pilot, "Your turn, Boris", "Anna has arranged.")
        await pilot.press("up")
        assert app.line.value == ""

    sit_down(seat_at(podstavec, None, None), play)


def test_the_clock_stands_still_behind_the_curtain(sticks, seat_at, clock):
    session = seat_at(sticks, None, None, options={"move_ms": 65_000, "whispers": True})

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "take 1")
        await shows(pilot, "Pass the screen to Boris.", "1:05 left")
        clock.now += 100_000
        app.wake()
        await pilot.press("enter")
        await shows(pilot, "Your turn, Boris", "1:05 left")
        assert "whispers" not in screen_text(app)

    sit_down(session, play)


def test_a_curtain_that_is_not_drawn_yet_may_be_told_whom_to_wait_for(sticks, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        curtain = Curtain(app.session.words, lambda: None)
        curtain.wait_for("Boris", "1:05 left")
        app.push_screen(curtain)
        await shows(pilot, "Pass the screen to Boris.", "1:05 left")

    sit_down(seat_at(sticks, None, "random"), play)


def test_no_byte_on_the_screen_depends_on_another_seats_secret(podstavec, seat_at):
    def watch(secret: str) -> list[str]:
        async def play(app: Table, pilot: Pilot[None]) -> list[str]:
            frames = []
            await shows(pilot, "Pass the screen to Anna.")
            await pilot.press("enter")
            await shows(pilot, "Your turn, Anna")
            await type_line(pilot, secret)
            await shows(pilot, "Pass the screen to Boris.")
            for key in ("enter", "r", "tab", "escape", "up", "f1", "escape"):
                frames.append(app.export_screenshot())
                await pilot.press(key)
                await pilot.pause()
            for page in ("log", "undo", "bid 1r"):
                await type_line(pilot, page)
                await pilot.pause()
                frames.append(app.export_screenshot())
                await pilot.press("escape", "escape")
            return frames

        frames: list[str] = sit_down(seat_at(podstavec, None, None), play)
        return [re.sub(r"terminal-\d+", "terminal", frame) for frame in frames]

    assert watch("arrange 2r 1w") == watch("arrange 3e")


def test_without_secrets_the_screen_just_turns_to_the_next_person(sticks, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Your turn, Anna")
        await type_line(pilot, "take 1")
        await shows(pilot, "Your turn, Boris")
        await type_line(pilot, "undo")
        await shows(pilot, "Your turn, Anna")

    sit_down(seat_at(sticks, None, None), play)


def test_people_pass_the_screen_by_name(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await type_line(pilot, "seat Clara")
        await shows(pilot, "Pass the screen to Clara.")

    sit_down(seat_at(podstavec, None, "random", None), play)


# ---- look
