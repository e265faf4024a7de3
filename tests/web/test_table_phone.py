"""The frame of a table on a phone: everything is there, whole, and large enough for a finger."""

import pytest
from playwright.sync_api import WebSocketRoute, expect
from visitors import PHONE, Visitor


def test_on_a_phone_chat_opens_from_the_bar(phone, lev) -> None:
    table = phone.open_table("podstavec", seats=2)
    lev.join(table)
    phone.sees(".pod")
    lev.page.locator(".chat .input").fill("Hello there")
    lev.page.keyboard.press("Enter")
    expect(phone.page.locator(".dock-chat")).to_contain_text("Hello there")
    phone.page.locator(".dock-chat").tap()
    phone.sees(".chat.is-open .chat-line")
    assert not phone.scrolls_sideways()


def test_names_of_three_are_not_cut_on_a_phone(phone) -> None:
    phone.open_table("podstavec", seats=3, bots=[{"bot": "steady"}, {"bot": "novice"}])
    phone.sees(".pod")
    phone.has_its_letters()
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert phone.page.locator(".player .name").evaluate_all(cut) == []


def named(people: list[Visitor], names: tuple[str, ...]) -> None:
    """In the first one's browser these people have these names, as if the house had drawn them."""
    one = people[0]
    own = {each.ask("GET", "/api/me")["name"]: name for each, name in zip(people, names, strict=True)}

    def pass_on(socket: WebSocketRoute, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        for drawn, name in own.items():
            text = text.replace(drawn, name)
        Visitor._pass_on(one, socket, text)

    one._pass_on = pass_on  # type: ignore[method-assign]


CUT = """all => all.filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 4)
  .map((each) => each.textContent)"""


@pytest.mark.parametrize("clock", [{"type": "none"}, {"type": "move", "seconds": 600}])
def test_the_longest_names_of_two_guests_are_whole_on_a_phone(phone, lev, clock) -> None:
    named([phone, lev], names := ("Golden Harlequin 7081", "Patient Gondolier 1212"))
    table = phone.new_table("podstavec", seats=2, clock=clock)
    lev.sit_down(table)
    phone.open(f"/t/{table}")
    phone.sees(".pod")
    phone.has_its_letters()
    shown = phone.page.locator(".player .name")
    assert sorted(shown.all_inner_texts()) == [name[:-5] for name in names]
    assert shown.evaluate_all(CUT) == []
    expect(phone.page.locator(".felt").get_by_text("Patient Gondolier", exact=True)).to_be_visible()


LONG_NAMES = {
    3: ("Bartholomew Featherstone", "Alexandrina Maximiliana", "Konstantin Vasilyevich"),
    4: ("Golden Harlequin 7081", "Patient Gondolier 1212", "Silver Cormorant 1234", "Quiet Hedgehog 4321"),
}


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("width", [720, 768, 1024])
def test_long_names_of_three_and_four_take_two_lines_on_a_tablet(visitor, width, seats) -> None:
    people = [visitor((width, 1024)), *(visitor() for _ in range(seats - 1))]
    for each in people:
        each.come_in()
    named(people, LONG_NAMES[seats])
    table = people[0].new_table("standoff", seats=seats, clock={"type": "move", "seconds": 600})
    for each in people[1:]:
        each.sit_down(table)
    people[0].open(f"/t/{table}")
    people[0].sees(".felt .board > :not(svg)")
    people[0].has_its_letters()
    assert people[0].page.locator(".player .name").evaluate_all(CUT) == []
    assert not people[0].scrolls_sideways()


def test_on_a_phone_the_link_to_a_running_game_is_in_the_menu(phone) -> None:
    phone.play_now("podstavec")
    phone.sees(".pod")
    phone.page.get_by_role("button", name="Menu").tap()
    phone.page.locator(".drawer").get_by_role("button", name="Share").tap()
    expect(phone.page.locator(".toast")).to_contain_text("/t/")


def test_clauses_in_the_rules_at_hand_are_large_enough_to_press(phone) -> None:
    phone.play_now("podstavec")
    phone.sees(".pod")
    phone.page.get_by_role("button", name="Rules").first.tap()
    box = phone.page.locator(".drawer .clause > a").first.bounding_box()
    assert box
    assert box["height"] >= 24
    assert box["width"] >= 24


@pytest.mark.parametrize("bots", [1, 3])
def test_on_a_phone_one_finds_oneself_among_the_players_and_everything_is_large_enough_to_touch(phone, bots) -> None:
    phone.open_table("standoff", seats=bots + 1, bots=[{"bot": "novice"}] * bots)
    phone.sees(".player.is-me small >> text=you")
    for width, height in (PHONE, (320, 568), (640, 400)):
        phone.page.set_viewport_size({"width": width, "height": height})
        assert phone.too_small_to_touch(".bar :is(a, button), .status button, .dock button") == []
        within = "each => each.getBoundingClientRect().right <= each.closest('.player').getBoundingClientRect().right"
        assert phone.page.locator(".player.is-me small").evaluate(within), width


def test_on_a_phone_a_held_clock_and_a_draw_have_buttons_for_a_finger(phone, lev) -> None:
    phone.play_now("venice")
    phone.sees(".status button")
    assert phone.too_small_to_touch(".status button") == []
    table = phone.new_table("logistics", seats=2)
    lev.sit_down(table)
    lev.ask("POST", f"/api/tables/{table}/commands", {"id": "d", "ask": {"do": "offer-draw"}})
    phone.open(f"/t/{table}")
    phone.sees(".offer button")
    assert phone.too_small_to_touch(".offer button") == []


def test_the_rules_open_at_what_is_done_now_and_their_drawings_fit_a_small_phone(small_phone) -> None:
    small_phone.open_table("logistics", seats=2, bots=[{"bot": "steady"}])
    small_phone.sees(".felt .board > :not(svg)")
    small_phone.page.get_by_role("button", name="Rules").first.click()
    expect(small_phone.page.locator(".drawer .is-here[data-clause=LOG-6]")).to_be_in_viewport()
    wide = "(drawings) => drawings.filter((drawing) => drawing.scrollWidth > drawing.clientWidth).length"
    drawings = small_phone.page.locator(".drawer pre")
    assert drawings.count() == 3
    assert drawings.evaluate_all(wide) == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_free_seats_of_a_waiting_table_are_named_in_full_on_a_phone(visitor, seats) -> None:
    phone = visitor(PHONE, language="ru")
    phone.come_in()
    phone.open_table("standoff" if seats == 4 else "podstavec", seats=seats)
    phone.sees(".linkbox")
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert phone.page.locator(".player .quiet .name, .note, .note .panel").evaluate_all(cut) == []


CUT_WORDS = """text => {
  const range = document.createRange();
  const words = [...text.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).flatMap(node =>
    [...node.data.matchAll(/\\S+/g)].map(({0: word, index}) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return [word, range.getBoundingClientRect()];
    }));
  const room = text.getBoundingClientRect();
  const more = text.querySelector('.more').getBoundingClientRect();
  const seen = ({top}) => top < room.bottom - 1;
  const whole = ({bottom, right}) => bottom <= room.bottom + 1 && (bottom <= more.top + 2 || right <= more.left);
  return words.filter(([, box]) => seen(box) && !whole(box)).map(([word]) => word);
}"""
"""Which words of a tip that goes on are shown in part only, or lie under "more"."""


@pytest.mark.parametrize("size", [PHONE, (360, 640), (844, 390)])
def test_no_word_of_a_tip_is_cut_on_a_phone(visitor, size) -> None:
    one = visitor(size)
    one.come_in()
    for game in ("podstavec", "venice"):
        one.play_now(game)
        one.sees(".guide .more")
        assert one.page.locator(".guide p").evaluate(CUT_WORDS) == []


def test_a_rematch_is_told_of_though_the_result_was_closed(phone, lev) -> None:
    table = phone.new_table("three_cards", seats=2)
    lev.sit_down(table)
    phone.open(f"/t/{table}")
    for _trick in range(3):
        for each in (phone, lev):
            each.play(table, "choose", card=each.view(table)["hand"][0])
    phone.page.get_by_role("button", name="Look at the board").click()
    expect(phone.page.locator(".status").get_by_role("button", name="Result")).to_be_visible()
    ask = {"id": "m", "ask": {"do": "rematch", "contribution": "d4"}}
    again = lev.ask("POST", f"/api/tables/{table}/commands", ask)["table"]
    expect(phone.page.locator(".status p")).to_contain_text(" waits for you at a rematch.")
    assert phone.too_small_to_touch(".status button") == []
    phone.page.locator(".status").get_by_role("button", name="To the rematch").click()
    phone.page.wait_for_url(f"**/t/{again}")
