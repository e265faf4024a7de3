"""The tuning of Standoff: steps between levels that come out the same again, and a keen that stands between others."""

import pytest

from ridotto.core import Bot
from ridotto.games.standoff.bots import BOTS, QUICK
from ridotto.lab.tuning import standoff
from ridotto.lab.tuning.standoff import Table, draws_near, step


def test_a_step_is_the_share_of_games_that_the_stronger_wins() -> None:
    table, novice = Table(2, {}), BOTS["novice"]
    up, again = (step(QUICK, novice, table, 10, "train") for _ in range(2))
    assert up == again > 0.75
    assert step(novice, QUICK, table, 10, "train") < 0.25


def test_keen_is_put_where_the_lesser_of_its_steps_is_greatest(monkeypatch: pytest.MonkeyPatch) -> None:
    over_steady = iter([0.95, 0.9, 0.8, 0.75, 0.6, 0.55])
    over_keen = iter([0.6, 0.65, 0.8, 0.85, 0.9, 0.95])

    def known(stronger: Bot, *_rest: object) -> float:
        return next(over_keen if stronger is BOTS["master"] else over_steady)

    monkeypatch.setattr(standoff, "step", known)
    told: list[str] = []
    assert draws_near("train", 2, told.append) == 3
    assert told[1] == "keen with draw_near 3: 80%, 80%, 75%, 85%"
