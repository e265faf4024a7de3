"""How fast the games and the house are."""
