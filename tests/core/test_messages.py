"""Message catalogues: none missing, unused or different."""

import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from ridotto.core import LANGUAGES, Catalogue, Message, catalogue, find_game
from ridotto.core.forms import Event
from ridotto.core.match import PlayerName
from ridotto.core.messages import read_messages, said_event
from ridotto.core.reading import Unreadable, convert, parse
from ridotto.core.rulebook import read_rulebook
from ridotto.games.venice.items import Name
from ridotto.protocol.api import Entering
from ridotto.protocol.tables import Contribution
from ridotto.testing.messages import _entries, catalogue_problems, packages_within, variables

PACKAGES = packages_within("ridotto")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_catalogue_is_the_same_in_both_languages_and_used(package: str) -> None:
    everywhere = None if package.startswith("ridotto.games.") else "ridotto"
    assert catalogue_problems(package, everywhere) == []


STRAIGHT = re.compile(r"[\w}]'\w|\ws' ")


def test_an_apostrophe_is_written_as_in_print() -> None:
    texts = {package: read_messages(package, "en") for package in PACKAGES}
    texts |= {f"the rulebook of {package}": read_rulebook(package) for package in PACKAGES if ".games." in package}
    said = {name: re.sub(r"(?m)^#.*", "", text) for name, text in texts.items()}
    assert {name: found for name, text in said.items() if (found := STRAIGHT.findall(text))} == {}


def test_catalogues_are_found() -> None:
    assert {"ridotto.core", "ridotto.games.podstavec"} <= set(PACKAGES)


def test_the_check_finds_missing_unused_and_differing_messages(tmp_path, monkeypatch) -> None:
    package = tmp_path / "wordy"
    package.mkdir()
    (package / "__init__.py").write_text('USED = ("both", "values")\nraise_it = lambda: Problem("bad-id")')
    (package / "messages.en.ftl").write_text("both = a\nvalues = { $one }\nenglish = c\nunused = d\n")
    (package / "messages.ru.ftl").write_text("both = а\nvalues = { $two }\nunused = г\n")
    monkeypatch.syspath_prepend(tmp_path)
    import_module("wordy")
    assert catalogue_problems("wordy") == [
        "bad-id is not in the catalogue",
        "english is not used",
        "english is only in one of en, ru",
        "unused is not used",
        "values uses other variables in ru than in en",
    ]


def test_a_game_from_elsewhere_may_speak_only_english(tmp_path, monkeypatch) -> None:
    (tmp_path / "english").mkdir()
    (tmp_path / "english" / "__init__.py").write_text('USED = "both"')
    (tmp_path / "english" / "messages.en.ftl").write_text("both = a\n")
    monkeypatch.syspath_prepend(tmp_path)
    import_module("english")
    assert catalogue_problems("english") == []
    (tmp_path / "english" / "messages.ru.ftl").write_text("other = а\n")
    _entries.cache_clear()
    assert "both is only in one of en, ru" in catalogue_problems("english")


def test_a_catalogue_that_cannot_be_parsed_is_an_error(tmp_path, monkeypatch) -> None:
    (tmp_path / "junky").mkdir()
    (tmp_path / "junky" / "__init__.py").write_text("")
    (tmp_path / "junky" / "messages.en.ftl").write_text("= what\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(AssertionError):
        variables("junky", "en")


def test_russian_plurals_come_right() -> None:
    words = catalogue("ru", "ridotto.games.podstavec")
    sentences = [words.word("refused-pedestals-to-bid", asked=n, held=0).split(",")[0] for n in (1, 2, 5, 21)]
    assert sentences == [
        "В ставке 1 подставка",
        "В ставке 2 подставки",
        "В ставке 5 подставок",
        "В ставке 21 подставка",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_message_or_a_missing_value_is_a_fault(language: str) -> None:
    words = Catalogue(language, ["ridotto.core"])
    with pytest.raises(LookupError):
        words.word("no-such-message")
    with pytest.raises(LookupError):
        words.word("unknown-game", name="x")


def test_a_table_that_must_go_on_hears_ids_and_names_of_what_is_missing() -> None:
    strict = catalogue("en")
    words = strict.forgiving()
    assert words.word("no-such-message") == "no-such-message"
    assert words.word("refused-form", why=Message("no-such-message")).endswith("no-such-message")
    assert "known" in words.word("unknown-game", name="x")
    with pytest.raises(LookupError):
        strict.word("no-such-message")


def test_messages_nest_and_huge_numbers_are_spoken() -> None:
    words = catalogue("en")
    assert words.say(Message("refused-form", {"why": Message("form-not-json")})).endswith("it is not valid JSON.")
    assert len(words.word("setup-seats", game="G", least=1, most=2, seats=10**4000)) < 700
    assert "1000000000000000000000" in words.word("setup-seats", game="G", least=1, most=2, seats=10**21)


def test_seats_in_an_event_are_told_by_name() -> None:
    class Passed(Event, frozen=True, kw_only=True):
        seat: int
        from_seat: int
        seats: tuple[int, ...]

    values = Passed(seat=0, from_seat=1, seats=(0, 1)).message(["Anna", "Boris"]).values
    assert (values["player"], values["from-player"], values["players"]) == ("Anna", "Boris", "Anna, Boris")


GOLDEN = json.loads((Path(__file__).parent / "words.json").read_text(encoding="utf-8"))
"""What the browser says too, word for word: it reads the same file."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("vector", GOLDEN["vectors"], ids=lambda vector: vector["en"][:40])
def test_an_event_or_a_message_is_said_by_the_general_rule(vector: dict, language: str) -> None:
    words = Catalogue.of_resources(language, GOLDEN["resources"][language]).knowing(GOLDEN["own"])
    told = said_event(vector["event"]) if "event" in vector else Message(**vector["message"])
    assert words.say(told, GOLDEN["names"]) == vector[language]


def test_a_name_given_beside_a_seat_is_not_replaced_and_what_a_player_is_called_is_never_looked_up() -> None:
    ftl = "met = { $player } of { $seat }\nplayer-hack = a card\nseat-nameless = nobody\n"
    words = Catalogue.of_resources("en", [ftl])
    assert words.say(Message("met", {"seat": 3, "player": "hack"})) == "hack of 3"


def test_the_check_knows_words_that_are_looked_up_by_a_field_and_who_chooses_by_a_spoken_one(
    tmp_path, monkeypatch
) -> None:
    package = tmp_path / "worded"
    package.mkdir()
    (package / "__init__.py").write_text('class Dealt:\n    new_cards: tuple\nUSED = "chosen"\n')
    chosen = "chosen = { $card ->\n    [hack] a\n   *[other] b\n}\n"
    for language in LANGUAGES:
        (package / f"messages.{language}.ftl").write_text(f"card-hack = x\ncolour-red = y\n{chosen}")
    monkeypatch.syspath_prepend(tmp_path)
    import_module("worded")
    assert catalogue_problems("worded") == [
        "chosen chooses by $card, which is spoken as card-hack: let it choose by $card-id",
        "colour-red is not used",
    ]


def test_json_that_ends_too_early_is_called_that() -> None:
    with pytest.raises(Unreadable) as cut:
        parse(b'{"type":"bid","red":')
    assert cut.value.why.id == "form-truncated"
    with pytest.raises(Unreadable) as other:
        parse(b"bid 2r")
    assert other.value.why.id == "form-not-json"


@pytest.mark.parametrize("typed", ["foo", "nope", '{"do":foo', "   "])
def test_a_word_that_json_does_not_have_is_not_the_beginning_of_something(typed: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        parse(typed)
    assert wrong.value.why.id == "form-not-json"


@pytest.mark.parametrize(
    ("contribution", "said"),
    [
        ("abc", "“contribution” must be hex in small letters, two digits for each byte: “5f1c”."),
        ("", "“contribution” must be of length 2 or more."),
    ],
)
def test_a_text_of_the_wrong_form_is_told_in_words(contribution: str, said: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        convert({"contribution": contribution}, Entering)
    assert catalogue("en").say(wrong.value.why) == said


@pytest.mark.parametrize(("form", "text"), [(PlayerName, "a\x1b"), (Name, "Opera"), (Contribution, "5F")])
def test_no_pattern_of_a_form_is_shown_to_people(form: type, text: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        convert(text, form)
    assert wrong.value.why.id in ("form-printable", "form-name", "form-hex")


def test_a_list_of_the_wrong_length_is_called_that() -> None:
    with pytest.raises(Unreadable) as short:
        convert({"palettes": ["xeno"]}, find_game("logistics").options)
    assert catalogue("en").say(short.value.why) == "“palettes” must be a list of 2."


def test_a_figure_outside_of_a_sentence_is_written_as_in_one():
    for language, written in (("en", "1,000"), ("ru", "1\xa0000")):
        words = Catalogue.of_resources(language, ["chips = { $count } chips"])
        assert words.number(1000) == written
        assert words.word("chips", count=1000) == f"{written} chips"
        assert words.number(10**15) == "1000000000000000"
