"""The terminal table: one for all games, fed by each game's `text.py`."""
