"""For those who run the house or write programs: health, metrics, the description of the API and its page."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from importlib import resources
from typing import Any

from litestar import Litestar, Response, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from ridotto.protocol.api import Health

from ...house import House
from ..errors import NotHere, ServiceUnavailable
from ..metrics import Metrics
from ..openapi import describe, described
from ..request import HouseRequest

PAGE = {
    "docs.html": "text/html; charset=utf-8",
    "docs.js": "text/javascript; charset=utf-8",
    "docs.css": "text/css; charset=utf-8",
}


@get("/health", opt=described())
async def health(house: Given[House]) -> Health:
    """Is the house open, and can it read and write its database? Answered 503 if it cannot read now, or could not write
    at its last try, which it makes every second."""
    if not house.clocks.writes:
        raise ServiceUnavailable
    await house.lobby.open_tables(limit=1)
    return Health("well", house.tables_in_memory())


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics_page(request: HouseRequest, house: Given[House], metrics: Given[Metrics]) -> Response[bytes]:
    """For Prometheus, from this machine or a private network only."""
    if not _private(request.address):
        raise NotHere
    metrics.tables_in_memory(house.tables_in_memory())
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False)
async def openapi_json(app_itself: Given[Litestar]) -> dict[str, Any]:
    """The description of the API."""
    return _description(app_itself)


@lru_cache(maxsize=4)
def _description(app: Litestar) -> dict[str, Any]:
    """It follows from the routes, so it is made once for all houses that they serve."""
    return describe(app)


@get("/api/docs", include_in_schema=False)
async def docs() -> Response[bytes]:
    """The interactive page about the API."""
    return _part("docs.html")


@get("/api/docs/{part:str}", include_in_schema=False)
async def docs_part(part: FromPath[str]) -> Response[bytes]:
    """Script and style of that page: they come from the house itself."""
    return _part(part)


def _part(name: str) -> Response[bytes]:
    if name not in PAGE:
        raise NotHere
    content = resources.files("ridotto.house.web").joinpath("docs", name).read_bytes()
    return Response(content, media_type=PAGE[name], headers={"Cache-Control": "no-cache"})


def _private(address: str) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address == "local"
    return parsed.is_loopback or parsed.is_private


HANDLERS = (health, metrics_page, openapi_json, docs, docs_part)
