"""The rulebooks say what the rules do: the drawn field, the tables of cards, the examples."""

import re

import pytest

from ridotto.cli.terminal.verbs import Verbs
from ridotto.core import LANGUAGES, find_game
from ridotto.core.rulebook import clauses, read_rulebook
from ridotto.games.standoff.board import BLACK_AT_START, LARGE_PATCHES, RED_GUN, SMALL_PATCHES, gather, within
from ridotto.games.standoff.cards import BONDS, CARDS, ORBIT, PERMANENT, TEMPORARY

GAME = find_game("standoff")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def rows(language: str) -> dict[str, list[str]]:
    """The rows of all tables of cards, by the first cell."""
    lines = [line for line in read_rulebook(GAME.package, language).splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {first: rest for first, *rest in cells}


def written(cost) -> str:
    return f"{cost.credits}+{cost.minerals}" if cost.minerals else str(cost.credits)


@every_language
def test_every_clause_is_there_in_order(language) -> None:
    assert clauses(read_rulebook(GAME.package, language)) == [f"STA-{number}" for number in range(1, 27)]


@every_language
def test_every_card_stands_in_its_table_with_its_costs(language) -> None:
    table, words = rows(language), GAME.words(language)
    for card in PERMANENT:
        pile, _kind, play, price, _effect = table[words.word(f"card-{card.name}")]
        assert (pile, price) == (str(card.copies), written(card.price))
        assert play == ("–" if card.kind == "resource" else written(card.play))
    for card in (*TEMPORARY, *ORBIT):
        play, price, _effect = table[words.word(f"card-{card.name}")]
        assert (play, price) == (written(card.play), written(card.price))
    for card in BONDS:
        price, effect = table[words.word(f"card-{card.name}")]
        assert price == written(card.price)
        assert re.search(rf"\b{card.credits} ", effect)
    assert len(table) == len(CARDS) - 1 + 4, "all cards but the Horse, and four headings"


@every_language
def test_the_drawn_field_is_the_field(language) -> None:
    lines = re.findall(r"^ ?\d+   (.*)$", read_rulebook(GAME.package, language), re.MULTILINE)
    drawn = [line.split() for line in lines]
    assert [len(row) for row in drawn] == [16] * 16
    patch = GAME.words(language).word("mark-patch")
    for mark, squares in (
        ("#", BLACK_AT_START),
        ("*", RED_GUN),
        (patch.upper(), LARGE_PATCHES),
        (patch, SMALL_PATCHES),
    ):
        assert gather((r, c) for r, row in enumerate(drawn) for c, found in enumerate(row) if found == mark) == squares


@every_language
@pytest.mark.rule("STA-18")
def test_the_drawn_forcefield_reaches_as_far_as_a_forcefield_does(language) -> None:
    book = read_rulebook(GAME.package, language)
    lines = re.findall(r"^> ([.xfхп](?: [.xfхп]){5})", book, re.MULTILINE)
    drawn = [line.split() for line in lines]
    mark = GAME.words(language).word("mark-forcefield")
    reach = gather((r, c) for r, row in enumerate(drawn) for c, found in enumerate(row) if found != ".")
    centre = gather((r, c) for r, row in enumerate(drawn) for c, found in enumerate(row) if found == mark)
    assert within(centre, 2) == reach


@every_language
def test_the_first_turn_can_be_played_as_it_is_told(language, draw, play) -> None:
    state = draw(
        """
        seat 0 | hand 1-credit*3 1-polyomino*2 | deck 1-polyomino*2 1-credit*3
        seat 1 | hand -
        ................
        """.rstrip()
        + "\n"
        + "\n".join(["." * 16] * 15)
    )
    told = re.search(r"(?m)^(?:> - .*\n|>   .*\n)+", read_rulebook(GAME.package, language))
    typed = re.findall(r"`([^`]+)`", told[0])
    budgets = []
    verbs = Verbs(GAME.package, language)
    for move in typed:
        play(state, verbs.own(move))
        budgets.append(state.budgets[0])
    assert budgets == [1, 2, 3, 3, 1, 1, 2, 0, 0]
    assert (state.player, len(state.hands[0])) == (1, 5)
    assert {"refinery", "2-polyomino"} <= set(state.discards[0])


@pytest.mark.rule("STA-22")
def test_duplicate_then_initiative_costs_four_credits(draw, play) -> None:
    state = draw("""
        seat 0 | budget 4 | hand duplicate initiative
        seat 1 | hand -
        """)
    play(state, "play duplicate", "play initiative")
    assert state.extra
    assert state.budgets[0] == 0


@pytest.mark.rule("STA-25")
@pytest.mark.parametrize(("anna", "winner"), [(19, 1), (17, 1), (16, 0)])
def test_five_against_five_is_decided_by_fewest_blocks_and_then_by_turn_order(anna, winner) -> None:
    from ridotto.games.standoff.scoring import standings

    gun = [(6, 7), (6, 8), (7, 6), (7, 7), (7, 8), (7, 9), (8, 6), (8, 7), (8, 8), (8, 9)]
    rest = [(0, column) for column in range(16)]
    own = gather(gun[:5] + rest[: anna - 5])
    other = gather(gun[5:] + [(15, column) for _row, column in rest[:12]])
    assert standings([own, other], "red-gun").winners() == (winner,)
