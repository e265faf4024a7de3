"""What holds on every page: axe finds nothing, nothing scrolls sideways, Russian is Russian."""

import re

import pytest
from served import serving
from visitors import SMALL_PHONE, TABLET, arrive, leaving

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


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(anna, path: str) -> None:
    anna.open(path)
    anna.sees(READY)
    assert anna.axe_light_and_dark() == []


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


@pytest.mark.parametrize("size", [SMALL_PHONE, TABLET])
def test_no_page_is_wider_than_the_screen(visitor, size: tuple[int, int]) -> None:
    guest = visitor(size, language="ru")
    guest.come_in()
    wide = []
    for path in PAGES:
        guest.open(path)
        guest.sees(READY)
        if guest.scrolls_sideways():
            wide.append(path)
    assert wide == []


def test_russian_pages_have_no_english_in_them(browser, tmp_path) -> None:
    with serving(tmp_path) as address, leaving([arrive(browser, address, language="ru")]) as (guest,):
        guest.ask("POST", "/api/accounts", {"name": "Пётр", "password": "correct horse", "language": "ru"})
        table = guest.play_now("podstavec")
        guest.resign(table)
        found = {}
        for path in (*PAGES, "/people/Пётр", f"/t/{table}/replay"):
            guest.open(path)
            guest.sees(".transport" if path.endswith("/replay") else READY)
            text = NAMES.sub(" ", guest.page.evaluate(VISIBLE_TEXT))
            if words := sorted(set(LATIN.findall(text))):
                found[path] = words
        assert found == {}
