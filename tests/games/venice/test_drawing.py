"""The week of Venice drawn for a terminal."""

import time

import pytest

from ridotto.cli.terminal.folding import folded
from ridotto.core import Fast
from ridotto.games.venice import game as venice
from ridotto.games.venice.drawing import draw, draw_within, unstarted
from ridotto.games.venice.moves import Bid, Borrow


def test_the_drawn_week_shows_days_bids_results_and_purse(table, do, next_auction) -> None:
    state = table(2)
    do(state, "0 borrow 100", "0 bid 0 exile 9x1", "0 bid 1 a 6x1")
    next_auction(state)
    drawn = draw(state.view(0), venice.words("en"), ["Anna", "Boris"]).plain
    for part in (
        "0 Sunday",
        "› 1 Monday",
        "6 Saturday",
        "sold: Exile competitor to Anna 9×1",
        "[2: 6×1]",
        "Money 91, loan 100",
        "Ready",
    ):
        assert part in drawn
    drawn = draw(state.view(None), venice.words("ru"), ["Анна", "Борис"]).plain
    assert "Понедельник" in drawn
    assert "exile" not in drawn
    assert "6×1" not in drawn


@pytest.mark.parametrize("held", [0, 3, 6])
def test_the_days_are_listed_in_the_order_of_the_week(held: int) -> None:
    state = venice.begin(2, venice.read_options({"pace": "minutes"}, 2), Fast(1))
    for _ in range(held):
        state.ring(state.due())
    lines = draw(state.view(0), venice.words("en"), ["A", "B"]).plain.splitlines()
    heads = [line.partition(" · ")[0] for line in lines]
    days = [head.split()[-1] for head in heads if head.endswith("day")]
    week = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    assert days == [*week, week[held]], "the next one once more, with all it offers"


@pytest.mark.parametrize("held", [0, 3, 6])
def test_the_next_auction_and_what_one_may_do_stand_in_the_last_eighteen_lines(held: int) -> None:
    state = venice.begin(4, venice.read_options({"pace": "minutes"}, 4), Fast(1))
    state.play(0, Borrow(300), 0)
    for _ in range(held):
        state.ring(state.due())
    item = state.lineups[held][0][0]
    state.play(0, Bid(held, item, 7, 1), 0)
    lines = draw(state.view(0), venice.words("en"), ["A", "B", "C", "D"]).plain.splitlines()
    bottom = "\n".join(lines[-18:])
    for part in ("›", *(name for name, _offered in state.lineups[held]), "[1: 7×1]", "Money 300", "F force", "You may"):
        assert part in bottom
    assert len(lines) <= 18 + 8


@pytest.mark.parametrize(("options", "said"), [({}, "5% a day"), ({"rate": 3, "interest": "compound"}, "3% a day")])
def test_before_the_opening_auction_the_drawing_says_what_a_loan_costs(table, next_auction, options, said) -> None:
    state = table(2, **options)
    drawn = draw(state.view(0), venice.words("en"), ["A", "B"]).plain
    assert f"lends up to 300, at {said} for seven days: borrow 100, repay {123 if options else 135}" in drawn
    next_auction(state)
    assert said not in draw(state.view(0), venice.words("en"), ["A", "B"]).plain


def test_the_drawing_says_what_is_sold_on_each_day_and_when_accounts_are_settled(table, next_auction) -> None:
    state = table(2)
    lines = draw(state.view(0), venice.words("en"), ["A", "B"]).plain.splitlines()
    assert any("1 Monday · common auction of assets" in line for line in lines)
    assert [line for line in lines if "6 Saturday · closing auction of agendas" in line and "then accounts" in line]
    for _ in range(6):
        next_auction(state)
    assert "next, then accounts are settled" in draw(state.view(0), venice.words("en"), ["A", "B"]).plain


def test_only_who_is_not_ready_yet_is_told_how_to_say_so(table, do) -> None:
    state = table(2)
    do(state, "0 ready")
    drawn = [draw(state.view(seat), venice.words("en"), ["A", "B"]).plain for seat in (0, 1)]
    assert ["type ready" in each for each in drawn] == [False, True]


@pytest.mark.parametrize(("zone", "named"), [("Europe/Rome", " CET"), ("Asia/Tokyo", " JST")])
def test_every_time_in_the_drawing_is_by_the_clocks_of_the_reader_and_names_their_zone(
    table, monkeypatch, zone: str, named: str
) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        for options in ({}, {"pace": "calendar"}):
            drawn = draw(table(2, **options).view(0), venice.words("en"), ["A", "B"]).plain
            assert drawn.count(named) == drawn.count("due ") == 7
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("held", range(7))
def test_in_a_window_what_one_needs_to_decide_now_stands_in_the_first_sixteen_lines(held: int, language: str) -> None:
    state = venice.begin(2, venice.read_options({"pace": "minutes"}, 2), Fast(1))
    state.play(0, Borrow(300), 0)
    for number in range(held):
        item = state.lineups[number][0][0]
        state.play(0, Bid(number, item, 7, 1), 0)
        state.ring(state.due())
    words, view = venice.words(language), state.view(0)
    lines = folded(draw_within(77, view, words, ["Anna", "Boris"]), 77).plain.splitlines()
    seen = "\n".join(lines[:16])
    ready = words.word("label-ready", ready=0, seats=2, asked=True)
    items = [name if language == "en" else view.items[name].ru.title for name, _offered in state.lineups[held]]
    for part in (*items, words.word("label-holdings"), f"{300 - 7 * held}"):
        assert part in seen
    assert ready[:20] in seen
    assert (words.word("board-status-won", won=1, paid=7) in seen) == (held > 0)


def test_in_a_window_every_other_day_and_what_others_hold_come_below(table, do, next_auction) -> None:
    state = table(2)
    do(state, "1 borrow 100", "1 bid 0 exile 9x1")
    next_auction(state)
    drawn = draw_within(77, state.view(0), venice.words("en"), ["Anna", "Boris"]).plain
    parts = (
        "Sunday was held. You won nothing. Sold: Exile competitor to Boris 9×1",
        "› 1 Monday",
        "Money 0",
        "Boris: 1",
    )
    places = [drawn.index(part) for part in (*parts, "  2 Tuesday", "  6 Saturday", "  0 Sunday")]
    assert places == sorted(places)


def test_own_lost_bids_are_drawn_and_all_bids_once_they_are_public(table, do, next_auction) -> None:
    state = table(2)
    do(state, "0 borrow 100", "1 borrow 100", "0 bid 1 b 9x1", "1 bid 1 b 6x1")
    for _ in range(5):
        next_auction(state)
    drawn = [draw(state.view(seat), venice.words("en"), ["Anna", "Boris"]).plain for seat in range(2)]
    assert "your bids that won nothing: 1: b 6×1" in drawn[1]
    assert "6×1" not in drawn[0]
    next_auction(state)
    assert "all bids: Anna b 9×1, Boris b 6×1" in draw(state.view(0), venice.words("en"), ["Anna", "Boris"]).plain


TIED = "as high as one that won, but placed later"


@pytest.mark.rule("VEN-12")
def test_an_own_bid_as_high_as_one_that_won_is_told_to_have_come_later(table, do, next_auction) -> None:
    """Two b are offered: Anna was first at 6. Clara bid less, and Boris could not pay."""
    state = table(4)
    lot = state.offered(1, "b")
    do(state, "0 borrow 100", "1 borrow 3", "2 borrow 100", "3 borrow 100")
    do(state, f"0 bid 1 b 6x{lot}", "1 bid 1 b 6x1", "2 bid 1 b 5x1", "3 bid 1 b 6x1")
    for _ in range(2):
        next_auction(state)
    names = ["Anna", "Boris", "Clara", "Dora"]
    words = {language: venice.words(language) for language in ("en", "ru")}
    drawn = [draw(state.view(seat), words["en"], names).plain for seat in range(4)]
    assert f"your bids that won nothing: 1: b 6×1 ({TIED})" in drawn[3]
    assert [TIED in each for each in drawn] == [False, False, False, True]
    window = [draw_within(77, state.view(seat), words["en"], names).plain for seat in range(4)]
    assert "You won nothing. One of your bids was as high as one that won, but placed later. Sold:" in window[3]
    assert ["placed later." in each for each in window] == [False, False, False, True]
    assert "по той же цене, что и выигравшая, но позже" in draw_within(77, state.view(3), words["ru"], names).plain
    for _ in range(4):
        next_auction(state)
    public = [draw(state.view(seat), words["en"], names).plain for seat in (3, 2, None)]
    assert f"Dora b 6×1 ({TIED})" in public[0]
    assert [TIED in each for each in public[1:]] == [False, False], "when others bid is nobody else's business"


@pytest.mark.rule("VEN-13")
def test_an_own_bid_that_could_not_be_paid_is_told_to_have_been_void(table, do, next_auction) -> None:
    """Boris can pay one of the two copies he asks for, and Clara none."""
    state = table(4)
    do(state, "0 borrow 100", "1 borrow 9", "2 borrow 3", "3 borrow 100")
    do(state, "0 bid 1 a 4x1", "1 bid 1 a 6x2", "2 bid 1 a 8x1")
    for _ in range(2):
        next_auction(state)
    names = ["Anna", "Boris", "Clara", "Dora"]
    words = {language: venice.words(language) for language in ("en", "ru")}
    drawn = [draw(state.view(seat), words["en"], names).plain for seat in range(4)]
    assert "your bids that won nothing: 1: a 8×1 (void: your money did not suffice)" in drawn[2]
    assert ["void" in each for each in drawn] == [False, False, True, False]
    window = [draw_within(77, state.view(seat), words["en"], names).plain for seat in range(4)]
    told = "Your money did not suffice for one of your bids: what it cannot pay is void (VEN-13). Sold:"
    assert f"You won nothing. {told}" in window[2]
    assert f"You won 1 and paid 6. {told}" in window[1]
    assert ["did not suffice for" in each for each in window] == [False, True, True, False]
    assert "На 1 вашу ставку не хватило денег" in draw_within(77, state.view(2), words["ru"], names).plain
    for _ in range(4):
        next_auction(state)
    public = [draw(state.view(seat), words["en"], names).plain for seat in (1, 2, 0, None)]
    assert "Boris a 6×2 (void: your money did not suffice)" in public[0]
    assert "Clara a 8×1 (void: your money did not suffice)" in public[1]
    assert ["void" in each for each in public[2:]] == [False, False], "the purses of others are their secret"


@pytest.mark.parametrize("seats", [3, 60])
def test_at_the_end_the_drawing_ranks_the_players(table, do, seats: int) -> None:
    state = table(seats)
    do(state, "0 borrow 100")
    state.ring(10**15)
    drawn = draw(state.view(0), venice.words("en"), [f"P{seat}" for seat in range(seats)]).plain
    assert "1. P1: 0 money + 0 from agendas − 0 repaid = 0" in drawn
    assert ("3. P0: 100 money + 0 from agendas − 135 repaid = −35" in drawn) == (seats == 3), (
        "in a crowd only the first ten are shown"
    )


def test_every_announced_item_shows_from_the_first_day_what_it_needs_or_provides(table) -> None:
    view = table(2).view(0)
    drawn = draw(view, venice.words("ru"), ["А", "Б"]).plain
    for auction in view.auctions[1:]:
        for lot in auction.items:
            assert f"{lot.offered} × {view.items[lot.item].ru.title} (" in drawn


def test_before_the_clock_has_started_no_time_is_told_that_will_move() -> None:
    state = venice.begin(2, venice.read_options({"pace": "minutes"}, 2), Fast(1))
    view, words = state.view(0), venice.words("en")
    assert "due " in draw_within(80, view, words, ["A", "B"]).plain
    before = draw_within(80, unstarted(view), words, ["A", "B"]).plain
    assert "due " not in before
    assert "· ·" not in before
    week = venice.begin(2, venice.read_options({"pace": "calendar"}, 2), Fast(1)).view(0)
    assert unstarted(week) == week
