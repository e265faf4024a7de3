"""The contract suite, as a pytest plugin that a game from elsewhere can use too."""

from .contract import GameContract
from .tables import Table, usual_tables

__all__ = ["GameContract", "Table", "usual_tables"]
