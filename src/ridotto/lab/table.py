"""The whole table of the ladder: every game in its main modes, kept in a folder, so that a killed run goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ridotto.bots import levels_of
from ridotto.core import encode, find_game

from .ladder import Climb, Pairing, Rung, contest, pairing, pairs, rungs
from .simulation import Played, played

SEED = "ladder-1"
"""The deals of the table. Nothing is tuned on them."""
DISTANT = 0.2
"""Levels that are no neighbours play so much of what neighbours do: nothing is asked of them, but Elo needs them."""
TWO_SEATS, MORE_SEATS = 0.75, 1.6
"""What is wanted of a level against the one below: so many wins, or so many times its fair share."""


class Mode(Struct, frozen=True):
    """A game as it is measured."""

    game: str
    name: str
    """What sets it apart from the game's other modes."""
    seats: int
    options: dict[str, Any] = {}
    part: float = 1.0
    """Of the games that are asked for so many are played, where one takes long."""

    def key(self) -> str:
        """By which its results are kept."""
        return f"{self.game}-{self.name}-{self.seats}".replace(" ", "-")


MODES: tuple[Mode, ...] = (
    Mode("podstavec", "colour first", 2),
    Mode("podstavec", "colour first", 3),
    Mode("podstavec", "count first", 2, {"scoring": "count-first"}),
    Mode("podstavec", "count first", 3, {"scoring": "count-first"}),
    Mode("logistics", "four cards", 2),
    Mode("poker_auction", "classic", 2),
    Mode("poker_auction", "classic", 4, part=0.1),
    Mode("poker_auction", "mahjong", 2, {"mode": "mahjong"}),
    Mode("poker_auction", "mahjong", 4, {"mode": "mahjong"}, part=0.1),
    Mode("poker_auction", "open deck", 2, {"mode": "open-deck"}),
    Mode("poker_auction", "open deck", 4, {"mode": "open-deck"}, part=0.2),
    Mode("standoff", "basic", 2),
    Mode("standoff", "basic", 3, part=0.5),
    Mode("standoff", "basic", 4, part=0.5),
    Mode("standoff", "orbit", 2, {"expansions": ["orbit"]}),
    Mode("standoff", "bonds", 2, {"expansions": ["bonds"]}),
    Mode("standoff", "both expansions", 2, {"expansions": ["orbit", "bonds"]}),
    Mode("venice", "a week", 2, {"pace": "minutes"}),
    Mode("venice", "a week", 4, {"pace": "minutes"}),
    Mode("venice", "a week", 12, {"pace": "minutes"}, part=0.5),
)
"""What is measured, in the order of the table."""


class Measured(Struct, frozen=True):
    """What the games of one mode have shown."""

    mode: Mode
    bots: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    rungs: tuple[Rung, ...]
    seconds: float


class _Line(Struct, frozen=True):
    """Some games in a row, as they are kept."""

    games: list[Played]
    seconds: float


class Bench:
    """Plays what is still missing in a folder."""

    def __init__(self, folder: Path, games: int, seed: str = SEED, workers: int = 1, *, plays: bool = True) -> None:
        self._folder = folder
        self._games = games
        self._seed = seed
        self._workers = workers
        self._plays = plays
        """Otherwise it only reads what is there."""

    def games(self, mode: Mode, distant: bool = False) -> int:
        """How many games a pairing of a mode has: every deal is played from every seat."""
        part = mode.part * DISTANT if distant else mode.part
        return max(1, round(self._games * part / mode.seats)) * mode.seats

    def games_in_all(self, modes: Sequence[Mode]) -> int:
        """How many games there are, with those that were played before."""
        return sum(
            self.games(mode, _distant(mode, weaker, stronger))
            for mode in modes
            for weaker, stronger in pairs(_bots(mode), mode.seats)
        )

    def measure(self, mode: Mode, progress: Callable[[int], None] | None = None) -> Measured:
        """Play every pairing of a mode to its end; `progress` is told of each game, also of one played before."""
        bots, shown, seconds = _bots(mode), list[Pairing](), 0.0
        for weaker, stronger in pairs(bots, mode.seats):
            games = list[Played]()
            for line in self._lines(mode, stronger, weaker):
                games += line.games
                seconds += line.seconds
                if progress:
                    progress(len(line.games))
            if games:
                shown.append(pairing(stronger, weaker, mode.seats, len(games), _rate(games)))
        order = rungs(bots, shown) if mode.seats == 2 and len(shown) == len(pairs(bots, 2)) else ()
        return Measured(mode, bots, tuple(shown), order, round(seconds, 1))

    def _lines(self, mode: Mode, bot: str, against: str) -> Iterator[_Line]:
        """What is in the file, and then what is still missing, kept as soon as it is played."""
        number = self.games(mode, _distant(mode, against, bot))
        wanted = Climb(mode.game, number, self._seed, (against, bot), mode.seats, mode.options)
        setup = contest(wanted, bot, against)
        self._folder.mkdir(parents=True, exist_ok=True)
        file = self._folder / f"{mode.key()}-{bot}-{against}-{setup.games}-{self._seed}.jsonl"
        kept = _read(file)
        yield from kept
        if not self._plays:
            return
        done = sum(len(line.games) for line in kept)
        with file.open("ab") as out:
            began = time.perf_counter()
            for games in played(setup, self._workers, done):
                line = _Line(games, round(time.perf_counter() - began, 3))
                began = time.perf_counter()
                out.write(encode(line) + b"\n")
                out.flush()
                yield line


def _bots(mode: Mode) -> tuple[str, ...]:
    return levels_of(find_game(mode.game))


def _distant(mode: Mode, weaker: str, stronger: str) -> bool:
    bots = _bots(mode)
    return bots.index(stronger) - bots.index(weaker) > 1


def _read(file: Path) -> list[_Line]:
    """The lines that were written to their end; a torn one, from a run that was killed, is cut off."""
    if not file.exists():
        return []
    whole = file.read_bytes()
    text = whole[: whole.rfind(b"\n") + 1]
    if text != whole:
        file.write_bytes(text)
    return [msgspec.json.decode(line, type=_Line) for line in text.splitlines()]


def _rate(games: Sequence[Played]) -> float:
    """How often the first bot came first; a shared first place counts as its part."""
    return sum(1 / game.places.count(1) for game in games if game.places[0] == 1) / len(games)
