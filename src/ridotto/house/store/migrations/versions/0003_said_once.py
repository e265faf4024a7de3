"""A line of chat keeps its sender's own id for it, so that it is said once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lines from before have none."""
    op.add_column("chat_lines", sa.Column("client", sa.String(64)))
    op.create_index("chat_lines_said_once", "chat_lines", ["table_id", "person", "client"], unique=True)
