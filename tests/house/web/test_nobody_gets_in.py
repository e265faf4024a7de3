"""Nobody gets in: whatever a stranger or a rival tries is answered, and does nothing."""

from contextlib import suppress

import msgspec
import pytest
from strangers import PASS, bare, duel, refused, turned_away
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ridotto.client import MoveRefused, Refusal
from ridotto.client.table import SentAway
from ridotto.house.store.base import Unavailable
from ridotto.house.web.edge import COOKIE
from ridotto.house.web.settings import Settings
from ridotto.protocol.api import Trouble
from ridotto.protocol.tables import OfferDraw, Resign, TableSpec

pytestmark = pytest.mark.anyio


# ---- playing for another


async def test_nobody_plays_for_another_seat(house):
    _anna, _boris, table = await duel(house)
    stranger = await house.guest()
    for ask in (Resign(), OfferDraw()):
        trouble = await refused(stranger.command(table, ask), 403)
        assert trouble.rule == "SEAT"
    async with stranger.watch(table) as watching:
        with pytest.raises(MoveRefused, match="SEAT"):
            await watching.play(PASS)
        assert watching.info.status == "playing"


async def test_a_seat_claimed_in_the_message_is_not_believed(house):
    anna, _boris, table = await duel(house)
    async with bare(house, anna, Origin=house.url) as http:
        command = {"id": "1", "ask": {"do": "resign", "seat": 1}, "person": "somebody"}
        answer = await http.post(f"/api/tables/{table}/commands", json=command)
        assert answer.status_code == 400
    assert (await anna.info(table)).table.status == "playing"


async def test_somebody_who_has_not_come_in_can_look_but_not_touch(house):
    _anna, _boris, table = await duel(house)
    nobody = await house.client()
    assert (await nobody.info(table)).table.status == "playing"
    await refused(nobody.command(table, Resign()), 401)
    await refused(nobody.join(table), 401)
    await refused(nobody.say(table, "hello"), 401)
    async with nobody.watch(table) as watching:
        with pytest.raises(MoveRefused, match="STRANGER"):
            await watching.play(PASS)
        with pytest.raises(MoveRefused, match="STRANGER"):
            await watching.say("hello")


# ---- another's table by guessing


async def test_a_table_by_link_does_not_exist_for_who_has_no_link(house):
    anna, boris = await house.guest(), await house.guest()
    shown = await anna.open_table(TableSpec(game="podstavec", public=False))
    table, key = shown.table.table, shown.table.key
    unknown = await refused(boris.info("nosuchtable1"), 404)
    for guess in (None, "", "x", key[:-1], key + "x", key.upper(), "' OR 1=1 --"):
        assert await refused(boris.info(table, guess), 404) == unknown
        assert await refused(boris.join(table, key=guess), 404) == unknown
    for asked in (boris.chat(table), boris.fairness(table), boris.record(table), boris.view_at(table, 0)):
        assert await refused(asked, 404) == unknown
    assert await refused(boris.say(table, "hi"), 404) == unknown
    for stranger in (boris, await house.client()):
        with pytest.raises(SentAway, match="4404"):
            async with stranger.watch(table):
                pass
    assert not (await boris.lobby()).tables
    assert (await boris.join(table, key=key)).table.status == "playing"


async def test_games_by_link_are_in_nobody_elses_history(house):
    anna, boris, clara = await house.guest(), await house.guest(), await house.guest()
    shown = await anna.open_table(TableSpec(game="podstavec", public=False))
    await boris.join(shown.table.table, key=shown.table.key)
    await boris.command(shown.table.table, Resign())
    person = (await anna.me()).person
    assert len((await anna.history(person=person)).tables) == 1
    assert not (await clara.history(person=person)).tables
    assert not (await clara.history()).tables


@pytest.mark.parametrize("id", ["nosuchtable1", "%00", "..%2f..%2fetc", "' OR 1=1 --", "a" * 400, "🂡"])
async def test_a_table_that_is_not_there_is_just_not_there(house, id):
    anna = await house.guest()
    await refused(anna.info(id), 404)
    await refused(anna.command(id, Resign()), 404)
    assert (await anna.health()).live_tables == 0


# ---- sessions


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://127.0.0.1:1"},
        {},
    ],
)
async def test_a_page_of_another_site_changes_nothing(house, headers):
    anna, _boris, table = await duel(house)
    async with bare(house, anna, **headers) as http:
        for method, path, body in (
            ("POST", f"/api/tables/{table}/commands", {"id": "1", "ask": {"do": "resign"}}),
            ("POST", "/api/sign-out", None),
            ("PATCH", "/api/me", {"name": "Evil"}),
            ("DELETE", "/api/me/tokens/x", None),
            ("POST", "/api/guests", {}),
            ("POST", "/api/sign-in", {"name": "Evil", "password": "evil evil"}),
        ):
            answer = await http.request(method, path, json=body)
            error = "http-cross-site" if {"Origin", "Sec-Fetch-Site"} & headers.keys() else "http-no-origin"
            assert (answer.status_code, answer.json()["error"]) == (403, error)
    assert (await anna.info(table)).table.status == "playing"


async def test_a_program_without_a_cookie_comes_in_and_a_page_of_another_site_does_not(house):
    async with bare(house) as http:
        for foreign in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
            assert (await http.post("/api/guests", json={}, headers=foreign)).status_code == 403
        assert (await http.post("/api/guests", json={"language": "en"})).status_code == 200
        assert COOKIE in http.cookies
        assert (await http.patch("/api/me", json={"name": "Evil"})).status_code == 403


async def test_a_form_that_a_page_can_post_is_not_read(house):
    anna = await house.guest()
    async with bare(house, anna, Origin=house.url) as http:
        for kind in ("application/x-www-form-urlencoded", "multipart/form-data", "text/plain"):
            answer = await http.post("/api/guests", content=b"{}", headers={"Content-Type": kind})
            assert answer.status_code == 415


async def _let_in(url, headers):
    """How a WebSocket is answered that is accepted in any case: the code with which it is closed, if it is."""
    async with connect(url.replace("http", "ws", 1), additional_headers=headers, proxy=None) as socket:
        with suppress(ConnectionClosed):
            await socket.send('{"type":"hello"}')
        told = msgspec.json.decode(await socket.recv())
        if told["type"] != "refused":
            return None
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        return closed.value.rcvd.code, told["message"]["id"]


async def test_a_page_of_another_site_cannot_open_a_websocket(house, caplog):
    anna, _boris, table = await duel(house)
    cookie = f"{COOKIE}={anna.http.cookies[COOKIE]}"
    for path in (f"/api/tables/{table}/live", "/api/lobby/live", "/api/me/live"):
        for foreign in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": "http://["}, {}):
            error = "http-cross-site" if foreign else "http-no-origin"
            assert await _let_in(house.url + path, {"Cookie": cookie, **foreign}) == (4403, error)
        assert await _let_in(house.url + path, {"Cookie": cookie, "Origin": house.url}) is None
    assert [line.message for line in caplog.records if line.levelname == "ERROR"] == []


async def test_a_handshake_is_refused_in_the_same_form_as_any_request(house, monkeypatch):
    anna = await house.guest()
    cookie = {"Cookie": f"{COOKIE}={anna.http.cookies[COOKIE]}", "Origin": house.url}
    live = "/api/lobby/live"

    async def refusal(path, headers):
        answer = await turned_away(house.url + path, headers)
        assert answer.headers["content-security-policy"]
        return answer.status_code, msgspec.json.decode(answer.body, type=Trouble).error

    assert await refusal(live, {"Authorization": "Bearer nonsense"}) == (401, "http-unauthorized")
    assert await refusal("/api/me/live", {}) == (401, "http-unauthorized")
    assert await _let_in(house.url + live, {"Origin": "http://["}) == (4403, "http-cross-site")
    assert await refusal("/api/tables/nosuchtable/live", {}) == (404, "table-unknown")
    assert await refusal("/api/nowhere/live", {}) == (404, "http-not-found")
    await house.services.people.ban((await anna.me()).person, house.services.people.now() + 1_000_000, "rude")
    assert await _let_in(house.url + live, cookie) == (4403, "banned")

    async def lost(_secret):
        raise Unavailable("the disk is gone")

    monkeypatch.setattr(house.services.sessions, "recognise", lost)
    assert await _let_in(house.url + live, cookie) == (1013, "http-unavailable")


# ---- guessing passwords


async def test_guessing_a_password_is_stopped_soon(house):
    await house.account("Anna")
    guesser = await house.client()
    statuses = []
    for n in range(8):
        with pytest.raises(Refusal) as caught:
            await guesser.sign_in("Anna", f"guess number {n}")
        statuses.append(caught.value.status)
    assert statuses == [401] * 5 + [429] * 3
    trouble = await refused(guesser.sign_in("Anna", "correct horse"), 429)
    assert trouble.retry_after > 0


async def test_a_guesser_at_the_door_does_not_lock_the_owner_in(house):
    anna, guesser = await house.account("Anna"), await house.client()
    for _ in range(5):
        await refused(guesser.sign_in("Anna", "a guess"), 401)
    await refused(guesser.sign_in("Anna", "a guess"), 429)
    await anna.change_password("correct horse", "a better one")
    for _ in range(5):
        await refused(anna.erase("a guess"), 401)
    await refused(anna.change_password("a better one", "yet another"), 429)


# ---- behind TLS


class TestBehindTls:
    @pytest.fixture
    def settings(self):
        return Settings(limits=None, public_url="https://ridotto.example")

    async def test_the_cookie_never_travels_without_tls(self, house):
        async with bare(house, Origin="https://ridotto.example") as http:
            answer = await http.post("/api/guests", json={})
            assert answer.status_code == 200
            assert "secure" in [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
            assert "max-age" in answer.headers["strict-transport-security"]

    async def test_only_its_own_address_counts_as_its_own(self, house):
        for origin in (house.url, "http://ridotto.example", "https://ridotto.example:444", "wss://ridotto.example"):
            async with bare(house, Origin=origin) as http:
                assert (await http.post("/api/guests", json={})).status_code == 403
        async with bare(house, Origin="https://Ridotto.example") as http:
            assert (await http.post("/api/guests", json={})).status_code == 200


@pytest.mark.parametrize(
    ("public", "scheme", "own"),
    [
        (None, "http", {"http://a:8000", "https://a:8000"}),
        (None, "https", {"https://a:8000"}),
        ("https://b", "http", {"https://b"}),
        ("https://b:443/", "http", {"https://b"}),
        ("http://b:80", "http", {"http://b"}),
    ],
)
def test_an_origin_counts_with_its_scheme(public, scheme, own):
    assert Settings(public_url=public).own_origins(scheme, "a:8000") == own


WRONG_TURNS = [("GET", "/api/x"), ("DELETE", "/api/lobby"), ("GET", "/api/tables/x/views/abc"), ("GET", "/api/me")]
