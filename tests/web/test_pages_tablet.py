"""The pages in a window between a phone and a desk: nothing is cut, and nothing scrolls sideways."""

import pytest

WIDTHS = (720, 768, 859, 860, 899, 900, 1024)

CUT_OFF = """selectors => [...document.querySelectorAll(selectors)].filter(each => each.checkVisibility())
  .filter(each => {
    const [inner, room] = [each.getBoundingClientRect(), each.closest('.top, .card, .fig').getBoundingClientRect()];
    return inner.right > room.right + 1 || each.scrollWidth > each.clientWidth + 1;
  }).map(each => each.outerHTML.slice(0, 120))"""
"""What of these lies over the edge of its frame, or has words that are cut."""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_between_a_phone_and_a_desk_the_bar_and_the_pages_are_whole(visitor, language) -> None:
    guest = visitor((768, 1024), language=language)
    guest.ask("POST", "/api/guests", {"language": language})
    whole = (
        ("/", ".top-me, .top-me .btn"),
        ("/rules/podstavec", ".top-me, .setup .heap, .setup .shelf, .setup .bagrow"),
        ("/new", ".top-me, .make .seg > button, .make select"),
    )
    for path, parts in whole:
        guest.open(path)
        guest.sees(parts.split(", ")[-1])
        guest.has_its_letters()
        for width in WIDTHS:
            guest.page.set_viewport_size({"width": width, "height": 1024})
            assert not guest.scrolls_sideways(), (path, width)
            assert guest.page.evaluate(CUT_OFF, parts) == [], (path, width)


INSIDE = """() => {
  const room = document.documentElement.clientWidth;
  const art = document.querySelector('.hero-art').getBoundingClientRect();
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  return boxes('.hero-art > *').every((box) => box.left >= art.left && box.right <= art.right)
    && boxes('.hero-go > *').every((box) => box.width >= 160 && (box.right <= art.left || art.bottom <= box.top))
    && [...document.querySelectorAll('.game h2')].every((each) => each.scrollWidth <= each.clientWidth)
    && boxes('.game-art').every((box) => box.right <= room && Math.abs(box.width / box.height - 240 / 152) < 0.05);
}"""
"""Is everything whole at home: the picture, the note beside the button, the titles and pictures of games?"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_somebody_new_sees_at_home_is_whole_at_every_width(visitor, language) -> None:
    stranger = visitor((768, 1024), language=language)
    stranger.open("/")
    stranger.sees(".game")
    stranger.has_its_letters()
    for width in (720, 768, 844, 900, 1023, 1024, 1099, 1100):
        stranger.page.set_viewport_size({"width": width, "height": 768})
        assert not stranger.scrolls_sideways(), width
        assert stranger.page.evaluate(INSIDE), width
    stranger.page.set_viewport_size({"width": 844, "height": 390})
    button = stranger.page.locator(".hero .btn-primary").bounding_box()
    assert button
    assert button["y"] + button["height"] < 340


def test_a_long_name_leaves_room_for_the_rest_of_the_bar(visitor) -> None:
    one = visitor((768, 1024))
    account = {"name": "Maximilian Wolfgang-Wum", "password": "correct horse", "language": "en"}
    one.ask("POST", "/api/accounts", account)
    one.open("/settings")
    one.sees(".top .me")
    one.has_its_letters()
    for width in WIDTHS:
        one.page.set_viewport_size({"width": width, "height": 1024})
        assert not one.scrolls_sideways(), width
        assert one.page.evaluate(CUT_OFF, ".top-me, .top .me .chip") == [], width


def test_in_the_sentence_of_a_new_table_the_full_stop_stays_beside_its_choice(visitor) -> None:
    one = visitor((390, 844))
    one.come_in()
    one.open("/new?game=podstavec")
    one.sees(".words select")
    lines = """closed => {
      const range = document.createRange();
      range.selectNodeContents(closed.lastChild);
      const [choice, stop] = [closed.querySelector('select').getBoundingClientRect(), range.getBoundingClientRect()];
      return stop.width > 0 && stop.top < choice.bottom && stop.right <= innerWidth;
    }"""
    for width in (320, 390, 768):
        one.page.set_viewport_size({"width": width, "height": 844})
        assert one.page.locator(".words .closed").evaluate(lines), width
