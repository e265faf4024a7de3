"""What everyone at a table may know and no view carries, page by page."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath
from msgspec import UNSET

from ridotto.core.forms import Page
from ridotto.protocol.crowd_pages import CrowdPage, Sitter, WhichPage

from ...house import House
from ...people.people import People
from ...tables import sight
from ...tables.sitting import Sitting
from ..errors import NotHere
from ..openapi import described
from ..request import HouseRequest
from .summaries import known_people


@get("/api/tables/{table:str}/crowd/{part:str}", opt=described(query=WhichPage, refusals=(404,)))
async def crowd(
    request: HouseRequest, house: Given[House], people: Given[People], table: FromPath[str], part: FromPath[str]
) -> CrowdPage:
    """A page of what everyone at this table may know and no view carries: of Venice `results`, `bids` (once they are
    public), `holdings`, and at the end `accounts`."""
    wish, person = request.asks(WhichPage), request.somebody.id if request.somebody else None

    def read(sitting: Sitting) -> tuple[Page, tuple[Sitter, ...]]:
        sight.check_shown(sitting, person, wish.key)
        if sitting.match is None:
            raise NotHere
        page = sitting.match.state.page(part, wish.number, wish.start, wish.limit)
        return page, tuple(_sitters(sitting, page))

    page, sitters = await house.look(table, read)
    named = [sitter.person for sitter in sitters if sitter.person is not UNSET]
    known = await known_people(people, named, request.language)
    return CrowdPage(table, part, wish.number, wish.start, page.total, page.entries, sitters, known)


def _sitters(sitting: Sitting, page: Page) -> list[Sitter]:
    """Who sits on the seats that a page names."""
    chairs = sitting.book.chairs
    seats = sorted({entry.seat for entry in page.entries if isinstance(entry.seat, int)})
    return [
        Sitter(seat, bot=chairs[seat].bot) if person is None else Sitter(seat, person=person)
        for seat in seats
        for person in (chairs[seat].person,)
    ]


HANDLERS = (crowd,)
