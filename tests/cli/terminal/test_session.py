"""The table without a screen: bots, clock, undo, secrets and records."""

from __future__ import annotations

from importlib import import_module

import pytest

from ridotto.cli.terminal.plans import MOMENT_MS
from ridotto.cli.terminal.session import Session
from ridotto.core import LANGUAGES, Decision, Problem, Refused, find_game


def settle(session: Session) -> None:
    """Let everything happen whose time has come."""
    while session.outcome() is None:
        if session.go_on():
            continue
        question = session.question()
        if question is None:
            return
        session.answer(question, question.decide())


# ---- bots


def test_a_bot_plays_after_a_moment_that_a_person_can_follow(podstavec, seat_at, clock):
    session = seat_at(podstavec, None, "steady", quick=False)
    settle(session)
    assert session.turn() == [0, 1]
    wakes_at = session.wakes_at()
    assert MOMENT_MS[0] <= wakes_at - clock.now < MOMENT_MS[1]
    clock.now = wakes_at
    settle(session)
    assert session.turn() == [0]
    assert session.match.entries[-1].by == "bot"


def test_quick_bots_play_at_once(podstavec, seat_at):
    session = seat_at(podstavec, None, "steady")
    settle(session)
    assert session.turn() == [0]


def test_a_bot_that_wants_to_wait_waits_where_the_clock_is_part_of_the_game(sticks, seat_at, clock):
    session = seat_at(sticks, "patient", None, options={"move_ms": 60_000})
    settle(session)
    assert session.wakes_at() == clock.now + 2000
    clock.now += 1999
    assert not session.go_on()
    clock.now += 1
    assert session.go_on()
    assert session.match.state.left == 9


class Greedy:
    """Takes more than there is."""

    def decide(self, sight, rng):
        return Decision(import_module("sticks.moves").Take(99))


def test_nobody_at_the_terminal_is_blamed_for_a_move_that_a_bot_may_not_play(sticks, seat_at):
    session = seat_at(sticks, None, Greedy())
    with pytest.raises(Refused):
        session.play("take 99")
    session.play("take 1")
    with pytest.raises(Problem, match="table-refused") as told:
        settle(session)
    assert not isinstance(told.value, Refused)
    for language in LANGUAGES:
        assert "Boris" in told.value.sentence(language)


def test_a_pretended_pause_never_makes_a_bot_miss_the_deadline(sticks, seat_at, clock):
    session = seat_at(sticks, "random", None, options={"move_ms": 300}, quick=False)
    settle(session)
    assert session.wakes_at() == clock.now + 299


def test_even_a_quick_bot_pauses_where_nobody_is_waited_for(sticks, seat_at, clock):
    session = seat_at(sticks, "random", None, options={"move_ms": 60_000, "lazy": True})
    settle(session)
    assert MOMENT_MS[0] <= session.wakes_at() - clock.now < MOMENT_MS[1]


def test_a_bot_is_asked_again_whenever_something_changed(sticks, seat_at, clock):
    session = seat_at(sticks, "patient", "patient", None, options={"move_ms": 60_000})
    bot = session.players[0].bot
    bot.asked.clear()
    settle(session)
    settle(session)
    assert bot.asked == [clock.now]  # once, as long as nothing happens
    clock.now += 2000
    settle(session)
    assert bot.asked == [clock.now - 2000, clock.now]


def test_an_answer_that_comes_too_late_is_dropped(podstavec, seat_at):
    session = seat_at(podstavec, None, "random")
    question = session.question()
    session.play("keep")
    session.answer(question, question.decide())
    assert not session.go_on()
    assert session.question().change == session.change


def test_a_bot_never_gets_the_real_state(podstavec, seat_at):
    session = seat_at(podstavec, None, "random")
    session.play("arrange 2r 1e")
    sight = session.question().sight
    assert sight.imagine() is not session.match.state
    assert sight.view() == session.match.state.view(1)


def test_the_same_seed_gives_the_same_bots(podstavec, seat_at):
    entries = []
    for _ in range(2):
        session = seat_at(podstavec, "random", "random")
        settle(session)
        entries.append(session.match.entries)
    assert entries[0] == entries[1]


# ---- the clock


def test_what_is_due_happens_when_the_clock_says_so(sticks, seat_at, clock):
    session = seat_at(sticks, None, None, options={"move_ms": 5000})
    assert not session.ring()
    clock.now += 5000
    assert session.ring()
    assert session.story() == ["Time ran out for Anna."]
    assert session.looking == 1


def test_a_move_typed_too_late_is_judged_after_the_clock_has_acted(sticks, seat_at, clock):
    session = seat_at(sticks, None, "random", options={"move_ms": 5000})
    clock.now += 5000
    with pytest.raises(Refused) as refused:
        session.play("take 3")
    assert refused.value.rule == "TURN"
    assert session.match.state.left == 9


def test_no_clock_runs_while_the_screen_is_passed_on(sticks, seat_at, clock):
    session = seat_at(sticks, None, "random", options={"move_ms": 5000})
    clock.now += 2000
    session.hold_clock()
    clock.now += 60_000
    assert session.now() == clock.now - 60_000
    assert not session.go_on()
    assert session.wakes_at() is None
    session.resume_clock()
    assert session.match.due() == clock.now + 3000
    assert session.match.entries[-1].postpone == 60_000
    clock.now += 3000
    assert session.ring()


def test_bots_do_nothing_behind_the_curtain_while_a_clock_would_run(sticks, seat_at):
    session = seat_at(sticks, "random", None, options={"move_ms": 5000})
    session.hold_clock()
    assert session.question() is None
    session.resume_clock()
    assert session.question() is not None


def test_a_game_without_a_clock_is_never_held(podstavec, seat_at):
    session = seat_at(podstavec, None, None, "random")
    session.hold_clock()
    settle(session)
    assert session.turn() == [0, 1]


# ---- taking back, giving up


def test_undo_goes_back_over_the_replies_of_bots(sticks, seat_at):
    session = seat_at(sticks, None, "random", "random")
    session.play("take 1")
    settle(session)
    assert session.turn() == [0]
    session.undo()
    assert session.match.state.left == 10
    assert session.story() == ["Anna takes back “take 1” and the 2 moves of Boris, Clara after it."]
    assert session.match.entries[-1].undo == 3


def test_what_a_secret_move_held_that_was_taken_back_is_not_told(sticks, seat_at, monkeypatch):
    session = seat_at(sticks, None, "random")
    monkeypatch.setattr(sticks.move_types[0], "secret", True)
    session.play("take 1")
    session.undo()
    assert session.story() == ["Anna takes back a move."]


@pytest.mark.parametrize(("language", "does_it"), [("en", "withdraw 1"), ("ru", "снять 1")])
def test_where_moves_are_final_undo_says_what_does_it_instead(seat_at, language, does_it):
    session = seat_at(find_game("venice"), None, "random", options={"pace": "minutes"}, language=language)
    session.play("borrow 200")
    with pytest.raises(Refused) as refused:
        session.undo()
    assert does_it.split()[0] not in refused.value.sentence(language)  # there is no bid yet
    assert " 100" in refused.value.sentence(language)
    session.play("bid 0 crusade 30x1")
    with pytest.raises(Refused) as refused:
        session.undo()
    assert does_it in refused.value.sentence(language)
    session.play(does_it)
    assert not session.view().bids


def test_undo_twice_takes_back_two_moves_of_a_person(sticks, seat_at):
    session = seat_at(sticks, None, "random", "random")
    for _ in range(2):
        session.play("take 1")
        settle(session)
    session.undo()
    session.undo()
    assert session.match.state.left == 10
    with pytest.raises(Refused, match="UNDO"):
        session.undo()


def test_what_was_sent_in_podstavec_cannot_be_taken_back(podstavec, seat_at):
    session = seat_at(podstavec, None, "random")
    session.play("keep")
    with pytest.raises(Refused, match="UNDO"):
        session.undo()


def test_whoever_has_resigned_makes_idle_moves_while_the_others_play_on(sticks, seat_at):
    session = seat_at(sticks, None, "random", "random")
    session.resign()
    settle(session)
    assert session.outcome().places[0] == 3
    assert {entry.by for entry in session.match.entries if entry.seat == 0} == {"idle"}
    with pytest.raises(Refused):
        session.resign()


def test_nobody_plays_for_a_seat_that_resigned(sticks, seat_at):
    session = seat_at(sticks, None, None, None)
    session.resign()
    settle(session)
    assert session.looking == 1
    session.hand_to("Anna")
    with pytest.raises(Refused, match="TURN"):
        session.play("take 1")


def test_after_the_end_nothing_can_be_played_taken_back_or_given_up(podstavec, seat_at):
    session = seat_at(podstavec, None, None)
    session.resign()
    for deed in (lambda: session.play("keep"), session.undo, session.resign):
        with pytest.raises(Refused, match="OVER"):
            deed()


@pytest.mark.parametrize("sitting", [(None, None), (None, "random")])
def test_once_somebody_gave_up_a_game_for_two_nobody_has_the_turn(podstavec, seat_at, sitting):
    session = seat_at(podstavec, *sitting)
    session.resign()
    view = session.view()
    assert (view.turn, view.due, view.outcome) == ((), None, session.outcome())


def test_the_last_lines_of_the_log_say_why_it_ended_and_who_won(podstavec, seat_at):
    session = seat_at(podstavec, "random", "steady")
    settle(session)
    assert session.story()[-2:] == [session.words.say(session.outcome().message()), "Boris wins."]


# ---- whose eyes


def test_people_act_one_after_another_where_all_act_at_once(podstavec, seat_at):
    session = seat_at(podstavec, None, None, None)
    looked = [session.looking]
    for _ in range(6):
        session.play("keep" if session.view().phase == "arrange" else "bid 1r")
        looked.append(session.looking)
    assert looked == [0, 1, 2, 2, 0, 1, 1]


def test_secret_lines_of_the_log_are_told_to_nobody_else(sticks, seat_at):
    session = seat_at(sticks, None, None, options={"whispers": True})
    session.play("take 1")
    assert session.looking == 1
    assert session.story() == ["Anna takes 1."]
    session.play("take 1")
    assert session.looking == 0
    assert session.story() == ["Anna takes 1.", "The stick whispers 1010 to Anna.", "Boris takes 1."]


def test_a_game_without_secrets_needs_no_curtain(sticks, podstavec, seat_at):
    assert not seat_at(sticks, None, None).shared()
    assert seat_at(podstavec, None, None).shared()
    assert not seat_at(podstavec, None, "random").shared()


def test_a_secret_told_later_closes_the_curtain_from_then_on(sticks, seat_at):
    session = seat_at(sticks, None, None, options={"whispers": True})
    session.play("take 1")
    assert session.shared()


def test_around_the_end_nobodys_secrets_are_on_the_screen(podstavec, seat_at):
    session = seat_at(podstavec, None, None)
    session.resign()
    assert session.outcome() is not None
    assert session.looking is None
    assert not session.view().bag


def test_the_screen_goes_to_another_person_by_name_or_seat_but_never_to_a_bot(podstavec, seat_at):
    session = seat_at(podstavec, None, "random", None)
    session.hand_to("clara")
    assert session.looking == 2
    session.hand_to("0")
    assert session.looking == 0
    for nobody in ("Boris", "1", "7", ""):
        with pytest.raises(Problem, match="seat-nobody"):
            session.hand_to(nobody)


# ---- hints


def test_a_hint_changes_nothing_and_the_same_position_has_the_same_hint(podstavec, seat_at):
    session = seat_at(podstavec, None, "steady")
    settle(session)
    before, change = session.match.state.digest(), session.change
    first, second = (session.advised(session.wish().consider()) for _ in range(2))
    assert first == second
    assert (session.match.state.digest(), session.change) == (before, change)


def test_no_hint_is_given_where_people_play_or_nobody_could_be_asked_or_it_is_not_their_turn(
    podstavec, sticks, seat_at
):
    for session in (seat_at(podstavec, None, None), seat_at(sticks, None, "random")):
        assert not session.hints()
        with pytest.raises(Problem):
            session.wish()
    session = seat_at(podstavec, None, "steady")
    assert session.hints()
    session.play("keep")
    with pytest.raises(Refused) as refused:
        session.wish()
    assert refused.value.rule == "TURN"
    session.resign()
    with pytest.raises(Refused) as refused:
        session.wish()
    assert refused.value.rule == "OVER"


def test_a_bot_that_would_play_what_may_not_be_played_gives_no_hint(podstavec, seat_at, monkeypatch):
    session = seat_at(podstavec, None, "random")

    class Cheat:
        def decide(self, sight, rng):
            return Decision(podstavec.read_move({"type": "bid", "red": 99, "white": 0, "black": 0, "pedestals": 0}))

    monkeypatch.setitem(podstavec.__dict__, "bots", {"steady": Cheat()})
    opinion = session.wish().consider()
    assert opinion is None
    with pytest.raises(Problem) as problem:
        session.advised(opinion)
    assert problem.value.sentence() == "No hint was found this time."


def test_a_bid_that_is_not_offered_because_it_cannot_be_paid_is_not_early(seat_at):
    session = seat_at(find_game("venice"), None, None, options={"pace": "minutes"})
    for name in ("Anna", "Boris"):
        session.hand_to(name)
        session.play("ready")
    assert "bid" not in session.kinds()
    assert not session.is_early("bid 1 opera 5x1")


# ---- what cannot be read


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("standoff", "купить", "«купить» — ещё не весь ход. Можно, например: купить 1 кредит"),
        ("standoff", "сбросить", "«сбросить» — ещё не весь ход. Можно, например: сбросить 1-полимино, сбросить 1 "),
        ("standoff", "поставить 1", "«поставить 1» — ещё не весь ход. Можно, например: поставить 1-полимино 0,0, "),
        ("standoff", "взять две", "Хода «взять две» здесь нет. Можно, например: взять"),
        ("podstavec", "расставить", "«расставить» — ещё не весь ход. Можно, например: расставить 3к, "),
        ("venice", "занять", "«занять» — ещё не весь ход. Можно, например: занять 300, "),
        ("logistics", "запас", "«запас» — ещё не весь ход. Можно, например: запас М"),
    ],
)
def test_whoever_types_a_verb_that_may_be_played_gets_examples_with_it(seat_at, game: str, typed: str, said: str):
    session = seat_at(find_game(game), None, None, language="ru")
    assert typed.split()[0] in session.kinds()
    with pytest.raises(Problem) as problem:
        session.play(typed)
    assert problem.value.sentence("ru").startswith(said)
