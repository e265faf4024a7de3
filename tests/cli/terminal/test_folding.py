"""Long lines in a narrow window."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

from ridotto.cli.terminal.folding import folded, whole_parts, wrapped
from ridotto.cli.terminal.log import digest, newest
from ridotto.core import games


def test_a_long_line_goes_on_below_a_little_further_in():
    drawing = Text("Hand:\n  Hack (3): look at a hand and choose a card there\n\nend")
    assert folded(drawing, 24).plain.splitlines() == [
        "Hand:",
        "  Hack (3): look at a",
        "    hand and choose a",
        "    card there",
        "",
        "end",
    ]


def test_no_line_begins_with_a_dash():
    assert folded(Text("занять 100 — вернуть 135"), 11).plain.splitlines() == [
        "занять",
        "  100 —",
        "  вернуть",
        "  135",
    ]


def test_no_line_of_a_paragraph_begins_with_a_dash():
    assert wrapped("любая другая пирамидка — 1.", 26) == ["любая другая пирамидка —", "1."]
    assert wrapped("любая другая пирамидка — 1.", 22) == ["любая другая", "пирамидка — 1."]


def test_how_many_there_are_of_something_stays_with_it():
    assert folded(Text("sold: 1 × Harbour, 2 × Opera"), 21).plain.splitlines() == ["sold: 1 × Harbour,", "  2 × Opera"]


def test_a_line_that_fits_stays_as_it_is():
    board = Text(" 0  M  .  m \n 1  .  m  . \n")
    assert folded(board, 12).plain == board.plain


def test_a_word_that_is_longer_than_the_window_is_not_lost():
    assert folded(Text("a " + "x" * 30 + " b"), 10).plain.split() == ["a", "x" * 30, "b"]


def test_colours_stay_with_their_letters():
    line = Text("one two ").append("three", "red").append(" four")
    shown = folded(line, 10)
    (span,) = shown.spans
    assert shown.plain[span.start : span.end].strip() == "three"


@pytest.mark.parametrize("width", [37, 77])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_no_letter_of_a_drawing_is_lost(game, seat_at, width: int):
    session = seat_at(game, None, *["random"] * (max(2, game.seats[0]) - 1))
    drawing = game.text.draw(session.view(), session.words, session.names)
    shown = folded(drawing, width).plain
    assert shown.split() == drawing.plain.split()
    assert all(cell_len(line) <= width for line in shown.splitlines())


@pytest.mark.parametrize(("room", "shown"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 5), (9, 5)])
def test_the_end_of_a_drawing_is_shown_in_whole_parts(room: int, shown: int):
    assert whole_parts(Text("legend\nof it\n\na\nb\n\nfield\nhand"), room) == shown


def test_a_digest_names_once_who_did_several_things_and_counts_what_is_alike():
    lines = ["Anna ends.", "Turn 2: Boris.", "Boris draws a card.", "Boris draws a card.", "Boris: all is ready."]
    assert digest(lines, ["Anna", "Boris"], 0) == "Turn 2: Boris. Boris draws a card ×2; all is ready."
    assert digest(lines[:1], ["Anna", "Boris"], 0) == ""
    assert digest(lines[:1], ["Anna", "Boris"], None) == "Anna ends."


def test_what_does_not_fit_of_a_digest_is_what_happened_first():
    lines = ["Sunday: nobody bids.", "Boris draws.", "Boris plays a card.", "Friday: Boris wins the opera."]
    told = [newest(lines, ["Anna", "Boris"], 0, width, 2, "…").plain for width in (80, 43, 32)]
    assert told[0].replace("\n", " ") == "• " + digest(lines, ["Anna", "Boris"], 0)
    assert told[1] == "• … Boris draws; plays a card. Friday:\nBoris wins the opera."
    assert told[2] == "• … Boris plays a card.\nFriday: Boris wins the opera."


def test_of_a_last_line_that_is_too_long_the_beginning_is_told():
    lines = ["Boris draws.", "Boris wins the opera."]
    assert newest(lines, ["Boris"], None, 18, 1, "…").plain == "• … Boris …"


def test_where_the_log_is_cut_it_says_once_how_to_see_it_all():
    lines = ["Sunday: nobody bids at all.", "Boris wins the opera on Friday."]
    told = [newest(lines, ["Boris"], None, width, 1, "… (all: log)").plain for width in (33, 50, 70)]
    assert told == [
        "• … Boris wins … (all: log)",
        "• … (all: log) Boris wins the opera on Friday.",
        "• Sunday: nobody bids at all. Boris wins the opera on Friday.",
    ]
