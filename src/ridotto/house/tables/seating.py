"""Who sits where when a game begins: as drawn, as in the game before but one seat on, or in a given seat.

By how far the seats of a rematch are moved on is decided in `lifecycle.py` `rematch`.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from ridotto.protocol.tables import Person

from .book import Book, Chair


def drawn_chairs(book: Book, seating: Sequence[int], keeper: str) -> list[Chair]:
    """Everyone in the seat that was drawn for them; in a rematch of the same people, as before but one seat on.

    `keeper` is the bot that would keep a person's seat warm.
    """
    people = [Chair(entrant.person, keeper) for entrant in book.entrants]
    bots = [Chair(None, bot.bot) for bot in book.spec.bots]
    if _all_came_back(book, {chair.person for chair in people}):
        by_person = {chair.person: chair for chair in people}
        return [by_person[person] if person else bots.pop(0) for person in book.rotation]
    chairs: list[Chair] = [*people, *bots]
    seats = dict(zip(seating, chairs, strict=True))
    return [seats[seat] for seat in range(len(chairs))]


def given_chairs(book: Book, keeper: str) -> list[Chair]:
    """The one who plays on from another game has the same seat as there; everyone else is a bot."""
    (entrant,) = book.entrants
    chairs = [Chair(None, bot.bot) for bot in book.spec.bots]
    chairs.insert(book.played_on.seat if book.played_on else 0, Chair(entrant.person, keeper))
    return chairs


def rotated(book: Book) -> bool:
    """Are the seats those of the game before, one seat on? Before the start: will they be, if nobody else comes?"""
    if not book.chairs:
        return bool(book.rotation)
    return _all_came_back(book, {chair.person for chair in book.chairs if chair.person is not None})


def _all_came_back(book: Book, people: Set[Person | None]) -> bool:
    """Are these the very people of the game before?"""
    return bool(book.rotation) and people == {person for person in book.rotation if person}
