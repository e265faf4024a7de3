"""Takes pictures of every page and board, on a desktop and a phone, light and dark: `make pictures`.

`python tests/web/pictures.py FOLDER [WORD …]` takes only those whose name has one of the words, and
`python tests/web/pictures.py docs/pictures readme` those of README.md anew.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from served import chromium, serving
from venice_scenes import SCENES as VENICE
from visitors import DESKTOP, PHONE, SMALL_PHONE, TABLET, Visitor, arrive

Scene = Callable[[Visitor, Visitor, Visitor], object]
"""What to do before a picture is taken of the first one's screen; two others help, without a page of their own."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}
STUDIED = {"tablet": TABLET, "large": (1920, 1080), "small": SMALL_PHONE}
"""Sizes of which pictures are taken only when they are asked for by name."""
GAMES = ("podstavec", "logistics", "poker_auction", "standoff", "venice")
PAGES = {
    "home": "/",
    "new-table": "/new/podstavec",
    "leaders": "/leaders/podstavec",
    "replays": "/replays",
    "rules": "/rules/podstavec",
    "sign-in": "/sign-in",
    "account": "/account",
    "settings": "/settings",
    "packs": "/packs",
    "not-found": "/nowhere",
}


def page(path: str) -> Scene:
    """A page of the house."""

    def scene(one: Visitor, _other: Visitor, _third: Visitor) -> None:
        one.open(path)
        one.page.wait_for_load_state("networkidle")

    return scene


def game(name: str) -> Scene:
    """The first position of a game against bots."""

    def scene(one: Visitor, _other: Visitor, _third: Visitor) -> None:
        one.play_now(name)
        one.sees(".felt .board > :not(svg)")
        one.page.wait_for_load_state("networkidle")

    return scene


def advised(name: str, moves: int, *bots: str) -> Scene:
    """A game against these bots after so many moves of one's own, each as a hint has it; then it is one's turn."""

    def scene(one: Visitor, _other: Visitor, _third: Visitor) -> None:
        one.keeps("ridotto-hints", {name: ["*"]})
        one.open_table(name, seats=1 + len(bots), bots=[{"bot": bot} for bot in bots], name="Ca’ Dolfin")
        one.sees(".felt .board > :not(svg)")
        for _ in range(moves):
            one.start_clock()
            one.page.locator(".actions").get_by_role("button", name="Hint").click()
            one.sees(".advice-do button")
            while (button := one.page.locator(".advice-do button").first).is_visible():
                button.click()
                one.page.wait_for_timeout(200)
        one.sees(".status.is-yours")

    return scene


# ---- Podstavec


def seated(*people: Visitor) -> str:
    """Everyone at one table of Podstavec, the first with a page and its guidance waved away; the table's id."""
    table = people[0].open_table("podstavec", seats=len(people), name="Ca’ Dolfin")
    for each in people[1:]:
        each.sit_down(table)
    people[0].sees("[data-target=keep]")
    if people[0].page.locator(".guide").count():
        people[0].wave_tips_away()
    return table


def fill(one: Visitor, *kinds: str) -> None:
    for kind in kinds:
        one.page.locator(f".bag [data-target={kind}]").click()


def send(one: Visitor, target: str) -> None:
    one.page.locator(f"[data-target={target}]").click()


def arranged(one: Visitor, *others: Visitor) -> str:
    table = seated(one, *others)
    for each, (red, white, black) in zip(others, ((1, 1, 1), (2, 0, 1)), strict=False):
        each.play(table, "arrange", red=red, white=white, black=black, empty=0)
    fill(one, "red", "white", "white")
    send(one, "send")
    one.sees("[data-target=seal]")
    return table


def arrange(one: Visitor, other: Visitor, _third: Visitor) -> None:
    view = other.view(table := seated(one, other))
    other.play(table, "arrange", **view["displays"][view["seat"]])
    fill(one, "red", "white")
    one.sees(".slot-shut")


def bid(one: Visitor, other: Visitor, _third: Visitor) -> str:
    table = arranged(one, other)
    other.play(table, "bid", red=1, white=1, black=1, pedestals=0)
    one.sees(".is-other .slot-shut")
    fill(one, "white", "white", "red")
    return table


def reveal(one: Visitor, other: Visitor, third: Visitor) -> str:
    table = bid(one, other, third)
    send(one, "seal")
    one.sees("[data-target=go-on]")
    return table


def three(one: Visitor, other: Visitor, third: Visitor) -> None:
    table = arranged(one, other, third)
    for each in (other, third):
        each.play(table, "bid", red=0, white=2, black=1, pedestals=0)
    one.page.wait_for_selector(".half:nth-child(2) .slot-shut")
    fill(one, "red", "white")


def three_reveal(one: Visitor, other: Visitor, third: Visitor) -> None:
    three(one, other, third)
    send(one, "seal")
    one.sees("[data-target=go-on]")


def end(one: Visitor, other: Visitor, third: Visitor) -> None:
    table = reveal(one, other, third)
    send(one, "go-on")
    other.resign(table)
    one.sees(".fair b >> text=verified")


def waiting(one: Visitor, _other: Visitor, _third: Visitor) -> None:
    one.open_table("podstavec", seats=3, public=False, name="Ca’ Pesaro")
    one.sees(".linkbox")


def offline(one: Visitor, other: Visitor, third: Visitor) -> None:
    bid(one, other, third)
    one.cut()
    one.sees(".is-offline .net")


def refused(one: Visitor, other: Visitor, third: Visitor) -> None:
    bid(one, other, third)
    one.page.evaluate(
        """() => { const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { send.call(this, text.replace('"white":2', '"white":99')); }; }"""
    )
    send(one, "seal")
    one.sees(".toast-refusal")


def watch(one: Visitor, other: Visitor, third: Visitor) -> None:
    table = other.new_table("podstavec", seats=2)
    third.sit_down(table)
    one.open(f"/t/{table}")
    one.sees(".watch")


def rules(one: Visitor, other: Visitor, third: Visitor) -> None:
    bid(one, other, third)
    one.page.locator(".bar-tools .btn-icon").first.click()
    one.sees(".drawer .clause")


def chat(one: Visitor, other: Visitor, third: Visitor) -> None:
    table = bid(one, other, third)
    for speaker, text in (
        (other, "That lone pedestal was brave."),
        (one, "It was all I had."),
        (other, "Take your time."),
    ):
        speaker.ask("POST", f"/api/tables/{table}/chat", {"text": text})
        one.page.wait_for_selector(f".chat-line >> text={text}", state="attached")
    if one.page.locator(".dock-chat").is_visible():
        one.page.locator(".dock-chat").click()


SCENES: dict[str, Scene] = {
    **{f"page-{name}": page(path) for name, path in PAGES.items()},
    **{f"board-{name}": game(name) for name in GAMES},
    **{
        f"podstavec-{scene.__name__.replace('_', '-')}": scene
        for scene in (arrange, bid, reveal, three, three_reveal, end, waiting, offline, refused, watch, rules, chat)
    },
    **VENICE,
}


README: dict[str, Scene] = {
    "home": page("/"),
    "podstavec": bid,
    "logistics": advised("logistics", 14, "steady"),
    "poker_auction": advised("poker_auction", 24, "novice", "steady", "keen"),
    "venice": VENICE["venice-week"],
    "standoff": advised("standoff", 60, "steady"),
}


def picture(browser: Browser, address: str, scene: Scene, file: Path, known: bool = True, **how: Any) -> None:
    """One picture of what the first of three people sees; if not known to the house, as at their first visit."""
    people = [arrive(browser, address, **how), *(arrive(browser, address) for _ in range(2))]
    try:
        for each in people if known else people[1:]:
            each.come_in()
        scene(*people)
        people[0].page.wait_for_timeout(300)  # fonts and the last transition
        people[0].page.screenshot(path=file)
        print(file.stem, flush=True)  # noqa: T201 - a script for people
    except Exception as error:
        print(f"{file.stem}: {str(error).splitlines()[0]}", flush=True)  # noqa: T201
    finally:
        for each in people:
            each.context.close()


def take(browser: Browser, address: str, folder: Path, words: list[str]) -> None:
    """Every scene whose name has one of the words, at every size, light and dark."""
    sizes = {**SIZES, **{name: size for name, size in STUDIED.items() if any(name in word for word in words)}}
    for (name, scene), (size, viewport), theme in product(SCENES.items(), sizes.items(), ("light", "dark")):
        full = f"{name}-{size}-{theme}"
        if words and not any(word in full for word in words):
            continue
        picture(browser, address, scene, folder / f"{full}.png", size=viewport, theme=theme, scale=1.5)


def take_readme(browser: Browser, address: str, folder: Path) -> None:
    """The pictures of README.md, which are kept with it and therefore small."""
    for name, scene in README.items():
        picture(browser, address, scene, folder / f"{name}.png", known=name != "home")


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve()
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, serving(Path(kept)) as open_at, sync_playwright() as playwright:
        if sys.argv[2:] == ["readme"]:
            take_readme(chromium(playwright), open_at, target)
        else:
            take(chromium(playwright), open_at, target, sys.argv[2:])
