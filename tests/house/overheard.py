"""A game at a house where every byte that reaches each visitor is kept."""

import asyncio
import itertools
import re
from contextlib import AsyncExitStack, suppress

import httpx
import msgspec
import pytest
from open_house import serving
from visiting import Hands

from ridotto.client import MoveRefused, Refusal
from ridotto.house.people import people
from ridotto.house.web.edge import COOKIE
from ridotto.house.web.settings import Settings
from ridotto.protocol.tables import OfferDraw, TableSpec, Undo

TIME = re.compile(rb"\b1\d{12}\b")


DATE = re.compile(rb"\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT")


ENDED = re.compile(rb'"status":"(over|aborted)"')


CONTRIBUTIONS = ("aa", "bb", "cc")


LOBBY, MINE = "/api/lobby/live", "/api/me/live"


SPECS = {
    "venice": {"seats": 3, "options": {"pace": "minutes", "minutes": 1}},
    "podstavec": {"seats": 3},
    "poker_auction": {"seats": 3, "options": {"deals": 1, "quick_lots": True}},
    "standoff": {"seats": 3},
    "logistics": {"seats": 2},
    "three_cards": {"seats": 3},
}


NONSENSE = {"type": "nonsense"}


HARMLESS = [
    {"do": "play", "move": NONSENSE},
    {"do": "preview", "move": NONSENSE},
    {"do": "realize", "holding": {"opera": 1}},
    {"do": "hint"},
    {"do": "take-back"},
    {"do": "hold-clock", "until_ready": True},
    {"do": "hold-clock"},
    {"do": "release-clock"},
    {"do": "decline-draw"},
    {"do": "rematch", "contribution": "aa"},
]


CHANGING = [
    *({"do": "undo", "moves": moves} for moves in (1, 2, 64)),
    {"do": "offer-draw"},
    {"do": "decline-draw"},
]


PARTING = [{"do": "abort"}, {"do": "resign"}]


LETTER = ["t"]
"""What the names of tables are made of."""


LONG_ENOUGH = 120
"""After so many moves they agree to a draw."""


class Visitor:
    """Somebody at a table who keeps every byte that arrives: of the table, of the lobby, of "my tables", of REST."""

    def __init__(self, played, client, name, seat):
        self.played = played
        self.client = client
        self.name = name
        self.seat = seat
        self.received = []
        self.pushed = {LOBBY: [], MINE: []}
        self.known = COOKIE in client.http.cookies
        self.live = None

    async def sit(self):
        """Watch the table; who was there before resumes."""
        seq = self.live.seq if self.live else None
        self.live = self.client.watch(self.played.table, resume_from=seq)
        self.live.received = self.received.append
        await self.live.__aenter__()

    async def rise(self):
        await self.live.__aexit__()

    async def listen(self, path):
        """Follow the lobby, or one's own tables."""
        arrived = self.pushed[path]
        async with self.client.open_socket(path) as socket:
            async for frame in socket:
                arrived.append(frame if isinstance(frame, bytes) else frame.encode())

    async def catch_up(self):
        """Wait for everything sent so far: the answer to nothing said comes after it."""
        with pytest.raises(MoveRefused):
            await self.live.say(" ", id="nothing")

    def frames(self, *kinds):
        """What came over the table's WebSocket, as plain JSON."""
        begins = tuple(b'{"type":"%s"' % kind.encode() for kind in kinds)
        return [msgspec.json.decode(line) for line in self.received if line.startswith(begins)]

    async def look_around(self):
        """Ask everything there is to ask."""
        here, url = f"/api/tables/{self.played.table}", self.played.house.url
        cookies = {COOKIE: self.client.http.cookies[COOKIE]} if self.known else {}
        seq = self.frames("view", "hello")[-1]["seq"]
        async with httpx.AsyncClient(base_url=url, cookies=cookies, headers={"Origin": url}, verify=False) as http:
            described = (await http.get("/api/openapi.json")).json()["paths"]
            for path in self._everywhere(described, seq):
                self._keep(await http.get(path))
            for door in ("join", "leave", "begin"):
                self._keep(await http.post(f"{here}/{door}", json={"contribution": "aa"} if door == "join" else {}))
            for number, ask in enumerate(HARMLESS):
                await self._command(http, f"{seq} {number}", ask)

    def _everywhere(self, described, seq):
        """Every address of the house that can be read, each with all that could be asked of it here."""
        people = [chair.person for chair in self.played.sitting.book.chairs]
        filling = {"table": [self.played.table], "n": [0, 1, seq - 1, seq, seq + 1], "person": people}
        filling |= {"game": [self.played.game], "language": ["en", "ru"]}
        filling |= {"part": ["results", "bids", "holdings", "accounts"]}
        for path, operations in described.items():
            if "get" not in operations or path in ("/health", "/metrics"):
                continue
            names = re.findall(r"{(\w+)}", path)
            query = {
                parameter["name"] for parameter in operations["get"].get("parameters", ()) if parameter["in"] == "query"
            }
            seats = [f"?seat={seat}" for seat in range(self.played.seats)] if "seat" in query else []
            seats += [f"?number={number}" for number in range(1, 3)] if "number" in query else []
            seats += ["?seat=onlooker", f"?from={seq}&limit=1", "?from=2&limit=200"] if "from" in query else []
            seats += ["?name=Onlooker"] if "name" in query else []
            for values in itertools.product(*(filling[name] for name in names)):
                for asked in ("", *seats):
                    yield path.format(**dict(zip(names, values, strict=True))) + asked

    async def _command(self, http, name, ask):
        body = {"id": f"{self.name} {name}", "ask": ask}
        self._keep(await http.post(f"/api/tables/{self.played.table}/commands", json=body))

    async def ask_for_what_is_refused(self, number):
        """Ask for a move back, where one knows that none can be had."""
        if not (await self.client.info(self.played.table)).table.undoable:
            with pytest.raises(Refusal) as caught:
                await self.client.command(self.played.table, Undo(), id=f"back {number}")
            self.received.append(str(caught.value).encode())

    async def ask_to_the_end(self, parting):
        """Ask what changes something, too: last of all to give up, or to end it without a result."""
        cookies = {COOKIE: self.client.http.cookies[COOKIE]} if self.known else {}
        url = self.played.house.url
        async with httpx.AsyncClient(base_url=url, cookies=cookies, headers={"Origin": url}, verify=False) as http:
            for number, ask in enumerate((*CHANGING, parting)):
                await self._command(http, f"last {number}", ask)
                await self.played.catch_up()

    def _keep(self, answer):
        head = f"{answer.request.url} {answer.status_code} {answer.headers.raw}\n".replace(self.played.house.url, "")
        self.received.append(head.encode() + answer.content.replace(self.played.house.url.encode(), b""))

    def everything(self):
        """All that was received, with times made the same."""
        kept = {"table": self.received, **self.pushed}
        return {where: [DATE.sub(b"<time>", TIME.sub(b"<time>", line)) for line in kept[where]] for where in kept}


class Played:
    """A game through the wire: one client for each seat, and two onlookers, one of them nobody knows."""

    def __init__(self, path, name):
        self._path = path
        self.game = name
        self._spec = TableSpec(game=name, **SPECS[name])
        self._stack = AsyncExitStack()
        self._ears = []
        self._numbers = itertools.count(1)
        self.seats = self._spec.seats
        self.clock = Hands()
        self.here = []
        """Those who watch."""

    async def __aenter__(self):
        ids = itertools.count(1)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(people, "new_id", lambda: f"person{next(ids):014}")
            self.house = await self._stack.enter_async_context(
                serving(self._path, Settings(limits=None), now=self.clock)
            )
            clients = [await self.house.account(f"Player {number}") for number in range(self.seats)]
            watchers = [await self.house.account("Onlooker"), await self.house.client()]
        self.table = (await clients[0].open_table(self._spec, CONTRIBUTIONS[0])).table.table
        for client, contribution in zip(clients[1:], CONTRIBUTIONS[1:], strict=False):
            await client.join(self.table, contribution=contribution)
        by_seat = {(await client.info(self.table)).table.seat: client for client in clients}
        self.players = [Visitor(self, by_seat[seat], f"player {seat}", seat) for seat in sorted(by_seat)]
        self.onlookers = [Visitor(self, client, f"onlooker {n}", None) for n, client in enumerate(watchers)]
        for visitor in (*self.players, *self.onlookers):
            await self._listen(visitor)
            await self.welcome(visitor)
        return self

    async def __aexit__(self, *how):
        for visitor in self.here:
            await visitor.rise()
        for ear in self._ears:
            ear.cancel()
        await asyncio.gather(*self._ears, return_exceptions=True)
        await self._stack.__aexit__(*how)

    async def _listen(self, visitor):
        for path in (LOBBY, MINE) if visitor.known else (LOBBY,):
            self._ears.append(asyncio.create_task(visitor.listen(path)))
            await until(lambda path=path: visitor.pushed[path])

    async def welcome(self, visitor):
        """One more watches, and everyone has heard of it."""
        self.here.append(visitor)
        await visitor.sit()
        await self._all_know_who_is_here()

    async def part_with(self, visitor):
        """One less watches, and everyone has heard of it."""
        self.here.remove(visitor)
        await visitor.rise()
        await self._all_know_who_is_here()

    async def _all_know_who_is_here(self):
        seats = sorted(visitor.seat for visitor in self.here if visitor.seat is not None)
        expected = {"type": "presence", "seats": seats, "onlookers": len(self.here) - len(seats)}
        for visitor in self.here:
            await until(lambda visitor=visitor: visitor.frames("presence")[-1:] == [expected])

    # ---- playing

    @property
    def sitting(self):
        """The real table: only to find moves to play."""
        return self.house.services.house.in_memory[self.table].sitting

    async def do(self, seat, move):
        """Play for a seat (nothing, if there is no move), or let the clock act; everybody hears of it."""
        number = next(self._numbers)
        if seat is None:
            self.clock.at = max(move, self.clock.at)
            await self.house.services.house.wake_and_wait(self.table)
        elif move is not None:
            await self.players[seat].live.play(move, id=f"move {number}")
        await self.catch_up()

    async def catch_up(self):
        await asyncio.gather(*[visitor.catch_up() for visitor in self.here])

    async def play_on(self, moves, rng):
        """Random moves, and now and then the clock; stops where the game is over."""
        for _ in range(moves):
            match = self.sitting.match
            if match.outcome() is not None:
                return
            await self.do(*something(match, rng))

    async def end(self):
        """If it is not over yet they agree to a draw; everybody has heard of it, in the lobby and at home too."""
        if self.sitting.book.status == "playing":
            for player in self.players:
                with suppress(MoveRefused):  # who has given up agrees to nothing
                    await player.live.ask(OfferDraw(), id="draw")
                await self.catch_up()
        for player in self.players:
            await until(lambda player=player: any(map(ENDED.search, player.pushed[MINE])))
        LETTER[0] = "u"
        another = (await self.players[0].client.open_table(self._spec, CONTRIBUTIONS[0])).table.table
        LETTER[0] = "t"
        for visitor in self.here:  # whatever was told before this new table has come before it
            await until(lambda visitor=visitor: another.encode() in visitor.pushed[LOBBY][-1])
        await until(lambda: another.encode() in self.players[0].pushed[MINE][-1])


async def until(come):
    """Wait for something that must come; if it does not, the test stands still until it is ended."""
    while not come():
        await asyncio.sleep(0.002)


def something(match, rng):
    """A seat in turn and a move of it, or nobody and the time when the clock acts next."""
    turn = match.turn()
    if not turn or (match.due() is not None and rng.random() < 0.1):
        return None, match.due()
    seat = turn[rng.randrange(len(turn))]
    return seat, match.state.random_move(seat, rng)


# ---- only others' secrets differ
