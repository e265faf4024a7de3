"""One step of the schema a file, in the order of their numbers."""
