"""What there is at the start of Podstavec, and what ends it (POD-1, POD-2, POD-15, POD-19)."""

PEDESTALS = 25
PEDESTALS_EACH = 3
BALLS_OF_EACH_COLOUR = {2: 8, 3: 5}
PEDESTALS_TO_END = {2: 13, 3: 9}
BARREN_ROUNDS_TO_END = 3
LAST_ROUND = 100
REASONS = ("pedestals", "barren", "last-round")
