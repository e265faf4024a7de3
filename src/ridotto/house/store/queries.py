"""Queries about people, chat and ratings, on the same database as the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Executable, Select

from .base import Store

T = TypeVar("T")
QueryRow = Mapping[str, Any]


class Queries:
    """Runs SQL statements and returns rows. Not used while a move is processed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def execute(self, *statements: Executable) -> Sequence[QueryRow]:
        """Run the statements in one transaction. Returns the rows of the last one."""

        def carry_out(connection: Connection) -> Sequence[QueryRow]:
            for statement in statements:
                result = connection.execute(statement)
            return _rows(result) if result.returns_rows else []

        if all(isinstance(statement, Select) for statement in statements):
            return await self._store.read(carry_out)
        return await self._store.write(carry_out)

    async def look_up(self, query: Select[Any], **values: Any) -> Sequence[QueryRow]:
        """The rows of a query that is kept and asked again and again, with the values that it leaves open."""
        return await self._store.read(lambda connection: _rows(connection.execute(query, values)))

    async def transact(self, change: Callable[[Connection], T]) -> T:
        """Run a function that reads and writes in one transaction."""
        return await self._store.write(change)


def _rows(result: CursorResult[Any]) -> Sequence[QueryRow]:
    return [dict(row) for row in result.mappings()]
