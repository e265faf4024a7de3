"""The hammer: exact to the millisecond, whoever rings and whenever."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.core import Refused
from ridotto.games.poker_auction.moves import Bid, CardSold, CardTakenBack
from ridotto.games.poker_auction.position import read_position

LOT = """
poker_auction classic | mover 0 | lot Th | due 10000
seat 0 | chips 500 | hand 9c 9d
seat 1 | chips 400 | hand Ac Kc Qc
seat 2 | chips 300 | hand 2c 3c 4c
seat 3 | chips 200 | hand 2d 3d 4d
"""
HAMMER = 10_000


@pytest.mark.rule("PAU-8")
def test_every_higher_bid_starts_the_ten_seconds_anew(drawn):
    table = drawn(LOT).bid(1, 100, 0).bid(2, 110, 9_900)
    assert table.state.due() == 19_900
    assert table.refusal(3, Bid(120), 19_900).rule == "LATE"
    assert table.refusal(3, Bid(120), 25_000).rule == "LATE"
    table.ring(19_899)
    assert table.state.phase == "lot"
    table.ring(19_900)
    assert table.told(CardSold)[0].seat == 2


@pytest.mark.rule("PAU-8")
def test_the_table_may_have_a_slower_hammer(begun):
    table = begun(2, hammer_seconds=60)
    mover = table.state.mover
    table.lay(mover, next(iter(table.hand(mover))), 1_000).bid(mover, 10, 2_000)
    assert table.state.due() == 62_000


@pytest.mark.rule("PAU-8")
def test_rung_late_everything_happens_as_of_its_own_time(drawn):
    table = drawn(LOT).bid(1, 100, 500).ring(75_000)
    # sold at 10.5 s; the next mover's clock ends at 40.5 s, that card goes back at 50.5 s, the next clock at 80.5 s
    assert [type(event).__name__ for event in table.events[1:]] == ["CardSold", "CardLaid", "CardTakenBack"]
    assert (table.state.mover, table.state.due()) == (2, 80_500)


@pytest.mark.rule("PAU-8")
def test_after_the_house_was_away_the_hammer_waits_as_long(drawn):
    table = drawn(LOT).bid(1, 100, 0)
    table.state.postpone(5_000)
    assert table.state.due() == 15_000


attempts = st.lists(st.tuples(st.integers(0, 14_000), st.integers(0, 3), st.integers(1, 600)), min_size=1, max_size=14)


def sold_by_the_book(bids):
    """The lot in plain words: walk the bids in order of arrival; the deadline moves with each that counts."""
    deadline, high, buyer, made, now = HAMMER, 0, None, [0] * 4, 0
    chips = [500, 400, 300, 200]
    for wait, seat, amount in bids:
        now += wait
        if now >= deadline:
            break
        if high < amount <= chips[seat] and made[seat] < 5:
            deadline, high, buyer, made[seat] = now + HAMMER, amount, seat, made[seat] + 1
    return deadline, high, buyer


@pytest.mark.rule("PAU-6", "PAU-7", "PAU-8", "PAU-9")
@settings(max_examples=150, deadline=None)
@given(bids=attempts)
def test_a_lot_is_sold_to_the_highest_bid_made_strictly_before_its_deadline(bids):
    state, now, events = read_position(LOT), 0, []
    for wait, seat, amount in bids:
        now += wait
        if state.due() <= now:
            break
        try:
            state.check(seat, Bid(amount), now)
        except Refused:
            continue
        state.play(seat, Bid(amount), now)
        assert sum(state.balances) + state.bank == 1400
    deadline, high, buyer = sold_by_the_book(bids)
    assert state.due() == deadline
    state.ring(deadline, events.append)
    if buyer is None:
        assert events == [CardTakenBack(seat=0, card="Th")]
    else:
        tax, own = high - high // 2, buyer == 0
        assert events == [CardSold(seat=buyer, seller_seat=0, card="Th", price=high, tax=tax, own=own)]
    assert sum(state.balances) + state.bank == 1400
    assert state.due() == deadline + 30_000


@pytest.mark.rule("PAU-8")
@settings(max_examples=60, deadline=None)
@given(rings=st.lists(st.integers(0, 600_000), max_size=12))
def test_ringing_late_or_several_times_changes_nothing(rings):
    often, once = read_position(LOT), read_position(LOT)
    for state in (often, once):
        state.play(1, Bid(50), 3_000)
    for at in sorted(rings):
        often.ring(at)
        often.ring(at)
    often.ring(600_000)
    once.ring(600_000)
    assert often.digest() == once.digest()


@pytest.mark.rule("PAU-8")
@settings(max_examples=40, deadline=None)
@given(at=st.integers(0, 9_999), amounts=st.lists(st.integers(1, 200), min_size=2, max_size=4, unique=True))
def test_bids_of_the_same_moment_are_decided_by_the_order_of_arrival(at, amounts):
    state, standing = read_position(LOT), (0, None)
    for seat, amount in enumerate(amounts):
        if amount <= standing[0]:
            with pytest.raises(Refused) as refused:
                state.check(seat, Bid(amount), at)
            assert refused.value.rule == "PAU-6"
        else:
            state.check(seat, Bid(amount), at)
            state.play(seat, Bid(amount), at)
            standing = (amount, seat)
    assert (state.bid, state.bidder) == standing
    assert state.due() == at + HAMMER


@pytest.mark.rule("PAU-2")
def test_no_chip_is_made_or_lost_by_any_random_play(begun):
    rng = Random(4)
    for number, options in enumerate(({"deals": 4}, {"deals": 3, "quick_lots": True}, {"mode": "open-deck"})):
        table = begun(5, number, **options)
        while table.state.outcome() is None:
            turn = table.state.turn()
            if not turn or rng.random() < 0.2:
                table.ring()
            else:
                seat = rng.choice(turn)
                table._play(seat, table.state.random_move(seat, rng), table.state.due() - 1)
