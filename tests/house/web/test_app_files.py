"""The app for browsers: every page's address gives its page, assets are kept for good, and the API stays as it is."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from ridotto.house.web.limits import Limits, Pace
from ridotto.house.web.settings import Settings

pytestmark = pytest.mark.anyio

PAGE = b"<!doctype html><title>Ridotto</title>"
SCRIPT = b"console.log('ridotto')"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "app"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "sw.js").write_bytes(b"// worker")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / "assets" / "table-5f1c.js").write_bytes(SCRIPT)
    (folder / "assets" / "table-5f1c.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "table-5f1c.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_text("not yours")
    return folder


@pytest.fixture
async def http(house, built: Path):
    house.services.files.folder = built
    async with httpx.AsyncClient(base_url=house.url) as client:
        yield client


@pytest.mark.parametrize("page", ["/", "/new", "/t/k7d2", "/t/k7d2/replay", "/people/A.%20Bell", "/nowhere/at/all"])
async def test_every_address_of_a_page_gives_the_page(http, page: str):
    answer = await http.get(page)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "style-src 'self'" in answer.headers["content-security-policy"]
    again = await http.get(page, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/health/more", "/assets/missing.js", "/missing.png"])
async def test_what_is_no_page_is_not_there(http, path: str):
    answer = await http.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "http-not-found")


@pytest.mark.parametrize("path", ["/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%2fsecret.txt"])
async def test_nothing_outside_the_folder_is_given(http, path: str):
    answer = await http.get(path)
    assert b"not yours" not in answer.content


async def test_assets_are_kept_for_good_and_sent_as_small_as_can_be(http):
    plain = await http.get("/assets/table-5f1c.js", headers={"Accept-Encoding": "identity"})
    assert (plain.content, plain.headers.get("content-encoding")) == (SCRIPT, None)
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    packed = await http.get("/assets/table-5f1c.js", headers={"Accept-Encoding": "gzip"})
    assert (packed.content, packed.headers["content-encoding"]) == (SCRIPT, "gzip")
    async with http.stream("GET", "/assets/table-5f1c.js", headers={"Accept-Encoding": "gzip, br"}) as smallest:
        assert smallest.headers["content-encoding"] == "br"
    assert len({answer.headers["etag"] for answer in (plain, packed)}) == 2


async def test_the_worker_and_the_manifest_are_looked_at_anew(http):
    for path, kind in (
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ):
        answer = await http.get(path)
        assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, "no-cache")
        assert answer.headers["etag"]


async def test_a_page_that_was_built_anew_is_given_at_once(http, built: Path):
    before = await http.get("/")
    (built / "index.html").write_bytes(PAGE + b"<p>")
    after = await http.get("/")
    assert (before.content, after.content) == (PAGE, PAGE + b"<p>")


@pytest.mark.parametrize("settings", [Settings(limits=Limits(address_requests=Pace(1, 0.0001)))])
async def test_files_are_given_however_often_they_are_asked_for(http):
    assert [(await http.get("/api/games")).status_code for _ in range(2)] == [200, 429]
    answers = [await http.get("/assets/table-5f1c.js") for _ in range(20)]
    assert {answer.status_code for answer in answers} == {200}


@pytest.mark.parametrize(("language", "word"), [("en", "not built"), ("ru", "не собрано")])
async def test_a_house_without_the_app_says_how_to_build_it(house, tmp_path: Path, language: str, word: str):
    house.services.files.folder = tmp_path / "nothing"
    async with httpx.AsyncClient(base_url=house.url, headers={"Accept-Language": language}) as client:
        answer = await client.get("/")
    assert answer.status_code == 404
    assert word in answer.text
    assert answer.text.count("\n") == 1
