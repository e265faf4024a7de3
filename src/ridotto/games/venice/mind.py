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
from .temperament import point_of_view
from .thoughts import Stake, Thoughts
from .view import Standing, VeniceView

LOAN_SWAY = 7
"""Percent by which a loan is drawn above or below the planned one; so nobody can tell it, nor the bids that follow."""

Thinking: TypeAlias = Callable[[History, int, Week, int], Thoughts]
"""How a level thinks, as this seat, about its week; the number makes players of one kind see it in different ways."""


class _Desk(NamedTuple):
    """What lies before a player: the view, the thoughts, and the bids that stand in the next auction."""

    view: VeniceView
    thoughts: Thoughts
    bids: dict[int, Standing]
    value_of_loan: Callable[[int], float]


class Planner(Mind):
    """It thinks once before every auction, and then places what it wishes, the bid that gains most first."""

    def __init__(self, thinking: Thinking, value_of_loan: Callable[[Week, int], float]) -> None:
        self._thinking = thinking
        self._value_of_loan = value_of_loan

    def consider(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Opinion:
        """The step towards its wishes that gains most; worths are what a move adds to the final money on average."""
        view: VeniceView = sight.view()
        if not view.you or view.seat is None or view.outcome is not None:
            return Opinion(Decision(None), (), Message("mind-over"), "points")
        history = history_of(view)
        week = week_of(history, own_holding(view), view.money or 0)
        desk = _Desk(
            view,
            self._thinking(history, view.seat, week, point_of_view(view, view.seat)),
            {bid.bid: bid for bid in view.bids or () if bid.auction == view.held},
            lambda loan: self._value_of_loan(week, loan),
        )
        steps = [*_loans(desk, rng)] or [*_steps(desk)]
        if not steps and "ready" in view.you.may:
            steps = [Ready()]
        choices = [Choice(move, _worth(move, desk)) for move in steps]
        best = max(choices, key=lambda choice: choice.worth, default=None)
        choices += [Choice(move, _worth(move, desk)) for move in also if move not in steps]
        # the chosen move stands before others that are worth as much
        choices.sort(key=lambda choice: (-choice.worth, best is None or choice.move != best.move))
        decision, why = Decision(best.move if best else None), _reason(best, desk, choices)
        return Opinion(decision, tuple(choices), why, "points", waiting=0.0)


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


def _worth(move: Move, desk: _Desk) -> float:
    """What a move adds to the final money on average. A bid for a later day adds nothing yet: there is time for it."""
    if isinstance(move, Borrow):
        return round(desk.value_of_loan(move.amount) - desk.value_of_loan(desk.view.loan or 0), 3)
    before = {bid.bid: (bid.item, bid.price, bid.count) for bid in desk.bids.values()}
    after = before.copy()
    if isinstance(move, Bid) and move.auction == desk.view.held:
        after[0] = (move.item, move.price, move.count)
    elif isinstance(move, Change) and move.bid in after:
        after[move.bid] = (after[move.bid][0], move.price, move.count)
    elif isinstance(move, Withdraw):
        after.pop(move.bid, None)
    gain = 0.0
    for stake in desk.thoughts.stakes:
        gain += stake.gain(_prices(stake, after)) - stake.gain(_prices(stake, before))
    return round(gain, 3)


def _prices(stake: Stake, bids: dict[int, tuple[str, int, int]]) -> list[int]:
    """What is offered for each copy of a lot; more copies than are thought about are not counted."""
    most = stake.bundle * (len(stake.ways) + 1)
    return [price for item, price, count in bids.values() if item == stake.lot.item for _ in range(min(count, most))]


# ---- why


def _reason(best: Choice | None, desk: _Desk, choices: Sequence[Choice]) -> Message:
    """What was compared, in a sentence."""
    if best is None or isinstance(best.move, Ready):
        total = sum(stake.gain(_prices(stake, _by_number(desk))) for stake in desk.thoughts.stakes)
        return Message("mind-enough", {"auction": desk.view.held, "gain": round(total)})
    move = best.move
    if isinstance(move, Borrow):
        return Message("mind-borrow", {"amount": move.amount, "planned": desk.thoughts.loan, "gain": round(best.worth)})
    if isinstance(move, Withdraw):
        bid = desk.bids[move.bid]
        return Message("mind-withdraw", {"item": bid.item, "price": bid.price, "gain": round(best.worth)})
    if isinstance(move, Change):
        bid = desk.bids[move.bid]
        values = {"item": bid.item, "price": move.price, "count": move.count} | _figures(bid.item, move.price, desk)
        if move.price != bid.price:
            return Message("mind-change", values | {"old": bid.price})
        return Message("mind-more" if move.count > bid.count else "mind-fewer", values | {"before": bid.count})
    if isinstance(move, Bid):
        values = {"item": move.item, "price": move.price, "count": move.count, "gain": round(best.worth)}
        values |= _figures(move.item, move.price, desk)
        return Message("mind-bid", values | _next_best(move, choices, best.worth))
    raise TypeError(move)


def _by_number(desk: _Desk) -> dict[int, tuple[str, int, int]]:
    return {bid.bid: (bid.item, bid.price, bid.count) for bid in desk.bids.values()}


def _figures(item: str, price: int, desk: _Desk) -> dict[str, int]:
    """What a copy is worth to the player, and how often this price gets the first one."""
    stake = next(stake for stake in desk.thoughts.stakes if stake.lot.item == item)
    return {"worth": round(stake.worths[0]), "chance": round(100 * chance(stake.ways[0], price))}


def _next_best(move: Bid, choices: Sequence[Choice], worth: float) -> dict[str, str | int]:
    """The best bid on something else; of what gains next to nothing there is nothing to compare."""
    for choice in choices if round(worth) else ():
        other = choice.move
        if isinstance(other, Bid) and other.auction == move.auction and other.item != move.item and choice.worth > 0:
            return {"other_item": other.item, "less": round(choice.worth)}
    return {"other_item": "none", "less": 0}
