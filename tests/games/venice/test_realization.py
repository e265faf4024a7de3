"""Realizing agendas: exactly optimal, by comparison with trying everything and with an exact solver."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.venice.pricing import Resources
from ridotto.games.venice.realization import Held, OutOfPatience, Patience, realize


def rank(agendas: list[Held], counts: tuple[int, ...] | list[int]) -> tuple[int, int, int, int]:
    """What is compared (VEN-15): value, then little force, popularity and influence."""
    value = sum(agenda.value * count for agenda, count in zip(agendas, counts, strict=True))
    used = [-sum(agenda.cost[r] * count for agenda, count in zip(agendas, counts, strict=True)) for r in range(3)]
    return (value, used[0], used[1], used[2])


def allowed(agendas: list[Held], counts: tuple[int, ...] | list[int], resources: Resources) -> bool:
    _value, *used = rank(agendas, counts)
    within = all(0 <= count <= agenda.copies for agenda, count in zip(agendas, counts, strict=True))
    return within and all(-use <= have for use, have in zip(used, resources, strict=True))


def by_trying_everything(agendas: list[Held], resources: Resources) -> tuple[int, int, int, int]:
    ways = product(*(range(agenda.copies + 1) for agenda in agendas))
    return max(rank(agendas, counts) for counts in ways if allowed(agendas, counts, resources))


def by_solver(agendas: list[Held], resources: Resources) -> tuple[int, int, int, int]:
    """CP-SAT, one comparison after the other."""
    from ortools.sat.python import cp_model  # takes long, and nothing else needs it

    model = cp_model.CpModel()
    counts = [model.new_int_var(0, agenda.copies, "") for agenda in agendas]
    used = [sum(agenda.cost[r] * count for agenda, count in zip(agendas, counts, strict=True)) for r in range(3)]
    for r in range(3):
        model.add(used[r] <= resources[r])
    value = sum(agenda.value * count for agenda, count in zip(agendas, counts, strict=True))
    found = []
    for goal in (value, *(-use for use in used)):
        model.maximize(goal)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        assert solver.solve(model) == cp_model.OPTIMAL
        best = round(solver.objective_value)
        found.append(best)
        model.add(goal == best)
    return (found[0], found[1], found[2], found[3])


def holding(rng: Random, kinds: int, copies: int, part: float, alike: bool = False) -> tuple[list[Held], Resources]:
    agendas = []
    for _ in range(kinds):
        cost = (rng.randint(0, 40), rng.randint(0, 40), rng.randint(0, 40))
        value = max(1, sum(cost) + rng.randint(-5, 15)) if alike else rng.randint(10, 120)
        agendas.append(Held(value, cost, rng.randint(1, copies)))
    have = [int(part * sum(agenda.cost[r] * agenda.copies for agenda in agendas)) for r in range(3)]
    return agendas, (have[0], have[1], have[2])


@pytest.mark.rule("VEN-15")
def test_both_agendas_are_realized_where_the_resources_suffice() -> None:
    silk_tax, exile = Held(20, (0, 10, 20), 1), Held(50, (20, 5, 10), 1)
    assert realize([silk_tax, exile], (20, 25, 30)) == [1, 1]
    assert realize([silk_tax, exile], (20, 15, 25)) == [0, 1]


@pytest.mark.rule("VEN-15")
@pytest.mark.parametrize(
    ("dear", "cheap"), [((9, 1, 1), (8, 9, 9)), ((5, 9, 1), (5, 8, 9)), ((5, 5, 9), (5, 5, 8)), ((1, 9, 9), (0, 9, 9))]
)
def test_among_equal_values_less_force_then_popularity_then_influence_is_used(
    dear: Resources, cheap: Resources
) -> None:
    agendas = [Held(30, dear, 1), Held(30, cheap, 1)]
    assert realize(agendas, (9, 9, 9)) == [0, 1]
    assert realize(agendas[::-1], (9, 9, 9)) == [1, 0]


@pytest.mark.rule("VEN-15")
def test_three_thousand_small_holdings_are_realized_as_trying_everything_does() -> None:
    for seed in range(3000):
        rng = Random(seed)
        agendas, resources = holding(rng, rng.randint(1, 5), 3, rng.random(), alike=seed % 2 == 0)
        counts = realize(agendas, resources)
        assert allowed(agendas, counts, resources)
        assert rank(agendas, counts) == by_trying_everything(agendas, resources), seed


_COST = st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6))
_HELD = st.builds(Held, st.integers(1, 12), _COST, st.integers(1, 6))


@pytest.mark.rule("VEN-15")
@given(st.lists(_HELD, min_size=1, max_size=4), st.tuples(*[st.integers(0, 60)] * 3))
def test_no_combination_beats_the_realized_one(agendas: list[Held], resources: Resources) -> None:
    counts = realize(agendas, resources)
    assert allowed(agendas, counts, resources)
    assert rank(agendas, counts) == by_trying_everything(agendas, resources)


@pytest.mark.rule("VEN-15")
@pytest.mark.parametrize("seed", range(6))
def test_fifty_kinds_of_four_copies_are_realized_as_an_exact_solver_does(seed: int) -> None:
    agendas, resources = holding(Random(seed), 50, 4, (0.2, 0.5, 0.8)[seed % 3])
    counts = realize(agendas, resources)
    assert allowed(agendas, counts, resources)
    assert rank(agendas, counts) == by_solver(agendas, resources)


@pytest.mark.rule("VEN-15")
@pytest.mark.parametrize(("kinds", "copies"), [(8, 250), (12, 170)])
def test_two_thousand_copies_are_realized_as_an_exact_solver_does(kinds: int, copies: int) -> None:
    rng = Random(kinds)
    agendas = [Held(rng.randint(10, 120), (rng.randint(1, 40), rng.randint(0, 40), 5 * rng.randint(0, 8)), copies)
               for _ in range(kinds)]  # fmt: skip
    have = [sum(agenda.cost[r] for agenda in agendas) * copies // 2 for r in range(3)]
    resources = (have[0], have[1], have[2])
    assert rank(agendas, realize(agendas, resources)) == by_solver(agendas, resources)


def test_nothing_held_and_nothing_to_spend_are_answered_too() -> None:
    assert realize([], (5, 5, 5)) == []
    assert realize([Held(5, (1, 0, 0), 3)], (0, 9, 9)) == [0]
    assert realize([Held(5, (0, 0, 0), 3), Held(1, (1, 1, 1), 9)], (4, 9, 9)) == [3, 4]


def test_a_search_with_little_patience_gives_up_rather_than_answer_wrongly() -> None:
    agendas, resources = holding(Random(3), 50, 4, 0.5, alike=True)
    with pytest.raises(OutOfPatience):
        realize(agendas, resources, Patience(100))
