"""How a bot thinks, in a process of its own: from a state's view and imagined worlds, never from the state itself."""

from __future__ import annotations

import math
import os
import signal
import threading
from multiprocessing import parent_process
from random import Random

import msgspec
from msgspec import Raw, Struct

from ridotto.bots import find_bot, set_up_thinking
from ridotto.bots.hints import hint
from ridotto.core import Game, Sight, encode, find_game
from ridotto.protocol.tables import HintGiven, WeighedMove, to_json

LESS_URGENT = 15
"""How much is added to the nice value of a worker process: it computes when nothing else needs the processor."""
LEAST_URGENT = 19
"""The same for a worker that nobody at a table waits for."""
MOST_CHOICES = 5
"""How many of the compared moves a hint tells at most."""


class Question(Struct, frozen=True):
    """What a bot is asked: which seat of which position, and when."""

    game: str
    bot: str
    seat: int
    at: int
    """The time as the table knows it."""
    state: bytes
    """The whole position: the bot looks at it through a `Sight` of its seat."""
    seed: int
    """The seed of the bot's own chance."""


def set_up_worker(niceness: int) -> None:
    """Lower the priority of this worker process below the house's. It ignores Ctrl-C, because the house stops its
    workers; if the house is killed, it ends by itself."""
    os.nice(niceness)
    set_up_thinking()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_house, daemon=True).start()


def _end_with_the_house() -> None:
    house = parent_process()
    if house is not None:
        house.join()
        os._exit(0)


def decide(question: Question) -> tuple[bytes | None, int]:
    """The bot's move as JSON (`None`: it waits until something changes), and how many milliseconds to wait before it is
    played."""
    game, sight, rng = _asked(question)
    decision = find_bot(game, question.bot).decide(sight, rng)
    return (None if decision.move is None else encode(decision.move)), decision.wait_ms


def advise(question: Question) -> bytes:
    """What the bot would do in this seat, and why: a `HintGiven` as JSON."""
    opinion = hint(*_asked(question), question.bot)
    weighed = [WeighedMove(Raw(encode(move)), worth) for move, worth in opinion.choices if math.isfinite(worth)]
    given = HintGiven(
        bot=question.bot,
        move=Raw(encode(opinion.decision.move)),
        why=opinion.why.shortened(),
        measure=opinion.measure,
        choices=tuple(weighed[:MOST_CHOICES]),
    )
    return to_json(given)


def _asked(question: Question) -> tuple[Game, Sight, Random]:
    game = find_game(question.game)
    state = game.state_type.restore(msgspec.json.decode(question.state))
    rng = Random(question.seed)
    return game, Sight(state, question.seat, rng, question.at), rng
