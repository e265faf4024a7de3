"""A player that thinks a round through as a game: it weighs every bid against what others may bid, and mixes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias, TypeVar

from ridotto.bots.regret import draw
from ridotto.core.bot import Choice, Decision, Opinion, Sight
from ridotto.core.forms import Move

from .auction import Auction, Prospects, Terms, auction
from .colours import coloured
from .lots import Lot, sent_lot
from .moves import Arrange, Bid
from .reasons import why_arrange, why_bid
from .rounds import Effort, Round, Rules, Seen, sizes
from .scoring import best_display, display_value
from .setup import BARREN_ROUNDS_TO_END, LAST_ROUND, PEDESTALS_TO_END
from .standing import Standing, Stock, stock
from .state import Podstavec

Kind = TypeVar("Kind", Arrange, Bid)

Knowledge: TypeAlias = Callable[[Podstavec], Prospects]
"""Which prospects go with a game: they depend on how many play, and on how displays are compared."""


class Thinker:
    """Looks one round ahead, and from there on trusts its prospects."""

    def __init__(self, knowledge: Knowledge, arranging: Effort, bidding: Effort) -> None:
        self._knowledge = knowledge
        self._arranging = arranging
        self._bidding = bidding

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """The decision of its opinion."""
        return self.consider(sight, rng).decision

    def consider(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Opinion:
        """Arrange or bid, and why. Bags can be worked out from what is public, so any imagined world shows them."""
        world: Podstavec = sight.imagine()
        if world.phase == "arrange":
            return self._arrange(world, sight.seat, rng, [move for move in also if isinstance(move, Arrange)])
        return self._bid(world, sight.seat, rng, [move for move in also if isinstance(move, Bid)])

    def _arrange(self, world: Podstavec, seat: int, rng: Random, also: Sequence[Arrange]) -> Opinion:
        found = Round(_standing(world), _rules(world), self._knowledge(world), self._arranging)
        mixes = found.solve().mixes
        owned = world.owned(seat)
        choices = [
            Choice(Arrange(*best_display(owned[:3], owned[3] - spare)), worth)
            for spare, worth in zip(found.options[seat], found.worths(seat, mixes), strict=True)
        ]
        chosen = choices[draw(mixes[seat], rng)]
        new = _missing(also, choices)
        choices += [Choice(move, found.worth(seat, _seen(world, seat, move), mixes)) for move in new]
        choices.sort(key=_worth, reverse=True)
        return Opinion(Decision(chosen.move), tuple(choices), why_arrange(owned[3], found.may_end, chosen, choices))

    def _bid(self, world: Podstavec, seat: int, rng: Random, also: Sequence[Bid]) -> Opinion:
        found = self._auction(world)
        mixes = found.solve(self._bidding.rounds).mixes
        number, boldness = draw(mixes[seat], rng), rng.random()
        weighed = {
            each: Choice(Bid(*coloured(world, seat, content, boldness)), worth)
            for each, (worth, content) in enumerate(
                zip(found.worths(seat, mixes), found.outcomes.contents[seat], strict=True)
            )
            if content is not None
        }
        chosen, choices = weighed[number], list(weighed.values())
        new = _missing(also, choices)
        choices += [Choice(move, found.worth(seat, stock(sent_lot(move)), mixes)) for move in new]
        choices.sort(key=_worth, reverse=True)
        often = found.wins(seat, mixes)[number]
        return Opinion(Decision(chosen.move), tuple(choices), why_bid(often, chosen, choices))

    def _auction(self, world: Podstavec) -> Auction:
        bags = tuple(_purse(world, bag) for bag in world.bags)
        shown = tuple(display_value(display, world.scoring) for display in world.displays)
        terms = Terms(
            _standing(world), bags, shown, PEDESTALS_TO_END[world.seats], self._knowledge(world),
            last=world.round == LAST_ROUND,
            patience_ends=not world.supply and world.barren == BARREN_ROUNDS_TO_END - 1,
        )  # fmt: skip
        return auction(terms, sizes(bags, self._bidding.counts))


def _standing(world: Podstavec) -> Standing:
    held = tuple(stock(world.owned(seat)) for seat in range(world.seats))
    won = sorted((first, seat) for seat, first in enumerate(world.first_wins) if first)
    return Standing(held, stock(world.spoils), world.supply, tuple(seat for _, seat in won))


def _rules(world: Podstavec) -> Rules:
    return Rules(PEDESTALS_TO_END[world.seats], world.scoring == "count-first")


def _purse(world: Podstavec, bag: Lot) -> Stock:
    """What may be bid of a bag: where reds decide, nobody means to bid them."""
    return stock(bag) if world.scoring == "count-first" else (0, bag[1] + bag[2], bag[3])


def _seen(world: Podstavec, seat: int, move: Arrange) -> Seen:
    """What any arrangement leaves in the bag, and shows."""
    red, white, black, pedestals = world.owned(seat)
    balls = move.red + move.white + move.black
    bag = (red - move.red, white - move.white, black - move.black, pedestals - balls - move.empty)
    plain = move.white + move.black
    return Seen(_purse(world, bag), (balls, move.red) if world.scoring == "count-first" else (move.red, plain))


def _missing(also: Sequence[Kind], choices: Sequence[Choice]) -> list[Kind]:
    """The moves that have not been weighed yet, each once."""
    known = {choice.move for choice in choices}
    return [move for move in dict.fromkeys(also) if move not in known]


def _worth(choice: Choice) -> float:
    return choice.worth
