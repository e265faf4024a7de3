"""The appointments of a table, for calendar programs; how they are written: `web/calendar.py`."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from ridotto.core import Fast, find_game
from ridotto.core.forms import Appointment
from ridotto.protocol.api import InCalendar

from ...house import House
from ...tables import sight
from ...tables.sitting import Sitting
from ..calendar import calendar_text
from ..openapi import described
from ..request import HouseRequest


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
        sight.check_shown(sitting, person, wish.key)
        game, moments = find_game(sitting.book.spec.game), _moments(sitting)
        link = str(request.base_url).rstrip("/") + f"/t/{table}" + (f"?key={wish.key}" if wish.key else "")
        made = sitting.book.started or sitting.book.opened
        return calendar_text(table, sitting.book.spec.name, link, moments, game.words(language), made)

    headers = {"Content-Disposition": f'inline; filename="{table}.ics"', "Cache-Control": "no-cache"}
    text = await house.look(table, read)
    return Response(text, media_type="text/calendar", headers=headers)


def _moments(sitting: Sitting) -> Sequence[Appointment]:
    """What comes: in the game, or in the one that is announced, where it is known when it begins."""
    if sitting.match is not None:
        return sitting.match.state.calendar()
    spec = sitting.book.spec
    if sitting.book.status != "open" or not isinstance(spec.start, int):
        return ()
    game = find_game(spec.game)
    fewest, _most = game.seats
    return game.begin(fewest, game.read_options(spec.options, spec.seats), Fast(0), spec.start).calendar()


HANDLERS = (calendar,)
