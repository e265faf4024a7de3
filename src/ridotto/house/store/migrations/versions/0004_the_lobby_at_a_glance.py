"""The lobby is found by an index on both stores: whether a table is public is a column of it.

As a part of its condition it was of no use on SQLite, where `public` and `public = 1` do not count as the same.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Write the index anew."""
    op.drop_index("tables_lobby", "tables")
    open_ones = sa.text("status = 'open'")
    op.create_index("tables_lobby", "tables", ["public", "opened"], sqlite_where=open_ones, postgresql_where=open_ones)
