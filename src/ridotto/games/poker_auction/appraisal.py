"""What a card is worth in a deal: how often each player would win the bank with it, and what rivals may pay for it.

Everything is asked in imagined showdowns: the cards that a seat has not seen are drawn anew, everyone gets the cards
that are still to be dealt, and nothing more is sold. In a second set of them, drawn as an onlooker would, the own
secrets of the seat are secret too: there one sees what a rival must think, who does not know them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from . import deal, knowledge
from .pack import NO_CARD
from .state import PokerAuction


@dataclass(frozen=True)
class Beliefs:
    """What a player assumes about the rest of a deal."""

    worlds: int
    """So many showdowns are imagined."""
    future_tax: float
    """The part of all chips that will still go to the bank if every lot of the deal is yet to come."""
    choice: float = 0.0
    """So much of the bank any card is worth while more are to be sold: who holds more has more to choose from."""
    boldness: float = 1.0
    """Rivals bid up to so much of what a card seems worth to them."""
    spread: float = 0.4
    """How unsure that is, as a part of it."""
    reads_bids: bool = False
    """Does it think of what hands rivals must have who bid?"""


@dataclass(frozen=True)
class Showdown:
    """What each hand would be worth without a card, and what it would be worth with it."""

    without: list[int]
    having: list[int]

    def worths(self, owner: int) -> list[int]:
        """What the hands are worth when this player has the card."""
        worths = self.without[:]
        worths[owner] = self.having[owner]
        return worths


class Draws:
    """The hands at a showdown, drawn from what a seat (or an onlooker) has not seen."""

    def __init__(self, world: PokerAuction, seat: int | None) -> None:
        self._world, self._seat = world, seat
        self._players = deal.playing(world)
        self._known = [hand if other == seat else world.shown[other] for other, hand in enumerate(world.hands)]
        self._lacking = [len(hand) - len(known) for hand, known in zip(world.hands, self._known, strict=True)]
        self._bounded = any(any(floors) for floors in world.floors)
        for other in self._players:
            self._lacking[other] += deal.ROUNDS - world.round
        hidden = [card for other in self._players if other != seat for card in knowledge.hidden(world, other)]
        self._unseen = sorted([*world.deck, *hidden])

    def hands(self, rng: Random) -> list[list[int]]:
        """Everyone's hand as it would be shown if nothing more were sold; the lot is in none of them."""
        if self._bounded:  # rare enough: somebody's clock has run out in this deal
            return final_hands(self._world.imagine(self._seat, rng))
        cards = rng.sample(self._unseen, sum(self._lacking))
        hands = [list(known) for known in self._known]
        start = 0
        for hand, lacking in zip(hands, self._lacking, strict=True):
            hand += cards[start : start + lacking]
            start += lacking
        return hands


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
        self.choice = beliefs.choice * world.bank if lots_left(world) else 0.0
        self.players = deal.playing(world)
        self.reads_bids = beliefs.reads_bids
        self._beliefs, self._alone = beliefs, world.round == deal.ROUNDS
        taken_out = card if world.lot == NO_CARD else NO_CARD
        self._showdowns = list(_showdowns(world, prospects.mine, card, self.seller, taken_out))
        self._world, self._prospects, self._card, self._taken_out = world, prospects, card, taken_out
        self.winners = {
            owner: [winners(showdown.worths(owner)) for showdown in self._showdowns] for owner in self.players
        }
        """For each owner of the card, who wins the bank in each of the worlds."""

    @cached_property
    def _onlooker(self) -> list[Showdown]:
        hands = self._prospects.onlooker
        return list(_showdowns(self._world, hands, self._card, self.seller, self._taken_out))

    def chance(self, owner: int) -> float:
        """How often this seat wins the bank when that player has the card."""
        won = [1 / len(best) for best in self.winners[owner] if self.seat in best]
        return sum(won) / len(self.winners[owner])

    def limits(self, rival: int, otherwise: int, rng: Random) -> list[float]:
        """Up to which price this rival would go in each of the worlds, where else `otherwise` would have the card."""
        others = [player for player in self.players if player != rival]
        to_beat = sorted(max(showdown.without[other] for other in others) for showdown in self._onlooker)
        helped = sorted(_best_of(others, showdown.worths(otherwise)) for showdown in self._onlooker)
        having = [_rate(to_beat, showdown.having[rival]) for showdown in self._showdowns]
        missing = [_rate(helped, showdown.without[rival]) for showdown in self._showdowns]
        if not self._alone:  # nobody knows the cards that they will still be dealt
            having, missing = _towards_mean(having), _towards_mean(missing)
        seller = rival == self.seller
        return [
            (self.choice + self.worth(with_it, with_it - without_it, seller)) * self._doubt(rng)
            for with_it, without_it in zip(having, missing, strict=True)
        ]

    def worth(self, having: float, gain: float, by_seller: bool) -> float:
        """The price at which having the card and leaving it to another come to the same number of chips. Half of the
        price joins the bank that may be won back; a seller who buys also does without the other half."""
        return max(gain, 0.0) * self.prize / (1 - gain / 2 if by_seller else 1 - having / 2)

    def _doubt(self, rng: Random) -> float:
        return max(0.0, self._beliefs.boldness * (1 + self._beliefs.spread * rng.gauss(0, 1)))


class Prospects:
    """Imagined hands of one question, the same for every card that is appraised."""

    def __init__(self, world: PokerAuction, seat: int, worlds: int, rng: Random) -> None:
        draws = Draws(world, seat)
        self.mine = [draws.hands(rng) for _ in range(worlds)]
        self._world, self._rng = world, rng

    @cached_property
    def onlooker(self) -> list[list[list[int]]]:
        """What somebody might expect who knows no hand."""
        draws = Draws(self._world, None)
        return [draws.hands(self._rng) for _ in self.mine]


def prize(world: PokerAuction, future_tax: float) -> float:
    """What the bank will hold at the showdown, about."""
    return world.bank + future_tax * lots_left(world) * sum(world.balances)


def lots_left(world: PokerAuction) -> float:
    """Which part of the lots of this deal is still to be sold, the present one apart."""
    in_all = deal.ROUNDS * len(deal.playing(world))
    return max(0, in_all - deal.lot_number(world)) / in_all


def _showdowns(
    world: PokerAuction, hands: Sequence[Sequence[Sequence[int]]], card: int, seller: int, taken_out: int
) -> Iterator[Showdown]:
    """What these hands are worth with and without the card; one that is yet to be laid is in the seller's hand."""
    value = world.pack.value
    for world_hands in hands:
        without = [value(hand) for hand in world_hands]
        having = [value([*hand, card]) for hand in world_hands]
        if taken_out != NO_CARD:
            held = list(world_hands[seller])
            if taken_out in held:
                held.remove(taken_out)
            else:  # an onlooker does not know that it is there
                held.pop(0)
            without[seller], having[seller] = value(held), value([*held, card])
        yield Showdown(without, having)


def _best_of(players: Sequence[int], worths: Sequence[int]) -> int:
    return max(worths[player] for player in players)


def _rate(rising: Sequence[int], worth: int) -> float:
    """Which part of these a hand of this worth beats; equal ones count half."""
    return (bisect_left(rising, worth) + bisect_right(rising, worth)) / (2 * len(rising))


def _towards_mean(numbers: Sequence[float]) -> list[float]:
    """Half way between each number and the mean of all."""
    mean = sum(numbers) / len(numbers)
    return [(number + mean) / 2 for number in numbers]
