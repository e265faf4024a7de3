"""What stood in a database before a step stands there afterwards as it should."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ridotto.house.people.names import name_key
from ridotto.house.store.migration import HERE


def up_to(connection: sa.Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", HERE)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@pytest.fixture
def engine(bare_database: str) -> sa.Engine:
    if bare_database.startswith("postgresql"):
        url = bare_database.replace("postgresql://", "postgresql+psycopg://")
    else:
        url = f"sqlite:///{bare_database}"
    return sa.create_engine(url, poolclass=sa.pool.NullPool)


def test_chat_from_before_is_numbered_by_table_and_channel(engine: sa.Engine):
    said = [("t", "players"), ("t", "onlookers"), ("u", "players"), ("t", "players"), ("t", "onlookers")]
    with engine.begin() as connection:
        up_to(connection, "0004")
        for table, channel in said:
            connection.execute(
                sa.text("INSERT INTO chat_lines (table_id, person, channel, text, at) VALUES (:t, 'p', :c, 'x', 1)"),
                {"t": table, "c": channel},
            )
        up_to(connection, "0005")
        numbers = connection.execute(sa.text("SELECT number FROM chat_lines ORDER BY id")).scalars().all()
    assert numbers == [1, 2, 1, 3, 4]


def test_older_owners_keep_their_names_and_younger_ones_are_marked(engine: sa.Engine):
    people = [("a", "Admin", 5), ("b", "Admın", 3), ("c", "", 1), ("d", "Boris", 9)]
    with engine.begin() as connection:
        up_to(connection, "0006")
        for person, name, made in people:
            old = {"id": person, "name": name, "at": made, "key": name or f"gone:{person}"}
            connection.execute(
                sa.text(
                    "INSERT INTO people (id, kind, name, name_key, language, made_at, seen_at, admin)"
                    " VALUES (:id, 'account', :name, :key, 'en', :at, :at, false)"
                ),
                old,
            )
        up_to(connection, "0007")
        keys = dict(map(tuple, connection.execute(sa.text("SELECT id, name_key FROM people"))))
    assert keys == {"a": "again:a", "b": name_key("Admin"), "c": "gone:c", "d": name_key("Boris")}


def test_rematches_that_wait_are_marked(engine: sa.Engine):
    with engine.begin() as connection:
        up_to(connection, "0007")
        for table, info in (("a", b'{"reserved":true}'), ("b", b"{}")):
            connection.execute(
                sa.text(
                    "INSERT INTO tables (id, game, host, public, rated, opened, n, status, delayable, turn, info)"
                    " VALUES (:id, 'podstavec', 'p', true, false, 1, 1, 'open', false, '', :info)"
                ),
                {"id": table, "info": info},
            )
        up_to(connection, "0008")
        marked = connection.execute(sa.text("SELECT id FROM tables WHERE reserved")).scalars().all()
    assert marked == ["a"]
