"""Could this be a position of Venice? Asked of positions that come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ridotto.core.forms import LAST_MOMENT
from ridotto.core.refusal import Problem

from .auction import HIGHEST, Book, LineUp, Offer, hold, summed
from .calendar import AUCTIONS, find_zone
from .scoring import final_outcome, first_seats, resources_of

if TYPE_CHECKING:
    from .state import Venice

MOST_SEATS = 100_000
MOST_PLACED = 2**50
"""More bids than anyone will place; an auction packs their order into so many bits."""


def sound(state: Venice) -> bool:
    """Could this position come up? Then every auction to come can be held, and everybody's account drawn up."""
    return (
        _is_laid_out(state)
        and _offers_its_pack(state)
        and all(0 <= loan <= state.pack.limit for loan in state.loans)
        and _bids_are_in_order(state)
        and _went_as_told(state)
        and (_is_settled(state) if state.ended else not state.realized and not state.leaders)
    )


def _is_laid_out(state: Venice) -> bool:
    """Seven auctions, something for every seat, a clock that can be read, and an end after the last auction."""
    by_seat = (state.money, state.loans, state.holdings, state.numbers, state.ready)
    by_auction = (state.lineups, state.dues, state.book, state.results, state.sums)
    return (
        1 <= state.seats <= MOST_SEATS
        and all(len(each) == state.seats for each in by_seat)
        and all(len(each) == AUCTIONS for each in by_auction)
        and 0 <= state.held <= AUCTIONS
        and (state.held == AUCTIONS) == (state.ended is not None)
        and state.readied == sum(state.ready) < state.seats
        and (state.pace == "minutes" or not state.readied)
        and 1 <= state.minutes <= 1440
        and 0 <= state.rate <= 100
        and _is_zone(state.zone)
    )


def _is_zone(name: str) -> bool:
    try:
        find_zone(name)
    except Problem:
        return False
    return True


def _offers_its_pack(state: Venice) -> bool:
    """The line-ups are those of the pack for so many players, and name what it has (VEN-3, VEN-4)."""
    known = {item.name for _place, item in state.pack.items()}
    return (
        len(state.pack.auctions) == AUCTIONS
        and state.lineups == state.pack.lineups(state.seats)
        and all(lineup and {item for item, _offered in lineup} <= known for lineup in state.lineups)
    )


# ---- bids


def _bids_are_in_order(state: Venice) -> bool:
    """Bids of players who are there, in the form that VEN-10 asks for; every number and every rank used once."""
    if not 0 <= state.placed < MOST_PLACED:
        return False
    numbers = [(key, number) for book in state.book for key, bids in book.items() for number in bids]
    ranks = [offer[3] for book in state.book for bids in book.values() for offer in bids.values()]
    return (
        len(numbers) == len(set(numbers))
        and len(ranks) == len(set(ranks))
        and all(1 <= rank <= state.placed for rank in ranks)
        and state.times.keys() <= set(map(str, ranks))
        and all(abs(time) <= LAST_MOMENT for time in state.times.values())
        and all(_book_is_in_order(state, *both) for both in zip(state.book, state.lineups, strict=True))
    )


def _book_is_in_order(state: Venice, book: Book, lineup: LineUp) -> bool:
    offered = dict(lineup)
    for key, bids in book.items():
        seat = _whole(key)
        if seat is None or seat >= state.seats or not bids:
            return False
        if any(not 1 <= (_whole(number) or 0) <= state.numbers[seat] for number in bids):
            return False
        if not _bids_fit(bids, offered):
            return False
    return True


def _whole(key: str) -> int | None:
    """The number that a key stands for, if it is written as numbers are."""
    return int(key) if key.isascii() and key.isdigit() and len(key) <= 15 and (key == "0" or key[0] != "0") else None


def _bids_fit(bids: dict[str, Offer], offered: dict[str, int]) -> bool:
    """What is offered, at prices that differ, and together no more than there is (VEN-10)."""
    left, prices = offered.copy(), set()
    for item, price, count, _placed in bids.values():
        if item not in left or not 1 <= price <= HIGHEST or not 1 <= count <= left[item] or (item, price) in prices:
            return False
        left[item] -= count
        prices.add((item, price))
    return True


# ---- what happened


def _went_as_told(state: Venice) -> bool:
    """Held once more with the same loans and bids, the auctions go as they did (VEN-12, VEN-13)."""
    money = state.loans[:]
    holdings: list[dict[str, int]] = [{} for _ in range(state.seats)]
    for number in range(AUCTIONS):
        wins = hold(state.book[number], state.lineups[number], money) if number < state.held else []
        if state.results[number] != wins or state.sums[number] != summed(wins):
            return False
        for item, seat, _price, count in wins:
            holdings[seat][item] = holdings[seat].get(item, 0) + count
    return money == state.money and holdings == state.holdings


def _is_settled(state: Venice) -> bool:
    """Nobody realized what they could not, and the outcome follows from the accounts (VEN-16). Whether it was the best
    combination is not asked again: it can take long."""
    if len(state.realized) != state.seats:
        return False
    agendas = {agenda.name: agenda for agenda in state.pack.agendas}
    scores = []
    for seat, (holding, realized) in enumerate(zip(state.holdings, state.realized, strict=True)):
        if any(item not in agendas or not 1 <= count <= holding.get(item, 0) for item, count in realized.items()):
            return False
        used = [sum(agendas[item].cost.as_tuple()[r] * count for item, count in realized.items()) for r in range(3)]
        if any(use > have for use, have in zip(used, resources_of(holding, state.pack), strict=True)):
            return False
        value = sum(agendas[item].value * count for item, count in realized.items())
        scores.append(state.money[seat] + value - state.repayment(seat))
    return state.ended == final_outcome(scores) and state.leaders == first_seats(final_outcome(scores))
