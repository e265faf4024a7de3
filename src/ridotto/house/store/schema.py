"""Every table of the house's database, as SQLAlchemy Core knows them. The log itself is written by hand."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    text,
)

MARKS = frozenset({"alembic_version", "tables", "log"})
"""Tables that every version of a house has."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("reserved", Boolean, nullable=False, server_default=false()),
    # how the table stands, written anew with every append
    Column("n", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("due", BigInteger),
    Column("bots", BigInteger),
    Column("delayable", Boolean, nullable=False),
    Column("turn", Text, nullable=False),
    Column("ended", BigInteger),
    Column("info", LargeBinary, nullable=False),
)
Index("tables_due", tables.c.due, sqlite_where=tables.c.due.is_not(None), postgresql_where=tables.c.due.is_not(None))
Index(
    "tables_bots", tables.c.bots, sqlite_where=tables.c.bots.is_not(None), postgresql_where=tables.c.bots.is_not(None)
)
Index(
    "tables_lobby",
    tables.c.public,
    tables.c.reserved,
    tables.c.opened,
    sqlite_where=text("status = 'open'"),
    postgresql_where=text("status = 'open'"),
)
Index(
    "tables_running",
    tables.c.public,
    tables.c.opened,
    sqlite_where=text("status = 'playing'"),
    postgresql_where=text("status = 'playing'"),
)
Index("tables_ended", tables.c.ended, sqlite_where=text("status = 'over'"), postgresql_where=text("status = 'over'"))

log = Table(
    "log",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("n", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("told", Text, nullable=False),
    Column("person", Text),
    Column("client", Text),
    Column("state", LargeBinary),
    PrimaryKeyConstraint("table_id", "n"),
)
Index(
    "log_once",
    log.c.table_id,
    log.c.person,
    log.c.client,
    unique=True,
    sqlite_where=log.c.client.is_not(None),
    postgresql_where=log.c.client.is_not(None),
)

seated = Table(
    "seated",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, nullable=False),
    Column("seat", Integer),
    PrimaryKeyConstraint("table_id", "person"),
)
Index("seated_person", seated.c.person)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("status", Text, nullable=False),  # running, done, failed
    Column("asked_by", Text),  # while it runs
    Column("asked_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # when a process last worked on it; 0: nobody does
    Column("progress", Float, nullable=False),
    Column("stage", Text),  # what is being done, as JSON, while it runs
    Column("findings", LargeBinary),  # so far, while it runs
    Column("result", LargeBinary),
)
Index(
    "analyses_running",
    analyses.c.asked_at,
    sqlite_where=text("status = 'running'"),
    postgresql_where=text("status = 'running'"),
)

alive = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

era = Table(
    "era",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("number", BigInteger, nullable=False),
)
"""Counts how often the whole store was replaced by a backup: whoever appends checks that it is still the same."""

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

absences = Table(
    "absences",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
)
"""When games were missing from the shelf though tables waited for them; without `until` they still are."""
