"""Everything the house answers by REST, with the types it is answered in."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Literal, Self, TypeVar
from urllib.parse import quote

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType
from websockets.asyncio.client import connect
from websockets.typing import Origin

from ridotto.core import Message
from ridotto.core.messages import Language
from ridotto.protocol.api import (
    AnalysisShown,
    Change,
    ChatLine,
    ChatShown,
    Command,
    Complaint,
    Entering,
    Erasure,
    Export,
    FairnessShown,
    Health,
    LogShown,
    Me,
    MomentsShown,
    NewAccount,
    NewGuest,
    NewPassword,
    NewTable,
    NewToken,
    PeopleShown,
    PlayNow,
    PlayOn,
    Saying,
    ShownOnce,
    SignIn,
    TableShown,
    TablesShown,
    Tokens,
    Trouble,
)
from ridotto.protocol.games import GameSchema, GamesShown, WordsShown
from ridotto.protocol.players import Leaders, NameShown, PlayerPage, RatingsShown
from ridotto.protocol.tables import AnyAsk, Done, TableSpec

from .table import LiveTable

T = TypeVar("T")
LARGEST_FRAME = 16 * 1024 * 1024
LARGEST_PORT = 65535


class Refusal(Exception):
    """The house did not do it; `trouble` says why, for programs and for people."""

    def __init__(self, status: int, trouble: Trouble) -> None:
        super().__init__(f"{status} {trouble.error}: {trouble.why}")
        self.status = status
        self.trouble = trouble


class NoHouse(Exception):
    """Something answers at this address, but no house."""

    def __init__(self, url: str) -> None:
        super().__init__(f"there is no house at {url}; its address is like http://127.0.0.1:8000, without a path")
        self.url = url


class Client:
    """One visitor of a house: a guest or an account by its session, or a program by its token."""

    def __init__(self, url: str, *, token: str | None = None, language: Language = "en") -> None:
        self.url = url.rstrip("/")
        address = _read_address(self.url)
        self.origin = f"{address.scheme}://{address.netloc.decode()}"
        headers = httpx.Headers({"Origin": self.origin, "Accept-Language": language}, encoding="utf-8")
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"  # whatever somebody has typed: the house says what it knows
        by_tls = self.url.startswith(
            "https:"
        )  # without it there is nothing to verify, and no need to read certificates
        self.http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=30, verify=by_tls)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def _ask(self, form: type[T], method: str, path: str, body: Struct | None = None, **query: Any) -> T:
        """Send a request and read its answer, or raise `Refusal`."""
        params = {name: value for name, value in query.items() if value is not None}
        headers = {"Content-Type": "application/json"} if body is not None else {}
        content = msgspec.json.encode(body) if body is not None else None
        response = await self.http.request(method, path, params=params, content=content, headers=headers)
        if not self._is_of_a_house(response, form):
            raise NoHouse(self.url)
        if response.is_error:
            raise Refusal(response.status_code, _trouble(response))
        if form is str:
            return response.text  # type: ignore[return-value]
        return msgspec.json.decode(response.content or b"null", type=form)

    def _is_of_a_house(self, response: httpx.Response, form: type[Any]) -> bool:
        """Did a house answer, at the address where it keeps what programs ask for? At any other address it gives the
        page for browsers, or says that there is nothing."""
        if response.headers.get("Content-Type", "").startswith("application/json"):
            nothing = response.status_code == httpx.codes.NOT_FOUND and _trouble(response).error == "http-not-found"
            return not nothing or self.url == self.origin
        page = response.is_success and form is not str and bool(response.content)
        return not page and response.status_code not in (httpx.codes.NOT_FOUND, httpx.codes.METHOD_NOT_ALLOWED)

    async def _ask_table(self, form: type[T], table: str, about: str, **query: Any) -> T:
        """Read something about one table."""
        return await self._ask(form, "GET", f"/api/tables/{_safe(table)}/{about}", **query)

    # ---- coming in

    async def enter(self, language: Language = "en") -> Me:
        """Come in as a guest; who is in already stays who they are."""
        return await self._ask(Me, "POST", "/api/guests", NewGuest(language))

    async def open_account(self, name: str, password: str, language: Language = "en") -> Me:
        """Open an account; a guest becomes it."""
        return await self._ask(Me, "POST", "/api/accounts", NewAccount(name, password, language))

    async def sign_in(self, name: str, password: str, new_name: str | None = None) -> Me:
        """Come in by name and password."""
        return await self._ask(Me, "POST", "/api/sign-in", SignIn(name, password, new_name or UNSET))

    async def sign_out(self, *, everywhere: bool = False) -> None:
        """Sign out here, or on every device."""
        await self._ask(type(None), "POST", "/api/sign-out-everywhere" if everywhere else "/api/sign-out")

    async def change_password(self, old: str, new: str) -> None:
        """Change the password; every other session ends."""
        await self._ask(type(None), "PUT", "/api/me/password", NewPassword(old, new))

    # ---- oneself

    async def me(self) -> Me:
        """Who you are to the house."""
        return await self._ask(Me, "GET", "/api/me")

    async def change(self, *, name: str | UnsetType = UNSET, language: Language | UnsetType = UNSET) -> Me:
        """Change name or language."""
        return await self._ask(Me, "PATCH", "/api/me", Change(name, language))

    async def new_token(self, label: str) -> ShownOnce:
        """Make a token for a program; its secret is shown this once."""
        return await self._ask(ShownOnce, "POST", "/api/me/tokens", NewToken(label))

    async def tokens(self) -> Tokens:
        """One's tokens."""
        return await self._ask(Tokens, "GET", "/api/me/tokens")

    async def revoke_token(self, token: str) -> None:
        """Revoke a token by its id."""
        await self._ask(type(None), "DELETE", f"/api/me/tokens/{_safe(token)}")

    async def export(self) -> Export:
        """Everything the house has written down about you."""
        return await self._ask(Export, "GET", "/api/me/export")

    async def erase(self, password: str | None = None) -> None:
        """Leave for good."""
        await self._ask(type(None), "POST", "/api/me/erase", Erasure(password))

    async def mutes(self) -> PeopleShown:
        """Whom you do not hear."""
        return await self._ask(PeopleShown, "GET", "/api/me/mutes")

    async def mute(self, person: str) -> None:
        """Do not hear this person any more."""
        await self._ask(type(None), "PUT", f"/api/me/mutes/{_safe(person)}")

    async def unmute(self, person: str) -> None:
        """Hear this person again."""
        await self._ask(type(None), "DELETE", f"/api/me/mutes/{_safe(person)}")

    # ---- games and people

    async def games(self) -> GamesShown:
        """Every game of the house."""
        return await self._ask(GamesShown, "GET", "/api/games")

    async def rules(self, game: str, language: Language | None = None) -> str:
        """The rulebook of a game, as Markdown."""
        return await self._ask(str, "GET", f"/api/games/{_safe(game)}/rules", language=language)

    async def leaders(self, game: str, *, offset: int = 0, limit: int = 50) -> Leaders:
        """The leaderboard of a game."""
        return await self._ask(Leaders, "GET", f"/api/games/{_safe(game)}/leaders", offset=offset, limit=limit)

    async def schema(self, game: str) -> GameSchema:
        """What travels in a game, as JSON Schema."""
        return await self._ask(GameSchema, "GET", f"/api/games/{_safe(game)}/schema")

    async def words(self, language: Language, game: str | None = None) -> WordsShown:
        """The catalogues from which everything can be said, for `ridotto.core.Catalogue.of_resources`."""
        return await self._ask(WordsShown, "GET", f"/api/words/{language}", game=game)

    async def name(self, name: str) -> NameShown:
        """Whether a name is free."""
        return await self._ask(NameShown, "GET", "/api/names", name=name)

    async def player(self, person: str) -> PlayerPage:
        """A player's page."""
        return await self._ask(PlayerPage, "GET", f"/api/people/{_safe(person)}")

    async def history(
        self,
        *,
        game: str | None = None,
        person: str | None = None,
        before: int | None = None,
        before_table: str | None = None,
        limit: int = 50,
    ) -> TablesShown:
        """Finished games, newest first."""
        asked: dict[str, Any] = {"game": game, "person": person, "before": before, "before_table": before_table}
        return await self._ask(TablesShown, "GET", "/api/history", **asked, limit=limit)

    # ---- tables

    async def lobby(self) -> TablesShown:
        """Tables that anyone may enter."""
        return await self._ask(TablesShown, "GET", "/api/lobby")

    async def my_tables(self) -> TablesShown:
        """The tables you sit at."""
        return await self._ask(TablesShown, "GET", "/api/me/tables")

    async def open_table(self, spec: TableSpec, contribution: str | None = None) -> TableShown:
        """Open a table and sit down at it."""
        return await self._ask(TableShown, "POST", "/api/tables", NewTable(spec, contribution or _contribution()))

    async def play_now(self, game: str, contribution: str | None = None) -> TableShown:
        """Sit down against bots with quick settings."""
        return await self._ask(TableShown, "POST", "/api/play-now", PlayNow(game, contribution or _contribution()))

    async def play_on(
        self, table: str, seat: int, entry: int, bot: str = "steady", *, key: str | None = None,
        contribution: str | None = None,
    ) -> TableShown:  # fmt: skip
        """Sit down against bots where a finished game stood after this entry of its record."""
        moment = PlayOn(seat, entry, bot, contribution or _contribution(), key)
        return await self._ask(TableShown, "POST", f"/api/tables/{_safe(table)}/play-on", moment)

    async def info(self, table: str, key: str | None = None) -> TableShown:
        """What you may know of a table."""
        return await self._ask(TableShown, "GET", f"/api/tables/{_safe(table)}", key=key)

    async def join(self, table: str, *, key: str | None = None, contribution: str | None = None) -> TableShown:
        """Enter a table that has not begun."""
        entering = Entering(contribution or _contribution(), key)
        return await self._ask(TableShown, "POST", f"/api/tables/{_safe(table)}/join", entering)

    async def leave(self, table: str) -> TableShown:
        """Leave a table that has not begun."""
        return await self._ask(TableShown, "POST", f"/api/tables/{_safe(table)}/leave")

    async def begin(self, table: str) -> TableShown:
        """As the host: go."""
        return await self._ask(TableShown, "POST", f"/api/tables/{_safe(table)}/begin")

    async def command(self, table: str, ask: AnyAsk, id: str | None = None) -> Done:
        """Ask something of a table without its WebSocket; raises `Refusal` with the clause."""
        command = Command(id or secrets.token_hex(8), ask)
        return await self._ask(Done, "POST", f"/api/tables/{_safe(table)}/commands", command)

    async def view_at(
        self, table: str, n: int | Literal["last"], *, seat: int | None = None, key: str | None = None
    ) -> dict[str, Any]:
        """The view after entry `n`, or as it is now."""
        return await self._ask_table(dict[str, Any], table, f"views/{n}", seat=seat, key=key)

    async def moments(
        self, table: str, *, seat: int | Literal["onlooker"] | None = None, first: int = 1, limit: int = 50,
        key: str | None = None,
    ) -> MomentsShown:  # fmt: skip
        """A game moment by moment from number `first` on, as these eyes were shown it; without a seat, one's own."""
        query: dict[str, Any] = {"seat": seat, "from": first, "limit": limit, "key": key}
        return await self._ask_table(MomentsShown, table, "moments", **query)

    async def ratings(self, table: str, key: str | None = None) -> RatingsShown:
        """What a rated game did to ratings, once it is scored."""
        return await self._ask_table(RatingsShown, table, "ratings", key=key)

    async def record(self, table: str, key: str | None = None) -> str:
        """The record of a finished game."""
        return await self._ask_table(str, table, "record", key=key)

    async def ask_analysis(self, table: str, key: str | None = None) -> AnalysisShown:
        """Let a finished game be analysed, unless it was already."""
        return await self._ask(AnalysisShown, "POST", f"/api/tables/{_safe(table)}/analysis", key=key)

    async def analysis(self, table: str, key: str | None = None) -> AnalysisShown:
        """How that stands, and in the end the analysis."""
        return await self._ask_table(AnalysisShown, table, "analysis", key=key)

    async def fairness(self, table: str, key: str | None = None) -> FairnessShown:
        """What proves that the deal was fair."""
        return await self._ask_table(FairnessShown, table, "fairness", key=key)

    async def log(self, table: str, key: str | None = None) -> LogShown:
        """What everyone may read of the log."""
        return await self._ask_table(LogShown, table, "log", key=key)

    # ---- chat

    async def chat(
        self, table: str, *, after: int = 0, before: int | None = None, limit: int = 100, key: str | None = None
    ) -> ChatShown:
        """What was said that you may hear: after a line, or the last ones (before a line)."""
        asked: dict[str, Any] = {"after": after, "before": before, "limit": limit, "key": key}
        return await self._ask_table(ChatShown, table, "chat", **asked)

    async def say(self, table: str, text: str, key: str | None = None, id: str | None = None) -> ChatLine:
        """Say something at a table; the same id again is said once."""
        return await self._ask(ChatLine, "POST", f"/api/tables/{_safe(table)}/chat", Saying(text, key, id))

    async def silence(self, table: str, person: str) -> None:
        """As the host: do not let this onlooker speak."""
        await self._ask(type(None), "PUT", f"/api/tables/{_safe(table)}/silenced/{_safe(person)}")

    async def let_speak(self, table: str, person: str) -> None:
        """As the host: let them speak again."""
        await self._ask(type(None), "DELETE", f"/api/tables/{_safe(table)}/silenced/{_safe(person)}")

    async def report(self, table: str, person: str, reason: str, line: int | None = None) -> None:
        """Report somebody."""
        await self._ask(type(None), "POST", f"/api/tables/{_safe(table)}/reports", Complaint(person, reason, line))

    async def health(self) -> Health:
        """How the house is."""
        return await self._ask(Health, "GET", "/health")

    # ---- live

    def watch(self, table: str, *, key: str | None = None, resume_from: int | None = None) -> LiveTable:
        """A table over its WebSocket: `async with client.watch(id) as table`. With `resume_from`, the `seq` of an
        earlier watch, it also tells what was missed since."""
        path = f"/api/tables/{_safe(table)}/live" + (f"?key={quote(key)}" if key else "")
        return LiveTable(partial(self.open_socket, path), resume_from)

    @asynccontextmanager
    async def follow(self, path: str) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
        """The frames of `/api/lobby/live` or `/api/me/live`, as plain JSON."""
        async with self.open_socket(path) as socket:

            async def frames() -> AsyncIterator[dict[str, Any]]:
                async for frame in socket:
                    yield msgspec.json.decode(frame)

            yield frames()

    def open_socket(self, path: str) -> connect:
        """A WebSocket of the house as it is, for this visitor: `async with client.open_socket(path) as socket`."""
        known, origin = self.http.headers, Origin(self.origin)
        headers = {name: known[name] for name in ("authorization", "accept-language") if name in known}
        if cookies := "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar):
            headers["cookie"] = cookies
        address = self.url.replace("http", "ws", 1) + path
        usual: dict[str, Any] = {"compression": None, "max_size": LARGEST_FRAME, "proxy": None}
        return connect(address, additional_headers=headers, origin=origin, **usual)


def _read_address(url: str) -> httpx.URL:
    """The parts of an address; raises `httpx.InvalidURL` for what is none."""
    address = httpx.URL(url)
    if address.port is not None and address.port > LARGEST_PORT:
        raise httpx.InvalidURL(f"Invalid port: '{address.port}'")
    return address


def _trouble(response: httpx.Response) -> Trouble:
    try:
        return msgspec.json.decode(response.content, type=Trouble)
    except msgspec.DecodeError:
        return Trouble("unreadable-answer", response.text[:200], Message("unreadable-answer"))


def _contribution() -> str:
    return secrets.token_hex(16)


def _safe(part: str) -> str:
    return quote(part, safe="")
