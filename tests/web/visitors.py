"""People with a browser of their own, for tests: they open pages, press keys, and lose their connection."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from secrets import token_hex
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
DESKTOP, PHONE, SMALL_PHONE, TABLET = (1280, 800), (390, 844), (360, 740), (1024, 768)

EXPECTED = ("401", "404", "already in CLOSING or CLOSED")
"""A browser writes these to its console by itself: the first after a wrong password, say; the last when what stands
between page and house here passes something on to a house that has just hung up."""

FOUND_BY_AXE = """options => axe.run(document, options).then(({violations}) => violations.flatMap(
  ({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 160)}`)))"""

TOO_SMALL = """selector => [...document.querySelectorAll(selector)].map(each => [each, each.getBoundingClientRect()])
  .filter(([, {width, height}]) => width && height && Math.round(Math.min(width, height)) < 44)
  .map(([each, {width, height}]) => `${each.outerHTML.slice(0, 80)} ${width} × ${height}`)"""


@cache
def _axe_source() -> str:
    """axe itself; its last value is not handed back."""
    return AXE.read_text(encoding="utf-8") + ";0"


LETTERS = """new Promise((drawn) => {
  const frame = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  frame(() => document.fonts.ready.then(() => frame(() => drawn(0))));
})"""
"""A page asks for its fonts when it lays out its first words, and lays out anew when they come."""


@dataclass
class Visitor:
    """Somebody at the house. Whatever goes wrong in their browser is kept in `faults`."""

    context: BrowserContext
    address: str
    faults: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """Every frame that the house has sent to this browser, as it came."""
    cut_off: bool = False
    _kept: list[tuple[WebSocketRoute, str | bytes]] | None = None
    """What the house has said while this browser is not to hear it."""
    _sockets: list[WebSocketRoute] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.route_web_socket("**/live*", self._connect)

    @cached_property
    def page(self) -> Page:
        """The page they look at. Who sits down and moves without one has none: it would be a process of its own."""
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self._note(line.type, line.text))
        return page

    def _note(self, kind: str, text: str) -> None:
        if kind == "warning" and "svelte.dev" in text:
            self.faults.append(text)
        if kind == "error" and not any(code in text for code in EXPECTED) and not self.cut_off:
            self.faults.append(text)

    # ---- the connection

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.cut_off:
            socket.close(code=3001)
            return
        server = socket.connect_to_server()

        server.on_message(lambda frame: self._pass_on(socket, frame))
        self._sockets.append(socket)

    def cut(self) -> None:
        """The network is gone: open sockets close, and new ones do not open."""
        self.cut_off = True
        for socket in self._sockets:
            socket.close(code=3001)
        self._sockets.clear()

    def mend(self) -> None:
        """The network is back, and the browser notices."""
        self.cut_off = False
        self.page.evaluate("window.dispatchEvent(new Event('online'))")

    def hold_news(self) -> None:
        """What the house says from now on comes later, as over a slow line."""
        self._kept = []

    def hears_news(self) -> None:
        """What was held comes now, in its order."""
        kept, self._kept = self._kept or [], None
        for socket, frame in kept:
            self._pass_on(socket, frame)

    def _pass_on(self, socket: WebSocketRoute, frame: str | bytes) -> None:
        if self._kept is not None:
            self._kept.append((socket, frame))
            return
        self.heard.append(frame if isinstance(frame, str) else frame.decode())
        socket.send(frame)

    def hears(self, told: Callable[[], bool]) -> None:
        """Wait until this browser was told something: frames come when they come."""
        for _try in range(400):
            if told():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("the house did not say so")

    def frames(self, kind: str) -> list[dict[str, Any]]:
        """The frames of one type that were heard."""
        return [frame for frame in map(json.loads, self.heard) if frame["type"] == kind]

    # ---- pages

    def open(self, path: str = "/") -> Page:
        """Open a page of the house."""
        self.page.goto(self.address + path)
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the house something with this browser's cookies, but without a page; a refusal fails the test."""
        headers = {"origin": self.address}
        answer = self.context.request.fetch(self.address + path, method=method, headers=headers, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def come_in(self) -> str:
        """Become a guest; the id."""
        return str(self.ask("POST", "/api/guests", {"language": "en"})["person"])

    def new_table(self, game: str, **spec: Any) -> str:
        """Open a table; its id."""
        body = {"spec": {"game": game, **spec}, "contribution": "a1"}
        return str(self.ask("POST", "/api/tables", body)["table"]["table"])

    def open_table(self, game: str, **spec: Any) -> str:
        """Open a table, and go there; its id."""
        table = self.new_table(game, **spec)
        self.open(f"/t/{table}")
        return table

    def sit_down(self, table: str) -> None:
        """Sit down at a table."""
        self.ask("POST", f"/api/tables/{table}/join", {"contribution": "b2", "key": None})

    def join(self, table: str) -> None:
        """Sit down at a table, and go there."""
        self.sit_down(table)
        self.open(f"/t/{table}")

    def play(self, table: str, kind: str, **move: Any) -> None:
        """Make a move there without a page."""
        ask = {"do": "play", "move": {"type": kind, **move}}
        self.ask("POST", f"/api/tables/{table}/commands", {"id": token_hex(4), "ask": ask})

    def view(self, table: str) -> Any:
        """What they may see of a game there, without a page."""
        return self.ask("GET", f"/api/tables/{table}/views/last")

    def resign(self, table: str) -> None:
        """Give a game up without a page."""
        self.ask("POST", f"/api/tables/{table}/commands", {"id": "r", "ask": {"do": "resign"}})

    def play_now(self, game: str) -> str:
        """Sit down against bots, and go there; the table's id."""
        table = self.ask("POST", "/api/play-now", {"game": game, "contribution": "c3"})["table"]["table"]
        self.open(f"/t/{table}")
        return str(table)

    def start_clock(self) -> None:
        """Be ready, where the clock of a new game against bots waits for that."""
        ready = self.page.get_by_role("button", name=re.compile("^(Start the clock|Пустить часы)$"))
        if ready.is_visible():
            ready.click()
            expect(ready).to_have_count(0)

    def keeps(self, key: str, value: Any) -> None:
        """What the app remembers in this browser, from the next page on."""
        script = f"if (location.host) localStorage.setItem({json.dumps(key)}, JSON.stringify({json.dumps(value)}))"
        self.context.add_init_script(script)

    def wave_tips_away(self) -> None:
        """No more guidance in this game; on a phone a tip is opened first."""
        closed = self.page.locator(".guide .open")
        if closed.is_visible():
            closed.click()
        self.page.get_by_role("button", name="No more tips").click()

    # ---- looking

    @property
    def status(self) -> str:
        """The status line."""
        return self.page.locator(".status p").inner_text()

    def sees(self, selector: str, timeout: float = 20_000) -> None:
        """Wait until something is shown."""
        expect(self.page.locator(selector).first).to_be_visible(timeout=timeout)

    def settled(self, moment: int) -> bool:
        """Is everything up to this moment shown, and does nothing move?"""
        return self.page.locator(f"[data-settled='{moment}']").count() == 1

    def has_its_letters(self) -> None:
        """Wait until the fonts are there: until then everything may be a little wider or narrower."""
        self.page.evaluate(LETTERS)

    def scrolls_sideways(self) -> bool:
        """Is the page wider than the screen?"""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))

    def too_small_to_touch(self, selector: str) -> list[str]:
        """What of these is shown, but lower or narrower than the 44 pixels that a finger needs."""
        return list(self.page.evaluate(TOO_SMALL, selector))

    def axe(self) -> list[str]:
        """What axe finds wrong with the page: the rule, and where."""
        return self._axe({})

    def axe_light_and_dark(self) -> list[str]:
        """The same, and then in the other theme what it finds wrong with colours: nothing else changes."""
        found = self.axe()
        shown = self.page.locator("html").get_attribute("data-theme")
        for theme in ({"light": "dark", "dark": "light"}[str(shown)], shown):
            self.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            expect(self.page.locator("html")).to_have_attribute("data-theme", str(theme))
            if theme != shown:
                found += self._axe({"runOnly": ["color-contrast", "link-in-text-block"]})
        return found

    def _axe(self, options: dict[str, Any]) -> list[str]:
        if not self.page.evaluate("'axe' in window"):
            devtools = self.context.new_cdp_session(self.page)  # the shortest way for something so long
            devtools.send("Runtime.evaluate", {"expression": _axe_source()})
            devtools.detach()
        told = {"resultTypes": ["violations"], "selectors": False}  # to find a selector for every element takes long
        return list(self.page.evaluate(FOUND_BY_AXE, {**told, **options}))

    def draws_within_a_frame(self, selector: str) -> float:
        """Click something and say how many milliseconds pass until the next picture is drawn."""
        script = """(element) => new Promise((done) => {
          const before = performance.now();
          element.click();
          requestAnimationFrame(() => done(performance.now() - before));
        })"""
        return float(self.page.locator(selector).first.evaluate(script))


def arrive(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESKTOP,
    theme: str = "light",
    language: str = "en",
    motion: str = "reduce",
    storage: Any = None,
    scale: float = 1,
    workers: str = "block",
) -> Visitor:
    """Somebody new at the door. With `motion="reduce"` nothing moves, so tests need not wait."""
    width, height = size
    phone = width < 720
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion=motion,  # type: ignore[arg-type]
        locale={"en": "en-GB", "ru": "ru-RU"}[language],
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=scale,
        storage_state=storage,
        service_workers=workers,  # type: ignore[arg-type]
    )
    return Visitor(context, address)


def told_who_won(*players: Visitor) -> None:
    """Has the winner been told so, and everyone else who it was? Where nobody won alone all are told the same."""
    said = [player.page.locator(".end h2").inner_text() for player in players]
    if "You win" in "".join(said):
        assert [line.startswith("You win") for line in said].count(True) == 1, said
        assert all("You win" in line or " wins" in line for line in said), said
    else:
        assert len(set(said)) == 1, said


@contextmanager
def leaving(visitors: list[Visitor]) -> Iterator[list[Visitor]]:
    """Everyone goes home afterwards, and nobody's browser has found a fault."""
    try:
        yield visitors
        faults = [fault for visitor in visitors for fault in visitor.faults]
        assert not faults, faults
    finally:
        for visitor in visitors:
            visitor.context.close()
