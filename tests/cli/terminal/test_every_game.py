"""Every game that is found can be played at the terminal table, in every language."""

from __future__ import annotations

from random import Random

import pytest

from ridotto.cli.terminal.help import help_text
from ridotto.cli.terminal.sentences import ending, rules_text, status, time_left
from ridotto.cli.terminal.session import Session
from ridotto.core import LANGUAGES, games

CHANGES = 60
"""How far a game is followed; some take hundreds of moves."""
PROMPT = 0.8
"""How often a person acts before the clock does."""


def goes_on(session: Session, rng: Random) -> None:
    """One step: a person types a random move, a bot plays, or the clock moves on."""
    if session.go_on():
        return
    question = session.question()
    if question is not None:
        session.answer(question, question.decide())
    elif session.may_act() and (session.wakes_at() is None or rng.random() < PROMPT):
        move = session.match.state.random_move(session.looking, rng)
        session.play(session.game.text.write_move(move))
    else:
        session.clock.now = session.match.due() or session.wakes_at()  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_game_is_told_to_its_players_without_a_word_missing(game, language, seat_at):
    session = seat_at(game, None, *["random"] * (max(2, game.seats[0]) - 1), language=language)
    rng = Random(language)
    seen = set()
    while session.outcome() is None and session.change < CHANGES:
        goes_on(session, rng)
        if session.change not in seen:
            seen.add(session.change)
            drawing = session.game.text.draw(session.view(), session.words, session.names)
            assert drawing.plain.strip()
            assert status(session)
            assert bool(time_left(session)) == (session.match.due() is not None)
            assert all(offer.startswith(session.kinds()) for offer in session.complete(""))
    assert session.story()
    assert help_text(session)
    assert rules_text(session, "").startswith("#")
    if session.outcome() is not None:
        headed = "score-heading" in session.words
        assert len(ending(session, session.outcome())) == len(session.names) + 2 + headed


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_offer_is_a_move_that_can_be_played(game, seat_at):
    session = seat_at(game, None, *["random"] * (max(2, game.seats[0]) - 1))
    rng = Random(1)
    while session.outcome() is None and session.change < CHANGES:
        if session.may_act():
            for offer in session.complete(""):
                move = session.game.text.read_move(offer, session.view())
                session.match.state.check(session.looking, move, session.match.at)
        goes_on(session, rng)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_hint_is_a_move_that_can_be_typed_and_a_reason(game, language, seat_at):
    session = seat_at(game, None, *["random"] * (max(2, game.seats[0]) - 1), language=language)
    rng, hinted = Random(3), 0
    while session.outcome() is None and hinted < 4:
        if session.may_act():
            advice = session.advised(session.wish().consider())
            assert advice.why
            assert not advice.move or session.understood(advice.move) == advice.move
            hinted += 1
        change = session.change
        while session.outcome() is None and session.change == change:
            goes_on(session, rng)
    assert hinted
