"""What a board needs to know, and never less than all of it after a reload."""

from random import Random
from statistics import median

import msgspec
import pytest

from ridotto.core import encode
from ridotto.games.poker_auction.position import read_position, write_position
from ridotto.games.poker_auction.view import PokerAuctionView

LOT = """
poker_auction classic | ante 10 | deals 30
deal 4 | round 2 | first 1 | mover 2 | moved 1
bank 179 | lot Jc
seat 0 | chips 978 | hand As Jh Js* Ac Th* 7h
seat 1 | chips 923 | hand Ad 8c* 9s
seat 2 | chips 1171 | hand 3s* 3d* 3h 3c
seat 3 | chips 0 | hand | out 2
"""
LAST_LAY = """
poker_auction classic | ante 10 | deals 30
deal 4 | round 3 | first 1 | mover 0 | moved 2
bank 280
seat 0 | chips 800 | hand As Ah 9c 2c
seat 1 | chips 923 | hand Ad Ac 8c 2d
seat 2 | chips 1171 | hand 3s 3d 7h
seat 3 | chips 0 | hand | out 2
"""
OPEN_DECK = """
poker_auction open-deck | first 0 | mover 0 | lot Kc
bank 240
passed 9h 4d 6h 8s
seat 0 | chips 860 | hand 3h 3c Kh* Ks*
seat 1 | chips 900 | hand 7c 7d Jc* Ah*
"""


def wire(view):
    return msgspec.json.decode(encode(view))


# ---- the lot


@pytest.mark.rule("PAU-10")
def test_the_lot_says_who_gets_what_of_the_highest_bid(drawn):
    lot = drawn(LOT).bid(0, 101).state.view(None).lot
    assert (lot.to_seller, lot.to_bank) == (50, 51)


@pytest.mark.rule("PAU-19")
def test_in_the_open_deck_all_of_the_bid_goes_out_of_the_game(drawn):
    lot = drawn(OPEN_DECK).bid(0, 70).state.view(None).lot
    assert (lot.to_seller, lot.to_bank) == (0, 70)


@pytest.mark.rule("PAU-6", "PAU-7")
def test_the_bids_so_far_and_the_own_last_one_are_there_for_those_who_come_late(drawn):
    table = drawn(LOT).bid(0, 20).bid(1, 45).bid(0, 100).bid(2, 120)
    view = table.state.view(0)
    assert view.lot.offers == ((0, 20), (1, 45), (0, 100), (2, 120))
    assert view.you.last_bid == 100
    assert table.state.view(1).you.last_bid == 45
    table.ring()
    assert table.state.offers == []
    assert table.state.view(0).you.last_bid is None


def test_the_lots_of_a_deal_are_counted_over_its_rounds(drawn):
    assert drawn(LOT).state.view(None).lot.number == 5
    assert drawn(OPEN_DECK).state.view(None).lot.number == 9


@pytest.mark.rule("PAU-12")
def test_a_seat_sees_what_its_hand_makes_and_would_make_with_the_lot(drawn):
    you = drawn(LOT).state.view(0).you
    assert (you.makes, you.ranks, you.best) == ("two-pairs", ("A", "J"), ("As", "Ac", "Jh", "Js", "Th"))
    assert (you.with_lot.makes, you.with_lot.ranks, you.with_lot.change) == ("full-house", ("J", "A"), "better")
    assert you.without == ()


def test_who_is_out_or_has_a_full_hand_is_promised_nothing_of_the_lot(drawn):
    assert drawn(LOT).state.view(3).you.with_lot is None
    full = drawn(OPEN_DECK.replace("7c 7d Jc* Ah*", "7c 7d Jc* Ah* Ad*")).state
    assert full.view(1).you.with_lot is None
    assert full.view(0).you.with_lot.makes == "full-house"


@pytest.mark.rule("PAU-5")
def test_a_mover_sees_what_the_hand_makes_without_each_card(drawn):
    you = drawn(LAST_LAY).state.view(0).you
    assert you.lay == ("2c", "9c", "Ah", "As")
    assert [(change.makes, change.change) for change in you.without] == [
        ("pair", "worse"),
        ("pair", "worse"),
        ("high-card", "worse"),
        ("high-card", "worse"),
    ]
    assert drawn(LAST_LAY).state.view(1).you.without == ()


# ---- the showdown


@pytest.mark.rule("PAU-12", "PAU-13")
def test_the_last_showdown_is_told_whole_while_the_next_deal_goes_on(drawn):
    table = drawn(LAST_LAY).lay(0, "2c").ring()
    view = table.state.view(1)
    assert (view.deal, view.phase) == (5, "lay")
    assert (view.showdown.deal, view.showdown.bank) == (4, 280)
    assert [(row.seat, row.place, row.makes, row.ranks, row.won, row.balance) for row in view.showdown.hands] == [
        (0, 1, "pair", ("A",), 280, 1080),
        (1, 2, "pair", ("A",), 0, 923),
        (2, 3, "pair", ("3",), 0, 1171),
    ]
    assert view.balances == (1060, 903, 1151, 0)


@pytest.mark.rule("PAU-12")
def test_the_showdown_marks_the_best_five_and_the_kicker_that_decided(drawn):
    table = drawn(LAST_LAY).lay(0, "2c").ring()
    first, second, third = table.state.view(None).showdown.hands
    assert first.best == ("As", "Ah", "9c", "2c")
    assert (first.kicker, second.kicker, third.kicker) == ("9c", None, None)


@pytest.mark.rule("PAU-13")
def test_who_splits_the_bank_shares_a_place(drawn):
    table = drawn(LAST_LAY.replace("8c 2d", "9d 2d")).lay(0, "2c").ring()
    shown = table.state.view(None).showdown.hands
    assert [(row.seat, row.place, row.won) for row in shown] == [(0, 1, 140), (1, 1, 140), (2, 3, 0)]


@pytest.mark.rule("PAU-22")
def test_the_passed_out_row_says_what_its_first_five_make(drawn):
    assert drawn(OPEN_DECK).state.view(None).passed_makes.ranks == ("9", "8", "6", "4")
    more = drawn(OPEN_DECK.replace("9h 4d 6h 8s", "9h 4d 6h 8s 9s 9c")).state.view(None).passed_makes
    assert (more.makes, more.ranks) == ("pair", ("9",))
    assert drawn(LOT).state.view(None).passed_makes is None


@pytest.mark.rule("PAU-22")
@pytest.mark.parametrize("viewer", [0, None])
def test_open_hands_are_imagined_as_they_are_once_the_deck_has_run_out(drawn, viewer):
    table = drawn(
        "poker_auction open-deck | first 0 | mover 0 | lot Th\nseat 0 | hand 9c 9d\nseat 1 | hand Ac Kc\ndeck"
    )
    state = table.decline(0).decline(1).state
    assert encode(state.imagine(viewer, Random(1)).view(viewer)) == encode(state.view(viewer))


# ---- what is kept


def test_what_is_remembered_survives_saving_and_text_and_is_no_part_of_the_fingerprint(drawn, begun):
    table = drawn(LAST_LAY).lay(0, "2c").bid(1, 30).bid(2, 40)
    before = table.state.digest()
    for again in (type(table.state).restore(table.state.save()), read_position(write_position(table.state))):
        assert encode(again.view(0)) == encode(table.state.view(0))
    after = table.ring().state
    assert encode(read_position(write_position(after)).view(0)) == encode(after.view(0))
    forgotten = table.state.copy()
    forgotten.last_won, forgotten.last_balances = [], []
    assert forgotten.digest() == table.state.digest() != before


def test_a_table_that_remembers_nothing_of_the_last_showdown_still_shows_the_hands(drawn):
    state = drawn(LAST_LAY).lay(0, "2c").ring().state
    saved = {key: kept for key, kept in state.save().items() if key not in ("offers", "last_won", "last_balances")}
    old = type(state).restore(saved)
    assert old.sound()
    assert [row.won for row in old.view(0).showdown.hands] == [0, 0, 0]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("offers", [(0, 20), (1, 10)]),  # they fall
        ("offers", [(0, 20), (1, 130)]),  # the last is not the highest bid
        ("offers", [(9, 20), (2, 120)]),  # nobody sits there
        ("offers", [(1, 20), (2, 120)]),  # a bid that was not counted
        ("last_won", [1, 2]),
        ("last_balances", [5, 5, 5, 5]),
    ],
)
def test_memories_that_cannot_be_are_unsound(drawn, name, value):
    state = drawn(LOT).bid(0, 20).bid(2, 120).state
    assert state.sound()
    setattr(state, name, value)
    assert not state.sound()


# ---- on the wire


def test_what_never_changes_is_called_constant_and_does_not(begun):
    for options in ({"mode": "classic"}, {"mode": "mahjong"}, {"mode": "open-deck"}):
        table = begun(3, **options)
        before = wire(table.state.view(0))
        for _ in range(60):
            if table.state.due() is not None:
                table.ring()
            now = wire(table.state.view(None))
            assert all(now[name] == before[name] for name in PokerAuctionView.constant)
    assert set(PokerAuctionView.constant) <= before.keys()


def test_a_table_with_tiles_brings_their_names(begun):
    names = begun(2, mode="mahjong").state.view(0).names
    assert names["card-5d"] == {"en": "5 of dots", "ru": "5 точек"}
    assert len(names) == 34
    assert begun(2).state.view(0).names == {}


@pytest.mark.parametrize(("seats", "mode"), [(2, "open-deck"), (5, "classic"), (10, "classic"), (10, "mahjong")])
def test_a_frame_of_a_view_is_small(begun, seats, mode):
    table, rng, sizes = begun(seats, mode=mode, deals=3), Random(4), []
    state = table.state
    while state.outcome() is None and len(sizes) < 400:
        turn = [seat for seat in state.turn() if mode == "open-deck" or rng.random() < 0.5]
        if turn and rng.random() < 0.7:
            seat = rng.choice(turn)
            table._play(seat, state.random_move(seat, rng), state.due() - 1)
        else:
            table.ring()
        view = wire(state.view(rng.randrange(seats)))
        sizes.append(
            len(encode({name: value for name, value in view.items() if name not in PokerAuctionView.constant}))
        )
    assert median(sizes) <= 2_500
