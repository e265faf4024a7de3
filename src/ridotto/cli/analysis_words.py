"""An analysis in words, for the terminal and for a page alike."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from ridotto.bots import CATALOGUE as BOTS
from ridotto.bots.analysis import Analysis, Judged, Standing, TurningPoint
from ridotto.core import Match, Message, Record
from ridotto.core.messages import TITLE

from .language import CATALOGUE, language
from .terminal.verbs import Verbs

MOST_MOVES = 6
"""Of the moves of one occasion no more than this many are named."""
LEAST = {"chance": 0.005, "points": 0.05}
"""Less than this is written as nothing: `0%`, `0 points`."""


class AnalysisWords:
    """Says everything about one analysis."""

    def __init__(self, record: Record, analysis: Analysis, names: Sequence[str], named: bool = True) -> None:
        match, _entry, _events = next(record.replay())
        self._match: Match = match
        self.analysis = analysis
        self.names = names
        self._named = named  # these are their names, not only their numbers
        self.words = match.words(language(), CATALOGUE, BOTS)
        self._verbs = Verbs.of(match.game, self.words)
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
        """So much of the chance, or so many points: rounded before they are said, as 9.97 would take the words of a
        fraction where `10` is written."""
        return self.chance(lost) if measure == "chance" else self.say("analyse-points", amount=round(lost, 1))

    def chance(self, part: float) -> str:
        """A chance in percent."""
        return self.say("analyse-chance", percent=100 * part)

    def lost(self, judged: Judged) -> str:
        """What a decision gave away; nothing is said of less than can be written."""
        return self.amount(judged.lost, judged.measure) if judged.lost >= LEAST[judged.measure] else ""

    def moves(self, moves: Sequence[Any]) -> str:
        """Moves as a player would type them; of many, the last ones."""
        return self._listed(moves, self._typed)

    def quoted(self, moves: Sequence[Any]) -> str:
        """The same within a sentence, where “end” might be read as one of its words."""
        return self._listed(moves, lambda move: self.say("analyse-typed", move=self._typed(move)))

    def _typed(self, move: Any) -> str:
        game = self._match.game
        return self._verbs.spoken(game.text.write_move(game.read_move(move)))

    def _listed(self, moves: Sequence[Any], write: Callable[[Any], str]) -> str:
        return ("… " if len(moves) > MOST_MOVES else "") + ", ".join(map(write, moves[-MOST_MOVES:]))

    def would(self, judged: Judged) -> str:
        """What the judge would have done."""
        if not judged.choice:
            return self.say("analyse-would-wait", bot=self._judge_name(begins=True))
        if self.analysis.by == "trials":
            return self.say("analyse-better-was", moves=self.quoted(judged.choice))
        changing = len(judged.entries) > 1 or len(judged.choice) > 1
        message = "analyse-would-change" if changing else "analyse-would"
        return self.say(message, bot=self._judge_name(begins=True), moves=self.quoted(judged.choice))

    def why(self, judged: Judged) -> str:
        """The judge's reason, without the chances it reckoned out itself: those of the curve are counted otherwise."""
        beside = Message(f"{judged.why.id}-beside", judged.why.values)
        apart = judged.measure == "chance" and beside.id in self.words
        return self.words.say(beside if apart else judged.why, self.names)

    def gave(self, judged: Judged) -> str:
        """What a decision gave away: of a chance, out of how much."""
        player, moves = self.names[judged.seat], self.quoted(judged.moves)
        if judged.had is None:
            return self.say("analyse-gave", player=player, moves=moves, amount=self.amount(judged.lost, judged.measure))
        return self.say("analyse-gave-of", player=player, moves=moves, lost=100 * judged.lost, had=100 * judged.had)

    def _doubt(self, judged: Judged) -> str:
        """Of a loss that is no greater than a chance may be off: how sure it is, or that it may be nothing."""
        if judged.measure != "chance" or judged.lost > self._error():
            return ""
        if judged.error:
            return self.say("analyse-surer", error=self.chance(judged.error))
        return self.say("analyse-within")

    def differ(self, judged: Judged) -> str:
        """What the player knew, and the truth, where these differ."""
        if not judged.differ:
            return ""
        knew, truth = self.chance(judged.knew or 0.0), self.chance(judged.truth or 0.0)
        return self.say("analyse-differ", player=self.names[judged.seat], knew=knew, truth=truth)

    def turning(self, point: TurningPoint) -> list[str]:
        """Everything about one turning point, in sentences."""
        if point.resigned:
            return [self.say("analyse-resigned", player=self.names[point.seat or 0], chance=self.chance(point.lost))]
        lines = []
        judged = self._judged.get(point.n)
        if judged is not None and point.lost > 0:
            lines += [self.gave(judged), f"{self.would(judged)} {self.why(judged)}", self._doubt(judged)]
            lines += [self.differ(judged)]
        elif point.seat is not None:
            lines += [f"{self.names[point.seat]}: {self.quoted([self._record.entries[point.n - 1].move])}"]
        if point.changed is not None:
            before, after = self.chance(point.before or 0.0), self.chance(point.after or 0.0)
            lines += [self.say("analyse-swing", player=self.names[point.changed], before=before, after=after)]
            if abs((point.after or 0.0) - (point.before or 0.0)) <= self._error():
                lines += [self.say("analyse-within")]
        return [line for line in lines if line]

    def certainty(self) -> str:
        """How many games the chances were counted in, and by how much they may be off for that."""
        if not self._games():
            return ""
        return self.say("analyse-certainty", games=self._games(), error=self.chance(self._error()))

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
            said.append(self.amount(standing.lost_points / standing.judged, "points"))
        return " + ".join(said) or self.say("analyse-none")
