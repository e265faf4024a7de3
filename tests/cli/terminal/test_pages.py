"""Pages over the table: help, rules and the log, and what is typed while one is read."""

from __future__ import annotations

import pytest
from on_screen import shows, sit_down, type_line, until
from textual.events import Paste
from textual.pilot import Pilot

from ridotto.cli.terminal.app import Table
from ridotto.cli.terminal.screens import Page


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("help", "bid two red balls and a pedestal"),
        ("rules POD-9", "Each player secretly commits"),
        ("rules pod-9", "Each player secretly commits"),
        ("rules", "A game of blind bidding"),
        ("/log", "Boris has arranged."),
    ],
)
def test_pages_open_over_the_table_and_close_again(podstavec, seat_at, typed: str, sentence: str):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Boris has arranged.")
        await type_line(pilot, typed)
        await until(pilot, lambda: isinstance(app.screen, Page))
        await shows(pilot, sentence, "Esc: back to the table")
        await pilot.press("pagedown", "home", "escape")
        await shows(pilot, "Your turn, Anna")
        await pilot.press("f1")
        await shows(pilot, "rules POD-1 ")
        await pilot.press("pagedown")
        await shows(pilot, "give up")

    sit_down(seat_at(podstavec, None, "random"), play)


@pytest.mark.parametrize("page", ["help", "log"])
def test_what_can_be_typed_is_offered_again_below_a_page_that_was_read(podstavec, seat_at, page: str):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "keep   ")
        offers = str(app.hint.render())
        await type_line(pilot, page)
        await until(pilot, lambda: isinstance(app.screen, Page))
        await pilot.press("escape")
        await until(pilot, lambda: str(app.hint.render()) == offers)

    sit_down(seat_at(podstavec, None, "random"), play)


def test_what_is_typed_on_a_page_closes_it_and_goes_to_the_line(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        for page, typed in (("help", "keep"), ("rules", "quit"), ("log", "j k")):
            await type_line(pilot, page)
            await until(pilot, lambda: isinstance(app.screen, Page))
            await pilot.press("space", *typed)
            assert app.line.value == typed
            assert not isinstance(app.screen, Page)
            await pilot.press("escape")

    sit_down(seat_at(podstavec, None, "random"), play)


def test_a_line_that_is_pasted_onto_a_page_can_be_entered(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, Page))
        app.screen.post_message(Paste("keep\n"))
        await until(pilot, lambda: app.line.value == "keep")
        await pilot.press("enter")
        await shows(pilot, "Round 1 · bid")

    sit_down(seat_at(podstavec, None, "random"), play, (100, 30))


def test_a_line_begun_before_a_page_was_opened_goes_on_after_it(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press(*"ke", "f1")
        await until(pilot, lambda: isinstance(app.screen, Page))
        await pilot.press(*"ep")
        assert app.line.value == "keep"

    sit_down(seat_at(podstavec, None, "random"), play)


def test_an_unknown_clause_is_refused_in_place(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "rules POD-99")
        await shows(pilot, "✗ Podstavec has no clause “POD-99”.")

    sit_down(seat_at(podstavec, None, "random"), play)
