"""An analysis in words, for the terminal and for a page alike."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from ridotto.bots import CATALOGUE as BOTS
from ridotto.bots.analysis import Analysis, Judged, Standing, TurningPoint, judge_of
from ridotto.core import Message, Record
from ridotto.core.messages import TITLE, catalogue

from .analysis_moves import MovesInWords
from .language import CATALOGUE, language

LEAST = {"chance": 0.005, "points": 0.05}
"""Less than this is written as nothing: `0%`, `0 points`."""
EXPLAINS = 0.5
"""Such a part of a change of the curve must have been given away to explain it; the curve is counted otherwise, so it
is never quite the whole."""
MUCH_CHANCE, MUCH_POINTS = 0.04, 0.2
"""So much of the chance is much; of points, such a part of the greatest loss of the game."""


class AnalysisWords:
    """Says everything about one analysis."""

    def __init__(self, record: Record, analysis: Analysis, names: Sequence[str], named: bool = True) -> None:
        match, _entry, _events = next(record.replay())
        self._game = match.game
        self.analysis = analysis
        self.names = names
        self._named = named  # these are their names, not only their numbers
        self.words = match.words(language(), CATALOGUE, BOTS)
        self._moves = MovesInWords(record, analysis, self.words)
        self._of_bots = catalogue(language(), BOTS)
        self._judged = {judged.n: judged for judged in analysis.decisions}
        self._record = record

    def say(self, message_id: str, **values: Any) -> str:
        """The sentence of this id."""
        return self.words.word(message_id, **values)

    def title(self) -> str:
        """Which game it was."""
        return self.say("analyse-page-title", game=TITLE)

    def judge(self) -> str:
        """How it was judged, and where the figures come from."""
        said = self.say("analyse-judge", by=self.analysis.by, bot=self._judge_name())
        parts = any(judged.had is not None for judged in self.analysis.decisions)
        return f"{said} {self.say('analyse-parts')}" if parts else said

    def _judge_name(self, begins: bool = False) -> str:
        """The bot that judges, as players call it; English sentences begin with it."""
        name = self.words.named(f"bot-{self.analysis.mind}") or self.analysis.mind
        return name[:1].upper() + name[1:] if begins and language() == "en" else name

    def amount(self, lost: float, measure: str) -> str:
        """So much of the chance, or so many points, by the word that the game has for these: rounded before they are
        said, as 9.97 would take the words of a fraction where `10` is written."""
        if measure == "chance":
            return self.chance(lost)
        return self.say("unit-points" if "unit-points" in self.words else "analyse-points", amount=round(lost, 1))

    def chance(self, part: float) -> str:
        """A chance in percent."""
        return self.say("analyse-chance", percent=100 * part)

    def lost(self, judged: Judged) -> str:
        """What a decision gave away; nothing is said of less than can be written."""
        return self.amount(judged.lost, judged.measure) if judged.lost >= LEAST[judged.measure] else ""

    def played(self, judged: Judged) -> str:
        """What was played, for a column."""
        return self._moves.alone(self._moves.played(judged))

    def better(self, judged: Judged) -> str:
        """What the judge would have played, for a column. Nothing is better where nothing was lost."""
        if judged.agrees:
            return "="
        if self.as_good(judged):
            return self.say("analyse-as-good")
        return self._moves.alone(self._moves.chosen(judged)) or "–"

    def as_good(self, judged: Judged) -> bool:
        """Was what was played another move than the judge's own, but as good?"""
        return not judged.agrees and judged.worth is not None and not self.lost(judged)

    def would(self, judged: Judged) -> str:
        """What the judge would have done."""
        if not judged.choice:
            return self.say("analyse-would-wait", bot=self._judge_name(begins=True))
        moves = self._moves.within(self._moves.chosen(judged))
        if self.analysis.by == "trials":
            return self.say("analyse-better-was", moves=moves)
        changing = len(judged.entries) > 1 or len(judged.choice) > 1
        message = "analyse-would-change" if changing else "analyse-would"
        return self.say(message, bot=self._judge_name(begins=True), moves=moves)

    def why(self, judged: Judged) -> str:
        """The judge's reason, without the chances it reckoned out itself: those of the curve are counted otherwise. A
        game gives reasons to whoever moves, as “you”: so it is told as what the judge would say to that player."""
        beside = Message(f"{judged.why.id}-beside", judged.why.values)
        apart = judged.measure == "chance" and beside.id in self.words
        why = self.words.say(beside if apart else judged.why, self.names)
        if judged.why.id in self._of_bots:
            return why
        return self.say("analyse-advice", player=self.names[judged.seat], why=why)

    def gave(self, judged: Judged) -> str:
        """What a decision gave away: of a chance, out of how much."""
        player, moves = self.names[judged.seat], self._moves.within(self._moves.played(judged))
        if judged.had is None:
            return self.say("analyse-gave", player=player, moves=moves, amount=self.amount(judged.lost, judged.measure))
        lost, had = round(100 * judged.lost), round(100 * judged.had)
        whole = "analyse-gave-whole" if lost == had else "analyse-gave-of"
        return self.say(whole, player=player, moves=moves, lost=lost, had=had)

    def _doubt(self, judged: Judged) -> str:
        """Of a loss that is no greater than a chance may be off: how sure it is, or that it may be nothing."""
        if judged.measure != "chance" or judged.lost > self._error():
            return ""
        if judged.error:
            return self.say("analyse-surer", error=self._points(judged.error))
        return self.say("analyse-within")

    def differ(self, judged: Judged) -> str:
        """What the player knew, and the truth, where these differ."""
        if not judged.differ:
            return ""
        knew, truth = self.chance(judged.knew or 0.0), self.chance(judged.truth or 0.0)
        return self.say("analyse-differ", player=self.names[judged.seat], knew=knew, truth=truth)

    def turning_points(self) -> list[TurningPoint]:
        """All of them in the order of the game, as a story is told."""
        return sorted(self.analysis.turning_points, key=lambda point: point.n)

    def turning(self, point: TurningPoint) -> list[str]:
        """Everything about one turning point, in sentences."""
        if point.resigned:
            return [self.say("analyse-resigned", player=self.names[point.seat or 0], chance=self.chance(point.lost))]
        lines = []
        judged = self._judged.get(point.n)
        if judged is not None and self.lost(judged):
            lines += [self.gave(judged), f"{self.would(judged)} {self.why(judged)}", self._doubt(judged)]
            lines += [self.differ(judged)]
        elif point.seat is not None:
            lines += [f"{self.names[point.seat]}: {self._moved(point.n)}"]
        return [line for line in [*lines, *self._swing(point)] if line]

    def _moved(self, n: int) -> str:
        judged = self._judged.get(n)
        moves = self._moves.played(judged) if judged else [self._moves.typed(self._record.entries[n - 1].move)]
        return self._moves.within(moves)

    def _swing(self, point: TurningPoint) -> list[str]:
        """How a chance changed, and that nobody is known to have given it away, if so."""
        if point.changed is None:
            return []
        before, after = self.chance(point.before or 0.0), self.chance(point.after or 0.0)
        message = "analyse-swing" if point.since is None else "analyse-stretch"
        spanned = {} if point.since is None else {"first": point.since + 1, "last": point.until or point.n}
        lines = [self.say(message, player=self.names[point.changed], before=before, after=after, **spanned)]
        if abs((point.after or 0.0) - (point.before or 0.0)) <= self._error():
            lines += [self.say("analyse-within")]
        elif not self._given_away(point):
            rest = "analyse-rest-unexplained" if self._any_given_away(point) else "analyse-unexplained"
            lines += [self.say(rest, bot=self._judge_name())]
        return lines

    def _causes(self, point: TurningPoint) -> list[Judged]:
        """What was given away where a chance changed, and may have changed it so: what the seat itself gave away if it
        fell, or another one if it rose. What was given away in secret shows later."""
        earlier = [each.n for each in self.analysis.curve if each.n < point.n]
        since = max(earlier, default=0) if point.since is None else point.since
        fell = (point.after or 0.0) < (point.before or 0.0)
        return [
            judged
            for judged in self.analysis.decisions
            if since < judged.n <= (point.until or point.n) and (judged.seat == point.changed) == fell
        ]

    def _given_away(self, point: TurningPoint) -> bool:
        """Does what was given away explain how a chance changed? A little explains no great change."""
        causes = [judged for judged in self._causes(point) if self._much(judged)]
        if any(judged.measure != "chance" for judged in causes):
            return True  # points say nothing about how much of a chance they are
        change = abs((point.after or 0.0) - (point.before or 0.0))
        return bool(causes) and sum(judged.lost for judged in causes) >= EXPLAINS * change

    def _any_given_away(self, point: TurningPoint) -> bool:
        """Is a loss told at this very point?"""
        return point.lost > 0 and any(self._much(judged) for judged in self._causes(point))

    def _much(self, judged: Judged) -> bool:
        greatest = max(each.lost for each in self.analysis.decisions if each.measure == judged.measure)
        least = MUCH_CHANCE if judged.measure == "chance" else MUCH_POINTS * greatest
        return bool(self.lost(judged)) and judged.lost >= least

    def alike(self) -> list[str]:
        """What it means that players gave nothing away: that the judge knows no better, and who may."""
        told = self.analysis.standings
        clean = [self.names[each.seat] for each in told if each.judged and self.lost_on_average(each) == self._none()]
        if not clean:
            return []
        stronger = judge_of(self._game, "thorough")
        said = [self.say("analyse-alike", players=", ".join(clean), bot=self._judge_name())]
        if self.analysis.effort == "usual" and stronger != self.analysis.mind:
            said += [self.say("analyse-stronger", bot=self.words.named(f"bot-{stronger}") or stronger)]
        return [" ".join(said)]

    def certainty(self) -> str:
        """How many games the chances were counted in, and by how much they may be off for that."""
        if not self._games():
            return ""
        return self.say("analyse-certainty", games=self._games(), error=self._points(self._error()))

    def _points(self, error: float) -> str:
        """By so much a chance may be off: in percentage points, as a percentage of a percentage says something else."""
        return self.say("analyse-percentage", points=round(100 * error))

    def _games(self) -> int:
        """In so many games every chance was counted, or in more."""
        return min((point.games for point in self.analysis.curve if point.games), default=0)

    def _error(self) -> float:
        """By so much a chance may easily be off."""
        return 0.5 / math.sqrt(self._games()) if self._games() else 0.0

    def remarks(self) -> list[str]:
        """What was left out."""
        analysis = self.analysis
        said = [] if self._named else [self.say("analyse-nameless")]
        said += [self.say("analyse-unjudged", count=analysis.unjudged)] if analysis.unjudged else []
        return said + ([self.say("analyse-undone", count=analysis.undone)] if analysis.undone else [])

    def lost_on_average(self, standing: Standing) -> str:
        """What a player gave away with each decision, by measure."""
        if not standing.judged:
            return "–"
        said = []
        if standing.lost_chance:
            said.append(self.say("simulate-rate", percent=100 * standing.lost_chance / standing.judged))
        if standing.lost_points:
            average = standing.lost_points / standing.judged
            least = 0.1  # less than this would be written as nothing
            written = self.amount(max(average, least), "points")
            said.append(written if average >= least else self.say("analyse-less", amount=written))
        return " + ".join(said) or self._none()

    def _none(self) -> str:
        return self.say("analyse-none")
