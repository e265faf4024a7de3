"""The analysis of a finished game on its replay: asked for once, and then there for everyone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from visitors import PHONE, Visitor

ADVISED = {"type": "bid", "red": 1, "white": 0, "black": 0, "pedestals": 0}
LOSING = 3
"""The entry of the first bid of the finished game."""


def slider(one: Visitor):
    return one.page.get_by_role("slider", name="Moment")


def place(one: Visitor) -> Any:
    """Where the board and the line of moments stand."""
    one.has_its_letters()
    return [one.page.locator(each).bounding_box() for each in (".felt", ".transport", ".log-lines")]


@pytest.fixture
def three_cards(anna: Visitor, lev: Visitor) -> str:
    """A game that is analysed in a moment, played to its end."""
    table = anna.new_table("three_cards", seats=2)
    lev.sit_down(table)
    for _trick in range(3):
        for each in (anna, lev):
            card = each.view(table)["hand"][0]
            each.play(table, "choose", card=card)
    return table


def test_a_game_is_analysed_once_and_nothing_moves_when_it_is_there(anna, visitor, three_cards) -> None:
    anna.open(f"/t/{three_cards}/replay")
    ask = anna.page.get_by_role("button", name="Analyse this game")
    expect(ask).to_be_visible()
    before = place(anna)
    assert anna.axe() == []
    ask.click()
    expect(anna.page.locator(".chance-curve .ln")).to_have_count(2, timeout=90_000)
    assert place(anna) == before
    assert anna.axe() == []
    for stranger in (visitor(), visitor(PHONE, theme="dark", language="ru")):
        stranger.open(f"/t/{three_cards}/replay")
        expect(stranger.page.locator(".chance-curve .ln")).to_have_count(2)
        assert not stranger.scrolls_sideways()
        assert stranger.axe() == []


def told(moments: list[dict[str, Any]]) -> dict[str, Any]:
    """What the house might say of the finished game: the first bid gave a fifth of the chance away."""
    seat = next(moment["seat"] for moment in moments if moment["entry"] == LOSING)
    end = moments[-1]["entry"]
    lost = {"n": LOSING, "seat": seat, "lost": 0.2, "measure": "chance"}
    judged = {
        **lost, "entries": [LOSING], "choice": [ADVISED], "agrees": False, "why": {"id": "mind-pass-only"},
        "knew": 0.6, "truth": 0.3, "differ": True,
    }  # fmt: skip
    ends = [float(seat == 1), float(seat == 0)]
    # the second bid had the bids shown and awarded: a moment of several lines, the first of which is about the bid
    second = {"n": LOSING + 1, "seat": 1 - seat, "entries": [LOSING + 1]}
    same = {**judged, **second, "lost": 0.0, "agrees": True, "differ": False}
    curve = [{"n": 0, "chances": [0.5, 0.5], "games": 64}, {"n": end, "chances": ends, "games": 0}]
    turning = {**lost, "changed": 1 - seat, "before": 0.5, "after": 0.7}
    analysis = {
        "seats": 2, "mind": "keen", "by": "opinion", "unjudged": 0,
        "turning_points": [turning], "curve": curve, "decisions": [judged, same],
    }  # fmt: skip
    return {"status": "done", "analysis": analysis}


@pytest.fixture
def analysed(anna: Visitor, finished: str):
    """Lets a visitor find the finished game analysed, at its replay."""
    moments = anna.ask("GET", f"/api/tables/{finished}/moments?seat=onlooker&limit=50")["moments"]
    answer = json.dumps(told(moments))

    def find(one: Visitor) -> Visitor:
        def say(route: Route) -> None:
            route.fulfill(body=answer, content_type="application/json")

        one.page.route("**/analysis*", say)
        one.open(f"/t/{finished}/replay")
        one.sees(".replay .pod")
        return one

    return find


def test_the_curve_the_list_and_keys_lead_to_a_turning_point_which_the_log_explains(anna, analysed) -> None:
    analysed(anna)
    expect(slider(anna)).to_have_attribute("aria-valuetext", re.compile(r"50%.*50%"))
    expect(anna.page.locator(".log-line .loss")).to_have_text("▼ 20%")
    expect(anna.page.locator(".log-line .why")).to_have_count(0)
    explained = anna.page.locator(".log-line.is-now .why")
    turn = anna.page.locator(".log-foot").get_by_role("button", name=re.compile("gave away 20% of the chance"))
    on_the_curve = anna.page.locator(".chances").get_by_role("button", name=re.compile("gave away 20% of the chance"))
    for go_there in (turn.click, on_the_curve.click, lambda: anna.page.keyboard.press("]")):
        anna.page.get_by_role("button", name="To the start").click()
        expect(slider(anna)).to_have_value("0")
        go_there()
        expect(slider(anna)).to_have_value(str(LOSING))
        expect(explained).to_contain_text(re.compile("Keen would tell .*: “Bid 1 red"))
    turn.click()
    for label in ("Pause", "Play"):
        anna.page.keyboard.press(" ")  # the button that was clicked does not hear it
        expect(anna.page.get_by_role("button", name=label, exact=True)).to_be_visible()
    turn.click()
    expect(explained).to_contain_text(re.compile("before this move it stands at 30%, .* could know it would be 60%"))
    assert anna.axe() == []
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(".log-line .why")).to_have_text(re.compile("Keen would have done the same"))
    box = anna.page.locator(".chances .field").bounding_box()
    anna.page.mouse.click(box["x"] + box["width"] - 14, box["y"] + 6)
    expect(slider(anna)).to_have_value(slider(anna).get_attribute("max") or "")


def test_no_label_of_the_curve_lies_on_its_frame(anna, analysed, visitor, finished) -> None:
    moments = anna.ask("GET", f"/api/tables/{finished}/moments?seat=onlooker&limit=50")["moments"]
    told_high = told(moments)
    seat = told_high["analysis"]["turning_points"][0]["seat"]
    high = {"n": LOSING, "chances": [0.78 if each == seat else 0.22 for each in range(2)], "games": 64}
    told_high["analysis"]["curve"].insert(1, high)
    for one in (anna, visitor(PHONE, language="ru")):
        analysed(one)
        one.page.route("**/analysis*", lambda route: route.fulfill(json=told_high))
        one.page.reload()
        one.sees(".chance-curve .turn text")
        one.has_its_letters()
        label = one.page.locator(".chance-curve .turn text").bounding_box()
        frame = [line.bounding_box()["y"] for line in one.page.locator(".chance-curve .grid path").all()]
        assert min(frame) < label["y"]
        assert label["y"] + label["height"] < max(frame)


def test_the_curve_is_a_table_too(anna, analysed) -> None:
    analysed(anna)
    anna.page.get_by_role("button", name="As a table").click()
    drawer = anna.page.get_by_role("dialog", name="Winning chances")
    expect(drawer.locator("tbody tr")).to_have_count(3)
    expect(drawer.locator("tbody tr").nth(1)).to_contain_text("▼ 20%")
    for place in (drawer, anna.page.locator(".log-foot")):
        expect(place).to_contain_text("only means that Keen, the judge, would have played no better")
    assert anna.axe() == []
    drawer.locator("tbody button").nth(1).click()
    expect(slider(anna)).to_have_value(str(LOSING))


def test_on_a_phone_the_verdict_stands_under_the_curve_and_leads_to_the_log(visitor, analysed) -> None:
    phone = analysed(visitor(PHONE, theme="dark", language="ru"))
    phone.page.locator(".chances").get_by_role("button", name=re.compile("потеряно 20% шансов")).tap()
    phone.page.locator(".aside").get_by_role("button", name=re.compile("Зоркий")).tap()
    expect(phone.page.locator(".drawer .log-line.is-now .why")).to_contain_text("перед этим ходом на ней 30%")
    expect(phone.page.locator(".drawer .log-foot")).to_contain_text("Переломные моменты")
    assert not phone.scrolls_sideways()
    assert phone.axe() == []


def test_turning_points_that_lie_close_are_told_apart_by_where_they_are_touched(visitor, anna, finished) -> None:
    found = told(anna.ask("GET", f"/api/tables/{finished}/moments?seat=onlooker&limit=50")["moments"])
    turning = found["analysis"]["turning_points"]
    turning.append({**turning[0], "n": LOSING + 1})
    measured = [{"n": n, "chances": [0.4, 0.6], "games": 64} for n in (LOSING, LOSING + 1)]  # marks sit only there
    found["analysis"]["curve"][1:1] = measured
    phone = visitor((240, 640))
    phone.page.route("**/analysis*", lambda route: route.fulfill(json=found))
    phone.open(f"/t/{finished}/replay")
    phone.sees(".turn-at")
    first, second = (each.bounding_box() for each in phone.page.locator(".turn-at").all())
    apart = second["x"] - first["x"]
    assert apart < first["width"], "the later one lies over the earlier one"
    middle, high = first["x"] + first["width"] / 2, first["y"] + first["height"] / 2
    for part, entry in ((0, LOSING), (0.4, LOSING), (0.6, LOSING + 1), (1, LOSING + 1)):
        phone.page.touchscreen.tap(middle + part * apart, high + part * (second["y"] - first["y"]))
        expect(slider(phone)).to_have_value(str(entry))


def test_it_is_told_how_far_an_analysis_has_come_and_how_long_it_will_take(anna, finished) -> None:
    anna.page.clock.install()
    progress = {"status": "running", "progress": 0.1, "stage": {"doing": "judge", "done": 3, "of": 12}}
    anna.page.route("**/analysis*", lambda route: route.fulfill(json=progress))
    anna.open(f"/t/{finished}/replay")
    told = anna.page.locator(".chances [role=status]")
    expect(told).to_contain_text("Judging decisions: 3 of 12")
    expect(told).to_contain_text("10% done")
    progress |= {"progress": 0.2, "stage": {"doing": "weigh", "done": 8, "of": 40}}
    anna.page.clock.run_for(20_000)
    expect(told).to_contain_text("Weighing chances: 8 of 40 moments")
    expect(told).to_contain_text("20% done")
    expect(told).not_to_contain_text("left")  # weighing goes at another pace than judging
    progress |= {"progress": 0.35, "stage": {"doing": "weigh", "done": 15, "of": 40}}
    anna.page.clock.run_for(20_000)
    expect(told).to_contain_text(re.compile(r"35% done, about [23] minutes left"))
    assert anna.axe() == []
    anna.cut_off = True
    anna.page.route("**/analysis*", lambda route: route.abort())
    anna.page.clock.run_for(2_000)
    expect(told).to_contain_text("No connection; it goes on once the house is back.")
    expect(anna.page.locator(".bar").get_by_text("No connection")).to_be_visible()
