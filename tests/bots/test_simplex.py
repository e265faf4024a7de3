"""Linear programmes: every answer proves itself, since no plan can gain more than the prices of its limits allow."""

from math import inf
from random import Random

import pytest

from ridotto.bots.simplex import Unlimited, maximize


def drawn(seed: int):
    """A programme with ties, empty cells, limits of nothing, and columns that give instead of taking."""
    rng = Random(seed)
    height, width = rng.randint(1, 5), rng.randint(1, 40)
    gains = [rng.choice((rng.uniform(-3, 10), rng.randint(-2, 8))) for _ in range(width)]
    rows = [[rng.choice((0, rng.uniform(-2, 5), rng.randint(-1, 4))) for _ in range(width)] for _ in range(height)]
    limits = [rng.choice((0, rng.uniform(0, 20), rng.randint(0, 10))) for _ in range(height)]
    return gains, rows, limits, [rng.choice((1, 2, rng.uniform(0, 3))) for _ in range(width)]


@pytest.mark.parametrize("seed", range(60))
def test_the_answer_is_allowed_and_its_prices_prove_that_none_is_better(seed: int) -> None:
    gains, rows, limits, bounds = drawn(seed)
    found = maximize(gains, rows, limits, bounds)
    for amount, bound in zip(found.amounts, bounds, strict=True):
        assert -1e-9 <= amount <= bound + 1e-9
    for row, limit in zip(rows, limits, strict=True):
        assert sum(cell * amount for cell, amount in zip(row, found.amounts, strict=True)) <= limit + 1e-6
    assert min(found.prices) >= 0
    beyond = [
        gain - sum(price * row[column] for price, row in zip(found.prices, rows, strict=True))
        for column, gain in enumerate(gains)
    ]
    most = sum(price * limit for price, limit in zip(found.prices, limits, strict=True))
    most += sum(max(0, each) * bound for each, bound in zip(beyond, bounds, strict=True))
    assert found.value == pytest.approx(most, abs=1e-6)


def test_two_goods_and_two_machines() -> None:
    """Three hours for a chair, four for a table: the textbook answer."""
    found = maximize([3, 5], [[1, 0], [0, 2], [3, 2]], [4, 12, 18], [inf, inf])
    assert found.amounts == pytest.approx((2, 6))
    assert found.value == pytest.approx(36)
    assert found.prices == pytest.approx((0, 1.5, 1))


def test_nothing_to_choose_comes_to_nothing() -> None:
    assert maximize([], [[], []], [1, 2], []).value == 0


def test_what_nothing_limits_is_refused() -> None:
    with pytest.raises(Unlimited):
        maximize([1], [[-1]], [0], [inf])
