"""Lines of chat are counted by table and channel: a count over all of them told everyone how much others talk."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Number what was said before: odd numbers for players, even ones for onlookers."""
    op.add_column("chat_lines", sa.Column("number", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(
        "UPDATE chat_lines SET number ="
        " (SELECT 2 * count(*) - CASE WHEN chat_lines.channel = 'players' THEN 1 ELSE 0 END"
        " FROM chat_lines AS before WHERE before.table_id = chat_lines.table_id"
        " AND before.channel = chat_lines.channel AND before.id <= chat_lines.id)"
    )
    op.create_index("chat_lines_numbered", "chat_lines", ["table_id", "number"], unique=True)
