"""Names that people may have, and names that guests get."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.core import LANGUAGES, Problem, catalogue
from ridotto.house.people.names import BOT_LEVELS, CATALOGUE, guest_name, keys_by_age, name_key, new_name, read_name


@pytest.mark.parametrize("name", ["Anna", "Анна", "Jean-Luc", "O'Brien", "R2 D2", "Élodie", "李小龙"])
def test_letters_digits_and_a_few_marks_make_a_name(name):
    assert read_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    ["", "a", "x" * 25, "<b>Anna</b>", "Anna\u202egnihton", "'); DROP TABLE people; --", "An\0na", "--", "An\nna​"],
)
def test_anything_else_is_no_name(name):
    with pytest.raises(Problem):
        read_name(name)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("Anna", "A n-n.a"), ("Pete", "Ретe"), ("Фёдор", "федор")]
)
def test_names_that_look_alike_share_a_key(one, other):
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Admin", "Αdmin"),  # Greek
        ("Admin", "Admın"),  # without a dot
        ("llama", "Ilama"),
        ("llama", "ӏӏama"),  # a palochka
        ("llama", "11ama"),
        ("АННА", "AHHA"),
        ("corner", "comer"),
        ("Вася", "ВАСЯ"),
        ("Νίκος", "ΝΊΚΟΣ"),
    ],
)
def test_signs_that_look_alike_by_unicodes_own_list_count_as_one(name, other):
    assert name_key(name) == name_key(other)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("ⲁdmin", "name-signs"),  # Coptic is written by nobody any more
        ("\u3164\u3164\u3164", "name-signs"),  # fillers that nobody can see
        ("Ad\u115fmin", "name-signs"),
        ("Αdmin", "name-mixed"),
        ("Аdmin", "name-mixed"),
        ("Jean-ΑB", "name-mixed"),
    ],
)
def test_signs_that_are_not_for_names_and_words_of_two_alphabets_make_none(name, why):
    with pytest.raises(Problem) as caught:
        read_name(name)
    assert caught.value.why.id == why


@pytest.mark.parametrize("name", ["Вася Pupkin", "Ελένη", "東京 Tokyo", "Søren", "Łukasz", "Müller", "Jiří"])
def test_names_of_living_languages_are_fine(name):
    assert read_name(name) == name


def test_an_older_name_stays_with_its_owner_and_the_younger_chooses_another():
    named = [("a", "Admin"), ("b", "Boris"), ("c", "Admın"), ("d", "\u3164\u3164"), ("e", "boris")]
    assert keys_by_age(named) == {
        "a": name_key("Admin"), "b": name_key("Boris"), "c": "again:c", "d": "again:d", "e": "again:e",
    }  # fmt: skip


def test_names_that_differ_have_keys_that_differ():
    assert name_key("Anna") != name_key("Anne")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guest_name_is_fit_to_be_a_name(language):
    words = catalogue(language, CATALOGUE)
    adjectives, nouns = (words.word(f"guest-{kind}").split(", ") for kind in ("adjectives", "nouns"))
    assert len(set(adjectives)) == len(adjectives) == len(set(nouns)) == len(nouns)
    for adjective, noun in product(adjectives, nouns):
        name = words.word("guest-name", adjective=adjective, noun=noun, number="9999")
        assert read_name(name) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_guest_is_named_like_a_bot(language):
    words = catalogue(language, CATALOGUE, "ridotto.bots")
    levels = {words.word(f"bot-{level}") for level in BOT_LEVELS}
    named = f"{words.word('guest-adjectives')}, {words.word('guest-nouns')}".lower().split(", ")
    assert not levels.intersection(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_gets_one_of_those_names(language):
    adjective, noun, number = guest_name(language).split()
    words = catalogue(language, CATALOGUE)
    assert adjective in words.word("guest-adjectives").split(", ")
    assert noun in words.word("guest-nouns").split(", ")
    assert 1000 <= int(number) <= 9999


@pytest.mark.parametrize("name", ["Novice", "master", "Новичок", "зоркий", "Mas-ter", "Random"])
def test_nobody_chooses_the_name_of_a_bot_and_who_has_it_keeps_it(name):
    with pytest.raises(Problem) as refused:
        new_name(name)
    assert refused.value.why.id == "name-bot"
    assert keys_by_age([("older", name)]) == {"older": name_key(name)}


@given(st.text(max_size=40))
def test_a_name_that_is_read_is_read_the_same_again(typed):
    try:
        name = read_name(typed)
    except Problem:
        return
    assert read_name(name) == name
    assert name_key(name)
