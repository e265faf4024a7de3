"""Many seeded games of one player against others, of which only those are played that a question needs."""

from collections.abc import Callable

ROUNDING = 1e-9


class Series:
    """So many games. `play` plays one by its number and says what the player wins of it, from nothing to one.

    Questions are answered as if all games were played, but playing ends as soon as the answer is certain."""

    def __init__(self, games: int, play: Callable[[int], float]) -> None:
        self._games, self._play = games, play
        self._won: list[float] = []

    def at_least(self, part: float) -> bool:
        """Does the player win at least this part of all games?"""
        return not self._exceeds(self._lost, 1 - part)

    def at_most(self, part: float) -> bool:
        """Does the player win at most this part of all games?"""
        return not self._exceeds(self._gained, part)

    def between(self, least: float, most: float) -> bool:
        """Does the player win a part of all games between the two?"""
        return self.at_least(least) and self.at_most(most)

    def _gained(self) -> float:
        return sum(self._won)

    def _lost(self) -> float:
        return len(self._won) - sum(self._won)

    def _exceeds(self, so_far: Callable[[], float], part: float) -> bool:
        """Will this sum, which a game raises by one at most, be more than this part of all games?"""
        limit = part * self._games + ROUNDING
        while so_far() <= limit:
            if so_far() + self._games - len(self._won) <= limit:
                return False
            self._won.append(self._play(len(self._won)))
        return True

    def __repr__(self) -> str:
        return f"{sum(self._won):g} won of {len(self._won)} played, of {self._games}"
