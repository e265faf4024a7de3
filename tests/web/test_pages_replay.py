"""A finished game, moment by moment, from any seat."""

import re

import pytest
from playwright.sync_api import expect
from served import serving
from visitors import PHONE, arrive, leaving


def slider(one):
    return one.page.get_by_role("slider", name="Moment")


def test_a_game_is_stepped_through_and_every_moment_has_its_link(anna, finished) -> None:
    anna.open(f"/t/{finished}/replay")
    anna.sees(".replay .pod")
    expect(slider(anna)).to_have_value("0")
    anna.page.get_by_role("button", name="One moment on").click()
    expect(slider(anna)).to_have_value("1")
    anna.page.get_by_role("button", name="To the end").click()
    last = slider(anna).get_attribute("max")
    expect(slider(anna)).to_have_value(last or "")
    expect(anna.page.locator(".status")).to_contain_text("resigns")
    expect(anna.page).to_have_url(re.compile(rf"#s[01]-{int(str(last)) + 1}$"))  # the first moment is 1
    address = anna.page.url
    anna.open("/rules")
    anna.page.goto(address)
    anna.sees(".replay .pod")
    expect(slider(anna)).to_have_value(last or "")


def test_keys_scrub_play_and_change_the_eyes(anna, finished) -> None:
    anna.open(f"/t/{finished}/replay")
    anna.sees(".replay .pod")
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowRight")
    expect(slider(anna)).to_have_value("2")
    anna.page.keyboard.press("Home")
    expect(slider(anna)).to_have_value("0")
    before = anna.page.url
    anna.page.keyboard.press("s")
    expect(anna.page).not_to_have_url(before)
    anna.page.keyboard.press("3")
    anna.page.keyboard.press(" ")
    expect(slider(anna)).to_have_value(slider(anna).get_attribute("max") or "")


def test_every_seat_and_everyone_can_be_looked_through(anna, finished, visitor) -> None:
    stranger = visitor()
    stranger.open(f"/t/{finished}/replay")
    stranger.sees(".replay .pod")
    eyes = stranger.page.get_by_role("radiogroup", name="Seen by").get_by_role("radio")
    expect(eyes).to_have_count(3)
    expect(eyes.nth(2)).to_be_checked()
    for index, start in ((0, "#s0-"), (1, "#s1-"), (2, "#o-")):
        eyes.nth(index).click()
        expect(stranger.page).to_have_url(re.compile(re.escape(start)))


def test_in_podstavec_a_replay_shows_what_the_chosen_seat_held_and_bid(anna, finished) -> None:
    seat = anna.view(finished)["seat"]  # she bid first: hers lay there while the other one thought
    anna.open(f"/t/{finished}/replay#s{seat}-1")
    held = anna.page.locator(".podstavec .held span")
    expect(held).to_have_count(3)  # balls of three colours; all pedestals are on display
    expect(held.first).to_contain_text("8")
    sent = anna.page.locator(".slot-sent")
    for _moment in range(8):
        if sent.count():
            break
        anna.page.get_by_role("button", name="One moment on").click()
        anna.page.wait_for_timeout(300)
    expect(sent).to_have_count(1)
    expect(sent.locator("b")).to_have_text("1")


def test_a_replay_shows_no_plan_where_none_was_made_yet(anna, finished) -> None:
    anna.open(f"/t/{finished}/replay#s0-0")
    anna.sees(".replay .pod")
    board = anna.page.locator(".replay .felt .pod")
    expect(board).to_contain_text("on display")
    expect(board).not_to_contain_text("Your plan")
    expect(board).not_to_contain_text("0 pedestals")


def test_a_line_of_the_log_leads_to_its_moment(anna, finished) -> None:
    anna.open(f"/t/{finished}/replay")
    anna.page.get_by_role("button", name="One moment on").wait_for()
    anna.page.locator(".log-line").last.click()
    expect(slider(anna)).not_to_have_value("0")
    expect(anna.page.locator(".log-line.is-now")).to_have_count(1)


def test_the_deal_is_checked_here_too(anna, finished) -> None:
    anna.open(f"/t/{finished}/replay")
    expect(anna.page.get_by_role("button", name="Fairness verified")).to_be_visible()


def test_on_a_phone_log_eyes_and_link_are_in_the_dock(anna, finished, visitor) -> None:
    phone = visitor((390, 844))
    phone.open(f"/t/{finished}/replay")
    phone.sees(".replay .pod")
    assert not phone.scrolls_sideways()
    phone.page.get_by_role("button", name="What happened").tap()
    phone.sees(".drawer .log-line")
    phone.page.keyboard.press("Escape")
    phone.page.locator(".dock").get_by_role("button", name=re.compile("^Seen by")).tap()
    phone.page.locator(".drawer .eyes button").first.tap()
    expect(phone.page).to_have_url(re.compile("#s0-"))


SPILLED = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [felt, dock] = [box('.felt'), box('.dock')];
  const rows = [...document.querySelectorAll('.felt .lane, .felt .field')].map((each) => each.getBoundingClientRect());
  const above = (each, next) => !next || each.bottom < next.top;
  return rows.some((each, at) => each.bottom > felt.bottom || !above(each, rows[at + 1]))
    || ['.chances .btn', '.step-play', '.on-btn'].some((what) => box(what).bottom > dock.top);
}"""
"""Does the board leave its felt, or its rows touch, or does a control lie under the dock?"""


@pytest.mark.parametrize("game", ["logistics", "standoff"])
def test_on_a_low_phone_the_board_stays_on_its_felt_and_all_controls_in_sight(visitor, game) -> None:
    phone = visitor((390, 664), language="ru")
    phone.come_in()
    table = phone.new_table(game, bots=[{"bot": "novice"}])
    phone.resign(table)
    phone.open(f"/t/{table}/replay")
    phone.sees(".chances .btn")
    for width, height in ((390, 664), (360, 640), (320, 568)):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.wait_for_timeout(200)  # the board measures its room
        assert not phone.page.evaluate(SPILLED), width


def test_on_a_phone_rows_of_podstavec_do_not_overlap_however_many_spoils_there_are(visitor) -> None:
    phone, other = visitor((390, 844), language="ru"), visitor()
    for each in (phone, other):
        each.come_in()
    table = phone.new_table("podstavec", seats=2)
    other.sit_down(table)
    for _round in range(3):  # what is bid alike nobody wins: the spoils grow
        for move in ({"kind": "arrange", "empty": 0}, {"kind": "bid", "pedestals": 1}):
            for each in (phone, other):
                each.play(table, red=0, white=0, black=int(move["kind"] == "bid" and _round == 0), **move)
    phone.resign(table)
    phone.open(f"/t/{table}/replay")
    phone.sees(".chances .btn")
    phone.has_its_letters()
    for _step in range(16):
        phone.page.keyboard.press("ArrowRight")
        phone.page.wait_for_timeout(60)
        parts = phone.page.locator(".pod:not(.arr) > .row, .pod:not(.arr) > .mid > *, .felt").evaluate_all(
            """all => all.filter(each => each.offsetHeight).map(each => each.getBoundingClientRect())
              .map(({top, bottom}) => [top, bottom])"""
        )
        (_, end), *rows = parts
        assert all(bottom <= end for _, bottom in rows)
        if len(rows) > 3:
            (_, above), *middle, (below, _) = rows
            assert all(top >= above and bottom <= below for top, bottom in middle)


def test_one_plays_on_from_a_moment_and_finds_the_way_back_to_it(anna, finished) -> None:
    anna.open(f"/t/{finished}/replay")
    anna.sees(".replay .pod")
    play_on = anna.page.get_by_role("button", name="Play on from here")
    anna.page.get_by_role("button", name="To the end").click()
    expect(play_on).to_be_disabled()
    anna.page.get_by_role("button", name="To the start").click()
    anna.page.get_by_role("button", name="One moment on").click()
    expect(anna.page).to_have_url(re.compile(r"#s[01]-2$"))
    moment = anna.page.url
    play_on.click()
    panel = anna.page.get_by_role("dialog", name="Play on from here")
    expect(panel).to_contain_text("is imagined anew; the finished game stays as it is.")
    assert anna.axe() == []
    panel.get_by_role("button", name="Play on").click()
    expect(anna.page).to_have_url(re.compile(r"/t/\w+\?key=\w+$"))
    assert finished not in anna.page.url
    expect(anna.page.locator(".bar-title")).to_contain_text("played on from another game")
    table = anna.page.url.rsplit("/", 1)[1].split("?")[0]
    anna.resign(table)
    end = anna.page.get_by_role("dialog")
    expect(end).to_contain_text("Played on from a moment of another game.")
    expect(end).to_contain_text("The start was imagined; what was drawn after it is verified")
    assert anna.axe() == []
    end.get_by_role("link", name="To that moment").click()
    anna.sees(".replay .pod")
    expect(anna.page).to_have_url(moment)
    anna.open(f"/t/{table}/replay")
    expect(anna.page.locator(".fairb")).to_have_text("Imagined start")
    anna.open(f"/people/{anna.ask('GET', '/api/me')['person']}")
    row = anna.page.locator(".recent", has_text="played on from another game, not counted")
    expect(row).to_have_count(1)
    expect(row).to_have_attribute("href", f"/t/{table}/replay")


def test_the_log_of_a_game_that_is_played_on_begins_with_the_round_where_it_was_taken_up(anna, finished) -> None:
    anna.open(f"/t/{finished}/replay")
    anna.sees(".replay .pod")
    anna.page.get_by_role("button", name="To the end").click()
    anna.page.get_by_role("button", name="One moment back").click()
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    anna.page.locator("[data-target=keep]").click()
    expect(anna.page.locator(".log-round").nth(1)).to_have_text("Round 2")  # the first tells of the table itself


def test_on_a_phone_a_stranger_plays_on_in_the_seat_they_choose(finished, visitor) -> None:
    phone = visitor((390, 844), theme="dark", language="ru")
    phone.open(f"/t/{finished}/replay")
    phone.sees(".replay .pod")
    phone.page.get_by_role("button", name="Играть отсюда").tap()
    panel = phone.page.get_by_role("dialog", name="Играть отсюда")
    panel.get_by_role("combobox", name="Ваше место").select_option(index=1)
    assert phone.axe() == []
    assert not phone.scrolls_sideways()
    panel.get_by_role("button", name="Играть", exact=True).tap()
    expect(phone.page).to_have_url(re.compile(r"/t/\w+\?key=\w+$"))
    table = phone.page.url.rsplit("/", 1)[1].split("?")[0]
    assert phone.ask("GET", f"/api/tables/{table}")["table"]["seat"] == 1
    expect(phone.page.locator(".bar-title")).to_contain_text("продолжение другой партии")
    assert phone.axe() == []


def test_the_record_is_downloaded_where_the_deal_is_explained_and_from_the_replay(anna, finished) -> None:
    anna.open(f"/t/{finished}")
    anna.page.get_by_role("button", name="How it is checked").click()
    _downloads_the_record(anna, anna.page.get_by_role("dialog", name="How it is checked"), finished)
    anna.open(f"/t/{finished}/replay")
    _downloads_the_record(anna, anna.page.locator(".bar"), finished)


def _downloads_the_record(one, where, table: str) -> None:
    with one.page.expect_download() as download:
        where.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename == f"{table}.jsonl"


def test_a_game_that_is_still_played_has_no_replay(anna) -> None:
    table = anna.play_now("podstavec")
    anna.open(f"/t/{table}/replay")
    expect(anna.page.get_by_text("This game is not over yet.")).to_be_visible()


def test_a_finished_game_is_found_among_the_replays(anna, finished) -> None:
    anna.open("/replays")
    anna.page.get_by_role("radio", name="Only mine").click()
    anna.page.locator(".recent").first.click()
    anna.sees(".replay .pod")


def test_who_won_is_told_only_at_the_end(anna, finished) -> None:
    anna.open(f"/t/{finished}/replay")
    anna.sees(".replay .pod")
    winner = anna.page.locator(".player.is-winner")
    expect(winner).to_have_count(0)
    anna.page.get_by_role("button", name="To the end").click()
    expect(winner).to_have_count(1)
    anna.page.get_by_role("button", name="To the start").click()
    expect(winner).to_have_count(0)


def test_a_replay_notices_that_the_house_is_closed_and_that_it_is_open_again(anna, finished) -> None:
    anna.open(f"/t/{finished}/replay")
    anna.sees(".replay .pod")
    gone = anna.page.locator(".bar").get_by_text("No connection")
    expect(gone).to_have_count(0)
    anna.cut_off = True
    anna.page.route("**/health", lambda route: route.abort())
    anna.page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(gone).to_be_visible()
    assert anna.axe() == []
    anna.page.unroute("**/health")
    anna.mend()
    expect(gone).to_have_count(0)
    expect(anna.page.get_by_role("button", name="Fairness verified")).to_be_visible()


@pytest.mark.usefixtures("finished")
def test_on_a_phone_a_result_in_russian_has_a_column_of_its_own(anna, visitor) -> None:
    person = anna.ask("GET", "/api/me")["person"]
    one = visitor(PHONE, language="ru", storage=anna.context.storage_state())
    for page in (f"/replays?person={person}", f"/people/{person}"):
        one.open(page)
        result, game = (one.page.locator(f".recent {part}").bounding_box() for part in (".res", ".what"))
        assert result
        assert game
        assert result["x"] + result["width"] <= game["x"]
        icon, card = (one.page.locator(part).last.bounding_box() for part in (".recent .icon", ".past"))
        assert icon["x"] + icon["width"] + 8 <= card["x"] + card["width"]


def test_on_a_phone_every_sentence_of_a_replay_is_whole_and_the_board_stays_where_it_is(finished, visitor) -> None:
    one = visitor((320, 844), language="ru")
    one.open(f"/t/{finished}/replay")
    one.sees(".scrubber")
    one.has_its_letters()
    shown = set()
    moments = one.page.locator(".scrubber input")
    for moment in range(int(moments.get_attribute("max")) + 1):
        moments.fill(str(moment))
        one.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        whole, top = one.page.evaluate("""() => {
          const [line, said, felt] = ['.status', '.status p', '.felt']
            .map((each) => document.querySelector(each).getBoundingClientRect());
          return [said.top >= line.top && said.bottom <= line.bottom, felt.top];
        }""")
        assert whole, one.status
        shown.add(top)
    assert len(shown) == 1


def test_where_no_game_stands_the_list_says_whose_and_of_which_game(browser, tmp_path) -> None:
    with serving(tmp_path) as address, leaving([arrive(browser, address)]) as (one,):

        def reads(path: str, text: str) -> None:
            one.open(path)
            expect(one.page.locator(".nothing")).to_have_text(text)

        reads("/replays", "No game that all may see has been finished here yet.")
        reads("/replays?game=venice", "No game of Venice that all may see has been finished here yet.")
        me = one.come_in()
        reads("/replays", "No game that all may see has been finished here yet. Yours are under “Only mine”.")
        reads(f"/replays?person={me}", "You have finished no game yet.")
        table = one.new_table("podstavec", bots=[{"bot": "novice"}], public=True)
        one.resign(table)
        one.open("/replays")
        one.sees(".recent")
        reads(f"/replays?person={me}&game=venice", "You have finished no game of Venice yet.")
        reads("/replays?person=nobody", "No finished games to show.")
