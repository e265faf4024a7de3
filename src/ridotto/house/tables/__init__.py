"""Tables in memory: what is asked of them, their clocks, lobby, archive, bots and spectators."""
