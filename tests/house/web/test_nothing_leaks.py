"""Nothing leaks: every byte that reaches each visitor is kept, and compared.

Once with a game where only what others keep secret differs: those who may not know it must have received the same
bytes, all of them. And once with the rules themselves: whoever watched was told exactly what `view` and the events say.
The clock stands still and ids are counted, so that times and random ids are the same without being touched.
"""

import asyncio
import itertools
import os
import sys
from random import Random
from typing import get_args

import msgspec
import pytest
from open_house import serving
from overheard import CHANGING, CONTRIBUTIONS, HARMLESS, LETTER, LONG_ENOUGH, PARTING, SPECS, Played, something
from visiting import Hands

from ridotto.client import Refusal
from ridotto.core import Match, Problem, encode, games, read_record
from ridotto.core.fairness import new_secret
from ridotto.core.match import Entry
from ridotto.house.tables import lifecycle
from ridotto.house.tables.bot_worker import advise
from ridotto.house.tables.thinkers import Thinker
from ridotto.house.web.settings import Settings
from ridotto.protocol.tables import AnyAsk, Hint, SeatBot, TableSpec

pytestmark = pytest.mark.anyio


LEAKS = int(os.environ.get("RIDOTTO_LEAKS", "1"))
"""How many pairs of worlds each game is played in; `make leaks` takes more."""


SECRET = bytes(range(32))


OPEN = {"logistics"}
"""Where nothing is hidden and nothing is left to chance."""


SECRETIVE = [name for name in games() if name not in OPEN]


PAIRS = [
    (name, 10 * ((number + which) % 2), which // 2) for number, name in enumerate(SECRETIVE) for which in range(LEAKS)
]
"""By turns worlds that differ from the beginning, and after ten moves: the game, those moves, the seed."""


@pytest.fixture(autouse=True)
def the_same_chance_every_time(monkeypatch):
    """The house's secret and the table's name are drawn at random; here they are the same in both games."""
    monkeypatch.setattr(lifecycle, "new_secret", lambda: SECRET)
    monkeypatch.setattr(lifecycle, "new_name", lambda length=12: LETTER[0] * length)
    assert new_secret() != SECRET


# ---- at the table


class Worlds:
    """Two games that one seat and the onlookers cannot tell apart by the rules, found without any house.

    `steps` says what happens in each: who moves (`None`: the clock), the move here, the move there. Where nobody may
    notice that something was done at all, it is done in one of them only.
    """

    def __init__(self, match, viewer, rng):
        self.one, self.other = match.copy(), match.copy()
        self.other.state = match.state.imagine(viewer, rng)
        self.dealt_otherwise = self.other.state.copy()
        self.steps = []
        self.different = 0
        """After how many steps the two worlds were not the same."""
        self.viewer = viewer
        self._viewers = (viewer, None)
        self._rng = rng

    def go_on(self, same, most):
        """So many steps the same in both, as far as can be, and then as different as can be."""
        self._same = same
        while len(self.steps) < same + most and self.one.outcome() is None and self._step():
            self.different += self.one.state.digest() != self.other.state.digest()
        return self

    def _step(self):
        for _ in range(60):
            seat, here = something(self.one, self._rng)
            for there in self._candidates(seat, here):
                if self._alike(seat, here, there):
                    self.one, self.other = after(self.one, seat, here)[0], after(self.other, seat, there)[0]
                    self.steps.append((seat, here, there))
                    return True
        return False

    def _candidates(self, seat, here):
        """What may be done there instead: something else first, nothing at all now and then, else the same."""
        if len(self.steps) < self._same:
            yield here
        if seat not in (None, self.viewer) and seat in self.other.turn():
            if self._rng.random() < 0.3:
                yield None
            for _ in range(8):
                yield self.other.state.random_move(seat, self._rng)
        yield here

    def _alike(self, seat, here, there):
        try:
            (one, told), (other, told_there) = after(self.one, seat, here), after(self.other, seat, there)
        except Problem:
            return False
        if (one.turn(), one.due(), one.state.awaited()) != (other.turn(), other.due(), other.state.awaited()):
            return False
        return all(
            seen(told, viewer) == seen(told_there, viewer) and one.state.view(viewer) == other.state.view(viewer)
            for viewer in self._viewers
        )


def two_worlds(match, viewer, same, seed):
    """Of the worlds that can be imagined, a pair that goes far enough together."""
    best = None
    for number in range(40):
        worlds = Worlds(match, viewer, Random(seed * 40 + number)).go_on(same, 12)
        if best is None or worlds.different > best.different:
            best = worlds
        if best.different >= 6:
            break
    return best


def after(match, seat, move):
    """A game a step later, and what was told; without a move nothing happens."""
    match = match.copy()
    if seat is None:
        return match, match.ring(move).events
    return match, [] if move is None else match.play(seat, move, match.at).events


def seen(events, viewer):
    return [msgspec.json.decode(encode(event)) for event in events if event.visible_to(viewer)]


async def _one_of_two_worlds(path, name, prefix, seed, worlds=None):
    """Play what happens in one of the worlds: what the viewer and the onlookers received."""
    which = 0 if worlds is None else 1
    with pytest.MonkeyPatch.context() as patch:
        if worlds is not None:
            patch.setattr(Match, "begin", _dealing(worlds.dealt_otherwise))
        async with Played(path, name) as played:
            if worlds is None:
                viewer = (played.sitting.turn()[0] + 2 + prefix + seed) % played.seats
                worlds = two_worlds(played.sitting.match, viewer, prefix, seed)
            watching = [played.players[worlds.viewer], *played.onlookers]
            away = len(worlds.steps) // 3, 2 * len(worlds.steps) // 3
            for number, (seat, *moves) in enumerate(worlds.steps):
                if number == away[0]:
                    for visitor in watching:
                        await played.part_with(visitor)
                if number == away[1] or seat == worlds.viewer:
                    await _return(played, watching)
                await played.do(seat, moves[which])
                await watching[0].ask_for_what_is_refused(number)
            await _return(played, watching)
            await _ask_everything(played, watching, PARTING[(prefix > 0) ^ (seed % 2)])
            await played.end()
            return {visitor.name: visitor.everything() for visitor in watching}, worlds


def _dealing(state):
    begin = Match.begin

    def deal_otherwise(*what):
        match = begin(*what)
        match.state = state.copy()
        return match

    return deal_otherwise


async def _ask_everything(played, watching, parting):
    for visitor in watching:
        if visitor.known:
            await visitor.live.say("good luck", id="luck")
            await played.catch_up()
    for visitor in watching:
        await visitor.look_around()
    for visitor in watching:
        await visitor.ask_to_the_end(parting)


async def _return(played, watching):
    """Whoever left comes back, and resumes."""
    for visitor in watching:
        if visitor not in played.here:
            await played.welcome(visitor)


@pytest.mark.patience(300)
@pytest.mark.parametrize(("name", "prefix", "seed"), PAIRS)
async def test_others_are_sent_the_same_bytes_whatever_is_hidden_from_them(name, prefix, seed, tmp_path):
    here, worlds = await _one_of_two_worlds(tmp_path / "here.db", name, prefix, seed)
    there, _ = await _one_of_two_worlds(tmp_path / "there.db", name, prefix, seed, worlds)
    assert worlds.different
    sizes = [len(lines) for kept in here.values() for lines in kept.values()]
    sys.stdout.write(
        f"{name}: {worlds.different} moves in different worlds, {sum(sizes)} frames and answers the same\n"
    )
    for who in here:
        for where, lines in here[who].items():
            for one, other in zip(lines, there[who][where], strict=False):
                assert one == other, f"{who} can tell what is hidden from them"
            assert len(lines) == len(there[who][where])


def test_every_ask_there_is_is_asked_in_both_worlds():
    asked = {ask["do"] for ask in (*HARMLESS, *CHANGING, *PARTING)}
    assert asked == {kind.__struct_config__.tag for kind in get_args(AnyAsk)}


HINTED = 6
"""So many moments of a game are looked at for hints."""


@pytest.mark.parametrize("name", SECRETIVE)
async def test_a_hint_is_the_same_whatever_is_hidden_from_who_asks_for_it(name, tmp_path, monkeypatch):
    """Asked for in the real world, and in another that the seat could not tell from it; the bots stand still."""
    monkeypatch.setattr(Thinker, "advise", lambda _thinker, question: asyncio.to_thread(advise, question))
    spec, rng, clock = TableSpec(game=name, **SPECS[name]), Random(name), Hands()
    spec = msgspec.structs.replace(spec, bots=(SeatBot("steady"),) * (spec.seats - 1))
    async with serving(tmp_path / "house.db", Settings(limits=None), now=clock) as house:
        house.services.house.bots.consider = lambda table, noticed: None
        guest = await house.guest()
        info = (await guest.open_table(spec, CONTRIBUTIONS[0])).table
        sitting = house.services.house.in_memory[info.table].sitting
        hinted = 0
        while hinted < HINTED and sitting.book.status == "playing":
            if info.seat in sitting.turn():
                real, hints = sitting.match.state, []
                for sitting.match.state in (real, real.imagine(info.seat, rng), real.imagine(info.seat, rng)):
                    hints.append((await guest.command(info.table, Hint())).hint)
                sitting.match.state = real
                assert hints[0] == hints[1] == hints[2]
                hinted += 1
            for _ in range(3):
                move_on(sitting, rng, clock)
        assert hinted


def move_on(sitting, rng, clock):
    """Let somebody move, or the clock act, without the house's doing."""
    if sitting.book.status == "playing":
        seat, move = something(sitting.match, rng)
        clock.at = max(clock.at, move) if seat is None else clock.at
        line = Entry(n=0, at=clock.at, ring=True) if seat is None else Entry(n=0, at=clock.at, seat=seat, move=move)
        sitting.enact(line)


# ---- what the rules let everyone know


def timeline(record, viewer):
    """What the rules tell this viewer of a game, from its record: the views, and all events."""
    views, events = [], []
    for match, _entry, told in record.replay():
        views.append(msgspec.json.decode(encode(match.state.view(viewer))))
        events += seen(told, viewer)
    return views, events


def check_views(shown, views):
    """Every view that was shown is one of the game, and none comes before one that was shown earlier."""
    place = 0
    for view in shown:
        view = {**view, "outcome": None} if view["outcome"] and view["outcome"]["reason"] == "draw" else view
        place = next((n for n in range(place, len(views)) if _fits(view, views[n])), None)
        assert place is not None, view


def _fits(view, known):
    """By agreement it is over without the rules knowing it: then nobody is in turn and nothing is due."""
    return view == known or view == {**known, "turn": [], "due": None}


@pytest.mark.parametrize("name", list(games()))
async def test_everyone_is_sent_exactly_what_the_rules_let_them_know(name, tmp_path):
    """To the end of the game; somebody at each place leaves in the middle, and resumes."""
    rng = Random(name)
    async with Played(tmp_path / "house.db", name) as played:
        await played.play_on(5, rng)
        away = [played.players[-1], played.onlookers[0]]
        for visitor in away:
            await played.part_with(visitor)
        while not played.sitting.match.turn() or played.players[-1].seat in played.sitting.awaited():
            await _return(played, away)
            await played.play_on(1, rng)
        for _ in range(4):
            turn = [seat for seat in played.sitting.turn() if seat != away[0].seat]
            if turn and away[0].seat not in played.sitting.awaited():
                await played.do(turn[0], played.sitting.match.state.random_move(turn[0], rng))
        await _return(played, away)
        await played.play_on(LONG_ENOUGH, rng)
        await played.catch_up()
        for visitor in played.here:
            if played.sitting.book.status == "playing":
                await refused_a_record(visitor)
        await played.end()
        (kept,) = {await visitor.client.record(played.table) for visitor in played.here}
        record = read_record(kept)
        record.verify()
        known = {seat: timeline(record, seat) for seat in (None, *range(played.seats))}
        for visitor in played.here:
            assert (await visitor.client.fairness(played.table)).deal.head == record.head
            views, events = known[visitor.seat]
            shown = visitor.frames("hello", "view")
            assert of_the_game(shown) == events
            check_views(whole_views(shown), views)
            numbers = [(frame["seq"], frame["type"]) for frame in shown]
            for (before, _), (number, kind) in itertools.pairwise(numbers):
                assert kind == "hello" or number == before + 1, "a gap tells of what is hidden"
            for seat, (there, _) in known.items():
                for n in (0, len(there) // 2, len(there) - 1):
                    asked = await visitor.client.view_at(played.table, n, seat=seat)
                    expected = there[n] if seat is not None else views[n]
                    check_views([asked], [expected])


def of_the_game(frames: list[dict]) -> list[dict]:
    """The events of the game itself that these frames told."""
    told = [moment["events"] for frame in frames for moment in frame.get("missed", [frame])]
    return [event for events in told for event in events if not event["type"].startswith("house-")]


def whole_views(frames: list[dict]) -> list[dict]:
    """The views of these frames, with what was told once."""
    whole, constants = [], {}
    for frame in frames:
        constants = frame.get("constants", constants) or {}
        whole.append({**constants, **frame["view"]} if frame["view"] else frame["view"])
    return whole


async def refused_a_record(visitor):
    with pytest.raises(Refusal) as caught:
        await visitor.client.record(visitor.played.table)
    assert caught.value.trouble.error == "table-not-over"
    deal = (await visitor.client.fairness(visitor.played.table)).deal
    assert deal.secret is msgspec.UNSET
    assert deal.seed is msgspec.UNSET
    assert deal.head is msgspec.UNSET


@pytest.mark.parametrize("name", list(games()))
async def test_nobody_gets_a_record_a_seed_or_a_state_of_a_running_game(name, tmp_path):
    """A player is one of several who are all served alike; onlookers are somebody with an account, and a stranger."""
    async with Played(tmp_path / "house.db", name) as played:
        await played.play_on(2, Random(name))
        for visitor in (played.players[-1], *played.onlookers):
            await visitor.look_around()
            await refused_a_record(visitor)
            everything = b"\n".join(line for lines in visitor.everything().values() for line in lines)
            for hidden in (SECRET.hex(), played.sitting.match.header.seed):
                assert hidden.encode() not in everything


async def test_what_players_say_is_not_heard_by_onlookers_until_the_game_is_over(tmp_path):
    async with Played(tmp_path / "house.db", "podstavec") as played:
        players, onlookers = played.players, played.onlookers
        await players[0].live.say("my bag is empty")
        await onlookers[0].live.say("he has nothing left")
        await played.catch_up()
        for visitor in played.here:
            await visitor.look_around()
        for visitor, hears, not_hears in (
            *((player, b"my bag is empty", b"he has nothing left") for player in players),
            (onlookers[0], b"he has nothing left", b"my bag is empty"),
            (onlookers[1], b"", b"my bag is empty"),
            (onlookers[1], b"", b"he has nothing left"),
        ):
            everything = b"\n".join(visitor.received)
            assert hears in everything
            assert not_hears not in everything
