"""Which moves there are in Venice: a sensible spread of them, random ones, and what the rules refuse."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from ridotto.core.forms import Move
from ridotto.core.refusal import Refused

from .auction import HIGHEST, Offer
from .calendar import AUCTIONS
from .moves import Bid, Borrow, Change, Ready, Withdraw
from .view import standing

if TYPE_CHECKING:
    from .state import Venice

_STEPS = 4


def moves(state: Venice, seat: int) -> Iterator[Move]:
    """Loans in quarters; in every coming auction, for every item, a low, a middling and a high price for one copy and
    for all that may be asked; and of every standing bid what can be done with it."""
    if state.pace == "minutes" and not state.ready[seat]:
        yield Ready()
    if not state.held:
        limit = state.pack.limit
        yield from (Borrow(amount) for amount in sorted({limit * n // _STEPS for n in range(_STEPS + 1)}))
    purse = max(state.money[seat], 1)
    for auction in range(state.held, len(state.lineups)):
        bids = state.book[auction].get(str(seat), {})
        for number, (item, price, count, _placed) in bids.items():
            yield Withdraw(int(number))
            if free_price(bids, item, price + 1) == price + 1:
                yield Change(int(number), price + 1, count)
        for item, offered in state.lineups[auction]:
            room = offered - asked(bids, item)
            for price in sorted({1, max(1, purse // 10), max(1, purse // 3)} - prices(bids, item)):
                yield from (Bid(auction, item, price, count) for count in sorted({1, room}) if 1 <= count <= room)


def random_move(state: Venice, seat: int, rng: Random) -> Move:
    """Borrow early, then bid in any coming auction, and now and then change, withdraw or say ready."""
    number = rng.random
    if state.held == 0 and number() < (0.1 if state.loans[seat] else 0.8):
        return Borrow(int(number() * (state.pack.limit + 1)))
    if state.pace == "minutes" and not state.ready[seat] and number() < 0.15:
        return Ready()
    auction = state.held + int(number() * (len(state.lineups) - state.held))
    bids = state.book[auction].get(str(seat))
    lineup = state.lineups[auction]
    item, room = lineup[int(number() * len(lineup))]
    if bids:
        room -= asked(bids, item)
        if room < 1 or number() < 0.25:
            return _touch(state, bids, rng)
    price = 1 + int(number() * number() * max(state.money[seat], 10))
    return Bid(auction, item, free_price(bids or {}, item, price), 1 + int(number() * min(room, 3)))


def _touch(state: Venice, bids: dict[str, Offer], rng: Random) -> Move:
    """Change or withdraw one of these bids; a changed one keeps its count or asks for less."""
    # sorted by number, so that the choice does not depend on how a book was stored
    key = sorted(bids, key=int)[int(rng.random() * len(bids))]
    item, price, count, _placed = bids[key]
    if rng.random() < 0.3:
        return Withdraw(int(key))
    others = {other: offer for other, offer in bids.items() if other != key}
    wanted = max(1, price + int((rng.random() - 0.4) * price))
    return Change(int(key), free_price(others, item, wanted), 1 + int(rng.random() * count))


def idle(state: Venice, seat: int) -> Move:
    """The mildest legal move; nobody is ever awaited."""
    if state.pace == "minutes" and not state.ready[seat]:
        return Ready()
    if not state.held:
        return Borrow(state.loans[seat])  # as it is
    return next(moves(state, seat))


# ---- what the rules refuse


def judge(state: Venice, seat: int, move: Move) -> None:
    """Refuse what the loan (VEN-7), the form of a bid (VEN-10) or the pace (VEN-2) does not allow."""
    if isinstance(move, Bid):
        _judge_bid(state, seat, move)
    elif isinstance(move, Change):
        auction, (item, *_) = standing_bid(state, seat, move.bid)
        _judge_figures(state, seat, auction, item, move.price, move.count, str(move.bid))
    elif isinstance(move, Withdraw):
        standing_bid(state, seat, move.bid)
    elif isinstance(move, Borrow):
        _judge_loan(state, move.amount)
    elif state.pace == "calendar":
        raise Refused("VEN-2", "refused-ready-by-calendar")
    elif state.ready[seat]:
        raise Refused("VEN-2", "refused-ready-twice")


def _judge_loan(state: Venice, amount: int) -> None:
    if state.held:
        raise Refused("PHASE", "refused-loan-closed")
    if not 0 <= amount <= state.pack.limit:
        raise Refused("VEN-7", "refused-loan", amount=amount, limit=state.pack.limit)


def _judge_bid(state: Venice, seat: int, move: Bid) -> None:
    if not 0 <= move.auction < AUCTIONS:
        raise Refused("VEN-10", "refused-no-auction", auction=move.auction)
    if move.auction < state.held:
        raise Refused("VEN-10", "refused-auction-held", auction=move.auction)
    _judge_figures(state, seat, move.auction, move.item, move.price, move.count, "")


def _judge_figures(state: Venice, seat: int, auction: int, item: str, price: int, count: int, number: str) -> None:
    """Item, price and count of a bid next to the player's other bids on that item (VEN-10)."""
    offered = state.offered(auction, item)
    if not offered:
        raise _not_offered(state, auction, item)
    if not 1 <= price <= HIGHEST:
        raise Refused("VEN-10", "refused-price", price=price, highest=HIGHEST)
    if not 1 <= count <= HIGHEST:
        raise Refused("VEN-10", "refused-count", count=count, item=item, offered=offered)
    asked = 0
    for other, (name, their_price, their_count, _placed) in state.book[auction].get(str(seat), {}).items():
        if name == item and other != number:
            asked += their_count
            if their_price == price:
                raise Refused("VEN-10", "refused-same-price", bid=int(other), price=price, item=item)
    if asked + count > offered:
        raise Refused("VEN-10", "refused-too-many", count=count, item=item, asked=asked, offered=offered)


def _not_offered(state: Venice, auction: int, item: str) -> Refused:
    elsewhere = [str(number) for number in range(AUCTIONS) if state.offered(number, item)]
    if elsewhere:
        return Refused("VEN-10", "refused-not-offered", item=item, auction=auction, others=", ".join(elsewhere))
    return Refused("VEN-10", "refused-no-item", item=item[:40])


def standing_bid(state: Venice, seat: int, number: int) -> tuple[int, Offer]:
    """The auction and the figures of a bid that can still be changed, or `Refused`."""
    found = state.find_bid(seat, number)
    if found is None:
        mine = [str(bid.bid) for bid in standing(state, seat)]
        raise Refused("VEN-10", "refused-no-bid", bid=number, bids=", ".join(mine), count=len(mine))
    if found[0] < state.held:
        raise Refused("VEN-10", "refused-bid-held", bid=number, auction=found[0])
    return found


# ---- a player's bids on one item


def asked(bids: dict[str, Offer], item: str) -> int:
    """How many copies of an item a player's bids in one auction ask for together."""
    total = 0
    for name, _price, count, _placed in bids.values():
        if name == item:
            total += count
    return total


def prices(bids: dict[str, Offer], item: str) -> set[int]:
    """The prices at which a player already bids for an item."""
    return {price for name, price, _count, _placed in bids.values() if name == item}


def free_price(bids: dict[str, Offer], item: str, price: int) -> int:
    """This price, or the next above at which the player does not bid for the item yet (VEN-10); at the top, the next
    below."""
    taken = prices(bids, item)
    while price in taken and price < HIGHEST:
        price += 1
    while price in taken or price > HIGHEST:
        price -= 1
    return price
