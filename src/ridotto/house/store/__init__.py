"""Where the house keeps its tables: an append-only log, and the rows beside it."""
