"""`ridotto analyse`: a finished game as a strong player sees it."""

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ridotto.bots.analysis import Analysis, Point, TurningPoint, analyse, budget
from ridotto.cli.analysis_page import written_page
from ridotto.cli.analysis_words import AnalysisWords
from ridotto.cli.language import choose
from ridotto.core import Match, Message, Record, find_game, read_record, write_record

RECORDS = Path(__file__).parents[1] / "games"
PASS = {"type": "bid", "red": 0, "white": 0, "black": 0, "pedestals": 0}
PODSTAVEC = RECORDS / "podstavec" / "records" / "three-players-pedestals.jsonl"


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "SECONDS", 0.1)
    monkeypatch.setattr(budget, "MOST_JUDGED", 9)
    monkeypatch.setattr(budget, "FEW_GAMES", 2)
    monkeypatch.setattr(budget, "LEAST_GAMES", 2)
    monkeypatch.setattr(budget, "FEW_POINTS", 2)


KEPT: dict[str, Analysis] = {}


def once(record: Record, *how: Any) -> Analysis:
    """The analysis of a record, made at the first time of asking."""
    if record.head not in KEPT:
        KEPT[record.head] = analyse(record, *how)
    return KEPT[record.head]


@pytest.fixture
def analysed(ridotto, monkeypatch: pytest.MonkeyPatch):
    """The command as it tells what was found: the same record is analysed once for all these tests, which takes long.
    That it comes out the same each time is seen below, where it is analysed anew."""

    monkeypatch.setattr("ridotto.cli.analyse.analyse", once)
    return partial(ridotto, "analyse")


def test_turning_points_come_first_then_chances_players_and_decisions(analysed) -> None:
    ran = analysed(PODSTAVEC)
    assert ran.code == 0, ran.err
    assert ran.out.startswith("Podstavec: analysis · ")
    parts = [ran.out.index(part) for part in ("Turning points", "Chances", "As the bot", "What was given away")]
    assert parts == sorted(parts)
    assert "Third player" in ran.out
    assert "decisions were left out" in " ".join(ran.out.split())


def test_a_decision_that_gave_nothing_away_stands_under_a_heading_of_its_own(analysed, monkeypatch) -> None:
    analysed(PODSTAVEC)
    (whole,) = KEPT.values()
    first, second, *_others = whole.decisions
    kept = (replace(first, lost=0.3, differ=False), replace(second, lost=0.0, differ=True))
    monkeypatch.setattr("ridotto.cli.analyse.analyse", lambda *how: replace(whole, decisions=kept))
    out = analysed(PODSTAVEC).out
    given, seemed = out.index("What was given away"), out.index("the chances were not what they seemed")
    assert " ≠" not in out[given:seemed]
    assert " ≠" in out[seemed:]
    monkeypatch.setattr("ridotto.cli.analyse.analyse", lambda *how: replace(whole, decisions=kept[1:]))
    assert "What was given away\n  Nobody gave away anything that the bot would have kept.\n" in analysed(PODSTAVEC).out


def test_who_sat_where_can_be_told_as_in_a_replay(analysed) -> None:
    out = analysed(PODSTAVEC, "--all", "--names", "Anna,Lev").out
    assert all(name in out for name in ("Anna", "Lev", "Third player"))
    assert "First player" not in out


def test_a_record_that_does_not_tell_who_sat_where_says_how_to_tell_it(analysed) -> None:
    assert "--names Anna,Boris" in analysed(PODSTAVEC).out
    assert "does not tell who sat where" not in analysed(PODSTAVEC, "--names", "Anna,Lev,Clara").out


def test_the_marks_of_turning_points_lie_on_the_lines_of_a_page() -> None:
    record = read_record(PODSTAVEC.read_text(encoding="utf-8"))
    chances = {0: (0.5, 0.3, 0.2), 4: (0.1, 0.7, 0.2), len(record.entries): (0.0, 1.0, 0.0)}
    curve = tuple(Point(n=n, chances=each, games=9) for n, each in chances.items())
    turning = TurningPoint(n=3, seat=0, measure="chance", lost=0.37, changed=0, before=0.5, after=0.2)
    analysis = replace(once(record), curve=curve, turning_points=(turning,))
    page = written_page(AnalysisWords(record, analysis, ["Anna", "Lev", "Clara"]))
    mark = re.search(r"translate\(([\d.]+) ([\d.]+)\)", page)
    line = re.search(r'<title>Anna</title><path class="line"[^>]* d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)', page)
    assert mark
    assert line
    (x, y), (x0, y0, x1, y1) = map(float, mark.groups()), map(float, line.groups())
    assert y == pytest.approx(y0 + (y1 - y0) * (x - x0) / (x1 - x0), abs=0.2)


def test_the_text_says_what_its_columns_mean_and_how_far_its_chances_may_be_off(analysed) -> None:
    out = " ".join(analysed(PODSTAVEC, "--all").out.split())
    assert "From each point 2 games or more were finished, so a chance may easily be 35 percentage points off." in out
    assert "players who go on otherwise than quick bots may well end otherwise" in out
    assert "Knew: the player’s chances just before, by what could be known then." in out


def test_from_the_start_more_games_are_finished_than_from_elsewhere(analysed) -> None:
    curve = json.loads(analysed(PODSTAVEC, "--json").out)["curve"]
    assert curve[0]["games"] == 4 * curve[1]["games"]


def test_all_decisions_are_shown_on_request_and_in_russian(analysed) -> None:
    out = " ".join(analysed(PODSTAVEC, "--all", "--lang", "ru").out.split())
    assert "Все решения" in out
    assert "решения остались без оценки" in out or "решений осталось без оценки" in out


def test_nothing_is_said_of_less_given_away_than_can_be_written() -> None:
    record = read_record(PODSTAVEC.read_text(encoding="utf-8"))
    analysis = once(record)
    told, judged = AnalysisWords(record, analysis, ["Anna", "Lev", "Clara"]), analysis.decisions[0]
    assert not told.lost(replace(judged, lost=0.0, measure="chance"))
    assert not told.lost(replace(judged, lost=0.004, measure="chance"))
    assert told.lost(replace(judged, lost=0.006, measure="chance"))
    assert not told.lost(replace(judged, lost=0.04, measure="points"))
    assert told.lost(replace(judged, lost=0.06, measure="points"))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["57 points", "10 points", "1 point", "1.4 points"]),
        ("ru", ["57 очков", "10 очков", "1 очко", "1,4 очка"]),
    ],
)
def test_points_take_the_word_for_the_number_that_is_written(language: str, told: list[str]) -> None:
    choose(language)
    record = read_record(PODSTAVEC.read_text(encoding="utf-8"))
    words = AnalysisWords(record, once(record), ["Anna", "Lev", "Clara"])
    assert [words.amount(lost, "points") for lost in (56.97, 9.96, 0.98, 1.43)] == told


def test_a_turning_point_tells_of_which_chance_how_much_was_lost_and_how_sure_a_small_loss_is() -> None:
    choose("en")
    record = read_record(PODSTAVEC.read_text(encoding="utf-8"))
    analysis = once(record)
    first = replace(
        analysis.decisions[0], agrees=False, worth=0.3, best=0.42, lost=0.12, error=0.03, measure="chance",
        knew=0.66, had=0.38, why=Message("mind-pass-only"),
    )  # fmt: skip
    point = TurningPoint(n=first.n, seat=first.seat, measure="chance", lost=0.12, changed=None, before=None, after=None)

    def told(games: int, error: float) -> str:
        curve = tuple(Point(n=n, chances=(0.5, 0.3, 0.2), games=games) for n in (0, len(record.entries)))
        judged = replace(first, error=error)
        words = AnalysisWords(record, replace(analysis, decisions=(judged,), curve=curve), ["Anna", "Lev", "Clara"])
        return " ".join(words.turning(point))

    assert "that gave away 12 of 38 chances in a hundred." in told(17, 0.03)
    assert not re.search("30%|42%", told(17, 0.03)), "what the judge reckons is not told beside the curve"
    assert "66%" not in told(17, 0.03), "what was counted is told only where it differs from the truth"
    assert "give or take 3 percentage points." in told(17, 0.03)
    assert "no more than a chance may easily be off by." in told(17, 0.0)
    assert "off by" not in told(100, 0.0)


@pytest.mark.parametrize(
    ("language", "gave", "would"),
    [
        (
            "en", "“pass”. By what could be known then, that gave away 12 of 38 chances in a hundred.",
            "Steady would have played “bid 1r”.",
        ),
        (
            "ru", "«пас». Шансов было 38 из ста; судя по тому, что можно было знать, потеряно 12.",
            "Бот «ровный» сыграл бы «ставка 1к».",
        ),
    ],
)  # fmt: skip
def test_moves_within_a_sentence_stand_in_quotes(language: str, gave: str, would: str) -> None:
    choose(language)
    record = read_record(PODSTAVEC.read_text(encoding="utf-8"))
    analysis = once(record)
    judged = replace(
        analysis.decisions[0], agrees=False, lost=0.12, had=0.38, measure="chance",
        why=Message("mind-pass-only"), moves=(PASS,), choice=(PASS | {"red": 1},),
    )  # fmt: skip
    told = AnalysisWords(record, replace(analysis, by="opinion", mind="steady"), ["Anna", "Lev", "Clara"])
    assert told.gave(judged) == f"{told.names[judged.seat]}: {gave}"
    assert told.would(judged) == would


@pytest.mark.parametrize(
    ("language", "lost", "had", "said"),
    [
        ("en", 1.0, 1.0, "that gave away the whole chance."),
        ("en", 0.377, 0.38, "that gave away the whole chance, 38 in a hundred."),
        ("en", 0.99, 1.0, "that gave away 99 of 100 chances in a hundred."),
        ("ru", 1.0, 1.0, "верный выигрыш упущен."),
        ("ru", 0.38, 0.38, "потерян весь шанс, 38 из ста."),
    ],
)
def test_whoever_gave_away_all_of_a_chance_is_told_that_it_was_the_whole(language, lost, had, said) -> None:
    choose(language)
    record = read_record(PODSTAVEC.read_text(encoding="utf-8"))
    analysis = once(record)
    judged = replace(analysis.decisions[0], lost=lost, had=had, measure="chance", moves=(PASS,))
    assert AnalysisWords(record, analysis, ["Anna", "Lev", "Clara"]).gave(judged).endswith(said)


def test_the_reason_that_moves_were_tried_out_is_told_as_it_is() -> None:
    choose("en")
    record = read_record(PODSTAVEC.read_text(encoding="utf-8"))
    analysis = once(record)
    judged = replace(analysis.decisions[0], measure="chance", why=Message("mind-trials", {"games": 24}))
    words = AnalysisWords(record, analysis, ["Anna", "Lev", "Clara"])
    assert words.why(judged) == "Both were tried out in 24 imagined games."


@pytest.mark.parametrize("language", ["en", "ru"])
def test_beside_the_curve_a_reason_tells_no_chance_to_win_that_was_counted_otherwise(language: str) -> None:
    choose(language)
    record = read_record(PODSTAVEC.read_text(encoding="utf-8"))
    analysis = once(record)
    words = AnalysisWords(record, analysis, ["Anna", "Lev", "Clara"])
    values = {"red": 1, "white": 0, "black": 0, "pedestals": 0, "often": 97, "chance": 42, "other-chance": 30}
    values |= {"spare": 1, "other-spare": 2, "spoils": Message("lot", PASS | {"red": 2})}
    for name in ("bid", "pass", "keep", "bid-third", "bid-behind", "pass-behind", "keep-lost"):
        judged = replace(analysis.decisions[0], measure="chance", why=Message(f"mind-{name}", values))
        told = words.why(judged)
        assert not re.search("42|30|[Hh]ardly a chance|почти нет\\b(?! разн)", told.replace("разницы почти нет", "")), (
            name
        )
        assert told != words.why(replace(judged, measure="points"))


def test_who_gave_nothing_away_is_told_so() -> None:
    choose("en")
    record = read_record(PODSTAVEC.read_text(encoding="utf-8"))
    analysis = once(record)
    told = AnalysisWords(record, analysis, ["Anna", "Lev", "Clara"])
    standing = replace(analysis.standings[0], judged=3, lost_chance=0.0, lost_points=0.0)
    assert told.lost_on_average(standing) == "nothing"
    assert told.lost_on_average(replace(standing, judged=0)) == "–"


def test_as_json_it_is_one_object_that_names_its_form(ridotto) -> None:
    analysis = json.loads(ridotto("analyse", PODSTAVEC, "--json").out)
    assert analysis["analysis"] == 1
    assert analysis["game"] == "podstavec"
    assert {"curve", "decisions", "turning_points", "standings", "unjudged", "undone", "mind"} <= analysis.keys()
    assert analysis["curve"][0]["n"] == 0
    again = json.loads(ridotto("analyse", PODSTAVEC, "--json").out)
    assert again == analysis


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_page_needs_nothing_from_elsewhere(analysed, tmp_path, language: str) -> None:
    page = tmp_path / "page.html"
    assert analysed(PODSTAVEC, "--html", page, "--lang", language).code == 0
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert text.count('<path class="line"') == 6, "a line and a sample for each seat"
    assert "http" not in text
    assert "<script" not in text


@pytest.mark.parametrize(
    ("language", "told"), [("en", "in how many of those judged"), ("ru", "в скольких из оценённых")]
)
def test_the_tables_of_a_page_have_headers_and_say_what_their_columns_mean(analysed, tmp_path, language, told) -> None:
    page = tmp_path / "page.html"
    analysed(PODSTAVEC, "--html", page, "--lang", language)
    text = page.read_text(encoding="utf-8")
    assert text.count('<th scope="col"') == 5 + 7
    rows = text.count("<tr") - 2
    assert text.count('<th scope="row"') == rows > 3
    assert text.count("<dt>") == 4 + 4
    assert told in text


def test_names_of_the_record_are_told_and_cannot_write_html(ridotto, tmp_path) -> None:
    match = Match.begin(find_game("logistics"), 2, {"cards": 3, "sets": 1}, "01")
    match.resign(0, 1)
    header, *rest = write_record(match).splitlines()
    named = json.loads(header) | {"ridotto": 1, "names": ["<b>Anna", "Boris"]}
    ending = {key: value for key, value in json.loads(rest[-1]).items() if key != "head"}
    record, page = tmp_path / "game.jsonl", tmp_path / "page.html"
    record.write_text("\n".join([json.dumps(named), *rest[:-1], json.dumps(ending)]), encoding="utf-8")
    assert "<b>Anna gave up, with a chance of" in ridotto("analyse", record).out
    renamed = ridotto("analyse", record, "--names", ",Clara").out
    assert "<b>Anna gave up, with a chance of" in renamed, "who was not named anew keeps the name of the record"
    assert "Clara" in renamed
    assert ridotto("analyse", record, "--html", page).code == 0
    assert "&lt;b&gt;Anna" in page.read_text(encoding="utf-8")


def test_an_unfinished_game_is_refused_in_a_sentence(ridotto, tmp_path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text("\n".join(PODSTAVEC.read_text().splitlines()[:-1]), encoding="utf-8")
    ran = ridotto("analyse", record)
    assert ran.code == 2
    assert ran.err.strip() == "ridotto: Only a finished game can be analysed."


def test_one_form_at_a_time(ridotto, tmp_path) -> None:
    assert "not both" in ridotto("analyse", PODSTAVEC, "--json", "--html", tmp_path / "page.html").err


def test_a_page_replaces_no_file_and_that_it_cannot_be_written_is_told_before_the_work(ridotto, tmp_path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(PODSTAVEC.read_bytes())
    refused = ridotto("analyse", record, "--html", record)
    assert (refused.code, record.read_bytes()) == (2, PODSTAVEC.read_bytes())
    assert "already there" in refused.err
    assert "There is no folder" in ridotto("analyse", record, "--html", tmp_path / "nowhere" / "page.html").err
