"""A bot that plays Podstavec at a house, with nothing but what its seat is shown.

pip install "ridotto[client]"
python examples/sample_bot.py http://127.0.0.1:8000                 # against the house's own bots
python examples/sample_bot.py http://127.0.0.1:8000 --table k7d2…   # at a table that somebody has opened
python examples/sample_bot.py http://127.0.0.1:8000 --token ridotto_…  # as an account of yours
"""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from ridotto.client import Client, LiveTable, MoveRefused


def decide(view: dict[str, Any]) -> dict[str, Any] | None:
    """A move for this view; nothing if it is not our turn."""
    you = view["you"]
    if you["may"] == "arrange":
        return arrange(you["most"])
    if you["may"] == "bid":
        return bid(you["most"], view["spoils"])
    return None


def arrange(most: dict[str, int]) -> dict[str, Any]:
    """Put the best balls on every pedestal."""
    red = min(most["red"], most["pedestals"])
    white = min(most["white"], most["pedestals"] - red)
    black = min(most["black"], most["pedestals"] - red - white)
    return {
        "type": "arrange",
        "red": red,
        "white": white,
        "black": black,
        "empty": most["pedestals"] - red - white - black,
    }


def bid(most: dict[str, int], spoils: dict[str, int]) -> dict[str, Any]:
    """Black balls first, then white ones, as many as the spoils are worth to us."""
    worth = 2 * spoils["pedestals"] + spoils["red"]
    black = min(most["black"], worth)
    return {"type": "bid", "red": 0, "white": min(most["white"], worth - black), "black": black, "pedestals": 0}


async def play(table: LiveTable) -> dict[str, Any]:
    """Play until the game is over; its outcome."""
    frames = aiter(table)
    while True:
        view = table.view
        if view is not None:
            if view["outcome"] is not None:
                return view["outcome"]
            if (move := decide(view)) is not None:
                try:
                    await table.play(move)
                except MoveRefused as refused:
                    print(f"refused ({refused.rule}): {refused.why}")
                    await table.play({"type": "bid", "red": 0, "white": 0, "black": 0, "pedestals": 0})
        await anext(frames)


async def main() -> None:
    """Come in, sit down, play one game."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("house")
    options.add_argument("--table")
    options.add_argument("--key")
    options.add_argument("--token")
    chosen = options.parse_args()
    async with Client(chosen.house, token=chosen.token) as client:
        me = await client.me() if chosen.token else await client.enter()
        if chosen.table:
            shown = await client.join(chosen.table, key=chosen.key)
        else:
            shown = await client.play_now("podstavec")
        print(f"{me.name} plays at table {shown.table.table}")
        async with client.watch(shown.table.table, key=chosen.key) as table:
            outcome = await play(table)
            print(f"place {outcome['places'][table.info.seat]} of {len(outcome['places'])}: {outcome['reason']}")


if __name__ == "__main__":
    asyncio.run(main())
