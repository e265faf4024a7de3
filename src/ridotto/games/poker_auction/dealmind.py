"""How keen and master think in a deal of classic or mahjong: which card to lay, and how far to go for one.

They ask what every choice comes to in chips after the deal. A chance of the first place, reckoned from the chips as if
every deal to come were drawn by lot, plays worse: who has few chips buys little, and wins less often than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ridotto.core.bot import Choice, Decision, Opinion, Sight
from ridotto.core.forms import Move
from ridotto.core.messages import Message

from .appraisal import Appraisal, Beliefs, Prospects
from .moves import Bid, Lay, Pass
from .pack import Pack
from .sale import Offer, PlainSale, Sale
from .state import PokerAuction
from .tempo import before_the_hammer, thinking_time

SMALL = 1e-9
WORLDS_TO_TELL = 240
"""Of so many worlds a chance that is told is known to about 3%."""


class Offered(NamedTuple):
    """A card of the own hand, and what laying it comes to."""

    card: int
    sale: Sale
    worth: float


class Weighed(NamedTuple):
    """A lot of somebody else, and what to do about it."""

    decision: Decision
    appraisal: Appraisal
    sale: Sale
    offer: Offer
    goes_on: bool


class DealMind:
    """Thinks about one deal."""

    def __init__(self, beliefs: Beliefs, sale: type[Sale]) -> None:
        self._beliefs = beliefs
        self._sees = sale
        """How it looks at the bidding."""

    def consider(self, sight: Sight, world: PokerAuction, rng: Random, also: Sequence[Move]) -> Opinion:
        """Weigh the cards that can be laid, or the bids on the lot."""
        seat = sight.seat
        if world.phase == "lay":
            return self._lay(sight, world, rng)
        if _is_held(world, seat):
            return self._hold(sight, world, rng, also)
        return self._bid(sight, world, rng, also)

    def decide(self, sight: Sight, world: PokerAuction, rng: Random) -> Decision:
        """The decision of its opinion; where it bids, to say why is more work than to decide."""
        if world.phase == "lay" or _is_held(world, sight.seat):
            return self.consider(sight, world, rng, ()).decision
        return self._weigh_bid(sight, world, rng).decision

    # ---- laying

    def _lay(self, sight: Sight, world: PokerAuction, rng: Random) -> Opinion:
        """Every card of the hand is weighed, whoever asks; of equal ones the lowest is laid."""
        prospects = Prospects(world, sight.seat, self._beliefs.laying_worlds, rng)
        cards = sorted(set(world.hands[sight.seat]))
        offered = [self._offered(world, sight.seat, prospects, card, rng) for card in cards]
        offered.sort(key=lambda offer: -offer.worth)
        choices = tuple(Choice(Lay(world.pack.names[offer.card]), offer.worth) for offer in offered)
        decision = Decision(choices[0].move, thinking_time(world.due(), sight.at, rng))
        return Opinion(decision, choices, _why_lay(world.pack, offered), "points")

    def _offered(self, world: PokerAuction, seat: int, prospects: Prospects, card: int, rng: Random) -> Offered:
        """What laying one comes to, plainly: what contests for two cards differ by is lost in their chance."""
        appraisal = Appraisal(world, seat, self._beliefs, prospects, card)
        sale = PlainSale(world, appraisal, rng)
        return Offered(card, sale, sale.laying())

    # ---- bidding

    def _sale(self, world: PokerAuction, seat: int, rng: Random, worlds: int) -> tuple[Appraisal, Sale]:
        worlds = self._beliefs.pains(world, worlds)
        prospects = Prospects(world, seat, worlds, rng, self._beliefs.reads_lots)
        appraisal = Appraisal(world, seat, self._beliefs, prospects, world.lot)
        return appraisal, self._sees(world, appraisal, rng)

    def _weigh_bid(self, sight: Sight, world: PokerAuction, rng: Random) -> Weighed:
        """Most bids are clear at a glance."""
        for worlds in self._beliefs.glances:
            appraisal, sale = self._sale(world, sight.seat, rng, worlds)
            offer = sale.best()
            if offer.clear:
                break
        goes_on = offer.worth > sale.stopping + SMALL
        if goes_on:
            decision = Decision(Bid(offer.bid), before_the_hammer(world, sight.at, rng))
        else:
            decision = Decision(Pass() if world.quick_lots else None, thinking_time(world.due(), sight.at, rng))
        return Weighed(decision, appraisal, sale, offer, goes_on)

    def _bid(self, sight: Sight, world: PokerAuction, rng: Random, also: Sequence[Move]) -> Opinion:
        """The best bid beside what others would do, and to bid no more."""
        decision, appraisal, sale, offer, goes_on = self._weigh_bid(sight, world, rng)
        stop = sale.stopping
        own = [Choice(Bid(offer.bid), offer.worth)] + [Choice(Pass(), stop)] * world.quick_lots
        choices = _with(own, also, sale, offer.limit)
        appraisal = self._told(world, sight.seat, rng) if appraisal.worlds < WORLDS_TO_TELL else appraisal
        return Opinion(decision, choices, _why_bid(world, appraisal, sale, offer.bid, goes_on), "points", stop)

    def _told(self, world: PokerAuction, seat: int, rng: Random) -> Appraisal:
        """The same card in more worlds, for chances that somebody reads: of few worlds they would leap about."""
        prospects = Prospects(world, seat, WORLDS_TO_TELL, rng, self._beliefs.reads_lots)
        return Appraisal(world, seat, self._beliefs, prospects, world.lot)

    def _hold(self, sight: Sight, world: PokerAuction, rng: Random, also: Sequence[Move]) -> Opinion:
        """The card is this seat's unless somebody bids: wait, and where all others have passed, end it."""
        alone = world.quick_lots and world.bidder is None and world.turn() == (sight.seat,)
        decision = Decision(Pass() if alone else None, thinking_time(world.due(), sight.at, rng))
        why = Message("mind-hold", {"card": _card(world.pack, world.lot)})
        if not also:
            return Opinion(decision, (), why, "points")
        _, sale = self._sale(world, sight.seat, rng, self._beliefs.worlds)
        waiting = sale.laying() if world.bidder is None else sale.bidding(world.bid, world.bid)
        return Opinion(decision, _with([], also, sale, sale.least), why, "points", waiting)


def _is_held(world: PokerAuction, seat: int) -> bool:
    """Would this seat have the lot if nobody bid any more?"""
    return world.bidder == seat or (world.bidder is None and world.mover == seat)


def _with(own: list[Choice], also: Sequence[Move], sale: Sale, limit: int) -> tuple[Choice, ...]:
    """The own choices and what others would do, the best first."""
    known = {choice.move for choice in own}
    for move in also:
        if move in known:
            continue
        if isinstance(move, Bid):
            own.append(Choice(move, sale.bidding(move.amount, move.amount if sale.last else max(limit, move.amount))))
        elif isinstance(move, Pass):
            own.append(Choice(move, sale.stopping))
    own.sort(key=lambda choice: -choice.worth)
    return tuple(own)


# ---- reasons


def _card(pack: Pack, card: int) -> Message | str:
    name = pack.names[card]
    return Message(f"tile-{name}") if pack.tiles else name


def _percent(part: float) -> int:
    return round(100 * part)


def _why_lay(pack: Pack, offered: Sequence[Offered]) -> Message:
    best, worst = offered[0], offered[-1]
    if best is worst:
        return Message("mind-lay-only", {"card": _card(pack, best.card)})
    values = {
        "card": _card(pack, best.card),
        "worst_card": _card(pack, worst.card),
        "without": _percent(best.sale.chance_without()),
        "worst_without": _percent(worst.sale.chance_without()),
    }
    return Message("mind-lay-spares" if values["without"] != values["worst_without"] else "mind-lay-any", values)


def _why_bid(world: PokerAuction, appraisal: Appraisal, sale: Sale, bid: int, goes_on: bool) -> Message:
    having, missing = _percent(appraisal.chance(appraisal.seat)), _percent(appraisal.chance(sale.owner))
    values = {
        "card": _card(world.pack, world.lot),
        "having": having,
        "missing": missing,
        "bid": bid,
        "outbid": _percent(sale.outbid(bid)),
    }
    own = world.mover == appraisal.seat
    if not goes_on:
        return Message("mind-stop", values)
    if sale.buying(bid) <= sale.stopping:
        return Message("mind-drive-own" if own else "mind-drive", values)
    if having <= missing:
        return Message("mind-bid-any", values)
    return Message("mind-bid-own" if own else "mind-bid", values)
