"""The steady player of Poker Auction.

`Steady` asks of every card how much more often it would win with it than without it, in worlds that it could not tell
from the real one. That difference, times what is to be won, is what the card is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ridotto.core.bot import Decision, Sight
from ridotto.core.forms import Move

from . import deal, open_deck
from .appraisal import final_hands, lots_left
from .moves import Bid, Lay, Pass
from .pack import CARDS
from .prospect import learned
from .state import PokerAuction
from .tempo import thinking_time
from .view import Amounts, Lot, PokerAuctionView

FUTURE_TAX = 0.2
"""The part of all chips that will still go to the bank if every lot of the deal is yet to come."""
SHARE_OF_WORTH = 0.8
"""A card is bought below its worth, or not at all."""
OPENING = 4
"""A first bid is one of so many lowest ones: perhaps nobody else wants the card."""
ACE = CARDS.numbers["Ac"]
NERVE = 150
"""No card of the open deck is worth more to it; `embolden` in `lab/tuning/poker_auction.py` finds it."""


@dataclass(frozen=True)
class Sense:
    """How well a steady player judges."""

    worlds: int = 24
    """In so many imagined worlds it asks who wins."""
    nerve: int = NERVE
    """The highest bid in the open deck."""
    absence: float = 0.0
    """In the open deck, among more than two: so often its mind is elsewhere when it is asked, and it passes."""
    foresight: bool = True
    """Does it think of the cards that everyone will still be dealt?"""
    jealousy: float = 1.0
    """How much it minds what the card would do for somebody else."""
    choice: float = 0.0
    """So much of the bank it gives for any card while more are to be sold: who holds more has more to choose from."""
    choice_of_tiles: float = 0.0
    thrift: float = 1.0
    """Such a part of that for each player beyond two: the more bid and the more may win, the less is a card worth that
    makes nothing."""
    thrift_for_tiles: float = 1.0
    haste: float = 1.0
    """How much it raises by more than the least, to have an end of it: 0 not at all, 1 by an eighth of its limit."""
    haste_for_tiles: float = 1.0
    always_hasty: bool = True
    """Otherwise only where the hammer takes its time: with quick lots there is nothing to hurry."""

    def otherwise(self, rival: int | None) -> list[tuple[int | None, float]]:
        """Who has the card that one does without, and how much that counts: the rival, or as it seems nobody."""
        parts = ((rival, self.jealousy), (None, 1 - self.jealousy))
        return [(owner, part) for owner, part in parts if part]

    def any_card(self, world: PokerAuction) -> int:
        """What it gives for a card whatever it makes."""
        tiles = world.pack.tiles
        choice, thrift = (self.choice_of_tiles, self.thrift_for_tiles) if tiles else (self.choice, self.thrift)
        beyond_two = len(deal.playing(world)) - 2
        return int(choice * thrift**beyond_two * world.bank) if lots_left(world) else 0

    def hurry(self, world: PokerAuction) -> float:
        """How hasty it is now, with cards or with tiles."""
        if world.quick_lots and not self.always_hasty:
            return 0.0
        return self.haste_for_tiles if world.pack.tiles else self.haste

    def hands(self, world: PokerAuction) -> list[list[int]]:
        """The hands that it compares."""
        return final_hands(world) if self.foresight else [list(hand) for hand in world.hands]


class Steady:
    """Buys what wins more often than it costs, sells what it can spare, and takes its time like a person."""

    def __init__(self, sense: Sense) -> None:
        self._sense = sense

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Lay, bid, pass, or wait for the others."""
        view: PokerAuctionView = sight.view()
        if not view.you or view.turn == "all" or sight.seat not in view.turn:
            return Decision(None)
        if view.lot is not None and view.mode != "open-deck" and is_ours(view.lot, sight.seat):
            alone = view.quick_lots and view.lot.bidder is None and view.turn == (sight.seat,)
            return Decision(Pass() if alone else None, thinking_time(view.due, sight.at, rng))
        return Decision(self._choose(view, sight, rng), thinking_time(view.due, sight.at, rng))

    def _choose(self, view: PokerAuctionView, sight: Sight, rng: Random) -> Move | None:
        """What to do about a card that is to be laid, or that somebody else would get."""
        sense, seat = self._sense, sight.seat
        if view.mode == "open-deck":
            return open_deck_bid(sight.imagine(), seat, sense, rng)
        worlds = [sight.imagine() for _ in range(sense.worlds)]
        if not view.you or view.you.bid is None or view.lot is None:
            return card_to_lay(view, sense, seat, worlds)
        any_card = sense.any_card(worlds[0])
        limit = max(any_card, int(SHARE_OF_WORTH * worth_of_lot(view, view.lot, sense, seat, worlds)))
        if limit < view.you.bid.least:
            return Pass() if view.quick_lots else None
        if view.lot.bids_left[seat] == 1:  # who goes beyond what any card is worth would outbid more, too
            firm = any_card if sum(view.lot.bids_left) > 1 else 0
            return Bid(min(max(firm, view.you.bid.least), view.you.bid.most))
        return hasty_bid(view.lot, view.you.bid, limit, sense.hurry(worlds[0]), rng)


# ---- classic and mahjong


def is_ours(lot: Lot, seat: int) -> bool:
    """Would this seat have the card if the hammer fell now?"""
    return lot.bidder == seat or (lot.bidder is None and lot.seller == seat)


def card_to_lay(view: PokerAuctionView, sense: Sense, seat: int, worlds: Sequence[PokerAuction]) -> Lay:
    """The card that is missed the least, whoever of the others buys it; of equal ones the lowest."""
    kept = dict.fromkeys(view.you.lay if view.you else (), 0.0)
    for world in worlds:
        hands = sense.hands(world)
        for card in kept:
            number = world.pack.numbers[card]
            without = list(hands[seat])
            without.remove(number)
            values = [world.pack.value([*hand, number]) for hand in hands]
            values[seat] = world.pack.value(without)
            kept[card] += _share_of_best(values, seat)
    return Lay(max(kept, key=kept.__getitem__))


def hasty_bid(lot: Lot, amounts: Amounts, limit: int, haste: float, rng: Random) -> Bid:
    """A little more than the least at first, and then by steps that are the greater the more the card is worth."""
    steps = OPENING if lot.bidder is None else 5 + min(limit, amounts.most) // 8
    return Bid(min(limit, amounts.most, amounts.least + rng.randrange(max(1, int(haste * steps)))))


def worth_of_lot(view: PokerAuctionView, lot: Lot, sense: Sense, seat: int, worlds: Sequence[PokerAuction]) -> float:
    """The price at which having the lot and leaving it to the rival are worth the same number of chips."""
    otherwise = sense.otherwise(lot.seller if lot.bidder is None else lot.bidder)
    having = missing = 0.0
    for world in worlds:
        hands = sense.hands(world)
        having += _share(world, hands, seat, world.lot, seat)
        missing += sum(part * _share(world, hands, seat, world.lot, owner) for owner, part in otherwise)
    having /= len(worlds)
    gain = having - missing / len(worlds)
    # Half of the price joins the bank that may be won back; a seller who buys also does without the other half.
    cost = 1 - gain / 2 if lot.seller == seat else 1 - having / 2
    return gain * _prize(view) / cost


def _prize(view: PokerAuctionView) -> float:
    """What the bank will hold at the showdown, about."""
    rounds_left = (deal.ROUNDS - view.round + 1) / deal.ROUNDS
    return view.bank + FUTURE_TAX * rounds_left * sum(view.balances)


def _share(world: PokerAuction, hands: Sequence[Sequence[int]], seat: int, card: int, owner: int | None) -> float:
    """The part of the bank that this seat would get if `owner` had the card."""
    value = world.pack.value
    values = [value([*hand, card]) if other == owner else value(hand) for other, hand in enumerate(hands)]
    return _share_of_best(values, seat)


def _share_of_best(values: Sequence[int], seat: int) -> float:
    """All for the best hand, a part for one of the best, nothing for any other."""
    best = max(values)
    return 1 / values.count(best) if values[seat] == best else 0.0


# ---- open deck


def open_deck_bid(world: PokerAuction, seat: int, sense: Sense, rng: Random) -> Move:
    """By the habits that were learned, but never beyond its nerve, and as far as that for any ace."""
    if world.seats > 2 and rng.random() < sense.absence:
        return Pass()
    wish = sense.nerve if world.lot >= ACE else learned().wish(world, seat)
    return bid_up_to(world, seat, min(wish, sense.nerve))


def bid_up_to(world: PokerAuction, seat: int, limit: int) -> Move:
    """The least that is possible while it is within the limit; the last bid goes as far as that."""
    within = [amount for amount in open_deck.amounts(world, seat) if amount <= limit]
    if not within:
        return Pass()
    return Bid(within[-1 if world.bids[seat] == open_deck.BIDS_PER_CARD - 1 else 0])
