"""A bot that plays one game of Podstavec at a house, with nothing but what its seat is shown.

In a checkout, with a house open in another terminal (`make play`):

.venv/bin/python examples/sample_bot.py http://127.0.0.1:8000                    # against the house's own bots
.venv/bin/python examples/sample_bot.py http://127.0.0.1:8000 --table k7d2…      # at a table that somebody has opened
.venv/bin/python examples/sample_bot.py http://127.0.0.1:8000 --token ridotto_…  # by a token of yours; else as a guest

A table that is not public also needs its --key. To write a bot of your own, change `decide`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import Any

import httpx

from ridotto.client import Client, LiveTable, MoveRefused, NoHouse, Refusal, SentAway
from ridotto.core import Catalogue

GAME = "podstavec"


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


async def play(table: LiveTable) -> None:
    """Play until the game is over, or ended without a result."""
    frames = aiter(table)
    while table.info.status in ("open", "playing"):
        if table.view is not None and (move := decide(table.view)) is not None:
            try:
                await table.play(move)
            except MoveRefused as refused:  # the clock was quicker, perhaps: the next frame shows how it stands
                print(f"refused ({refused.rule}): {refused.why}")
        await anext(frames)


def names(table: LiveTable) -> list[str]:
    """What the players are called, by seat."""
    return [table.people[seat.person].name if seat.person else f"bot {seat.bot}" for seat in table.info.seats]


async def visit(chosen: argparse.Namespace) -> None:
    """Come in, sit down, play one game."""
    async with Client(chosen.house, token=chosen.token) as client:
        me = await client.me() if chosen.token else await client.enter()
        if chosen.table:
            shown = await client.info(chosen.table, key=chosen.key)
            if shown.table.game != GAME:
                sys.exit(f"Table {chosen.table} is for {shown.table.game}; this bot only knows {GAME}.")
            shown = await client.join(chosen.table, key=chosen.key)
        else:
            shown = await client.play_now(GAME)
        print(f"{me.name} plays at table {shown.table.table}", flush=True)
        async with client.watch(shown.table.table, key=chosen.key) as table:
            await play(table)
            if (outcome := table.info.outcome) is None:
                print(f"the table is {table.info.status}")
            else:
                words = Catalogue.of_resources("en", (await client.words("en", GAME)).resources)
                said = [words.say(why, names(table)) for why in (outcome.message(), table.info.decided) if why]
                print(f"place {outcome.places[table.info.seat]} of {len(outcome.places)}: {' '.join(said)}")


def main() -> None:
    """Read the command line; whatever goes wrong is told in a sentence."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("house", help="where it is: http://127.0.0.1:8000")
    options.add_argument("--table", help="the id of a table to sit down at")
    options.add_argument("--key", help="the key of its link, if it is not public")
    options.add_argument("--token", help="a token of yours")
    chosen = options.parse_args()
    if not chosen.house.startswith(("http://", "https://")):
        sys.exit(f"“{chosen.house}” is not the address of a house, like http://127.0.0.1:8000.")
    try:
        asyncio.run(visit(chosen))
    except httpx.HTTPError as nobody:
        sys.exit(f"No house answers at {chosen.house}: {nobody}")
    except httpx.InvalidURL as wrong:
        sys.exit(f"“{chosen.house}” is not the address of a house, like http://127.0.0.1:8000: {wrong}")
    except NoHouse:
        sys.exit(f"There is no house at {chosen.house}. Its address is like http://127.0.0.1:8000, without a path.")
    except Refusal as refusal:
        wrong_token = chosen.token and refusal.status == httpx.codes.UNAUTHORIZED
        sys.exit("The house does not know that token." if wrong_token else f"The house says: {refusal.trouble.why}")
    except SentAway as away:
        sys.exit(f"The house has closed the table to us ({away.code}).")


if __name__ == "__main__":
    main()
