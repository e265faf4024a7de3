"""The app for browsers, as it was built: its pages, and the scripts, styles and fonts that they ask for."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from litestar.types import HTTPScope, Send
from msgspec import Struct

from .errors import NotHere, headers_of, spoken, words_of_house

FOLDER = Path(__file__).parent / "app"
"""Where the build puts it; a wheel carries it there."""

PAGE = "index.html"
OURS = frozenset({"api", "health", "metrics"})
"""The first parts of addresses that are not the app's."""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOR_GOOD = "public, max-age=31536000, immutable"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


class Part(Struct, frozen=True):
    """One file as it is sent."""

    body: bytes
    headers: tuple[tuple[bytes, bytes], ...]
    mark: str


def is_built(folder: Path | None = None) -> bool:
    """Is there an app to answer with?"""
    return ((folder or FOLDER) / PAGE).is_file()


class AppFiles:
    """Answers every address outside the API: with a file of the app, or with its page, whose script finds what to
    show."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._read: dict[tuple[str, int], Part] = {}

    def owns(self, scope: HTTPScope) -> bool:
        """Is this address the app's?"""
        return scope["method"] == "GET" and scope["path"].split("/")[1] not in OURS

    async def answer(self, scope: HTTPScope, send: Send) -> None:
        """Send the file, or raise `NotHere`; a browser that has it already is answered 304."""
        headers = headers_of(scope)
        if not is_built(self.folder):
            await _send(send, 404, *_not_built(headers))
            return
        part = self._part(scope["path"], headers.get("accept-encoding", ""))
        if part.mark in [known.strip() for known in headers.get("if-none-match", "").split(",")]:
            await _send(send, 304, b"", part.headers)
        else:
            await _send(send, 200, part.body, part.headers)

    def _part(self, path: str, accepted: str) -> Part:
        found = self._find(path)
        encoding, file = _encoded(found, accepted)
        known = (str(file), file.stat().st_mtime_ns)
        if known not in self._read:
            self._read[known] = _read(found, file, encoding, for_good=path.startswith("/assets/"))
        return self._read[known]

    def _find(self, path: str) -> Path:
        """The file of an address: an asset, a file beside the page, or for any other address the page itself."""
        inside = path.removeprefix("/")
        if inside.startswith("assets/") or ("/" not in inside and "." in inside):
            file = (self.folder / inside).resolve()
            if not file.is_file() or not file.is_relative_to(self.folder.resolve()):
                raise NotHere
            return file
        return self.folder / PAGE


def _encoded(file: Path, accepted: str) -> tuple[str, Path]:
    """The smallest compressed form of a file that the browser accepts."""
    wanted = {part.partition(";")[0].strip() for part in accepted.split(",")}
    for encoding, ending in ENCODINGS:
        smaller = file.with_name(file.name + ending)
        if encoding in wanted and smaller.is_file():
            return encoding, smaller
    return "", file


def _read(found: Path, file: Path, encoding: str, for_good: bool) -> Part:
    body = file.read_bytes()
    kind = TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    mark = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {
        "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "cache-control": FOR_GOOD if for_good else "no-cache",
        "etag": mark,
        "vary": "Accept-Encoding",
        **({"content-encoding": encoding} if encoding else {}),
    }
    return Part(body, tuple((name.encode(), value.encode()) for name, value in headers.items()), mark)


def _not_built(headers: Mapping[str, str]) -> tuple[bytes, tuple[tuple[bytes, bytes], ...]]:
    sentence = words_of_house(spoken(headers.get("accept-language", "")), "app-not-built")
    return f"{sentence}\n".encode(), ((b"content-type", b"text/plain; charset=utf-8"),)


async def _send(send: Send, status: int, body: bytes, headers: tuple[tuple[bytes, bytes], ...]) -> None:
    start: Any = {"type": "http.response.start", "status": status, "headers": list(headers)}
    if status != 304:
        start["headers"].append((b"content-length", str(len(body)).encode()))
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
