"""A player that thinks a round through as a game: it weighs every bid against what others may bid, and mixes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from ridotto.bots.regret import Mix, draw
from ridotto.core.bot import Choice, Decision, Mind, Opinion, Sight
from ridotto.core.forms import Move
from ridotto.core.messages import Message

from .auction import Auction, Deadline, Prospects, Terms, auction, content
from .colours import coloured
from .lots import Lot, sent_lot
from .moves import Arrange, Bid
from .reasons import PASS, Bidding, balls_shown, is_lost, why_arrange, why_bid
from .rounds import Effort, Round, Rules, Seen, sizes
from .scoring import best_display, display_value
from .setup import BARREN_ROUNDS_TO_END, LAST_ROUND, PEDESTALS_TO_END
from .standing import Standing, Stock, stock
from .state import Podstavec

HARDLY = 0.005
"""A bid that wins more rarely is as good as none, unless it is worth more than passing. In a lost game pedestals
kept back for no more than this are better shown."""
NEARLY = 0.02
"""What is worth less than the best by more than this is not advised, though a mix may hold it."""
GREAT_SPOILS = 4
"""So many pedestals are worth a red ball."""

Knowledge: TypeAlias = Callable[[Podstavec], Prospects]
"""Which prospects go with a game: they depend on how many play, and on how displays are compared."""


class Pains(NamedTuple):
    """How hard a player thinks."""

    arranging: Effort
    bidding: Effort


class Thoughts(NamedTuple):
    """What was weighed, and how often each of it is played."""

    choices: list[Choice]
    mix: Mix
    advised: Mix
    """The same without what the player itself holds plainly worse than the best."""
    worth: Callable[[Any], float]
    """The same measure for any other move of this kind."""
    why: Callable[[int, Sequence[Choice]], Message]
    """Why the choice of this number is played, beside all that were weighed, the best first."""


class Thinker(Mind):
    """Looks one round ahead, and from there on trusts its prospects. On every seat it thinks alike: it is the last to
    settle on its mix, so that no seat is the better one for players who think little."""

    def __init__(self, knowledge: Knowledge, two: Pains, three: Pains, about: int = 0) -> None:
        """`about`: of the balls in a bid it plays up to so many more or fewer than it thought of."""
        self._knowledge = knowledge
        self._pains = {2: two, 3: three}
        self._about = about

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Arrange or bid, by the whole mix. Bags can be worked out from what is public, so any imagined world shows
        them."""
        world, boldness = sight.imagine(), rng.random()
        thoughts = self.thoughts(world, sight.seat, boldness)
        move = thoughts.choices[draw(thoughts.mix, rng)].move
        if self._about and isinstance(move, Bid) and move != PASS:
            move = self._about_so_many(world, sight.seat, move, boldness, rng)
        return Decision(move)

    def _about_so_many(self, world: Podstavec, seat: int, bid: Bid, boldness: float, rng: Random) -> Bid:
        """A ball more or less, unless nobody can answer the bid. Two who think alike would else stake the same again
        and again, until all that either has is in the spoils and nobody can win them (POD-12)."""
        balls = bid.red + bid.white + bid.black
        others = [_purse(world, bag) for other, bag in enumerate(world.bags) if other != seat]
        if all((pedestals, red + plain) < (bid.pedestals, balls) for red, plain, pedestals in others):
            return bid
        red, plain, pedestals = stock(world.bags[seat])
        reds = red if world.scoring == "count-first" or not plain + pedestals else 0
        number = rng.randint(max(balls - self._about, 0), min(balls + self._about, reds + plain))
        held = content((reds, plain, pedestals), (bid.pedestals, number))
        return bid if held is None else Bid(*coloured(world, seat, held, boldness))

    def consider(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Opinion:
        """What to advise, and why."""
        thoughts = self.thoughts(sight.imagine(), sight.seat, rng.random())
        number = draw(thoughts.advised, rng)
        known = {choice.move for choice in thoughts.choices}
        new = [Choice(move, thoughts.worth(move)) for move in dict.fromkeys(also) if move not in known]
        choices = sorted([*thoughts.choices, *new], key=lambda choice: choice.worth, reverse=True)
        chosen, why = thoughts.choices[number].move, thoughts.why(number, choices)
        return Opinion(Decision(chosen), tuple(choices), why, near=NEARLY)

    def thoughts(self, world: Podstavec, seat: int, boldness: float) -> Thoughts:
        """What it weighs in a world, and how often it plays what. By the boldness it chooses the colours of a bid."""
        return self._arranging(world, seat) if world.phase == "arrange" else self._bidding(world, seat, boldness)

    def _arranging(self, world: Podstavec, seat: int) -> Thoughts:
        effort = self._pains[world.seats].arranging
        found = Round(_standing(world), _rules(world), self._knowledge(world), effort, _deadline(world), seat)
        mixes = found.solve().mixes
        owned = world.owned(seat)
        choices = [
            Choice(Arrange(*best_display(owned[:3], owned[3] - spare)), worth)
            for spare, worth in zip(found.options[seat], found.worths(seat, mixes), strict=True)
        ]

        def worth(move: Any) -> float:
            return found.worth(seat, _seen(world, seat, move), mixes)

        def why(number: int, weighed: Sequence[Choice]) -> Message:
            return why_arrange(owned[3], found.may_end, choices[number], weighed)

        mix = _on_display(choices) if is_lost(choices) else mixes[seat]
        return Thoughts(choices, mix, _near_best(mix, choices), worth, why)

    def _bidding(self, world: Podstavec, seat: int, boldness: float) -> Thoughts:
        found = self._auction(world)
        mixes = found.solve(self._pains[world.seats].bidding.rounds, seat).mixes
        worths, wins = found.worths(seat, mixes), found.wins(seat, mixes)
        contents = found.outcomes.contents[seat]
        able = [(number, held) for number, held in enumerate(contents) if held is not None]
        choices = [Choice(Bid(*coloured(world, seat, held, boldness)), worths[number]) for number, held in able]

        def worth(move: Any) -> float:
            return found.worth(seat, stock(sent_lot(move)), mixes)

        able_mix, often = zip(*[(mixes[seat][number], wins[number]) for number, _ in able], strict=True)
        by_bid = {choice.move: each for choice, each in zip(choices, often, strict=True)}
        bidding = Bidding(world.seats, world.spoils, by_bid)

        def why(number: int, weighed: Sequence[Choice]) -> Message:
            return why_bid(bidding, choices[number], weighed)

        plain = _plainly(able_mix, often, choices)
        return Thoughts(choices, plain, _near_best(plain, choices), worth, why)

    def _auction(self, world: Podstavec) -> Auction:
        bags = tuple(_purse(world, bag) for bag in world.bags)
        shown = tuple(display_value(display, world.scoring) for display in world.displays)
        terms = Terms(
            _standing(world), bags, shown, PEDESTALS_TO_END[world.seats], self._knowledge(world), _deadline(world),
            _rules(world).one_colour,
        )  # fmt: skip
        return auction(terms, sizes(bags, self._pains[world.seats].bidding.counts))


def _plainly(mix: Sequence[float], wins: Sequence[float], choices: Sequence[Choice]) -> Mix:
    """The same mix, but a bid that hardly ever wins, and is worth no more than passing, looks foolish: who would make
    it passes."""
    passing = next(number for number, choice in enumerate(choices) if choice.move == PASS)
    useful = choices[passing].worth + HARDLY
    useless = [often < HARDLY and choice.worth <= useful for often, choice in zip(wins, choices, strict=True)]
    spared = sum(weight for weight, vain in zip(mix, useless, strict=True) if vain)
    plain = [0.0 if vain else weight for weight, vain in zip(mix, useless, strict=True)]
    plain[passing] += spared
    return plain


def _near_best(mix: Sequence[float], choices: Sequence[Choice]) -> Mix:
    """The part of a mix that is worth about as much as the best; where there is none, the best itself."""
    best = max(choice.worth for choice in choices)
    near = [weight * (choice.worth >= best - NEARLY) for weight, choice in zip(mix, choices, strict=True)]
    return near if any(near) else [float(choice.worth == best) for choice in choices]


def _on_display(choices: Sequence[Choice]) -> Mix:
    """Of all that is about the best, what shows most balls: who is lost against good play still wins by the display
    where others slip."""
    best = max(choice.worth for choice in choices)
    near = [choice for choice in choices if choice.worth >= best - HARDLY]
    near.reverse()  # among those that show as many, the one with fewest empty pedestals comes first
    finest = max(near, key=lambda choice: balls_shown(choice.move))
    return [float(choice is finest) for choice in choices]


def _standing(world: Podstavec) -> Standing:
    held = tuple(stock(world.owned(seat)) for seat in range(world.seats))
    won = sorted((first, seat) for seat, first in enumerate(world.first_wins) if first)
    return Standing(held, stock(world.spoils), world.supply, tuple(seat for _, seat in won))


def _deadline(world: Podstavec) -> Deadline:
    """What ends the game in this round, in either half of it."""
    supply = world.supply - 1 if world.phase == "arrange" else world.supply
    return Deadline(world.round == LAST_ROUND, supply <= 0 and world.barren == BARREN_ROUNDS_TO_END - 1)


def _rules(world: Podstavec) -> Rules:
    count_first = world.scoring == "count-first"
    white, black = (any(world.owned(seat)[colour] for seat in range(world.seats)) for colour in (1, 2))
    return Rules(PEDESTALS_TO_END[world.seats], count_first, not count_first and not (white and black))


def _purse(world: Podstavec, bag: Lot) -> Stock:
    """What may be bid of a bag: where reds decide, nobody means to bid them, but one for great spoils."""
    red, plain, pedestals = stock(bag)
    if world.scoring == "count-first":
        return (red, plain, pedestals)
    alone = not plain + pedestals and world.spoils[3] >= GREAT_SPOILS
    return (min(red, 1) if alone else 0, plain, pedestals)


def _seen(world: Podstavec, seat: int, move: Arrange) -> Seen:
    """What any arrangement leaves in the bag, and shows."""
    red, white, black, pedestals = world.owned(seat)
    balls = move.red + move.white + move.black
    bag = (red - move.red, white - move.white, black - move.black, pedestals - balls - move.empty)
    plain = move.white + move.black
    return Seen(_purse(world, bag), (balls, move.red) if world.scoring == "count-first" else (move.red, plain))
