"""The sentences of a table: they speak of what this table has and of what may be done there."""

from itertools import product

import pytest

from ridotto.core import Match, find_game
from ridotto.core.messages import Message

GAME = find_game("poker_auction")
MODES = ("classic", "mahjong", "open-deck")
ABOUT_TILES = (
    "refused-in-lay", "refused-in-lot", "refused-card", "refused-no-passing", "refused-passed", "refused-bids-used",
    "event-round-started", "event-card-laid", "event-card-sold", "label-choosing", "mind-lay-any",
)  # fmt: skip


def typed(language: str, mode: str, quick_lots: bool) -> dict[str, str]:
    """The moves that the help explains, by how they are typed."""
    match = Match.begin(GAME, 3, {"mode": mode, "quick_lots": quick_lots}, "01")
    lines = GAME.words(language).say(match.of_this_table("help-moves")).splitlines()
    assert all(lines), "no line is empty"
    rows = [line.partition("  ") for line in lines[1:]]
    return {move: about.strip() for move, _, about in rows}


@pytest.mark.parametrize(("mode", "quick_lots"), [*product(MODES, (False, True))])
@pytest.mark.parametrize(("language", "lay", "pass_"), [("en", "lay", "pass"), ("ru", "карта", "пас")])
def test_help_explains_just_the_moves_that_this_table_has(language, lay, pass_, mode, quick_lots) -> None:
    moves = typed(language, mode, quick_lots)
    assert "120" in moves
    assert any(move.startswith(lay) for move in moves) == (mode != "open-deck")
    assert (pass_ in moves) == (mode == "open-deck" or quick_lots)
    assert len(moves) == 1 + (mode != "open-deck") + (pass_ in moves)


@pytest.mark.parametrize(("language", "card"), [("en", "card"), ("ru", "карт")])
def test_at_a_table_of_tiles_nothing_is_called_a_card(language: str, card: str) -> None:
    words = GAME.words(language)
    values = {
        "player": "Anna", "card": Message("tile-R"), "late": True, "own": True, "mode": "mahjong", "tiles": True,
        "price": 5, "tax": 2, "round": 2, "most": 9, "without": 30,
    }  # fmt: skip
    for message in ABOUT_TILES:
        assert card not in words.say(Message(message, values)), message
    match = Match.begin(GAME, 3, {"mode": "mahjong"}, "01")
    assert card not in words.say(match.of_this_table("help-play"))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_sentence_begins_with_the_name_of_a_tile(language: str) -> None:
    words = GAME.words(language)
    named = {"card": Message("tile-R"), "worst_card": Message("tile-G")}
    values = {
        "without": 5, "worst_without": 3, "having": 4, "missing": 2, "bid": 10, "outbid": 7, "bidding": 1, "passing": 2,
    }  # fmt: skip
    for message in (
        "mind-hold", "mind-lay-spares", "mind-lay-any", "mind-lay-only", "mind-bid", "mind-bid-own", "mind-bid-any",
        "mind-drive", "mind-drive-own", "mind-stop", "refused-card", "board-status-yours-short",
        "board-status-sale-own-short",
    ):  # fmt: skip
        for sentence in words.say(Message(message, named | values)).split(". "):
            assert sentence[0].isupper(), sentence
