"""Numbers that were found by self-play; `ridotto/lab/tuning/venice.py` finds them again."""

from __future__ import annotations

TABLES: dict[int, tuple[float, float, tuple[tuple[float, float, float, float], ...]]] = {
    2: (
        1.4,
        1.0,
        (
            (0.721, 0.317, 0.521, 0.8),
            (0.932, 0.325, 0.353, 0.954),
            (0.887, 0.327, 0.35, 0.959),
            (0.833, 0.335, 0.363, 0.949),
            (0.828, 0.353, 0.58, 0.953),
            (0.799, 0.314, 0.497, 0.91),
            (0.509, 0.366, 0.855, 0.8),
        ),
    ),
    4: (
        1.4,
        1.0,
        (
            (0.918, 0.534, 0.287, 0.939),
            (0.954, 0.447, 0.289, 0.963),
            (0.915, 0.479, 0.288, 0.96),
            (0.923, 0.482, 0.291, 0.965),
            (0.886, 0.596, 0.32, 0.957),
            (0.816, 0.623, 0.41, 0.957),
            (0.507, 0.55, 0.653, 0.31),
        ),
    ),
    8: (
        1.4,
        1.0,
        (
            (0.877, 0.504, 0.286, 0.962),
            (0.885, 0.418, 0.286, 0.942),
            (0.921, 0.499, 0.286, 0.952),
            (0.926, 0.554, 0.286, 0.962),
            (0.901, 0.681, 0.288, 0.966),
            (0.815, 0.82, 0.293, 0.963),
            (0.415, 0.551, 0.522, 0.466),
        ),
    ),
}
"""By the number of seats: what a planner borrows next to what its plan spends, how much of the value of agendas it
counts on, and for each auction how others bid (turnout, level, spread and decline, see `beliefs.Belief`)."""
