"""Who watches a table, here and at other processes."""

from __future__ import annotations

import pytest
from visiting import Hands

from ridotto.house.news import NoNews
from ridotto.house.tables.gallery import ABSENT_MS, Gallery
from ridotto.protocol.tables import Presence

pytestmark = pytest.mark.anyio


async def test_processes_of_which_nothing_was_heard_for_long_are_forgotten():
    clock = Hands()
    gallery = Gallery("table", NoNews(), clock)
    for number in range(100):
        gallery.remote(f"house {number}", Presence(seats=(0,), onlookers=1))
        clock.at += ABSENT_MS // 2
    assert set(gallery._elsewhere) == {"house 98", "house 99"}
    gallery.remote("house 99", Presence(seats=(), onlookers=0))
    assert not gallery._elsewhere
