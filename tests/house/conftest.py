"""A house for each test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from visiting import Hands, Visit, visiting


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def visit(file: Path) -> Callable[..., Any]:
    """Run a coroutine function with a house: `visit(scene)`."""

    def run(scene: Callable[[Visit], Any], clock: Hands | None = None) -> Any:
        async def whole() -> Any:
            async with visiting(file, clock) as visit:
                return await scene(visit)

        return asyncio.run(whole())

    return run
