"""Coming in and going out: guests, accounts, signing in and out, passwords."""

from __future__ import annotations

from litestar import Response, post, put
from litestar.di import NamedDependency as Given
from msgspec import UNSET

from ridotto.core import Problem
from ridotto.protocol.api import Me, NewAccount, NewGuest, NewPassword, SignIn
from ridotto.protocol.tables import HOUSE

from ...people.people import People
from ...people.sessions import Sessions
from ..edge import COOKIE
from ..errors import NotYours
from ..limits import neighbourhood
from ..open_sockets import OpenSockets
from ..openapi import described
from ..request import HouseRequest
from ..signing_in import SigningIn, me_of


@post("/api/guests", status_code=200, opt=described(body=NewGuest))
async def enter_as_guest(request: HouseRequest, people: Given[People], signing_in: Given[SigningIn]) -> Response[Me]:
    """Come in as a guest with a friendly name. Who is in already stays who they are."""
    wish = await request.read(NewGuest)
    if (visitor := request.somebody) is not None:
        return Response(me_of(visitor))
    signing_in.count_newcomer(request)
    return await signing_in.open_session(request, await people.new_guest(wish.language))


@post("/api/accounts", status_code=200, opt=described(body=NewAccount, refusals=(409,)))
async def open_account(
    request: HouseRequest, people: Given[People], sessions: Given[Sessions], signing_in: Given[SigningIn]
) -> Response[Me]:
    """Open an account. A guest becomes it and keeps their tables; other sessions of the guest end."""
    wish = await request.read(NewAccount)
    guest = request.somebody
    if guest is not None and guest.kind != "guest":
        raise NotYours("account-already")
    signing_in.count_newcomer(request)
    visitor = await people.register(wish.name, wish.password, wish.language, guest)
    await sessions.close_all(visitor.id)
    return await signing_in.open_session(request, visitor)


@post("/api/sign-in", status_code=200, opt=described(body=SignIn, refusals=(401, 409)))
async def sign_in(
    request: HouseRequest, people: Given[People], sessions: Given[Sessions], signing_in: Given[SigningIn]
) -> Response[Me]:
    """Come in by name and password. After a few wrong ones it is locked for a while (429)."""
    typed = await request.read(SignIn)
    visitor = await sessions.sign_in(typed.name, typed.password, neighbourhood(request.address))
    people.check_ban(visitor)
    if await people.must_rename(visitor):
        if typed.new_name is UNSET:
            raise Problem("name-again", name=visitor.name).within(HOUSE)
        visitor = await people.rename(visitor, typed.new_name)
    return await signing_in.open_session(request, visitor)


@post("/api/sign-out", status_code=204, opt=described(person=True))
async def sign_out(
    request: HouseRequest, sessions: Given[Sessions], open_sockets: Given[OpenSockets]
) -> Response[None]:
    """Sign out here."""
    here = request.credentials
    if here.by == "cookie":
        await sessions.close_session(here)
        await open_sockets.changed(here.visitor.id)
    return _without_cookie()


@post("/api/sign-out-everywhere", status_code=204, opt=described(person=True))
async def sign_out_everywhere(
    request: HouseRequest, sessions: Given[Sessions], open_sockets: Given[OpenSockets]
) -> Response[None]:
    """Sign out on every device. Tokens stay: they are revoked one by one."""
    person = request.visitor.id
    await sessions.close_all(person)
    await open_sockets.changed(person)
    return _without_cookie()


@put("/api/me/password", status_code=204, opt=described(body=NewPassword, person=True))
async def change_password(
    request: HouseRequest, people: Given[People], sessions: Given[Sessions], open_sockets: Given[OpenSockets]
) -> None:
    """Change the password; every other session ends."""
    typed, visitor = await request.read(NewPassword), request.session_visitor
    if visitor.kind != "account":
        raise NotYours("account-needed")
    await sessions.confirm(visitor, typed.old, neighbourhood(request.address))
    await people.set_password(visitor.id, typed.new)
    await sessions.close_all(visitor.id, but=request.credentials.digest)
    await open_sockets.changed(visitor.id)


def _without_cookie() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


HANDLERS = (enter_as_guest, open_account, sign_in, sign_out, sign_out_everywhere, change_password)
