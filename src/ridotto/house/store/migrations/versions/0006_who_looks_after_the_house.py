"""Some accounts look after the house: they read reports, shut out and let in, and close tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody does at first."""
    op.add_column("people", sa.Column("admin", sa.Boolean, nullable=False, server_default=sa.false()))
