"""Analyses of finished games: asked for once, worked on, and kept."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A line for each game that was asked about."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("asked_by", sa.Text),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("findings", sa.LargeBinary),
        sa.Column("result", sa.LargeBinary),
    )
    running = sa.text("status = 'running'")
    op.create_index("analyses_running", "analyses", ["asked_at"], sqlite_where=running, postgresql_where=running)
