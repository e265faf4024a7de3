"""Players of Logistics that think in whole turns, and can say why."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import NamedTuple

from ridotto.bots.alphabeta import AlphaBeta, Ranked
from ridotto.core.bot import Choice, Decision, Mind, Opinion, Sight
from ridotto.core.forms import Move

from .evaluation import Evaluation
from .reasons import reason
from .state import Logistics
from .turns import Breadth, Turn, Turns, is_ending, is_unopposed, key

ALIKE = 0.05
"""Turns whose worths differ by no more than this are equally good."""
WEIGHED = 0.5
"""Turns that are worse by no more than this are weighed to the end, not only ruled out."""
ASKED = 3
"""Of the turns that begin with a move that was asked about so many are weighed."""
LONGEST_ENDING = 60
"""An ending is looked ahead by so many turns at most."""
UNOPPOSED_WORK = 1_000
"""Where the opponent has nothing left, everybody looks ahead to so many positions: it only takes counting."""


class Reading(NamedTuple):
    """How far ahead a mind looks after its own turn."""

    turns: int
    """So many turns at most."""
    work: int
    """To so many positions at most."""
    ending_work: int
    """To so many in an ending, where they are found quickly."""
    beam: int
    """At each so many turns, the most promising ones."""
    breadth: Breadth


class Planner(Mind):
    """Finds the promising turns, looks ahead from each, and plays the first move of the best.

    It is asked again for every move of its turn, and finds the rest of the turn anew.
    """

    def __init__(self, evaluation: Evaluation, breadth: Breadth, roots: int, reading: Reading | None = None) -> None:
        self.evaluation = evaluation
        self.breadth = breadth
        self.roots = roots
        """It looks ahead from so many turns of its own, the most promising ones."""
        self.reading = reading

    def consider(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Opinion:
        """Weigh the promising turns; a move is worth as much as the best turn that begins with it."""
        state: Logistics = sight.imagine()
        if sight.seat not in state.turn():
            raise LookupError("it is not this seat's turn")
        taste = rng.sample(range(10), 10)
        turns = Turns(self.evaluation, self.breadth, taste)
        asked = [turn for move in also for turn in turns.beginning_with(state, move)[:ASKED]]
        ranked = self._ranked(state, turns.of(state), asked, taste)
        best = _chosen([one for one in ranked if one.exact and one.worth >= ranked[0].worth - ALIKE], state, rng)
        move = best.node.moves[0]
        others = [one for one in ranked if one.node.moves[0] != move]
        rival = next((one.node for one in others if one.worth < best.worth - ALIKE), None)
        why = reason(state, best.node, rival, alone=not others)
        return Opinion(Decision(move), _choices([best, *ranked]), why, "points")

    def _ranked(
        self, state: Logistics, own: Sequence[Turn], asked: Sequence[Turn], taste: Sequence[int]
    ) -> list[Ranked[Turn]]:
        """All turns, the best first, each as deep as this mind looks."""
        reading = self.reading
        if reading is None and is_unopposed(state) and is_ending(state):
            reading = Reading(0, 0, UNOPPOSED_WORK, 0, self.breadth)
        if reading is None:
            ranked = [Ranked(turn, turn.worth, True) for turn in (*own, *asked)]
        else:
            ending = is_ending(state)
            work, depth = (reading.ending_work, LONGEST_ENDING) if ending else (reading.work, reading.turns)
            turns = Turns(self.evaluation, reading.breadth, taste)
            search = AlphaBeta(TurnTree(turns, state.player, reading.beam), work)
            ranked = search.rank(own if ending else own[: self.roots], depth, WEIGHED)
            weighed = {one.node.moves[0] for one in ranked if one.exact}
            for turn in asked:
                if turn.moves[0] not in weighed:
                    ranked.append(Ranked(turn, search.weigh(turn, work), True))
        return sorted(ranked, key=lambda one: one.worth, reverse=True)


class TurnTree:
    """The tree of turns, as alpha–beta asks for it."""

    def __init__(self, turns: Turns, seat: int, beam: int) -> None:
        self.turns = turns
        self.seat = seat
        self.beam = beam

    def children(self, node: Turn) -> Sequence[Turn]:
        """The promising turns that may follow; in an ending all of them."""
        turns = self.turns.of(node.after)
        return turns if is_ending(node.after) else turns[: self.beam]

    def maximizes(self, node: Turn) -> bool:
        """Is it the turn of the mind's own seat?"""
        return node.after.player == self.seat

    def worth(self, node: Turn) -> float:
        """The margin at first sight."""
        return node.worth if node.seat == self.seat else 0.0 - node.worth  # a draw is not worth -0.0

    def over(self, node: Turn) -> bool:
        """Has the game ended?"""
        return node.after.phase == "over"

    def key(self, node: Turn) -> Hashable:
        """The position, whose turn it is, and the number of the turn, since the last one ends the game (LOG-26)."""
        after = node.after
        return (after.player, after.turn_number, key(after), tuple(sorted(after.vaults[0])))


def _chosen(alike: Sequence[Ranked[Turn]], state: Logistics, rng: Random) -> Ranked[Turn]:
    """One of equally good turns; where nobody is in the way, one that brings home what it can at once."""
    if not is_unopposed(state):
        return rng.choice(alike)
    return max(alike, key=lambda one: (len(one.node.after.vaults[state.player]), rng.random()))


def _choices(ranked: Sequence[Ranked[Turn]]) -> tuple[Choice, ...]:
    """The moves whose worth is known, the best first, each with the best turn that begins with it."""
    worths: dict[Move, float] = {}
    for one in ranked:
        if one.exact:
            worths.setdefault(one.node.moves[0], one.worth)
    return tuple([Choice(move, worth) for move, worth in worths.items()])
