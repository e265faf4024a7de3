"""What somebody meets who sits down at the terminal for the first time."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from ridotto.cli.terminal.app import Table
from ridotto.cli.terminal.commands import TAKES_ARGUMENT, Commands
from ridotto.cli.terminal.help import help_text, keys_text, laid_out, never_of_use
from ridotto.cli.terminal.screens import Ending, Page
from ridotto.cli.terminal.session import PACKAGE
from ridotto.cli.terminal.verbs import Verbs
from ridotto.core import find_game, games

from .test_plain import played
from .test_screen import screen_text, shows, sit_down, type_line, until

GAMES = [game for game in games().values() if game.package.startswith("ridotto.")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_board_and_the_help_say_what_one_plays_for(game, language, seat_at):
    session = seat_at(game, None, "random", language=language)
    goal = session.words.say(session.match.of_this_table("goal"))
    lines = played(session, "help")
    assert " ".join(lines).count(goal) == 2


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_goal_of_podstavec_names_the_pedestals_that_end_the_game(podstavec, seat_at, seats, language):
    session = seat_at(podstavec, None, *["random"] * (seats - 1), language=language)
    assert f" {session.view().ends_at} " in session.goal()


def test_the_help_of_venice_names_the_rate_of_this_table(seat_at):
    session = seat_at(find_game("venice"), None, "random", options={"pace": "minutes", "rate": 7})
    assert "at 7% a day" in help_text(session, width=1000)


def test_a_refused_line_is_replaced_by_the_next_thing_typed(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "bid 9r")
        await shows(pilot, "✗")
        assert app.line.selected_text == "bid 9r"
        await pilot.press("k", "e", "e", "p")
        assert app.line.value == "keep"

    sit_down(seat_at(podstavec, None, "steady"), play)


def test_the_move_of_a_hint_is_replaced_by_the_next_thing_typed(podstavec, seat_at):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Boris has arranged.")
        await pilot.press("f3")
        await until(pilot, lambda: app.hint.kind == "advice")
        assert app.line.selected_text == app.line.value != ""
        await pilot.press("k", "e", "e", "p")
        assert app.line.value == "keep"

    sit_down(seat_at(podstavec, None, "steady"), play)


@pytest.mark.parametrize("page", ["help", "rules"])
def test_the_key_for_a_hint_closes_a_page_that_is_read_and_gives_the_hint(podstavec, seat_at, page):
    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "Boris has arranged.")
        await type_line(pilot, page)
        await until(pilot, lambda: isinstance(app.screen, Page))
        await pilot.press("f3")
        await until(pilot, lambda: app.hint.kind == "advice")
        assert len(app.screen_stack) == 1

    sit_down(seat_at(podstavec, None, "steady"), play)


def test_a_hint_stays_while_bots_act_and_its_move_can_be_played(podstavec, seat_at, clock):
    session = seat_at(podstavec, None, "steady", quick=False)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: session.wakes_at() is not None)
        await pilot.press("f3")
        await until(pilot, lambda: app.hint.kind == "advice")
        advised = app.line.value
        clock.now += 5000
        app.wake()
        await shows(pilot, "Boris has arranged.", f"Hint: “{advised}”.")
        assert (app.line.value, app.hint.kind) == (advised, "advice")

    sit_down(session, play)


def test_what_was_refused_too_early_is_forgotten_once_it_is_ones_turn(podstavec, seat_at, clock):
    session = seat_at(podstavec, None, "steady", quick=False)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "keep")
        await pilot.press("f3")
        await shows(pilot, "✗ It is not your turn.")
        clock.now += 5000
        app.wake()
        await shows(pilot, "Your turn, Anna: pass, bid")
        assert app.hint.kind == ""

    sit_down(session, play)


def test_undo_before_any_move_says_that_there_is_none(podstavec, seat_at):
    assert "You have not made a move that could be taken back." in played(seat_at(podstavec, None, "steady"), "undo")


def test_undo_is_offered_only_while_something_can_be_taken_back(sticks, seat_at):
    session = seat_at(sticks, None, None)

    async def play(app: Table, pilot: Pilot[None]) -> None:
        assert "Ctrl-Z" not in screen_text(app)
        assert "undo" not in app._offers("un")
        await type_line(pilot, "take 1")
        await shows(pilot, "Ctrl-Z undo")
        assert "undo" in app._offers("un")

    sit_down(session, play, (100, 30))


def test_after_a_window_that_was_too_small_the_table_and_the_line_are_back(podstavec, seat_at):
    session = seat_at(podstavec, None, "steady")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        before = screen_text(app)
        await pilot.resize_terminal(30, 8)
        await shows(pilot, "too small")
        assert "Goal" not in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: screen_text(app) == before)
        await pilot.press("k", "e", "e", "p", "enter")
        await until(pilot, lambda: session.view().phase == "bid")

    sit_down(session, play)


def test_another_game_can_be_had_at_the_end(podstavec, seat_at):
    session = seat_at(podstavec, None, "steady")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await type_line(pilot, "again")
        await shows(pilot, "The game is not over yet")
        session.resign()
        app.wake()
        await until(pilot, lambda: isinstance(app.screen, Ending))
        await pilot.press(*"again", "enter")
        assert app.return_value is True

    sit_down(session, play)


def test_once_the_game_is_over_the_line_and_the_keys_offer_only_what_can_still_be_done(podstavec, seat_at):
    session = seat_at(podstavec, None, "steady")

    async def play(app: Table, pilot: Pilot[None]) -> None:
        await shows(pilot, "F3 hint", "ype a move, or help")
        session.resign()
        app.wake()
        await until(pilot, lambda: isinstance(app.screen, Ending))
        await shows(pilot, "Boris wins.", "Anna gave up.")
        await pilot.press("enter")
        await shows(pilot, "ype again, save FILE or quit")
        assert "F3" not in screen_text(app)

    sit_down(session, play)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [36, 76])
def test_the_help_fits_the_window_and_names_the_verbs_of_the_language(game, language, width, seat_at):
    session = seat_at(game, None, "random", language=language)
    lines = help_text(session, width).splitlines()
    assert all(len(line) <= width for line in lines)
    said = {line.split()[0].rstrip(",") for line in lines if line.strip()}
    known = TAKES_ARGUMENT.keys() - never_of_use(session)
    assert {session.commands.verbs.spoken(command) for command in known} <= said
    assert all(session.verbs.spoken(verb) == verb for verb in said)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [56, 66, 76])
def test_no_line_of_the_help_holds_just_the_last_word_of_a_sentence(game, language, width, seat_at):
    session = seat_at(game, None, "random", language=language)
    keys = keys_text(session, width).splitlines()
    below = [line for line in help_text(session, width).splitlines() if line.startswith(" " * 4)]
    assert not [line for line in below if " " not in line.strip()]
    assert not [line for line in below if line.strip().startswith("—")]
    assert all(" " in line and not line.startswith("·") for line in keys)
    assert "F2 " in " ".join(keys)


@pytest.mark.parametrize(
    ("game", "sitting", "missing"),
    [
        ("podstavec", (None, "random"), {"undo", "seat"}),
        ("venice", (None, "random"), {"undo", "seat"}),
        ("podstavec", (None, None), {"undo", "hint"}),
        ("logistics", (None, "random"), {"seat"}),
        ("logistics", (None, None), {"hint"}),
    ],
)
def test_the_help_leaves_out_what_never_works_at_this_table(game, sitting, missing, seat_at):
    session = seat_at(find_game(game), *sitting)
    named = {line.split()[0] for line in help_text(session).splitlines() if line.strip()}
    assert {"undo", "hint", "seat"} - named == missing
    keys = keys_text(session, 76)
    assert ("Ctrl-Z undo" in keys, "F3 hint" in keys) == ("undo" not in missing, "hint" not in missing)


def test_a_row_of_the_help_goes_on_below_its_own_column(podstavec, seat_at):
    verbs = seat_at(podstavec, None, "random").verbs
    assert laid_out("Some words\nto read.\nbid 2r   two red balls\n         and no more", verbs, 24).splitlines() == [
        "Some words to read.",
        "bid 2r   two red balls",
        "         and no more",
    ]
    assert laid_out("bid 2r   two red balls", verbs, 16).splitlines() == ["bid 2r", "   two red balls"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_verb_of_a_game_is_taken_for_a_command_in_russian(game, seat_at):
    commands = Commands(Verbs(PACKAGE, "ru"))
    for offer in seat_at(game, None, "random", language="ru").complete(""):
        assert commands.read(offer) is None


def test_the_clock_stands_still_while_somebody_reads(sticks, seat_at, clock):
    session = seat_at(sticks, None, "random", options={"move_ms": 10_000})

    async def play(app: Table, pilot: Pilot[None]) -> None:
        due = session.match.due()
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, Page))
        clock.now += 60_000
        await pilot.press("escape")
        await until(pilot, lambda: session.match.due() == due + 60_000)

    sit_down(session, play)


def test_moves_can_be_typed_with_russian_verbs(podstavec, seat_at):
    session = seat_at(podstavec, None, "steady", language="ru")
    assert session.kinds() == ("оставить", "расставить")
    assert "оставить" in session.complete("ост")
    lines = played(session, "оставить", "ставка 1r")
    assert any("Ваш ход" in line and "пас, ставка" in line for line in lines)
    assert session.view().round == 2


def test_examples_after_a_move_that_cannot_be_read_have_the_verbs_of_the_language(podstavec, seat_at):
    lines = played(seat_at(podstavec, None, "steady", language="ru"), "прыгнуть")
    assert any(line.endswith(": оставить, расставить 3к, расставить 2к 1п") for line in lines)


def test_a_refusal_says_what_was_typed_in_its_own_words_and_without_what_disturbs_a_terminal(podstavec, seat_at):
    lines = played(seat_at(podstavec, None, "steady", language="ru"), "ставка\x1b[C Zz\x07")
    assert any("«ставка Zz»" in line for line in lines)


def test_cards_are_offered_by_their_russian_names_at_a_russian_table(seat_at):
    session = seat_at(find_game("standoff"), None, "random", language="ru")
    assert "кредит 1 кредит" in session.complete("кр")
    assert not any("credit" in offer or "polyomino" in offer for offer in session.complete(""))
    assert session.understood("credit 1-credit") == "кредит 1 кредит"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_move_has_a_russian_verb(game, seat_at):
    english = seat_at(game, None, "random")
    russian = seat_at(game, None, "random", language="ru")
    assert len(russian.kinds()) == len(english.kinds())
    assert all(not verb.isascii() or verb.isdigit() for verb in russian.kinds()), russian.kinds()


def test_cards_and_items_are_explained_at_any_time(seat_at):
    standoff, venice = games()["standoff"], games()["venice"]
    assert "Look at an opponent’s hand and choose a card there; it is discarded." in played(
        seat_at(standoff, None, "steady"), "card hack"
    )
    assert any(
        "замысел" in line or "средство" in line
        for line in played(seat_at(venice, None, "steady", language="ru"), "item opera")
    )


@pytest.mark.parametrize(
    ("seats", "equal"), [(2, "Equal highest bids win nothing: they join the spoils."), (3, "the third player wins")]
)
def test_help_of_podstavec_tells_how_to_type_and_below_that_how_a_round_goes(podstavec, seat_at, seats, equal):
    session = seat_at(podstavec, None, *["random"] * (seats - 1))
    told = help_text(session, 200)
    assert equal in told
    places = [
        told.index(part)
        for part in ("Balls are r", "keep  ", "quit  ", "More pedestals win", "All other bids come back")
    ]
    assert places == sorted(places)
