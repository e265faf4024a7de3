"""Standoff as text."""

import json
import re

import pytest

from ridotto.core import LANGUAGES, Problem, Refused, encode, find_game
from ridotto.core.messages import catalogue
from ridotto.games.standoff import text
from ridotto.games.standoff.cards import CARDS
from ridotto.games.standoff.moves import (
    Buy,
    Choose,
    Convert,
    Credit,
    Discard,
    Draw,
    Drop,
    End,
    Fire,
    Mine,
    Place,
    Play,
)
from ridotto.testing.messages import variables
from ridotto.testing.tables import Table, random_game

GAME = find_game("standoff")
WRITTEN = [
    ("draw", Draw()),
    ("discard hack", Discard("hack")),
    ("bart horse", Discard("horse", bart=True)),
    ("credit 2-credit", Credit("2-credit")),
    ("convert 3", Convert(3)),
    ("place 3-polyomino 0,0 0,1 1,0", Place("3-polyomino", ((0, 0), (0, 1), (1, 0)))),
    ("play refinery 0,15", Play("refinery", square=(0, 15))),
    ("play hack @2", Play("hack", seat=2)),
    ("play disposal horse 1-credit", Play("disposal", cards=("horse", "1-credit"))),
    ("play disposal -", Play("disposal", cards=())),
    ("play restock", Play("restock")),
    ("choose early-access", Choose("early-access")),
    ("buy airstrike", Buy("airstrike")),
    ("mine", Mine()),
    ("fire 4,4 6,5", Fire((4, 4), (6, 5))),
    ("end", End()),
    ("drop 1-credit 1-credit", Drop(("1-credit", "1-credit"))),
    ("drop -", Drop(())),
]


def start():
    return Table(GAME, 2).match(1).state


@pytest.mark.parametrize(("typed", "move"), WRITTEN)
def test_moves_are_written_and_read_back(typed, move) -> None:
    assert text.write_move(move) == typed
    assert text.read_move(typed, start().view(0)) == move
    assert text.read_move(f"  {typed.upper()}  ", start().view(0)) == move


@pytest.mark.parametrize(("_typed", "move"), WRITTEN)
def test_moves_travel_as_the_protocol_has_them(_typed, move) -> None:
    assert GAME.read_move(json.loads(encode(move))) == move


def test_the_wire_form_leaves_out_what_a_card_does_not_ask_for() -> None:
    assert encode(Play("restock")) == b'{"type":"play","card":"restock"}'
    assert encode(Play("hack", seat=1)) == b'{"type":"play","card":"hack","seat":1}'
    assert encode(Discard("hack")) == b'{"type":"discard","card":"hack"}'
    assert encode(Fire((1, 2), (3, 4))) == b'{"type":"fire","from":[1,2],"at":[3,4]}'


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("place 0,0 0,1", Place("2-polyomino", ((0, 0), (0, 1)))),
        ("buy airs", Buy("airstrike")),
        ("play early", Play("early-access")),
        ("convert", Convert(1)),
    ],
)
def test_short_forms_are_understood(typed, move) -> None:
    assert text.read_move(typed, start().view(0)) == move


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("jump", "“jump” is not a move here. Try: credit 1-credit, draw, end"),
        ("", "“” is not a move here. Try: credit 1-credit, draw, end"),
        ("buy", "“buy” is not a whole move yet. Try: buy 1-credit"),
        ("place 1", "“place 1” is not a whole move yet. Try: place 1-polyomino 0,0, place 1-polyomino 0,1, "),
        ("end it", "“end it” is not a move here. Try: end"),
        ("place 1-polyomino 5;5", "“5;5” is not a square like 3,12."),
        ("place 0 1 0", "“0-polyomino” is not a card. These fit here: 1-polyomino."),
        ("place 1-poly 1", "“1” is not a square like 3,12."),
        ("play refinery here", "“here” is not a square like 3,12."),
        ("fire 1,1", "“fire 1,1” is not a move here. Try: credit 1-credit, draw, end"),
    ],
)
def test_what_cannot_be_read_is_explained(typed, sentence) -> None:
    with pytest.raises(Problem) as problem:
        text.read_move(typed, start().view(0))
    assert problem.value.sentence().startswith(sentence)
    assert problem.value.sentence("ru") != problem.value.sentence()


AIMING = "seat 0 | budget 9 | minerals 9 | hand airdrop blitz disposal hack trojan\nseat 1 | hand blitz\n"


@pytest.mark.parametrize(
    ("typed", "english", "russian"),
    [
        ("play hack", "Hack needs an opponent. Try: play hack @1", "«Взлом»: нужен противник."),
        ("play hack 0,5", "Hack needs an opponent. Try: play hack @1", "«Взлом»: нужен противник."),
        ("play trojan", "Trojan needs an opponent. Try: play trojan @1", "«Троян»: нужен противник."),
        ("play airdrop", "Airdrop needs a square. Try: play airdrop 0,", "«Десант»: нужна клетка."),
        ("play airdrop @1", "Airdrop needs a square. Try: play airdrop 0,", "«Десант»: нужна клетка."),
        ("play airdrop 0 1 0 2", "Airdrop needs a square. Try: play airdrop 0,", "«Десант»: нужна клетка."),
        ("play disposal", "Disposal needs the cards to trash (- for none). Try: play disposal -, ", "(«-» — ни одной)"),
        ("play blitz @1", "Blitz needs nothing after its name. Try: play blitz", "«Блиц»: больше ничего указывать"),
    ],
)
def test_what_a_card_asks_for_is_told_with_moves_that_can_be_typed(draw, typed, english, russian) -> None:
    with pytest.raises(Refused) as refused:
        text.read_move(typed, draw(AIMING).view(0))
    assert refused.value.rule == "FORM"
    assert refused.value.sentence().startswith(english)
    assert russian in refused.value.sentence("ru")
    assert "“" not in refused.value.sentence()


@pytest.mark.parametrize("typed", ["play trojan", "play trojan 0,5"])
def test_a_card_that_cannot_be_played_is_refused_for_that_and_not_for_what_it_asks(draw, refusal, typed) -> None:
    assert refusal(draw("seat 0 | hand hack\nseat 1 | hand blitz\n"), typed)[0] == "STA-9"


TYPING = """
seat 0 | hand 1-credit 1-polyomino early-access disposal hack horse
seat 1 | hand blitz
temporary airdrop trojan fundraiser
"""


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("buy Троян", Buy("trojan")),
        ("buy сбор средств", Buy("fundraiser")),
        ("buy сбор", Buy("fundraiser")),
        ("buy утилизация", Buy("disposal")),
        ("credit 1 кредит", Credit("1-credit")),
        ("credit 1-КРЕДИТ", Credit("1-credit")),
        ("play early access", Play("early-access")),
        ("play ранний доступ", Play("early-access")),
        ("credit 1", Credit("1-credit")),
        ("place 1 0,2", Place("1-polyomino", ((0, 2),))),
        ("place 1-полимино 0 2", Place("1-polyomino", ((0, 2),))),
        ("buy air", Buy("airdrop")),
        ("buy airs", Buy("airstrike")),
        ("drop 1-credit early access hack", Drop(("1-credit", "early-access", "hack"))),
        ("drop 1 кредит ранний доступ конь", Drop(("1-credit", "early-access", "horse"))),
        ("play утил взлом 1-c", Play("disposal", cards=("hack", "1-credit"))),
    ],
)
def test_cards_are_known_by_their_names_in_every_language_and_by_what_fits_the_move(draw, typed, move) -> None:
    assert text.read_move(typed, draw(TYPING).view(0)) == move


@pytest.mark.parametrize(
    ("typed", "english", "russian"),
    [
        ("drop 1", "“1” could be: 1-polyomino, 1-credit.", "«1» — это может быть: 1-полимино, 1 кредит."),
        ("play joker", "“joker” is not a card. These fit here: Hack, Early Access, Disposal.", "«joker»"),
        ("choose joker", "“joker” is not a card. You have no card that fits here.", "Ни одна карта здесь не подходит."),
        ("buy \x1b[2j", "“?[2j” is not a card. These fit here: 1-polyomino,", "«?[2j»"),
    ],
)
def test_a_card_that_is_not_clear_is_answered_with_those_that_fit(draw, typed, english, russian) -> None:
    with pytest.raises(Problem) as problem:
        text.read_move(typed, draw(TYPING).view(0))
    assert problem.value.sentence().startswith(english)
    assert russian in problem.value.sentence("ru")


def test_no_name_of_a_card_in_any_language_is_longer_than_two_words_or_means_two_cards() -> None:
    names = {
        (GAME.words(language).word(f"card-{card}").lower().replace("-", " "), card)
        for card in CARDS
        for language in LANGUAGES
    }
    assert len({name for name, _card in names}) == len(names)
    assert all(len(name.split()) <= text.LONGEST_NAME for name, _card in names)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("place (0,5)", Place("1-polyomino", ((0, 5),))),
        ("place (0, 5) (0, 6)", Place("2-polyomino", ((0, 5), (0, 6)))),
        ("place 0 5 0 6", Place("2-polyomino", ((0, 5), (0, 6)))),
        ("place 2 0 5 0 6", Place("2-polyomino", ((0, 5), (0, 6)))),
        ("place 2-polyomino 0 5 0 6", Place("2-polyomino", ((0, 5), (0, 6)))),
        ("play refinery (0,15)", Play("refinery", square=(0, 15))),
        ("play refinery 0 15", Play("refinery", square=(0, 15))),
        ("play hack 1", Play("hack", seat=1)),
        ("fire (4,4) (6,5)", Fire((4, 4), (6, 5))),
        ("fire 4 4 6 5", Fire((4, 4), (6, 5))),
    ],
)
def test_squares_and_seats_are_read_as_they_are_shown(typed, move) -> None:
    assert text.read_move(typed, start().view(0)) == move


def test_what_follows_a_duplicate_is_read_as_what_the_copied_card_asks_for(draw) -> None:
    state = draw("""
        cards | copies hack
        seat 0 | hand duplicate
        seat 1 | hand blitz
        """)
    assert text.read_move("play duplicate 1", state.view(0)) == Play("duplicate", seat=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_round_trips(seats) -> None:
    for number, step in enumerate(random_game(Table(GAME, seats, {"expansions": ["orbit", "bonds"]}), seats)):
        state = step.match.state
        if number % 10 == 0:
            again = text.read_position(text.write_position(state))
            again.chance = state.chance
            assert again.digest() == state.digest()


def test_a_damaged_position_names_its_line() -> None:
    lines = text.write_position(start()).splitlines()
    for number, line in enumerate(lines):
        if line.startswith(("seat", ".")):
            continue
        damaged = [*lines[:number], "nonsense", *lines[number + 1 :]]
        with pytest.raises(Problem) as problem:
            text.read_position("\n".join(damaged))
        assert f"Line {number + 1} " in problem.value.sentence()


@pytest.mark.parametrize(
    "line",
    [
        "seat 3 | hand -", "turn 0", "turn 1 | seat 4", "turn 1 | phase sleep", "tokens | refinery 16,0",
        "known 0 | by 9", "pile joker", "permanent 1 2 3", "cards | copies joker", "standoff cheap",
        "standoff printed | expansions moon",
        "turn 1 | flags silly", "turn 1 | colour red", "................ ",
    ],
)  # fmt: skip
def test_what_makes_no_sense_in_a_position_is_refused(line) -> None:
    rows = "\n".join(["." * 16] * 16)
    with pytest.raises(Problem):
        text.read_position(f"seat 0 | hand -\nseat 1 | hand -\n{line}\n{rows}")


def test_a_block_of_a_seat_that_is_not_there_is_refused() -> None:
    rows = "\n".join(["." * 16] * 15 + ["...............2"])
    with pytest.raises(Problem) as problem:
        text.read_position(f"seat 0 | hand -\nseat 1 | hand -\n{rows}")
    assert "Line 18 " in problem.value.sentence()


def test_completion_offers_moves_that_begin_with_what_was_typed(draw) -> None:
    state = draw("""
        seat 0 | budget 9 | hand 1-polyomino 2-polyomino hack disposal
        seat 1 | hand blitz
        """)
    view = state.view(0)
    assert text.complete("play h", view) == ["play hack @1"]
    assert text.complete("place 2-polyomino 0,2", view)[:2] == [
        "place 2-polyomino 0,2 0,3",
        "place 2-polyomino 0,2 1,2",
    ]
    assert "buy refinery" in text.complete("buy", view)
    assert text.complete("", state.view(1)) == []
    assert text.complete("", state.view(None)) == []


DISCARDING = """
turn 1 | phase discard
seat 0 | hand 2-credit*4 hack 1-credit horse
seat 1 | hand -
"""


def test_completion_proposes_to_drop_what_would_be_dropped_for_a_player_who_is_away(draw) -> None:
    state = draw(DISCARDING)
    first, *others = text.complete("", state.view(0))
    assert first == "drop horse 1-credit"
    assert sorted(text.read_move(first, state.view(0)).cards) == sorted(state.idle(0).cards)
    assert others == ["drop 1-credit horse", "drop 2-credit horse", "drop hack horse"]
    assert text.complete("drop hack ", state.view(0)) == [
        "drop hack horse",
        "drop hack 1-credit",
        "drop hack 2-credit",
    ]
    assert text.complete("drop blitz ", state.view(0)) == []


def test_completion_knows_that_with_bart_any_number_may_be_dropped(draw) -> None:
    state = draw("""
        standoff printed | expansions orbit
        turn 1 | phase discard
        seat 0 | hand hack 1-credit | satellites bart
        seat 1 | hand -
        """)
    assert text.complete("", state.view(0)) == ["drop -", "drop 1-credit", "drop hack"]
    assert text.complete("drop hack ", state.view(0)) == ["drop hack 1-credit"]


def test_completion_goes_on_with_the_cards_and_squares_that_were_typed(draw) -> None:
    state = draw("""
        seat 0 | budget 9 | hand disposal 1-credit horse 1-polyomino 2-polyomino
        seat 1 | hand blitz
        """)
    view = state.view(0)
    assert text.complete("play disp", view)[:2] == ["play disposal -", "play disposal horse"]
    assert text.complete("play disposal horse ", view)[:2] == [
        "play disposal horse 1-credit",
        "play disposal horse 1-polyomino",
    ]
    assert text.complete("place 0,2", view)[:3] == ["place 0,2", "place 0,2 0,3", "place 0,2 1,2"]
    assert text.complete("place 2-polyomino 0,4 ", view) == [
        "place 2-polyomino 0,4 0,3",
        "place 2-polyomino 0,4 0,5",
        "place 2-polyomino 0,4 1,4",
    ]
    assert "place 0,15" in text.complete("place 0,1", view)
    assert text.complete(
        "buy утил", draw("seat 0 | budget 9 | hand -\nseat 1 | hand -\ntemporary disposal\n").view(0)
    ) == ["buy утилизация"]
    for begun in ("place 0,", "play disposal horse ", "place 2-polyomino 0,3 "):
        for offer in text.complete(begun, view):
            state.check(0, text.read_move(offer, view), 0)


def test_moves_are_spoken_with_the_names_of_cards_in_another_language_and_completed_from_those(draw) -> None:
    view = draw("""
        seat 0 | budget 9 | hand disposal 1-credit horse hack 1-polyomino
        seat 1 | hand blitz
        """).view(0)
    assert text.spoken("play disposal horse 1-credit", catalogue("ru")) == "play утилизация конь 1 кредит"
    assert text.spoken("play disposal horse 1-credit", catalogue("en")) == "play disposal horse 1-credit"
    assert text.complete("play вз", view) == ["play взлом @1"]
    assert "play утилизация конь 1 кредит" in text.complete("play утилизация конь 1 к", view)
    assert text.complete("place 1-полимино 0,4", view) == ["place 1-полимино 0,4"]
    for offer in text.complete("", view):
        assert text.read_move(text.spoken(offer, catalogue("ru")), view) == text.read_move(offer, view)


def test_completion_offers_what_may_be_chosen_and_dropped(draw, play) -> None:
    state = draw("""
        seat 0 | budget 9 | hand hack 1-credit*7
        seat 1 | hand blitz trojan
        """)
    play(state, "play hack @1")
    assert text.complete("", state.view(0)) == ["choose blitz", "choose trojan"]
    play(state, "choose blitz", "end")
    assert text.complete("", state.view(0)) == ["drop 1-credit 1-credit"]


def test_every_card_has_a_name_and_an_effect_in_both_languages() -> None:
    for language in ("en", "ru"):
        words = GAME.words(language)
        assert all(words.word(f"card-{card}") and words.word(f"effect-{card}") for card in CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_help_can_be_typed(language) -> None:
    lines = GAME.words(language).word("help-moves").splitlines()
    typed = [move for line in lines if "  " in line.strip() for move in re.split(r"  +", line.strip())[0].split(", ")]
    assert len(typed) == 18
    view = start().view(0)
    moves = [move for move in typed if text.explain(move, view, GAME.words(language)) is None]
    assert len(moves) == 16
    kinds = {type(text.read_move(move, view)) for move in moves}
    assert kinds == set(GAME.move_types)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_writes_squares_as_they_are_typed(language) -> None:
    words = catalogue(language, GAME.package)
    square = {"row": 3, "column": 12, "squares": ((3, 12),), "origins": ((3, 12),), "player": "Lev"}
    refusals = ("off-board", "filled", "forcefield", "not-your-block", "improved", "no-patch", "no-block")
    told = [words.word(f"refused-{name}", **square, last=15, reach=2) for name in (*refusals, "no-artillery")]
    events = ("block-placed", "black-placed", "block-destroyed", "token-placed", "fired", "placed")
    told += [words.word(f"event-{name}", **square, improvement="artillery", card="hack") for name in events]
    told += [words.word(name, **square, count=1) for name in ("board-do-fire", "deed-fire", "board-advise-squares")]
    assert [sentence for sentence in told if " 3,12" not in sentence] == []


def test_the_names_of_cards_stand_in_russian_sentences_where_they_need_no_case() -> None:
    words = catalogue("ru", GAME.package)
    kind = words.word("card-obstruction")
    assert kind == "Преграда", "its accusative is another word"
    verbs = "играет|сбрасывает|покупает|получает|держит|запускает|удаляет из игры|сыграть|сбросить|выбрать|купить"
    messages = [name for name in variables(GAME.package, "ru") if name.startswith(("event-", "told-", "deed-"))]
    values = {"player": "Анна", "target-player": "Лев", "card": "obstruction", "cards": ["obstruction"], "credits": 1}
    figures = dict.fromkeys(("blocks", "gun", "minerals", "actions", "number"), 1)
    told = [words.forgiving().word(name, **values, **figures, squares=[[0, 1]], origins=[[0, 1]]) for name in messages]
    assert [sentence for sentence in told if re.search(rf"({verbs}) «?{kind}", sentence)] == []
    assert words.word("deed-drop", cards=["obstruction", "blitz"]) == "сбросить карты (Преграда, Блиц)"
