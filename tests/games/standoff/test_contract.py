"""The contract suite at a table with both expansions, which the usual tables do not have."""

from ridotto.core import find_game
from ridotto.testing import GameContract, Table


class TestExpansions(GameContract):
    tables = (Table(find_game("standoff"), 3, {"expansions": ["orbit", "bonds"], "prices": "rebalanced"}),)
    seeds = (4, 5, 6)
    samples = 8
