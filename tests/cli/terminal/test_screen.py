"""The table on the screen, played by typing."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from shutil import copytree

import pytest
from on_screen import screen_text, shows, sit_down, type_line, until
from textual.events import Key, Paste
from textual.pilot import Pilot

from ridotto.cli.terminal.app import Table
from ridotto.cli.terminal.screens import Ending
from ridotto.core import find_game
from ridotto.games.poker_auction.moves import Bid, Lay


def test_a_whole_game_against_random_bots_by_typing(podstavec, seat_at):
    session = seat_at(podstavec, None, "random", "random")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        while session.outcome() is None:
            await until(pilot, lambda: session.may_act() or session.outcome() is not None)
            if session.outcome() is None:
                arranging = session.view().phase == "arrange"
                await type_line(pilot, "keep" if arranging else "bid 1r" if session.view().bag.red else "pass")
        await until(pilot, lambda: isinstance(app.screen, Ending))
        winner = session.names[session.outcome().winners()[0]]
        await shows(pilot, f"{winner} wins.", session.words.say(session.outcome().message()), "1. ", "2. ", "3. ")
        await pilot.press("enter")
        await shows(pilot, f"The game is over. {winner} wins.")
        await pilot.press("ctrl+q")

    sit_down(session, play)
    assert session.outcome() is not None


def test_the_screen_says_who_must_do_what(podstavec, seat_at, clock):
    session = seat_at(podstavec, None, "steady", quick=False)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Your turn, Anna: keep, arrange", "Nothing has happened yet.")
        await type_line(pilot, "keep")
        await shows(pilot, "Waiting for Boris.", "You have sent: \n[ ] [ ] [ ]", "Anna has arranged.")
        clock.now += 5000
        app.wake()
        await shows(pilot, "Your turn, Anna: pass, bid", "Boris shows ")

    sit_down(session, play)


def test_every_key_typed_reaches_the_line(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press(*"a", "space", *"1r", "space", *"2e", "enter")
        await shows(pilot, "Anna shows 1 red, 2 empty.")

    sit_down(seat_at(podstavec, None, "random"), play, size=(120, 40))


def test_a_refusal_shows_its_clause_and_keeps_what_was_typed(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "arrange 9r")
        await shows(pilot, "✗ That display shows 9 red balls; you have 8 in all. (POD-5)")
        assert app.line.value == "arrange 9r"
        await pilot.press("backspace")
        assert "(POD-5)" not in screen_text(app)
        await pilot.press("escape")
        assert app.line.value == ""

    sit_down(seat_at(podstavec, None, "random"), play)


def test_what_cannot_be_read_is_refused_without_a_clause(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "zugzwang [bold]")
        await shows(pilot, "✗ “zugzwang [bold]” is not a move here.")

    sit_down(seat_at(podstavec, None, "random"), play)


def test_a_refusal_stays_while_others_act(podstavec, seat_at, clock):
    session = seat_at(podstavec, None, "steady", quick=False)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "arrange 9r")
        await until(pilot, lambda: session.wakes_at() is not None)
        clock.now += 5000
        app.wake()
        await shows(pilot, "Boris has arranged.", "(POD-5)")

    sit_down(session, play)


@pytest.fixture
def bidding(seat_at, clock):
    """A lot of Poker Auction with one bid; and a bot bids again, whenever that is called."""
    session = seat_at(find_game("poker-auction"), None, "random", "random", quick=False)

    def bid_again() -> None:
        session._play(2, Bid(session.match.state.view(2).you.bid.least), by="bot")

    session._play(1, Lay(session.match.state.view(1).you.lay[0]), by="bot")
    bid_again()
    return session, bid_again


def test_a_refusal_that_is_as_true_as_before_stays_though_a_bot_has_bid(bidding):
    session, bid_again = bidding

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "5000")
        await shows(pilot, "✗ You bid 5,000 and have 990. (PAU-6)")
        bid_again()
        app.wake()
        assert app._shown == session.change
        await shows(pilot, "✗ You bid 5,000 and have 990. (PAU-6)")
        assert app.line.value == "5000"
        await pilot.press("7")
        await until(pilot, lambda: "(PAU-6)" not in screen_text(app) and app.line.value == "7")

    sit_down(session, play)


def test_a_refusal_that_nobody_could_read_is_told_as_one_of_before(bidding):
    session, bid_again = bidding

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "1")
        await shows(pilot, "✗ 1 is not above the highest bid, 1 by Clara. (PAU-6)")
        bid_again()
        app.wake()
        await shows(pilot, "“1” was not played: 1 is not above the highest bid, 1 by Clara. (PAU-6)")
        await shows(pilot, "Meanwhile the game has gone on.")
        assert app.line.value == ""

    sit_down(session, play)


def test_a_refusal_goes_with_the_position_it_was_true_of(podstavec, seat_at, clock):
    session = seat_at(podstavec, None, "steady")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Boris has arranged.")
        await type_line(pilot, "xyzzy")
        await shows(pilot, "✗ “xyzzy” is not a move here.")
        clock.now += 5000  # long enough to read it
        session.play("keep")
        app.wake()
        await shows(pilot, "pass   bid")
        assert "is not a move here" not in screen_text(app)
        await pilot.press("up")
        assert app.line.value == "xyzzy"

    sit_down(session, play)


@pytest.mark.parametrize("rubbing_out", ["ctrl+u", "escape"])
def test_a_move_typed_quickly_after_rubbing_out_a_refused_line_is_sent(podstavec, seat_at, rubbing_out):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "xyzzy")
        await until(pilot, lambda: app.hint.kind == "refused")
        for key in (rubbing_out, *"keep", "enter"):
            app.post_message(Key(key, key if len(key) == 1 else None))
        await shows(pilot, "Anna has arranged.")

    sit_down(seat_at(podstavec, None, "random"), play, (100, 30))


def type_quickly(app: Table, *lines: str) -> None:
    """Keys that are there before the first of them is looked at."""
    for key in (key for line in lines for key in (*line, "enter")):
        app.post_message(Key({" ": "space", "-": "minus"}.get(key, key), key if len(key) == 1 else None))


def test_lines_typed_quickly_one_behind_the_other_are_all_sent(seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        type_quickly(app, "borrow 200", "bid 0 silk-tax 20x1", "bid 1 opera 5x2")
        await shows(pilot, "Opera on Monday.")
        story = " ".join(app.session.story())
        assert all(said in story for said in ("Anna borrows 200.", "Silk tax on Sunday.", "Opera on Monday."))

    sit_down(seat_at(find_game("venice"), None, "random"), play, (100, 30))


def test_what_was_refused_does_not_take_the_place_of_what_was_typed_behind_it(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        type_quickly(app, "xyzzy", "keep")
        await shows(pilot, "Round 1 · bid")
        await until(pilot, lambda: app.line.value == "")
        await pilot.press("up", "up")
        assert app.line.value == "xyzzy"

    sit_down(seat_at(podstavec, None, "random"), play, (100, 30))


def test_every_line_that_is_pasted_is_sent(seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        app.post_message(Paste("borrow 200\nbid 0 silk-tax 20x1\nbid 1 opera 5x2"))
        await until(pilot, lambda: app.line.value == "bid 1 opera 5x2")
        await pilot.press("enter")
        await shows(pilot, "Opera on Monday.")
        story = " ".join(app.session.story())
        assert all(said in story for said in ("Anna borrows 200.", "Silk tax on Sunday."))

    sit_down(seat_at(find_game("venice"), None, "random"), play, (100, 30))


def test_of_two_lines_refused_in_a_row_the_one_stays_whose_refusal_is_read(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        for typed in ("bid 9r", "arrange 9w"):
            app.line.put(typed)
            app.line.send()
        await shows(pilot, "✗", "9 white balls")
        await until(pilot, lambda: app.line.value == app.line.selected_text == "arrange 9w")

    sit_down(seat_at(podstavec, None, "random"), play)


def test_pasted_lines_stop_at_one_that_is_refused(seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        app.post_message(Paste("borrow 200\nxyzzy\nbid 1 opera 5x2\n"))
        await shows(pilot, "✗ “xyzzy” is not a move here.")
        assert app.line.value == "xyzzy"
        assert "Opera" not in " ".join(app.session.story())
        await pilot.press("up", "up")
        assert app.line.value == "bid 1 opera 5x2"

    sit_down(seat_at(find_game("venice"), None, "random"), play, (100, 30))


def test_undo_is_refused_where_moves_are_final(podstavec, seat_at):
    session = seat_at(podstavec, None, "steady", quick=False)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "keep")
        await pilot.press("ctrl+z")
        await shows(pilot, "✗ What was sent cannot be taken back here")
        await type_line(pilot, "undo")
        await shows(pilot, "✗ What was sent cannot be taken back here")

    sit_down(session, play)


def test_undo_takes_back_a_move_and_the_replies(sticks, seat_at):
    session = seat_at(sticks, None, "random", options={"sticks": 30})

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "take 2")
        await until(pilot, session.may_act)
        await pilot.press("ctrl+z")
        await shows(pilot, "|" * 30 + " 30", "Anna takes back “take 2” and the move", "of Boris after it.")
        assert "Anna takes 2." not in screen_text(app)

    sit_down(session, play)


# ---- completion


def test_tab_walks_through_the_offers_and_typing_narrows_them(podstavec, seat_at):
    session = seat_at(podstavec, None, "random")

    async def play(app: Table, pilot: Pilot[None]) -> list[str]:
        line = app.line
        await pilot.press("a")
        await shows(pilot, "arrange 3r")
        seen = []
        for key in ("tab", "tab", "shift+tab", "shift+tab"):
            await pilot.press(key)
            seen.append(line.value)
        await pilot.press("escape", *"he", "tab")
        assert line.value == "help"
        return seen

    seen = sit_down(session, play)
    offers = session.complete("a")
    assert seen == [offers[0], offers[1], offers[0], offers[-1]]


def test_the_first_offer_stands_behind_the_cursor(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press(*"ke")
        await until(pilot, lambda: app.line._suggestion == "keep")
        await pilot.press("right", "enter")
        await shows(pilot, "Round 1 · bid")

    sit_down(seat_at(podstavec, None, "random"), play, (100, 30))


def test_a_move_of_ones_own_is_confirmed_before_it_is_sent(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press(*"a", "space", *"2e", "space", *"1w")
        await shows(pilot, "Enter: arrange 1w 2e")
        await pilot.press("backspace", "backspace", *"9w")
        await until(pilot, lambda: "Enter:" not in screen_text(app))

    sit_down(seat_at(podstavec, None, "random"), play)


def test_what_enter_would_send_is_shown_beside_the_offers(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press(*"arrange")
        await shows(pilot, "arrange 3r   arrange 2r 1e")
        assert "Enter:" not in screen_text(app)  # the bare word would be refused
        await pilot.press("space", *"1r")
        await shows(pilot, "arrange 1r 2e", "Enter: arrange 1r")
        await pilot.press("escape", *"keep")
        await shows(pilot, "Enter: keep")
        assert "Enter: arrange" not in screen_text(app)
        await pilot.press("escape", *"rules")
        await shows(pilot, "Enter: rules")

    sit_down(seat_at(podstavec, None, "random"), play)


def test_earlier_lines_come_back(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        line = app.line
        await type_line(pilot, "keep")
        await until(pilot, app.session.may_act)
        await pilot.press("up")
        assert line.value == "keep"
        await pilot.press("up")
        assert line.value == "keep"
        await pilot.press("down")
        assert line.value == ""

    sit_down(seat_at(podstavec, None, "random"), play)


@pytest.fixture
def tongue_tied(tmp_path, monkeypatch):
    """The toy game with hardly a message: not what happened, why not, how it ended or how to move."""
    package = tmp_path / "tongue_tied"
    copytree(Path(__file__).parent / "toys" / "sticks", package)
    for file in package.glob("messages.*.ftl"):
        file.write_text("title = Tongue-tied\ntyped-unknown = { $nobody } says that.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return import_module("tongue_tied").game


def test_what_a_game_has_no_words_for_is_told_by_its_id_and_the_game_goes_on(tongue_tied, seat_at):
    session = seat_at(tongue_tied, None, None, options={"sticks": 3})

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "take 7")
        await shows(pilot, "✗ refused-count")
        await type_line(pilot, "sing")
        await shows(pilot, "✗ nobody says that.")
        await pilot.press("f1")
        await shows(pilot, "help-moves")
        await pilot.press("escape")
        await type_line(pilot, "take 1")
        await shows(pilot, "event-taken")
        await type_line(pilot, "take 2")
        await until(pilot, lambda: isinstance(app.screen, Ending))
        await shows(pilot, "Boris wins.", "reason-last-stick")

    sit_down(session, play)
