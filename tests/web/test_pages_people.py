"""Players, leaders, and those who look after the house."""

import subprocess
import sys

from playwright.sync_api import expect
from served import serving
from visitors import arrive, leaving


def account(visitor, name: str):
    somebody = visitor()
    somebody.ask("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    return somebody


def rated_game(winner, loser, game: str = "podstavec") -> str:
    body = {"spec": {"game": game, "seats": 2, "rated": True}, "contribution": "aa"}
    table = winner.ask("POST", "/api/tables", body)["table"]["table"]
    loser.ask("POST", f"/api/tables/{table}/join", {"contribution": "bb"})
    loser.resign(table)
    for _ in range(200):  # ratings are reckoned a moment after the end
        if winner.ask("GET", f"/api/tables/{table}/ratings")["changes"]:
            return str(table)
        winner.page.wait_for_timeout(100)
    raise AssertionError(f"the game at {table} was never rated")


def test_a_rated_game_moves_ratings_and_stands_on_both_pages(visitor) -> None:
    olga, pavel = account(visitor, "Olga Rated"), account(visitor, "Pavel Rated")
    rated_game(olga, pavel)
    olga.open("/leaders/podstavec")
    mine = olga.page.locator("tr.is-me")
    expect(mine).to_contain_text("Olga Rated")
    expect(olga.page.get_by_text("Your place")).to_be_visible()
    olga.page.get_by_role("link", name="Pavel Rated").first.click()
    expect(olga.page.get_by_role("heading", name="Pavel Rated")).to_be_visible()
    expect(olga.page.locator(".recent")).to_contain_text("Lost")
    expect(olga.page.get_by_text("You and Pavel Rated have played 1 game")).to_be_visible()
    olga.page.locator(".me").click()
    expect(olga.page.locator(".recent")).to_contain_text("Won")
    expect(olga.page.locator(".rate")).to_contain_text("Podstavec")


def test_somebody_who_is_not_there_has_no_page(anna) -> None:
    anna.open("/people/nobody-at-all")
    anna.sees(".lost h1")


def test_the_office_is_shown_to_nobody_else(anna) -> None:
    anna.open("/admin")
    expect(anna.page.get_by_text("This page is for those who look after the house.")).to_be_visible()


def test_a_report_is_looked_into_somebody_shut_out_and_a_table_closed_and_repaired(browser, tmp_path) -> None:
    with serving(tmp_path) as address, leaving([]) as here:
        boss, rude = arrive(browser, address), arrive(browser, address)
        here += [boss, rude]
        boss.ask("POST", "/api/accounts", {"name": "Boss", "password": "correct horse"})
        rude.ask("POST", "/api/accounts", {"name": "Rude", "password": "correct horse"})
        table = boss.open_table("podstavec", seats=2)
        rude.join(table)
        line = rude.ask("POST", f"/api/tables/{table}/chat", {"text": "a rude word"})
        boss.ask(
            "POST", f"/api/tables/{table}/reports", {"person": line["person"], "reason": "rude", "line": line["id"]}
        )
        command = [sys.executable, "-m", "ridotto.cli.main", "admin", "appoint", "Boss"]
        subprocess.run([*command, "--database", str(tmp_path / "house.db")], check=True)
        boss.open("/admin")
        read = boss.page.locator(".report", has_text="a rude word")
        read.get_by_role("button", name="Shut out").click()
        boss.page.get_by_label("Reason, which they are told").fill("rude")
        boss.page.locator("dialog").get_by_role("button", name="Shut out").click()
        expect(boss.page.get_by_role("button", name="Let in again")).to_be_visible()
        rude.open("/rules")
        expect(rude.page.get_by_text("rude")).to_be_visible()
        read.get_by_role("button", name="Looked into").click()
        expect(boss.page.get_by_text("Nothing is waiting to be looked into.")).to_be_visible()
        boss.page.get_by_role("button", name="Let in again").click()
        expect(boss.page.get_by_text("Nobody is shut out.")).to_be_visible()
        boss.page.get_by_label("Table", exact=True).fill(table)
        boss.page.get_by_label("Why, which the players are told").fill("something is odd")
        boss.page.get_by_role("button", name="Close it").click()
        boss.page.get_by_role("button", name="Let it go on").wait_for()
        boss.open(f"/t/{table}")
        boss.sees(".note h2 >> text=Closed for repair")
        expect(boss.page.locator(".facts dt")).to_have_text(["Since", "Why", "Next"])
        expect(boss.page.locator(".tray")).to_be_hidden()
        boss.open("/admin")
        boss.page.get_by_role("button", name="Let it go on").click()
        expect(boss.page.get_by_text("No table is closed.")).to_be_visible()
        rude.faults.clear()  # its browser has noted that it was shut out


def test_a_guest_has_one_name_on_every_page(anna, lev, finished) -> None:
    whole = anna.ask("GET", "/api/me")["name"]
    called, number = whole.rsplit(" ", 1)
    person = anna.ask("GET", "/api/me")["person"]
    anna.new_table("podstavec", seats=2)
    for path, place in (("/", ".site-head, .hello, h1"), ("/settings", ".site-head p"), (f"/people/{person}", "h1")):
        anna.open(path)
        expect(anna.page.locator(place).first).to_contain_text(called)
        expect(anna.page.locator(place).first).not_to_contain_text(number)
    expect(anna.page.locator(".who-head p")).to_contain_text(f"guest no. {number}")  # where it can be looked up
    lev.open(f"/replays?person={person}")
    expect(lev.page.locator("h1")).to_have_text(f"Games of {called}")
    expect(lev.page.locator("main")).not_to_contain_text(whole)
