"""Players that work on any game, from what a seat may see."""
