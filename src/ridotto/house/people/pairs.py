"""Tables of the database that say for one who the others are, such as whom a person does not hear."""

from __future__ import annotations

from sqlalchemy import Column, Table, delete, insert, select
from sqlalchemy.exc import IntegrityError

from ..store.queries import Queries


class Pairs:
    """Such a table: its key is the pair, and it says since when."""

    def __init__(self, queries: Queries, table: Table, one: Column[str], other: Column[str]) -> None:
        self._queries = queries
        self._table, self._one, self._other = table, one, other

    async def add(self, one: str, other: str, at: int) -> None:
        """Pair them, unless they are paired already."""
        row = {self._one.name: one, self._other.name: other, "at": at}
        try:
            await self._queries.execute(insert(self._table).values(row))
        except IntegrityError:
            return

    async def remove(self, one: str, other: str) -> None:
        """They are a pair no more."""
        await self._queries.execute(delete(self._table).where(self._one == one, self._other == other))

    async def of(self, one: str) -> frozenset[str]:
        """All that one is paired with."""
        rows = await self._queries.execute(select(self._other).where(self._one == one))
        return frozenset(row[self._other.name] for row in rows)
