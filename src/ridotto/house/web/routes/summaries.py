"""Tables and people as they are shown together: ids in the tables, and beside them who that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ridotto.protocol.api import Known, TableShown, TablesShown
from ridotto.protocol.tables import TableInfo

from ...people.people import People, shown_name


def named_in(info: TableInfo) -> Iterator[str]:
    """The people a table names."""
    yield info.host
    yield from (seat.person for seat in info.seats if seat.person is not None)
    yield from info.expected


async def known_people(people: People, ids: Iterable[str], language: str) -> dict[str, Known]:
    """What everybody may know of these people."""
    wanted = list(dict.fromkeys(ids))
    found = await people.find_all(wanted)
    shown: dict[str, Known] = {}
    for person in wanted:
        visitor = found.get(person)
        shown[person] = Known(shown_name(visitor, language), visitor.kind if visitor else "gone")
    return shown


async def shown_table(info: TableInfo, people: People, language: str) -> TableShown:
    """One table with its people."""
    return TableShown(info, await known_people(people, named_in(info), language))


async def shown_tables(
    infos: Iterable[TableInfo], people: People, language: str, now: int, running: Iterable[TableInfo] = ()
) -> TablesShown:
    """Several tables with their people, and in the lobby those that are being played."""
    tables, played = tuple(infos), tuple(running)
    ids = [person for info in (*tables, *played) for person in named_in(info)]
    return TablesShown(tables, await known_people(people, ids, language), played, now)
