"""Data packs of Venice: the shipped one, and everything that can be wrong with one."""

import re
from importlib import resources

import msgspec
import pytest

from ridotto.core import Problem
from ridotto.core.messages import catalogue
from ridotto.games.venice import VeniceOptions
from ridotto.games.venice.pack import check_pack, find_pack, schema

SERENISSIMA = resources.files("ridotto.games.venice").joinpath("packs", "serenissima.toml").read_text(encoding="utf-8")

OPERA = '{ item = "opera", per_four = 3 }'
EXILE = '[{ item = "exile", per_four = 4 }]'


def told(text: str, language: str = "en") -> list[tuple[str, str]]:
    """The place and the sentence of every problem."""
    words = catalogue(language, "ridotto.games.venice")
    return [(problem.place, words.say(problem.why)) for problem in check_pack(text)]


@pytest.mark.rule("VEN-6")
def test_the_shipped_pack_is_whole() -> None:
    assert check_pack(SERENISSIMA) == []
    pack = find_pack("serenissima")
    assert len(pack.agendas) >= 8
    assert len(pack.assets) >= 20


@pytest.mark.rule("VEN-6", "VEN-5")
def test_the_shipped_pack_has_the_five_classics_with_their_numbers() -> None:
    pack = find_pack("serenissima")
    agendas = {agenda.name: (agenda.value, agenda.cost.as_tuple()) for agenda in pack.agendas}
    assets = {asset.name: asset.provides.as_tuple() for asset in pack.assets}
    assert agendas["silk-tax"] == (20, (0, 10, 20))
    assert agendas["exile-competitor"] == (50, (20, 5, 10))
    assert assets["opera"] == (0, 20, 0)
    assert assets["senator"] == (0, 5, 5)
    assert assets["swiss-mercenaries"] == (10, 0, 0)


@pytest.mark.rule("VEN-5", "VEN-4")
@pytest.mark.parametrize(
    ("old", "new", "place", "message"),
    [
        (OPERA, OPERA.replace("opera", "oprah"), "auctions[2][0].item", "pack-unknown-item"),
        (OPERA, OPERA.replace("opera", "exile"), "auctions[2][0].item", "pack-agenda-in-common"),
        (EXILE, EXILE.replace("exile", "a"), "auctions[6][0].item", "pack-asset-not-common"),
        ('{ item = "b", per_four = 1 }', '{ item = "a", per_four = 1 }', "auctions[1][1].item", "pack-offered-twice"),
        ('[{ item = "senator", per_four = 3 }]', "[]", "auctions[3]", "pack-nothing-offered"),
        (OPERA, OPERA.replace("3", "-3"), "auctions[2][0].per_four", "form-limit"),
        ("value = 20", "value = -20", "agendas[0].value", "form-limit"),
        ("force = 20, popularity = 5", "force = -20, popularity = 5", "agendas[1].cost.force", "form-limit"),
        ("value = 20", 'value = "20"', "agendas[0].value", "form-type"),
        ("value = 20", "value = 2.5", "agendas[0].value", "form-type"),
        ("limit = 300", "limit = 300\nlimits = 3", "limits", "pack-unknown-key"),
        ("limit = 300", "", "limit", "pack-missing"),
        ("value = 20", "", "agendas[0].value", "pack-missing"),
        ('  [{ item = "opera", per_four = 3 }],\n', "", "auctions", "form-other"),
        ('name = "exile"', 'name = "silk-tax"', "agendas[1].name", "pack-name-twice"),
        ('ru = "Крит."', 'fr = "Crète."', "agendas[1].flavour.fr", "pack-unknown-key"),
    ],
)  # fmt: skip
def test_every_problem_is_reported_with_its_place(pack: str, old: str, new: str, place: str, message: str) -> None:
    assert old in pack
    problems = check_pack(pack.replace(old, new, 1))
    assert (place, message) in [(problem.place.split(" ")[0], problem.why.id) for problem in problems]


def test_the_same_agenda_twice_is_a_problem(pack: str) -> None:
    agenda = pack[pack.index("[[agendas]]") : pack.index("[[agendas]]", pack.index("[[agendas]]") + 1)]
    doubled = pack.replace(agenda, agenda + agenda.replace("silk-tax", "wool-tax"), 1)
    offered = doubled.replace('[{ item = "exile"', '[{ item = "wool-tax", per_four = 1 }, { item = "exile"', 1)
    assert [problem.why.id for problem in check_pack(offered)] == ["pack-same-agenda"]


def test_an_agenda_that_no_amount_of_offered_assets_can_realize_is_a_problem(pack: str) -> None:
    without_force = re.sub(r"provides = \{ force = \d+", "provides = { force = 0", pack)
    problems = told(without_force)
    assert [place.split(" ")[0] for place, _why in problems] == ["agendas[1].cost.force"]
    assert "can never be realized" in problems[0][1]


def test_an_item_that_is_never_offered_is_a_problem(pack: str) -> None:
    assert [problem.why.id for problem in check_pack(pack.replace('{ item = "b", per_four = 1 }, ', ""))] == [
        "pack-never-offered"
    ]


def test_all_problems_are_reported_at_once_with_their_lines(pack: str) -> None:
    broken = pack.replace("value = 20", "value = -1").replace("value = 50", 'value = "x"').replace("limit = 300", "")
    places = [place for place, _why in told(broken)]
    line = broken[: broken.index("[[agendas]]")].count("\n") + 1
    assert f"agendas[0].value (line {line})" in places
    assert "limit" in places
    assert any(place.startswith("agendas[1].value") for place in places)
    assert len(places) == 3


def test_what_is_not_toml_is_told_with_its_line() -> None:
    ((_place, why),) = told('name = "x"\nlimit = = 3')
    assert "line 2" in why
    assert told("a = " + "[" * 5000)


def test_a_pack_with_too_many_agendas_is_refused(pack: str) -> None:
    many = "".join(
        f'[[agendas]]\nname = "x{n}"\ntitle = {{ en = "x", ru = "x" }}\nflavour = {{ en = "x", ru = "x" }}\n'
        f"value = {n + 1}\ncost = {{ force = {n} }}\n"
        for n in range(60)
    )
    assert ("agendas", "form-other") in [(problem.place, problem.why.id) for problem in check_pack(pack + many)]


def test_a_pack_whose_realization_takes_too_long_is_refused(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.games.venice.pack.PATIENCE", 1)
    problems = check_pack(SERENISSIMA)
    assert [problem.why.id for problem in problems] == ["pack-too-hard"]
    assert told(SERENISSIMA, "ru")


def test_both_languages_tell_every_problem(pack: str) -> None:
    broken = pack.replace('item = "opera"', 'item = "oprah"').replace('{ item = "b", per_four = 1 }, ', "")
    assert len(told(broken, "ru")) == len(told(broken, "en")) == 3


def test_the_schema_names_the_parts_of_a_pack() -> None:
    described = msgspec.json.encode(schema()).decode()
    for part in ("agendas", "assets", "auctions", "per_four", "provides", "popularity", "limit"):
        assert f'"{part}"' in described


def test_a_table_takes_a_pack_by_name_or_by_its_text_and_refuses_a_broken_one(pack: str) -> None:
    VeniceOptions(pack="serenissima").check(2)
    VeniceOptions(pack=pack).check(2)
    for wrong in ("atlantis", "", pack.replace("value = 20", "value = 0"), "../state"):
        with pytest.raises(Problem) as problem:
            VeniceOptions(pack=wrong).check(2)
        assert problem.value.sentence("en")
        assert problem.value.sentence("ru")
