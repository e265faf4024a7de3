"""Leaving for good: who is erased leaves every table, also those that are closed for repair at the time."""

from __future__ import annotations

from ridotto.protocol.tables import Resign, TableInfo

from .house import House
from .people.people import People, new_id

EVERY_TABLE = 1_000_000


async def leave_every_table(house: House, person: str) -> None:
    """Resign games that are being played, and leave tables where none is; closed tables are left when repaired."""
    for info in await house.lobby.tables_of(person, limit=EVERY_TABLE):
        await _leave(house, info, person)


async def repair_table(house: House, people: People, table: str) -> TableInfo:
    """Let a closed table go on, without those who were erased while it was closed."""
    repaired = await house.repair(table)
    sitting = {seat.person for seat in repaired.seats if seat.person is not None}
    known = await people.find_all(sitting)
    for person in sorted(sitting & known.keys()):
        if known[person].kind == "gone":
            await _leave(house, await house.info(table, by_the_house=True), person)
    return await house.info(table, by_the_house=True)


async def _leave(house: House, info: TableInfo, person: str) -> None:
    if info.status == "open":
        await house.leave(info.table, person)
    elif info.status == "playing":
        await house.command(info.table, person, new_id(), Resign())
