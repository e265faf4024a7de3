"""Hints at tables: to whom they are given, and that nothing waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from visiting import Reader, Visit, visiting

from ridotto.bots import CATALOGUE
from ridotto.bots.hints import hinting_bot
from ridotto.core import encode, games
from ridotto.house.house import House
from ridotto.house.tables.bot_worker import Question, advise
from ridotto.house.tables.thinkers import Thinker
from ridotto.protocol.tables import Answer, Done, Hint, RefusedAnswer, Resign, SeatBot, TableInfo, TableSpec

Scene = Callable[[Visit], Awaitable[None]]


@pytest.fixture
def quiet(tmp_path, monkeypatch) -> Callable[[Scene], None]:
    """A house whose bots never move, and where hints are thought of at once, in the test's own process."""
    monkeypatch.setattr(Thinker, "advise", lambda _thinker, question: asyncio.to_thread(advise, question))

    def run(scene: Scene) -> None:
        async def whole() -> None:
            async with visiting(str(tmp_path / "house.db")) as v:
                v.house.bots.consider = lambda table, noticed: None
                await scene(v)

        asyncio.run(whole())

    return run


class Held:
    """A thinker that has been asked, and is held until it may answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.questions: list[Question] = []
        self.answers: list[asyncio.Future[bytes | None]] = []
        monkeypatch.setattr(Thinker, "advise", lambda _thinker, question: self._advise(question))

    async def _advise(self, question: Question) -> bytes | None:
        self.questions.append(question)
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    async def asked(self, times: int = 1) -> None:
        while len(self.questions) < times:
            await asyncio.sleep(0)

    def answer(self) -> None:
        self.answers[-1].set_result(advise(self.questions[-1]))


async def refusal(answer: Awaitable[Answer]) -> tuple[str, str]:
    """The rule and the message by which a hint is refused; there is a sentence in both languages."""
    refused = await answer
    assert isinstance(refused, RefusedAnswer), refused
    assert refused.sentence("en") != refused.sentence("ru")
    return refused.rule, refused.why.id


async def anybodys_turn(house: House, info: TableInfo) -> None:
    """Let the bots move until it is the person's turn."""
    while info.seat not in (await house.info(info.table, "guest")).turn:
        await asyncio.sleep(0.005)


def test_against_bots_a_player_gets_a_move_to_play_and_its_reason(tmp_path):
    """In every game, thought of by a real thinker."""

    async def scene() -> None:
        async with visiting(str(tmp_path / "house.db")) as v:
            for name, game in games().items():
                info = await v.house.play_now("guest", name)
                assert info.hints
                await anybodys_turn(v.house, info)
                answer = await v.ask(info.table, "guest", Hint(), "h1")
                assert isinstance(answer, Done), answer
                hint = answer.hint
                assert hint.bot == hinting_bot(game)
                assert all(game.words(language, CATALOGUE).say(hint.why) for language in ("en", "ru"))
                assert len(hint.choices) <= 5
                assert hint.choices == tuple(sorted(hint.choices, key=lambda choice: -choice.worth))
                if hint.move != b"null":  # the id is free: nothing was remembered
                    played = await v.play(info.table, "guest", game.decode_move(bytes(hint.move)), "h1")
                    assert isinstance(played, Done)

    asyncio.run(scene())


def test_a_hint_changes_nothing_and_the_same_moment_has_the_same_hint(quiet):
    async def scene(v: Visit) -> None:
        info = await v.house.play_now("guest", "podstavec")
        before = await v.house.store.rows(info.table)
        answers = [await v.ask(info.table, "guest", Hint()) for _ in range(3)]
        assert len({encode(answer.hint) for answer in answers}) == 1
        assert answers[0].hint.seq == (await v.house.look(info.table, lambda sitting: sitting.seq(info.seat)))
        assert await v.house.store.rows(info.table) == before

    quiet(scene)


def test_no_hint_is_given_against_people_or_to_people_who_do_not_play(quiet):
    async def scene(v: Visit) -> None:
        info = await v.two()
        assert (info.hints, info.hint_bot) == (False, "keen")
        for person in ("anna", "boris"):
            assert await refusal(v.ask(info.table, person, Hint())) == ("HINT", "refused-hint-people")
        assert await refusal(v.ask(info.table, "vera", Hint())) == ("SEAT", "refused-no-seat")
        assert await refusal(v.ask("nowhere", "anna", Hint())) == ("HOUSE", "table-unknown")
        rated = await v.two(rated=True)
        assert await refusal(v.ask(rated.table, "anna", Hint())) == ("HINT", "refused-hint-rated")

    quiet(scene)


def test_where_another_person_sat_no_hint_is_given_even_after_they_have_resigned(quiet):
    async def scene(v: Visit) -> None:
        spec = TableSpec(game="podstavec", seats=3, bots=(SeatBot("steady"),))
        table = (await v.house.open("anna", spec, "aa")).table
        assert await refusal(v.ask(table, "anna", Hint())) == ("PHASE", "refused-not-playing")
        await v.house.join(table, "boris", "bb")
        await v.ask(table, "boris", Resign())
        assert not (await v.house.info(table, "anna")).hints
        assert await refusal(v.ask(table, "anna", Hint())) == ("HINT", "refused-hint-people")

    quiet(scene)


def test_where_no_bot_knows_the_game_well_no_hint_is_given(quiet, monkeypatch):
    async def scene(v: Visit) -> None:
        monkeypatch.setitem(games()["podstavec"].__dict__, "bots", {"sly": None})
        spec = TableSpec(game="podstavec", seats=2, bots=(SeatBot("random"),))
        info = await v.house.open("anna", spec, "aa")
        assert (info.hints, info.hint_bot) == (False, None)
        assert await refusal(v.ask(info.table, "anna", Hint())) == ("HINT", "refused-hint-game")
        among_people = await v.two()
        assert await refusal(v.ask(among_people.table, "anna", Hint())) == ("HINT", "refused-hint-game")

    quiet(scene)


def test_a_hint_is_for_the_player_whose_turn_it_is(quiet):
    async def scene(v: Visit) -> None:
        info = await v.house.play_now("guest", "podstavec")
        while info.seat in (await v.house.info(info.table, "guest")).turn:
            await v.play(info.table, "guest", v.random_move(info.table, info.seat, Random(1)))
        assert await refusal(v.ask(info.table, "guest", Hint())) == ("HINT", "refused-hint-turn")
        await v.ask(info.table, "guest", Resign())
        assert await refusal(v.ask(info.table, "guest", Hint())) == ("OVER", "refused-over")

    quiet(scene)


def test_nothing_waits_for_a_hint_and_what_is_played_meanwhile_makes_it_void(quiet, monkeypatch):
    async def scene(v: Visit) -> None:
        thinker = Held(monkeypatch)
        info = await v.house.play_now("guest", "podstavec")
        hint = asyncio.create_task(v.ask(info.table, "guest", Hint()))
        await thinker.asked()
        played = await v.play(info.table, "guest", v.random_move(info.table, info.seat, Random(1)))
        assert isinstance(played, Done)
        thinker.answer()
        assert await refusal(hint) == ("HINT", "refused-hint-turn")

    quiet(scene)


def test_what_others_do_meanwhile_is_thought_of_too(quiet, monkeypatch):
    async def scene(v: Visit) -> None:
        thinker = Held(monkeypatch)
        info = await v.house.play_now("guest", "podstavec")
        hint = asyncio.create_task(v.ask(info.table, "guest", Hint()))
        await thinker.asked()
        v.house.in_memory[info.table].sitting.play(
            1 - info.seat, v.random_move(info.table, 1 - info.seat, Random(1)), 0
        )
        thinker.answer()
        await thinker.asked(2)
        thinker.answer()
        assert isinstance(await hint, Done)
        assert thinker.questions[0].state != thinker.questions[1].state

    quiet(scene)


def test_where_something_happens_all_the_time_the_player_must_ask_again(quiet, monkeypatch):
    async def scene(v: Visit) -> None:
        info = await v.house.play_now("guest", "podstavec")

        async def slow(_thinker: Thinker, question: Question) -> bytes:
            v.house.in_memory[info.table].sitting.book.public += 1
            return advise(question)

        monkeypatch.setattr(Thinker, "advise", slow)
        assert await refusal(v.ask(info.table, "guest", Hint())) == ("HINT", "refused-hint-stale")

    quiet(scene)


def test_however_often_it_is_asked_for_one_hint_is_thought_of_and_nobody_takes_it_from_others(quiet, monkeypatch):
    async def scene(v: Visit) -> None:
        thinker = Held(monkeypatch)
        info = await v.house.play_now("guest", "podstavec")
        asks = [asyncio.create_task(v.ask(info.table, "guest", Hint())) for _ in range(3)]
        await thinker.asked()
        await v.house.in_memory[info.table].finish()
        asks[0].cancel()
        thinker.answer()
        assert all(isinstance(answer, Done) for answer in await asyncio.gather(*asks[1:]))
        assert len(thinker.questions) == 1
        assert v.house.hints.pending() == 0

    quiet(scene)


@pytest.mark.parametrize("end", ["it fails", "the house stops"])
def test_where_nobody_answers_there_is_no_hint(quiet, monkeypatch, end):
    async def scene(v: Visit) -> None:
        thinker = Held(monkeypatch)
        info = await v.house.play_now("guest", "podstavec")
        hint = asyncio.create_task(v.ask(info.table, "guest", Hint()))
        await thinker.asked()
        if end == "it fails":
            thinker.answers[0].set_result(None)
        else:
            v.house.hints.stop()
        assert await refusal(hint) == ("HINT", "refused-hint-none")

    quiet(scene)


def test_everyone_is_told_that_hints_are_given_when_the_game_begins(quiet):
    async def scene(v: Visit) -> None:
        spec = TableSpec(game="podstavec", seats=2, bots=(SeatBot("steady"),), start="host")
        info = await v.house.open("anna", spec, "aa")
        assert not info.hints
        reader = Reader()
        await v.house.watch(info.table, "anna", reader)
        await v.house.begin(info.table, "anna")
        assert reader.of("table")[-1]["info"]["hints"] is True

    quiet(scene)
