"""What holds on every page: axe finds nothing, nothing scrolls sideways, Russian is Russian."""

import re

import pytest
from served import serving
from visitors import SMALL_PHONE, TABLET, Visitor, arrive, leaving

PAGES = (
    "/",
    "/new",
    "/new/poker_auction",
    "/new/venice",
    "/sign-in",
    "/settings",
    "/leaders",
    "/leaders/standoff",
    "/replays",
    "/rules",
    "/rules/podstavec#POD-7",
    "/rules/standoff",
    "/admin",
    "/nowhere",
)
READY = ".site h1"
LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = re.compile(
    r"Ridotto|Three Cards|English|TLS|Ctrl\+C|EN|RU|R, W|Europe/Rome|serenissima|[A-Z]{3}-\d+|ridotto admin appoint"
    r"|[RWB]{2,}|orbit|bonds|printed|rebalanced|Standoff"
)
"""What is called the same in every language."""
VISIBLE_TEXT = """() => {
  const copy = document.body.cloneNode(true);
  for (const one of copy.querySelectorAll('code, pre, svg, script, noscript, .mark-name')) one.remove();
  const labels = [...copy.querySelectorAll('[aria-label], [placeholder], [title]')]
    .flatMap((one) => ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''));
  return copy.textContent + ' ' + labels.join(' ') + ' ' + document.title;
}"""


@pytest.mark.parametrize("pages", [PAGES[::2], PAGES[1::2]], ids=["every other page", "the others"])
def test_axe_finds_nothing_on_any_page_light_or_dark(anna, pages: tuple[str, ...]) -> None:
    found = {}
    for path in pages:
        anna.open(path)
        anna.sees(READY)
        if wrong := anna.axe_light_and_dark():
            found[path] = wrong
    assert found == {}


def test_axe_finds_nothing_for_an_account_with_tables_and_games(visitor) -> None:
    somebody = visitor()
    somebody.ask("POST", "/api/accounts", {"name": "Axel", "password": "correct horse"})
    somebody.play_now("podstavec")
    table = somebody.play_now("logistics")
    somebody.resign(table)
    for path, ready in (
        ("/", ".mine .table"),
        ("/settings", "#programs"),
        ("/people/Axel", ".who-head h1"),
        ("/replays", READY),
        (f"/t/{table}/replay", ".transport"),
    ):
        somebody.open(path)
        somebody.sees(ready)
        assert somebody.axe() == [], path


def test_russian_pages_hold_no_english_and_are_no_wider_than_a_small_phone_or_a_tablet(browser, tmp_path) -> None:
    with serving(tmp_path) as address, leaving([arrive(browser, address, SMALL_PHONE, language="ru")]) as (guest,):
        guest.ask("POST", "/api/guests", {"language": "ru"})
        for path in PAGES:
            fits_and_is_russian(guest, path)
        guest.ask("POST", "/api/accounts", {"name": "Пётр", "password": "correct horse", "language": "ru"})
        table = guest.new_table("podstavec", bots=[{"bot": "novice"}])
        guest.resign(table)
        for path in ("/", "/settings", "/people/Пётр", f"/t/{table}/replay"):
            fits_and_is_russian(guest, path, ".transport" if path.endswith("/replay") else READY)


def fits_and_is_russian(guest: Visitor, path: str, ready: str = READY) -> None:
    """Open a page on the phone, then give it the room of a tablet, and look at both."""
    for width, height in (SMALL_PHONE, TABLET):
        guest.page.set_viewport_size({"width": width, "height": height})
        if (width, height) == SMALL_PHONE:
            guest.open(path)
        guest.sees(ready)
        text = NAMES.sub(" ", guest.page.evaluate(VISIBLE_TEXT))
        assert sorted(set(LATIN.findall(text))) == [], (path, width)
        assert not guest.scrolls_sideways(), (path, width)
        if (width, height) == SMALL_PHONE:
            assert guest.too_small_to_touch(".top :is(a, button), .table .btn, .tables h2 a, .transport button") == []
