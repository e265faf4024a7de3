"""The description of the API is true: schemathesis finds no undocumented answer and no fault."""

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from open_house import serving
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from ridotto.house.house import House
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.web.app import Rooms, build_app
from ridotto.house.web.openapi import describe
from ridotto.house.web.settings import Settings

EXAMPLES = int(os.environ.get("RIDOTTO_API_EXAMPLES", "2"))
"""How many requests to try of each kind; more of them take longer and find more."""

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in a thread of its own."""
    opened: dict[str, Any] = {}
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving(tmp_path_factory.mktemp("api") / "house.db", Settings(limits=None)) as house:
            opened["url"] = house.url
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(30)
    yield opened["url"]
    done.set()
    thread.join()


def _description() -> dict[str, Any]:
    """What the house says of itself, before it is opened."""
    shield = build_app(Rooms(House(SqliteStore("never-opened.db"))))
    return describe(shield.app)


schema = schemathesis.openapi.from_dict(_description())


def _newcomer(address: str) -> dict[str, str]:
    """The token of a guest who has just come in: some requests erase whoever sends them."""
    with httpx.Client(base_url=address, headers={"Origin": address}) as http:
        http.post("/api/guests", json={}).raise_for_status()
        made = http.post("/api/me/tokens", json={"label": "schemathesis"}).raise_for_status().json()
    return {"Authorization": f"Bearer {made['secret']}"}


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
    phases=[Phase.generate],
)
def test_every_answer_is_documented(case: schemathesis.Case, address: str) -> None:
    case.call_and_validate(base_url=address, checks=CHECKS, headers=_newcomer(address))


def test_the_description_is_openapi_3_1_with_discriminators(address: str) -> None:
    with httpx.Client(base_url=address) as http:
        description = http.get("/api/openapi.json").json()
    assert description == json.loads(json.dumps(_description()))
    assert description["openapi"] == "3.1.0"
    command = description["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]["content"]["application/json"]
    name = command["schema"]["$ref"].rpartition("/")[2]
    asks = description["components"]["schemas"][name]["properties"]["ask"]
    assert asks["discriminator"]["propertyName"] == "do"
    assert len(asks["discriminator"]["mapping"]) == len(asks["anyOf"])
    for operations in description["paths"].values():
        for operation in operations.values():
            assert operation["summary"]
            for status, answer in operation["responses"].items():
                assert status == "204" or answer["content"]
