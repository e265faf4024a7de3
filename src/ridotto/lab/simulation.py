"""Many games between bots: the same totals for the same seed, however many processes share the work."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import repeat
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from random import Random
from typing import Any

import msgspec

from ridotto.bots import set_up_thinking
from ridotto.bots.playout import Player, Playout
from ridotto.core import Fast, Problem, find_game

from .reference import find_player

CHUNKS = 64
LARGEST_CHUNK = 500
"""Chunks of this size make the cost of handing them out vanish."""


class Setup(msgspec.Struct, frozen=True):
    """What to simulate; it is all that a worker needs to be told."""

    game: str
    bots: tuple[str, ...]
    """One for each seat. From game to game they move on by one seat."""
    games: int
    seed: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    same_deals: bool = False
    """Each deal is played once from every seat, so that nobody wins by better cards."""

    def check(self) -> None:
        """Raise `Problem` unless there are such a game and bots, and the options fit them."""
        game = find_game(self.game)
        game.read_options(self.options, len(self.bots))
        for bot in self.bots:
            find_player(game, bot)


class Played(msgspec.Struct, frozen=True):
    """How one game went: the place of each bot, in the order of the setup."""

    places: tuple[int, ...]
    reason: str
    moves: int


class BotResult(msgspec.Struct, frozen=True):
    """How one bot did. A shared first place counts as its fraction of a win."""

    bot: str
    games: int
    win_rate: float
    mean_place: float


class Lengths(msgspec.Struct, frozen=True):
    """How many moves the games had."""

    mean: float
    least: int
    most: int


class Report(msgspec.Struct, frozen=True):
    """What came of it."""

    game: str
    games: int
    seed: str
    options: dict[str, Any]
    bots: tuple[BotResult, ...]
    moves: int
    lengths: Lengths
    reasons: dict[str, int]
    seconds: float


def simulate(setup: Setup, workers: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play all the games, telling now and then how many are done."""
    setup.check()
    began = time.perf_counter()
    tally = _Tally(len(setup.bots))
    for games in played(setup, workers):
        for game in games:
            tally.add(game)
        if progress:
            progress(tally.games)
    return tally.report(setup, time.perf_counter() - began)


def play_one(setup: Setup, number: int) -> Played:
    """Play the game of this number; everything about it follows from the setup."""
    game = find_game(setup.game)
    seats = len(setup.bots)
    rng = Random(f"{setup.seed} {number}")
    deal = Random(f"{setup.seed} deal {number // seats}") if setup.same_deals else rng
    state = game.begin(seats, game.read_options(setup.options, seats), Fast.drawn(deal))
    players = [Player(name, find_player(game, name)) for name in setup.bots]
    shift = number % seats  # bot b sits in seat b + shift, so seat s holds bot s - shift
    playout = Playout(state, [players[seat - shift] for seat in range(seats)], rng)
    outcome = playout.play_out()
    places = tuple(outcome.places[(bot + shift) % seats] for bot in range(seats))
    return Played(places, outcome.reason, playout.moves)


def played(setup: Setup, workers: int = 1, first: int = 0) -> Iterator[list[Played]]:
    """The games in order from number `first` on, chunk by chunk; the chunks do not depend on the number of workers."""
    size = min(max(setup.games // CHUNKS, 1), LARGEST_CHUNK)
    firsts = range(first, setup.games, size)
    chunks = (range(first, min(first + size, setup.games)) for first in firsts)
    if workers == 1:
        yield from (_play_chunk(setup, chunk) for chunk in chunks)
        return
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(max(1, min(workers, len(firsts))), context, _begin_work, (stop,)) as pool:
        try:
            yield from pool.map(_play_chunk, repeat(setup), chunks)
        except BrokenProcessPool:
            raise Problem("workers-gone").within(__package__) from None
        finally:
            stop.set()


_stop: Event | None = None
"""In a worker: set when nobody wants its games any more."""


def _begin_work(stop: Event) -> None:
    global _stop  # the only way to hand something to every task of a worker
    _stop = stop
    set_up_thinking()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the workers too, but the parent is the one to act


def _play_chunk(setup: Setup, chunk: range) -> list[Played]:
    return [play_one(setup, number) for number in chunk if not (_stop and _stop.is_set())]


@dataclass
class _Tally:
    """Exact sums, so that they do not depend on the order in which games are added."""

    bots: int
    games: int = 0
    moves: int = 0
    least: int = 0
    most: int = 0
    wins: list[Fraction] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = [Fraction(0)] * self.bots
        self.places = [0] * self.bots

    def add(self, played: Played) -> None:
        """Count one game."""
        self.least = min(self.least, played.moves) if self.games else played.moves
        self.most = max(self.most, played.moves)
        self.games += 1
        self.moves += played.moves
        self.reasons[played.reason] += 1
        share = Fraction(1, played.places.count(1))
        for bot, place in enumerate(played.places):
            self.places[bot] += place
            if place == 1:
                self.wins[bot] += share

    def report(self, setup: Setup, seconds: float) -> Report:
        """The sums as rates and means."""
        results = tuple(
            BotResult(bot, self.games, float(wins / self.games), places / self.games)
            for bot, wins, places in zip(setup.bots, self.wins, self.places, strict=True)
        )
        lengths = Lengths(self.moves / self.games, self.least, self.most)
        reasons = dict(self.reasons.most_common())
        return Report(
            find_game(setup.game).name, self.games, setup.seed, setup.options, results, self.moves, lengths, reasons,
            round(seconds, 3),
        )  # fmt: skip
