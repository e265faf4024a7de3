"""What is asked of the store by people who look around is found by an index, however many tables there are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sa
from visiting import Visit

from ridotto.house.house import House

pytestmark = pytest.mark.anyio

QUESTIONS: dict[str, Callable[[House], Awaitable[Any]]] = {
    "tables_lobby": lambda house: house.lobby.open_tables(),
    "tables_running": lambda house: house.lobby.running(),
    "tables_ended": lambda house: house.lobby.finished(limit=50),
    "seated_person": lambda house: house.lobby.tables_of("anna"),
}


def plan(connection: sa.Connection, question: sa.Select[Any]) -> str:
    """How the database would answer, with the parameters bound as the house binds them."""
    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:
        connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # a few tables are quicker read through
    explain = "EXPLAIN QUERY PLAN" if sqlite else "EXPLAIN"

    @sa.event.listens_for(connection, "before_cursor_execute", retval=True)
    def instead(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> tuple[str, Any]:
        return f"{explain} {statement}", parameters

    return "\n".join(str(step) for step in connection.execute(question).cursor.fetchall())


@pytest.mark.parametrize("index", QUESTIONS)
async def test_what_people_look_for_is_found_by_an_index(visit: Callable[..., Any], index: str):
    asked: list[sa.Select[Any]] = []

    async def scene(v: Visit) -> str:
        await v.two()
        execute = v.house.store.execute

        async def listening(statement: Any, values: Any = None) -> list[Any]:
            asked.append(statement)
            return await execute(statement, values)

        v.house.store.execute = listening
        await QUESTIONS[index](v.house)
        (question,) = asked
        return await v.house.store.read(lambda connection: plan(connection, question))

    async with visit() as v:
        assert index in await scene(v)
