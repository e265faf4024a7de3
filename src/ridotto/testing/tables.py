"""Tables to test a game at, and seeded random games played at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from ridotto.core import Event, Game, Match, Move

LONGEST = 200_000
"""No random game of ours takes this many steps; one that does is taken not to end."""


@dataclass(frozen=True)
class Table:
    """A game with a number of seats and options to try it with."""

    game: Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game.name} {self.seats} seats{chosen}"

    def match(self, seed: int) -> Match:
        """A new match; the same seed gives the same one."""
        return Match.begin(self.game, self.seats, self.options, f"{seed & (1 << 64) - 1:016x}", at=1_000_000)


def usual_tables(game: Game) -> list[Table]:
    """The least, the most (up to five) and the numbers of seats between; and every choice among the options, alone."""
    least, most = game.seats
    crowded = max(least, min(most, 5))
    tables = [Table(game, seats) for seats in sorted({least, min(least + 1, crowded), crowded})]
    for name, schema in game.options_schema().get("properties", {}).items():
        choices = [True, False] if schema.get("type") == "boolean" else schema.get("enum", [])
        tables += [Table(game, crowded, {name: choice}) for choice in choices if choice != schema.get("default")]
    return tables


@dataclass
class Step:
    """One thing that happened in a random game: whose move (or the clock: no seat), and what was told."""

    match: Match
    seat: int | None
    move: Move | None
    events: list[Event]


def step(match: Match, rng: Random) -> Step:
    """Let something legal happen: a random move of a random seat that may act or, where the game has one, the clock."""
    turn, due = match.turn(), match.due()
    if not turn or (due is not None and (due <= match.at or rng.random() < 0.25)):
        assert due is not None, "nobody may act, nothing is due, and the game is not over"
        return Step(match, None, None, match.ring(due).events)
    seat = turn[rng.randrange(len(turn))]
    move = match.state.random_move(seat, rng)
    at = match.at + rng.randrange(2_000)
    return Step(match, seat, move, match.play(seat, move, at if due is None else min(at, due - 1)).events)


def play_on(match: Match, rng: Random, steps: int = LONGEST) -> Iterator[Step]:
    """Random steps until the game is over, or so many of them."""
    for _ in range(steps):
        if match.outcome() is not None:
            return
        yield step(match, rng)
    assert steps < LONGEST, "this game does not end"


def random_game(table: Table, seed: int) -> Iterator[Step]:
    """A whole seeded game, step by step, always the same."""
    return play_on(table.match(seed), Random(seed))


def positions(table: Table, seed: int, count: int) -> Iterator[Match]:
    """Up to `count` positions of a seeded game, spread over its length, the first one included."""
    key = (table.game.state_type, str(table), seed, count)
    if key not in _reached:
        _reached[key] = list(_reach(table, seed, count))
    for match in _reached[key]:
        yield match.copy()


_reached: dict[tuple[type, str, int, int], list[Match]] = {}
"""The positions of seeded games that were played: many tests look at the same ones."""


def _reach(table: Table, seed: int, count: int) -> Iterator[Match]:
    length = sum(1 for _ in random_game(table, seed))
    chosen = Random(seed).sample(range(1, length), min(count - 1, length - 1))
    match = table.match(seed)
    yield match.copy()
    steps, done = play_on(match, Random(seed)), 0
    for number in sorted(chosen):
        done += sum(1 for _ in islice(steps, number - done))
        yield match.copy()


def fork(match: Match) -> Match:
    """The same match at the same point, to be played on differently."""
    other = Match(match.game, match.header, match.state.copy())
    other.at = match.at
    return other
