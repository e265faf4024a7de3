"""The description of the API is true: schemathesis finds no undocumented answer and no fault."""

import asyncio
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from msgspec import Raw
from open_house import OpenHouse, serving
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from sqlalchemy import insert

from ridotto.cli.main import run
from ridotto.client import Refusal
from ridotto.core import encode, games
from ridotto.house.people.schema import people
from ridotto.house.web.app import description
from ridotto.house.web.settings import Settings
from ridotto.protocol.tables import Play, Preview, Resign, TableSpec

EXAMPLES = int(os.environ.get("RIDOTTO_API_EXAMPLES", "2"))
"""How many requests to try of each kind; more of them take longer and find more."""

ALWAYS = [not_a_server_error, status_code_conformance, content_type_conformance]
CHECKS = [*ALWAYS, response_schema_conformance, negative_data_rejection, unsupported_method]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps what it knows."""
    return tmp_path_factory.mktemp("api") / "house.db"


@pytest.fixture(scope="module")
def address(database: Path) -> Iterator[str]:
    """A house in a thread of its own."""
    opened: dict[str, Any] = {}
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving(database, Settings(limits=None)) as house:
            opened["url"] = house.url
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(30)
    yield opened["url"]
    done.set()
    thread.join()


DESCRIPTION = description()
"""What the house says of itself, before it is opened."""
schema = schemathesis.openapi.from_dict(DESCRIPTION)


def _newcomer(address: str) -> dict[str, str]:
    """The token of a guest who has just come in: some requests erase whoever sends them."""
    with httpx.Client(base_url=address, headers={"Origin": address}) as http:
        http.post("/api/guests", json={}).raise_for_status()
        made = http.post("/api/me/tokens", json={"label": "schemathesis"}).raise_for_status().json()
    return {"Authorization": f"Bearer {made['secret']}"}


def check_form(form: dict[str, Any], answer: Any) -> None:
    """By JSON Schema itself: schemathesis rewrites tuples into an older form, and then cannot read them."""
    assert [error.message for error in _form(json.dumps(form)).iter_errors(answer)] == []


@cache
def _form(form: str) -> jsonschema_rs.Draft202012Validator:
    """What judges a form, among all that the description holds: to read that takes longer than to judge by it."""
    return jsonschema_rs.Draft202012Validator({**json.loads(form), "components": DESCRIPTION["components"]})


class Caller:
    """A visitor with a cookie, whose every answer is held against the description."""

    def __init__(self, address: str, answered: set[tuple[str, str]]) -> None:
        self._address = address
        self._answered = answered
        self.session = requests.Session()
        self.session.headers["Origin"] = address

    def ask(self, method: str, path: str, body: Any = None, expected: int = 200, /, **values: Any) -> Any:
        """Ask as described; what is not in the path goes into the query. The answer, if it is JSON."""
        operation = schema[path][method]
        inside = {name: value for name, value in values.items() if f"{{{name}}}" in path}
        query = {name: value for name, value in values.items() if name not in inside}
        case = operation.Case(
            path_parameters=inside,
            query=query,
            media_type=None if body is None else "application/json",
            **({} if body is None else {"body": body}),
        )
        answer = case.call_and_validate(base_url=self._address, checks=ALWAYS, session=self.session)
        assert answer.status_code == expected, answer.text
        if answer.status_code < 300:
            self._answered.add((method, path))
        if "application/json" not in answer.headers.get("content-type", ()):
            return None
        described = schema.raw_schema["paths"][path][method.lower()]["responses"][str(expected)]
        check_form(described["content"]["application/json"]["schema"], answer.json())
        return answer.json()

    @property
    def person(self) -> str:
        return self.ask("GET", "/api/me")["person"]


TABLE = "/api/tables/{table}"


def _a_table_from_its_opening_to_its_end(anna: Caller, boris: Caller, clara: Caller, game: str) -> str:
    options = {"venice": {"pace": "minutes", "minutes": 5}}.get(game, {})
    spec = {"game": game, "seats": 2, "rated": True, "options": options, "clock": {"type": "move", "seconds": 60}}
    table = anna.ask("POST", "/api/tables", {"spec": spec, "contribution": "aa"}, 201)["table"]["table"]
    clara.ask("GET", "/api/lobby")
    clara.ask("GET", f"{TABLE}/views/{{n}}", None, 404, table=table, n=0)
    boris.ask("POST", f"{TABLE}/join", {"contribution": "bb"}, table=table)
    for caller in (anna, boris, clara):
        caller.ask("GET", TABLE, table=table)
        caller.ask("GET", f"{TABLE}/views/{{n}}", table=table, n=0)
        caller.ask("GET", f"{TABLE}/views/last", table=table)
        caller.ask("GET", f"{TABLE}/record", None, 409, table=table)
        caller.ask("POST", f"{TABLE}/analysis", None, 409, table=table)
        caller.ask("GET", f"{TABLE}/fairness", table=table)
        caller.ask("GET", f"{TABLE}/log", table=table)
        line = caller.ask("POST", f"{TABLE}/chat", {"text": "hello"}, 201, table=table)["id"]
        caller.ask("GET", f"{TABLE}/chat", table=table, after=0, limit=10)
    for move in ({"do": "play", "move": {"type": "nonsense"}}, {"do": "undo"}):
        boris.ask("POST", f"{TABLE}/commands", {"id": str(move), "ask": move}, 409, table=table)
    whom = {"table": table, "person": clara.person}
    boris.ask("PUT", f"{TABLE}/silenced/{{person}}", None, 403, **whom)
    anna.ask("PUT", f"{TABLE}/silenced/{{person}}", None, 204, **whom)
    anna.ask("DELETE", f"{TABLE}/silenced/{{person}}", None, 204, **whom)
    report = {"person": clara.person, "reason": "rude", "line": line}
    clara.ask("POST", f"{TABLE}/reports", report, 204, table=table)
    anna.ask("POST", f"{TABLE}/commands", {"id": "draw", "ask": {"do": "offer-draw"}}, table=table)
    boris.ask("POST", f"{TABLE}/commands", {"id": "resign", "ask": {"do": "resign"}}, table=table)
    clara.ask("GET", f"{TABLE}/record", table=table)
    if game == "three_cards":
        _an_analysis(clara, table)
    clara.ask("GET", f"{TABLE}/ratings", table=table)
    clara.ask("GET", f"{TABLE}/fairness", table=table)
    clara.ask("GET", f"{TABLE}/log", table=table)
    clara.ask("GET", f"{TABLE}/views/{{n}}", table=table, n=1, seat=1)
    clara.ask("GET", f"{TABLE}/moments", table=table, seat="onlooker", **{"from": 1, "limit": 3})
    clara.ask("GET", f"{TABLE}/moments", table=table, seat=1)
    moment = {"seat": 1, "entry": 0, "bot": "random", "contribution": "cc"}
    played_on = clara.ask("POST", f"{TABLE}/play-on", moment, 201, table=table)["table"]["table"]
    clara.ask("POST", f"{TABLE}/play-on", {**moment, "entry": 99}, 404, table=table)
    clara.ask("POST", f"{TABLE}/play-on", moment, 409, table=played_on)
    clara.ask("GET", f"{TABLE}/fairness", table=played_on)
    clara.ask("GET", f"{TABLE}/log", table=played_on)
    again = {"do": "rematch", "contribution": "cc"}
    boris.ask("POST", f"{TABLE}/commands", {"id": "again", "ask": again}, table=table)
    clara.ask("GET", f"{TABLE}/calendar.ics", table=table)
    if game == "venice":
        clara.ask("GET", f"{TABLE}/crowd/{{part}}", table=table, part="holdings", limit=1)
        clara.ask("POST", "/api/games/{game}/options/{option}/check", {"text": ""}, game=game, option="pack")
    for what in ("", "/rules", "/leaders", "/schema"):
        clara.ask("GET", f"/api/games/{{game}}{what}", game=game)
    clara.ask("GET", "/api/history", game=game)
    clara.ask("POST", "/api/play-now", {"game": game}, 201)
    return table


def _an_analysis(clara: Caller, table: str) -> None:
    """An analysis from asking to its end."""
    clara.ask("POST", f"{TABLE}/analysis", table=table)
    while clara.ask("GET", f"{TABLE}/analysis", table=table)["status"] == "running":
        time.sleep(0.1)
    assert clara.ask("GET", f"{TABLE}/analysis", table=table)["status"] == "done"


def _the_house_is_looked_after(anna: Caller, clara: Caller, table: str) -> None:
    (report, *_) = anna.ask("GET", "/api/admin")["reports"]
    anna.ask("POST", "/api/admin/reports/{report}/settle", None, 204, report=report["id"])
    anna.ask("POST", "/api/admin/reports/{report}/settle", None, 404, report=report["id"])
    assert anna.ask("GET", "/api/admin", settled=True)["reports"]
    clara.ask("GET", "/api/admin", None, 403)
    whom = {"person": clara.person}
    anna.ask("PUT", "/api/admin/bans/{person}", {"days": 1, "reason": "rude"}, 204, **whom)
    assert anna.ask("GET", "/api/admin")["bans"]
    anna.ask("DELETE", "/api/admin/bans/{person}", None, 204, **whom)
    anna.ask("POST", "/api/admin/tables/{table}/close", {"why": "odd"}, table=table)
    assert anna.ask("GET", "/api/admin")["closed"]
    anna.ask("POST", "/api/admin/tables/{table}/repair", table=table)


def test_every_operation_succeeds_for_a_visitor_with_a_cookie_and_every_answer_fits_its_description(
    address: str, database: Path
):
    answered: set[tuple[str, str]] = set()
    anna, boris, clara = (Caller(address, answered) for _ in range(3))
    for caller in (anna, boris, clara):
        caller.ask("POST", "/api/guests", {})
    anna.ask("POST", "/api/accounts", {"name": "Anna Bell", "password": "correct horse"})
    boris.ask("POST", "/api/accounts", {"name": "Boris Bell", "password": "correct horse"})
    anna.ask("PUT", "/api/me/password", {"old": "correct horse", "new": "correct horses"}, 204)
    anna.ask("POST", "/api/sign-in", {"name": "Anna Bell", "password": "correct horses"})
    anna.ask("PATCH", "/api/me", {"language": "ru"})
    anna.ask("PATCH", "/api/me", {"language": "en"})
    token = anna.ask("POST", "/api/me/tokens", {"label": "mine"}, 201)["token"]["id"]
    anna.ask("GET", "/api/me/tokens")
    anna.ask("DELETE", "/api/me/tokens/{token}", None, 204, token=token)
    anna.ask("PUT", "/api/me/mutes/{person}", None, 204, person=clara.person)
    anna.ask("GET", "/api/me/mutes")
    anna.ask("DELETE", "/api/me/mutes/{person}", None, 204, person=clara.person)
    for game in games():
        _a_table_from_its_opening_to_its_end(anna, boris, clara, game)
    spec = {"game": "podstavec", "seats": 3, "start": "host"}
    table = anna.ask("POST", "/api/tables", {"spec": spec, "contribution": "aa"}, 201)["table"]["table"]
    for caller in (boris, clara):
        caller.ask("POST", f"{TABLE}/join", {"contribution": "bb"}, table=table)
    clara.ask("POST", f"{TABLE}/leave", table=table)
    anna.ask("POST", f"{TABLE}/begin", table=table)
    assert run(["admin", "appoint", "Anna Bell", "--database", str(database)]) == 0
    _the_house_is_looked_after(anna, clara, table)
    anna.ask("GET", "/api/me/tables")
    anna.ask("GET", "/api/me/export")
    clara.ask("GET", "/api/games")
    clara.ask("GET", "/api/names", name="Anna Bell")
    clara.ask("GET", "/api/words/{language}", language="ru", game="venice")
    clara.ask("GET", "/api/people/{person}", person=anna.person)
    clara.ask("GET", "/health")
    boris.ask("POST", "/api/sign-out", None, 204)
    anna.ask("POST", "/api/sign-out-everywhere", None, 204)
    anna.ask("GET", "/api/me", None, 401)
    anna.ask("GET", "/api/visitor")
    clara.ask("POST", "/api/me/erase", {}, 204)
    known = {(method.upper(), path) for path, methods in schema.raw_schema["paths"].items() for method in methods}
    assert answered == known


a_few = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
    phases=[Phase.generate],
)


@schema.include(path_regex="{").parametrize()
@a_few
def test_every_answer_about_a_real_table_is_documented(case: schemathesis.Case, address: str) -> None:
    """Whatever is asked, by somebody with a cookie, of a table they sit at."""
    guest = Caller(address, set())
    guest.ask("POST", "/api/guests", {})
    table = guest.ask("POST", "/api/play-now", {"game": "podstavec"}, 201)["table"]["table"]
    real = {"table": table, "person": guest.person, "game": "podstavec", "n": 0}
    case.path_parameters = {name: real.get(name, value) for name, value in case.path_parameters.items()}
    case.call_and_validate(base_url=address, checks=ALWAYS, session=guest.session)


@schema.parametrize()
@a_few
def test_every_answer_is_documented(case: schemathesis.Case, address: str) -> None:
    case.call_and_validate(base_url=address, checks=CHECKS, headers=_newcomer(address))


@pytest.fixture(scope="module")
def description(address: str) -> dict[str, Any]:
    """What the open house says of itself."""
    told: dict[str, Any] = httpx.get(f"{address}/api/openapi.json").raise_for_status().json()
    return told


def _operations(description: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            yield path, method, operation


def _schemas(part: Any) -> Iterator[dict[str, Any]]:
    """Every schema within a part of the description."""
    if isinstance(part, dict):
        yield part
        part = [inner for word, inner in part.items() if word not in ("default", "example")]
    if isinstance(part, list):
        for inner in part:
            yield from _schemas(inner)


def test_the_description_is_openapi_3_1_and_every_answer_has_a_form(description: dict[str, Any]) -> None:
    assert description == json.loads(json.dumps(DESCRIPTION))
    assert description["openapi"] == "3.1.0"
    for _path, _method, operation in _operations(description):
        assert operation["summary"]
        for status, answer in operation["responses"].items():
            assert status == "204" or answer["content"]


def test_everything_the_description_refers_to_is_there(description: dict[str, Any]) -> None:
    for schema in _schemas(description):
        mapped = schema.get("discriminator", {}).get("mapping", {}).values()
        for reference in [*mapped, *([schema["$ref"]] if "$ref" in schema else [])]:
            assert reference.removeprefix("#/components/schemas/") in description["components"]["schemas"]


def test_every_choice_between_objects_names_its_discriminator(description: dict[str, Any]) -> None:
    components = description["components"]["schemas"]
    told_by_context = {"AnyMove", "AnyEvent", "AnyOptions", "AnyConstants"}  # the game of the table says which
    for name, component in components.items():
        for schema in _schemas(component) if name not in told_by_context else ():
            choices = [choice["$ref"] for choice in schema.get("anyOf", ()) if "$ref" in choice]
            if len(choices) > 1:
                mapping = schema["discriminator"]["mapping"]
                assert sorted(mapping.values()) == sorted(choices)
                for value, reference in mapping.items():
                    chosen = components[reference.rpartition("/")[2]]["properties"]
                    tag = chosen[schema["discriminator"]["propertyName"]]
                    assert tag in ({"enum": [value]}, {"const": value})


def test_nothing_but_the_schemas_of_options_is_left_without_a_form(description: dict[str, Any]) -> None:
    free = {
        f"{name}.{field}"
        for name, component in description["components"]["schemas"].items()
        for field, schema in component.get("properties", {}).items()
        for inner in _schemas(schema)
        if not inner or (inner.get("type") == "object" and "additionalProperties" not in inner)
    }
    of_a_game = {f"GameSchema.{part}" for part in ("move", "event", "view", "options", "$defs")}
    said = {name for name in free if name.endswith("Message.values")}
    assert free - said == {"GameShown.options", "GameShown.quick_start", *of_a_game}


def test_games_from_elsewhere_are_described_too(description: dict[str, Any]) -> None:
    schemas = description["components"]["schemas"]
    for name, game in games().items():
        assert schemas["AnyView"]["discriminator"]["mapping"][name]
        assert {"title": game.title} in [{"title": option["title"]} for option in schemas["AnyOptions"]["anyOf"]]
        for whole in ("AnyMove", "AnyEvent"):
            assert {"$ref": f"#/components/schemas/{name}.{whole}"} in schemas[whole]["anyOf"]
    assert "three_cards" in schemas["AnyView"]["discriminator"]["mapping"]


IN_ORDER = (
    "enter_as_guest", "open_account", "sign_in", "change_me", "make_token", "open_table", "join", "command", "say",
    "report", "play_on", "play_now", "check_option", "change_password", "erase_me",
)  # fmt: skip
"""The operations that read a body, in an order in which each can be asked for."""


@pytest.mark.anyio
async def test_the_example_of_every_body_works(house: OpenHouse) -> None:
    bodies = {
        operation["operationId"]: (method, path, operation["requestBody"]["content"]["application/json"]["example"])
        for path, method, operation in _operations(DESCRIPTION)
        if "requestBody" in operation and not path.startswith("/api/admin/")  # those are for whom the house appoints
    }
    assert set(IN_ORDER) == set(bodies)
    reported = bodies["report"][2]["person"]
    times = {"made_at": (now := house.services.house.now()), "seen_at": now}  # who was last seen long ago is forgotten
    guest = {"kind": "guest", "name": "Boffo", "name_key": "boffo", "language": "en", **times}
    await house.services.queries.execute(insert(people).values(id=reported, **guest))
    host, second = await house.client(), await house.guest()
    table = ""
    for name in IN_ORDER:
        method, path, example = bodies[name]
        visitor = second if name == "join" else host
        if name == "play_on":
            await second.command(table, Resign())  # only from a game that is over
        answer = await visitor.http.request(
            method, path.format(table=table, game="venice", option="pack"), json=example
        )
        assert answer.is_success, (name, answer.text)
        if name == "open_table":
            table = answer.json()["table"]["table"]


def _check_form(name: str, answer: bytes) -> None:
    """Fail unless an answer has the form that is described under this name."""
    check_form({"$ref": f"#/components/schemas/{name}"}, json.loads(answer))


@pytest.mark.anyio
@pytest.mark.parametrize("name", list(games()))
async def test_what_is_seen_of_a_game_has_the_form_that_is_described(house: OpenHouse, name: str) -> None:
    rng, seats = Random(name), games()[name].seats[0]
    players = [await house.guest() for _ in range(max(seats, 2))]
    spec = TableSpec(game=name, seats=len(players))
    table = (await players[0].open_table(spec)).table.table
    for player in players[1:]:
        await player.join(table)
    seated = {(await player.info(table)).table.seat: player for player in players}
    received: list[bytes] = []
    async with players[0].watch(table) as live:
        live.received = received.append
        match = house.services.house.in_memory[table].sitting.match
        for _ in range(30):
            if not match.turn():
                break
            seat = rng.choice(match.turn())
            move = Raw(encode(match.state.random_move(seat, rng)))
            with suppress(Refusal):  # what draws or shows something cannot be previewed
                _check_form("Done", encode(await seated[seat].command(table, Preview(move))))
            await seated[seat].command(table, Play(move))
            match = house.services.house.in_memory[table].sitting.match
        await live.say("Well played")
    assert received
    for frame in received:
        _check_form("Told", frame)
    here = f"/api/tables/{table}"
    asked = {"LogShown": f"{here}/log", "TableShown": here, "AnyView": f"{here}/views/0", "Export": "/api/me/export"}
    for form, path in asked.items():
        _check_form(form, (await players[0].http.get(path)).raise_for_status().content)
