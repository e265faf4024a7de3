"""The weights of Logistics, fitted to the final margins of noisy games that its one-turn player plays with itself.

They stand in `games/logistics/weights.json`. And the numbers of its novice and steady, in `games/logistics/bots.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ridotto.core.chance import Fast
from ridotto.games.logistics import LogisticsOptions
from ridotto.games.logistics.bots import BOTS, CARELESS, HASTY, STOCKED, Novice, Steady
from ridotto.games.logistics.evaluation import FEATURES, Evaluation, lateness, side_features
from ridotto.games.logistics.state import Logistics
from ridotto.games.logistics.turns import Breadth, Turns
from ridotto.lab.scripts.logistics import SCRIPTS

from .spacing import PER_EFFORT, Number, Pairing, held_against, held_against_novice, over, space, today_first

FIRST = {
    "open": 1.0, "exposed": -0.5, "stuck": -0.5, "ready": 1.0, "tree": 3.0, "under_tree": 1.0, "tree_in_danger": -0.5,
    "small": 2.0, "medium": 2.0, "large": 2.0, "score": 1.0, "pair": 1.0, "capture": 0.5, "turn": 0.5,
}  # fmt: skip
"""Rough weights to begin with; the others begin with nothing."""
BREADTH = Breadth(chains=2, sowings=8, captures=8, uses=2)
ROUNDS = 3
GAMES = 100
"""In each round, for every unit of effort."""
STRAYS = 0.1
"""How often a move is drawn at random, so that games go where good players would not."""
TABLES: tuple[dict[str, Any], ...] = ({}, {}, {}, {"cards": 3}, {"cards": 6})
"""The options of the games, in turn."""
NOVICES = ((2.2, 0.5), (2.25, 0.5), (2.2, 0.48), (2.2, 0.47), (2.1, 0.45), (2.0, 0.4), (1.8, 0.35))
"""What is tried of a novice's numbers, both together: either alone moves plain sense and the other scripts alike."""
RIDGE = 200.0
UNEVEN = 4.0
LATE = 2.0
"""How much a fitted weight costs, and how many times that if it is for what both sides have together, or changes with
the lateness."""


class Sample(NamedTuple):
    """A position at the start of a turn, and by how much the player to move won in the end."""

    features: list[float]
    margin: float


def tune(seed: str, effort: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """Play, fit, and play again with what was fitted; each fit is to all games so far."""
    fitted = rough()
    samples: list[Sample] = []
    for number in range(ROUNDS):
        player = Turns(Evaluation(named(fitted)), BREADTH)
        for game in range(GAMES * effort):
            rng = Random(f"{seed} {number} {game}")
            samples += play(player, rng, TABLES[game % len(TABLES)])
        fitted = fit(samples)
        share = explained(samples, fitted)
        tell(f"round {number + 1}: {len(samples)} positions, {share:.3f} of the variance explained")
    weights: dict[str, Any] = {name: [round(v, 3) for v in weight] for name, weight in named(fitted).items()}
    return {**weights, "levels": space("logistics", SPACING, seed, PER_EFFORT * effort, tell)}


def rough() -> list[float]:
    """The rough weights, in the order of `sample_features`."""
    return [*[FIRST.get(name, 0.0) for name in FEATURES], *[0.0] * (3 * len(FEATURES))]


def fit(samples: Sequence[Sample]) -> list[float]:
    """What explains the margins best, not far from the rough weights."""
    begun = rough()
    rest = [margin - _product(features, begun) for features, margin in samples]
    changes = ridge([sample.features for sample in samples], rest, penalties())
    return [first + change for first, change in zip(begun, changes, strict=True)]


def _product(features: Sequence[float], weights: Sequence[float]) -> float:
    return sum([feature * weight for feature, weight in zip(features, weights, strict=True)])


def play(player: Turns, rng: Random, options: Mapping[str, Any]) -> list[Sample]:
    """One game with strays; every turn gives a sample."""
    state = Logistics.begin(2, LogisticsOptions(**options), Fast(0), 0)
    player = Turns(player.evaluation, player.breadth, rng.sample(range(10), 10))
    seen: list[tuple[int, list[float]]] = []
    while state.phase != "over":
        seen.append((state.player, sample_features(state)))
        state = next_position(player, state, rng)
    margin = player.evaluation.margin(state, 0)
    return [Sample(features, margin if mover == 0 else -margin) for mover, features in seen]


def next_position(player: Turns, state: Logistics, rng: Random) -> Logistics:
    """After a turn of the player, or after one that strays with every move."""
    if rng.random() >= STRAYS:
        best = player.of(state)
        return rng.choice([turn.after for turn in best if turn.worth > best[0].worth - 0.3])
    after = state.copy()
    while after.phase != "over" and after.turn_number == state.turn_number:
        after.play(state.player, after.random_move(state.player, rng), 0)
    return after


def sample_features(state: Logistics) -> list[float]:
    """By how much the sides differ in every feature, and what they have together; and both once more times the
    lateness."""
    mover, late = state.player, lateness(state)
    pairs = list(zip(side_features(state, mover), side_features(state, 1 - mover), strict=True))
    both = [*[own - other for own, other in pairs], *[own + other for own, other in pairs]]
    return [*both, *[late * feature for feature in both]]


def penalties() -> list[float]:
    """What the fit pays for each weight: weights that differ from side to side or from start to end must earn it."""
    return [RIDGE * factor for factor in (1.0, UNEVEN, LATE, UNEVEN * LATE) for _ in FEATURES]


def named(fitted: Sequence[float]) -> dict[str, tuple[float, ...]]:
    """The fitted numbers as weights of the evaluation."""
    count = len(FEATURES)
    weights: dict[str, tuple[float, ...]] = {}
    for at, name in enumerate(FEATURES):
        differ, together, late_differ, late_together = fitted[at::count]
        own, other = differ + together, together - differ
        weights[name] = (own, own + late_differ + late_together, other, other + late_together - late_differ)
    return weights


# ---- ridge regression


def ridge(rows: Sequence[Sequence[float]], targets: Sequence[float], costs: Sequence[float]) -> list[float]:
    """The weights that make the squared errors and the squared weights, each times its cost, least together."""
    count = len(costs)
    square = [[0.0] * at + [cost] + [0.0] * (count - at - 1) for at, cost in enumerate(costs)]
    right = [0.0] * count
    for row, target in zip(rows, targets, strict=True):
        for at, value in enumerate(row):
            if value:
                right[at] += value * target
                square[at] = [have + value * other for have, other in zip(square[at], row, strict=True)]
    return solved(square, right)


def solved(square: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations with a positive definite matrix, by elimination."""
    count = len(right)
    rows = [[*line, value] for line, value in zip(square, right, strict=True)]
    for at in range(count):
        pivot = rows[at]
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            if factor:
                below[at:] = [have - factor * value for have, value in zip(below[at:], pivot[at:], strict=True)]
    solution = [0.0] * count
    for at in reversed(range(count)):
        known = sum([rows[at][later] * solution[later] for later in range(at + 1, count)])
        solution[at] = (rows[at][count] - known) / rows[at][at]
    return solution


def explained(samples: Sequence[Sample], fitted: Sequence[float]) -> float:
    """The share of the variance of the margins that the fit explains."""
    errors = sum([(margin - _product(features, fitted)) ** 2 for features, margin in samples])
    return 1 - errors / (sum([margin**2 for _, margin in samples]) or 1)


# ---- the lower levels


def _of_novice(novice: Novice) -> list[Pairing]:
    return [over("steady over novice", BOTS["steady"], novice), *held_against_novice(SCRIPTS, novice)]


def _of_steady(steady: Steady) -> list[Pairing]:
    above = over("keen over steady", BOTS["keen"], steady)
    below = over("steady over novice", steady, BOTS["novice"])
    return [above, below, *held_against(SCRIPTS, "steady", steady)]


SPACING = (
    Number("careless_and_stocked", today_first((CARELESS, STOCKED), NOVICES), lambda value: _of_novice(Novice(*value))),
    Number("hasty", (HASTY, 3.5, 7.0, 2.0, 10.0), lambda value: _of_steady(Steady(value))),
)
