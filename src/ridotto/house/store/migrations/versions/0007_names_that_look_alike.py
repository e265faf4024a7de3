"""Names are compared by Unicode's own rules (UTS 39): older owners keep theirs, younger ones are asked for another."""

import sqlalchemy as sa
from alembic import op

from ridotto.house.people.names import keys_by_age

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ROWS_AT_ONCE = 500


def upgrade() -> None:
    """Write every key anew; who is gone has no name any more."""
    books = op.get_bind()
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("name_key"), sa.column("made_at"))
    there = sa.select(people.c.id, people.c.name).where(people.c.name_key.not_like("gone:%"))
    keys = keys_by_age(tuple(row) for row in books.execute(there.order_by(people.c.made_at, people.c.id)))
    before = people.update().where(people.c.name_key.not_like("gone:%"))
    books.execute(before.values(name_key=sa.literal("before:") + people.c.id))
    lines = [{"person": person, "key": key} for person, key in keys.items()]
    anew = people.update().where(people.c.id == sa.bindparam("person")).values(name_key=sa.bindparam("key"))
    for start in range(0, len(lines), ROWS_AT_ONCE):
        books.execute(anew, lines[start : start + ROWS_AT_ONCE])
