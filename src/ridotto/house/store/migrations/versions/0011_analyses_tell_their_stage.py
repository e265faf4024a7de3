"""Analyses tell what is being done, and how much of it is."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What is being done, as JSON, while an analysis runs."""
    op.add_column("analyses", sa.Column("stage", sa.Text))
