"""Alpha–beta search: two players who hide nothing, looked ahead deeper and deeper until the work is done.

It knows no game. A tree says what follows a position and what a position is worth at first sight; what is a step of it,
a move or a whole turn, is up to the tree.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import inf
from typing import Generic, NamedTuple, Protocol, TypeVar

Node = TypeVar("Node")


class Tree(Protocol[Node]):
    """What alpha–beta has to know about a game. Worths are those of the player for whom the search is made."""

    def children(self, node: Node) -> Sequence[Node]:
        """What may follow where the game is not over, the most promising for whoever is to move first."""

    def maximizes(self, node: Node) -> bool:
        """Is the player to move the one for whom the search is made?"""

    def worth(self, node: Node) -> float:
        """What the position is worth at first sight; where the game is over, what it came to."""

    def over(self, node: Node) -> bool:
        """Does nothing follow?"""

    def key(self, node: Node) -> Hashable:
        """The same for positions that are the same."""


class OutOfWork(Exception):
    """The search has done the work that it was given."""


class Known(NamedTuple):
    """What was found out about a position: its worth lies between these bounds, looking so many steps ahead."""

    depth: int
    low: float
    high: float
    final: bool
    """Every line was followed to the end of the game: looking further ahead changes nothing."""


class Ranked(NamedTuple, Generic[Node]):
    """A position at the root with its worth, or a bound that its worth does not exceed."""

    node: Node
    worth: float
    exact: bool


class AlphaBeta(Generic[Node]):
    """One search: it finds so many positions at most, and remembers what it knows of each."""

    def __init__(self, tree: Tree[Node], work: int) -> None:
        self.tree = tree
        self.work = work
        self.found = 0
        self.depth = 0
        """How far ahead the best position was looked at."""
        self.cut_off = False
        """Was a position taken at first sight because the search looked no further?"""
        self._children: dict[Hashable, Sequence[Node]] = {}
        self._known: dict[Hashable, Known] = {}

    def rank(self, nodes: Sequence[Node], most_depth: int, slack: float = 0.0) -> list[Ranked[Node]]:
        """Positions to choose from, the best first, looked ahead from as deep as the work allows. Worths within the
        slack of the best one are exact."""
        ranked = sorted([Ranked(node, self.tree.worth(node), True) for node in nodes], key=_worth, reverse=True)
        for depth in range(1, most_depth + 1):
            self.cut_off = False
            complete, ranked = self._ranked(ranked, depth, slack)
            if not complete or not self.cut_off:
                break
        return ranked

    def _ranked(self, ranked: Sequence[Ranked[Node]], depth: int, slack: float) -> tuple[bool, list[Ranked[Node]]]:
        """The same, one step deeper, in the order found before; what the work does not suffice for comes last."""
        found: list[Ranked[Node]] = []
        best = -inf
        for number, (node, _, _) in enumerate(ranked):
            low = best - slack
            try:
                worth = self.value(node, depth, low, inf)
            except OutOfWork:
                rest = [Ranked(other.node, min(other.worth, best), False) for other in ranked[number:]]
                return False, [*sorted(found, key=_worth, reverse=True), *rest] if found else list(ranked)
            best, self.depth = max(best, worth), depth
            found.append(Ranked(node, worth, worth > low))
        return True, sorted(found, key=_worth, reverse=True)

    def weigh(self, node: Node, work: int) -> float:
        """The worth of one more position, looked at as far ahead as the best one if so much more work allows."""
        self.work = self.found + work
        for depth in range(self.depth, 0, -1):
            try:
                return self.value(node, depth)
            except OutOfWork:
                continue
        return self.tree.worth(node)

    def value(self, node: Node, depth: int, low: float = -inf, high: float = inf) -> float:
        """What a position is worth, looking so many steps ahead; outside of low and high only a bound of it."""
        if self.tree.over(node):
            return self.tree.worth(node)
        if not depth:
            self.cut_off = True
            return self.tree.worth(node)
        key = self.tree.key(node)
        known = self._known.get(key)
        if known and (known.depth == depth or known.final):
            self.cut_off = self.cut_off or not known.final
            if known.low >= high or known.low == known.high:
                return known.low
            if known.high <= low:
                return known.high
        cut_off_before, self.cut_off = self.cut_off, False
        value = self._searched(node, key, depth, low, high)
        bounds = value if value > low else -inf, value if value < high else inf
        self._known[key] = Known(depth, *bounds, final=not self.cut_off)
        self.cut_off = self.cut_off or cut_off_before
        return value

    def _searched(self, node: Node, key: Hashable, depth: int, low: float, high: float) -> float:
        """The best of what may follow, for whoever is to move; no more are looked at once it is out of bounds."""
        maximizes = self.tree.maximizes(node)
        best = -inf if maximizes else inf
        for child in self._following(node, key):
            value = self.value(child, depth - 1, low, high)
            if maximizes:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _following(self, node: Node, key: Hashable) -> Sequence[Node]:
        """The children, looked for only once: deeper searches come here again."""
        children = self._children.get(key)
        if children is None:
            if self.found >= self.work:
                raise OutOfWork
            children = self._children[key] = self.tree.children(node)
            self.found += len(children)
        return children


def _worth(ranked: Ranked[Node]) -> float:
    return ranked.worth
