"""The description of the API, OpenAPI 3.1, made from the routes and from the structs they read and answer.

The schemas are msgspec's own: a tagged union names its discriminator, and every limit is the one that is checked.
What travels over WebSockets has no place among the paths; it stands among the components, as `Said` and `Told`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import version
from typing import Any, get_args, get_origin

from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from msgspec import Raw, Struct

from ridotto.core import games
from ridotto.protocol.api import Trouble
from ridotto.protocol.frames import Said, Told

from .edge import COOKIE
from .errors import words_of_house
from .examples import EXAMPLES
from .schemas import Schemas, named, ref

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
    answer: Any = None,
) -> dict[str, Any]:
    """What a route says about itself beyond its signature; goes into its `opt`."""
    return {
        "body": body,
        "query": query,
        "refusals": tuple(refusals),
        "person": person,
        "content": content,
        "answer": answer,
    }


def describe(app: Litestar) -> dict[str, Any]:
    """The whole description."""
    operations = list(_operations(app))
    sent = [Trouble, Told, *(kind for *_, handler in operations if (kind := _answer(handler)) not in (None, Raw))]
    read = [Said, *(kind for *_, handler in operations for kind in (handler.opt["body"], handler.opt["query"]) if kind)]
    queries = {handler.opt["query"] for _, _, handler in operations if handler.opt["query"]}
    schemas = Schemas(read, sent, games().values())
    schemas.components |= {"Said": schemas.of(Said), "Told": schemas.of(Told)}
    paths: dict[str, Any] = {}
    for path, method, handler in operations:
        paths.setdefault(path, {})[method.lower()] = _operation(path, handler, schemas)
    spelled_out = {named(schemas.of(query)) for query in queries}
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
            "schemas": {name: schema for name, schema in schemas.components.items() if name not in spelled_out},
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operations(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    for route in sorted(app.routes, key=lambda route: route.path):
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if "refusals" in handler.opt:
                    for method in sorted(handler.http_methods):
                        yield route.path_format, method, handler


def _answer(handler: HTTPRouteHandler) -> Any:
    """The type of the answer; `None` where it has no body."""
    if handler.opt["answer"] is not None:
        return handler.opt["answer"]
    annotation = handler.parsed_fn_signature.return_type.annotation
    if get_origin(annotation) is Response:
        (annotation,) = get_args(annotation)
    return None if annotation in (None, type(None)) else annotation


def _operation(path: str, handler: HTTPRouteHandler, schemas: Schemas) -> dict[str, Any]:
    opt = handler.opt
    answer = _answer(handler)
    done: dict[str, Any] = {"description": "OK"}
    if answer is not None:
        done["content"] = {opt["content"]: {"schema": schemas.of(answer)}}
    refusals = {*ALWAYS, *opt["refusals"], *(WITH_BODY if "GET" not in handler.http_methods else ())}
    if "{" in path:
        refusals.add(404)
    operation: dict[str, Any] = {
        "operationId": handler.handler_name,
        "summary": (handler.fn.__doc__ or "").strip(),
        "tags": [path.split("/")[2] if path.startswith("/api/") else "running"],
        "parameters": [*_path_parameters(path), *_query_parameters(opt["query"], schemas)],
        "responses": {str(handler.status_code): done, **{str(status): _refusal(status) for status in sorted(refusals)}},
        "security": [{"session": []}, {"token": []}] if opt["person"] else [{}, {"session": []}, {"token": []}],
    }
    if opt["body"] is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas.of(opt["body"]), "example": EXAMPLES[opt["body"]]}},
        }
    return operation


def _refusal(status: int) -> dict[str, Any]:
    meaning = words_of_house("en", MEANINGS[status], **({"seconds": 1} if status in (429, 503) else {}))
    return {
        "description": meaning,
        "content": {"application/json": {"schema": ref(Trouble.__name__)}},
    }


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    kinds = {"n": {"type": "integer", "minimum": 0}}
    usual = {"type": "string", "minLength": 1, "maxLength": 80}
    return [{"name": name, "in": "path", "required": True, "schema": kinds.get(name, usual)} for name in names]


def _query_parameters(form: type[Struct] | None, schemas: Schemas) -> list[dict[str, Any]]:
    if form is None:
        return []
    schema = schemas.component(form)
    needed = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": field}
        for name, field in schema["properties"].items()
    ]
