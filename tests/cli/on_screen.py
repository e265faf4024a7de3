"""The table on the screen, without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from ridotto.cli.terminal.app import Table
from ridotto.cli.terminal.session import Session

Play = Callable[[Table, Pilot[None]], Awaitable[Any]]


def sit_down(session: Session, play: Play, size: tuple[int, int] = (80, 24)) -> Any:
    """Run the app without a terminal and let `play` use it."""

    async def run() -> Any:
        app = Table(session)
        async with app.run_test(size=size) as pilot:
            return await play(app, pilot)

    return asyncio.run(run())


def screen_text(app: Table) -> str:
    """Everything that can be read on the screen now."""
    lines = app.screen._compositor.render_strips()  # a picture of it, as the app exports one, takes ten times as long
    return "\n".join(part.text for line in lines for part in line if part.text.strip()).replace("\xa0", " ")


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Let the app go on until something is so."""
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"never came about; the screen says:\n{screen_text(pilot.app)}")  # type: ignore[arg-type]


async def type_line(pilot: Pilot[None], typed: str) -> None:
    """Type something and press Enter."""
    pilot.app.line.put(typed)
    await pilot.press("enter")


async def shows(pilot: Pilot[None], *sentences: str) -> None:
    """Wait until all of this can be read."""
    app: Any = pilot.app
    await until(pilot, lambda: all(sentence in screen_text(app) for sentence in sentences))


# ---- playing
