"""A player that plans, and can say why: it brings loan and bids, move by move, to what it has thought out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from ridotto.core.bot import Choice, Decision, Mind, Opinion, Sight
from ridotto.core.forms import Move
from ridotto.core.messages import Message

from .beliefs import chance
from .market import History, Week, history_of, own_holding, week_of
from .moves import Bid, Borrow, Change, Ready, Withdraw
from .purse import gains
from .temperament import point_of_view
from .thoughts import Stake, Thoughts
from .told import told_stakes
from .view import Standing, VeniceView

LOAN_SWAY = 7
"""Percent by which a loan is drawn above or below the planned one; so nobody can tell it, nor the bids that follow."""

Thinking: TypeAlias = Callable[[History, int, Week, int], Thoughts]
"""How a level thinks, as this seat, about its week; the number makes players of one kind see it in different ways."""


class _Desk(NamedTuple):
    """What lies before a player: the view, the thoughts, and the bids that stand in the next auction."""

    view: VeniceView
    history: History
    week: Week
    thoughts: Thoughts
    bids: dict[int, Standing]
    think: Callable[[Week], Thoughts]
    value_of_loan: Callable[[int], float]

    def with_loan(self, loan: int) -> _Desk:
        """The same, had the player borrowed this; bids can be placed before the loan is settled."""
        if loan == self.week.money:
            return self
        week = self.week._replace(money=loan)
        return self._replace(week=week, thoughts=self.think(week))

    def as_told(self) -> _Desk:
        """The same, with the chances that a hint tells."""
        seat = self.view.seat or 0
        seed = point_of_view(self.view, seat)
        stakes = told_stakes(self.history, seat, self.week, self.thoughts.stakes, seed)
        return self._replace(thoughts=self.thoughts._replace(stakes=stakes))


class Planner(Mind):
    """It thinks once before every auction, and then places what it wishes, the bid that gains most first."""

    def __init__(self, thinking: Thinking, value_of_loan: Callable[[Week, int], float]) -> None:
        self._thinking = thinking
        self._value_of_loan = value_of_loan

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """The decision of its opinion; to say why is more work than to decide."""
        desk = self._desk(sight.view())
        best = _best(_weighed(desk, rng)) if desk else None
        return Decision(best.move if best else None)

    def consider(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Opinion:
        """The step towards its wishes that gains most; worths are what a move adds to the final money on average."""
        desk = self._desk(sight.view())
        if not desk:
            return Opinion(Decision(None), (), Message("mind-over"), "points")
        choices = _weighed(desk, rng)
        best, steps = _best(choices), [choice.move for choice in choices]
        choices += [Choice(move, _worth(move, desk)) for move in also if move not in steps]
        # the chosen move stands before others that are worth as much
        choices.sort(key=lambda choice: (-choice.worth, best is None or choice.move != best.move))
        why = _reason(best.move if best else None, desk.as_told(), [choice.move for choice in choices])
        return Opinion(Decision(best.move if best else None), tuple(choices), why, "points", waiting=0.0)

    def _desk(self, view: VeniceView) -> _Desk | None:
        """Nothing, if there is nothing left to decide."""
        if not view.you or view.seat is None or view.outcome is not None:
            return None
        history = history_of(view)
        week = week_of(history, own_holding(view), view.money or 0)
        seat, seed = view.seat, point_of_view(view, view.seat)
        return _Desk(
            view,
            history,
            week,
            self._thinking(history, seat, week, seed),
            {bid.bid: bid for bid in view.bids or () if bid.auction == view.held},
            lambda week: self._thinking(history, seat, week, seed),
            lambda loan: self._value_of_loan(week, loan),
        )


# ---- the steps that lead to the wishes


def _loans(desk: _Desk, rng: Random) -> Iterator[Move]:
    """The planned loan, drawn a little above or below, unless the loan is about that already."""
    planned, loan, limit = desk.thoughts.loan, desk.view.loan or 0, desk.view.limit
    sway = planned * LOAN_SWAY // 100
    least, most = min(planned - sway, limit - sway), min(planned + sway, limit)
    if desk.view.held == 0 and not least <= loan <= most:
        yield Borrow(rng.randint(least, most))


def _steps(desk: _Desk) -> Iterator[Move]:
    """Every single move that brings the bids in the next auction closer to the wishes and is allowed now: other bids on
    a wished item are changed to what is still wished for, those on other items taken away, and missing ones added."""
    for stake in desk.thoughts.stakes:
        item = stake.lot.item
        wished = {wish.price: wish for wish in desk.thoughts.wishes if wish.item == item}
        standing = [bid for bid in desk.bids.values() if bid.item == item]
        matched = {bid.price for bid in standing if bid.price in wished}
        missing = [wish for price, wish in wished.items() if price not in matched]
        room = stake.lot.offered - sum(bid.count for bid in standing)
        for bid in standing:
            free = room + bid.count
            if bid.price in wished:
                count = min(wished[bid.price].copies, free)
                if count != bid.count:
                    yield Change(bid.bid, bid.price, count)
            elif missing:
                wish = missing.pop(0)
                yield Change(bid.bid, wish.price, min(wish.copies, free))
            else:
                yield Withdraw(bid.bid)
        if room > 0:
            yield from (Bid(desk.view.held, item, wish.price, min(wish.copies, room)) for wish in missing)


# ---- what a move is worth


def _weighed(desk: _Desk, rng: Random) -> list[Choice]:
    """All steps towards the wishes; if there are none, to be ready."""
    steps = [*_loans(desk, rng)] or [*_steps(desk)]
    if not steps and desk.view.you and "ready" in desk.view.you.may:
        steps = [Ready()]
    return [Choice(move, _worth(move, desk)) for move in steps]


def _best(choices: Sequence[Choice]) -> Choice | None:
    return max(choices, key=lambda choice: choice.worth, default=None)


def _worth(move: Move, desk: _Desk) -> float:
    """What a move adds to the final money on average. A bid for a later day adds nothing yet: there is time for it."""
    if isinstance(move, Borrow):
        return round(_worth_of_loan(move.amount, desk) - _worth_of_loan(desk.view.loan or 0, desk), 3)
    before = _by_number(desk)
    after = before.copy()
    if isinstance(move, Bid) and move.auction == desk.view.held:
        after[0] = (move.item, move.price, move.count)
    elif isinstance(move, Change) and move.bid in after:
        after[move.bid] = (after[move.bid][0], move.price, move.count)
    elif isinstance(move, Withdraw):
        after.pop(move.bid, None)
    both = zip(_gains(desk, after), _gains(desk, before), strict=True)
    return round(sum(later - earlier for later, earlier in both), 3)


def _worth_of_loan(loan: int, desk: _Desk) -> float:
    """What the week comes to with this loan, and what the bids that stand gain then: a loan may pay for bad ones."""
    value = desk.value_of_loan(loan)
    return value + sum(_gains(desk.with_loan(loan), _by_number(desk))) if desk.bids else value


def _gains(desk: _Desk, bids: dict[int, tuple[str, int, int]]) -> list[float]:
    """What bids gain on each lot, as far as the money suffices (VEN-13)."""
    stakes = desk.thoughts.stakes
    return gains(stakes, [_prices(stake, bids) for stake in stakes], desk.week.money)


def _prices(stake: Stake, bids: dict[int, tuple[str, int, int]]) -> list[int]:
    """What is offered for each copy of a lot; more copies than are thought about are not counted."""
    most = stake.bundle * (len(stake.ways) + 1)
    return [price for item, price, count in bids.values() if item == stake.lot.item for _ in range(min(count, most))]


# ---- why


def _reason(move: Move | None, desk: _Desk, weighed: Sequence[Move]) -> Message:
    """What was compared, in a sentence: this move, and all that were weighed, the best first."""
    if move is None or isinstance(move, Ready):
        total = sum(_gains(desk, _by_number(desk)))
        return Message("mind-enough", {"auction": desk.view.held, "gain": round(total)})
    gain, money = round(_worth(move, desk)), desk.week.money
    if isinstance(move, Borrow):
        return Message("mind-borrow", {"amount": move.amount, "planned": desk.thoughts.loan, "gain": gain})
    if isinstance(move, Withdraw):
        bid = desk.bids[move.bid]
        values = {"item": bid.item, "price": bid.price, "gain": gain}
        return Message("mind-withdraw-void" if bid.price > money else "mind-withdraw", values | {"money": money})
    if isinstance(move, Change):
        bid = desk.bids[move.bid]
        values = {"item": bid.item, "price": move.price, "count": move.count} | _figures(bid.item, move.price, desk)
        if move.price != bid.price:
            values |= {"old": bid.price, "money": money}
            return Message("mind-change-void" if bid.price > money >= move.price else "mind-change", values)
        return Message("mind-more" if move.count > bid.count else "mind-fewer", values | {"before": bid.count})
    if isinstance(move, Bid):
        values = {"item": move.item, "price": move.price, "count": move.count, "gain": gain}
        compared = _next_best(move, gain, desk, weighed)
        return Message("mind-bid", values | _figures(move.item, move.price, desk) | compared)
    raise TypeError(move)


def _by_number(desk: _Desk) -> dict[int, tuple[str, int, int]]:
    return {bid.bid: (bid.item, bid.price, bid.count) for bid in desk.bids.values()}


def _figures(item: str, price: int, desk: _Desk) -> dict[str, int]:
    """What a copy is worth to the player, and how often this price gets the first one."""
    stake = next(stake for stake in desk.thoughts.stakes if stake.lot.item == item)
    return {"worth": round(stake.worths[0]), "chance": round(100 * chance(stake.ways[0], price))}


def _next_best(move: Bid, gain: int, desk: _Desk, weighed: Sequence[Move]) -> dict[str, str | int]:
    """The best bid on something else, if it gains anything. One that gains more by what is told, though not by what the
    player believes, comes soon enough, and is no reason for this one."""
    for other in weighed:
        if isinstance(other, Bid) and other.auction == move.auction and other.item != move.item:
            less = round(_worth(other, desk))
            return {"other_item": other.item if 0 < less <= gain else "none", "less": less}
    return {"other_item": "none", "less": 0}
