"""Everything the house stores about a person, as the person may export it: a struct for each table of the database."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Channel: TypeAlias = Literal["players", "onlookers"]
Kind: TypeAlias = Literal["guest", "account", "gone"]


class PersonWritten(Struct, frozen=True):
    """Who they are."""

    id: str
    kind: Kind
    name: str
    language: str
    made_at: int
    seen_at: int
    banned_until: int | None
    ban_reason: str | None
    admin: bool = False


class SessionWritten(Struct, frozen=True):
    """That they are signed in somewhere."""

    person: str
    made_at: int
    expires_at: int


class TokenWritten(Struct, frozen=True):
    """A token of theirs."""

    id: str
    person: str
    label: str
    made_at: int
    used_at: int | None


class ChatLineWritten(Struct, frozen=True):
    """Something they said; `client` is their own id for it."""

    id: int
    table_id: str
    person: str
    channel: Channel
    text: str
    at: int
    client: str | None


class MuteWritten(Struct, frozen=True):
    """Somebody they do not hear."""

    person: str
    muted: str
    at: int


class SilenceWritten(Struct, frozen=True):
    """A table where its host does not let them speak."""

    table_id: str
    person: str
    at: int


class ReportWritten(Struct, frozen=True):
    """What they reported, and whether somebody has seen to it."""

    id: int
    reporter: str
    person: str
    table_id: str
    line: int | None
    said: str | None
    reason: str
    at: int
    settled: bool


class RatingWritten(Struct, frozen=True):
    """How well they play a game: `mu` and `sigma` as openskill has them, and what leaderboards are sorted by."""

    person: str
    game: str
    mu: float
    sigma: float
    shown: float
    games: int
    wins: int
    changed_at: int


class RatedGameWritten(Struct, frozen=True):
    """What one game did to it."""

    table_id: str
    person: str
    game: str
    place: int
    mu_before: float
    sigma_before: float
    mu_after: float
    sigma_after: float
    at: int


class AnalysisWritten(Struct, frozen=True):
    """An analysis that they asked for and that is being worked on; afterwards nobody knows who asked."""

    table_id: str
    status: str
    asked_by: str
    asked_at: int
    seen_at: int
    progress: float


class Written(Struct, frozen=True):
    """Everything that the house stores about a person."""

    people: tuple[PersonWritten, ...]
    sessions: tuple[SessionWritten, ...]
    tokens: tuple[TokenWritten, ...]
    chat_lines: tuple[ChatLineWritten, ...]
    mutes: tuple[MuteWritten, ...]
    silences: tuple[SilenceWritten, ...]
    reports: tuple[ReportWritten, ...]
    ratings: tuple[RatingWritten, ...]
    rated_games: tuple[RatedGameWritten, ...]
    analyses: tuple[AnalysisWritten, ...] = ()
