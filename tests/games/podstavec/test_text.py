"""Podstavec as text."""

import pytest
from msgspec.structs import replace

from ridotto.core import Match, Problem, find_game
from ridotto.games.podstavec import text
from ridotto.games.podstavec.moves import Arrange, Bid, BidRevealed, DisplayRevealed
from ridotto.games.podstavec.setup import PEDESTALS_TO_END
from ridotto.games.podstavec.view import Lot
from ridotto.testing.tables import Table, random_game


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("arrange 2r 1b 1e", Arrange(2, 0, 1, 1)),
        ("  ARRANGE   1E 2R ", Arrange(2, 0, 0, 1)),
        ("a -", Arrange(0, 0, 0, 0)),
        ("keep", Arrange(0, 0, 0, 3)),
        ("bid 2r 1p", Bid(2, 0, 0, 1)),
        ("b 1w", Bid(0, 1, 0, 0)),
        ("pass", Bid(0, 0, 0, 0)),
        ("arrange 2к 1ч 1п", Arrange(2, 0, 1, 1)),
        ("bid 2К 1б 1п", Bid(2, 1, 0, 1)),
    ],
)
def test_short_typed_moves_are_understood(typed, move) -> None:
    view = Table(find_game("podstavec"), 2).match(1).state.view(0)
    assert text.read_move(typed, view) == move


@pytest.mark.rule("POD-9")
@pytest.mark.parametrize("typed", ["bid 0r", "b 0w 0p", "bid 0к"])
def test_a_bid_of_nothing_but_zeros_is_no_pass(typed) -> None:
    view = Table(find_game("podstavec"), 2).match(1).state.view(0)
    with pytest.raises(Problem) as refused:
        text.read_move(typed, view)
    assert refused.value.sentence("en") == "A bid of 0 is none. To bid nothing, pass: “pass”."
    assert refused.value.sentence("ru").endswith("пасуйте: «пас».")
    assert text.read_move("bid 0r 1w", view) == Bid(0, 1, 0, 0)


def test_in_russian_balls_and_pedestals_go_by_the_letters_of_russian_words() -> None:
    game = find_game("podstavec")
    words, view = game.words("ru"), Table(game, 2).match(1).state.view(0)
    assert text.spoken("bid 2r 1w 3b 1p", words) == "bid 2к 1б 3ч 1п"
    assert text.spoken("arrange 2r 1e", words) == "arrange 2к 1п"
    assert text.complete("arrange 2к 1", view) == ["arrange 2r 1e"]
    drawn = text.draw(view, words, ["Анна", "Боб"]).plain
    assert "(К) красный" in drawn
    assert "(R)" not in drawn


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "“” is not a move here. Try: keep, arrange 3r, arrange 2r 1e"),
        ("jump", "“jump” is not a move here. Try: keep, arrange 3r, arrange 2r 1e"),
        ("arrange", "“arrange” is not a whole move yet. Try: arrange 3r, arrange 2r 1e, arrange 1r 2e"),
        ("bid ٣r", "“٣r” is not a count and a letter, like 2r."),
        ("bid 2q", "“2q” is not a count and a letter, like 2r."),
        ("bid r2", "“r2” is not a count and a letter, like 2r."),
        ("bid 1e", "“1e” is not a count and a letter, like 2r."),
        ("bid 2я", "“2я” is not a count and a letter, like 2r."),
        ("bid 1r 2к", "“2к” names the same thing a second time."),
        ("bid 1r 2r", "“2r” names the same thing a second time."),
    ],
)
def test_what_cannot_be_read_is_explained(typed, sentence) -> None:
    view = Table(find_game("podstavec"), 2).match(1).state.view(0)
    with pytest.raises(Problem) as problem:
        text.read_move(typed, view)
    assert problem.value.sentence() == sentence
    assert problem.value.sentence("ru") != sentence


@pytest.mark.parametrize(
    ("language", "display", "sentence"),
    [
        ("en", (0, 0, 0, 3), "Anna shows 3 empty."),
        ("en", (0, 2, 1, 0), "Anna shows 2 white, 1 black."),
        ("ru", (3, 0, 0, 1), "Anna выставляет: красных 3, пустых 1."),
        ("ru", (1, 2, 3, 4), "Anna выставляет: красных 1, белых 2, чёрных 3, пустых 4."),
    ],
)
def test_of_a_display_only_what_is_there_is_told(language, display, sentence) -> None:
    red, white, black, empty = display
    event = DisplayRevealed(seat=0, red=red, white=white, black=black, empty=empty)
    assert find_game("podstavec").words(language).say(event.message(["Anna"])) == sentence


@pytest.mark.parametrize(
    ("language", "red", "sentence"),
    [
        ("en", 0, "Anna shows nothing."),
        ("en", 1, "Anna shows 1 red."),
        ("ru", 0, "Anna ничего не выставляет."),
    ],
)
def test_an_empty_display_is_told_as_nothing(language, red, sentence) -> None:
    event = DisplayRevealed(seat=0, red=red, white=0, black=0, empty=0)
    assert find_game("podstavec").words(language).say(event.message(["Anna"])) == sentence


@pytest.mark.parametrize(
    ("language", "red", "sentence"),
    [
        ("en", 0, "Anna bids nothing."),
        ("ru", 0, "Anna ничего не ставит."),
        ("ru", 1, "Anna ставит 1 красный."),
    ],
)
def test_an_empty_bid_is_told_as_nothing(language, red, sentence) -> None:
    event = BidRevealed(seat=0, red=red, white=0, black=0, pedestals=0)
    assert find_game("podstavec").words(language).say(event.message(["Anna"])) == sentence


def test_every_position_of_a_game_round_trips() -> None:
    for step in random_game(Table(find_game("podstavec"), 3), 5):
        state = step.match.state
        assert text.read_position(text.write_position(state)).digest() == state.digest()


def test_a_damaged_position_names_its_line() -> None:
    lines = text.write_position(Table(find_game("podstavec"), 2).match(1).state).splitlines()
    for number in range(len(lines)):
        damaged = [*lines[:number], "nonsense", *lines[number + 1 :]]
        with pytest.raises(Problem) as problem:
            text.read_position("\n".join(damaged))
        assert f"Line {number + 1} " in problem.value.sentence()


@pytest.mark.parametrize(("seats", "needed"), sorted(PEDESTALS_TO_END.items()))
def test_the_drawing_says_how_many_pedestals_end_the_game(seats: int, needed: int) -> None:
    game = find_game("podstavec")
    match, names = Table(game, seats).match(1), ["Anna", "Boris", "Clara"][:seats]
    for seat, said in ((0, f": 3 of the {needed} that end the game"), (None, f"somebody holds {needed} pedestals")):
        assert said in text.draw(match.view(seat), match.words("en"), names).plain


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Your pedestals: 14; 13 are enough to end"), ("ru", "Ваши подставки: 14; для конца игры хватает 13")],
)
def test_of_more_pedestals_than_end_the_game_the_drawing_says_that_they_are_enough(language: str, said: str) -> None:
    match = Table(find_game("podstavec"), 2).match(1)
    view = replace(match.state.view(0), bag=Lot(5, 0, 0, pedestals=11))
    assert said in text.draw(view, match.words(language), ["Anna", "Boris"]).plain


def test_completion_offers_moves_that_begin_with_what_was_typed() -> None:
    match = Table(find_game("podstavec"), 2).match(1)
    assert text.complete("", match.state.view(0))[0] == "keep"
    assert text.complete("arrange 3", match.state.view(0)) == ["arrange 3r", "arrange 3e"][:1]
    assert text.complete("", match.state.view(None)) == []


@pytest.mark.parametrize(("language", "wins"), [("en", "A bid wins by pedestals"), ("ru", "где больше подставок")])
def test_who_bids_is_told_how_a_bid_wins_and_what_becomes_of_it(language, wins) -> None:
    game = find_game("podstavec")
    match = Table(game, 2).match(1)
    words = game.words(language)

    def drawn() -> str:
        return text.draw(match.state.view(0), words, ["Anna", "Boris"]).plain

    assert wins not in drawn()
    for seat in range(2):
        match.play(seat, Arrange(0, 0, 0, 3), 0)
    assert wins in drawn()
    assert words.word("label-how", phase="bid") in " ".join(drawn().split())


def test_what_colours_are_worth_is_drawn_once_it_has_been_found_out() -> None:
    match = Match.begin(find_game("podstavec"), 2, seed="07")

    def drawn() -> str:
        return text.draw(match.view(0), match.words("en"), ["Anna", "Boris"]).plain

    assert "Worth" not in drawn()
    assert "(R) red, (W) white, (B) black\n" in drawn()
    for seat in (0, 1):
        match.play(seat, text.read_move("keep", match.view(seat)), 1)
    assert "Worth this round: " in drawn()
