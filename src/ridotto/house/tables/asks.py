"""What people ask of a table, such as a move. `KINDS` tells what is done for each kind of ask;
the structs themselves are in `protocol/tables.py`, `AnyAsk`.

A rematch and a hint take more than one request: `House.command`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from msgspec import Raw, Struct

from ridotto.core import Problem
from ridotto.protocol.tables import (
    Abort,
    Answer,
    AnyAsk,
    DeclineDraw,
    Done,
    HoldClock,
    OfferDraw,
    Person,
    Play,
    Preview,
    Realize,
    RefusedAnswer,
    ReleaseClock,
    Resign,
    ReturnToSeat,
    Undo,
    to_json,
)

from . import draw_offers, holds, lifecycle, sight, warm_seats
from .draft import Draft
from .requests import Request, TableForRequests, refusal
from .sitting import Sitting


class AskRequest(Request):
    """An ask of a person, with the client's own id for it. The same id again is answered the same, and done once."""

    __slots__ = ("ask", "client", "key", "kind", "person")

    def __init__(
        self,
        at: int,
        answer: asyncio.Future[Answer],
        person: Person,
        client: str,
        ask: AnyAsk,
        key: str | None = None,
    ) -> None:
        super().__init__(at, answer)
        self.person = person
        self.client = client
        self.ask = ask
        self.kind = KINDS[type(ask)]
        self.key = key

    def prepare(self, table: TableForRequests) -> Awaitable[None] | None:
        """Fetch earlier states, where they are needed."""
        return table.look_back() if self.kind.looks_back else None

    def judge(self, table: TableForRequests, draft: Draft) -> Answer:
        """Do what is asked, or refuse it; if it was answered before, give the same answer."""
        known = table.answers.given(self.person, self.client)
        if known is not None:
            return known
        if (self.person, self.client) in draft.commands:
            return Done(id=self.client)
        sight.check_sight(draft.sitting, self.person, self.key)
        return self.kind.carry_out(self, self.ask, table, draft) or Done(id=self.client)

    def refuse(self, problem: Problem) -> Answer:
        """The answer that refuses it, with the clause and the sentence."""
        return refusal(self.client, problem)

    async def reconsider(self, table: TableForRequests, answer: Answer) -> Answer:
        """If it is refused, look in the log: it may have been done before this process knew the table."""
        if not isinstance(answer, RefusedAnswer) or table.answers.given(self.person, self.client) is not None:
            return answer
        return Done(id=self.client) if await table.was_done(self.person, self.client) else answer

    def conclude(self, table: TableForRequests, answer: Answer, sitting: Sitting) -> None:
        """Remember the answer, if answers to this kind of ask are remembered."""
        if self.kind.remembered:
            table.answers.keep(self.person, answer)

    def own_seat(self, sitting: Sitting) -> int:
        """The seat that this person plays in a game that runs, or `Refused`."""
        lifecycle.check_playing(sitting)
        seat, _chair = lifecycle.own_chair(sitting, self.person)
        return seat


class Kind(Struct, frozen=True):
    """What is done for a kind of ask."""

    carry_out: Callable[[AskRequest, Any, TableForRequests, Draft], Done | None]
    """Does it on the draft, or raises `Problem`. Returns an answer if there is more to say than that it is done."""
    looks_back: bool = False
    """Does it need earlier states?"""
    remembered: bool = True
    """Is the answer remembered for the same id? If not, the ask is judged anew each time."""


def _play(request: AskRequest, ask: Play, table: TableForRequests, draft: Draft) -> None:
    seat = request.own_seat(draft.sitting)
    lifecycle.check_running(draft.sitting)
    move = draft.sitting.playing().game.decode_move(bytes(ask.move))
    draft.play(seat, move, request.at, None, request.person, request.client)


def _preview(request: AskRequest, ask: Preview, table: TableForRequests, draft: Draft) -> Done:
    seat = request.own_seat(draft.sitting)
    move = draft.sitting.playing().game.decode_move(bytes(ask.move))
    state, events = draft.sitting.playing().preview(seat, move, draft.sitting.time(request.at))
    seen = [event for event in events if event.visible_to(seat)]
    return Done(id=request.client, view=Raw(to_json(state.view(seat))), events=Raw(to_json(seen)))


def _realize(request: AskRequest, ask: Realize, table: TableForRequests, draft: Draft) -> Done:
    request.own_seat(draft.sitting)
    holding = {item: count for item, count in ask.holding.items() if count}
    try:
        supposed = draft.sitting.playing().state.realize(holding)
    except Problem as problem:
        raise problem.within(table.game.package) from None
    return Done(id=request.client, supposed=Raw(to_json(supposed)))


def _undo(request: AskRequest, ask: Undo, table: TableForRequests, draft: Draft) -> None:
    lines = lifecycle.undo(draft.sitting, request.person, ask.moves, request.at)
    draft.enact(lines, request.person, request.client)


def _hold(request: AskRequest, ask: HoldClock, table: TableForRequests, draft: Draft) -> None:
    draft.enact(holds.hold(draft.sitting, request.person, request.at, ask), request.person, request.client)


def _by_lines(judge: Callable[[Sitting, Person, int], Sequence[lifecycle.Line]]) -> Kind:
    """A kind of ask that only adds lines to the log."""

    def carry_out(request: AskRequest, ask: AnyAsk, table: TableForRequests, draft: Draft) -> None:
        draft.enact(judge(draft.sitting, request.person, request.at), request.person, request.client)

    return Kind(carry_out)


def _resign(sitting: Sitting, person: Person, at: int) -> list[lifecycle.Line]:
    """Whoever gives up reads no more: the others go on."""
    lines = lifecycle.resign(sitting, person, at)
    return [*holds.go_on(sitting, at), *lines]


KINDS: Mapping[type[AnyAsk], Kind] = {
    Play: Kind(_play),
    Preview: Kind(_preview, remembered=False),
    Realize: Kind(_realize),
    Undo: Kind(_undo, looks_back=True),
    Resign: _by_lines(_resign),
    OfferDraw: _by_lines(draw_offers.offer_draw),
    DeclineDraw: _by_lines(draw_offers.decline_draw),
    Abort: _by_lines(lifecycle.abort),
    ReturnToSeat: _by_lines(warm_seats.return_to_seat),
    HoldClock: Kind(_hold),
    ReleaseClock: _by_lines(holds.release),
}
