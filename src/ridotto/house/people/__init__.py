"""People: accounts, sessions, names, chat and ratings."""
