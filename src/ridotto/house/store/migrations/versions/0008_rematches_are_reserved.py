"""Whether a table is kept for those who played before stands in a column, so that the lobby is not filled with them."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the tables that are open it stands in their summary; of all others nobody asks any more."""
    op.add_column("tables", sa.Column("reserved", sa.Boolean, nullable=False, server_default=sa.false()))
    books = op.get_bind()
    tables = sa.table(
        "tables", sa.column("id"), sa.column("status"), sa.column("info"), sa.column("reserved", sa.Boolean)
    )
    opened = books.execute(sa.select(tables.c.id, tables.c.info).where(tables.c.status == "open")).all()
    for table, info in opened:
        if json.loads(bytes(info)).get("reserved"):
            books.execute(tables.update().where(tables.c.id == table).values(reserved=True))
    op.drop_index("tables_lobby", "tables")
    open_ones, columns = sa.text("status = 'open'"), ["public", "reserved", "opened"]
    op.create_index("tables_lobby", "tables", columns, sqlite_where=open_ones, postgresql_where=open_ones)
