"""Draws by agreement: how one is offered, agreed to and declined at a table.

How long an offer stands: `sitting.py` `_ends_offers`.
"""

from __future__ import annotations

from ridotto.core.match import Entry
from ridotto.protocol.events import Declined, Offered
from ridotto.protocol.tables import Person

from .house_words import refused
from .lifecycle import Line, check_playing, own_chair
from .sitting import Sitting


def offer_draw(sitting: Sitting, person: Person, at: int) -> list[Line]:
    """Offer or agree; when everyone who is there has, it is a draw."""
    check_playing(sitting)
    seat, _chair = own_chair(sitting, person)
    chairs = sitting.book.chairs
    if sum(chair.person is not None and not chair.resigned for chair in chairs) < 2:
        raise refused("DRAW", "refused-draw-bots")
    lines: list[Line] = [] if seat in sitting.book.offers else [Offered(at=at, seat=seat)]
    agreed = {*sitting.book.offers, seat}
    # who is only away for a while has agreed to nothing
    if all(number in agreed or chair.person is None or chair.resigned for number, chair in enumerate(chairs)):
        lines.append(Entry(n=0, at=at, draw=True))
    return lines


def decline_draw(sitting: Sitting, person: Person, at: int) -> list[Line]:
    """All offers are gone."""
    check_playing(sitting)
    seat, _chair = own_chair(sitting, person)
    return [Declined(at=at, seat=seat)] if sitting.book.offers else []
