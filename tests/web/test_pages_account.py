"""Guests, accounts and settings."""

from playwright.sync_api import expect


def make_account(one, name: str) -> None:
    one.open("/sign-in")
    one.page.get_by_label("Name").fill(name)
    one.page.get_by_label("Password").fill("correct horse")
    one.page.get_by_role("button", name="Make my account").click()
    expect(one.page.locator(".me")).to_contain_text(name)


def test_whoever_makes_an_account_keeps_everything_and_finds_it_on_another_device(visitor) -> None:
    guest = visitor()
    guest.open("/")
    guest.page.get_by_role("button", name="Play a first game").click()
    guest.sees("[data-target=keep]")
    person = guest.ask("GET", "/api/me")["person"]
    guest.open("/sign-in")
    expect(guest.page.get_by_text("You keep your table")).to_be_visible()
    make_account(guest, "Zanetta")
    expect(guest.page.locator(".mine .table.is-turn")).to_have_count(1)
    assert guest.ask("GET", "/api/me")["person"] == person
    elsewhere = visitor()
    elsewhere.open("/sign-in?door=enter")
    elsewhere.page.get_by_label("Name").fill("Zanetta")
    elsewhere.page.get_by_label("Password").fill("correct horse")
    elsewhere.page.locator("form").get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.locator(".mine .table.is-turn")).to_have_count(1)


def test_a_guest_is_led_to_an_account_of_their_own_with_the_name_they_have(anna) -> None:
    called = anna.ask("GET", "/api/me")["name"].rsplit(" ", 1)[0]
    anna.open("/")
    anna.page.get_by_role("link", name="Make an account").click()
    expect(anna.page.get_by_role("radio", name="Make an account")).to_be_checked()
    field = anna.page.get_by_label("Name")
    expect(field).to_have_value(called)
    anna.page.get_by_role("radio", name="Sign in").click()
    expect(field).to_have_value("")  # at that door it is another's
    anna.page.get_by_role("radio", name="Make an account").click()
    anna.page.get_by_label("Password").fill("correct horse")
    anna.page.get_by_role("button", name="Make my account").click()
    expect(anna.page.locator(".me")).to_contain_text(called)


def test_a_wrong_password_is_refused_in_a_sentence(visitor) -> None:
    stranger = visitor()
    stranger.open("/sign-in?door=enter")
    stranger.page.get_by_label("Name").fill("Nobody At All")
    expect(stranger.page.get_by_text("stays yours")).to_have_count(0)  # true of opening an account only
    typed = stranger.page.get_by_label("Password")
    typed.fill("correct horse")
    for offered, kind in (("Show", "password"), ("Hide", "text")):
        expect(typed).to_have_attribute("type", kind)
        stranger.page.get_by_role("button", name=offered).click()
    stranger.page.locator("form").get_by_role("button", name="Sign in").click()
    expect(stranger.page.get_by_role("alert")).not_to_be_empty()


def test_a_refusal_is_said_in_the_language_that_was_chosen_here(visitor) -> None:
    stranger = visitor()
    stranger.keeps("ridotto-settings", {"language": "ru"})
    stranger.open("/sign-in?door=enter")
    stranger.page.get_by_label("Имя").fill("Nobody At All")
    stranger.page.get_by_label("Пароль").fill("correct horse")
    stranger.page.locator("form").get_by_role("button", name="Войти").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("Учётной записи с таким именем и паролем нет")


def test_the_door_says_what_is_missing_and_says_a_refusal_once(visitor) -> None:
    stranger = visitor()
    stranger.cut_off = True  # the browser writes refusals to its console
    stranger.open("/")
    stranger.page.get_by_role("link", name="Sign in").click()
    stranger.page.locator("form").get_by_role("button", name="Sign in").click()
    expect(stranger.page.get_by_role("alert")).to_have_text("Say your name and your password.")
    stranger.page.get_by_label("Password").fill("correct horse")
    stranger.page.locator("form").get_by_role("button", name="Sign in").click()
    expect(stranger.page.get_by_role("alert")).to_have_text("Say your name.")
    stranger.page.get_by_role("radio", name="Make an account").click()
    stranger.page.get_by_label("Name").fill("Novice")
    stranger.page.get_by_label("Password").fill("correct horse")
    stranger.page.get_by_role("button", name="Make my account").click()
    expect(stranger.page.get_by_text("is what a bot is called here")).to_have_count(1)


def test_a_name_that_is_taken_is_said_before_it_is_sent(anna, visitor) -> None:
    make_account(anna, "Marietta")
    other = visitor()
    other.open("/sign-in")
    other.page.get_by_label("Name").fill("marietta")
    expect(other.page.locator("#name-told")).to_contain_text("marietta")
    other.page.get_by_label("Name").fill("Marietta the second")
    expect(other.page.get_by_text("This name is free.")).to_be_visible()


def test_settings_are_kept_at_once(anna) -> None:
    anna.open("/settings")
    anna.page.get_by_role("radio", name="Dark").click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.page.get_by_role("switch", name="Sound").click()
    anna.page.get_by_role("radio", name="Always").click()
    anna.page.get_by_role("radio", name="Русский").click()
    expect(anna.page.get_by_role("heading", name="Настройки")).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(anna.page.get_by_role("switch", name="Звук")).not_to_be_checked()
    expect(anna.page.get_by_role("radio", name="Всегда")).to_be_checked()
    anna.page.wait_for_function("fetch('/api/me').then((told) => told.json()).then((me) => me.language === 'ru')")


def test_a_token_is_shown_once_and_can_be_revoked(anna) -> None:
    make_account(anna, "Tokened")
    anna.open("/settings#programs")
    anna.page.get_by_role("button", name="Make a token").click()
    anna.page.get_by_label("What is it for?").fill("my bot")
    anna.page.get_by_role("button", name="Make it").click()
    assert anna.page.get_by_label("Token", exact=True).input_value().startswith("ridotto_")
    anna.page.reload()
    expect(anna.page.get_by_text("not used yet")).to_be_visible()
    expect(anna.page.get_by_label("Token", exact=True)).to_have_count(0)
    anna.page.get_by_role("button", name="Revoke “my bot”").click()
    expect(anna.page.get_by_text("not used yet")).to_have_count(0)


def test_a_name_and_a_password_are_changed(anna, visitor) -> None:
    make_account(anna, "Before")
    anna.open("/account")
    account = anna.page.locator("#account")
    account.get_by_label("Name").fill("x")
    account.get_by_role("button", name="Change", exact=True).click()
    expect(account.locator("form + .told")).to_have_text("A name has 2 to 24 characters.")  # beside the field
    anna.faults.clear()
    account.get_by_label("Name").fill("Afterwards")
    account.get_by_role("button", name="Change", exact=True).click()
    expect(anna.page.locator(".me")).to_contain_text("Afterwards")
    account.get_by_role("button", name="Change …").click()
    account.get_by_label("Old password").fill("correct horse")
    account.get_by_label("New password").fill("battery staple")
    account.get_by_role("button", name="Save").click()
    expect(account.get_by_text("Your password is changed.")).to_be_visible()
    other = visitor()
    other.ask("POST", "/api/sign-in", {"name": "Afterwards", "password": "battery staple"})


def test_ones_data_comes_as_one_file(anna) -> None:
    anna.open("/settings#data")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "ridotto.json"


def test_whoever_is_erased_is_asked_first_and_is_nobody_afterwards(anna) -> None:
    make_account(anna, "Ephemera")
    anna.open("/settings#data")
    anna.page.get_by_role("button", name="Erase …").click()
    anna.page.get_by_label("Your password").fill("wrong horse")
    anna.page.get_by_role("button", name="Erase me for good").click()
    expect(anna.page.locator("dialog").get_by_role("alert")).not_to_be_empty()
    anna.page.get_by_label("Your password").fill("correct horse")
    anna.page.get_by_role("button", name="Erase me for good").click()
    expect(anna.page.get_by_role("link", name="Sign in")).to_be_visible()
    anna.faults.clear()  # the refusal of the wrong password


def test_signing_out_leaves_a_stranger_and_a_table_in_another_tab_hears_who_comes_back(anna) -> None:
    make_account(anna, "Leaving")
    table = anna.context.new_page()
    table.goto(f"{anna.address}/t/{anna.new_table('podstavec', seats=2, bots=[{'bot': 'novice'}])}")
    expect(table.locator("[data-target=send]")).to_be_visible()
    anna.page.locator(".me").click()  # one's own page has it, and the settings
    anna.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(anna.page.get_by_role("link", name="Sign in")).to_be_visible()
    expect(table.locator(".watch")).to_contain_text("You are watching")
    anna.ask("POST", "/api/sign-in", {"name": "Leaving", "password": "correct horse"})
    table.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(table.locator("[data-target=send]")).to_be_visible()
