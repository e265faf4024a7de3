"""The linear programme over the rest of a week, against trying every purchase; and what a planner makes of others."""

from itertools import product
from random import Random

import pytest

from ridotto.bots import find_bot
from ridotto.bots.playout import Player, Playout
from ridotto.core import Fast, find_game
from ridotto.games.venice.beliefs import Supply
from ridotto.games.venice.market import Lot, Means, Week, history_of, market_prices, worth
from ridotto.games.venice.plan import make_plan
from ridotto.games.venice.rivals import kinds_of
from ridotto.games.venice.thoughts import realizable
from ridotto.lab.scripts.venice import SCRIPTS

GAME = find_game("venice")
NOTHING = (0, 0, 0)


def small_week(seed: int) -> tuple[Week, list[list[Supply]]]:
    """Two agendas and three assets to come, each at a price that is known; some money, some means."""
    rng = Random(seed)
    agendas = [Lot(6, f"agenda-{n}", 1, rng.randint(10, 60), _some(rng), NOTHING) for n in range(2)]
    assets = [Lot(n + 1, f"asset-{n}", 2, 0, NOTHING, _some(rng)) for n in range(3)]
    own = Means(((rng.randint(10, 60), _some(rng), 2),), _some(rng))
    week = Week(2, 1, rng.randint(5, 60), 0, 0.35, (*assets, *agendas), own, own)
    return week, [[Supply(float(lot.offered), float(rng.randint(1, 12)))] for lot in week.lots]


def _some(rng: Random) -> tuple[int, int, int]:
    return (rng.randint(0, 4), rng.randint(0, 4), rng.randint(1, 4))


def best_of_all(week: Week, supplies: list[list[Supply]]) -> int:
    """Every number of copies of every lot that the money allows, realized exactly."""
    best = 0
    for copies in product(*(range(lot.offered + 1) for lot in week.lots)):
        paid = sum(count * int(steps[0].price) for count, steps in zip(copies, supplies, strict=True))
        if paid > week.money:
            continue
        bought = list(zip(week.lots, copies, strict=True))
        agendas = tuple((lot.value, lot.cost, count) for lot, count in bought if lot.value and count)
        resources = [
            have + sum(lot.provides[r] * count for lot, count in bought) for r, have in enumerate(week.own.resources)
        ]
        means = Means((*week.own.agendas, *agendas), (resources[0], resources[1], resources[2]))
        best = max(best, realizable(means) - paid)
    return best


@pytest.mark.parametrize("seed", range(8))
def test_a_plan_is_worth_no_less_than_the_best_of_all_purchases_and_not_much_more(seed: int) -> None:
    week, supplies = small_week(seed)
    best, plan = best_of_all(week, supplies), make_plan(week, supplies, float(week.money))
    assert best <= plan.value + 1e-6
    # whole copies can lose at most about one of each thing that limits a plan
    assert plan.value <= best + 4 * max(lot.value for lot in week.lots)


@pytest.mark.parametrize("seed", range(8))
def test_prices_tell_what_a_little_more_would_add(seed: int) -> None:
    week, supplies = small_week(seed)
    plan, little = make_plan(week, supplies, float(week.money)), 1e-4
    richer = make_plan(week, supplies, week.money + little)
    assert richer.value - plan.value == pytest.approx(little * (plan.coin - 1), abs=1e-7)


def test_a_loan_is_what_the_plan_spends_and_no_more_where_money_is_dear() -> None:
    lots = (Lot(0, "wish", 1, 50, (10, 0, 0), NOTHING), Lot(1, "horse", 1, 0, NOTHING, (10, 0, 0)))
    supplies = [[Supply(1.0, 5.0)], [Supply(1.0, 15.0)]]
    week = Week(2, 0, 0, 300, 0.35, lots, Means((), NOTHING), Means((), NOTHING))
    assert make_plan(week, supplies).loan == pytest.approx(20)
    assert make_plan(week, supplies).value == pytest.approx(50 - 20 * 1.35)
    assert make_plan(week._replace(dearness=2.0), supplies).loan == 0


def test_the_market_values_what_is_scarce() -> None:
    lots = (Lot(0, "wish", 2, 50, (10, 1, 0), NOTHING), Lot(1, "horse", 1, 0, NOTHING, (10, 9, 0)))
    prices = market_prices(Means((), NOTHING), lots)
    assert prices[0] > 3 > 2 > prices[1] > prices[2] == 0
    assert worth(lots[1], prices) > worth(lots[0], prices) > 0


@pytest.mark.parametrize(("name", "planner"), [("keen", True), ("a little for everything", False)])
def test_results_tell_planners_from_others(name: str, planner: bool) -> None:
    bots = [SCRIPTS.get(each) or find_bot(GAME, each) for each in ("keen", name)]
    state = GAME.begin(2, GAME.read_options({}, 2), Fast(2))
    playout = Playout(state, [Player("bot", bot) for bot in bots], Random(2))
    while state.view(0).held < 4:  # type: ignore[attr-defined]
        playout.step()
    likely = kinds_of(history_of(state.view(0)), 1)[0]  # type: ignore[arg-type]
    assert (likely > 0.5) is planner
