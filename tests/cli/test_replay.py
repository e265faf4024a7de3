"""Recorded games again: printed, stepped through, checked, and explained."""

import io
import json
import re
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from ridotto.cli.ending import told_outcome
from ridotto.cli.main import run
from ridotto.cli.terminal.plain import Left
from ridotto.cli.usual_names import translated
from ridotto.core import Match, find_game, read_record, write_record
from ridotto.core.fairness import fair_seed, reveal
from ridotto.core.playing_on import imagined_start
from ridotto.core.start import Start

SECRET = bytes(range(32))


def fair_match(*contributions: str) -> Match:
    fair = reveal(SECRET, contributions, "table-7", 2)
    seed = fair_seed(SECRET, contributions, "table-7").hex()
    match = Match.begin(find_game("podstavec"), 2, seed=seed, fair=fair)
    rng = Random(1)
    while turn := match.turn():
        match.play(turn[0], match.state.random_move(turn[0], rng), match.at + 1000)
    return match


# ---- printed


def test_a_record_is_told_entry_by_entry_to_its_outcome(ridotto, record: Path) -> None:
    code, out, err = ridotto("replay", record)
    assert (code, err) == (0, "")
    entries = len(record.read_text().splitlines()) - 2
    assert "Podstavec for 2 players" in out
    assert f"\n{entries}. Second player" in out
    assert "A player holds enough pedestals: the game ends." in out
    assert "the game is over" in out


def test_a_record_comes_from_standard_input_too(ridotto, record: Path) -> None:
    assert ridotto("replay", "-", stdin=record.read_bytes()).out == ridotto("replay", record).out


def test_a_record_is_told_in_russian(ridotto, record: Path) -> None:
    assert "Первый игрок" in ridotto("replay", record, "--lang", "ru").out


def test_a_seat_is_not_told_the_secret_moves_of_others(ridotto, record: Path) -> None:
    everything = ridotto("replay", record).out
    mine = ridotto("replay", record, "--seat", "1").out
    assert "First player: a secret move" in mine
    assert "Second player: a secret move" not in mine
    assert "a secret move" not in everything


def test_there_is_no_third_seat_at_a_table_for_two(ridotto, record: Path) -> None:
    code, _out, err = ridotto("replay", record, "--seat", "2")
    assert code == 2
    assert "seats count from 0 to 1" in err


def test_what_happened_to_the_table_is_told_as_well(ridotto, written) -> None:
    match = Match.begin(find_game("podstavec"), 3, seed="00")
    match.postpone(5000, 10)
    match.play(0, match.state.idle(0), 20, by="idle")
    match.play(1, match.state.idle(1), 30, by="bot")
    match.resign(2, 40)
    match.agree_draw(50)
    out = ridotto("replay", written(write_record(match))).out
    for sentence in (
        "The clocks are put back by 5 seconds.",
        "First player: arrange 3e (did not act in time)",
        "Second player: arrange 3e (bot)",
        "Third player resigns.",
        "All agree to a draw.",
        "The players agreed to a draw.\n   1. First player\n   1. Second player\n",
    ):
        assert sentence in out


@pytest.mark.parametrize(
    ("later", "told"), [(566_030, "566 секунд"), (20_960, "21 секунду"), (1_400, "1,4 секунды"), (3_000, "3 секунды")]
)
def test_the_seconds_by_which_clocks_were_put_back_take_their_word_by_the_number_that_is_written(
    ridotto, written, later: int, told: str
) -> None:
    match = Match.begin(find_game("podstavec"), 2, seed="00")
    match.postpone(later, 10)
    match.resign(0, 20)
    out = ridotto("replay", written(write_record(match)), "--lang", "ru").out
    assert f"Часы отодвинуты на {told}." in out


def test_that_somebody_resigned_is_said_once(ridotto, written) -> None:
    match = Match.begin(find_game("podstavec"), 2, {}, "01")
    match.resign(0, 1)
    out = ridotto("replay", written(write_record(match))).out
    assert "First player resigns.\n   1. Second player" in out
    assert "resigned" not in out
    assert "gave up" not in out


@pytest.mark.rule("POD-17")
@pytest.mark.parametrize(
    ("scoring", "heading"),
    [("colour-first", "on display: red · white · black"), ("count-first", "on display: balls · red · white · black")],
)
def test_the_numbers_of_a_score_have_a_heading_above_them(scoring: str, heading: str) -> None:
    match = Match.begin(find_game("podstavec"), 2, {"scoring": scoring}, seed="00")
    rng = Random(1)
    while turn := match.turn():
        match.play(turn[0], match.state.random_move(turn[0], rng), match.at + 1000)
    outcome = match.outcome()
    assert outcome is not None
    _why, _empty, headed, first, _second = told_outcome(match, outcome, match.words("en"), ["Anna", "Bo"])
    assert headed.strip() == heading
    score = " · ".join(map(str, outcome.scores[outcome.winners()[0]]))
    assert first.index(score) == headed.index("on display")


# ---- step by step


def test_stepping_goes_on_back_and_out(ridotto, record: Path) -> None:
    out = ridotto("replay", record, "--step", stdin=b"n\n\np\nq\nn\n").out
    moments = [line.split(".")[0] for line in out.replace("quit ", "quit\n").splitlines() if line[:1].isdigit()]
    assert moments == ["1", "2", "1"]


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "next back start next end back start quit"), ("ru", "дальше назад начало вперёд конец назад начало выход")],
)
def test_one_steps_by_words_of_either_language(ridotto, record: Path, language: str, typed: str) -> None:
    last = len(record.read_text().splitlines()) - 2
    lines = "\n".join([*typed.split(), "n"]).encode()
    out = ridotto("replay", record, "--step", "--names", "A,B", "--lang", language, stdin=lines).out
    moments = re.findall(r"\b(\d+)\. [AB]: |(?:seed|зерно) ", out)
    assert moments == ["", "1", "", "", "1", str(last), str(last - 1), ""]


def test_stepping_back_from_the_start_and_on_from_the_end_stays_there(ridotto, record: Path) -> None:
    assert ridotto("replay", record, "--step", stdin=b"p\np\nq\n").code == 0
    out = ridotto("replay", record, "--step", stdin=b"\n" * 500).out
    assert "That was the last move." in out


def test_an_entry_that_there_is_not_is_refused_with_those_that_there_are(ridotto, record: Path) -> None:
    out = ridotto("replay", record, "--step", stdin=b"2\n999\n9999999999\nn\nq\n").out
    assert "There is no entry 9,999,999,999 in this record" in out
    assert "There is no entry 999 in this record: entries count from 0, the start, to " in out
    moments = [line.split(".")[0] for line in out.replace("quit ", "quit\n").splitlines() if line[:1].isdigit()]
    assert moments == ["2", "3"]


def test_what_cannot_be_typed_while_stepping_is_said_and_moves_nothing(ridotto, record: Path) -> None:
    out = ridotto("replay", record, "--step", stdin=b"zzz\n[b]\n\nq\n").out
    assert "“zzz” is nothing that can be typed here." in out
    assert "“[b]” is nothing" in out
    assert "play-on SEAT: play on from here" in out
    assert "2. Seat" not in out


@pytest.mark.parametrize(("whole_screen", "moments"), [(True, ["1", "1", "2"]), (False, ["1"])])
def test_who_has_played_on_comes_back_to_the_moment_that_was_left(
    ridotto, record: Path, monkeypatch, whole_screen: bool, moments: list[str]
) -> None:
    begun = []
    monkeypatch.setattr("ridotto.cli.replay.on_screen", lambda stream: True)
    monkeypatch.setattr("ridotto.cli.replay.has_whole_screen", lambda: whole_screen)
    left = Left(on_purpose=True, again=False)
    monkeypatch.setattr("ridotto.cli.replay.play_games", lambda laid, language: begun.append(laid) or left)
    code, out, _err = ridotto("replay", record, "--step", stdin=b"n\nplay-on 0\nn\nq\n")
    shown = [line.split(".")[0] for line in out.replace("quit ", "quit\n").splitlines() if line[:1].isdigit()]
    assert (code, len(begun), shown) == (0, 1, moments)


def test_who_steps_through_without_a_terminal_is_told_how_to_play_on(ridotto, record: Path) -> None:
    out = ridotto("replay", record, "--step", stdin="\nplay-on\nplay-on 5\nиграть отсюда 1\nq\n".encode()).out
    assert "Say in which seat to play on, from 0 to 1" in out
    assert "There is no seat 5: the seats are 0 to 1." in out
    assert f"ridotto play --from {record} --entry 1 --seat 1" in out
    seen = ridotto("replay", record, "--step", "--seat", "0", "--lang", "ru", stdin="играть\nq\n".encode()).out
    assert "--entry 0 --seat 0" in seen
    end = ridotto("replay", record, "--step", "--seat", "0", stdin=b"\n" * 500 + b"o\nq\n").out
    assert "The game is over there: nobody can play on." in end


def test_a_record_from_standard_input_cannot_be_stepped_through(ridotto, record: Path) -> None:
    code, _out, err = ridotto("replay", "-", "--step", stdin=record.read_bytes())
    assert code == 2
    assert err.count("\n") == 1


# ---- checked


def test_a_record_that_holds_is_said_to_hold(ridotto, record: Path) -> None:
    code, out, _err = ridotto("replay", record, "--check")
    assert code == 0
    assert out.startswith("The record holds")
    assert "nothing is proven about what was left to chance" in out


def test_a_fair_deal_is_checked_with_the_record(ridotto, written) -> None:
    code, out, _err = ridotto("replay", written(write_record(fair_match("a1a1"))), "--check")
    assert code == 0
    assert "everything left to chance follows from the house’s secret and the contributions" in out


def test_verify_explains_commitment_contributions_seed_and_seats(ridotto, written) -> None:
    match = fair_match("a1a1", "b2b2")
    fair = match.header.fair
    code, out, _err = ridotto("verify", written(write_record(match)))
    assert code == 0
    for proof in (
        fair.commitment,
        SECRET.hex(),
        "a1a1",
        "b2b2",
        match.header.seed,
        "table-7",
        "The seats",
    ):
        assert proof in out
    assert "Compare it with the commitment you noted when the table was opened" in out
    assert "If the commitment is the one you noted and one of the contributions is your own" in out
    assert "the house alone" not in out
    assert "does not prove that nobody" in out


@pytest.mark.parametrize("command", [["replay", "--check"], ["verify"]])
def test_where_nobody_contributed_the_house_alone_chose_the_deal(ridotto, written, command: list[str]) -> None:
    code, out, _err = ridotto(*command, written(write_record(fair_match())))
    assert code == 0
    assert "the house alone chose it" in out
    assert "nobody could choose it alone" not in out


def test_verify_tells_the_head_of_the_chain_or_that_there_is_none(ridotto, written) -> None:
    match = Match.begin(find_game("podstavec"), 2, {}, "00ff")
    match.resign(0, 0)
    record = write_record(match)
    code, out, _err = ridotto("verify", written(record))
    assert code == 0
    assert read_record(record).head in out
    header, entry, ending = record.splitlines()
    old = [header.replace('"ridotto":2', '"ridotto":1'), entry, ending.partition(',"head"')[0] + "}"]
    code, out, _err = ridotto("verify", written("\n".join(old)))
    assert code == 0
    assert "form 1" in out
    for command in (["replay"], ["replay", "--check"], ["verify"]):
        code, _out, err = ridotto(*command, written("\n".join([header, entry + " ", ending])))
        assert code != 0
        assert "chain" in err


def played_on() -> Match:
    """A game that went on from the third entry of another one of a house."""
    source = read_record("\n".join(write_record(fair_match("aa01")).splitlines()[:4]))
    *_, (moment, _entry, _events) = source.replay()
    seed = fair_seed(SECRET, ["aa01"], "table-8").hex()
    start = imagined_start(moment, 1, seed, 9000, "ab" * 32)
    fair = reveal(SECRET, ["aa01"], "table-8", 0)
    match, rng = Match.begin_from(moment.game, start, {}, seed, 9000, fair), Random(1)
    while turn := match.turn():
        match.play(turn[0], match.state.random_move(turn[0], rng), match.at + 1000)
    return match


def test_verify_says_that_an_imagined_start_is_not_proved_fair_but_the_play_is(ridotto, written) -> None:
    path = written(write_record(played_on()))
    code, out, err = ridotto("verify", path)
    assert (code, err) == (0, "")
    assert "the start position is not proved fair; the chain and the play after it are" in out
    assert "in seat 1" in out
    assert "after entry 3 of the other game" in out
    assert "table “table-7”" in out
    assert "ab" * 32 in out
    assert "The seats:" not in out
    assert "The seed:" in out
    assert "This proves the shuffle" not in out
    assert "честность начальной позиции не доказана" in ridotto("verify", path, "--lang", "ru").out
    assert "about which nothing is proven; the play after it is" in ridotto("replay", "--check", path).out


def test_a_replay_says_where_the_game_was_played_on_from(ridotto, written) -> None:
    path = written(write_record(played_on()))
    assert "Played on from entry 3 of another game." in ridotto("replay", path).out
    assert "Продолжение другой партии после её строки 3." in ridotto("replay", path, "--lang", "ru").out


def test_a_start_that_was_not_imagined_is_a_given_position(ridotto, written) -> None:
    match = fair_match("aa01")
    begun = Match.begin(match.game, 2, seed="00ff")
    given = Match.begin_from(match.game, Start(state=begun.state.save(), imagined=False), seed="00ff")
    given.resign(0, 1)
    path = written(write_record(given))
    told = ridotto("verify", path).out
    assert "begun from a given position, about which nothing is proved" in told
    assert "nothing is proven about what was drawn after the start" in told
    assert "Begun from a given position." in ridotto("replay", path).out


def test_verify_says_so_where_no_secret_was_revealed(ridotto, record: Path) -> None:
    code, out, _err = ridotto("verify", record)
    assert code == 0
    assert "no secret was revealed with this record, as a house does it" in out


def test_verify_of_a_game_at_a_terminal_asks_no_house_for_the_head_of_its_chain(ridotto, written) -> None:
    alone = Match.begin(find_game("podstavec"), 2, {}, "00ff")
    alone.resign(0, 0)
    asked = ("Whoever noted it", "Кто записал это значение")
    for match, house in ((alone, False), (fair_and_over(), True)):
        for language, note in zip(("en", "ru"), asked, strict=True):
            out = ridotto("verify", written(write_record(match)), "--lang", language).out
            assert (note in out) != house
            assert ("GET /api/tables/" in out) == house


def fair_and_over() -> Match:
    match = fair_match("aa01")
    if match.outcome() is None:
        match.resign(0, match.at)
    return match


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("secret", "00" * 32, "not the one that the house committed to"),
        ("secret", "zz", "not hex"),
        ("contributions", ["a1a1", "b2b3"], "does not follow"),
        ("table", "table-8", "does not follow"),
    ],
)
@pytest.mark.parametrize("command", [["replay", "--check"], ["verify"]])
def test_an_unfair_deal_is_found_out(ridotto, written, command, field: str, value, sentence: str) -> None:
    header, *rest = write_record(fair_match("a1a1", "b2b2")).splitlines()
    opened = json.loads(header)
    opened["fair"][field] = value
    code, out, err = ridotto(*command, written("\n".join([json.dumps(opened), *rest])))
    assert (code, out) == (2, "")
    assert sentence in err


def test_a_game_from_the_terminal_is_replayed_with_the_names_of_its_players(
    tmp_path: Path, ridotto, monkeypatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    record = tmp_path / "game.jsonl"
    assert run(["play", "podstavec", "--human", "none", "--names", "Anna,Boris", "--record", str(record)]) == 0
    told = ridotto("replay", str(record)).out
    assert "Anna" in told
    assert "First player" not in told
    renamed = ridotto("replay", str(record), "--names", "Clara").out
    assert "Clara" in renamed
    assert "Anna" not in renamed
    assert "Boris" in renamed, "who was not named anew keeps the name of the record"


def test_the_usual_names_of_a_record_are_said_in_the_readers_language() -> None:
    podstavec = find_game("podstavec")
    assert [translated(name, podstavec, "ru") for name in ("Guest", "Steady 2", "Anna", "Ровный")] == [
        "Гость",
        "Ровный 2",
        "Anna",
        "Ровный",
    ]
    assert translated("Случайный", podstavec, "en") == "Random"


def test_a_record_with_too_few_names_is_refused(tmp_path: Path, ridotto) -> None:
    match = Match.begin(find_game("podstavec"), 2, {}, "07", 0)
    match.header = replace(match.header, names=("Anna",))
    record = tmp_path / "game.jsonl"
    record.write_text(write_record(match))
    assert "1 names for 2 seats" in ridotto("replay", str(record)).err


def words_at_a_terminal(monkeypatch: pytest.MonkeyPatch, *arguments: str | Path) -> list[list[str]]:
    """The words of each line that a command prints on a screen of 80 columns."""
    page = io.StringIO()
    page.isatty = lambda: True  # type: ignore[method-assign]
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stdout", page)
    for name, value in {"COLUMNS": "80", "TERM": "dumb", "RIDOTTO_LANG": "en"}.items():
        monkeypatch.setenv(name, value)
    assert run([str(argument) for argument in arguments]) == 0
    monkeypatch.undo()
    return [line.split() for line in page.getvalue().splitlines()]


def assert_broken_between_words(lines: list[list[str]], *sentences: str) -> None:
    assert all(len(" ".join(line)) <= 80 for line in lines if len(line) > 1)
    told = " ".join(word for line in lines for word in line)
    for sentence in sentences:
        assert sentence in told


def test_verify_breaks_its_lines_between_words_on_a_screen_and_not_in_a_pipe(ridotto, written, monkeypatch) -> None:
    path = written(write_record(fair_match("aa" * 16)))
    whole = ridotto("verify", path, "--lang", "en").out.splitlines()
    assert max(map(len, whole)) > 80
    assert_broken_between_words(words_at_a_terminal(monkeypatch, "verify", path), *(line.strip() for line in whole))


def test_the_farewell_breaks_its_lines_between_words_on_a_screen(tmp_path, monkeypatch) -> None:
    record = tmp_path / "a_game_whose_record_has_a_long_name_so_that_the_last_line_is_long.jsonl"
    play = ("play", "podstavec", "--human", "none", "--bots", "random", "--seed", "1", "--quick", "--record", record)
    assert_broken_between_words(words_at_a_terminal(monkeypatch, *play)[-12:], f"ridotto analyse {record}")
