"""Worlds that a seat of Venice could not tell from the real one: what others have kept to themselves is drawn anew."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from .auction import Book, Offer, Win
from .legal import asked, prices
from .view import revealed

if TYPE_CHECKING:
    from .state import Venice

_MOST_BIDS = 4
_MOST_LOSERS = 2


def imagine(state: Venice, seat: int | None, rng: Random) -> Venice:
    """Keep what is public and what is the seat's own; draw others' loans, standing bids, and the bids they lost with,
    such that every auction held so far went as it did."""
    world = state.copy()
    if state.ended is not None or (seat is not None and state.seats == 1):
        return world
    own = None if seat is None else str(seat)
    for number in range(state.held):
        if number >= revealed(state):
            world.book[number] = _past(world, number, own, rng)
    loans = loan_ranges(world)
    for other in range(state.seats):
        if other != seat:
            least, most = loans[other]
            spent = state.loans[other] - state.money[other]
            world.loans[other] = rng.randint(least, most)
            world.money[other] = world.loans[other] - spent
    for number in range(state.held, len(state.book)):
        world.book[number] = _coming(world, number, own, rng)
    _renumber(world, own)
    return world


def unseal(state: Venice, seat: int) -> list[int]:
    """The others have no bids in the auctions to come, and before the first one no loan."""
    others = [other for other in range(state.seats) if other != seat] if state.ended is None else []
    for book in state.book[state.held :]:
        for other in others:
            for *_figures, rank in book.pop(str(other), {}).values():
                state.times.pop(str(rank), None)
    if state.held == 0:
        for other in others:
            state.loans[other] = state.money[other] = 0
    return others


def _past(world: Venice, number: int, own: str | None, rng: Random) -> Book:
    """The own bids as they were; of the others what they won with, and some losing bids below the last price of an
    item that was sold out, which nobody asked about."""
    wins, kept = world.results[number], world.book[number]
    drawn: Book = {}
    for rank, (item, seat, price, count) in enumerate(wins):
        _add(drawn, str(seat), (item, price, count, rank))
    for item, offered in world.lineups[number]:
        sold = [(price, count) for name, _seat, price, count in wins if name == item]
        if sum(count for _price, count in sold) < offered:
            continue
        for _ in range(rng.randint(0, _MOST_LOSERS)):
            key, lowest = str(rng.randrange(world.seats)), sold[-1][0]
            bids = drawn.get(key, {})
            room, price = offered - asked(bids, item), rng.randrange(lowest)
            if room and price and price not in prices(bids, item):
                _add(drawn, key, (item, price, rng.randint(1, room), len(wins)))
    if own is not None:
        drawn.pop(own, None)
        if own in kept:
            drawn[own] = kept[own].copy()
    return drawn


def _coming(world: Venice, number: int, own: str | None, rng: Random) -> Book:
    """The own bids as they stand; of the others any bids at all, each placed before, between or after the own ones."""
    kept, lineup = world.book[number], world.lineups[number]
    drawn: Book = {own: kept[own].copy()} if own is not None and own in kept else {}
    gaps = len(drawn.get(own or "", ())) + 1
    for other in range(world.seats):
        if str(other) == own:
            continue
        for _ in range(rng.choice((0, 0, 1, 2, _MOST_BIDS))):
            item, offered = rng.choice(lineup)
            bids = drawn.get(str(other), {})
            price, room = rng.randint(1, max(1, world.money[other])), offered - asked(bids, item)
            if room and price not in prices(bids, item):
                _add(drawn, str(other), (item, price, rng.randint(1, room), 2 * rng.randrange(gaps)))
    return drawn


def _add(book: Book, key: str, offer: Offer) -> None:
    bids = book.setdefault(key, {})
    bids[f"{len(bids)}"] = offer  # the number is given later


def loan_ranges(world: Venice) -> list[tuple[int, int]]:
    """The least and the most that each player can have borrowed.

    Whatever was won was paid. Once bids are public, one that was asked and did not get its copy tells that the money
    did not suffice just then (VEN-13).
    """
    limit = world.pack.limit
    spent, most = [0] * world.seats, [limit] * world.seats
    for number in range(world.held):
        won = {(item, seat, price): count for item, seat, price, count in world.results[number]}
        for item, left in world.lineups[number] if number < revealed(world) else ():
            for price, seat, count in _bids_on(item, world.book[number]):
                got = won.pop((item, seat, price), 0)
                spent[seat] += got * price
                left -= got
                if not left:
                    break
                if got < count:
                    most[seat] = min(most[seat], spent[seat] + price - 1)
        for (_item, seat, price), count in won.items():
            spent[seat] += price * count
    return list(zip(spent, most, strict=True))


def _bids_on(item: str, book: Book) -> list[tuple[int, int, int]]:
    """Price, seat and count of the bids on an item, in the order in which they are asked (VEN-12)."""
    bids = [
        (-price, placed, int(key), count)
        for key, offers in book.items()
        for name, price, count, placed in offers.values()
        if name == item
    ]
    return [(-price, seat, count) for price, _placed, seat, count in sorted(bids)]


def _renumber(world: Venice, own: str | None) -> None:
    """Give all bids their ranks, and others' bids their numbers: how often others have placed, changed and withdrawn
    is their secret too. Winning bids keep the order in which they won."""
    world.placed, times, world.times = 0, world.times, {}
    numbers: Counter[str] = Counter()
    for auction, book in enumerate(world.book):
        entries = [(key, number, offer) for key, bids in book.items() for number, offer in bids.items()]
        if auction >= revealed(world):
            entries = _in_line(entries, world.results[auction], own)
        else:
            entries.sort(key=lambda entry: entry[2][3])
        ranked: Book = {}
        for key, number, (item, price, count, rank) in entries:
            world.placed += 1
            if key == own and (time := times.get(str(rank))) is not None:
                world.times[str(world.placed)] = time
            numbers[key] += 1
            label = number if key == own else str(numbers[key])
            ranked.setdefault(key, {})[label] = (item, price, count, world.placed)
        world.book[auction] = ranked
    for other in range(world.seats):
        if str(other) != own:
            world.numbers[other] = numbers[str(other)]


def _in_line(entries: list[tuple[str, str, Offer]], wins: list[Win], own: str | None) -> list[tuple[str, str, Offer]]:
    """Bids that are not public, those that won first, in the order in which they are taken to have been placed. Of the
    own ones only their order counts: how many bids of others came before and between them is not known."""
    order = {(item, str(seat), price): rank for rank, (item, seat, price, _count) in enumerate(wins)}
    own_ranks = sorted(rank for key, _number, (*_figures, rank) in entries if key == own)
    places = {rank: 2 * place + 1 for place, rank in enumerate(own_ranks)}

    def line(entry: tuple[str, str, Offer]) -> tuple[int, int, int, int]:
        key, number, (item, price, _count, rank) = entry
        return order.get((item, key, price), len(order)), places[rank] if key == own else rank, int(key), int(number)

    return sorted(entries, key=line)
