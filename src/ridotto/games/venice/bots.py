"""What Venice knows about playing well."""

from __future__ import annotations

from ridotto.core.bot import Bot

BOTS: dict[str, Bot] = {}
