"""What an analysis says in words: whose moves, in which unit, and what it means that nothing was given away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from rich.console import Console

from ridotto.bots.analysis import Analysis, Judged, Point, Standing, TurningPoint
from ridotto.cli.analyse import _show
from ridotto.cli.analysis_page import mark_at, written_page
from ridotto.cli.analysis_words import AnalysisWords
from ridotto.cli.language import choose
from ridotto.core import Match, Message, Record, find_game, read_record, write_record
from ridotto.games.venice.moves import Bid, Borrow, Change, Ready, Withdraw

ANNA, BORIS = NAMES = ("Anna", "Boris")
READY = Message("mind-ready", {"count": 1, "next": 0})
"""A reason of Logistics that says “your”."""
Tell = Callable[..., AnalysisWords]


def begun(game: str) -> Match:
    """A game of two that somebody is going to give up."""
    return Match.begin(find_game(game), 2, dict(find_game(game).one_sitting), "01")


def recorded(match: Match) -> Record:
    match.agree_draw(99)
    return read_record(write_record(match))


def logistics() -> Record:
    """Twelve entries, by whoever is to move."""
    match = begun("logistics")
    for at in range(12):
        (seat,) = match.turn()
        match.play(seat, next(match.state.moves(seat)), at)
    return recorded(match)


def decided(record: Record, n: int, **about: Any) -> Judged:
    """A decision that the judge would not have made, but which cost nothing."""
    entry = record.entries[n - 1]
    usual = {
        "n": n, "entries": (n,), "seat": entry.seat, "moves": (entry.move,), "choice": (entry.move,), "agrees": False,
        "worth": 1.0, "best": 1.0, "lost": 0.0, "error": 0.0, "measure": "points", "why": READY,
    }  # fmt: skip
    return Judged(**{**usual, **about})


def turned(n: int, **about: Any) -> TurningPoint:
    usual = {"seat": None, "lost": 0.0, "measure": "points", "changed": 0, "before": 0.8, "after": 0.35}
    return TurningPoint(n=n, **{**usual, **about})


def told(record: Record, language: str = "en", **about: Any) -> AnalysisWords:
    """An analysis of this record, with what it has found."""
    choose(language)
    end = len(record.entries)
    standings = tuple(
        Standing(seat=seat, decisions=6, judged=6, agreed=5, lost_chance=0.0, lost_points=0.0) for seat in (0, 1)
    )
    usual = {
        "analysis": 1, "game": record.header.game, "seats": 2, "digest": "", "entries": end, "mind": "keen",
        "by": "opinion", "effort": "usual", "turning_points": (), "decisions": (), "standings": standings,
        "curve": tuple(Point(n=n, chances=(0.5, 0.5), games=64) for n in (0, 3, end)), "unjudged": 0, "undone": 0,
    }  # fmt: skip
    return AnalysisWords(record, Analysis(**{**usual, **about}), NAMES)


def at_a_terminal(words: AnalysisWords, capsys: pytest.CaptureFixture[str], everything: bool = False) -> str:
    _show(words, everything)
    return " ".join(capsys.readouterr().out.split())


# ---- what nothing means


@pytest.mark.parametrize(
    ("language", "means", "asks"),
    [
        ("en", "means only that the bot “keen”, which judges, would have played no better", "asks the bot “master”"),
        ("ru", "значит только, что бот «зоркий», который судит, не сыграл бы лучше", "судит бот «мастер»"),
    ],
)
def test_that_nothing_was_given_away_says_what_it_means_and_who_may_know_better(language, means, asks, capsys) -> None:
    words = told(logistics(), language)
    for text in (at_a_terminal(words, capsys), written_page(words)):
        assert means in text
        assert "(Anna, Boris)" in text
        assert f"--thorough {asks}" in text or f"С --thorough {asks}" in text


def test_a_thorough_analysis_names_nobody_who_knows_better(capsys) -> None:
    text = at_a_terminal(told(logistics(), effort="thorough", mind="master"), capsys)
    assert "(Anna, Boris) means only that the bot “master”" in text
    assert "--thorough" not in text


def test_only_who_gave_nothing_away_is_named_there_and_nobody_where_all_did(capsys) -> None:
    words = told(logistics())
    first, second = words.analysis.standings
    lossy = replace(first, lost_points=3.0)
    assert "(Boris) means" in at_a_terminal(told(logistics(), standings=(lossy, second)), capsys)
    assert "means only" not in at_a_terminal(told(logistics(), standings=(lossy, lossy)), capsys)


@pytest.mark.parametrize(("language", "less"), [("en", "less than 0.1 points"), ("ru", "меньше 0,1 очка")])
def test_who_gave_away_very_little_on_average_is_not_said_to_have_lost_nothing(language, less) -> None:
    words = told(logistics(), language)
    standing = words.analysis.standings[0]
    assert words.lost_on_average(replace(standing, judged=20, lost_chance=0.0, lost_points=0.5)) == less
    assert words.lost_on_average(replace(standing, judged=20, lost_chance=0.0, lost_points=3.0)) != less


def test_a_chance_that_changed_without_a_loss_says_that_the_judge_may_not_see_why() -> None:
    words = told(logistics())
    said = " ".join(words.turning(turned(9)))
    assert "the chances of Anna went from 80% to 35%" in said
    assert "luck, or something hidden, or what the bot “keen” does not see" in said


def test_what_somebody_gave_away_meanwhile_is_not_called_luck() -> None:
    record = logistics()
    earlier, meanwhile = (told(record, decisions=(decided(record, n, lost=9.0),)) for n in (2, 5))
    assert "luck" in " ".join(earlier.turning(turned(9)))
    assert "luck" not in " ".join(meanwhile.turning(turned(9)))
    little = told(record, decisions=(decided(record, 2, lost=9.0), decided(record, 5, lost=0.4)))
    assert "luck" in " ".join(little.turning(turned(9))), "so little does not explain it"


def test_a_stretch_names_its_entries() -> None:
    said = " ".join(told(logistics()).turning(turned(9, since=4)))
    assert "Over entries 5 to 9" in said
    assert "строки с 5 по 9" in " ".join(told(logistics(), "ru").turning(turned(9, since=4)))


# ---- how a story is told


def test_turning_points_are_told_in_the_order_of_the_game(capsys) -> None:
    words = told(logistics(), turning_points=(turned(9), turned(3), turned(6)))
    assert [point.n for point in words.turning_points()] == [3, 6, 9]
    text, page = at_a_terminal(words, capsys), written_page(words)
    assert text.index(" 3. In games") < text.index(" 6. In games") < text.index(" 9. In games")
    assert page.index("<b>3. ") < page.index("<b>6. ") < page.index("<b>9. ")


@pytest.mark.parametrize(
    ("game", "language", "said"),
    [
        ("poker_auction", "en", ["1 chip", "1.4 chips", "12 chips"]),
        ("poker_auction", "ru", ["1 фишка", "1,4 фишки", "12 фишек"]),
        ("logistics", "en", ["1 point", "1.4 points", "12 points"]),
        ("logistics", "ru", ["1 очко", "1,4 очка", "12 очков"]),
        ("venice", "en", ["1 in money", "1.4 in money", "12 in money"]),
        ("venice", "ru", ["1 деньгами", "1,4 деньгами", "12 деньгами"]),
        ("three_cards", "en", ["1 point", "1.4 points", "12 points"]),
    ],
)
def test_what_is_counted_has_the_word_of_its_game_and_points_where_it_has_none(game, language, said) -> None:
    words = told(recorded(begun(game)), language)
    assert [words.amount(lost, "points") for lost in (0.98, 1.43, 12.0)] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It would tell Boris: “One of your cards could next end in your vault"),
        ("ru", "Он сказал бы игроку Boris: «"),
    ],
)
def test_a_reason_that_says_you_is_told_as_said_to_the_player_who_moved(language, said) -> None:
    record = logistics()
    [n] = [entry.n for entry in record.entries if entry.seat == 1][:1]
    words = told(record, language, decisions=(decided(record, n, lost=3.0),))
    assert said in " ".join(words.turning(turned(n, seat=1, lost=3.0, changed=None)))
    assert words.why(decided(record, n, why=Message("mind-waits"))) in (
        "There was nothing better to do than to wait.", "Лучше всего было подождать."
    )  # fmt: skip


def test_no_better_move_is_named_where_nothing_was_lost(capsys) -> None:
    record = logistics()
    free, dear, unknown = decided(record, 3), decided(record, 4, lost=2.0), decided(record, 5, worth=None, best=None)
    words = told(record, decisions=(free, dear, unknown))
    assert words.better(free) == "as good"
    assert words.better(dear) == words.better(unknown).replace(words.played(unknown), words.played(dear))
    assert told(record, "ru").better(free) == "столь же хорошо"
    page = written_page(told(record, decisions=(free, dear, unknown)))
    assert page.count("Keen would have played") == 1, "reasons are told of what cost something"
    assert page.count("It would tell") == 1


def test_a_page_explains_its_columns_before_the_table(capsys) -> None:
    record = logistics()
    words = told(record, decisions=(decided(record, 3, differ=True, knew=0.4, truth=0.6, lost=2.0),))
    page = written_page(words)
    assert page.index("<dt>Truth</dt>") < page.index('id="n-3"')
    assert page.index("<dt>Judged</dt>") < page.index("<tbody>")
    text = at_a_terminal(words, capsys)
    assert text.index("Truth: those in") < text.index(" ≠")


def test_how_far_a_chance_may_be_off_is_told_in_percentage_points() -> None:
    assert "6 percentage points off" in told(logistics()).certainty()
    assert "на 6 процентных пунктов" in told(logistics(), "ru").certainty()


# ---- moves that may be changed until something is revealed


@pytest.fixture
def week() -> Record:
    """Anna borrows, bids, changes one bid and takes another away; then the first auction is held."""
    match = begun("venice")
    moves = [
        Borrow(100), Bid(1, "opera", 5, 1), Bid(0, "carnival", 6, 1), Bid(0, "crusade", 7, 1), Change(1, 9, 2),
        Withdraw(3),
    ]  # fmt: skip
    for at, move in enumerate(moves, 1):
        match.play(0, move, at)
    match.play(0, Ready(), 7)
    match.play(1, Ready(), 8)
    return recorded(match)


def secret(week: Record, choice: tuple[Any, ...], entries: range = range(1, 8)) -> Judged:
    moves = tuple(week.entries[n - 1].move for n in entries)
    return decided(
        week, entries[-1], entries=tuple(entries), moves=moves, choice=tuple(map(to_builtins, choice)), lost=9.0,
        why=Message("mind-borrow", {"planned": 200, "amount": 190}),
    )  # fmt: skip


def test_of_bids_that_were_changed_it_is_told_how_they_stood_in_the_end(week) -> None:
    judged = secret(week, (Change(1, 3, 1), Withdraw(2), Borrow(190)))
    words = told(week, decisions=(judged,))
    assert words.played(judged) == "a loan of 100; Sun: Longer carnival at 6; Mon: 2\u00a0× Opera at 9"
    assert words.better(judged) == "a loan of 190; Sun: no bid of 6 for Longer carnival; Mon: Opera at 3"
    assert "would still have changed: a loan of 190; Sun:" in words.would(judged), "the reason speaks of the first"
    russian = told(week, "ru", decisions=(judged,))
    assert russian.played(judged).startswith("заём 100; Вс: «")


def test_what_the_last_word_of_somebody_revealed_is_not_taken_for_what_they_did(week) -> None:
    judged = replace(secret(week, (), range(8, 9)), seat=1)
    words = told(week, decisions=(judged,))
    assert words.played(judged) == "ready"


def test_words_are_not_broken_in_the_table_of_an_evening(week, capsys, monkeypatch) -> None:
    judged = secret(week, (Change(1, 3, 1),))
    monkeypatch.setattr("ridotto.cli.analyse.Console", lambda **how: Console(width=80, **how))
    _show(told(week, decisions=(judged,)), everything=True)
    out = capsys.readouterr().out
    assert all(word in out for word in ("Longer", "carnival", "Boris"))


# ---- the curve, and what was given away there


def by_seat(record: Record, seat: int) -> list[int]:
    return [entry.n for entry in record.entries if entry.seat == seat]


def chance(record: Record, n: int, lost: float) -> Judged:
    return decided(record, n, measure="chance", lost=lost, had=0.8, best=0.8, worth=0.8 - lost)


@pytest.mark.parametrize(
    ("language", "luck", "rest"),
    [("en", "That was luck", "does not explain was luck"), ("ru", "Это случай", "Остальное — случай")],
)
def test_a_fall_is_called_luck_where_only_others_gave_something_away_or_too_little(language, luck, rest) -> None:
    record = logistics()
    [own, *_], [other, *_] = ([n for n in by_seat(record, seat) if n > 3] for seat in (0, 1))
    fall = {"changed": 0, "before": 0.44, "after": 0.0, "since": 3}

    def said(*decisions: Judged, **about: Any) -> str:
        return " ".join(told(record, language, decisions=decisions).turning(turned(12, **fall, **about)))

    assert luck in said(chance(record, other, 0.3))
    assert luck not in said(chance(record, own, 0.3))
    words = told(record, language, decisions=(chance(record, own, 0.06),))
    little = " ".join(words.turning(turned(own, **fall, until=12, seat=0, lost=0.06, measure="chance")))
    assert rest in little
    assert luck not in little


def test_a_loss_told_with_a_change_names_the_entries_that_it_took() -> None:
    record = logistics()
    words = told(record, decisions=(chance(record, 5, 0.4),))
    said = " ".join(words.turning(turned(5, seat=0, lost=0.4, measure="chance", since=3, until=12)))
    assert "Over entries 4 to 12" in said


def test_a_mark_sits_where_the_curve_was_measured() -> None:
    analysis = told(logistics()).analysis
    assert [point.n for point in analysis.curve] == [0, 3, 13]
    loss = {"seat": 0, "lost": 2.0, "changed": None, "before": None, "after": None}
    assert [mark_at(analysis, turned(n, **loss)) for n in (2, 3, 8)] == [0, 3, 3]
    assert [mark_at(analysis, turned(n)) for n in (2, 3, 8, 13)] == [3, 3, 13, 13]
