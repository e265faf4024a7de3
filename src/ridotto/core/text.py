"""What a game's `text.py` offers: moves and positions as text, and the position drawn for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .forms import Move
from .messages import Catalogue
from .refusal import Problem
from .state import State

if TYPE_CHECKING:
    from rich.text import Text

MOST_OFFERS = 12
"""So many moves a game offers at once, and no more."""
EXAMPLES = 3
ECHOED = 40
"""So much is repeated of what somebody typed."""


class TextForm(Protocol):
    """The functions of a game's `text.py`. Reading is lenient about case and blanks and raises `Problem`.

    It may have more, which the terminal then uses: `explain(typed, view, words)` says what a card or the like is,
    `draw_within(columns, view, words, names)` draws for any width, `spoken(move, words)` says a written move, or the
    beginning of one, with the names and letters of another language: `bid 2к` for `bid 2r`. `read_move` and `complete`
    take those of every language. `held(view, words)` is what only the seat of this view sees, such as its hand, for
    replays that show all of them. `undo_instead(view)` is what the message `undo-instead` names.
    `came_to(before, after, words)` says, for analyses, what moves in secret came to between two views of a seat.
    Of a drawing that does not fit into the window the head is seen before the player begins to type, and then the end,
    with what is the player's own; where `own_first` is true, that is seen at once, with as many of the parts above it,
    between empty lines, as fit; where `now_first` is true, the head stays in sight.
    """

    def write_move(self, move: Any) -> str:
        """A move as a player would type it: `bid 2r 1p`."""

    def read_move(self, typed: str, view: Any) -> Move:
        """What a player typed, as a move. `read_move(write_move(m), view) == m`."""

    def write_position(self, state: Any) -> str:
        """The whole position, secrets included, as a few lines of text."""

    def read_position(self, text: str) -> State:
        """A position from its text. `read_position(write_position(s))` is `s`, chance apart."""

    def draw(self, view: Any, words: Catalogue, names: Sequence[str]) -> Text:
        """What a view shows, drawn for a terminal; it reads without colour too."""

    def complete(self, typed: str, view: Any) -> Sequence[str]:
        """Whole moves that begin with what was typed so far, most sensible first, at most `MOST_OFFERS`."""


def unread(
    typed: str,
    complete: Callable[[str], Sequence[str]],
    otherwise: Sequence[str] = (),
    between: str = ", ",
) -> Problem:
    """What was typed is no move. A few that are: such as go on from it, or else have its first word, or any."""
    begun = typed.strip()
    whole = complete(begun) if begun else ()
    examples = whole or complete(begun.partition(" ")[0]) or otherwise or complete("")
    said = "typed-begun" if whole else "typed-no-move"
    return Problem(said, typed=typed[:ECHOED], examples=between.join(examples[:EXAMPLES]))
