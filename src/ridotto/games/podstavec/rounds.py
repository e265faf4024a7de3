"""A whole round as a game: everyone keeps some pedestals back in secret, then all see them and bid."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from operator import mul
from typing import NamedTuple

from ridotto.bots.regret import Mix, even, expected, settle

from .auction import FAR, Chances, Deadline, Prospects, Size, Solution, Terms, auction
from .standing import Standing, Stock


class Rules(NamedTuple):
    """What a game is played by."""

    ends_at: int
    """So many pedestals end it (POD-15)."""
    count_first: bool
    """Displays compare by the number of balls first (POD-17). Otherwise reds decide, and nobody bids them."""
    one_colour: bool = False
    """All balls but the reds are of one colour."""


class Effort(NamedTuple):
    """How hard a round is thought through."""

    spares: tuple[int, ...]
    """So many pedestals may be kept back for bidding."""
    counts: tuple[int, ...]
    """The numbers of balls that are thought of as bids, beside those at the brim of a bag."""
    rounds: int
    """Rounds of regret matching for each auction."""


class Seen(NamedTuple):
    """What one player's arrangement leaves for bidding, and what its display is worth at the end."""

    bag: Stock
    value: tuple[int, ...]


def keeping(held: Stock, spare: int, rules: Rules) -> Seen:
    """The arrangement of one who keeps so many pedestals back and shows the best balls on the others."""
    red, plain, pedestals = held
    reds = min(red, pedestals - spare)
    plains = min(plain, pedestals - spare - reds)
    value = (reds + plains, reds) if rules.count_first else (reds, plains)
    return Seen((red - reds if rules.count_first else 0, plain - plains, spare), value)


def sizes(bags: Sequence[Stock], counts: Sequence[int]) -> list[Size]:
    """The bids worth a thought: to bid more than anyone else could answer is a waste."""
    pedestals = sorted(bag[2] for bag in bags)[-2]
    balls = sorted(bag[0] + bag[1] for bag in bags)[-2]
    plain = sorted(bag[1] for bag in bags)[-2]
    brims = (plain, plain + 1, balls, balls + 1)
    tried = sorted(count for count in {0, *counts, *brims} if count <= balls + 1)
    return [(number, count) for number in range(pedestals + 1) for count in tried] + [(pedestals + 1, 0)]


class Round:
    """From the auctions that may follow back to the pedestals that are kept for them."""

    def __init__(
        self,
        standing: Standing,
        rules: Rules,
        prospects: Prospects,
        effort: Effort,
        deadline: Deadline = FAR,
        last: int | None = None,
    ) -> None:
        self._standing = standing.with_new_pedestal()
        self._rules = rules
        self._prospects = prospects
        self._effort = effort
        self._deadline = deadline
        self._last = last
        self.seats = range(len(standing.held))
        self.may_end = any(deadline) or any(
            held[2] + self._standing.spoils[2] >= rules.ends_at for held in standing.held
        )
        self.options = [self._options(held[2]) for held in standing.held]
        """How many pedestals each may keep back."""
        self._after = {spares: self.auction(self._seen(spares)) for spares in product(*self.options)}
        self._rows = [[self._row(seat, spare) for spare in options] for seat, options in enumerate(self.options)]

    def _options(self, pedestals: int) -> tuple[int, ...]:
        """While the game cannot end displays do not count: as many pedestals as are of use are kept back."""
        most = min(pedestals, self._effort.spares[-1])
        return tuple(spare for spare in self._effort.spares if spare <= most) if self.may_end else (most,)

    def _seen(self, spares: Sequence[int]) -> list[Seen]:
        return [keeping(held, spare, self._rules) for held, spare in zip(self._standing.held, spares, strict=True)]

    def auction(self, seen: Sequence[Seen]) -> Chances:
        """What the auction comes to that follows on these arrangements."""
        bags = tuple(each.bag for each in seen)
        values = tuple(each.value for each in seen)
        terms = Terms(
            self._standing, bags, values, self._rules.ends_at, self._prospects, self._deadline, self._rules.one_colour
        )
        return auction(terms, sizes(bags, self._effort.counts)).solve(self._effort.rounds, self._last).chances

    def solve(self) -> Solution:
        """How everyone keeps pedestals back, by their options, and what it comes to."""
        mixes = [even(len(each)) for each in self.options]
        if self.may_end:
            mixes = settle(mixes, self.worths, self._effort.rounds, self._last)
        return Solution(mixes, tuple(expected(seat, mixes, self.worths) for seat in self.seats))

    def worths(self, seat: int, mixes: Sequence[Mix]) -> list[float]:
        """What each number of pedestals kept back is worth to a seat against the others' mixes."""
        likelihoods = [1.0]
        for other in self.seats:
            if other != seat:
                likelihoods = [each * chance for each in likelihoods for chance in mixes[other]]
        return [sum(map(mul, likelihoods, row)) for row in self._rows[seat]]

    def worth(self, seat: int, arranged: Seen, mixes: Sequence[Mix]) -> float:
        """What any other arrangement is worth to a seat against the others' mixes."""
        worth = 0.0
        others = [range(len(options)) if other != seat else (0,) for other, options in enumerate(self.options)]
        for numbers in product(*others):
            likelihood = 1.0
            for other, number in enumerate(numbers):
                likelihood *= mixes[other][number] if other != seat else 1.0
            if likelihood:
                seen = self._seen([self.options[other][number] for other, number in enumerate(numbers)])
                seen[seat] = arranged
                worth += likelihood * self.auction(seen)[seat]
        return worth

    def _row(self, seat: int, spare: int) -> list[float]:
        """What a seat comes to with so many kept back, for all that the others may keep."""
        others = [(spare,) if other == seat else options for other, options in enumerate(self.options)]
        return [self._after[spares][seat] for spares in product(*others)]
