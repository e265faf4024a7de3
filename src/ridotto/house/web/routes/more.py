"""Beyond views: pages for a crowd, the auctions for a calendar, and the check of a text that somebody wrote."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath
from msgspec import UNSET

from ridotto.core import find_game
from ridotto.core.forms import Page
from ridotto.protocol.more import Checked, CrowdPage, FaultShown, InCalendar, OptionText, Sitter, WhichPage

from ...house import House
from ...people.people import People
from ...tables import sight
from ...tables.sitting import Sitting
from ..calendar import calendar_text
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
        sight.check_sight(sitting, person, wish.key)
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


@get(
    "/api/tables/{table:str}/calendar.ics",
    media_type="text/calendar",
    opt=described(query=InCalendar, refusals=(404,), content="text/calendar"),
)
async def calendar(request: HouseRequest, house: Given[House], table: FromPath[str]) -> Response[str]:
    """What comes at this table, for calendar programs (iCalendar): of Venice the seven auctions. Programs that read it
    again find what has changed. Of a table by link with its key."""
    wish, person = request.asks(InCalendar), request.somebody.id if request.somebody else None
    language = wish.language or request.language

    def read(sitting: Sitting) -> str:
        sight.check_sight(sitting, person, wish.key)
        game, match = find_game(sitting.book.spec.game), sitting.match
        moments = match.state.calendar() if match is not None else ()
        link = str(request.base_url).rstrip("/") + f"/t/{table}" + (f"?key={wish.key}" if wish.key else "")
        made = sitting.book.started or sitting.book.opened
        return calendar_text(table, sitting.book.spec.name, link, moments, game.words(language), made)

    headers = {"Content-Disposition": f'inline; filename="{table}.ics"', "Cache-Control": "no-cache"}
    text = await house.look(table, read)
    return Response(text, media_type="text/calendar", headers=headers)


@post(
    "/api/games/{game:str}/options/{option:str}/check",
    status_code=200,
    opt=described(body=OptionText, person=True, refusals=(404,)),
)
async def check_option(
    request: HouseRequest, house: Given[House], game: FromPath[str], option: FromPath[str]
) -> Checked:
    """Everything that is wrong with an option that people write at length, such as a pack of Venice."""
    kind, written = find_game(game), await request.read(OptionText)
    try:
        found = await house.faults(request.visitor.id, kind, option, written.text)
    except LookupError:
        raise NotHere from None
    words = kind.words(request.language)
    return Checked(tuple(FaultShown(fault.place, words.say(fault.why)) for fault in found))


HANDLERS = (crowd, calendar, check_option)
