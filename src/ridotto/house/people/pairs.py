"""A many-to-many table of the database with the columns (one, other, since), such as mutes."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Column, delete, insert, select
from sqlalchemy.exc import IntegrityError

from .people import IDS_PER_QUERY, People


class Pairs:
    """Such a table; its key is the pair."""

    def __init__(self, people: People, one: Column[str], other: Column[str]) -> None:
        self._people = people
        self._table, self._one, self._other = one.table, one, other

    async def add(self, one: str, other: str) -> None:
        """Pair them, unless they are paired already."""
        row = {self._one.name: one, self._other.name: other, "at": self._people.now()}
        try:
            await self._people.queries.execute(insert(self._table).values(row))
        except IntegrityError:
            return

    async def remove(self, one: str, other: str) -> None:
        """Delete the pair."""
        await self._people.queries.execute(delete(self._table).where(self._one == one, self._other == other))

    async def of(self, one: str) -> frozenset[str]:
        """All that one is paired with."""
        return (await self.of_each([one])).get(one, frozenset())

    async def of_each(self, ones: Collection[str]) -> dict[str, frozenset[str]]:
        """All that each of these is paired with; those without a pair are left out."""
        found: dict[str, set[str]] = {}
        wanted = list(ones)
        for start in range(0, len(wanted), IDS_PER_QUERY):
            some = select(self._one, self._other).where(self._one.in_(wanted[start : start + IDS_PER_QUERY]))
            for row in await self._people.queries.execute(some):
                found.setdefault(row[self._one.name], set()).add(row[self._other.name])
        return {one: frozenset(others) for one, others in found.items()}
