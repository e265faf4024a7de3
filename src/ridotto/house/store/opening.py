"""Finding the store that an address names."""

from __future__ import annotations

from contextlib import suppress

from ridotto.core import Problem
from ridotto.protocol.tables import HOUSE

from .base import Store, Unavailable
from .sqlite import SqliteStore


async def try_store(database: str) -> None:
    """Open a store once, bringing its schema up to date; raises `Problem` where a house could not be opened on it."""
    store = store_at(database)
    try:
        await store.claim_start()  # first: nobody brings the schema up to date under a house that is running
        try:
            await store.start()
        finally:
            await store.stop()
    except Unavailable as lost:
        raise Problem("store-lost", why=str(lost)).within(HOUSE) from lost


def store_at(database: str) -> Store:
    """`postgresql://…`, `sqlite:///file`, or simply a file; raises `Problem` where it cannot be one of these."""
    if database.startswith(("postgresql://", "postgres://", "postgresql+psycopg://")):
        try:
            from .postgres import PostgresStore
        except ImportError:
            raise Problem("store-no-postgres").within(HOUSE) from None
        return PostgresStore(database.replace("postgres://", "postgresql://", 1))
    scheme, mark, path = database.partition("://")
    if mark and scheme != "sqlite":
        raise Problem("store-unknown", scheme=scheme[:20]).within(HOUSE)
    return SqliteStore(path.removeprefix("/") if mark else database)


def note_address(database: str, address: str) -> None:
    """Keep where the house is beside its file, for whoever tries to open a second one on it."""
    store = store_at(database)
    if isinstance(store, SqliteStore):
        with suppress(OSError):  # then nobody is told, and that is all
            store.lock_path.write_text(f"{address}\n")
