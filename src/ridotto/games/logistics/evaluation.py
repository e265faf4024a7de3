"""What a position of Logistics is worth: the margin by which a player may be expected to win.

It is a sum of features, each with a weight for the player to move and one for the other, at the start of the game and
at its end. The weights were fitted to finished games (`ridotto/lab/tuning/logistics.py`).
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import NamedTuple, TypeAlias

from .pyramids import LARGE, MEDIUM, NAMES, Stack
from .scoring import vault_score
from .sowing import MOST_FROM_STOCK
from .state import Logistics

Sizes: TypeAlias = str
"""A stack without its colours, bottom first: `LMS` is a tree."""

Row: TypeAlias = tuple[Sizes, ...]
"""The stacks of one side."""

Sums: TypeAlias = tuple[float, float]
"""A sum of features with the weights of the beginning, and one with those of the end."""


class Weight(NamedTuple):
    """What one unit of a feature is worth to the player to move, in points of the final margin."""

    own: float
    """At the start of the game, where it is the player's own."""
    own_late: float
    """When everything has come to a vault."""
    other: float
    other_late: float


STACK_FEATURES = (
    "open",  # pyramids that no tree guards
    "exposed",  # those of them opposite an empty card: they can be captured (LOG-15)
    "last",  # pyramids on the last card
    "next_to_last",
    "stuck",  # pyramids on a card that holds too much to be sown (LOG-8)
    "ready",  # a card from which one may sow again (LOG-9)
    "tree",
    "under_tree",  # pyramids that a tree guards
    "tree_in_danger",  # pyramids with a tree opposite a stack that awaits a large (LOG-16)
    "begun_tree",  # a large on top
    "half_tree",  # a medium on a large on top
    "half_nest",  # a medium on a small on top
    "empty",  # an empty card
)
STOCK_FEATURES = (
    "small", "medium", "large",  # how many of each size
    "short",  # how many are missing to four
    "none",
)  # fmt: skip
VAULT_FEATURES = (
    "score",
    "pair",  # trees that lack one pyramid
    "solid_pair",  # trees of a single colour that lack one pyramid
    "spare_small", "spare_medium", "spare_large",  # what is in no tree
)  # fmt: skip
SIDE_FEATURES = (
    "capture",  # the most pyramids that one sowing could capture now
    "turn",  # to be the player to move, or the other
)
FEATURES = STACK_FEATURES + STOCK_FEATURES + VAULT_FEATURES + SIDE_FEATURES

CAPTURED = 2.0
"""What a captured pyramid is worth about, before the position is evaluated as a whole."""


# ---- features


@lru_cache(1 << 16)
def sizes_of(stack: Stack) -> Sizes:
    """A stack without its colours."""
    return "".join(["SML"[pyramid // MEDIUM] for pyramid in stack])


@lru_cache(1 << 16)
def stack_features(stack: Sizes, opposite: Sizes, places: int) -> tuple[int, ...]:
    """What a stack is, from which so many places are left up to the vault."""
    count = len(stack)
    tree = stack.endswith("LMS")
    pieces = count - 2 if tree else count
    return (
        0 if tree else count,
        0 if tree or opposite else count,
        count if places == 1 else 0,
        count if places == 2 else 0,
        count if pieces > places else 0,
        int(pieces == places),
        int(tree),
        count - 3 if tree else 0,
        count if tree and opposite.endswith("SM") else 0,
        int(stack.endswith("L")),
        int(stack.endswith("LM")),
        int(stack.endswith("SM")),
        int(not stack),
    )


def by_size(stock: Sequence[int]) -> tuple[int, int, int]:
    """How many pyramids of each size a stock holds; they stand in the order of their numbers."""
    small, not_large = bisect_left(stock, MEDIUM), bisect_left(stock, LARGE)
    return small, not_large - small, len(stock) - not_large


def stock_features(held: tuple[int, int, int]) -> tuple[int, ...]:
    """What a stock is that holds so many of each size."""
    count = sum(held)
    return *held, max(0, MOST_FROM_STOCK - count), int(not count)


@lru_cache(1 << 15)
def vault_features(vault: tuple[int, ...]) -> tuple[int, ...]:
    """What a vault is worth, and what it lacks for more (LOG-25)."""
    counts = [0] * len(NAMES)
    for pyramid in vault:
        counts[pyramid] += 1
    by_size = (counts[:MEDIUM], counts[MEDIUM:LARGE], counts[LARGE:])
    trees = min(map(sum, by_size))
    spare = [sum(size) - trees for size in by_size]
    solid_pairs = sum([sorted(colour)[1] - min(colour) for colour in zip(*by_size, strict=True)])
    return vault_score(vault), sorted(spare)[1], solid_pairs, *spare


@lru_cache(1 << 15)
def reach(row: Row, from_stock: int, large: bool) -> tuple[frozenset[int], frozenset[int]]:
    """The cards on which a sowing can end, and those on which one can put a single large."""
    ends, larges = set(range(from_stock)), set(range(from_stock)) if large else set()
    for card, stack in enumerate(row):
        sown = [*(["T"] if stack.endswith("LMS") else []), *stack.removesuffix("LMS")[::-1]]
        if stack and card + len(sown) <= len(row):
            ends.add(card + len(sown))
            larges.update([place for place, piece in enumerate(sown, card + 1) if piece == "L"])
    return frozenset(ends), frozenset(larges)


@lru_cache(1 << 16)
def most_captured(row: Row, facing: Row, from_stock: int, large: bool) -> int:
    """The most pyramids that one sowing could capture from the cards facing this row (LOG-15, LOG-16)."""
    ends, larges = reach(row, from_stock, large)
    best = 0
    for card, stack in enumerate(row):
        opposite = facing[card]
        guarded = opposite.endswith("LMS")
        if card in larges and stack.endswith("SM") if guarded else card in ends and not stack:
            best = max(best, len(opposite))
    return best


def _capture_from(row: Row, facing: Row, stock: Sequence[int]) -> int:
    count = len(stock)
    return most_captured(row, facing, min(MOST_FROM_STOCK, len(row), count), count > 0 and stock[-1] >= LARGE)


def side_features(state: Logistics, seat: int) -> list[float]:
    """All features of one side, in the order of `FEATURES`."""
    row = tuple(map(sizes_of, state.cards[seat]))
    facing = tuple(map(sizes_of, reversed(state.cards[1 - seat])))
    stacks = [stack_features(stack, facing[card], len(row) - card) for card, stack in enumerate(row)]
    return [
        *map(float, map(sum, zip(*stacks, strict=True))),
        *map(float, stock_features(by_size(state.stocks[seat]))),
        *map(float, vault_features(tuple(state.vaults[seat]))),
        float(_capture_from(row, facing, state.stocks[seat])),
        1.0,
    ]


def lateness(state: Logistics) -> float:
    """The share of all pyramids that have come to a vault."""
    vaulted = sum(map(len, state.vaults))
    return vaulted / (vaulted + in_play(state) or 1)


def in_play(state: Logistics) -> int:
    """How many pyramids are in stocks and on cards."""
    return sum(map(len, state.stocks)) + sum([len(stack) for row in state.cards for stack in row])


# ---- their sum


class _Cards(NamedTuple):
    """What the cards of both sides come to, for the player to move."""

    columns: list[Sums]
    pyramids: int
    capture: int
    their_capture: int


class Evaluation:
    """The sum of the features with these weights, part by part, so that parts which come again are not added again."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        self.weights = {feature: Weight(*weights[feature]) for feature in FEATURES}
        self._column = lru_cache(1 << 16)(self._weigh_column)
        self._cards = lru_cache(1 << 16)(self._weigh_cards)
        self._vault = lru_cache(1 << 14)(self._weigh_vault)
        self._stock = lru_cache(1 << 14)(self._weigh_stock)
        held = [self.weights[size] for size in ("small", "medium", "large")]
        self._held = [(weight.other, weight.other_late - weight.other) for weight in held]
        """What a pyramid of each size in the stock is worth to the other player, and how that changes."""

    def margin(self, state: Logistics, seat: int) -> float:
        """By how many points this seat may be expected to win; the turn begins, or the game is over."""
        if state.phase == "over":
            return float(vault_score(state.vaults[seat]) - vault_score(state.vaults[1 - seat]))
        mover = state.player
        margin = self._mover_margin(state, mover)
        return margin if mover == seat else -margin

    def _mover_margin(self, state: Logistics, mover: int) -> float:
        other = 1 - mover
        stock, their_stock = state.stocks[mover], state.stocks[other]
        vault, their_vault = state.vaults[mover], state.vaults[other]
        row = tuple(map(sizes_of, state.cards[mover]))
        facing = tuple(map(sizes_of, reversed(state.cards[other])))
        held, their_held = by_size(stock), by_size(their_stock)
        sown, their_sown = min(MOST_FROM_STOCK, len(stock)), min(MOST_FROM_STOCK, len(their_stock))
        cards = self._cards(row, facing, sown, held[2] > 0, their_sown, their_held[2] > 0)
        parts = (
            *cards.columns,
            self._vault(tuple(vault), True),
            self._vault(tuple(their_vault), False),
            self._stock(held, cards.capture, True),
            self._stock(their_held, cards.their_capture, False),
        )
        vaulted = len(vault) + len(their_vault)
        late = vaulted / (vaulted + len(stock) + len(their_stock) + cards.pyramids or 1)
        return sum([early + late * change for early, change in parts])

    @classmethod
    def fitted(cls) -> Evaluation:
        """The evaluation with the weights that were fitted."""
        text = resources.files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
        return cls(json.loads(text))

    def landing_gains(self, state: Logistics, row: Sequence[Sizes], facing: Sequence[Sizes]) -> list[list[float]]:
        """What each size on top of each card of a row would change, if nothing else did and the turn were over."""
        count, late = len(row), lateness(state)
        gains = []
        for card, stack in enumerate(row[:MOST_FROM_STOCK]):
            early, change = self._column(facing[card], stack, count - 1 - card, count)
            before = early + late * change
            changed = [self._column(facing[card], stack + size, count - 1 - card, count) for size in "SML"]
            gains.append(
                [
                    before - after - late * shift + held + late * held_shift
                    for (after, shift), (held, held_shift) in zip(changed, self._held, strict=True)
                ]
            )
        return gains

    def _weigh_cards(self, row: Row, facing: Row, sown: int, large: bool, their_sown: int, their_large: bool) -> _Cards:
        """The cards of both sides; so many at most are sown from the stocks, a large among them if there is one."""
        count = len(row)
        return _Cards(
            [self._column(row[card], facing[card], card, count) for card in range(count)],
            len("".join(row + facing)),
            most_captured(row, facing, min(sown, count), large),
            most_captured(facing[::-1], row[::-1], min(their_sown, count), their_large),
        )

    def _weigh_column(self, mine: Sizes, theirs: Sizes, card: int, count: int) -> Sums:
        own = self._sum(STACK_FEATURES, stack_features(mine, theirs, count - card), True)
        other = self._sum(STACK_FEATURES, stack_features(theirs, mine, card + 1), False)
        return own[0] + other[0], own[1] + other[1]

    def _weigh_vault(self, vault: tuple[int, ...], own: bool) -> Sums:
        return self._sum(VAULT_FEATURES, vault_features(vault), own)

    def _weigh_stock(self, held: tuple[int, int, int], capture: int, own: bool) -> Sums:
        return self._sum(STOCK_FEATURES + SIDE_FEATURES, (*stock_features(held), capture, 1), own)

    def _sum(self, names: Sequence[str], values: Sequence[int], own: bool) -> Sums:
        """The sum at the start, and how it changes up to the end."""
        early = late = 0.0
        for name, value in zip(names, values, strict=True):
            weight = self.weights[name]
            early += value * (weight.own if own else weight.other)
            late += value * (weight.own_late if own else weight.other_late)
        return early, late - early
