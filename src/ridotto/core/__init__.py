"""What a game is: the contract, and everything a game or a program that plays needs. No I/O, no clock, no game."""

from .bot import LEVELS, Bot, Choice, Decision, Mind, Opinion, Sight
from .chance import Chance, Fast, Sealed
from .discovery import find_game, games
from .forms import (
    Event,
    Move,
    Options,
    Outcome,
    SeatEvent,
    Tell,
    View,
    digest,
    encode,
    ranked,
    turn_on_the_wire,
)
from .game import Game
from .match import Match
from .messages import LANGUAGES, Catalogue, Message, catalogue
from .parts import StateInParts
from .record import BadRecord, Record, read_record, write_record
from .refusal import Problem, Refused
from .state import State
from .text import TextForm

__all__ = [
    "LANGUAGES",
    "LEVELS",
    "BadRecord",
    "Bot",
    "Catalogue",
    "Chance",
    "Choice",
    "Decision",
    "Event",
    "Fast",
    "Game",
    "Match",
    "Message",
    "Mind",
    "Move",
    "Opinion",
    "Options",
    "Outcome",
    "Problem",
    "Record",
    "Refused",
    "Sealed",
    "SeatEvent",
    "Sight",
    "State",
    "StateInParts",
    "Tell",
    "TextForm",
    "View",
    "catalogue",
    "digest",
    "encode",
    "find_game",
    "games",
    "ranked",
    "read_record",
    "turn_on_the_wire",
    "write_record",
]
