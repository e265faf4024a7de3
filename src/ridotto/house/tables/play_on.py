"""Starting a new table from a moment of a finished game, as one of its seats could know it then."""

from __future__ import annotations

from typing import NamedTuple

from ridotto.bots import find_bot
from ridotto.core import Match
from ridotto.core.fairness import fair_seed
from ridotto.core.forms import CROWD
from ridotto.core.playing_on import imagined_start, sitting_options
from ridotto.core.start import Start
from ridotto.protocol.tables import PlayedOn, SeatBot, TableSpec

from .book import Book
from .house_words import problem


class Origin(NamedTuple):
    """A moment of a finished game from which somebody plays on."""

    table: str
    match: Match
    """The game as it stood then."""
    seat: int
    head: str
    """The head of the chain over its record."""

    def named(self) -> PlayedOn:
        """The moment, as everyone at the new table may know it."""
        return PlayedOn(self.table, self.match.count, self.seat)

    def spec(self, bot: str) -> TableSpec:
        """A table by link for one person, in one sitting, with this bot in all the other seats; raises `Problem`."""
        game, seats = self.match.game, self.match.header.seats
        find_bot(game, bot)
        if seats > CROWD:
            raise problem("play-on-crowd", most=CROWD)
        return TableSpec(
            game=game.name,
            options=sitting_options(self.match),
            seats=seats,
            bots=(SeatBot(bot),) * (seats - 1),
            public=False,
        )

    def start(self, book: Book, contribution: str, at: int) -> Start:
        """The position as the seat may imagine it, by the chance of the new table; raises `Problem`."""
        seed = fair_seed(book.secret, [contribution], book.table).hex()
        return imagined_start(self.match, self.seat, seed, at, self.head)
