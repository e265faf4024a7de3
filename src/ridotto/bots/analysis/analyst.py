"""An analysis, task by task: each follows from the record alone, so that it can be done in slices, anywhere, again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, MutableMapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from ridotto.core import Bot, Game, Mind, Move, Record, State, find_game

from .. import levels_of
from ..playout import Player, Playout
from ..rollouts import Inside
from . import budget
from .chances import Counted, Draw, chances
from .finisher import finisher
from .forms import Analysis, Effort, Stage, Verdict
from .judging import CANDIDATES, Judge, Tried
from .story import Deed, Position, begins_alike, positions, read_story, spread_out
from .summary import Material, summed_up
from .worlds import known_world, rivals_in_secret, sees_all, unsealed_world

JUDGE = {"usual": "keen", "thorough": "master"}
"""Who judges, by effort."""


class Judgement(Struct, frozen=True, tag="judgement"):
    """What was found about one deed."""

    deed: int
    verdict: Verdict


class Weighing(Struct, frozen=True, tag="weighing"):
    """What was found about one position, in some of the games that are finished from it."""

    position: int
    first: int
    truth: Counted
    knew: dict[str, Counted]
    """By seat, where its deed there is judged."""


class Trial(Struct, frozen=True, tag="trial"):
    """What was found in some of the games that are finished after what a mind would have done, and after a deed."""

    deed: int
    first: int
    gained: tuple[float, ...]
    """In each game, by how much more the mind's choice came to."""


Finding: TypeAlias = Judgement | Weighing | Trial


class Task(NamedTuple):
    """One piece of the work, of about a second at most."""

    kind: Literal["judge", "try", "weigh"]
    number: int
    """Of the deed, or after how many entries."""
    first: int = 0
    games: int = 0
    choice: tuple[Any, ...] = ()
    """What is tried out beside the deed."""


class Analyst:
    """Analyses one record."""

    def __init__(self, record: Record, effort: Effort = "usual") -> None:
        self._record = record
        self._effort: Effort = effort
        self._game = find_game(record.header.game)
        self._story = read_story(record)
        self._budget = budget.budget_for(self._game, effort)
        self._digest = record.head
        self._level, self._bot = _strong_player(self._game, effort)
        self._kept: dict[int, Position] = {}

    # ---- what to do

    @cached_property
    def _quick(self) -> Bot:
        """Who finishes games. Those of a game with minds are known to play now so, now so."""
        if self._game.quick and isinstance(self._bot, Mind):
            return self._game.quick
        return finisher(self._game, next(positions(self._record, {0})), self._digest)

    @cached_property
    def _ahead(self) -> list[int]:
        ends = list(positions(self._record, {0, len(self._record.entries)}))
        return budget.work_ahead(self._story, self._work_from(ends[0]), self._work_from(ends[-1]))

    def _work_from(self, position: Position) -> int:
        """The work of finishing a game from here: how often the quick player is asked until it ends."""
        players = [Player("quick", self._quick)] * position.state.seats
        playout = Playout(position.state.copy(), players, Random(self._digest), position.at, Inside)
        playout.play_out()
        return playout.asked

    @cached_property
    def _judged(self) -> list[int]:
        """The numbers of the deeds that are judged."""
        deeds = self._story.deeds
        chosen = budget.chosen_deeds(deeds, self._budget.judged)
        if isinstance(self._bot, Mind) or not chosen:
            return chosen
        least = budget.TRIAL_WORLDS[0] * (CANDIDATES + 2)
        each = sum(self._ahead[deeds[number].position] for number in chosen) / len(chosen)
        return budget.chosen_deeds(deeds, min(len(chosen), max(1, int(self._budget.work / (least * each)))))

    @cached_property
    def _judge(self) -> Judge:
        works = [self._ahead[self._story.deeds[number].position] for number in self._judged]
        ways = 2 if isinstance(self._bot, Mind) else CANDIDATES + 2
        worlds = budget.worlds_for_trials(self._budget, works, ways)
        if not isinstance(self._bot, Mind):
            worlds = max(worlds, budget.TRIAL_WORLDS[0])
        return Judge(self._bot, self._level, self._quick, worlds)

    @cached_property
    def _candidates(self) -> list[int]:
        """The positions that may be weighed: before what is judged, after what was revealed, and on both sides of a
        resignation."""
        judged = {self._story.before(self._story.deeds[number]) for number in self._judged}
        ended = len(self._record.entries)
        return sorted({0, *judged, *self._story.revealing, *self._story.around_resignations()} - {ended})

    @cached_property
    def _points(self) -> tuple[int, int]:
        """How many positions are weighed, and in how many games each."""
        return budget.points_and_games(self._budget, [self._ahead[n] for n in self._candidates], self._game.hides)

    def _weighed(self, verdicts: dict[int, Verdict]) -> list[int]:
        """The positions to weigh: those before and after what gave away most, those around resignations, and others all
        over the game."""
        points = self._points[0]
        losses = sorted(verdicts, key=lambda number: (-verdicts[number].lost, number))
        worst = [self._story.deeds[number] for number in losses[: points // 3] if verdicts[number].lost > 0]
        chosen = {self._story.before(deed) for deed in worst} | self._story.around_resignations()
        chosen |= {self._story.after(deed) for deed in worst}
        chosen.discard(len(self._record.entries))
        if points >= len(self._candidates):
            return sorted(chosen.union(self._candidates))
        even = spread_out(len(self._candidates), max(1, points - len(chosen)))
        return sorted(chosen.union(self._candidates[place] for place in even))

    def _to_try(self, verdicts: Mapping[int, Verdict]) -> tuple[list[int], int]:
        """The deeds of which a mind says that they lost much of the chance, and in how many games each is tried out:
        the curve is counted in such games, and a mind counts otherwise."""
        if not isinstance(self._bot, Mind):
            return [], 0
        losses = {number: verdict.lost for number, verdict in verdicts.items() if verdict.measure == "chance"}
        works = {number: self._ahead[self._story.deeds[number].position] for number in losses}
        return budget.deeds_to_try(self._budget, losses, works)

    def tasks(self, findings: Sequence[Finding]) -> Iterator[Task]:
        """What is still to be done, given what was found; what to try and to weigh shows only once all is judged."""
        verdicts = _verdicts(findings)
        if len(verdicts) < len(self._judged):
            yield from (Task("judge", number) for number in self._judged if number not in verdicts)
            return
        tried = {(found.deed, found.first) for found in findings if isinstance(found, Trial)}
        deeds, each = self._to_try(verdicts)
        for number in deeds:
            for first, games in self._portions(self._story.deeds[number].position, each):
                if (number, first) not in tried:
                    yield Task("try", number, first, games, verdicts[number].choice)
        done = {(found.position, found.first) for found in findings if isinstance(found, Weighing)}
        for n in self._weighed(verdicts):
            for first, games in self._portions(n, self._games(n)):
                if (n, first) not in done:
                    yield Task("weigh", n, first, games)

    def _portions(self, n: int, games: int) -> Iterator[tuple[int, int]]:
        """So many games from one position, in portions of about a second."""
        portion = max(1, int(self._budget.slice / (2 * self._ahead[n])))
        for first in range(0, games, portion):
            yield first, min(portion, games - first)

    def _games(self, n: int) -> int:
        """How many games are finished from one position."""
        games = self._points[1]
        return games if n else min(games * budget.START, max(games, self._budget.games))

    def progress(self, findings: Sequence[Finding]) -> float:
        """How much of the work is done, between 0 and 1."""
        verdicts = _verdicts(findings)
        if len(verdicts) < len(self._judged):
            return self._share_of_judging * len(verdicts) / len(self._judged)
        done = sum(map(self._work_done, findings))
        wanted = sum(self._games(n) * self._ahead[n] for n in self._weighed(verdicts))
        tried, games = self._to_try(verdicts)
        wanted += sum(games * self._ahead[self._story.deeds[number].position] for number in tried)
        return self._share_of_judging + (1 - self._share_of_judging) * done / wanted if wanted else 1.0

    def _work_done(self, found: Finding) -> int:
        """In finishing games."""
        if isinstance(found, Weighing):
            return found.truth.games * self._ahead[found.position]
        return (
            len(found.gained) * self._ahead[self._story.deeds[found.deed].position] if isinstance(found, Trial) else 0
        )

    def stage(self, findings: Sequence[Finding]) -> Stage:
        """What is being done, given what was found. To try a deed out is to weigh its moment, too."""
        verdicts = _verdicts(findings)
        if len(verdicts) < len(self._judged):
            return Stage("judge", len(verdicts), len(self._judged))
        games, tried = Counter[int](), Counter[int]()
        for found in findings:
            if isinstance(found, Weighing):
                games[found.position] += found.truth.games
            elif isinstance(found, Trial):
                tried[found.deed] += len(found.gained)
        weighed, (deeds, each) = self._weighed(verdicts), self._to_try(verdicts)
        done = sum(games[n] >= self._games(n) for n in weighed) + sum(tried[number] >= each for number in deeds)
        return Stage("weigh", done, len(weighed) + len(deeds))

    @cached_property
    def _share_of_judging(self) -> float:
        """About how much of the whole work it is to judge. What will be weighed is not known before, only how much."""
        points, games = self._points
        works = [self._ahead[n] for n in self._candidates]
        weighing = points * games * sum(works) / max(1, len(works)) * (2 if self._game.hides else 1)
        judging = sum(map(self._work_of_judging, self._judged))
        return judging / max(1.0, judging + weighing)

    def _work_of_judging(self, number: int) -> float:
        if isinstance(self._bot, Mind):
            return budget.JUDGING[self._effort] * self._budget.slice
        return self._judge.worlds * (CANDIDATES + 2) * self._ahead[self._story.deeds[number].position]

    # ---- doing it

    def work(self, task: Task) -> Finding:
        """Do one task."""
        if task.kind == "judge":
            return self._judge_deed(task.number)
        return self._try(task) if task.kind == "try" else self._weigh(task)

    def _position(self, n: int) -> Position:
        """The table after so many entries; the whole record is gone through once for all that will be asked for."""
        if not self._kept:
            deeds = [self._story.deeds[number] for number in self._judged]
            wanted = {*self._candidates, *(deed.position for deed in deeds), *map(self._story.after, deeds)}
            self._kept = {position.n: position for position in positions(self._record, wanted)}
        return self._kept[n]

    def _played(self, deed: Deed) -> tuple[list[Move], int]:
        """The moves of a deed, and when it is judged."""
        played = [self._record.entries[n - 1] for n in deed.entries]
        position = self._position(deed.position)
        at = position.at if deed.standing else max(played[0].at, position.at)
        return [self._game.read_move(entry.move) for entry in played], at

    def _judge_deed(self, number: int) -> Judgement:
        deed = self._story.deeds[number]
        moves, at = self._played(deed)
        verdict = self._judge.judge(deed, self._position(deed.position), moves, at, f"{self._digest} deed {number}")
        return Judgement(number, replace(verdict, choice=tuple(to_builtins(verdict.choice))))

    def _try(self, task: Task) -> Trial:
        deed = self._story.deeds[task.number]
        moves, at = self._played(deed)
        choice = [self._game.read_move(move) for move in task.choice]
        tried = Tried(deed, choice, moves, at, f"{self._digest} trial {task.number}")
        numbers = range(task.first, task.first + task.games)
        return Trial(task.number, task.first, tuple(self._judge.gained(tried, self._position(deed.position), numbers)))

    def _weigh(self, task: Task) -> Weighing:
        position = self._position(task.number)
        here = [self._story.deeds[number] for number in self._judged]
        here = [deed for deed in here if self._story.before(deed) == task.number]
        standing = {deed.seat for deed in self._story.deeds if deed.standing and deed.position == task.number}
        truth = self._count(position, task, position.state.redraw, standing)
        knew = {str(deed.seat): self._known(position, task, deed, truth) for deed in here}
        return Weighing(task.number, task.first, truth, knew)

    def _known(self, position: Position, task: Task, deed: Deed, truth: Counted) -> Counted:
        """What the rivals have chosen in secret stands there; but of a deed that counts as it stands when something is
        revealed nobody has begun yet, and quick players do it all."""

        def imagine(rng: Random) -> State:
            if deed.standing:
                return unsealed_world(position.state, deed.seat, rng)
            return known_world(position.state, deed.seat, self._bot, rng, position.at)

        patient = () if deed.standing else rivals_in_secret(position.state, deed.seat)
        if not self._game.hides or self._sees_all(position, deed):
            return truth
        return self._count(position, task, imagine, patient)

    def _sees_all(self, position: Position, deed: Deed) -> bool:
        if deed.standing and not position.n:
            return self._alike
        return sees_all(position.state, deed.seat)

    @cached_property
    def _alike(self) -> bool:
        return begins_alike(self._record)

    def _count(self, position: Position, task: Task, draw: Draw, patient: Collection[int]) -> Counted:
        numbers = range(task.first, task.first + task.games)
        return chances(position, draw, self._quick, numbers, f"{self._digest} {position.n}", patient)

    # ---- what came of it

    def summary(self, findings: Sequence[Finding]) -> Analysis:
        """The whole analysis, once nothing is left to be done."""
        verdicts = _verdicts(findings)
        gained: dict[int, list[float]] = {}
        for trial in sorted((found for found in findings if isinstance(found, Trial)), key=lambda trial: trial.first):
            gained.setdefault(trial.deed, []).extend(trial.gained)
        truths: dict[int, Counted] = {}
        knew: dict[tuple[int, int], Counted] = {}
        for found in findings:
            if isinstance(found, Weighing):
                _add(truths, found.position, found.truth)
                for seat, counted in found.knew.items():
                    _add(knew, (found.position, int(seat)), counted)
        return summed_up(
            Material(
                self._record,
                self._story,
                self._level,
                isinstance(self._bot, Mind),
                self._effort,
                verdicts,
                gained,
                truths,
                knew,
            )
        )


def _strong_player(game: Game, effort: Effort) -> tuple[str, Bot]:
    """Who judges, by name: the mind for this effort, another mind, the strongest level, or anyone."""
    wanted = game.adviser if effort == "usual" else game.bots.get(JUDGE[effort])
    if isinstance(wanted, Mind):
        return JUDGE[effort], wanted
    levels = levels_of(game) or tuple(game.bots)
    minds = [level for level in levels if isinstance(game.bots[level], Mind)]
    level = (minds or levels)[-1]
    return level, game.bots[level]


def judge_of(game: Game, effort: Effort) -> str:
    """The level that judges in an analysis of this effort."""
    return _strong_player(game, effort)[0]


def _verdicts(findings: Sequence[Finding]) -> dict[int, Verdict]:
    """By deed."""
    return {found.deed: found.verdict for found in findings if isinstance(found, Judgement)}


Key = TypeVar("Key")


def _add(counts: MutableMapping[Key, Counted], key: Key, more: Counted) -> None:
    counts[key] = counts[key].with_more(more) if key in counts else more
