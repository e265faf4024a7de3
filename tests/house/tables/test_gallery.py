"""Who watches a table, here and at other processes."""

from __future__ import annotations

import pytest
from visiting import Hands, Reader

from ridotto.house.news import NoNews
from ridotto.house.tables import lifecycle
from ridotto.house.tables.gallery import ABSENT_MS, Gallery, Watch
from ridotto.protocol.tables import Presence, TableSpec

pytestmark = pytest.mark.anyio


async def test_processes_of_which_nothing_was_heard_for_long_are_forgotten():
    clock = Hands()
    gallery, reader = Gallery("table", NoNews(), clock), Reader()
    sitting, _opened = lifecycle.open_table("anna", TableSpec(game="podstavec"), clock.at)
    gallery.enter(Watch(gallery, None, reader), sitting)
    for number in range(100):
        gallery.remote(f"house {number}", Presence(seats=(0,), onlookers=1))
        clock.at += ABSENT_MS // 2
    assert onlookers(reader) == 3, "the one here, and those of the last two"
    gallery.remote("house 99", Presence(seats=(), onlookers=0))
    assert onlookers(reader) == 1


def onlookers(reader: Reader) -> int:
    """How many there are, as was told last."""
    return reader.of("presence")[-1]["onlookers"]
