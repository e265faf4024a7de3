"""What the table on the screen looks like: languages, sizes, colours."""

from __future__ import annotations

import pytest
from on_screen import screen_text, shows, sit_down, type_line, until
from textual.pilot import Pilot

from ridotto.cli.terminal.app import Table
from ridotto.cli.terminal.hint import fitting_keys, in_rows
from ridotto.cli.terminal.screens import Ending
from ridotto.core import find_game


def test_it_speaks_russian(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Ваш ход, Anna", "Ваш мешок", "F1 помощь")
        await type_line(pilot, "arrange 9r")
        await shows(pilot, "(POD-5)", "красных шаров — 9")

    sit_down(seat_at(podstavec, None, "random", language="ru"), play)


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (200, 60)])
def test_board_line_and_log_are_on_the_screen_at_any_size(podstavec, seat_at, size: tuple[int, int]):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Your bag: ", "Your turn, Anna", "Boris has arranged.", "Tab complete")
        await pilot.resize_terminal(40, 16)
        await shows(pilot, "Your turn, Anna")

    sit_down(seat_at(podstavec, None, "random"), play, size)


def test_everything_is_laid_out_anew_at_once_for_another_window(seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        purse, every_key = "0 credits, 0 minerals, Red Gun 0", "PgUp PgDn scroll · Ctrl-Q quit"
        await shows(pilot, purse, every_key)
        await pilot.press("a")
        await pilot.resize_terminal(60, 20)
        await shows(pilot, "minerals, Red Gun", "F3 hint · Ctrl-Q quit")
        assert purse not in screen_text(app)
        await pilot.resize_terminal(100, 30)
        await shows(pilot, purse, every_key)

    sit_down(seat_at(find_game("standoff"), None, "random"), play, size=(100, 30))


def test_the_goal_is_whole_in_a_small_window(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("a")
        await shows(pilot, "then black.", "Your bag: ", "Boris has arranged.", "Ctrl-Q quit")

    sit_down(seat_at(podstavec, None, "random"), play, size=(50, 15))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(20, 5), (39, 24), (80, 11)])
def test_a_window_that_is_too_small_says_so_and_how_to_leave(podstavec, seat_at, size: tuple[int, int], language: str):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        words = app.session.words
        await shows(pilot, words.word("window-small").split()[0], words.word("footer-quit"))
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "Anna" in screen_text(app) and not app.small.region)

    sit_down(seat_at(podstavec, None, "random", language=language), play, size)


@pytest.mark.parametrize("size", [(10, 3), (10, 24), (80, 3)])
def test_the_question_before_leaving_can_be_read_in_a_tiny_window(podstavec, seat_at, size: tuple[int, int]):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+q")
        await shows(pilot, "The game", "Enter")

    sit_down(seat_at(podstavec, None, "random"), play, size)


@pytest.mark.parametrize("reading", ["", "help"])
def test_a_game_outlives_a_window_of_a_single_letter(podstavec, seat_at, reading: str):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, reading)
        for width in (14, 4, 1):
            await pilot.resize_terminal(width, width)
        await pilot.press("escape")
        await pilot.resize_terminal(80, 24)
        await shows(pilot, "Your bag: ", "Your turn, Anna")

    sit_down(seat_at(podstavec, None, "random"), play)
    sit_down(seat_at(podstavec, None, "random"), play, size=(1, 1))


def test_the_end_and_its_keys_can_be_read_in_a_narrow_window(podstavec, seat_at):
    session = seat_at(podstavec, None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        session.resign()
        app.wake()
        await until(pilot, lambda: isinstance(app.screen, Ending))
        await shows(pilot, "Boris wins.", "look at the table", "quit")

    sit_down(session, play, size=(40, 16))


@pytest.mark.parametrize(("offers", "width", "more"), [(5, 80, False), (5, 20, True), (12, 200, True), (3, 20, False)])
def test_offers_that_are_not_all_shown_end_with_dots(offers: int, width: int, more: bool):
    rows = in_rows([f"bid {number:02}" for number in range(offers)], "", width, 2).plain
    assert rows.endswith("…") == more
    assert all(len(row.rstrip()) <= width for row in rows.splitlines())


@pytest.mark.parametrize("width", [200, 60, 40, 12, 1])
def test_the_keys_that_do_not_fit_are_left_out_but_never_the_one_that_leaves(width: int):
    keys = fitting_keys(["F1 help", "Tab complete", "Ctrl-Q quit"], width)
    assert keys.endswith("Ctrl-Q quit")
    assert len(keys) <= max(width, len("Ctrl-Q quit"))


def test_a_board_that_does_not_fit_is_read_from_its_head_until_the_player_begins_to_type(podstavec, seat_at):
    session = seat_at(podstavec, None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Round 1", session.goal()[:40], "PgDn: there is more below")
        assert app.felt.board.scroll_y == 0
        await pilot.press("e")
        await until(pilot, lambda: app.felt.board.scroll_y == app.felt.board.max_scroll_y > 0)
        assert "there is more below" not in screen_text(app)

    sit_down(session, play, size=(80, 15))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_in_a_usual_window_venice_keeps_the_next_auction_and_the_purse_in_sight(language, seat_at):
    session = seat_at(find_game("venice"), None, "random", language=language)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "borrow 200")
        purse = session.words.word("label-money", money=200, loan=200, repay=270)
        view = session.view()
        names = [lot.item for lot in view.auctions[0].items]
        lots = names if language == "en" else [view.items[name].ru.title for name in names]
        await shows(pilot, purse, *lots, session.words.word("board-below"))
        await pilot.press("b")
        await shows(pilot, purse, *lots)
        await pilot.press("escape", "pagedown", "pagedown", "pagedown")
        await shows(pilot, session.words.word("label-settling").split()[-1])  # the end of the last line

    sit_down(session, play, size=(80, 24))


def test_where_another_auction_of_venice_begins_the_board_returns_to_its_head(seat_at, clock):
    session = seat_at(find_game("venice"), None, "steady", options={"pace": "minutes", "minutes": 2})

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Sunday")
        await type_line(pilot, "borrow 200")
        await pilot.press("pagedown")
        await until(pilot, lambda: app.felt.board.scroll_y > 0)
        clock.now += 120_000
        await until(pilot, lambda: session.view().held == 1)
        await until(pilot, lambda: app.felt.board.scroll_y == 0)

    sit_down(session, play, size=(80, 24))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_in_a_usual_window_standoff_begins_with_the_whole_field_and_the_hand(language, seat_at):
    session = seat_at(find_game("standoff"), None, "random", language=language)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        hand = session.words.word("label-hand")
        sign = session.words.word("goal-above")
        patch = session.words.word("mark-patch")
        corner = f"\n {patch.upper()}\n .\n {patch}"
        field = ("    0 1 2 3", f" 0 {corner}", f"15 {corner}")
        await shows(pilot, *field, hand, session.goal(), session.kinds()[0], sign)
        await pilot.press("pageup")
        await shows(pilot, "› 0 Anna: ")
        await until(pilot, lambda: sign not in screen_text(app))

    sit_down(session, play, size=(80, 24))


def test_standoff_never_begins_in_the_middle_of_its_legend(seat_at):
    session = seat_at(find_game("standoff"), None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        lines = session.game.text.draw_within(77, session.view(), session.words, session.names).plain.splitlines()
        heads = {0, *(number + 1 for number, line in enumerate(lines) if not line)}
        for height in (25, 28, 31, 34):
            await pilot.resize_terminal(80, height)
            await pilot.pause()
            await until(
                pilot,
                lambda: app.felt.board.scroll_y == app.felt.board.max_scroll_y and app.felt.board.scroll_y in heads,
            )

    sit_down(session, play, size=(80, 24))


def test_a_board_that_was_leafed_through_comes_back_at_the_next_turn_and_by_escape(seat_at):
    session = seat_at(find_game("standoff"), None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        board = app.felt.board

        def is_back() -> bool:
            return board.scroll_y == board.max_scroll_y > 0

        async def leaf() -> None:
            await pilot.press("pageup")
            await until(pilot, lambda: not is_back())

        await until(pilot, is_back)
        await leaf()
        await pilot.press("escape")
        await until(pilot, is_back)
        await leaf()
        await type_line(pilot, "credit 1-credit")
        await shows(pilot, "Anna: 1")
        assert not is_back(), "it stays where the player looks while it is the same turn"
        await type_line(pilot, "end")
        await shows(pilot, "Turn 3: Anna")
        await until(pilot, is_back)
        await leaf()
        await pilot.press("pagedown", "pagedown")
        await until(pilot, is_back)

    sit_down(session, play, size=(80, 24))


def test_in_a_usual_window_what_others_did_meanwhile_is_told_in_a_paragraph(seat_at):
    session = seat_at(find_game("standoff"), None, "steady")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "end")
        await shows(pilot, "• … (all: log) Boris ", "Turn 3: Anna.")
        assert "Standoff · F1 help" in screen_text(app), "the board has the row of the title"

    sit_down(session, play, size=(80, 24))


def test_below_a_board_that_is_scrolled_a_high_window_has_some_lines_of_the_log(seat_at):
    session = seat_at(find_game("standoff"), None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        for move in ("credit 1-credit", "credit 1-credit", "place 1-polyomino 0,0", "buy 2-credit"):
            await type_line(pilot, move)
        await until(pilot, lambda: app.felt.log_pane.size.height == 6)
        await shows(pilot, "Standoff", "    0 1 2 3", "15 \n M\n .\n m", "Anna buys 2-credit.")

    sit_down(session, play, size=(100, 30))


def test_a_board_that_does_not_fit_shows_its_end_until_the_player_leafs_back(podstavec, seat_at, clock):
    session = seat_at(podstavec, None, "steady", quick=False)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("a")
        await shows(pilot, "Your bag: ")
        assert "Round 1" not in screen_text(app)
        await pilot.press("pageup")
        await shows(pilot, "Round 1")
        await until(pilot, lambda: session.wakes_at() is not None)
        clock.now += 5000
        app.wake()
        await shows(pilot, "Round 1", "Boris has arranged.")
        await pilot.press("pagedown", "pagedown")
        await type_line(pilot, "arrange 1r 2e")
        await shows(pilot, "Your turn, Anna: pass, bid", "7×(R)")

    sit_down(session, play, size=(80, 15))


def test_a_board_beside_the_log_says_that_there_is_more_above(seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("a")
        await shows(pilot, "Your hand", "PgUp: there is more above")
        await pilot.press("pageup")
        await until(pilot, lambda: "there is more above" not in screen_text(app))

    sit_down(seat_at(find_game("standoff"), None, "random"), play, size=(120, 30))


def test_it_reads_without_colour(podstavec, seat_at, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        assert app.no_color
        await type_line(pilot, "arrange 9r")
        await shows(pilot, "✗ That display shows 9 red balls", "(R)", "› ")

    sit_down(seat_at(podstavec, None, "random"), play)


def test_light_and_dark(podstavec, seat_at, monkeypatch):
    monkeypatch.setenv("COLORFGBG", "0;15")

    async def play(app: Table, pilot: Pilot[None]) -> list[str]:
        themes = [app.theme]
        await pilot.press("f2")
        return [*themes, app.theme]

    assert sit_down(seat_at(podstavec, None, "random"), play) == ["light", "dark"]


def test_the_name_of_the_game_stands_before_the_keys_that_fit(seat_at):
    session = seat_at(find_game("venice"), None, "steady", options={"pace": "minutes", "minutes": 2}, language="ru")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Венеция · F1 помощь", "Ctrl-Q выход")
        assert app.screen_stack[0].has_class("crowded")

    sit_down(session, play)
