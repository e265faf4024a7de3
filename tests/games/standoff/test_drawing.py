"""Standoff on a terminal of 80 columns."""

import pytest

from ridotto.core import LANGUAGES, find_game
from ridotto.games.standoff import text
from ridotto.games.standoff.drawing import WIDTH
from ridotto.testing.tables import Table, positions

GAME = find_game("standoff")
NAMES = ["Anna", "Boris"]
BELOW = 17
"""Lines at the end of a drawing that are seen at once: the field and its columns."""

DRAWN = """
standoff printed | expansions orbit bonds
turn 7 | seat 0 | actions 1 | flags placed extra
cards | copies blitz
seat 0 | budget 3 | minerals 1 | hand early-access hack*2 1-credit | deck blitz | discard 1-credit*3 hack
seat 1 | hand 1-credit*2 | satellites linda | bonds 2
known 1 | by 0 | hand 1-credit
temporary trojan airstrike trojan
pile hack
trash trojan*2 horse
tokens | refinery 0,0 | artillery 0,1
"""

CROWDED = """
seat 0 | hand 1-credit 2-credit 3-credit hack restock blitz initiative fundraiser
seat 1 | hand -
temporary airstrike trojan artillery forcefield duplicate initiative early-access disposal
"""


def lines(state, seat: int | None = 0, language: str = "en") -> list[str]:
    drawing = text.draw(state.view(seat), GAME.words(language), NAMES).plain
    return [line.rstrip() for line in drawing.rstrip("\n").split("\n")]


def test_everything_public_and_what_is_ones_own_is_drawn(draw) -> None:
    shown = " ".join(" ".join(lines(draw(DRAWN))).split())
    for words in (
        "› 0 Anna: 3 credits, 1 mineral, Red Gun 0 · hand 4, deck 1 · discard pile: 1-credit ×3, Hack",
        "hand 2, deck 0 · bonds to repay: 2 · satellites: Linda · surely in hand: 1-credit",
        "Trash: Trojan ×2, Horse",
    ):
        assert words in shown


def test_the_field_and_what_is_at_hand_are_seen_together(draw) -> None:
    seen = lines(draw(DRAWN))[-BELOW:]
    assert seen[0].startswith("    0 1 2 3")
    assert seen[1].startswith(" 0 0R0a m . .")
    assert seen[8].startswith(" 7  . . .## . . * * * * . .## . . .")
    assert seen[16].startswith("15  M . m")
    beside = " ".join(" ".join(line[37:] for line in seen).split())
    assert beside.endswith(
        "Temporary market (1 more): Airstrike 3+1/3+2, Trojan ×2 1/4 "
        "Turn 7, Anna · action phase · 1 action left · polyomino played · another turn follows · "
        "Duplicate copies: Blitz 3 credits, 1 mineral, Red Gun 0 "
        "Your hand (play/buy): 1-credit –/0, Hack ×2 2/3, Early Access 1/3+1"
    )


@pytest.mark.parametrize(("columns", "beside"), [(WIDTH, True), (97, True), (60, False)])
def test_where_the_markets_stand_follows_from_the_width_and_not_from_what_there_is(draw, columns, beside) -> None:
    for state in (draw(CROWDED), draw(DRAWN)):
        drawn = text.draw_within(columns, state.view(0), GAME.words("en"), NAMES).plain.splitlines()
        indents = [line.index("market") > 37 for line in drawn if "market" in line]
        assert indents == [beside, beside]
        assert [line[:2] for line in drawn[-16:]] == [f"{row:>2}" for row in range(16)]


def test_what_the_cards_do_is_told_when_one_asks_and_takes_no_room_on_the_table(draw) -> None:
    view, words = draw(DRAWN).view(0), GAME.words("en")
    told = text.explain("cards", view, words) or ""
    assert "Hack: Look at an opponent’s hand and choose a card there; it is discarded. To play:" in told
    assert {line.partition(":")[0] for line in told.splitlines()} >= {"Airstrike", "Trojan", "Early Access", "Refinery"}
    assert text.explain("карты", view, GAME.words("ru")).startswith("1-полимино: ")
    assert "Look at an opponent’s hand" not in text.draw(view, words, NAMES).plain


def test_a_card_for_which_nothing_is_ever_paid_is_told_without_that_cost_on_the_table_and_in_words(draw) -> None:
    view, words = draw(DRAWN).view(0), GAME.words("en")
    told = dict(line.split(": ", 1) for line in (text.explain("cards", view, words) or "").splitlines())
    assert told["1-credit"].endswith("To buy: 0 credits.")
    assert "To play" not in told["1-credit"]
    assert "To play: 2 credits. To buy: 3 credits." in told["Hack"]


def test_the_words_are_those_of_the_language(draw) -> None:
    russian = " ".join(" ".join(lines(draw(DRAWN), language="ru")).split())
    assert "Ранний доступ 1/3+1" in russian
    assert "Удалены из игры: Троян ×2, Конь" in russian
    assert "Anna: 3 кредита, 1 минерал" in russian


def test_an_onlooker_sees_the_purse_of_the_player_and_no_hand(draw) -> None:
    seen = " ".join(lines(draw(DRAWN), seat=None))
    assert "Your hand" not in seen
    assert "Anna: 3 credits" in seen


def test_once_the_next_card_is_free_the_hand_says_so(draw, play) -> None:
    state = draw("""
        seat 0 | budget 4 | hand duplicate initiative 1-credit
        seat 1 | hand hack
        """)
    assert "Initiative 9/5" in " ".join(lines(state))
    play(state, "play duplicate")
    assert "1-credit –/0, Initiative 0/5" in " ".join(lines(state))
    assert "Hack 2/3" in " ".join(lines(state, seat=1))


@pytest.mark.parametrize(
    ("satellites", "hand", "said"),
    [
        ("-", "1-credit*4 hack blitz trojan", "discard phase · drop 2 cards (five may stay)"),
        ("-", "1-credit*4 hack blitz", "discard phase · drop 1 card (five may stay)"),
        ("bart", "1-credit*4 hack blitz trojan", "discard phase · drop 2 or more cards (five may stay)"),
        ("bart", "1-credit*4", "discard phase · drop as many cards as you like, or none"),
    ],
)
def test_the_discard_phase_says_how_many_cards_are_to_go(draw, play, satellites, hand, said) -> None:
    state = draw(f"""
        standoff printed | expansions orbit
        turn 3 | seat 0 | actions 1
        seat 0 | hand {hand} | satellites {satellites}
        seat 1 | hand hack
        """)
    play(state, "end")
    seen = " ".join(" ".join(line[37:] for line in lines(state)[-BELOW:]).split())
    assert said in seen
    assert "left" not in seen
    assert "drop" not in " ".join(lines(state, seat=1))


def test_what_lies_under_a_block_stays_recognisable(draw) -> None:
    rows = ["0000" + "." * 12, *["." * 16] * 6, "......0000......", *["." * 16] * 8]
    position = "tokens | artillery 0,2 7,7 | refinery 0,0 | forcefield 0,1\nseat 0 | hand -\nseat 1 | hand -\n"
    seen = lines(draw(position + "\n".join(rows)))[-BELOW:]
    assert seen[1].startswith(" 0 0R0f0A00 .")
    assert seen[8].startswith(" 7  . . . . . .0*0A0*0* .")


def test_what_hack_shows_is_drawn_for_the_one_who_plays_it(draw, play) -> None:
    state = draw("""
        seat 0 | budget 9 | hand hack
        seat 1 | hand blitz*2 trojan
        """)
    play(state, "play hack @1")
    assert "Choose from:" in " ".join(lines(state))
    assert "Blitz ×2, Trojan" in " ".join(lines(state))
    assert "Choose from:" not in " ".join(lines(state, seat=1))


@pytest.mark.parametrize("columns", [36, 57, 70])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_window_has_the_whole_field_and_no_line_wider_than_itself(language, columns) -> None:
    for match in positions(Table(GAME, 4, {"expansions": ["orbit", "bonds"]}), 1, 10):
        drawing = text.draw_within(
            columns, match.state.view(0), GAME.words(language), ["Anna", "Boris", "Clara", "Dora"]
        )
        drawn = [line.rstrip() for line in drawing.plain.splitlines()]
        assert max(map(len, drawn)) <= columns
        assert [line[:2] for line in drawn[-16:]] == [f"{row:>2}" for row in range(16)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_a_terminal_of_80_columns_leaves_room_for(language) -> None:
    table = Table(GAME, 4, {"expansions": ["orbit", "bonds"]})
    names = ["Anastasia of the Northern Isles", "Boris", "Clara", "Dora"]
    for match in positions(table, 1, 40):
        drawing = text.draw(match.state.view(0), GAME.words(language), names).plain
        assert max(len(line) for line in drawing.split("\n")) <= WIDTH
