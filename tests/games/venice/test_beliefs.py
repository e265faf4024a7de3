"""The arithmetic of sealed bids, against holding every auction that there could be."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from ridotto.games.venice.auction import hold
from ridotto.games.venice.beliefs import Belief, best_prices, gain_of, in_the_way, obstacles, supply, terms


def auctions(seed: int) -> tuple[int, list[list[float]]]:
    """A lot, and what the others offer for single copies of it in some worlds."""
    rng = Random(seed)
    offered = rng.randint(1, 3)
    worlds = [[float(rng.randint(1, 9)) for _ in range(rng.randint(0, 5))] for _ in range(6)]
    return offered, worlds


def really_gained(mine: tuple[int, ...], offered: int, worlds: list[list[float]], worths: list[float]) -> float:
    """What these bids gain on average when the auctions are held, with mine the last in line (VEN-12)."""
    total = 0.0
    for others in worlds:
        book = {"1": {str(rank): ("x", int(price), 1, rank) for rank, price in enumerate(others)}}
        book["0"] = {str(rank): ("x", price, 1, 100 + rank) for rank, price in enumerate(mine)}
        wins = [win for win in hold(book, [("x", offered)], [10_000, 10_000]) if win[1] == 0]
        copies = sum(count for *_, count in wins)
        total += sum(worths[:copies]) - sum(price * count for _item, _seat, price, count in wins)
    return total / len(worlds)


@pytest.mark.rule("VEN-12", "VEN-13")
@pytest.mark.parametrize("seed", range(12))
def test_no_bids_gain_more_than_the_best_ones_when_the_auctions_are_held(seed: int) -> None:
    offered, worlds = auctions(seed)
    worths = sorted((Random(seed).uniform(1, 12) for _ in range(offered)), reverse=True)
    ways = [[price + 1 for price in way] for way in in_the_way([world.copy() for world in worlds], offered)]
    gain, prices = best_prices(ways, worths, range(1, 11))
    assert gain == pytest.approx(really_gained(tuple(map(int, prices)), offered, worlds, worths))
    assert gain == pytest.approx(gain_of(ways, worths, prices, 1.0))
    for copies in range(offered + 1):
        for mine in combinations_with_replacement(range(1, 11), copies):
            assert really_gained(mine, offered, worlds, worths) <= gain + 1e-9


def test_a_dearer_coin_lowers_bids() -> None:
    ways = obstacles(Belief(0.9, 0.5, 0.5, 0.8), 3, 2)
    candidates = sorted({price + 0.01 for way in ways for price in way})
    cheap, dear = (best_prices(ways, [1.0, 1.0], candidates, coin)[1] for coin in (1.0, 2.0))
    assert dear[0] < cheap[0]


def test_more_of_a_lot_costs_more_for_each() -> None:
    steps = supply(Belief(0.9, 0.4, 0.5, 0.8), 3, 3)
    assert [step.price for step in steps] == sorted(step.price for step in steps)
    assert all(step.copies > 0 for step in steps)


def test_whoever_sits_alone_gets_everything_for_a_coin() -> None:
    assert obstacles(Belief(0.9, 0.5, 0.5, 0.8), 0, 2) == ((0.0,) * 48,) * 2


@pytest.mark.parametrize(("seats", "offered"), [(1, 1), (2, 1), (2, 3000), (12, 9), (50, 40), (100_000, 75_000)])
def test_any_lot_is_thought_about_in_small_numbers(seats: int, offered: int) -> None:
    bundle, bundles, rivals = terms(seats, offered)
    assert 1 <= bundle <= offered
    assert 1 <= bundles <= 70
    assert rivals <= 15
