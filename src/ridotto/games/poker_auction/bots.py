"""What Poker Auction knows about playing well.

`Steady` asks of every card how much more often it would win with it than without it, in worlds that it could not tell
from the real one. That difference, times what is to be won, is what the card is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from ridotto.core.bot import Bot, Decision, Sight
from ridotto.core.forms import Move

from . import deal, open_deck
from .moves import Bid, Lay, Pass
from .state import PokerAuction
from .view import Amounts, PokerAuctionView

import os as _os
WORLDS = int(_os.environ.get('WORLDS',24))
FUTURE_TAX = 0.3
"""The part of all chips that will still go to the bank if every lot of the deal is yet to come."""
SHARE_OF_WORTH = 0.8
"""A card is bought below its worth, or not at all."""


class Steady:
    """Buys what wins more often than it costs, sells what it can spare, and takes its time like a person."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Lay, bid, pass, or wait for the others."""
        view: PokerAuctionView = sight.view()
        if not view.you or view.turn == "all" or sight.seat not in view.turn:
            return Decision(None)
        worlds: list[PokerAuction] = [sight.imagine() for _ in range(WORLDS)]
        move: Move | None
        if view.phase == "lay":
            move = card_to_lay(view, sight.seat, worlds)
        elif view.you.bid is None:
            move = None
        elif view.mode == "open-deck":
            move = open_deck_move(view, view.you.bid, sight.seat, worlds)
        else:
            move = classic_move(view, view.you.bid, sight.seat, worlds, rng)
        return Decision(move, thinking_time(view, sight.at, rng))


def thinking_time(view: PokerAuctionView, at: int, rng: Random) -> int:
    """Between one and four seconds, but well before the clock acts."""
    drawn = rng.randrange(1_000, 4_000)
    return drawn if view.due is None else min(drawn, max(0, view.due - at) * 2 // 3)


# ---- classic and mahjong


def card_to_lay(view: PokerAuctionView, seat: int, worlds: Sequence[PokerAuction]) -> Lay:
    """The card that is missed the least when the player it helps most has bought it; of equal ones the lowest."""
    kept = {card: 0.0 for card in (view.you.lay if view.you else ())}
    for world in worlds:
        hands = _final_hands(world)
        for card in kept:
            number = world.pack.numbers[card]
            without = list(hands[seat])
            without.remove(number)
            kept[card] += _share(world, [*hands[:seat], without, *hands[seat + 1 :]], seat, number, None)
    return Lay(max(kept, key=kept.__getitem__))


def classic_move(
    view: PokerAuctionView, amounts: Amounts, seat: int, worlds: Sequence[PokerAuction], rng: Random
) -> Move | None:
    """Bid while the card is worth it; otherwise wait, or pass where one can."""
    if view.lot is None or view.lot.bidder == seat or (view.lot.seller == seat and view.lot.bidder is None):
        return None  # the card is ours as things stand
    limit = int(SHARE_OF_WORTH * worth_of_lot(view, seat, worlds))
    if limit < amounts.least:
        return Pass() if view.quick_lots else None
    limit = min(limit, amounts.most)
    if view.lot.bids_left[seat] == 1:
        return Bid(limit)
    return Bid(min(limit, amounts.least + rng.randrange(5 + limit // 8)))


def worth_of_lot(view: PokerAuctionView, seat: int, worlds: Sequence[PokerAuction]) -> float:
    """The price at which having the lot and leaving it to the rival are worth the same number of chips."""
    if view.lot is None:
        return 0.0
    rival = view.lot.seller if view.lot.bidder is None else view.lot.bidder
    having = missing = 0.0
    for world in worlds:
        hands = _final_hands(world)
        having += _share(world, hands, seat, world.lot, seat)
        missing += _share(world, hands, seat, world.lot, rival)
    having /= len(worlds)
    gain = having - missing / len(worlds)
    # Half of the price joins the bank that may be won back; a seller who buys also does without the other half.
    cost = 1 - gain / 2 if view.lot.seller == seat else 1 - having / 2
    return gain * _prize(view) / cost


def _prize(view: PokerAuctionView) -> float:
    """What the bank will hold at the showdown, about."""
    rounds_left = (deal.ROUNDS - view.round + 1) / deal.ROUNDS
    return view.bank + FUTURE_TAX * rounds_left * sum(view.balances)


def _final_hands(world: PokerAuction) -> list[list[int]]:
    """The hands as they would be at the showdown if nothing more were sold; the lot is in none of them."""
    to_come = deal.ROUNDS - world.round
    players = deal.playing(world)
    hands = [list(hand) for hand in world.hands]
    for place, seat in enumerate(players * to_come, 1):
        hands[seat].append(world.deck[-place])
    return hands


def _share(world: PokerAuction, hands: Sequence[Sequence[int]], seat: int, card: int, owner: int | None) -> float:
    """The part of the bank this seat would get if `owner` had the card; no owner: whoever of the others it suits best."""
    value = world.pack.value
    values = [value([*hand, card]) if other == owner else value(hand) for other, hand in enumerate(hands)]
    if owner is None:
        values = [max(worth, value([*hands[other], card])) if other != seat and hands[other] else worth
                  for other, worth in enumerate(values)]
    best = max(values)
    return 1 / values.count(best) if values[seat] == best else 0.0


# ---- open deck

import os
FR = [float(x) for x in os.environ.get("FR", "0").split(",")]
SH=26; DR=float(os.environ.get("DR","0.5")); HI=int(os.environ.get("HI","99"))

def open_deck_move(view: PokerAuctionView, amounts: Amounts, seat: int, worlds: Sequence[PokerAuction]) -> Move:
    cands: list[Move] = [Pass(), *(Bid(a) for a in sorted({amounts.least, _sure(worlds[0], seat)}))]
    scores = [sum(_outcome(world.copy(), seat, m, Random(i)) for i, world in enumerate(worlds)) for m in cands]
    scores[0] += float(os.environ.get('THR', 0)) * len(worlds)
    return cands[scores.index(max(scores))]

def _sure(world, seat):
    """A bid that no other can beat, or if that is too much the most."""
    amounts = open_deck.amounts(world, seat)
    most = max([b for o, b in enumerate(world.balances) if o != seat and open_deck.can_bid(world, o)], default=0)
    return amounts[min(len(amounts) - 1, max(0, most - amounts[0] + 10) // 10)] 

def _prudent(world, seat):
    sure = _sure(world, seat)
    lacking = 5 - len(world.hands[seat])
    return sure if sure * lacking <= world.balances[seat] else open_deck.amounts(world, seat)[0]

def _outcome(world, seat, move, RNG):
    world.play(seat, move, 0)
    pv = world.pack.value
    while world.phase != "over":
        mover = world.mover
        if mover != seat:
            world.play(mover, world.random_move(mover, RNG), 0)
            continue
        hand = world.hands[seat]
        amounts = open_deck.amounts(world, seat)
        lack = sum([5 - len(h) for h in world.hands])
        if pv((*hand, world.lot)) >> SH > pv(hand) >> SH or len(world.deck) < lack + 4 or (world.lot >> 2 >= HI):
            world.play(seat, Bid(_prudent(world, seat)), 0)
        else:
            world.play(seat, Pass(), 0)
    o = world.outcome()
    w = o.winners()
    return (1 if len(w) == 1 else DR) if seat in w else 0


BOTS: dict[str, Bot] = {"steady": Steady()}
