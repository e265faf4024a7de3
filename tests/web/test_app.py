"""The app as a whole: it can be installed, opens without a network, speaks both languages, and moves or not."""

import json
import re
import urllib.request

from playwright.sync_api import Browser, expect
from visitors import arrive, leaving


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return str(answer.read().decode())


def test_the_manifest_names_icons_that_are_there(house) -> None:
    manifest = json.loads(fetched(f"{house}/manifest.webmanifest"))
    assert manifest["display"] == "standalone"
    assert all("<svg" in fetched(house + icon["src"]) for icon in manifest["icons"])


def test_who_was_here_before_opens_the_app_without_a_network(browser: Browser, house: str) -> None:
    with leaving([arrive(browser, house, workers="allow")]) as (guest,):
        guest.come_in()
        guest.play_now("podstavec")
        guest.sees("[data-target=send]")
        guest.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        guest.page.reload()
        guest.sees("[data-target=send]")
        guest.cut()
        guest.context.set_offline(True)
        guest.page.reload()
        expect(guest.page.locator("#app")).to_contain_text(re.compile(r"\w"))


def test_a_table_in_russian_shows_no_english(visitor) -> None:
    guest = visitor(language="ru")
    guest.ask("POST", "/api/guests", {"language": "ru"})
    guest.play_now("podstavec")
    guest.sees("[data-target=send]")
    said = guest.page.locator(".status p, .tray, .actions, .log, .row-who p").all_inner_texts()
    sealed = r"[0-9a-f]{4} [0-9a-f]{4}…"  # what the house commits to is in no language
    latin = re.findall(r"[A-Za-z]{3,}", re.sub(sealed, "", " ".join(said)).replace("POD", ""))
    assert latin == []


def test_with_motion_the_comparison_is_shown_step_by_step(visitor) -> None:
    guest = visitor(motion="no-preference")
    guest.come_in()
    guest.play_now("podstavec")
    guest.page.locator("[data-target=keep]").click()
    guest.sees("[data-target=seal]")
    guest.page.locator("[data-target=seal]").click()
    guest.sees(".cmp")
    expect(guest.page.locator(".verdict:not(.is-waiting)")).to_be_visible()
    guest.sees(".stage:not(.is-deaf) [data-target=go-on]")
    guest.page.keyboard.press("Enter")
    guest.sees("[data-target=keep]")


def test_somebody_in_another_tab_is_told_of_their_turn_if_they_asked_for_it(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=2)
    lev.context.grant_permissions(["notifications"], origin=lev.address)
    lev.page.add_init_script(
        """window.told = [];
        window.Notification = class { constructor(title, more) { window.told.push([title, more.body]); } close() {} };
        window.Notification.permission = 'granted';
        localStorage.setItem('ridotto-settings', JSON.stringify({notices: true}));
        Object.defineProperty(document, 'visibilityState', {get: () => window.away ? 'hidden' : 'visible'});"""
    )
    lev.join(table)
    anna.sees("[data-target=keep]")
    lev.sees("[data-target=keep]")
    lev.page.locator("[data-target=keep]").click()
    lev.page.evaluate("window.away = true")
    anna.page.locator("[data-target=keep]").click()
    lev.sees("[data-target=seal]")
    assert lev.page.evaluate("window.told") == [["Podstavec", "It is your turn."]]
