"""Judging a deed by what its seat could know: by the opinion of a mind, or else by trials in imagined worlds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from ridotto.core import Bot, Message, Mind, Move, Opinion, Sight, State, encode

from .chances import finish
from .forms import Measure, Verdict
from .story import Deed, Position
from .worlds import known_world, rivals_in_secret

CANDIDATES = 5
"""So many moves are tried out where nobody can name the good ones."""
OPINIONS = 5
"""So often a mind is asked again about a move that it would not have played."""
DOUBT = 2.0
"""By so many standard errors of the paired difference another move must be better."""
MOST_CHANGES = 40
"""So many moves a mind may make to bring what stands to what it would have done."""


class Tried(NamedTuple):
    """A deed that is tried out beside what the mind would have done."""

    deed: Deed
    choice: Sequence[Move]
    played: Sequence[Move]
    at: int
    seed: str


class Judge(NamedTuple):
    """Who judges, and with how much work."""

    bot: Bot
    """The strong player whose choice counts."""
    level: str
    quick: Bot
    """Who finishes games in thought."""
    worlds: int
    """In so many worlds something is tried out; in none where that would take too long."""

    def gained(self, tried: Tried, position: Position, numbers: range) -> list[float]:
        """By how much more the mind's choice came to than what was played: in these games, in the same worlds."""
        bench = _Bench(self, tried.deed.seat, position, tried.at, tried.seed)
        waits = tried.deed.standing or not tried.choice
        return bench.gained(tried.choice, tried.played, (tried.deed.seat,) if waits else (), numbers)

    def judge(self, deed: Deed, position: Position, moves: Sequence[Move], at: int, seed: str) -> Verdict:
        """The verdict on what was played, from the position before it and the sight of its seat."""
        bench = _Bench(self, deed.seat, position, at, seed)
        if deed.standing:
            return bench.standing()
        if isinstance(self.bot, Mind):
            return bench.by_opinion(self.bot, moves[0])
        return bench.by_trials(moves[0])


class _Bench:
    """One deed before its judge."""

    def __init__(self, judge: Judge, seat: int, position: Position, at: int, seed: str) -> None:
        self._judge = judge
        self._seat = seat
        self._position = position
        self._at = at
        self._seed = seed

    def _sight(self, part: str) -> tuple[Sight, Random]:
        rng = Random(f"{self._seed} {part}")
        return Sight(self._position.state, self._seat, rng, self._at), rng

    # ---- by the opinion of a mind

    def by_opinion(self, mind: Mind, played: Move) -> Verdict:
        """What the mind would do, and what it thinks of the played move beside it."""
        opinion = mind.consider(*self._sight("opinion"), also=(played,))
        chosen = opinion.decision.move
        if chosen is None:
            return self._against_waiting(opinion, played)
        if self._same(chosen, played):
            return _opined(opinion, played, played)
        difference = _difference(opinion, chosen, played)
        if difference is None:
            return self.by_trials(played, chosen, opinion.why)
        if difference <= opinion.near:
            return _opined(opinion, chosen, played)
        return self._asked_again(mind, opinion, chosen, played)

    def _asked_again(self, mind: Mind, opinion: Opinion, chosen: Move, played: Move) -> Verdict:
        """What seemed best the first time is partly luck, so only what the mind thinks when it is asked again counts;
        it is asked until that is clear. What it would play itself, when it is asked again, was no mistake."""
        best, worth = list[float](), list[float]()
        for number in range(OPINIONS):
            again = mind.consider(*self._sight(f"opinion {number}"), also=(played, chosen))
            best.append(_worth(again, chosen) or 0.0)
            worth.append(_worth(again, played) or 0.0)
            if again.decision.move is not None and self._same(again.decision.move, played):
                return _opined(opinion, chosen, played)
            lost, error = gain = _gain(best, worth)
            if number and (error == 0 or lost <= error):
                break
        return Verdict(
            choice=(chosen,), agrees=False, worth=mean_of(worth)[0], best=mean_of(best)[0],
            lost=lost if _certain(gain) else 0.0, error=error, measure=opinion.measure, why=opinion.why,
        )  # fmt: skip

    def _against_waiting(self, opinion: Opinion, played: Move) -> Verdict:
        """The mind would have waited. If it does not say what that is worth, only trials can tell."""
        worth = _worth(opinion, played)
        if opinion.waiting is None or worth is None:
            return self._compare((), [played], opinion.why)
        return Verdict(
            choice=(), agrees=False, worth=worth, best=opinion.waiting, lost=max(0.0, opinion.waiting - worth),
            error=0.0, measure=opinion.measure, why=opinion.why,
        )  # fmt: skip

    def _same(self, one: Move, other: Move) -> bool:
        """Do both moves come to the same?"""
        if one == other:
            return True
        world = self._sight("same")[0].imagine()
        return _after(world, self._seat, one, self._at) == _after(world, self._seat, other, self._at)

    # ---- by trials

    def by_trials(self, played: Move, own: Move | None = None, why: Message | None = None) -> Verdict:
        """Try the strong player's own move, the played one and some others, each in the same worlds."""
        sight, rng = self._sight("candidates")
        if own is None:
            own = self._judge.bot.decide(sight, rng).move
            if own is None:
                return self._compare((), [played], Message("mind-waits"))
        moves = [own] if why else self._candidates(own, sight, rng)
        ways = [_playing(self._seat, [move], self._at) for move in (played, *moves)]
        results = self._try(ways)
        better = [number for number in range(1, len(ways)) if _certain(_gain(results[number], results[0]))]
        best = max(better, key=lambda number: sum(results[number]), default=1)
        if best != 1 and not _certain(_gain(results[best], results[1])):
            best = 1  # the strong player's own choice stands until another is better beyond doubt
        chosen = moves[best - 1]
        if self._same(chosen, played):
            chosen = played
        return self._verdict(results[best], results[0], (chosen,), chosen == played, why)

    def _candidates(self, own: Move, sight: Sight, rng: Random) -> list[Move]:
        """The own choice first, then a few others: all where there are few, otherwise drawn by chance."""
        world: State = sight.imagine()
        offered = list(islice(world.moves(self._seat), CANDIDATES + 1))
        if len(offered) > CANDIDATES:
            offered = [world.random_move(self._seat, rng) for _ in range(CANDIDATES)]
        return list({encode(move): move for move in (own, *offered)}.values())

    # ---- what stands until something is revealed

    def standing(self) -> Verdict:
        """Let the strong player change what stands, as often as it likes, and compare."""
        changes = self._changes()
        if not changes.moves:
            return _untold((), True, changes.why)
        if changes.gain is None:
            return self._compare(changes.moves, [], changes.why)
        return Verdict(
            choice=changes.moves, agrees=False, worth=0.0, best=changes.gain, lost=max(0.0, changes.gain), error=0.0,
            measure=changes.measure, why=changes.why,
        )  # fmt: skip

    def _changes(self) -> _Changes:
        """What the strong player would still do in secret, as far as its seat could know."""
        sight, rng = self._sight("changes")
        world, opinions = sight.imagine(), list[Opinion]()
        while len(opinions) < MOST_CHANGES:
            opinion = _opinion(self._judge.bot, Sight(world, self._seat, rng, self._at), rng)
            opinions.append(opinion)
            if opinion.decision.move is None or not opinion.decision.move.secret:
                break
            world.play(self._seat, opinion.decision.move, self._at)
        return _changes_in(opinions)

    def _compare(self, wanted: Sequence[Move], played: Sequence[Move], why: Message) -> Verdict:
        """What was wanted against what was played, in the same worlds, with patience until the clock acts."""
        if not self._judge.worlds:
            return _untold(tuple(wanted), False, why)
        ways = [_playing(self._seat, moves, self._at) for moves in (wanted, played)]
        best, worth = self._try(ways, patient=(self._seat,))
        return self._verdict(best, worth, tuple(wanted), False, why)

    # ---- paired worlds

    def gained(
        self, choice: Sequence[Move], played: Sequence[Move], patient: Sequence[int], numbers: range
    ) -> list[float]:
        """By how much more the one came to than the other in each of these worlds."""
        best, worth = self._try([_playing(self._seat, moves, self._at) for moves in (choice, played)], patient, numbers)
        return [one - other for one, other in zip(best, worth, strict=True)]

    def _try(
        self, ways: Sequence[Callable[[State], None]], patient: Sequence[int] = (), numbers: range | None = None
    ) -> list[list[float]]:
        """What every way comes to for the seat in each of the same worlds."""
        results: list[list[float]] = [[] for _ in ways]
        stands = {*patient, *rivals_in_secret(self._position.state, self._seat)}
        for number in range(self._judge.worlds) if numbers is None else numbers:
            rng = Random(f"{self._seed} world {number}")
            world = known_world(self._position.state, self._seat, self._judge.bot, rng, self._at)
            luck = rng.getrandbits(64)
            for way, came_to in zip(ways, results, strict=True):
                tried = world.copy()
                way(tried)
                resigned = self._position.resigned
                ended = finish(tried, self._judge.quick, Random(luck), self._at, resigned, stands)
                came_to.append(ended[self._seat])
        return results

    def _verdict(
        self, best: list[float], worth: list[float], choice: tuple[Move, ...], agrees: bool, why: Message | None
    ) -> Verdict:
        mean, error = _gain(best, worth)
        games = len(best)
        best_mean, worth_mean = sum(best) / games, sum(worth) / games
        told = Message("mind-trials", {"games": games})
        return Verdict(
            choice=choice, agrees=agrees, worth=worth_mean, best=best_mean, measure="chance",
            lost=mean if not agrees and _certain((mean, error)) else 0.0, error=error, why=why or told,
        )  # fmt: skip


class _Changes(NamedTuple):
    """What would be changed, step by step; why the first step is taken; and what all steps bring, if that is told."""

    moves: tuple[Move, ...]
    why: Message
    gain: float | None
    measure: Measure


def _opinion(bot: Bot, sight: Sight, rng: Random) -> Opinion:
    """What a bot thinks, or just what it does."""
    if isinstance(bot, Mind):
        return bot.consider(sight, rng)
    return Opinion(bot.decide(sight, rng), (), Message("mind-waits"))


def _changes_in(opinions: Sequence[Opinion]) -> _Changes:
    steps = [(opinion, move) for opinion in opinions if (move := opinion.decision.move) is not None and move.secret]
    gains = [_gain_of_step(opinion, move) for opinion, move in steps]
    known = [gain for gain in gains if gain is not None]
    whole = sum(known) if len(known) == len(gains) else None
    return _Changes(tuple(move for _, move in steps), opinions[0].why, whole, opinions[0].measure)


def _gain_of_step(opinion: Opinion, move: Move) -> float | None:
    """What a step adds to leaving things as they are, in the mind's own measure."""
    worth = _worth(opinion, move)
    return None if worth is None or opinion.waiting is None else worth - opinion.waiting


def _untold(choice: tuple[Move, ...], agrees: bool, why: Message) -> Verdict:
    """Nobody can tell what it is worth."""
    return Verdict(choice=choice, agrees=agrees, worth=None, best=None, lost=0.0, error=0.0, measure="chance", why=why)


def _playing(seat: int, moves: Sequence[Move], at: int) -> Callable[[State], None]:
    """The way of playing these moves one after another."""

    def play(world: State) -> None:
        for move in moves:
            world.play(seat, move, at)

    return play


def _after(world: State, seat: int, move: Move, at: int) -> str:
    after = world.copy()
    after.play(seat, move, at)
    return after.digest()


def mean_of(numbers: Sequence[float]) -> tuple[float, float]:
    """Their mean, and its standard error."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(len(numbers) - 1, 1)
    return mean, math.sqrt(spread / len(numbers))


def _gain(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the one came to more than the other, and the standard error of that."""
    return mean_of([mine - theirs for mine, theirs in zip(one, other, strict=True)])


def _certain(gain: tuple[float, float]) -> bool:
    mean, error = gain
    return mean > 0 and mean > DOUBT * error


def _worth(opinion: Opinion, move: Move) -> float | None:
    known = (choice.worth for choice in opinion.choices if choice.move == move and math.isfinite(choice.worth))
    return next(known, None)


def _difference(opinion: Opinion, chosen: Move, played: Move) -> float | None:
    best, worth = _worth(opinion, chosen), _worth(opinion, played)
    return None if best is None or worth is None else best - worth


def _opined(opinion: Opinion, chosen: Move, played: Move) -> Verdict:
    """The played move was as good as the mind's own, or the same."""
    return Verdict(
        choice=(chosen,), agrees=chosen == played, worth=_worth(opinion, played), best=_worth(opinion, chosen),
        lost=0.0, error=0.0, measure=opinion.measure, why=opinion.why,
    )  # fmt: skip
