"""Hints: whom to ask, and what they say."""

from dataclasses import replace
from random import Random

import pytest

from ridotto.bots import CATALOGUE, levels_of
from ridotto.bots.hints import hint, hinting_bot
from ridotto.core import LANGUAGES, Choice, Decision, Fast, Game, Message, Mind, Opinion, Refused, Sight, games
from ridotto.games.podstavec.moves import Arrange, Bid

PODSTAVEC = games()["podstavec"]


class Plain:
    """Plays the move of an idle player, or waits, and cannot say why."""

    def __init__(self, waits: bool = False) -> None:
        self.waits = waits

    def decide(self, sight: Sight, rng: Random) -> Decision:
        return Decision(None if self.waits else sight.imagine().idle(sight.seat))


class Talkative(Plain):
    """Plays the same and says why."""

    def consider(self, sight: Sight, rng: Random, also: tuple = ()) -> Opinion:
        decision = self.decide(sight, rng)
        return Opinion(decision, (Choice(decision.move, 0.5),), Message("mind-best"))


class Cheat:
    """Bids what may not be bid."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        return Decision(Bid(red=99, white=0, black=0, pedestals=0))


def with_bots(**bots: object) -> Game:
    """Podstavec with these players."""
    game = replace(PODSTAVEC)
    game.__dict__["bots"] = bots
    return game


def asked(game: Game, bot: str, seat: int = 0) -> Opinion:
    state = game.begin(2, game.read_options({}, 2), Fast(7))
    rng = Random(1)
    return hint(game, Sight(state, seat, rng), rng, bot)


@pytest.mark.parametrize(
    ("bots", "whose"),
    [
        ({"steady": Plain(), "keen": Talkative(), "master": Talkative()}, "keen"),
        ({"steady": Plain(), "keen": Plain(), "master": Talkative()}, "master"),
        ({"novice": Plain(), "steady": Plain()}, "steady"),
        ({"sly": Plain()}, None),
        ({}, None),
    ],
)
def test_a_keen_mind_gives_hints_or_else_the_strongest_level_there_is(bots, whose) -> None:
    assert hinting_bot(with_bots(**bots)) == whose


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_game_of_the_house_has_somebody_to_ask(game) -> None:
    assert hinting_bot(game) in levels_of(game)


def test_a_mind_says_why_and_what_it_compared() -> None:
    opinion = asked(with_bots(keen=Talkative()), "keen")
    assert isinstance(opinion.decision.move, Arrange)
    assert opinion.why == Message("mind-best")
    assert opinion.choices == (Choice(opinion.decision.move, 0.5),)


@pytest.mark.parametrize(
    ("waits", "sentences"),
    [
        (False, ["A steady player would play this.", "Бот «ровный» сыграл бы так."]),
        (True, ["A steady player would wait now.", "Бот «ровный» сейчас бы подождал."]),
    ],
)
def test_the_hint_of_a_bot_that_cannot_say_why_is_its_move(waits, sentences) -> None:
    assert not isinstance(Plain(), Mind)
    opinion = asked(with_bots(steady=Plain(waits)), "steady")
    assert (opinion.decision.move is None) == waits
    assert not opinion.choices
    assert [PODSTAVEC.words(language, CATALOGUE).say(opinion.why) for language in LANGUAGES] == sentences


def test_a_move_that_may_not_be_played_is_no_hint() -> None:
    with pytest.raises(Refused):
        asked(with_bots(steady=Cheat()), "steady")
