"""The frame of a table, whatever is played there."""

import itertools
import re

from playwright.sync_api import expect
from visitors import Visitor


def test_a_table_that_is_not_there_shows_the_page_for_that(visitor) -> None:
    stranger = visitor()
    stranger.open("/t/nosuchtable")
    stranger.sees(".lost h1")


def test_whoever_the_house_does_not_know_sits_down_by_the_link_they_were_sent(anna, visitor) -> None:
    """They come in first, and everything is shown anew: nothing that is gone by then is read, or Svelte warns."""
    table = anna.new_table("podstavec", seats=2, public=False)
    key = anna.ask("GET", f"/api/tables/{table}")["table"]["key"]
    stranger = visitor()
    stranger.open(f"/t/{table}?key={key}")
    stranger.page.get_by_role("button", name="Sit down").click()
    stranger.sees("[data-target=keep]")


def test_nothing_is_said_before_the_words_of_the_game_are_there(anna, lev) -> None:
    table = anna.new_table("podstavec", seats=2)
    lev.sit_down(table)
    lev.resign(table)
    held = []
    anna.page.route("**/api/words/*", lambda route: held.append(route))
    anna.open(f"/t/{table}")
    anna.sees(".players")
    expect(anna.page.locator(".status p")).to_have_text("One moment")
    assert not re.search(r"\b(event|board|outcome|reason|seat)-[a-z]", anna.page.locator("body").inner_text())
    for route in held:
        route.continue_()
    anna.sees(".end h2")


def test_a_move_that_is_refused_is_shown_with_its_clause_and_leads_to_the_rule(anna) -> None:
    anna.play_now("podstavec")
    anna.sees(".pod")
    anna.page.evaluate(
        """() => { const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { send.call(this, text.replace('"red":0', '"red":99')); }; }"""
    )
    anna.page.locator("[data-target=send]").click()
    anna.sees(".toast-refusal")
    anna.page.locator(".toast-refusal button", has_text="POD-5").click()
    anna.sees('.drawer [data-clause="POD-5"].is-here')
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".drawer")).to_have_count(0)


def test_whoever_presses_in_impatience_plays_nothing_that_was_never_seen(anna) -> None:
    anna.play_now("podstavec")
    anna.sees("[data-target=keep]")
    anna.page.keyboard.press("k")
    anna.sees("[data-target=seal]")
    anna.page.keyboard.press("Enter")
    anna.page.locator("[data-target=go-on]").dblclick()
    anna.sees(".stage:not(.is-deaf) [data-target=send]:not([disabled])")
    for _ in range(3):
        anna.page.keyboard.press("Enter", delay=120)
    anna.sees(".stage:not(.is-deaf) [data-target=seal]:not([disabled])")
    assert anna.frames("view")[-1]["view"]["round"] == 2


def test_chat_is_at_the_bottom_on_every_screen_and_heard_by_the_other(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=2)
    lev.join(table)
    for each in (anna, lev):
        each.sees(".pod")
        each.sees(".chat .input")
    anna.page.locator(".chat .input").fill("Good luck")
    anna.page.keyboard.press("Enter")
    expect(lev.page.locator(".chat-line", has_text="Good luck")).to_be_visible()


def test_who_sat_down_before_the_game_is_still_told_during_it(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=2)
    lev.sit_down(table)
    anna.sees(".pod")
    told = anna.page.locator(".log-line:disabled")  # they lead to no moment of the game
    expect(told).to_contain_text(["opens the table", "seals its secret", "sits down"])
    expect(anna.page.locator(".log-line.is-now")).to_have_count(0)
    lev.play(table, "arrange", red=0, white=0, black=0, empty=3)
    expect(anna.page.locator(".log-line.is-now")).to_contain_text("has arranged")
    expect(told).to_have_count(3)
    anna.page.get_by_role("button", name="To the beginning").click()  # before the first line that leads anywhere
    expect(anna.page.locator(".status p")).to_contain_text("Moment 1.")


def test_what_is_said_at_length_is_read_whole_even_without_a_space(anna, phone) -> None:
    table = anna.open_table("podstavec", seats=2)
    phone.join(table)
    for each in (anna, phone):
        each.sees(".pod")
    anna.page.locator(".chat .input").fill("so it goes " * 20 + "on" * 100)
    anna.page.keyboard.press("Enter")
    expect(phone.page.locator(".dock-chat")).to_contain_text("so it goes")
    phone.page.locator(".dock-chat").tap()
    for each in (anna, phone):
        line = each.page.locator(".chat-line span")
        expect(line).to_be_attached()
        said, room = line.bounding_box(), each.page.locator(".chat-lines").bounding_box()
        assert said["height"] > 30
        assert said["x"] + said["width"] <= room["x"] + room["width"] + 1
        assert not each.scrolls_sideways()
    lines, who = anna.page.locator(".chat-lines").bounding_box(), anna.page.locator(".chat-line b").bounding_box()
    assert lines
    assert who
    assert who["y"] >= lines["y"], "higher than the room for it, it is read from who says it"


def test_the_chat_grows_over_the_board_while_its_field_and_button_stay(anna) -> None:
    anna.play_now("podstavec")
    anna.sees(".pod")
    field, size = anna.page.locator(".chat .input"), anna.page.locator(".chat-size button")
    expect(size).to_have_count(0)
    for number in range(9):
        field.fill(f"Line {number}")
        anna.page.keyboard.press("Enter")
    first = anna.page.locator(".chat-line", has_text="Line 0")
    expect(first).not_to_be_in_viewport()
    anna.has_its_letters()
    places = [each.bounding_box() for each in (field, size)]
    size.click()
    expect(first).to_be_in_viewport()
    expect(field).to_be_focused()
    assert [each.bounding_box() for each in (field, size)] == places
    anna.page.keyboard.press("Escape")
    expect(first).not_to_be_in_viewport()


def test_those_whose_names_begin_alike_have_chips_that_differ(phone) -> None:
    phone.open_table("podstavec", seats=3, bots=[{"bot": "steady"}, {"bot": "steady"}])
    phone.sees(".pod")
    chips = phone.page.locator(".players .chip text").all_text_contents()
    assert len(set(chips)) == 3
    assert {"S1", "S2"} <= set(chips)


def test_the_turn_is_in_the_title_and_the_favicon(anna) -> None:
    anna.play_now("podstavec")
    anna.sees(".status.is-yours")
    expect(anna.page).to_have_title(re.compile("^● "))
    assert anna.page.locator('link[rel="icon"]').get_attribute("href") == "/favicon-turn.svg"


def test_a_waiting_table_shows_its_link_and_begins_when_the_last_one_sits_down(anna, visitor) -> None:
    table = anna.open_table("podstavec", seats=2, public=False)
    link = anna.page.locator(".linkbox input").input_value()
    assert f"/t/{table}?key=" in link
    stranger, given_up = visitor(), anna.new_table("podstavec", seats=2)
    stranger.open(f"/t/{given_up}")
    stranger.sees(".linkbox, .note")
    anna.ask("POST", f"/api/tables/{given_up}/leave")
    expect(stranger.page.locator(".note h2")).to_have_text("This table was given up")
    expect(stranger.page.get_by_role("link", name="Open a new table")).to_have_attribute("href", "/new/podstavec")
    stranger.page.goto(link)
    stranger.page.get_by_role("button", name="Sit down").click()
    for each in (anna, stranger):
        each.sees(".pod")


def test_a_move_before_the_clock_was_started_starts_it_and_says_so(anna) -> None:
    clock = {"type": "move", "seconds": 120}
    anna.open_table("podstavec", seats=2, bots=[{"bot": "random"}], clock=clock)
    expect(anna.page.locator(".status p")).to_contain_text("The clock starts when you are ready.")
    anna.page.locator("[data-target=keep]").click()
    expect(anna.page.locator(".toast")).to_contain_text("The clock runs from now on.")
    expect(anna.page.get_by_role("button", name="Start the clock")).to_have_count(0)


def test_who_has_resigned_among_three_looks_on_and_has_nothing_left_to_choose(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=3, bots=[{"bot": "random"}])
    lev.sit_down(table)
    anna.sees("[data-target=keep]")
    anna.resign(table)
    expect(anna.page.locator(".status")).to_contain_text("You have resigned.")
    expect(anna.page.locator(".tray")).to_contain_text("You go on seeing what your seat sees.")
    expect(anna.page.locator(".tray [data-target]")).to_have_count(0)


def test_resigning_asks_first_and_ends_the_game_for_both(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=2)
    lev.join(table)
    anna.sees(".pod")
    lev.sees(".pod")
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.locator("dialog").get_by_role("button", name="Cancel").click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.locator("dialog").get_by_role("button", name="Resign").click()
    for each in (anna, lev):
        each.sees(".end h2")
        expect(each.page.locator(".end")).to_be_focused()
    resigned = anna.page.locator(".log").get_by_text(re.compile("resign", re.IGNORECASE))
    expect(resigned).to_have_count(2)  # who did, and the button
    expect(lev.page.locator(".fair b")).to_have_text("Fairness verified")
    lev.page.get_by_role("button", name="Rematch").click()
    lev.page.wait_for_url(re.compile(rf"/t/(?!{table})"))
    expect(lev.page.locator(".wait-seats > div")).to_have_count(2)
    expect(lev.page.locator(".wait-seats")).not_to_contain_text("Free")  # it is kept for Anna
    expect(lev.page.get_by_role("button", name=re.compile("link|invite|share|bot", re.IGNORECASE))).to_have_count(0)
    expect(anna.page.locator(".end")).to_contain_text(" waits for you at a rematch.")
    anna.page.get_by_role("button", name="Look at the board").click()
    expect(anna.page.locator(".watch")).to_contain_text(" waits for you at a rematch.")  # it is not lost
    anna.page.locator(".watch").get_by_role("button", name="To the rematch").click()
    for each in (anna, lev):
        each.sees(".pod")


def test_keys_go_on_where_the_sheet_of_how_a_deal_was_checked_was_opened(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=2)
    lev.sit_down(table)
    anna.sees(".pod")
    lev.resign(table)
    how = anna.page.locator(".fair").get_by_role("button", name="How it is checked")
    for shut in (
        lambda: anna.page.keyboard.press("Escape"),
        anna.page.locator("dialog").get_by_role("button", name="Close").click,
    ):
        how.focus()
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator("dialog")).to_be_visible()
        shut()
        expect(anna.page.locator("dialog")).to_have_count(0)
        expect(how).to_be_focused()


def test_the_time_of_the_house_is_told_only_beside_a_clock(anna) -> None:
    told = anna.page.locator(".status-side").get_by_text("House time")
    for clock, times in (({"type": "none"}, 0), ({"type": "days", "days": 2}, 1)):
        anna.open_table("podstavec", seats=2, clock=clock)
        anna.sees(".linkbox")
        expect(told).to_have_count(times)


def test_who_comes_by_watches_with_less_and_may_play_a_game_of_their_own(anna, lev, visitor) -> None:
    table = anna.new_table("podstavec", seats=2)
    lev.sit_down(table)
    stranger = visitor()
    stranger.open(f"/t/{table}")
    stranger.sees(".watch")
    expect(stranger.page.locator(".player-meta")).to_contain_text(["away", "away"])  # neither has opened a page
    assert "are away from the table." in stranger.status
    assert stranger.page.locator(".bag").count() == 0
    assert stranger.page.locator(".act").all_inner_texts() == ["Share", "Rules"]


def test_a_network_that_is_gone_is_noticed_and_what_was_asked_meanwhile_is_done_once(anna) -> None:
    anna.play_now("podstavec")
    anna.sees("[data-target=send]")
    anna.cut_off = True  # the old link stays, and says nothing
    anna.context.set_offline(True)
    anna.sees(".is-offline .net")
    assert "No connection." in anna.status
    anna.page.locator(".chat .input").fill("Still here")
    anna.page.keyboard.press("Enter")
    anna.cut_off = False
    anna.context.set_offline(False)
    expect(anna.page.locator(".is-offline")).to_have_count(0)
    expect(anna.page.locator(".chat-line", has_text="Still here")).to_have_count(1)


def test_back_closes_what_lies_over_the_table_and_then_leaves_it(phone) -> None:
    phone.open("/")
    phone.play_now("podstavec")
    phone.sees(".pod")
    here = phone.page.url
    phone.page.get_by_role("button", name="Rules", exact=True).click()
    phone.sees(".drawer.rules")
    phone.page.go_back()
    expect(phone.page.locator(".drawer")).to_have_count(0)
    phone.page.locator(".dock-chat").tap(position={"x": 16, "y": 24})
    phone.sees(".chat.is-open")
    phone.page.go_back()
    expect(phone.page.locator(".chat.is-open")).to_have_count(0)
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.locator(".drawer.menu").get_by_role("button", name="Resign").click()
    phone.sees("dialog")  # the question stands where the menu was, and one step back takes it away
    phone.page.go_back()
    expect(phone.page.locator("dialog")).to_have_count(0)
    assert phone.page.url == here
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator(".drawer")).to_have_count(0)
    phone.hears(lambda: phone.page.evaluate("history.state === null"))
    phone.page.go_back()
    expect(phone.page).not_to_have_url(here)


def test_one_page_has_one_name_for_one_person(anna, lev) -> None:
    table = anna.open_table("podstavec", seats=2)
    anna.sees(".wait-seats")
    whole = anna.ask("GET", "/api/me")["name"]
    called = whole.rsplit(" ", 1)[0]
    expect(anna.page.locator(".wait-seats")).to_contain_text(called)
    assert whole not in anna.page.locator("body").inner_text()
    lev.sit_down(table)
    lev.resign(table)
    anna.open(f"/t/{table}/replay")
    expect(anna.page.locator(".bar-title p")).to_contain_text(f"{called} won")


def test_on_a_tablet_a_tip_covers_nothing(visitor) -> None:
    one = visitor((820, 1180))
    one.come_in()
    one.play_now("logistics")
    one.sees(".guide")
    boxes = [one.page.locator(each).bounding_box() for each in (".bar", ".guide", ".players", ".stage", ".chat")]
    for above, below in itertools.pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"]


SIDEWAYS, SMALL_LAPTOP = (844, 390), (1024, 600)
OVERLAPS = """selectors => {
  const boxes = selectors.flatMap(each => [...document.querySelectorAll(each)])
    .map(each => [each.className, each.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  const apart = (one, two) => one.right <= two.left + 1 || two.right <= one.left + 1
    || one.bottom <= two.top + 1 || two.bottom <= one.top + 1;
  const inside = box => box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  return [...boxes.filter(([, box]) => !inside(box)).map(([name]) => name + " is cut off"),
    ...boxes.flatMap(([name, box], at) => boxes.slice(at + 1).filter(([, other]) => !apart(box, other))
      .map(([other]) => name + " lies over " + other))];
}"""
"""What of these is not wholly in the window, or lies over another of them."""


def stand_apart(one: Visitor, *selectors: str) -> None:
    """All of these are wholly in the window, and none lies over another; a board may need a moment to be laid out."""
    for _try in range(50):
        if not (found := one.page.evaluate(OVERLAPS, list(selectors))):
            return
        one.page.wait_for_timeout(40)
    raise AssertionError(found)


def test_in_a_low_window_board_turn_and_controls_stand_side_by_side(visitor) -> None:
    games = ("podstavec", "logistics", "poker_auction", "venice", "standoff")
    one = visitor(SIDEWAYS)
    one.come_in()
    one.keeps("ridotto-hints", {game: ["*"] for game in games})
    for game in games:
        one.play_now(game)
        one.sees(".tray button:visible")
        for width, height in (SIDEWAYS, SMALL_LAPTOP):
            one.page.set_viewport_size({"width": width, "height": height})
            stand_apart(one, ".bar", ".players", ".status", ".felt", ".tray", ".dock")
            stand_apart(one, ".felt .field", ".pod > *", ".lane", ".ring")
            assert one.page.locator(".tray").evaluate("each => each.scrollWidth <= each.clientWidth"), game


CUT = """line => {
  const room = line.getBoundingClientRect();
  const shown = [...line.children].filter(each => each.getBoundingClientRect().top < room.bottom - 1);
  const cut = each => each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > room.right + 1;
  return shown.filter(cut).length;
}"""
"""How many parts of a line are shown in part only."""


def test_on_an_upright_tablet_no_part_of_the_title_is_cut_to_a_letter(visitor) -> None:
    one = visitor((768, 1024), language="ru")
    one.come_in()
    for game in ("standoff", "podstavec"):
        one.open_table(game, seats=2, bots=[{"bot": "novice"}], public=False)
        one.sees(".tray button")
        line = one.page.locator(".bar-title p")
        assert line.evaluate(CUT) == 0, game


def test_on_a_wide_low_screen_the_rows_of_podstavec_stay_apart(visitor) -> None:
    one = visitor((1280, 620))
    one.come_in()
    one.play_now("podstavec")
    one.sees("[data-target=keep]")
    stand_apart(one, ".pod > *", ".tray")
    one.page.locator("[data-target=keep]").click()
    one.sees("[data-target=seal]")
    stand_apart(one, ".pod > *", ".tray")


def test_who_comes_to_a_table_by_keys_stands_at_the_board_and_may_skip_the_bar(anna) -> None:
    focused = "document.activeElement.id"
    anna.play_now("podstavec")
    anna.sees(".pod")
    assert anna.page.evaluate(focused) == "content"
    anna.page.reload()
    anna.sees(".pod")
    skip = anna.page.get_by_role("link", name="To the content")
    skip.focus()
    expect(skip).to_be_in_viewport()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function(f"{focused} === 'content'")


def test_keys_go_on_from_the_board_when_the_button_that_was_pressed_is_gone(anna) -> None:
    anna.play_now("venice")
    for name in ("Start the clock", "No more tips"):
        button = anna.page.get_by_role("button", name=name)
        button.focus()
        anna.page.keyboard.press("Enter")
        expect(button).to_be_hidden()
        expect(anna.page.locator("#content")).to_be_focused()


def test_who_looked_on_follows_the_players_to_their_rematch(anna, lev, visitor) -> None:
    table = anna.new_table("podstavec", seats=2)
    lev.sit_down(table)
    other = visitor()
    other.open(f"/t/{table}")
    other.sees(".watch")
    lev.resign(table)
    other.sees(".end h2")
    expect(other.page.get_by_role("link", name="To the rematch")).to_have_count(0)
    ask = {"id": "m", "ask": {"do": "rematch", "contribution": "d4"}}
    again = anna.ask("POST", f"/api/tables/{table}/commands", ask)["table"]
    follow = other.page.locator(".end").get_by_role("link", name="To the rematch")
    expect(follow).to_be_visible()
    other.page.get_by_role("button", name="Look at the board").click()
    other.page.locator(".watch").get_by_role("link", name="To the rematch").click()
    other.page.wait_for_url(re.compile(rf"/t/{again}$"))
    expect(other.page.locator(".note")).to_contain_text("You may watch once it has begun.")
