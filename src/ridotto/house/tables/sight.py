"""Who may see a table, and read the record of its game: everyone, or who sits there or has the link."""

from __future__ import annotations

import hmac

from ridotto.core import Match
from ridotto.protocol.tables import Person

from .house_words import problem
from .sitting import Sitting


def may_see(sitting: Sitting, person: Person | None, key: str | None) -> bool:
    """May this person see it? Public tables are for all; others for those who sit there or have the link."""
    book = sitting.book
    if book.spec.public or (person is not None and (sitting.entered(person) or person in book.rotation)):
        return True
    return key is not None and hmac.compare_digest(key.encode(), book.key.encode())


def check_may_see(sitting: Sitting, person: Person | None, key: str | None) -> None:
    """Raise `Problem`, the same as where there is no table at all, unless this person may see it."""
    if not may_see(sitting, person, key):
        raise problem("table-unknown")


def check_on_shelf(sitting: Sitting) -> None:
    """Raise `Problem` if the table waits for its game, without which nothing of it can be shown or done."""
    if sitting.lacks_game():
        raise problem("game-off-shelf", name=sitting.book.spec.game)


def check_sight(sitting: Sitting, person: Person | None, key: str | None) -> None:
    """Raise `Problem` unless this person may see the table, and there is anything to see."""
    check_may_see(sitting, person, key)
    check_on_shelf(sitting)


def ended(sitting: Sitting) -> Match:
    """The match of a game that is over; raises `Problem` before that, and if it was aborted."""
    check_on_shelf(sitting)
    if sitting.book.status == "aborted":
        raise problem("table-no-record")
    if sitting.book.status != "over" or sitting.match is None:
        raise problem("table-not-over")
    return sitting.match


def check_record(sitting: Sitting, person: Person | None, key: str | None) -> None:
    """Raise `Problem` unless this person may read the record of a finished game."""
    check_sight(sitting, person, key)
    ended(sitting)
