"""How fast the games are: random play, copies and memory, beside a bare loop that bounds what CPython can do.

Every rate is that of the best of a few rounds: what the code can do, not what else the machine was busy with.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable, Iterable
from random import Random

from msgspec import Struct

from ridotto.core import Fast, Game, Match, Problem, State

ROUNDS = 3
SEED = 1638
USUAL_SEATS = 4
CLOCK = 0.02
"""Where players may act but nobody must, the clock comes before a move this often."""


class Ceiling(Struct, frozen=True):
    """The bare loop."""

    moves_per_second: int


class GameSpeed(Struct, frozen=True):
    """One game, at its least number of seats (four where one may play alone) and with its default options."""

    seats: int
    decisions_per_second: int
    """Random play: the whole of `random_move` and `play`, no events."""
    of_ceiling: float
    """The same as a part of the bare loop's moves per second."""
    copies_per_second: int
    """Of positions from all over a random game."""
    moves_per_game: float
    bytes_per_move: int
    """What a finished random match keeps, for every entry of its log."""


class Speeds(Struct, frozen=True):
    """One run of all measurements."""

    ceiling: Ceiling
    games: dict[str, GameSpeed]


def measure(games: Iterable[Game], seconds: float = 1.0, progress: Callable[[str], None] | None = None) -> Speeds:
    """Measure the bare loop and every game, each rate for about so many seconds.

    The rounds take turns, so that a busy moment of the machine hits all of them and not just one.
    """
    benches = {game.name: _Bench(game) for game in games}
    ceiling = 0.0
    rng = Random(SEED)
    for _ in range(ROUNDS):
        ceiling = max(ceiling, rate(lambda: sow_a_game(rng), seconds / ROUNDS))
        for name, bench in benches.items():
            if progress:
                progress(name)
            bench.one_round(seconds / ROUNDS)
    return Speeds(Ceiling(round(ceiling)), {name: bench.speed(ceiling) for name, bench in benches.items()})


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many of what `work` counts are done in a second."""
    done = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds or not done:
        done += work()
    return done / passed


class _Bench:
    """One game being measured."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rng = Random(SEED)
        self.games = self.moves = 0
        self.decisions = self.copies = 0.0
        positions: list[State] = []
        self._play(lambda state: positions.append(state.copy()))
        self.positions = positions

    def one_round(self, seconds: float) -> None:
        self.decisions = max(self.decisions, rate(self._play, seconds))
        self.copies = max(self.copies, rate(self._copy, seconds))

    def _play(self, watch: Callable[[State], None] | None = None) -> int:
        moves = play_at_random(_begin(self.game, self.rng), self.rng, watch)
        self.games += 1
        self.moves += moves
        return moves

    def _copy(self) -> int:
        for position in self.positions:
            position.copy()
        return len(self.positions)

    def speed(self, ceiling: float) -> GameSpeed:
        return GameSpeed(
            seats=seats_of(self.game),
            decisions_per_second=round(self.decisions),
            of_ceiling=round(self.decisions / ceiling, 3),
            copies_per_second=round(self.copies),
            moves_per_game=round(self.moves / self.games, 1),
            bytes_per_move=round(retained_per_move(self.game, self.rng)),
        )


# ---- games


def seats_of(game: Game) -> int:
    """The least that a game takes; but a table where one can only try it out says little, so there it is four."""
    least, most = game.seats
    return least if least > 1 else min(most, USUAL_SEATS)


def _begin(game: Game, rng: Random) -> State:
    seats = seats_of(game)
    return game.begin(seats, game.read_options({}, seats), Fast.drawn(rng))


def play_at_random(state: State, rng: Random, watch: Callable[[State], None] | None = None) -> int:
    """Play a game to its end, any player who may act acting next, the clock if nobody may or must; how many moves?"""
    moves = at = 0
    number = rng.random
    while True:
        turn = state.turn()
        if turn and (number() >= CLOCK or state.awaited() or state.due() is None):
            seat = turn[int(number() * len(turn))]
            state.play(seat, state.random_move(seat, rng), at)
            moves += 1
        elif (due := state.due()) is not None:
            at = due
            state.ring(at)
        else:
            return moves
        if watch:
            watch(state)


def retained_per_move(game: Game, rng: Random) -> float:
    """Bytes that a finished random match holds on to, for every entry of its log."""
    random_match(game, rng)  # whatever is loaded or cached once does not count
    gc.collect()
    tracemalloc.start()
    try:
        match = random_match(game, rng)
        gc.collect()
        held, _peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return held / len(match.entries)


def random_match(game: Game, rng: Random) -> Match:
    """A match played to its end at random."""
    match = Match.begin(game, seats_of(game), seed=rng.randbytes(32).hex())
    while match.outcome() is None:
        turn = match.turn()
        due = match.due()
        if turn and (rng.random() >= CLOCK or match.state.awaited() or due is None):
            seat = turn[int(rng.random() * len(turn))]
            match.play(seat, match.state.random_move(seat, rng), match.at)
        elif due is not None:
            match.ring(due)
        else:
            raise Problem("table-stuck").within(__package__)
    return match


# ---- the ceiling


def sow_a_game(rng: Random) -> int:
    """A game of kalah played at random by a bare loop, with no objects and no checks; how many moves?"""
    number = rng.random
    pits = [4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0]  # six pits and a store for each
    moves = mine = 0
    while any(pits[mine : mine + 6]):
        pit = mine + int(number() * 6)
        while not pits[pit]:
            pit = mine + int(number() * 6)
        seeds = pits[pit]
        pits[pit] = 0
        theirs = 13 - mine  # the other's store is passed over
        while seeds:
            pit = pit + 1 if pit < 13 else 0
            if pit != theirs:
                pits[pit] += 1
                seeds -= 1
        moves += 1
        if pit == mine + 6:
            continue  # the last seed in the own store: sow again
        if pits[pit] == 1 and mine <= pit < mine + 6:
            pits[mine + 6] += pits[12 - pit] + 1
            pits[pit] = pits[12 - pit] = 0
        mine = 7 - mine
    return moves
