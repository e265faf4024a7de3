"""Who may see a table, and read the record of its game: everyone, or who sits there or has the link."""

from __future__ import annotations

import hmac

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
    if (why := sitting.lacking()) is not None:
        raise problem(why.id, **why.values)


def check_sight(sitting: Sitting, person: Person | None, key: str | None) -> None:
    """Raise `Problem` unless this person may see the table, and there is anything to see."""
    check_may_see(sitting, person, key)
    check_on_shelf(sitting)


def check_shown(sitting: Sitting, person: Person | None, key: str | None) -> None:
    """Raise `Problem` unless this person may see the table, and its position can be read: that of a game
    that has ended may be of no form that its code still knows."""
    check_sight(sitting, person, key)
    if sitting.wrecked() and sitting.book.ended_here():
        raise problem("game-unreadable")


def check_over(sitting: Sitting) -> None:
    """Raise `Problem` before a game is over, and if it was aborted."""
    check_on_shelf(sitting)
    if sitting.book.status == "aborted":
        raise problem("table-no-record")
    if sitting.book.status != "over":
        raise problem("table-not-over")


def check_record(sitting: Sitting, person: Person | None, key: str | None) -> None:
    """Raise `Problem` unless this person may read the record of a finished game."""
    check_sight(sitting, person, key)
    check_over(sitting)
