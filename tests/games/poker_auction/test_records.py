"""Recorded games: each replays to the end, move for move, and shows what it is kept for."""

from pathlib import Path

import pytest

from ridotto.core import read_record
from ridotto.games.poker_auction.moves import (
    BankWon,
    BidMade,
    CardBought,
    CardLaid,
    CardPassedOut,
    CardSold,
    CardTaken,
    CardTakenBack,
    HandShown,
    Passed,
    WentOut,
)

RECORDS = Path(__file__).parent / "records"


def replayed(name):
    """The match at its end, and everything that was told on the way."""
    record = read_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    match = record.verify()
    return match, [event for _match, _entry, events in record.replay() for event in events]


def of(kind, events):
    return [event for event in events if isinstance(event, kind)]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_record_replays_and_keeps_the_chips_together(path):
    record = read_record(path.read_text(encoding="utf-8"))
    options, seats = record.header.options, record.header.seats
    for match, _entry, _events in record.replay():
        assert sum(match.state.balances) + match.state.bank == seats * options["chips"]
    assert record.verify().outcome() is not None


@pytest.mark.rule("PAU-3", "PAU-5", "PAU-9", "PAU-10")
def test_a_classic_deal_of_four():
    match, events = replayed("classic-single-deal")
    assert match.state.mode == "classic"
    assert len(of(CardLaid, events)) == 12
    assert len(of(CardSold, events)) + len(of(CardTakenBack, events)) == 12
    assert any(event.late for event in of(CardLaid, events))
    assert all(event.tax == event.price - event.price // 2 for event in of(CardSold, events))
    assert len(of(BankWon, events)) == 1


@pytest.mark.rule("PAU-23")
def test_a_quick_deal_of_three():
    _match, events = replayed("quick-single-deal")
    assert of(Passed, events)
    assert len(of(CardLaid, events)) == 9


@pytest.mark.rule("PAU-15")
def test_a_mahjong_deal():
    match, events = replayed("mahjong-single-deal")
    assert match.state.mode == "mahjong"
    assert {event.makes for event in of(HandShown, events)} & {"pung", "pung-and-pair", "chow-and-pair"}


@pytest.mark.rule("PAU-13")
def test_a_split_bank_with_an_odd_chip():
    _match, events = replayed("split-bank")
    shares = [event for event in of(BankWon, events) if event.shared]
    assert len(shares) == 2
    assert shares[0].amount == shares[1].amount + 1


@pytest.mark.rule("PAU-14")
def test_two_eliminations_until_one_has_all_chips():
    match, events = replayed("elimination")
    outcome = match.outcome()
    assert outcome.reason == "one-left"
    assert sorted(outcome.places) == [1, 2, 3]
    assert [outcome.places[event.seat] for event in of(WentOut, events)] == [3, 2]


@pytest.mark.rule("PAU-17", "PAU-22")
def test_an_open_deck_duel():
    match, events = replayed("open-deck-duel")
    assert [len(hand) for hand in match.state.hands] == [5, 5]
    assert match.outcome().reason == "best-hand"
    assert match.state.bank == sum(event.price for event in of(CardBought, events))


@pytest.mark.rule("PAU-18")
def test_an_all_in_below_fifty():
    _match, events = replayed("open-deck-all-in-below-fifty")
    assert [event.amount for event in of(BidMade, events) if event.amount < 50]
    assert [event.price for event in of(CardBought, events) if event.price < 50]


@pytest.mark.rule("PAU-21")
def test_forced_cards():
    match, events = replayed("open-deck-forced-cards")
    assert len(of(CardTaken, events)) >= 2
    assert len(match.state.passed) == 5


@pytest.mark.rule("PAU-22")
def test_a_draw_because_the_deck_ran_out():
    match, events = replayed("open-deck-draw-deck-out")
    assert match.outcome().places == (1, 1)
    assert match.state.deck == ()
    assert not of(HandShown, events)


@pytest.mark.rule("PAU-22")
def test_a_draw_because_the_passed_out_cards_beat_every_hand():
    match, events = replayed("open-deck-draw-passed-out")
    assert match.outcome().places == (1, 1)
    value = match.state.pack.value
    assert len(of(CardPassedOut, events)) >= 5
    assert value(match.state.passed[:5]) > max(map(value, match.state.hands))
