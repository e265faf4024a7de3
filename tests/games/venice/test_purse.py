"""What bids gain where the money does not suffice for all of them."""

from random import Random

import pytest

from ridotto.bots import find_bot
from ridotto.core import Fast, Mind, Sight, find_game
from ridotto.games.venice.beliefs import SAMPLES
from ridotto.games.venice.market import Lot
from ridotto.games.venice.moves import Bid, Borrow, Change, Withdraw
from ridotto.games.venice.purse import gains, payable
from ridotto.games.venice.state import Venice
from ridotto.games.venice.thoughts import Stake

pytestmark = pytest.mark.rule("VEN-13")

GAME = find_game("venice")
MINDS = ("keen", "master")


def stake(item: str, worth: float, *obstacles: tuple[int, ...]) -> Stake:
    """A lot with these obstacles for the first copy, the second and so on, where a coin is worth itself."""
    return Stake(Lot(0, item, len(obstacles), 0, (0, 0, 0), (1, 0, 0)), 1, obstacles, (worth,) * len(obstacles), 1.0)


def test_copies_are_paid_from_the_highest_price_as_long_as_the_money_suffices() -> None:
    assert payable([5, 8, 5], 13) == [8, 5]
    assert payable([90, 4, 4], 9) == [4, 4], "the rest of a bid is void, and not the next bid"
    assert payable([7], 6) == []


def test_a_bid_beyond_the_money_gains_and_costs_nothing() -> None:
    assert gains([stake("a", 20, (1,))], [[1000]], 270) == [0.0]
    assert gains([stake("a", 20, (1,))], [[15]], 270) == [5.0]


def test_what_is_won_before_may_leave_too_little_for_what_is_sold_later() -> None:
    """The first lot is won in half of the auctions, and only then the second cannot be paid."""
    stakes = [stake("a", 30, (1, 99)), stake("b", 30, (1, 1))]
    assert gains(stakes, [[10], [10]], 20) == [10.0, 20.0]
    assert gains(stakes, [[10], [10]], 19) == [10.0, 10.0]
    assert gains([*reversed(stakes)], [[10], [10]], 19) == [20.0, 0.0]


def test_a_large_purse_is_counted_in_grades_and_comes_to_about_the_same() -> None:
    stakes = [stake("a", 30_000_000, (1, 99_000_000)), stake("b", 30_000_000, (1, 1))]
    assert gains(stakes, [[10_000_000], [10_000_000]], 19_000_000) == [10_000_000.0, 10_000_000.0]


# ---- what a mind makes of it


def borrowed(loan: int, *bids: Bid) -> Venice:
    state = GAME.begin(4, GAME.read_options({"pace": "minutes"}, 4), Fast(1))
    assert isinstance(state, Venice)
    for move in (Borrow(loan), *bids):
        state.play(0, move, 0)
    return state


def still_to_gain(name: str, state: Venice) -> tuple[float, list[str]]:
    """What a mind would still gain by bringing loan and bids to its wishes, and its reasons."""
    bot = find_bot(GAME, name)
    assert isinstance(bot, Mind)
    total, reasons = 0.0, []
    for _ in range(SAMPLES):
        opinion = bot.consider(Sight(state, 0, Random(5)), Random(5))
        move = opinion.decision.move
        reasons.append(GAME.words("en").knowing(state.view(0).names).say(opinion.why))
        if move is None or not move.secret:
            return total, reasons
        total += next(choice.worth for choice in opinion.choices if choice.move == move)
        state.play(0, move, 0)
    raise AssertionError("it never ends")


@pytest.mark.parametrize("name", MINDS)
def test_a_void_bid_costs_what_better_bids_would_have_gained_and_not_its_price(name: str) -> None:
    nothing, _ = still_to_gain(name, borrowed(285))
    for item in ("carnival", "silk-tax"):
        lost, reasons = still_to_gain(name, borrowed(285, Bid(0, item, 1000, 1)))
        assert lost == pytest.approx(nothing, abs=0.1)
        assert any("is more than the 285 you have" in reason for reason in reasons)
    paid, _ = still_to_gain(name, borrowed(285, Bid(0, "carnival", 250, 1)))
    assert paid > nothing + 100


@pytest.mark.parametrize("name", MINDS)
def test_a_larger_loan_is_not_praised_where_it_would_only_pay_for_a_bad_bid(name: str) -> None:
    bot, bad = find_bot(GAME, name), Bid(0, "carnival", 200, 1)
    assert isinstance(bot, Mind)

    def worth_of_borrowing(*bids: Bid) -> float:
        opinion = bot.consider(Sight(borrowed(30, *bids), 0, Random(5)), Random(5), [Borrow(285)])
        return next(choice.worth for choice in opinion.choices if choice.move == Borrow(285))

    assert worth_of_borrowing(bad) < worth_of_borrowing() - 50
    lost, _ = still_to_gain(name, borrowed(30, bad))
    nothing, _ = still_to_gain(name, borrowed(30))
    assert lost == pytest.approx(nothing, abs=0.1)


@pytest.mark.parametrize("name", MINDS)
def test_of_two_bids_that_the_money_does_not_suffice_for_together_the_second_costs_less(name: str) -> None:
    bot = find_bot(GAME, name)
    assert isinstance(bot, Mind)
    often, second = Bid(0, "silk-tax", 8, 1), Bid(0, "doges-cap", 155, 1)

    def worth(*bids: Bid) -> float:
        opinion = bot.consider(Sight(borrowed(160, *bids), 0, Random(5)), Random(5), [second])
        return next(choice.worth for choice in opinion.choices if choice.move == second)

    assert worth() < worth(often) < 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whoever_has_a_void_bid_is_told_so_whether_it_is_changed_or_withdrawn(language: str) -> None:
    state = borrowed(285, Bid(0, "silk-tax", 1000, 1), Bid(0, "silk-tax", 900, 1))
    bot = find_bot(GAME, "keen")
    assert isinstance(bot, Mind)
    said = dict[type, str]()
    for _ in range(SAMPLES):
        opinion = bot.consider(Sight(state, 0, Random(5)), Random(5))
        move = opinion.decision.move
        if move is None or not move.secret:
            break
        said.setdefault(type(move), GAME.words(language).knowing(state.view(0).names).say(opinion.why))
        state.play(0, move, 0)
    assert all("VEN-13" in said[kind] and "285" in said[kind] for kind in (Change, Withdraw))
