"""Three Cards keeps the contract; this is all a game from elsewhere needs to write to be held to it."""

from three_cards import game

from ridotto.testing import GameContract, usual_tables


class TestThreeCards(GameContract):
    tables = usual_tables(game)
