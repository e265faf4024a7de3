"""What the house does with bodies and messages that it cannot or will not read, and with floods of them."""

import asyncio

import msgspec
import pytest
from sqlalchemy import select
from strangers import DUEL, PASS, bare, closing, duel, refused, turned_away
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ridotto.client import MoveRefused, Refusal
from ridotto.client.table import SentAway
from ridotto.house.people import schema
from ridotto.house.web import edge
from ridotto.house.web.limits import Limits, Pace
from ridotto.house.web.settings import Settings
from ridotto.protocol.api import Trouble
from ridotto.protocol.tables import TableSpec

pytestmark = pytest.mark.anyio

# ---- what is typed stays text

MARKUP = "<script>alert('x')</script><img src=x onerror=alert(1)>"
INJECTION = "'); DROP TABLE people; --"


WRONG_TURNS = [("GET", "/api/x"), ("DELETE", "/api/lobby"), ("GET", "/api/tables/x/views/abc"), ("GET", "/api/me")]


async def test_a_body_that_is_too_large_is_not_read(house):
    anna = await house.guest()
    async with bare(house, anna, Origin=house.url) as http:
        answer = await http.patch("/api/me", json={"name": "x" * 70_000})
        assert answer.status_code == 413

        async def endless():
            for _ in range(100):
                yield b" " * 4096

        answer = await http.patch("/api/me", content=endless(), headers={"Content-Type": "application/json"})
        assert answer.status_code == 413


@pytest.mark.parametrize("deep", ["[" * 30_000, '{"a":' * 5_000, "[" * 25 + "]" * 25])
async def test_a_deeply_nested_body_is_refused(house, deep):
    anna, _boris, table = await duel(house)
    async with bare(house, anna, Origin=house.url) as http:
        body = '{"id":"1","ask":{"do":"play","move":' + deep
        answer = await http.post(
            f"/api/tables/{table}/commands", content=body, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 400
        assert answer.json()["error"] == "http-too-deep"
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send('{"type":"hello"}')
        await socket.send('{"type":"ask","id":"1","ask":{"do":"play","move":' + deep)
        await socket.send('{"type":"ask","id":"2","ask":{"do":"play","move":{"type":"nonsense"}}}')
        for id in (None, "2"):
            while (frame := msgspec.json.decode(await socket.recv()))["type"] != "refused":
                pass
            assert (frame["id"], frame["rule"]) == (id, "FORM")


async def test_a_name_with_a_null_in_it_is_refused_in_so_many_words(house):
    anna = await house.guest()
    with pytest.raises(Refusal, match="there is a NUL"):
        await anna.open_table(TableSpec(game="podstavec", seats=2, name="a\0b"))


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b'{"name":1}',
        b'{"name":"A\\u0000b"}',
        b'{"nome":"Anna"}',
        b"\xff",
        b'{"name":"\\ud800"}',
    ],
)
async def test_a_body_of_the_wrong_form_is_refused_with_a_sentence(house, body):
    anna = await house.guest("ru")
    async with bare(house, anna, Origin=house.url) as http:
        answer = await http.patch("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    trouble = answer.json()
    assert trouble["why"]
    assert not trouble["why"].isascii()


async def test_a_message_that_is_too_large_closes_the_socket_and_harms_nobody_else(house):
    anna, boris, table = await duel(house)
    async with boris.watch(table) as watching:
        async with anna.open_socket(f"/api/tables/{table}/live") as socket:
            await socket.send('{"type":"hello"}')
            await socket.send('{"type":"say","id":"1","text":"' + "x" * 200_000 + '"}')
            assert await closing(socket) == 1009
        await watching.say("still here")


@pytest.mark.parametrize("name", [MARKUP, INJECTION, "<b>", 'a"b', "a\u202eb"])
async def test_markup_and_sql_are_no_names(house, name):
    anna = await house.guest()
    await refused(anna.change(name=name), 400)
    await refused((await house.client()).open_account(name, "correct horse"), 400)


@pytest.mark.parametrize("text", [MARKUP, INJECTION, 'O\'Brien said "hello" \\ & <3'])
async def test_markup_and_sql_in_chat_come_back_as_the_text_they_are(house, text):
    anna, boris, table = await duel(house)
    await anna.say(table, text)
    (line,) = (await boris.chat(table)).lines
    assert line.text == text
    async with bare(house, boris) as http:
        answer = await http.get(f"/api/tables/{table}/chat")
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert await house.services.queries.execute(select(schema.people.c.id))


async def test_every_answer_carries_a_strict_policy(house):
    async with bare(house) as http:
        for path in (
            "/api/docs",
            "/api/docs/docs.js",
            "/api/openapi.json",
            "/api/lobby",
            "/nowhere",
            "/health",
            "/api/me",
        ):
            answer = await http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "http" not in policy
            assert answer.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_fault_of_the_outermost_door_is_answered_like_any_other(house, monkeypatch, method):
    def fails(*_args):
        raise ValueError("a secret of the house")

    monkeypatch.setattr(edge, "headers_of", fails)
    async with bare(house) as http:
        answer = await http.request(method, "/api/lobby")
    assert answer.status_code == 500
    assert answer.json()["error"] == "http-fault"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    refused = await turned_away(house.url + "/api/lobby/live", {})
    assert (refused.status_code, "secret" in refused.body.decode()) == (500, False)


async def test_the_page_about_the_api_has_no_inline_script_and_no_outside_host(house):
    async with bare(house) as http:
        page = (await http.get("/api/docs")).text
        parts = [(await http.get(f"/api/docs/{part}")).text for part in ("docs.js", "docs.css")]
    assert page.count("<script") == 1
    assert 'src="/api/docs/docs.js"' in page
    assert "<style" not in page
    assert " style=" not in page
    assert " on" not in page.split("<body>")[0]
    for text in (page, *parts):
        assert "http:" not in text
        assert "https:" not in text


async def test_metrics_are_for_the_neighbourhood_only(house):
    async with bare(house) as http:
        assert "ridotto_requests_total" in (await http.get("/metrics")).text
        elsewhere = {"X-Forwarded-For": "8.8.8.8"}  # as a proxy on this machine would say
        assert (await http.get("/metrics", headers=elsewhere)).status_code == 404


async def test_a_fault_of_ours_tells_nothing_about_our_insides(house, monkeypatch):
    async def fails(*_args, **_values):
        raise ValueError("a secret of the house")

    monkeypatch.setattr(house.services.house.lobby, "open_tables", fails)
    async with bare(house) as http:
        answer = await http.get("/api/lobby")
    assert answer.status_code == 500
    assert answer.json()["error"] == "http-fault"
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


class TestFloods:
    @pytest.fixture
    def settings(self):
        slow = Pace(3, 0.001)
        return Settings(
            limits=Limits(
                person_commands=Pace(5, 0.001),
                guests=Pace(4, 0.001),
                tables=slow,
                chat=slow,
                reports=slow,
                person_sockets=3,
            )
        )

    async def test_chat_tables_and_commands_are_limited_for_each_person(self, house):
        anna, boris, table = await duel(house)
        for n in range(3):
            await anna.say(table, f"line {n}")
        trouble = await refused(anna.say(table, "once more"), 429)
        assert trouble.retry_after > 0
        await boris.say(table, "I may still speak")
        async with anna.watch(table) as watching:
            for _ in range(5):
                with pytest.raises(MoveRefused):
                    await watching.play({"type": "nonsense"})
            with pytest.raises(MoveRefused, match="OFTEN"):
                await watching.play(PASS)
        for _ in range(2):
            await anna.open_table(DUEL)
        await refused(anna.open_table(DUEL), 429)

    async def test_reports_are_limited_for_each_person(self, house):
        anna, boris, table = await duel(house)
        a, b = (await anna.me()).person, (await boris.me()).person
        for n in range(3):
            await anna.report(table, b, f"reason {n}")
        assert (await refused(anna.report(table, b, "once more"), 429)).retry_after > 0
        await boris.report(table, a, "I may still complain")

    async def test_new_guests_are_limited_for_each_address(self, house):
        for _ in range(4):
            await house.guest()
        await refused((await house.client()).enter(), 429)

    async def test_open_sockets_are_limited_for_each_person(self, house):
        anna, boris, table = await duel(house)
        async with anna.watch(table), anna.watch(table), anna.watch(table):
            with pytest.raises(SentAway, match="4429"):
                async with anna.watch(table):
                    pass
            async with boris.watch(table):
                pass
        async with anna.watch(table):
            pass


class TestFloodsOfRequests:
    @pytest.fixture
    def settings(self):
        return Settings(limits=Limits(address_requests=Pace(30, 0.001), person_requests=Pace(10, 0.001)))

    async def test_requests_are_limited_for_each_person(self, house):
        anna, boris = await house.guest(), await house.guest()
        answers = await asyncio.gather(*(anna.me() for _ in range(12)), return_exceptions=True)
        assert [answer.status for answer in answers if isinstance(answer, Refusal)] == [429, 429]
        await boris.me()

    async def test_requests_are_limited_for_each_address(self, house):
        async with bare(house) as http:
            statuses = [(await http.get("/api/games")).status_code for _ in range(40)]
            assert statuses == [200] * 30 + [429] * 10
            answer = await http.get("/api/games")
            assert int(answer.headers["retry-after"]) > 0
            assert answer.json()["error"] == "too-often"
        with pytest.raises(InvalidStatus) as caught:
            async with connect(house.url.replace("http", "ws", 1) + "/api/lobby/live", proxy=None):
                pass
        assert caught.value.response.status_code == 429

    async def test_a_flood_of_rubbish_over_a_socket_ends_it(self, house):
        anna, _boris, table = await duel(house)
        async with anna.open_socket(f"/api/tables/{table}/live") as socket:
            await socket.send('{"type":"hello"}')
            for _ in range(300):
                await socket.send("rubbish")
            assert await closing(socket) == 4429


@pytest.mark.parametrize(("method", "path"), WRONG_TURNS)
async def test_the_form_of_a_refusal_is_always_the_same(house, method, path):
    async with bare(house, Origin=house.url) as http:
        answer = await http.request(method, path)
    assert answer.is_client_error
    trouble = msgspec.json.decode(answer.content, type=Trouble)
    assert trouble.why


async def test_who_leaves_in_the_middle_of_a_request_is_no_fault_of_the_house(house, caplog):
    caplog.set_level("INFO")
    port = int(house.url.rsplit(":", 1)[1])
    anna = await house.guest()
    _reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST /api/play-now HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    writer.write((head + "Content-Length: 100\r\n\r\n{").encode())
    await writer.drain()
    writer.transport.abort()
    while not any(getattr(line, "path", "") == "/api/play-now" for line in caplog.records):
        await anna.me()
    assert [line.message for line in caplog.records if line.levelname == "ERROR"] == []
