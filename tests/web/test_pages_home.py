"""The home page: one click to a game, a link for a friend, and lists that stay true by themselves."""

import re
import time

import pytest
from playwright.sync_api import expect

DAY = 24 * 3600


def test_somebody_new_gets_from_home_to_their_first_move_in_three_clicks(visitor) -> None:
    stranger = visitor()
    stranger.open("/")
    stranger.page.get_by_role("button", name="Play a first game").click()
    stranger.sees("[data-target=keep]")
    stranger.page.locator("[data-target=keep]").click()
    stranger.sees("[data-target=seal]")
    assert stranger.frames("done")
    assert [seat["bot"] for seat in stranger.frames("hello")[-1]["info"]["seats"] if seat.get("bot")] == ["novice"]


def test_somebody_new_is_refused_nothing_at_home_or_in_the_description_of_the_api(visitor) -> None:
    stranger, refused = visitor(), []
    stranger.page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    stranger.open("/")
    expect(stranger.page.locator(".game").first).to_be_visible()
    stranger.open("/api/docs")
    expect(stranger.page.locator("#operations > *").first).to_be_visible()
    assert refused == []


def test_every_game_is_there_with_its_picture_a_line_players_and_length(visitor) -> None:
    stranger = visitor()
    stranger.open("/")
    cards = stranger.page.locator(".game")
    expect(cards.filter(has=stranger.page.get_by_text("Podstavec", exact=True))).to_have_count(1)
    for title in ("Podstavec", "Logistics", "Poker Auction", "Venice", "Standoff"):
        card = cards.filter(has=stranger.page.get_by_role("heading", name=title))
        expect(card.locator("svg.vignette")).to_be_visible()
        expect(card.locator(".game-line")).not_to_be_empty()
        expect(card.locator(".game-facts > span")).to_have_count(2)
    expect(cards.filter(has_text="Venice").locator(".game-facts")).to_contain_text("15 min or a week")


def test_one_click_on_any_game_seats_you_against_a_bot(anna) -> None:
    anna.open("/")
    anna.page.get_by_role("button", name="Play now: Standoff").click()
    anna.page.wait_for_url("**/t/*")
    anna.sees(".status.is-yours")


def test_an_invitation_is_a_link_by_which_a_friend_finds_the_table(anna, lev) -> None:
    anna.open("/")
    anna.page.get_by_role("button", name="Invite to Podstavec").click()
    link = anna.page.get_by_label("Link to the table").input_value()
    assert "?key=" in link
    expect(anna.page.get_by_text("This link works on this machine only.")).to_be_visible()
    anna.page.get_by_role("button", name="Go to the table").click()
    anna.page.wait_for_url("**/t/*")
    lev.page.goto(link)
    lev.sees(".wait-seats")


def test_inviting_again_goes_back_to_the_table_that_waits_and_it_can_be_cancelled_there(anna, lev) -> None:
    anna.open("/")
    invite, address = anna.page.get_by_role("button", name="Invite to Podstavec"), "Link to the table"
    invite.click()
    link = anna.page.get_by_label(address).input_value()
    anna.page.keyboard.press("Escape")
    invite.click()
    assert anna.page.get_by_label(address).input_value() == link
    anna.open("/")  # of a table that was opened before, lists tell no key
    invite.click()
    assert anna.page.get_by_label(address).input_value() == link
    anna.page.get_by_role("button", name="Cancel this table").click()
    expect(anna.page.get_by_label(address)).to_have_count(0)
    expect(anna.page.locator(".mine .table")).to_have_count(0)
    invite.click()
    expect(anna.page.get_by_label(address)).not_to_have_value(link)
    anna.page.keyboard.press("Escape")
    anna.page.locator(".mine").get_by_role("button", name="Cancel: Podstavec").click()
    expect(anna.page.locator(".mine .table")).to_have_count(0)


def test_who_waits_beside_the_link_is_taken_to_the_table_when_the_game_begins(anna, lev) -> None:
    anna.open("/")
    anna.page.get_by_role("button", name="Invite to Podstavec").click()
    lev.page.goto(anna.page.get_by_label("Link to the table").input_value())
    lev.page.get_by_role("button", name="Sit down").click()
    anna.page.wait_for_url("**/t/*")
    anna.page.go_back()
    expect(anna.page).to_have_url(f"{anna.address}/")


def test_a_friend_who_clicks_twice_at_once_is_one_guest_and_sits(anna, visitor) -> None:
    table = anna.open_table("podstavec", seats=2)
    friend = visitor()
    friend.open(f"/t/{table}")
    friend.page.get_by_role("button", name="Sit down").dblclick()
    friend.sees("[data-target=keep]")
    assert friend.ask("GET", f"/api/tables/{table}")["table"]["seat"] is not None


def test_the_bar_of_a_table_invites_while_seats_are_free_and_then_shares_the_link_until_it_is_over(anna) -> None:
    bar = anna.page.locator(".bar-tools")
    anna.open_table("podstavec", seats=2)
    expect(bar.get_by_role("button", name="Invite")).to_be_visible()
    anna.play_now("podstavec")
    expect(bar.get_by_role("button", name="Invite")).to_have_count(0)
    bar.get_by_role("button", name="Share link").click()
    expect(anna.page.locator(".toast")).to_contain_text("Whoever has it may watch. This link works on this")
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.locator("dialog").get_by_role("button", name="Resign").click()
    anna.sees(".end")
    expect(bar.get_by_role("button", name="Share link")).to_have_count(0)


def test_where_there_is_no_clipboard_the_link_is_marked_and_the_page_says_how(anna) -> None:
    anna.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    anna.open("/")
    anna.page.get_by_role("button", name="Invite to Logistics").click()
    anna.page.get_by_role("button", name="Copy").click()
    expect(anna.page.get_by_text("copy it with Ctrl+C")).to_be_visible()
    assert anna.page.evaluate("getSelection().toString() || document.activeElement.value").startswith("http")


def test_a_table_that_somebody_opens_appears_at_once_and_leaves_when_it_is_full(anna, lev) -> None:
    lev.open("/")
    lev.sees(".openings")
    name = "Ca' Dolfin"
    anna.open_table("logistics", seats=2, name=name)
    row = lev.page.locator(".openings .table", has_text=name)
    expect(row).to_contain_text("1 seat free")
    row.get_by_role("button", name="Join").click()
    lev.page.wait_for_url("**/t/*")
    anna.open("/")
    expect(anna.page.locator(".openings .table", has_text=name)).to_have_count(0)
    expect(anna.page.locator(".mine .table", has_text=name)).to_be_visible()


def test_an_open_table_that_begins_at_a_set_time_says_when(anna, lev) -> None:
    name, when = "Ca' Pesaro", re.compile(r"begins \d+ \w+, \d\d:\d\d")
    anna.open_table("venice", seats=8, name=name, start=int(time.time() + 30 * DAY) * 1000)
    lev.open("/")
    expect(lev.page.locator(".openings .table", has_text=name)).to_contain_text(when)
    anna.open("/")
    expect(anna.page.locator(".mine .table", has_text=name)).to_contain_text(when)


def test_my_tables_say_where_it_is_my_turn_and_how_long_i_have(anna) -> None:
    anna.ask("POST", "/api/tables", {
        "spec": {"game": "podstavec", "bots": [{"bot": "steady"}], "clock": {"type": "days", "days": 3}},
        "contribution": "aa",
    })  # fmt: skip
    anna.open("/")
    row = anna.page.locator(".mine .table.is-turn")
    expect(row).to_contain_text("your turn")
    expect(row).to_contain_text("Steady")
    expect(row.locator(".left")).to_contain_text("d left")
    anna.page.get_by_role("link", name="It is your turn at one table.").click()
    expect(anna.page.locator("#my-tables")).to_be_in_viewport()
    row.click()
    anna.sees("[data-target=keep]")


def test_a_new_game_against_bots_that_was_not_started_says_at_home_that_it_waits_for_its_player(anna) -> None:
    anna.open_table("poker_auction", seats=2, bots=[{"bot": "random"}])
    start = anna.page.get_by_role("button", name="Start the clock")
    expect(start).to_be_visible()
    anna.open("/")
    row = anna.page.locator(".mine .table.is-turn")
    expect(row).to_contain_text("waits for you: start the clock")
    expect(row).to_contain_text("Play")
    expect(anna.page.get_by_role("link", name="It is your turn at one table.")).to_be_visible()
    row.click()
    start.click()
    expect(start).to_be_hidden()
    anna.open("/")
    expect(anna.page.locator(".mine .table")).to_be_visible()
    expect(anna.page.get_by_text("start the clock")).to_have_count(0)


def test_whoever_has_tables_finds_them_before_the_games(anna, phone) -> None:
    for one in (anna, phone):
        one.play_now("podstavec")
        one.open("/")
        expect(one.page.locator(".mine .table")).to_be_in_viewport()
        mine, games = (one.page.locator(each).bounding_box() for each in (".mine", ".games"))
        assert mine["y"] + mine["height"] <= games["y"]


def test_a_running_public_table_can_be_watched_from_home(anna, lev, visitor) -> None:
    name = "Ca' Foscari"
    lev.sit_down(anna.new_table("podstavec", seats=2, name=name))
    stranger = visitor()
    stranger.open("/")
    stranger.page.locator(".openings .table", has_text=name).click()
    stranger.sees(".watch, .status")
    assert not stranger.frames("done")


def test_without_a_house_the_page_says_so_and_tries_again(visitor) -> None:
    stranger = visitor()
    stranger.cut_off = True  # what the browser writes to its console about it is no fault
    stranger.page.route("**/api/**", lambda route: route.abort())
    stranger.open("/leaders")
    expect(stranger.page.get_by_text("The house cannot be reached")).to_be_visible()
    stranger.page.unroute_all()
    stranger.page.get_by_role("button", name="Try again").click()
    expect(stranger.page.locator(".gtabs a").first).to_be_visible()


def test_home_without_a_house_says_nothing_of_tables_and_comes_back_by_itself(visitor) -> None:
    stranger = visitor()
    stranger.cut_off = True
    stranger.page.clock.install()
    stranger.page.route("**/api/**", lambda route: route.abort())
    stranger.page.route_web_socket("**/api/**", lambda socket: socket.close())
    stranger.open("/")
    expect(stranger.page.get_by_text("The house cannot be reached")).to_be_visible()
    expect(stranger.page.get_by_text("You sit at no table yet")).to_have_count(0)
    expect(stranger.page.get_by_text("Nobody waits for players")).to_have_count(0)
    stranger.page.unroute_all()
    stranger.page.clock.fast_forward(3000)
    expect(stranger.page.locator(".game").first).to_be_visible()
    expect(stranger.page.get_by_text("The house cannot be reached")).to_have_count(0)


SHIFTS = """() => new Promise((done) => {
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    done(list.getEntries().reduce((sum, one) => sum + one.value, 0));
  });
  observer.observe({type: 'layout-shift', buffered: true});
  setTimeout(() => done(0), 300);
})"""
"""How much of the page has moved since it was opened, as browsers count it."""


def test_nothing_jumps_when_ones_tables_come_to_home(anna) -> None:
    anna.play_now("podstavec")
    anna.open("/")
    anna.sees(".mine .table")
    assert anna.page.evaluate(SHIFTS) < 0.05


def test_nothing_jumps_while_somebody_new_is_led_to_their_first_table(visitor) -> None:
    stranger = visitor()
    stranger.open("/")
    expect(stranger.page.locator(".games")).to_be_visible()
    stranger.page.evaluate(
        """() => { window.tops = new Set();
        const look = () => {
          const games = document.querySelector('.games');
          if (games) window.tops.add(games.getBoundingClientRect().top);
          requestAnimationFrame(look);
        };
        look(); }"""
    )
    stranger.page.get_by_role("button", name="Play now: Logistics").click()
    stranger.sees(".logi")
    assert len(stranger.page.evaluate("[...window.tops]")) == 1


def test_whoever_comes_first_sees_the_buttons_of_all_games_in_russian_too(visitor) -> None:
    stranger = visitor(language="ru")
    stranger.open("/")
    stranger.sees(".hero")
    buttons = stranger.page.locator(".btn-play")
    buttons.last.wait_for()
    for button in buttons.all()[:5]:  # after the games of the house come those of others
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 800
    stranger.page.locator(".hero .btn-primary").click()
    stranger.sees(".pod")
    assert re.search("[а-яё]", stranger.ask("GET", "/api/me")["name"]), "and has a Russian name"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_laptop_every_game_of_the_first_screen_is_whole(visitor, language) -> None:
    stranger = visitor((1024, 768), language=language)
    stranger.open("/")
    stranger.sees(".game .btn")
    stranger.has_its_letters()
    cards = stranger.page.locator(".game").evaluate_all("all => all.map((each) => each.getBoundingClientRect().bottom)")
    assert max(cards[:5]) <= 768  # the house of the tests has one game more
