"""Hints at tables: what a strong bot would play in one's place, at tables where everyone else is a bot."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from ridotto.bots.hints import hinting_bot
from ridotto.core import encode, find_game
from ridotto.protocol.tables import HintGiven, Person

from .bot_worker import Question
from .house_words import refused
from .lifecycle import check_against_bots, check_playing, own_chair
from .sight import check_sight
from .sitting import Sitting
from .thinkers import Thinkers

T = TypeVar("T")

THOUGHTS = 3
"""How often a hint is thought out at most: again, if something has happened meanwhile. Then the player must ask
again."""

_given = msgspec.json.Decoder(HintGiven)


class HintKey(NamedTuple):
    """What a hint is for: at which table, in which seat, and after how many things that the seat could notice."""

    table: str
    seat: int
    seq: int

    def seed(self, secret: bytes) -> int:
        """The seed of a hint's chance: the same however often it is asked for, so that asking again tells nothing
        more."""
        digest = hmac.digest(secret, f"hint {self.table} {self.seat} {self.seq}".encode(), "sha256")
        return int.from_bytes(digest[:8])


class HouseForHints(Protocol):
    """The house, as far as hints need it."""

    thinkers: Thinkers

    def now(self) -> int:
        """What time it is."""

    async def look(self, table: str, question: Callable[[Sitting], T]) -> T:
        """Answer a question about a table as it stands; raises `Problem`."""


class Hints:
    """The hints that are thought out in this process: one for each moment, however often it is asked for."""

    def __init__(self, house: HouseForHints) -> None:
        self._house = house
        self._thoughts: dict[HintKey, asyncio.Task[HintGiven | None]] = {}

    def pending(self) -> int:
        """How many hints are being thought out."""
        return len(self._thoughts)

    def stop(self) -> None:
        """Stop thinking."""
        for thought in self._thoughts.values():
            thought.cancel()

    async def give(self, table: str, person: Person, key: str | None) -> HintGiven:
        """What a strong bot would play in this person's place as things stand; raises `Problem` where no hint is given
        or found."""

        def ask(sitting: Sitting) -> tuple[HintKey, Question]:
            return self._question(sitting, person, key)

        moment, question = await self._house.look(table, ask)
        for _ in range(THOUGHTS):
            hint = await self._thought(moment, question)
            before = moment
            moment, question = await self._house.look(table, ask)
            if moment == before:  # nothing has happened meanwhile that they could notice
                return msgspec.structs.replace(hint, seq=moment.seq)
        raise refused("HINT", "refused-hint-stale")

    async def _thought(self, moment: HintKey, question: Question) -> HintGiven:
        thought = self._thoughts.get(moment)
        if thought is None:
            thought = self._thoughts[moment] = asyncio.create_task(self._think(moment.table, question))
            thought.add_done_callback(lambda _: self._thoughts.pop(moment))
        await asyncio.wait([thought])  # if one asker goes away, it goes on for the others
        hint = None if thought.cancelled() else thought.result()
        if hint is None:
            raise refused("HINT", "refused-hint-none")
        return hint

    def _question(self, sitting: Sitting, person: Person, key: str | None) -> tuple[HintKey, Question]:
        check_sight(sitting, person, key)
        seat, bot = hinted(sitting, person)
        moment = HintKey(sitting.book.table, seat, sitting.seq(seat))
        state, seed = encode(sitting.playing().state), moment.seed(sitting.book.secret)
        return moment, Question(sitting.book.spec.game, bot, seat, sitting.time(self._house.now()), state, seed)

    async def _think(self, table: str, question: Question) -> HintGiven | None:
        async with self._house.thinkers.lend(table) as thinker:
            advice = await thinker.advise(question)
        return None if advice is None else _given.decode(advice)


def hinted(sitting: Sitting, person: Person) -> tuple[int, str]:
    """The seat that a hint is for, and the bot that gives it, or `Refused`."""
    check_playing(sitting)
    seat, _chair = own_chair(sitting, person)
    bot = hinting_bot(find_game(sitting.book.spec.game))
    if bot is None:
        raise refused("HINT", "refused-hint-game")
    check_against_bots(sitting, "HINT", "hint")
    if seat not in sitting.turn():
        raise refused("HINT", "refused-hint-turn")
    return seat, bot
