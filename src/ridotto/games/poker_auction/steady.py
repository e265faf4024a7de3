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
from .state import PokerAuction
from .tempo import thinking_time
from .view import Amounts, Lot, PokerAuctionView

FUTURE_TAX = 0.2
"""The part of all chips that will still go to the bank if every lot of the deal is yet to come."""
SHARE_OF_WORTH = 0.8
"""A card is bought below its worth, or not at all."""
OPENING = 4
"""A first bid is one of so many lowest ones: perhaps nobody else wants the card."""
PLAIN_SENSE = 0.1
"""So much better must games end in which one does otherwise than plain sense says."""
WORTH_OF_DRAW = 0.3
QUEEN, KING = CARDS.numbers["Qc"], CARDS.numbers["Kc"]


@dataclass(frozen=True)
class Sense:
    """How well a steady player judges."""

    worlds: int = 24
    """In so many imagined worlds it asks who wins."""
    open_deck_worlds: int = 40
    """A whole game hangs on every card there."""
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
        number = sense.open_deck_worlds if view.mode == "open-deck" else sense.worlds
        worlds = [sight.imagine() for _ in range(number)]
        if not view.you or view.you.bid is None or view.lot is None:
            return card_to_lay(view, sense, seat, worlds)
        if view.mode == "open-deck":
            return open_deck_bid(view.you.bid, seat, worlds)
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


def open_deck_bid(amounts: Amounts, seat: int, worlds: Sequence[PokerAuction]) -> Move:
    """Bid if games that go on from there end better than those after a pass, plain sense leaning one way: the least
    that is possible, or as much as no other can beat, whichever ends better."""
    wanted = sum([_wanted(world, seat) for world in worlds]) / len(worlds)
    passing, least = _results(0, seat, worlds), _results(amounts.least, seat, worlds)
    if least + PLAIN_SENSE * (2 * wanted - 1) <= passing:
        return Pass()
    unbeatable = _unbeatable(worlds[0], seat)
    surely = _results(unbeatable, seat, worlds) if unbeatable > amounts.least else 0.0
    return Bid(unbeatable if surely > least else amounts.least)


def _unbeatable(world: PokerAuction, seat: int) -> int:
    """The lowest bid that no other can beat, or else the highest one possible."""
    amounts = open_deck.amounts(world, seat)
    rivals = [
        balance for other, balance in enumerate(world.balances) if other != seat and open_deck.can_bid(world, other)
    ]
    richest = max(rivals, default=0)
    return next((amount for amount in amounts if amount + amounts.step > richest), amounts[-1])


def _results(amount: int, seat: int, worlds: Sequence[PokerAuction]) -> float:
    """How games end on average that go on with this bid, or with a pass; the same chance for every choice."""
    ends = [_play_out(world.copy(), seat, amount, Random(number)) for number, world in enumerate(worlds)]
    return sum(ends) / len(ends)


def _play_out(world: PokerAuction, seat: int, amount: int, rng: Random) -> float:
    """How a game ends for this seat that goes on with this bid: it then plays with plain sense, the others anyhow."""
    open_deck.act(world, seat, amount, 0, None)
    while world.phase != "over":
        mover = world.mover
        amounts = open_deck.amounts(world, mover)
        if mover == seat:
            amount = amounts[0] if _wanted(world, seat) else 0
        else:
            amount = amounts[int(rng.random() * len(amounts))] if rng.random() < 0.5 else 0
        open_deck.act(world, mover, amount, 0, None)
    if world.reason != "best-hand":
        return WORTH_OF_DRAW
    values = [world.pack.value(hand) for hand in world.hands]
    return _share_of_best(values, seat)


def _wanted(world: PokerAuction, seat: int) -> bool:
    """Plain sense: take what makes more of the own hand or of a rival's, take the highest cards, and take anything
    before the deck runs out."""
    lack = [open_deck.FULL_HAND - len(hand) for hand in world.hands]
    if len(world.deck) < sum(lack) + open_deck.PASSED_OUT or _improves(world, world.hands[seat]):
        return True
    if sum(lack) == lack[seat]:
        return world.lot >= QUEEN  # the others are done, and there is not much left to choose from
    rivals = [hand for other, hand in enumerate(world.hands) if other != seat and lack[other] and world.balances[other]]
    return bool(rivals) and (world.lot >= KING or any(_improves(world, hand) for hand in rivals))


def _improves(world: PokerAuction, hand: Sequence[int]) -> bool:
    """Does the card for sale make more of a hand: a pair of a high card, two pairs of one?"""
    value, category = world.pack.value, world.pack.category
    return category(value((*hand, world.lot))) != category(value(hand))
