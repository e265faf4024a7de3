"""Words: the catalogues from which a browser says every sentence itself, in either language."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from ridotto.bots import CATALOGUE as BOTS
from ridotto.core import LANGUAGES, encode, find_game
from ridotto.core.messages import read_messages
from ridotto.protocol.games import WordsOf, WordsShown
from ridotto.protocol.tables import HOUSE

from ..errors import NotHere
from ..openapi import described
from ..request import HouseRequest

CORE = "ridotto.core"


@get("/api/words/{language:str}", opt=described(query=WordsOf, answer=WordsShown))
async def words(request: HouseRequest, language: FromPath[str]) -> Response[Any]:
    """Every sentence of the house and of a game, as Fluent catalogues."""
    if language not in LANGUAGES:
        raise NotHere
    name = request.asks(WordsOf).game
    body, tag = _written(language, find_game(name).name if name is not None else None)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in [known.strip() for known in request.headers.get("if-none-match", "").split(",")]:
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(maxsize=64)
def _written(language: str, name: str | None) -> tuple[bytes, str]:
    """The answer and its ETag. The English catalogue comes last, for what a language does not say."""
    packages = [*([find_game(name).package] if name is not None else []), CORE, HOUSE, BOTS]
    texts = [read_messages(package, known) for known in dict.fromkeys((language, LANGUAGES[0])) for package in packages]
    body = encode({"language": language, "game": name, "resources": texts})
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'


HANDLERS = (words,)
