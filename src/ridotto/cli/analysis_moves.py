"""The moves of decisions in words: as one types them, or as what they came to where a game tells that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ridotto.bots.analysis import Analysis, Judged
from ridotto.core import Catalogue, Match, Record, State

from .terminal.verbs import Verbs

IN_COLUMN, IN_SENTENCE = 6, 12
"""Of what was done on one occasion no more than this many things are named."""


class Occasion(NamedTuple):
    """Between which positions a seat did something in secret."""

    before: State
    after: State
    at: int

    def chosen(self, judged: Judged, match: Match) -> State:
        """How it would stand with what the judge would still have done."""
        state = self.after.copy()
        for move in judged.choice:
            state.play(judged.seat, match.game.read_move(move), self.at)
        return state


class MovesInWords:
    """Says what was played, and what the judge would have played."""

    def __init__(self, record: Record, analysis: Analysis, words: Catalogue) -> None:
        match, _entry, _events = next(record.replay())
        self._match: Match = match
        self._words = words
        self._verbs = Verbs.of(match.game, words)
        self._came_to: Callable[[Any, Any, Catalogue], Sequence[str]] | None = getattr(match.game.text, "came_to", None)
        self._occasions = _occasions(record, analysis) if self._came_to else {}

    def played(self, judged: Judged) -> list[str]:
        """What was played."""
        if self._came_to is None:
            return [self.typed(move) for move in judged.moves]
        occasion = self._occasions[judged.n]
        came_to = self._came_to(occasion.before.view(judged.seat), occasion.after.view(judged.seat), self._words)
        return list(came_to) or [self.typed(judged.moves[-1])]

    def chosen(self, judged: Judged) -> list[str]:
        """What the judge would have played; of what may be changed, what it would still have changed."""
        if self._came_to is None:
            return [self.typed(move) for move in judged.choice]
        occasion = self._occasions[judged.n]
        after = occasion.chosen(judged, self._match)
        return list(self._came_to(occasion.after.view(judged.seat), after.view(judged.seat), self._words))

    def typed(self, move: Any) -> str:
        """A move as a player would type it."""
        game = self._match.game
        return self._verbs.spoken(game.text.write_move(game.read_move(move)))

    def alone(self, moves: Sequence[str]) -> str:
        """Moves that stand alone, as in a column."""
        return self._joined(moves, IN_COLUMN)

    def within(self, moves: Sequence[str]) -> str:
        """Moves within a sentence, where “end” might be read as one of its words; what is in words already cannot."""
        quoted = moves if self._came_to else [self._words.word("analyse-typed", move=move) for move in moves]
        return self._joined(quoted, IN_SENTENCE)

    def _joined(self, moves: Sequence[str], most: int) -> str:
        """Of many the first ones: a reason speaks of the first."""
        left = len(moves) - most
        more = [self._words.word("analyse-more", count=left)] if left > 0 else []
        return ("; " if self._came_to else ", ").join([*moves[:most], *more])


def _occasions(record: Record, analysis: Analysis) -> Mapping[int, Occasion]:
    """By the number of the decision: the positions before its first entry and after its last. What that one revealed
    is not in the second."""
    first = {judged.entries[0] - 1 for judged in analysis.decisions}
    last = {judged.n for judged in analysis.decisions}
    kept = first | last | {n - 1 for n in last}
    states = dict[int, State]()
    ends = dict[int, tuple[State, int]]()
    before: tuple[State, int] | None = None
    for n, (match, _entry, events) in enumerate(record.replay()):
        now = (match.state.copy(), match.at) if n in kept else None
        if now and n in first:
            states[n] = now[0]
        if now and n in last:
            ends[n] = before if before and any(event.reveals for event in events) else now
        before = now
    return {judged.n: Occasion(states[judged.entries[0] - 1], *ends[judged.n]) for judged in analysis.decisions}
