"""One sealed auction as a game of one simultaneous move.

What an auction comes to depends only on who wins and on the bid that is paid. So what each of a player's bids is worth
against the others' mixes follows in one pass over all bids, without a matrix.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import accumulate
from operator import mul
from typing import NamedTuple, TypeAlias

from ridotto.bots.regret import Mix, expected, settle

from .standing import Standing, Stock, first_places

Size: TypeAlias = tuple[int, int]
"""How large a bid is: pedestals, then balls of any colour (POD-10)."""

Chances: TypeAlias = tuple[float, ...]
"""Each seat's chance of the first place."""

Prospects: TypeAlias = Callable[[Standing], Chances]
"""What may be hoped for from a standing."""

IMPOSSIBLE = -1.0
"""The worth of a bid that a player cannot make: less than any chance."""

PASS: Size = (0, 0)

SAME_COLOURS_OF_THREE = 0.6
"""Among three, who begin with few balls and keep the same ones to show, bids of the same size are often equal, which is
dear to both (POD-13). Who does not think of it makes the same bid as whoever thinks alike. Among two it happens less,
and costs less: the spoils wait."""


class Deadline(NamedTuple):
    """What ends a game that does not end by itself (POD-19)."""

    last: bool = False
    """The game ends after this auction, whoever wins."""
    barren: bool = False
    """The game ends if nobody wins."""


FAR = Deadline()


class Terms(NamedTuple):
    """What an auction is held for, and by whom."""

    standing: Standing
    """With the new pedestal in the spoils."""
    bags: tuple[Stock, ...]
    """What each may bid."""
    shown: tuple[tuple[int, ...], ...]
    """The value of each display, should the game end."""
    ends_at: int
    """So many pedestals end the game (POD-15)."""
    prospects: Prospects
    deadline: Deadline = FAR
    one_colour: bool = False
    """All balls that may be bid are of one colour, so that bids of the same size are equal."""


class Solution(NamedTuple):
    """How everyone bids, and what it comes to."""

    mixes: list[Mix]
    chances: Chances


def content(bag: Stock, size: Size) -> Stock | None:
    """What a player would bid at this size: reds only where the others do not suffice. None: the bag has too little."""
    pedestals, balls = size
    red = max(balls - bag[1], 0)
    return None if red > bag[0] or pedestals > bag[2] else (red, balls - red, pedestals)


class Outcomes:
    """What an auction can come to."""

    def __init__(self, terms: Terms, sizes: Sequence[Size]) -> None:
        self.terms = terms
        self.sizes = sizes
        self.seats = len(terms.bags)
        self.contents = [[content(bag, size) for size in sizes] for bag in terms.bags]
        self._nothing: Chances = (0.0,) * self.seats
        self.alone = [[self._won(seat, (seat,), number) for number in range(len(sizes))] for seat in range(self.seats)]
        """Each seat wins with each of its bids."""

    def level(self, seats: tuple[int, ...], third: int | None = None) -> list[Chances]:
        """These seats make the same bid, each of theirs; the third, if there is one, has bid less.

        Between bids with balls the colours may decide: then each is as likely to be the better one. Bids of pedestals
        alone, or of balls of one colour, are equal, and the third wins (POD-13) or nobody (POD-12).
        """
        found = []
        for number, (_, balls) in enumerate(self.sizes):
            same = self._same_colours if balls and not self.terms.one_colour else 1.0
            parts = []
            if same < 1:
                parts.append((1 - same, _mean([self.alone[seat][number] for seat in seats])))
            if same:
                parts.append((same, self._equal(seats, third, number)))
            found.append(tuple(sum(part * chances[seat] for part, chances in parts) for seat in range(self.seats)))
        return found

    @property
    def _same_colours(self) -> float:
        """How likely bids of the same number of balls hold the same colours."""
        return SAME_COLOURS_OF_THREE if self.seats == 3 else 0.0

    def _equal(self, seats: tuple[int, ...], third: int | None, number: int) -> Chances:
        return self._kept(seats, number) if third is None else self._won(third, seats, number)

    def _won(self, winner: int, payers: tuple[int, ...], number: int) -> Chances:
        paid = [(seat, self.contents[seat][number]) for seat in payers]
        after = self._after(paid, winner)
        if after is None:
            return self._nothing
        ends = self.terms.deadline.last or after.held[winner][2] >= self.terms.ends_at
        return first_places(self.terms.shown, after.earliest) if ends else self.terms.prospects(after)

    def _kept(self, payers: tuple[int, ...], number: int) -> Chances:
        after = self._after([(seat, self.contents[seat][number]) for seat in payers], None)
        if after is None:
            return self._nothing
        ends = any(self.terms.deadline)
        return first_places(self.terms.shown, after.earliest) if ends else self.terms.prospects(after)

    def _after(self, paid: Sequence[tuple[int, Stock | None]], winner: int | None) -> Standing | None:
        """None: somebody cannot pay that, so it does not happen."""
        real = [(seat, bid) for seat, bid in paid if bid is not None]
        if len(real) < len(paid):
            return None
        return self.terms.standing.kept(real) if winner is None else self.terms.standing.won(winner, real)


def _mean(several: Sequence[Chances]) -> Chances:
    return tuple(sum(each) / len(several) for each in zip(*several, strict=True))


class Auction(ABC):
    """The bids that are thought of, the smallest first, and what they are worth; the first is the pass."""

    def __init__(self, terms: Terms, sizes: Sequence[Size]) -> None:
        self.sizes = sizes
        self.outcomes = Outcomes(terms, sizes)
        self.seats = range(len(terms.bags))
        self.able = [[each is not None for each in contents] for contents in self.outcomes.contents]

    def solve(self, rounds: int, last: int | None = None) -> Solution:
        """Mixes that hardly anybody regrets; `last` is who thinks of them, if any."""
        starts = [[each / sum(able) for each in able] for able in self.able]
        mixes = settle(starts, self.worths, rounds, last)
        return Solution(mixes, tuple(expected(seat, mixes, self.worths) for seat in self.seats))

    def worths(self, seat: int, mixes: Sequence[Mix]) -> list[float]:
        """What each bid of a seat is worth to it against the others' mixes."""
        found = self.weighed(seat, [mix for other, mix in enumerate(mixes) if other != seat])
        if all(self.able[seat]):
            return found
        return [worth if able else IMPOSSIBLE for worth, able in zip(found, self.able[seat], strict=True)]

    def wins(self, seat: int, mixes: Sequence[Mix]) -> list[float]:
        """How often each bid of a seat is higher than all others; of bids of equal size every second one."""
        found = [1.0] * len(self.sizes)
        for other, mix in enumerate(mixes):
            if other != seat:
                found = [
                    each * (below + chance / 2) for each, below, chance in zip(found, _below(mix), mix, strict=False)
                ]
        return found

    def worth(self, seat: int, bid: Stock, mixes: Sequence[Mix]) -> float:
        """What any other bid is worth to a seat against the others' mixes: as one of its size, but what it holds."""
        size = (bid[2], bid[0] + bid[1])
        bags = list(self.outcomes.terms.bags)
        bags[seat] = bid
        sizes = sorted({*self.sizes, size})
        mixes = [[0.0 if each not in self.sizes else mix[self.sizes.index(each)] for each in sizes] for mix in mixes]
        alone = type(self)(self.outcomes.terms._replace(bags=tuple(bags)), sizes)
        return alone.worths(seat, mixes)[sizes.index(size)]

    @abstractmethod
    def weighed(self, seat: int, others: Sequence[Mix]) -> list[float]:
        """The worths of all bids, as if the seat could make them all."""


class Duel(Auction):
    """An auction of two."""

    def __init__(self, terms: Terms, sizes: Sequence[Size]) -> None:
        super().__init__(terms, sizes)
        alone = self.outcomes.alone
        level = self.outcomes.level((0, 1))
        self._gains = [(_of(seat, alone[seat]), _of(seat, alone[1 - seat]), _of(seat, level)) for seat in self.seats]

    def weighed(self, seat: int, others: Sequence[Mix]) -> list[float]:
        """A bid wins against smaller ones, loses against larger ones, and may meet its like."""
        mine, theirs, level = self._gains[seat]
        [mix] = others
        smaller, lost = 0.0, sum(map(mul, mix, theirs))
        found = []
        for chance, win, loss, tie in zip(mix, mine, theirs, level, strict=True):
            lost -= chance * loss
            found.append(win * smaller + chance * tie + lost)
            smaller += chance
        return found


class Trio(Auction):
    """An auction of three, in which two equal highest bids may hand the spoils to the third (POD-13)."""

    def __init__(self, terms: Terms, sizes: Sequence[Size]) -> None:
        super().__init__(terms, sizes)
        find = self.outcomes
        alone = find.alone
        pairs = {third: find.level(_others(third), third) for third in self.seats}
        """What two equal bids come to, by the third, who has bid something."""
        passed = {third: find.level(_others(third)) for third in self.seats}
        """The same, where the third has passed."""
        level = find.level((0, 1, 2))
        self._gains = [
            _Gains(*(_of(seat, each) for each in (
                alone[seat], alone[one], alone[two], pairs[seat], passed[seat],
                pairs[two], passed[two], pairs[one], passed[one], level,
            )))
            for seat in self.seats for one, two in [_others(seat)]
        ]  # fmt: skip

    def weighed(self, seat: int, others: Sequence[Mix]) -> list[float]:
        """From the largest bid down, adding up what happens when one of the others has bid more."""
        gains = self._gains[seat]
        one, two = others
        below_one, below_two = _below(one), _below(two)
        lost, lost_passing = 0.0, 0.0
        found = []
        for bid in range(len(one) - 1, -1, -1):
            first, second, under_first, under_second = one[bid], two[bid], below_one[bid], below_two[bid]
            worth = gains.mine[bid] * under_first * under_second + first * second * gains.level[bid]
            if bid:
                worth += first * ((under_second - two[0]) * gains.with_one[bid] + two[0] * gains.with_one_passed[bid])
                worth += second * ((under_first - one[0]) * gains.with_two[bid] + one[0] * gains.with_two_passed[bid])
            found.append(worth + (lost if bid else lost_passing))
            single = first * under_second * gains.one[bid] + second * under_first * gains.two[bid]
            lost += single + first * second * gains.others[bid]
            lost_passing += single + first * second * gains.others_passed[bid]
        return found[::-1]


class _Gains(NamedTuple):
    """What one seat comes to, by the bid that decides."""

    mine: list[float]
    one: list[float]
    two: list[float]
    others: list[float]
    others_passed: list[float]
    with_one: list[float]
    with_one_passed: list[float]
    with_two: list[float]
    with_two_passed: list[float]
    level: list[float]


def _of(seat: int, several: Sequence[Chances]) -> list[float]:
    return [chances[seat] for chances in several]


def _others(seat: int) -> tuple[int, int]:
    one, two = (other for other in range(3) if other != seat)
    return one, two


def _below(mix: Mix) -> list[float]:
    """For each bid the chance of a smaller one."""
    return [0.0, *accumulate(mix)]


def auction(terms: Terms, sizes: Sequence[Size]) -> Auction:
    """An auction of two or three."""
    return (Duel if len(terms.bags) == 2 else Trio)(terms, sizes)
