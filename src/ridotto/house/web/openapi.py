"""The description of the API, OpenAPI 3.1, made from the routes and from the structs they read and answer.

The schemas are msgspec's own: a tagged union names its discriminator, and every limit is the one that is checked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import version
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from msgspec import Raw, Struct

from ridotto.core import Game, View, games

from ..forms import Play, Preview
from ..wire import Trouble
from .errors import words_of_house
from .shield import COOKIE

REF = "#/components/schemas/{name}"
ALWAYS = (400, 401, 403, 429, 500, 503)
WITH_BODY = (413, 415)
MEANINGS = {
    400: "http-bad-request",
    401: "http-unauthorized",
    403: "http-forbidden",
    404: "http-not-found",
    409: "http-conflict",
    413: "http-too-large",
    415: "http-media-type",
    429: "too-often",
    500: "http-fault",
    503: "http-unavailable",
}


def described(
    *,
    body: type[Any] | None = None,
    query: type[Struct] | None = None,
    refusals: Sequence[int] = (),
    person: bool = False,
    content: str = "application/json",
) -> dict[str, Any]:
    """What a route says about itself beyond its signature; goes into its `opt`."""
    return {"body": body, "query": query, "refusals": tuple(refusals), "person": person, "content": content}


def describe(app: Litestar) -> dict[str, Any]:
    """The whole description."""
    operations = list(_operations(app))
    types: list[Any] = [Trouble]
    for _path, _method, handler in operations:
        types += [kind for kind in (handler.opt["body"], handler.opt["query"], _answer(handler)) if kind]
    moves = [_any_of(game.move_types) for game in games().values()]
    views = [view for game in games().values() if (view := _view_of(game)) is not None]
    unique = list(dict.fromkeys([*types, Play, Preview, *moves, *views]))
    schemas, components = msgspec.json.schema_components(unique, ref_template=REF)
    schema_of = dict(zip(unique, schemas, strict=True))
    schema_of[Raw] = {"anyOf": [schema_of[view] for view in views]} if views else {}
    for ask in (Play, Preview):
        components[_name(schema_of[ask])]["properties"]["move"] = {"anyOf": [schema_of[move] for move in moves]}
    queries = {_name(schema_of[handler.opt["query"]]) for _, _, handler in operations if handler.opt["query"]}
    paths: dict[str, Any] = {}
    for path, method, handler in operations:
        paths.setdefault(path, {})[method.lower()] = _operation(path, handler, schema_of, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ridotto",
            "version": version("ridotto"),
            "description": words_of_house("en", "api-about"),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": {name: schema for name, schema in components.items() if name not in queries},
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _name(schema: dict[str, Any]) -> str:
    """The name a struct goes by in the description: with its module where a game has one of the same name."""
    return str(schema["$ref"]).rpartition("/")[2]


def _any_of(types: Sequence[Any]) -> Any:
    return Union[tuple(types)]  # noqa: UP007 - built at run time


def _view_of(game: Game) -> Any:
    """What a game shows, as far as its `view` says."""
    shown = get_type_hints(game.state_type.view).get("return")
    return shown if isinstance(shown, type) and issubclass(shown, View) and shown is not View else None


def _operations(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    for route in sorted(app.routes, key=lambda route: route.path):
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if "refusals" in handler.opt:
                    for method in sorted(handler.http_methods):
                        yield route.path_format, method, handler


def _answer(handler: HTTPRouteHandler) -> Any:
    """The type of the answer; `None` where it has no body."""
    annotation = handler.parsed_fn_signature.return_type.annotation
    if get_origin(annotation) is Response:
        (annotation,) = get_args(annotation)
    return None if annotation in (None, type(None)) else annotation


def _operation(path: str, handler: HTTPRouteHandler, schema_of: dict[Any, Any], components: dict[str, Any]) -> Any:
    opt = handler.opt
    answer = _answer(handler)
    done: dict[str, Any] = {"description": "OK"}
    if answer is not None:
        done["content"] = {opt["content"]: {"schema": schema_of[answer]}}
    refusals = {*ALWAYS, *opt["refusals"], *(WITH_BODY if "GET" not in handler.http_methods else ())}
    if "{" in path:
        refusals.add(404)
    operation: dict[str, Any] = {
        "operationId": handler.handler_name,
        "summary": (handler.fn.__doc__ or "").strip(),
        "tags": [path.split("/")[2] if path.startswith("/api/") else "running"],
        "parameters": [*_path_parameters(path), *_query_parameters(opt["query"], schema_of, components)],
        "responses": {str(handler.status_code): done, **{str(status): _refusal(status) for status in sorted(refusals)}},
        "security": [{"session": []}, {"token": []}] if opt["person"] else [{}, {"session": []}, {"token": []}],
    }
    if opt["body"] is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[opt["body"]]}},
        }
    return operation


def _refusal(status: int) -> dict[str, Any]:
    meaning = words_of_house("en", MEANINGS[status], **({"seconds": 1} if status in (429, 503) else {}))
    return {
        "description": meaning,
        "content": {"application/json": {"schema": {"$ref": REF.format(name=Trouble.__name__)}}},
    }


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    kinds = {"n": {"type": "integer", "minimum": 0}}
    usual = {"type": "string", "minLength": 1, "maxLength": 80}
    return [{"name": name, "in": "path", "required": True, "schema": kinds.get(name, usual)} for name in names]


def _query_parameters(
    form: type[Struct] | None, schema_of: dict[Any, Any], components: dict[str, Any]
) -> list[dict[str, Any]]:
    if form is None:
        return []
    schema = components[_name(schema_of[form])]
    needed = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": field}
        for name, field in schema["properties"].items()
    ]
