"""The whole table of the ladder, in small."""

import json
from pathlib import Path

import pytest

from ridotto.bots import levels_of
from ridotto.core import find_game, games
from ridotto.lab import table
from ridotto.lab.table import MODES, Bench, Mode
from ridotto.lab.table_text import BEGIN, END, put_into, written_table

PAGE = Path(__file__).parents[2] / "docs" / "minds.md"
SMALL = Mode("logistics", "three cards", 2, {"cards": 3, "sets": 1})


@pytest.fixture(autouse=True)
def _quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "levels_of", lambda game: levels_of(game)[:3])


def test_every_game_is_in_the_table_with_options_that_fit() -> None:
    assert {mode.game for mode in MODES} == {
        name for name, game in games().items() if game.package.startswith("ridotto.")
    }
    assert len({mode.key() for mode in MODES}) == len(MODES)
    for mode in MODES:
        find_game(mode.game).read_options(mode.options, mode.seats)


def test_a_level_beats_the_one_below_and_the_table_says_so(tmp_path) -> None:
    measured = Bench(tmp_path, 8).measure(SMALL)
    by_pair = {(pairing.bot, pairing.against): pairing for pairing in measured.pairings}
    assert by_pair["keen", "steady"].win_rate > 0.5
    assert [rung.bot for rung in measured.rungs] == ["novice", "steady", "keen"]
    text = written_table([measured], "1 May 2030", "make ladder")
    assert text.startswith("Measured on 1 May 2030 by `make ladder`")
    assert "### Logistics" in text
    assert "| steady | novice | 8 |" in text
    assert "| keen | novice | 2 |" in text
    assert "Elo: novice " in text


def test_a_killed_run_goes_on_and_comes_to_the_same(tmp_path) -> None:
    whole = Bench(tmp_path / "whole", 4).measure(SMALL)
    for file in (tmp_path / "whole").iterdir():
        torn = tmp_path / "torn" / file.name
        torn.parent.mkdir(exist_ok=True)
        torn.write_bytes(file.read_bytes()[: len(file.read_bytes()) * 2 // 3])
    told: list[int] = []
    again = Bench(tmp_path / "torn", 4).measure(SMALL, told.append)
    assert again.pairings == whole.pairings
    assert sum(told) == Bench(tmp_path, 4).games_in_all([SMALL])
    before = {file.name: file.read_bytes() for file in (tmp_path / "torn").iterdir()}
    assert Bench(tmp_path / "torn", 4).measure(SMALL) == again
    assert {file.name: file.read_bytes() for file in (tmp_path / "torn").iterdir()} == before


def test_what_is_kept_can_be_shown_before_all_is_played(tmp_path) -> None:
    assert Bench(tmp_path, 4, plays=False).measure(SMALL).pairings == ()
    whole = Bench(tmp_path, 4).measure(SMALL)
    next(tmp_path.glob("*keen-steady*")).unlink()
    part = Bench(tmp_path, 4, plays=False).measure(SMALL)
    assert part.pairings == tuple(each for each in whole.pairings if (each.bot, each.against) != ("keen", "steady"))
    assert part.rungs == ()


def test_every_deal_is_played_from_every_seat_also_where_fewer_games_are_played() -> None:
    bench = Bench(Path("nowhere"), 10)
    assert bench.games(Mode("podstavec", "colour first", 3)) == 9
    assert bench.games(Mode("venice", "a week", 12, part=0.5)) == 12
    assert bench.games(Mode("podstavec", "colour first", 2), distant=True) == 2


def test_the_page_has_a_place_for_the_table_and_keeps_what_is_around_it(tmp_path) -> None:
    page = tmp_path / "minds.md"
    page.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    for table_text in ("one", "two"):
        put_into(page, table_text)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    assert page.read_text(encoding="utf-8") == f"{before}{BEGIN}\n\ntwo\n\n{END}{rest.partition(END)[2]}"


def test_a_page_without_a_place_is_refused(tmp_path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing", encoding="utf-8")
    with pytest.raises(LookupError):
        put_into(page, "table")


def test_results_are_plain_lines(tmp_path) -> None:
    Bench(tmp_path, 2).measure(SMALL)
    line = json.loads(next(tmp_path.iterdir()).read_text(encoding="utf-8").splitlines()[0])
    assert line["games"][0].keys() == {"places", "reason", "moves"}
