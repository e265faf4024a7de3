"""How often the bids that hints of Venice name do win, next to the chances that minds believe in.

`python -m ridotto.lab.tuning.venice_chances GAMES` plays so many games at each kind of table as keen advises, on
training seeds, and prints the rates that stand in `games/venice/told.py`; then, on other seeds, what is believed and
what is told beside what came true.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from ridotto.bots.playout import Player, Playout
from ridotto.core import Decision, Fast, Sight, find_game
from ridotto.games.venice.beliefs import chance
from ridotto.games.venice.market import history_of, own_holding, week_of
from ridotto.games.venice.mind import Planner
from ridotto.games.venice.moves import Ready
from ridotto.games.venice.rivals import sampled_ways
from ridotto.games.venice.temperament import point_of_view
from ridotto.games.venice.thoughts import next_lots, think_of_week, value_of_loan
from ridotto.games.venice.told import OF_RIVALS, OF_WEEK, Rates, rate
from ridotto.games.venice.view import VeniceView

TABLES = (
    ("novice",),
    ("steady",),
    ("keen",),
    ("master",),
    ("novice", "steady"),
    ("novice", "novice", "novice"),
    ("novice", "steady", "keen"),
    ("steady", "keen", "master"),
)
"""Whom somebody meets who asks for hints."""
GAMES = 20
SEED, OTHER_SEED = "train-chances", "chances"
EDGES = (0.0, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1.01)
"""Between these, rates are counted."""
TOLD = (0.0, 0.2, 0.4, 0.6, 0.8, 0.9, 1.01)
"""Between these, what is told is held against what came true."""


class Advised(NamedTuple):
    """A bid that hints led to, how likely it seemed to win, and whether it won a copy."""

    of_week: float
    """To one who takes all others to be alike."""
    of_rivals: float
    """To one who looks at who they are."""
    won: bool


Seems: TypeAlias = Callable[[Advised], float]
Key: TypeAlias = tuple[int, int]
"""Auction and number of a bid."""


class Adviser:
    """Plays as the hints of keen say, and notes how likely each bid seemed to win."""

    def __init__(self) -> None:
        self._keen = Planner(think_of_week, value_of_loan)
        self.seemed: dict[Key, tuple[float, float]] = {}

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """What the hint says."""
        decision = self._keen.decide(sight, rng)
        if sight.view().outcome is None and (decision.move is None or isinstance(decision.move, Ready)):
            self._note(sight.view())
        return decision

    def _note(self, view: VeniceView) -> None:
        """All bids that stand, now that none is missing."""
        seat, seed = view.seat or 0, point_of_view(view, view.seat or 0)
        history = history_of(view)
        week = week_of(history, own_holding(view), view.money or 0)
        lots = next_lots(week)
        names = [lot.item for lot in lots]
        stakes = think_of_week(history, seat, week, seed).stakes
        ways = sampled_ways(history, seat, lots, seed)
        for bid in view.bids or ():
            if bid.auction == view.held:
                place = names.index(bid.item)
                seemed = chance(stakes[place].ways[0], bid.price), chance(ways[place][0], bid.price)
                self.seemed[bid.auction, bid.bid] = seemed


def advised(table: Sequence[str], seed: str, number: int) -> list[Advised]:
    """The bids of one game among these, the adviser on every seat in turn."""
    game, seats = find_game("venice"), len(table) + 1
    seat, adviser = number % seats, Adviser()
    players = [Player(level, game.bots[level]) for level in table]
    players.insert(seat, Player("keen", adviser))
    state = game.begin(seats, game.read_options({}, seats), Fast.drawn(Random(f"{seed} deal {number}")))
    Playout(state, players, Random(f"{seed} {number}")).play_out()
    view: Any = state.view(seat)
    won = {(bid.auction, bid.bid): bid.won > 0 for bid in view.past}
    return [Advised(*seemed, won[key]) for key, seemed in adviser.seemed.items()]


def rates(bids: Sequence[Advised], seems: Seems) -> Rates:
    """What was believed, from none to all, and how many of such bids did win: never fewer than of those before."""
    found: list[tuple[float, float]] = []
    often = 0.0
    for low, high in pairwise(EDGES):
        if within := [bid for bid in bids if low <= seems(bid) < high]:
            often = max(often, fmean(bid.won for bid in within))
            found.append((round(fmean(map(seems, within)), 3), round(often, 3)))
    return ((0.0, found[0][1]), *found[1:-1], (1.0, found[-1][1]))


def compared(bids: Sequence[Advised], seems: Seems) -> list[str]:
    """What was told, how often it came true, and of how many bids."""
    lines = []
    for low, high in pairwise(TOLD):
        if within := [bid for bid in bids if low <= seems(bid) < high]:
            told, true = fmean(map(seems, within)), fmean(bid.won for bid in within)
            lines.append(f"{low:4.0%} and more: told {told:4.0%}, came true {true:4.0%} of {len(within)}")
    return lines


def _played(seed: str, games: int) -> list[Advised]:
    return [bid for table in TABLES for number in range(games) for bid in advised(table, seed, number)]


def _main(games: str = str(GAMES)) -> None:
    trained, others = _played(SEED, int(games)), _played(OTHER_SEED, int(games))
    beliefs: dict[str, tuple[Seems, Rates]] = {
        "OF_WEEK": (lambda bid: bid.of_week, OF_WEEK),
        "OF_RIVALS": (lambda bid: bid.of_rivals, OF_RIVALS),
    }
    for name, (seems, today) in beliefs.items():
        sys.stdout.write(f"{name} = {rates(trained, seems)}\n")
        for said, telling in (("believed", seems), ("told", lambda bid, s=seems, t=today: rate(s(bid), t))):
            sys.stdout.write("\n".join([f"{name} {said}:", *compared(others, telling)]) + "\n")


if __name__ == "__main__":
    _main(*sys.argv[1:])
