"""When games were missing from the shelf: their tables' deadlines are put off by that long."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A row for each time that a game was missing; `until` is empty while it is."""
    op.create_table(
        "absences",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
