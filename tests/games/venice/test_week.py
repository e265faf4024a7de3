"""The week of Venice: when auctions are held."""

from datetime import date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from ridotto.core import Match, Problem
from ridotto.games.venice import VeniceOptions
from ridotto.games.venice.calendar import moment, week
from ridotto.games.venice.moves import AuctionHeld, Borrow, SaidReady

ROME = ZoneInfo("Europe/Rome")
MINUTE = 60_000


def ms(local: datetime) -> int:
    return round(local.timestamp() * 1000)


def shown(at: int, zone: str) -> str:
    return f"{datetime.fromtimestamp(at / 1000, ZoneInfo(zone)):%a %Y-%m-%d %H:%M}"


@pytest.mark.rule("VEN-1", "VEN-2")
@pytest.mark.parametrize("weekday", range(7))
@pytest.mark.parametrize("clock", ["00:00", "17:14", "17:15", "17:16", "23:59"])
def test_a_table_begins_on_the_first_sunday_whose_hour_is_still_ahead(weekday: int, clock: str) -> None:
    started = datetime.fromisoformat(f"2026-06-{1 + weekday:02} {clock}").replace(tzinfo=ROME)  # 1 June is a Monday
    dues = week(ms(started), "Europe/Rome")
    sunday = "2026-06-07" if started < datetime(2026, 6, 7, 17, 15, tzinfo=ROME) else "2026-06-14"
    assert shown(dues[0], "Europe/Rome") == f"Sun {sunday} 17:15"
    assert [shown(due, "Europe/Rome")[:3] for due in dues] == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    assert all(shown(due, "Europe/Rome").endswith("17:15") for due in dues)


@pytest.mark.rule("VEN-2")
@pytest.mark.parametrize(("sunday", "hours"), [("2026-03-29", 23), ("2026-10-25", 25)])
def test_daylight_saving_is_respected_in_both_directions(sunday: str, hours: int) -> None:
    saturday_before = datetime.fromisoformat(f"{sunday} 17:15").replace(tzinfo=ROME) - timedelta(days=1)
    dues = week(ms(saturday_before), "Europe/Rome")
    assert shown(dues[0], "Europe/Rome") == f"Sun {sunday} 17:15"
    assert dues[0] - ms(saturday_before) == hours * 60 * MINUTE
    midweek = datetime.fromisoformat(f"{sunday} 17:15").replace(tzinfo=ROME) - timedelta(days=6)
    assert [shown(due, "Europe/Rome")[-5:] for due in week(ms(midweek) - 8 * 86_400_000, "Europe/Rome")] == [
        "17:15"
    ] * 7


@pytest.mark.rule("VEN-2")
@pytest.mark.parametrize(("started", "hours"), [("2026-04-18", 23), ("2026-10-24", 25)])
def test_a_week_in_which_the_clocks_change_has_one_longer_or_shorter_day(started: str, hours: int) -> None:
    # Cairo changes its clocks between Thursday and Friday
    dues = week(ms(datetime.fromisoformat(started).replace(tzinfo=ZoneInfo("Africa/Cairo"))), "Africa/Cairo")
    passed = [(later - earlier) // (60 * MINUTE) for earlier, later in pairwise(dues)]
    assert passed == [24, 24, 24, 24, hours, 24]
    assert all(shown(due, "Africa/Cairo").endswith("17:15") for due in dues)


@pytest.mark.rule("VEN-2")
def test_where_the_clocks_jump_over_the_hour_the_auction_is_held_at_the_jump() -> None:
    # Samoa crossed the date line at the end of Thursday, 29 December 2011, and had no Friday
    friday = moment(date(2011, 12, 30), ZoneInfo("Pacific/Apia"))
    assert shown(friday - 1000, "Pacific/Apia") == "Thu 2011-12-29 23:59"
    assert shown(friday, "Pacific/Apia") == "Sat 2011-12-31 00:00"
    dues = week(ms(datetime(2011, 12, 24, tzinfo=ZoneInfo("Pacific/Apia"))), "Pacific/Apia")
    assert dues[5] == friday
    assert dues == sorted(set(dues))


@pytest.mark.rule("VEN-2")
def test_where_the_hour_comes_twice_the_first_counts() -> None:
    zone = ZoneInfo("America/Juneau")  # it had 18 October 1867 twice, when Alaska changed hands
    once = moment(date(1867, 10, 18), zone)
    local = datetime(1867, 10, 18, 17, 15)
    readings = {local.replace(tzinfo=zone, fold=fold).timestamp() for fold in (0, 1)}
    assert len(readings) == 2
    assert once == round(min(readings)) * 1000


@pytest.mark.rule("VEN-2")
def test_every_table_of_a_year_has_seven_auctions_in_order() -> None:
    for zone in ("Europe/Rome", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca"):
        for day in range(0, 366, 3):
            at = ms(datetime(2026, 1, 1, 12, tzinfo=ZoneInfo(zone))) + day * 86_400_000
            dues = week(at, zone)
            assert at < dues[0] <= at + 8 * 86_400_000
            assert dues == sorted(set(dues))
            assert {shown(due, zone)[-5:] for due in dues} == {"17:15"}


@pytest.mark.rule("VEN-2")
def test_saying_ready_at_the_calendar_pace_is_refused(table, refusal) -> None:
    assert refusal(table(2, pace="calendar"), "0 ready")[0] == "VEN-2"


@pytest.mark.rule("VEN-2")
def test_at_the_minutes_pace_the_first_auction_is_due_one_interval_after_the_start(table, next_auction) -> None:
    state = table(2, at=5000)
    assert state.due() == 5000 + 10 * MINUTE
    next_auction(state)
    assert state.due() == 5000 + 20 * MINUTE


@pytest.mark.rule("VEN-2")
def test_an_auction_is_held_early_when_every_player_is_ready(table, do, refusal) -> None:
    state = table(2)
    events = do(state, "0 ready", at=1000)
    assert events == [SaidReady(seat=0, ready=1, seats=2)]
    assert refusal(state, "0 ready")[0] == "VEN-2"
    do(state, "0 borrow 20", "0 bid 0 exile 3x1", at=1500)  # bids may still change
    events = do(state, "1 ready", at=2000)
    assert any(isinstance(event, AuctionHeld) for event in events)
    assert (state.held, state.due()) == (1, 2000 + 10 * MINUTE)
    assert state.ready == [False, False]
    assert state.holdings[0] == {"exile": 1}


@pytest.mark.rule("VEN-2", "VEN-18")
def test_an_outage_postpones_minutes_and_leaves_the_calendar_alone(table) -> None:
    quick, slow = table(2), table(2, pace="calendar")
    dues = slow.dues[:]
    quick.postpone(7 * MINUTE)
    slow.postpone(7 * MINUTE)
    assert quick.due() == 17 * MINUTE
    assert slow.dues == dues


@pytest.mark.rule("VEN-11", "VEN-18")
def test_a_bid_at_the_very_moment_is_late_and_one_before_it_counts(table, do, refusal) -> None:
    state = table(2, pace="calendar", zone="UTC")
    due = state.due()
    do(state, "0 borrow 9", "0 bid 0 exile 9x1", at=due - 1)
    assert refusal(state, "1 borrow 20", at=due)[0] == "LATE"
    state.ring(due)
    assert state.results[0] == [("exile", 0, 9, 1)]


@pytest.mark.rule("VEN-18")
def test_overdue_auctions_are_held_once_each_in_order_with_the_bids_that_stood(game, pack) -> None:
    match = Match.begin(game, 2, {"pack": pack, "zone": "UTC"}, "00", 0)
    match.play(0, {"type": "borrow", "amount": 100}, 1)
    match.play(0, {"type": "bid", "auction": 0, "item": "exile", "price": 5, "count": 1}, 2)
    match.play(0, {"type": "bid", "auction": 1, "item": "a", "price": 5, "count": 1}, 3)
    late = match.state.dues[2] + 5
    events = match.ring(late).events
    assert [event.auction for event in events if isinstance(event, AuctionHeld)] == [0, 1, 2]
    assert match.ring(late).events == []
    assert match.state.holdings[0] == {"exile": 1, "a": 1}
    assert match.state.money[0] == 90


def test_a_zone_nobody_knows_is_refused() -> None:
    for zone in ("Europe/Atlantis", "", "../../etc/passwd", "Europe", "\0"):
        with pytest.raises(Problem):
            VeniceOptions(zone=zone).check(2)


def test_a_start_beyond_all_calendars_is_refused() -> None:
    for at in (10**18, -(10**18)):
        with pytest.raises(Problem):
            week(at, "UTC")


@pytest.mark.rule("VEN-2")
@pytest.mark.parametrize("zone", ["localtime", "posixrules", "posix/Europe/Rome", "right/Europe/Rome", "../etc", ""])
def test_only_zones_that_mean_the_same_everywhere_are_taken(zone: str) -> None:
    with pytest.raises(Problem):
        VeniceOptions(zone=zone).check(2)


def test_the_idle_move_keeps_the_loan(table, do) -> None:
    state = table(2, pace="calendar")
    do(state, "0 borrow 120")
    state.play(0, state.idle(0), 1)
    assert state.loans == [120, 0]


@pytest.mark.rule("VEN-2")
def test_the_idle_move_says_ready_only_at_the_minutes_pace_and_is_legal_on_every_day(table, do) -> None:
    for pace in ("minutes", "calendar"):
        state = table(2, pace=pace)
        do(state, "1 bid 6 exile 5x1")
        while state.outcome() is None:
            for seat in range(2):
                move = state.idle(seat)
                assert (type(move).__name__ == "Ready") == (pace == "minutes")
                state.check(seat, move, state.due() - 1)
            state.ring(state.due())


@pytest.mark.rule("VEN-2")
def test_who_is_ready_and_idle_again_keeps_the_loan_too(table, do) -> None:
    state = table(2)
    do(state, "0 borrow 120", "0 ready")
    assert state.idle(0) == Borrow(120)
