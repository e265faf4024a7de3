"""Nothing leaks: every byte that reaches each visitor is kept, and compared with a game where only secrets differ.

Nothing is normalised but times and random ids.
"""

import json
import re
from contextlib import AsyncExitStack
from itertools import islice, product
from random import Random

import httpx
import msgspec
import pytest
from open_house import serving

from ridotto.client import MoveRefused, Refusal
from ridotto.core import games
from ridotto.core.fairness import new_secret
from ridotto.house import lifecycle
from ridotto.house.forms import Play, Preview, TableSpec
from ridotto.house.web.settings import Settings
from ridotto.house.web.shield import COOKIE

pytestmark = pytest.mark.anyio

TIME = re.compile(rb"\b1\d{12}\b")
SECRET = bytes(range(32))
CONTRIBUTIONS = ["aa", "bb", "cc", "dd", "ee"]
PREFIXES = (0, 5)
"""How many random moves are played before somebody does something in secret."""
PATIENCE = 12
"""And how many more, until somebody can."""
ONLOOKERS = 2


@pytest.fixture(autouse=True)
def the_same_chance_every_time(monkeypatch):
    """The house's secret and the table's name are drawn at random; here they are the same in both games."""
    monkeypatch.setattr(lifecycle, "new_secret", lambda: SECRET)
    monkeypatch.setattr(lifecycle, "new_name", lambda length=12: "t" * length)
    assert new_secret() != SECRET


class Visitor:
    """Somebody at a table who keeps every byte that arrives."""

    def __init__(self, client, live, name):
        self.client = client
        self.live = live
        self.name = name
        self.received = []
        live.received = self.received.append

    async def catch_up(self):
        """Wait for everything sent so far: the answer to nothing said comes after it."""
        with pytest.raises(MoveRefused):
            await self.live.say(" ", id="nothing")

    async def look_around(self, url, table, n):
        """Ask everything there is to ask."""
        cookies = {COOKIE: self.client.http.cookies[COOKIE]} if COOKIE in self.client.http.cookies else {}
        async with httpx.AsyncClient(base_url=url, cookies=cookies, headers={"Origin": url}, verify=False) as http:
            here = f"/api/tables/{table}"
            moments = [f"{here}/views/0", f"{here}/views/{n}", f"{here}/views/{n}?seat=0", f"{here}/views/{n + 1}"]
            paths = [here, *moments, f"{here}/record", f"{here}/log", f"{here}/fairness", f"{here}/chat"]
            for path in (*paths, "/api/me/tables", "/api/me/export", "/api/lobby", "/api/history"):
                self._keep(await http.get(path))
            for ask in ({"do": "play", "move": {"type": "nonsense"}}, {"do": "preview", "move": {}}, {"do": "undo"}):
                self._keep(await http.post(f"{here}/commands", json={"id": f"{self.name} {n}", "ask": ask}))

    def _keep(self, answer):
        headers = [line for line in answer.headers.items() if line[0] not in ("date", "content-length")]
        self.received.append(f"{answer.request.url.path} {answer.status_code} {headers}\n".encode() + answer.content)


class Game:
    """A game through the wire: one client for each seat, two onlookers, and whoever drives it."""

    def __init__(self, house, table, players, onlookers):
        self.house = house
        self.table = table
        self.players = players
        self.onlookers = onlookers

    @property
    def everyone(self):
        return [*self.players, *self.onlookers]

    @property
    def match(self):
        """The real game: only to find moves to play."""
        return self.house.rooms.house.live[self.table].sitting.match

    async def play(self, seat, move):
        """Play for a seat, and let everybody hear of it."""
        await self.players[seat].live.play(move, id=f"move {self.match.count}")
        for visitor in self.everyone:
            await visitor.catch_up()

    async def play_on(self, moves, rng):
        """Random moves; stops early where the game is over or only the clock goes on."""
        for _ in range(moves):
            turn = self.match.turn()
            if not turn:
                return
            seat = turn[rng.randrange(len(turn))]
            await self.play(seat, self.match.state.random_move(seat, rng))

    async def look_around(self):
        for visitor in self.everyone:
            await visitor.look_around(self.house.url, self.table, self.match.count)

    def told(self, visitor):
        """What a visitor has received, times and random ids made the same."""
        names = {}
        for one in self.everyone:
            if one.person is not None:
                names[one.person.encode()] = b"<" + one.name.encode() + b">"
        lines = []
        for frame in visitor.received:
            line = TIME.sub(b"<time>", frame)
            for person, name in names.items():
                line = line.replace(person, name)
            lines.append(_ordered(line))
        return lines


def _ordered(line):
    """People stand in the order of their ids, which are random: order them by the names they were given instead."""
    head, mark, body = line.rpartition(b"\n")
    try:
        return head + mark + json.dumps(json.loads(body), sort_keys=True).encode()
    except ValueError:
        return line


class Played:
    """A table of a game, opened and joined in the same way every time."""

    def __init__(self, path, game, seats):
        self._path = path
        self._spec = TableSpec(game=game.name, seats=seats)
        self._stack = AsyncExitStack()

    async def __aenter__(self):
        house = await self._stack.enter_async_context(serving(self._path, Settings(limits=None)))
        clients = [await house.account(f"Player {n}") for n in range(self._spec.seats)]
        table = (await clients[0].open_table(self._spec, CONTRIBUTIONS[0])).table.table
        for client, contribution in zip(clients[1:], CONTRIBUTIONS[1:], strict=False):
            await client.join(table, contribution=contribution)
        by_seat = {(await client.info(table)).table.seat: client for client in clients}
        players = [await self._sit(by_seat[seat], table, f"player {seat}") for seat in sorted(by_seat)]
        watchers = [await house.account("Onlooker"), await house.client()][:ONLOOKERS]
        onlookers = [await self._sit(client, table, f"onlooker {n}") for n, client in enumerate(watchers)]
        game = Game(house, table, players, onlookers)
        for visitor in game.everyone:
            visitor.person = (await visitor.client.me()).person if COOKIE in visitor.client.http.cookies else None
        return game

    async def _sit(self, client, table, name):
        live = client.watch(table)
        visitor = Visitor(client, live, name)
        await self._stack.enter_async_context(live)
        return visitor

    async def __aexit__(self, *how):
        await self._stack.__aexit__(*how)


def two_secret_moves(match, rng):
    """A seat that may do something in secret now, and two such moves of the same kind."""
    seats = list(match.turn())
    rng.shuffle(seats)
    for seat in seats:
        moves = [move for move in islice(match.state.moves(seat), 200) if type(move).secret]
        rng.shuffle(moves)
        for one, other in product(moves[:10], moves[:50]):
            if one != other and type(one) is type(other) and not any(reveals(match, seat, m) for m in (one, other)):
                return seat, one, other
    return None


def reveals(match, seat, move):
    """Would this move show what was hidden, as the last of several sealed bids does?"""
    state, events = match.state.copy(), []
    state.play(seat, move, match.at, events.append)
    return state.draws() != match.state.draws() or any(event.reveals for event in events)


def presence_apart(lines):
    """Who is here is told as people come and go, gathered over a moment: in what order is not the game's doing."""
    return [line for line in lines if not line.startswith(b'{"type":"presence"')]


async def _after_a_secret(path, game, prefix, which):
    """Play the same random moves, then one of two secret moves; what everybody else was sent, or nothing."""
    async with Played(path, game, game.seats[0]) as played:
        rng = Random(prefix)
        await played.play_on(prefix, rng)
        for _ in range(PATIENCE):
            if (choice := two_secret_moves(played.match, rng)) is not None:
                break
            await played.play_on(1, rng)
        else:
            return None
        seat, *moves = choice
        await played.play(seat, moves[which])
        await played.look_around()
        others = [visitor for visitor in played.everyone if visitor is not played.players[seat]]
        return [(presence_apart(played.told(visitor)), visitor.name) for visitor in others], moves


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize("name", [n for n, game in games().items() if any(move.secret for move in game.move_types)])
async def test_others_are_sent_the_same_bytes_whatever_was_done_in_secret(name, prefix, tmp_path):
    game = games()[name]
    first = await _after_a_secret(tmp_path / "first.db", game, prefix, 0)
    other = await _after_a_secret(tmp_path / "other.db", game, prefix, 1)
    if first is None:
        pytest.skip("nothing can be done in secret so early in this game")
    assert first[1][0] != first[1][1]
    for (one, who), (differs, _) in zip(first[0], other[0], strict=True):
        assert len(one) == len(differs)
        for left, right in zip(one, differs, strict=True):
            assert left == right, f"{who} can tell what was done in secret"
            assert len(left) == len(right)


async def _glimpse(played, visitor):
    """Everything that can be asked of the position as it stands, with a fresh WebSocket."""
    received = []
    live = visitor.client.watch(played.table)
    live.received = received.append
    async with live:
        for ask in (Play(msgspec.Raw(b'{"type":"nonsense"}')), Preview(msgspec.Raw(b"[]"))):
            with pytest.raises(MoveRefused) as caught:
                await live.ask(ask, id="x")
            received.append(str(caught.value).encode())
    answers = [await visitor.client.info(played.table), await visitor.client.fairness(played.table)]
    answers += [await visitor.client.lobby(), await visitor.client.log(played.table)]
    received += [msgspec.json.encode(answer) for answer in answers]
    return presence_apart([TIME.sub(b"<time>", frame) for frame in received])


@pytest.mark.parametrize("name", list(games()))
async def test_worlds_that_differ_only_in_what_is_hidden_look_the_same_through_the_wire(name, tmp_path):
    game = games()[name]
    rng = Random(name)
    async with Played(tmp_path / "house.db", game, game.seats[0]) as played:
        for _ in range(4):
            await played.play_on(5, rng)
            match = played.match
            if not match.turn():
                break
            real = match.state
            for seat, visitor in [*enumerate(played.players), (None, played.onlookers[1])]:
                before = await _glimpse(played, visitor)
                match.state = real.imagine(seat, rng)
                try:
                    assert await _glimpse(played, visitor) == before
                finally:
                    match.state = real


@pytest.mark.parametrize("name", list(games()))
async def test_nobody_gets_a_record_a_seed_or_a_state_of_a_running_game(name, tmp_path):
    game = games()[name]
    async with Played(tmp_path / "house.db", game, game.seats[0]) as played:
        await played.play_on(2, Random(name))
        await played.look_around()
        for visitor in played.everyone:
            with pytest.raises(Refusal) as caught:
                await visitor.client.record(played.table)
            assert caught.value.trouble.error == "table-not-over"
            deal = (await visitor.client.fairness(played.table)).deal
            assert deal.secret is msgspec.UNSET
            assert deal.seed is msgspec.UNSET
            everything = b"\n".join(visitor.received)
            for hidden in (SECRET.hex(), played.match.header.seed):
                assert hidden.encode() not in everything


async def test_what_players_say_is_not_heard_by_onlookers_until_the_game_is_over(tmp_path):
    game = games()["podstavec"]
    async with Played(tmp_path / "house.db", game, 2) as played:
        players, onlookers = played.players, played.onlookers
        await players[0].live.say("my bag is empty")
        await onlookers[0].live.say("he has nothing left")
        for visitor in played.everyone:
            await visitor.catch_up()
        await played.look_around()
        for visitor, hears, not_hears in (
            *((player, b"my bag is empty", b"he has nothing left") for player in players),
            *((onlooker, b"he has nothing left", b"my bag is empty") for onlooker in onlookers),
        ):
            everything = b"\n".join(visitor.received)
            assert hears in everything
            assert not_hears not in everything
