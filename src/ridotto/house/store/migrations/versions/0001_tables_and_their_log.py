"""Tables, their log, who sits where, and whether the house is alive."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lay them out."""
    # longer than a screen: one statement for each table, in order
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("n", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("bots", sa.BigInteger),
        sa.Column("delayable", sa.Boolean, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("info", sa.LargeBinary, nullable=False),
    )
    _index("tables_due", "tables", ["due"], "due IS NOT NULL")
    _index("tables_bots", "tables", ["bots"], "bots IS NOT NULL")
    _index("tables_lobby", "tables", ["opened"], "status = 'open' AND public")
    _index("tables_ended", "tables", ["ended"], "status = 'over'")
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("n", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("client", sa.Text),
        sa.Column("state", sa.LargeBinary),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    _index("log_once", "log", ["table_id", "person", "client"], "client IS NOT NULL", unique=True)
    op.create_table(
        "seated",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("seated_person", "seated", ["person"])
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    era = op.create_table(
        "era",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
    )
    op.execute(era.insert().values(id=1, number=1))
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def _index(name: str, table: str, columns: list[str], where: str, unique: bool = False) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)
