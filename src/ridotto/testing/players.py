"""Contract: the bots of a game play by its rules."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from ridotto.bots.playout import Player, Playout
from ridotto.core import Bot, Fast, Match, Problem, Refused, Sight

from .tables import Table, positions

QUICK = ("novice", "steady")
"""The levels that play a whole game here; others may think for long, and are asked a few times."""
MOST_ASKED = 150
"""A game of quick bots is left after so many decisions."""
MOMENTS = 4
"""At so many moments of a random game a bot is asked once;"""
SLOW_MOMENTS = 2
"""one that may think for long at so many."""


class Players:
    """What a bot decides is a legal move, or to wait."""

    seeds: ClassVar[tuple[int, ...]]

    def test_every_bot_of_the_game_decides_on_legal_moves(self, table: Table) -> None:
        """At moments of a random game, to which no bot would have come by itself."""
        for name, bot in table.game.bots.items():
            for match in positions(table, self.seeds[0], MOMENTS if name in QUICK else SLOW_MOMENTS):
                for seat in match.turn()[-1:]:
                    _asked(table, name, bot, match, seat)

    def test_its_quick_bots_play_a_game_among_themselves(self, table: Table) -> None:
        """To its end, or for as long as a test may take."""
        for name in QUICK:
            if name not in table.game.bots:
                continue
            options = table.game.read_options(table.options, table.seats)
            state = table.game.begin(table.seats, options, Fast(self.seeds[0]))
            player = Player(name, table.game.bots[name])
            game = Playout(state, [player] * table.seats, Random(self.seeds[0]))
            while game.state.outcome() is None and game.asked < MOST_ASKED:
                _next(table, name, game)


def _asked(table: Table, name: str, bot: Bot, match: Match, seat: int) -> None:
    before = match.state.digest()
    try:
        move = bot.decide(Sight(match.state, seat, Random(1), match.at), Random(2)).move
    except Exception as fault:
        raise AssertionError(f"the bot {name} raises {fault!r} in seat {seat}") from fault
    try:
        if move is not None:
            match.state.check(seat, move, match.at)
    except Refused as refused:
        why = f"{refused.rule}: {refused.within(table.game.package).sentence()}"
        raise AssertionError(f"the bot {name} plays {move}, which is refused by {why}") from refused
    assert match.state.digest() == before, f"the bot {name} changes the game by thinking"


def _next(table: Table, name: str, game: Playout) -> None:
    try:
        game.step()
    except Problem as problem:
        raise AssertionError(f"{problem.sentence()} After {game.moves} moves.") from problem
    except Exception as fault:
        raise AssertionError(f"the bot {name} raises {fault!r} after {game.moves} moves") from fault
