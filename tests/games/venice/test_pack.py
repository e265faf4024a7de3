"""Data packs of Venice: the shipped one, and everything that can be wrong with one."""

import re
from importlib import resources
from random import Random

import msgspec
import pytest

from ridotto.core import Fast, Problem, encode
from ridotto.core.messages import catalogue
from ridotto.games.venice import LONGEST_PACK, VeniceOptions
from ridotto.games.venice.pack import check_pack, find_pack, schema
from ridotto.games.venice.places import find_lines, with_line
from ridotto.games.venice.state import Venice

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
        ('  [{ item = "opera", per_four = 3 }],\n', "", "auctions", "pack-not-seven"),
        ('name = "exile"', 'name = "Exile!"', "agendas[1].name", "pack-name"),
        ('en = "Crete."', 'en = "' + "C" * 201 + '"', "agendas[1].flavour.en", "pack-text-too-long"),
        ('en = "Crete."', 'en = "  "', "agendas[1].flavour.en", "pack-blank"),
        ('en = "Crete."', 'en = "Cr\\nete"', "agendas[1].flavour.en", "pack-not-printable"),
        ('en = "Crete."', 'en = "\\u001b[2J"', "agendas[1].flavour.en", "pack-not-printable"),
        ('en = "Crete."', 'en = "\\u202eetreC"', "agendas[1].flavour.en", "pack-not-printable"),
        ("{ force = 10, popularity = 0, influence = 0 }", "{ }", "assets[5].provides", "pack-provides-nothing"),
        ('name = "exile"', 'name = "silk-tax"', "agendas[1].name", "pack-name-twice"),
        ('ru = "Крит."', 'fr = "Crète."', "agendas[1].flavour.fr", "pack-unknown-key"),
        ("value = 20", 'value = 20\nemblem = "tax"', "agendas[0].emblem", "pack-unknown-emblem"),
        ("value = 20", 'value = 20\nemblem = "Tax!"', "agendas[0].emblem", "pack-name"),
        ("value = 20", "value = 20\nemblem = 5", "agendas[0].emblem", "form-type"),
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
    without_force = re.sub(r"provides = \{ force = [1-9]\d*, popularity = \d+", "provides = { popularity = 1", pack)
    problems = told(without_force)
    assert [place.split(" ")[0] for place, _why in problems] == ["agendas[1].cost.force"]
    assert "can never be realized" in problems[0][1]


@pytest.mark.parametrize(("force", "fine"), [(299 * 10, True), (299 * 10 + 1, False)])
def test_an_agenda_is_in_reach_if_all_the_coins_of_one_player_can_pay_for_it(pack: str, force: int, fine: bool) -> None:
    """300 coins buy the agenda and 299 copies of what gives ten force."""
    assert (check_pack(pack.replace("cost = { force = 20", f"cost = {{ force = {force}")) == []) == fine


@pytest.mark.parametrize(("force", "fine"), [(200_000, True), (200_001, False)])
def test_an_agenda_is_in_reach_if_all_copies_at_the_largest_table_suffice(pack: str, force: int, fine: bool) -> None:
    """For a hundred thousand players there are 25,000 of b and 75,000 of swiss, and 150,000 of a."""
    rich = pack.replace("limit = 300", "limit = 1000000").replace("force = 5,", "force = 0,")
    scarce = rich.replace("force = 10, popularity = 0, influence = 0", "force = 2, popularity = 0, influence = 0")
    few = scarce.replace("force = 10, popularity = 0, influence = 10", "force = 2, popularity = 0, influence = 10")
    assert (check_pack(few.replace("cost = { force = 20", f"cost = {{ force = {force}")) == []) == fine


def test_an_item_that_is_never_offered_is_a_problem(pack: str) -> None:
    assert [problem.why.id for problem in check_pack(pack.replace('{ item = "b", per_four = 1 }, ', ""))] == [
        "pack-never-offered"
    ]


def test_all_problems_are_reported_at_once_with_their_lines(pack: str) -> None:
    broken = pack.replace("value = 20", "value = -1").replace("value = 50", 'value = "x"').replace("limit = 300", "")
    places = [place for place, _why in told(broken)]
    line = broken[: broken.index("value = -1")].count("\n") + 1
    assert f"agendas[0].value (line {line})" in places
    assert "limit" in places
    assert any(place.startswith("agendas[1].value") for place in places)
    assert len(places) == 3


def test_problems_of_form_hide_no_others(pack: str) -> None:
    broken = pack.replace("value = 20", "value = -1").replace('item = "opera"', 'item = "oprah"')
    ids = {problem.why.id for problem in check_pack(broken.replace("limit = 300", 'limit = "x"'))}
    assert ids == {"form-limit", "form-type", "pack-unknown-item", "pack-never-offered"}


@pytest.mark.parametrize(
    ("sought", "place"),
    [
        ('  [{ item = "a", per_four = 2 }', "auctions[1][0].per_four"),
        ("limit = 300", "limit"),
        ('name = "opera"', "assets[3].name"),
        ("cost = { force = 20", "agendas[1].cost.force"),
        ("[[assets]]", "assets[0].nothing.such"),
    ],
)
def test_places_have_the_line_of_the_nearest_thing_in_the_file(pack: str, sought: str, place: str) -> None:
    line = pack[: pack.index(sought)].count("\n") + 1
    assert with_line(place, find_lines(pack)) == f"{place} (line {line})"


def test_lines_are_found_past_comments_and_texts_with_brackets() -> None:
    text = """# [[agendas]]
name = "[[" # ]
auctions = [
  # Sunday [
  [{ item = "x]" }, { item = 'y{' },
   { item = "z" }],

  [{ item = "w" }]]
title = { en = '''
[[agendas]]''' }
[[agendas]]
value = 1"""
    lines = find_lines(text)
    assert [lines[f"auctions[{place}]"] for place in ("0", "0][1", "0][2", "1", "1][0")] == [5, 5, 6, 8, 8]
    assert (lines["name"], lines["title"], lines["agendas[0]"], lines["agendas[0].value"]) == (2, 9, 11, 12)


def test_a_number_with_thousands_of_digits_is_told_and_a_byte_order_mark_is_passed_over(pack: str) -> None:
    assert [problem.why.id for problem in check_pack("limit = " + "9" * 5000)] == ["pack-number-too-long"]
    assert check_pack(pack.replace("limit = 300", "limit = " + "9" * 400))
    assert check_pack("\ufeff" + pack) == []
    assert find_pack("\ufeff" + pack) == find_pack(pack)


def test_the_checker_and_the_option_take_packs_of_the_same_length(pack: str) -> None:
    longest = pack + "#" * (LONGEST_PACK - len(pack))
    assert check_pack(longest) == []
    assert [problem.why.id for problem in check_pack(longest + "#")] == ["pack-too-long"]


def test_a_file_name_given_as_a_pack_is_recognized() -> None:
    with pytest.raises(Problem) as problem:
        VeniceOptions(pack="/home/anna/mine.toml").check(2)
    assert "file name" in problem.value.sentence("en")
    assert "mine.toml" in problem.value.sentence("ru")


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
    assert ("agendas", "pack-too-many") in [
        (problem.place.split(" ")[0], problem.why.id) for problem in check_pack(pack + many)
    ]


def with_agendas(pack: str, agendas: list[tuple[int, tuple[int, int, int]]], provides: int = 1_000_000) -> str:
    """The pack with these agendas (value and cost) and nothing else to realize."""
    head, rest = pack[: pack.index("[[agendas]]")], pack[pack.index("[[assets]]") :]
    lots = ", ".join(f'{{ item = "g{n}", per_four = 1 }}' for n in range(len(agendas)))
    head = re.sub(r'\[\{ item = "silk-tax".*\]', f"[{lots}]", head).replace('"exile"', '"g0"')
    tables = "".join(
        f'[[agendas]]\nname = "g{n}"\ntitle = {{ en = "x", ru = "x" }}\nflavour = {{ en = "x", ru = "x" }}\n'
        f"value = {value}\ncost = {{ force = {cost[0]}, popularity = {cost[1]}, influence = {cost[2]} }}\n"
        for n, (value, cost) in enumerate(agendas)
    )
    return head + tables + re.sub(r"= 5\b", f"= {provides}", rest)


def alike(kinds: int, size: int) -> list[tuple[int, tuple[int, int, int]]]:
    """Agendas of about the same size, each worth about what it costs: the hardest there are."""
    rng = Random(kinds)
    costs = [(rng.randint(size // 2, size), rng.randint(size // 2, size), rng.randint(size // 2, size))
             for _ in range(kinds)]  # fmt: skip
    return [(sum(cost) + rng.randint(-2, 2), cost) for cost in costs]


HUGE = (1, (1_000_000, 1_000_000, 1_000_000))
TINY = (1_000_000, (1, 0, 0))


@pytest.mark.rule("VEN-15")
@pytest.mark.parametrize("others", [[], [HUGE], [TINY], [HUGE, TINY], alike(12, 10_000)])
def test_a_pack_whose_realization_takes_too_long_is_refused_whatever_else_is_in_it(pack: str, others) -> None:
    problems = check_pack(with_agendas(pack, [*alike(30, 200), *others]))
    assert [problem.why.id for problem in problems] == ["pack-too-hard"]
    assert told(with_agendas(pack, alike(30, 200)), "ru")


def test_a_pack_of_fifty_agendas_that_differ_is_not_too_hard(pack: str) -> None:
    rng = Random(3)
    agendas = [(rng.randint(10, 120), (rng.randint(0, 40), rng.randint(0, 40), rng.randint(1, 40))) for _ in range(50)]
    assert check_pack(with_agendas(pack, [*agendas[:49], HUGE])) == []


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


def test_an_item_may_go_by_an_emblem_of_the_houses_own_pack(pack: str) -> None:
    fine = pack.replace("value = 20", 'value = 20\nemblem = "salt-monopoly"')
    assert check_pack(fine) == []
    state = Venice.begin(2, VeniceOptions(pack=fine), Fast(1), 0)
    assert state.view(None).items["silk-tax"].emblem == "salt-monopoly"
    assert b'"emblem"' not in encode(state.view(None).items["exile"])


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 12_000) + "=1",
        "[" + ".".join("a" * 12_000) + "]",
        "x = { " + " . ".join(["'a'"] * 4_000) + " = 1 }",
        ".".join(['"a.\\"b"'] * 2_000) + " = 1",
        '"""' + ".".join("a" * 20) + '"""' + ".a" * 20 + " = 1",
    ],
)
def test_a_key_of_countless_parts_is_refused_before_it_is_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.games.venice.pack.tomllib.loads", lambda text: pytest.fail("it was read"))
    assert [fault.why.id for fault in check_pack(text)] == ["pack-too-deep"]


def test_dots_in_texts_numbers_and_comments_are_no_keys(pack: str) -> None:
    dots = "." * 50
    said = pack.replace("La Serenissima", f"La Serenissima{dots}")
    assert check_pack(f"# {dots}\n{said}\n# '{dots}") == []


def test_what_is_wrong_with_a_pack_is_remembered(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = pack.replace("limit = 300", "limit = -300")
    with pytest.raises(Problem) as first:
        find_pack(broken)
    monkeypatch.setattr("ridotto.games.venice.pack.tomllib.loads", lambda text: pytest.fail("it was read again"))
    with pytest.raises(Problem) as again:
        find_pack(broken)
    assert again.value.why == first.value.why
