"""Moves in the player's language: `ставка 2к` for `bid 2r`. The game's own words always work."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from ridotto.core import Catalogue, Game, Message, Problem
from ridotto.core.messages import read_messages

_VERB = re.compile(r"^verb-(?P<own>\S+) = (?P<said>\S+)$", re.MULTILINE)
_ALSO = re.compile(r"^also-(?P<own>\S+) = (?P<said>.+)$", re.MULTILINE)
"""Other words for a verb, which are understood and never shown."""
_KEY = re.compile(r"\x1b\[[0-9;?]*[A-Za-z~]|\x1bO?.?")
"""What a terminal sends for a key that is no letter."""
_BETWEEN = re.compile(r"(, | · )")


def shown(typed: str, most: int = 40) -> str:
    """What somebody typed, short and without characters that would disturb a terminal, such as those of arrow keys."""
    return "".join(letter for letter in _KEY.sub("", typed) if letter.isprintable())[:most]


class Verbs:
    """The verbs of one game in one language, from the messages `verb-…` and `also-…` of its catalogue; what stands
    behind a verb is translated by the game, where it has names for it."""

    def __init__(self, package: str, language: str, translate: Callable[[str], str] = str) -> None:
        self._translate = translate
        messages = read_messages(package, language)
        self._said = {match["own"]: match["said"] for match in _VERB.finditer(messages)}
        self._own = {word: match["own"] for match in _ALSO.finditer(messages) for word in match["said"].split()}
        self._own |= {said: own for own, said in self._said.items()}

    @classmethod
    def of(cls, game: Game, words: Catalogue) -> Verbs:
        """The verbs of a game in the language of these words, which know what its table calls things."""
        spoken = getattr(game.text, "spoken", None)
        return cls(game.package, words.language, partial(spoken, words=words) if spoken else str)

    def spoken(self, move: str) -> str:
        """A move as the game writes it, in the player's language."""
        verb, blank, rest = self._translate(move).partition(" ")
        return self._said.get(verb, verb) + blank + rest

    def spoken_list(self, moves: str) -> str:
        """Several moves with a comma or a dot between them, each in the player's language."""
        return "".join(map(self.spoken, _BETWEEN.split(moves)))

    def own(self, typed: str) -> str:
        """What a player typed, with the verb as the game reads it."""
        verb, blank, rest = typed.lstrip().partition(" ")
        return self._own.get(verb.lower(), verb) + blank + rest

    def reworded(self, problem: Problem, typed: str) -> Problem:
        """What the game could not read, as it was typed, and what could be typed instead, in the player's language."""
        said = dict(problem.why.values)
        if "examples" in said:
            said["examples"] = self.spoken_list(said["examples"])
        if "typed" in said:
            said["typed"] = shown(typed)
        problem.why = Message(problem.why.id, said)
        return problem

    def beginning(self, typed: str) -> list[str]:
        """What the game should complete: the verb itself, or every verb that begins so in the player's language."""
        start = typed.lstrip().lower()
        if not start or " " in start:
            return [self.own(typed)]
        meant = [own for own, said in self._said.items() if said != own and said.startswith(start)]
        return [typed, *meant]
