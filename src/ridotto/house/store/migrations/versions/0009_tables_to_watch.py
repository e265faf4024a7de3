"""Public tables that are being played are found by an index: the lobby lists the newest of them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Write the index."""
    played = sa.text("status = 'playing'")
    op.create_index("tables_running", "tables", ["public", "opened"], sqlite_where=played, postgresql_where=played)
