"""The server: tables, seats, clocks, chat, accounts, ratings."""
