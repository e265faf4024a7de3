"""A house for each test, open to visitors."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from open_house import OpenHouse, serving

from ridotto.house.web.settings import Settings


@pytest.fixture
def settings() -> Settings:
    """Without limits; tests of limits set their own."""
    return Settings(limits=None)


@pytest.fixture
async def house(tmp_path: Path, settings: Settings) -> AsyncIterator[OpenHouse]:
    async with serving(tmp_path / "house.db", settings) as opened:
        yield opened


@pytest.fixture(scope="module")
async def open_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[OpenHouse]:
    """One house for all tests of a file that leave nothing behind in it."""
    async with serving(tmp_path_factory.mktemp("house") / "house.db", Settings(limits=None)) as opened:
        yield opened
