"""The contract suite on every game that is found."""

from ridotto.core import games
from ridotto.testing import GameContract, usual_tables


class TestEveryGame(GameContract):
    tables = tuple(table for game in games().values() for table in usual_tables(game))
