"""A client that knows no rules plays every game and mode from what the house sends it, says every sentence in both
languages, and replays every finished game moment by moment from each seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest
from open_house import OpenHouse
from rule_less import RuleLess

from ridotto.client import Client, LiveTable, MoveRefused
from ridotto.core import LANGUAGES
from ridotto.core.messages import Catalogue, Message, said_event
from ridotto.protocol.tables import OfferDraw, TableSpec

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def house(open_house):
    return open_house


QUICK = {"deals": 1, "quick_lots": True}
MODES: dict[str, dict[str, Any]] = {
    "podstavec-2": {"game": "podstavec", "seats": 2},
    "podstavec-3": {"game": "podstavec", "seats": 3, "options": {"scoring": "count-first"}},
    "logistics": {"game": "logistics", "seats": 2, "options": {"cards": 3}},
    "poker-classic": {"game": "poker_auction", "seats": 3, "options": QUICK},
    "poker-mahjong": {"game": "poker_auction", "seats": 2, "options": {"mode": "mahjong", **QUICK}},
    "poker-open-deck": {"game": "poker_auction", "seats": 2, "options": {"mode": "open-deck", **QUICK}},
    "standoff-2": {"game": "standoff", "seats": 2},
    "standoff-4": {"game": "standoff", "seats": 4, "options": {"expansions": ["orbit", "bonds"]}},
    "venice": {"game": "venice", "seats": 2, "options": {"pace": "minutes", "minutes": 1}},
}
MOST_ROUNDS = 60
"""After so many rounds of moves they agree to a draw."""


class Player:
    """Somebody at the table who keeps what was told, and plays by what `you` offers."""

    def __init__(self, client: Client, live: LiveTable, rng: Random) -> None:
        self.client = client
        self.live = live
        self.mind = RuleLess(rng)
        self.told: list[dict[str, Any]] = []
        self.constants: dict[str, Any] = {}
        live.received = self._keep

    def _keep(self, frame: bytes) -> None:
        self.told.append(json.loads(frame))

    async def catch_up(self) -> None:
        """Wait for everything sent so far: the answer to nothing said comes after it."""
        with pytest.raises(MoveRefused):
            await self.live.say(" ", id="nothing")

    async def move(self) -> bool:
        """Play, if there is anything to play; nothing that `you` offers may be refused."""
        await self.catch_up()
        move = None if self.live.view is None else self.mind.choose(self.live.view)
        if move is not None:
            await self.live.play(move)
        return move is not None

    def moments(self) -> dict[int, dict[str, Any]]:
        """What was shown live, by number, with whole views."""
        shown: dict[int, dict[str, Any]] = {}
        for frame in self.told:
            self.constants = frame.get("constants") or self.constants
            if frame["type"] == "view":
                before = shown.get(frame["seq"], {"events": []})["events"]
                view = {**self.constants, **frame["view"]}
                shown[frame["seq"]] = {"events": before + frame["events"], "view": view}
        return shown


async def seated(house: OpenHouse, stack: AsyncExitStack, mode: str) -> tuple[str, list[Player]]:
    spec = TableSpec(**MODES[mode])
    clients = [await house.guest() for _ in range(spec.seats)]
    table = (await clients[0].open_table(spec)).table.table
    players = []
    for number, client in enumerate(clients):
        live = client.watch(table)
        player = Player(client, live, Random(f"{mode} {number}"))
        await stack.enter_async_context(live)
        players.append(player)
    for client in clients[1:]:
        await client.join(table)
    return table, players


def messages_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every message that stands somewhere in a view or a table: why something may not be done, what decided it."""
    if isinstance(value, dict):
        if value.keys() == {"id", "values"}:
            yield value
            return
        for part in value.values():
            yield from messages_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from messages_in(part)


async def say_everything(players: list[Player], game: str) -> None:
    """Every event, reason and message that anybody was sent is a sentence in both languages."""
    for language in LANGUAGES:
        resources = (await players[0].client.words(language, game)).resources
        own = players[0].constants.get("names") or {}
        words = Catalogue.of_resources(language, resources).knowing(own)
        said = set()
        for player in players:
            for frame in player.told:
                events = [event for moment in frame.get("missed", [frame]) for event in moment.get("events", [])]
                told = [said_event(event) for event in events]
                told += [Message(**message) for message in messages_in(frame)]
                outcome = (frame.get("info") or {}).get("outcome")
                told += [Message(f"reason-{outcome['reason']}")] if outcome else []
                said |= {words.say(message, ["Ян", "Ия", "Ёж", "Юл"]) for message in told}
        assert said
        for sentence in said:
            assert "{" not in sentence
            assert "None" not in sentence
            if language == "ru":
                assert any("а" <= letter <= "я" for letter in sentence.lower()), sentence


async def replay(table: str, players: list[Player]) -> None:
    """What was shown live comes again moment by moment, to each pair of eyes; all share one axis."""
    lasts = set()
    for eyes in (*range(len(players)), "onlooker"):
        moments, constants, last = [], {}, 1
        while len(moments) < last:
            page = await players[0].client.moments(table, seat=eyes, first=len(moments) + 1, limit=200)
            told = msgspec.json.decode(msgspec.json.encode(page))
            constants, last = told["constants"], told["last"]
            moments += told["moments"]
        assert [moment["n"] for moment in moments] == list(range(1, last + 1))
        entries = [moment["entry"] for moment in moments]
        assert entries == sorted(set(entries))
        lasts.add(entries[-1])
        owner = [player for player in players if player.live.info.seat == eyes]
        for n, shown in owner[0].moments().items() if owner else ():
            again = moments[n - 1]
            assert again["events"] == shown["events"]
            assert {**constants, **again["view"]} == shown["view"]
    assert len(lasts) == 1


@pytest.mark.parametrize("mode", list(MODES))
async def test_a_client_without_rules_plays_speaks_and_replays(house, mode: str):
    async with AsyncExitStack() as stack:
        table, players = await seated(house, stack, mode)
        moves = 0
        for _ in range(MOST_ROUNDS):
            moved = [await player.move() for player in players]
            moves += sum(moved)
            if players[0].live.info.status != "playing" and not any(moved):
                break
        for player in players:
            await player.catch_up()
        if players[0].live.info.status == "playing":
            for player in players:
                await player.live.ask(OfferDraw())
        for player in players:
            await player.catch_up()
        info = (await players[0].client.info(table)).table
        assert info.status == "over"
        assert moves > 10
        assert info.decided is not None
        await say_everything(players, MODES[mode]["game"])
        await replay(table, players)
