"""Alembic's entrance: it is handed an open connection, and runs in that connection's transaction."""

from alembic import context

from ridotto.house.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
