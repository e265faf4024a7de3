"""The rates behind the chances that hints of Venice tell."""

from __future__ import annotations

import pytest

from ridotto.games.venice.told import OF_RIVALS, rate
from ridotto.lab.tuning.venice_chances import Advised, advised, compared, rates


def seems(bid: Advised) -> float:
    return bid.of_rivals


def test_rates_are_what_came_true_by_what_was_believed_from_none_to_all() -> None:
    bids = [Advised(0.5, believed, won) for believed, won in ((0.0, False), (0.4, True), (0.4, False), (1.0, True))]
    assert rates(bids, seems) == ((0.0, 0.0), (0.4, 0.5), (1.0, 1.0))
    lucky = [*bids, Advised(0.5, 0.2, True)]
    assert rates(lucky, seems) == ((0.0, 0.0), (0.2, 1.0), (0.4, 1.0), (1.0, 1.0)), "more was never worth less"
    assert compared(bids, seems)[1] == " 40% and more: told  40%, came true  50% of 2"


def test_of_the_bids_of_a_game_those_win_that_seem_to() -> None:
    bids = [bid for number in range(2) for bid in advised(("keen",), "test", number)]
    assert len(bids) > 20
    assert {bid.won for bid in bids} == {False, True}
    assert bids == [bid for number in range(2) for bid in advised(("keen",), "test", number)]
    won, lost = ([bid.of_rivals for bid in bids if bid.won is which] for which in (True, False))
    assert sum(won) / len(won) > sum(lost) / len(lost)


@pytest.mark.long
def test_what_is_told_comes_true_about_as_often() -> None:
    tables = (("novice",), ("steady",), ("keen",), ("master",), ("novice", "steady", "keen"))
    bids = [bid for table in tables for number in range(8) for bid in advised(table, "test", number)]
    for low, high in ((0.0, 0.5), (0.5, 0.75), (0.75, 1.0)):
        within = [bid for bid in bids if low <= rate(bid.of_rivals, OF_RIVALS) < high]
        told = sum(rate(bid.of_rivals, OF_RIVALS) for bid in within) / len(within)
        assert sum(bid.won for bid in within) / len(within) == pytest.approx(told, abs=0.1)
