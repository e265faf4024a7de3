"""Bringing a database's schema up to date."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE = "ridotto.house.store:migrations"


def migrate(connection: Connection) -> None:
    """Take every step that this database has not taken yet, in the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", HERE)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
