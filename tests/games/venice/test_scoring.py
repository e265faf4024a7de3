"""The end of Venice: interest, realization and places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.venice.moves import Realized, Settled
from ridotto.games.venice.pack import find_pack
from ridotto.games.venice.scoring import interest_on, realization_of, resources_of


def finish(state) -> list:
    events: list = []
    state.ring(10**15, events.append)
    return events


@pytest.mark.rule("VEN-8")
@pytest.mark.parametrize(("loan", "interest"), [(300, 105), (0, 0), (1, 1), (2, 1), (3, 2), (20, 7), (299, 105)])
def test_the_loan_is_repaid_with_35_percent_rounded_up(loan: int, interest: int) -> None:
    assert interest_on(loan, 5, "simple") == interest


@pytest.mark.rule("VEN-8")
@pytest.mark.parametrize(("loan", "interest"), [(100, 41), (300, 123), (1, 1), (0, 0), (10**9, 407_100_423)])
def test_compound_interest_grows_seven_times_by_the_rate(loan: int, interest: int) -> None:
    assert interest_on(loan, 5, "compound") == interest


@pytest.mark.rule("VEN-8")
@given(st.integers(0, 10**9), st.integers(0, 100))
def test_interest_is_exact_and_rounded_up(loan: int, rate: int) -> None:
    simple, compound = interest_on(loan, rate, "simple"), interest_on(loan, rate, "compound")
    assert 0 <= 100 * simple - 7 * rate * loan < 100
    assert 0 <= 100**7 * (loan + compound) - (100 + rate) ** 7 * loan < 100**7


@pytest.mark.rule("VEN-8", "VEN-16")
@pytest.mark.parametrize(
    ("options", "score"),
    [
        ({}, -105),
        ({"rate": 10}, -210),
        ({"interest": "compound"}, -123),
        ({"rate": 0}, 0),
        ({"pace": "calendar"}, -105),
    ],
)
def test_who_borrows_300_and_buys_nothing_repays_405(table, do, options: dict, score: int) -> None:
    state = table(1, **options)
    do(state, "0 borrow 300")
    finish(state)
    assert state.outcome().scores == (score,)
    assert state.outcome().places == (1,)


@pytest.mark.rule("VEN-5")
def test_resources_add_up_over_everything_held() -> None:
    pack = find_pack("serenissima")
    assert resources_of({"opera": 1, "senator": 1}, pack) == (0, 25, 5)
    assert resources_of({"opera": 1, "senator": 1, "swiss-mercenaries": 2}, pack) == (20, 25, 5)


@pytest.mark.rule("VEN-15")
def test_agendas_are_realized_in_the_best_combination() -> None:
    pack = find_pack("serenissima")
    both = {"silk-tax": 1, "exile-competitor": 1}
    plenty = {**both, "swiss-mercenaries": 2, "opera": 1, "senator": 1, "merchant-bank": 1, "notary": 1}
    assert resources_of(plenty, pack) == (20, 25, 30)
    assert realization_of(plenty, pack) == ({"silk-tax": 1, "exile-competitor": 1}, 70)
    scarce = {**both, "swiss-mercenaries": 2, "painter": 1, "merchant-bank": 1, "notary": 1}
    assert resources_of(scarce, pack) == (20, 15, 25)
    assert realization_of(scarce, pack) == ({"exile-competitor": 1}, 50)


@pytest.mark.rule("VEN-15", "VEN-16")
def test_final_money_is_money_and_value_less_loan_and_interest(table, do) -> None:
    state = table(2)
    do(state, "0 borrow 100", "0 bid 0 exile 10x1", "0 bid 1 b 8x1", "0 bid 4 swiss 6x1", "0 bid 5 a 4x1")
    events = finish(state)
    assert state.holdings[0] == {"exile": 1, "b": 1, "swiss": 1, "a": 1}
    assert state.realized == [{"exile": 1}, {}]
    assert state.outcome().scores == (72 + 50 - 135, 0)
    assert state.outcome().places == (2, 1)
    assert Realized(seat=0, item="exile", count=1) in events
    assert Settled(seat=0, money=72, value=50, repaid=135, score=-13) in events


@pytest.mark.rule("VEN-16")
def test_equal_amounts_share_the_place_and_the_next_is_skipped(table, do) -> None:
    state = table(3)
    do(state, "1 borrow 10")
    finish(state)
    assert state.outcome().places == (1, 3, 1)
    assert state.outcome().scores == (0, -4, 0)


@pytest.mark.rule("VEN-4")
@pytest.mark.parametrize("seats", [1, 2, 51, 1000])
def test_any_number_of_players_can_play(table, seats: int) -> None:
    state = table(seats)
    finish(state)
    assert state.outcome().places == (1,) * seats
    assert len(state.turn()) == 0
