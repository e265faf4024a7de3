"""What browser tests share: a real house, Chromium, and people who visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from served import chromium, serving
from visitors import PHONE, SMALL_PHONE, Visitor, arrive, leaving


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that is open for the whole session."""
    with serving(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole session; everyone has a context of their own in it."""
    with sync_playwright() as playwright:
        opened = chromium(playwright)
        yield opened
        opened.close()


@pytest.fixture
def visitor(browser: Browser, house: str) -> Iterator[Callable[..., Visitor]]:
    """Let somebody in: `visitor()`, `visitor(PHONE, theme="dark", language="ru")`."""
    with leaving([]) as here:

        def let_in(*arguments, **options) -> Visitor:
            here.append(arrive(browser, house, *arguments, **options))
            return here[-1]

        yield let_in


@pytest.fixture
def anna(visitor: Callable[..., Visitor]) -> Visitor:
    """A guest at a desktop."""
    guest = visitor()
    guest.come_in()
    return guest


@pytest.fixture
def lev(visitor: Callable[..., Visitor]) -> Visitor:
    """Another guest at a desktop."""
    guest = visitor()
    guest.come_in()
    return guest


@pytest.fixture
def phone(visitor: Callable[..., Visitor]) -> Visitor:
    """A guest with a phone of 390 × 844."""
    guest = visitor(PHONE)
    guest.come_in()
    return guest


@pytest.fixture
def small_phone(visitor: Callable[..., Visitor]) -> Visitor:
    """A guest with a phone of 360 × 740."""
    guest = visitor(SMALL_PHONE)
    guest.come_in()
    return guest


@pytest.fixture
def finished(anna: Visitor, lev: Visitor) -> str:
    """A short game of Podstavec that was resigned after a round."""
    table = anna.new_table("podstavec", seats=2)
    lev.sit_down(table)
    for one in (anna, lev):
        view = one.view(table)
        one.play(table, "arrange", **view["displays"][view["seat"]])
    anna.play(table, "bid", red=0, white=0, black=1, pedestals=0)
    lev.play(table, "bid", red=0, white=0, black=0, pedestals=0)
    lev.resign(table)
    return table
