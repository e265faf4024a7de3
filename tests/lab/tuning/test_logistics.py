"""The tuning of Logistics: a fit that finds what is there, from games that come out the same again."""

from __future__ import annotations

import json
from importlib import resources
from random import Random

import pytest

from ridotto.games.logistics.bots import CARELESS, HASTY, STOCKED
from ridotto.games.logistics.evaluation import FEATURES, Evaluation
from ridotto.games.logistics.state import Logistics
from ridotto.games.logistics.text import read_position
from ridotto.games.logistics.turns import Turns
from ridotto.lab.tuning import logistics
from ridotto.lab.tuning.logistics import explained, fit, named, play, ridge, rough, sample_features, tune


def test_ridge_finds_the_weights_that_made_the_numbers():
    rng = Random(1)
    rows = [[rng.uniform(-1, 1) for _ in range(3)] for _ in range(200)]
    targets = [2 * a - 3 * b + 0.5 * c for a, b, c in rows]
    assert ridge(rows, targets, [1e-6] * 3) == pytest.approx([2, -3, 0.5], abs=1e-4)
    assert ridge(rows, targets, [1e6] * 3) == pytest.approx([0, 0, 0], abs=1e-3)


def test_the_evaluation_is_the_sum_that_was_fitted():
    rng = Random(2)
    fitted = [rng.uniform(-1, 1) for _ in rough()]
    evaluation = Evaluation(named(fitted))
    state = read_position("""
        logistics turn 29 B sow
        A cards - | Sb Ly | Lk Mg Sy | -
        A vault My Mw So
        A stock 2Sr 1Sk
        B cards Sp | Lx | - | Sw Lw
        B stock 1Lp
    """)
    assert isinstance(state, Logistics)
    product = sum(feature * weight for feature, weight in zip(sample_features(state), fitted, strict=True))
    assert evaluation.margin(state, 1) == pytest.approx(product)
    assert evaluation.margin(state, 0) == pytest.approx(-product)


def test_games_come_out_the_same_again_and_are_explained_better_by_a_fit():
    player = Turns(Evaluation(named(rough())), logistics.BREADTH)
    samples = play(player, Random("train"), {"cards": 3, "sets": 1})
    assert samples == play(player, Random("train"), {"cards": 3, "sets": 1})
    assert explained(samples, fit(samples)) > explained(samples, rough())


def test_without_effort_the_rough_weights_and_the_levels_of_today_remain():
    told: list[str] = []
    tuned = tune("train-0", 0, told.append)
    assert tuned.pop("levels") == {"careless_and_stocked": (CARELESS, STOCKED), "hasty": HASTY}
    assert tuned == {name: list(weight) for name, weight in named(rough()).items()}
    assert len(told) == logistics.ROUNDS


def test_the_weights_that_are_shipped_are_those_of_all_features():
    text = resources.files("ridotto.games.logistics").joinpath("weights.json").read_text(encoding="utf-8")
    assert tuple(json.loads(text)) == FEATURES
