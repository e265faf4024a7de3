"""Opening, entering, playing and ending a table, on a real store."""

from __future__ import annotations

from random import Random

import pytest
from visiting import Reader, Visit

from ridotto.core import Problem, read_record
from ridotto.house.forms import Abort, DeclineDraw, Done, OfferDraw, RefusedAnswer, Rematch, Resign, SeatBot, TableSpec
from ridotto.house.store.base import Taken


def test_a_whole_game_is_played_and_its_record_verifies(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        await v.play_on(table, Random(1))
        info = await v.house.info(table)
        assert info.status == "over"
        assert info.outcome is not None
        record = await v.house.record(table, None)
        match = read_record(record).verify()
        assert match.outcome() == info.outcome

    visit(scene)
