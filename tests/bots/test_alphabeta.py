"""Alpha–beta on small trees: the same as looking at everything, with less work."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from ridotto.bots.alphabeta import AlphaBeta


class Leaf(NamedTuple):
    """A place in a tree: its path from the root, and whether the first player is to move there."""

    path: tuple[int, ...]

    def first(self) -> bool:
        return len(self.path) % 2 == 0


class Numbers:
    """A tree in which everything is drawn from the path: three children each, over after so many steps."""

    def __init__(self, seed: int, end: int) -> None:
        self.seed = seed
        self.end = end

    def children(self, node: Leaf) -> list[Leaf]:
        return [Leaf((*node.path, step)) for step in range(3)]

    def maximizes(self, node: Leaf) -> bool:
        return node.first()

    def worth(self, node: Leaf) -> float:
        return Random(f"{self.seed} {node.path}").randrange(50)

    def over(self, node: Leaf) -> bool:
        return len(node.path) == self.end

    def key(self, node: Leaf) -> tuple[int, ...]:
        return node.path


def minimax(tree: Numbers, node: Leaf, depth: int) -> float:
    if not depth or tree.over(node):
        return tree.worth(node)
    values = [minimax(tree, child, depth - 1) for child in tree.children(node)]
    return max(values) if tree.maximizes(node) else min(values)


@pytest.mark.parametrize("seed", range(12))
def test_it_finds_what_looking_at_everything_finds(seed: int):
    tree = Numbers(seed, end=6)
    for depth in range(1, 8):
        search = AlphaBeta(tree, 10_000)
        assert search.value(Leaf(()), depth) == minimax(tree, Leaf(()), depth)


@pytest.mark.parametrize("slack", [0.0, 10.0])
def test_of_several_positions_the_best_comes_first_and_those_within_the_slack_are_exact(slack: float):
    for seed in range(12):
        tree = Numbers(seed, end=5)
        nodes = tree.children(Leaf(()))
        ranked = AlphaBeta(tree, 10_000).rank(nodes, 9, slack)
        exact = {node: minimax(tree, node, 9) for node in nodes}
        assert ranked[0].exact
        assert ranked[0].worth == max(exact.values())
        for node, worth, is_exact in ranked:
            assert worth == exact[node] if is_exact else worth >= exact[node]
            assert is_exact or exact[node] <= ranked[0].worth - slack


def test_it_looks_no_further_once_every_line_was_followed_to_the_end():
    search = AlphaBeta(Numbers(1, end=3), 10_000)
    search.rank(search.tree.children(Leaf(())), 50)
    assert search.depth == 2
    assert not search.cut_off


def test_it_stops_when_the_work_is_done_and_keeps_the_best_so_far():
    tree = Numbers(3, end=9)
    nodes = tree.children(Leaf(()))
    for work in (0, 5, 20, 60):
        search = AlphaBeta(tree, work)
        ranked = search.rank(nodes, 9)
        assert search.found <= work + 2
        assert sorted(one.node for one in ranked) == nodes
        assert ranked[0].worth == max(one.worth for one in ranked)
        assert ranked[0].exact


def test_one_more_position_is_weighed_as_deep_as_the_best():
    tree = Numbers(5, end=9)
    first, second, third = tree.children(Leaf(()))
    search = AlphaBeta(tree, 200)
    search.rank([first, second], 3)
    assert search.depth == 3
    assert search.weigh(third, 200) == minimax(tree, third, 3)
    assert search.weigh(third, 0) == minimax(tree, third, 3), "it is remembered"


def test_without_work_one_more_position_is_weighed_less_deep():
    tree = Numbers(5, end=9)
    first, second = tree.children(Leaf(()))[:2]
    search = AlphaBeta(tree, 200)
    search.rank([first], 3)
    assert search.weigh(second, 0) == tree.worth(second)
    assert search.weigh(second, 1) == minimax(tree, second, 1)
