"""Bringing a database's schema up to date."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from ridotto.core import Problem
from ridotto.protocol.tables import HOUSE

HERE = "ridotto.house.store:migrations"


def migrate(connection: Connection) -> None:
    """Take every step that this database has not taken yet, in the connection's transaction; raises `Problem` if it
    has taken steps that only a newer version knows."""
    config = Config()
    config.set_main_option("script_location", HERE)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # a step that this version does not know
        raise Problem("store-newer").within(HOUSE) from error
