"""What is said at a table before its game begins is heard by all who are there, and stays said."""

from playwright.sync_api import expect


def test_host_and_visitor_talk_before_the_visitor_sits_down_and_it_stays_said(anna, visitor) -> None:
    lev = visitor()  # nobody the house knows yet
    table = anna.open_table("podstavec", seats=2)
    anna.sees(".linkbox")
    lev.open(f"/t/{table}")
    lev.sees(".linkbox")

    def says(one, text) -> None:
        one.page.locator(".chat .input").fill(text)
        one.page.keyboard.press("Enter")

    def all_hear(*lines) -> None:
        for one in (anna, lev):
            expect(one.page.locator(".chat-line > span")).to_have_text(list(lines))

    says(anna, "Who is there?")
    all_hear("Who is there?")
    says(lev, "A friend")
    all_hear("Who is there?", "A friend")
    lev.page.get_by_role("button", name="Sit down").click()
    lev.sees(".pod")
    says(anna, "Good luck")
    all_hear("Who is there?", "A friend", "Good luck")
    for one in (anna, lev):
        one.page.reload()
        one.sees(".pod")
    all_hear("Who is there?", "A friend", "Good luck")
