"""Numbers that were found by self-play; `ridotto/lab/tuning/venice.py` finds them again."""

from __future__ import annotations

TABLES: dict[int, tuple[float, float, tuple[tuple[float, float, float, float], ...]]] = {
    2: (
        1.4,
        1.0,
        (
            (0.829, 0.396, 0.335, 0.8),
            (0.933, 0.3, 0.356, 0.985),
            (0.844, 0.308, 0.399, 0.969),
            (0.82, 0.323, 0.356, 0.94),
            (0.957, 0.328, 0.377, 0.977),
            (0.83, 0.296, 0.455, 0.922),
            (0.444, 0.366, 0.954, 0.8),
        ),
    ),
    4: (
        1.4,
        1.0,
        (
            (0.901, 0.617, 0.268, 0.98),
            (0.915, 0.442, 0.261, 0.953),
            (0.918, 0.484, 0.26, 0.978),
            (0.929, 0.504, 0.261, 0.984),
            (0.878, 0.643, 0.336, 0.974),
            (0.775, 0.644, 0.508, 0.983),
            (0.463, 0.539, 0.744, 0.222),
        ),
    ),
    8: (
        1.0,
        0.85,
        (
            (0.67, 0.516, 0.26, 0.919),
            (0.958, 0.5, 0.261, 0.95),
            (0.926, 0.632, 0.26, 0.979),
            (0.852, 0.715, 0.26, 0.986),
            (0.794, 0.85, 0.261, 0.984),
            (0.7, 0.973, 0.262, 0.978),
            (0.368, 0.414, 0.675, 0.326),
        ),
    ),
}
"""By the number of seats: what a planner borrows next to what its plan spends, how much of the value of agendas it
counts on, and for each auction how others bid (turnout, level, spread and decline, see `beliefs.Belief`)."""
