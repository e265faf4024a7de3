"""The tables about people: who they are, how they sign in, what they say, and how well they play.

Every time is milliseconds UTC. None of this is used while a move is processed, so all of it may fail without
harming a table.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table, Text, false

from ..store.schema import metadata

Number = BigInteger().with_variant(Integer, "sqlite")
"""A whole number of 64 bits. SQLite numbers rows by itself only if the type is called INTEGER."""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account, gone
    Column("name", String(64), nullable=False),
    Column("name_key", String(128), nullable=False, unique=True),  # what two names must not share: see names.name_key
    Column("password", String(256)),  # argon2, accounts only
    Column("language", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("banned_until", BigInteger),
    Column("ban_reason", Text),
    Column("admin", Boolean, nullable=False, server_default=false()),  # looks after the house
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", String(32), nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("person", String(32), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

attempts = Table(
    "attempts",
    metadata,
    Column("door", String(64), primary_key=True),  # SHA-256 of what is counted: a name, an address, or both
    Column("failures", Integer, nullable=False),
    Column("shut_until", BigInteger, nullable=False),
    Column("last_at", BigInteger, nullable=False, index=True),
)

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("channel", String(12), nullable=False),  # players, onlookers
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("client", String(64)),  # the sender's own id for it
    Column("number", BigInteger, nullable=False),  # what readers know it by: odd for players, even for onlookers
    Index("chat_lines_of_table", "table_id", "id"),
    Index("chat_lines_said_once", "table_id", "person", "client", unique=True),
    Index("chat_lines_numbered", "table_id", "number", unique=True),
)


def _pairs(name: str, one: str, other: str) -> Table:
    """Who belongs to whom, and since when (see `pairs.Pairs`)."""
    key = [Column(column, String(32), primary_key=True) for column in (one, other)]
    return Table(name, metadata, *key, Column("at", BigInteger, nullable=False))


mutes = _pairs("mutes", "person", "muted")
silences = _pairs("silences", "table_id", "person")

reports = Table(
    "reports",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("reporter", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("line", BigInteger),
    Column("said", Text),  # the line as it was, should its author erase it
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", Boolean, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),  # mu - 3 sigma, what the leaderboard sorts by
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ratings_by_game", "game", "shown"),
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),  # the key is what makes every game count once
    Column("person", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu_after", Float, nullable=False),
    Column("sigma_after", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rated_games_of_person", "person", "at"),
)
