"""How a bot thinks, in a process of its own: from a state's view and imagined worlds, never from the state itself."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from random import Random

import msgspec
from msgspec import Struct

from ridotto.bots import find_bot
from ridotto.core import Sight, encode, find_game

LESS_URGENT = 15
"""How much nicer a thinker is than the house: it computes only while nobody else wants to, or nearly so."""


class Question(Struct, frozen=True):
    """What a bot is asked: which seat of which position, and when."""

    game: str
    bot: str
    seat: int
    at: int
    state: bytes
    seed: int


def serve_the_house() -> None:
    """Give way to the house, which people wait for. Ctrl-C stops the house, and the house stops its thinkers; if it is
    killed, they end by themselves."""
    os.nice(LESS_URGENT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_house, daemon=True).start()


def _end_with_the_house() -> None:
    house = parent_process()
    if house is not None:
        house.join()
        os._exit(0)


def decide(question: Question) -> tuple[bytes | None, int]:
    """The move as JSON (`None`: it waits for something to change), and after how many milliseconds."""
    game = find_game(question.game)
    state = game.state_type.restore(msgspec.json.decode(question.state))
    rng = Random(question.seed)
    sight = Sight(state, question.seat, rng, question.at)
    decision = find_bot(game, question.bot).decide(sight, rng)
    return (None if decision.move is None else encode(decision.move)), decision.wait_ms
