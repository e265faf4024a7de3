"""The sample bot works in every way that it says, and tells what is wrong in a sentence."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import ServerProcess

from ridotto.client import Client
from ridotto.protocol.tables import Abort, SeatBot, TableSpec

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[2] / "examples" / "sample_bot.py"
DUEL = TableSpec(game="podstavec", seats=2, public=False)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An open house."""
    folder = tmp_path_factory.mktemp("house")
    server = ServerProcess(str(folder / "house.db"), folder)
    server.start()
    yield server.url
    server.stop()


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(BOT), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def run(*arguments: str) -> tuple[int, str, str]:
    """What the bot says until it ends."""
    with start(*arguments) as bot:
        out, errors = bot.communicate()
        return bot.returncode, out, errors


def test_it_plays_against_the_bots_of_the_house(url: str):
    code, out, errors = run(url)
    assert (code, errors) == (0, "")
    assert "place" in out.splitlines()[-1]


async def test_it_sits_down_at_a_table_that_somebody_has_opened(url: str):
    async def scene() -> str:
        async with Client(url) as host:
            await host.enter()
            table = (await host.open_table(DUEL)).table
            with start(url, "--table", table.table, "--key", table.key) as bot:
                said = await asyncio.to_thread(bot.stdout.readline)
                async with host.watch(table.table) as live:
                    await live.ask(Abort())
                return said + (await asyncio.to_thread(bot.communicate))[0]

    sat_down, *_moved_too_late, aborted = (await scene()).splitlines()
    assert "plays at table" in sat_down
    assert aborted == "the table is aborted"


async def test_it_plays_as_whose_token_it_has(url: str):
    async def token() -> str:
        async with Client(url) as owner:
            await owner.open_account("Goldoni", "correct horse")
            return (await owner.new_token("my bot")).secret

    code, out, _errors = run(url, "--token", await token())
    assert code == 0
    assert out.startswith("Goldoni plays")


def test_where_there_is_no_house_it_says_so():
    code, _out, errors = run("http://127.0.0.1:1")
    assert (code, errors.splitlines()) == (
        1,
        ["No house answers at http://127.0.0.1:1: All connection attempts failed"],
    )


def test_what_is_no_address_is_told_in_a_sentence():
    code, _out, errors = run("foo")
    assert (code, errors) == (1, "“foo” is not the address of a house, like http://127.0.0.1:8000.\n")


@pytest.mark.parametrize("address", ["http://127.0.0.1:abc", "http://127.0.0.1:99999", "http://[::1", "http://"])
def test_an_address_that_cannot_be_read_is_told_in_a_sentence(address: str):
    code, _out, errors = run(address)
    assert code == 1
    assert len(errors.splitlines()) == 1
    assert address in errors


@pytest.mark.parametrize("asked", [(), ("--token", "ridotto_nonsense"), ("--table", "nowhere")])
def test_an_address_with_a_path_at_which_there_is_no_house_is_told_in_a_sentence(url: str, asked: tuple[str, ...]):
    code, _out, errors = run(f"{url}/x", *asked)
    said = f"There is no house at {url}/x. Its address is like http://127.0.0.1:8000, without a path.\n"
    assert (code, errors) == (1, said)


def test_a_slash_behind_the_address_is_no_path(url: str):
    code, out, errors = run(f"{url}/")
    assert (code, errors) == (0, "")
    assert "place" in out.splitlines()[-1]


def test_an_unknown_token_or_table_is_told_in_a_sentence(url: str):
    assert run(url, "--token", "ridotto_nonsense")[2] == "The house does not know that token.\n"
    assert run(url, "--table", "nowhere")[2] == "The house says: There is no such table, or it is not open to you.\n"


async def test_it_sits_down_at_no_other_game(url: str):
    async def table() -> str:
        async with Client(url) as host:
            await host.enter()
            spec = TableSpec(game="logistics", seats=2, bots=(SeatBot("random"),), start="host")
            return (await host.open_table(spec)).table.table

    assert "this bot only knows podstavec" in run(url, "--table", await table())[2]
