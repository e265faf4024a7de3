"""What a card is worth in a deal: how often each player would win the bank with it, and what rivals may pay for it.

Everything is asked in imagined showdowns: the cards that a seat has not seen are drawn anew, everyone gets the cards
that are still to be dealt, and nothing more is sold. In a second set of them, drawn as an onlooker would, the own
secrets of the seat are secret too: there one sees what a rival must think, who does not know them.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple, TypeAlias

from . import deal, knowledge
from .pack import NO_CARD, Pack
from .state import PokerAuction

UNLIKELY = 0.1
"""A world counts at least so much, however odd a bid is in it."""
LEAST_PAINS = 0.25
"""Such a part of the worlds is imagined however little is at stake."""
TRIES = 6
"""So often a hand is drawn again that a rival would have played otherwise."""
Trust: TypeAlias = tuple[float, float, float]
"""By round."""


@dataclass(frozen=True)
class Beliefs:
    """What a player assumes about the rest of a deal."""

    worlds: int
    """So many showdowns are imagined."""
    future_tax: float
    """The part of all chips that will still go to the bank if every lot of the deal is yet to come."""
    choice: float = 0.0
    """So much of the bank any card is worth while more are to be sold: who holds more has more to choose from."""
    spread: float = 0.09
    """By so much of what is to be won rivals err about the worth of a card."""
    more_worlds: int = 0
    """So many where a bid is not clear after the others."""
    laying_worlds: int = 160
    """So many where a card is laid, at any table: what cards differ by is little, it is asked only once a lot, and such
    a world takes a small part of the time of one in which a deal is played on."""
    reads_lots: bool = False
    """Does it think of what a rival would not have laid?"""
    few: int = 4
    """Where more play, fewer worlds are imagined, since each of them takes longer."""
    reach: int = 0
    """If deals are played on: up to so many players times lots to come that is done in all worlds, beyond it in fewer,
    since a world takes as much longer. 0: nothing is played on."""
    serious: float = 0.0
    """Where the bank is a smaller part of all chips, fewer worlds are imagined: such a deal decides little."""
    trust: Trust = (1.0, 1.0, 1.0)
    """So much of what a card is worth in quick courses it is worth in earnest, in each round: rivals keep better cards
    than any draw, and play on with more sense. The less there is to come, the less can be foreseen wrongly."""

    @property
    def glances(self) -> tuple[int, ...]:
        """How many worlds a bid is weighed in; more only where it is not clear."""
        return (self.worlds, self.more_worlds) if self.more_worlds else (self.worlds,)

    def pains(self, world: PokerAuction, worlds: int) -> int:
        """How many of these worlds are imagined at this table, in this deal."""
        players = len(deal.playing(world))
        room = self.reach / (players * deal.lots_to_come(world)) if self.reach else self.few / players
        enough = self.serious * (world.bank + sum(world.balances))
        stake = max(LEAST_PAINS, world.bank / enough) if world.bank < enough else 1.0
        return round(worlds * stake * min(1.0, room))


class Showdown(NamedTuple):
    """What each hand would be worth without a card, and what it would be worth with it."""

    without: list[int]
    having: list[int]

    def worths(self, owner: int) -> list[int]:
        """What the hands are worth when this player has the card."""
        worths = self.without[:]
        worths[owner] = self.having[owner]
        return worths


class Draws:
    """The hands at a showdown, drawn from what a seat (or an onlooker) has not seen. Cards are units (see `Pack`)."""

    def __init__(self, world: PokerAuction, seat: int | None) -> None:
        self._world, self._seat, self._units = world, seat, world.pack.units
        self._players = deal.playing(world)
        known = [hand if other == seat else world.shown[other] for other, hand in enumerate(world.hands)]
        self._known = [self._in_units(cards) for cards in known]
        self._lacking = [len(hand) - len(cards) for hand, cards in zip(world.hands, known, strict=True)]
        self._bounded = any(any(floors) for floors in world.floors)
        for other in self._players:
            self._lacking[other] += deal.ROUNDS - world.round
        hidden = [card for other in self._players if other != seat for card in knowledge.hidden(world, other)]
        self._unseen = self._in_units(sorted([*world.deck, *hidden]))

    def _in_units(self, cards: Sequence[int]) -> list[int]:
        return [self._units[card] for card in cards]

    def hands(self, rng: Random) -> list[list[int]]:
        """Everyone's hand as it would be shown if nothing more were sold; the lot is in none of them."""
        if self._bounded:  # rare enough: somebody's clock has run out in this deal
            return [self._in_units(hand) for hand in final_hands(self._world.imagine(self._seat, rng))]
        cards = rng.sample(self._unseen, sum(self._lacking))
        hands = []
        start = 0
        for known, lacking in zip(self._known, self._lacking, strict=True):
            hands.append(known + cards[start : start + lacking])
            start += lacking
        return hands

    def likely_hands(self, rng: Random) -> list[list[int]]:
        """The same, drawn again now and then where a rival would hardly have laid the lot out of such a hand."""
        world = self._world
        for _ in range(TRIES if world.lot != NO_CARD and world.mover != self._seat else 1):
            hands = self.hands(rng)
            hand = hands[world.mover]
            if is_spare(world.pack, hand[: len(hand) - deal.ROUNDS + world.round], self._units[world.lot]):
                break
        return hands


def is_spare(pack: Pack, hand: Sequence[int], card: int) -> bool:
    """Does a hand make as much without this card, or would it miss any other one, too? Cards are units."""
    value, below = pack.sum_value, pack.below_category
    without = sum(hand)
    whole = without + card
    makes = value(whole) >> below
    if value(without) >> below == makes:
        return True
    return all(value(whole - other) >> below != makes for other in hand)


def final_hands(world: PokerAuction) -> list[list[int]]:
    """The hands as they would be at the showdown if nothing more were sold; the lot is in none of them."""
    to_come = deal.ROUNDS - world.round
    players = deal.playing(world)
    hands = [list(hand) for hand in world.hands]
    for place, seat in enumerate(players * to_come, 1):
        hands[seat].append(world.deck[-place])
    return hands


def winners(worths: Sequence[int]) -> tuple[int, ...]:
    """The best hand, or the best ones."""
    best = max(worths)
    return tuple([seat for seat, worth in enumerate(worths) if worth == best])


class Appraisal:
    """A card that is sold or may be laid, as one seat sees it."""

    def __init__(self, world: PokerAuction, seat: int, beliefs: Beliefs, prospects: Prospects, card: int) -> None:
        self.seat, self.seller = seat, world.mover
        self.prize = prize(world, beliefs.future_tax)
        self._doubt = beliefs.spread * self.prize  # by so much rivals err at each time of asking
        self.choice = beliefs.choice * world.bank if lots_left(world) else 0.0
        self.players = deal.playing(world)
        self.trust = beliefs.trust[world.round - 1]
        self._beliefs, self._alone = beliefs, world.round == deal.ROUNDS
        self.card = world.pack.units[card]
        self._taken_out, self._tiles = world.lot == NO_CARD, world.pack.tiles
        self._value, self._prospects = world.pack.sum_value, prospects
        self._showdowns = self._compared(prospects.mine)
        self.worlds = len(prospects.mine.hands)
        self._winners: dict[int, list[tuple[int, ...]]] = {}

    def _compared(self, drawn: Drawn) -> list[Showdown]:
        """What hands are worth with and without the card; one that is yet to be laid is in the seller's hand."""
        value, card, seller = self._value, self.card, self.seller
        with_it = [[value(hand + card) for hand in sums] for sums in self._apart(drawn)]
        showdowns = [Showdown(without[:], having) for without, having in zip(drawn.worths, with_it, strict=True)]
        if self._taken_out:
            for number, (without, having) in enumerate(showdowns):
                hand, whole = drawn.hands[number][seller], drawn.sums[number][seller]
                held = whole - (card if card in hand else hand[0])  # an onlooker does not know that it is there
                without[seller], having[seller] = value(held), value(held + card)
        return showdowns

    def _apart(self, drawn: Drawn) -> Sequence[Sequence[int]]:
        """The hands as sums, without the card: one that is yet to be laid is the seller's, and an onlooker, who does
        not know that, may have imagined it elsewhere. Of tiles there are more of a kind."""
        if not self._taken_out or self._tiles:
            return drawn.sums
        return [[hand & ~self.card for hand in sums] for sums in drawn.sums]

    @property
    def dealt(self) -> list[tuple[list[int], list[list[int]]]]:
        """In each world the hands as they are now, as sums, and what everyone will still be dealt."""
        return self._prospects.dealt

    @cached_property
    def _onlooker(self) -> list[Showdown]:
        return self._compared(self._prospects.onlooker)

    @cached_property
    def _to_beat(self) -> list[dict[int, int]]:
        """In each world of an onlooker, what each player must beat who does without the card, as all others do."""
        return [_best_of_others(self.players, showdown.without) for showdown in self._onlooker]

    def winners(self, owner: int) -> list[tuple[int, ...]]:
        """Who wins the bank in each of the worlds when that player has the card."""
        if owner not in self._winners:
            self._winners[owner] = [winners(showdown.worths(owner)) for showdown in self._showdowns]
        return self._winners[owner]

    def chance(self, owner: int) -> float:
        """How often this seat wins the bank when that player has the card."""
        won = [1 / len(best) for best in self.winners(owner) if self.seat in best]
        return sum(won) / self.worlds

    def limits(self, rival: int, otherwise: int) -> list[float]:
        """Up to which price this rival should go in each of the worlds, where else `otherwise` would have the card."""
        to_beat = sorted([best[rival] for best in self._to_beat])
        helped = sorted(
            [max(best[rival], each.having[otherwise]) for best, each in zip(self._to_beat, self._onlooker, strict=True)]
        )
        having = [_rate(to_beat, showdown.having[rival]) for showdown in self._showdowns]
        missing = [_rate(helped, showdown.without[rival]) for showdown in self._showdowns]
        if not self._alone:  # nobody knows the cards that they will still be dealt
            having, missing = _towards_mean(having), _towards_mean(missing)
        return [
            self.choice + self.worth(with_it - without_it) for with_it, without_it in zip(having, missing, strict=True)
        ]

    def worth(self, gain: float) -> float:
        """The price at which having the card and leaving it to another come to the same number of chips: half of the
        price joins the bank whoever pays it."""
        return max(gain, 0.0) * self.prize / (1 - gain / 2)

    def doubted(self, limit: float, rng: Random) -> float:
        """How far somebody goes at one time of asking who should go up to the limit."""
        return limit + self._doubt * rng.gauss(0, 1)

    def likelihood(self, bid: int, limit: float) -> float:
        """How likely somebody bids so much who should go up to the limit."""
        errors = (bid - limit) / self._doubt
        return max(UNLIKELY, 0.5 * math.erfc(errors / math.sqrt(2)))


class Drawn:
    """Imagined hands, their sums, and what they are worth as they are."""

    def __init__(self, pack: Pack, hands: list[list[list[int]]]) -> None:
        self.hands = hands
        self.sums = [[sum(hand) for hand in world_hands] for world_hands in hands]
        self.worths = [[pack.sum_value(hand) for hand in sums] for sums in self.sums]


class Prospects:
    """Imagined hands of one question, the same for every card that is appraised."""

    def __init__(self, world: PokerAuction, seat: int, worlds: int, rng: Random, reads_lots: bool = False) -> None:
        draws = Draws(world, seat)
        draw = draws.likely_hands if reads_lots else draws.hands
        self._world, self._rng, self._worlds = world, rng, worlds
        self.mine = Drawn(world.pack, [draw(rng) for _ in range(worlds)])

    @cached_property
    def dealt(self) -> list[tuple[list[int], list[list[int]]]]:
        """In each world the hands as they are now, as sums, and what everyone will still be dealt."""
        to_come = deal.ROUNDS - self._world.round
        dealt = []
        for hands, sums in zip(self.mine.hands, self.mine.sums, strict=True):
            coming = [hand[len(hand) - to_come :] for hand in hands]
            dealt.append(([whole - sum(later) for whole, later in zip(sums, coming, strict=True)], coming))
        return dealt

    @cached_property
    def onlooker(self) -> Drawn:
        """What somebody might expect who knows no hand."""
        draws = Draws(self._world, None)
        return Drawn(self._world.pack, [draws.hands(self._rng) for _ in range(self._worlds)])


def prize(world: PokerAuction, future_tax: float) -> float:
    """What the bank will hold at the showdown, about."""
    return world.bank + future_tax * lots_left(world) * sum(world.balances)


def lots_left(world: PokerAuction) -> float:
    """Which part of the lots of this deal is still to be sold, the present one apart."""
    in_all = deal.ROUNDS * len(deal.playing(world))
    return max(0, deal.lots_to_come(world) - 1) / in_all


def _best_of_others(players: Sequence[int], worths: Sequence[int]) -> dict[int, int]:
    """For each player the best hand of all others."""
    best = max(players, key=worths.__getitem__)
    second = max([worths[player] for player in players if player != best], default=0)
    others = dict.fromkeys(players, worths[best])
    others[best] = second
    return others


def _rate(rising: Sequence[int], worth: int) -> float:
    """Which part of these a hand of this worth beats; equal ones count half."""
    return (bisect_left(rising, worth) + bisect_right(rising, worth)) / (2 * len(rising))


def _towards_mean(numbers: Sequence[float]) -> list[float]:
    """Half way between each number and the mean of all."""
    mean = sum(numbers) / len(numbers)
    return [(number + mean) / 2 for number in numbers]
