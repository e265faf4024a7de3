"""What all tests share, those of the example games included."""

import gc
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# A run in the background inherits ignored signals, and so would every program that a test starts and interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)

# The same examples on every machine and in every run; a slow machine is not a failure.
settings.register_profile("ridotto", deadline=None, derandomize=True)
settings.load_profile("ridotto")

LOOK_EVERY = 20_000
"""New objects between two looks for garbage: tests make and drop whole houses and games, and a tenth of their time went
into looking at everything else again."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is imported now stays, so nobody need look whether it is garbage: not now, and not later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
        gc.set_threshold(LOOK_EVERY, 20, 20)


def announce(folder: Path, entry_point: str) -> None:
    """Put a game from elsewhere on the path as if its package were installed, entry point and all."""
    installed = Path(tempfile.mkdtemp(prefix="ridotto-")) / f"ridotto_{folder.name.replace('-', '_')}-1.0.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: ridotto-{folder.name}\nVersion: 1.0.0\n")
    (installed / "entry_points.txt").write_text(f"[ridotto.games]\n{entry_point}\n")
    sys.path[:0] = [str(folder), str(installed.parent)]


announce(Path(__file__).parent / "examples" / "three-cards", "three_cards = three_cards:game")
